import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { byeRanking, floaterRanking } from '../../../src-engine/systems/bcf/floats.ts';
import { mayMeet } from '../../../src-engine/systems/bcf/meeting.ts';
import { compareClaims } from '../../../src-engine/systems/bcf/seekers.ts';
import type { Colour } from '../../../src-engine/model/colour.ts';
import type { Pair, PairingTask } from '../../../src-engine/systems/system.ts';
import { expectExplained, expectSameInAnotherOrder, selfPlay, type Law } from '../self-play.ts';
import { expectAnswers } from '../why-not.ts';
import { cases } from '../../effort.ts';

/** Rule 6: a bye of a full point, but no win by forfeit. */
const LAW: Law = {
  byeIsBarred: ({ rounds }) => rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F'),
};

/** All complete pairings of the players, as lists of places. */
function completePairings(players: readonly Competitor[]): [number, number][][] {
  const found: [number, number][][] = [];
  const extend = (free: readonly number[], made: readonly [number, number][]): void => {
    const [first, ...others] = free;
    if (first === undefined) {
      found.push([...made]);
      return;
    }
    for (const other of others) {
      if (!mayMeet(players[first]!, players[other]!)) continue;
      extend(
        others.filter((place) => place !== other),
        [...made, [first, other]],
      );
    }
  };
  extend([...players.keys()], []);
  return found;
}

/** Number of floaters of the top level and the sum of their score differences (10). */
function topLevel(players: readonly Competitor[], pairs: readonly (readonly [number, number])[]): number[] {
  const score = (place: number) => players[place]!.pairingScore;
  const top = Math.max(...players.map(({ pairingScore }) => pairingScore));
  const differences = pairs
    .filter(([a, b]) => score(a) !== score(b) && Math.max(score(a), score(b)) === top)
    .map(([a, b]) => Math.abs(score(a) - score(b)));
  return [differences.length, differences.reduce((sum, difference) => sum + difference, 0)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    if ((a[place] ?? 0) !== (b[place] ?? 0)) return (a[place] ?? 0) - (b[place] ?? 0);
  }
  return 0;
}

function withColours(text: string): Competitor {
  const colours = [...text].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const colourDifference = colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  return { colours, colourDifference } as unknown as Competitor;
}

function placesOf(task: PairingTask, pairs: readonly Pair[], bye: number | null): [number, number][] {
  const players = task.competitors.filter(({ id }) => id !== bye);
  const place = (id: number) => players.findIndex((player) => player.id === id);
  return pairs.map(({ white, black }) => [place(white), place(black)]);
}

