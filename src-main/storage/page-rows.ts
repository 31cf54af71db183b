/**
 * The entries that stand in the pages of a tournament file, read without SQLite: also where the pages that lead to them are
 * damaged. Each proves itself by its hash, so that chance bytes are never taken for one. SQLite file format, sections
 * 1.5 to 1.6 (pages and cells) and 2.1 (records).
 */
import { chainStart, recordHash, type LogRecord } from './chain.ts';

/** Page size of every file that this program makes, and place of the size in the header; 1 stands for 65,536. */
const PAGE_SIZE = 4096;
const PAGE_SIZE_AT = 16;
/** The first page begins with the header of the file. */
const HEADER_BYTES = 100;
/** Kind of a page that holds rows of a table, and size of its own header. */
const TABLE_LEAF = 0x0d;
const LEAF_HEADER_BYTES = 8;
/** Bytes of an integer by its serial type; 8 and 9 are the numbers 0 and 1. */
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8] as const;

type Cell = string | number | null;

/** What the pages of a file hold. */
interface PageRows {
  /** Document identities that the file could have. */
  readonly documents: readonly string[];
  /** Entries whose hash is that of their content, in the order of the pages; the same one may be there twice. */
  readonly records: readonly LogRecord[];
}

/** Cost: bytes of the file, whatever they are. Never throws. */
export function rowsInPages(bytes: Buffer): PageRows {
  const documents: string[] = [];
  const records: LogRecord[] = [];
  for (const { key, cells } of new Pages(bytes).rows()) {
    if (cells.length === 2 && cells[0] === 'id' && typeof cells[1] === 'string') documents.push(cells[1]);
    const record = recordOf(key, cells);
    if (record !== null) records.push(record);
  }
  return { documents, records };
}

/** The longest chain from the first entry on that these rows make. */
export function longestChain(rows: readonly PageRows[]): { document: string; records: LogRecord[] } {
  const following = new Map<string, LogRecord>();
  for (const { records } of rows) for (const record of records) following.set(record.prevHash, record);
  let best = { document: '', records: [] as LogRecord[] };
  for (const document of new Set(rows.flatMap(({ documents }) => documents))) {
    const records: LogRecord[] = [];
    let next = following.get(chainStart(document));
    while (next?.seq === records.length + 1) {
      records.push(next);
      next = following.get(next.hash);
    }
    if (records.length > best.records.length) best = { document, records };
  }
  return best;
}

function pageSizeOf(bytes: Buffer): number {
  const named = bytes.length < HEADER_BYTES ? 0 : bytes.readUInt16BE(PAGE_SIZE_AT);
  const size = named === 1 ? 65_536 : named;
  return size >= 512 && (size & (size - 1)) === 0 ? size : PAGE_SIZE;
}

interface Row {
  readonly key: number;
  readonly cells: readonly Cell[];
}

class Pages {
  readonly #bytes: Buffer;
  readonly #size: number;
  /** Each overflow page belongs to one row: nothing is read twice, also where a made-up file says so. */
  readonly #taken = new Set<number>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#size = pageSizeOf(bytes);
  }

  *rows(): Generator<Row> {
    for (let page = 0; page < this.#bytes.length; page += this.#size) yield* this.#rowsOf(page);
  }

  *#rowsOf(page: number): Generator<Row> {
    const bytes = this.#bytes;
    const start = page === 0 ? HEADER_BYTES : page;
    const end = Math.min(page + this.#size, bytes.length);
    if (start + LEAF_HEADER_BYTES > end || bytes[start] !== TABLE_LEAF) return;
    const count = bytes.readUInt16BE(start + 3);
    // Rows that overlap are none.
    let room = this.#size;
    for (let cell = 0; cell < count; cell++) {
      const pointer = start + LEAF_HEADER_BYTES + 2 * cell;
      if (pointer + 2 > end) return;
      const length = varint(bytes, page + bytes.readUInt16BE(pointer));
      const key = varint(bytes, length.next);
      const local = this.#localPart(length.value);
      room -= local;
      if (room < 0) return;
      const record = this.#payload(key.next, length.value, local);
      const cells = record === null ? null : cellsOf(record);
      if (cells !== null) yield { key: key.value, cells };
    }
  }

  /** How much of a row of so many bytes is in its own page. */
  #localPart(length: number): number {
    const size = this.#size;
    if (length <= size - 35) return length;
    const least = Math.floor(((size - 12) * 32) / 255) - 23;
    const surplus = least + ((length - least) % (size - 4));
    return surplus <= size - 35 ? surplus : least;
  }

  /** A row that does not fit its page goes on in overflow pages, each beginning with the number of the next. */
  #payload(at: number, length: number, local: number): Buffer | null {
    const bytes = this.#bytes;
    if (length > bytes.length || at + local > bytes.length) return null;
    const parts = [bytes.subarray(at, at + local)];
    let pointer = at + local;
    for (let missing = length - local; missing > 0;) {
      if (pointer + 4 > bytes.length) return null;
      const number = bytes.readUInt32BE(pointer);
      pointer = (number - 1) * this.#size;
      if (number === 0 || pointer + this.#size > bytes.length || this.#taken.has(number)) return null;
      this.#taken.add(number);
      const part = bytes.subarray(pointer + 4, pointer + Math.min(this.#size, 4 + missing));
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }
}

function cellsOf(record: Buffer): Cell[] | null {
  const head = varint(record, 0);
  const cells: Cell[] = [];
  let body = head.value;
  for (let at = head.next; at < head.value && at < record.length;) {
    const { value: type, next } = varint(record, at);
    at = next;
    const bytes = type >= 12 ? (type - (12 + (type & 1))) / 2 : (INTEGER_BYTES[type] ?? 0);
    if (body + bytes > record.length) return null;
    if (type >= 13 && type % 2 === 1) cells.push(record.toString('utf8', body, body + bytes));
    else if (type === 8 || type === 9) cells.push(type - 8);
    else if (type >= 1 && type <= 5) cells.push(record.readIntBE(body, bytes));
    else cells.push(null);
    body += bytes;
  }
  return cells;
}

/** A number of the format: seven bits a byte, nine bytes at most; those past the safe integers are of no use here. */
function varint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let count = 0; count < 8; count++) {
    const byte = bytes[at + count] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + count + 1 };
  }
  return { value: Infinity, next: at + 9 };
}

/** The columns of the table `events`, whose number is the key of its row; null for anything else. */
function recordOf(seq: number, cells: readonly Cell[]): LogRecord | null {
  const [, at, actor, command, part, kind, version, text, prevHash, hash] = cells;
  const texts = [at, actor, command, kind, text, prevHash, hash];
  if (cells.length !== 10 || !texts.every((cell) => typeof cell === 'string')) return null;
  if (typeof part !== 'number' || typeof version !== 'number') return null;
  const record = { seq, at, actor, command, part, kind, version, payload: text, prevHash } as Omit<
    LogRecord,
    'hash'
  >;
  return recordHash(record) === hash ? { ...record, hash } : null;
}
