/** The boards of the results' page: which are listed, what the round waits for, and the way to the next one. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameResult } from '../../../../src-engine/index.ts';
import { en } from '../../../../src-engine/texts/index.ts';
import type { RoundPhase } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { ResultsDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { EntryDesk } from '../../../../src-renderer/state/results/entry-desk.svelte.ts';
import { resultActions } from '../../../../src-renderer/state/results/result-actions.ts';
import { ResultList } from '../../../../src-renderer/state/results/result-list.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { boardOf, chosen, FixtureBridge } from '../../fixture-bridge.ts';
import { REFUSED } from '../started-app.ts';

let bridge: FixtureBridge;
let app: App;
let desk: ResultsDesk;
let view: View<'round.view'>;
let list: ResultList;
const turns = () => new Promise((resolve) => setTimeout(resolve));
const boards = () => list.visible.map(({ board }) => board);

/** Round 7 of 9 with boards 11, 12 … that have these results; board 12 wants a look. */
async function begin(phase: RoundPhase, ...results: readonly GameResult[]): Promise<void> {
  bridge = new FixtureBridge(phase);
  bridge.round = {
    ...bridge.round,
    boards: results.map((result, at) => ({
      ...boardOf(11 + at, result),
      flags: at === 1 ? [{ kind: 'warn', text: 'looks odd' }] : [{ kind: 'info', text: 'note' }],
    })),
  };
  app = new App(bridge);
  app.start();
  await turns();
  desk = new ResultsDesk(app.stores);
  view = new View(app, 'round.view');
  list = new ResultList(app, desk, () => view.value);
  await view.load({ round: 7 });
}
beforeEach(() => begin('playing', 'draw', 'white-wins', 'open', 'adjourned'));

describe('the boards', () => {
  it('are all, those that wait, or those that want a look; the same choice again shows all', async () => {
    expect(boards()).toEqual([11, 12, 13, 14]);
    list.toggle('open');
    expect(boards()).toEqual([13, 14]);
    list.toggle('flagged');
    expect(boards()).toEqual([12]);
    list.toggle('flagged');
    expect([desk.filter, boards().length]).toEqual(['all', 4]);
    // One warning among other notes is enough; none at all is no warning.
    const { boards: rows } = bridge.round;
    const flags = [
      { kind: 'info', text: 'note' },
      { kind: 'warn', text: 'looks odd' },
    ] as const;
    bridge.round = {
      ...bridge.round,
      boards: [
        { ...rows[0]!, flags },
        { ...rows[1]!, flags: [] },
      ],
    };
    await view.load({ round: 7 });
    expect(list.flagged.map(({ board }) => board)).toEqual([11]);
  });

  it('show what was keyed before it is stored', async () => {
    let store = (): void => undefined;
    bridge.hold('results.enter', new Promise((resolve) => (store = resolve)));
    desk.entry.offer(13, 'draw', list.before!);
    expect(list.boards[2]).toMatchObject({ board: 13, result: 'draw', pending: 'storing' });
    expect(list.open.map(({ board }) => board)).toEqual([14]);
    store();
    await app.stores.idle();
  });

  it('know the row of the board at the field', () => {
    desk.entry.moveTo(13);
    expect(list.at).toBe(2);
    list.toggle('open');
    expect(list.at).toBe(0);
    list.toggle('flagged');
    expect(list.at).toBe(-1);
  });

  it('are before the desk once the chosen round is on screen, and published', async () => {
    expect(list.before).toMatchObject({ round: 7, preset: 'wallchart' });
    app.chooseRound(6);
    expect(list.before).toBeNull();
    await begin('checked', 'open');
    expect([list.ready, list.before]).toEqual([false, null]);
  });
});

describe('a round', () => {
  it.each<[RoundPhase, boolean]>([
    ['draft', false],
    ['checked', false],
    ['published', true],
    ['playing', true],
    ['done', true],
  ])('that is %s has boards for results: %s', async (phase, ready) => {
    await begin(phase, 'open');
    expect([list.ready, list.before !== null]).toEqual([ready, ready]);
  });
});

describe('the round', () => {
  it('waits for open games and for adjourned ones, and goes on without the latter', async () => {
    expect(list.waiting).toEqual({ open: [13], adjourned: [14] });
    expect(list.goesOn).toBe(false);
    await begin('playing', 'draw', 'adjourned');
    expect([list.waiting.open, list.goesOn]).toEqual([[], true]);
  });

  it('leads to the next one', () => {
    expect(list.next).toBe(8);
    list.toNext();
    expect([app.page, app.round]).toEqual(['round', 8]);
  });

  it('leads nowhere after the last', async () => {
    bridge.round = { ...bridge.round, round: 9 };
    await view.load({ round: 9 });
    list.toNext();
    expect([list.next, app.page]).toEqual([null, 'results']);
  });
});

