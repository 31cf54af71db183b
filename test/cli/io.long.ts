import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dispatch } from '../../src-main/cli/dispatch.ts';
import { PROCESS_IO } from '../../src-main/cli/io.ts';
import { MOST_BYTES } from '../../src-main/files/bounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sparse(bytes: number): string {
  const path = join(folder, `${bytes}.trf`);
  closeSync(openSync(path, 'w'));
  truncateSync(path, bytes);
  return path;
}

describe('a file of the command line', () => {
  it('is read up to the bound, and not beyond', () => {
    const path = join(folder, 'small.trf');
    writeFileSync(path, '012 Small');
    expect(Buffer.from(PROCESS_IO.readFile(path, 9)).toString()).toBe('012 Small');
    expect(() => PROCESS_IO.readFile(path, 8)).toThrow(/^.*small\.trf is larger than/);
    expect(() => PROCESS_IO.readFile(join(folder, 'none'), 8)).toThrow('ENOENT');
  });

  it('is never written onto a tournament, by any name of it', async () => {
    const bytes = readFileSync(join(import.meta.dirname, '../fixtures/files/schema-1.wallchart'));
    const path = join(folder, 'mine.trf');
    writeFileSync(path, bytes);
    symlinkSync(path, join(folder, 'link.trf'));
    for (const name of ['mine.trf', 'link.trf']) {
      const target = join(folder, name);
      expect(() => PROCESS_IO.writeFile(target, 'new')).toThrow(/is a tournament file/);
      const io = { ...PROCESS_IO, stdout: () => undefined, stderr: () => undefined };
      expect(await dispatch(['generate', '--seed', '1', '--output', target], io)).toBe(2);
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    const other = join(folder, 'other.trf');
    PROCESS_IO.writeFile(other, 'old');
    PROCESS_IO.writeFile(other, 'new');
    expect(readFileSync(other, 'utf8')).toBe('new');
  });

  it.each(['validate', 'check', 'pair'])('of %s is refused by its size, in a sentence', async (command) => {
    let said = '';
    const io = { ...PROCESS_IO, stdout: () => undefined, stderr: (text: string) => void (said += text) };
    // More than memory would hold, and nothing of it is read.
    const code = await dispatch([command, sparse(8 * 2 ** 30)], io);
    expect(code).toBe(2);
    expect(said).toContain(`is larger than ${MOST_BYTES / 1_000_000} MB, the most that is read`);
  });
});

describe('what a command writes', () => {
  const place = (name: string) => join(folder, name);
  const unfinished = () => readdirSync(folder).filter((name) => name.includes('unfinished'));
  const said = async (...args: string[]) => {
    let text = '';
    const io = { ...PROCESS_IO, stdout: () => undefined, stderr: (more: string) => void (text += more) };
    return [await dispatch(args, io), text] as const;
  };

  it('takes the place of an older file when it is whole, with that file’s protection and through its link', () => {
    const path = place('older.trf');
    writeFileSync(path, 'older', { mode: 0o640 });
    symlinkSync('older.trf', place('to-older.trf'));
    const before = statSync(path).ino;
    PROCESS_IO.writeFile(place('to-older.trf'), 'newer');
    expect(readFileSync(path, 'utf8')).toBe('newer');
    expect(statSync(path).ino).not.toBe(before);
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(lstatSync(place('to-older.trf')).isSymbolicLink()).toBe(true);
    expect(unfinished()).toEqual([]);
  });

  it('leaves the older file whole on a full disk, and says so', async (context) => {
    const disk = place('disk');
    mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]).status !== 0) {
      console.log('full disk not tried: no small file system can be mounted here');
      return context.skip();
    }
    try {
      const path = join(disk, 'report.trf');
      writeFileSync(path, 'older');
      const [code, text] = await said('generate', '--seed', '1', '--players', '400', '--output', path);
      expect([code, text]).toEqual([2, expect.stringContaining('The disk is full') as string]);
      expect(readFileSync(path, 'utf8')).toBe('older');
      expect(readdirSync(disk)).toEqual(['report.trf']);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('is refused in a sentence where there can be no file', async () => {
    writeFileSync(place('protected.trf'), 'older', { mode: 0o444 });
    symlinkSync('circle.trf', place('circle.trf'));
    const cases: [string, string][] = [
      [folder, 'is not a file that can be written'],
      [place('protected.trf'), 'is write-protected'],
      [place('circle.trf'), 'leads back to itself'],
      [place('nowhere/report.trf'), 'is not there'],
      [place('x'.repeat(400)), 'is too long'],
      [place('a\0b.trf'), 'has a character that no file name can have'],
    ];
    for (const [path, sentence] of cases) {
      const [code, text] = await said('generate', '--seed', '1', '--output', path);
      expect([code, text]).toEqual([2, expect.stringContaining(sentence) as string]);
      expect(text).not.toMatch(/E[A-Z]{4,}|unfinished|null bytes/);
    }
    expect(readFileSync(place('protected.trf'), 'utf8')).toBe('older');
    expect(unfinished()).toEqual([]);
  });

  it('goes into a pipe that the person named, and into a device', async (context) => {
    PROCESS_IO.writeFile('/dev/null', 'gone');
    const pipe = place('pipe');
    if (spawnSync('mkfifo', [pipe]).status !== 0) return context.skip();
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    const read = reader.stdout.toArray() as Promise<Buffer[]>;
    PROCESS_IO.writeFile(pipe, 'through');
    expect(Buffer.concat(await read).toString()).toBe('through');
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it.skipIf(process.platform === 'win32').each([
    ['a file', (command: string) => `${command} > '${place('redirected')}'; cat '${place('redirected')}'`],
    ['a pipe', (command: string) => `${command} | cat`],
  ])('named /dev/stdout goes to where the output goes: into %s', (_, shell) => {
    const program = join(import.meta.dirname, '../../src-main/cli/program.ts');
    const start = `import('${program}').then(({ run }) => run(process.argv.slice(1)))`;
    const command = `'${process.execPath}' -e "${start}" -- generate --seed 1 --players 20 --output /dev/stdout`;
    const ran = spawnSync('sh', ['-c', shell(command)], { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    expect(ran.stdout).toMatch(/^012 /m);
  });
});
