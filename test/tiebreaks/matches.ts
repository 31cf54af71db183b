/** Team events written as one line a match, for tests of the tie-breaks of teams. */
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  DEFAULT_RULES,
  type Board,
  type GameResult,
  type Round,
  type TeamEvent,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';

export interface Occasion {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
}

/**
 * Teams that play on four boards; team 0 has the players 41 … 44, team 1 those from 31 on, and so on down. A line is a match:
 * round, the team with White on board 1, what it made on the boards, the other team. `1 2 10=. 4` is the match of teams 2
 * and 4 in round 1, with a win, a loss and a draw, and a fourth board to which nobody came from team 2. `W L N` are games
 * without a move, `?` one that is not over; `++++` or `----` is a forfeited match.
 */
export function occasionOf(
  teams: number,
  lines: readonly string[],
  changes: Partial<TeamEvent> = {},
): Occasion {
  const seat = (team: number, board: number) => 10 * (4 - team) + board + 1;
  const matches = lines.map((line) => {
    const [round, white, points, black] = line.split(' ');
    return { round: Number(round), white: Number(white), points: points!, black: Number(black) };
  });
  const numbers = Array.from({ length: Math.max(...matches.map(({ round }) => round)) }, (_, at) => at + 1);
  const rounds = numbers.map((number): Round => {
    const boards: Board[] = [];
    const unpaired: Unpaired[] = [];
    for (const { round, white, points, black } of matches) {
      if (round !== number || /^[+-]/.test(points)) continue;
      [...points].forEach((won, board) => {
        const [one, other] = [seat(white, board), seat(black, board)];
        if (won === '.') {
          unpaired.push({ player: other, kind: 'forfeit-win' });
          return;
        }
        const isWhite = board % 2 === 0;
        const wins = isWhite ? 'white-wins' : 'black-wins';
        const loses = isWhite ? 'black-wins' : 'white-wins';
        const results: Readonly<Record<string, GameResult>> = {
          ...{ '1': wins, '0': loses, '=': 'draw', '?': 'open' },
          ...{ W: `forfeit-${wins}`, L: `forfeit-${loses}`, N: 'forfeit-both-lose' },
        };
        const result = results[won]!;
        boards.push({ white: isWhite ? one : other, black: isWhite ? other : one, result, ratedAs: null });
      });
    }
    const more = { version: 1, publishedAt: '', handMade: false, system: 'dutch-2026' } as const;
    return { stage: 'published', boards, unpaired, ...more };
  });
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, rounds: rounds.length },
    players: Array.from({ length: 4 * teams }, (_, at) => {
      const id = seat(Math.floor(at / 4), at % 4);
      return { ...blankPlayer(id, `Player ${id}`), tpn: at + 1 };
    }),
    rounds,
    teams: Array.from({ length: teams }, (_, team) => ({
      name: `Team ${team}`,
      players: [0, 1, 2, 3].map((board) => seat(team, board)),
    })),
  };
  const event: TeamEvent = {
    ...{ boards: 4, matchWin: 20, matchDraw: 10, matchLoss: 0, primary: 'MP' },
    ...{ byes: [], adjustments: [], recordedRanks: [], lineups: [] },
    forfeits: matches
      .filter(({ points }) => /^[+-]/.test(points))
      .map(({ round, white, points, black }) => ({
        ...{ round, white, black },
        winner: points === '++++' ? 'white' : 'black',
      })),
    ...changes,
  };
  return { tournament, event };
}
