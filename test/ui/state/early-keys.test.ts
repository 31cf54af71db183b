/** Keys that come before their page: in their order, and never for longer than a second after the last. */
import { beforeEach, describe, expect, it } from 'vitest';
import { EarlyKeys } from '../../../src-renderer/state/early-keys.ts';

let [pressed, clock, isComing]: [string[], number, boolean] = [[], 0, true];
let turns: (() => void)[] = [];
let keys: EarlyKeys<string>;
/** What a pressed key does beside being noted. */
let does: (key: string) => void = () => undefined;

beforeEach(() => {
  [pressed, clock, isComing] = [[], 0, true];
  turns = [];
  does = () => undefined;
  keys = new EarlyKeys({
    press: (key) => {
      pressed.push(key);
      does(key);
    },
    now: () => clock,
    pause: () => new Promise((resolve) => turns.push(resolve)),
  });
  keys.expect(() => isComing);
});

/** Time passes, 10 ms a turn. */
async function pass(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    clock += 10;
    for (const resolve of turns.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe('keys before their page', () => {
  it('wait for it, and come in their order', async () => {
    for (const key of ['R', 'N', '5']) keys.add(key);
    await pass(20);
    expect([pressed, keys.holds]).toEqual([[], true]);
    isComing = false;
    await pass(4);
    expect([pressed, keys.holds]).toEqual([['R', 'N', '5'], false]);
  });

  it('wait for what one of them opens', async () => {
    does = (key) => (isComing = key === 'R');
    keys.add('R');
    keys.add('N');
    isComing = false;
    await pass(20);
    expect(pressed).toEqual(['R']);
    isComing = false;
    await pass(2);
    expect(pressed).toEqual(['R', 'N']);
  });

  it('come after a second where the page does not', async () => {
    keys.add('R');
    await pass(99);
    expect(pressed).toEqual([]);
    await pass(1);
    expect(pressed).toEqual(['R']);
  });

  it('never lose their beginning: 1 2 for board 12 comes whole or not at all', async () => {
    keys.add('1');
    await pass(15);
    keys.add('2');
    await pass(99);
    expect(pressed).toEqual([]);
    await pass(1);
    expect(pressed).toEqual(['1', '2']);
  });

  it('are forgotten, and others wait anew', async () => {
    keys.add('R');
    keys.forget();
    isComing = false;
    await pass(3);
    expect([pressed, keys.holds]).toEqual([[], false]);
    keys.add('N');
    await pass(2);
    expect(pressed).toEqual(['N']);
  });

  it('are due until the page has gone', () => {
    const end = keys.expect(() => true);
    isComing = false;
    expect(keys.areDue).toBe(true);
    end();
    expect(keys.areDue).toBe(false);
  });
});
