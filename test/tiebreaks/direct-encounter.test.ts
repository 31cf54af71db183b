import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING } from '../../src-engine/index.ts';
import { playerTable } from './tables.ts';
import { directEncounter } from '../../src-engine/tiebreaks/direct-encounter.ts';
import { contextOf } from '../../src-engine/tiebreaks/context.ts';
import type { ScoreTable } from '../../src-engine/tiebreaks/score-table.ts';
import { encounterGroups } from '../oracle/tie-breaks/encounter.ts';
import { plainEventOf } from '../oracle/tie-breaks/record.ts';
import { eventOf, randomEvent, randomOf } from './event.ts';

/** Places of the tied players in order, equal ones in brackets: `2 1 (3 4)`. */
function orderOf(table: ScoreTable, tied: readonly number[], forfeitsPlayed = false): string {
  const { groups } = directEncounter(
    contextOf(table),
    tied.map((id) => id - 1),
    forfeitsPlayed,
  );
  return asText(groups.map((group) => group.map((index) => index + 1)));
}

function asText(groups: readonly (readonly number[])[]): string {
  return groups
    .map((group) =>
      group.length === 1 ? String(group[0]) : `(${group.toSorted((a, b) => a - b).join(' ')})`,
    )
    .join(' ');
}

describe('6.2 all have met', () => {
  it('ranks by the games among each other', () => {
    const table = playerTable(eventOf(['2w0 3b1', '1b1 .', '. 1w0']));
    expect(orderOf(table, [1, 2])).toBe('2 1');
  });

  it('leaves a circle of three tied, ahead of who lost to all of them', () => {
    // 1 beat 2, 2 beat 3, 3 beat 1; 4 lost to all: four players in a circle of three and a last.
    const table = playerTable(eventOf(['2w1 3b0 4w1', '1b0 4w1 3w1', '4w1 1w1 2b0', '3b0 2b0 1b0']));
    expect(orderOf(table, [1, 2, 3, 4])).toBe('(1 2 3) 4');
  });

  it('drops the games against those already ranked', () => {
    // 1 has 2½, 2 and 4 have 1½ each and 4 beat 2; 3 has ½.
    const table = playerTable(eventOf(['2w= 3b1 4w1', '1b= 4w0 3w1', '4w= 1w0 2b0', '3b= 2b1 1b0']));
    expect(orderOf(table, [1, 2, 3, 4])).toBe('1 4 2 3');
  });
});

describe('6.1 encounters that count', () => {
  it('6.1.1 leaves forfeits out of a Swiss, /P takes them in', () => {
    const table = playerTable(eventOf(['2w+', '1b-']));
    expect(orderOf(table, [1, 2])).toBe('(1 2)');
    expect(orderOf(table, [1, 2], true)).toBe('1 2');
  });

  it('15.2 takes forfeits in where the pairings were known beforehand', () => {
    const table = playerTable(
      eventOf(['2w+ 3b= 4w=', '1b- 4w= 3b=', '4b= 1w= 2w=', '3w= 2b= 1b='], {
        rules: { system: 'round-robin' },
      }),
    );
    expect(orderOf(table, [1, 2])).toBe('1 2');
  });

  it('6.1.2 averages three meetings and does not add them', () => {
    // 1 against 2: 1, ½, ½ (average 2/3); 3 beat 1 once; 2 beat 3 once.
    const table = playerTable(eventOf(['2w1 2b= 2w= 3w0 .', '1b0 1w= 1b= . 3w1', '. . . 1b1 2b0']));
    // Sums: 1: 2/3, 2: 1/3 + 1, 3: 1.
    expect(orderOf(table, [1, 2, 3])).toBe('2 3 1');
  });
});

describe('6.3 not all have met', () => {
  it('ranks the one who stays alone at the top whatever the missing games bring', () => {
    // 1 beat 2 and 3; 2 and 3 have not met.
    const table = playerTable(eventOf(['2w1 3b1', '1b0 .', '. 1w0']));
    expect(orderOf(table, [1, 2, 3])).toBe('1 (2 3)');
  });

  it('leaves all tied where a missing game could still catch up', () => {
    // 1 beat 2; 3 has met nobody and could win both games.
    const table = playerTable(eventOf(['2w1', '1b0', 'U']));
    expect(orderOf(table, [1, 2, 3])).toBe('(1 2 3)');
  });

  it('counts a missing game as a loss at worst, which may bring points', () => {
    // Three points a win, two a draw, one a loss. 1 has 6 and at least one more; 2 and 4 reach 6 at best, 3 has 5.
    const scoring = {
      ...STANDARD_SCORING,
      ...{ whiteWin: 30, blackWin: 30, whiteDraw: 20, blackDraw: 20, whiteLoss: 10, blackLoss: 10 },
    };
    const lines = ['2w1 3b1 H', '1b0 4w= 3w1', '4w1 1w0 2b0', '3b0 2b= H'];
    expect(orderOf(playerTable(eventOf(lines, { rules: { scoring } })), [1, 2, 3, 4])).toMatch(/^1 /);
  });

  it('ranks nobody by it where the pairings were known beforehand', () => {
    const table = playerTable(
      eventOf(['2w1 3b1 .', '1b0 . 3w?', '. 1w0 2b?'], { rules: { system: 'round-robin' } }),
    );
    expect(orderOf(table, [1, 2, 3])).toBe('(1 2 3)');
  });

  /** Losses that bring as much as a draw, nearly a win. */
  const LOSSES_PAY = {
    ...{ whiteWin: 30, blackWin: 30, whiteDraw: 20, blackDraw: 20, whiteLoss: 20, blackLoss: 20 },
  };

  it.each([
    ['of the Laws', {}, 0],
    ['of an event in which a loss brings something', LOSSES_PAY, 2],
  ])(
    'agrees with trying out every outcome of the missing games, by points %s',
    (_, points, leastByLosses) => {
      const random = randomOf(20260301);
      let decided = 0;
      let byLosses = 0;
      for (let trial = 0; trial < 400; trial++) {
        const made = randomEvent(5, 4 + Math.floor(random() * 6), random);
        const scoring = { ...STANDARD_SCORING, ...points };
        const tournament = { ...made, rules: { ...made.rules, scoring } };
        const tied = [1, 2, 3, 4, 5].filter(() => random() < 0.7);
        if (tied.length < 2) continue;
        const order = orderOf(playerTable(tournament), tied);
        const options = { text: '2026', roundRobin: false, unrated: 'drop' } as const;
        const event = plainEventOf(tournament, { ...options, counted: tournament.rounds.length });
        expect(order, `trial ${trial}`).toBe(asText(encounterGroups(event, tied, false)));
        if (order !== `(${tied.join(' ')})`) decided++;
        if (order !== asText(encounterGroups({ ...event, loss: 0 }, tied, false))) byLosses++;
      }
      expect(decided).toBeGreaterThan(30);
      expect(byLosses).toBeGreaterThanOrEqual(leastByLosses);
    },
  );
});
