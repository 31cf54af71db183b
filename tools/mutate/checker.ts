/** Tells StrykerJS which faults do not compile, before it lets tests meet them. It loads this file in a process of its own. */
import { relative } from 'node:path';
import { compiles } from './compiles.ts';

/** What is used of a fault in StrykerJS's words; lines and columns are counted from 0 there. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

function doesCompile({ fileName, replacement, location: { start, end } }: Mutant): boolean {
  return compiles({
    file: relative(process.cwd(), fileName),
    line: start.line + 1,
    column: start.column + 1,
    endLine: end.line + 1,
    endColumn: end.column + 1,
    replacement,
  });
}

class Types {
  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: readonly Mutant[]): Promise<object> {
    const results = mutants.map((mutant) => [
      mutant.id,
      doesCompile(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'It does not compile.' },
    ]);
    return Promise.resolve(Object.fromEntries(results) as object);
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'types', injectableClass: Types }];
