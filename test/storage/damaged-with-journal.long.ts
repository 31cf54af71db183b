/** A damaged file and a journal that was left or planted beside it: what was acknowledged is never taken back in silence. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { salvage } from '../../src-main/storage/salvage.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { cutOff } from './cut-off.ts';
import { add, Folder, newFile, playerAdded, reopen } from './samples.ts';

const PAGE = 4096;

let folder: Folder;
let path: string;
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
});
afterEach(() => folder.remove());

/** What opening answers, after a proof that nothing in the folder was changed. */
function refusal() {
  const before = everything();
  const opened = TournamentFile.open(path);
  if (opened.ok) throw new Error('the file opened');
  expect(everything()).toEqual(before);
  return opened.failure;
}

function everything(): (readonly [string, string])[] {
  return readdirSync(folder.path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, readFileSync(folder.of(name)).toString('base64')] as const);
}

/** `then` players, an old journal of that state, and more players stored since, up to `now`. */
function planted(then: number, now: number): void {
  newFile(path, then).close();
  const { journal } = cutOff(path, folder.of('cut-off'));
  const file = reopen(path);
  for (let id = then + 1; id <= now; id++) add(file, playerAdded(id));
  file.close();
  writeFileSync(`${path}-journal`, journal);
}

/** Changes bytes of the file from `at` on. */
function damage(at: number, bytes: Buffer): void {
  const content = readFileSync(path);
  bytes.copy(content, at);
  writeFileSync(path, content);
}

const letterOf = (text: string): number => readFileSync(path).lastIndexOf(text);

describe('an old journal beside a damaged file', () => {
  it('would take back what was acknowledged, if SQLite had its way', () => {
    planted(3, 8);
    damage(letterOf('Name8, Given'), Buffer.from('Mame'));
    new Database(path).exec('SELECT 1 FROM events');
    const connection = new Database(path);
    expect(connection.prepare('SELECT max(seq) AS last FROM events').get()).toEqual({ last: 4 });
    connection.close();
  });

  it('is not used, and said: every entry that is still whole can be saved', () => {
    planted(3, 8);
    damage(letterOf('Name8, Given'), Buffer.from('Mame'));
    expect(refusal()).toMatchObject({ code: 'journal-older', first: 5, last: 8, journal: `${path}-journal` });
    expect(readLog(path)).toMatchObject({ ok: false, failure: { code: 'journal-older' } });
    expect(workingCopy(path, folder.of('copy.wallchart'))).toMatchObject({
      failure: { code: 'journal-older' },
    });
    expect(readdirSync(folder.path).sort()).toEqual(['cut-off', 'open.wallchart', 'open.wallchart-journal']);
    const saved = salvage(path);
    expect(saved.ok && saved.value.records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['the head', (content: Buffer) => rootOf('head', content)],
    ['the page that leads to the entries', (content: Buffer) => rootOf('events', content)],
    ['the header’s counts', () => 28],
  ])('is found out by any entry that is still there when %s is destroyed', (_, place) => {
    // Enough entries for more than one page.
    planted(3, 40);
    damage(place(readFileSync(path)), Buffer.alloc(12, 0xff));
    expect(refusal()).toMatchObject({ code: 'journal-older', first: 5, last: 41 });
    const saved = salvage(path);
    expect(saved.ok && saved.value.records.length).toBe(41);
  });

  function rootOf(table: string, content: Buffer): number {
    const other = folder.of('other');
    writeFileSync(other, content);
    const connection = new Database(other);
    const root = connection.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
    connection.close();
    rmSync(other);
    return PAGE * ((root as { rootpage: number }).rootpage - 1);
  }

  it('that is of no help leaves both as they are, and the longer intact part is named', () => {
    newFile(path, 3).close();
    const { journal } = cutOff(path, folder.of('cut-off'));
    writeFileSync(`${path}-journal`, journal.subarray(0, 700));
    damage(letterOf('Name2, Given'), Buffer.from('Mame'));
    expect(refusal()).toMatchObject({ code: 'file-damaged', intact: 2 });
  });
});

describe('an action that a crash cut off in the middle', () => {
  it('is taken back, and named where a part of it had reached the file', () => {
    newFile(path, 3).close();
    const before = readFileSync(path);
    const file = reopen(path);
    add(file, playerAdded(4));
    const stored = readFileSync(path);
    file.close();
    // Everything of the file before, but for the page with the new entry; the journal has all of the file before.
    const { journal } = cutOff(folderFile(before), folder.of('cut-off'));
    const at = stored.lastIndexOf('Name4, Given');
    const page = PAGE * Math.floor(at / PAGE);
    stored.copy(before, page, page, page + PAGE);
    writeFileSync(path, before);
    writeFileSync(`${path}-journal`, journal);
    const opened = TournamentFile.open(path);
    expect(opened).toMatchObject({
      ok: true,
      value: { recovered: true, takenBack: [{ seq: 5, kind: 'player-added' }] },
    });
    if (!opened.ok) return;
    expect(opened.value.file.log.records).toHaveLength(4);
    opened.value.file.close();
    const again = TournamentFile.open(path);
    expect(again).toMatchObject({ ok: true, value: { recovered: false, takenBack: [] } });
    if (again.ok) again.value.file.close();
  });

  function folderFile(bytes: Buffer): string {
    const place = folder.of('before');
    writeFileSync(place, bytes);
    return place;
  }
});

describe('what lies beside a tournament under the name of its journal', () => {
  const journal = () => `${path}-journal`;
  const another = () => {
    const failure = { code: 'journal-of-another', path: journal() };
    expect(refusal()).toEqual(failure);
    expect(readLog(path)).toEqual({ ok: false, failure });
    expect(workingCopy(path, folder.of('copy.wallchart'))).toEqual({ ok: false, failure });
    const saved = salvage(path);
    expect(saved.ok && saved.value.records.length).toBeGreaterThan(3);
  };

  it('is refused where it names a super-journal, of which SQLite takes its orders', () => {
    planted(3, 5);
    const further = folder.of('open.wallchart-mj0123456789');
    writeFileSync(further, `${journal()}\0`);
    const name = Buffer.from(further);
    const sum = name.reduce((total, byte) => total + byte, 0);
    const end = Buffer.alloc(8);
    end.writeUInt32BE(name.length, 0);
    end.writeUInt32BE(sum, 4);
    const mark = Buffer.from('d9d505f920a163d7', 'hex');
    for (const start of [readFileSync(journal()), Buffer.alloc(512, 1)]) {
      writeFileSync(journal(), Buffer.concat([start, Buffer.alloc(4), name, end, mark]));
      another();
      expect(existsSync(further)).toBe(true);
    }
  });

  it('is refused as a folder, a link, a pipe, or without an end, and nothing waits for it', () => {
    newFile(path, 3).close();
    mkdirSync(journal());
    another();
    rmSync(journal(), { recursive: true });
    symlinkSync(folder.of('elsewhere'), journal());
    another();
    rmSync(journal());
    if (spawnSync('mkfifo', [journal()]).status === 0) {
      another();
      rmSync(journal());
    }
    writeFileSync(journal(), '');
    truncateSync(journal(), 2 ** 40);
    // Nothing of it is compared: reading it once would fill memory.
    for (const answer of [TournamentFile.open(path), readLog(path), workingCopy(path, folder.of('copy'))])
      expect(answer).toMatchObject({ failure: { code: 'journal-of-another', path: journal() } });
  });
});
