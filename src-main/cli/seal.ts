/** `wallchart seal CODE|PDF|REPORT FILE`: whether a sheet or a report is the event's own, unchanged, and of which version. */
import { ok, type Outcome } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { MOST_BYTES } from '../files/bounds.ts';
import { isCode, verdictOnCode, verdictOnFile } from '../handlers/documents/verdicts.ts';
import type { SealVerdict } from '../ipc/contract.ts';
import type { EventLog } from '../storage/event-log.ts';
import { readLog } from '../storage/open-copy.ts';
import { parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { refuse, refuseStorage, type PrintFailure } from './print-event.ts';
import { reasonOf } from './tournament-file.ts';

const text = en.sheetCommands.seal;
const words = en.seals;

type Judge = (log: EventLog) => SealVerdict;

/** How the word is judged: as a code where it is one, else as the file that it names. */
function judgeOf(word: string, io: CliIo): Outcome<Judge, PrintFailure> {
  if (isCode(word)) return ok((log) => verdictOnCode(word, log));
  try {
    const bytes = io.readFile(word, MOST_BYTES);
    return ok((log) => verdictOnFile(bytes, log));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return refuse('file-unreadable', isMissing ? text.neither(word) : `${word}: ${reasonOf(error)}.`);
  }
}

function verdictOf(args: readonly string[], io: CliIo): Outcome<SealVerdict | null, PrintFailure> {
  const parsed = parseArguments(args, { '--help': 0 });
  if (!parsed.ok) return refuse(parsed.failure.code, textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) return ok(null);
  const [word, file, ...more] = parsed.value.positional;
  if (word === undefined || file === undefined || more.length > 0)
    return refuse('file-missing', text.nameBoth);
  const judge = judgeOf(word, io);
  if (!judge.ok) return judge;
  const log = readLog(file);
  return log.ok ? ok(judge.value(log.value)) : refuseStorage(log.failure);
}

function linesOf(verdict: SealVerdict): readonly string[] {
  if (verdict.code !== 'own') return [words.verdicts[verdict.code]];
  const { isReport, title, round, version, draft, seq, at, isCurrent, present } = verdict;
  return [
    isReport ? words.ownReport(title) : words.own(title, round, version, draft),
    words.madeAfter(seq, at),
    isCurrent ? words.current : words.replaced(present, version),
    ...(isReport ? [] : [words.compare]),
  ];
}

/**
 * Tells whether a sheet or a report is the event's own. Exit codes: 0 it is, though it may have been replaced since; 1 it
 * is not, or carries no code or seal; 2 wrong usage, a file that cannot be read, or the code of a report without its file.
 */
export function run(args: string[], io: CliIo): Promise<number> {
  const verdict = verdictOf(args, io);
  if (!verdict.ok) {
    io.stderr(`wallchart seal: ${verdict.failure.sentence}\n`);
    return Promise.resolve(verdict.failure.exit);
  }
  if (verdict.value === null) {
    io.stdout(text.usage);
    return Promise.resolve(0);
  }
  const lines = linesOf(verdict.value).map((line) => `${line}\n`);
  io.stdout(lines.join(''));
  if (verdict.value.code === 'own') return Promise.resolve(0);
  return Promise.resolve(verdict.value.code === 'report' ? 2 : 1);
}
