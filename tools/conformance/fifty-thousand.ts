/**
 * Generated tournaments both ways (question 33 of FIDE's list): ours checked by an outside engine, the engine's own
 * checked by us, and tie-breaks beside FIDE's open checker. Progress and every differing tournament are kept in a
 * folder, so that a run can be stopped and resumed.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkTournament,
  generateTournament,
  pairingTaskOf,
  readTrf,
  writeTrf,
  type Pair,
  type Pairing,
  type Tournament,
} from '../../src-engine/index.ts';
import { recordedPairing } from '../../src-engine/checker/check.ts';
import { YEARS, type Year } from '../../test/oracle/player-facts.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { drawnConfiguration, drawnOptions } from './lib/drawn-tournaments.ts';
import { engineCheck, engineTournament, type EngineRound, type NumberPair } from './lib/outside-engine.ts';
import { compareTieBreaks, type TieBreakCase, type ValueDifference } from './lib/outside-tie-breaks.ts';
import { verdictOn } from './lib/verdicts.ts';

export const ABOUT =
  'tournaments both ways: --engine PATH [--edition 2017|2026] [--count N] [--largest N] [--folder DIR] [--resume] ' +
  '[--tie-breaks tiebreakchecker.py [--every N]]';

interface Tally {
  /** Seed of the next tournament. */
  next: number;
  /** Ours: tournaments and rounds that the engine checked, rounds that it pairs otherwise, files that it refused. */
  ours: Direction;
  /** The engine's: the same, checked by us. */
  theirs: Direction;
  tieBreaks: { tournaments: number; values: number; different: number; refused: number };
  /** Seeds whose drawn options leave a round without a pairing. */
  notPairable: number;
  differences: Difference[];
}

interface Direction {
  tournaments: number;
  rounds: number;
  different: number;
  refused: number;
}

interface Difference {
  readonly place: string;
  readonly verdict: string;
}

const blankDirection = (): Direction => ({ tournaments: 0, rounds: 0, different: 0, refused: 0 });
const blankTally = (): Tally => ({
  next: 1,
  ours: blankDirection(),
  theirs: blankDirection(),
  tieBreaks: { tournaments: 0, values: 0, different: 0, refused: 0 },
  notPairable: 0,
  differences: [],
});

/** Progress is stored after so many seeds. */
const SAVE_EVERY = 25;

/** One run against one engine and edition. */
class Comparison {
  readonly tally: Tally;
  private readonly engine: string;
  private readonly edition: Year;
  private readonly largest: number;
  private readonly folder: string;
  private readonly work = mkdtempSync(join(tmpdir(), 'fifty-thousand-'));
  private readonly tieBreaks: { readonly checker: string; readonly every: number } | null;
  /** Tournaments whose tie-breaks are compared before progress is stored next. */
  private readonly waiting: (TieBreakCase & { readonly seed: number; readonly text: string })[] = [];

  constructor(settings: {
    readonly engine: string;
    readonly edition: Year;
    readonly largest: number;
    readonly folder: string;
    readonly resume: boolean;
    readonly tieBreaks: { readonly checker: string; readonly every: number } | null;
  }) {
    this.engine = settings.engine;
    this.edition = settings.edition;
    this.largest = settings.largest;
    this.folder = settings.folder;
    this.tieBreaks = settings.tieBreaks;
    mkdirSync(this.folder, { recursive: true });
    const progress = this.progressFile();
    this.tally =
      settings.resume && existsSync(progress)
        ? (JSON.parse(readFileSync(progress, 'utf8')) as Tally)
        : blankTally();
  }

  run(count: number): void {
    try {
      while (this.tally.next <= count) {
        const seed = this.tally.next;
        this.ours(seed);
        this.theirs(seed);
        this.tally.next++;
        if (seed % SAVE_EVERY === 0 || seed === count) this.save();
      }
    } finally {
      rmSync(this.work, { recursive: true, force: true });
    }
  }

  private progressFile(): string {
    return join(this.folder, 'progress.json');
  }

  private save(): void {
    this.compareTieBreaks();
    const beside = `${this.progressFile()}.new`;
    writeFileSync(beside, JSON.stringify(this.tally, null, 1));
    renameSync(beside, this.progressFile());
  }

