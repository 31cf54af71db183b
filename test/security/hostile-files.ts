/** A hundred files that no arbiter wants to open, made by code: each names what it must be refused with. */
import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeSync } from 'node:fs';
import type { HostileFile } from './hostile-file.ts';
import { CSVS, REPORTS } from './hostile-texts.ts';
import { WORKBOOKS } from './hostile-workbooks.ts';

/** A file that holds nothing and says that it is large: no byte of it lies on the disk. */
function sparse(path: string, size: number, beginning: string): void {
  const file = openSync(path, 'w');
  writeSync(file, beginning);
  ftruncateSync(file, size);
  closeSync(file);
}

const SPECIAL: readonly HostileFile[] = [
  {
    name: 'a report of one line of 1 GB',
    ending: 'trf',
    expected: 'file-over-limit',
    make: (path) => sparse(path, 1_000_000_000, '012 X'),
  },
  {
    name: 'a report of 300 MB that are not UTF-8',
    ending: 'trf',
    expected: 'file-over-limit',
    make: (path) => sparse(path, 300_000_000, '\u0000'),
  },
  {
    name: 'a table of 1 TB',
    ending: 'csv',
    expected: 'file-over-limit',
    make: (path) => sparse(path, 1_000_000_000_000, 'Name\n'),
  },
  {
    name: 'a workbook of 1 GB',
    ending: 'xlsx',
    expected: 'file-over-limit',
    make: (path) => sparse(path, 1_000_000_000, 'PK\u0003\u0004'),
  },
  {
    name: 'a pipe as a table',
    ending: 'csv',
    expected: 'not-a-file',
    make: (path) => void execFileSync('mkfifo', [path]),
  },
  {
    name: 'a pipe as a report',
    ending: 'trf',
    expected: 'not-a-file',
    make: (path) => void execFileSync('mkfifo', [path]),
  },
  {
    name: 'a link to endless zeros',
    ending: 'csv',
    expected: 'not-a-file',
    make: (path) => symlinkSync('/dev/zero', path),
  },
  {
    name: 'a report that is a device',
    ending: 'trf',
    expected: 'not-a-file',
    make: (path) => symlinkSync('/dev/zero', path),
  },
  { name: 'a folder', ending: 'csv', expected: 'not-a-file', make: (path) => void mkdirSync(path) },
  {
    name: 'a link to itself',
    ending: 'csv',
    expected: 'file-unreachable',
    make: (path) => symlinkSync(path, path),
  },
  {
    name: 'a link to nothing',
    ending: 'csv',
    expected: 'file-missing',
    make: (path) => symlinkSync(`${path}.gone`, path),
  },
];

export const HOSTILE_FILES: readonly HostileFile[] = [...WORKBOOKS, ...CSVS, ...REPORTS, ...SPECIAL];
