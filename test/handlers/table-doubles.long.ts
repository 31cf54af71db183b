/** No two rows of a table enter one person of a rating list, also where the list tells no FIDE ID. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

describe('one entry of a list without FIDE IDs', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 0);
    const file = program.path('club.csv');
    const players = ['"Kasper, Jan",1900,7,GER,1990', '"Karsten, Jana",1700,8,GER,1990'];
    writeFileSync(file, ['Name,Rating,ID,Federation,Born', ...players].join('\n'));
    await program.run('lists.import', { file, name: 'Club', month: '2026-11', confirmed: 2 });
  });
  afterEach(() => program.close());

  async function read(rows: readonly string[]) {
    const file = program.path('table.csv');
    writeFileSync(file, ['Name;Federation;Born;FIDE ID', ...rows].join('\n'));
    return program.run('players.readTable', { file, reading: null });
  }

  it('is proposed for one row, and the other says which', async () => {
    const { rows } = await read([
      'Kasper, Jan;GER;1990;11',
      'Kasper, Jan;GER;1990;12',
      'Karsten, Jana;GER;1990;',
    ]);
    expect(rows.map(({ verdict, choice }) => [verdict, choice])).toEqual([
      ['new', 1],
      ['ambiguous', null],
      ['new', 1],
    ]);
    expect(rows[1]!.text).toContain('The same player as in row 2.');
  });

  it('is entered by one row: of two, both rows are named', async () => {
    const { rows, token } = await read(['Kasper, Jan;GER;1990;', 'Kaspar, Jan;;;']);
    expect(rows[1]).toMatchObject({ verdict: 'ambiguous', choice: null });
    expect(rows[1]!.options[1]!.label).toContain('Kasper, Jan');
    const accept = (option: number) => ({ token, choices: [{ row: 3, option }], confirmed: 0 }) as const;
    expect(await program.refused('players.acceptTable', accept(1))).toMatchObject({
      code: 'listed-twice',
      message: 'Rows 2 and 3 would both enter Kasper, Jan of the rating list.',
    });
    expect(await program.run('players.acceptTable', accept(0))).toEqual({ added: 1, changed: 0 });
  });

  it('is not offered where it was entered before', async () => {
    const first = await read(['Kasper, Jan;GER;1990;']);
    await program.run('players.acceptTable', { token: first.token, choices: [], confirmed: 0 });
    const { rows } = await read(['Kasp, J;;;']);
    expect(rows[0]!.text).toContain('Kasper, Jan, GER, 1990 is entered already.');
    expect(rows[0]!.options.map(({ label }) => label)).toEqual(['skip', 'a new player as in the table']);
  });
});
