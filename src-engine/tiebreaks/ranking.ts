/** Ranking tied participants by a list of tie-breaks, each applied inside the still tied groups (C.07 Art. 4.2). */
import { compareValues, valueOf, type Amount, type TieBreakValue } from './value.ts';
import type { Reckoning } from './contribution.ts';

interface CriterionShape {
  readonly code: string;
  /** False where the article forbids its use in this event; it is shown all the same. */
  readonly used: boolean;
}

/** A tie-break that gives every participant a value. */
interface ValueCriterion extends CriterionShape {
  readonly kind: 'value';
  /** 1 where a higher value ranks first, -1 where a lower one does. */
  readonly direction: 1 | -1;
  readonly reckon: (index: number) => Reckoning;
  /** Digits after the point. */
  readonly decimals: number;
  /** Whether it may order this tied set; absent where it may order any. */
  readonly mayOrder?: (tied: readonly number[]) => boolean;
}

/** A tie-break that orders a tied set, equal participants together (type A of Art. 4.3). */
interface SetCriterion extends CriterionShape {
  readonly kind: 'set';
  readonly orderOf: (tied: readonly number[]) => readonly (readonly number[])[];
}

/** One tie-break of the list, ready to compute. */
export type Criterion = ValueCriterion | SetCriterion;

interface Ranking {
  /** Participants in order; those whom nothing separates stand together. */
  readonly groups: readonly (readonly number[])[];
  /** Values by criterion, then participant. */
  readonly values: readonly (readonly TieBreakValue[])[];
}

/**
 * Ranks participants by score (high first) and then by the criteria. `scores` is indexed like the participants.
 * A tie-break of a set shows the place inside the set, 0 for participants who were not tied or not separated.
 * Cost: criteria × participants × cost of one value, and sorting.
 */
export function rankingOf(scores: readonly number[], criteria: readonly Criterion[]): Ranking {
  const everybody = scores.map((_, index) => index);
  let groups = byScore(scores);
  const values: (readonly TieBreakValue[])[] = [];
  for (const criterion of criteria) {
    if (criterion.kind === 'value') {
      const { code, reckon, decimals } = criterion;
      const column = everybody.map((index) => valueOf(code, reckon(index), decimals));
      values.push(column);
      groups = partedBy(criterion, groups, (index) => column[index]!);
    } else {
      const places = new Array<number>(scores.length).fill(0);
      groups = groups.flatMap((group) => orderedBy(criterion, group, places));
      values.push(places.map((place) => placeValue(criterion.code, place)));
    }
  }
  return { groups, values };
}

/** The groups of {@link rankingOf} alone: only values that can part somebody are computed. */
export function groupsOf(
  scores: readonly number[],
  criteria: readonly Criterion[],
): readonly (readonly number[])[] {
  let groups = byScore(scores);
  for (const criterion of criteria) {
    if (groups.length === scores.length) break;
    if (criterion.kind === 'value') {
      const column: Amount[] = [];
      groups = partedBy(criterion, groups, (index) => (column[index] ??= criterion.reckon(index)));
    } else groups = groups.flatMap((group) => orderedBy(criterion, group, []));
  }
  return groups;
}

function byScore(scores: readonly number[]): (readonly number[])[] {
  const everybody = scores.map((_, index) => index);
  return splitBy(everybody, (a, b) => scores[b]! - scores[a]!);
}

function partedBy(
  { used, direction, mayOrder }: ValueCriterion,
  groups: (readonly number[])[],
  amountOf: (index: number) => Amount,
): (readonly number[])[] {
  if (!used) return groups;
  return groups.flatMap((group) =>
    group.length === 1 || mayOrder?.(group) === false
      ? [group]
      : splitBy(group, (a, b) => -direction * compareValues(amountOf(a), amountOf(b))),
  );
}

function orderedBy(
  criterion: SetCriterion,
  group: readonly number[],
  places: number[],
): readonly (readonly number[])[] {
  if (group.length === 1 || !criterion.used) return [group];
  const ordered = criterion.orderOf(group);
  if (ordered.length === 1) return [group];
  let place = 1;
  for (const equal of ordered) {
    for (const index of equal) places[index] = place;
    place += equal.length;
  }
  return ordered;
}

function placeValue(code: string, place: number): TieBreakValue {
  return { code, value: place, scale: 1, rest: [], shown: place === 0 ? '' : String(place) };
}

function splitBy(group: readonly number[], compare: (a: number, b: number) => number): (readonly number[])[] {
  if (group.length === 1) return [group];
  const sorted = [...group].sort(compare);
  const groups: number[][] = [];
  sorted.forEach((index, place) => {
    if (place > 0 && compare(sorted[place - 1]!, index) === 0) groups.at(-1)!.push(index);
    else groups.push([index]);
  });
  return groups;
}
