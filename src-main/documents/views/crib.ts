/** The page of rules of the pairing system of a tournament. */
import { seedingRounds, systemOf, type Tournament } from '../../../src-engine/index.ts';
import type { Crib, CribSection } from '../../../src-engine/texts/index.ts';
import { texts } from '../words.ts';

/** Rules by which `round` (1-based) is paired under the tournament's system and edition; null for an unknown system. */
export function cribOf({ rules }: Tournament, round: number): Crib | null {
  const { system, rounds } = rules;
  const { systems, accelerated }: { systems: Readonly<Record<string, Crib>>; accelerated: CribSection } =
    texts.crib;
  const crib = systems[seedingOf(system, round, rounds)] ?? null;
  if (crib === null || rules.acceleration === 'none') return crib;
  const [first, ...others] = crib.sections;
  return { sections: first === undefined ? [accelerated] : [first, accelerated, ...others] };
}

/** C.04.4.2 1.6: the first rounds of a modern Burstein tournament, half of them and at most four, are Dutch. */
function seedingOf(system: string, round: number, rounds: number): string {
  return round <= seedingRounds(rounds) ? (systemOf(system)?.traits.seeding ?? system) : system;
}
