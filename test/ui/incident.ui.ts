import { describe, expect, it } from 'vitest';
import type { IncidentRow } from '../../src-main/ipc/contract.ts';
import { AT, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

/** The dialog over the results of a round that is played; `noted` are the incidents so far. */
async function openDialog(noted: readonly IncidentRow[] = []): Promise<FixtureBridge> {
  const bridge = new FixtureBridge();
  bridge.answerBy('incidents.view', () => ({ incidents: noted, operator: '', operators: [] }));
  await open(bridge);
  await sees('Round 7 results');
  await keys('{Control>}l{/Control}');
  await sees('What happened');
  return bridge;
}

function incidentOf(bridge: FixtureBridge, board: number): IncidentRow {
  const { white } = bridge.round.boards.find((row) => row.board === board)!;
  return {
    ...{
      seq: 800,
      round: 3,
      board,
      players: [white],
      article: '7.5.5',
      penalty: 'time-to-opponent',
      decision: '2 minutes',
    },
    ...{ text: 'King left in check', happenedAt: '2026-11-14T15:50', reported: true, at: AT, actor: 'CA' },
  };
}

describe('an incident', () => {
  it('is noted with board, player, article and words by keys alone', async () => {
    const bridge = await openDialog();
    const { black } = bridge.round.boards[0]!;
    const board = bridge.round.boards[0]!.board;
    await keys(`${board}`, '{Alt>}b{/Alt}', '{Tab}{Tab}{Tab}');
    await expect.poll(() => document.activeElement?.id).toBe('incident-time');
    await keys('{Tab}', '11.3.2');
    await sees('Electronic device');
    await keys('{Tab}{Tab}{Tab}', 'rang at move 20', '{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('incidents.note')).toHaveLength(1);
    expect(bridge.sentAs('incidents.note')[0]).toMatchObject({
      incident: {
        round: 7,
        board,
        players: [black.id],
        article: '11.3.2',
        text: 'rang at move 20',
        reported: true,
      },
      result: null,
    });
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  });

  it('of the hall needs no board, and one that is no board is not stored', async () => {
    const bridge = await openDialog();
    await keys('999');
    await sees('999');
    expect(document.querySelector('#incident-board')?.getAttribute('aria-invalid')).toBe('true');
    await keys('{Tab}{Tab}', '12.8');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => document.activeElement?.id).toBe('incident-board');
    expect(bridge.sentAs('incidents.note')).toEqual([]);
    await keys('{Control>}a{/Control}{Backspace}', '{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('incidents.note').map(({ incident }) => incident.board))
      .toEqual([null]);
  });

  it('of which nothing is said says what it needs, and leads there', async () => {
    const bridge = await openDialog();
    await keys('{Control>}{Enter}{/Control}');
    await sees('Say what happened, or give an article.');
    await expect.poll(() => document.activeElement?.id).toBe('incident-text');
    await keys('rang', '{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('incidents.note')).toHaveLength(1);
  });

  it.each([
    [true, 'black-wins'],
    [false, null],
  ])('enters the result of a game that is lost where that is wanted: %s', async (isWanted, result) => {
    const bridge = await openDialog();
    const { board } = bridge.round.boards[0]!;
    await keys(`${board}`, '{Alt>}w{/Alt}');
    const penalty = document.querySelector<HTMLSelectElement>('#incident-penalty')!;
    penalty.value = 'game-lost';
    penalty.dispatchEvent(new Event('change', { bubbles: true }));
    await sees('Enter the result: 0 – 1');
    const box = [...document.querySelectorAll('dialog label')]
      .find(({ textContent }) => textContent.includes('Enter the result: 0 – 1'))!
      .querySelector('input')!;
    if (!isWanted) box.click();
    expect(box.checked).toBe(isWanted);
    document.querySelector<HTMLInputElement>('#incident-text')!.focus();
    await keys('hit the clock', '{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('incidents.note')).toMatchObject([{ result }]);
  });

  it('lists what was noted, and says when a player does the same again', async () => {
    const before = incidentOf(new FixtureBridge(), 1);
    await openDialog([before]);
    await sees('1 incident, 1 for the report');
    await sees('King left in check');
    await sees('Sat 15:50');
    await keys('1', '{Alt>}w{/Alt}');
    document.querySelector<HTMLInputElement>('#incident-article')!.focus();
    await keys('7.5.5');
    await expect.poll(() => document.querySelector('.note.warn')?.textContent).toContain('Sat 15:50');
  });

  it('that was begun is only dropped after a question', async () => {
    await openDialog();
    await keys('{Tab}{Tab}', '4.3', '{Escape}');
    await expect.poll(() => document.querySelector('[role=alertdialog]')).not.toBeNull();
    // For its first 300 ms a question takes no answer.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await keys('{Escape}');
    await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
    expect(document.querySelector<HTMLInputElement>('#incident-article')?.value).toBe('4.3');
  });
});
