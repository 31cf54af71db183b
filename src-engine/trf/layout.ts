/**
 * Writing a report back as it was. The writer makes one regular spelling of every record; the layout remembers
 * where an imported file differed from that, and is applied to the records of the tournament as it is now.
 */
import type { FileLayout, KeptRecord } from '../model/tournament.ts';
import type { TrfFormat } from './deviation.ts';
import { KEPT, type SourceFile } from './lines.ts';

/** All lines that carry one piece of content, for example one player or all prohibited pairs. */
export interface TrfRecord {
  readonly key: string;
  readonly lines: readonly string[];
  /**
   * Text that changes whenever the content does, also where part of it is written in another record.
   * The lines themselves where this is not needed.
   */
  readonly sense: string;
}

/** A record whose sense is its lines, and `furtherSense` where more belongs to it. */
export function trfRecord(key: string, lines: readonly string[], furtherSense = ''): TrfRecord {
  return {
    key,
    lines,
    sense: furtherSense === '' ? lines.join('\n') : `${lines.join('\n')}\n${furtherSense}`,
  };
}

/** Records that a report has at most once; a kept line of that tag gives way to a written one. */
const SINGLE_TAGS = new Set(
  '012 022 032 042 052 062 072 082 092 102 122 132 142 152 162 182 192 202 222 XXR TNR'.split(' '),
);

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/**
 * Compares a file with the writer's records of what was read from it.
 *
 * @param regular the writer's records, in the writer's order
 * @param deviating numbers of the lines with a deviation: they will be written regularly
 * @param droppable those of them whose whole content is told by leaving them out
 * @returns the layout, and the lines to be kept verbatim
 */
export function layoutOf(
  file: SourceFile,
  format: TrfFormat,
  regular: readonly TrfRecord[],
  deviating: ReadonlySet<number>,
  droppable: ReadonlySet<number>,
): { readonly layout: FileLayout; readonly kept: readonly KeptRecord[] } {
  const found = new Map<string, { lines: string[]; regularly: boolean; isKept: boolean }>();
  for (const line of file.lines) {
    const key = file.keyOf(line);
    if (key === KEPT) continue;
    const entry = found.get(key) ?? { lines: [], regularly: true, isKept: false };
    entry.lines.push(line.text);
    if (deviating.has(line.number)) entry.regularly = false;
    if (!droppable.has(line.number)) entry.isKept = true;
    found.set(key, entry);
  }
  const spellings: FileLayout['spellings'][number][] = [];
  const written = new Map(regular.map((record) => [record.key, record]));
  const unwritten = new Set<string>();
  for (const [key, entry] of found) {
    const record = written.get(key) ?? trfRecord(key, []);
    if (!entry.regularly && record.lines.length === 0) {
      if (entry.isKept) unwritten.add(key);
    } else if (entry.regularly && !sameLines(entry.lines, record.lines)) {
      spellings.push({ key, sense: record.sense, lines: entry.lines });
    }
  }
  for (const record of regular) {
    if (record.lines.length > 0 && (!found.has(record.key) || unwritten.has(record.key))) {
      spellings.push({ key: record.key, sense: record.sense, lines: [] });
    }
  }
  const order: string[] = [];
  const kept: KeptRecord[] = [];
  let after = '';
  for (const line of file.lines) {
    const key = file.keyOf(line);
    if (key === KEPT || unwritten.has(key)) {
      order.push(KEPT);
      kept.push({ line: line.verbatim ?? line.text, after });
    } else {
      order.push(key);
      after = line.tag;
    }
  }
  return { layout: { format, order, spellings }, kept };
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The file's order of keys, completed by the keys that it did not have, each after its predecessor. */
function completeOrder(order: readonly string[], records: readonly TrfRecord[]): string[] {
  const known = new Set(order);
  const added = new Map<string, string[]>();
  let previous = KEPT;
  for (const { key } of records) {
    if (known.has(key)) previous = key;
    else append(added, previous, key);
  }
  const last = new Map(order.map((key, index) => [key, index]));
  const result = [...(added.get(KEPT) ?? [])];
  order.forEach((key, index) => {
    result.push(key);
    if (key !== KEPT && last.get(key) === index) result.push(...(added.get(key) ?? []));
  });
  return result;
}

/** Writes records in the order and, where their sense has not changed, in the spelling of the layout. */
export function applyLayout(
  layout: FileLayout,
  kept: readonly KeptRecord[],
  records: readonly TrfRecord[],
): string[] {
  const spelled = new Map(layout.spellings.map((spelling) => [spelling.key, spelling]));
  const linesOf = new Map<string, readonly string[]>();
  for (const spelling of layout.spellings) {
    if (spelling.sense === '') linesOf.set(spelling.key, spelling.lines);
  }
  for (const record of records) {
    const spelling = spelled.get(record.key);
    const unchanged = spelling !== undefined && spelling.sense === record.sense;
    linesOf.set(record.key, unchanged ? spelling.lines : record.lines);
  }
  const order = completeOrder(layout.order, records);
  const left = new Map<string, number>();
  for (const key of order) left.set(key, (left.get(key) ?? 0) + 1);
  const writtenTags = new Set([...linesOf.values()].flat().map((line) => line.slice(0, 3)));
  const cursor = new Map<string, number>();
  const result: string[] = [];
  let nextKept = 0;
  for (const key of order) {
    if (key === KEPT) {
      const line = kept[nextKept++]?.line;
      if (line === undefined) continue;
      const tag = line.slice(0, 3);
      if (!(SINGLE_TAGS.has(tag) && writtenTags.has(tag))) result.push(line);
      continue;
    }
    const lines = linesOf.get(key) ?? [];
    const from = cursor.get(key) ?? 0;
    left.set(key, left.get(key)! - 1);
    const to = left.get(key) === 0 ? lines.length : Math.min(from + 1, lines.length);
    result.push(...lines.slice(from, to));
    cursor.set(key, to);
  }
  for (; nextKept < kept.length; nextKept++) result.push(kept[nextKept]!.line);
  return result;
}

/** Writes records in the writer's order, each kept line after the last record of the tag it followed. */
export function regularOrder(kept: readonly KeptRecord[], records: readonly TrfRecord[]): string[] {
  const lines = records.flatMap((record) => record.lines);
  const lastOfTag = new Map(lines.map((line, index) => [line.slice(0, 3), index]));
  const following = new Map<number, string[]>();
  for (const { line, after } of kept) {
    const index = after === '' ? -1 : (lastOfTag.get(after) ?? lines.length - 1);
    append(following, index, line);
  }
  return [
    following.get(-1) ?? [],
    ...lines.map((line, index) => [line, ...(following.get(index) ?? [])]),
  ].flat();
}
