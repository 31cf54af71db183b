/** Records 012 to 132, 182 and 222: the texts and dates of the report's heading. */
import { BLANK_INFO, type TournamentInfo } from '../model/tournament.ts';
import { realign } from './alignment.ts';
import { readRecord, writeRecord, type OverflowReport } from './columns.ts';
import { readDate } from './dates.ts';
import type { Deviations } from './deviation.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import { ROUND_DATES_RECORD } from './records.ts';
import { TEXT } from './codecs.ts';

/** Field, tag and kind of content of the single-valued heading records, in the order of the tags. */
const HEADING = [
  { field: 'name', tag: '012', kind: 'text' },
  { field: 'city', tag: '022', kind: 'text' },
  { field: 'federation', tag: '032', kind: 'text' },
  { field: 'startDate', tag: '042', kind: 'date' },
  { field: 'endDate', tag: '052', kind: 'date' },
  { field: 'type', tag: '092', kind: 'text' },
  { field: 'chiefArbiter', tag: '102', kind: 'text' },
  { field: 'timeControl', tag: '122', kind: 'text' },
  { field: 'pairingController', tag: '182', kind: 'text' },
  { field: 'encodedTimeControl', tag: '222', kind: 'text' },
] as const satisfies readonly { field: keyof TournamentInfo; tag: string; kind: 'text' | 'date' }[];

/** The content of a record without columns: everything after the tag. */
export function contentOf(line: SourceLine): string {
  return line.text.slice(3).trim();
}

/**
 * The one line of a tag that a report has at most once, claimed for `key`. Further lines are
 * claimed too, and reported if they say something else.
 */
export function singleLine(
  file: SourceFile,
  tag: string,
  key: string,
  deviations: Deviations,
): SourceLine | null {
  const [first, ...others] = file.tagged(tag);
  if (first === undefined) return null;
  file.claim(first, key);
  for (const other of others) {
    file.claim(other, key);
    if (contentOf(other) !== contentOf(first)) {
      deviations.add('duplicate-record', other.number, 1, other.text, contentOf(first));
    }
  }
  return first;
}

function dateOf(line: SourceLine, deviations: Deviations): string {
  const text = contentOf(line);
  if (text === '') return '';
  const reading = readDate(text);
  if (reading === null) deviations.add('date-unreadable', line.number, 5, text);
  else if (reading.ambiguous) deviations.add('date-ambiguous', line.number, 5, text, reading.date);
  else if (!reading.regular) deviations.add('date-spelling', line.number, 5, text, reading.date);
  return reading?.date ?? '';
}

/**
 * The text of record 132, its dates moved into their columns if they stand beside them; null where they are not to be read
 * there, in whatever spelling.
 */
function aligned(line: SourceLine, deviations: Deviations): string | null {
  const isReadable = (text: string) => {
    let readable = true;
    readRecord(ROUND_DATES_RECORD, text, (code) => (readable &&= code === 'date-spelling'));
    return readable;
  };
  if (isReadable(line.text)) return line.text;
  const move = realign(line.text, [92], isReadable);
  if (move === null) return null;
  deviations.add('shifted-columns', line.number, 92, line.text.slice(91), signed(move.by));
  return move.text;
}

/** `+1`, `-2`: by how many characters columns were moved. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : String(by);
}

function readRoundDates(file: SourceFile, deviations: Deviations): string[] {
  const dates: string[] = [];
  const lines = file.tagged('132');
  for (const line of lines) {
    file.claim(line, 'dates');
    const text = aligned(line, deviations);
    const whole = text === null ? readDate(contentOf(line)) : null;
    if (whole !== null) {
      // Some writers give each round a line of its own, like a deputy arbiter.
      deviations.add('shifted-columns', line.number, 5, contentOf(line), whole.date);
      dates.push(whole.date);
      continue;
    }
    const { groups } = readRecord(ROUND_DATES_RECORD, text ?? line.text, reporterOf(line, deviations));
    if (line !== lines[0]) deviations.add('duplicate-record', line.number, 1, line.text);
    dates.push(...groups.map((group) => group.date));
  }
  while (dates.at(-1) === '') dates.pop();
  return dates;
}

/** Reports deviations of the fields of one line. */
export function reporterOf(line: SourceLine, deviations: Deviations) {
  return (code: Parameters<Deviations['add']>[0], column: number, found: string, takenAs: string) =>
    deviations.add(code, line.number, column, found, takenAs);
}

/** Reads the heading; what a report does not say stays blank. */
export function readHeading(file: SourceFile, deviations: Deviations): TournamentInfo {
  const texts: Partial<Record<(typeof HEADING)[number]['field'], string>> = {};
  for (const { field, tag, kind } of HEADING) {
    const line = singleLine(file, tag, field, deviations);
    if (line === null) continue;
    texts[field] = kind === 'date' ? dateOf(line, deviations) : contentOf(line);
  }
  const deputies = file.tagged('112');
  for (const line of deputies) file.claim(line, 'deputyArbiters');
  return {
    ...BLANK_INFO,
    ...texts,
    deputyArbiters: deputies.map(contentOf).filter((name) => name !== ''),
    roundDates: readRoundDates(file, deviations),
  };
}

/** The regular spelling of a record without columns; none for an empty content. */
export function textRecord(key: string, tag: string, ...contents: readonly string[]): TrfRecord {
  const lines = contents.map((content) => TEXT.write(content)).filter((content) => content !== '');
  return trfRecord(
    key,
    lines.map((content) => `${tag} ${content}`),
  );
}

/** Writes the texts of one range of tags, for example 012 to 052. */
export function headingRecords(info: TournamentInfo, from: string, to: string): TrfRecord[] {
  return HEADING.filter(({ tag }) => tag >= from && tag <= to).map(({ field, tag }) =>
    textRecord(field, tag, info[field]),
  );
}

/** Record 132; without a line where no date is known. */
export function roundDatesRecord(info: TournamentInfo, onOverflow: OverflowReport): TrfRecord {
  const dates = info.roundDates.map((date) => ({ date }));
  const line = writeRecord(ROUND_DATES_RECORD, {}, dates, onOverflow);
  return trfRecord('dates', line === '132' ? [] : [line]);
}
