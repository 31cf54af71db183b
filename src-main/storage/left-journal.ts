/**
 * What stands beside a file that nobody has open. SQLite would apply it at once and without a word: a journal that was
 * left, copied or planted there takes back what was stored since, and one that names a super-journal makes other files count.
 * So a journal is used only where the file is not whole without it and what comes of it keeps every action that was
 * acknowledged; a write-ahead log, which this program never makes, not at all.
 */
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LogRecord } from './chain.ts';
import { connect, inMemory, verifiedLog, type Connection, type Damage } from './database.ts';
import type { EventLog } from './event-log.ts';
import { StorageError } from './failure.ts';
import { migrate } from './migrations/index.ts';
import { rowsInPages } from './page-rows.ts';
import { MOST_BYTES } from './tournament-mark.ts';
import { syncFolder } from './write-beside.ts';

/** Begins the header of a rollback journal, and ends one that names a super-journal (SQLite file format, section 3). */
const JOURNAL_MAGIC = Buffer.from('d9d505f920a163d7', 'hex');
/** Byte of the database header that says how it is written: 1 with a rollback journal (section 1.3). */
const WRITE_VERSION_AT = 18;

/**
 * Looks at the journal beside a file and removes it where it would take something back from a file that is whole: its
 * last transaction was complete. Answers the entries of an action that was cut off in the middle and that the journal will
 * take back, none as a rule. Throws what Node throws, `journal-of-another` for what this program never makes,
 * `journal-older` and `file-damaged` where applying the journal would lose something or not help; then nothing was
 * changed. `named` is the file of which `path` is a copy, for what is said. No connection may be open, since its locks
 * would go.
 */
export function judgeLeftJournal(path: string, bytes: () => Buffer, named = path): readonly LogRecord[] {
  const journal = `${path}-journal`;
  assertOurs(path, bytes, named);
  if (!isHot(journal)) return [];
  const content = bytes();
  const asItIs = verdictOn(() => inMemory(content));
  if (asItIs.ok) {
    // What a killed program wrote last may be in the system's memory only, and the journal could be needed after all.
    flush(path);
    rmSync(journal);
    syncFolder(dirname(path));
    return [];
  }
  const rolledBack = withRolledBack(path, content, (copy) => verdictOn(() => connect(copy)));
  if (!rolledBack.ok) {
    const { damage } = asItIs.damage.intact < rolledBack.damage.intact ? rolledBack : asItIs;
    throw new StorageError({ code: 'file-damaged', path: named, ...damage });
  }
  return takenBack(named, content, rolledBack.log);
}

/** The content of a file as its journal would have it; as it is where there is no journal, or none that may be used. */
export function rolledBackBytes(path: string, content: Buffer): Buffer {
  try {
    assertOurs(path, () => content);
    if (!isHot(`${path}-journal`)) return content;
    return withRolledBack(path, content, (copy) => {
      connect(copy).close();
      return readFileSync(copy);
    });
  } catch {
    return content;
  }
}

/**
 * The entries of the content that are not in the log, which is what the journal makes of it. A journal of this file's last
 * moment takes back one action at most, the one that was being stored; throws `journal-older` for entries beyond that.
 */
export function takenBack(
  path: string,
  content: Buffer,
  { records }: Pick<EventLog, 'records'>,
): LogRecord[] {
  const next = records.length + 1;
  const beyond = new Map(
    rowsInPages(content)
      .records.filter(({ seq }) => seq >= next)
      .map((record) => [record.seq, record]),
  );
  const entries = [...beyond.values()].sort((a, b) => a.seq - b.seq);
  if (entries.every(({ seq, part }) => seq - part === next)) return entries;
  const last = entries.at(-1)!;
  const journal = `${path}-journal`;
  throw new StorageError({
    code: 'journal-older',
    path,
    journal,
    first: next,
    last: last.seq,
    lastAt: last.at,
  });
}

/** Throws `journal-of-another` for what this program never makes: a pipe, on which reading waits, a name at the end. */
export function assertOurs(path: string, bytes: () => Buffer, named = path): void {
  const factsOf = (ending: string) => lstatSync(`${path}${ending}`, { throwIfNoEntry: false });
  const refuse = (ending: string) =>
    new StorageError({ code: 'journal-of-another', path: `${named}${ending}` });
  for (const ending of ['-journal', '-wal']) {
    const facts = factsOf(ending);
    if (facts !== undefined && (!facts.isFile() || facts.size > MOST_BYTES)) throw refuse(ending);
  }
  if ((factsOf('-wal')?.size ?? 0) > 0 && bytes()[WRITE_VERSION_AT] === 1) throw refuse('-wal');
  const size = factsOf('-journal')?.size ?? 0;
  const end = size < JOURNAL_MAGIC.length ? null : bytesAt(`${path}-journal`, size - JOURNAL_MAGIC.length);
  if (end?.equals(JOURNAL_MAGIC) === true) throw refuse('-journal');
}

/** SQLite overwrites the beginning of a journal that is not needed any more. */
function isHot(journal: string): boolean {
  const isThere = lstatSync(journal, { throwIfNoEntry: false }) !== undefined;
  return isThere && bytesAt(journal, 0).equals(JOURNAL_MAGIC);
}

/** As many bytes as the mark of a journal has. Throws what Node throws. */
function bytesAt(path: string, place: number): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(JOURNAL_MAGIC.length);
    readSync(descriptor, bytes, 0, bytes.length, place);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

type Verdict =
  { readonly ok: true; readonly log: EventLog } | { readonly ok: false; readonly damage: Damage };

/** Whether what `open` connects to, and is closed here, is a tournament whose pages, chain and head agree. */
export function verdictOn(open: () => Connection): Verdict {
  let connection: Connection | null = null;
  try {
    connection = open();
    migrate(connection);
    return verifiedLog(connection);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, damage: { detail, intact: 0, intactAt: '' } };
  } finally {
    connection?.close();
  }
}

/**
 * Lets SQLite apply the journal to a private copy, in the folder for passing files, or beside the tournament where that is
 * full or missing. Throws what Node throws, and what `use` throws.
 */
function withRolledBack<T>(path: string, content: Buffer, use: (copy: string) => T): T {
  const made = copyIn(join(tmpdir(), 'wallchart-'), path, content);
  const folder = made ?? copyIn(join(dirname(path), '.wallchart-'), path, content);
  if (folder === null) throw Object.assign(new Error('no copy could be made'), { code: 'ENOSPC' });
  try {
    return use(join(folder, 'copy'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new folder with the copy and its journal; null where it cannot be made. */
function copyIn(prefix: string, path: string, content: Buffer): string | null {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(prefix);
    writeFileSync(join(folder, 'copy'), content, { mode: 0o600 });
    copyFileSync(`${path}-journal`, join(folder, 'copy-journal'));
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
