import { readFileSync, writeFileSync } from 'node:fs';

/** Where a sub-command reads and writes: the process in production, memory in tests. */
export interface CliIo {
  stdout(text: string): void;
  stderr(text: string): void;
  /** Whole file, `-` for the standard input; throws what `node:fs` throws, with its `code` (`ENOENT`, `EACCES`, …). */
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: string | Uint8Array): void;
}

/**
 * A sub-command `wallchart <name> …`: `src-main/cli/<name>.ts` exports `run`.
 * Resolves to the exit code: 0 done, 1 the answer is "no", 2 bad input or usage.
 */
export interface CliCommand {
  run(args: string[], io: CliIo): Promise<number>;
}

const STANDARD_INPUT = 0;

export const PROCESS_IO: CliIo = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  readFile: (path) => readFileSync(path === '-' ? STANDARD_INPUT : path),
  writeFile: (path, data) => writeFileSync(path, data),
};
