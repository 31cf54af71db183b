/**
 * Random rounds in which next to nothing is possible: two to four scoregroups, every pair barred with some probability,
 * most players barred from the bye. No Swiss tournament comes to them; they are full of floaters, of penultimate brackets
 * and of choices that decide whether the round can be completed.
 */
import type { Random } from '../../../src-engine/generator/random.ts';
import { cellsOf, pointsOfCell } from '../../../src-engine/model/cells.ts';
import { blankPlayer, type Player } from '../../../src-engine/model/player.ts';
import type { UnpairedKind } from '../../../src-engine/model/result.ts';
import { STANDARD_SCORING } from '../../../src-engine/model/scoring.ts';
import { DEFAULT_RULES, type Prohibition } from '../../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round } from '../../../src-engine/model/tournament.ts';
import { roundsOf, type History } from '../histories.ts';

/** A tight round of at most `most` players. */
export function tightHistoryOf(random: Random, most: number): History {
  const size = random.integer(3, Math.min(most, 14));
  const past = random.integer(1, 3);
  const players = Array.from({ length: size }, (_, index): Player => ({
    ...blankPlayer(index + 1, `Player ${index + 1}`),
    tpn: index + 1,
  }));
  const rounds = withByes(random, roundsOf({ random, messiness: 0, coloursMatter: 0.7 }, players, past));
  const scores = Array.from({ length: random.integer(2, 4) }, (_, group) => 10 * group);
  const played = { ...BLANK_TOURNAMENT, players, rounds };
  const points = cellsOf(played);
  return {
    round: past + 1,
    tournament: {
      ...played,
      // Whatever the rounds brought, the score is one of the few.
      players: players.map((player) => ({
        ...player,
        adjustment:
          random.pick(scores) -
          points.get(player.id)!.reduce((sum, cell) => sum + pointsOfCell(cell, STANDARD_SCORING), 0),
      })),
      rules: {
        ...DEFAULT_RULES,
        rounds: past + random.integer(1, 2),
        initialColour: 'white',
        prohibitions: barredPairs(random, size, past + 1),
      },
    },
  };
}

/** Many players have been away, in one way or another. */
function withByes(random: Random, rounds: Round[]): Round[] {
  const share = random.pick([0.1, 0.4, 0.8]);
  const kinds: readonly UnpairedKind[] = ['pab', 'pab', 'full', 'forfeit-win', 'half', 'zero'];
  return rounds.map((round) => {
    const away = round.boards.filter(() => random.chance(share / rounds.length));
    return {
      ...round,
      boards: round.boards.filter((board) => !away.includes(board)),
      unpaired: [
        ...round.unpaired,
        ...away
          .flatMap(({ white, black }) => [white, black])
          .map((player) => ({ player, kind: random.pick(kinds) })),
      ],
    };
  });
}

function barredPairs(random: Random, size: number, round: number): Prohibition[] {
  const density = random.pick([0.2, 0.4, 0.6]);
  const barred: Prohibition[] = [];
  for (let a = 1; a <= size; a++) {
    for (let b = a + 1; b <= size; b++) {
      if (random.chance(density)) barred.push({ firstRound: 1, lastRound: round, players: [a, b] });
    }
  }
  return barred;
}
