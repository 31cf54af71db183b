/** Nothing is exported that nobody imports: what stands in one file only can be changed without looking further. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, ROOT, sources } from './imports-of.ts';
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

describe('an import of a component', () => {
  const imports = sources('src-renderer/**/*.{ts,svelte}', 'test/ui/**/*.{ts,svelte}').flatMap(importsOf);
  const components = imports.filter(({ from, to }) => to !== from && to.endsWith('.svelte'));
  const missing = (targets: readonly { readonly to: string }[]) =>
    targets.filter(({ to }) => !existsSync(join(ROOT, to)));

  // To TypeScript, every path that ends so is some component.
  it('names a file that is there', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(missing(components)).toEqual([]);
  });

  it('would be told where no file is', () => {
    expect(missing([{ to: 'src-renderer/components/Nothing.svelte' }])).toHaveLength(1);
  });
});
