/** What is exported of a tournament, and what is told before. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { DONE, event, opened } from './made-files.ts';
import { Program } from './program.ts';
import { FIRST, results, SECOND, up } from './written.ts';

let program: Program;
beforeAll(() => (program = new Program()));
afterAll(() => program.close());

describe('an export', () => {
  const file = (target: string) => program.path(target);
  const text = (name: string) => readFileSync(file(name), 'utf8');
  const HAND: EventDraft = {
    kind: 'round-arranged',
    payload: { ...(up(2, SECOND, 4)[0]!.payload as object), changed: 2 } as never,
  };

  it('tells in a TRF26 what touched the pairings and still counts, and in a TRF16 that FIDE mode was left', async () => {
    const left: EventDraft = { kind: 'fide-mode-left', payload: { why: 'by decision' } };
    const against: EventDraft = {
      kind: 'import-against-rules',
      payload: { round: 1, text: 'Board 3 differs' },
    };
    await opened(
      program,
      'hand.wallchart',
      event(5),
      against,
      ...up(1, FIRST, 3),
      ...DONE,
      HAND,
      up(2, SECOND, 4)[1]!,
      left,
    );
    await program.run('tournament.export', { format: 'trf26', target: file('a.trf') });
    await program.run('tournament.export', { format: 'trf16', target: file('b.trf') });
    const told = (name: string) =>
      text(name)
        .split(/\r?\n/)
        .filter((line) => line.startsWith('### '))
        .map((line) => /@ Round \d+/.exec(line)?.[0]);
    const [full, short] = [told('a.trf').filter(Boolean), told('b.trf').filter(Boolean)];
    // The import, the round by hand, and the exit, which is of the round that is on the wall.
    expect(full).toEqual(['@ Round 1', '@ Round 2', '@ Round 2']);
    expect(short).toEqual(['@ Round 2']);
    expect(text('b.trf')).toContain('by decision');
    expect(text('a.trf').trimEnd().split(/\r?\n/).at(-1)).not.toBe(
      text('b.trf').trimEnd().split(/\r?\n/).at(-1),
    );
  });

  it('does not tell a hand that left nothing on the wall', async () => {
    const dropped: EventDraft = { kind: 'round-discarded', payload: { round: 2 } };
    await opened(
      program,
      'drop.wallchart',
      event(5),
      ...up(1, FIRST, 3),
      ...DONE,
      HAND,
      dropped,
      ...up(2, SECOND, 4),
    );
    await program.run('tournament.export', { format: 'trf26', target: file('c.trf') });
    expect(text('c.trf')).not.toMatch(/@ Round/);
    await opened(program, 'draft.wallchart', event(5), ...up(1, FIRST, 3), ...DONE, HAND);
    await program.run('tournament.export', { format: 'trf26', target: file('d.trf') });
    expect(text('d.trf')).not.toMatch(/@ Round/);
  });

  it('of pairings is that of the newest round on the wall, or of the one that is asked for', async () => {
    await opened(
      program,
      'two.wallchart',
      event(5),
      ...up(1, FIRST, 3),
      ...DONE,
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'draw'),
    );
    const pairings = async (name: string, round?: number) => {
      await program.run('tournament.export', {
        ...{ format: 'pairings-csv', delimiter: ',', target: file(name) },
        ...(round === undefined ? {} : { round }),
      });
      return text(name);
    };
    const games = async (...of: Parameters<typeof pairings>) => (await pairings(...of)).split('\r\n');
    const heading =
      '\uFEFFRound,Board,White no.,White title,White,White rating,White points,Black no.,Black title,Black,Black rating,Black points,Result';
    const newest = [
      heading,
      '2,11,2,,"Name8, Given",2300,0.5,1,,"Name9, Given",2400,1,½ – ½',
      '2,14,7,,"Name3, Given",1800,1,3,,"Name7, Given",2200,0,',
      '2,20,4,,"Name6, Given",2100,0,5,,"Name5, Given",2000,0.5,',
      '2,,6,,"Name4, Given",1900,1,,,,,,Bye',
      '',
    ];
    expect(await games('e.csv')).toEqual(newest);
    expect(await games('g.csv', 2)).toEqual(newest);
    expect(await games('f.csv', 1)).toEqual([
      heading,
      '1,11,1,,"Name9, Given",2400,0,4,,"Name6, Given",2100,0,1 – 0',
      '1,14,5,,"Name5, Given",2000,0,2,,"Name8, Given",2300,0,½ – ½',
      '1,20,3,,"Name7, Given",2200,0,6,,"Name4, Given",1900,0,0 – 1',
      '1,,7,,"Name3, Given",1800,0,,,,,,Bye',
      '',
    ]);
    const refused = async (format: 'pairings-csv' | 'standings-csv', round: number) =>
      program.refused('tournament.export', { format, round, delimiter: ',', target: file('h.csv') });
    expect(await refused('pairings-csv', 3)).toMatchObject({
      code: 'no-round',
      message: 'Round 3 is not published yet.',
    });
    expect(await refused('standings-csv', 3)).toMatchObject({
      code: 'no-round',
      message: 'Round 3 is not published yet.',
    });
    expect(await refused('pairings-csv', 0)).toMatchObject({
      code: 'no-round',
      message: 'No round is published yet.',
    });
    expect(existsSync(file('h.csv'))).toBe(false);
    const standings = async (name: string, round?: number) => {
      await program.run('tournament.export', {
        ...{ format: 'standings-csv', delimiter: ';', target: file(name) },
        ...(round === undefined ? {} : { round }),
      });
      return text(name);
    };
    const ranks = async (...of: Parameters<typeof standings>) =>
      (await standings(...of)).split('\r\n').map((line) => line.split(';').slice(0, 4).join(' '));
    const after = [
      '\uFEFFRank (provisional, 2 games open) No. Title Name',
      ...['1 6  Name4, Given', '2 1  Name9, Given', '3 2  Name8, Given', '4 7  Name3, Given'],
      ...['5 5  Name5, Given', '6 3  Name7, Given', '7 4  Name6, Given', ''],
    ];
    expect(await ranks('i.csv')).toEqual(after);
    expect(await ranks('j.csv', 2)).toEqual(after);
    expect(await ranks('k.csv', 1)).toEqual([
      '\uFEFFRank No. Title Name',
      ...['1 7  Name3, Given', '2 6  Name4, Given', '3 1  Name9, Given', '4 2  Name8, Given'],
      ...['5 5  Name5, Given', '6 3  Name7, Given', '7 4  Name6, Given', ''],
    ]);
    const { path, bytes } = await program.run('tournament.export', {
      format: 'players-xlsx',
      target: file('l.xlsx'),
    });
    expect([path, readFileSync(path).length]).toEqual([file('l.xlsx'), bytes]);
  });

  it('of no round is refused, and so is a report to file while a game is open', async () => {
    await opened(program, 'none.wallchart', event(5));
    expect(
      await program.refused('tournament.export', {
        format: 'pairings-csv',
        delimiter: ',',
        target: file('m.csv'),
      }),
    ).toMatchObject({ code: 'no-round', message: 'No round is published yet.' });
    expect(existsSync(file('m.csv'))).toBe(false);
    await opened(program, 'game.wallchart', event(5), ...up(1, FIRST, 3), ...DONE.slice(0, 1));
    const report = { format: 'trf26', purpose: 'report', target: file('n.trf') } as const;
    const refused = await program.refused('tournament.export', report);
    expect(refused).toEqual({
      ...{ code: 'games-open', severity: 'refused', article: 'C.04.2 3.1' },
      advice:
        'Enter the results first. Another program can go on with the tournament from a file “For another program”.',
      message: 'Round 1 has 2 games without a result: no report is written while a game is open.',
    });
    expect(existsSync(file('n.trf'))).toBe(false);
    await program.run('tournament.export', { ...report, purpose: 'exchange' });
    await program.run('tournament.export', {
      format: 'standings-csv',
      purpose: 'report',
      delimiter: ',',
      target: file('o.csv'),
    });
    expect(await program.asked('tournament.export', { ...report, purpose: 'exchange' })).toMatchObject({
      level: 2,
    });
  });

  it('is told what a report lacks, and what an exchange loses', async () => {
    await opened(program, 'lacks.wallchart', event(5), ...up(1, FIRST, 3), ...DONE.slice(0, 1));
    const problems = (format: 'trf16' | 'trf26' | 'players-csv', purpose: 'report' | 'exchange') =>
      program.query('filing.problems', { format, purpose });
    const open = (await problems('trf26', 'report')).find(({ fix }) => fix?.page === 'results')!;
    expect([open.weight, open.fix, open.players]).toEqual(['missing', { page: 'results', round: 1 }, []]);
    expect(await problems('players-csv', 'report')).toEqual([]);
    expect(await problems('trf16', 'exchange')).toEqual([]);
  });

  it('numbers everybody once, also who never came: behind the highest number where those of an import have gaps', async () => {
    const late = { ...event(5) };
    if (late.kind !== 'tournament-imported') throw new Error();
    const { tournament } = late.payload;
    const some = tournament.players.map((each) => ([5, 8].includes(each.id) ? { ...each, tpn: 0 } : each));
    const with0 = (list: typeof some): EventDraft => ({
      ...late,
      payload: { ...late.payload, tournament: { ...tournament, players: list } },
    });
    const numbersIn = async (name: string, list: typeof some) => {
      await opened(program, `${name}.wallchart`, with0(list));
      await program.run('tournament.export', { format: 'trf16', target: file(`${name}.trf`) });
      return text(`${name}.trf`)
        .split(/\r?\n/)
        .filter((line) => line.startsWith('001'))
        .map((line) => [Number(line.slice(4, 8)), line.slice(14, 47).trim().slice(4, 5)].join(' '))
        .toSorted();
    };
    // Identity 9 has the number 1 … 3 the number 7; 8 is stronger than 5, and both stand last.
    expect(await numbersIn('some', some)).toEqual(['1 9', '3 7', '4 6', '6 4', '7 3', '8 8', '9 5']);
    const none = tournament.players.map((each) => ({ ...each, tpn: 0 }));
    expect(await numbersIn('all', none)).toEqual(['1 9', '2 8', '3 7', '4 6', '5 5', '6 4', '7 3']);
  });
});
