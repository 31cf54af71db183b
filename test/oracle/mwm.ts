/**
 * Literal oracle of the matching-based engine: every perfect matching of the paper's graph is written down and weighed.
 * For a few players only.
 */
import type { PlainPlayer, PlainTask } from './field.ts';

export type Deterministic = 'dutch' | 'burstein' | 'monrad';

export interface LiteralRound {
  readonly bye: number | null;
  /** Optimal rounds, each as pairs of identities by rank, in the order of preference among equals. */
  readonly optimal: readonly (readonly (readonly [number, number])[])[];
}

interface Weighed {
  readonly pairs: readonly (readonly [number, number])[];
  readonly scores: number;
  readonly colours: number;
  /** |π| of each pair, doubled so that halves are whole; 0 left out, ascending. */
  readonly terms: readonly number[];
}

/** All rounds of greatest weight, or null when the players cannot be paired. */
export function pairLiterally(system: Deterministic, task: PlainTask): LiteralRound | null {
  const ranked = [...task.competitors].sort(
    (a, b) => b.score - a.score || b.rating - a.rating || a.tpn - b.tpn,
  );
  if (ranked.length % 2 === 0) return weighed(system, task, ranked, null);
  for (const bye of [...ranked].reverse()) {
    if (hadPointWithoutMatch(task, bye)) continue;
    const round = weighed(
      system,
      task,
      ranked.filter((player) => player !== bye),
      bye.id,
    );
    if (round !== null) return round;
  }
  return null;
}

/** A pairing-allocated bye, or a round without a game that brought what a win brings. */
function hadPointWithoutMatch({ scoring }: PlainTask, player: PlainPlayer): boolean {
  return player.rounds.some(
    ({ cell, played, points }) =>
      cell.code === 'U' || (!played && points >= Math.max(scoring.whiteWin, scoring.blackWin)),
  );
}

function weighed(
  system: Deterministic,
  task: PlainTask,
  ranked: readonly PlainPlayer[],
  bye: number | null,
): LiteralRound | null {
  const beta = (task.maximumColourDifference ?? 20) / 10;
  let best: Weighed[] = [];
  const extend = (free: readonly number[], pairs: readonly (readonly [number, number])[]): void => {
    const [first, ...others] = free;
    if (first === undefined) {
      const round = weigh(system, ranked, pairs);
      const order = best.length === 0 ? 1 : compare(system, round, best[0]!);
      if (order > 0) best = [round];
      else if (order === 0) best.push(round);
      return;
    }
    for (const other of others) {
      const [a, b] = [ranked[first]!, ranked[other]!];
      if (a.met.has(b.id) || a.barred.has(b.id) || b.barred.has(a.id)) continue;
      if (!(Math.abs(a.colourDifference + b.colourDifference) < 2 * beta)) continue;
      extend(
        others.filter((place) => place !== other),
        [...pairs, [first, other]],
      );
    }
  };
  extend([...ranked.keys()], []);
  if (best.length === 0) return null;
  return {
    bye,
    optimal: best.map(({ pairs }) => pairs.map(([a, b]) => [ranked[a]!.id, ranked[b]!.id] as const)),
  };
}

function weigh(
  system: Deterministic,
  ranked: readonly PlainPlayer[],
  pairs: readonly (readonly [number, number])[],
): Weighed {
  let [scores, colours] = [0, 0];
  const terms: number[] = [];
  for (const [i, j] of pairs) {
    const [a, b] = [ranked[i]!, ranked[j]!];
    scores += Math.abs(a.score - b.score);
    colours += Math.abs(a.colourDifference + b.colourDifference);
    const distance = Math.abs(i - j);
    const group = a.score === b.score ? ranked.filter(({ score }) => score === a.score).length : 0;
    terms.push(system === 'dutch' ? Math.abs(group - 2 * distance) : 2 * distance);
  }
  return { pairs, scores, colours, terms: terms.filter((term) => term > 0).sort((a, b) => a - b) };
}

/** Positive when the first round weighs more. */
function compare(system: Deterministic, one: Weighed, two: Weighed): number {
  if (one.scores !== two.scores) return two.scores - one.scores;
  if (one.colours !== two.colours) return two.colours - one.colours;
  if (one.terms.join() === two.terms.join()) return 0;
  const sum = ({ terms }: Weighed) =>
    terms.reduce(
      (total, term) => total + (system === 'monrad' ? BigInt(term) << PLACES : power101(term)),
      0n,
    );
  const difference = sum(one) - sum(two);
  return difference === 0n ? 0 : difference > 0n === (system === 'burstein') ? 1 : -1;
}

const PLACES = 256n;
const ONE = 1n << PLACES;
const powers = new Map<number, bigint>();

/** x^1.01 as x · exp(ln x / 100), to about 70 digits. */
export function power101(x: number): bigint {
  let power = powers.get(x);
  if (power === undefined) {
    power = BigInt(x) * exponential(logarithm(x) / 100n);
    powers.set(x, power);
  }
  return power;
}

/** ln x = 2 artanh((x − 1) / (x + 1)) */
function logarithm(x: number): bigint {
  const ratio = (BigInt(x - 1) * ONE) / BigInt(x + 1);
  const square = (ratio * ratio) >> PLACES;
  let [sum, power] = [0n, ratio];
  for (let k = 1n; power > 0n; k += 2n) {
    sum += power / k;
    power = (power * square) >> PLACES;
  }
  return 2n * sum;
}

function exponential(x: bigint): bigint {
  let [sum, term] = [0n, ONE];
  for (let k = 1n; term > 0n; k++) {
    sum += term;
    term = ((term * x) >> PLACES) / k;
  }
  return sum;
}
