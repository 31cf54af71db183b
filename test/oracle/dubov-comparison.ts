/** The Dubov System, both texts, against the literal second writings on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { DUBOV_2026, DUBOV_OLD } from '../../src-engine/systems/dubov/dubov.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { roundText } from './comparison.ts';
import { crowded } from './crowded.ts';
import { pairDubovLiterally } from './dubov.ts';
import { pairOldDubovLiterally } from './dubov-old.ts';
import { historyOf } from './histories.ts';
import { renumbered } from './renumbered.ts';
import type { OracleRound } from './round.ts';
import { plainTaskOf } from './field.ts';

export interface DubovComparison {
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  readonly oracle: string;
  readonly system: string;
  /** The round has a White of the text of 1997 who can meet no Black. */
  readonly amongWhites?: boolean;
}

const NO_PAIRING = 'no pairing';

const TEXTS = {
  '2026': { system: DUBOV_2026, literally: pairDubovLiterally, largest: 8 },
  '1997': { system: DUBOV_OLD, literally: pairOldDubovLiterally, largest: 10 },
} as const;

/** The task of a seed; the players receive random ratings, because the system needs them: some only an estimate (1.1). */
export function dubovTaskOf(seed: number, text: keyof typeof TEXTS): PairingTask | null {
  const { tournament: written, round } = historyOf(seed, TEXTS[text].largest);
  const { tournament } = renumbered(written, seed);
  const random = randomOf(seed);
  const players = tournament.players.map((player) => {
    const strength = random.integer(1400, 1420);
    return random.chance(0.1) ? { ...player, estimate: strength } : { ...player, rating: strength };
  });
  const real = pairingTaskOf({ ...tournament, players }, round);
  if (!real.ok) return null;
  return text === '1997' ? crowded(real.value, random) : real.value;
}

export function compareDubov(seed: number, text: keyof typeof TEXTS = '2026'): DubovComparison {
  const task = dubovTaskOf(seed, text);
  return task === null ? { verdict: 'no-task', oracle: '', system: '' } : compareDubovRound(task, text);
}

export function compareDubovRound(task: PairingTask, text: keyof typeof TEXTS): DubovComparison {
  const { system: dubov, literally } = TEXTS[text];
  const literal: (OracleRound & { readonly within?: number }) | null = literally(plainTaskOf(task));
  const paired = dubov.pair(task);
  const oracle = literal === null ? NO_PAIRING : roundText(literal);
  const system = paired.ok
    ? roundText(paired.value)
    : /^(no-legal-pairing|nobody-may-receive-bye)$/.test(paired.failure.code)
      ? NO_PAIRING
      : paired.failure.code;
  if (oracle !== system) return { verdict: 'different', oracle, system };
  if (literal === null) return { verdict: 'not-pairable', oracle, system };
  return { verdict: 'equal', oracle, system, amongWhites: (literal.within ?? 0) > 0 };
}
