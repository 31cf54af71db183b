/** A whole round by the Index: C.04.4.2 of 2026 and of 2025, after the seeding rounds. */
import { withForcedPairs } from '../frame/forced-pairs.ts';
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { contains } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { pairBracket } from './bracket.ts';
import type { Allocation } from './colours.ts';
import type { Text } from './criteria.ts';
import { graphOf } from '../../matching/relation.ts';
import type { Ranking } from './opposition.ts';

/** A pair of a bracket; `higher` has the higher pairing score or, of equal ones, the smaller number. */
export interface BursteinBoard {
  readonly higher: Competitor;
  readonly lower: Competitor;
  /** Ranks in the bracket (BSN), of the higher ranked by the Index first. */
  readonly ranks: readonly [number, number];
  readonly colours: Allocation;
}

export interface BursteinRound {
  readonly pairing: Pairing;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly BursteinBoard[];
  readonly steps: readonly string[];
}

/** How an edition ranks, whom it lets meet, and how it gives colours. */
export interface Manner {
  /** The players with the scores by which they are grouped. */
  readonly entrants: (task: PairingTask) => readonly Competitor[];
  readonly ranking: (task: PairingTask) => Ranking;
  readonly mayMeet: (a: Competitor, b: Competitor) => boolean;
  readonly allocate: (task: PairingTask, higher: Competitor, lower: Competitor) => Allocation;
  /** Pairs level after level; the players can all be paired. */
  readonly pairAll: (
    levels: readonly (readonly Competitor[])[],
    ranking: Ranking,
    steps: string[],
  ) => RankedPair[];
  /** Whether of two possible receivers of the bye the one who has played more goes first (3.1.4). */
  readonly byeByGames: boolean;
  readonly chapter: string;
}

export interface RankedPair {
  /** By rank in the bracket. */
  readonly first: Competitor;
  readonly second: Competitor;
  readonly ranks: readonly [number, number];
}

/**
 * The round with the record of how it came about. Fails with `too-few-players`, `initial-colour-missing`,
 * `nobody-may-receive-bye`, `forced-pair-forbidden` or `no-legal-pairing`.
 */
export function pairRound(
  manner: Manner,
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<BursteinRound, PairingFailure> {
  const { competitors } = task;
  if (competitors.length < 2)
    return fail({ code: 'too-few-players', players: competitors.map(({ id }) => id) });
  if (task.initialColour === null && competitors.some(({ colours }) => colours.length === 0))
    return fail({ code: 'initial-colour-missing', article: `${manner.chapter} 5.1` });
  const forced = withForcedPairs(manner.entrants(task), options.forced ?? [], {
    id: 'C1',
    article: 'C.04.1 2',
  });
  if (!forced.ok) return forced;
  const ranking = manner.ranking(task);
  const steps: string[] = [];
  let players = forced.value;
  let bye: Competitor | null = null;
  if (players.length % 2 === 1) {
    const possible = byeRanking(manner, players, ranking);
    bye = possible.find(({ id }) => (options.forcedBye ?? id) === id) ?? null;
    if (bye === null) return fail(failureOf(manner, players));
    steps.push(`${bye.tpn} ${bye.player.name} receives the pairing-allocated bye`);
    players = players.filter((player) => player !== bye);
  }
  if (new Matching(legalGraph(manner, players)).maximise(0) > 0) return fail(failureOf(manner, players));
  const boards = manner
    .pairAll(levelsOf(players), ranking, steps)
    .map(({ first, second, ranks }): BursteinBoard => {
      const firstIsHigher = (second.pairingScore - first.pairingScore || first.tpn - second.tpn) < 0;
      const [higher, lower] = firstIsHigher ? [first, second] : [second, first];
      return { higher, lower, ranks, colours: manner.allocate(task, first, second) };
    })
    .sort(compareBoards);
  return ok({
    pairing: { pairs: boards.map(({ colours }) => colours.pair), bye: bye?.id ?? null },
    boards,
    steps,
  });
}

function legalGraph(manner: Manner, players: readonly Competitor[]) {
  return graphOf(players.length, (a, b) => manner.mayMeet(players[a]!, players[b]!));
}

/**
 * 3.1: players who may receive the bye and whose absence leaves a complete pairing, in order of preference: lowest
 * score, most games played (3.1.4), lowest ranking.
 */
function byeRanking(manner: Manner, players: readonly Competitor[], ranking: Ranking): Competitor[] {
  const matching = new Matching(legalGraph(manner, players));
  if (matching.maximise(1) !== 1) return [];
  matching.findExchangeable(matching.mate.indexOf(-1));
  const ranks = new Map(ranking(players).map((player, rank) => [player, rank]));
  const games = ({ gamesPlayed }: Competitor) => (manner.byeByGames ? gamesPlayed : 0);
  return players
    .filter((player, place) => contains(matching.even, place) && !player.byeBarred)
    .sort((a, b) => a.pairingScore - b.pairingScore || games(b) - games(a) || ranks.get(b)! - ranks.get(a)!);
}

function failureOf(manner: Manner, players: readonly Competitor[]): PairingFailure {
  const stuck = blockedVertices(legalGraph(manner, players), players.length % 2);
  if (stuck.length === 0)
    return { code: 'nobody-may-receive-bye', article: 'C.04.1 4', players: players.map(({ id }) => id) };
  return {
    code: 'no-legal-pairing',
    article: `${manner.chapter} ${manner.byeByGames ? '1.9.3' : '6.6'}`,
    players: stuck.map((place) => players[place]!.id),
  };
}

/** Scoregroups, the highest first. */
export function levelsOf(players: readonly Competitor[]): Competitor[][] {
  const levels = new Map<number, Competitor[]>();
  for (const player of players) {
    const level = levels.get(player.pairingScore);
    if (level === undefined) levels.set(player.pairingScore, [player]);
    else level.push(player);
  }
  return [...levels.entries()].sort(([a], [b]) => b - a).map(([, level]) => level);
}

/** 1.9.2, 3.2: bracket by bracket downwards. */
export function pairByIndex(
  text: Text,
  levels: readonly (readonly Competitor[])[],
  ranking: Ranking,
  steps: string[],
): RankedPair[] {
  const pairs: RankedPair[] = [];
  let floaters: Competitor[] = [];
  levels.forEach((residents, at) => {
    const bracket = ranking([...floaters, ...residents]);
    const opponents = pairBracket(text, {
      bracket,
      incoming: new Set(floaters),
      next: levels[at + 1] ?? [],
      rest: levels.slice(at + 2).flat(),
    });
    opponents.forEach((opponent, rank) => {
      if (opponent > rank)
        pairs.push({ first: bracket[rank]!, second: bracket[opponent]!, ranks: [rank + 1, opponent + 1] });
    });
    floaters = bracket.filter((_, rank) => opponents[rank] === -1);
    for (const { tpn, player } of floaters)
      steps.push(`3.2: ${tpn} ${player.name} floats to the next bracket`);
  });
  return pairs;
}
