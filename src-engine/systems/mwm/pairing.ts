/** A whole round by one maximum-weight matching. */
import { withForcedPairs } from '../frame/forced-pairs.ts';
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { contains, type BitGraph } from '../../matching/bit-graph.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { Matching } from '../../matching/cardinality.ts';
import { firstOptimum } from '../../matching/precise.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { compareRanks, entrantsOf, meetingGraph, type Entrant } from './graph.ts';
import { MERITS, type Manner } from './merit.ts';
import { Weights } from './weights.ts';

export const MEETING = { id: 'A1', article: 'Graph construction (1)', label: 'Nobody meets twice' } as const;

export interface MwmBoard {
  /** By r. */
  readonly first: Entrant;
  readonly second: Entrant;
  /** By pairing score, then number: the order of boards. */
  readonly higher: Competitor;
  readonly lower: Competitor;
  readonly colours: Allocation;
}

export interface MwmRound {
  readonly pairing: Pairing;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly MwmBoard[];
}

/**
 * The round of greatest weight; of several, the one that gives the first player by rank the highest ranked opponent, then
 * the next player, and so on. Fails with `too-few-players`, `nobody-may-receive-bye`, `forced-pair-forbidden` or
 * `no-legal-pairing`.
 */
export function pairRound(
  manner: Manner,
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<MwmRound, PairingFailure> {
  const { competitors } = task;
  if (competitors.length < 2)
    return fail({ code: 'too-few-players', players: competitors.map(({ id }) => id) });
  const forced = withForcedPairs(competitors, options.forced ?? [], MEETING);
  if (!forced.ok) return forced;
  let players = forced.value;
  let bye: Competitor | null = null;
  if (players.length % 2 === 1) {
    bye = byeReceiver(task, players, options.forcedBye);
    if (bye === null) return fail(failureOf(task, players));
    players = players.filter((player) => player !== bye);
  }
  const entrants = entrantsOf(players);
  const meetings = meetingGraph(
    task,
    entrants.map(({ player }) => player),
  );
  const weights = new Weights(entrants, MERITS[manner], task);
  const graph = weights.graphOf(meetings);
  const mate = firstOptimum(graph, weights.startOf(graph));
  if (mate === null) return fail(failureOf(task, players));
  const boards = entrants
    .filter(({ rank }) => mate[rank]! > rank)
    .map((first) => boardOf(task, first, entrants[mate[first.rank]!]!))
    .sort(compareBoards);
  return ok({
    pairing: { pairs: boards.map(({ colours }) => colours.pair), bye: bye?.id ?? null },
    boards,
  });
}

function boardOf(task: PairingTask, first: Entrant, second: Entrant): MwmBoard {
  const [a, b] = [first.player, second.player];
  const firstIsHigher = (b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0;
  const [higher, lower] = firstIsHigher ? [a, b] : [b, a];
  return { first, second, higher, lower, colours: allocate(task, a, b) };
}

/**
 * "Bye Allocation": the last of the ranking who has not received a point without a match. Where the others could not
 * be paired without him, on which the paper is silent, the next above him; null for none.
 */
function byeReceiver(
  task: PairingTask,
  players: readonly Competitor[],
  forced: PlayerId | undefined,
): Competitor | null {
  const matching = new Matching(meetingGraph(task, players));
  if (matching.maximise(1) !== 1) return null;
  matching.findExchangeable(matching.mate.indexOf(-1));
  return players
    .filter(
      ({ id, byeBarred }, place) => !byeBarred && (forced ?? id) === id && contains(matching.even, place),
    )
    .reduce<Competitor | null>(
      (last, player) => (last && compareRanks(last, player) > 0 ? last : player),
      null,
    );
}

function failureOf(task: PairingTask, players: readonly Competitor[]): PairingFailure {
  const graph: BitGraph = meetingGraph(task, players);
  const stuck = blockedVertices(graph, players.length % 2);
  if (stuck.length === 0)
    return {
      code: 'nobody-may-receive-bye',
      article: 'Bye Allocation',
      players: players.map(({ id }) => id),
    };
  return {
    code: 'no-legal-pairing',
    article: 'Graph construction',
    players: stuck.map((at) => players[at]!.id),
  };
}
