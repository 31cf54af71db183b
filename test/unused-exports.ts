/** What the sources export and which of it somebody imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, scriptOf, targetOf } from './imports-of.ts';

/** A name that a file exports. */
interface Exported {
  readonly file: string;
  readonly name: string;
}

/** What one file says: its exports by name, and names that it takes from others, `*` for all. */
interface Sayings {
  readonly exported: readonly Exported[];
  readonly taken: readonly Exported[];
}

/** Exports that no other file names; a namespace, `export *` or an import while running takes all of a file. */
export function unusedExports(files: readonly string[]): Exported[] {
  const sayings = files.map((file) => sayingsOf(file));
  const taken = new Set(sayings.flatMap((each) => each.taken.map(({ file, name }) => `${file} ${name}`)));
  return sayings
    .flatMap(({ exported }) => exported)
    .filter(({ file, name }) => !taken.has(`${file} ${name}`) && !taken.has(`${file} *`));
}

function sayingsOf(file: string): Sayings {
  const text = scriptOf(file, readFileSync(join(ROOT, file), 'utf8'));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const taken: Exported[] = [];
  const take = (specifier: ts.Node | undefined, names: readonly string[]) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const target = targetOf(file, specifier.text);
    for (const name of names) taken.push({ file: target, name });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, namesIn(node.importClause?.namedBindings));
    else if (ts.isExportDeclaration(node)) take(node.moduleSpecifier, namesIn(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], ['*']);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, [node.qualifier?.getText().split('.')[0] ?? '*']);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const exported = source.statements.flatMap(exportedBy).map((name) => ({ file, name }));
  return { exported, taken };
}

/** Names as the other file has them; `*` for all of it. */
function namesIn(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (bindings === undefined || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings))
    return ['*'];
  return [...bindings.elements].map(({ propertyName, name }) => (propertyName ?? name).text);
}

function exportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (exportClause === undefined || ts.isNamespaceExport(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name));
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.text];
}

function namesOfBinding(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name),
  );
}
