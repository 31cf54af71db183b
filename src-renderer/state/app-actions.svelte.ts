import type { AppState, FileHandle, MenuAction } from '../../src-main/ipc/contract.ts';
import { focusHome } from '../focus.ts';
import { showNames } from '../hall/control/window.ts';
import { isolated } from '../isolated.ts';
import { text } from '../texts.ts';
import { useActions, type Action } from './actions.svelte.ts';
import type { App } from './app.svelte.ts';
import { PAGES, TOOLS } from './pages.ts';
import { base64Of } from '../base64.ts';
import { KEYS } from '../keys.ts';

const THEMES: readonly AppState['theme'][] = ['system', 'light', 'dark', 'contrast'];

/** What works on every page. */
export function provideAppActions(app: App): void {
  useActions(text.app.everywhere, () => appActions(app));
}

/** What works on every page: that of the open tournament, if there is one, and that of the program. */
export function appActions(app: App): readonly Action[] {
  return [...(app.document === null ? [] : documentActions(app)), ...programActions(app)];
}

function documentActions(app: App): readonly Action[] {
  const { undo, redo, past } = app.document!;
  return [
    ...PAGES.map(({ name, keys }) => ({
      id: `page-${name}`,
      label: text.pages[name],
      keys,
      run: () => {
        // The key of the page one is on leads back to its main place.
        if (app.page === name) focusHome();
        else app.show(name);
      },
    })),
    ...TOOLS.filter((name) => name !== 'settings').map((name) => ({
      id: `page-${name}`,
      label: text.pages[name],
      keys: name === 'rest' ? '' : KEYS.everywhere[name],
      run: () => app.show(name),
    })),
    { id: 'audit', label: text.audit.open, keys: KEYS.everywhere.audit, run: () => app.show('audit') },
    {
      id: 'hall-names-now',
      label: text.hall.control.namesNow,
      keys: KEYS.everywhere.namesNow,
      run: () => void showNames(app),
    },
    ...(['earlier', 'later'] as const).map((which) => ({
      id: `round-${which}`,
      label: text.app.rounds[which],
      keys: KEYS.everywhere[which],
      run: () => stepRound(app, which === 'earlier' ? -1 : 1),
    })),
    {
      id: 'undo',
      label: undo === null ? text.app.undo : text.app.undoOf(isolated(undo.label)),
      keys: KEYS.everywhere.undo,
      enabled: undo !== null && !app.frozen,
      run: () => void undoLast(app),
    },
    {
      id: 'redo',
      label: redo === null ? text.app.redo : text.app.redoOf(redo.label),
      keys: KEYS.everywhere.redo,
      enabled: redo !== null && !app.frozen,
      run: () => void redoLast(app),
    },
    {
      id: 'incident',
      label: text.incidents.open,
      keys: KEYS.everywhere.incident,
      run: () => app.open({ kind: 'incident' }),
    },
    {
      id: 'operator',
      label: text.incidents.operator.open,
      keys: KEYS.everywhere.operator,
      enabled: !app.frozen,
      run: () => app.open({ kind: 'operator' }),
    },
    { id: 'result-keys', label: text.app.resultKeys, keys: '', run: () => app.open({ kind: 'result-keys' }) },
    { id: 'restore-points', label: text.restore.title, keys: '', run: () => app.open({ kind: 'restore' }) },
    { id: 'export', label: text.app.export, keys: KEYS.everywhere.export, run: () => app.show('filing') },
    {
      id: 'mirror',
      label: text.app.mirror,
      keys: '',
      enabled: !app.frozen,
      run: () => void addMirror(app),
    },
    ...(app.document!.mayTakeOver
      ? [{ id: 'take-over', label: text.app.takeOver, keys: '', run: () => void takeOver(app) }]
      : []),
    {
      id: 'work-on-copy',
      label: text.app.workOnCopy,
      keys: '',
      enabled: !app.document!.readOnly || app.document!.copy !== null,
      run: () => void workOnCopy(app, null, `${app.document!.name}.wallchart`),
    },
    {
      id: 'without-personal-data',
      label: text.personalData.command,
      keys: '',
      run: () => void saveWithoutPersonalData(app),
    },
    ...(past === null
      ? []
      : [
          {
            id: 'now',
            label: text.app.backToNow,
            keys: KEYS.everywhere.close,
            run: () => void backToNow(app),
          },
        ]),
    {
      id: 'close',
      label: text.app.closeTournament,
      keys: '',
      run: () => void app.run('tournament.close', null),
    },
  ];
}

