/** A round of the Dutch system from its task: demands, brackets, colours and boards. */
import { sideOf } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { inBoardOrderOf } from '../../model/board-order.ts';
import type { Colour } from '../../model/colour.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import { withForcedBye, withForcedPairs } from '../frame/forced-pairs.ts';
import type { CitedRule, Pair, Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import type { Edition } from './edition.ts';
import { contendersOf, mayMeet, type Contender } from './kernel/contender.ts';
import type { PairedRound, RoundOptions } from './kernel/round.ts';

/** The players of the task, best rank first, or of its `competitors` with demands. */
export function contendersOfTask(
  edition: Edition,
  task: PairingTask,
  competitors: readonly Competitor[] = task.competitors,
): Contender[] {
  return contendersOf(competitors, edition.playerRules(task));
}

/** A round with the brackets as the search found them. */
export interface FoundRound {
  readonly pairing: Pairing;
  readonly brackets: PairedRound['brackets'];
}

/**
 * Pairs a round exactly. Fails with `too-few-players`, `initial-colour-missing`, `forced-pair-forbidden`,
 * `nobody-may-receive-bye` or `no-legal-pairing`. `routes` serves comparisons of the exact routes with each other.
 */
export function findRound(
  edition: Edition,
  task: PairingTask,
  options: PairingOptions = {},
  routes: RoundOptions = {},
): Outcome<FoundRound, PairingFailure> {
  if (task.competitors.length === 0) return fail({ code: 'too-few-players', players: [] });
  const demanded = demandedOf(edition, task, options);
  if (!demanded.ok) return demanded;
  const contenders = demanded.value;
  const memory = options.memory as RoundOptions['memory'];
  const round = edition.pairRound(contenders, {
    ...routes,
    ...(memory === undefined ? {} : { memory }),
    onBracket: (bracket, settled) => {
      routes.onBracket?.(bracket, settled);
      options.onProgress?.(settled, contenders.length);
    },
  });
  // 1.9.3 (A.9): without a complete pairing the arbiter decides.
  if ('blocked' in round) {
    const players = round.players.map(({ id }) => id);
    return fail({ code: round.blocked, article: edition.articles.completion, players });
  }
  // 5.1: the colour that the lot gives, where a pair needs it.
  if (task.initialColour === null && needsInitialColour(round))
    return fail({ code: 'initial-colour-missing', article: edition.articles.firstColour });
  return ok({ pairing: pairingOf(round, task.initialColour ?? 'white'), brackets: round.brackets });
}

/** The players with the pairs and the bye that are demanded as their only choice; fails where a rule forbids them. */
function demandedOf(
  edition: Edition,
  task: PairingTask,
  { forced = [], forcedBye }: PairingOptions,
): Outcome<Contender[], PairingFailure> {
  const { meeting, bye } = edition.rules;
  const pairs = withForcedPairs(task.competitors, forced, meeting);
  if (!pairs.ok) return pairs;
  const contenders = contendersOfTask(edition, task, withForcedBye(pairs.value, forcedBye));
  const byId = new Map(contenders.map((player) => [player.id, player]));
  for (const players of forced) {
    const rule = ruleAgainst(edition, byId.get(players[0])!, byId.get(players[1])!);
    if (rule !== null)
      return fail({ code: 'forced-pair-forbidden', article: rule.article, players, rule: rule.id });
  }
  const receiver = forcedBye === undefined ? undefined : byId.get(forcedBye);
  const mayHaveBye = contenders.length % 2 === 1 && receiver?.byeBarred === false;
  if (forcedBye === undefined || mayHaveBye) return ok(contenders);
  return fail({ code: 'forced-pair-forbidden', article: bye.article, players: [forcedBye], rule: bye.id });
}

/** C1, C3: the absolute criterion that keeps two players apart, null when they may meet. */
export function ruleAgainst({ rules }: Edition, a: Contender, b: Contender): CitedRule | null {
  if (mayMeet(a, b)) return null;
  return a.avoids.has(b.rank) ? rules.meeting : rules.colours;
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

/** 5.2 (2017: E): the pair with its colours; `higher` is the higher ranked (1.2). */
export function coloured(higher: Contender, lower: Contender, initialColour: Colour): Pair {
  const white: PlayerId = allocate(higher, lower, initialColour).colour === 'white' ? higher.id : lower.id;
  return { white, black: white === higher.id ? lower.id : higher.id };
}
