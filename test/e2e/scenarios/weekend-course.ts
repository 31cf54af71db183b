/** A whole weekend of 120 players by keyboard, step by step. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { formatPoints } from '../../../src-engine/model/points.ts';
import type { Host, RunningProgram } from '../hosts.ts';
import { findingsInThemes } from '../looks.ts';
import { createTournament, exportReport, pairAndPublish, pairShown, standings } from './main-job.ts';
import { Person } from './person.ts';
import {
  agreeAll,
  boardsOf,
  choose,
  correct,
  everybodyArrives,
  field,
  playersOfReport,
  typeResults,
  type ResultKey,
} from './weekend.ts';

const PAGES = [
  ['F2', 'Find a name or a FIDE ID'],
  ['F3', 'Why not another pair?'],
  ['F4', 'The hall'],
  ['F5', /^Standings after round/],
  ['F6', /./],
  ['F7', 'Before you file'],
  ['F8', 'The tournament at that time'],
  ['F9', 'The preview shows the PDF itself.'],
] as const;
/** What the screen showed when the weekend failed. */
const PICTURE = join(import.meta.dirname, '../../../.cache/weekend.png');
const ROUNDS = 9;
const ENTERED = 114;
const LATE = [
  'Quist, Nora',
  'Quade, Omar',
  'Rossi, Pia',
  'Ryan, Quin',
  'Stone, Rhea',
  'Swift, Sven',
] as const;

/** More than half of the boards are won by the higher number, as in a real open. */
const usual =
  (round: number) =>
  (board: number): ResultKey =>
    (['1', '5', '0', '1', '5', '1', '0'] as const)[(board * 3 + round) % 7]!;

/** A weekend in one host, step by step. */
class Weekend {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  readonly #entrants = field(ENTERED);
  readonly #late = this.#entrants[20]!.name;
  readonly #looks: string[] = [];
  /** The two whose result was corrected too late. */
  #ratedOtherwise: readonly string[] = [];
  program: RunningProgram;
  person: Person;

  constructor(program: RunningProgram) {
    this.program = program;
    this.person = new Person(program);
  }

