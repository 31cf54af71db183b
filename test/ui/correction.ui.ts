import { describe, expect, it } from 'vitest';
import type { ChangeLine, CorrectionView } from '../../src-main/ipc/contract.ts';
import { AT, boardOf, FixtureBridge, PLAYERS } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const read = () => new Promise((resolve) => setTimeout(resolve, 400));

const VIEW: CorrectionView = {
  round: 7,
  board: 1,
  white: PLAYERS[0]!,
  black: PLAYERS[1]!,
  entered: { result: 'draw', text: '½ – ½', at: AT, by: 'Desk' },
  second: { result: 'draw', text: '½ – ½', at: AT, by: 'CA' },
  result: '1 – 0',
  now: AT,
  period: 'rating-only',
  next: 8,
  paired: { round: 8, text: '½ – ½' },
  deadline: '',
  periods: [
    { period: 'at-once', from: 'complete', at: AT, state: 'over' },
    { period: 'next-pairing', from: 'paired', at: AT, state: 'over' },
    { period: 'rating-only', from: 'ended', at: AT, state: 'now' },
  ],
};

/** The page of a correction of board 1, to which the desk's own keys lead. */
async function correcting(more: readonly ChangeLine[] = [], correction = VIEW): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('done');
  bridge.round = { ...bridge.round, boards: bridge.round.boards.map(({ board }) => boardOf(board, 'draw')) };
  bridge.prepare('results.enter', {
    ok: false,
    confirm: {
      level: 3,
      act: 'Correct the rating report',
      consequences: ['Too late for standings and pairings, which keep ½ – ½.'],
      changes: [
        { heading: '', lines: [{ weight: 'same', label: 'Standings', was: '', now: 'same' }] },
        {
          heading: 'If it counted fully, to compare',
          lines: [{ weight: 'look', label: 'Larkin, points (rank)', was: '3½ (4)', now: '4½ (1)' }, ...more],
        },
      ],
      article: 'C.04.2 4.3',
      correction,
    },
  });
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F4}');
  await sees('Round 7 results');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await keys('1{Enter}1');
  await read();
  await keys('{Enter}{Enter}');
  await expect.poll(() => bridge.sentAs('results.enter').length).toBe(1);
  await keys('q');
  await sees('Correct a result');
  return bridge;
}

describe('the page of a correction', () => {
  it('says the consequence first, then what changes, and what is not open any more', async () => {
    await correcting();
    const inOrder = [
      'Too late for standings',
      'Standings',
      'If it counted fully',
      '4½ (1)',
      'Say at the desk',
    ];
    const places = inOrder.map((words) =>
      document.querySelector('section[aria-label="Correct a result"]')!.textContent.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(document.querySelector('main [aria-current=step]')?.textContent).toContain('Rating report only');
    expect(document.querySelectorAll('.missed')).toHaveLength(2);
    await sees('Desk');
  });

  it('has what to say at the desk in sight, however much changes', async () => {
    const more = Array.from({ length: 40 }, (_, at) => ({
      weight: 'look' as const,
      label: `Tie-break ${at + 1}`,
      was: '1',
      now: '2',
    }));
    await correcting(more);
    await sees('Tie-break 40');
    const { top, bottom } = document.querySelector('.say')!.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

  it('says at the desk by which result the newest round is paired, whatever was entered since', async () => {
    const period = 'next-pairing';
    const entered = { ...VIEW.entered, result: 'black-wins', text: '0 – 1' } as const;
    await correcting([], { ...VIEW, period, entered, next: 9 });
    const said = () => document.querySelector('.say')!.textContent.replaceAll('\u00a0', ' ');
    await expect
      .poll(said)
      .toContain(
        'The result is 1 – 0. It counts in the standings and from the next pairing on. Round 8 was paired with ½ – ½ and stays.',
      );
  });

  it('cuts nothing off where a surname is longer than its column', async () => {
    const label = 'Wolfeschlegelsteinhausenbergerdorffenstein Hubert (6), points (rank)';
    await correcting([{ weight: 'look', label, was: '5 (13)', now: '4½ (17)' }]);
    await sees('Wolfeschlegelsteinhausenbergerdorffenstein');
    const scroller = document.querySelector('.say')!.parentElement!.querySelector('.scroll')!;
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  });

  it('Ctrl Enter stores it with the reason, from inside its field', async () => {
    const bridge = await correcting();
    document.querySelector<HTMLInputElement>('#correction-why')!.focus();
    await keys('Slip 2', '{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toEqual({
        round: 7,
        board: 1,
        white: 301,
        black: 302,
        result: 'white-wins',
        why: 'Slip 2',
        confirmed: 3,
      });
    await sees('Round 7 results');
  });

  it('2 keeps the result and opens an incident of the board with the claim', async () => {
    const bridge = await correcting();
    await keys('2', '{Control>}{Enter}{/Control}');
    await expect
      .poll(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value)
      .toBe('Larkin – Calder. Claim: the result was 1 – 0.');
    expect(bridge.sentAs('results.enter')).toHaveLength(1);
  });

  it('Esc goes back and changes nothing', async () => {
    const bridge = await correcting();
    await keys('{Escape}');
    await sees('Round 7 results');
    expect(bridge.sentAs('results.enter')).toHaveLength(1);
    expect(pageText()).not.toContain('Decide');
  });
});
