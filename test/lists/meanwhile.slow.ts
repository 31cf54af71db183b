/**
 * Results are entered and stored while a rating list is read. How long each takes is measured, by `npm run bench -- lists`:
 * other tests run beside this one.
 */
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { listLines } from '../../tools/bench/lib/rating-list.ts';
import { BOARDS, makeTournament } from '../../tools/bench/lib/listed-program.ts';
import { Program } from '../handlers/program.ts';

const LINES = 60_000;
const program = new Program();
afterAll(() => program.close());

describe('while a rating list is read', () => {
  it(`${BOARDS} results are stored, none waits for the list`, async () => {
    const tournament = program.path('meanwhile.wallchart');
    makeTournament(tournament);
    await program.run('tournament.open', { file: tournament });
    const list = program.path('players_list_nov26.txt');
    writeFileSync(list, [...listLines(LINES, 7)].join('\r\n'));
    let isReading = true;
    const args = { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 } as const;
    const reading = program.run('lists.import', args).finally(() => (isReading = false));
    let during = 0;
    for (let board = 1; board <= BOARDS; board++) {
      await program.run('results.enter', { round: 1, board, result: 'draw', confirmed: 0 });
      if (isReading) during++;
    }
    await reading;
    expect(during).toBeGreaterThan(BOARDS / 2);
    const { boards } = await program.query('round.view', { round: 1 });
    expect(boards.map(({ result }) => result)).toEqual(Array.from({ length: BOARDS }, () => 'draw'));
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: LINES }]);
  });
});
