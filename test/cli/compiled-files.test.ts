import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompiledFiles } from '../../src-main/cli/compiled-files.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  writeFileSync(at('entry.cjs'), `exports.sum = () => require('./chunk-parts-abcd_123.cjs').add(1, 2);`);
  writeFileSync(
    at('chunk-parts-abcd_123.cjs'),
    `let runs = 0; exports.add = (a, b) => a + b + runs++; exports.folder = __dirname; exports.os = require('node:os');`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Entry {
  sum(): number;
}

function load(): { files: CompiledFiles; entry: Entry } {
  const files = new CompiledFiles();
  return { files, entry: files.load(at('entry.cjs')) as Entry };
}

describe('the compiled files of the command line', () => {
  it('are CommonJS modules, each run once', () => {
    const { files, entry } = load();
    expect([entry.sum(), entry.sum()]).toEqual([3, 4]);
    expect(files.load(at('entry.cjs'))).toBe(entry);
    expect(files.load(at('chunk-parts-abcd_123.cjs'))).toMatchObject({ folder });
  });

  it('bring what was compiled before, for names that tell the contents only', () => {
    const first = load();
    first.entry.sum();
    expect(first.files.reused).toBe(0);
    expect(first.files.store()).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.code'))).toEqual([
      'chunk-parts-abcd_123.cjs.code',
    ]);
    const second = load();
    expect(second.entry.sum()).toBe(3);
    expect(second.files.reused).toBe(1);
  });

  it.each(['', 'not compiled by V8', '\u0000'.repeat(5000)])('are compiled anew beside %j', (contents) => {
    writeFileSync(at('chunk-parts-abcd_123.cjs.code'), contents);
    const { files, entry } = load();
    expect(entry.sum()).toBe(3);
    expect(files.reused).toBe(0);
  });

  it('say which file is missing', () => {
    expect(() => new CompiledFiles().load(at('other.cjs'))).toThrow(/ENOENT.*other\.cjs/);
  });
});
