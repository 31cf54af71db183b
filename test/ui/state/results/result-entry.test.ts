/** The results desk key by key. */
import { beforeEach, describe, expect, it } from 'vitest';
import { RESULT_KEYS } from '../../../../src-renderer/result-keys.ts';
import { ResultEntry } from '../../../../src-renderer/state/results/result-entry.svelte.ts';
import { refused, SimulatedDesk, type Desk } from '../typist.ts';

const STORED = new Map([
  [43, 'draw'],
  [46, 'white-wins'],
] as const);

/** No Enter may confirm a question younger than this, milliseconds. */
const AGE = 300;

let desk: SimulatedDesk;
let now = 0;

function start(options: Partial<Desk> = {}): void {
  desk = new SimulatedDesk({ boards: 10, stored: STORED, commit: () => 20, ...options });
  now = 0;
}

/** Types keys half a second apart; what they lead to is done before the answer. */
async function type(...keys: readonly string[]): Promise<void> {
  for (const key of keys) desk.press(key, (now += 500));
  await desk.clock.run();
}

const digits = (number: number) => [...String(number)];

beforeEach(() => start());

describe('board number, Enter, one key', () => {
  it('starts at the first open board and goes on to the next one', async () => {
    expect(desk.entry.board).toBe(41);
    await type('Enter', '1');
    expect(desk.sent).toEqual([
      { round: 3, board: 41, white: 900, black: 899, result: 'white-wins', confirmed: 0 },
    ]);
    expect(desk.entry.board).toBe(42);
    await type('Enter', '0');
    expect(desk.entry.board).toBe(44);
    await type(...digits(50), 'Enter', '5');
    // After the last board the first one that is open.
    expect(desk.entry.board).toBe(44);
  });

  it('names the board that was keyed in its echo, while it is stored and after', async () => {
    desk.press('Enter', 10);
    desk.press('1', 20);
    desk.clock.at(30, () => {
      expect(desk.stores.echo).toMatchObject({ kind: 'storing', keyed: { board: 41 } });
      expect(desk.stores.storing).toBe(1);
      expect(desk.boards().boards[0]).toMatchObject({ result: 'white-wins', pending: 'storing' });
      expect(desk.entry.board).toBe(42);
    });
    await desk.clock.run();
    expect(desk.stores.echo).toMatchObject({ kind: 'saved', title: '41 · Player0 1 – 0 Player1', at: '40' });
    expect(desk.boards().boards[0]).toMatchObject({ result: 'white-wins', pending: null });
  });

  it('shows who sits at the board that is typed, and nobody while there is none', async () => {
    await type('4');
    expect(desk.entry.board).toBeNull();
    await type('7');
    expect(desk.entry.board).toBe(47);
    await type('Backspace', 'Backspace');
    expect([desk.entry.typed, desk.entry.board]).toEqual(['', 41]);
    await type('4', '8', 'Esc');
    expect([desk.entry.typed, desk.entry.board]).toEqual(['', 41]);
  });

  it('moves through the list as it is shown, and stays at its ends', async () => {
    // The list stands upside down: row and board differ.
    await type('↓');
    expect(desk.entry.board).toBe(41);
    await type('↑', '↑');
    expect(desk.entry.board).toBe(43);
    await type('↓');
    expect(desk.entry.board).toBe(42);
  });

  it('takes back the choice of a board with Esc and Backspace', async () => {
    await type('Enter', 'Esc');
    expect([desk.entry.stage, desk.entry.board]).toEqual(['board', 41]);
    await type('Enter', 'Backspace', 'Enter');
    expect(desk.entry.stage).toBe('result');
    // A second Enter changes nothing.
    await type('Enter');
    expect(desk.entry.stage).toBe('result');
    expect(desk.sent).toEqual([]);
  });

  it('asks for the list of unusual results with X, and leaves other letters to the page', () => {
    expect(desk.entry.press(['X'], 1, desk.boards())).toBeNull();
    desk.entry.press(['Enter'], 2, desk.boards());
    expect(desk.entry.press(['O'], 3, desk.boards())).toBeNull();
    expect(desk.entry.press(['X'], 4, desk.boards())).toBe('other');
    expect(desk.entry.stage).toBe('result');
  });

  it('stores nothing where the board has that result', async () => {
    await type(...digits(43), 'Enter', '5');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.unchanged).toEqual({ board: 43, result: 'draw' });
    await type('4');
    expect(desk.entry.unchanged).toBeNull();
  });

  it('is not led astray by a board that was chosen in the round before', async () => {
    await type(...digits(45), 'Enter');
    const other = { ...desk.boards(), round: 4 };
    desk.entry.settle(other);
    expect([desk.entry.stage, desk.entry.board]).toEqual(['board', 41]);
  });

  it('takes keys that came before the boards in their order, and none of a page that was left', async () => {
    const early = new ResultEntry(desk.stores);
    for (const key of ['4', '7', 'Enter', '1']) expect(early.press([key], 1, null)).toBe('taken');
    expect(early.press(['O'], 1, null)).toBeNull();
    early.settle(desk.boards());
    await desk.clock.run();
    expect(desk.sent).toMatchObject([{ board: 47, result: 'white-wins' }]);
    early.press(['4'], 2, null);
    early.leave();
    early.settle(desk.boards());
    expect(early.typed).toBe('');
  });

  it('chooses a board by a click, and settles on an open one when it is gone', () => {
    desk.entry.choose(46, desk.boards());
    expect([desk.entry.board, desk.entry.stage]).toEqual([46, 'result']);
    desk.entry.moveTo(44);
    expect([desk.entry.board, desk.entry.stage]).toEqual([44, 'board']);
    const { boards, ...rest } = desk.boards();
    const fewer = boards.filter(({ board }) => board !== 44 && board !== 41);
    desk.entry.settle({ ...rest, boards: fewer });
    expect(desk.entry.board).toBe(42);
  });
});

