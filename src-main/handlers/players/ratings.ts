/** Official, national and tournament rating of a player, as a tournament's rules want them: TRF26 record 172. */
import {
  changedRatings,
  FIDE_RATINGS,
  knownRatings,
  TYPED,
  type EventDraft,
  type KnownRatings,
  type Player,
  type RatingFields,
  type RatingValue,
  type Rules,
  type Tournament,
  type TournamentRating,
} from '../../../src-engine/index.ts';
import { foldedName } from '../../files/names.ts';
import type { PlayerInput } from '../../ipc/contract.ts';
import { changeDraft } from './change.ts';

/** How the tournament rating follows from the others. */
export function ratingRuleOf({ tournamentRating }: Rules): TournamentRating {
  return tournamentRating ?? FIDE_RATINGS;
}

/**
 * The ratings of an entry with what was typed. A value that was typed over comes from no list any more; nor do those of a
 * player who gets another name or FIDE ID, since a list said them of somebody else.
 */
export function typedRatings(rules: Rules, player: Player, input: PlayerInput): RatingFields {
  const { name, fideId, rating, national, own } = input;
  const was = knownRatings(player);
  const isOther =
    (player.fideId !== '' && fideId !== player.fideId) || foldedName(name) !== foldedName(player.name);
  const typed = (value: RatingValue, now = value.rating): RatingValue =>
    now !== value.rating || (isOther && value.origin.source === 'list')
      ? { rating: now, origin: TYPED }
      : value;
  const now: KnownRatings = {
    official: typed(was.official, rating),
    national: typed(was.national, national),
    own: typed(was.own, own),
  };
  const rule = ratingRuleOf(rules);
  return changedRatings(player, now, { before: rule, after: rule });
}

/** The changes of players that the rule of a tournament brings, which was another one: each gets the tournament rating that follows from what they have. */
export function draftsOfRule(tournament: Tournament, before: TournamentRating): EventDraft[] {
  const after = ratingRuleOf(tournament.rules);
  return tournament.players.flatMap((player) => {
    const wanted = changedRatings(player, knownRatings(player), { before, after });
    const draft = changeDraft(tournament, player, wanted);
    return draft === null ? [] : [draft];
  });
}
