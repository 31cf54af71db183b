/** What a sample says in words, as data. Nothing is claimed whose 95 % interval holds zero. */
import { estimateOf, histogramOf, NORMAL_95, pairedDifferenceOf, type Estimate } from './estimate.ts';
import type { Tally } from './tally.ts';

/** Places of contestants in the experiment. A difference is that of the first named less the other. */
export type Finding =
  /** Fewer runs than anything is said of. */
  | { readonly code: 'too-few'; readonly runs: number }
  /** `best` puts so many more of 1,000 pairs of players in the right order than the reference. */
  | { readonly code: 'ranks-best'; readonly best: number; readonly over: number; readonly pairs: Margined }
  /** None is shown to rank better than the reference. */
  | { readonly code: 'reference-best'; readonly reference: number }
  /** No difference in ranking between these and the reference is beyond chance. */
  | { readonly code: 'level'; readonly reference: number; readonly others: readonly number[] }
  | { readonly code: 'ranks-worst'; readonly worst: number; readonly under: number; readonly pairs: Margined }
  | {
      readonly code: 'fewest-floats';
      readonly fewest: number;
      readonly than: number;
      readonly floats: Margined;
    }
  | { readonly code: 'most-floats'; readonly most: number; readonly than: number; readonly floats: Margined }
  /** Nearest to as many games with White as with Black, by games of a player. */
  | { readonly code: 'evenest'; readonly evenest: number; readonly than: number; readonly games: Margined }
  /** The round in which two of the top seeds most often meet first, under either. */
  | {
      readonly code: 'top-seeds-meet';
      readonly contestant: number;
      readonly round: number;
      readonly reference: number;
      readonly referenceRound: number;
    };

/** An amount, and half of its 95 % interval. */
export interface Margined {
  readonly value: number;
  readonly margin: number;
}

/** Fewer runs are not spoken of: their intervals are not to be trusted. */
export const LEAST_RUNS = 50;

/** Pairs in the right order of 1,000: half of what τ gains. */
const PAIRS = 500;

/** The findings about a tally, contestants being compared with the one at `reference`. */
export function findingsOf(tally: Tally, reference: number, players: number): Finding[] {
  if (tally.runs < LEAST_RUNS) return [{ code: 'too-few', runs: tally.runs }];
  const others = tally.sums.map((_, at) => at).filter((at) => at !== reference);
  return [
    ...rankingFindings(tally, reference, others),
    ...floatFindings(tally, reference, others),
    ...colourFindings(tally, reference, others, players),
    ...meetingFindings(tally, reference, others),
  ];
}

function rankingFindings(tally: Tally, reference: number, others: readonly number[]): Finding[] {
  const differences = new Map(others.map((at) => [at, pairedDifferenceOf(tally, at, reference, 'tau')]));
  const meansOf = (at: number): number => differences.get(at)!.mean;
  const sure = others.filter((at) => isBeyondChance(differences.get(at)!));
  const best = extreme(
    sure.filter((at) => meansOf(at) > 0),
    meansOf,
  );
  const worst = extreme(
    sure.filter((at) => meansOf(at) < 0),
    (at) => -meansOf(at),
  );
  const level = others.filter((at) => !sure.includes(at));
  const found: Finding[] = [];
  if (best !== null)
    found.push({ code: 'ranks-best', best, over: reference, pairs: times(differences.get(best)!, PAIRS) });
  else if (others.length > 0) found.push({ code: 'reference-best', reference });
  if (level.length > 0) found.push({ code: 'level', reference, others: level });
  if (worst !== null)
    found.push({
      code: 'ranks-worst',
      worst,
      under: reference,
      pairs: times(differences.get(worst)!, PAIRS),
    });
  return found;
}

function floatFindings(tally: Tally, reference: number, others: readonly number[]): Finding[] {
  const { least, most } = extremes(tally, reference, others, 'floats');
  const found: Finding[] = [];
  if (least !== null)
    found.push({
      code: 'fewest-floats',
      fewest: least.at,
      than: reference,
      floats: times(least.difference, 1),
    });
  if (most !== null)
    found.push({ code: 'most-floats', most: most.at, than: reference, floats: times(most.difference, 1) });
  return found;
}

