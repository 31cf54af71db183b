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
import { boardOf, FixtureBridge } from '../../fixture-bridge.ts';

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
  it('are all, those that wait, or those that want a look; the same choice again shows all', () => {
    expect(boards()).toEqual([11, 12, 13, 14]);
    list.toggle('open');
    expect(boards()).toEqual([13, 14]);
    list.toggle('flagged');
    expect(boards()).toEqual([12]);
    list.toggle('flagged');
    expect([desk.filter, boards().length]).toEqual(['all', 4]);
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
});