describe('BCF Swiss pairing rules', () => {
  it('rule 16 orders the twelve sequences of the text from the strongest claim to White to that to Black', () => {
    const sequences = 'BWBB BBWB BBBW WWBB WBWB BWWB WBBW BWBW BBWW WWWB WWBW WBWW'.split(' ');
    const shuffled = [...sequences].sort();
    const sorted = shuffled.sort((a, b) => compareClaims(withColours(a), withColours(b)));
    expect(sorted).toEqual(sequences);
  });

  it('rule 8 pairs round 1 by halves with alternating colours', () => {
    const rounds: string[] = [];
    selfPlay(
      BCF,
      { seed: 2, players: 8, rounds: 1, messiness: 0, rules: { initialColour: 'white' } },
      ({ pairing }) => {
        rounds.push(pairing.pairs.map(({ white, black }) => `${white}v${black}`).join(' '));
      },
    );
    selfPlay(
      BCF,
      { seed: 2, players: 6, rounds: 1, messiness: 0, rules: { initialColour: 'black' } },
      ({ pairing }) => {
        rounds.push(pairing.pairs.map(({ white, black }) => `${white}v${black}`).join(' '));
      },
    );
    expect(rounds).toEqual(['1v5 6v2 3v7 8v4', '4v1 2v5 6v3']);
  });

  it('rule 5 gives the bye of round 1 to the player just below the median', () => {
    const tournament = selfPlay(
      BCF,
      { seed: 2, players: 9, rounds: 1, messiness: 0 },
      ({ task, pairing }) => {
        expect(pairing.bye).toBe(5);
        expect(byeRanking(task).map(({ tpn }) => tpn)).toEqual([5, 6, 7, 8, 9, 4, 3, 2, 1]);
      },
    );
    expect(tournament.rounds).toHaveLength(1);
  });

  it('rule 20 seeks the downfloater from the median downwards, rule 21 the upfloater from the median upwards', () => {
    selfPlay(BCF, { seed: 2, players: 7, rounds: 1, messiness: 0 }, ({ task }) => {
      const order = (float: 'down' | 'up') =>
        floaterRanking(task.competitors, null, float, 1).map(({ player }) => player.tpn);
      expect(order('down')).toEqual([4, 5, 6, 7, 3, 2, 1]);
      expect(order('up')).toEqual([4, 3, 2, 1, 5, 6, 7]);
    });
  });

  it('rules 9, 10, 13 float the fewest players by the smallest differences, with a complete pairing whenever one exists', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(16, 80); seed++) {
      selfPlay(
        BCF,
        { seed, players: 3 + (seed % 6), rounds: 2 + (seed % 5), messiness: [0, 0.2, 0.5][seed % 3]! },
        ({ task, pairing }) => {
          rounds++;
          expect(BCF.assess(task, pairing).violations).toEqual([]);
          const players = task.competitors.filter(({ id }) => id !== pairing.bye);
          const best = completePairings(players)
            .map((pairs) => topLevel(players, pairs))
            .reduce((a, b) => (compare(a, b) <= 0 ? a : b));
          expect(topLevel(players, placesOf(task, pairing.pairs, pairing.bye))).toEqual(best);
        },
        (task, failure) => {
          const fields =
            task.competitors.length % 2 === 0
              ? [task.competitors]
              : byeRanking(task).map((gone) => task.competitors.filter((player) => player !== gone));
          for (const players of fields) expect(completePairings(players), failure.code).toEqual([]);
        },
        LAW,
      );
    }
    expect(rounds).toBeGreaterThan(cases(40, 200));
  });

  it('rules 15, 16 leave no more players of a level against the same seekers than any pairing of that level must', () => {
    let levels = 0;
    let more = 0;
    for (let seed = 1; seed <= cases(10, 60); seed++) {
      selfPlay(BCF, { seed, players: 8, rounds: 4, messiness: 0 }, ({ task, pairing }) => {
        const assessed = BCF.assess(task, pairing).brackets;
        for (const { residents, downfloaters, pairs, rows } of assessed) {
          if (downfloaters.length > 0 || residents.length !== 2 * pairs.length) continue;
          const players = residents.map((id) => task.field.get(id)!);
          const transfers = completePairings(players).map(
            (complete) =>
              complete.filter(
                ([a, b]) => seek(players[a]!) !== null && seek(players[a]!) === seek(players[b]!),
              ).length,
          );
          expect(rows[2]!.value).toEqual([Math.min(...transfers)]);
          levels++;
          if (Math.max(...transfers) > Math.min(...transfers)) more++;
        }
      });
    }
    expect(levels).toBeGreaterThan(cases(15, 90));
    // More would have been possible.
    expect(more).toBeGreaterThan(cases(0, 5));
  });

  it('C.04.2 1.4 gives the same pairing whatever the order of registration, and explains every board', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(3, 10); seed++) {
      selfPlay(
        BCF,
        { seed, players: 9 + 7 * (seed % 5), rounds: 5, messiness: 0.2 },
        (round) => {
          rounds++;
          expectSameInAnotherOrder(BCF, round, seed);
          expectExplained(BCF, round);
        },
        undefined,
        LAW,
      );
    }
    expect(rounds).toBe(5 * cases(3, 10));
  });

  it('13, 26: pairs a long tournament, in which odd groups have met each other, to its last round', () => {
    let rounds = 0;
    selfPlay(BCF, { seed: 1, players: 24, rounds: 18, messiness: 0 }, () => rounds++);
    expect(rounds).toBe(18);
  });

  it('answers "why not" for every pair of a round', () => {
    const seen = new Set<string>();
    selfPlay(BCF, { seed: 9, players: 11, rounds: 4, messiness: 0 }, (round) =>
      expectAnswers(BCF, round, seen),
    );
    expect([...seen].sort()).toEqual(['equal', 'forbidden', 'paired', 'worse']);
  });
});

function seek({ colourDifference, colours }: Competitor): string | null {
  if (colourDifference !== 0) return colourDifference > 0 ? 'b' : 'w';
  const last = colours.at(-1);
  return last === undefined ? null : last === 'white' ? 'b' : 'w';
}
