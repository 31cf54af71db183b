/** The numbers on the tables of a plan, and what each pair and the bye cost: a round that is written out, with each of its rules. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { boardNumber, type Seating } from '../../src-engine/model/seating.ts';
import type { Tournament, Unpaired } from '../../src-engine/model/tournament.ts';
import { judged } from '../../src-engine/repair/judge.ts';
import type { RepairRequest } from '../../src-engine/repair/plan.ts';
import { BYE, Position } from '../../src-engine/repair/position.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { tournamentOf } from '../oracle/notation.ts';
import { renumbered } from '../systems/self-play.ts';

const pairOf = (text: string) => {
  const [white, black] = text.split('-').map(Number);
  return { white: white!, black: black! };
};

/** Everybody's first round, then this one on the wall, in numbers, which are no identities. */
function wallOf(
  lines: readonly string[],
  wall: readonly string[],
  pab: number | null,
  seating: Partial<Seating> = {},
  decided: readonly string[] = [],
  others: readonly Unpaired[] = [],
) {
  const plain = tournamentOf(lines, 1, {
    rounds: 5,
    initialColour: 'white',
    system: 'dutch-2026',
    seating: { firstBoard: 1, leftOut: [], fixed: [], ...seating },
  });
  const round = {
    ...plain.rounds[0]!,
    system: 'dutch-2026',
    boards: wall.map((text) => ({
      ...pairOf(text),
      result: decided.includes(text) ? ('draw' as const) : ('open' as const),
      ratedAs: null,
    })),
    unpaired: [...(pab === null ? [] : [{ player: pab, kind: 'pab' as const }]), ...others],
  };
  const players = plain.players.map((player) => ({ ...player, rating: 2000 - 10 * player.tpn }));
  const { tournament, idOf } = renumbered(
    { ...plain, players, rounds: [...plain.rounds, round] } satisfies Tournament,
    3,
  );
  const id = (number: number) => (number === BYE ? BYE : idOf.get(number)!);
  const fixed = (seating.fixed ?? []).map(({ player, board }) => ({ player: id(player), board }));
  return {
    tournament: {
      ...tournament,
      rules: { ...tournament.rules, seating: { ...tournament.rules.seating!, fixed } },
    },
    id,
    numberOf: new Map(tournament.players.map((player) => [player.id, player.tpn])),
  };
}

type Asked = Partial<Record<'missing' | 'arrived' | 'held', readonly number[]>>;

function positionOf({ tournament, id }: ReturnType<typeof wallOf>, asked: Asked) {
  const request: RepairRequest = {
    round: 2,
    missing: (asked.missing ?? []).map(id),
    arrived: (asked.arrived ?? []).map(id),
    held: asked.held ?? [],
    played: [],
  };
  const participants = new Set(
    tournament.players.map((player) => player.id).filter((player) => !request.missing.includes(player)),
  );
  const task = pairingTaskOf(tournament, 2, { participants });
  if (!task.ok) throw new Error(task.failure.code);
  const round = tournament.rounds[1]!;
  return { position: new Position(round, task.value, systemOf('dutch-2026')!, request), request };
}

