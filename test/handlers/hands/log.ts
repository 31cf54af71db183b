/** What hands do with the log. */
import type { Commands } from '../../../src-main/ipc/contract.ts';
import type { WithPaths } from '../../../tools/choose.ts';
import { expectAsBooked } from './as-booked.ts';
import type { Hands } from './hands.ts';
import { differences, type Counting } from './ledger.ts';

const STEPS: readonly string[] = ['undone', 'redone', 'went-back'];

export async function undo(hands: Hands): Promise<void> {
  const newest = hands.ledger.counted.at(-1) ?? null;
  const { undo } = await hands.document();
  if ((undo === null) !== (newest === null)) throw new Error(`undo is offered: ${JSON.stringify(undo)}`);
  if (newest === null) return;
  if (undo!.seq > newest) throw new Error(`undo would take entry ${undo!.seq}, not that of ${newest}`);
  await step(hands, 'log.undo', { seq: null, confirmed: 0 }, hands.ledger.without(newest), 'undo');
}

export async function undoEarlier(hands: Hands): Promise<void> {
  const { counted } = hands.ledger;
  if (counted.length === 0) return;
  // Mostly something recent: what is old is built upon.
  const seq = hands.random.pick(hands.random.chance(0.7) ? counted.slice(-8) : counted);
  await step(hands, 'log.undo', { seq, confirmed: 0 }, hands.ledger.without(seq), 'undo');
}

export async function redo(hands: Hands): Promise<void> {
  const to = hands.ledger.redoable;
  const { redo } = await hands.document();
  if ((redo === null) !== (to === null)) throw new Error(`redo is offered: ${JSON.stringify(redo)}`);
  if (to !== null) await step(hands, 'log.redo', { confirmed: 0 }, to, 'redo');
}

export async function goBack(hands: Hands): Promise<void> {
  const { moments } = hands.ledger;
  const seq = hands.random.pick(hands.random.chance(0.7) ? moments.slice(-12) : moments);
  await step(hands, 'log.goBack', { seq, confirmed: 0 }, hands.ledger.at(seq), 'undo');
}

/** A step that changes results behind later pairings is entered as corrections of them (C.04.2 4.3). */
async function step<N extends 'log.undo' | 'log.redo' | 'log.goBack'>(
  hands: Hands,
  name: N,
  args: WithPaths<Commands[N]['args']>,
  to: Counting,
  by: 'undo' | 'redo',
): Promise<void> {
  const before = hands.ledger.pages();
  await hands.give(
    name,
    args,
    () => [],
    (seq, _, kinds) => {
      if (kinds.some((kind) => STEPS.includes(kind))) hands.ledger.step(seq, to, by);
      else hands.ledger.write(seq, differences(before, hands.ledger.pages(to)));
    },
  );
}

/** Looks at an earlier moment: nothing can be entered there, and it is as it was. */
export async function lookBack(hands: Hands): Promise<void> {
  const seq = hands.random.pick(hands.ledger.moments);
  await hands.program.run('log.lookAt', { seq });
  await expectAsBooked(hands.program, hands.ledger.pages(hands.ledger.at(seq)));
  await hands.program.run('log.lookAt', { seq: null });
}