  /** A tournament of our generator, checked by the engine. */
  private ours(seed: number): void {
    const generated = generateTournament(drawnOptions(seed, this.edition, this.largest));
    if (!generated.ok) {
      this.tally.notPairable++;
      return;
    }
    const tournament = generated.value;
    const text = writeTrf(tournament, 'trf16', { lineEnd: '\n' });
    const file = join(this.work, 'ours.trf');
    writeFileSync(file, text);
    const { ours } = this.tally;
    ours.tournaments++;
    const verdict = engineCheck(this.engine, file);
    if (verdict.code === 'refused') {
      ours.refused++;
      this.note(`ours ${seed}`, `refused by the engine: ${verdict.sentence}`, text);
    } else {
      ours.rounds += verdict.rounds;
      for (const round of verdict.differing) {
        const recorded = recordedPairing(tournament.rounds[round.round - 1]!);
        const theirs = withPairs(tournament, recorded, round);
        ours.different++;
        this.noteRound(`ours ${seed}`, tournament, round.round, recorded, theirs, text);
      }
    }
    if (this.tieBreaks !== null && seed % this.tieBreaks.every === 0) this.keepForTieBreaks(seed, tournament);
  }

  private keepForTieBreaks(seed: number, tournament: Tournament): void {
    const text = writeTrf(tournament, 'trf26', { lineEnd: '\n' });
    const file = join(this.work, `tie-breaks-${seed}.trf`);
    writeFileSync(file, text);
    this.waiting.push({ seed, file, tournament, text });
  }

  /** Compares the tie-breaks of the tournaments that wait for it. */
  private compareTieBreaks(): void {
    const waiting = this.waiting.splice(0);
    if (this.tieBreaks === null || waiting.length === 0) return;
    const { tieBreaks } = this.tally;
    const compared = compareTieBreaks(
      this.tieBreaks.checker,
      waiting,
      this.edition === '2017' ? '2024' : '2026',
    );
    waiting.forEach(({ seed, file, text }, place) => {
      rmSync(file);
      const one = compared[place]!;
      if ('refused' in one) {
        tieBreaks.refused++;
        this.note(`tie-breaks ${seed}`, `the checker failed: ${one.refused}`, text);
        return;
      }
      tieBreaks.tournaments++;
      tieBreaks.values += one.compared;
      tieBreaks.different += one.differences.length;
      if (one.differences.length > 0) this.note(`tie-breaks ${seed}`, verdictOnValues(one.differences), text);
    });
  }

  /** A tournament of the engine's generator, checked by us. */
  private theirs(seed: number): void {
    const { theirs } = this.tally;
    const made = engineTournament(this.engine, this.work, drawnConfiguration(seed, this.largest), seed);
    if ('refused' in made) {
      theirs.refused++;
      this.note(`theirs ${seed}`, `not generated: ${made.refused}`, null);
      return;
    }
    const reading = readTrf(made.text);
    const system = `dutch-${this.edition}`;
    const check = reading.ok ? checkTournament(reading.value.tournament, { system }) : null;
    theirs.tournaments++;
    if (!reading.ok || check?.ok !== true) {
      theirs.refused++;
      this.note(`theirs ${seed}`, 'cannot be read by us', made.text);
      return;
    }
    const { tournament } = reading.value;
    for (const { round, agrees } of check.value.rounds) {
      theirs.rounds++;
      if (agrees) continue;
      theirs.different++;
      const task = pairingTaskOf(tournament, round);
      const own = task.ok ? systemOf(system)!.pair(task.value) : task;
      const recorded = recordedPairing(tournament.rounds[round - 1]!);
      this.noteRound(`theirs ${seed}`, tournament, round, own.ok ? own.value : null, recorded, made.text);
    }
  }