describe('tables of a plan', () => {
  const FIRST = ['6w=', '7w=', '8w=', '9w=', '10w=', '1b=', '2b=', '3b=', '4b=', '5b=', '12w=', '11b='];
  const WALL = ['1-7', '8-2', '3-9', '10-4', '5-6'];

  /** The tables that a plan with these pairs has, as `3 7-8`, with what is told to how many. */
  function plan(
    pairs: readonly string[],
    asked: Asked = {},
    seating: Partial<Seating> = {},
    decided: readonly string[] = [],
  ) {
    const wall = wallOf(FIRST, WALL, null, seating, decided);
    const { position, request } = positionOf(wall, asked);
    const made = judged(wall.tournament, position, request, {
      kind: 'fewest',
      pairs: pairs.map(pairOf).map(({ white, black }) => ({ white: wall.id(white), black: wall.id(black) })),
      bye: null,
      own: null,
    });
    const named = ({ white, black }: { white: number; black: number }) =>
      `${wall.numberOf.get(white)}-${wall.numberOf.get(black)}`;
    return {
      tables: made.pairs.map((pair, place) => `${boardNumber(made, place)} ${named(pair)}`),
      changed: made.changes.map(({ board }) => board),
      told: made.cost.told,
    };
  }

  const EXCHANGED = ['5-6', '1-7', '8-9', '10-4', '3-2'];

  it('C.04.2 3.6 keep what stays, and number new pairs in the order of the boards', () => {
    expect(plan(EXCHANGED)).toEqual({
      tables: ['1 1-7', '2 3-2', '3 8-9', '4 10-4', '5 5-6'],
      changed: [2, 3],
      told: 4,
    });
  });

  it('are those of who always has the same, where they are free', () => {
    const fixed = (board: number) => plan(EXCHANGED, {}, { fixed: [{ player: 8, board }] });
    expect(fixed(2).tables).toEqual(['1 1-7', '2 8-9', '3 3-2', '4 10-4', '5 5-6']);
    expect(fixed(1).tables).toEqual(['1 1-7', '2 3-2', '3 8-9', '4 10-4', '5 5-6']);
    // Table 3 is left: the last one without a table of their own comes forward, and both read another number.
    expect(fixed(12)).toEqual({
      tables: ['1 1-7', '2 3-2', '3 5-6', '4 10-4', '12 8-9'],
      changed: [2, 3, 5, 12],
      told: 4 + 2,
    });
  });

  it('go to the first of two who have the same', () => {
    const fixed = [
      { player: 8, board: 3 },
      { player: 3, board: 3 },
    ];
    expect(plan(EXCHANGED, {}, { fixed }).tables).toEqual(['1 1-7', '2 8-9', '3 3-2', '4 10-4', '5 5-6']);
  });

  it('go on behind those of the wall, without the numbers that no table has', () => {
    const more = [...WALL, '11-12'];
    expect(plan(more, { arrived: [11, 12] }).tables).toEqual([...plan(WALL).tables, '6 11-12']);
    expect(plan(more, { arrived: [11, 12] }, { leftOut: [6, 7] }).tables.at(-1)).toBe('8 11-12');
    const fixed = [{ player: 12, board: 6 }];
    const two = ['1-7', '11-2', '3-9', '10-4', '5-6', '8-12'];
    expect(plan(two, { arrived: [11, 12] }, { fixed }).tables).toEqual([
      '1 1-7',
      '2 11-2',
      '3 3-9',
      '4 10-4',
      '5 5-6',
      '6 8-12',
    ]);
  });

  describe('where a board is not needed any more', () => {
    const without = (gone: readonly string[], asked: Asked = {}, decided: readonly string[] = []) =>
      plan(
        WALL.filter((pair) => !gone.includes(pair)),
        { missing: gone.flatMap((pair) => Object.values(pairOf(pair))), ...asked },
        {},
        decided,
      );

    it('the last ones come forward, and nobody else is told', () => {
      expect(without(['3-9'])).toEqual({
        tables: ['1 1-7', '2 8-2', '3 5-6', '4 10-4'],
        changed: [3, 5],
        told: 2,
      });
      expect(without(['8-2', '3-9'])).toEqual({
        tables: ['1 1-7', '2 5-6', '3 10-4'],
        changed: [2, 3, 4, 5],
        told: 4,
      });
      expect(without(['5-6']).tables).toEqual(['1 1-7', '2 8-2', '3 3-9', '4 10-4']);
    });

    it('none that is held or has a result', () => {
      const moved = ['1 1-7', '2 8-2', '3 10-4', '5 5-6'];
      expect(without(['3-9'], { held: [5] }).tables).toEqual(moved);
      expect(without(['3-9'], {}, ['5-6']).tables).toEqual(moved);
      expect(without(['3-9'], { held: [4] }, ['5-6'])).toEqual({
        tables: ['1 1-7', '2 8-2', '4 10-4', '5 5-6'],
        changed: [3],
        told: 0,
      });
    });

    it('none that has a table of its own', () => {
      const kept = plan(
        ['1-7', '8-2', '10-4', '5-6'],
        { missing: [3, 9] },
        { fixed: [{ player: 6, board: 5 }] },
      );
      expect(kept.tables).toEqual(['1 1-7', '2 8-2', '3 10-4', '5 5-6']);
    });
  });
});

describe('who sits out by a plan', () => {
  /** 9 has the bye, 10 asked for half a point, 11 for none, and 12 came late. */
  const wall = wallOf(
    ['5w=', '6w=', '7w=', '8w=', '1b=', '2b=', '3b=', '4b=', 'Z', 'Z', 'Z', 'Z'],
    ['1-6', '2-5', '3-8', '4-7'],
    9,
    {},
    [],
    [
      { player: 10, kind: 'half' },
      { player: 11, kind: 'zero' },
      { player: 12, kind: 'zero' },
    ],
  );
  const unpaired = (pairs: readonly string[], bye: number | null, arrived: readonly number[]) => {
    const { position, request } = positionOf(wall, { arrived });
    const made = judged(wall.tournament, position, request, {
      kind: 'fewest',
      pairs: pairs.map(pairOf).map(({ white, black }) => ({ white: wall.id(white), black: wall.id(black) })),
      bye: bye === null ? null : wall.id(bye),
      own: null,
    });
    return made.unpaired.map(({ player, kind }) => `${wall.numberOf.get(player)} ${kind}`).sort();
  };
  const ALL = ['1-6', '2-5', '3-8', '4-7'];

  it('is whoever did before, but for those who play now and who had the bye', () => {
    expect(unpaired(ALL, 9, [])).toEqual(['10 half', '11 zero', '12 zero', '9 pab']);
    expect(unpaired([...ALL, '9-12'], null, [12])).toEqual(['10 half', '11 zero']);
    expect(unpaired(ALL, null, [])).toEqual(['10 half', '11 zero', '12 zero']);
  });

  it('has one entry each: the bye is in place of what its receiver had', () => {
    expect(unpaired([...ALL, '9-11'], 12, [11, 12])).toEqual(['10 half', '12 pab']);
    expect(unpaired(ALL, 10, [10])).toEqual(['10 pab', '11 zero', '12 zero']);
  });
});

