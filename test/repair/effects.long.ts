/** What a correction changes is known before it is made, and is what it then changes. C.04.2 4.3. */
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { correctionEffects } from '../../src-engine/repair/effects.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { standingsOf } from '../../src-engine/tiebreaks/standings.ts';
import { renumbered } from '../oracle/renumbered.ts';

function event(seed: number): Tournament {
  const made = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    // Every second field is odd, so that a correction may move the bye.
    players: 20 - (seed % 2),
    rounds: 5,
    system: 'dutch-2026',
  });
  if (!made.ok) throw new Error(made.failure.code);
  return renumbered(made.value, seed).tournament;
}

/** The tournament with another result, written here a second time. */
function withResult(tournament: Tournament, round: number, board: number, result: GameResult): Tournament {
  const rounds = tournament.rounds.map((known, index) => ({
    ...known,
    boards: known.boards.map((game, at) =>
      index === round - 1 && at === board - 1 ? { ...game, result } : game,
    ),
  }));
  return { ...tournament, rounds };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe('C.04.2 4.3 effects of a correction', () => {
  it('are the differences between the standings and pairings with and without it', () => {
    let moved = 0;
    let repaired = 0;
    let movedByes = 0;
    let untouched = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const tournament = event(seed);
      const [round, board] = [3, (seed % 5) + 2];
      const game = tournament.rounds[round - 1]!.boards[board - 1]!;
      const result = game.result === 'white-wins' ? 'black-wins' : 'white-wins';
      const effects = correctionEffects(tournament, { round, board, result, kind: 'result-corrected-late' });
      const after = withResult(tournament, round, board, result);
      const [was, now] = [standingsOf(tournament).rows, standingsOf(after).rows];
      const row = (rows: typeof was, player: number) => rows.find((one) => one.player === player)!;
      expect(effects.players.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual(
        [game.white, game.black].toSorted((a, b) => a - b),
      );
      for (const { player, points, rank } of effects.players) {
        expect(points).toEqual([row(was, player).points, row(now, player).points]);
        expect(rank).toEqual([row(was, player).sharedRank, row(now, player).sharedRank]);
      }
      const others = now.filter(
        ({ player, sharedRank }) =>
          player !== game.white && player !== game.black && row(was, player).sharedRank !== sharedRank,
      );
      expect(effects.otherRanks).toBe(others.length);
      const counted = standingsOf(after).tieBreaks.map((code, at) => ({
        code,
        players: now.filter(({ player, values }) => !same(values[at], row(was, player).values[at])).length,
      }));
      expect(effects.tieBreaks).toEqual(counted.filter(({ players }) => players > 0));
      if (effects.tieBreaks.length < counted.length) untouched++;
      moved += others.length;
      expect(effects.pairings.map((one) => one.round)).toEqual([4, 5]);
      for (const { round: later, different } of effects.pairings) {
        const [keys, byes] = [[], []] as [(string[] | null)[], (number | null)[]];
        for (const one of [tournament, after]) {
          const task = pairingTaskOf(one, later);
          const paired = task.ok ? systemOf('dutch-2026')!.pair(task.value) : task;
          keys.push(paired.ok ? paired.value.pairs.map(({ white, black }) => `${white}-${black}`) : null);
          byes.push(paired.ok ? paired.value.bye : null);
        }
        const fresh = keys[1]?.filter((pair) => !keys[0]!.includes(pair)).length ?? null;
        const other = byes[0] === byes[1] ? 0 : 1;
        expect(different).toBe(fresh === null ? null : fresh + other);
        repaired += fresh ?? 0;
        movedByes += other;
      }
    }
    // There was something to see.
    expect(moved).toBeGreaterThan(20);
    expect(repaired).toBeGreaterThan(20);
    expect(movedByes).toBeGreaterThan(0);
    expect(untouched).toBeGreaterThan(0);
  });

  it('for the rating report only leave standings, tie-breaks and pairings alone', () => {
    const tournament = event(5);
    const at = tournament.rounds[2]!.boards.findIndex(({ result }) => result === 'white-wins');
    const effects = correctionEffects(tournament, {
      round: 3,
      board: at + 1,
      result: 'black-wins',
      kind: 'result-rated-only',
    });
    expect(effects).toMatchObject({ players: [], otherRanks: 0, tieBreaks: [] });
    expect(effects.pairings.filter(({ different }) => different !== 0)).toEqual([]);
    const { white, black } = tournament.rounds[2]!.boards[at]!;
    expect(effects.ratings.map(({ player }) => player)).toEqual([white, black]);
    expect(effects.ratings[0]!.now!).toBeLessThan(effects.ratings[0]!.was!);
    expect(effects.ratings[1]!.now!).toBeGreaterThan(effects.ratings[1]!.was!);
  });
});

describe('B.02 8.3 ratings that a correction changes', () => {
  it('are those of the two players that become others', () => {
    const made = event(5);
    const at = made.rounds[2]!.boards.findIndex(({ result }) => result === 'white-wins');
    const { white, black } = made.rounds[2]!.boards[at]!;
    const ratings = (unrated: readonly number[], result: GameResult) => {
      const players = made.players.map((player) =>
        unrated.includes(player.id) ? { ...player, rating: 0 } : { ...player, rating: 2000 },
      );
      const correction = { round: 3, board: at + 1, result, kind: 'result-corrected-late' } as const;
      return correctionEffects({ ...made, players }, correction).ratings.map(({ player }) => player);
    };
    expect(ratings([], 'black-wins')).toEqual([white, black]);
    // A game against an unrated player is not rated for the other; the unrated one has no change.
    expect(ratings([black], 'black-wins')).toEqual([]);
    expect(ratings([], 'white-wins')).toEqual([]);
  });
});

describe('C.04.2 4.3 pairings that a correction would have changed', () => {
  it('are those of each round’s own system, and of the rules where the round names none', () => {
    let differing = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const made = event(seed);
      const tournament = {
        ...made,
        rules: { ...made.rules, system: 'dubov-2026' },
        rounds: made.rounds.map((known, index) => (index === 4 ? { ...known, system: '' } : known)),
      };
      const game = tournament.rounds[2]!.boards[3]!;
      const result = game.result === 'white-wins' ? 'black-wins' : 'white-wins';
      const { pairings } = correctionEffects(tournament, {
        ...{ round: 3, board: 4, result, kind: 'result-corrected-late' },
      });
      const after = withResult(tournament, 3, 4, result);
      /** Boards of a round that a system pairs otherwise once the result is corrected, and a bye that moves. */
      const different = (system: string, round: number) => {
        const [before, now] = [tournament, after].map((one) => {
          const task = pairingTaskOf(one, round);
          const paired = task.ok ? systemOf(system)!.pair(task.value) : task;
          return paired.ok ? paired.value : null;
        });
        if (!before || !now) return null;
        const same = before.pairs.map(({ white, black }) => `${white}-${black}`);
        return (
          now.pairs.filter(({ white, black }) => !same.includes(`${white}-${black}`)).length +
          Number(before.bye !== now.bye)
        );
      };
      expect(pairings.map((one) => one.different)).toEqual([
        different('dutch-2026', 4),
        different('dubov-2026', 5),
      ]);
      if (different('dutch-2026', 4) !== different('dubov-2026', 4)) differing++;
      if (different('dutch-2026', 5) !== different('dubov-2026', 5)) differing++;
    }
    // Otherwise it would not matter which system is asked.
    expect(differing).toBeGreaterThan(3);
  });
});
