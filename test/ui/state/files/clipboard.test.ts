/** Rows on the clipboard: what a page copies and pastes, when it leaves both to the browser, and what the commands do. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../../../src-renderer/texts.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import {
  clipboardActions,
  listenToClipboard,
} from '../../../../src-renderer/state/files/clipboard.svelte.ts';
import type { CopiedRows } from '../../../../src-renderer/state/files/rows-to-copy.ts';
import { chosen, FixtureBridge } from '../../fixture-bridge.ts';
import { changed, REFUSED, settled } from '../started-app.ts';

const ROWS: CopiedRows = {
  headings: ['No.', 'Name'],
  rows: [
    [7, 'Holt, Leon'],
    [31, 'Stark, Mara'],
  ],
};
const COPIED = 'No.\tName\r\n7\tHolt, Leon\r\n31\tStark, Mara';
const FILE = chosen('pasted rows').file;
const REVIEW = { token: 'one', rows: [] };

class Field {
  selectionStart = 0;
  selectionEnd = 0;
}
class LongField extends Field {}
class Page extends EventTarget {
  activeElement: object = {};
}

let bridge: FixtureBridge;
let app: App;
let page: Page;
let selected: string;
let rows: CopiedRows;

beforeEach(async () => {
  [page, selected, rows] = [new Page(), '', ROWS];
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', LongField);
  vi.stubGlobal('getSelection', () => ({ toString: () => selected }));
  bridge = new FixtureBridge('playing');
  bridge.prepare('files.paste', { ok: true, value: chosen('pasted rows') });
  bridge.prepare('players.readTable', { ok: true, value: REVIEW as never });
  bridge.prepare('results.readTable', { ok: true, value: REVIEW as never });
  app = new App(bridge);
  app.start();
  await settled();
});
afterEach(() => vi.unstubAllGlobals());

/** What the browser says of a key, with what lies on the clipboard; `null` where it has none for the page. */
function press(type: 'copy' | 'paste', lies: string | null = '') {
  const data = new Map([['text/plain', lies ?? '']]);
  const clipboardData = {
    getData: (kind: string) => data.get(kind) ?? '',
    setData: (kind: string, value: string) => void data.set(kind, value),
  };
  const event = new Event(type, { cancelable: true });
  page.dispatchEvent(Object.assign(event, { clipboardData: lies === null ? null : clipboardData }));
  return { taken: event.defaultPrevented, holds: data.get('text/plain') };
}
const list = (more: Partial<Parameters<typeof listenToClipboard>[1]> = {}) => ({
  copied: () => rows,
  ...more,
});
const command = (id: string, more: Parameters<typeof list>[0] = {}) =>
  clipboardActions(app, list(more)).find((action) => action.id === id);

describe('the key for copying', () => {
  it('puts the rows that are listed on the clipboard, headings first, and says how many', () => {
    listenToClipboard(app, list());
    expect(press('copy')).toEqual({ taken: true, holds: COPIED });
    expect(app.said).toBe(text.clipboard.copied(2));
    rows = { ...ROWS, rows: ROWS.rows.slice(1) };
    expect(press('copy').holds).toBe('No.\tName\r\n31\tStark, Mara');
    expect(app.said).toBe(text.clipboard.copied(1));
  });

  it.each<[string, () => void]>([
    ['a dialog lies over the page', () => app.open({ kind: 'palette' })],
    ['a text is selected', () => (selected = 'Holt')],
    [
      'something in a field is selected',
      () => (page.activeElement = Object.assign(new Field(), { selectionEnd: 3 })),
    ],
    [
      'something in a field of several lines is selected',
      () => (page.activeElement = Object.assign(new LongField(), { selectionStart: 2, selectionEnd: 5 })),
    ],
    ['nothing is listed', () => (rows = { ...ROWS, rows: [] })],
  ])('is left to the browser where %s', (_, arrange) => {
    listenToClipboard(app, list());
    arrange();
    expect(press('copy', 'before')).toEqual({ taken: false, holds: 'before' });
    expect(app.said).toBe('');
  });

  it('is taken in a field in which nothing is selected, whatever else is', () => {
    listenToClipboard(app, list());
    selected = 'Holt';
    for (const field of [new Field(), new LongField()]) {
      page.activeElement = Object.assign(field, { selectionStart: 4, selectionEnd: 4 });
      expect(press('copy').taken).toBe(true);
    }
  });

  it('does nothing where the browser has no clipboard for the page, nor after the page is left', () => {
    const leave = listenToClipboard(app, list({ holds: 'players' }));
    expect(press('copy', null).taken).toBe(false);
    expect(press('paste', null).taken).toBe(false);
    leave();
    expect(press('copy', 'before')).toEqual({ taken: false, holds: 'before' });
    expect(press('paste', 'a\tb').taken).toBe(false);
    expect(bridge.sent).toEqual([]);
  });
});

