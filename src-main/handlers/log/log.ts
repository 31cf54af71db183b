/** The log: who did what, undo to any point, and the tournament as it stood at any moment. */
import {
  EVENT_CATEGORIES,
  EVENT_KINDS,
  isEventKind,
  nextVersion,
  openGames,
  pastChanges,
  wallChanges,
  wallEntries,
  type Tournament,
  type TournamentState,
  type WallChange,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { MomentView, WarningLevel } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { placeToSave, saveExport } from '../filing/save.ts';
import { ALL_VIEWS, type Desk } from '../desk.ts';
import { namesOf } from './rows.ts';
import { planGoBack, planRedo, planUndo, undoTarget, type PlannedStep } from './steps.ts';
import { logOutline, logText, logView } from './view.ts';
import { restorePoints } from '../restore-labels.ts';
import { NO_DOCUMENT, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { planCorrections } from '../results/corrections.ts';
import { transact, type Planned } from '../transact.ts';

export function logQueries(desk: Desk): QueriesOf<'log.view' | 'log.outline' | 'log.moment'> {
  return {
    'log.view': (asked) => {
      const { document } = desk;
      return Promise.resolve(document === null ? refuse(NO_DOCUMENT) : answer(logView(document.log, asked)));
    },
    'log.outline': () => {
      const { document } = desk;
      return Promise.resolve(document === null ? refuse(NO_DOCUMENT) : answer(logOutline(document.log)));
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
  async function take<N extends 'log.undo' | 'log.redo' | 'log.goBack'>(
    command: N,
    confirmed: WarningLevel,
    plan: (log: EventLog) => PlannedStep | null,
  ) {
    return transact(desk, { command, confirmed }, (state, log) => {
      const step = plan(log);
      if (step === null) return refuse(NOTHING_TO_DO[command]);
      const prepared = log.prepare([step.draft], { at: desk.now(), actor: '', command });
      if (!prepared.ok) return refuse(dependsRefusal(log, prepared.failure.seq));
      const after = prepared.value.state.tournament;
      const corrections = correctionsIn(log, after, step);
      if (corrections !== null)
        return 'ok' in corrections ? corrections : { ...corrections, value: { label: step.label } };
      const onWall = wallChanges(state.tournament, after);
      const consequences = [
        ...onWall.flatMap((change) => wallConsequences(state, change)),
        ...(onWall.length > 0 ? [texts.handling.wall.inReport] : []),
        `${WORD[command]} ${step.label}.`,
        ...(step.touched.length > 1
          ? [`This changes ${step.touched.length} entries, and can be undone.`]
          : []),
      ];
      const article = onWall.length > 0 ? { article: 'C.04.2 4.4' } : {};
      const question = { act: ACT[command], level: step.level, consequences, ...article };
      return { drafts: [step.draft, ...wallEntries(onWall)], value: { label: step.label }, question };
    });
  }

  return {
    'log.undo': ({ seq, confirmed }) =>
      take('log.undo', confirmed, (log) => {
        const target = seq ?? undoTarget(log)?.seq ?? null;
        return target === null ? null : planUndo(log, target);
      }),
    'log.redo': ({ confirmed }) => take('log.redo', confirmed, planRedo),
    'log.goBack': ({ seq, confirmed }) => take('log.goBack', confirmed, (log) => planGoBack(log, seq)),
    'log.lookAt': async ({ seq }) => {
      const { document } = desk;
      if (document === null) return refuse(NO_DOCUMENT);
      if (seq !== null && (seq < 1 || seq > document.log.records.length))
        return refuse(notThere(`Entry ${seq}`));
      desk.past = seq === document.log.records.length ? null : seq;
      desk.changed(ALL_VIEWS);
      return answer(null);
    },
    'log.export': async ({ target, confirmed = 0 }) => {
      const { document } = desk;
      if (document === null) return refuse(NO_DOCUMENT);
      const place = placeToSave(desk.files.take(target, 'save-log'), confirmed);
      if (!place.ok) return place;
      const unsaved = await saveExport(place.target, logText(document.log));
      if (unsaved !== null) return unsaved;
      return answer({ path: place.target.path });
    },
  };
}

function wallConsequences(state: TournamentState, { round, version, to }: WallChange): readonly string[] {
  const { wall } = texts.handling;
  return to === 'up'
    ? [wall.up(round, version)]
    : [wall.known(round, version), wall.down(nextVersion(state, round))];
}

/**
 * C.04.2 4.3: a step that changes results by which a later round was paired is a correction of them, or is refused as
 * that would be. Null where the step changes no such result.
 */
function correctionsIn(log: EventLog, after: Tournament, { touched }: PlannedStep): Planned<null> | null {
  const changes = pastChanges(log.state, after);
  if (changes.every(({ kind }) => kind === 'result-entered')) return null;
  const corrected = new Set(changes.map(({ round, board }) => `${round} ${board}`));
  const more = touched.some((seq) => {
    const { kind, payload } = log.event(seq);
    return !kind.startsWith('result-') || !corrected.has(gameIn(payload));
  });
  return planCorrections(log.state.tournament, changes, more);
}

function gameIn(payload: object): string {
  return 'round' in payload && 'board' in payload ? `${String(payload.round)} ${String(payload.board)}` : '';
}

const WORD = { 'log.undo': 'Takes back:', 'log.redo': 'Does again:', 'log.goBack': 'Goes back to:' } as const;

const ACT = { 'log.undo': 'Undo', 'log.redo': 'Redo', 'log.goBack': 'Go back' } as const;

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
  const { title, detail } = texts.events.of(log.event(seq), namesOf(log));
  return refusal(
    'later-entry-depends',
    `Entry ${seq} builds on it: ${title}${detail === '' ? '' : `, ${detail}`}.`,
    'Undo that one first, or go back to an earlier moment.',
  );
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
  const counts = new Map<string, { count: number; last: number }>();
  for (const record of log.records.slice(seq)) {
    if (!isEventKind(record.kind)) continue;
    const { category } = EVENT_KINDS[record.kind];
    counts.set(category, { count: (counts.get(category)?.count ?? 0) + 1, last: record.seq });
  }
  return EVENT_CATEGORIES.flatMap((category) => {
    const found = counts.get(category);
    if (found === undefined) return [];
    const last = texts.events.of(log.event(found.last), nameOf);
    return [{ label: SINCE_LABELS[category], count: found.count, detail: last.detail || last.title }];
  });
}
