/**
 * Another process that does harm to a file at a given moment: `weapon.ts`, reading lines `KIND DELAY SEED PATH OLDER` with
 * the delay in microseconds. It answers each with the moment, in nanoseconds of the system's steady clock, at which
 * the harm was done.
 */
import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { generator } from '../crash.ts';

const PAGE = 4096;

export const HARMS = [
  'flip',
  'flip-many',
  'zero-page',
  'swap-pages',
  'cut',
  'grow',
  'empty',
  'older',
  'older-and-time',
  'counter',
  'replace',
  'delete',
  'journal',
] as const;
export type Harm = (typeof HARMS)[number];

function inPlace(path: string, change: (descriptor: number, size: number) => void): void {
  const descriptor = openSync(path, 'r+');
  try {
    change(descriptor, statSync(path).size);
  } finally {
    closeSync(descriptor);
  }
}

function flip(descriptor: number, size: number, random: () => number, path: string): void {
  const at = Math.floor(random() * size);
  const byte = readFileSync(path)[at] ?? 0;
  writeSync(descriptor, Buffer.of(byte ^ (1 + Math.floor(random() * 255))), 0, 1, at);
}

function strike(harm: Harm, path: string, older: string, random: () => number): void {
  switch (harm) {
    case 'flip':
      return inPlace(path, (descriptor, size) => flip(descriptor, size, random, path));
    case 'flip-many':
      return inPlace(path, (descriptor, size) => {
        for (let count = 0; count < 20; count++) flip(descriptor, size, random, path);
      });
    case 'zero-page':
      return inPlace(path, (descriptor, size) => {
        writeSync(descriptor, Buffer.alloc(PAGE), 0, PAGE, PAGE * Math.floor((random() * size) / PAGE));
      });
    case 'swap-pages':
      return inPlace(path, (descriptor, size) => {
        const [a, b] = [random(), random()].map((part) => PAGE * Math.floor((part * size) / PAGE));
        const bytes = readFileSync(path);
        writeSync(descriptor, bytes, b, PAGE, a);
        writeSync(descriptor, bytes, a, PAGE, b);
      });
    case 'cut':
      return inPlace(path, (descriptor, size) => ftruncateSync(descriptor, Math.floor(random() * size)));
    case 'grow':
      return inPlace(path, (descriptor, size) => void writeSync(descriptor, Buffer.from('more'), 0, 4, size));
    case 'empty':
      return inPlace(path, (descriptor) => ftruncateSync(descriptor, 0));
    case 'older':
      return copyFileSync(older, path);
    case 'older-and-time': {
      const { atime, mtime } = statSync(path);
      copyFileSync(older, path);
      return utimesSync(path, atime, mtime);
    }
    case 'counter':
      return inPlace(path, (descriptor) => void writeSync(descriptor, Buffer.of(0, 0, 9, 9), 0, 4, 24));
    case 'replace':
      copyFileSync(older, `${path}.new`);
      return renameSync(`${path}.new`, path);
    case 'delete':
      return rmSync(path);
    case 'journal':
      return rmSync(`${path}-journal`, { force: true });
  }
}

if (process.argv[2] === 'wait') {
  for await (const line of createInterface({ input: process.stdin })) {
    const [harm = '', delay = '', seed = '', path = '', older = ''] = line.split('\t');
    const until = process.hrtime.bigint() + BigInt(delay) * 1000n;
    while (process.hrtime.bigint() < until);
    strike(harm as Harm, path, older, generator(Number(seed)));
    writeSync(1, `${process.hrtime.bigint()}\n`);
  }
}
