import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf } from '../../src-main/storage/held-files.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, AUTHOR, Folder, newFile, playerAdded, reopen } from './samples.ts';

/** A process of its own that tries to open files. */
class SecondProgram {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;

  constructor() {
    const script = join(import.meta.dirname, '../../tools/conformance/lib/intruder.ts');
    this.#child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
  }

  async open(path: string): Promise<string> {
    this.#child.stdin!.write(`open ${path}\n`);
    return ((await this.#answers.next()) as IteratorYieldResult<string>).value;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

/** When a process began, as the system says it; `''` where it does not tell. */
function beginningOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!;
}

describe('two programs never write one file: a second one', () => {
  let folder: Folder;
  let path: string;
  let second: SecondProgram;
  let file: TournamentFile | null;
  beforeAll(() => {
    second = new SecondProgram();
  });
  afterAll(() => second.end());
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    file = newFile(path);
  });
  afterEach(() => {
    file?.close();
    folder.remove();
  });

  const codeOf = (name: string, takeOver = false) => {
    const opened = TournamentFile.open(name, takeOver);
    if (opened.ok) opened.value.file.close();
    return opened.ok ? 'opened' : opened.failure.code;
  };

  it('is refused by every name and link of the file, whatever this one did', async () => {
    symlinkSync(path, folder.of('link.wallchart'));
    linkSync(path, folder.of('hard.wallchart'));
    mkdirSync(folder.of('elsewhere'));
    linkSync(path, folder.of('elsewhere/other.wallchart'));
    const names = [
      path,
      ...['link', 'hard', 'elsewhere/other'].map((name) => folder.of(`${name}.wallchart`)),
    ];
    for (const name of names) expect([name, await second.open(name)]).toEqual([name, 'file-locked']);
    // This drops all locks that the system keeps for this process on the file.
    for (const name of names) closeSync(openSync(name, 'r'));
    for (const name of names) expect([name, await second.open(name)]).toEqual([name, 'file-locked']);
    add(file!, playerAdded(4));
    file!.close();
    expect(await second.open(path)).toBe('in 6');
    file = reopen(path);
    expect(file.log.records).toHaveLength(6);
  });

  it('is this one too: it is open here by every name', () => {
    symlinkSync(path, folder.of('link.wallchart'));
    linkSync(path, folder.of('hard.wallchart'));
    for (const name of ['open', 'link', 'hard'])
      expect(codeOf(folder.of(`${name}.wallchart`))).toBe('file-open-here');
  });

  describe('whose lock note lies beside the file', () => {
    const note = () => `${path}-lock`;
    const plant = (changes: object) => {
      const mine = JSON.parse(readFileSync(note(), 'utf8')) as object;
      const { device, file: number } = identityOf(path);
      file!.close();
      file = null;
      writeFileSync(
        note(),
        JSON.stringify({ ...mine, file: `${device}:${number}`, token: 'another', ...changes }),
      );
    };

    it('and who died locks nobody out', () => {
      plant({ pid: 2 ** 22 + 1, began: '1' });
      expect(codeOf(path)).toBe('opened');
    });

    it('and whose machine was switched off locks nobody out', () => {
      plant({ pid: process.ppid, boot: 'an earlier start' });
      expect(codeOf(path)).toBe('opened');
    });

    it('and who lives where process numbers mean something else is asked about', () => {
      plant({ processes: 'pid:[1]' });
      expect(codeOf(path)).toBe('file-held');
    });

    it('and whose number another process has now locks nobody out', () => {
      plant({ pid: process.ppid, began: '1' });
      expect(codeOf(path)).toBe('opened');
    });

    it('and who lives is in the way', (context) => {
      if (process.platform !== 'linux') return context.skip();
      plant({ pid: process.ppid, began: beginningOf(process.ppid) });
      expect(codeOf(path)).toBe('file-locked');
    });

    it('and who has another file open, of which this is a copy, is in nobody’s way', () => {
      plant({ pid: process.ppid, began: '1', file: '1:2' });
      expect(codeOf(path)).toBe('opened');
    });

    it.each([
      ['lives', { began: beginningOf(process.ppid) }, '', 'file-held'],
      ['died', { began: '1' }, '', 'opened'],
      ['has another file of that device open', { began: beginningOf(process.ppid) }, '0', 'opened'],
    ])('and who may have it open by another mount and %s', (_what, began, more, code) => {
      plant({ pid: process.ppid, file: `1:${identityOf(path).file}${more}`, ...began });
      expect(codeOf(path)).toBe(code);
    });

    it('and who cannot be asked is asked about', () => {
      plant({ machine: 'another machine', host: 'laptop-2' });
      const opened = TournamentFile.open(path);
      expect(opened).toMatchObject({
        ok: false,
        failure: { code: 'file-held', holder: { host: 'laptop-2' } },
      });
      expect(codeOf(path, true)).toBe('opened');
      expect(codeOf(path)).toBe('opened');
    });

    it('is no obstacle when nothing can be read in it', () => {
      for (const text of ['', '{', '[]', '{"wallchart":"lock"}', 'x'.repeat(10_000)]) {
        file?.close();
        writeFileSync(note(), text);
        file = reopen(path);
      }
    });

    it('is this program’s still when only its date changes, as a backup may do', () => {
      for (const hour of [1, 2]) {
        utimesSync(note(), new Date(hour * 3_600_000), new Date(hour * 3_600_000));
        add(file!, playerAdded(3 + hour));
        expect(file!.check()).toBeNull();
      }
    });

    it('keeps from being acknowledged what was stored while another machine opened the file', () => {
      const theirs = readFileSync(note(), 'utf8').replace(/"token":"/, '"token":"x');
      expect(file!.check()).toBeNull();
      // This one is suspended after it has looked again, and another machine goes on; then it wakes.
      const waking = vi.spyOn(Database.prototype, 'transaction').mockImplementation(function (
        this: Database.Database,
        deed: Parameters<Database.Database['transaction']>[0],
      ) {
        waking.mockRestore();
        expect(this.name).toBe(path);
        writeFileSync(note(), theirs);
        return this.transaction(deed);
      });
      const before = file!.log.records.length;
      const onItsWay = file!.append([playerAdded(4)], AUTHOR);
      expect(onItsWay).toMatchObject({ failure: { code: 'file-held' } });
      expect(file!.log.records).toHaveLength(before);
      expect(file!.append([playerAdded(4)], AUTHOR)).toMatchObject({ failure: { code: 'file-held' } });
    });

    it('is put back when somebody clears it away, and stops this one when it names another', () => {
      writeFileSync(`${note()}.other`, readFileSync(note(), 'utf8').replace(/"token":"/, '"token":"x'));
      for (const name of [note()]) copyFileSync(name, `${name}.mine`);
      writeFileSync(note(), '');
      add(file!, playerAdded(4));
      expect(readFileSync(note(), 'utf8')).toBe(readFileSync(`${note()}.mine`, 'utf8'));
      copyFileSync(`${note()}.other`, note());
      expect(file!.append([playerAdded(5)], AUTHOR)).toMatchObject({ failure: { code: 'file-held' } });
      expect(file!.check()).toMatchObject({ code: 'file-held' });
    });
  });
});
