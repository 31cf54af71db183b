/** A round from a task, as far as it goes alike in all Swiss systems: the one place where this order is written. */
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { contains, type BitGraph } from '../../matching/bit-graph.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { canBeMatched, spareVertices } from '../../matching/cardinality.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Step } from '../step.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { withForcedPairs } from './forced-pairs.ts';
import type { MadeBoard, SystemText } from './text.ts';

/** What the pairing of a text comes to. */
export interface MadeRound<B extends MadeBoard> {
  readonly pairing: Pairing;
  /** Players without whom all others can be paired; null for an even number of players. */
  readonly spare: ReadonlySet<PlayerId> | null;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly B[];
  readonly steps: readonly Step[];
}

/**
 * Pairs one round. Fails with `too-few-players`, `initial-colour-missing`, `forced-pair-forbidden`,
 * `nobody-may-receive-bye` or `no-legal-pairing`, or with what the text itself objects.
 */
export function makeRound<P extends { readonly id: PlayerId }, B extends MadeBoard>(
  text: SystemText<P, B>,
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<MadeRound<B>, PairingFailure> {
  const objection = objectionTo(text, task);
  if (objection !== null) return fail(objection);
  // Pairs that are demanded ("why not A–B?") are kept from everybody else; the rest of the round goes by the text.
  const forced = withForcedPairs(task.competitors, options.forced ?? [], text.rules.meeting);
  if (!forced.ok) return forced;
  const steps: Step[] = [];
  const chosen = byeOf(text, task, forced.value, options.forcedBye);
  if (chosen !== null && 'code' in chosen) return fail(chosen);
  const bye = chosen?.receiver ?? null;
  if (bye !== null) {
    const article = typeof text.byeStep === 'string' ? text.byeStep : text.byeStep(task);
    steps.push({ code: 'bye', article, player: bye.id });
  }
  const seated = bye === null ? forced.value : forced.value.filter(({ id }) => id !== bye.id);
  // Everybody can be paired completely: otherwise the text has nothing to say, and the arbiter decides (C.04.1 9).
  const players = text.playersOf(task, seated);
  const graph = text.legalGraph(task, players);
  const complete = canBeMatched(graph);
  const boards = complete ? text.pairAll(task, players, steps, graph) : null;
  if (boards === null) return fail(blockedIn(graph, players, text.articles.noPairing));
  // C.04.2 3.6: boards by the score of the higher ranked player, the sum of both, the higher player's number.
  const inOrder = [...boards].sort(compareBoards);
  return ok({
    pairing: { pairs: inOrder.map(({ pair }) => pair), bye: bye?.id ?? null },
    spare: chosen?.spare ?? null,
    boards: inOrder,
    steps,
  });
}

function objectionTo<P extends { readonly id: PlayerId }, B extends MadeBoard>(
  { articles, objection }: SystemText<P, B>,
  task: PairingTask,
): PairingFailure | null {
  const { competitors } = task;
  if (competitors.length < 2) return { code: 'too-few-players', players: competitors.map(({ id }) => id) };
  const own = objection?.(task) ?? null;
  if (own !== null) return own;
  if (articles.firstColour === null || task.initialColour !== null) return null;
  const isNew = competitors.some(({ gamesPlayed }) => gamesPlayed === 0);
  return isNew ? { code: 'initial-colour-missing', article: articles.firstColour } : null;
}

/**
 * C.04.1 3: of an odd number of players one has the bye: the first in the order of the text without whom all others can
 * be paired. Null for an even number; a failure where nobody can have it.
 */
function byeOf<P extends { readonly id: PlayerId }, B extends MadeBoard>(
  text: SystemText<P, B>,
  task: PairingTask,
  competitors: readonly Competitor[],
  forcedBye: PlayerId | undefined,
): { readonly receiver: Competitor; readonly spare: ReadonlySet<PlayerId> } | PairingFailure | null {
  if (competitors.length % 2 === 0) return null;
  const players = text.playersOf(task, competitors);
  const graph = text.legalGraph(task, players);
  const alone = spareVertices(graph);
  if (alone === null) return blockedIn(graph, players, text.articles.noPairing);
  const spare = new Set(players.filter((_, place) => contains(alone, place)).map(({ id }) => id));
  const receiver = text.byeRanking(task, players).find(({ id }) => spare.has(id) && (forcedBye ?? id) === id);
  if (receiver === undefined)
    return { code: 'nobody-may-receive-bye', article: text.articles.noBye, players: [...spare] };
  return { receiver: competitors.find(({ id }) => id === receiver.id)!, spare };
}

/** Players who have too few opponents for all to be paired. */
function blockedIn(
  graph: BitGraph,
  players: readonly { readonly id: PlayerId }[],
  article: string,
): PairingFailure {
  const blocked = blockedVertices(graph, players.length % 2);
  return { code: 'no-legal-pairing', article, players: blocked.map((place) => players[place]!.id) };
}
