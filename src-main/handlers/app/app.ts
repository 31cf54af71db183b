/** State of the program, preferences, native dialogs. */
import { existsSync } from 'node:fs';
import { BLANK_TOURNAMENT, DEFAULT_RULES, isPredetermined, SYSTEMS } from '../../../src-engine/index.ts';
import type { AppState, DocumentState } from '../../ipc/contract.ts';
import { sealOf } from '../../storage/chain.ts';
import { isLost } from '../../storage/failure.ts';
import { NO_PACK, type Desk, type OpenDocument } from '../desk.ts';
import { redoTarget, undoTarget } from '../log/steps.ts';
import { languagesOf, speakAsChosen } from './languages.ts';
import { restoreProblem } from './restore-points.ts';
import { isOutdated } from '../round/outdated.ts';
import { roundChips, systemView } from '../rounds.ts';
import { momentOf } from '../../time.ts';
import { answer, type CommandsOf, type QueriesOf } from '../reply.ts';
import { shippedPreferences } from '../preferences.ts';
import { asking } from '../transact.ts';
import { texts } from '../../texts.ts';

export function appQueries(desk: Desk): QueriesOf<'app.state' | 'app.systems'> {
  return {
    'app.state': () => Promise.resolve(answer(appState(desk))),
    'app.systems': () =>
      Promise.resolve(
        answer(
          SYSTEMS.map(({ id, needsRatings, traits: { ofFide, superseded, settings } }) => ({
            id,
            name: texts.systems.names[id],
            edition: texts.systems.editions[id],
            source: texts.systemChoice.sources[id],
            about: texts.systemChoice.about[id],
            needsRatings,
            kind: !ofFide ? 'other' : isTable(id) ? 'fide-round-robin' : 'fide-swiss',
            superseded,
            settings,
          })),
        ),
      ),
  };
}

/** Whether who meets in which round is known beforehand. */
function isTable(system: string): boolean {
  return isPredetermined({ ...BLANK_TOURNAMENT, rules: { ...DEFAULT_RULES, system } });
}

export function appCommands(
  desk: Desk,
): CommandsOf<
  'app.setTheme' | 'app.setRows' | 'app.setResultKeys' | 'app.setLanguages' | 'app.restoreDefaults'
> {
  return {
    'app.setTheme': ({ theme }) => {
      desk.preferences.change({ theme });
      desk.changed(['app']);
      return Promise.resolve(answer(null));
    },
    'app.setRows': ({ rows }) => {
      desk.preferences.change({ rows });
      desk.changed(['app']);
      return Promise.resolve(answer(null));
    },
    'app.setResultKeys': ({ preset }) => {
      desk.preferences.change({ resultKeys: preset });
      desk.changed(['app']);
      return Promise.resolve(answer(null));
    },
    'app.setLanguages': async ({ screens, documents, second }) => {
      desk.preferences.change({
        language: screens,
        documentLanguage: documents,
        secondDocumentLanguage: second,
      });
      await speakAsChosen(desk.preferences.values);
      desk.changed(['app', 'documents']);
      return answer(null);
    },
    'app.restoreDefaults': async ({ confirmed }) => {
      const { shippedAct: act, shippedTells, shippedKeeps } = texts.settingsPage;
      const asked = asking(2, confirmed, { act, consequences: [shippedTells, shippedKeeps] });
      if (asked !== null) return asked;
      desk.preferences.change(shippedPreferences());
      await speakAsChosen(desk.preferences.values);
      desk.changed(['app', 'documents', 'lists']);
      return answer(null);
    },
  };
}

/** The state of the program as every page is told it. */
export function appState(desk: Desk): AppState {
  const { theme, rows, resultKeys, recent } = desk.preferences.values;
  const { version, host } = desk.ports;
  return {
    version,
    host,
    document: desk.document === null ? null : documentState(desk, desk.document),
    recent: recent.map(({ path, name }) => ({
      file: desk.files.give('open', path),
      path,
      name,
      missing: !existsSync(path),
    })),
    theme,
    rows,
    resultKeys,
    languages: languagesOf(desk.preferences.values),
    power: desk.power,
    recovered: [desk.lastWord, desk.document?.recovered ?? ''].filter((word) => word !== '').join(' '),
  };
}

function documentState(desk: Desk, document: OpenDocument): DocumentState {
  const { log, file, path, mirrors } = document;
  const state = desk.state()!;
  const { tournament, fideMode } = state;
  const closedFor = file?.closedFor ?? null;
  const last = log.last!;
  const undo = undoTarget(log);
  const redo = redoTarget(log);
  return {
    sitting: desk.sitting,
    path,
    name: tournament.info.name,
    rounds: roundChips(state, (round) => desk.past === null && isOutdated(log, round)),
    currentRound: Math.max(1, tournament.rounds.length),
    readOnly: file === null || closedFor !== null,
    readOnlyReason: closedFor === null ? document.readOnlyReason : reasonOf(closedFor),
    mayTakeOver: document.mayTakeOver,
    copy: copyOf(document),
    lastEvent: last.seq,
    savedAt: last.at,
    seal: sealOf(last.hash),
    placeWarning: document.placeWarning,
    mirrors: mirrors?.states() ?? [],
    paperPack: paperPackOf(desk),
    restoreProblem: restoreProblem(document.restore),
    past: desk.past === null ? null : { seq: desk.past, at: log.records[desk.past - 1]!.at },
    undo: undo === null ? null : { seq: undo.seq, label: undo.label },
    redo: redo === null ? null : { seq: redo.seq, label: redo.label },
    fideMode,
    system: systemView(tournament.rules.system),
  };
}

function paperPackOf({ preferences, paperPack }: Desk): DocumentState['paperPack'] {
  const paper = preferences.values.paperPacks;
  return paper === 'off' ? { ...NO_PACK, state: 'off', paper } : { ...paperPack, paper };
}

function copyOf({ file, mayTakeOver }: OpenDocument): DocumentState['copy'] {
  if (file === null) return mayTakeOver ? null : 'protected';
  return isLost(file.closedFor) ? 'lost' : null;
}

function reasonOf(failure: NonNullable<NonNullable<OpenDocument['file']>['closedFor']>): string {
  const words = texts.tournamentFile.closedFor;
  switch (failure.code) {
    case 'taken-over':
      return words.takenOver(failure.by, momentOf(failure.at));
    case 'file-gone':
    case 'file-replaced':
      return words.notThere;
    case 'file-changed':
      return words.changed;
    case 'file-held':
      return words.held;
    default:
      return words.other;
  }
}
