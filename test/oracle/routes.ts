/** The exact routes of the kernel against each other: the fast ones save work by arguments, the whole field by none. */
import type { RoundOptions } from '../../src-engine/systems/dutch/kernel/round.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { historyWith } from './mid/histories.ts';
import { pairDutch } from './editions.ts';
import type { Year } from './player-facts.ts';

const ROUTES = ['fastest', 'general', 'whole-field'] as const satisfies readonly RoundOptions['route'][];

/** What each route answers where they do not all answer the same; null where they do. */
export function disagreementOn(edition: Year, task: PairingTask): string | null {
  const answers = ROUTES.map((route) => JSON.stringify(pairDutch(edition, task, {}, { route })));
  if (answers.every((answer) => answer === answers[0])) return null;
  return ROUTES.map((route, index) => `${route} ${answers[index]}`).join(' | ');
}

/** Rounds after which a large field is left alone: so much history costs every route seconds. */
const LONGEST = 40;

/** The random history of a seed with `least` to `most` players, or null when fewer than two are to be paired. */
export function largeTaskOf(seed: number, least: number, most: number): PairingTask | null {
  const random = randomOf(seed);
  const players = random.integer(least, most);
  const { tournament, round } = historyWith(random, players, players, LONGEST);
  const task = pairingTaskOf(tournament, round);
  return task.ok ? task.value : null;
}
