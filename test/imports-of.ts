/** The import statements of the sources, for tests of who imports whom. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Link } from './import-circles.ts';

export const ROOT = join(import.meta.dirname, '..');

/** Files of the project by patterns from its root, in order, with slashes. */
export function sources(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export interface Import extends Link {
  readonly isType: boolean;
  readonly line: number;
}

/** The script parts of a component, with the rest blanked so that lines keep their numbers. */
export function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.svelte')) return text;
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  let script = '';
  let end = 0;
  for (const match of text.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + (match[1] ?? '').length;
    script += blank(text.slice(end, start)) + (match[2] ?? '');
    end = start + (match[2] ?? '').length;
  }
  return script;
}

/** Path from the root for a relative import, otherwise the package's name or `node:x`. */
export function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return relative(ROOT, join(ROOT, dirname(file), specifier)).replaceAll('\\', '/');
}

function isTypeImport(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

/** Every import of a TypeScript file or a component, exports and dynamic ones included. */
export function importsOf(file: string): Import[] {
  const text = scriptOf(file, readFileSync(join(ROOT, file), 'utf8'));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Import[] = [];
  const add = (specifier: ts.Node, isType: boolean) => {
    if (!ts.isStringLiteral(specifier)) return;
    const line = source.getLineAndCharacterOfPosition(specifier.getStart()).line + 1;
    found.push({ from: file, to: targetOf(file, specifier.text), isType, line });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
      add(node.moduleSpecifier, isTypeImport(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      node.arguments.slice(0, 1).forEach((argument) => add(argument, false));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
