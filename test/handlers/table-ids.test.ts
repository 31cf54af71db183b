/** No table makes two players with one FIDE ID, and none gives somebody the FIDE ID of another person unasked. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

describe('FIDE IDs of a table', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 0);
    await program.run('players.add', playerInput('Solo, Clara', 1500));
  });
  afterEach(() => program.close());

  /** Changes registered players and enters the others as typed. */
  async function accept(rows: readonly string[]) {
    const file = program.path('table.csv');
    writeFileSync(file, ['Name;FIDE ID', ...rows].join('\n'));
    const review = await program.run('players.readTable', { file, reading: null });
    const choices = review.rows.map(({ row, options }) => {
      const change = options.findIndex(({ effect }) => effect === 'changes');
      return { row, option: change < 0 ? options.length - 1 : change };
    });
    return program.handlers.commands['players.acceptTable']({ token: review.token, choices, confirmed: 0 });
  }

  it.each([
    ['a changed row before a new one', ['Solo, Clara;12', 'Zhang, Wei;12']],
    ['a new row before a changed one', ['Zhang, Wei;12', 'Solo, Clara;12']],
  ])('are refused twice: %s', async (_, rows) => {
    expect(await accept(rows)).toMatchObject({ refusal: { code: 'fide-id-twice' } });
  });

  it.each([
    ['a registered player', 'Solo, Clara;12', 'Solo, Clara'],
    ['a new one', 'Novak, Petr;12', 'Novak, Petr'],
  ])('ask where the list says that the ID given to %s is somebody else’s', async (_, row, name) => {
    const list = program.path('list.txt');
    const cells = ['12', 'Zhang, Wei', 'CHN', 'M', '', '', '', '', '2500', '0', '20'];
    const line = lineOf([...cells, '0', '0', '20', '0', '0', '20', '2001', '']);
    writeFileSync(list, [LIST_HEADING, line].join('\r\n'));
    await program.run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
    expect(await accept([row])).toMatchObject({
      confirm: {
        level: 2,
        consequences: [`FIDE ID 12, entered for ${name}, is that of Zhang, Wei on the list.`],
      },
    });
  });
});
