/** The order in which gates run: those that keep one core busy side by side, the others one after another. */
import type { Gate } from './gate-list.ts';

/**
 * Runs every gate once and answers what came of each, in the order given. Gates of one core come first, `lanes` of them at a
 * time; one that needs another (`after`) waits for it. Then come those that use all cores, one after another: where they may
 * share them (`beginsEarly`) as soon as a lane has nothing left to do, the others when all that was before has ended. One that
 * gives way (`givesWay`) runs beside the last of these.
 * `isAlone` tells a run that nothing else runs beside it.
 */
export async function runInLanes<T>(
  gates: readonly Gate[],
  lanes: number,
  run: (gate: Gate, isAlone: boolean) => Promise<T>,
): Promise<readonly T[]> {
  const outcomes = new Map<string, Promise<T>>();
  const start = async (gate: Gate, isAlone: boolean) => {
    const before = gate.after === undefined ? undefined : outcomes.get(gate.after);
    const outcome = Promise.resolve(before).then(() => run(gate, isAlone));
    outcomes.set(gate.name, outcome);
    await outcome;
  };
  const waiting = gates.filter(({ usesAllCores }) => usesAllCores !== true);
  const wide = gates.filter(({ usesAllCores }) => usesAllCores === true);
  const hasNarrow = waiting.length > 0;
  const isSingle = lanes < 2 || waiting.length < 2;
  const lane = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) await start(gate, isSingle);
  };
  const running = Array.from({ length: Math.max(1, lanes) }, lane);
  await Promise.race(running);
  for (const gate of wide) if (gate.beginsEarly === true) await start(gate, !hasNarrow);
  await Promise.all(running);
  const late = wide.filter(({ beginsEarly }) => beginsEarly !== true);
  const aside = late.filter(({ givesWay }) => givesWay === true);
  const ahead = late.filter(({ givesWay }) => givesWay !== true);
  const last = ahead.pop() ?? aside.pop();
  for (const gate of ahead) await start(gate, true);
  const together = last === undefined ? [] : [last, ...aside];
  await Promise.all(together.map((gate) => start(gate, together.length === 1)));
  return Promise.all(gates.map(({ name }) => outcomes.get(name)!));
}
