/** The main job as an arbiter does it, step by step, by keyboard only. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { READING_AGE } from '../../../src-renderer/state/typed-ahead.ts';
import type { Person } from './person.ts';

export interface Entrant {
  readonly name: string;
  readonly rating: number;
}

/** As they come to the desk: neither by name nor by rating, so that the order of entry is no pairing number. */
export const ENTRANTS: readonly Entrant[] = [
  { name: 'Grove, Greta', rating: 1910 },
  { name: 'Birch, Boris', rating: 2245 },
  { name: 'Ivory, Ines', rating: 1790 },
  { name: 'Elmer, Eva', rating: 2033 },
  { name: 'Arden, Anna', rating: 2310 },
  { name: 'Hazel, Hugo', rating: 1855 },
  { name: 'Cedar, Clara', rating: 2180 },
  { name: 'Dogan, Deniz', rating: 2104 },
  { name: 'Fernow, Felix', rating: 1987 },
];

export async function createTournament(
  person: Person,
  name: string,
  rounds: number,
  path: string,
): Promise<void> {
  await person.sees('New tournament');
  await person.press('n');
  await person.seesDialog('New tournament');
  await person.fillInOrder([name, 'Bern', 'SUI', '2026/11/21', '2026/11/22', String(rounds)]);
  await person.giveFile(path, () => person.press('Control+s'));
  await person.press('Control+Enter');
  await person.sees('No players yet.');
}

export async function enterPlayers(person: Person, entrants: readonly Entrant[]): Promise<void> {
  await person.press('Control+n');
  await person.seesDialog('New player');
  for (const { name, rating } of entrants) {
    // Name, title, sex, rating.
    await person.fillInOrder([name, null, null, String(rating)]);
    await person.press('Control+Enter');
    await person.sees(`${name} entered`);
  }
  await person.press('Escape');
  await person.waitForRows((rows) => rows.length === entrants.length);
}

/** The desk: three letters and Enter for everybody who comes in. */
export async function checkIn(person: Person, entrants: readonly Entrant[]): Promise<void> {
  await person.press('F2');
  for (const { name } of entrants) {
    await person.type(name.slice(0, 3).toLowerCase());
    await person.press('Enter');
    await person.sees(`${name} present`);
  }
}

/** From a round that is not paired to one on the wall. After round 1 it starts at the finished round before. */
export async function pairAndPublish(person: Person, round: number): Promise<void> {
  await person.press('F3');
  if (round > 1) {
    await person.seesHeading(`Round ${round - 1}`);
    await person.press('Control+Enter');
  }
  await pairShown(person, round);
}

/**
 * The same from the page of the round itself, also while games of the round before are open; `asks`: where the program asks
 * about adjourned games first.
 */
export async function pairShown(person: Person, round: number, asks = false): Promise<void> {
  await person.seesHeading(`Round ${round}`);
  await person.sees(`Round ${round} is not paired yet.`);
  await person.press('Control+Enter');
  if (asks) await person.agrees();
  await person.sees('complete');
  await person.sees('verified by 2 methods');
  await readIssues(person);
  // The step has to be on screen first: a key that is pressed twice does not publish.
  await person.page.waitForTimeout(READING_AGE + 100);
  await person.press('Control+Enter');
  await person.sees(/^Published \d\d:\d\d, v1$/);
}

/** Marks what wants to be read as read, one A for each. */
async function readIssues(person: Person): Promise<void> {
  const unread = person.page.getByRole('button', { name: /^Note: / });
  for (let left = await unread.count(); left > 0; left = await unread.count()) {
    await person.press('a');
    await expect.poll(() => unread.count(), { timeout: 20_000 }).toBeLessThan(left);
  }
}

/** A key of a result, as the page then shows it. */
const SHOWN = { '1': '1 – 0', '0': '0 – 1', '5': '½ – ½' } as const;

/** Keys a result for every board: number, Enter, one key. Each stands on its board then. */
export async function enterResults(
  person: Person,
  round: number,
  resultOf: (board: number) => '1' | '0' | '5',
): Promise<void> {
  await person.press('F4');
  await person.seesHeading(`Round ${round} results`);
  const boards = (await person.rows()).map(([board]) => Number(board));
  expect(boards.length).toBeGreaterThan(0);
  for (const board of boards) {
    await person.press(...String(board), 'Enter', resultOf(board));
    await person.sees(new RegExp(`^${board} · `));
  }
  await person.sees('Every result is in.');
  await person.waitForRows((rows) =>
    boards.every((board, at) => rows[at]?.[0] === String(board) && rows[at].includes(SHOWN[resultOf(board)])),
  );
}

/** The standings as shown: rank, change of rank, number, name, points and tie-breaks. */
export async function standings(person: Person, round: number): Promise<readonly (readonly string[])[]> {
  await person.press('F5');
  await person.seesHeading(`Standings after round ${round}`);
  return person.rows();
}

/** Saves a document of the list by its digit; the file is a PDF. */
async function savePdf(person: Person, digit: number, path: string): Promise<void> {
  await person.press('F9');
  await person.press(String(digit));
  await person.sees(/^\d+ pages?$/);
  await person.giveFile(path, () => person.press('Control+s'));
  await person.sees(/^Saved \d+ pages? as /);
  await expect.poll(() => existsSync(path) && statSync(path).size > 1000).toBe(true);
  expect(readFileSync(path).subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

/** Saves the FIDE report. */
export async function exportReport(person: Person, path: string): Promise<string> {
  await person.press('F7', '1');
  await person.seesHeading('Before you file');
  await person.giveFile(path, () => person.press('Control+s'));
  await person.sees(`Saved ${path}`);
  return readFileSync(path, 'utf8');
}

export async function closeTournament(person: Person): Promise<void> {
  await person.command('close this tournament');
  await person.sees('Recent tournaments');
}

/** Imports a report through its review; one whose rounds the rules do not give asks before (`asks`), at level 3. */
export async function importReport(
  person: Person,
  report: string,
  path: string,
  asks: 'asks' | 'silent' = 'silent',
): Promise<void> {
  await person.giveFile(report, () => person.press('o'));
  await person.sees('Nothing is stored yet.');
  expect(existsSync(path)).toBe(false);
  await person.giveFile(path, () => person.press('Enter'));
  if (asks === 'asks') {
    await person.readsQuestion();
    expect(existsSync(path)).toBe(false);
    await person.press('Control+Enter');
  }
  await person.page.getByRole('navigation', { name: 'Pages' }).waitFor();
}

/** The sheets that hang on the wall, by their digit in the list of documents. */
const WALL_SHEETS = [
  [1, 'pairings-by-board.pdf'],
  [2, 'pairings-by-name.pdf'],
  [4, 'standings.pdf'],
  [5, 'wall-chart.pdf'],
] as const;

export async function saveWallSheets(person: Person, folder: string): Promise<void> {
  for (const [digit, name] of WALL_SHEETS) await savePdf(person, digit, join(folder, name));
}
