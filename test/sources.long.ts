/** What holds for every source file by itself: its length, what it leaves behind, what it offers to others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SYSTEM_IDS } from '../src-engine/model/system-ids.ts';
import { ROOT, sources } from './imports-of.ts';

const SOURCES = sources(
  'src-*/**/*.ts',
  'src-*/**/*.svelte',
  'test/**/*.ts',
  'tools/**/*.ts',
  'tools/**/*.mjs',
);
const MODULES = SOURCES.filter((file) => !file.endsWith('.mjs'));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('sources', () => {
  const LIMIT = 400;
  /** Shortest paths with blossoms do not come in small pieces. */
  const LONGER = 'src-engine/matching/';

  it(`are no longer than ${LIMIT} lines`, () => {
    const long = MODULES.filter((file) => !file.startsWith(LONGER))
      .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > LIMIT);
    expect(long).toEqual([]);
  });

  it('leave no notes about what should be done', () => {
    const note = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X:'].join('|')})\\b`);
    const noted = [...MODULES, ...sources('docs/**/*.md', '*.md')].filter((file) => note.test(textOf(file)));
    expect(noted).toEqual([]);
  });

  it('never tell a pairing system by the beginning of its identity: traits say what it has', () => {
    const families = [...new Set(SYSTEM_IDS.map((id) => id.split('-')[0]))];
    const guess = new RegExp(
      `\\b(startsWith|includes|endsWith)\\(['"\`](${families.join('|')}|-(20\\d\\d|old)\\b)`,
    );
    expect(guess.test("system.startsWith('dutch-')")).toBe(true);
    expect(guess.test("system.endsWith('-2026')")).toBe(true);
    expect(MODULES.filter((file) => file.startsWith('src-') && guess.test(textOf(file)))).toEqual([]);
  });
});

/** Exported functions, classes and interfaces without a comment of their own; of overloads the first has it. */
function unexplained(file: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, name = ''] =
      /^export (?:async |abstract )*(?:function\*?|class|interface) ([\w$]+)/.exec(line) ?? [];
    const before = lines[at - 1] ?? '';
    const isExplained = before.endsWith('*/') || before.startsWith(`export function ${name}(`);
    return name === '' || isExplained ? [] : [`${file}:${at + 1}: ${name}`];
  });
}

describe('comments', () => {
  it('say what each function, class and interface is that the engine or the state of the pages exports', () => {
    const files = MODULES.filter(
      (file) => /^src-(engine|renderer\/state)\//.test(file) && !file.startsWith('src-engine/texts/'),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => unexplained(file, textOf(file)))).toEqual([]);
  });

  it('are missed by this test', () => {
    const text =
      '/** One. */\nexport function one() {}\n\nexport class Two {}\nexport async function three() {}';
    expect(unexplained('a.ts', text)).toEqual(['a.ts:4: Two', 'a.ts:5: three']);
  });
});

/**
 * Functions, classes and values that a module exports although no other file has their name. Types are left out: what an
 * exported function takes and gives may be named by its readers.
 */
function unusedExports(modules: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, number>();
  for (const text of modules.values())
    for (const word of new Set(text.match(/[\w$]+/g))) users.set(word, (users.get(word) ?? 0) + 1);
  const offer = /^export (?:async )?(?:abstract )?(?:function\*?|class|const|let) ([\w$]+)/gm;
  return [...modules].flatMap(([file, text]) =>
    [...text.matchAll(offer)]
      .map(([, name = '']) => name)
      .filter((name) => users.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  );
}

describe('exports', () => {
  it('are used by another file', () => {
    const modules = [...SOURCES, ...sources('*.ts')].map((file) => [file, textOf(file)] as const);
    expect(unusedExports(new Map(modules))).toEqual([]);
  });

  it('are seen by this test, whatever is exported', () => {
    const made = new Map([
      [
        'a.ts',
        'export function used() {}\nexport const alone = 1;\nexport interface Shape {}\nconst own = alone;',
      ],
      [
        'b.ts',
        "import { used } from './a.ts';\nexport async function nobody() { used(); }\nexport class Left {}",
      ],
    ]);
    expect(unusedExports(made)).toEqual(['a.ts: alone', 'b.ts: nobody', 'b.ts: Left']);
  });
});
