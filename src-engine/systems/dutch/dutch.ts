/** The Dutch system as the registry offers it, one object for each edition. */
import { contendersOf, mayMeet, type Contender, type Demands } from './kernel/contender.ts';
import type { Blocked, PairedRound, RoundOptions } from './kernel/round.ts';
import { sideOf } from '../../history/board-sequence.ts';
import { inBoardOrderOf } from '../../model/board-order.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pair, Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { contenderRulesOf, pairRound, type Edition } from './edition.ts';

export const NO_DEMANDS: Demands = { forced: [], forcedBye: null };

export function contendersOfTask(
  edition: Edition,
  task: PairingTask,
  demands: Demands = NO_DEMANDS,
): Contender[] {
  return contendersOf(task.competitors, contenderRulesOf(edition, task), demands);
}

/**
 * Pairs a round exactly. Fails with `too-few-players`, `initial-colour-missing`, `forced-pair-forbidden`,
 * `nobody-may-receive-bye` or `no-legal-pairing`. `routes` serves comparisons of the exact routes with each other.
 */
export function pairDutch(
  edition: Edition,
  task: PairingTask,
  options: PairingOptions = {},
  routes: RoundOptions = {},
): Outcome<Pairing, PairingFailure> {
  if (task.competitors.length === 0) {
    return fail({ code: 'too-few-players', players: task.competitors.map(({ id }) => id) });
  }
  const demands: Demands = { forced: options.forced ?? [], forcedBye: options.forcedBye ?? null };
  const objection = objectionTo(edition, task, demands);
  if (objection !== null) return fail(objection);
  const contenders = contendersOfTask(edition, task, demands);
  const round = pairRound(edition, contenders, {
    ...routes,
    onBracket: (bracket, settled) => {
      routes.onBracket?.(bracket, settled);
      options.onProgress?.(settled, contenders.length);
    },
  });
  if ('blocked' in round) return fail(failureOf(edition, round));
  if (task.initialColour === null && needsInitialColour(round)) {
    return fail({ code: 'initial-colour-missing', article: edition === '2026' ? 'C.04.3 5.1' : 'C.04.3 E' });
  }
  return ok(pairingOf(round, task.initialColour ?? 'white'));
}

function failureOf(edition: Edition, { blocked, players }: Blocked): PairingFailure {
  const article = edition === '2026' ? 'C.04.3 1.9.3' : 'C.04.3 A.9';
  return { code: blocked, article, players: players.map(({ id }) => id) };
}

/** A demand that no rule allows; null when all may be tried. */
function objectionTo(edition: Edition, task: PairingTask, demands: Demands): PairingFailure | null {
  const { forced, forcedBye } = demands;
  if (forced.length === 0 && forcedBye === null) return null;
  const byId = new Map(contendersOfTask(edition, task).map((player) => [player.id, player]));
  for (const [a, b] of forced) {
    const left = byId.get(a);
    const right = byId.get(b);
    const rule =
      left && right && a !== b ? ruleAgainst(edition, left, right) : 'not to be paired in this round';
    if (rule !== null) return { code: 'forced-pair-forbidden', players: [a, b], rule };
  }
  if (forcedBye === null) return null;
  const receiver = byId.get(forcedBye);
  const forbidden = task.competitors.length % 2 === 0 || receiver === undefined || receiver.byeBarred;
  return forbidden ? { code: 'forced-pair-forbidden', players: [forcedBye], rule: bye(edition) } : null;
}

const bye = (edition: Edition): string => (edition === '2026' ? 'C2' : 'C.2');

/** The absolute criterion that keeps two players apart, null when they may meet. */
export function ruleAgainst(edition: Edition, a: Contender, b: Contender): string | null {
  if (mayMeet(a, b)) return null;
  const [meeting, colour] = edition === '2026' ? ['C1', 'C3'] : ['C.1', 'C.3'];
  return a.avoids.has(b.rank) ? meeting : colour;
}

function needsInitialColour({ brackets }: PairedRound): boolean {
  return brackets.some(({ pairs }) =>
    pairs.some(([a, b]) => a.preference.colour === null && b.preference.colour === null),
  );
}

/** Colours for all pairs, in board order (C.04.2 3.6): the order of the higher ranked players and of the sums. */
function pairingOf({ brackets, bye }: PairedRound, initialColour: Colour): Pairing {
  const boards = inBoardOrderOf(
    brackets.flatMap(({ pairs }) => pairs),
    ({ competitor }) => sideOf(competitor),
  );
  return {
    pairs: boards.map(([a, b]) =>
      a.rank < b.rank ? coloured(a, b, initialColour) : coloured(b, a, initialColour),
    ),
    bye: bye === null ? null : bye.id,
  };
}

export function coloured(higher: Contender, lower: Contender, initialColour: Colour): Pair {
  const white: PlayerId = allocate(higher, lower, initialColour).colour === 'white' ? higher.id : lower.id;
  return { white, black: white === higher.id ? lower.id : higher.id };
}
