/** A whole round by the Index: C.04.4.2 of 2026 and of 2025, after the seeding rounds. */
import type { Step } from '../step.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import type { Colour } from '../../model/colour.ts';
import type { ByeOrder } from '../frame/bye.ts';
import { inRankOrder } from '../../history/rank-order.ts';
import type { Allocation } from '../frame/colours.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { CommonRules, MadeBoard } from '../frame/text.ts';
import type { ByeKeyName } from '../reason.ts';
import type { BracketAssessment, CitedRule, Pairing, PairingTask } from '../system.ts';
import { pairBracket } from './bracket.ts';
import type { Opponents } from './order.ts';
import type { Text } from './criteria.ts';
import { rankingBy, type Opposition, type Ranking } from './opposition.ts';

/** A pair of a bracket. */
export interface BursteinBoard extends MadeBoard {
  readonly made: RankedPair;
  readonly colours: Allocation;
}

/** How an edition ranks, which players it lets meet, and how it gives colours. */
export interface Edition {
  /** The players with the scores by which they are grouped. */
  readonly entrants: (task: PairingTask, competitors: readonly Competitor[]) => readonly Competitor[];
  /** The values by which players are ranked, and their names. */
  readonly opposition: (task: PairingTask) => (player: Competitor) => Opposition;
  readonly oppositionNames: readonly ByeKeyName[];
  readonly mayMeet: (a: Competitor, b: Competitor) => boolean;
  /** Possible games of players; vertices are places. */
  readonly gamesOf: (players: readonly Competitor[]) => BitGraph;
  readonly allocate: (task: PairingTask, higher: Competitor, lower: Competitor) => Allocation;
  /** Pairs level after level; the players can all be paired. */
  readonly pairAll: (
    levels: readonly (readonly Competitor[])[],
    ranking: Ranking,
    steps: Step[],
  ) => RankedPair[];
  /** The colour that a player is due. */
  readonly due: (player: Competitor) => Colour | null;
  /** Article of the order of pairings. */
  readonly orderArticle: string;
  /** Any pairing of the players, who are given by score. */
  readonly brackets: (levels: readonly (readonly Competitor[])[], pairing: Pairing) => BracketAssessment[];
  /** Whether of two possible receivers of the bye the one who has played more goes first (3.1.4). */
  readonly byeByGames: boolean;
  readonly chapter: string;
  /** Article after which a round that cannot be completed is the arbiter's. */
  readonly completion: string;
  readonly byeArticle: string;
  /** Article by which nobody may have the bye. */
  readonly noBye: string;
  readonly rules: CommonRules;
  /** The rule that keeps players apart for their colours. */
  readonly colours: CitedRule;
}

/** A bracket (2025: 1.2, 1.2.1, 1.2.2) with the opponents found. */
interface RankedBracket {
  /** Score of the residents, tenths. */
  readonly score: number;
  /** By rank (BSN). */
  readonly players: readonly Competitor[];
  readonly opponents: Opponents;
}

/** Two players by rank in their bracket. */
export interface RankedPair {
  readonly bracket: RankedBracket;
  readonly first: number;
  readonly second: number;
}

/** The pairs of a bracket. */
export function pairsOf(bracket: RankedBracket): RankedPair[] {
  return bracket.opponents.flatMap((second, first) => (second > first ? [{ bracket, first, second }] : []));
}

/** The boards of players who can all be paired: level by level, then colours. */
export function pairAll(
  edition: Edition,
  task: PairingTask,
  players: readonly Competitor[],
  steps: Step[],
): BursteinBoard[] {
  return edition.pairAll(scoregroupsOf(players), rankingBy(edition.opposition(task)), steps).map((made) => {
    const [first, second] = [made.bracket.players[made.first]!, made.bracket.players[made.second]!];
    const [higher, lower] = inRankOrder(first, second);
    const colours = edition.allocate(task, first, second);
    return { pair: colours.pair, higher, lower, made, colours };
  });
}

/**
 * 3.1 (2025: 2.1; the older text: 4.1, 4.2, 4.3). Who may have it (3.1.1; 2.1.1) and leaves a complete pairing (3.1.2; 2.1.2) is settled
 * for all systems alike; then lowest score (3.1.3; 2.1.3), most games played (3.1.4; 2.1.4), lowest ranking (3.1.5; 2.1.5).
 */
export function byeOrderOf(edition: Edition, task: PairingTask): ByeOrder<Competitor> {
  const opposition = edition.opposition(task);
  return {
    article: `${edition.chapter} ${edition.byeArticle}`,
    keys: () => [
      { by: 'score', value: ({ pairingScore }) => pairingScore, wanted: 'least' },
      ...(edition.byeByGames
        ? [{ by: 'games', value: ({ gamesPlayed }: Competitor) => gamesPlayed, wanted: 'most' } as const]
        : []),
      ...edition.oppositionNames.map(
        (by, at) =>
          ({ by, value: (player: Competitor) => opposition(player)[at]!, wanted: 'least' }) as const,
      ),
      { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
    ],
  };
}

/** 1.9.2, 3.2 (2025: 1.8.2, 2.2): bracket by bracket downwards; who is left without opponent floats (2025: 2.2.1). */
export function pairByIndex(
  text: Text,
  levels: readonly (readonly Competitor[])[],
  ranking: Ranking,
  steps: Step[],
): RankedPair[] {
  const pairs: RankedPair[] = [];
  const article = `${text.articles.process}.2`;
  let floaters: Competitor[] = [];
  levels.forEach((residents, at) => {
    const bracket = ranking([...floaters, ...residents]);
    const opponents = pairBracket(text, {
      bracket,
      incoming: new Set(floaters),
      next: levels[at + 1] ?? [],
      rest: levels.slice(at + 2).flat(),
    });
    pairs.push(...pairsOf({ score: residents[0]!.pairingScore, players: bracket, opponents }));
    floaters = bracket.filter((_, rank) => opponents[rank] === -1);
    for (const { id } of floaters) steps.push({ code: 'floats-to-next-bracket', article, player: id });
  });
  return pairs;
}
