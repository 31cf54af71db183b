/** B.01 1.4: the order in which the watch lists norms, and who is still to be met in a round robin. */
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { normDetailOf, normWatchOf, type Tournament } from '../../src-engine/index.ts';
import { renumbered } from '../systems/self-play.ts';
import { nine, seekerEvent } from './seeker.ts';

/** A round robin of ten with its last games open; identities, numbers and order all differ. */
function roundRobin(seed: number, toCome: number): Tournament {
  const made = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    ...{ seed, system: 'round-robin', players: 10, rounds: 9, lateEntryRate: 0, withdrawalRate: 0 },
    ...{ lowestRating: 2350, highestRating: 2560 },
  });
  if (!made.ok) throw new Error(made.failure.code);
  const players = made.value.players.map((player, place) => ({
    ...player,
    title: (['GM', 'IM', 'GM', null, 'FM', 'IM'] as const)[place % 6]!,
    federation: ['GER', 'FRA', 'POL'][place % 3]!,
  }));
  const { tournament } = renumbered({ ...made.value, players }, seed);
  // Rounds that were not paired: their games are known by the table.
  return { ...tournament, rounds: tournament.rounds.slice(0, 9 - toCome) };
}

const VERDICTS = ['made', 'sure', 'in-reach', 'if-exempt', 'out'];

it('lists verdicts in their order, of each the fewest points first, then the higher score', () => {
  let byScore = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const { rows } = normWatchOf(roundRobin(seed, seed % 3));
    for (const [index, row] of rows.slice(1).entries()) {
      const above = rows[index]!;
      const [first, second] = [above, row].map(({ verdict }) => VERDICTS.indexOf(verdict));
      expect(first).toBeLessThanOrEqual(second!);
      if (first !== second) continue;
      expect(above.least ?? 0).toBeLessThanOrEqual(row.least ?? 0);
      if ((above.least ?? 0) !== (row.least ?? 0)) continue;
      expect(above.score).toBeGreaterThanOrEqual(row.score);
      if (above.score > row.score) byScore++;
    }
  }
  expect(byScore).toBeGreaterThan(5);
});

it('C.05 Annex 1: those whom a player has not met are to come, in a round each, but for who withdrew by then', () => {
  const event = roundRobin(3, 3);
  const seeker = event.players.find(({ title }) => title === 'FM')!;
  const met = new Set(
    event.rounds.flatMap(({ boards }) =>
      boards.flatMap(({ white, black }) =>
        white === seeker.id ? [black] : black === seeker.id ? [white] : [],
      ),
    ),
  );
  const toMeet = event.players.map(({ id }) => id).filter((id) => id !== seeker.id && !met.has(id));
  expect(toMeet).toHaveLength(3);
  const nextOf = (withdrawnFrom: number) => {
    const players = event.players.map((player) =>
      player.id === toMeet[1] ? { ...player, withdrawnFrom } : player,
    );
    return normDetailOf({ ...event, players }, seeker.id, 'IM')!.next.map(({ round, opponent }) => [
      round,
      opponent?.opponent,
    ]);
  };
  const whole = toMeet.map((id, index) => [7 + index, id]);
  expect(nextOf(99)).toEqual(whole);
  expect(nextOf(8)).toEqual(whole);
  // Who withdrew from the next round on is not to be met.
  expect(nextOf(7)).toEqual([
    [7, toMeet[0]],
    [8, toMeet[2]],
  ]);
});

describe('a norm that is missed by little', () => {
  const strong = nine(2410, '11=11=11=').map((meeting, index) =>
    index < 4 ? meeting.replace('IM', 'GM') : meeting,
  );
  const weak = '- 1400 ITA 1';
  /** What is missing for the title, where the watch lists the seeker's norm. */
  const listed = (meetings: readonly string[], title: string, rounds = meetings.length) =>
    normWatchOf(seekerEvent(meetings, { rules: { rounds } }))
      .rows.filter((row) => row.player === 1 && row.title === title)
      .map(({ verdict, missing, toCome }) => [verdict, missing, toCome]);

  it('is one of whose opponents the average alone was too low, at the end', () => {
    expect(listed([weak, weak, ...strong.slice(0, 7)], 'GM')).toEqual([['out', ['average'], 0]]);
    expect(listed([weak, weak, ...strong.slice(0, 6), 'IM 2300 ITA ?'], 'GM')).toEqual([]);
  });

  it('is one that half a point more would have brought', () => {
    // 44 % of 2500 − 43 are enough for 2450, 39 % are not.
    expect(listed(nine(2500, '=======00'), 'IM')).toEqual([['out', ['performance'], 0]]);
    expect(listed(nine(2500, '======000'), 'IM')).toEqual([]);
  });
});
