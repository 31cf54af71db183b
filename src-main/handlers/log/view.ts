/** What the log's screen shows: windows of entries, where rounds went on the wall, the log as text. */
import { foldedText } from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { LogFilter, LogOutline, LogView, Queries } from '../../ipc/contract.ts';
import { sealOf, type LogRecord } from '../../storage/chain.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { commandName } from '../command-ids.ts';
import { declarationOf, logRows, namesOf, rowReader } from './rows.ts';

/** Numbers of the entries that match, the newest first; and for which question of which log. */
interface Matches {
  readonly log: EventLog;
  readonly length: number;
  readonly text: string;
  readonly category: LogFilter;
  /** The words that were searched: other languages have others. */
  readonly words: typeof texts.events;
  readonly numbers: readonly number[];
}

/** The last question: scrolling asks the same one again and again. */
let lastMatches: Matches | null = null;

function matching(log: EventLog, text: string, category: LogFilter): readonly number[] {
  const { length } = log.records;
  if (
    lastMatches?.log !== log ||
    lastMatches.length !== length ||
    lastMatches.text !== text ||
    lastMatches.category !== category ||
    lastMatches.words !== texts.events
  )
    lastMatches = {
      ...{ log, length, text, category, words: texts.events },
      numbers: numbersMatching(log, text, category),
    };
  return lastMatches.numbers;
}

function numbersMatching(log: EventLog, text: string, category: LogFilter): readonly number[] {
  const wanted = foldedText(text.trim());
  const nameOf = namesOf(log);
  const says = ({ seq, actor, hash }: LogRecord) => {
    const { title, detail } = texts.events.of(log.event(seq), nameOf);
    return foldedText(`${title} ${detail} ${actor} ${sealOf(hash)}`).includes(wanted);
  };
  return log.records
    .filter((record) => {
      const declared = declarationOf(record);
      const isOfCategory =
        category === 'all' ||
        (category === 'integrity' ? declared.integrity : declared.category === category);
      return isOfCategory && (wanted === '' || says(record));
    })
    .map(({ seq }) => seq)
    .reverse();
}

/** The window that a page asks for. Cost: entries of the log for a new question, rows of the window afterwards. */
export function logView(log: EventLog, asked: Queries['log.view']['args']): LogView {
  const numbers = matching(log, asked.text, asked.category);
  const { seq } = asked;
  const from = Math.min(asked.from, numbers.length);
  const rowOf = rowReader(log, texts.events);
  return {
    from,
    rows: numbers.slice(from, from + asked.count).map((number) => rowOf(log.records[number - 1]!)),
    matches: numbers.length,
    at: seq === null ? -1 : numbers.findIndex((number) => number <= seq),
    total: log.records.length,
    // A file with a broken chain does not open, so what is shown is unbroken; the parts of a recovered file say so.
    chain: 'unbroken',
    chainDetail: '',
  };
}

/** Where rounds went on the wall, as far as that still counts. Cost: entries. */
export function logOutline(log: EventLog): LogOutline {
  const rounds: LogOutline['rounds'][number][] = [];
  for (const seq of log.effective) {
    if (log.records[seq - 1]!.kind !== 'round-published') continue;
    const event = log.event(seq);
    if (event.kind === 'round-published') rounds.push({ round: event.payload.round, seq });
  }
  return { total: log.records.length, rounds };
}

/** The log as tab-separated text with the whole hashes, oldest first, as spreadsheets read it. */
export function logText(log: EventLog): string {
  const { columns, yes } = texts.log.file;
  const lines = logRows(log, texts.events).map((row) => {
    const { command, hash } = log.records[row.seq - 1]!;
    return [
      String(row.seq),
      row.at,
      row.actor,
      commandName(command),
      row.title,
      row.detail,
      row.integrity ? yes : '',
      row.undone ? yes : '',
      hash,
    ];
  });
  return `\uFEFF${[columns, ...lines].map((cells) => `${cells.map(plain).join('\t')}\r\n`).join('')}`;
}

/** A cell that cannot be taken for a formula, whatever a player is called. */
function plain(cell: string): string {
  return cell.replace(/[\t\r\n]+/g, ' ').replace(/^[=+\-@]/, "'$&");
}
