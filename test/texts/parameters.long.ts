/** Every parameter of a text is used by it, in every language: what is not said should not be asked for. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Parameters of the functions of a source that their bodies do not name, by line; `_` alone stands for the unnamed. */
function unusedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body !== undefined) {
      const used = new Set<string>();
      const read = (part: ts.Node): void => {
        if (ts.isIdentifier(part)) used.add(part.text);
        ts.forEachChild(part, read);
      };
      read(node.body);
      for (const { name } of node.parameters)
        if (ts.isIdentifier(name) && name.text !== '_' && !used.has(name.text))
          found.push(
            `${file}:${source.getLineAndCharacterOfPosition(name.getStart()).line + 1} ${name.text}`,
          );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the parameters of texts', () => {
  it('are all used', () => {
    const files = globSync('src-engine/texts/*/**/*.ts', { cwd: ROOT }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((file) => unusedIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('are missed where they are not', () => {
    expect(unusedIn('x.ts', 'const a = { b: (round: number, name: string) => `Round ${round}` };')).toEqual([
      'x.ts:1 name',
    ]);
  });
});
