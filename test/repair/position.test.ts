/** C.04.2 4.4: a round on the wall as a repair sees it, pair by pair. Identities, numbers, places and boards all differ. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type { Round, Tournament } from '../../src-engine/model/tournament.ts';
import { repairPlansOf } from '../../src-engine/repair/plans.ts';
import type { RepairRequest } from '../../src-engine/repair/plan.ts';
import { BYE, Position } from '../../src-engine/repair/position.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { eventOf, idOf } from '../renumbered.ts';

/** After round 1: 1, 2 and 7 have a point, 7 by the bye; 3 and 6 half a one; 8 comes late. 1 to 3 had White. */
const LINES = ['4w1', '5w1', '6w=', '1b0', '2b0', '3b=', 'U', '.'];

const board = (white: number, black: number, result: 'open' | 'draw' = 'open') => ({
  ...{ white: idOf(white), black: idOf(black), result, ratedAs: null },
});
/** 7–1 on board 3, 6–2 with a result on board 5, 4–3 on board 8; 5 has the bye. */
const WALL: Round = {
  stage: 'published',
  boards: [board(7, 1), board(6, 2, 'draw'), board(4, 3)],
  boardNumbers: [3, 5, 8],
  unpaired: [
    { player: idOf(8), kind: 'half' },
    { player: idOf(5), kind: 'pab' },
  ],
  version: 1,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
};

function tournamentWith(rules: Partial<Rules> = {}): Tournament {
  const event = eventOf(LINES, 1, rules);
  const players = event.players.map((player) => ({ ...player, rating: 2400 - 30 * player.tpn }));
  return { ...event, players, rounds: [...event.rounds, WALL] };
}

const ask = (more: Partial<RepairRequest> = {}): RepairRequest => ({
  ...{ round: 2, missing: [], arrived: [], held: [], played: [] },
  ...more,
});

function positionOf({
  held = [] as readonly number[],
  system = 'dutch-2026',
  ...rules
}: Partial<Rules> & { held?: readonly number[] } = {}) {
  const tournament = tournamentWith(rules);
  const participants = new Set(tournament.players.map(({ id }) => id));
  const task = pairingTaskOf(tournament, 2, { participants });
  if (!task.ok) throw new Error(task.failure.code);
  const initialColour = rules.initialColour === undefined ? task.value.initialColour : rules.initialColour;
  return new Position(WALL, { ...task.value, initialColour }, systemOf(system)!, ask({ held }));
}

const numberOf = (id: PlayerId) => (id === BYE ? BYE : (40 - id) / 3);
const position = positionOf();
/** Without 3, who did not come. */
const present = position.task.competitors.filter(({ id }) => id !== idOf(3));
const odd = new Position(WALL, { ...position.task, competitors: present }, position.system, ask());

/** `4-3` with White first, or the bye, and what it adds to the cost. */
function cost(a: number, b: number, of: Position = position) {
  const { pair, ...rest } = of.costOf(a === BYE ? BYE : idOf(a), b === BYE ? BYE : idOf(b));
  return [
    pair === null ? 'bye' : `${numberOf(pair.white)}-${numberOf(pair.black)}`,
    ...Object.values(rest),
  ].join(' ');
}

describe('a round on the wall', () => {
  it('holds boards with a result, and those that are asked for by their numbers', () => {
    const held = (of: Position) =>
      [...of.held].map(([at, { white, black }]) => `${at}: ${numberOf(white)}-${numberOf(black)}`);
    expect(held(position)).toEqual(['5: 6-2']);
    expect(held(positionOf({ held: [8] }))).toEqual(['5: 6-2', '8: 4-3']);
    expect(held(positionOf({ held: [1, 2] }))).toEqual(['5: 6-2']);
  });

  it('C.04.2 3.1 holds a board whose game is adjourned, and nobody of it is free', () => {
    const adjourned = { ...WALL, boards: WALL.boards.with(0, { ...board(7, 1), result: 'adjourned' }) };
    const { held, free } = new Position(adjourned, position.task, position.system, ask({ held: [8] }));
    expect([...held]).toEqual([
      [3, { white: idOf(7), black: idOf(1) }],
      [5, { white: idOf(6), black: idOf(2) }],
      [8, { white: idOf(4), black: idOf(3) }],
    ]);
    expect(free.map(numberOf)).toEqual([5, 8]);
  });

  it('leaves the others free in their order, with the bye where they are odd', () => {
    expect(position.free.map(numberOf)).toEqual([1, 7, 3, 4, 5, 8]);
    expect(positionOf({ held: [8] }).free.map(numberOf)).toEqual([1, 7, 5, 8]);
    expect(odd.free.map(numberOf)).toEqual([1, 7, 4, 5, 8, BYE]);
  });

  it('was read with its boards and colours', () => {
    const read = (white: number, black: number) =>
      position.isAsRead({ white: idOf(white), black: idOf(black) });
    expect([read(7, 1), read(1, 7), read(7, 3), read(4, 1), read(5, 8), read(8, 5)]).toEqual([
      ...[true, false, false, false, false, false],
    ]);
  });
});

