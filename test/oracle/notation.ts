import { blankPlayer, type PlayerId } from '../../src-engine/model/player.ts';
import {
  resultOfCodes,
  UNPAIRED_KINDS,
  CODE_OF_UNPAIRED,
  type CellCode,
} from '../../src-engine/model/result.ts';
import { DEFAULT_RULES, type Rules } from '../../src-engine/model/rules.ts';
import {
  BLANK_TOURNAMENT,
  type Board,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/model/tournament.ts';

/**
 * A tournament in short notation, one line a player in order of TPN: `4w1 2b= U H` means White against 4 and won,
 * Black against 2 and drawn, pairing-allocated bye, half-point bye. `.` is a blank cell. An arranged bye beyond
 * the `played` rounds keeps the player out of the round to be paired.
 */
export function tournamentOf(lines: readonly string[], played: number, rules: Partial<Rules>): Tournament {
  const cells = lines.map((line) => line.trim().split(/\s+/));
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, ...rules },
    players: lines.map((_, index) => ({
      ...blankPlayer(index + 1, `Player ${index + 1}`),
      tpn: index + 1,
      absences: absencesOf(cells[index]!, played),
    })),
    rounds: Array.from({ length: played }, (_, index) => roundOf(cells.map((line) => line[index] ?? '.'))),
  };
}

const ABSENCES = { H: 'half', Z: 'zero', F: 'full' } as const;

function absencesOf(cells: readonly string[], played: number) {
  return cells.flatMap((cell, index) =>
    index >= played && cell in ABSENCES
      ? [{ round: index + 1, kind: ABSENCES[cell as keyof typeof ABSENCES] }]
      : [],
  );
}

function roundOf(cells: readonly string[]): Round {
  const boards: Board[] = [];
  const unpaired: Unpaired[] = [];
  cells.forEach((cell, index) => {
    const player: PlayerId = index + 1;
    const game = /^(\d+)([wb])(.)$/.exec(cell);
    if (game === null) {
      const kind = UNPAIRED_KINDS.find((each) => CODE_OF_UNPAIRED[each] === cell);
      if (kind !== undefined) unpaired.push({ player, kind });
      else if (cell !== '.') throw new Error(`unknown cell ${cell}`);
      return;
    }
    if (game[2] !== 'w') return;
    const opponent = Number(game[1]);
    const other = /^(\d+)b(.)$/.exec(cells[opponent - 1] ?? '');
    if (other === null || Number(other[1]) !== player) throw new Error(`${cell}: no game on the other side`);
    const result = resultOfCodes(game[3] as CellCode, other[2] as CellCode);
    if (result === null) throw new Error(`${cell}: impossible result`);
    boards.push({ white: player, black: opponent, result, ratedAs: null });
  });
  return { stage: 'published', boards, unpaired, version: 1, publishedAt: '', handMade: false, system: '' };
}