function colourFindings(
  tally: Tally,
  reference: number,
  others: readonly number[],
  players: number,
): Finding[] {
  const { least } = extremes(tally, reference, others, 'colours');
  if (least === null) return [];
  const games = times(least.difference, 1 / players);
  return [{ code: 'evenest', evenest: least.at, than: reference, games }];
}

/** Contestants that are furthest below and above the reference, where that is beyond chance. */
function extremes(tally: Tally, reference: number, others: readonly number[], key: string) {
  const all = others
    .map((at) => ({ at, difference: pairedDifferenceOf(tally, at, reference, key) }))
    .filter(({ difference }) => isBeyondChance(difference));
  const meanOf = ({ difference }: (typeof all)[number]): number => difference.mean;
  return {
    least: extreme(
      all.filter((each) => meanOf(each) < 0),
      (each) => -meanOf(each),
    ),
    most: extreme(
      all.filter((each) => meanOf(each) > 0),
      meanOf,
    ),
  };
}

/** The contestant whose usual first meeting of top seeds is furthest from that of the reference, two rounds or more, beyond chance. */
function meetingFindings(tally: Tally, reference: number, others: readonly number[]): Finding[] {
  const referenceRound = usualMeetingOf(tally, reference);
  if (referenceRound === null) return [];
  const rounds = others.flatMap((at) => {
    const round = usualMeetingOf(tally, at);
    if (round === null) return [];
    const isSure =
      isCommoner(tally, at, round, referenceRound) && isCommoner(tally, reference, referenceRound, round);
    return isSure ? [{ at, round }] : [];
  });
  const furthest = extreme(rounds, ({ round }) => Math.abs(round - referenceRound));
  if (furthest === null || Math.abs(furthest.round - referenceRound) < LEAST_SHIFT) return [];
  const { at: contestant, round } = furthest;
  return [{ code: 'top-seeds-meet', contestant, round, reference, referenceRound }];
}

/** A shift of the commonest round by one is not worth a sentence. */
const LEAST_SHIFT = 2;

/** The round in which two top seeds most often meet first; null where they mostly never do. */
function usualMeetingOf(tally: Tally, contestant: number): number | null {
  const commonest = extreme(histogramOf(tally, contestant, 'topMeeting'), ({ share }) => share);
  return commonest === null || commonest.from > tally.experiment.rounds ? null : commonest.from;
}

/** Whether top seeds meet first in one round more often than in another, beyond chance. */
function isCommoner(tally: Tally, contestant: number, round: number, than: number): boolean {
  const bins = histogramOf(tally, contestant, 'topMeeting');
  const shareOf = (wanted: number): number => bins.find(({ from }) => from === wanted)?.share ?? 0;
  const [more, less] = [shareOf(round), shareOf(than)];
  const deviation = Math.sqrt((more + less - (more - less) ** 2) / tally.runs);
  return more - less > NORMAL_95 * deviation;
}

function isBeyondChance({ mean, margin }: Estimate): boolean {
  return margin !== null && Math.abs(mean) > margin;
}

function times({ mean, margin }: Estimate, factor: number): Margined {
  return { value: Math.abs(mean) * factor, margin: (margin ?? 0) * factor };
}

/** The element whose value is greatest; null of none. */
function extreme<T>(list: readonly T[], valueOf: (element: T) => number): T | null {
  return list.reduce<T | null>(
    (best, each) => (best === null || valueOf(each) > valueOf(best) ? each : best),
    null,
  );
}

/** Kendall's τ of one contestant after each round, of an experiment that takes it after every round. */
export function qualityByRound(tally: Tally, contestant: number): Estimate[] {
  const { rounds } = tally.experiment;
  return Array.from({ length: rounds }, (_, index) =>
    estimateOf(tally, contestant, index + 1 === rounds ? 'tau' : `tau@${index + 1}`),
  );
}