describe('the cost of a pair', () => {
  /** After round 1: 1, 4 and 7 have a point, 2 and 6 half a point, the others none. */
  const wall = wallOf(
    ['5w1', '6b=', '7w0', '8b1', '1b0', '2w=', '3b1', '4w0', 'Z'],
    ['7-1', '2-4', '3-6', '8-5'],
    9,
  );
  const { position } = positionOf(wall, {});
  const named = (pair: { white: number; black: number } | null) =>
    pair && `${wall.numberOf.get(pair.white)}-${wall.numberOf.get(pair.black)}`;
  const cost = (a: number, b: number) => {
    const { pair, ...rest } = position.costOf(wall.id(a), wall.id(b));
    return { pair: named(pair), ...rest };
  };
  const costAs = (text: string) => {
    const { white, black } = pairOf(text);
    const { pair, ...rest } = position.costOfPair({ white: wall.id(white), black: wall.id(black) });
    return { pair: named(pair), ...rest };
  };

  it('as it was read is the difference of points and ratings alone', () => {
    const read = { broken: 0, boards: 0, told: 0, turned: 0 };
    expect(cost(7, 1)).toEqual({ pair: '7-1', ...read, points: 0, ratings: 60 });
    expect(cost(1, 7)).toEqual(cost(7, 1));
    expect(cost(4, 2)).toEqual({ pair: '2-4', ...read, points: 5, ratings: 20 });
  });

  it('is told to both, with turned colours to each who has another one', () => {
    expect(costAs('1-7')).toEqual({
      pair: '1-7',
      broken: 0,
      boards: 1,
      told: 2,
      turned: 2,
      points: 0,
      ratings: 60,
    });
    // 4 read Black, 7 White.
    expect(costAs('7-4')).toMatchObject({ broken: 0, boards: 1, told: 2, turned: 0, points: 0 });
    expect(costAs('4-7')).toMatchObject({ turned: 2 });
    expect(costAs('4-5')).toMatchObject({ turned: 1, points: 10, ratings: 10 });
    // Who has the bye read of no colour.
    expect(costAs('9-4')).toMatchObject({ told: 2, turned: 0 });
    expect(costAs('1-5')).toMatchObject({ broken: 1 });
  });

  it('of the bye is what its receiver has more than the least, and told to whom it takes from a board', () => {
    const bye = { pair: null, broken: 0, boards: 0, turned: 0, ratings: 0 };
    expect(cost(1, BYE)).toEqual({ ...bye, told: 1, points: 10 });
    expect(cost(BYE, 6)).toEqual({ ...bye, told: 1, points: 5 });
    expect(cost(9, BYE)).toEqual({ ...bye, told: 0, points: 0 });
  });
});

it('C.04.4.3 2.1 a pair breaks a rule with the colours that it has, and none with the others', () => {
  // 1 has had White twice, 4 once each.
  const plain = tournamentOf(['2w= 3w=', '1b= 4b=', '4w= 1b=', '3b= 2w='], 2, {
    ...{ rounds: 9, initialColour: 'white', system: 'lim-2026' },
  });
  const board = { white: 4, black: 1, result: 'open', ratedAs: null } as const;
  const round = {
    ...plain.rounds[0]!,
    system: 'lim-2026',
    boards: [board, { ...board, white: 2, black: 3 }],
  };
  const task = pairingTaskOf(plain, 3);
  if (!task.ok) throw new Error(task.failure.code);
  const request = { round: 3, missing: [], arrived: [], held: [], played: [] };
  const position = new Position(round, task.value, systemOf('lim-2026')!, request);
  const broken = (white: number, black: number) => position.costOfPair({ white, black }).broken;
  expect([broken(1, 4), broken(4, 1)]).toEqual([1, 0]);
});

it('C.04.3 2.1.3 two with the same absolute preference break a rule, but with a topscorer in the last round', () => {
  // 1 and 2 have had White twice, 3 and 4 Black; 1 has won both games, 2 one of them.
  const brokenOf = (rounds: number) => {
    const plain = tournamentOf(['3w1 4w1', '4w1 3w0', '1b0 2b1', '2b0 1b0'], 2, {
      ...{ rounds, initialColour: 'white', system: 'dutch-2026' },
    });
    const boards = [
      { white: 3, black: 1, result: 'open', ratedAs: null },
      { white: 4, black: 2, result: 'open', ratedAs: null },
    ] as const;
    const task = pairingTaskOf(plain, 3);
    if (!task.ok) throw new Error(task.failure.code);
    const request = { round: 3, missing: [], arrived: [], held: [], played: [] };
    const round = { ...plain.rounds[0]!, boards };
    const position = new Position(round, task.value, systemOf('dutch-2026')!, request);
    return [position.costOf(1, 2).broken, position.costOf(3, 4).broken];
  };
  expect(brokenOf(9)).toEqual([1, 1]);
  expect(brokenOf(3)).toEqual([0, 1]);
});
