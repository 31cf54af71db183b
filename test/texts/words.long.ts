/** The English of the catalogue: words that are not used (docs/words.md), empty texts, how long an explanation may be. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Words {
  readonly place: string;
  readonly words: string;
}

/** Every string and every fixed part of a template, by file and line; imports, types, codes and keys of objects are no words. */
function wordsOf(file: string): Words[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Words[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    // Codes that a text asks for are no words.
    if (ts.isCaseClause(node)) return node.statements.forEach(visit);
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isTemplateExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const words = node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
      found.push({ place: `${file}:${line}`, words });
    } else if (ts.isStringLiteralLike(node) && !isKey) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${file}:${line}`, words: node.text });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

const ENGLISH = globSync('src-engine/texts/en/**/*.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const words = ENGLISH.flatMap(wordsOf);

/** The rows of the last table of docs/words.md: what is not used, and what is. */
const NOT_USED = [
  ...readFileSync(join(ROOT, 'docs/words.md'), 'utf8')
    .split('## Words that are not used')[1]!
    .matchAll(/^\| `(.+)` \| (.+) \|$/gm),
].map((row) => ({ pattern: new RegExp(row[1]!.replaceAll('\\|', '|'), 'i'), but: row[2]! }));

function complaintsOf({ place, words }: Words): string[] {
  // Options of the command line keep their names.
  const told = words.replaceAll(/--[\w-]+/g, '');
  return NOT_USED.flatMap(({ pattern, but }) =>
    pattern.test(told) ? [`${place}: “${words}”: write ${but}`] : [],
  );
}

describe('the English texts', () => {
  it('are all seen by this test', () => {
    expect(ENGLISH.length).toBeGreaterThan(15);
    expect(words.length).toBeGreaterThan(900);
    expect(words.map((text) => text.words)).toContain('Round …');
  });

  it('use the words of docs/words.md', () => {
    expect(NOT_USED.length).toBeGreaterThan(25);
    expect(complaintsOf({ place: 'x', words: 'The player had his bye.' })).toEqual([
      'x: “The player had his bye.”: write they, or the name',
    ]);
    expect(complaintsOf({ place: 'x', words: 'This history is theirs.' })).toEqual([]);
    expect(words.flatMap(complaintsOf)).toEqual([]);
  });

  it('have no two blanks together', () => {
    // Tables of the command line are set with blanks.
    const sentences = words.filter(({ place }) => !/\/(usage|cli|single-commands)\.ts:/.test(place));
    expect(sentences.filter(({ words }) => / {2}/.test(words))).toEqual([]);
  });

  it('have typographic apostrophes', () => {
    expect(words.filter(({ words }) => /\p{L}'\p{L}|s' /u.test(words))).toEqual([]);
  });

  it('explain in sentences of 200 characters at most', () => {
    const explanations = words.filter(({ place }) => /\/(bcf-)?explanation(s|-words)\.ts:/.test(place));
    const long = explanations.flatMap(({ place, words }) =>
      words
        .split(/(?<=[.?!]) /)
        .filter((sentence) => sentence.length > 200)
        .map((sentence) => `${place}: ${sentence}`),
    );
    expect(explanations.length).toBeGreaterThan(250);
    expect(long).toEqual([]);
  });
});

describe('comments and pages', () => {
  /** Of the words that are not used, those that mean nothing else in code. */
  const everywhere = NOT_USED.filter(({ pattern }) =>
    ['his', 'mended', 'the mains are'].some((word) => pattern.test(word)),
  );
  const listed = (...patterns: string[]) =>
    globSync(patterns, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));

  /** The comments of a source, or a whole page, line by line. */
  function linesOf(file: string): Words[] {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const told = file.endsWith('.md')
      ? text
      : text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w])\/\/.*$|[^\n]/gm, (part) =>
          part.length > 1 ? part : ' ',
        );
    return told.split('\n').map((words, index) => ({ place: `${file}:${index + 1}`, words }));
  }

  it('say they of a player, and fix', () => {
    expect(everywhere).toHaveLength(3);
    const lines = [
      ...listed('src-*/**/*.{ts,svelte}', 'tools/**/*.ts'),
      ...listed('docs/**/*.md', '*.md').filter((file) => file !== 'docs/words.md'),
    ].flatMap(linesOf);
    expect(lines.some(({ words }) => words.includes('Article 4.3 does not cover'))).toBe(true);
    expect(lines.length).toBeGreaterThan(10_000);
    const found = lines.flatMap(({ place, words }) =>
      everywhere.flatMap(({ pattern, but }) =>
        pattern.test(words) ? [`${place}: ${words.trim()}: write ${but}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
