import { describe, expect, it } from 'vitest';
import { byeObjection, roundOfPairing } from '../../src-engine/handling/byes.ts';
import { awayFrom, conservationOf } from '../../src-engine/handling/conservation.ts';
import {
  absenceIn,
  articleOfAbsence,
  isEntered,
  isExpected,
  isPresent,
  unseenPlayers,
} from '../../src-engine/handling/presence.ts';
import { blankPlayer, type Absence, type Player } from '../../src-engine/model/player.ts';
import { BLANK_TOURNAMENT, type Round, type Tournament } from '../../src-engine/model/tournament.ts';

const player = (id: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name ${id}`),
  arrival: 'here',
  tpn: 90 - id,
  ...more,
});

describe('C.04.2 presence', () => {
  it.each<[string, Partial<Player>, number, [entered: boolean, present: boolean, expected: boolean]]>([
    ['who is here', {}, 3, [true, true, true]],
    ['3.2 who withdraws from the next round on', { withdrawnFrom: 4 }, 3, [true, true, true]],
    ['3.2 who has withdrawn from this round on', { withdrawnFrom: 3 }, 3, [false, false, false]],
    ['2.4 who is entered from this round on', { entryRound: 3 }, 3, [true, true, true]],
    ['2.4 who is entered from the next round on', { entryRound: 4 }, 3, [false, false, false]],
    ['2.4 who has not come', { arrival: 'later' }, 3, [true, false, false]],
    ['4.1 who is expected', { arrival: 'expected' }, 3, [true, true, true]],
    ['3.3 who announced an absence', { absences: [{ round: 3, kind: 'half' }] }, 3, [true, true, false]],
    ['3.3 who announced another one', { absences: [{ round: 2, kind: 'half' }] }, 3, [true, true, true]],
  ])('%s', (_, more, round, expected) => {
    const one = player(7, more);
    expect([isEntered(one, round), isPresent(one, round), isExpected(one, round)]).toEqual(expected);
  });

  it('3.3 names the absence of the round that is asked about', () => {
    const one = player(7, {
      absences: [
        { round: 2, kind: 'zero' },
        { round: 5, kind: 'half' },
      ],
    });
    expect(absenceIn(one, 5)).toEqual({ round: 5, kind: 'half' });
    expect(absenceIn(one, 3)).toBeNull();
  });

  it('4.1 finds who was not seen at the check-in of round 1, and nobody without a check-in', () => {
    const field = [
      player(11),
      player(12, { arrival: 'expected' }),
      player(13, { arrival: 'expected', absences: [{ round: 1, kind: 'half' }] }),
      player(14, { arrival: 'later' }),
      player(15, { arrival: 'expected', entryRound: 2 }),
    ];
    const of = (players: readonly Player[], round: number) =>
      unseenPlayers({ ...BLANK_TOURNAMENT, players }, round).map(({ id }) => id);
    expect(of(field, 1)).toEqual([12]);
    expect(of(field, 2)).toEqual([]);
    expect(of(field.slice(1), 1)).toEqual([]);
  });
});

describe('C.04.2 the byes that a round is stored with', () => {
  const players = [
    player(21),
    player(22),
    player(23),
    player(24, { absences: [{ round: 2, kind: 'half' }] }),
    player(25, { arrival: 'later', absences: [{ round: 2, kind: 'half' }] }),
    player(26, { absences: [{ round: 2, kind: 'zero' }], withdrawnFrom: 2 }),
  ];
  const tournament: Tournament = { ...BLANK_TOURNAMENT, players };

  it('3.3 are those announced by players who are present, after the pairing-allocated bye', () => {
    const pairs = [{ white: 22, black: 21 }];
    expect(roundOfPairing(tournament, 2, { pairs, bye: 23 })).toEqual({
      pairs,
      unpaired: [
        { player: 23, kind: 'pab' },
        { player: 24, kind: 'half' },
      ],
    });
  });

  it('3.3 are no byes of players whom a hand has paired', () => {
    const pairs = [{ white: 24, black: 21 }];
    expect(roundOfPairing(tournament, 2, { pairs, bye: null, sitsOut: [22] }).unpaired).toEqual([
      { player: 22, kind: 'zero' },
    ]);
  });
});

describe('the article by which somebody is not to be paired', () => {
  it.each<[string | null, Partial<Player>]>([
    [null, {}],
    [null, { arrival: 'expected' }],
    ['C.04.2 3.2', { withdrawnFrom: 3 }],
    ['C.04.2 3.2', { withdrawnFrom: 2, arrival: 'later', absences: [{ round: 3, kind: 'half' }] }],
    ['C.04.2 3.3', { absences: [{ round: 3, kind: 'zero' }] }],
    ['C.04.2 2.4', { entryRound: 4 }],
    ['C.04.2 2.4', { arrival: 'later' }],
    ['C.04.2 2.4', { arrival: 'later', absences: [{ round: 3, kind: 'half' }] }],
  ])('is %s: %o', (article, more) => {
    expect(articleOfAbsence(player(31, more), 3)).toBe(article);
  });
});

describe('byes beyond the rules', () => {
  it('C.05 6.7 (4) a second half-point bye, announced or taken', () => {
    const announced = player(31, { absences: [{ round: 2, kind: 'half' }] });
    expect(byeObjection(announced, BLANK_TOURNAMENT, 3, 'half')?.code).toBe('second-half-point-bye');
    expect(byeObjection(announced, BLANK_TOURNAMENT, 2, 'half')).toBeNull();
    expect(byeObjection(announced, BLANK_TOURNAMENT, 3, 'zero')).toBeNull();
    const stands = (round: number): Tournament => ({
      ...BLANK_TOURNAMENT,
      rounds: [1, 2].map((number): Round => ({
        ...{ stage: 'published', boards: [], version: 1, publishedAt: '', handMade: false, system: '' },
        ...{ number, unpaired: number === round ? [{ player: announced.id, kind: 'half' }] : [] },
      })),
    });
    expect(byeObjection(announced, stands(1), 2, 'half')?.code).toBe('second-half-point-bye');
    expect(byeObjection(announced, stands(2), 2, 'half')).toBeNull();
    expect(byeObjection(player(31), BLANK_TOURNAMENT, 3, 'half')).toBeNull();
  });

  it.each(['half', 'zero', 'full', 'pab', 'forfeit-win', 'forfeit-loss'] as const)(
    'C.05 6.7 (4) after a round with %s: a half-point bye alone is a first one, and that of others none',
    (kind) => {
      const [round]: readonly Round[] = [
        {
          stage: 'published',
          boards: [],
          unpaired: [{ player: 31, kind }],
          version: 1,
          publishedAt: '',
          handMade: false,
          system: 'dutch-2026',
        },
      ];
      const tournament = { ...BLANK_TOURNAMENT, rounds: [round!] };
      const codeOf = (id: number) => byeObjection(player(id), tournament, 3, 'half')?.code ?? null;
      expect(codeOf(31)).toBe(kind === 'half' ? 'second-half-point-bye' : null);
      expect(codeOf(32)).toBeNull();
    },
  );

  it('C.04.1 4 a full-point bye', () => {
    expect(byeObjection(player(31), BLANK_TOURNAMENT, 3, 'full')).toEqual({
      code: 'full-point-bye',
      article: 'C.04.1 4',
    });
    expect(byeObjection(player(31), BLANK_TOURNAMENT, 3, null)).toBeNull();
  });
});

describe('the sum of a round', () => {
  const draft = (more: Partial<Round>): Round => ({
    stage: 'draft',
    boards: [],
    unpaired: [],
    version: 0,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
    ...more,
  });
  const boards = [{ white: 42, black: 41, result: 'open', ratedAs: null }] as const;
  const players = [
    player(41),
    player(42),
    player(43),
    player(44, { arrival: 'later', entryRound: 2 }),
    player(45, { withdrawnFrom: 1 }),
    player(46, { absences: [{ round: 1, kind: 'zero' }] }),
  ];
  const sumOf = (round: Round, field = players) =>
    conservationOf({ ...BLANK_TOURNAMENT, players: field, rounds: [round] }, 1);

  it('adds up where everybody plays, has a bye or is named as absent', () => {
    const unpaired = [
      { player: 43, kind: 'pab' },
      { player: 46, kind: 'zero' },
    ] as const;
    expect(sumOf(draft({ boards, unpaired }))).toEqual({
      unpaired,
      absent: [players[3]],
      boards: 1,
      pairingByes: 1,
      otherByes: 1,
      active: 5,
      wrong: [],
      addsUp: true,
    });
  });

  it('tells the pairing-allocated bye apart from the other byes, and counts everybody who is absent', () => {
    const byes = [
      { player: 46, kind: 'zero' },
      { player: 47, kind: 'half' },
      { player: 43, kind: 'pab' },
    ] as const;
    const coming = player(40, { arrival: 'later' });
    const field = [...players, player(47, { absences: [{ round: 1, kind: 'half' }] }), coming];
    expect(sumOf(draft({ boards, unpaired: byes }), field)).toEqual({
      unpaired: byes,
      absent: [players[3], coming],
      boards: 1,
      pairingByes: 1,
      otherByes: 2,
      active: 7,
      wrong: [],
      addsUp: true,
    });
  });

  it('misses a player whom the draft forgot, and no longer once it is on the wall', () => {
    const forgotten = sumOf(draft({ boards }));
    expect(forgotten).toMatchObject({ wrong: [43], addsUp: false });
    // Who is missed is not told as absent.
    expect(forgotten.absent.map(({ id }) => id)).toEqual([44, 46]);
    const wall = sumOf(draft({ boards, stage: 'published' }));
    expect(wall).toMatchObject({ wrong: [], addsUp: true });
    expect(wall.absent.map(({ id }) => id)).toEqual([43, 44, 46]);
  });

  it('finds a player who stands in it twice, and one who is nobody', () => {
    const unpaired = [
      { player: 42, kind: 'pab' },
      { player: 99, kind: 'zero' },
      { player: 43, kind: 'zero' },
    ] as const;
    expect(sumOf(draft({ boards, unpaired }))).toMatchObject({ wrong: [42, 99], addsUp: false });
  });
});

describe('who will have no game in a round that is not paired yet', () => {
  const off = (round: number, kind: Absence['kind']) => ({ absences: [{ round, kind }] });
  // Identities that are no places in the list.
  const players = [
    player(17),
    player(12, off(2, 'half')),
    player(15, off(3, 'half')),
    player(11, off(2, 'zero')),
    player(14, { arrival: 'later' }),
    player(19, { entryRound: 3 }),
    player(13, { arrival: 'expected' }),
    player(18, { withdrawnFrom: 2 }),
    player(16, { arrival: 'later', withdrawnFrom: 2 }),
  ];
  const away = awayFrom({ ...BLANK_TOURNAMENT, players, rounds: [] }, 2);

  it('3.3 byes that were asked for this round, and for no other', () => {
    expect(away.unpaired).toEqual([
      { player: 12, kind: 'half' },
      { player: 11, kind: 'zero' },
    ]);
  });

  it('2.4, 3.2 who has not arrived is absent; who is still to enter, or withdrew, is not counted', () => {
    expect(away.absent.map(({ id }) => id)).toEqual([14]);
  });
});
