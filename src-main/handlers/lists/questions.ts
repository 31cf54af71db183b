/** What has to be asked before a list that was read is stored: it may replace, hide or cut short what is there. */
import type { ChangeGroup, WarningLevel } from '../../ipc/contract.ts';
import type { OddLine } from '../../lists/counter.ts';
import { FETCHED } from '../../lists/fetch-list.ts';
import { inOrder, seriesOf, type StoredList } from '../../lists/list-store.ts';
import { texts } from '../../texts.ts';
import type { Question } from '../transact.ts';
import type { ReadList } from './reader.ts';

/** A list with fewer players than this share of the one before may be cut off. */
const FEWEST = 0.9;
/** Lines with a blank of which there are more than this share, and than a few, weigh more. */
const MANY_BLANKS = 0.02;
const FEW_BLANKS = 10;
/** Lines that the question itself lists; the page of rating lists has more. */
const MOST_LISTED = 12;

interface Concern {
  readonly level: 2 | 3;
  readonly sentence: string;
  /** A list that was fetched comes in the place of the same one of an earlier day. */
  readonly isRenewal?: boolean;
}

/** Which of these lists would count now. */
type InUse = (lists: readonly StoredList[]) => StoredList | null;

/** The question and how loud it is, the gravest concern first; null where there is none. */
export function questionOf(
  read: ReadList,
  now: string,
  stored: readonly StoredList[],
  inUse: InUse,
): (Question & { readonly level: WarningLevel }) | null {
  const words = texts.lists.storing;
  const list = asStored(read, now);
  const series = stored.filter((other) => seriesOf(other) === seriesOf(list));
  const replaced = series.find(({ month }) => month === list.month);
  const concerns = concernsOf(read, now, stored, inUse);
  if (concerns.length === 0) return null;
  const { level } = concerns[0]!;
  const hasNewer = series.some(({ month }) => month > list.month);
  const act = replaced !== undefined ? words.replace : hasNewer ? texts.lists.readBeside : words.store;
  const consequences = concerns.map(({ sentence }) => sentence);
  return { level, act, consequences, changes: listed(read.built.odd) };
}

/** What a person has to say before a list is stored that keeps itself up to date: all that is asked, but to renew it. */
export function hindrancesOf(
  read: ReadList,
  now: string,
  stored: readonly StoredList[],
  inUse: InUse,
): readonly string[] {
  return concernsOf(read, now, stored, inUse)
    .filter(({ isRenewal = false }) => !isRenewal)
    .map(({ sentence }) => sentence);
}

function concernsOf(read: ReadList, now: string, stored: readonly StoredList[], inUse: InUse): Concern[] {
  const list = asStored(read, now);
  const series = stored.filter((other) => seriesOf(other) === seriesOf(list));
  const replaced = series.find(({ month }) => month === list.month);
  return [
    ...ofFewer(list, series),
    ...ofEnd(read),
    ...ofReplaced(list, replaced),
    ...ofOlder(list, stored, replaced, inUse),
    ...ofLines(read),
  ].toSorted((a, b) => b.level - a.level);
}

function asStored({ name, month, fileName, built }: ReadList, now: string): StoredList {
  const { form, entries, overflows, unreadable, blanks, odd, hash } = built;
  const facts = { name, month, form, entries, overflows, unreadable, blanks, odd, hash };
  return { ...facts, id: '', recipe: '', federation: '', bytes: 0, file: fileName, readAt: now };
}

/** Clearly fewer players than the same list has in this month or the one before, else in the one after. */
function ofFewer(list: StoredList, series: readonly StoredList[]): Concern[] {
  const upTo = series.filter(({ month }) => month <= list.month).toSorted(newestFirst);
  const same = upTo.filter(({ month }) => month === list.month);
  const before = upTo.filter(({ month }) => month < list.month).slice(0, 1);
  const after = upTo.length > 0 ? [] : series.toSorted(newestFirst).slice(-1);
  const [most] = [...same, ...before, ...after].toSorted((a, b) => b.entries - a.entries);
  if (most === undefined || list.entries >= most.entries * FEWEST) return [];
  const { lists: words } = texts;
  return [
    {
      level: 3,
      sentence: words.storing.fewer(list.entries, most.name, words.month(most.month), most.entries),
    },
  ];
}

function newestFirst(a: StoredList, b: StoredList): number {
  return b.month.localeCompare(a.month);
}

function ofEnd({ built: { end, entries } }: ReadList): Concern[] {
  const words = texts.lists.storing;
  if (end.kind === 'cut') return [{ level: 3, sentence: words.cut(end.text, entries) }];
  return end.kind === 'open' ? [{ level: 2, sentence: words.open(end.text) }] : [];
}

function ofReplaced(list: StoredList, replaced: StoredList | undefined): Concern[] {
  if (replaced === undefined) return [];
  const { lists: words, format } = texts;
  const source = ({ file, readAt, entries }: StoredList): string =>
    words.storing.source(entries, file, format.date(readAt, 'date'));
  const sentence = words.storing.replaces(
    replaced.name,
    words.month(replaced.month),
    source(replaced),
    source(list),
  );
  // By its address a file has its name: two addresses that give one month do not take each other's place by themselves.
  const isRenewal = list.file.startsWith(FETCHED) && list.file === replaced.file;
  return [{ level: 2, sentence, isRenewal }];
}

/** A newer month of this list is stored, or this one would count in place of a list of a newer month. */
function ofOlder(
  list: StoredList,
  stored: readonly StoredList[],
  replaced: StoredList | undefined,
  inUse: InUse,
): Concern[] {
  const { lists: words } = texts;
  const month = words.month(list.month);
  const newer = stored.filter(({ name }) => name === list.name).toSorted(newestFirst)[0];
  const before = inUse(stored);
  const after = inUse(inOrder([...stored.filter((other) => other !== replaced), list]));
  const takesOver = after === list && before !== null && before.month > list.month;
  return [
    ...(newer !== undefined && newer.month > list.month
      ? [words.older(list.name, month, words.month(newer.month)), words.olderStays]
      : []),
    ...(takesOver ? [words.storing.takesOver(list.name, month, before.name, words.month(before.month))] : []),
  ].map((sentence) => ({ level: 2, sentence }));
}

function ofLines({ built: { entries, unreadable, blanks } }: ReadList): Concern[] {
  const words = texts.lists.storing;
  const areMany = blanks > Math.max(FEW_BLANKS, entries * MANY_BLANKS);
  return [
    ...(unreadable > 0 ? [{ level: 2, sentence: words.leftOut(unreadable) } as const] : []),
    ...(blanks > 0 ? [{ level: areMany ? 3 : 2, sentence: words.blanks(blanks) } as const] : []),
  ];
}

/** The first lines that were not read as they stand, with what stands there. */
function listed(odd: readonly OddLine[]): ChangeGroup[] {
  if (odd.length === 0) return [];
  const { lists: words, listsPage } = texts;
  const lines = odd.slice(0, MOST_LISTED).map(({ line, field, text }) => ({
    weight: 'look' as const,
    label: words.storing.line(line),
    was: text,
    now: field === '' ? words.storing.notRead : words.storing.blankOf(listsPage.fields[field] ?? field),
  }));
  return [{ heading: words.storing.lines(lines.length, odd.length), lines }];
}
