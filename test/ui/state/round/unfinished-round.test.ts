/** Work on a round that is not stored: it is asked for before it goes, and goes as a whole. */
import { describe, expect, it } from 'vitest';
import type { CommandName, Confirmation } from '../../../../src-main/ipc/contract.ts';
import { RoundDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { Arrangement } from '../../../../src-renderer/state/round/arrangement.svelte.ts';
import { Repair } from '../../../../src-renderer/state/round/repair.svelte.ts';
import { unfinishedRound } from '../../../../src-renderer/state/round/unfinished-round.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { roundView } from '../../fixture-bridge.ts';

/** A desk, and the answers to what is asked on it. */
function begin(...answers: readonly boolean[]) {
  const asked: [CommandName, Confirmation][] = [];
  const confirm = (command: CommandName, question: Confirmation) => {
    asked.push([command, question]);
    return Promise.resolve(answers[asked.length - 1] ?? false);
  };
  const desk = new RoundDesk();
  return { desk, asked, keeper: unfinishedRound({ confirm }, desk) };
}
const HAND: [CommandName, Confirmation] = [
  'round.arrange',
  { act: text.hand.dropAct, level: 2, consequences: [text.hand.dropped] },
];
const REPAIR: [CommandName, Confirmation] = [
  'round.repair',
  { act: text.repair.leaving.title, level: 2, consequences: [text.repair.leaving.consequence] },
];

function arranged(isChanged: boolean): Arrangement {
  const arrangement = new Arrangement(roundView('draft'));
  if (isChanged) arrangement.takeApart(3);
  return arrangement;
}
function repaired(isBegun: boolean): Repair {
  const app = { query: () => new Promise(() => undefined) };
  const repair = new Repair(app as never, 7);
  if (isBegun) repair.say('missing', 12);
  return repair;
}

describe('a round that is being worked on', () => {
  it('holds what was done by hand or said for a repair, whatever page is open', () => {
    const { desk, keeper } = begin();
    const holds = (hand: boolean | null, repair: boolean | null) => {
      desk.arrangement = hand === null ? null : arranged(hand);
      desk.repair = repair === null ? null : repaired(repair);
      return keeper.holds;
    };
    expect(keeper.outlivesPage).toBe(true);
    expect([holds(null, null), holds(false, false)]).toEqual([false, false]);
    expect([holds(true, null), holds(null, true), holds(true, false)]).toEqual([true, true, true]);
  });

  it('goes unasked where nothing was done', async () => {
    const { desk, asked, keeper } = begin();
    [desk.arrangement, desk.repair] = [arranged(false), repaired(false)];
    expect([await keeper.leave(), desk.arrangement, desk.repair, asked]).toEqual([true, null, null, []]);
    expect(await keeper.leave()).toBe(true);
  });

  it('goes after a yes to each question', async () => {
    const { desk, asked, keeper } = begin(true, true);
    [desk.arrangement, desk.repair] = [arranged(true), repaired(true)];
    expect([await keeper.leave(), desk.arrangement, desk.repair]).toEqual([true, null, null]);
    expect(asked).toEqual([HAND, REPAIR]);
  });

  it.each([
    ['the pairs made by hand', [false], [HAND]],
    ['the repair', [true, false], [HAND, REPAIR]],
  ])('stays as it is after a no to %s', async (_, answers, questions) => {
    const { desk, asked, keeper } = begin(...answers);
    const [arrangement, repair] = [arranged(true), repaired(true)];
    [desk.arrangement, desk.repair] = [arrangement, repair];
    expect(await keeper.leave()).toBe(false);
    expect([desk.arrangement, desk.repair]).toEqual([arrangement, repair]);
    expect(asked).toEqual(questions);
  });
});
