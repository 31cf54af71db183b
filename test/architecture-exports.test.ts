/** Nothing is exported that nobody imports: what stands in one file only can be changed without looking further. */
import { describe, expect, it } from 'vitest';
import { sources } from './imports-of.ts';
import { unusedExports } from './unused-exports.ts';

/** Files with names that only they use: the parts of the forecast are still being told apart. */
const MAY_STAND_ALONE: readonly string[] = ['src-engine/norms/forecast.ts'];

const FILES = sources('src-*/**/*.{ts,svelte}', 'tools/**/*.ts', 'test/**/*.{ts,svelte}', '*.config.ts');

describe('an export', () => {
  const unused = unusedExports(FILES);

  it('is imported by another file, be it a test', () => {
    const found = unused
      .filter(({ file }) => file.startsWith('src-') && !MAY_STAND_ALONE.includes(file))
      .map(({ file, name }) => `${file} exports ${name}, which nobody imports`);
    expect(found).toEqual([]);
  });

  it('would be told where nobody imports it', () => {
    // The runs of the bench are loaded by the names of their files.
    expect(unused).toContainEqual({ file: 'tools/bench/explanations.ts', name: 'run' });
    expect(unused).not.toContainEqual({ file: 'test/unused-exports.ts', name: 'unusedExports' });
  });
});
