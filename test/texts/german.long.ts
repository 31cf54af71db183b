/**
 * German typography: no-break spaces in abbreviations and before units, so that no line begins with a unit or a number torn
 * from its abbreviation; German quotation marks; *Rang* in standings, *Platz* for a seat alone (docs/words/german.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src-engine/systems/reason.ts';
import { loadCatalogue } from '../../src-engine/texts/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAP = '#';

interface Text {
  readonly place: string;
  readonly words: string;
}

/** Every string, and every template with `#` for each value; imports and types are no texts. */
function textsIn(file: string, text: string): Text[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const add = (words: string) => found.push({ place: `${file}:${line}`, words });
    if (ts.isStringLiteralLike(node)) add(node.text);
    if (ts.isTemplateExpression(node))
      add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(GAP));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A plain space where a line must not break, or a straight or English quotation mark. */
const wrongIn = (words: string): boolean =>
  /z\. ?B\.[^\u00a0]|\b(Nr|Art|geb)\. [\d#]|[\d#] (%|[kMG]B|px|min|s|h)(?![\p{L}])|["“][\p{L}#]/u.test(words);

/** *Platz* for what is *Rang*: with a number, or of an opponent. */
const isPlaceForRank = (words: string): boolean =>
  /(Platz|Plätze) ([\d#]|des Gegners)|Mittlerer Platz|Plätze, um die/.test(words);

describe('the German texts', () => {
  const texts = globSync('src-engine/texts/de/**/*.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => textsIn(file, readFileSync(join(ROOT, file), 'utf8')));

  it('have no-break spaces in abbreviations and before units, and German quotation marks', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ words }) => wrongIn(words))).toEqual([]);
  });

  it('say Rang of standings, never Platz', () => {
    expect(texts.filter(({ words }) => isPlaceForRank(words))).toEqual([]);
  });

  it('begin a sentence with a capital, also where a name begins it', async () => {
    const { explanations } = await loadCatalogue('de');
    const nameOf = (player: number): string => ['von der Heide, Karl', 'Holt jr., Ana'][player]!;
    const told = (reason: Reason): string => explanations.reason(reason, nameOf);
    expect(told({ code: 'have-met', article: '2.1.1', a: 0, b: 1 })).toBe(
      'Von der Heide und Holt jr. haben schon gegeneinander gespielt.',
    );
    expect(told({ code: 'have-met', article: '2.1.1', a: 1, b: 0 })).toBe(
      'Holt jr. und von der Heide haben schon gegeneinander gespielt.',
    );
    expect(told({ code: 'usual-met', article: '4.2', points: 55, player: 0, usual: 1, opponent: 1 })).toMatch(
      /^Beide haben 5½ Punkte\. Von der Heide hat schon gegen Holt jr\. gespielt/,
    );
  });

  it('are complained of where they do not', () => {
    expect(
      ['z. B. 13', 'Nr. 4', 'Nr. #', '35 %', '# MB', 'C.07 Art. 14', '"Nie"', '“Nie”'].filter(wrongIn),
    ).toHaveLength(8);
    expect(
      [
        'z.\u00a0B.\u00a013',
        'Nr.\u00a0#',
        '35\u00a0%',
        '#\u00a0MB',
        '95-%-Intervall',
        '„Nie“',
        '# so',
      ].filter(wrongIn),
    ).toEqual([]);
    expect(
      ['Spieler auf Platz 1', 'Platz des Gegners', 'Mittlerer Platz'].filter(isPlaceForRank),
    ).toHaveLength(3);
    expect(['haben die Plätze getauscht', 'keinen Platz in der Runde'].filter(isPlaceForRank)).toEqual([]);
  });
});