describe('the cost of a pair: rules, boards, told, turned, points, ratings', () => {
  it.each([
    // As it was read, whoever is named first.
    [1, 7, '7-1 0 0 0 0 0 180'],
    [7, 1, '7-1 0 0 0 0 0 180'],
    // Each has the due colour, which is that which they read.
    [1, 4, '4-1 1 1 2 0 10 90'],
    [4, 1, '4-1 1 1 2 0 10 90'],
    // Both are due Black: the higher ranked has it.
    [1, 3, '3-1 0 1 2 1 5 60'],
    [3, 1, '3-1 0 1 2 1 5 60'],
    // 7 read White, 3 Black; 3 is due it.
    [3, 7, '7-3 0 1 2 0 5 120'],
    // 4 is due White, and 7 turns.
    [7, 4, '4-7 0 1 2 1 10 90'],
    // 5 read of the bye, 8 of nothing: 8, who has had no game, has the other colour.
    [5, 8, '5-8 0 1 1 0 0 90'],
    [8, 3, '8-3 0 1 1 0 5 150'],
    // 5.2.5: 7, the higher ranked, has an odd number.
    [7, 8, '7-8 0 1 1 0 10 30'],
  ])('%i and %i: %s', (a, b, expected) => {
    expect(cost(a, b)).toBe(expected);
  });

  it('of a pair with other colours than the article gives', () => {
    const { pair, ...rest } = position.costOfPair({ white: idOf(1), black: idOf(7) });
    expect(pair).toEqual({ white: idOf(1), black: idOf(7) });
    expect(Object.values(rest)).toEqual([0, 1, 2, 2, 0, 180]);
  });

  it('of the bye: nobody is told who read of it, or of nothing', () => {
    expect(cost(5, BYE, odd)).toBe('bye 0 0 0 0 0 0');
    expect(cost(BYE, 5, odd)).toBe('bye 0 0 0 0 0 0');
    expect(cost(8, BYE, odd)).toBe('bye 0 0 0 0 0 0');
    expect(cost(1, BYE, odd)).toBe('bye 0 0 1 0 10 0');
    expect(cost(BYE, 4, odd)).toBe('bye 0 0 1 0 0 0');
    // 7 has had one.
    expect(cost(7, BYE, odd)).toBe('bye 1 0 1 0 10 0');
  });

  it('5.2.5 goes by the colour that was drawn, which is White before it was', () => {
    expect(cost(7, 8, positionOf({ initialColour: 'black' }))).toBe('8-7 0 1 1 1 10 30');
    expect(cost(7, 8, positionOf({ initialColour: null }))).toBe('7-8 0 1 1 0 10 30');
  });
});

describe('what speaks against', () => {
  const players = (...numbers: readonly number[]) => numbers.map(idOf);

  it('a pair, White first, or the bye', () => {
    const said = (a: number, b: number) => odd.violations(idOf(a), b === BYE ? BYE : idOf(b));
    expect(said(4, 1)).toMatchObject([{ article: 'C.04.3 2.1.1', kind: 'rematch', players: players(4, 1) }]);
    expect(said(1, 4)).toMatchObject([{ players: players(1, 4) }]);
    expect(said(1, 2)).toEqual([]);
    expect(said(7, BYE)).toMatchObject([
      { article: 'C.04.3 2.1.2', kind: 'second-bye', players: players(7) },
    ]);
    expect(said(1, BYE)).toEqual([]);
  });

  it('the colours of a pair that stays', () => {
    const said = (white: number, black: number, of = position) =>
      of.colourViolations({ white: idOf(white), black: idOf(black) });
    const turned = (article: string, ...two: readonly number[]) => [
      { id: article, article: `C.04.3 ${article}`, players: players(...two), kind: 'wrong-colour' },
    ];
    expect(said(7, 1)).toEqual([]);
    expect(said(1, 7)).toEqual(turned('5.2', 1, 7));
    expect(said(1, 3)).toEqual(turned('5.2', 1, 3));
    expect(said(1, 7, positionOf({ system: 'dutch-2017' }))).toEqual(turned('E', 1, 7));
    // Neither has a preference, or the system has no such article.
    expect([said(7, 8), said(8, 7)]).toEqual([[], []]);
    expect(said(1, 7, positionOf({ system: 'mwm-dutch' }))).toEqual([]);
  });
});

