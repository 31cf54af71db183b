/** How a statement of the paper is tried: differences of figures with their intervals, and which way they have to go. */
import { correlationOf, estimateOf, pairedDifferenceOf, type Estimate } from './estimate.ts';
import { PAPER_SYSTEMS, type PaperRunId, type PaperSystem } from './paper-runs.ts';
import type { Tally } from './tally.ts';

/** `open`: the interval holds both answers, a larger sample would tell. */
export type Verdict = 'holds' | 'differs' | 'open';

/** A value with its 95 % interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How far two systems may be apart that the paper calls equal, as a share of the second's mean. */
export const EQUAL_WITHIN = 0.02;

/** The samples that were played, as many of them as there are; a trial without its sample tells nothing. */
export type Runs = ReadonlyMap<PaperRunId, Tally>;

/** What of a difference is much of it, as a share. */
export const MUCH = 0.25;

/** Which way a difference has to go. */
type Wanted = 'above' | 'below' | 'equal';

interface Trial {
  readonly difference: Interval;
  readonly wanted: Wanted;
  /** For `equal`: how far apart is still equal. */
  readonly tolerance?: number;
  /** For `above` and `below`: how far it has to go, usually beyond 0; less than 0 where a little the other way is no loss. */
  readonly least?: number;
}

/** All of them have to hold. */
export type Trials = (tally: Tally, runs: Runs) => readonly Trial[];

/** Place of a system among the contestants of the usual run. */
export const place = (system: PaperSystem): number => PAPER_SYSTEMS.indexOf(system);

function intervalOf({ mean, margin }: Estimate): Interval {
  const half = margin ?? Infinity;
  return { value: mean, low: mean - half, high: mean + half };
}

/** The first system's measure against the second's, on the same seeds. */
export function compared(key: string, first: PaperSystem, second: PaperSystem, wanted: Wanted): Trials {
  return (tally) => [
    {
      difference: intervalOf(pairedDifferenceOf(tally, place(first), place(second), key)),
      wanted,
      tolerance: EQUAL_WITHIN * Math.abs(estimateOf(tally, place(second), key).mean),
    },
  ];
}

/** The paper's order of ranking quality: Burstein, Random2, Dutch, Random, Monrad. */
export function sameOrder(key: string): Trials {
  const order: readonly PaperSystem[] = [
    'mwm-burstein',
    'mwm-random2',
    'mwm-dutch',
    'mwm-random',
    'mwm-monrad',
  ];
  return (tally, runs) =>
    order.slice(1).flatMap((system, index) => compared(key, order[index]!, system, 'above')(tally, runs));
}

/** Burstein (first of the run) against Dutch (second) after the given rounds in all three sizes of field. */
export function inSizes(keys: readonly string[], wanted: Wanted): Trials {
  return (_, runs) =>
    (['rounds-16', 'rounds-32', 'rounds-64'] as const).flatMap((id) => {
      const tally = runs.get(id);
      if (tally === undefined || tally.runs < 2) return [];
      return keys.map((key) => ({
        difference: intervalOf(pairedDifferenceOf(tally, 0, 1, key)),
        wanted,
        tolerance: EQUAL_WITHIN * Math.abs(estimateOf(tally, 1, key).mean),
      }));
    });
}

/** The difference of two figures of different samples. */
export function apart(a: Estimate, b: Estimate): Interval {
  const half = Math.hypot(a.margin ?? Infinity, b.margin ?? Infinity);
  return { value: a.mean - b.mean, low: a.mean - b.mean - half, high: a.mean - b.mean + half };
}

/**
 * The correlation of a measure with τ, over the runs of the sample, for each of the systems; none where it is not defined.
 */
export function correlated(
  measure: 'paradoxes' | 'strength' | 'normalised',
  systems: readonly PaperSystem[],
  wanted: Wanted,
): Trials {
  return (tally) =>
    systems.flatMap((system) => {
      const found = correlationOf(tally, place(system), [measure, 'tau'] as Parameters<
        typeof correlationOf
      >[2]);
      return found === null ? [] : [{ difference: found, wanted }];
    });
}

/** β = 0.1 (contestants 5 … 9 of the run) against β = 2 (0 … 4). */
export function strict(key: string, wanted: Wanted, tolerance: number): Trials {
  return (tally) =>
    [0, 1, 2, 3, 4].map((usual) => ({
      difference: intervalOf(pairedDifferenceOf(tally, usual + 5, usual, key)),
      wanted,
      tolerance: tolerance * Math.abs(estimateOf(tally, usual, key).mean),
    }));
}

/** Whether a difference goes the wanted way, beyond chance. */
export function verdictOf({ difference: { low, high }, wanted, tolerance = 0, least = 0 }: Trial): Verdict {
  switch (wanted) {
    case 'above':
      return low > least ? 'holds' : high < least ? 'differs' : 'open';
    case 'below':
      return high < -least ? 'holds' : low > -least ? 'differs' : 'open';
    case 'equal':
      if (low >= -tolerance && high <= tolerance) return 'holds';
      return low > tolerance || high < -tolerance ? 'differs' : 'open';
  }
}

/** Small where a trial is near to another verdict. */
export function closeness({
  difference: { value, low, high },
  wanted,
  tolerance = 0,
  least = 0,
}: Trial): number {
  const half = (high - low) / 2 || Number.MIN_VALUE;
  if (wanted === 'equal') return (tolerance - Math.abs(value)) / half;
  return Math.abs(wanted === 'above' ? value - least : value + least) / half;
}
