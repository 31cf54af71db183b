/** What pages offer to choose from, in its order, and where their numbers begin and end. */
import { describe, expect, it } from 'vitest';
import type { ImportReview } from '../../../src-main/ipc/contract.ts';
import { NARROW } from '../../../src-renderer/state/board-columns.ts';
import {
  exportRequest,
  fileName,
  isReport,
  PURPOSES,
  REPORTS,
  TABLE_FILES,
  TABLES,
} from '../../../src-renderer/state/files/export-choice.ts';
import {
  emptyText,
  REVIEW_PARTS,
  reviewColumns,
  reviewLines,
} from '../../../src-renderer/state/files/import-review.ts';
import { USUAL_ROUNDS, USUAL_SYSTEM } from '../../../src-renderer/state/files/new-tournament.svelte.ts';
import {
  copiedBoards,
  copiedPlayers,
  copiedStandings,
  isTable,
  tabSeparated,
} from '../../../src-renderer/state/files/rows-to-copy.ts';
import { ROW_FILTERS } from '../../../src-renderer/state/files/table-review.svelte.ts';
import {
  FIELD_KINDS,
  FIRST_SYSTEMS,
  LAB_VIEWS,
  LabDesk,
} from '../../../src-renderer/state/laboratory.svelte.ts';
import { daysBetween, daysSince } from '../../../src-renderer/state/lists/list-age.ts';
import { placeOf } from '../../../src-renderer/state/lists/list-place.ts';
import { heatOf, placeGroups, shareText, sumOf } from '../../../src-renderer/state/place-groups.ts';
import { ratingSourceOf } from '../../../src-renderer/state/players/rating-source.ts';
import { sharedGroups } from '../../../src-renderer/state/players/shared-groups.ts';
import { secondRows } from '../../../src-renderer/state/results/second-entry.svelte.ts';
import { text } from '../../../src-renderer/texts.ts';
import { boardOf, PLAYERS } from '../fixture-bridge.ts';

describe('what is offered', () => {
  it('is in its order', () => {
    expect([REPORTS, TABLES, PURPOSES, TABLE_FILES]).toEqual([
      ['trf16', 'trf26'],
      ['standings', 'crosstable', 'pairings', 'players'],
      ['report', 'exchange'],
      ['xlsx', 'comma', 'semicolon', 'tab'],
    ]);
    expect([REVIEW_PARTS, ROW_FILTERS]).toEqual([
      ['file', 'rounds', 'values'],
      ['all', 'unclear', 'other', 'noted', 'rejected'],
    ]);
    expect([FIELD_KINDS, LAB_VIEWS]).toEqual([
      ['tournament', 'file', 'typed', 'ratings'],
      ['table', 'compared', 'measures'],
    ]);
    expect([USUAL_ROUNDS, USUAL_SYSTEM, NARROW]).toEqual([[5, 6, 7, 8, 9, 11], 'dutch-2026', 1240]);
    expect(new LabDesk().chosen).toEqual([
      ...['dutch-2026', 'dutch-2026+baku-2026', 'dubov-2026'],
      ...['burstein-2026', 'mwm-burstein', 'mwm-random2'],
    ]);
    // A digit each.
    expect(FIRST_SYSTEMS).toBe('123456789'.length);
  });

  it('is a report for a federation, or a table', () => {
    expect([...REPORTS, ...TABLES].map(isReport)).toEqual([true, true, false, false, false, false]);
    expect(exportRequest('trf16', 'xlsx', 3, 'exchange')).toEqual({
      ...{ format: 'trf16', purpose: 'exchange', extension: 'trf' },
    });
    expect(exportRequest('crosstable', 'semicolon', 3, 'report')).toEqual({
      ...{ format: 'crosstable-csv', round: 3, delimiter: ';', extension: 'csv' },
    });
    expect(exportRequest('players', 'xlsx', 3, 'report')).toEqual({
      format: 'players-xlsx',
      extension: 'xlsx',
    });
    expect(exportRequest('standings', 'xlsx', null, 'report')).toEqual({
      ...{ format: 'standings-xlsx', extension: 'xlsx' },
    });
  });

  it.each([
    ['..a..', 'a.trf'],
    ['a.b', 'a.b.trf'],
    ['a . ', 'a.trf'],
    ['  a \t\n b  ', 'a b.trf'],
    ['a<>:"|?*b', 'a b.trf'],
    ['nul', 'tournament nul.trf'],
    ['LPT1', 'tournament LPT1.trf'],
    ['com10', 'com10.trf'],
    ['xcon', 'xcon.trf'],
    ['...', 'tournament.trf'],
  ])('under the name %j is called %j', (name, file) => {
    expect(fileName(name, 'trf')).toBe(file);
  });
});

