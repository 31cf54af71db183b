/** Repair of a published round as it is shown: each plan with what it changes, costs and breaks. */
import {
  boardNumber,
  conservationOf,
  wholeNames,
  type Conservation,
  type PlayerId,
  type RepairPlan,
  type RepairRequest,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { RepairPlanView, RepairView } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import { namesApart } from '../names.ts';

/** The plans for a round as its page shows them, before one is chosen by its `token`. */
export function repairView(
  tournament: Tournament,
  { round, missing, arrived }: RepairRequest,
  token: string,
  plans: readonly RepairPlan[],
): RepairView {
  const named = namesApart(tournament.players);
  const published = tournament.rounds[round - 1]!;
  const { boards, unpaired, version } = published;
  const byeBefore = unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;
  return {
    round,
    version,
    token,
    boards: boards.length,
    missing: missing.map(named),
    arrived: arrived.map(named),
    finished: boards.flatMap(({ result }, index) =>
      result === 'open' ? [] : [boardNumber(published, index)],
    ),
    plans: plans.map((plan): RepairPlanView => {
      const pair = (one: { readonly white: PlayerId; readonly black: PlayerId } | null) =>
        one === null ? null : { white: named(one.white), black: named(one.black) };
      const sum = sumOf(tournament, round, plan);
      return {
        kind: plan.kind,
        cost: plan.cost,
        changes: plan.changes.map(({ board, before, after }) => ({
          board,
          before: pair(before),
          after: pair(after),
        })),
        bye: {
          before: byeBefore === null ? null : named(byeBefore),
          after: plan.bye === null ? null : named(plan.bye),
        },
        concerned: plan.concerned.map(named),
        violations: violationsOf(tournament, plan.violations),
        changeCase: plan.changeCase,
        unlikeSystem: plan.unlikeSystem,
        sum: {
          boards: sum.boards,
          byes: sum.unpaired.length,
          absent: sum.absent.length,
          active: sum.active,
        },
      };
    }),
  };
}

/** The sum of the round as the plan leaves it. */
function sumOf(tournament: Tournament, round: number, { pairs, unpaired }: RepairPlan): Conservation {
  const published = tournament.rounds[round - 1]!;
  const boards = pairs.map((pair) => ({ ...pair, result: 'open', ratedAs: null }) as const);
  const rounds = tournament.rounds.with(round - 1, { ...published, boards, unpaired });
  return conservationOf({ ...tournament, rounds }, round);
}

/** What a plan breaks, a sentence each. */
export function violationsOf(
  tournament: Tournament,
  violations: RepairPlan['violations'],
): readonly string[] {
  const names = wholeNames(tournament.players);
  return violations.map((violation) => texts.pairing.violation(violation, (id) => names.get(id) ?? `${id}`));
}

/** Names as the page tells them apart. */
export function namesOf(tournament: Tournament, players: readonly PlayerId[]): readonly string[] {
  const named = namesApart(tournament.players);
  return players.map((player) => named(player).name);
}
