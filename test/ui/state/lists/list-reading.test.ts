/** Reading a rating list, from the choice of the file on: questions, refusals, columns, progress. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListsFetched, Refusal } from '../../../../src-main/ipc/contract.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { ListReading } from '../../../../src-renderer/state/lists/list-reading.svelte.ts';
import { chosen, FixtureBridge } from '../../fixture-bridge.ts';

const FILE = chosen('/downloads/list.zip');
const LOOKED = { form: 'combined', name: 'FIDE', month: '2026-11', federation: '', columns: [], ranks: [] };
const COLUMNS = [
  { header: 'Name', field: 'name', samples: [] },
  { header: 'Elo', field: 'rating', samples: [] },
  { header: 'Note', field: '', samples: [] },
];
const refusal = (code: string): Refusal => ({ code, message: `${code}!`, advice: '', severity: 'refused' });

let bridge: FixtureBridge;
let app: App;
let reading: ListReading;
beforeEach(async () => {
  bridge = new FixtureBridge('playing');
  app = new App(bridge);
  app.start();
  await turns();
  reading = new ListReading(app);
  app.show('lists');
});
const turns = () => new Promise((resolve) => setTimeout(resolve));

/** Answers the dialog on top. */
async function answerTop(kind: 'choose-file' | 'confirm', answer: unknown): Promise<void> {
  await turns();
  const dialog = app.dialogs.at(-1) as DialogOf<'confirm'>;
  expect(dialog.kind).toBe(kind);
  dialog.answer(answer as never);
  await turns();
}
async function look(more: Record<string, unknown> = {}): Promise<void> {
  bridge.prepare('lists.look', { ok: true, value: { ...LOOKED, ...more } as never });
  const done = reading.choose();
  await answerTop('choose-file', FILE);
  await done;
}

describe('a rating list that is read', () => {
  it('is looked at first, and read under the name that was typed', async () => {
    expect([reading.isIdle, reading.waiting, reading.fields]).toEqual([true, null, []]);
    await look();
    expect(bridge.sentAs('lists.look')).toEqual([{ file: FILE.file }]);
    expect(reading.waiting).toMatchObject({ path: FILE.path, name: 'FIDE' });
    expect([reading.name, reading.month, reading.isIdle, app.dialogs]).toEqual([
      'FIDE',
      '2026-11',
      false,
      [],
    ]);
    reading.name = ' FIDE November ';
    reading.month = ' 2026-10 ';
    await reading.read();
    expect(bridge.sentAs('lists.import')).toEqual([
      { file: FILE.file, name: 'FIDE November', month: '2026-10', confirmed: 0 },
    ]);
    expect([reading.waiting, reading.isIdle]).toEqual([null, true]);
    // One entry differs from the list: the last thing said.
    expect(bridge.asked.at(-1)?.name).toBe('players.audit');
    expect(app.said).toBe(text.audit.afterReading(1));
  });

  it('139: is compared with the entries also where it has renewed itself', async () => {
    const stop = reading.listen();
    bridge.notify('lists.renewed', { name: 'FIDE', month: '2026-11' });
    await turns();
    expect(bridge.asked.at(-1)?.name).toBe('players.audit');
    expect(app.said).toContain('1 entry differs from it');
    const asked = bridge.asked.length;
    stop();
    bridge.notify('lists.renewed', { name: 'FIDE', month: '2026-11' });
    await turns();
    expect(bridge.asked.length).toBe(asked);
  });

  it('is not looked at where no file was chosen, and not read before one was', async () => {
    const none = reading.choose();
    await answerTop('choose-file', null);
    await none;
    await reading.read();
    expect(bridge.sent).toEqual([]);
  });

  it('is compared with the entries of an open tournament only, and nothing is said where all agree', async () => {
    bridge.answerBy('players.audit', () => ({ rows: [{ kind: 'twice' }] }) as never);
    await look();
    await reading.read();
    expect(app.said).toContain('FIDE');
    bridge.answerBy(
      'players.audit',
      () => ({ rows: [{ kind: 'differs' }, { kind: 'other-person' }] }) as never,
    );
    await look();
    await reading.read();
    expect(app.said).toBe(text.audit.afterReading(2));
    bridge.state = { ...bridge.state, document: null };
    bridge.changed([]);
    bridge.asked.length = 0;
    await look();
    await reading.read();
    expect(bridge.asked.map(({ name }) => name)).not.toContain('players.audit');
  });

  it('asks where main asks, and is read with the level that was confirmed', async () => {
    await look();
    const confirm = { act: 'Read', level: 2, consequences: [] } as const;
    bridge.prepare('lists.import', { ok: false, confirm });
    const no = reading.read();
    await answerTop('confirm', false);
    await no;
    expect([bridge.sentAs('lists.import').length, reading.waiting]).toMatchObject([1, { path: FILE.path }]);
    expect(reading.question).toBeNull();
    bridge.prepare('lists.import', { ok: false, confirm });
    const yes = reading.read();
    await answerTop('confirm', true);
    await yes;
    expect(bridge.sentAs('lists.import').map(({ confirmed }) => confirmed)).toEqual([0, 0, 2]);
    expect(reading.waiting).toBeNull();
  });

  it('says that something changed where another question comes back to a yes', async () => {
    await look();
    const told = { act: 'Read', level: 2, consequences: ['Fewer'] } as const;
    for (const shown of ['first', 'second'])
      bridge.prepare('lists.import', { ok: false, confirm: { ...told, shown } });
    const read = reading.read();
    await answerTop('confirm', true);
    await vi.waitFor(() => expect(bridge.sentAs('lists.import')).toHaveLength(2));
    expect(reading.question?.confirm.consequences).toEqual([text.app.askedAnew, 'Fewer']);
    await answerTop('confirm', true);
    await read;
    expect(bridge.sentAs('lists.import').at(-1)!.confirmed).toEqual({ level: 2, shown: 'second' });
    expect(reading.waiting).toBeNull();
  });

  it('asks nobody who is on another page or in a dialog: the question waits', async () => {
    await look();
    app.show('results');
    const confirm = { act: 'Read', level: 3, consequences: ['Fewer'] } as const;
    bridge.prepare('lists.import', { ok: false, confirm });
    await reading.read();
    expect([app.dialogs, reading.question?.confirm, reading.isIdle]).toEqual([[], confirm, false]);
    expect(app.said).toContain('FIDE');
    app.show('lists');
    const answered = reading.answer();
    await answerTop('confirm', true);
    await answered;
    expect(bridge.sentAs('lists.import').map(({ confirmed }) => confirmed)).toEqual([0, 3]);
    expect([reading.question, reading.waiting]).toEqual([null, null]);

    await look();
    app.open({ kind: 'seal' });
    bridge.prepare('lists.import', { ok: false, confirm });
    await reading.read();
    expect([app.dialogs.map(({ kind }) => kind), reading.question?.confirm]).toEqual([['seal'], confirm]);
    reading.drop();
    expect([reading.question, reading.waiting]).toEqual([null, null]);
    await reading.answer();
    expect(bridge.sentAs('lists.import')).toHaveLength(3);
  });

  it('can be put aside, and stopped', async () => {
    await look();
    reading.drop();
    expect(reading.waiting).toBeNull();
    reading.stop();
    expect(bridge.sentAs('lists.drop')).toHaveLength(1);
    expect(bridge.sentAs('lists.cancel')).toHaveLength(1);
  });
});

