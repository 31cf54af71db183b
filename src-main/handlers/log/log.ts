/** The log: who did what, undo to any point, and the tournament as it stood at any moment. */
import {
  EVENT_CATEGORIES,
  nextVersion,
  openGames,
  pastChanges,
  wallChanges,
  wallEntries,
  type Tournament,
  type TournamentState,
  type WallChange,
} from '../../../src-engine/index.ts';
import type { Agreement, MomentView, Refusal } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { placeToSave, saveExport } from '../filing/save.ts';
import { ALL_VIEWS, type Desk } from '../desk.ts';
import { declarationOf, namesOf } from './rows.ts';
import { byesObstacle, numbersObstacle, rulesIn } from './rules.ts';
import { planGoBack, planRedo, planUndo, undoTarget, type PlannedStep } from './steps.ts';
import { logOutline, logText, logView } from './view.ts';
import { namedPoints } from '../restore-labels.ts';
import { noDocument, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { planCorrections } from '../results/corrections.ts';
import { pairedWith } from '../results/paired-with.ts';
import { keepingApart } from '../settings/apart-later.ts';
import { transact, type Planned } from '../transact.ts';
import { texts } from '../../texts.ts';

export function logQueries(desk: Desk): QueriesOf<'log.view' | 'log.outline' | 'log.moment'> {
  return {
    'log.view': (asked) => {
      const { document } = desk;
      return Promise.resolve(document === null ? refuse(noDocument()) : answer(logView(document.log, asked)));
    },
    'log.outline': () => {
      const { document } = desk;
      return Promise.resolve(document === null ? refuse(noDocument()) : answer(logOutline(document.log)));
    },
    'log.moment': ({ seq }) => {
      const { document } = desk;
      if (document === null) return Promise.resolve(refuse(noDocument()));
      if (seq < 1 || seq > document.log.records.length)
        return Promise.resolve(refuse(notThere(texts.refusals.gone.entry(seq))));
      return Promise.resolve(answer(momentView(document.log, seq)));
    },
  };
}

export function logCommands(
  desk: Desk,
): CommandsOf<'log.undo' | 'log.redo' | 'log.goBack' | 'log.lookAt' | 'log.export'> {
  async function take<N extends 'log.undo' | 'log.redo' | 'log.goBack'>(
    command: N,
    confirmed: Agreement,
    plan: (log: EventLog) => PlannedStep | null,
  ) {
    return transact(desk, { command, confirmed }, (state, log) => {
      const words = texts.log.steps;
      const step = plan(log);
      if (step === null) return refuse(nothingToDo(command));
      const prepared = log.prepare([step.draft], { at: desk.now(), actor: '', command });
      if (!prepared.ok) return refuse(dependsRefusal(log, prepared.failure.seq));
      const after = prepared.value.state.tournament;
      const corrections = correctionsIn(log, after, step);
      if (corrections !== null)
        return 'ok' in corrections ? corrections : { ...corrections, value: { label: step.label } };
      const obstacle = numbersObstacle(log, after, step) ?? byesObstacle(state, after, step);
      if (obstacle !== null) return refuse(obstacle);
      const rules = rulesIn(log, after, step, desk.now());
      if (rules !== null) return 'ok' in rules ? rules : { ...rules, value: { label: step.label } };
      const onWall = wallChanges(state.tournament, after);
      const consequences = [
        ...onWall.flatMap((change) => wallConsequences(state, change)),
        ...(onWall.length > 0 ? [texts.handling.wall.inReport] : []),
        words.says[command](step.label),
        ...(step.touched.length > 1 ? [words.changes(step.touched.length)] : []),
      ];
      const article = onWall.length > 0 ? { article: 'C.04.2 4.4' } : {};
      const question = { act: words.acts[command], level: step.level, consequences, ...article };
      const drafts = [step.draft, ...wallEntries(onWall)];
      return keepingApart(log, { drafts, value: { label: step.label }, question });
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
      if (document === null) return refuse(noDocument());
      if (seq !== null && (seq < 1 || seq > document.log.records.length))
        return refuse(notThere(texts.refusals.gone.entry(seq)));
      desk.past = seq === document.log.records.length ? null : seq;
      desk.changed(ALL_VIEWS);
      return answer(null);
    },
    'log.export': async ({ target, confirmed = 0 }) => {
      const { document } = desk;
      if (document === null) return refuse(noDocument());
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
  const corrected = new Set(changes.map((change) => gameIn(change)));
  const more = touched.some((seq) => {
    const { kind, payload } = log.event(seq);
    return !kind.startsWith('result-') || !corrected.has(gameIn(payload));
  });
  return planCorrections(log.state.tournament, changes, more, ({ round, board }) =>
    pairedWith(log, round, board),
  );
}

function gameIn(payload: object): string {
  const { round, board } = payload as { readonly round?: number; readonly board?: number };
  return [round, board].join(' ');
}

function nothingToDo(command: 'log.undo' | 'log.redo' | 'log.goBack'): Refusal {
  const words = texts.log.steps.nothing;
  switch (command) {
    case 'log.undo':
      return refusal('nothing-to-undo', words.undo);
    case 'log.redo':
      return refusal('nothing-to-redo', words.redo);
    case 'log.goBack':
      return refusal('not-there', words.goBack);
  }
}

function dependsRefusal(log: EventLog, seq: number) {
  const { title, detail } = texts.events.of(log.event(seq), namesOf(log));
  return refusal('later-entry-depends', texts.log.steps.depends(seq, texts.events.line(title, detail)));
}

function momentView(log: EventLog, seq: number): MomentView {
  const { tournament } = log.stateAt(seq);
  const last = tournament.rounds.at(-1);
  const round = tournament.rounds.length;
  const words = texts.log.moment;
  const summary =
    last === undefined
      ? words.players(tournament.players.length)
      : last.stage !== 'published'
        ? words.draft(round, last.boards.length)
        : words.playing(round, last.boards.length - openGames(last), last.boards.length);
  return {
    seq,
    at: log.records[seq - 1]!.at,
    summary,
    since: sinceOf(log, seq),
    restorePoints: namedPoints(log),
  };
}

function sinceOf(log: EventLog, seq: number): MomentView['since'] {
  const nameOf = namesOf(log);
  const counts = new Map<string, { count: number; last: number }>();
  for (const record of log.records.slice(seq)) {
    const { category } = declarationOf(record);
    counts.set(category, { count: (counts.get(category)?.count ?? 0) + 1, last: record.seq });
  }
  return EVENT_CATEGORIES.flatMap((category) => {
    const found = counts.get(category);
    if (found === undefined) return [];
    const last = texts.events.of(log.event(found.last), nameOf);
    return [
      { label: texts.log.sinceLabels[category], count: found.count, detail: last.detail || last.title },
    ];
  });
}
