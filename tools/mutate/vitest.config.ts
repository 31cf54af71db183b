/** The tests that a planted fault meets: MUTATE_TESTS holds their patterns as JSON. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { runes } from '../runes.ts';

const patterns = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as readonly string[];

/** The quickest tests first: the first that notices a fault ends its run. As it is, the slowest would begin. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(
      files.map((file) => [file, this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0]),
    );
    return Promise.resolve(files.toSorted((a, b) => known.get(a)! - known.get(b)!));
  }
}

export default defineConfig({
  root: process.cwd(),
  plugins: [runes()],
  test: {
    environment: 'node',
    include: patterns.filter((pattern) => !pattern.startsWith('!')),
    exclude: ['node_modules/**', ...patterns.filter((p) => p.startsWith('!')).map((p) => p.slice(1))],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    // A fault may make a loop endless; a slow machine must not look like one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
