/** Second writings of the rules (test/oracle, of norms and repairs beside their tests) share no code with what they check: the model, files and dice are all they take. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, ROOT, sources } from './imports-of.ts';

/** What says nothing about a rule: the shapes of the model, and what an event is read from or drawn by. */
const SHARED = [
  'src-engine/model/',
  'src-engine/trf/read.ts',
  'src-engine/texts/index.ts',
  'src-engine/generator/random.ts',
  'src-engine/systems/mwm/lots.ts',
];

/** Files that hold a second writing against the program; they know both. */
const COMPARES =
  /comparison\.ts$|\.(test|long|slow)\.ts$|^test\/oracle\/(editions|routes)\.ts$|^test\/oracle\/claims\/all\.ts$/;

/** Reads a task again, puts its players into other scoregroups, asks a system for its steps. */
const TAKES_A_TASK = [
  'test/oracle/crowded.ts',
  'test/oracle/field.ts',
  'test/oracle/worded.ts',
  'test/repair/literal.ts',
];

const writings = sources('test/oracle/**/*.ts', 'test/norms/literal.ts', 'test/repair/literal.ts').filter(
  (file) => !COMPARES.test(file),
);

describe('a second writing', () => {
  const imports = writings.flatMap(importsOf).filter(({ isType }) => !isType);

  it('takes nothing but types from what it checks', () => {
    const taken = imports
      .filter(({ to }) => to.startsWith('src-') && !SHARED.some((name) => to.startsWith(name)))
      .map(({ from, to, line }) => `${from}:${line} imports ${to}`);
    expect(taken).toEqual([]);
  });

  it('reads the rounds itself: no records of players, not even their shape', () => {
    const all = writings.flatMap(importsOf);
    const records = all.filter(({ to }) => to.startsWith('src-engine/history/'));
    expect(records.map(({ from, to, line }) => `${from}:${line} imports ${to}`)).toEqual([]);
    const tasks = writings.filter((file) => /\bPairingTask\b/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(tasks).toEqual(TAKES_A_TASK);
  });

  it('takes it from no comparison either', () => {
    const taken = imports.filter(({ to }) => COMPARES.test(to));
    expect(taken.map(({ from, to, line }) => `${from}:${line} imports ${to}`)).toEqual([]);
  });

  it('is one of many', () => {
    expect(writings.length).toBeGreaterThan(40);
    for (const one of ['test/oracle/player-facts.ts', 'test/norms/literal.ts', 'test/repair/literal.ts'])
      expect(writings).toContain(one);
    expect(imports.length).toBeGreaterThan(100);
  });
});
