/** What is told before a report is filed or a file goes to another program, and where each problem is put right. */
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src-engine/index.ts';
import { filingQueries, fixOf } from '../../src-main/handlers/filing/export.ts';
import type { ExportFormat } from '../../src-main/ipc/contract.ts';
import { FIRST, imported, players, results, SECOND, up } from './written.ts';
import { refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

type Problem = Parameters<typeof fixOf>[0];

describe('a problem of a report', () => {
  const fix = (code: string, more: object = {}) =>
    fixOf({ code, players: [], ...more } as unknown as Problem);

  it('is put right where it comes from', () => {
    expect([fix('games-open', { round: 4 }), fix('games-adjourned', { round: 5 })]).toEqual([
      { page: 'results', round: 4 },
      { page: 'results', round: 5 },
    ]);
    expect([fix('rounds-unpublished'), fix('rounds-unpaired')]).toEqual([
      { page: 'round' },
      { page: 'round' },
    ]);
    expect([fix('system-without-code'), fix('players-missing')]).toEqual([
      { page: 'system' },
      { page: 'players' },
    ]);
  });

  it('of ranks is put right nowhere, and any other among the players that it names or in the settings', () => {
    expect([fix('rank-missing'), fix('rank-differs', { players: [7] })]).toEqual([null, null]);
    expect([fix('city-missing'), fix('fide-id-missing', { players: [7] })]).toEqual([
      { page: 'settings' },
      { page: 'players' },
    ]);
  });
});

describe('before a file is written', () => {
  const MORE: Readonly<Record<number, Partial<Player>>> = {
    5: { fideId: '105', title: 'IM' },
    8: { title: 'GM', womensTitle: 'WGM' },
  };
  const field = players.map((each) => ({ ...each, fideId: String(1000 + each.id), ...MORE[each.id] }));
  const desk = new WrittenDesk([
    imported(field.map((each) => (each.id === 4 ? { ...each, fideId: '' } : each))),
    ...up(1, FIRST, 3),
    ...results(1, FIRST, 'white-wins', 'draw'),
    // Nobody has seen it.
    up(2, SECOND, 4)[0]!,
  ]);
  const norms = [
    { player: 8, title: 'GM' },
    { player: 5, title: 'WIM' },
  ] as never;
  const problems = (format: ExportFormat, purpose: 'report' | 'exchange', made = norms) =>
    valueOf(filingQueries(desk.desk, () => made)['filing.problems']({ format, purpose }));

  it('what the report lacks is named with whom it concerns, and the norms that were made come last', async () => {
    const told = await problems('trf26', 'report');
    expect(told.find(({ fix }) => fix?.page === 'results')).toEqual({
      ...{ weight: 'missing', fix: { page: 'results', round: 1 }, players: [] },
      text: 'Round 1: 1 game has no result.',
    });
    expect(told.find(({ text }) => text.startsWith('Players without a FIDE ID'))).toEqual({
      ...{ weight: 'missing', fix: { page: 'players' } },
      text: 'Players without a FIDE ID: their games cannot be rated.',
      players: [{ id: 4, tpn: 6, name: 'Name4, Given', title: null, rating: 1900 }],
    });
    expect(told.at(-1)).toEqual({
      ...{ weight: 'advice', fix: { page: 'norms' }, players: [] },
      text: 'Title norms made, each needs its certificate (B.01 1.8): Name8, Given GM · Name5, Given WIM',
    });
    const without = await problems('trf26', 'report', [] as never);
    expect(without).toEqual(told.slice(0, -1));
  });

  it('what another program does not read is named, and nothing of a table', async () => {
    const lost = await problems('trf16', 'exchange');
    expect(lost.filter(({ weight, fix }) => weight !== 'advice' || fix !== null)).toEqual([]);
    expect(lost.find(({ players: whom }) => whom.length > 0)).toMatchObject({
      text: 'Not carried: women’s title of 1 player.',
      players: [{ id: 8, tpn: 2 }],
    });
    expect([await problems('standings-csv', 'report'), await problems('pairings-xlsx', 'exchange')]).toEqual([
      [],
      [],
    ]);
  });

  it('a tournament is needed', async () => {
    const none = new WrittenDesk([imported()]);
    none.desk.document = null;
    const asked = { format: 'trf26', purpose: 'report' } as const;
    expect((await refusalOf(filingQueries(none.desk)['filing.problems'](asked))).code).toBe('no-document');
  });
});
