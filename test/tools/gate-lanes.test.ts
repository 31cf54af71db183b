import { describe, expect, it } from 'vitest';
import { runInLanes } from '../../tools/gate-lanes.ts';
import { GATES, type Gate } from '../../tools/gate-list.ts';

/** A run of these gates by hand: each ends when it is told to. */
function trial(gates: readonly Gate[], lanes: number) {
  const running = new Map<string, () => void>();
  const log: string[] = [];
  const all = runInLanes(gates, lanes, (gate, isAlone) => {
    log.push(isAlone ? `${gate.name} alone` : gate.name);
    return new Promise<string>((resolve) => running.set(gate.name, () => resolve(`${gate.name} done`)));
  });
  const end = async (name: string) => {
    running.get(name)!();
    running.delete(name);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { all, log, end, running: () => [...running.keys()] };
}

const gate = (name: string, more: Partial<Gate> = {}): Gate => ({
  name,
  says: name,
  command: [name],
  ...more,
});

describe('the lanes of the gates', () => {
  it('run two of one core at a time, then each that uses all cores alone; outcomes keep the order of the list', async () => {
    const gates = [gate('all', { usesAllCores: true }), gate('a'), gate('b'), gate('c')];
    const { all, end, running, log } = trial(gates, 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('c');
    expect(running()).toEqual(['a']);
    await end('a');
    expect(running()).toEqual(['all']);
    await end('all');
    expect(await all).toEqual(['all done', 'a done', 'b done', 'c done']);
    expect(log).toEqual(['a', 'b', 'c', 'all alone']);
  });

  it('let one that may share the cores begin when a lane is out of work, and the others when all of that has ended', async () => {
    const gates = [
      gate('a'),
      gate('b'),
      gate('wide', { usesAllCores: true }),
      gate('early', { usesAllCores: true, beginsEarly: true }),
    ];
    const { all, end, running, log } = trial(gates, 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'early']);
    await end('early');
    expect(running()).toEqual(['a']);
    await end('a');
    expect(running()).toEqual(['wide']);
    await end('wide');
    expect(await all).toEqual(['a done', 'b done', 'wide done', 'early done']);
    expect(log).toEqual(['a', 'b', 'early', 'wide alone']);

    const without = trial(gates.slice(2), 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(without.log).toEqual(['early alone']);
  });

  it('let one that gives way run beside the last of those that use all cores', async () => {
    const gates = [
      gate('a'),
      gate('slow', { usesAllCores: true, givesWay: true }),
      gate('first', { usesAllCores: true }),
      gate('last', { usesAllCores: true }),
    ];
    const { all, end, running, log } = trial(gates, 2);
    await new Promise((resolve) => setTimeout(resolve));
    await end('a');
    expect(running()).toEqual(['first']);
    await end('first');
    expect(running()).toEqual(['last', 'slow']);
    await end('slow');
    await end('last');
    expect(await all).toEqual(['a done', 'slow done', 'first done', 'last done']);
    expect(log).toEqual(['a alone', 'first alone', 'last', 'slow']);

    const without = trial(gates.slice(1, 2), 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(without.log).toEqual(['slow alone']);
  });

  it('let one that needs another wait for it, and not for one that was not chosen', async () => {
    const { all, end, running } = trial([gate('b'), gate('a'), gate('c', { after: 'b' })], 3);
    await new Promise((resolve) => setTimeout(resolve));
    expect(running()).toEqual(['b', 'a']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    expect(await all).toEqual(['b done', 'a done', 'c done']);

    const without = trial([gate('c', { after: 'b' })], 3);
    await new Promise((resolve) => setTimeout(resolve));
    expect(without.log).toEqual(['c alone']);
  });

  it('need what the build makes only after it', () => {
    const build = GATES.findIndex(({ name }) => name === 'build');
    const needing = GATES.filter(({ name }) => ['slow', 'electron', 'e2e'].includes(name));
    expect(needing).toHaveLength(3);
    for (const each of needing) {
      expect(GATES.indexOf(each)).toBeGreaterThan(build);
      // A gate that uses all cores starts when those of one core have ended, unless it may begin early.
      expect((each.usesAllCores === true && each.beginsEarly !== true) || each.after === 'build').toBe(true);
    }
  });
});
