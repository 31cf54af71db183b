/** A player as the pairing of brackets sees them: rank, colour preference, floats and forbidden opponents. */
import type { Competitor, RoundRecord } from '../../../history/competitor.ts';
import { preferenceOf, type Preference } from '../../../history/preference.ts';
import type { Colour } from '../../../model/colour.ts';
import type { PlayerId } from '../../../model/player.ts';
import type { Points } from '../../../model/points.ts';
import { SmallSet, type NumberSet } from '../../../model/small-set.ts';

/** One flag for the previous round and one for two rounds before. */
type LastTwoRounds = readonly [boolean, boolean];

/** What C.04.3 1.2–1.8 and 2.1 say of a player before the round. */
export interface Contender {
  readonly competitor: Competitor;
  readonly id: PlayerId;
  /** Place in the order of the round (C.04.3 1.2), 0 first. */
  readonly rank: number;
  /** Pairing score, tenths. */
  readonly score: Points;
  readonly preference: Preference;
  /** Same colour in the two latest played games. */
  readonly twoEqualColours: boolean;
  readonly topscorer: boolean;
  /** Colour that a non-topscorer absolutely needs (C.04.3 2.1.3), null otherwise. */
  readonly needs: Colour | null;
  readonly downfloat: LastTwoRounds;
  readonly upfloat: LastTwoRounds;
  /** Rounds without a game. */
  readonly unplayed: number;
  /** 2.1.2 [C2] (2017: C.2): the pairing-allocated bye is barred. */
  readonly byeBarred: boolean;
  /** Ranks of the players that they may not meet whatever the colours. */
  readonly avoids: NumberSet;
}

/** What an edition says about single players. */
export interface ContenderRules {
  /** Whether a round without a game gives a downfloat. */
  readonly floatsWithoutGame: (record: RoundRecord) => boolean;
  readonly isTopscorer: (competitor: Competitor) => boolean;
  readonly isByeBarred: (competitor: Competitor) => boolean;
}

/** The players to be paired, best rank first, with everything that criteria ask. Cost: players × rounds. */
export function contendersOf(competitors: readonly Competitor[], rules: ContenderRules): Contender[] {
  const rankOf = new Map(competitors.map(({ id }, rank) => [id, rank]));
  const avoids = competitors.map((competitor) => {
    const ranks = new SmallSet();
    const avoid = (id: PlayerId): void => {
      const rank = rankOf.get(id);
      if (rank !== undefined) ranks.add(rank);
    };
    competitor.met.forEach(avoid);
    competitor.barred.forEach(avoid);
    return ranks;
  });
  const byeBarred = competitors.map((competitor) => rules.isByeBarred(competitor));
  return competitors.map((competitor, rank) => {
    const preference = preferenceOf(competitor);
    const topscorer = rules.isTopscorer(competitor);
    const { colours, rounds } = competitor;
    const last = floatOf(rounds.at(-1), rules);
    const before = floatOf(rounds.at(-2), rules);
    return {
      competitor,
      id: competitor.id,
      rank,
      score: competitor.pairingScore,
      preference,
      twoEqualColours: colours.length > 1 && colours.at(-1) === colours.at(-2),
      topscorer,
      needs: preference.strength === 'absolute' && !topscorer ? preference.colour : null,
      downfloat: [last === 'down', before === 'down'],
      upfloat: [last === 'up', before === 'up'],
      unplayed: rounds.length - competitor.gamesPlayed,
      byeBarred: byeBarred[rank]!,
      avoids: avoids[rank]!,
    };
  });
}

/** C.04.3 (2026) 1.4: 1.4.2, 1.4.3, none else by 1.4.4; 2017: A.4. Scores are those of the round in which the game was paired. */
function floatOf(record: RoundRecord | undefined, rules: ContenderRules): 'none' | 'down' | 'up' {
  if (record === undefined) return 'none';
  if (!record.played) return rules.floatsWithoutGame(record) ? 'down' : 'none';
  if (record.scoreBefore === record.opponentScoreBefore) return 'none';
  return record.scoreBefore > record.opponentScoreBefore ? 'down' : 'up';
}

/** 2.1, C1 and C3 for two players (C.04.3 2.1.1, 2.1.3; 2017: C.1, C.3), and the tournament's prohibitions. */
export function mayMeet(a: Contender, b: Contender): boolean {
  return !(a.needs !== null && a.needs === b.needs) && !a.avoids.has(b.rank);
}
