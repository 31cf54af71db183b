/** Official, national and tournament rating of a player, as a tournament's rules want them: TRF26 record 172. */
import {
  FIDE_RATINGS,
  nationalOf,
  nationalRatingOf,
  officialRatingOf,
  storedRatings,
  type EditablePlayer,
  type EventDraft,
  type NationalRating,
  type Player,
  type Rules,
  type Tournament,
  type TournamentRating,
} from '../../../src-engine/index.ts';
import { changeDraft } from './change.ts';

/** How the tournament rating follows from the others. */
export function ratingRuleOf({ tournamentRating }: Rules): TournamentRating {
  return tournamentRating ?? FIDE_RATINGS;
}

/** What is known of a player's ratings; 0 for none. */
export interface KnownRatings {
  readonly official: number;
  readonly national: number;
  /** The tournament's own rating, for `OTHER`. */
  readonly own: number;
}

export type RatingFields = Pick<Player, 'rating' | 'national'> & { readonly official: number | null };

/** The same as fields of the player; a national record keeps what else it says. */
export function ratingFields(
  rule: TournamentRating,
  known: KnownRatings,
  record: NationalRating | null,
): RatingFields {
  const stored = storedRatings(rule.method, known.official, known.national, known.own);
  if (known.national === (record?.rating ?? 0)) return { ...stored, national: record };
  const national =
    record === null ? nationalOf(rule.federation, known.national) : { ...record, rating: known.national };
  return { ...stored, national };
}

/** What the ratings of a player are now. */
export function knownRatings(player: Player): KnownRatings {
  return {
    official: officialRatingOf(player),
    national: nationalRatingOf(player),
    own: player.rating,
  };
}

/** The changes of players that a new rule brings: each gets the tournament rating that follows from what they have. */
export function draftsOfRule(tournament: Tournament, rule: TournamentRating): EventDraft[] {
  return tournament.players.flatMap((player) => {
    const wanted: Partial<EditablePlayer> = storedRatings(
      rule.method,
      officialRatingOf(player),
      nationalRatingOf(player),
      player.rating,
    );
    const draft = changeDraft(tournament, player, wanted);
    return draft === null ? [] : [draft];
  });
}