describe('what has no meaning', () => {
  it('a number that does not exist chooses no board, also not the one of its first digits', async () => {
    await type('4', '5', '9');
    expect(desk.entry.board).toBeNull();
    await type('Enter', '1');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.stuck).toEqual({ kind: 'no-board', typed: '459', board: null, ignored: ['1'] });
  });

  it('what was typed after it without looking is not taken for another board', async () => {
    await type('9', 'Enter', '1', ...digits(45), 'Enter', '0', '=');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.stuck?.ignored).toEqual(['1', '4', '5', 'Enter', '0', '=']);
    await type('Backspace');
    expect(desk.entry.stuck).not.toBeNull();
    await type('Esc');
    expect([desk.entry.stuck, desk.entry.typed, desk.entry.board]).toEqual([null, '', 41]);
    await type(...digits(45), 'Enter', '0');
    expect(desk.sent).toMatchObject([{ board: 45, result: 'black-wins' }]);
  });

  it('its last digit can be rubbed out', async () => {
    await type('4', '4', '9', 'Enter', 'Backspace');
    expect([desk.entry.stuck, desk.entry.typed, desk.entry.board]).toEqual([null, '44', 44]);
  });

  it('a nought before the number is no board', async () => {
    await type('0', '4', '5', 'Enter', '1');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.stuck?.typed).toBe('045');
  });

  it('a key that is no result stops, so that the next board’s number is no result', async () => {
    await type(...digits(45), 'Enter', '2', '4', '0', 'Enter', '1');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.stuck).toEqual({
      kind: 'no-result',
      typed: '2',
      board: 45,
      ignored: ['4', '0', 'Enter', '1'],
    });
    // Nor where the board is not in the round any more.
    const { boards, ...rest } = desk.boards();
    desk.entry.settle({ ...rest, boards: boards.filter(({ board }) => board !== 45) });
    expect(desk.entry.stuck?.typed).toBe('2');
    await type('Esc');
    expect([desk.entry.stuck, desk.entry.board, desk.entry.stage]).toEqual([null, 45, 'board']);
    await type('Enter', '0');
    expect(desk.sent).toMatchObject([{ board: 45, result: 'black-wins' }]);
  });

  it('is a result for other players than those of the board when it was chosen', async () => {
    const { boards, ...rest } = desk.boards();
    const again = boards.map((row) => (row.board === 45 ? { ...row, black: boards[0]!.black } : row));
    for (const key of ['4', '5', 'Enter']) desk.entry.press([key], 1, desk.boards());
    desk.entry.press(['1'], 2, { ...rest, boards: again });
    expect(desk.entry.stuck).toEqual({ kind: 'other-game', typed: '1', board: 45, ignored: [] });
    desk.entry.press(['Esc'], 3, { ...rest, boards: again });
    expect([desk.entry.stuck, desk.entry.board, desk.entry.stage]).toEqual([null, 45, 'board']);
    for (const key of ['Enter', '1']) desk.entry.press([key], 4, { ...rest, boards: again });
    await desk.clock.run();
    const { id } = boards[0]!.black;
    expect(desk.sent).toMatchObject([{ board: 45, black: id, result: 'white-wins' }]);
  });
});

