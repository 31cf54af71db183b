/** The log: who did what, undo to any point, and the tournament as it stood at any moment. */
import { writeFileSync } from 'node:fs';
import {
  EVENT_CATEGORIES,
  EVENT_KINDS,
  isEffectiveKind,
  isEventKind,
  textOfEvent,
  type TournamentEvent,
} from '../../src-engine/index.ts';
import type { CommandReply, LogRow, LogView, MomentView, WarningLevel } from '../ipc/contract.ts';
import type { EventLog } from '../storage/event-log.ts';
import { writeFailureOf } from '../storage/failure.ts';
import { sealOf } from './app.ts';
import { ALL_VIEWS, type Desk } from './desk.ts';
import { namesOf, planGoBack, planRedo, planUndo, undoTarget, type PlannedStep } from './log-steps.ts';
import { notSaved, NO_DOCUMENT, notThere } from './refusals.ts';
import { openGames } from './rounds.ts';
import { answer, done, questionOf, refusal, refuse, type CommandsOf, type QueriesOf } from './reply.ts';
import { clockOf } from './time.ts';

export function logQueries(desk: Desk): QueriesOf<'log.view' | 'log.moment'> {
  return {
    'log.view': ({ text, category }) => {
      const { document } = desk;
      if (document === null) return Promise.resolve(refuse(NO_DOCUMENT));
      return Promise.resolve(answer(logView(document.log, text, category)));
    },
    'log.moment': ({ seq }) => {
      const { document } = desk;
      if (document === null) return Promise.resolve(refuse(NO_DOCUMENT));
      if (seq < 1 || seq > document.log.records.length)
        return Promise.resolve(refuse(notThere(`Entry ${seq}`)));
      return Promise.resolve(answer(momentView(document.log, seq)));
    },
  };
}

export function logCommands(
  desk: Desk,
): CommandsOf<'log.undo' | 'log.redo' | 'log.goBack' | 'log.lookAt' | 'log.export'> {
  function take<N extends 'log.undo' | 'log.redo' | 'log.goBack'>(
    command: N,
    confirmed: WarningLevel,
    plan: (log: EventLog) => PlannedStep | null,
  ): Promise<CommandReply<N>> {
    const obstacle = desk.writeObstacle();
    if (obstacle !== null) return Promise.resolve(refuse(obstacle));
    const { log } = desk.document!;
    const step = plan(log);
    if (step === null) return Promise.resolve(refuse(NOTHING_TO_DO[command]));
    const prepared = log.prepare([step.draft], { at: desk.now(), actor: '', command });
    if (!prepared.ok) return Promise.resolve(refuse(dependsRefusal(log, prepared.failure.seq)));
    const wall = step.touchesWall ? ' A round that is on the wall changes.' : '';
    const question = questionOf(step.level, confirmed, `${WORD[command]} ${step.label}.${wall}`);
    if (question !== null) return Promise.resolve(question);
    const stored = desk.store(command, [step.draft], ALL_VIEWS);
    // The three commands answer alike; the compiler cannot see that N's value is this one for each.
    return Promise.resolve(stored.ok ? done<N>({ label: step.label }, ALL_VIEWS) : stored);
  }

  return {
    'log.undo': ({ seq, confirmed }) =>
      take('log.undo', confirmed, (log) => {
        const target = seq ?? undoTarget(log)?.seq ?? null;
        return target === null || target > log.records.length ? null : planUndo(log, target);
      }),
    'log.redo': ({ confirmed }) => take('log.redo', confirmed, planRedo),
    'log.goBack': ({ seq, confirmed }) =>
      take('log.goBack', confirmed, (log) => (seq > log.records.length ? null : planGoBack(log, seq))),
    'log.lookAt': async ({ seq }) => {
      const { document } = desk;
      if (document === null) return refuse(NO_DOCUMENT);
      if (seq !== null && (seq < 1 || seq > document.log.records.length))
        return refuse(notThere(`Entry ${seq}`));
      desk.past = seq === document.log.records.length ? null : seq;
      desk.changed(ALL_VIEWS);
      return done<'log.lookAt'>(null, ALL_VIEWS);
    },
    'log.export': async ({ path }) => {
      const { document } = desk;
      if (document === null) return refuse(NO_DOCUMENT);
      try {
        writeFileSync(path, logText(document.log));
      } catch (error) {
        return refuse(notSaved(writeFailureOf(error, path)));
      }
      return done<'log.export'>({ path }, []);
    },
  };
}

const WORD = { 'log.undo': 'Takes back:', 'log.redo': 'Does again:', 'log.goBack': 'Goes back to:' } as const;

const NOTHING_TO_DO = {
  'log.undo': refusal(
    'nothing-to-undo',
    'There is nothing to undo here.',
    'It may have been undone already.',
  ),
  'log.redo': refusal('nothing-to-redo', 'There is nothing to redo.'),
  'log.goBack': refusal('not-there', 'There is no such entry.'),
} as const;

function dependsRefusal(log: EventLog, seq: number) {
  const { title, detail } = textOfEvent(log.event(seq), namesOf(log));
  return refusal(
    'later-entry-depends',
    `Entry ${seq} builds on it: ${title}${detail === '' ? '' : `, ${detail}`}.`,
    'Undo that one first, or go back to an earlier moment.',
  );
}

