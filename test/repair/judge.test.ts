/** What a plan is said to come to, in rounds that are written out: C.04.2 (2026) 4.4. */
import { describe, expect, it } from 'vitest';
import type { Tournament, Unpaired } from '../../src-engine/model/tournament.ts';
import type { RepairRequest } from '../../src-engine/repair/plan.ts';
import { repairPlansOf } from '../../src-engine/repair/plans.ts';
import { tournamentOf } from '../oracle/notation.ts';
import { renumbered } from '../systems/self-play.ts';

/** Round 1 as played, then round 2 on the wall. All in numbers, which are no identities. */
function plansIn(
  size: number,
  first: readonly string[],
  wall: readonly string[],
  unpaired: readonly (readonly [number, Unpaired['kind']])[],
  request: Partial<Record<'missing' | 'arrived', readonly number[]>> & {
    readonly played?: readonly (readonly [board: number, white: number, black: number])[];
  },
) {
  const lines = Array.from({ length: size }, (_, at) => {
    const game = first.map((text) => text.split('-').map(Number)).find((two) => two.includes(at + 1));
    if (game === undefined) return 'Z';
    return game[0] === at + 1 ? `${game[1]}w=` : `${game[0]}b=`;
  });
  const plain = tournamentOf(lines, 1, { rounds: 5, initialColour: 'white', system: 'dutch-2026' });
  const boards = wall.map((text) => {
    const [white, black] = text.split('-').map(Number);
    return { white: white!, black: black!, result: 'open', ratedAs: null } as const;
  });
  const round = {
    ...plain.rounds[0]!,
    system: 'dutch-2026',
    boards,
    unpaired: unpaired.map(([player, kind]) => ({ player, kind })),
  };
  const { tournament, idOf } = renumbered(
    { ...plain, rounds: [...plain.rounds, round] } satisfies Tournament,
    3,
  );
  const id = (number: number) => idOf.get(number)!;
  const asked: RepairRequest = {
    round: 2,
    missing: (request.missing ?? []).map(id),
    arrived: (request.arrived ?? []).map(id),
    held: [],
    played: (request.played ?? []).map(([board, white, black]) => ({
      board,
      white: id(white),
      black: id(black),
    })),
  };
  const plans = repairPlansOf(tournament, asked);
  if (!plans.ok) throw new Error(plans.failure.code);
  const number = new Map(tournament.players.map((player) => [player.id, player.tpn]));
  return plans.value.map((plan) => ({
    kind: plan.kind,
    pairs: plan.pairs.map(({ white, black }) => `${number.get(white)}-${number.get(black)}`),
    bye: plan.bye === null ? null : number.get(plan.bye),
    unpaired: plan.unpaired.map(({ player, kind }) => `${number.get(player)} ${kind}`).sort(),
    changeCase: plan.changeCase,
    concerned: plan.concerned.map((player) => number.get(player)!).sort((a, b) => a - b),
    violations: plan.violations.map(
      ({ kind, players }) => `${kind} ${players.map((each) => number.get(each)).join(' ')}`,
    ),
    colours: plan.colours.map(({ players }) => players.map((each) => number.get(each)).join(' ')),
  }));
}

const FIRST = ['1-5', '6-2', '3-7', '8-4'];

describe('C.04.2 4.4 what a plan comes to', () => {
  const rematches = ['5-1', '7-6', '2-3', '4-8'];

  it('says what the rules have against those who play, White first, and nothing of who is missing', () => {
    const violationsOf = (missing: readonly number[]) =>
      plansIn(9, FIRST, rematches, [[9, 'pab']], { missing }).map(({ kind, violations }) => [
        kind,
        ...violations,
      ]);
    expect(violationsOf([])).toEqual([['fewest'], ['new-draw'], ['leave', 'rematch 5 1', 'rematch 4 8']]);
    expect(violationsOf([8])).toEqual([['fewest'], ['new-draw'], ['leave', 'rematch 5 1']]);
  });

  it('C.04.3 5.2 says which boards that stay have the wrong colours, and not what was played with others', () => {
    const [fewest] = plansIn(9, FIRST, ['6-5', '1-7', '2-3', '4-9'], [[8, 'pab']], { missing: [2] });
    expect(fewest).toMatchObject({ kind: 'fewest', colours: ['6 5', '1 7'], changeCase: 3 });
    expect(fewest!.pairs).toEqual(['6-5', '1-7', '8-3', '4-9']);
    const turned = { played: [[2, 1, 4]] } as const;
    const [played] = plansIn(9, FIRST, ['6-5', '4-1', '2-3', '7-9'], [[8, 'pab']], turned);
    expect(played).toMatchObject({ kind: 'as-played', colours: ['6 5'], changeCase: 'played' });
  });

  it('4.3 (b) turned colours leave everybody else their byes', () => {
    const byes = [
      [10, 'half'],
      [8, 'pab'],
    ] as const;
    const [played] = plansIn(10, FIRST, ['6-5', '4-1', '2-3', '7-9'], byes, { played: [[2, 1, 4]] });
    expect(played).toMatchObject({
      kind: 'as-played',
      bye: 8,
      unpaired: ['10 half', '8 pab'],
      concerned: [1, 4],
    });
  });

  it('4.4 (4) a bye that goes to a late entry is a change, though every board stays', () => {
    const late = { missing: [8], arrived: [10] };
    const [fewest] = plansIn(10, FIRST, ['5-6', '7-1', '2-3', '4-9'], [[8, 'pab']], late);
    expect(fewest).toMatchObject({ kind: 'fewest', bye: 10, changeCase: 4, concerned: [10] });
    expect(fewest!.pairs).toEqual(['5-6', '7-1', '2-3', '4-9']);
  });

  it('a plan that is the same as an earlier one is left out, one that differs is not', () => {
    const kinds = (wall: readonly string[], missing: readonly number[]) =>
      plansIn(9, FIRST, wall, [[9, 'pab']], { missing }).map(({ kind }) => kind);
    expect(kinds(rematches, [])).toEqual(['fewest', 'new-draw', 'leave']);
    expect(kinds(['7-1', '4-6', '2-3', '5-8'], [8])).toEqual(['fewest', 'leave']);
  });
});

describe('C.04.2 4.4 plans that are offered', () => {
  /** The round that the system gives, as a wall. */
  const own = plansIn(8, FIRST, ['5-1', '7-6', '2-3', '4-8'], [], {}).find(
    ({ kind }) => kind === 'new-draw',
  )!.pairs;
  const offered = (request: Parameters<typeof plansIn>[4]) => plansIn(8, FIRST, own, [], request);

  it('are none where nothing is wrong: the round stays', () => {
    expect(offered({}).map(({ kind }) => kind)).toEqual(['leave']);
  });

  it('take a board away of which both players are missing, and concern nobody else', () => {
    // The last board alone, or one whose number another board takes.
    for (const gone of [own.at(-1)!, own[1]!]) {
      const [fewest] = offered({ missing: gone.split('-').map(Number) });
      expect(fewest).toMatchObject({ kind: 'fewest', concerned: [] });
      expect(fewest!.pairs.toSorted()).toEqual(own.filter((pair) => pair !== gone).toSorted());
    }
  });
});
