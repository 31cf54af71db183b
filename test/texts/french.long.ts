/** French typography: no-break spaces at high punctuation, so that no sign begins a line; the typographic apostrophe. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Every string and every fixed part of a template, with its place; imports and types are no texts. */
function textsIn(file: string, text: string): { readonly place: string; readonly words: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { place: string; words: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${file}:${line}`, words: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A plain space at high punctuation, none at all, or a straight apostrophe; keys and addresses have a sign within. */
const wrongIn = (words: string): boolean =>
  /^[;:?!]\s| [:;?!»%]|« |«(?=[^\u00a0]|$)|[\p{L}\d)»][;:?!](?=\s|$)|[\p{L}\d]»|\p{L}'\p{L}/u.test(words);

describe('the French texts', () => {
  const texts = globSync('src-engine/texts/fr/**/*.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => textsIn(file, readFileSync(join(ROOT, file), 'utf8')));

  it('have a no-break space at high punctuation, and typographic apostrophes', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ words }) => wrongIn(words))).toEqual([]);
  });

  it('have a no-break space before a unit too', () => {
    const apart = /(?:^|\d) (?:s|min|h|m|[kMG]?o)(?![\p{L}’])/u;
    expect(texts.filter(({ words }) => apart.test(words))).toEqual([]);
    expect(
      [' s', ' min, puis', '5 m', ' s’appuie', ' minutes', '5\u00a0m'].map((words) => apart.test(words)),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('have them in the manual too', () => {
    const chapters = globSync('docs/manual/fr/*.md', { cwd: ROOT });
    const wrong = chapters.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((line) => line.replaceAll(/`[^`]*`|^\|[|-]+$/g, 'x'))
        .flatMap((line) => (wrongIn(line) ? [`${file}: ${line}`] : [])),
    );
    expect(chapters.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('are complained of where they have not', () => {
    expect(
      [
        ...['Pourquoi ?', 'l’article : 4', '« ici »', "l'article"],
        ...['Pourquoi?', 'Attention!', 'l’article: 4', '(4); 5', ': 5', '«ici»', '«\u00a0ici»'],
      ].filter((words) => !wrongIn(words)),
    ).toEqual([]);
    expect(['Pourquoi\u00a0?', 'l’article\u00a0: 4', '«\u00a0ici\u00a0»', '14:00'].map(wrongIn)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
