/** What works on every page: which keys and commands there are, when each can be used, and what each does. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentState } from '../../../src-main/ipc/contract.ts';
import { appActions } from '../../../src-renderer/state/app-actions.svelte.ts';
import { type App } from '../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import { isTool, PAGES, pageOfTab } from '../../../src-renderer/state/pages.ts';
import { text } from '../../../src-renderer/texts.ts';
import { chosen, type FixtureBridge } from '../fixture-bridge.ts';
import { changed, settled, started } from './started-app.ts';

let bridge: FixtureBridge;
let app: App;
let homes: number;

beforeEach(async () => {
  ({ app, bridge } = await started());
  homes = 0;
  // The place that has the keyboard: no element is there in plain Node.
  vi.stubGlobal('document', { querySelector: () => ({ focus: () => homes++ }) });
});
afterEach(() => vi.unstubAllGlobals());

const action = (id: string) => appActions(app).find((one) => one.id === id);
const sent = () => bridge.sent.map(({ name, args }) => [name, args]);
const top = () => app.dialogs.at(-1);
/** Runs an action and answers the dialog for a file; what that was asked for. */
async function choose(id: string, path: string | null): Promise<readonly string[]> {
  action(id)!.run();
  await settled();
  const dialog = top() as DialogOf<'choose-file'>;
  dialog.answer(path === null ? null : chosen(path));
  await settled();
  return [dialog.purpose, dialog.suggestion];
}
const readOnly = (more: Partial<DocumentState> = {}) => changed(bridge, { readOnly: true, ...more });

describe('what there is', () => {
  it('has its key and its words', () => {
    const shown = appActions(app).map(({ id, keys, label }) => `${id}|${keys}|${label}`);
    expect(shown).toEqual([
      ...PAGES.map(({ name, keys }) => `page-${name}|${keys}|${text.pages[name]}`),
      `page-lists|Ctrl Shift G|${text.pages.lists}`,
      `page-lab|Ctrl Shift L|${text.pages.lab}`,
      `page-rest||${text.pages.rest}`,
      `audit|Ctrl D|${text.audit.open}`,
      `hall-names-now|Ctrl F6|${text.hall.control.namesNow}`,
      `round-earlier|Ctrl ↑|${text.app.rounds.earlier}`,
      `round-later|Ctrl ↓|${text.app.rounds.later}`,
      `undo|Ctrl Z|${text.app.undoOf('Result, board 11')}`,
      `redo|Ctrl Y|${text.app.redo}`,
      `incident|Ctrl L|${text.incidents.open}`,
      `operator|Ctrl U|${text.incidents.operator.open}`,
      `result-keys||${text.app.resultKeys}`,
      `restore-points||${text.restore.title}`,
      `export|Ctrl E|${text.app.export}`,
      `mirror||${text.app.mirror}`,
      `work-on-copy||${text.app.workOnCopy}`,
      `without-personal-data||${text.personalData.command}`,
      `close||${text.app.closeTournament}`,
      `open|Ctrl O|${text.app.open}`,
      `new||${text.app.new}`,
      `verify-seal||${text.seals.open}`,
      `check-report||${text.start.check}`,
      `palette|Ctrl K|${text.app.commands}`,
      `settings|Ctrl ,|${text.app.settings}`,
      `languages||${text.app.languages}`,
      `keys|?|${text.app.keysHere}`,
      `manual|F1|${text.app.manual}`,
      ...(['system', 'light', 'dark', 'contrast'] as const).map(
        (theme) => `theme-${theme}||${text.app.themes[theme]}`,
      ),
    ]);
    expect(PAGES.map(({ keys }) => keys)).toEqual(['F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9']);
  });

  it('is of the program alone where no tournament is open', () => {
    bridge.state = { ...bridge.state, document: null };
    bridge.changed([]);
    expect(appActions(app).map(({ id }) => id)).toEqual([
      ...['open', 'check-report', 'palette', 'settings', 'languages', 'keys', 'manual'],
      ...['theme-system', 'theme-light', 'theme-dark', 'theme-contrast'],
    ]);
  });

  it('says what would be undone and done again, and can be used where there is something', () => {
    const steps = () => ['undo', 'redo'].map((id) => [action(id)!.label, action(id)!.enabled]);
    changed(bridge, { undo: null, redo: { seq: 1, label: 'Bye' } });
    expect(steps()).toEqual([
      [text.app.undo, false],
      [text.app.redoOf('Bye'), true],
    ]);
    changed(bridge, { undo: { seq: 4, label: 'Fee' }, redo: null });
    expect(steps()).toEqual([
      [text.app.undoOf('Fee'), true],
      [text.app.redo, false],
    ]);
    readOnly({ redo: { seq: 1, label: 'Bye' } });
    expect(steps().map(([, enabled]) => enabled)).toEqual([false, false]);
  });

  it('changes nothing in a file that cannot be changed', () => {
    const off = () => appActions(app).flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
    expect(off()).toEqual(['redo', 'theme-light']);
    readOnly();
    expect(off()).toEqual(['undo', 'redo', 'operator', 'mirror', 'work-on-copy', 'theme-light']);
    // A copy of a second medium can be worked on, as another copy or in place of what is lost.
    readOnly({ copy: {} as never, mayTakeOver: true });
    expect(off()).toEqual(['undo', 'redo', 'operator', 'mirror', 'theme-light']);
    expect(action('take-over')!.label).toBe(text.app.takeOver);
    bridge.state = { ...bridge.state, theme: 'contrast' };
    bridge.changed([]);
    expect(off()).not.toContain('theme-light');
    expect(off()).toContain('theme-contrast');
  });

  it('leads from the past back to now', async () => {
    expect(action('now')).toBeUndefined();
    changed(bridge, { past: { seq: 12 } as never });
    expect([action('now')!.keys, action('now')!.label]).toEqual(['Esc', text.app.backToNow]);
    action('now')!.run();
    await settled();
    expect(sent()).toEqual([['log.lookAt', { seq: null }]]);
  });
});

