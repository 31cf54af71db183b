import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusFolder } from './lib/corpora.ts';
import { blankTally, checkRecorded, printTally } from './lib/recorded.ts';

export const ABOUT = 'published rounds of real events, where other engines reproduce them';

interface Expectation {
  readonly file: string;
  /** Rounds that other engines do not reproduce under the edition. */
  readonly known: Readonly<Record<'dutch-2017' | 'dutch-2026', ReadonlySet<number>>>;
}

/** Checks real events under both editions; resolves to the number of rounds that differ and should not. */
export async function run(): Promise<number> {
  let differences = 0;
  const corpora = [
    ['real-club-events', clubExpectations],
    ['real-french-events', frenchExpectations],
  ] as const;
  for (const [name, expectationsOf] of corpora) {
    const folder = corpusFolder(name);
    if (folder === null) continue;
    for (const system of ['dutch-2017', 'dutch-2026'] as const) {
      const tally = blankTally();
      for (const { file, known } of expectationsOf(folder)) checkRecorded(file, system, tally, known[system]);
      printTally(`${name} under ${system}`, tally);
      differences += tally.unexplained;
    }
  }
  return differences;
}

function verificationIn<T>(folder: string): T {
  return (JSON.parse(readFileSync(join(folder, 'verification.json'), 'utf8')) as { events: T }).events;
}

interface ClubEvent {
  readonly play_system?: string;
  readonly bbp_old_rules_differs_in_rounds?: readonly number[];
  readonly bbp_2026_rules_differs_in_rounds?: readonly number[];
}

function clubExpectations(folder: string): Expectation[] {
  return Object.entries(verificationIn<Record<string, ClubEvent>>(folder)).flatMap(([name, event]) => {
    const old = event.bbp_old_rules_differs_in_rounds;
    const present = event.bbp_2026_rules_differs_in_rounds;
    const file = join(folder, `${name}.trf`);
    if (old === undefined || present === undefined || !existsSync(file)) return [];
    return [{ file, known: { 'dutch-2017': new Set(old), 'dutch-2026': new Set(present) } }];
  });
}

interface FrenchEvent {
  readonly slug: string;
  /** `bbp5: rc0 7 rounds, differs ['3'] | bbp6: …` */
  readonly check: string;
}

function frenchExpectations(folder: string): Expectation[] {
  return verificationIn<readonly FrenchEvent[]>(folder).flatMap(({ slug, check }) => {
    const file = join(folder, `${slug}.trf`);
    const differs = (engine: string): ReadonlySet<number> | null => {
      const found = new RegExp(`${engine}: rc0 \\d+ rounds, differs \\[([^\\]]*)\\]`).exec(check);
      return found === null ? null : new Set([...found[1]!.matchAll(/\d+/g)].map(([round]) => Number(round)));
    };
    const [old, present] = [differs('bbp5'), differs('bbp6')];
    if (old === null || present === null || !existsSync(file)) return [];
    return [{ file, known: { 'dutch-2017': old, 'dutch-2026': present } }];
  });
}
