/** The pages under docs: what they name exists, and their index names them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

function sources(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

describe('documents', () => {
  /** Paths in backticks or links, such as `test/trf/columns.test.ts` or [ratings](../src-engine/rating). */
  function pathsIn(file: string): string[] {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const quoted = [...text.matchAll(/`((?:src-[a-z]+|test|tools|docs|assets)\/[\w./*{},-]+)(?::\d+)?`/g)];
    const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)];
    return [
      ...quoted.map((match) => match[1] ?? ''),
      ...linked.map((match) =>
        relative(ROOT, join(ROOT, dirname(file), match[1] ?? '')).replaceAll('\\', '/'),
      ),
    ];
  }

  it.each(sources('docs/**/*.md', '*.md'))('%s names only files that exist', (file) => {
    const missing = pathsIn(file).filter(
      (path) => !existsSync(join(ROOT, path)) && globSync(path, { cwd: ROOT }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('the recipes name only names that the sources have', () => {
    const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const named = [...text.matchAll(/`([A-Z][A-Za-z]*(?:_[A-Z]+)*)`/g)].map((match) => match[1]!);
    const names = [...new Set(named)].filter((name) => /_|[a-z][A-Z]/.test(name));
    const code = sources('{src-engine,src-main,test}/**/*.ts').map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !code.some((each) => each.includes(name)))).toEqual([]);
  });

  it.each(['regulations', 'validation', 'manual'])('of %s are all named by their index', (folder) => {
    const index = folder === 'manual' ? 'docs/manual/README.md' : `docs/${folder}.md`;
    const text = readFileSync(join(ROOT, index), 'utf8');
    const parts = sources(`docs/${folder}/*.md`).filter((part) => part !== index);
    expect(parts).not.toEqual([]);
    expect(parts.filter((part) => !text.includes(`${basename(part)})`))).toEqual([]);
  });
});
