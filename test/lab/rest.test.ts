import { describe, expect, it } from 'vitest';
import {
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  placeWithin,
  playRest,
  chanceOf,
  addedRests,
  meanPlaceOf,
  standingsOf,
  type Tournament,
} from '../../src-engine/index.ts';

const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players: 12, rounds: 5, seed: 4 });
if (!generated.ok) throw new Error('not generated');
const whole = generated.value;
const upTo = (rounds: number): Tournament => ({ ...whole, rounds: whole.rounds.slice(0, rounds) });

function countsOf(tournament: Tournament, first: number, last: number) {
  const played = playRest(tournament, { kind: 'milvang-2025' }, [first, last]);
  if (!played.ok) throw new Error(played.failure.code);
  return played.value;
}

describe('the rest of an event', () => {
  it('changes nothing where nothing is left', () => {
    const { places } = countsOf(whole, 1, 5);
    const rows = standingsOf(whole).rows.filter(({ drawnByLot }) => !drawnByLot);
    expect(rows.length).toBeGreaterThan(0);
    for (const { player, rank } of rows) expect(places[player - 1]![rank - 1]).toBe(5);
  });

  it('gives every player one place in every run', () => {
    const { runs, places } = countsOf(upTo(3), 1, 20);
    expect(runs).toBe(20);
    expect(places.map((row) => row.reduce((sum, count) => sum + count, 0))).toEqual(Array(12).fill(20));
    const byPlace = places[0]!.map((_, place) => places.reduce((sum, row) => sum + row[place]!, 0));
    expect(byPlace).toEqual(Array(12).fill(20));
  });

  it('draws the games that are open, and lets drafts be', () => {
    const last = whole.rounds[4]!;
    const open = { ...last, boards: last.boards.map((board) => ({ ...board, result: 'open' as const })) };
    const { places } = countsOf({ ...whole, rounds: [...whole.rounds.slice(0, 4), open] }, 1, 30);
    expect(places.some((row) => row.filter((count) => count > 0).length > 1)).toBe(true);
    const draft = { ...last, stage: 'draft' as const };
    expect(countsOf({ ...whole, rounds: [...whole.rounds.slice(0, 4), draft] }, 1, 5)).toEqual(
      countsOf(upTo(4), 1, 5),
    );
  });

  it('tells what the next game changes: every run of it ends one way, and the best outcome is worth the most', () => {
    const { runs, next, places } = countsOf(upTo(4), 1, 60);
    let played = 0;
    next.forEach((row, player) => {
      const [win, draw, loss] = [0, 4, 8].map((at) => row.slice(at, at + 4)) as [
        number[],
        number[],
        number[],
      ];
      const games = win[0]! + draw[0]! + loss[0]!;
      expect(games).toBeLessThanOrEqual(runs);
      // Whoever has a bye, or has withdrawn, has no next game.
      if (games < runs) return;
      played++;
      for (const at of [1, 2, 3])
        expect(win[at]! + draw[at]! + loss[at]!).toBe(
          places[player]!.slice(0, [1, 3, 5][at - 1]).reduce((sum, count) => sum + count, 0),
        );
    });
    expect(played).toBeGreaterThan(6);
    // Nobody's chance to be among the first three is smaller after a win than after a loss.
    const chances = next.flatMap(([won = 0, , threeWon = 0, , , , , , lost = 0, , threeLost = 0]) =>
      won > 0 && lost > 0 ? [[threeWon / won, threeLost / lost] as const] : [],
    );
    expect(chances.some(([afterWin, afterLoss]) => afterWin > afterLoss)).toBe(true);
    expect(chances.filter(([afterWin, afterLoss]) => afterWin < afterLoss)).toEqual([]);
  });

  it('finds the place that is reached in a share of the runs', () => {
    const counts = { runs: 10, places: [[1, 8, 0, 1]], next: [[]] };
    expect([0.1, 0.11, 0.9, 0.95, 1].map((share) => placeWithin(counts, 0, share))).toEqual([1, 2, 2, 4, 4]);
  });

  it('adds up, and tells chances with their intervals', () => {
    const [a, b] = [countsOf(upTo(4), 1, 10), countsOf(upTo(4), 11, 20)];
    const all = countsOf(upTo(4), 1, 20);
    expect(addedRests(a, b)).toEqual(all);
    const leader = standingsOf(upTo(4)).rows[0]!.player - 1;
    const { share, low, high } = chanceOf(all, leader, 12);
    // Wilson with 20 of 20: 1 − 1.96² / (20 + 1.96²)
    expect([share, high]).toEqual([1, 1]);
    expect(low).toBeCloseTo(20 / (20 + 1.959964 ** 2), 10);
    expect(chanceOf(all, leader, 1).share).toBeGreaterThan(0);
  });

  it('tells the mean rank with its interval', () => {
    // 1, 2, 2, 3: deviation √(2/3), of four runs 1.96 × √(2/3) / 2.
    const { mean, margin } = meanPlaceOf({ runs: 4, places: [[1, 2, 1]], next: [[]] }, 0);
    expect(mean).toBe(2);
    expect(margin).toBeCloseTo((1.959964 * Math.sqrt(2 / 3)) / 2, 10);
    expect(meanPlaceOf({ runs: 1, places: [[1]], next: [[]] }, 0)).toEqual({ mean: 1, margin: null });
  });
});
