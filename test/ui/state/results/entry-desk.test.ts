/** What keys and clicks do at the field, at the first entry and at the second alike. */
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { EntryDesk } from '../../../../src-renderer/state/results/entry-desk.svelte.ts';
import type { DeskBoards } from '../../../../src-renderer/state/results/result-entry.svelte.ts';
import { FixtureBridge } from '../../fixture-bridge.ts';
import { ROUND, SimulatedDesk } from '../typist.ts';

let bridge: FixtureBridge;
let app: App;
let simulated: SimulatedDesk;
let desk: EntryDesk;
let before: () => DeskBoards | null;
let focused: number;
const turns = () => new Promise((resolve) => setTimeout(resolve));

async function freeze(): Promise<void> {
  bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
  bridge.changed([]);
  await turns();
}
const otherResult = () => app.dialogs.at(-1) as DialogOf<'other-result'>;

beforeEach(async () => {
  bridge = new FixtureBridge('playing');
  app = new App(bridge);
  app.start();
  await turns();
  simulated = new SimulatedDesk({ boards: 10, stored: new Map([[43, 'draw']]), commit: () => 20 });
  focused = 0;
  before = () => simulated.boards();
  desk = new EntryDesk({ app, entry: simulated.entry, before: () => before(), toField: () => focused++ });
});

describe('a key', () => {
  it('goes to the field, and says whether it meant something there', async () => {
    expect(['4', '7', 'Enter', 'O', '1'].map((key, at) => desk.press([key], at))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    await simulated.clock.run();
    expect(simulated.sent).toMatchObject([{ board: 47, result: 'white-wins' }]);
  });

  it('means nothing while the tournament is frozen', async () => {
    await freeze();
    expect(desk.press(['4'], 1)).toBe(false);
    desk.decide('draw');
    desk.chooseOther();
    await simulated.clock.run();
    expect([desk.entry.typed, simulated.sent, app.dialogs]).toEqual(['', [], []]);
  });
});

describe('a click', () => {
  it('chooses a board of the hall, and a result of the legend decides it', async () => {
    desk.choose(45);
    expect([desk.entry.board, desk.entry.stage, focused]).toEqual([45, 'result', 1]);
    desk.decide('black-wins');
    await simulated.clock.run();
    // Board 41 has 900 and 899.
    expect(simulated.sent).toEqual([
      { round: ROUND, board: 45, white: 892, black: 891, result: 'black-wins', confirmed: 0 },
    ]);
    expect(focused).toBe(2);
  });

  it('on a board before the boards are there chooses whoever plays on it when they are', async () => {
    before = () => null;
    desk.choose(45);
    before = () => simulated.boards();
    desk.press(['1'], 1);
    await simulated.clock.run();
    expect(simulated.sent).toEqual([
      { round: ROUND, board: 45, white: 892, black: 891, result: 'white-wins', confirmed: 0 },
    ]);
  });

  it('decides nothing where there is no board, or the boards are not there', async () => {
    before = () => null;
    desk.decide('draw');
    desk.decide('other');
    before = () => simulated.boards();
    desk.press(['9'], 1);
    desk.decide('draw');
    desk.decide('other');
    await simulated.clock.run();
    expect([desk.entry.board, simulated.sent, app.dialogs]).toEqual([null, [], []]);
  });
});

describe('the list of unusual results', () => {
  it('opens by X, and its answer is for the board it was opened at', async () => {
    desk.press(['Enter'], 1);
    desk.press(['X'], 2);
    expect(app.dialogs).toMatchObject([{ kind: 'other-result', board: 41 }]);
    desk.entry.moveTo(44);
    otherResult().answer('forfeit-both-lose');
    await simulated.clock.run();
    expect(simulated.sent).toMatchObject([{ board: 41, result: 'forfeit-both-lose' }]);
    expect([app.dialogs, focused]).toEqual([[], 1]);
  });

  it('that is left leads back to the field', async () => {
    desk.decide('other');
    otherResult().answer(null);
    await simulated.clock.run();
    expect([simulated.sent, app.dialogs, focused]).toEqual([[], [], 1]);
  });

  it('answers for no other players, where the round was paired again meanwhile', async () => {
    desk.chooseOther();
    const { boards, ...rest } = simulated.boards();
    const [first, second] = boards;
    const swapped = [
      { ...first!, black: second!.black },
      { ...second!, black: first!.black },
    ];
    before = () => ({ ...rest, boards: [...swapped, ...boards.slice(2)] });
    otherResult().answer('adjourned');
    await simulated.clock.run();
    expect([simulated.sent, focused]).toEqual([[], 1]);
  });

  it('answers for no other round', async () => {
    desk.chooseOther();
    before = () => ({ ...simulated.boards(), round: ROUND + 1 });
    otherResult().answer('adjourned');
    await simulated.clock.run();
    expect([simulated.sent, focused]).toEqual([[], 1]);
  });
});

describe('what waits for the arbiter', () => {
  async function question(): Promise<void> {
    simulated = new SimulatedDesk({
      boards: 10,
      commit: () => 20,
      instead: ({ confirmed }) =>
        confirmed !== 0
          ? null
          : { ok: false, confirm: { act: 'Enter a result', level: 2, consequences: ['A draft goes.'] } },
    });
    desk = new EntryDesk({ app, entry: simulated.entry, before: () => before(), toField: () => focused++ });
    desk.choose(45);
    desk.decide('draw');
    await simulated.clock.run();
    focused = 0;
  }
  const answer = async (yes: boolean): Promise<void> => {
    const brought = desk.bring();
    const dialog = app.dialogs.at(-1) as DialogOf<'confirm'>;
    expect(dialog).toMatchObject({ kind: 'confirm', confirm: { consequences: ['A draft goes.'] } });
    dialog.answer(yes);
    await brought;
    await simulated.clock.run();
  };

  it('is asked at once where main has a question: a yes stores', async () => {
    await question();
    expect(desk.stores.held.length).toBe(1);
    await answer(true);
    expect(simulated.sent.map(({ board, confirmed }) => [board, confirmed])).toEqual([
      [45, 0],
      [45, 2],
    ]);
    expect([desk.stores.held, focused]).toEqual([[], 1]);
  });

  it('is given up by a no', async () => {
    await question();
    await answer(false);
    expect([simulated.sent.length, desk.stores.held, focused]).toEqual([1, [], 1]);
  });

  it('comes to the field where it would replace another result', async () => {
    desk.choose(43);
    desk.decide('white-wins');
    desk.press(['4'], 1);
    expect(desk.entry.front).toBeNull();
    await desk.bring();
    expect(desk.entry.front?.held).toMatchObject({ kind: 'overwrite', was: 'draw' });
    expect(app.dialogs).toEqual([]);
  });
});
