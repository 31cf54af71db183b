/** A whole round by the Index: C.04.4.2 of 2026 and of 2025, after the seeding rounds. */
import type { Competitor } from '../../history/competitor.ts';
import type { ByeOrder } from '../frame/bye.ts';
import { byRank, type Allocation } from '../frame/colours.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { ByeKeyName } from '../reason.ts';
import type { PairingTask } from '../system.ts';
import { pairBracket } from './bracket.ts';
import type { Text } from './criteria.ts';
import { rankingBy, type Opposition, type Ranking } from './opposition.ts';

/** A pair of a bracket. */
export interface BursteinBoard extends MadeBoard {
  /** Ranks in the bracket (BSN), of the higher ranked by the Index first. */
  readonly ranks: readonly [number, number];
  readonly colours: Allocation;
}

/** How an edition ranks, whom it lets meet, and how it gives colours. */
export interface Edition {
  /** The players with the scores by which they are grouped. */
  readonly entrants: (task: PairingTask, competitors: readonly Competitor[]) => readonly Competitor[];
  /** The values by which players are ranked, and their names. */
  readonly opposition: (task: PairingTask) => (player: Competitor) => Opposition;
  readonly oppositionNames: readonly ByeKeyName[];
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
  /** Article after which a round that cannot be completed is the arbiter's. */
  readonly completion: string;
  readonly byeArticle: string;
}

export interface RankedPair {
  /** By rank in the bracket. */
  readonly first: Competitor;
  readonly second: Competitor;
  readonly ranks: readonly [number, number];
}

/** The boards of players who can all be paired: level by level, then colours. */
export function pairAll(
  edition: Edition,
  task: PairingTask,
  players: readonly Competitor[],
  steps: string[],
): BursteinBoard[] {
  return edition
    .pairAll(scoregroupsOf(players), rankingBy(edition.opposition(task)), steps)
    .map(({ first, second, ranks }) => {
      const [higher, lower] = byRank(first, second);
      const colours = edition.allocate(task, first, second);
      return { pair: colours.pair, higher, lower, ranks, colours };
    });
}

/** 3.1 (2025: 2.1; the older text: 4): lowest score, most games played (3.1.4), lowest ranking. */
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
