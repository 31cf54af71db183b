/**
 * At the keyboard: results are typed without looking, at a steady speed that waits for nothing, while storing takes its time.
 * On a slow laptop the keys wait in a queue that grows to the end, on another one the page comes and goes behind them, and
 * on a quick one it keeps up. Each result has to stand on its own board.
 */
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Program } from '../handlers/program.ts';
import { callFromPage } from './calls.ts';
import { launchLoopback, type RunningProgram } from './hosts.ts';
import { Person } from './scenarios/person.ts';

const PLAYERS = 120;
const BOARDS = PLAYERS / 2;
/** With other work on two cores, keys alone took six minutes to reach such a page. */
const PATIENT = { timeout: 600_000 };
const KEYS = [
  { key: '1', result: 'white-wins' },
  { key: '5', result: 'draw' },
  { key: '0', result: 'black-wins' },
  { key: '9', result: 'forfeit-both-lose' },
] as const;

/** A tournament with round 1 on the wall. */
let begun = '';
let program: RunningProgram | null = null;

/** Identities run against the ratings, so that numbers and boards are others. */
beforeAll(async () => {
  const desk = new Program();
  begun = desk.path('begun.wallchart');
  await desk.run('tournament.create', {
    name: 'Fast fingers',
    city: 'Biel',
    federation: 'SUI',
    startDate: '2026/11/21',
    endDate: '2026/11/22',
    rounds: 5,
    system: 'dutch-2026',
    acceleration: 'none',
    target: begun,
  });
  for (let number = 1; number <= PLAYERS; number++)
    await desk.run('players.add', {
      name: `Name${String(number).padStart(3, '0')}, Given`,
      sex: null,
      title: null,
      rating: 1200 + 7 * number,
      estimate: 0,
      federation: 'SUI',
      fideId: '',
      birth: '',
      club: '',
      category: '',
      feePaid: false,
    });
  await desk.run('round.pair', { round: 1, confirmed: 5 });
  await desk.run('round.publish', { round: 1, confirmed: 5 });
  await desk.close(true);
});

afterEach(async () => {
  await program?.stop();
  program = null;
});

/** Somebody in front of a copy of that tournament. */
async function hall(): Promise<Person> {
  const path = join(mkdtempSync(join(tmpdir(), 'wallchart-test-')), 'open.wallchart');
  copyFileSync(begun, path);
  program = await launchLoopback({ words: [path] });
  await program.page.getByRole('navigation', { name: 'Pages' }).waitFor();
  return new Person(program);
}

/** Sends keys at their moments, whether the page is ready for them or not. */
async function typeAt(session: CDPSession, keys: readonly string[], gap: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of keys) {
    const isEnter = key === 'Enter';
    const press = {
      key,
      code: isEnter ? 'Enter' : `Digit${key}`,
      windowsVirtualKeyCode: isEnter ? 13 : key.charCodeAt(0),
      text: isEnter ? '\r' : key,
    };
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }));
    await new Promise((resolve) => setTimeout(resolve, gap));
  }
  await Promise.all(sent);
}

it.each([
  { gap: 60, commit: 400, slower: 4 },
  { gap: 100, commit: 50, slower: 2 },
  { gap: 150, commit: 0, slower: 1 },
])(
  '60 results at $gap ms a key, $commit ms to store, on a page that takes $slower times as long, stand on their boards',
  { timeout: 1_800_000 },
  async ({ gap, commit, slower }) => {
    const person = await hall();
    const { page } = person;
    await page.route('**/call', async (route) => {
      const isResult = route.request().postData()?.includes('results.enter') === true;
      if (isResult && commit > 0) await new Promise((resolve) => setTimeout(resolve, commit));
      await route.continue();
    });
    await person.press('F4');
    await person.seesHeading('Round 1 results');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // An order in which neighbours are far apart, and a result for each that another board has not.
    const wanted = Array.from({ length: BOARDS }, (_, index) => {
      const board = ((index * 23) % BOARDS) + 1;
      return { board, ...KEYS[index % KEYS.length]! };
    });
    expect(new Set(wanted.map(({ result }) => result)).size).toBe(KEYS.length);
    await typeAt(
      session,
      wanted.flatMap(({ board, key }) => [...String(board), 'Enter', key]),
      gap,
    );
    // However slowly a busy machine stores them: what counts is where they stand.
    await expect.poll(() => page.getByText('Every result is in.').count(), PATIENT).toBeGreaterThan(0);
    await expect.poll(() => page.getByText(/being saved/i).count(), PATIENT).toBe(0);
    const view = await callFromPage(page, 'query', 'round.view', { round: 1 });
    if (!view.ok) throw new Error(view.refusal.message);
    const stored = view.value.boards.map(({ board, result }) => ({ board, result }));
    expect(stored).toEqual(
      wanted.map(({ board, result }) => ({ board, result })).toSorted((a, b) => a.board - b.board),
    );
    expect(view.value.boards.some(({ white, board }) => white.id !== white.tpn && white.tpn !== board)).toBe(
      true,
    );
    person.expectNoErrors();
  },
);
