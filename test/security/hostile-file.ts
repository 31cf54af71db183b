/** A file that no arbiter wants to open. */
import { writeFileSync } from 'node:fs';

export interface HostileFile {
  readonly name: string;
  /** Ending of the file's name. */
  readonly ending: 'csv' | 'xlsx' | 'trf';
  /** Code of the refusal; `read` where reading it is right, as long as it is quick. */
  readonly expected: string;
  /** Puts it where the path says. */
  readonly make: (path: string) => void;
}

export function file(
  ending: HostileFile['ending'],
  name: string,
  expected: string,
  content: () => Uint8Array | string,
): HostileFile {
  return { name, ending, expected, make: (path) => writeFileSync(path, content()) };
}

export const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