/** Rows of the log, oldest first, none left out. Cost: entries. */
export function logRows(log: EventLog): LogRow[] {
  const counted = new Set(log.effective);
  const nameOf = namesOf(log);
  return log.records.map((record): LogRow => {
    const { seq, at, actor, hash, kind } = record;
    if (!isEventKind(kind)) throw new Error(`entry ${seq} is of the unknown kind ${kind}`);
    const { category, integrity } = EVENT_KINDS[kind];
    const { title, detail, round } = textOfEvent(log.event(seq), nameOf);
    return {
      seq,
      at,
      actor,
      kind,
      title,
      detail,
      round,
      category,
      integrity,
      undone: !isEffectiveKind(kind) && !counted.has(seq),
      seal: sealOf(hash),
    };
  });
}

function logView(log: EventLog, text: string, category: LogRow['category'] | 'all' | 'integrity'): LogView {
  const wanted = fold(text.trim());
  const rows = logRows(log).filter(
    (row) =>
      (category === 'all' || (category === 'integrity' ? row.integrity : row.category === category)) &&
      (wanted === '' || fold(`${row.title} ${row.detail} ${row.actor} ${row.seal}`).includes(wanted)),
  );
  // A file with a broken chain does not open, so what is shown is unbroken; the parts of a recovered file say so.
  return { rows: rows.reverse(), total: log.records.length, chain: 'unbroken', chainDetail: '' };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The log as tab-separated text with the whole hashes, oldest first. */
function logText(log: EventLog): string {
  const header = ['Entry', 'Time', 'Who', 'Command', 'What', 'Detail', 'Report', 'Undone', 'Hash'];
  const lines = logRows(log).map((row) => {
    const { command, hash } = log.records[row.seq - 1]!;
    return [
      String(row.seq),
      row.at,
      row.actor,
      command,
      row.title,
      row.detail,
      row.integrity ? 'yes' : '',
      row.undone ? 'yes' : '',
      hash,
    ];
  });
  return [header, ...lines].map((cells) => `${cells.map(plain).join('\t')}\r\n`).join('');
}

function plain(cell: string): string {
  return cell.replace(/[\t\r\n]+/g, ' ');
}

function momentView(log: EventLog, seq: number): MomentView {
  const { tournament } = log.stateAt(seq);
  const last = tournament.rounds.at(-1);
  const round = tournament.rounds.length;
  const summary =
    last === undefined
      ? `${tournament.players.length} players, no round paired.`
      : last.stage !== 'published'
        ? `Round ${round} is a draft with ${last.boards.length} boards.`
        : `Round ${round} ${openGames(last) === 0 ? 'complete' : 'in play'}, ${last.boards.length - openGames(last)} of ${last.boards.length} results in.`;
  return {
    seq,
    at: log.records[seq - 1]!.at,
    summary,
    since: sinceOf(log, seq),
    restorePoints: restorePoints(log),
  };
}

const SINCE_LABELS: Readonly<Record<(typeof EVENT_CATEGORIES)[number], string>> = {
  round: 'Rounds',
  result: 'Results',
  player: 'Players',
  settings: 'Settings',
  system: 'Prints and starts',
  undo: 'Undone or redone',
};

function sinceOf(log: EventLog, seq: number): MomentView['since'] {
  const nameOf = namesOf(log);
  const later = log.records.slice(seq).map((record) => log.event(record.seq));
  return EVENT_CATEGORIES.flatMap((category) => {
    const events = later.filter(({ kind }) => EVENT_KINDS[kind].category === category);
    if (events.length === 0) return [];
    const last = textOfEvent(events.at(-1)!, nameOf);
    return [{ label: SINCE_LABELS[category], count: events.length, detail: last.detail || last.title }];
  });
}

/**
 * Moments with plain names: each round as it went on the wall, and each as its last result came in. Newest first.
 * Of several that bear the same name the newest counts.
 */
export function restorePoints(log: EventLog): MomentView['restorePoints'] {
  const open = new Map<number, Set<number>>();
  const points = new Map<string, MomentView['restorePoints'][number]>();
  const keep = (event: TournamentEvent, label: string, text: string) => {
    points.delete(label);
    points.set(label, { seq: event.seq, at: event.at, label, text: `${text}, ${clockOf(event.at)}` });
  };
  for (const seq of log.effective) {
    const event = log.event(seq);
    switch (event.kind) {
      case 'round-published': {
        const { round, boards } = event.payload;
        open.set(round, new Set(Array.from({ length: boards }, (_, index) => index + 1)));
        keep(event, `R${round} begin`, 'published, no results');
        break;
      }
      case 'result-entered':
      case 'result-corrected':
      case 'result-corrected-late':
      case 'result-cleared': {
        const { round, board, result } = event.payload;
        const waiting = open.get(round);
        if (waiting === undefined) break;
        if (result === 'open' || result === 'adjourned') waiting.add(board);
        else if (waiting.delete(board) && waiting.size === 0) keep(event, `R${round} end`, 'all results in');
        break;
      }
      default:
    }
  }
  return [...points.values()].sort((a, b) => b.seq - a.seq);
}
