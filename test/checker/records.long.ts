import { expect, it } from 'vitest';
import { factsOfPlayers } from '../../src-engine/checker/facts.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { historyOf } from '../oracle/histories.ts';
import { reordered } from '../oracle/renumbered.ts';
import { scoreOf } from '../oracle/tie-breaks/article-16.ts';
import { plainEventOf } from '../oracle/tie-breaks/record.ts';

/** The records that kernel and oracle both start from, counted once more from the boards. */

function forEachHistory(use: (tournament: Tournament, task: PairingTask) => void): void {
  let used = 0;
  for (let seed = 1; seed <= 600; seed++) {
    const { tournament, round } = reordered(historyOf(seed), seed);
    const task = pairingTaskOf(tournament, round);
    if (!task.ok) continue;
    use(tournament, task.value);
    used++;
  }
  expect(used).toBeGreaterThan(500);
}

/** C.04.2 3.4, 3.5: these are no games. */
const isPlayed = (result: GameResult): boolean => result !== 'open' && !result.startsWith('forfeit');

it('C.04.2 3.4 the colours of every player are those of the games that were played', () => {
  forEachHistory((tournament, task) => {
    for (const { id, colours, colourDifference, gamesPlayed } of task.competitors) {
      const counted = tournament.rounds.flatMap(({ boards }) =>
        boards
          .filter(({ white, black, result }) => isPlayed(result) && (white === id || black === id))
          .map(({ white }) => (white === id ? 'white' : 'black')),
      );
      expect(colours).toEqual(counted);
      expect(gamesPlayed).toBe(counted.length);
      const whites = counted.filter((colour) => colour === 'white').length;
      expect(colourDifference).toBe(2 * whites - counted.length);
    }
  });
});

it('C.04.2 3.5 players have met whom they have played, and nobody else', () => {
  forEachHistory((tournament, task) => {
    for (const { id, met } of task.competitors) {
      const opponents = tournament.rounds.flatMap(({ boards }) =>
        boards.flatMap(({ white, black, result }) =>
          !isPlayed(result) ? [] : white === id ? [black] : black === id ? [white] : [],
        ),
      );
      expect([...met].toSorted((a, b) => a - b)).toEqual([...new Set(opponents)].toSorted((a, b) => a - b));
    }
  });
});

it('C.04.1 4 the bye is barred for the same players in the records and in the second reading', () => {
  let barred = 0;
  forEachHistory((_, task) => {
    const facts = new Map(factsOfPlayers(task, '2026').map((player) => [player.id, player.mayHaveBye]));
    for (const { id, byeBarred } of task.competitors) {
      expect(byeBarred).toBe(!facts.get(id)!);
      if (byeBarred) barred++;
    }
  });
  expect(barred).toBeGreaterThan(200);
});

it('the score of every player is the sum of what was recorded, the pairing score adds the virtual points of the round', () => {
  let accelerated = 0;
  forEachHistory((tournament, task) => {
    const options = { text: '2026', roundRobin: false, unrated: 'drop' } as const;
    const event = plainEventOf(tournament, { ...options, counted: task.round - 1 });
    for (const { id, score, pairingScore } of task.competitors) {
      expect(score).toBe(scoreOf(event, id));
      const virtual = tournament.rules.virtualPoints
        .filter(
          ({ firstRound, lastRound, players }) =>
            players.includes(id) && firstRound <= task.round && task.round <= lastRound,
        )
        .reduce((sum, { points }) => sum + points, 0);
      expect(pairingScore).toBe(score + virtual);
      if (virtual > 0) accelerated++;
    }
  });
  expect(accelerated).toBeGreaterThan(50);
});

it('C.04.3 5.2.5 parity numbers run without gaps in the order of the TPN over those taken into account', () => {
  forEachHistory((_, task) => {
    const known = [...task.field.values()].filter(({ parityNumber }) => parityNumber > 0);
    const ordered = known.toSorted((a, b) => a.tpn - b.tpn);
    expect(ordered.map(({ parityNumber }) => parityNumber)).toEqual(ordered.map((_each, index) => index + 1));
    for (const { parityNumber } of task.competitors) expect(parityNumber).toBeGreaterThan(0);
  });
});
