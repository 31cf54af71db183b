/** The repair of a published round by keyboard: what happened, the plans, who has to agree, and the new version. */
import { describe, expect, it } from 'vitest';
import type { BoardRow, PlayerName, RepairPlanView, RepairView } from '../../src-main/ipc/contract.ts';
import { FixtureBridge, PLAYERS } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
/** Long enough to have read a question: keys that come earlier were not meant for it. */
const read = () => new Promise((resolve) => setTimeout(resolve, 400));
const field = () => document.querySelector<HTMLInputElement>('aside input');
const isFocused = () => expect.poll(() => document.activeElement === field()).toBe(true);

/** Who of board 4 is left, and who has the bye: both play no game, and 4.4 (3) lets them play each other. */
const BOARD = 4;

const COST = { broken: 0, idle: 0, boards: 1, told: 2, turned: 0, points: 30, ratings: 900 };

function planOf(kind: RepairPlanView['kind'], more: Partial<RepairPlanView>): RepairPlanView {
  return {
    kind,
    cost: kind === 'leave' ? { ...COST, idle: 1, boards: 0, told: 0 } : COST,
    changes: [],
    bye: { before: null, after: null },
    concerned: [],
    violations: [],
    changeCase: kind === 'leave' ? null : 3,
    unlikeSystem: 0,
    sum: { boards: 57, byes: 1, absent: 3, active: 118 },
    ...more,
  };
}

/** The plans of main as far as a page can tell: the partner of who is missing plays the receiver of the bye. */
function repairsOf({ boards, unpaired }: FixtureBridge['round'], missing: readonly number[]): RepairView {
  const named = (id: number): PlayerName => PLAYERS.find((player) => player.id === id)!;
  const { white, black } = boards.find((row) => row.board === BOARD) as BoardRow;
  const bye = unpaired[0]!;
  const change = {
    board: BOARD,
    before: { white, black },
    after: { white: bye, black },
  };
  const fewest = planOf('fewest', {
    changes: [change],
    bye: { before: bye, after: null },
    concerned: [black, bye],
  });
  return {
    round: 7,
    version: 1,
    token: missing.join(),
    boards: 57,
    missing: missing.map(named),
    arrived: [],
    finished: [1, 2, 3],
    plans: missing.length === 0 ? [planOf('leave', {})] : [fewest, planOf('leave', {})],
  };
}

async function repairing(): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('published');
  bridge.answerBy('round.repairs', ({ missing }) => repairsOf(bridge.round, missing));
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F3}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('r');
  await sees('Repair round 7');
  return bridge;
}

describe('the page of a repair', () => {
  it('publishes with keys alone: who is not there, who agrees, the new version', async () => {
    const bridge = await repairing();
    await keys('n');
    await isFocused();
    await keys('4', '{Enter}');
    await sees('is not there');
    await sees('Ask 2 players');
    await keys('a', '{Control>}{Enter}{/Control}');
    expect(bridge.sentAs('round.repair')).toEqual([]);
    await keys('a', '{Control>}{Enter}{/Control}');
    const { white, black } = bridge.round.boards[BOARD - 1]!;
    await expect
      .poll(() => bridge.sentAs('round.repair'))
      .toEqual([{ token: `${white.id}`, plan: 'fewest', agreed: [black.id, 415], confirmed: 0 }]);
    await sees('Round 7 published again, version 2');
  });

  it('an agreement is taken back with a key, or beside the player', async () => {
    const bridge = await repairing();
    await keys('n', '4{Enter}');
    await sees('Ask 2 players');
    expect(pageText()).not.toContain('Take back');
    await keys('a', 'a', 't', '{Control>}{Enter}{/Control}');
    await sees('Opens when');
    await keys('a');
    const back = [...document.querySelectorAll<HTMLElement>('.people .link')];
    expect(back.map(({ textContent }) => textContent)).toEqual(['Take back', 'Take back']);
    back[0]!.click();
    await expect.poll(() => document.querySelectorAll('.people .link').length).toBe(1);
    await keys('{Control>}{Enter}{/Control}');
    expect(bridge.sentAs('round.repair')).toEqual([]);
  });

  it('has the keyboard as soon as it opens, and again when its field is done with', async () => {
    await repairing();
    const isThere = () => expect.poll(() => document.activeElement?.ariaLabel).toBe('What happened');
    await isThere();
    for (const [key, placeholder] of [
      ['n', 'Name or board of who is not there'],
      ['l', 'Name of who arrived'],
      ['s', 'Board, or two boards'],
      ['k', 'Board to keep'],
    ] as const) {
      await keys(key);
      await isFocused();
      expect(field()?.placeholder).toContain(placeholder);
      await keys('{Escape}');
      await isThere();
    }
  });

  it('Esc takes back what is typed, then the field, and asks before it drops what was said', async () => {
    await repairing();
    await keys('n', '4{Enter}');
    await sees('is not there');
    await keys('n', 'cal', '{Escape}');
    expect(field()?.value).toBe('');
    // Also where the keyboard is elsewhere on the page.
    await keys('cal');
    document.querySelector<HTMLElement>('aside.side .scroll')!.focus();
    await keys('{Escape}');
    await expect.poll(() => field()?.value).toBe('');
    await keys('{Escape}');
    await expect.poll(field).toBeNull();
    expect(pageText()).not.toContain('Leave the repair');
    await keys('{Escape}');
    await sees('Leave the repair');
    await read();
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await sees('is not there');
    await keys('{Escape}');
    await sees('Leave the repair');
    await read();
    await keys('{Enter}');
    await expect.poll(pageText).not.toContain('Repair round 7');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  });

  it('a name that nobody has is said, and the field is empty for the next', async () => {
    await repairing();
    await keys('n', 'zzz{Enter}');
    await sees('No player found for “zzz”.');
    expect(field()?.value).toBe('');
    await isFocused();
    await keys('{Escape}');
    await expect.poll(pageText).not.toContain('No player found');
  });

  it('who refuses leads to the next plan; where no plan is left that asks anybody, that is said', async () => {
    const bridge = await repairing();
    await keys('n', '4{Enter}');
    await sees('Ask 2 players');
    // Their opponent is missing: the board cannot stay.
    await keys('x');
    await sees('The published pairing stays.');
    expect(pageText()).not.toContain('Ask 2 players');
    await keys('x');
    await sees('The last plan changes nothing: nobody has to agree.');
    await keys('1', 'a', 'a', 'a');
    await sees('All who had to agree have agreed.');
    expect(bridge.sentAs('round.repair')).toEqual([]);
  });
});
