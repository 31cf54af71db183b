/**
 * What the players' page says of each player: the marks of all rounds, points, presence and notes, each by itself. Identity,
 * number and place all differ.
 */
import { describe, expect, it } from 'vitest';
import type { EventDraft, Player } from '../../src-engine/index.ts';
import { playersView } from '../../src-main/handlers/players/view.ts';
import { roundChips } from '../../src-main/handlers/rounds.ts';
import { FIRST, folded, imported, minute, players, results, SECOND, up } from './written.ts';

const PLAYED = [
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
];

/** The field with these particulars of some, by identity. */
function fieldWith(more: Readonly<Record<number, Partial<Player>>>): readonly Player[] {
  return players.map((player) => ({ ...player, ...more[player.id] }));
}
function viewOf(more: Readonly<Record<number, Partial<Player>>> = {}, ...drafts: readonly EventDraft[]) {
  return playersView(folded(imported(fieldWith(more)), ...drafts));
}
const rowOf = (more: Partial<Player>, ...drafts: readonly EventDraft[]) =>
  viewOf({ 6: more }, ...drafts).players.find(({ id }) => id === 6)!;
const seen = (player: number, round: number): EventDraft => ({
  kind: 'player-seen',
  payload: { player, name: '', round, seen: true },
});

describe('the players', () => {
  it('come by number, with the points of all rounds on the wall', () => {
    const rows = viewOf({ 5: { adjustment: 5 } }, ...PLAYED).players;
    expect(rows.map(({ id, tpn, points }) => [id, tpn, points])).toEqual([
      [9, 1, 10],
      [8, 2, 5],
      [7, 3, 0],
      [6, 4, 0],
      [5, 5, 10],
      // Both byes are won: of round 2 and of round 1.
      [4, 6, 20],
      [3, 7, 10],
    ]);
  });

  it('have the numbers that they will get in their order, before there are any', () => {
    const unnumbered = Object.fromEntries(players.map(({ id }) => [id, { tpn: 0 }]));
    const rows = viewOf({ ...unnumbered, 3: { tpn: 0, rating: 2350 } }).players;
    expect(rows.map(({ id, tpn }) => [id, tpn])).toEqual([
      ...[
        [9, 1],
        [3, 2],
        [8, 3],
        [7, 4],
      ],
      ...[
        [6, 5],
        [5, 6],
        [4, 7],
      ],
    ]);
  });

  it('have a mark for every round: what was played, what is to come, and why there is no game', () => {
    const later = { 5: { absences: [{ round: 4, kind: 'half' }] }, 6: { withdrawnFrom: 4 } } as const;
    const rows = viewOf(
      { ...later, 8: { absences: [{ round: 3, kind: 'zero' }] } },
      ...PLAYED,
      seen(9, 3),
    ).players;
    expect(Object.fromEntries(rows.map(({ id, rounds }) => [id, rounds.join(' ')]))).toEqual({
      9: 'played plays here plays plays',
      8: 'played plays zero plays plays',
      7: 'played plays plays plays plays',
      6: 'played plays plays out out',
      5: 'played plays plays half plays',
      4: 'played full plays plays plays',
      3: 'full plays plays plays plays',
    });
  });

  it('have the marks of byes that were given in a round on the wall, and of those who left or came later', () => {
    const [draft, wall] = up(1, FIRST.slice(0, 1), 3);
    const away = [
      { player: 3, kind: 'pab' },
      { player: 4, kind: 'half' },
      { player: 5, kind: 'zero' },
      { player: 7, kind: 'full' },
      { player: 8, kind: 'zero' },
    ];
    const payload = { ...draft!.payload, boardNumbers: [14], unpaired: away } as never;
    const more = { 8: { withdrawnFrom: 1 }, 4: { entryRound: 4 }, 5: { arrival: 'later' } } as const;
    const rows = viewOf(more, { kind: 'round-drafted', payload }, wall!).players;
    expect(Object.fromEntries(rows.map(({ id, rounds }) => [id, rounds.join(' ')]))).toEqual({
      9: 'plays plays plays plays plays',
      8: 'out out out out out',
      7: 'full plays plays plays plays',
      6: 'plays plays plays plays plays',
      5: 'zero coming plays plays plays',
      4: 'half coming coming plays plays',
      3: 'full plays plays plays plays',
    });
  });

  it('are out from the round that they left before, and have no points in one without a game before that', () => {
    const [draft, wall] = up(1, FIRST.slice(0, 1), 3);
    const away = [{ player: 5, kind: 'zero' }];
    const payload = { ...draft!.payload, boardNumbers: [14], unpaired: away } as never;
    const rounds = (withdrawnFrom: number) =>
      viewOf({ 5: { withdrawnFrom } }, { kind: 'round-drafted', payload }, wall!)
        .players.find(({ id }) => id === 5)!
        .rounds.join(' ');
    expect([rounds(1), rounds(2), rounds(3)]).toEqual([
      'out out out out out',
      'zero out out out out',
      'zero plays out out out',
    ]);
  });

  it('are not here yet in a round to come, and come from the round that they entered for, with their byes', () => {
    const [draft, wall] = up(1, FIRST.slice(0, 1), 3);
    const payload = { ...draft!.payload, boardNumbers: [14], unpaired: [] } as never;
    const bye = { absences: [{ round: 2, kind: 'zero' } as const, { round: 4, kind: 'half' } as const] };
    const later = {
      7: { entryRound: 4, arrival: 'here' },
      5: { entryRound: 3, arrival: 'later' },
      4: { arrival: 'later', ...bye },
    } as const;
    const rows = viewOf(later, { kind: 'round-drafted', payload }, wall!).players;
    expect(
      rows.filter(({ id }) => id === 7 || id === 5 || id === 4).map(({ id, rounds }) => [id, ...rounds]),
    ).toEqual([
      [7, 'zero', 'coming', 'coming', 'plays', 'plays'],
      [5, 'zero', 'coming', 'plays', 'plays', 'plays'],
      // Byes behind the round that is open, in which they have yet to arrive.
      [4, 'zero', 'coming', 'plays', 'half', 'plays'],
    ]);
  });

  it('are counted by their presence in the round whose check-in is open', () => {
    const before = viewOf({ 3: { arrival: 'here' }, 4: { arrival: 'later' }, 5: { withdrawnFrom: 1 } });
    expect([before.checkInRound, before.checkInBegun]).toEqual([1, true]);
    expect(before.counts).toEqual({ here: 1, expected: 4, coming: 1, absent: 0, out: 1 });
    const absences = {
      6: { absences: [{ round: 3, kind: 'zero' }] },
      7: { absences: [{ round: 3, kind: 'half' }] },
    };
    const third = viewOf(absences as never, ...PLAYED);
    expect([third.checkInRound, third.checkInBegun]).toEqual([3, false]);
    expect(third.counts).toEqual({ here: 0, expected: 5, coming: 0, absent: 2, out: 0 });
    const all = [3, 4, 5].flatMap((round) => up(round, FIRST, 3));
    expect(viewOf({}, ...PLAYED, ...all).checkInRound).toBeNull();
  });

  it('have the time of their mark where they are here, and no other', () => {
    const rows = viewOf({ 4: { arrival: 'here' } }, ...PLAYED, seen(9, 3), seen(7, 2)).players;
    const times = rows.flatMap(({ id, arrivedAt, presence }) =>
      arrivedAt === '' ? [] : [[id, arrivedAt, presence]],
    );
    expect(times).toEqual([[9, minute(9), 'here']]);
    const arrived: EventDraft = {
      kind: 'player-arrival',
      payload: { player: 6, name: '', arrival: 'here', was: 'expected', entryRound: 1 },
    };
    const first = viewOf({}, seen(9, 2), arrived).players;
    expect(first.map(({ id, arrivedAt }) => [id, arrivedAt]).filter(([, at]) => at !== '')).toEqual([
      [6, minute(3)],
    ]);
  });

  it.each<[string, Partial<Player>, readonly [string, string][]]>([
    [
      'nothing',
      {},
      [
        ['neutral', 'No FIDE ID'],
        ['neutral', 'Entered by hand'],
      ],
    ],
    [
      'an ID of somebody else',
      { fideId: '77', rating: 0 },
      [
        ['warn', 'FIDE ID twice'],
        ['neutral', 'Unrated'],
      ],
    ],
    ['an estimate', { fideId: '8', rating: 0, estimate: 1500 }, []],
    ['a list', { fideId: '8', ratingSource: 'list', ratingPace: 'standard' }, []],
    [
      'a rating of another kind',
      { fideId: '8', ratingSource: 'list', ratingPace: 'rapid' },
      [['warn', 'Rapid rating']],
    ],
    ['a withdrawal', { fideId: '8', ratingSource: 'file', withdrawnFrom: 4 }, [['neutral', 'Withdrawn R4']]],
    [
      'an expulsion',
      { fideId: '8', ratingSource: 'file', withdrawnFrom: 4, expelled: true },
      [['neutral', 'Expelled R4']],
    ],
    ['a late entry', { fideId: '8', ratingSource: 'file', entryRound: 3 }, [['info', 'From R3']]],
    [
      'byes',
      {
        ...{ fideId: '8', ratingSource: 'file' },
        absences: [
          { round: 2, kind: 'half' },
          { round: 4, kind: 'zero' },
          { round: 5, kind: 'full' },
        ],
      },
      [
        ['info', 'Half bye R2'],
        ['info', 'Zero bye R4'],
        ['info', 'Full bye R5'],
      ],
    ],
  ])('have a note about %s', (_, more, notes) => {
    const row = viewOf({ 3: { fideId: '77' }, 6: more }).players.find(({ id }) => id === 6)!;
    expect(row.notes.map(({ kind, text }) => [kind, text])).toEqual(notes);
  });

  it('tell each particular of their own', () => {
    const particulars = {
      ...{ name: 'Holt, Ana', title: 'FM', womensTitle: 'WIM', sex: 'w', federation: 'NOR', fideId: '15' },
      ...{ birth: '1994/02/00', club: 'Four Towers', category: 'U40', feePaid: true, noHalfBye: true },
      ...{ ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-11', ratingPace: 'standard' },
      ...{ rating: 2011, estimate: 1900, laterRatings: [{ fromRound: 4, rating: 2050 }], listK: 20 },
      ...{ entryRound: 2, arrival: 'here', absences: [{ round: 5, kind: 'half' }] },
    } as const satisfies Partial<Player>;
    const { listK: _, ...shown } = particulars;
    expect(rowOf(particulars)).toMatchObject({
      ...shown,
      id: 6,
      tpn: 4,
      official: 2011,
      national: 0,
      withdrawnFrom: null,
    });
    const plain = rowOf({ withdrawnFrom: 3 });
    expect(plain).toMatchObject({
      womensTitle: null,
      noHalfBye: false,
      laterRatings: [],
      withdrawnFrom: 3,
      sex: null,
    });
  });
});

describe('the strip of rounds', () => {
  it('has the phase, the open games and the start of each round', () => {
    const chips = (...drafts: readonly EventDraft[]) =>
      roundChips(folded(imported(), ...drafts), (round) => round === 3).map(({ round, phase, openGames }) => [
        ...[round, phase, openGames],
      ]);
    const rest = [
      [4, 'later', 0],
      [5, 'later', 0],
    ];
    expect(chips(...PLAYED)).toEqual([[1, 'done', 0], [2, 'published', 3], [3, 'later', 0], ...rest]);
    const [draft] = up(3, FIRST, 3);
    const played = [...PLAYED, ...results(2, SECOND, 'draw'), draft!];
    expect(chips(...played)).toEqual([[1, 'done', 0], [2, 'playing', 2], [3, 'draft', 3], ...rest]);
  });

  it('tells a start of its own round', () => {
    const { tournament } = folded(imported(), ...PLAYED);
    const starts = { 2: '2026-11-21T15:00:00+01:00' } as never;
    const chips = roundChips({ tournament, starts }, () => false);
    expect(chips.map(({ startsAt }) => startsAt)).toEqual(['', '2026-11-21T15:00:00+01:00', '', '', '']);
  });
});
