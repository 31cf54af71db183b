/** Whether the program with a fault still type-checks: what does not compile never reaches a test, and counts for nothing. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { Fault } from './store.ts';

/** What becomes of the program's text. */
type Change = Pick<Fault, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'replacement'>;

function configOf(file: string): string {
  if (file.startsWith('src-engine/')) return 'src-engine/tsconfig.json';
  return file.startsWith('src-renderer/') ? 'tsconfig.json' : 'tsconfig.node.json';
}

/**
 * The sources of a tsconfig, of which one file at a time can be replaced. Only the files that were asked for and what they
 * import are read: the whole program takes longer than its faults.
 */
class Sources {
  readonly #service: ts.LanguageService;
  readonly #replaced = new Map<string, { readonly text: string; readonly version: string }>();
  readonly #asked = new Set<string>();
  #version = 0;

  constructor(config: string) {
    const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
      config: unknown;
    };
    const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, resolve(dirname(config)));
    const declarations = fileNames.filter((path) => path.endsWith('.d.ts'));
    const read = (path: string) => this.#replaced.get(path)?.text ?? ts.sys.readFile(path);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...declarations, ...this.#asked],
      getScriptVersion: (path) => this.#replaced.get(path)?.version ?? '0',
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: (each) => ts.getDefaultLibFilePath(each),
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: read,
      readDirectory: (...args) => ts.sys.readDirectory(...args),
      directoryExists: (path) => ts.sys.directoryExists(path),
      getDirectories: (path) => ts.sys.getDirectories(path),
    });
  }

  /** Errors of the file's types with this text in its place. */
  errors(file: string, text: string): number {
    const path = resolve(file);
    this.#asked.add(path);
    this.#replaced.set(path, { text, version: String(++this.#version) });
    const errors = this.#service.getSemanticDiagnostics(path).length;
    this.#replaced.delete(path);
    return errors;
  }
}

const configs = new Map<string, Sources>();

function sourcesOf(file: string): Sources {
  const config = configOf(file);
  const known = configs.get(config) ?? new Sources(config);
  configs.set(config, known);
  return known;
}

function withFault({ file, line, column, endLine, endColumn, replacement }: Change): string {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const offset = (row: number, col: number) =>
    lines.slice(0, row - 1).reduce((sum, each) => sum + each.length + 1, 0) + col - 1;
  return text.slice(0, offset(line, column)) + replacement + text.slice(offset(endLine, endColumn));
}

export function compiles(fault: Change): boolean {
  return sourcesOf(fault.file).errors(fault.file, withFault(fault)) === 0;
}