describe('a board that has another result', () => {
  it('changes after two Enters', async () => {
    await type(...digits(43), 'Enter', '0', 'Enter');
    expect(desk.entry.front).toMatchObject({ enters: 1, held: { kind: 'overwrite', was: 'draw' } });
    expect(desk.sent).toEqual([]);
    await type('Enter');
    expect(desk.sent).toMatchObject([{ board: 43, result: 'black-wins', confirmed: 2 }]);
    expect([desk.entry.front, desk.stores.held]).toEqual([null, []]);
  });

  it('keeps its result after Esc, and the next digits are the number of a board', async () => {
    await type(...digits(43), 'Enter', '0', 'Esc');
    expect([desk.entry.front, desk.stores.held, desk.stores.echo]).toEqual([null, [], null]);
    expect(desk.entry.stage).toBe('board');
    // 46 has 1 – 0; its 4 and 6 mean nothing as results.
    await type(...digits(50), 'Enter', '1');
    expect(desk.sent).toMatchObject([{ board: 50, result: 'white-wins' }]);
    expect(desk.stored.get(43)).toBe('draw');
  });

  it(`no Enter answers before it was on screen for ${AGE} ms`, async () => {
    start({ paint: () => 100 });
    for (const [index, key] of [...digits(43), 'Enter', '0'].entries()) desk.press(key, index);
    desk.press('Enter', 3 + 100 + AGE - 1);
    desk.press('Enter', 5000);
    await desk.clock.run();
    expect(desk.sent).toEqual([]);
    // The early Enter chose the board that is proposed.
    expect([desk.entry.front, desk.entry.board, desk.entry.stage]).toEqual([null, 44, 'result']);
    expect(desk.stores.held).toHaveLength(1);
  });

  it('Enter answers as soon as it was on screen that long', async () => {
    start({ paint: () => 100 });
    for (const [index, key] of [...digits(43), 'Enter', '0'].entries()) desk.press(key, index);
    desk.press('Enter', 3 + 100 + AGE);
    desk.press('Enter', 3 + 101 + AGE);
    await desk.clock.run();
    expect(desk.sent).toMatchObject([{ board: 43, confirmed: 2 }]);
  });

  it('a question that nobody has seen takes no key', async () => {
    start({ paint: () => 1e9 });
    await type(...digits(43), 'Enter', '0');
    const unseen = new ResultEntry(desk.stores);
    unseen.settle(desk.boards());
    unseen.bring();
    expect(unseen.press(['Esc'], 1e12, desk.boards())).toBeNull();
    expect(unseen.front).toBeNull();
    expect(desk.stores.held).toHaveLength(1);
  });

  it('digits of the next board are the next board’s; the question waits beside its own', async () => {
    await type(...digits(43), 'Enter', '0', ...digits(47), 'Enter', '1');
    expect(desk.sent).toMatchObject([{ board: 47, result: 'white-wins', confirmed: 0 }]);
    expect(desk.stores.held).toMatchObject([
      { kind: 'overwrite', keyed: { board: 43, result: 'black-wins' } },
    ]);
    expect(desk.boards().boards[2]).toMatchObject({ board: 43, result: 'draw', pending: 'held' });
    desk.entry.bring();
    desk.entry.shown(now);
    await type('Enter', 'Enter');
    expect(desk.sent.at(-1)).toMatchObject({ board: 43, result: 'black-wins', confirmed: 2 });
  });

  it('a letter of the page leaves the question where it is', async () => {
    await type(...digits(43), 'Enter', '0', 'O');
    expect(desk.entry.front).not.toBeNull();
  });

  it('a question leaves the field with the page, and waits beside its board', async () => {
    await type(...digits(43), 'Enter', '0');
    desk.entry.leave();
    expect(desk.entry.front).toBeNull();
    expect(desk.stores.held).toMatchObject([{ keyed: { board: 43, result: 'black-wins' } }]);
    expect(desk.sent).toEqual([]);
  });

  it('the first Enter is forgotten when other keys come between', async () => {
    await type(...digits(43), 'Enter', '0', 'Enter', '4', 'Backspace');
    desk.entry.bring();
    desk.entry.shown(now);
    await type('Enter');
    expect(desk.sent).toEqual([]);
    expect(desk.entry.front?.enters).toBe(1);
  });

  it('clearing a result is asked for like any other change', async () => {
    await type(...digits(46), 'Enter', 'Del');
    expect(desk.sent).toEqual([]);
    await type('Enter', 'Enter');
    expect(desk.sent).toMatchObject([{ board: 46, result: 'open', confirmed: 2 }]);
    expect(desk.boards().boards[5]).toMatchObject({ result: 'open' });
  });

  it('a result that is still being stored is guarded like a stored one', async () => {
    for (const [index, key] of [...digits(45), 'Enter', '1', ...digits(45), 'Enter', '0'].entries())
      desk.press(key, index);
    desk.clock.at(10, () =>
      expect(desk.stores.held).toMatchObject([{ kind: 'overwrite', was: 'white-wins', wasStored: true }]),
    );
    await desk.clock.run();
    expect(desk.sent).toHaveLength(1);
  });
});

