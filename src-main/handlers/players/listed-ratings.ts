/** The ratings of a player by the lists: which one is official, which national, and which one is the tournament's. */
import {
  countingValue,
  knownRatings,
  nationalOf,
  ratingFields,
  type KnownRatings,
  type Player,
  type RatingFields,
  type RatingValue,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { ChosenRating } from '../../ipc/contract.ts';
import { isOfFide } from '../../lists/list-in-use.ts';
import type { FoundOnList } from '../lists/lists.ts';
import { originOfValue, type ListedRatings, type ListValue } from './list-values.ts';
import { ratingRuleOf } from './ratings.ts';

/**
 * `player`: what was known before; where the lists are silent it stays. A tournament rating that the arbiter chose stays
 * with its list; one that only followed from the lists follows from them as they are asked now.
 */
export function listedRatings(
  tournament: Tournament,
  found: FoundOnList,
  listed: ListedRatings,
  player: Player | null,
  chosen: ChosenRating | null,
): RatingFields {
  const rule = ratingRuleOf(tournament.rules);
  const [first] = listed.asked;
  const wanted = listed.all.find(({ list, pace }) => list.id === chosen?.list && pace === chosen.pace);
  const was = player === null ? null : knownRatings(player);
  const taken = wanted ?? takenBefore(listed, was);
  const national = nationalValue(found, listed, taken, was);
  const silent = unrated(found);
  const known: KnownRatings = {
    official: valueOf(listed.official[0]) ?? onFide(listed) ?? was?.official ?? silent,
    national: valueOf(national) ?? was?.national ?? silent,
    own: (isFollowing(was) ? valueOf(first) : undefined) ?? was?.own ?? silent,
  };
  // What is asked of FIDE's may be another kind than that which is official.
  const fide = valueOf(listed.asked.find(({ list }) => isOfFide(list))) ?? known.official;
  const byMethod = countingValue(rule, { ...known, official: fide });
  const following = byMethod.rating > 0 ? byMethod : (valueOf(first) ?? silent);
  const counting = chosenOf(taken, following) ?? (was?.own.isChosen === true ? was.own : following);
  const record = player?.national ?? null;
  const federation = rule.federation || found.entry.federation;
  const own = record ?? nationalOf(federation, 0);
  return ratingFields(
    federation,
    known,
    national === undefined ? record : { ...own, nationalId: national.entry.number },
    counting,
  );
}

function valueOf(value: ListValue | undefined): RatingValue | undefined {
  if (value === undefined) return undefined;
  const k = value.entry[`${value.pace}K`];
  return { rating: value.rating, origin: originOfValue(value), ...(k === 0 ? {} : { k }) };
}

/** What a list says of somebody whom it has without a rating. */
function unrated({ list }: FoundOnList): RatingValue {
  return { rating: 0, origin: { source: 'list', list: list.name, month: list.month, pace: '' } };
}

function onFide({ fide }: ListedRatings): RatingValue | undefined {
  return fide === null ? undefined : unrated(fide);
}

/** The national rating: the one that was chosen, else the first that is asked, else that of the list it came from before, or they were found on. */
function nationalValue(
  { list }: FoundOnList,
  { asked, all }: ListedRatings,
  taken: ListValue | undefined,
  was: KnownRatings | null,
): ListValue | undefined {
  if (taken !== undefined && !isOfFide(taken.list)) return taken;
  const isNational = (value: ListValue) => !isOfFide(value.list);
  const before = was?.national.rating === 0 ? '' : was?.national.origin.list;
  const others = all.filter(isNational);
  return (
    asked.find(isNational) ??
    others.find((value) => value.list.name === before) ??
    others.find((value) => value.list.id === list.id)
  );
}

/** The value of the list and kind from which the arbiter took the tournament rating before. */
function takenBefore({ all }: ListedRatings, was: KnownRatings | null): ListValue | undefined {
  if (was?.own.isChosen !== true) return undefined;
  const { list: name, pace: kind } = was.own.origin;
  return all.find(({ list, pace }) => list.name === name && pace === kind);
}

/** True where the tournament rating came from the lists, or is not given yet: nobody typed or chose it. */
function isFollowing(was: KnownRatings | null): boolean {
  return was === null || (was.own.origin.source === 'list' && was.own.isChosen !== true);
}

/** What the arbiter took: a choice only where something else would have counted. */
function chosenOf(taken: ListValue | undefined, following: RatingValue): RatingValue | undefined {
  const value = valueOf(taken);
  if (value === undefined) return undefined;
  const { list, pace } = following.origin;
  return list === value.origin.list && pace === value.origin.pace ? value : { ...value, isChosen: true };
}