describe('the key for pasting', () => {
  const sent = () => bridge.sent.map(({ name, args }) => [name, args]);

  it('reads players, or results of the round on screen, and opens their review', async () => {
    const leave = listenToClipboard(app, list({ holds: 'players' }));
    expect(press('paste', '7\tHolt').taken).toBe(true);
    await settled();
    expect(sent()).toEqual([
      ['files.paste', { rows: '7\tHolt' }],
      ['players.readTable', { file: FILE, reading: null }],
    ]);
    expect(app.dialogs).toEqual([
      { kind: 'table', request: { holds: 'players', file: FILE, round: 1 }, review: REVIEW },
    ]);
    leave();
    app.close(app.dialogs[0]!);
    bridge.sent.length = 0;
    bridge.prepare('files.paste', { ok: true, value: chosen('pasted rows') });
    listenToClipboard(app, list({ holds: 'results', round: () => 4 }));
    expect(press('paste', '12\n1').taken).toBe(true);
    await settled();
    expect(sent()).toEqual([
      ['files.paste', { rows: '12\n1' }],
      ['results.readTable', { file: FILE, round: 4, reading: null }],
    ]);
    expect(app.dialogs).toEqual([
      { kind: 'table', request: { holds: 'results', file: FILE, round: 4 }, review: REVIEW },
    ]);
  });

  it('opens nothing where main refuses the rows, and says why', async () => {
    bridge = new FixtureBridge('playing');
    app = new App(bridge);
    app.start();
    await settled();
    bridge.prepare('files.paste', REFUSED as never);
    listenToClipboard(app, list({ holds: 'players' }));
    press('paste', 'a\tb');
    await settled();
    expect([sent().map(([name]) => name), app.dialogs, app.refusal?.code]).toEqual([
      ['files.paste'],
      [],
      'disk-full',
    ]);
  });

  it.each<[string, Parameters<typeof list>[0], string, () => void]>([
    ['the list takes no rows', {}, 'a\tb', () => undefined],
    ['a dialog lies over the page', { holds: 'players' }, 'a\tb', () => app.open({ kind: 'palette' })],
    ['nothing can be changed', { holds: 'players' }, 'a\tb', () => changed(bridge, { readOnly: true })],
    ['it is one cell', { holds: 'players' }, 'Holt, Leon\n', () => undefined],
  ])('is left to the browser where %s', async (_, more, lies, arrange) => {
    listenToClipboard(app, list(more));
    arrange();
    expect(press('paste', lies).taken).toBe(false);
    await settled();
    expect(bridge.sent).toEqual([]);
  });
});

describe('the list of commands', () => {
  it('names what the list holds, and leaves the keys to the browser', () => {
    const shown = (more: Parameters<typeof list>[0]) =>
      clipboardActions(app, list(more)).map(({ id, label, keys, native, enabled }) => [
        ...[id, label, keys, native, enabled],
      ]);
    const copy = ['copy-rows', text.clipboard.copy, 'Ctrl C', true, undefined];
    const paste = (label: string, enabled: boolean) => ['paste-rows', label, 'Ctrl V', true, enabled];
    expect(shown({})).toEqual([copy]);
    expect(shown({ holds: 'players' })).toEqual([copy, paste(text.clipboard.paste.players, true)]);
    changed(bridge, { readOnly: true });
    expect(shown({ holds: 'results' })).toEqual([copy, paste(text.clipboard.paste.results, false)]);
  });

  it('copies without a key where the browser lets it, and else says which key does', async () => {
    const written: string[] = [];
    let mayWrite = true;
    const writeText = async (words: string): Promise<void> => {
      if (!mayWrite) throw new Error('not allowed');
      written.push(words);
    };
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    command('copy-rows')!.run();
    await settled();
    expect([written, app.said]).toEqual([[COPIED], text.clipboard.copied(2)]);
    mayWrite = false;
    command('copy-rows')!.run();
    await settled();
    expect([written.length, app.said]).toEqual([1, text.clipboard.pressCopy]);
    command('paste-rows', { holds: 'players' })!.run();
    expect([app.said, bridge.sent]).toEqual([text.clipboard.pressPaste, []]);
  });
});