describe('what could not be stored', () => {
  beforeEach(() => {
    let broken = 2;
    start({ instead: () => (broken-- > 0 ? refused('disk-full') : null) });
  });

  it('waits with its board, takes no key, and the next ones are stored', async () => {
    await type(...digits(45), 'Enter', '1', ...digits(47), 'Enter', '5', ...digits(48), 'Enter', '0');
    expect(desk.stores.held).toMatchObject([
      { kind: 'failed', keyed: { board: 45, result: 'white-wins' }, refusal: { code: 'disk-full' } },
      { kind: 'failed', keyed: { board: 47, result: 'draw' } },
    ]);
    expect([...desk.stored].at(-1)).toEqual([48, 'black-wins']);
    expect(desk.boards().boards[4]).toMatchObject({ board: 45, result: 'open', pending: 'held' });
    // Neither is proposed again.
    expect(desk.entry.board).toBe(49);
  });

  it('is passed over when the next board is proposed', async () => {
    await type(...digits(45), 'Enter', '1', ...digits(47), 'Enter', '5', ...digits(44), 'Enter', '1');
    // 45 and 47 wait for the arbiter, 46 is stored.
    expect(desk.entry.board).toBe(48);
  });

  it('is tried again by Enter when it is brought to the field, the oldest first, each in its turn', async () => {
    await type(...digits(45), 'Enter', '1', ...digits(47), 'Enter', '5');
    expect(desk.entry.bring()?.keyed.board).toBe(45);
    expect(desk.entry.bring()?.keyed.board).toBe(47);
    expect(desk.entry.bring()?.keyed.board).toBe(45);
    desk.entry.shown(now);
    await type('Enter');
    expect(desk.stored.get(45)).toBe('white-wins');
    expect(desk.stores.held).toMatchObject([{ keyed: { board: 47 } }]);
  });

  it('is given up by Del, and left for later by Esc', async () => {
    await type(...digits(45), 'Enter', '1');
    desk.entry.bring();
    desk.entry.shown(now);
    await type('Esc');
    expect([desk.entry.front, desk.stores.held.length]).toEqual([null, 1]);
    desk.entry.bring();
    desk.entry.shown(now);
    await type('Del');
    expect([desk.entry.front, desk.stores.held.length]).toEqual([null, 0]);
    expect(desk.sent).toHaveLength(1);
    expect(desk.entry.bring()).toBeNull();
  });

  it('keyed once more is tried again; another result is asked for first', async () => {
    await type(...digits(45), 'Enter', '1', ...digits(45), 'Enter', '1');
    expect(desk.sent).toHaveLength(2);
    await type(...digits(45), 'Enter', '0');
    expect(desk.entry.front?.held).toMatchObject({ was: 'white-wins', wasStored: false });
    await type('Enter', 'Enter');
    expect(desk.stored.get(45)).toBe('black-wins');
    expect(desk.stores.held).toEqual([]);
  });
});

describe('keys of results', () => {
  it('mean in each preset what they mean in its program', () => {
    const table = Object.fromEntries(
      Object.entries(RESULT_KEYS).map(([preset, keys]) => [
        preset,
        keys.map(({ key, result }) => `${key} ${result}`).join(', '),
      ]),
    );
    const clear = 'Del open';
    const signs = '+ forfeit-white-wins, - forfeit-black-wins';
    expect(table).toEqual({
      wallchart: `1 white-wins, 5 draw, 0 black-wins, ${signs}, 9 forfeit-both-lose, 7 adjourned, ${clear}`,
      vega: `1 white-wins, 5 draw, 0 black-wins, 3 forfeit-white-wins, 4 forfeit-black-wins, 2 forfeit-both-lose, 7 adjourned, 9 open, ${clear}`,
      sharly: `1 white-wins, 3 draw, 2 black-wins, 4 forfeit-white-wins, 5 forfeit-black-wins, 7 forfeit-both-lose, 0 open, ${clear}`,
      openpairings: `1 white-wins, 2 draw, 3 black-wins, ${signs}, ${clear}`,
    });
  });

  it.each(Object.keys(RESULT_KEYS) as (keyof typeof RESULT_KEYS)[])('all work at the desk: %s', (preset) => {
    for (const { key, result } of [...RESULT_KEYS[preset], { key: '=', result: 'draw' as const }]) {
      start({ boards: 3, stored: new Map([[41, 'both-lose']]) });
      desk.entry.choose(41, desk.boards());
      desk.entry.press([key], 1, { ...desk.boards(), preset });
      expect(desk.stores.held, `${preset} ${key}`).toMatchObject([{ keyed: { board: 41, result } }]);
    }
  });
});
