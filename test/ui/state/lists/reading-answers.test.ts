/** A rating list that is read while other things happen: another file, another answer, another page. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { AuditDesk, canBeTaken } from '../../../../src-renderer/state/lists/audit-desk.svelte.ts';
import { ListReading } from '../../../../src-renderer/state/lists/list-reading.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { chosen, type FixtureBridge } from '../../fixture-bridge.ts';
import { question, settled, started } from '../started-app.ts';

const LOOKED = { form: 'combined', name: 'FIDE', month: '2026-11', federation: '', columns: [], ranks: [] };
const ASKS = { ok: false, confirm: { act: 'Read', level: 2, consequences: ['Fewer'] } } as const;
const NO: Refusal = { code: 'no', message: 'No.', advice: '', severity: 'refused' };

let app: App;
let bridge: FixtureBridge;
let reading: ListReading;
beforeEach(async () => {
  ({ app, bridge } = await started());
  reading = new ListReading(app);
  app.show('lists');
});

async function look(path: string, more: object = {}): Promise<void> {
  bridge.prepare('lists.look', { ok: true, value: { ...LOOKED, ...more } as never });
  const choosing = reading.choose();
  await settled();
  (app.dialogs.at(-1) as DialogOf<'choose-file'>).answer(chosen(path));
  await choosing;
}

describe('a list that is read', () => {
  it('begins with nothing: no file, no field, no progress', () => {
    expect([reading.waiting, reading.fileName, reading.percent, reading.seconds, reading.question]).toEqual([
      ...[null, '', null, null],
      null,
    ]);
    expect([reading.fields, reading.isTable, reading.isIdle, reading.refused]).toEqual([[], false, true, []]);
    expect([reading.name, reading.month, reading.federation]).toEqual(['', '', '']);
    reading.askForColumns();
    reading.drop();
    expect([app.dialogs, bridge.sent]).toEqual([[], []]);
  });

  it('that main asks about before it is looked at is not there, and nothing is said', async () => {
    bridge.prepare('lists.look', ASKS);
    const choosing = reading.choose();
    await settled();
    (app.dialogs.at(-1) as DialogOf<'choose-file'>).answer(chosen('/a.zip'));
    await choosing;
    expect([reading.waiting, reading.refused, app.refusal]).toEqual([null, [], null]);
  });

  it('is said to be read in a whole sentence, and then what differs from it', async () => {
    bridge.answerBy('players.audit', () => ({ rows: [] }) as never);
    await look('/a.zip');
    await reading.read();
    expect(app.said).toBe(text.lists.read('FIDE', text.lists.month('2026-11')));
  });

  it('is not compared with the entries where that was switched off', async () => {
    const { value } = (await bridge.query('lists.view', null)) as { value: object };
    bridge.answerBy('lists.view', () => ({ ...value, comparesByItself: false }) as never);
    await look('/a.zip');
    bridge.asked.length = 0;
    await reading.read();
    expect(bridge.asked.map(({ name }) => name)).toEqual(['lists.view']);
    expect(app.said).toBe(text.lists.read('FIDE', text.lists.month('2026-11')));
  });

  it('whose answer comes when another file waits says nothing of it', async () => {
    await look('/a.zip');
    let answer = (): void => undefined;
    bridge.hold('lists.import', new Promise((resolve) => (answer = resolve)));
    bridge.prepare('lists.import', { ok: false, refusal: NO });
    const old = reading.read();
    await look('/b.zip', { name: 'Club' });
    answer();
    await old;
    expect([reading.waiting?.path, reading.refused, app.refusal, app.said]).toEqual(['/b.zip', [], null, '']);
  });

  it('about which a question was answered once it was put aside is not read', async () => {
    await look('/a.zip');
    bridge.prepare('lists.import', ASKS);
    const asking = reading.read();
    await settled();
    const dialog = question(app);
    expect(dialog.command).toBe('lists.import');
    reading.drop();
    dialog.answer(true);
    await asking;
    expect([bridge.sentAs('lists.import').length, reading.question, reading.waiting]).toEqual([
      1,
      null,
      null,
    ]);
  });

  it('of which the answer is no asks for its columns again, and one without columns does not', async () => {
    const columns = [{ header: 'Name', field: 'name', samples: [] }];
    await look('/a.csv', { columns });
    app.close(app.dialogs[0]!);
    bridge.prepare('lists.import', ASKS);
    const asking = reading.read();
    await settled();
    question(app).answer(false);
    await asking;
    expect([app.dialogs, reading.question]).toEqual([[{ kind: 'list-columns', reading }], null]);
    await look('/b.zip');
    expect([reading.isTable, reading.fields]).toEqual([false, []]);
  });

  it('that is refused on another page is said there, and asks for nothing', async () => {
    const columns = [{ header: 'Name', field: 'name', samples: [] }];
    await look('/a.csv', { columns });
    app.close(app.dialogs[0]!);
    app.show('results');
    bridge.prepare('lists.import', { ok: false, refusal: NO });
    await reading.read();
    expect([app.dialogs, app.refusal, reading.refused]).toEqual([[], NO, [{ path: '/a.csv', refusal: NO }]]);
  });

  it('one of several that were fetched waits behind the one that is looked at', async () => {
    const file = (path: string) => ({ ...LOOKED, ...chosen(path) });
    const value = { stored: [], same: 0, failed: 0, waiting: [file('/b.zip'), file('/c.zip')] } as never;
    bridge.prepare('lists.fetch', { ok: true, value });
    await reading.fetch();
    await look('/own.zip');
    expect(reading.waiting?.path).toBe('/own.zip');
    await reading.read();
    expect(reading.waiting).toMatchObject({ path: '/c.zip', name: 'FIDE', month: '2026-11' });
    await reading.read();
    expect([reading.waiting, reading.isIdle]).toEqual([null, true]);
  });

  it('is fetched without a word where main asks something', async () => {
    bridge.prepare('lists.fetch', ASKS);
    await reading.fetch();
    expect([app.refusal, app.said, reading.waiting]).toEqual([null, '', null]);
  });

  it('gives a field to one column, and takes it from the one before', async () => {
    const columns = ['name', 'rating', '', 'club'].map((field) => ({ header: field, field, samples: [] }));
    await look('/a.csv', { columns });
    reading.take(0, 'club');
    expect(reading.fields).toEqual(['club', 'rating', '', '']);
    reading.take(3, 'name');
    reading.take(3, 'name');
    expect(reading.fields).toEqual(['club', 'rating', '', 'name']);
  });
});

describe('the comparison', () => {
  it('has no rows before main has answered, and does nothing then', async () => {
    const desk = new AuditDesk(app, () => null);
    expect([desk.all, desk.rows, desk.current, desk.row, desk.count('all')]).toEqual([[], [], -1, null, 0]);
    expect([desk.marked, desk.chosen, canBeTaken(null)]).toEqual([[], [], false]);
    desk.toggleMark();
    await desk.keep();
    await desk.merge();
    await desk.propose({ hits: [{ place: 1, list: { id: 'x' } }] } as never, 1);
    expect(bridge.sent).toEqual([]);
  });

  it('forgets the marks of those whom the list was taken for, and of no others', async () => {
    const { value } = (await bridge.query('players.audit', null)) as unknown as {
      readonly value: { readonly rows: readonly object[] };
    };
    const row = (id: number) => ({ ...value.rows[0]!, player: { id, name: `P${id}` } });
    const desk = new AuditDesk(app, () => ({ ...value, rows: [row(41), row(7), row(9)] }) as never);
    for (let count = 0; count < 3; count++) desk.toggleMark();
    expect([desk.current, desk.marked]).toEqual([2, [41, 7, 9]]);
    bridge.prepare('players.takeList', { ok: true, value: { changed: 2 } });
    await desk.take([7, 9]);
    expect([desk.marked, app.said]).toEqual([[41], text.audit.taken(2)]);
    desk.go(1);
    expect([desk.isMarked(desk.all[0]!), desk.isMarked(desk.row!)]).toEqual([true, false]);
  });
});
