/** B.01 1.4.3d and 1.5.6a: counted in every round, players who miss at most one. */
import { describe, expect, it } from 'vitest';
import { normDetailOf, type Player, type Tournament } from '../../src-engine/index.ts';
import { eventOf } from '../tiebreaks/event.ts';

const ROUNDS = 9;

/** 44 players in 22 pairs, the same two in every round: 20 foreign ones, ten of them with a title, from three federations. */
function swiss(
  change: (player: Partial<Player>, index: number) => Partial<Player> = (player) => player,
  cells = new Map<string, string>(),
): Tournament {
  const lines = Array.from({ length: 44 }, (_, index) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const other = index < 22 ? index + 22 : index - 22;
      return cells.get(`${index} ${round}`) ?? (index < 22 ? `${other + 1}w=` : `${other + 1}b=`);
    }).join(' '),
  );
  const players = lines.map((_, index) =>
    change(
      {
        rating: 2000,
        federation: index < 20 ? ['SWE', 'NOR', 'POL'][index % 3]! : 'DEN',
        title: index < 10 ? 'IM' : 'FM',
      },
      index,
    ),
  );
  const event = eventOf(lines, { players });
  return { ...event, info: { ...event.info, federation: 'DEN', startDate: '2026/11/07' } };
}

const exemptionOf = (event: Tournament) => normDetailOf(event, 40, 'IM')!.exemption;

/** Players `a` and `a + 22` have these cells in a round. */
const cell = (a: number, round: number, own: string, other: string) =>
  [
    [`${a} ${round}`, own],
    [`${a + 22} ${round}`, other],
  ] as const;

