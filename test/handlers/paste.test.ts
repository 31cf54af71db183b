/** Rows that are pasted from a spreadsheet go into the review that files go into: nothing is stored before. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 8, 5);
});
afterEach(() => program.close());

const pasted = () => program.path('user/pasted/pasted.tsv');
const lastEvent = async () => (await program.query('app.state', null)).document!.lastEvent;

it('results by board and names, as they were copied', async () => {
  await pairAndPublish(program, 1);
  const { boards } = await program.query('round.view', { round: 1 });
  const before = await lastEvent();
  const texts = ['1 – 0', '0 – 1', '½ – ½', '0 – 0'];
  const lines = boards.map(
    ({ board, white, black }, at) => `${board}\t${white.name}\t\t${texts[at]}\t${black.name}\t`,
  );
  const rows = ['Bd\tWhite\tRtg\tResult\tBlack\tRtg', ...lines].join('\r\n');
  const { file } = await program.run('files.paste', { rows });
  const reply = await program.handlers.commands['results.readTable']({ file, round: 1, reading: null });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  expect(reply.value.rows.map(({ verdict }) => verdict)).toEqual(boards.map(() => 'matched'));
  expect(await lastEvent()).toBe(before);
  await program.run('results.acceptTable', { token: reply.value.token, choices: [], confirmed: 0 });
  const after = await program.query('round.view', { round: 1 });
  expect(after.boards.map(({ result }) => result)).toEqual(['white-wins', 'black-wins', 'draw', 'both-lose']);
});

it('players, in every script; a row without a name says so', async () => {
  const rows = 'Name\tRating\tFed\r\n王, 芳\t2101\tCHN\r\nŁukasik, Święta\t1899\tPOL\r\n\t1500\tGER';
  const { file } = await program.run('files.paste', { rows });
  const reply = await program.handlers.commands['players.readTable']({ file, reading: null });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  expect(reply.value.rows.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['王, 芳', 'new'],
    ['Łukasik, Święta', 'new'],
    ['', 'rejected'],
  ]);
});

it('are forgotten when the program ends', async () => {
  await program.run('files.paste', { rows: 'Name\r\nNovák, Jan' });
  expect(existsSync(pasted())).toBe(true);
  await program.close(true);
  expect(existsSync(pasted())).toBe(false);
});

it('are forgotten at the next start after a crash', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-pasted-'));
  const left = join(folder, 'user/pasted/pasted.tsv');
  mkdirSync(dirname(left), { recursive: true });
  writeFileSync(left, 'Name\r\nNovák, Jan');
  const next = new Program({}, folder);
  expect(existsSync(left)).toBe(false);
  await next.close();
});

it('do not keep the program from ending where they cannot be removed', async () => {
  mkdirSync(pasted(), { recursive: true });
  await expect(program.close(true)).resolves.toBeUndefined();
});
