/** The matching-based engine against its literal oracle on the random history of a seed. */
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { historyOf } from './histories.ts';
import { renumbered } from './renumbered.ts';
import { pairLiterally, type Deterministic } from './mwm.ts';
import { plainTaskOf } from './field.ts';

export const DETERMINISTIC: readonly Deterministic[] = ['dutch', 'burstein', 'monrad'];

/** Tenths: 0.1, ½, 1, 1½, 2 and 3 games. */
const BETAS = [1, 5, 10, 15, 20, 20, 20, 30];

export interface MwmComparison {
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  /** Optimal rounds. */
  readonly ties: number;
  readonly oracle: string;
  readonly engine: string;
}

/** The task of a seed: ratings in some disorder and with ties, some β. */
export function mwmTask(seed: number, largest: number): PairingTask | null {
  const { tournament: written, round } = historyOf(seed, largest);
  const { tournament } = renumbered(written, seed);
  const random = randomOf(seed * 31 + 7);
  const players = tournament.players.map((player) => ({
    ...player,
    rating: 1500 + 50 * random.integer(0, 12),
  }));
  const rules = { ...tournament.rules, maximumColourDifference: random.pick(BETAS) };
  const task = pairingTaskOf({ ...tournament, players, rules }, round);
  return task.ok ? task.value : null;
}

/** Equal: same bye, and of the optimal rounds the first; colours by the lower colour difference. */
export function compareMwm(system: Deterministic, seed: number, largest = 8): MwmComparison {
  const task = mwmTask(seed, largest);
  if (task === null) return { verdict: 'no-task', ties: 0, oracle: '', engine: '' };
  const plain = plainTaskOf(task);
  const literal = pairLiterally(system, plain);
  const paired = systemOf(`mwm-${system}`)!.pair(task);
  const text = (bye: number | null, pairs: readonly (readonly number[])[]) =>
    `${pairs
      .map((pair) => [...pair].sort((a, b) => a - b).join('-'))
      .sort()
      .join(' ')} bye ${bye}`;
  const oracle = literal === null ? 'none' : text(literal.bye, literal.optimal[0]!);
  const engine = paired.ok
    ? text(
        paired.value.bye,
        paired.value.pairs.map(({ white, black }) => [white, black]),
      )
    : 'none';
  const coloursHold =
    !paired.ok ||
    paired.value.pairs.every(
      ({ white, black }) =>
        plain.field.get(white)!.colourDifference <= plain.field.get(black)!.colourDifference,
    );
  const verdict =
    oracle !== engine || !coloursHold ? 'different' : literal === null ? 'not-pairable' : 'equal';
  return { verdict, ties: literal?.optimal.length ?? 0, oracle, engine };
}
