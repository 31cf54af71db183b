/** The paper's figure 20: one first round, played again and again, and what the second round makes of each outcome. */
import { seedOf } from '../generator/random.ts';
import { pairingTaskOf } from '../handling/task.ts';
import { systemOf } from '../systems/registry.ts';
import { finalOrderOf } from '../tiebreaks/standings.ts';
import { chancesOf } from './chances.ts';
import { plainContestant } from './contestant.ts';
import { PAPER_TIE_BREAKS, type Experiment } from './experiment.ts';
import { truePlaces } from './observe.ts';
import { emptyTournament, playOut } from './play.ts';
import { concordance } from './ranking.ts';
import { entrantsOf } from './strengths.ts';

/** Kendall's τ after round 1 and the mean strength difference of the pairing for round 2. */
export type SecondRound = readonly [tau: number, strength: number];

/** The paper pairs the first round at random, and the second with BBP, which is the Dutch system of 2017. */
const [FIRST, SECOND] = ['mwm-random', 'dutch-2017'] as const;

/** Plays the first round of a seed `replays` times with the same pairing and other luck. */
export function secondRounds(
  { field, results }: Pick<Experiment, 'field' | 'results'>,
  seed: number,
  replays: number,
): SecondRound[] {
  const entrants = entrantsOf(field, seed);
  const truth = truePlaces(entrants);
  const strengthOf = (player: number): number => entrants[player - 1]!.strength;
  const pairs = (entrants.length * (entrants.length - 1)) / 2;
  const settings = { rounds: 2, seed, tieBreaks: PAPER_TIE_BREAKS };
  const empty = emptyTournament(entrants, plainContestant(FIRST), settings);
  const first = { ...empty, rules: { ...empty.rules, rounds: 1 } };
  return Array.from({ length: replays }, (_, replay): SecondRound => {
    const luck = { seed: seedOf(seed, replay), chances: chancesOf(results), strengthOf };
    const played = playOut(first, systemOf(FIRST)!, luck);
    if (!played.ok) throw new Error('a first round can always be paired');
    const { players } = finalOrderOf(played.value);
    const tau = concordance(players.map((player) => truth[player - 1]!)) / pairs;
    const task = pairingTaskOf({ ...played.value, rules: { ...empty.rules, system: SECOND } }, 2);
    const paired = task.ok ? systemOf(SECOND)!.pair(task.value) : task;
    if (!paired.ok) throw new Error('a second round can always be paired');
    const sum = paired.value.pairs.reduce(
      (total, { white, black }) => total + Math.abs(strengthOf(white) - strengthOf(black)),
      0,
    );
    return [tau, sum / paired.value.pairs.length];
  });
}

/** Pearson's correlation; null where one of the two never changes. */
export function correlationIn(points: readonly SecondRound[]): number | null {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [a, b] of points) {
    xy += (a - x) * (b - y);
    xx += (a - x) ** 2;
    yy += (b - y) ** 2;
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy);
}
