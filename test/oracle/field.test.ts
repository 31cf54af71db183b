/** What the oracles take from a task as it is, against the stored tournament, player by player. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { cases } from '../effort.ts';
import { plainRound, plainTaskOf } from './field.ts';
import { historyOf, LARGEST_FIELD, type History } from './histories.ts';
import { midHistoryOf } from './mid/histories.ts';
import { reordered } from './renumbered.ts';
import { plainEventOf } from './tie-breaks/record.ts';

const SEEDS = cases(50, 2000);

/** Few players, then more of them and more rounds; the groups of an acceleration are another text's. */
function historiesOf(seed: number): History[] {
  return [historyOf(seed, LARGEST_FIELD), midHistoryOf(seed)]
    .filter(({ tournament }) => tournament.rules.acceleration === 'none')
    .map((history) => reordered(history, seed));
}

/** Points that count for the pairing of a round alone. */
function virtual({ rules }: Tournament, round: number, player: number): number {
  return rules.virtualPoints
    .filter(
      ({ firstRound, lastRound, players }) =>
        firstRound <= round && round <= lastRound && players.includes(player),
    )
    .reduce((sum, { points }) => sum + points, 0);
}

describe('C.04.2 3.4, 3.5, C.04.3 5.2.5, C.04.7 1.5: a task', () => {
  it('has the scores, numbers and prohibitions of the stored rounds', () => {
    let players = 0;
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const { tournament, round } of historiesOf(seed)) {
        const task = pairingTaskOf(tournament, round);
        if (!task.ok) continue;
        const options = { text: '2026', roundRobin: false, unrated: 'drop' } as const;
        const event = plainEventOf(tournament, { ...options, counted: round - 1 });
        const { field, competitors } = plainTaskOf(task.value);
        const paired = new Set([
          ...competitors.map(({ id }) => id),
          ...tournament.rounds.flatMap(({ boards, unpaired }) => [
            ...boards.flatMap(({ white, black }) => [white, black]),
            ...unpaired.filter(({ kind }) => kind === 'pab').map(({ player }) => player),
          ]),
        ]);
        const numbers = [...paired].sort((a, b) => field.get(a)!.tpn - field.get(b)!.tpn);
        for (const { id, tpn, rating, bonus, rounds } of event.participants) {
          const scores = rounds.reduce((sums, { points }) => [...sums, sums.at(-1)! + points], [bonus]);
          const player = field.get(id)!;
          const apart = tournament.rules.prohibitions.filter(
            (rule) => rule.firstRound <= round && round <= rule.lastRound && rule.players.includes(id),
          );
          expect(player, `seed ${seed}`).toMatchObject({
            tpn,
            rating,
            score: scores.at(-1),
            pairingScore: scores.at(-1)! + virtual(tournament, round, id),
            parityNumber: numbers.indexOf(id) + 1,
            barred: new Set(apart.flatMap((rule) => rule.players).filter((other) => other !== id)),
          });
          expect(
            player.rounds.map(({ scoreBefore }) => scoreBefore),
            `seed ${seed}`,
          ).toEqual(rounds.map((_, index) => scores[index]! + virtual(tournament, index + 1, id)));
          player.rounds.forEach(({ cell, opponentScoreBefore, points }, index) => {
            const { opponent, black } = rounds[index]!;
            const other = opponent === 0 ? undefined : field.get(opponent)!.rounds[index]!.scoreBefore;
            const colour = opponent === 0 ? null : black ? 'black' : 'white';
            expect({ ...cell, points, opponentScoreBefore }, `seed ${seed}`).toMatchObject({
              opponent,
              colour,
              points: rounds[index]!.points,
              opponentScoreBefore: other ?? 0,
            });
          });
          players++;
        }
      }
    expect(players).toBeGreaterThan(500);
  });

  it('reads a game from its letter: played or not, by whom it counts', () => {
    const { scoring } = historyOf(1).tournament.rules;
    const played = [...'1=0WDL?'].map((code) =>
      plainRound({ opponent: 2, colour: 'black', code: code as '1' }, scoring),
    );
    expect(played.every((round) => round.played && round.colour === 'black')).toBe(true);
    for (const code of ['+', '-', null] as const)
      expect(plainRound({ opponent: 2, colour: 'white', code }, scoring)).toMatchObject({
        played: false,
        colour: null,
      });
    for (const code of ['U', 'F', 'H', 'Z', '+', '-', null] as const)
      expect(plainRound({ opponent: 0, colour: null, code }, scoring).played).toBe(false);
  });
});
