import { describe, expect, it } from 'vitest';
import {
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  playRest,
  chanceOf,
  addedRests,
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
});