function programActions(app: App): readonly Action[] {
  return [
    { id: 'open', label: text.app.open, keys: KEYS.everywhere.open, run: () => void openTournament(app) },
    ...(app.document === null
      ? []
      : [{ id: 'new', label: text.app.new, keys: '', run: () => app.open({ kind: 'new' }) }]),
    ...(app.document === null
      ? []
      : [{ id: 'verify-seal', label: text.seals.open, keys: '', run: () => app.open({ kind: 'seal' }) }]),
    { id: 'check-report', label: text.start.check, keys: '', run: () => void checkReport(app) },
    {
      id: 'palette',
      label: text.app.commands,
      keys: KEYS.everywhere.palette,
      run: () => app.open({ kind: 'palette' }),
    },
    {
      id: 'settings',
      label: text.app.settings,
      keys: KEYS.everywhere.settings,
      run: () => {
        if (app.page === 'settings') focusHome();
        else app.show('settings');
      },
    },
    { id: 'languages', label: text.app.languages, keys: '', run: () => app.showSettings('language') },
    {
      id: 'keys',
      label: text.app.keysHere,
      keys: KEYS.everywhere.keys,
      run: () => app.open({ kind: 'keys' }),
    },
    {
      id: 'manual',
      label: text.app.manual,
      keys: KEYS.everywhere.manual,
      run: () => openManual(app),
    },
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      label: text.app.themes[theme],
      keys: '',
      enabled: app.state?.theme !== theme,
      run: () => void app.run('app.setTheme', { theme }),
    })),
  ];
}

function stepRound(app: App, by: number): void {
  const last = app.document?.rounds.length ?? 1;
  app.chooseRound(Math.max(1, Math.min(last, app.round + by)));
}

/** Takes the last command back, and says which. */
export async function undoLast(app: App): Promise<void> {
  const undone = await app.run('log.undo', { seq: null, confirmed: 0 });
  if (undone !== null) app.say(text.app.undone(undone.value.label));
}

/** Brings back what was taken back last, and says what. */
export async function redoLast(app: App): Promise<void> {
  const redone = await app.run('log.redo', { confirmed: 0 });
  if (redone !== null) app.say(text.app.redone(redone.value.label));
}

/** Leaves the moment that is looked at. */
export async function backToNow(app: App): Promise<void> {
  await app.run('log.lookAt', { seq: null });
}

/** Asks for the folder of a second medium; nothing happens where none is chosen. */
export async function addMirror(app: App): Promise<void> {
  const chosen = await app.chooseFile('medium-folder', '');
  if (chosen !== null) await app.run('mirror.add', { folder: chosen.file });
}

/** Copies a file, null for the open tournament, to a place that the arbiter chooses, and opens the copy. */
export async function workOnCopy(app: App, source: FileHandle | null, suggestion: string): Promise<void> {
  const chosen = await app.chooseFile('save-tournament', suggestion);
  if (chosen === null) return;
  await app.run('tournament.workOnCopy', { source, target: chosen.file });
}

/** Saves the open tournament once more without the personal data that its report does not need, where the arbiter wants it. */
async function saveWithoutPersonalData(app: App): Promise<void> {
  const chosen = await app.chooseFile(
    'save-tournament',
    `${app.document?.name ?? ''} (${text.personalData.short}).wallchart`,
  );
  if (chosen === null) return;
  const saved = await app.run('tournament.saveWithoutPersonalData', { target: chosen.file, confirmed: 0 });
  if (saved !== null) app.say(text.personalData.saved(saved.value.path));
}

