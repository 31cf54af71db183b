/** No text that a person can read is outside the catalogue. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AST, parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Found {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** Two words, or one with a full stop: what a person reads, and what no code, path or selector looks like. */
const SENTENCE = /\p{L}{2,}[,;:’)]? ['“(]?[\p{L}\d…]|^\p{Lu}\p{L}+[.?!]$/u;

/** Keys, headers, media queries, statements of SQL, markup, styles, entries of a PDF and of an event stream. */
const NO_SENTENCE = [
  /^(Ctrl|Shift|Alt|Page)( (Shift|F\d|[A-Z]|0|Enter|Up|Down))+$/,
  /^…(Shift )?…$/,
  /charset=|SameSite=|'(self|none)'|^\(prefers-/,
  /^wallchart [a-z]+: …/,
  /^\s*--[a-z]+ |^ {2}wallchart … …/,
  /^<[!a-z]|^\s*[a-z]+\{[a-z-]+:|\/(Count|Size|Prev) …|^event: |^: still here/,
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|VACUUM|ATTACH|DROP|ALTER|COMMIT|ROLLBACK)\b/,
];

/** Classes of CSS, values of options, codes and names that no language changes. */
const NO_TEXTS = new Set([
  'note line',
  'grow clip',
  'player …',
  'points …',
  'BH/C1',
  '… …px …',
  'HTTP …',
  'tournament …',
  'Google Drive',
  'iCloud Drive',
  'Resilio Sync',
  'Google Chrome',
  'Microsoft Edge',
  'Application Support',
  // A key, parts of file names and columns of a table, which no language changes.
  'wallchart fence:…:…',
  '### Wallchart: seal …\r\n',
  'surname …',
  'name …',
  'white white',
  'black black',
  'highest score',
  'bye …',
  'check …',
  'open …',
  'absent …',
  '… saved ……',
  'Demo …',
  'with mark',
  'without mark',
  ' restore points',
  '… (as of schema …',
  'SQLite format 3\0',
  'seq, at, actor, command, part, kind, version, payload, prev_hash AS prevHash, hash',
]);

/** Vocabularies that are looked for in files and rating lists, in many languages at once. Nobody is told them. */
const VOCABULARIES =
  /^src-main\/(files\/(player-fields|player-headings|headings|encodings|names|pace|result-headings)|lists\/(cells|fixed|month|national))\.ts$/;

/** Articles as they are cited: of the BCF, of the paper, of FIDE. No language translates them. */
const CITATION =
  /^(BCF )?(rules?|notes?) \d|^(Graph construction|Bye Allocation)\b|^C\.0\d(\.\d)* Annex \d$|^rules \d/;

/**
 * Rooms of the engine whose words nobody is told, or that are English by decision: what a report carries (`trf/`).
 */
const ENGINE_WORDS =
  /^src-engine\/(texts\/|trf\/|model\/(federations|names)\.ts$|matching\/certificate\.ts$|generator\/generate\.ts$)/;

/** Calls whose words are for programmers. */
const FOR_PROGRAMMERS = new Set([
  'Error',
  'super',
  'TypeError',
  'RangeError',
  'prepare',
  'exec',
  'pragma',
  'log',
  'warn',
  'report',
  'refine',
]);

function isSentence(words: string): boolean {
  return (
    SENTENCE.test(words) &&
    !NO_TEXTS.has(words) &&
    !CITATION.test(words) &&
    !NO_SENTENCE.some((pattern) => pattern.test(words))
  );
}

function wordsOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function isForProgrammers(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression;
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    return FOR_PROGRAMMERS.has(name);
  }
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node);
}

function sentencesOfScript(file: string, text: string, firstLine = 0): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isForProgrammers(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const words = wordsOf(node);
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (isSentence(words) && !isKey)
        found.push({
          file,
          line: firstLine + source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          words,
        });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** Attributes that are read, by eye or by ear. */
const READ = new Set(['label', 'title', 'aria-label', 'placeholder', 'alt', 'empty', 'hint']);

function sentencesOfComponent(file: string, text: string): Found[] {
  const tree = parse(text, { modern: true, filename: file });
  const lineOf = (start: number): number => text.slice(0, start).split('\n').length;
  const found: Found[] = [];
  const visit = (node: unknown, isRead: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isRead));
    if (node === null || typeof node !== 'object') return;
    const { type, start } = node as AST.BaseNode;
    if (type === 'Text' && isRead) {
      const words = (node as AST.Text).data.trim();
      // One word is a text too, where a person reads it.
      if (/\p{L}{2}/u.test(words) && !NO_TEXTS.has(words)) found.push({ file, line: lineOf(start), words });
    } else if (type === 'Literal' || type === 'TemplateElement') {
      const { value } = node as unknown as { value: unknown };
      const words =
        typeof value === 'string' ? value : String((value as { cooked?: string } | null)?.cooked ?? '');
      if (isSentence(words)) found.push({ file, line: lineOf(start), words });
    }
    const reads =
      type === 'Attribute'
        ? READ.has((node as AST.Attribute).name)
        : type === 'StyleDirective'
          ? false
          : isRead;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, reads);
  };
  visit(tree.fragment, true);
  for (const script of [tree.instance, tree.module])
    if (script) {
      const { start, end } = script.content as unknown as AST.BaseNode;
      found.push(...sentencesOfScript(file, text.slice(start, end), lineOf(start) - 1));
    }
  return found;
}

function sentencesOf(file: string): Found[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return file.endsWith('.svelte') ? sentencesOfComponent(file, text) : sentencesOfScript(file, text);
}

const files = globSync('src-{engine,main,renderer}/**/*.{ts,svelte}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !VOCABULARIES.test(file) && !ENGINE_WORDS.test(file))
  .sort();

/** The room of a file: the first folder below the source folder, or the source folder itself. */
const roomOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/');

describe('sentences outside the catalogue', () => {
  const found = files.flatMap(sentencesOf);
  const byRoom = Map.groupBy(found, ({ file }) => roomOf(file));

  it.each([...new Set(files.map(roomOf))].sort())('%s', (room) => {
    const here = byRoom.get(room) ?? [];
    const list = ['Texts belong into src-engine/texts/en/. Outside of it are:']
      .concat(here.map(({ file, line, words }) => `${file}:${line} ${words}`))
      .join('\n');
    expect(here.length, list).toBe(0);
  });

  it('are seen in scripts and in components', () => {
    const script = `refusal('x', 'The file is gone.', \`Look for \${name} elsewhere.\`); throw new Error('not for you');`;
    expect(sentencesOfScript('x.ts', script).map(({ words }) => words)).toEqual([
      'The file is gone.',
      'Look for … elsewhere.',
    ]);
    const component = `<script lang="ts">const a = 'Two words';</script>
      <p class="soft small">Hello {a}</p><button title="Go">{a ? 'Save the file' : text.app.ok}</button>`;
    expect(sentencesOfComponent('x.svelte', component).map(({ line, words }) => [line, words])).toEqual([
      [2, 'Hello'],
      [2, 'Go'],
      [2, 'Save the file'],
      [1, 'Two words'],
    ]);
    expect(sentencesOfComponent('x.svelte', '<p class="soft small" style="a b">{text.app.ok}</p>')).toEqual(
      [],
    );
  });
});
