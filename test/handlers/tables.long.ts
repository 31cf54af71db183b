/** Tables of players and of results through the handlers: reviewed, decided row by row, stored in one step. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableReading, TableReview } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(() => (program = new Program()));
afterEach(() => program.close());

function file(name: string, ...lines: string[]): string {
  const path = program.path(name);
  writeFileSync(path, lines.join('\r\n'));
  return path;
}

/** Verdict of each row, its options, and the one that counts. */
const outline = ({ rows }: TableReview) =>
  rows.map(({ verdict, options, choice }) => [verdict, choice, ...options.map(({ label }) => label)]);

describe('tables of players', () => {
  const readPlayers = (path: string, reading: TableReading | null = null) =>
    program.run('players.readTable', { file: path, reading });
  const players = async () => (await program.query('players.view', null)).players;
  const events = async () => (await program.query('app.state', null)).document!.lastEvent;

  it('offer for each row whom it may mean, and store nothing before they are accepted', async () => {
    await newTournament(program, 3);
    const before = await events();
    const review = await readPlayers(
      file(
        'entries.csv',
        'Name;Elo;Fed;Birth',
        'Name001, Given;2390;SUI;',
        'Name002, Given;2400;SUI;',
        'Name003, Givenxy;2000;SUI;',
        'New, Nora;1800;GER;1990',
      ),
    );
    expect(outline(review)).toEqual([
      ['matched', 1, 'skip', 'Name001, Given, as entered (2390 · SUI)'],
      [
        'matched',
        1,
        'skip',
        'Name002, Given, as entered (2380 · SUI)',
        'Name002, Given, change rating 2400, not 2380',
      ],
      [
        'ambiguous',
        null,
        'skip',
        'Name003, Given, as entered (2370 · SUI)',
        'Name003, Given, change rating 2000, not 2370',
        'a new player',
      ],
      ['new', 1, 'skip', 'a new player'],
    ]);
    expect(await events()).toBe(before);
  });

  it('wait for a word on every unclear row', async () => {
    await newTournament(program, 3);
    const path = file('entries.csv', 'Name;Fed', 'Name003, Givenxy;SUI', 'New, Nora;GER');
    const { token } = await readPlayers(path);
    const refused = await program.refused('players.acceptTable', { token, choices: [], confirmed: 0 });
    expect(refused).toMatchObject({ code: 'rows-undecided', message: 'Row 2 is unclear.' });
    const left = [{ row: 2, option: 0 }];
    expect(await program.run('players.acceptTable', { token, choices: left, confirmed: 0 })).toEqual({
      added: 1,
      changed: 0,
    });
    expect((await players()).map(({ name }) => name)).not.toContain('Name003, Givenxy');
  });

  it('enter, change and leave out as chosen, and one undo takes it all back', async () => {
    await newTournament(program, 3);
    const before = await players();
    const { token } = await readPlayers(
      file(
        'entries.csv',
        'Name;Elo;Fed;Byes',
        'Name002, Given;2400;SUI;R4',
        'Name003, Givenxy;2000;SUI;',
        'New, Nora;1800;GER;2, 3',
        'New, Otto;1700;GER;',
      ),
    );
    const args = {
      token,
      choices: [
        { row: 2, option: 2 },
        { row: 3, option: 3 },
        { row: 5, option: 0 },
      ],
      confirmed: 0 as const,
    };
    // A second half-point bye is against the advice of C.05 6.7 (4).
    const question = await program.asked('players.acceptTable', args);
    expect(question).toMatchObject({
      level: 3,
      act: 'Import the table',
      consequences: ['New, Nora: a second half-point bye, in round 3.'],
    });
    expect(await program.run('players.acceptTable', { ...args, confirmed: 3 })).toEqual({
      added: 2,
      changed: 1,
    });
    const after = new Map((await players()).map((player) => [player.name, player]));
    const found = ['Name002, Given', 'Name003, Given', 'Name003, Givenxy', 'New, Nora'].map((name) => {
      const { rating, absences } = after.get(name)!;
      return [rating, ...absences.map(({ round }) => round)];
    });
    expect(found).toEqual([[2400, 4], [2370], [2000], [1800, 2, 3]]);
    expect(after.has('New, Otto')).toBe(false);
    await program.run('log.undo', { seq: null, confirmed: 3 });
    expect(await players()).toEqual(before);
  });

  it('never enter one FIDE ID twice, nor change a player by two rows', async () => {
    await newTournament(program, 2);
    const twice = await readPlayers(file('a.csv', 'Name;FIDE ID', 'One, A;77', 'Two, B;77', 'Three, C;78'));
    const choices = [{ row: 3, option: 1 }];
    expect(
      await program.refused('players.acceptTable', { token: twice.token, choices, confirmed: 0 }),
    ).toMatchObject({
      code: 'fide-id-twice',
      message: 'Row 3 has the FIDE ID 77, which One, A has already.',
    });
    const changed = await readPlayers(
      file('b.csv', 'Name;Club', 'Name001, Given;Biel', 'Given Name001;Bern'),
    );
    const both = [2, 3].map((row) => ({ row, option: 2 }));
    expect(
      await program.refused('players.acceptTable', { token: changed.token, choices: both, confirmed: 0 }),
    ).toMatchObject({ code: 'player-changed-twice' });
  });

  it('of late entries are entered as such, with a mark in the log', async () => {
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
    const { token } = await readPlayers(file('late.csv', 'Name;Elo', 'Late, Lena;1800', 'Late, Leo;1700'));
    await program.run('players.acceptTable', { token, choices: [], confirmed: 0 });
    const late = (await players()).filter(({ name }) => name.startsWith('Late'));
    expect(late.map(({ entryRound, arrival }) => [entryRound, arrival])).toEqual([
      [2, 'later'],
      [2, 'later'],
    ]);
    expect((await program.query('app.state', null)).document!.undo!.label).toBe('Import of 2 players');
  });

  it('changing ratings after the start say what that means', async () => {
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
    const { token } = await readPlayers(file('new-list.csv', 'Name;Elo', 'Name002, Given;2450'));
    const question = await program.asked('players.acceptTable', {
      token,
      choices: [{ row: 2, option: 2 }],
      confirmed: 0,
    });
    expect(question.level).toBe(3);
    expect(question.consequences.join(' ')).toContain('1 player changes after the start.');
  });

  it('that were read before something else happened are read again', async () => {
    await newTournament(program, 2);
    const { token } = await readPlayers(file('entries.csv', 'Name;Elo', 'New, Nora;1800'));
    await program.run('players.mark', { player: 1, mark: { kind: 'here' }, confirmed: 0 });
    expect((await program.refused('players.acceptTable', { token, choices: [], confirmed: 0 })).code).toBe(
      'table-stale',
    );
  });

  it('with the same headings are taken as the arbiter took them before, also in another session', async () => {
    await newTournament(program, 2);
    const path = file('entries.csv', 'Name;Notes;Elo', 'New, Nora;Biel;1800');
    const first = await readPlayers(path);
    expect([first.isRemembered, first.columns.map(({ field }) => field)]).toEqual([
      false,
      ['name', 'ignore', 'rating'],
    ]);
    const { token } = await readPlayers(path, {
      ...{ sheet: null, headingRow: null, encoding: null, delimiter: null },
      fields: ['name', 'club', 'rating'],
    });
    await program.run('players.acceptTable', { token, choices: [], confirmed: 0 });
    const { folder } = program;
    await program.close(true);
    program = new Program({}, folder);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    const again = await readPlayers(path);
    expect([again.isRemembered, again.columns.map(({ field }) => field)]).toEqual([
      true,
      ['name', 'club', 'rating'],
    ]);
  });

  it('that cannot be read are refused', async () => {
    await newTournament(program, 2);
    const gone = { file: program.path('gone.csv'), reading: null };
    expect((await program.refused('players.readTable', gone)).message).toBe(`There is no file ${gone.file}.`);
    const empty = { file: file('empty.csv', ''), reading: null };
    expect((await program.refused('players.readTable', empty)).message).toBe('The table is empty.');
  });
});