describe('1.4.3d', () => {
  it('holds with twenty foreign rated players of three federations, ten of them IM', () => {
    expect(exemptionOf(swiss())).toEqual({ met: true, players: 20, federations: 3, titled: 10 });
  });

  it.each([
    [
      'nineteen',
      (player: Partial<Player>, index: number) => (index === 15 ? { ...player, federation: 'DEN' } : player),
    ],
    [
      'an unrated one',
      (player: Partial<Player>, index: number) => (index === 15 ? { ...player, rating: 0 } : player),
    ],
    [
      'one under FIDE’s flag',
      (player: Partial<Player>, index: number) => (index === 15 ? { ...player, federation: 'FID' } : player),
    ],
    [
      'one of a federation outside FIDE',
      (player: Partial<Player>, index: number) => (index === 15 ? { ...player, federation: 'XYZ' } : player),
    ],
    [
      'nine titled',
      (player: Partial<Player>, index: number) =>
        index === 5 ? { ...player, title: 'FM' as const } : player,
    ],
    [
      'two federations',
      (player: Partial<Player>) => (player.federation === 'POL' ? { ...player, federation: 'SWE' } : player),
    ],
  ])('does not with %s', (_, change) => {
    expect(exemptionOf(swiss(change))!.met).toBe(false);
  });

  it('counts an FM who is a WIM too', () => {
    const womensTitle = (player: Partial<Player>, index: number): Partial<Player> =>
      index === 5 ? { ...player, title: 'FM', womensTitle: 'WIM' } : player;
    expect(exemptionOf(swiss(womensTitle))).toMatchObject({ met: true, titled: 10 });
  });

  it('counts who misses one round in all others, and is not asked before a round is paired', () => {
    const one = (player: Partial<Player>, index: number) =>
      index === 20 ? { ...player, federation: 'FIN' } : player;
    const apart = new Map([...cell(15, 3, 'Z', 'U'), ...cell(16, 5, 'Z', 'U')]);
    expect(exemptionOf(swiss(one, apart))).toMatchObject({ met: true, players: 20 });
    const event = swiss();
    expect(exemptionOf({ ...event, rounds: [] })).toBeNull();
    expect(exemptionOf({ ...event, rounds: event.rounds.slice(0, 1) })).toMatchObject({ met: true });
  });

  it('counts nobody who misses two rounds, and in a round nobody who misses it', () => {
    const once = new Map(cell(15, 3, 'Z', 'U'));
    expect(exemptionOf(swiss(undefined, once))).toMatchObject({ met: false, players: 19 });
    const more = (player: Partial<Player>, index: number) =>
      index === 20 ? { ...player, federation: 'FIN' } : player;
    expect(exemptionOf(swiss(more, once))).toMatchObject({ met: true, players: 20 });
    const twice = new Map([...cell(15, 3, 'Z', 'U'), ...cell(15, 4, 'H', 'U'), ...cell(16, 5, 'Z', 'U')]);
    expect(exemptionOf(swiss(more, twice))).toMatchObject({ met: false, players: 19 });
  });

  it('lets a forfeit win and the pairing-allocated bye pass, not a forfeit loss', () => {
    expect(
      exemptionOf(swiss(undefined, new Map([...cell(15, 3, 'U', 'Z'), ...cell(15, 4, '38w+', '16b-')]))),
    ).toMatchObject({ players: 20 });
    expect(exemptionOf(swiss(undefined, new Map(cell(15, 3, '38w-', '16b+'))))).toMatchObject({
      players: 19,
    });
  });

  it('is not known without the federation of the event', () => {
    const event = swiss();
    expect(exemptionOf({ ...event, info: { ...event.info, federation: '' } })).toBeNull();
  });

  it('lifts 1.4.3 and 1.4.4, and says that it was used', () => {
    // Player 1 meets nine players of one federation; each of them plays one game against player 1.
    const cells = new Map<string, string>();
    for (let round = 0; round < ROUNDS; round++) {
      const other = 22 + round;
      cells.set(`0 ${round}`, `${other + 1}w1`);
      cells.set(`${other} ${round}`, '1b0');
      // Whose opponent is taken away plays 23, who would have met player 1.
      if (round > 0) {
        cells.set(`${round} ${round}`, '23w=');
        cells.set(`22 ${round}`, `${round + 1}b=`);
      }
    }
    const strong = (host: string, rating = 2400) => {
      const event = swiss(
        (player, index) => (index >= 22 ? { ...player, rating, title: 'GM' as const } : player),
        cells,
      );
      return normDetailOf({ ...event, info: { ...event.info, federation: host } }, 1, 'GM')!;
    };
    const exempt = strong('DEN');
    expect(exempt.exemption!.met).toBe(true);
    expect(exempt.row.verdict).toBe('made');
    expect(exempt.usesExemption).toBe(true);
    // What is not made uses nothing: an average of 2379.
    const weak = strong('DEN', 2379);
    expect([weak.exemption!.met, weak.row.verdict, weak.usesExemption]).toEqual([true, 'out', false]);
    expect(exempt.conditions.filter(({ state }) => state === 'exempt').map(({ code }) => code)).toEqual([
      'federations',
      'one-federation',
    ]);
    expect(strong('').row).toMatchObject({
      verdict: 'if-exempt',
      missing: ['federations', 'one-federation'],
    });
  });
});

describe('1.5.6a, for an application', () => {
  const big = (event: Tournament) =>
    normDetailOf(event, 40, 'IM')!.event.find(({ code }) => code === 'big-swiss')!;

  it('asks for forty players in every round with an average of 2000', () => {
    expect(big(swiss())).toMatchObject({
      article: '1.5.6a',
      state: 'met',
      limit: 40,
      found: 44,
      forApplication: true,
    });
    expect(big(swiss((player) => ({ ...player, rating: 1999 })))).toMatchObject({ state: 'missed' });
    const gone = new Map(
      [5, 6, 7].flatMap((index) => [...cell(index, 0, 'Z', 'H'), ...cell(index, 1, 'Z', 'H')]),
    );
    expect(big(swiss(undefined, gone))).toMatchObject({ state: 'missed', found: 38 });
  });

  it('leaves it to a person where the best forty have it and all together have not', () => {
    expect(big(swiss((player, index) => (index > 40 ? { ...player, rating: 1600 } : player))).state).toBe(
      'confirm',
    );
  });
});
