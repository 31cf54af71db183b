import { describe, expect, it } from 'vitest';
import type { TableReview } from '../../src-main/ipc/contract.ts';
import { boardOf, chosen, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

const REVIEW: TableReview = {
  ...{ token: 'token-1', fileName: 'pasted rows', encoding: 'utf-8', encodings: ['utf-8'] },
  ...{ delimiter: '\t', delimiters: ['\t'], sheets: [], sheet: '', headingRow: 0, isRemembered: false },
  ...{ remarks: [], fields: ['ignore'], columns: [], rows: [] },
};

/** What the browser sends for Ctrl C or Ctrl V, with what lies on the clipboard. */
function clipboard(type: 'copy' | 'paste', lies = ''): ClipboardEvent {
  const clipboardData = new DataTransfer();
  if (lies !== '') clipboardData.setData('text/plain', lies);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

const copied = (event: ClipboardEvent) => event.clipboardData!.getData('text/plain');

async function openPage(key: string, bridge = new FixtureBridge()): Promise<FixtureBridge> {
  bridge.prepare('files.paste', { ok: true, value: chosen('pasted rows') });
  bridge.prepare('players.readTable', { ok: true, value: REVIEW });
  bridge.prepare('results.readTable', { ok: true, value: REVIEW });
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys(key);
  await expect
    .poll(() => document.querySelectorAll('[role=grid] [role=row], [role=grid] tr').length)
    .toBeGreaterThan(1);
  return bridge;
}

describe('rows on the clipboard', () => {
  it('Ctrl C copies the rows that are listed, headings first, and says how many', async () => {
    const bridge = new FixtureBridge();
    bridge.players = bridge.players.slice(0, 3);
    await openPage('{F2}', bridge);
    await sees(bridge.players[2]!.name.split(',')[0]!);
    const event = clipboard('copy');
    expect(event.defaultPrevented).toBe(true);
    const lines = copied(event).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]!.split('\t')).toContain('Name');
    expect(lines.slice(1).map((line) => line.split('\t')[2])).toEqual([
      'Calder, Leon',
      'Ibsen, Petra',
      'Larkin, Signe',
    ]);
    await sees('3 rows copied');
  });

  it('leaves a selected text, an empty list and the rows behind a question alone', async () => {
    const bridge = new FixtureBridge();
    bridge.players = bridge.players.slice(0, 1);
    await openPage('{F2}', bridge);
    const { name } = bridge.players[0]!;
    await sees(name.split(',')[0]!);

    (document.activeElement as HTMLElement).blur();
    getSelection()!.selectAllChildren(document.querySelector('[role=grid]')!);
    expect(getSelection()!.toString()).not.toBe('');
    expect(clipboard('copy').defaultPrevented).toBe(false);
    getSelection()!.removeAllRanges();
    expect(clipboard('copy').defaultPrevented).toBe(true);

    await keys('{Control>}k{/Control}', 'cop');
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    expect(clipboard('copy').defaultPrevented).toBe(false);
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    bridge.players = [];
    bridge.changed(['players']);
    await expect.poll(pageText).not.toContain(name);
    expect(copied(clipboard('copy'))).toBe('');
  });

  it('a text selected in a field is copied, not the rows', async () => {
    await openPage('{F2}');
    await keys('/', 'ab');
    const field = document.activeElement as HTMLInputElement;
    expect(field.value).toBe('ab');
    field.setSelectionRange(0, 2);
    expect(clipboard('copy').defaultPrevented).toBe(false);
    field.setSelectionRange(2, 2);
    expect(clipboard('copy').defaultPrevented).toBe(true);
  });

  it('pasted rows of players are read as a table; a single word goes where it was pasted', async () => {
    const bridge = await openPage('{F2}');
    expect(clipboard('paste', 'Larkin').defaultPrevented).toBe(false);
    expect(bridge.sentAs('files.paste')).toEqual([]);
    expect(clipboard('paste', 'Larkin, Signe\t2500').defaultPrevented).toBe(true);
    await expect.poll(() => bridge.sentAs('files.paste')).toEqual([{ rows: 'Larkin, Signe\t2500' }]);
    await expect
      .poll(() => bridge.sentAs('players.readTable'))
      .toEqual([{ file: chosen('pasted rows').file, reading: null }]);
    expect(bridge.sentAs('results.readTable')).toEqual([]);
  });

  it('pasted results are those of the round in view, which is not the first', async () => {
    const bridge = await openPage('{F4}');
    const { round } = bridge.round;
    expect(round).toBeGreaterThan(1);
    clipboard('paste', '1\t1-0\n2\t0-1');
    await expect
      .poll(() => bridge.sentAs('results.readTable'))
      .toEqual([{ file: chosen('pasted rows').file, round, reading: null }]);
    expect(bridge.sentAs('players.readTable')).toEqual([]);
  });

  it('copies boards with both players, their colours and the result that is stored', async () => {
    const bridge = new FixtureBridge();
    bridge.round = { ...bridge.round, boards: [boardOf(1, 'white-wins'), boardOf(2, 'open')] };
    await openPage('{F4}', bridge);
    await sees(boardOf(2, 'open').black.name.split(',')[0]!);
    const [, first, second] = copied(clipboard('copy'))
      .split('\r\n')
      .map((line) => line.split('\t'));
    const { white, black, resultText } = boardOf(1, 'white-wins');
    expect([first![0], first![1], first![3], first![4]]).toEqual(['1', white.name, resultText, black.name]);
    expect(second![3]).toBe('');
  });

  it.each([
    ['under a question', false],
    ['in a file that is only read', true],
  ])('nothing is pasted %s', async (_, readOnly) => {
    const bridge = new FixtureBridge();
    if (readOnly) bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
    await openPage('{F2}', bridge);
    if (!readOnly) await keys('{Control>}k{/Control}');
    expect(clipboard('paste', 'Larkin, Signe\t2500').defaultPrevented).toBe(false);
    expect(bridge.sentAs('files.paste')).toEqual([]);
  });

  it('a page whose rows come from others takes none', async () => {
    const bridge = await openPage('{F3}');
    expect(clipboard('paste', '1\tLarkin, Signe').defaultPrevented).toBe(false);
    expect(bridge.sentAs('files.paste')).toEqual([]);
  });
});