describe('a table of players', () => {
  it('asks for its columns; a field belongs to one of them', async () => {
    await look({ columns: COLUMNS, federation: 'AUT' });
    expect(app.dialogs).toEqual([{ kind: 'list-columns', reading }]);
    expect([reading.fields, reading.federation]).toEqual([['name', 'rating', ''], 'AUT']);
    reading.take(2, 'name');
    expect(reading.fields).toEqual(['', 'rating', 'name']);
    reading.take(1, '');
    expect(reading.fields).toEqual(['', '', 'name']);
    reading.federation = ' NOR ';
    await reading.read();
    expect(bridge.sentAs('lists.import')[0]).toMatchObject({
      table: { fields: ['', '', 'name'], federation: 'NOR' },
    });
  });

  it('that is refused keeps its columns open, once', async () => {
    await look({ columns: COLUMNS });
    bridge.prepare('lists.import', { ok: false, refusal: refusal('no-names') });
    await reading.read();
    expect(app.dialogs.map(({ kind }) => kind)).toEqual(['list-columns']);
    expect(app.refusal?.code).toBe('no-names');
    app.close(app.dialogs[0]!);
    bridge.prepare('lists.import', { ok: false, refusal: refusal('no-names') });
    await reading.read();
    expect(app.dialogs.map(({ kind }) => kind)).toEqual(['list-columns']);
  });
});

describe('a list that is refused', () => {
  it('when it is looked at or read stays on the page, the newest three first', async () => {
    app.show('lists');
    for (const code of ['one', 'two', 'three']) {
      bridge.prepare('lists.look', { ok: false, refusal: refusal(code) });
      const done = reading.choose();
      await answerTop('choose-file', FILE);
      await done;
    }
    await look();
    bridge.prepare('lists.import', { ok: false, refusal: refusal('four') });
    await reading.read();
    expect(reading.refused.map(({ path, refusal: { code } }) => `${path} ${code}`)).toEqual(
      ['four', 'three', 'two'].map((code) => `${FILE.path} ${code}`),
    );
    expect([app.refusal, reading.waiting !== null]).toEqual([null, true]);
  });

  it('is told elsewhere too, but not to who stopped it', async () => {
    app.show('results');
    await look();
    bridge.prepare('lists.import', { ok: false, refusal: refusal('reading-stopped') });
    await reading.read();
    expect([app.said, app.refusal, reading.refused]).toEqual(['reading-stopped!', null, []]);
    bridge.prepare('lists.import', { ok: false, refusal: refusal('disk-full') });
    await reading.read();
    expect(app.refusal?.code).toBe('disk-full');
  });
});