describe('what can be done on the page', () => {
  const actions = (isComing = false) => {
    const entryDesk = new EntryDesk({
      app,
      entry: desk.entry,
      before: () => list.before,
      toField: () => undefined,
    });
    return resultActions({ app, desk, list, entryDesk, isComing });
  };
  const action = (id: string) => actions().find((one) => one.id === id)!;
  const enabled = (isComing = false) =>
    actions(isComing)
      .filter((one) => one.enabled !== false)
      .map(({ id }) => id);
  const ALWAYS = ['all-boards', 'open-boards', 'flagged', 'claims', 'result-keys-here'];

  it('depends on the board at the field, on what waits, and on the games that are open', async () => {
    expect(enabled().toSorted()).toEqual([...ALWAYS, 'second-entry', 'import-results'].toSorted());
    desk.entry.settle(list.before!);
    expect(enabled()).toContain('other-result');
    await begin('done', 'draw', 'white-wins');
    expect(enabled()).toContain('next-round');
    expect(action('next-round').label).toBe(en.results.pairNext(8));
  });

  it('is little before the round is published; a table may be waited for', async () => {
    await begin('draft');
    expect(enabled().toSorted()).toEqual(ALWAYS.toSorted());
    expect(enabled(true)).toContain('import-results');
  });

  it('is what the keys say', () => {
    action('open-boards').run();
    expect(desk.filter).toBe('open');
    action('all-boards').run();
    expect(desk.filter).toBe('all');
    desk.entry.settle(list.before!);
    action('other-result').run();
    expect(app.dialogs).toMatchObject([{ kind: 'other-result', board: 13 }]);
    action('second-entry').run();
    expect(desk.verifying).toBe(true);
  });

  it('has its key and its words, and counts the boards that it would list', () => {
    const shown = actions().map(({ id, keys, label, unlisted }) => [id, keys, label, unlisted === true]);
    const words = en.results;
    expect(shown).toEqual([
      ['all-boards', 'A', words.filters.all(4), false],
      ['open-boards', 'O', words.filters.open(2), false],
      ['flagged', 'F', words.filters.flagged(1), false],
      ['held', 'Q', words.heldNext, false],
      ['other-result', 'X', words.other, false],
      ['claims', 'C', words.claims, false],
      ['second-entry', 'V', en.verification.open, false],
      ['import-results', 'Ctrl I', en.table.commands.results, false],
      ['result-keys-here', 'K', en.app.resultKeys, true],
      ['next-round', 'Ctrl Enter', words.pairNext(8), false],
    ]);
  });

  it('leads to other dialogs, to a table of the round on screen, and to the next round', async () => {
    action('flagged').run();
    expect(desk.filter).toBe('flagged');
    action('claims').run();
    action('result-keys-here').run();
    expect(app.dialogs).toEqual([{ kind: 'palette' }, { kind: 'result-keys' }]);
    for (const dialog of app.dialogs) app.close(dialog);
    app.chooseRound(5);
    action('import-results').run();
    await turns();
    const chooser = app.dialogs[0] as DialogOf<'choose-file'>;
    expect([chooser.kind, chooser.purpose]).toEqual(['choose-file', 'open-table']);
    bridge.prepare('results.readTable', { ok: true, value: { rows: [] } as never });
    chooser.answer(chosen('/usb/results.csv'));
    await turns();
    const { file } = chosen('/usb/results.csv');
    expect(bridge.sentAs('results.readTable')).toEqual([{ file, round: 5, reading: null }]);
    expect(app.dialogs).toMatchObject([{ kind: 'table', request: { holds: 'results', file, round: 5 } }]);
    action('next-round').run();
    expect([app.page, app.round]).toEqual(['round', 8]);
  });

  it('changes nothing in a file that cannot be changed, and has no next round after the last', async () => {
    desk.entry.settle(list.before!);
    expect(enabled()).toContain('other-result');
    bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
    bridge.changed([]);
    expect(enabled()).toEqual([
      'all-boards',
      'open-boards',
      'flagged',
      'claims',
      'second-entry',
      'result-keys-here',
    ]);
    bridge.round = { ...bridge.round, round: 9 };
    await view.load({ round: 9 });
    expect(action('next-round')).toBeUndefined();
  });

  it('brings what waits for the arbiter to the field', async () => {
    expect(enabled()).not.toContain('held');
    bridge.prepare('results.enter', REFUSED);
    desk.entry.offer(13, 'draw', list.before!);
    await app.stores.idle();
    expect(enabled()).toContain('held');
    action('held').run();
    expect(desk.entry.front?.held).toMatchObject({ kind: 'failed', keyed: { board: 13, result: 'draw' } });
  });
});
