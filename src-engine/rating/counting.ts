/** Which lists are asked for the rating of a player (C.04.2 2.1, record 172 of a TRF26), and in what order. */
import { FIDE_LIST, NATIONAL_LISTS, type ListStep } from '../model/list-step.ts';
import { paceOf } from '../model/pace.ts';
import type { Pace } from '../model/player.ts';
import type { Rules } from '../model/rules.ts';
import { FIDE_RATINGS, type RatingMethod } from '../model/tournament-rating.ts';
import type { Tournament } from '../model/tournament.ts';

/**
 * FIDE's ratings that are official in an event of each kind: that of its own time control, and in rapid and blitz the
 * standard one, with which a player without a rapid or blitz rating begins. In a standard event no other one is.
 */
export const OFFICIAL_PACES: Readonly<Record<Pace, readonly Pace[]>> = {
  standard: ['standard'],
  rapid: ['rapid', 'standard'],
  blitz: ['blitz', 'standard'],
};

/** The sequence of a kind of event where the arbiter set none: the lists whose ratings the method takes, its first one first. */
export function usualListSequence(method: RatingMethod, pace: Pace): readonly ListStep[] {
  const [fide, national] = [FIDE_LIST, NATIONAL_LISTS].map((list) =>
    OFFICIAL_PACES[pace].map((kind): ListStep => ({ list, pace: kind })),
  ) as [ListStep[], ListStep[]];
  switch (method) {
    case 'FIDE':
      return fide;
    case 'NRO':
      return national;
    case 'NIDOF':
      return [...national, ...fide];
    case 'FIDON':
    case 'HBFN':
    case 'LBFN':
    case 'OTHER':
      return [...fide, ...national];
  }
}

/** The sequence of a tournament: what its rules say for its time control, else the usual one of its method. The first list is the main one. */
export function listSequenceOf({ info, rules }: Pick<Tournament, 'info' | 'rules'>): readonly ListStep[] {
  const pace = paceOf(info);
  const { method } = rules.tournamentRating ?? FIDE_RATINGS;
  return rules.ratingLists?.[pace] ?? usualListSequence(method, pace);
}

/**
 * Why lists cannot be asked in this sequence: none is named, one twice, or the first one is not of those whose ratings
 * the method takes first (record 172 tells the method, and a reader goes by it). Null where they can.
 */
export function sequenceObjection(
  sequence: readonly ListStep[],
  method: RatingMethod,
): 'empty' | 'twice' | 'fide-first' | 'national-first' | null {
  const [first] = sequence;
  if (first === undefined) return 'empty';
  const keys = sequence.map(({ list, pace }) => `${pace} ${list}`);
  if (new Set(keys).size < keys.length) return 'twice';
  const isFide = first.list === FIDE_LIST;
  if ((method === 'FIDE' || method === 'FIDON') && !isFide) return 'fide-first';
  return (method === 'NRO' || method === 'NIDOF') && isFide ? 'national-first' : null;
}

/** The first objection to the sequences of some rules; null where there is none. */
export function ratingListsObjection({ ratingLists = {}, tournamentRating = FIDE_RATINGS }: Rules) {
  const objections = Object.values(ratingLists).map((each) =>
    sequenceObjection(each, tournamentRating.method),
  );
  return objections.find((objection) => objection !== null) ?? null;
}

/**
 * The rules without the sequences whose main list the method of the rating contradicts, so that the usual ones count again;
 * the same rules where it contradicts none.
 */
export function withListsSetBack(rules: Rules): Rules {
  const { method } = rules.tournamentRating ?? FIDE_RATINGS;
  const { ratingLists = {}, ...others } = rules;
  const all = Object.entries(ratingLists);
  const kept = all.filter(([, sequence]) => !CONTRADICTIONS.includes(sequenceObjection(sequence, method)));
  if (kept.length === all.length) return rules;
  return kept.length === 0 ? others : { ...others, ratingLists: Object.fromEntries(kept) };
}

const CONTRADICTIONS: readonly ReturnType<typeof sequenceObjection>[] = ['fide-first', 'national-first'];

/** Kinds of rating that a list is asked for in a tournament, in their order; those of its time control where it is not of the sequence. */
export function pacesOfList(tournament: Pick<Tournament, 'info' | 'rules'>, name: string): readonly Pace[] {
  const steps = listSequenceOf(tournament).filter(
    ({ list }) => list === name || (list === NATIONAL_LISTS && name !== FIDE_LIST),
  );
  return steps.length > 0
    ? [...new Set(steps.map(({ pace }) => pace))]
    : OFFICIAL_PACES[paceOf(tournament.info)];
}

/** The first rating of these kinds that somebody has; 0 and `''` for none. */
export function countingRating(
  ratings: Readonly<Record<Pace, number>>,
  paces: readonly Pace[],
): { readonly rating: number; readonly pace: Pace | '' } {
  const pace = paces.find((kind) => ratings[kind] > 0);
  return pace === undefined ? { rating: 0, pace: '' } : { rating: ratings[pace], pace };
}