describe('the review of a report', () => {
  const review = {
    deviations: [
      { severity: 'note', line: 3, column: 4, text: 'A note.', found: 'x', takenAs: 'y' },
      { severity: 'error', line: 9, column: 10, text: 'An error.', found: 'v', takenAs: 'w' },
    ],
    roundDifferences: [
      { round: 4, weight: 'summary', text: 'It differs.' },
      { round: 5, weight: 'detail', text: 'A board.' },
    ],
    valueDifferences: ['One.'],
    ...{ ranksUpTo: null, playedRounds: 5, checkedRounds: 4 },
  } as unknown as ImportReview;
  const words = text.import;

  it('has a line for each finding, with its place', () => {
    const place = (line: number, column: number) => ({
      place: words.place(line, column),
      where: words.placeWords(line, column),
    });
    expect(reviewLines(review, 'file')).toEqual([
      { key: 1, severity: 'error', ...place(9, 10), text: 'An error.', found: 'v', taken: 'w' },
      { key: 0, severity: 'note', ...place(3, 4), text: 'A note.', found: 'x', taken: 'y' },
    ]);
    const nothing = { found: '', taken: '' };
    expect(reviewLines(review, 'rounds')).toEqual([
      { key: 0, severity: 'warning', place: '4', where: words.round(4), text: 'It differs.', ...nothing },
      { key: 1, severity: 'note', place: '5', where: words.round(5), text: 'A board.', ...nothing },
    ]);
    expect(reviewLines(review, 'values')).toEqual([
      { key: 0, severity: 'warning', place: '', where: '', text: 'One.', ...nothing },
    ]);
  });

  it('has columns with their headings and room', () => {
    const { columns } = words;
    const what = { id: 'what', label: columns.what, width: null };
    const severity = { id: 'severity', label: columns.severity, width: 84 };
    expect(reviewColumns('file')).toEqual([
      severity,
      { id: 'place', label: columns.place, width: 84, align: 'num' },
      what,
      { id: 'found', label: columns.found, width: 190 },
      { id: 'taken', label: columns.taken, width: 190 },
    ]);
    expect(reviewColumns('rounds')).toEqual([
      { id: 'place', label: columns.round, width: 70, align: 'num' },
      severity,
      what,
    ]);
    expect(reviewColumns('values')).toEqual([what]);
  });

  it('says what an empty list means', () => {
    const of = (part: 'file' | 'rounds' | 'values', more: object = {}) =>
      emptyText({ ...review, ...more }, part);
    expect(of('file')).toEqual({ text: words.clean, isGood: true });
    expect(of('rounds')).toEqual({ text: words.pairingsAgree(4), isGood: true });
    expect(of('rounds', { checkedRounds: 1 })).toEqual({ text: words.pairingsAgree(1), isGood: true });
    expect(of('rounds', { checkedRounds: 0 })).toEqual({ text: words.notChecked, isGood: false });
    expect(of('rounds', { playedRounds: 0 })).toEqual({ text: words.noRounds, isGood: false });
    expect(of('values')).toEqual({ text: words.valuesAgree(null), isGood: true });
    const ranksUpTo = review.ranksUpTo === null ? ('BH' as never) : null;
    expect(of('values', { ranksUpTo })).toEqual({ text: words.valuesAgree(ranksUpTo), isGood: false });
  });
});

