/**
 * vitest's settings for the gates, with an order of test files: those that take longest begin first, so that the cores end
 * together. On a fresh machine vitest knows no durations and goes by size, but the longest are small: they load tests that
 * stand elsewhere, or go through a table.
 */
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../vitest.config.ts';

/** Ends of paths, the longest first. A minute of waiting, `hall-minute`, costs nothing beside others. */
export const LONGEST = [
  'test/e2e/views.e2e.ts',
  'test/e2e/weekend.e2e.ts',
  'test/e2e/results.e2e.ts',
  'test/e2e/views-translated.e2e.ts',
  'test/e2e/hall-minute.e2e.ts',
  'test/e2e/main-job.e2e.ts',
  'test/e2e/tables.e2e.ts',
  'test/e2e/hall.e2e.ts',
  'test/documents/all-floors.slow.ts',
  'test/all.slow.ts',
  'test/systems/all.slow.ts',
  'test/storage/durability.slow.ts',
  'test/documents/recorded.slow.ts',
  'test/ui/state/results/result-timing.slow.ts',
  'test/security/imports.slow.ts',
  'test/tools/mutate.slow.ts',
  'test/documents/all-languages.slow.ts',
  'test/oracle/all.slow.ts',
];

/** Place in {@link LONGEST}, for others the end of it. */
export function placeOf(file: string): number {
  const place = LONGEST.findIndex((name) => file.endsWith(`/${name}`));
  return place === -1 ? LONGEST.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}

export default mergeConfig(config, { test: { sequence: { sequencer: LongestFirst } } });
