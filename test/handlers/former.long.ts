/** The version of a round that hung on the wall before: what the sheet of changed boards is compared with. */
import { copyFileSync, existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formerPairing } from '../../src-main/handlers/log/former.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { readPdf, textOfPage } from '../documents/read-pdf.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program({ fonts: FONT_FOLDER });
  await newTournament(program, 9, 5);
  await pairAndPublish(program, 1);
});
afterEach(() => program.close());

const round = () => program.query('round.view', { round: 1 });
const onWall = async () =>
  (await round()).boards.map(({ white, black }) => ({ white: white.id, black: black.id }));

async function former(round = 1) {
  // This process holds the lock of the file itself: a copy with its journal has the same log.
  const { path } = (await program.query('app.state', null)).document!;
  const copy = program.path('copy.wallchart');
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  const log = readLog(copy);
  if (!log.ok) throw new Error(log.failure.code);
  return formerPairing(log.value, round);
}

async function repair(): Promise<void> {
  const missing = [(await round()).boards[1]!.white.id];
  const asked = { round: 1, missing, arrived: [], held: [], played: [] };
  const { token, plans } = await program.query('round.repairs', asked);
  const agreed = plans[0]!.concerned.map(({ id }) => id);
  await program.confirm('round.repair', { token, plan: 'fewest', agreed, confirmed: 0 });
}

describe('the version before', () => {
  it('is none of a first version, and of a round that is not paired', async () => {
    expect(await former()).toBeNull();
    expect(await former(2)).toBeNull();
  });

  it('is the pairing that was repaired', async () => {
    const before = await onWall();
    await repair();
    expect(await former()).toMatchObject({ version: 1, pairs: before });
  });

  it('is the newer version where the repair was undone: its sheets hang on the wall', async () => {
    await repair();
    const repaired = await onWall();
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await former()).toMatchObject({ version: 2, pairs: repaired });
  });

  it('is the pairing that was unpublished, or whose publication was undone', async () => {
    const before = await onWall();
    await program.confirm('round.unpublish', { round: 1, confirmed: 0 });
    await program.confirm('round.publish', { round: 1, confirmed: 0 });
    expect(await former()).toMatchObject({ version: 1, pairs: before });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    await program.confirm('round.publish', { round: 1, confirmed: 0 });
    expect(await former()).toMatchObject({ version: 2, pairs: before });
  });

  it('is printed as boards that differ', async () => {
    const request = { kind: 'changed-boards', round: 1, paper: 'A4' } as const;
    const unavailable = await program.handlers.queries['documents.render'](request);
    expect(unavailable).toMatchObject({ ok: false, refusal: { code: 'document-unavailable' } });
    const before = await onWall();
    await repair();
    const after = await onWall();
    const { url, pages } = await program.query('documents.render', request);
    const [page] = await readPdf(program.handlers.documentBytes(/^document\/(.+)\.pdf$/.exec(url)![1]!)!);
    expect(pages).toBe(1);
    // The board of who is missing alone, with White before Black.
    expect(
      after.map((pair, at) => pair.white === before[at]!.white && pair.black === before[at]!.black),
    ).toEqual([true, false, true, true]);
    const { players } = await program.query('players.view', null);
    const name = (id: number) => players.find((player) => player.id === id)!.name;
    const [was, now] = [before[1]!, after[1]!];
    expect(textOfPage(page!).replaceAll(' ,', ',')).toContain(
      `Round 1 1 board changed replaces version 1 Board White Black 2 ${name(now.white)} ${name(now.black)} before ${name(was.white)} ${name(was.black)} No game ${name(was.white)}: absent Version 2, `,
    );
  });
});