describe('colours by the system, where the check has no article of them', () => {
  const pairs = (a: number, b: number, prohibitions: Rules['prohibitions'] = []) =>
    cost(a, b, positionOf({ system: 'mwm-dutch', prohibitions })).split(' ')[0];

  it('are those of its own round of the two', () => {
    expect([pairs(1, 5), pairs(5, 1)]).toEqual(['5-1', '5-1']);
    expect([pairs(1, 7), pairs(7, 1)]).toEqual(['7-1', '7-1']);
  });

  it('of two whom it never lets meet: White for whom had it less often, else the higher ranked', () => {
    expect([pairs(1, 4), pairs(4, 1)]).toEqual(['4-1', '4-1']);
    const apart = [{ firstRound: 1, lastRound: 5, players: [idOf(1), idOf(3)] }];
    expect([pairs(1, 3, apart), pairs(3, 1, apart)]).toEqual(['1-3', '1-3']);
  });
});

describe('plans', () => {
  const failure = (tournament: Tournament, more: Partial<RepairRequest> = {}) => {
    const plans = repairPlansOf(tournament, ask(more));
    return plans.ok ? plans.value.map(({ kind }) => kind) : plans.failure;
  };
  const withSystem = (own: string, ofRules = 'dutch-2026'): Tournament => {
    const made = tournamentWith({ system: ofRules });
    return { ...made, rounds: [made.rounds[0]!, { ...WALL, system: own }] };
  };

  it('are made by the system of the round, else that of the rules', () => {
    expect(failure(withSystem('keizer'))).toEqual({ code: 'system-does-not-apply', reason: 'keizer' });
    expect(failure(withSystem('', 'keizer'))).toEqual({ code: 'system-does-not-apply', reason: '' });
    expect(failure(withSystem('dutch-2026', 'keizer'))).toContain('leave');
    expect(failure(withSystem(''))).toContain('leave');
  });

  it('are none of a round robin, or of a round that has no task', () => {
    expect(failure(withSystem('round-robin'))).toEqual({
      code: 'system-does-not-apply',
      reason: 'round-robin',
    });
    const made = tournamentWith();
    const none = { ...made, rules: { ...made.rules, rounds: 0 } };
    expect(failure(none)).toEqual({ code: 'system-does-not-apply', reason: 'rounds-missing' });
  });

  it('C.04.2 4.4 leave a game that has a result its colours, also where the system has others for the two', () => {
    // 6 had Black in round 1, and 2 had White.
    const turned = { ...WALL, boards: WALL.boards.with(1, board(2, 6, 'draw')) };
    const made = tournamentWith();
    const plans = repairPlansOf(
      { ...made, rounds: [made.rounds[0]!, turned] },
      ask({ missing: [idOf(3)], arrived: [idOf(8)] }),
    );
    if (!plans.ok) throw new Error(plans.failure.code);
    const onFive = plans.value.map(({ kind, pairs, boardNumbers = [] }) => [
      kind,
      pairs[boardNumbers.indexOf(5)],
    ]);
    const kept = { white: idOf(2), black: idOf(6) };
    // A new draw comes to the same as the fewest changes.
    expect(onFive).toEqual([
      ['fewest', kept],
      ['leave', kept],
    ]);
  });

  it('of a missing player: the one with the bye, who is free, takes the place', () => {
    const plans = repairPlansOf(tournamentWith(), ask({ missing: [idOf(3)] }));
    if (!plans.ok) throw new Error(plans.failure.code);
    const [fewest] = plans.value;
    const pairs = fewest!.pairs.map(({ white, black }) => `${numberOf(white)}-${numberOf(black)}`);
    // 4 and 5 are both due White; 4, of equal score, has the lower number.
    expect(fewest).toMatchObject({ kind: 'fewest', bye: null, changeCase: 3, boardNumbers: [3, 5, 8] });
    expect(pairs).toEqual(['7-1', '6-2', '4-5']);
    expect(fewest!.concerned.map(numberOf)).toEqual([4, 5]);
    expect(fewest!.changes).toEqual([
      {
        board: 8,
        before: { white: idOf(4), black: idOf(3) },
        after: { white: idOf(4), black: idOf(5) },
      },
    ]);
    expect(fewest!.unpaired).toEqual([{ player: idOf(8), kind: 'half' }]);
  });
});