  /** What axe-core says of what is shown now, with the name of it. Rows of one table are alike, and long tables have many. */
  async #look(where: string): Promise<void> {
    const found = await findingsInThemes(this.person.page, 'sample');
    this.#looks.push(...found.map((finding) => `${where}, ${finding}`));
  }

  /** Entries from a table; everybody arrives but for one who comes later, one who is absent, one with a bye to come. */
  async register(): Promise<void> {
    const { person } = this;
    await createTournament(person, 'Weekend Open', ROUNDS, join(this.#folder, 'weekend.wallchart'));
    writeFileSync(
      join(this.#folder, 'entries.csv'),
      ['Surname;First name;Elo;Fed;Born', ...this.#entrants.map(({ row }) => row)].join('\r\n'),
    );
    await person.giveFile(join(this.#folder, 'entries.csv'), () => person.press('Control+i'));
    await person.seesDialog('Players from a table');
    await person.press('Control+Enter');
    await person.sees(`${ENTERED} players entered`);
    await everybodyArrives(person, ENTERED);

    const absent = this.#entrants[41]!.name;
    const withBye = this.#entrants[62]!.name;
    await choose(person, this.#late);
    await person.press('l');
    await person.seesDialog(`${this.#late} comes late`);
    await person.press('Enter');
    await person.sees(`${this.#late} plays from round 2`);
    await choose(person, absent);
    await person.press('u', 'u');
    await person.sees(`${absent} is absent in round 1`);
    await choose(person, withBye);
    await person.press('b');
    await person.seesDialog(`Bye for ${withBye}`);
    await person.type('3');
    await person.press('Enter');
    await person.sees(`${withBye}: bye in round 3`);
  }

  async roundOne(): Promise<void> {
    const { person } = this;
    await pairAndPublish(person, 1);
    await typeResults(person, 1, usual(1));
    await person.sees('Every result is in.');
  }

  /** Six late entries once round 1 is on the wall; and who comes late is here: nobody is paired before (C.04.2 2.4). */
  async lateEntries(): Promise<void> {
    const { person } = this;
    await person.press('F2', 'Control+n');
    await person.seesDialog('New player');
    for (const [index, name] of LATE.entries()) {
      await person.fillInOrder([name, null, null, String(1900 - index * 40)]);
      await person.press('Control+Enter');
      await person.sees(`${name} entered`);
    }
    await person.press('Escape');

    await choose(person, this.#late);
    await person.press('h');
    await person.sees(`${this.#late} present`);
  }

  /** Somebody does not come after round 2 is on the wall. */
  async noShow(): Promise<void> {
    const { person } = this;
    await pairAndPublish(person, 2);
    const missing = (await boardsOf(person, 2))[7]!;
    await person.press('F3', 'r');
    await person.seesHeading('Repair round 2');
    // Until the round is there, no key is heard.
    await person.sees('Nothing is said yet.');
    await person.press('n');
    await person.type('8');
    await person.press('Enter');
    await person.sees(`${missing.white} is not there`);
    await this.#look('repair');
    await agreeAll(person);
    await person.press('Control+Enter');
    await person.agrees();
    await person.sees(/^Published \d\d:\d\d, v2$/);
    await typeResults(person, 2, usual(2));
    await person.sees('Every result is in.');
  }

  async withdrawal(): Promise<void> {
    const { person } = this;
    const leaving = this.#entrants[90]!.name;
    await choose(person, leaving);
    await person.press('w');
    await person.seesDialog(`Withdraw ${leaving}`);
    await person.press('Enter');
    await person.sees(`${leaving} withdrawn from round 3`);
    await pairAndPublish(person, 3);
    await typeResults(person, 3, usual(3));
    await pairAndPublish(person, 4);
    await typeResults(person, 4, usual(4));
  }

  /** A wrong result, two rounds old. */
  async oldMistake(): Promise<void> {
    const { person } = this;
    await person.press('F4', 'Control+ArrowUp', 'Control+ArrowUp');
    const wrong = (await boardsOf(person, 2))[4]!;
    this.#ratedOtherwise = [wrong.white, wrong.black];
    await correct(person, 2, 5, wrong.result === 'draw' ? '1' : '5');
    await person.press('Control+ArrowDown', 'Control+ArrowDown');
  }

  /** Round 5: one game is adjourned, three are still on when the next round is wanted. */
  async adjournment(): Promise<void> {
    const { person } = this;
    await pairAndPublish(person, 5);
    const adjourned = (await boardsOf(person, 5)).length;
    await typeResults(person, 5, (board) =>
      board <= 3 ? null : board === adjourned ? '7' : usual(5)(board),
    );
    await person.press('F3', 'Control+ArrowDown');
    await person.seesHeading('Round 6');
    await person.press('v');
    await person.seesHeading('Round 6, preview');
    await person.sees('3 × 3 × 3 × 3 = 81');
    await this.#look('preview');
    await person.press('Escape');
    await person.press('Control+ArrowUp');
    await typeResults(person, 5, (board) => (board <= 3 ? '5' : null));
    await person.press('F3', 'Control+ArrowDown');
    await pairShown(person, 6, true);
    await typeResults(person, 6, usual(6));
    // The adjourned game has ended.
    await person.press('F4', 'Control+ArrowUp');
    await correct(person, 5, adjourned, '1');
    await person.press('Control+ArrowDown');
  }

  /** Round 7: the plug is pulled in the middle of the results. */
  async powerCut(launch: Host['launch']): Promise<void> {
    let { person } = this;
    await pairAndPublish(person, 7);
    await typeResults(person, 7, (board) => (board <= 30 ? usual(7)(board) : null));
    const before = await boardsOf(person, 7);
    await this.program.kill();
    this.program = await launch({ userData: this.program.userData });
    person = this.person = new Person(this.program);
    await person.sees(/The program had not closed this file\. Nothing is lost/);
    expect(await boardsOf(person, 7)).toEqual(before);
    await typeResults(person, 7, usual(7));
  }

  /** The last rounds, every page, and the report. */
  async ending(): Promise<void> {
    const { person } = this;
    for (let round = 8; round <= ROUNDS; round++) {
      await pairAndPublish(person, round);
      await typeResults(person, round, usual(round));
    }
    await person.sees('Every result is in.');
    const table = await standings(person, ROUNDS);
    for (const [page, sees] of PAGES) {
      await person.press(page);
      await person.sees(sees);
      await this.#look(page);
    }
    expect(this.#looks).toEqual([]);
    const report = await exportReport(person, join(this.#folder, 'weekend.trf'));
    const lines = playersOfReport(report);
    expect(lines).toHaveLength(ENTERED + LATE.length);
    // The correction that came too late counts for ratings alone (C.04.2 4.3).
    for (const { name, points, games } of lines)
      if (!this.#ratedOtherwise.includes(name)) expect([name, points]).toEqual([name, games]);
    expect(new Set(lines.map(({ points }) => points)).size).toBeGreaterThan(9);
    expect(table[0]).toContain(formatPoints(10 * Math.max(...lines.map(({ points }) => points))));
  }
}

const STEPS = [
  'register',
  'roundOne',
  'lateEntries',
  'noShow',
  'withdrawal',
  'oldMistake',
  'adjournment',
  'powerCut',
  'ending',
] as const;

/** Plays the weekend in a host, and answers the seconds that each step took. */
export async function playWeekend({ launch }: Host): Promise<string> {
  const weekend = new Weekend(await launch());
  const took: string[] = [];
  let ended = false;
  const started = performance.now();
  const secondsSince = (then: number) => ((performance.now() - then) / 1000).toFixed(1);
  try {
    for (const step of STEPS) {
      const begun = performance.now();
      await weekend[step](launch);
      took.push(`${step} ${secondsSince(begun)}`);
    }
    weekend.person.expectNoErrors();
    expect(await weekend.program.stop()).toBe(0);
    ended = true;
  } finally {
    if (!ended) {
      console.log(`failed after ${took.join(', ')}`);
      await weekend.person.page.screenshot({ path: PICTURE });
      await weekend.program.kill();
    }
  }
  return `${secondsSince(started)} s: ${took.join(', ')}`;
}
