/** The steps of a whole weekend that the main job does not have, by keyboard only. */
import { expect } from 'vitest';
import { callFromPage } from '../calls.ts';
import type { Person } from './person.ts';

const FIRST = ['Al', 'Bren', 'Cor', 'Del', 'Eis', 'Fen', 'Gar', 'Hol', 'Ist', 'Jan', 'Kel', 'Lor'] as const;
const LAST = ['ander', 'berg', 'croft', 'dahl', 'egger', 'feld', 'green', 'haus', 'inger', 'jak'] as const;
const GIVEN = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gil', 'Hana'] as const;
const FEDERATIONS = ['SUI', 'GER', 'FRA', 'ITA', 'AUT'] as const;

/** `count` players with names of their own, the highest rating first. */
export function field(count: number): readonly { readonly name: string; readonly row: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const surname = `${FIRST[index % FIRST.length]}${LAST[Math.floor(index / FIRST.length) % LAST.length]}`;
    const given = GIVEN[index % GIVEN.length];
    const row = [surname, given, 2400 - index * 9, FEDERATIONS[index % 5], 1960 + (index % 50)].join(';');
    return { name: `${surname}, ${given}`, row };
  });
}

export type ResultKey = '1' | '5' | '0' | '+' | '-' | '7';

/** Everybody who is not on the list of absent people arrives: H for each on the list of those who are expected. */
export async function everybodyArrives(person: Person, count: number): Promise<void> {
  await person.press('F2');
  await person.press('Escape', 'n');
  // Asked so often that the rows of the table are left out.
  const says = (left: number) =>
    person.page
      .getByRole('radiogroup')
      .locator('button', { hasText: new RegExp(`^Not arrived ${left}(?!\\d)`) })
      .waitFor({ timeout: 20_000 });
  await says(count);
  for (let left = count; left > 0; left--) {
    await person.press('h');
    await says(left - 1);
  }
  await person.press('a');
}

/** Makes the player of this name the current one and leaves the field with Esc, so that letters act. */
export async function choose(person: Person, name: string): Promise<void> {
  await person.press('F2', '/');
  await person.press('Control+a');
  await person.type(name);
  await person.page.getByRole('complementary').getByText(name, { exact: true }).waitFor();
  await person.press('Escape');
}

/** Everybody who has to agree to the chosen plan is asked, and agrees; then it can be published. */
export async function agreeAll(person: Person): Promise<void> {
  const publish = person.page.getByRole('button', { name: /^Change \d+ boards?/ });
  await publish.waitFor();
  const asked = person.page.getByText(/^ask/);
  for (let left = await asked.count(); left > 0; left = await asked.count()) await person.press('a');
  await expect.poll(() => publish.isEnabled(), { timeout: 20_000 }).toBe(true);
}

interface Board {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
}

/** The boards of a round, all of them: a list on screen shows only those in view. */
export async function boardsOf({ page }: Person, round: number): Promise<readonly Board[]> {
  const reply = await callFromPage(page, 'query', 'round.view', { round });
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value.boards.map(({ board, white, black, result }) => ({
    board,
    white: white.name,
    black: black.name,
    result,
  }));
}

/** Types number, Enter and key for each board that is given a key, without waiting for the screen. */
export async function typeResults(
  person: Person,
  round: number,
  keyOf: (board: number) => ResultKey | null,
): Promise<void> {
  await person.press('F4');
  await person.seesHeading(`Round ${round} results`);
  const open = (await boardsOf(person, round)).filter(({ result }) => result === 'open');
  for (const { board } of open) {
    const key = keyOf(board);
    if (key !== null) await person.press(...String(board), 'Enter', key);
  }
  await expect.poll(() => person.page.getByText(/being saved/i).count(), { timeout: 60_000 }).toBe(0);
}

/** Replaces the result of a board of a finished round: guard, then the page that says what the correction changes. */
export async function correct(person: Person, round: number, board: number, key: ResultKey): Promise<void> {
  await person.press('F4');
  await person.seesHeading(`Round ${round} results`);
  await person.press(...String(board), 'Enter', key);
  // The guard takes no answer before it was on screen for 300 ms.
  await person.page.waitForTimeout(500);
  await person.press('Enter', 'Enter');
  const waiting = person.page.getByRole('button', { name: /^Decide/ });
  await waiting.waitFor();
  await person.press('q');
  await person.seesHeading('Correct a result');
  await person.press('Control+Enter');
  await person.seesHeading(`Round ${round} results`);
  await waiting.waitFor({ state: 'hidden' });
}

/** What the player lines of a report say: the points that stand there, and those that the results beside them add up to. */
export function playersOfReport(
  report: string,
): readonly { readonly name: string; readonly points: number; readonly games: number }[] {
  const worth: Readonly<Record<string, number>> = { '1': 1, '+': 1, F: 1, U: 1, '=': 0.5, H: 0.5 };
  return report.split(/\r?\n/).flatMap((line) => {
    if (!line.startsWith('001 ')) return [];
    // Ten columns for each round: opponent, colour and, in the eighth, the result.
    let games = 0;
    for (let at = 98; at < line.length; at += 10) games += worth[line[at]!] ?? 0;
    return [{ name: line.slice(14, 47).trim(), points: Number(line.slice(80, 84)), games }];
  });
}
