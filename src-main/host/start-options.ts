/** The program's own command line, the same for both hosts: `[--demo] [--no-window] [FILE]`. */
import { resolve } from 'node:path';

interface StartOptions {
  /** Open the bundled, made-up tournament. */
  readonly demo: boolean;
  /** Loopback host only: print the address and open no window. */
  readonly noWindow: boolean;
  /** Absolute path of the file to open, or null. */
  readonly file: string | null;
}

/**
 * Reads the words behind the program's name. Relative paths are meant from `folder`. Unknown options are left to
 * Chromium and Electron, which have many of their own; `-psn_…` is what macOS adds.
 */
export function startOptionsOf(words: readonly string[], folder: string): StartOptions {
  const file = words.find((word) => word !== '' && !word.startsWith('-'));
  return {
    demo: words.includes('--demo'),
    noWindow: words.includes('--no-window'),
    file: file === undefined ? null : resolve(folder, file),
  };
}
