/** Which sources and which tests belong together. */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A part of the program that is judged by itself. */
export interface Room {
  readonly name: string;
  /** Patterns of the sources that get faults. */
  readonly sources: readonly string[];
  /** Patterns of the tests that each fault meets first. */
  readonly tests: readonly string[];
}

/** Rooms whose tests do not stand in the folder of the same name alone. */
const MORE_TESTS: Readonly<Record<string, readonly string[]>> = {
  matching: ['test/oracle/kernel.{test,long}.ts', 'test/systems/dutch/**/*.{test,long}.ts'],
  history: ['test/model/**/*.{test,long}.ts', 'test/systems/**/*.{test,long}.ts'],
  host: ['test/security/**/*.{test,long}.ts'],
  imports: ['test/security/**/*.{test,long}.ts', 'test/files/**/*.{test,long}.ts'],
  lab: ['test/lab/**/*.{test,long}.ts'],
  // The worker's jobs are seen through what the handlers make of them.
  pairing: ['test/handlers/*.{test,long}.ts'],
};

function folders(of: string): readonly string[] {
  return readdirSync(join(ROOT, of), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function roomOf(parent: string, folder: string, name: string): Room {
  return {
    name,
    sources: [`${parent}/${folder}/**/*.ts`],
    tests: [`test/${folder}/**/*.{test,long}.ts`, ...(MORE_TESTS[folder] ?? [])],
  };
}

/** Tests of a system that stand outside of its folder: its explanations, and its second writing. */
const ALL_SYSTEMS: readonly string[] = [
  'test/oracle/claims/sentences.long.ts',
  'test/systems/registry.test.ts',
];
const MORE_TESTS_OF_SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  dutch: [
    'test/oracle/{dutch,kernel,forms}.{test,long}.ts',
    'test/oracle/mid/*.{test,long}.ts',
    'test/checker/**/*.{test,long}.ts',
  ],
  // What all systems share is judged by the tests of all.
  frame: ['test/systems/**/*.{test,long}.ts'],
};

function systemRooms(): readonly Room[] {
  const own = folders('src-engine/systems').map((folder) => ({
    name: `systems/${folder}`,
    sources: [`src-engine/systems/${folder}/**/*.ts`],
    tests: [
      `test/systems/${folder}/**/*.{test,long}.ts`,
      ...ALL_SYSTEMS,
      ...(MORE_TESTS_OF_SYSTEMS[folder] ?? []),
    ],
  }));
  const tests = ['test/systems/**/*.{test,long}.ts', 'test/oracle/**/*.{test,long}.ts'];
  return [...own, { name: 'systems', sources: ['src-engine/systems/*.ts'], tests }];
}

/** All rooms: the folders of the engine, those of main, and the classes behind the screens. Texts have tests of their own kind. */
export function rooms(): readonly Room[] {
  const engine = folders('src-engine').filter((folder) => folder !== 'texts');
  const main = folders('src-main');
  return [
    ...engine.filter((folder) => folder !== 'systems').map((folder) => roomOf('src-engine', folder, folder)),
    ...systemRooms(),
    // Both have a laboratory: the one that counts, and the one that runs and draws it.
    ...main.map((folder) => roomOf('src-main', folder, engine.includes(folder) ? `main-${folder}` : folder)),
    {
      name: 'renderer-state',
      sources: ['src-renderer/state/**/*.ts'],
      // The tests beside the folder read the sources as texts, and those have the faults of a whole batch in them.
      tests: ['test/ui/state/**/*.{test,long}.ts', 'test/ui/fixture-bridge.test.ts'],
    },
  ].filter(({ tests }) => filesOf(tests).length > 0);
}

export function filesOf(patterns: readonly string[]): readonly string[] {
  return globSync([...patterns], { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();
}

/** The tests of a room that the fast loop runs: those whose files take little time. */
export function quickTestsOf({ tests }: Room): readonly string[] {
  return tests.map((pattern) => pattern.replace('.{test,long}.ts', '.test.ts'));
}

/**
 * The fast loop without the tests that read the sources as texts: they would judge the planted fault by its looks.
 */
export const FAST_LOOP: readonly string[] = [
  'test/*/**/*.test.ts',
  '!test/ui/{keys,manual,one-question,words}.test.ts',
  '!test/e2e/**',
];