describe('rows that are copied', () => {
  it('have their headings, in the order of their cells', () => {
    const players = text.players.columns;
    const standings = text.standings.columns;
    const { title } = text.playerForm.fields;
    expect(copiedPlayers([]).headings).toEqual([
      ...[players.tpn, title, players.name, players.federation, players.rating],
      ...[players.fideId, players.birth, players.club, players.points],
    ]);
    const { board, white, black, rating } = text.round.columns;
    expect(copiedBoards([]).headings).toEqual([
      board,
      white,
      rating,
      text.results.columns.result,
      black,
      rating,
    ]);
    expect(copiedStandings([], ['BH', 'SB']).headings).toEqual([
      ...[standings.rank, standings.number, title, standings.name, standings.federation],
      ...[standings.club, standings.rating, standings.points, 'BH', 'SB'],
    ]);
  });

  it('have the ratings of their own side, and none where there is none', () => {
    const row = boardOf(31, 'draw');
    const unrated = { ...row, black: { ...row.black, rating: 0 } };
    expect(copiedBoards([unrated]).rows).toEqual([
      [31, row.white.name, row.white.rating, row.resultText, row.black.name, ''],
    ]);
  });

  it.each([
    ['=', '='],
    ['=1', "'=1"],
    ['+', '+'],
    ['-1.5,2', '-1.5,2'],
    ['-1a', "'-1a"],
    ['a=1', 'a=1'],
    ['@', '@'],
    ['@a', "'@a"],
    ['a\r\n\tb', 'a b'],
  ])('%j stands in its cell as %j', (cell, shown) => {
    expect(tabSeparated({ headings: [cell], rows: [] })).toBe(shown);
  });

  it('are a table from two cells on', () => {
    expect(['a\tb', 'a\nb', '\ta\t', 'a', '', '\n\n'].map(isTable)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('places at the end', () => {
  it('begin behind those that have a column each', () => {
    expect(placeGroups(11, 'wide').at(-1)).toEqual({ from: 11, to: 11, isLast: true });
    expect(placeGroups(5, 'narrow').map(({ to }) => to)).toEqual([1, 2, 3, 4, 5]);
    expect(placeGroups(10, 'slim').at(-1)).toEqual({ from: 4, to: 10, isLast: true });
    expect(placeGroups(0, 'wide')).toEqual([]);
    expect(placeGroups(2, 'slim').map(({ isLast }) => isLast)).toEqual([false, true]);
  });

  it('are summed with both ends, and tinted from their bounds on', () => {
    const places = [0.4, 0.3, 0.2, 0.1];
    expect([sumOf(places, 1, 1), sumOf(places, 4, 9), sumOf(places, 1, 2)]).toEqual([0.4, 0.1, 0.7]);
    expect([0.009, 0.01, 0.149, 0.15, 0.5, 1].map(heatOf)).toEqual([0, 1, 2, 3, 4, 4]);
    expect([0.994, 0.995, 0.014, 0.001].map(shareText)).toEqual(['99', '100', '1', '·']);
  });
});

describe('small words', () => {
  it('say where a rating comes from', () => {
    const { sources } = text.playerForm;
    const of = (more: object) => ratingSourceOf({ ...PLAYERS[0]!.origins.rating, ...more });
    expect(ratingSourceOf(null)).toEqual({ tone: 'info', label: sources.typed });
    expect(of({ source: 'typed' })).toEqual({ tone: 'info', label: sources.typed });
    expect(of({ source: 'file' })).toEqual({ tone: 'off', label: sources.file });
    expect(of({ list: '' })).toEqual({ tone: 'off', label: sources.list });
    const november = text.lists.month('2026-11');
    expect(of({ pace: 'rapid' })).toEqual({
      tone: 'ok',
      label: sources.of('FIDE', text.ratings.paces.rapid, november),
    });
    expect(of({ pace: '' })).toEqual({ tone: 'ok', label: sources.of('FIDE', '', november) });
  });

  it('count days over months and years, and none where one is no day', () => {
    expect([daysBetween('2026-12-31', '2027-01-01'), daysBetween('2026-03-28', '2026-03-30')]).toEqual([
      1, 2,
    ]);
    expect([daysBetween('2026-11-13', '2026-11-13'), daysBetween('2026-11-14', '2026-11-13')]).toEqual([
      0, -1,
    ]);
    expect([daysSince('2026-11', '2026-11-01'), daysSince('2026-11', '')]).toEqual([0, 0]);
  });

  it('say an address as short as it is its own', () => {
    const of = (...addresses: readonly string[]) =>
      placeOf(
        addresses[0]!,
        addresses.map((address) => ({ address })),
      );
    expect(of('https://a.example/x/list.zip')).toBe('a.example');
    expect(of('https://a.example/', 'https://a.example/list.zip')).toBe('a.example/…/');
    expect(of('https://a.example/x/a', 'https://a.example/y/a', 'https://b.example/')).toBe('a.example/x/a');
  });

  it('name what two players share, be it club or federation', () => {
    const players = [
      { ...PLAYERS[0]!, club: 'Rook', federation: 'NOR' },
      { ...PLAYERS[1]!, club: 'Bishop', federation: 'DEN' },
      { ...PLAYERS[2]!, club: 'Rook', federation: 'AUT' },
      { ...PLAYERS[3]!, club: '', federation: 'DEN' },
      { ...PLAYERS[4]!, club: '', federation: 'NOR' },
      { ...PLAYERS[5]!, club: 'Bishop', federation: 'NOR' },
    ] as never;
    expect(sharedGroups(players, 'club')).toEqual([
      ['Bishop', 2],
      ['Rook', 2],
    ]);
    expect(sharedGroups(players, 'federation')).toEqual([
      ['DEN', 2],
      ['NOR', 3],
    ]);
    expect(sharedGroups([], 'club')).toEqual([]);
  });

  it('mark a board of the second entry where the two entries differ', () => {
    const checks = [
      { board: 31, state: 'differs', second: { result: 'draw', text: '½ – ½', at: 'now' } },
      { board: 35, state: 'same', second: { result: 'draw', text: '½ – ½', at: 'now' } },
    ] as never;
    expect(secondRows([boardOf(31), boardOf(35)], checks).map(({ flags }) => flags)).toEqual([
      [{ kind: 'warn', text: text.verification.states.differs }],
      [],
    ]);
  });
});