describe('a list that is fetched', () => {
  const fetched = { ...LOOKED, ...FILE, month: '2026-12' };
  const brings = (waiting: readonly object[], more: Partial<ListsFetched> = {}) =>
    ({ ok: true, value: { stored: [], same: 0, failed: 0, ...more, waiting } as never }) as const;

  it('is one of several: what is stored is told, and what waits comes one by one', async () => {
    const others = ['b.zip', 'c.zip'].map((name) => ({ ...fetched, ...chosen(`/lists/${name}`) }));
    const stored = [{ name: 'FIDE', month: '2026-12' }];
    bridge.prepare('lists.fetch', brings([fetched, ...others], { stored, same: 1, failed: 2 }));
    await reading.fetch();
    expect(app.said).toBe(
      'Fetched and stored: FIDE, December 2026. 1 list is unchanged. 3 files wait on the page Rating lists to be read. 2 addresses gave none: the page Rating lists says why.',
    );
    expect(reading.waiting?.path).toBe(FILE.path);
    await reading.read();
    expect(reading.waiting?.path).toBe('/lists/b.zip');
    reading.drop();
    expect(bridge.sentAs('lists.drop')).toEqual([{ file: others[0]!.file }]);
    expect(reading.waiting?.path).toBe('/lists/c.zip');
    reading.drop();
    expect(reading.waiting).toBeNull();
  });

  it('takes the question about a file away that was there before', async () => {
    await look();
    app.show('results');
    bridge.prepare('lists.import', {
      ok: false,
      confirm: { act: 'Read', level: 3, consequences: ['Fewer'] },
    });
    await reading.read();
    expect(reading.question).not.toBeNull();
    bridge.prepare('lists.fetch', brings([], { same: 1 }));
    await reading.fetch();
    expect([reading.question, reading.waiting]).toEqual([null, null]);
  });

  it('waits like one that was chosen, without a dialog over another page, or is refused', async () => {
    bridge.prepare('lists.fetch', brings([fetched]));
    await reading.fetch();
    expect([reading.waiting?.path, reading.name, reading.month]).toEqual([FILE.path, 'FIDE', '2026-12']);
    await reading.read();
    expect(bridge.sentAs('lists.import')).toMatchObject([{ file: FILE.file, month: '2026-12' }]);

    app.show('results');
    bridge.prepare('lists.fetch', brings([{ ...fetched, columns: COLUMNS }]));
    await reading.fetch();
    expect([app.dialogs, reading.isTable]).toEqual([[], true]);
    expect(app.said).toBe('1 file waits on the page Rating lists to be read.');
    app.show('lists');
    reading.askForColumns();
    reading.askForColumns();
    expect(app.dialogs.map(({ kind }) => kind)).toEqual(['list-columns']);

    bridge.prepare('lists.fetch', { ok: false, refusal: refusal('no-network') });
    await reading.fetch();
    expect(app.refusal?.code).toBe('no-network');
  });
});

describe('how far it is', () => {
  it('is told in per cent and, once enough was read, in seconds; another file begins anew', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const stop = reading.listen();
      const notice = (fileName: string, settled: number, all: number, at: number) => {
        now.mockReturnValue(at);
        bridge.notify('lists.progress', { fileName, settled, all });
        return [reading.fileName, reading.percent, reading.seconds];
      };
      expect([reading.percent, reading.seconds]).toEqual([null, null]);
      expect(notice('a.zip', 0, 0, 100)).toEqual(['a.zip', 0, null]);
      expect(notice('a.zip', 19, 100, 2100)).toEqual(['a.zip', 19, null]);
      expect(notice('a.zip', 25, 100, 1090)).toEqual(['a.zip', 25, null]);
      expect(notice('a.zip', 25, 100, 2100)).toEqual(['a.zip', 25, 6]);
      expect(notice('a.zip', 999, 1000, 3100)).toEqual(['a.zip', 99, 1]);
      expect(notice('b.zip', 50, 100, 4000)).toEqual(['b.zip', 50, null]);
      expect(notice('b.zip', 50, 100, 6000)).toEqual(['b.zip', 50, 2]);
      expect(notice('', 0, 0, 7000)).toEqual(['', null, null]);
      stop();
      expect(notice('c.zip', 1, 2, 8000)).toEqual(['', null, null]);
    } finally {
      now.mockRestore();
    }
  });
});