describe('tables of results', () => {
  const readResults = (path: string, round: number) =>
    program.run('results.readTable', { file: path, round, reading: null });
  const results = async (round: number) =>
    (await program.query('round.view', { round })).boards.map(({ result }) => result);

  beforeEach(async () => {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });

  it('know a player by the pairing number, and a game without its board', async () => {
    const { boards } = await program.query('round.view', { round: 1 });
    const sides = boards.flatMap(({ white, black }) => [white, black]);
    expect(sides.filter(({ id, tpn }) => id === tpn)).toEqual([]);
    const [one, two, three, four] = boards.map(({ white, black }) => [white.tpn, black.tpn]);
    const lines = [`${four![0]},${four![1]},1-0`, `${two![0]},${two![1]},0-1`, `${three![0]},${one![1]},1-0`];
    const { rows, token } = await readResults(file('numbers.csv', 'White,Black,Result', ...lines), 1);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['matched', 'matched', 'rejected']);
    await program.run('results.acceptTable', { token, choices: [], confirmed: 0 });
    expect(await results(1)).toEqual(['open', 'black-wins', 'open', 'white-wins']);
  });

  it('enter what is clear, replace what is ticked, and one undo takes it all back', async () => {
    await program.run('results.enter', { round: 1, board: 2, result: 'draw', confirmed: 0 });
    await program.run('results.enter', { round: 1, board: 3, result: 'draw', confirmed: 0 });
    const path = file('results.csv', 'Board,Result', '1,1-0', '2,0-1', '3,1-0', '4,½-½', '9,1-0', '1,x');
    const { rows, token } = await readResults(path, 1);
    expect(rows.map(({ verdict, choice, facts }) => [verdict, choice, facts])).toEqual([
      ['matched', 1, '1 – 0'],
      ['changes', 0, '0 – 1'],
      ['changes', 0, '1 – 0'],
      ['matched', 1, '½ – ½'],
      ['rejected', 0, ''],
      ['rejected', 0, ''],
    ]);
    expect(await results(1)).toEqual(['open', 'draw', 'draw', 'open']);
    const args = { token, choices: [{ row: 3, option: 1 }], confirmed: 0 as const };
    expect(await program.asked('results.acceptTable', args)).toMatchObject({
      level: 2,
      consequences: ['1 result replaces another.', '2 results are entered.'],
    });
    expect(await program.run('results.acceptTable', { ...args, confirmed: 2 })).toEqual({
      entered: 2,
      replaced: 1,
    });
    expect(await results(1)).toEqual(['white-wins', 'black-wins', 'draw', 'draw']);
    expect((await program.query('app.state', null)).document!.undo!.label).toBe('Import of 3 results');
    // What is entered waits no longer.
    const again = await program.refused('results.acceptTable', { ...args, confirmed: 2 });
    expect(again).toMatchObject({ code: 'not-there' });
    await program.run('log.undo', { seq: null, confirmed: 2 });
    expect(await results(1)).toEqual(['open', 'draw', 'draw', 'open']);
  });

  it('leave the choice between rows that contradict each other', async () => {
    const { rows, token } = await readResults(file('r.csv', 'Board,Result', '1,1-0', '1,0-1'), 1);
    expect(rows).toMatchObject(Array(2).fill({ verdict: 'ambiguous', choice: null }));
    const accept = (...options: number[]) => ({
      ...{ token, confirmed: 0 as const },
      choices: options.map((option, index) => ({ row: index + 2, option })),
    });
    const said = async (args: ReturnType<typeof accept>) =>
      (await program.refused('results.acceptTable', args)).message;
    expect(await said(accept(1))).toBe('Row 3 is unclear.');
    expect(await said(accept(1, 1))).toBe('Rows 2 and 3 both give board 1 of round 1 a result.');
    expect((await results(1))[0]).toBe('open');
    await program.run('results.acceptTable', accept(0, 1));
    expect((await results(1))[0]).toBe('black-wins');
  });

  it('C.04.2 4.3 say what a result of an earlier round does, and keep to it', async () => {
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const was = (await results(1))[0]!;
    const now = was === 'white-wins' ? '0-1' : '1-0';
    const { token } = await readResults(file('r.csv', 'Round;Board;Result', `1;1;${now}`, '2;1;1-0'), 2);
    const args = { token, choices: [{ row: 2, option: 1 }], confirmed: 0 as const };
    const question = await program.asked('results.acceptTable', args);
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 4.3' });
    expect(question.consequences.join(' ')).toContain('counts from the pairing of round 3 on');
    await program.run('results.acceptTable', { ...args, confirmed: 3 });
    expect((await results(1))[0]).toBe(now === '1-0' ? 'white-wins' : 'black-wins');
    expect(await results(2)).toEqual(['white-wins', 'open', 'open', 'open']);
  });

  it('C.04.2 4.3 say that the announced deadline for corrections has passed', async () => {
    const { info, rules } = await program.query('settings.view', null);
    const announced = { info, rules: { ...rules, correctionMinutes: 15 } };
    await program.confirm('settings.change', { ...announced, confirmed: 0 });
    await playRound(program, 1);
    const was = (await results(1))[0]!;
    program.time += 20 * 60_000;
    const path = file('r.csv', 'Board;Result', `1;${was === 'white-wins' ? '0-1' : '1-0'}`);
    const { token } = await readResults(path, 1);
    const args = { token, choices: [{ row: 2, option: 1 }], confirmed: 0 as const };
    expect(await program.asked('results.acceptTable', args)).toMatchObject({
      level: 3,
      consequences: ['1 result replaces another after the announced deadline for corrections.'],
      article: 'C.04.2 4.3',
    });
  });

  it('discard a draft that was paired without them, after asking', async () => {
    await playRound(program, 1);
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const was = (await results(1))[0]!;
    const { token } = await readResults(
      file('r.csv', 'Board;Result', `1;${was === 'white-wins' ? '0-1' : '1-0'}`),
      1,
    );
    const args = { token, choices: [{ row: 2, option: 1 }], confirmed: 0 as const };
    expect((await program.asked('results.acceptTable', args)).consequences.join(' ')).toContain(
      'The draft of round 2 no longer fits and is discarded.',
    );
    // Ticking the row is a yes to the other result, as the page says it, and to no more.
    expect(await program.asked('results.acceptTable', { ...args, confirmed: 2 })).toMatchObject({ level: 3 });
    expect((await program.query('round.view', { round: 2 })).phase).toBe('checked');
    await program.confirm('results.acceptTable', { ...args, confirmed: 2 });
    expect((await program.query('round.view', { round: 2 })).phase).toBe('later');
    expect((await results(1))[0]).toBe(was === 'white-wins' ? 'black-wins' : 'white-wins');
    expect((await program.query('app.state', null)).document!.undo!.label).toMatch(/^Result corrected, /);
  });

  it('are written and read: the pairings of a round, filled in elsewhere, come back', async () => {
    const path = program.path('round 1.csv');
    await program.run('tournament.export', { format: 'pairings-csv', round: 1, target: path });
    await playRound(program, 1);
    const filled = program.path('filled.csv');
    await program.run('tournament.export', { format: 'pairings-csv', round: 1, target: filled });
    const played = await results(1);
    for (const board of [1, 2, 3, 4])
      await program.confirm('results.enter', { round: 1, board, result: 'open', confirmed: 0 });
    const open = await readResults(path, 1);
    expect(new Set(open.rows.map(({ verdict }) => verdict))).toEqual(new Set(['passed']));
    const { token, rows } = await readResults(filled, 1);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['matched', 'matched', 'matched', 'matched']);
    await program.run('results.acceptTable', { token, choices: [], confirmed: 0 });
    expect(await results(1)).toEqual(played);
  });
});

