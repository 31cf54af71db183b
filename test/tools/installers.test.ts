/** The workflow that builds the installers runs every scenario that has Electron's own program, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOW = readFileSync(join(ROOT, '.github/workflows/installers.yml'), 'utf8');
const PATTERN = new RegExp(/ -t "([^"]+)"/.exec(WORKFLOW)![1]!);

const scenarios = readdirSync(join(ROOT, 'test/e2e'))
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => [name, readFileSync(join(ROOT, 'test/e2e', name), 'utf8')] as const);

describe('the workflow of the installers', () => {
  it('runs the scenarios of every host in Electron, and not those of the other hosts', () => {
    const titles = scenarios.flatMap(([, source]) =>
      [...source.matchAll(/\.each\(HOSTS\)\(\s*'([^']+)'/g)].map(([, title]) => title!),
    );
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) {
      expect(`${title.replace('$host', 'Electron')} does something`).toMatch(PATTERN);
      for (const host of ['loopback', 'electron stand-in'])
        expect(`${title.replace('$host', host)} does something`).not.toMatch(PATTERN);
    }
  });

  it('runs what only Electron’s own program can show', () => {
    const own = scenarios.find(([name]) => name === 'electron-binary.e2e.ts')![1];
    const [, title] = /describe\.skipIf\([^)]*\)\('([^']+)'/.exec(own)!;
    expect(`${title!} keeps the page apart`).toMatch(PATTERN);
  });

  it('names programs and scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const bin = readdirSync(join(ROOT, 'node_modules/.bin'));
    const named = (pattern: RegExp) => [...WORKFLOW.matchAll(pattern)].map(([, name]) => name!);
    const [run, programs] = [named(/npm run (?:-s )?([\w:]+)/g), named(/npx ([\w-]+)/g)];
    expect(run).toContain('build');
    expect(programs).toContain('vitest');
    for (const script of run) expect(scripts).toHaveProperty(script);
    for (const program of programs) expect(bin).toContain(program);
  });
});