/** Goes on with the tournament of a second medium's copy, in a file that the arbiter names. */
export async function takeOver(app: App): Promise<void> {
  const chosen = await app.chooseFile('save-tournament', `${app.document?.name ?? ''}.wallchart`);
  if (chosen !== null) await app.run('tournament.takeOver', { target: chosen.file, confirmed: 0 });
}

/** Takes the way out that a refused file offers: the intact part of it, or a copy. */
export async function takeOffer(app: App): Promise<void> {
  const { refusal, lastFile: file } = app;
  if (refusal?.offer === undefined || file === null) return;
  if (refusal.offer === 'working-copy') return workOnCopy(app, file, 'copy.wallchart');
  const chosen = await app.chooseFile('save-tournament', 'recovered.wallchart');
  if (chosen !== null) await app.run('tournament.recover', { file, target: chosen.file });
}

/** Asks for a file and opens it. */
export async function openTournament(app: App): Promise<void> {
  const chosen = await app.chooseFile('open', '');
  if (chosen !== null) await openFile(app, chosen.file);
}

/** Opens a tournament file; a TRF leads to its review first. */
export async function openFile(app: App, file: FileHandle): Promise<void> {
  app.tried(file);
  const opened = await app.run('tournament.open', { file });
  if (opened !== null && !opened.value.opened) {
    app.open({ kind: 'import', review: opened.value.review, isCheck: false });
  }
}

/** Largest file that can be dropped on the page; a larger one is chosen. */
const MOST_DROPPED = 2_800_000;

/** Asks for a report and shows what the rules say to it; nothing is stored. */
export async function checkReport(app: App): Promise<void> {
  const chosen = await app.chooseFile('open', '');
  if (chosen === null) return;
  const checked = await app.run('report.check', { file: chosen.file });
  if (checked !== null) app.open({ kind: 'import', review: checked.value, isCheck: true });
}

/** The same for a file that was dropped on the page. */
export async function checkDropped(app: App, file: File): Promise<void> {
  if (file.size > MOST_DROPPED)
    return app.refuse({
      code: 'file-too-large',
      message: text.import.tooLargeToDrop(file.name),
      advice: text.import.chooseInstead,
      severity: 'refused',
    });
  const base64 = base64Of(new Uint8Array(await file.arrayBuffer()));
  const checked = await app.run('report.checkDropped', { fileName: file.name.slice(0, 255), base64 });
  if (checked !== null) app.open({ kind: 'import', review: checked.value, isCheck: true });
}

/** Opens the manual over whatever is there, once. */
export function openManual(app: App): void {
  if (app.dialogs.at(-1)?.kind !== 'manual') app.open({ kind: 'manual' });
}

/** Does what a menu item or a second start of the program asks for; the answer stops listening. */
export function listenToMenu(app: App): () => void {
  const run: Record<MenuAction, (file: FileHandle | null) => void> = {
    new: () => app.open({ kind: 'new' }),
    open: () => void openTournament(app),
    'open-file': (file) => void (file === null ? openTournament(app) : openFile(app, file)),
    close: () => void app.run('tournament.close', null),
    export: () => app.show('filing'),
    print: () => app.show('documents'),
    undo: () => void undoLast(app),
    redo: () => void redoLast(app),
    commands: () => app.open({ kind: 'palette' }),
    keys: () => app.open({ kind: 'keys' }),
    manual: () => openManual(app),
  };
  return app.bridge.on('menu', ({ action, file }) => {
    // A menu item must not pull the page away under an unanswered question; the manual lies over it.
    if (app.dialogs.length === 0 || action === 'open-file' || action === 'manual') run[action](file);
  });
}
