/** A counted word agrees with its number, in every language: a plural stands behind a number only where both forms are written. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = globSync('src-engine/texts/{en,de,fr}/**/*.ts', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** Numbers that are never 1: bounds of the program and of FIDE, and what is said of several only. */
const SEVERAL = [
  /^(limit|most|longest|columns|rows|cells|bytes|seconds|minutes|failure\.limit|problem\.(oldest|width))$/u,
  /^(declared|why\.players|names\.length - SHOWN_NAMES)$/u,
];
/** Sentences about more rounds than the players can play, so that both are several. */
const OF_SEVERAL = /(rounds cannot|players cannot|nicht auszulosen|können nicht|ne peuvent (jouer|être))/u;
/** Numbers that are names or parts, by what stands before them: `Round 1 results`, `1 of 1 seeds`. */
const NAMES =
  /(\b(players|joueurs|Spieler|round|board|Runde|Brett|Zeile|table|of|von)|players .* and|Spieler .* und) $/iu;

const languageOf = (file: string): string => file.split('/')[2]!;
const firstWord = (text: string): string => /^[\s\u00a0]?(\p{L}+)/u.exec(text)?.[1] ?? '';

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** The plurals of the counted words of a language, from `{ one: 'board', other: 'boards' }`. */
function pluralsOf(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const plurals = new Set<string>();
  const formOf = (object: ts.ObjectLiteralExpression, name: string): string => {
    const property = object.properties.find((one) => one.name?.getText() === name);
    if (property === undefined || !ts.isPropertyAssignment(property)) return '';
    return ts.isStringLiteralLike(property.initializer) ? firstWord(property.initializer.text) : '';
  };
  for (const source of sources)
    visitAll(source, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const [one, other] = [formOf(node, 'one'), formOf(node, 'other')];
      if (one !== other && one !== '' && other.startsWith(one.slice(0, 3))) plurals.add(other);
    });
  return plurals;
}

/** Whether one of the forms is chosen by the count: a plural, a helper that is given both, or a condition. */
function isChosen(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isConditionalExpression(at) && /(===|>|<) ?\d/u.test(at.condition.getText())) return true;
    if (ts.isCallExpression(at) && /(plural|count|counted)$/u.test(at.expression.getText())) return true;
    if (ts.isFunctionLike(at) && /if \(\w+(\.\w+)* (===|>) \d\) return/u.test(at.getText())) return true;
  }
  return false;
}

/** Numbers before a plural that is always one, by file and line. */
function unchosenIn(
  source: ts.SourceFile,
  file: string,
  plurals: ReadonlySet<string>,
  checker: ts.TypeChecker,
): string[] {
  const found: string[] = [];
  visitAll(source, (node) => {
    if (!ts.isTemplateExpression(node) || OF_SEVERAL.test(node.getText()) || isChosen(node)) return;
    let before = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      const written = /^(?:format\.)?number\((.*?)(?:, \d)?\)$/u.exec(expression.getText())?.[1];
      const isNumber =
        written !== undefined ||
        (checker.getTypeAtLocation(expression).flags & ts.TypeFlags.NumberLike) !== 0;
      const isCounted = isNumber && /^[\s\u00a0]/u.test(literal.text) && plurals.has(firstWord(literal.text));
      const isSeveral = SEVERAL.some((one) => one.test(written ?? expression.getText()));
      if (isCounted && !isSeveral && !NAMES.test(before)) {
        const line = source.getLineAndCharacterOfPosition(expression.getStart()).line + 1;
        found.push(`${file}:${line}: ${node.getText()}`);
      }
      before = literal.text;
    }
  });
  return found;
}

describe('counted words', () => {
  it('have a form for one', () => {
    const config = ts.readConfigFile(join(ROOT, 'src-engine/tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(ROOT, 'src-engine'));
    const program = ts.createProgram(
      files.map((file) => join(ROOT, file)),
      options,
    );
    const checker = program.getTypeChecker();
    const sourceOf = (file: string): ts.SourceFile => program.getSourceFile(join(ROOT, file))!;
    const wrong = ts.createSourceFile('x.ts', '`${number(lines)} lines`', ts.ScriptTarget.Latest, true);
    expect(unchosenIn(wrong, 'x', new Set(['lines']), checker)).toEqual(['x:1: `${number(lines)} lines`']);
    for (const language of ['en', 'de', 'fr']) {
      const own = files.filter((file) => languageOf(file) === language);
      const plurals = pluralsOf(own.map(sourceOf));
      expect(plurals.size).toBeGreaterThan(20);
      expect(own.flatMap((file) => unchosenIn(sourceOf(file), file, plurals, checker))).toEqual([]);
    }
  });
});
