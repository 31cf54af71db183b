/** The tables of docs/regulations: every file that they name exists, and says which articles it holds. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const READING = 'docs/reading.md';
const PAGES = [READING, ...globSync('docs/regulations/*.md', { cwd: ROOT })]
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Pages whose articles are told in the comments of the files of their rows. */
const WITH_NUMBERS = [
  READING,
  ...['dutch', 'burstein', 'dubov', 'lim', 'bcf', 'general-handling', 'tie-breaks'].map(
    (name) => `docs/regulations/${name}.md`,
  ),
];

/** A name of a source file: with a path or alone, `{a,b}` and `*` as in globs. */
const FILE = /(?<![\w/.-])[\w{][\w/{},*.-]*\.(?:ts|svelte|mjs)\b/g;
const FOLDER = /(?<![\w/.-])(?:src-[a-z]+|test|tools)(?:\/[\w-]+)*\/(?![\w-])/g;

/** The file that a page means: from the root, in the engine, or in one of the folders that the page names. */
function pathOf(name: string, text: string): string | null {
  const folders = ['', 'src-engine/', ...new Set([...text.matchAll(FOLDER)].map(([folder]) => folder))];
  for (const folder of folders) {
    const [found] = globSync(`${folder}${name}`, { cwd: ROOT });
    if (found !== undefined && existsSync(join(ROOT, found)) && statSync(join(ROOT, found)).isFile())
      return found.replaceAll('\\', '/');
  }
  return null;
}

/** `1.2`, `2.4.1`, `C6`, `A.4`, with ranges written out: `C6–C9`, `3.1–3.3`. */
function articlesOf(cell: string): string[] {
  return [...cell.matchAll(/([A-Z]?\.?)(\d+(?:\.\d+)*)(?:–\1?(\d+(?:\.\d+)*))?/g)].flatMap(
    ([, lead, first, last]) => {
      // Years are no articles.
      if (/^(19|20)\d\d$/.test(first!)) return [];
      if (last === undefined) return [`${lead}${first}`];
      const [from, to] = [first!, last].map((number) => Number(number.split('.').at(-1)));
      const before = first!.split('.').slice(0, -1);
      return Array.from(
        { length: to! - from! + 1 },
        (_, index) => `${lead}${[...before, from! + index].join('.')}`,
      );
    },
  );
}

/** The text of the comments of a file. Ranges in them are written out too. */
function commentsOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)].map(([comment]) => comment).join('\n');
  return `${comments}\n${articlesOf(comments).join(' ')}`;
}

function tells(comments: string, article: string): boolean {
  return new RegExp(`(?<![\\w.])${article.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(comments);
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');

  it('names only files that exist', () => {
    const names = [...text.matchAll(FILE)].map(([name]) => name);
    expect(names.filter((name) => pathOf(name, text) === null)).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const links = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);
    expect(links.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  it.runIf(WITH_NUMBERS.includes(page))('names files whose comments have the numbers of its articles', () => {
    const missing: string[] = [];
    let rows = 0;
    for (const line of text.split('\n').filter((row) => /^\| .*\.ts/.test(row))) {
      const [articles = '', , files = ''] = line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim());
      // Tables of two columns tell steps, not articles.
      if (!files.includes('.ts')) continue;
      rows++;
      const comments = [...files.matchAll(FILE)].map(([name]) => commentsOf(pathOf(name, text)!));
      for (const article of articlesOf(articles))
        if (!comments.some((each) => tells(each, article))) missing.push(`${article}: ${files}`);
    }
    expect(missing).toEqual([]);
    expect(rows).toBeGreaterThan(5);
  });
});

it('an article is found by its whole number alone', () => {
  expect(articlesOf('2.4.1–2.4.3, C6–C8 (C.5–C.7)')).toEqual([
    '2.4.1',
    '2.4.2',
    '2.4.3',
    'C6',
    'C7',
    'C8',
    'C.5',
    'C.6',
    'C.7',
  ]);
  expect(tells('/** 2.4.12 [C17] */', '2.4.1')).toBe(false);
  expect(tells('/** 2.4.1 [C6] */', 'C6')).toBe(true);
  expect(pathOf('no-such-file.ts', '')).toBeNull();
});
