import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING } from '../../src-engine/index.ts';
import { playerTable } from './tables.ts';
import { directEncounter } from '../../src-engine/tiebreaks/direct-encounter.ts';
import { contextOf } from '../../src-engine/tiebreaks/context.ts';
import type { ScoreTable } from '../../src-engine/tiebreaks/score-table.ts';
import { eventOf, randomEvent, randomOf } from './event.ts';

/** Places of the tied players in order, equal ones in brackets: `2 1 (3 4)`. */
function orderOf(table: ScoreTable, tied: readonly number[], forfeitsPlayed = false): string {
  const { groups } = directEncounter(
    contextOf(table),
    tied.map((id) => id - 1),
    forfeitsPlayed,
  );
  return groups
    .map((group) => {
      const ids = group.map((index) => index + 1).sort((a, b) => a - b);
      return ids.length === 1 ? String(ids[0]) : `(${ids.join(' ')})`;
    })
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

  it('agrees with trying out every outcome of the missing games', () => {
    const random = randomOf(20260301);
    let decided = 0;
    for (let trial = 0; trial < 600; trial++) {
      const table = playerTable(randomEvent(5, 4 + Math.floor(random() * 6), random));
      const tied = [1, 2, 3, 4, 5].filter(() => random() < 0.7);
      if (tied.length < 2) continue;
      const order = orderOf(table, tied);
      expect(order).toBe(literalOrder(table, tied));
      if (order !== `(${tied.join(' ')})`) decided++;
    }
    expect(decided).toBeGreaterThan(50);
  });
});

/** Article 6 word by word: separate standings, every outcome of the missing games, repetition. */
function literalOrder(table: ScoreTable, tied: readonly number[]): string {
  const places = literalGroups(table, [...tied]);
  return places
    .map((group) => (group.length === 1 ? String(group[0]) : `(${group.sort((a, b) => a - b).join(' ')})`))
    .join(' ');
}

function literalGroups(table: ScoreTable, set: number[]): number[][] {
  if (set.length < 2) return [set];
  const scores = new Map(set.map((id) => [id, 0]));
  const missing: [number, number][] = [];
  for (const a of set) {
    for (const b of set) {
      if (a >= b) continue;
      const games = table.participants[a - 1]!.entries.map((entry, round) => ({ entry, round })).filter(
        ({ entry }) => entry.opponent === b - 1 && entry.kind === 'played',
      );
      if (games.length === 0) {
        missing.push([a, b]);
        continue;
      }
      const other = table.participants[b - 1]!.entries;
      const mean = (points: number[]): number => points.reduce((sum, one) => sum + one, 0) / points.length;
      scores.set(a, scores.get(a)! + mean(games.map(({ entry }) => entry.points)));
      scores.set(b, scores.get(b)! + mean(games.map(({ round }) => other[round]!.points)));
    }
  }
  const same = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6;
  if (missing.length === 0) {
    const sorted = [...set].sort((a, b) => scores.get(b)! - scores.get(a)!);
    const groups: number[][] = [];
    for (const id of sorted) {
      const last = groups.at(-1);
      if (last !== undefined && same(scores.get(last[0]!)!, scores.get(id)!)) last.push(id);
      else groups.push([id]);
    }
    return groups.length === 1 ? groups : groups.flatMap((group) => literalGroups(table, group));
  }
  const ranked: number[] = [];
  for (;;) {
    const rest = set.filter((id) => !ranked.includes(id));
    const next = rest.find((id) => rest.length > 1 && aloneAhead(id, rest, scores, missing));
    if (next === undefined) break;
    ranked.push(next);
  }
  if (ranked.length === 0) return [set];
  return [
    ...ranked.map((id) => [id]),
    ...literalGroups(
      table,
      set.filter((id) => !ranked.includes(id)),
    ),
  ];
}

/** Whether `id` stays alone ahead of the others in every combination of outcomes of the missing games. */
function aloneAhead(
  id: number,
  rest: readonly number[],
  scores: ReadonlyMap<number, number>,
  missing: readonly (readonly [number, number])[],
): boolean {
  const relevant = missing.filter((pair) => pair.some((one) => rest.includes(one)));
  // Only wins and losses: a draw gives nobody more than the better of the two.
  for (let outcome = 0; outcome < 2 ** relevant.length; outcome++) {
    const end = new Map(scores);
    relevant.forEach(([a, b], bit) => {
      const winner = (outcome >> bit) & 1 ? a : b;
      end.set(winner, end.get(winner)! + 10);
    });
    if (rest.some((other) => other !== id && end.get(other)! > end.get(id)! - 1e-6)) return false;
  }
  return true;
}
