/** The tests that a planted fault meets: MUTATE_TESTS holds their patterns as JSON. */
import { defineConfig } from 'vitest/config';
import { runes } from '../runes.ts';

const patterns = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as readonly string[];

export default defineConfig({
  root: process.cwd(),
  plugins: [runes()],
  test: {
    environment: 'node',
    include: patterns.filter((pattern) => !pattern.startsWith('!')),
    exclude: ['node_modules/**', ...patterns.filter((p) => p.startsWith('!')).map((p) => p.slice(1))],
    isolate: false,
    // A fault may make a loop endless; a slow machine must not look like one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