describe('a key', () => {
  it('leads to its page, and on that page to its main place', () => {
    for (const { name } of PAGES) {
      action(`page-${name}`)!.run();
      expect([app.page, homes]).toEqual([name, 0]);
    }
    action('page-documents')!.run();
    expect([app.page, homes]).toEqual(['documents', 1]);
    for (const [id, page] of [
      ['page-lists', 'lists'],
      ['page-lab', 'lab'],
      ['page-rest', 'rest'],
      ['audit', 'audit'],
      ['export', 'filing'],
      ['settings', 'settings'],
    ] as const) {
      action(id)!.run();
      expect(app.page).toBe(page);
    }
    expect(homes).toBe(1);
    action('settings')!.run();
    expect([app.page, homes]).toEqual(['settings', 2]);
    app.show('players');
    action('languages')!.run();
    expect([app.page, app.settings.group]).toEqual(['settings', 'language']);
  });

  it('goes round by round, and no further than the first and the last', () => {
    const after = (id: 'earlier' | 'later') => {
      action(`round-${id}`)!.run();
      return app.round;
    };
    expect([after('earlier'), after('earlier'), after('later')]).toEqual([6, 5, 6]);
    expect([after('later'), app.chosenRound]).toEqual([7, null]);
    app.chooseRound(9);
    expect(after('later')).toBe(9);
    app.chooseRound(1);
    expect(after('earlier')).toBe(1);
  });

  it.each([
    ['incident', { kind: 'incident' }],
    ['operator', { kind: 'operator' }],
    ['result-keys', { kind: 'result-keys' }],
    ['restore-points', { kind: 'restore' }],
    ['new', { kind: 'new' }],
    ['verify-seal', { kind: 'seal' }],
    ['palette', { kind: 'palette' }],
    ['keys', { kind: 'keys' }],
    ['manual', { kind: 'manual' }],
  ])('opens the dialog of %s', (id, dialog) => {
    action(id)!.run();
    expect(app.dialogs).toEqual([dialog]);
  });

  it.each<[string, string, unknown]>([
    ['undo', 'log.undo', { seq: null, confirmed: 0 }],
    ['redo', 'log.redo', { confirmed: 0 }],
    ['close', 'tournament.close', null],
    ['theme-system', 'app.setTheme', { theme: 'system' }],
    ['theme-dark', 'app.setTheme', { theme: 'dark' }],
    ['theme-contrast', 'app.setTheme', { theme: 'contrast' }],
  ])('%s sends %s', async (id, name, args) => {
    for (const step of ['log.undo', 'log.redo'] as const)
      bridge.prepare(step, { ok: true, value: { label: 'x' } });
    action(id)!.run();
    await settled();
    expect(sent()).toEqual([[name, args]]);
  });

  it('asks for a place where one is needed', async () => {
    const path = '/usb/x';
    const { file } = chosen(path);
    expect(await choose('mirror', path)).toEqual(['medium-folder', '']);
    expect(await choose('work-on-copy', path)).toEqual(['save-tournament', 'Harbour Open 2026.wallchart']);
    bridge.prepare('tournament.open', { ok: true, value: { opened: true } as never });
    expect(await choose('open', path)).toEqual(['open', '']);
    bridge.prepare('report.check', { ok: true, value: {} as never });
    expect(await choose('check-report', path)).toEqual(['open', '']);
    readOnly({ mayTakeOver: true });
    expect(await choose('take-over', path)).toEqual(['save-tournament', 'Harbour Open 2026.wallchart']);
    expect(sent()).toEqual([
      ['mirror.add', { folder: file }],
      ['tournament.workOnCopy', { source: null, target: file }],
      ['tournament.open', { file }],
      ['report.check', { file }],
      ['tournament.takeOver', { target: file, confirmed: 0 }],
    ]);
  });

  it('saves the tournament without personal data where the arbiter wants it, and says where that is', async () => {
    const asked = ['save-tournament', `Harbour Open 2026 (${text.personalData.short}).wallchart`];
    expect(await choose('without-personal-data', null)).toEqual(asked);
    expect(sent()).toEqual([]);
    const answer = 'tournament.saveWithoutPersonalData';
    bridge.prepare(answer, { ok: true, value: { path: '/usb/plain' } });
    expect(await choose('without-personal-data', '/usb/plain')).toEqual(asked);
    expect(sent()).toEqual([[answer, { target: chosen('/usb/plain').file, confirmed: 0 }]]);
    expect(app.said).toBe(text.personalData.saved('/usb/plain'));
    app.say('');
    const refusal = { code: 'full', message: '', advice: '', severity: 'not-saved' } as const;
    bridge.prepare(answer, { ok: false, refusal });
    await choose('without-personal-data', '/usb/plain');
    expect([app.said, app.refusal?.code]).toEqual(['', 'full']);
  });

  it.each([
    ['closed', true],
    ['open', false],
  ])('shows the names in the hall, in a window that is opened where it is %s: %s', async (state, opens) => {
    bridge.answerBy('hall.control', () => ({ window: { state } }) as never);
    bridge.prepare('hall.open', { ok: true, value: null as never });
    action('hall-names-now')!.run();
    await settled();
    expect(sent()).toEqual([['hall.show', { view: 'names' }], ...(opens ? [['hall.open', null]] : [])]);
  });
});

describe('pages', () => {
  it('that are parts of another mark its tab; tools belong to the laptop', () => {
    const tabs = (['audit', 'correction', 'norms', 'round', 'lab'] as const).map(pageOfTab);
    expect(tabs).toEqual(['players', 'results', 'filing', 'round', 'lab']);
    expect((['lists', 'lab', 'rest', 'settings', 'audit', 'players'] as const).map(isTool)).toEqual([
      ...[true, true, true, true, false, false],
    ]);
  });
});