describe('tables that are exported', () => {
  beforeEach(async () => {
    await newTournament(program, 8);
    for (const round of [1, 2, 3]) {
      await pairAndPublish(program, round);
      await playRound(program, round);
    }
    await pairAndPublish(program, 4);
  });

  async function sheet(format: 'standings-xlsx' | 'crosstable-xlsx' | 'pairings-xlsx', round?: number) {
    const path = program.path(`${format}-${round ?? ''}.xlsx`);
    await program.run('tournament.export', {
      format,
      target: path,
      ...(round === undefined ? {} : { round }),
    });
    return readSheet(path);
  }

  it('stand after the newest round with a result, or after the one that is asked for', async () => {
    const roundsOf = async (round?: number) =>
      (await sheet('crosstable-xlsx', round))[0]!.filter((cell) => String(cell).startsWith('Round ')).length;
    expect([await roundsOf(), await roundsOf(2), await roundsOf(4), await roundsOf(0)]).toEqual([3, 2, 4, 0]);
    expect((await sheet('pairings-xlsx'))[1]![0]).toBe(4);
    expect((await sheet('pairings-xlsx', 2))[1]![0]).toBe(2);
  });

  it('have numbers as numbers, half points among them', async () => {
    const rows = await sheet('standings-xlsx', 3);
    const points = rows[0]!.indexOf('Points');
    const found = rows.slice(1).map((row) => row[points]);
    expect(found.every((cell) => typeof cell === 'number')).toBe(true);
    expect(found.some((cell) => Number(cell) % 1 === 0.5)).toBe(true);
  });

  it('of a round that is not on the wall are refused', async () => {
    const asked = { format: 'pairings-csv', round: 5, target: program.path('x.csv') } as const;
    expect((await program.refused('tournament.export', asked)).code).toBe('no-round');
  });

  it('in CSV have the delimiter that is asked for', async () => {
    const path = program.path('x.csv');
    await program.run('tournament.export', { format: 'standings-csv', delimiter: ';', target: path });
    expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFF?Rank;No\.;Title;Name;/);
    const review = await program.run('players.readTable', { file: path, reading: null });
    expect(review.columns.slice(0, 4).map(({ header }) => header)).toEqual(['Rank', 'No.', 'Title', 'Name']);
  });
});
