/** What a round waits for: one number everywhere, and a way on where only adjourned games are left. */
import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../../../src-engine/index.ts';
import { isWaiting, mayGoOn, waitingGames } from '../../../../src-renderer/state/results/waiting-games.ts';

const rows = (...results: readonly GameResult[]) => results.map((result, at) => ({ board: 41 + at, result }));

describe('games that wait', () => {
  it('are those without a result and adjourned ones', () => {
    const round = rows('draw', 'open', 'adjourned', 'forfeit-both-lose', 'adjourned');
    expect(waitingGames(round)).toEqual({ open: [42], adjourned: [43, 45] });
    expect(round.filter(isWaiting)).toHaveLength(3);
  });

  it('let the next round begin where all of them are adjourned', () => {
    expect(mayGoOn(rows('draw', 'adjourned'))).toBe(true);
    expect(mayGoOn(rows('draw', 'white-wins'))).toBe(true);
    expect(mayGoOn(rows('draw', 'adjourned', 'open'))).toBe(false);
    expect(mayGoOn([])).toBe(false);
  });
});