  /** Notes a round that is paired differently, and who is right. */
  private noteRound(
    place: string,
    tournament: Tournament,
    round: number,
    ours: Pairing | null,
    theirs: Pairing,
    text: string,
  ): void {
    const task = pairingTaskOf(tournament, round);
    let sentence = 'we find no pairing';
    if (ours !== null && task.ok) {
      const { right, by, criterion } = verdictOn(this.edition, task.value, ours, theirs);
      sentence = `${right} (${by})${criterion === '' ? '' : `; ${criterion}`}`;
    }
    this.note(`${place}, round ${round} of ${tournament.players.length} players`, sentence, text);
  }

  private note(place: string, verdict: string, text: string | null): void {
    this.tally.differences.push({ place, verdict });
    console.log(`  ${place}: ${verdict}`);
    if (text !== null)
      writeFileSync(join(this.folder, `${place.replace(/,.*/, '').replace(' ', '-')}.trf`), text);
  }
}

/** The recorded round with the engine's pairs in place of those that it pairs otherwise. */
function withPairs(
  tournament: Tournament,
  recorded: Pairing,
  { theirs, recorded: others }: EngineRound,
): Pairing {
  const idOf = new Map(tournament.players.map(({ id, tpn }) => [tpn, id]));
  const isPair = ([, second]: NumberPair) => second !== 0;
  const gone = new Set(others.flatMap(([first, second]) => [idOf.get(first), idOf.get(second)]));
  const pairs = theirs
    .filter(isPair)
    .map(([white, black]): Pair => ({ white: idOf.get(white)!, black: idOf.get(black)! }));
  const bye = theirs.find((pair) => !isPair(pair));
  return {
    pairs: [...recorded.pairs.filter(({ white }) => !gone.has(white)), ...pairs],
    bye: bye === undefined ? recorded.bye : idOf.get(bye[0])!,
  };
}

/** Who is right about values that differ, and the values. */
function verdictOnValues(differences: readonly ValueDifference[]): string {
  const reasons = new Set(differences.map(({ reason }) => reason ?? 'nobody knows'));
  const who = reasons.has('nobody knows') ? 'not judged' : 'ours';
  return `${who} (${[...reasons].join(', ')}); ${differences.map(({ text }) => text).join('; ')}`;
}

function directionText(name: string, { tournaments, rounds, different, refused }: Direction): string {
  return `  ${name}: ${tournaments} tournaments, ${rounds} rounds, ${different} different, ${refused} refused`;
}

/** Resolves to the number of differences in which the engine is right or nobody can tell, 0 without an engine. */
export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      engine: { type: 'string' },
      edition: { type: 'string', default: '2026' },
      count: { type: 'string', default: '50000' },
      largest: { type: 'string', default: '60' },
      folder: { type: 'string' },
      resume: { type: 'boolean', default: false },
      'tie-breaks': { type: 'string' },
      every: { type: 'string', default: '20' },
    },
  });
  if (values.engine === undefined) {
    console.log('  skipped: --engine PATH names the engine to compare with');
    return Promise.resolve(0);
  }
  const edition = YEARS.find((each) => each === values.edition);
  if (edition === undefined) throw new RangeError(`--edition is ${YEARS.join(' or ')}`);
  const comparison = new Comparison({
    engine: resolve(values.engine),
    edition,
    largest: Number(values.largest),
    folder: resolve(values.folder ?? `.cache/fifty-thousand/${edition}`),
    resume: values.resume,
    tieBreaks:
      values['tie-breaks'] === undefined
        ? null
        : { checker: resolve(values['tie-breaks']), every: Number(values.every) },
  });
  comparison.run(Number(values.count));
  const { ours, theirs, tieBreaks, notPairable, differences } = comparison.tally;
  console.log(directionText('ours, checked by the engine', ours));
  console.log(directionText("the engine's, checked by us", theirs));
  const { tournaments, values: all, different, refused } = tieBreaks;
  console.log(
    `  tie-breaks: ${tournaments} tournaments, ${all} values, ${different} different, ${refused} refused`,
  );
  console.log(`  seeds that leave a round without a pairing: ${notPairable}`);
  const kinds = Map.groupBy(differences, ({ verdict }) => verdict.replace(/;.*/, ''));
  for (const [kind, list] of kinds) console.log(`  ${list.length}: ${kind}`);
  return Promise.resolve(differences.filter(({ verdict }) => !verdict.startsWith('ours')).length);
}
