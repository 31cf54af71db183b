/** Small events written as one line a player, for tests of tie-breaks. */
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  DEFAULT_RULES,
  resultOfCodes,
  type Board,
  type CellCode,
  type Player,
  type Round,
  type Rules,
  type Tournament,
  type Unpaired,
  type UnpairedKind,
} from '../../src-engine/index.ts';

import { renumbered } from '../oracle/renumbered.ts';

const KINDS: Record<string, UnpairedKind> = {
  U: 'pab',
  F: 'full',
  H: 'half',
  Z: 'zero',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
};

export interface EventOptions {
  readonly rules?: Partial<Rules>;
  readonly ratings?: readonly number[];
  /** Points outside of rounds by player, tenths. */
  readonly adjustments?: readonly number[];
  readonly players?: readonly Partial<Player>[];
  readonly type?: string;
}

/**
 * An event of the given lines; line `i` is player `i`. A line has a cell for each round: `3w1` is a game with White
 * against player 3, won; `?` as result an open game; `U F H Z + -` a round without opponent; `.` an absence without
 * entry. The system is Dutch with rounds paired by it, so that nothing is guessed from the schedule.
 */
export function eventOf(lines: readonly string[], options: EventOptions = {}): Tournament {
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const players = rows.map((_, index): Player => ({
    ...blankPlayer(index + 1, `Player ${index + 1}`),
    tpn: index + 1,
    rating: options.ratings?.[index] ?? 2000 - 10 * index,
    adjustment: options.adjustments?.[index] ?? 0,
    ...options.players?.[index],
  }));
  const rounds = Array.from({ length: count }, (_, round) => roundOf(rows, round));
  return {
    ...BLANK_TOURNAMENT,
    info: { ...BLANK_TOURNAMENT.info, type: options.type ?? '' },
    rules: { ...DEFAULT_RULES, rounds: count, ...options.rules },
    players,
    rounds,
  };
}

function roundOf(rows: readonly (readonly string[])[], round: number): Round {
  const boards: Board[] = [];
  const unpaired: Unpaired[] = [];
  rows.forEach((row, index) => {
    const cell = row[round] ?? '.';
    const game = /^(\d+)([wb])(.)$/.exec(cell);
    if (game !== null) {
      const opponent = Number(game[1]);
      if (game[2] === 'b') return;
      const other = rows[opponent - 1]![round]!;
      const answer = /^(\d+)b(.)$/.exec(other);
      if (Number(answer?.[1]) !== index + 1)
        throw new Error(`Round ${round + 1}: ${cell} and ${other} disagree.`);
      boards.push({
        white: index + 1,
        black: opponent,
        result: resultOf(game[3]!, answer![2]!),
        ratedAs: null,
      });
    } else if (cell !== '.') {
      unpaired.push({ player: index + 1, kind: KINDS[cell]! });
    }
  });
  return {
    stage: 'published',
    boards,
    unpaired,
    version: 1,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
  };
}

function resultOf(white: string, black: string): Board['result'] {
  if (white === '?') return 'open';
  const result = resultOfCodes(white as CellCode, black as CellCode);
  if (result === null) throw new Error(`No game ends ${white} – ${black}.`);
  return result;
}

/**
 * A random event: every round a random pairing, some byes, forfeits and absences. Deterministic in `random`; identities are not
 * the numbers.
 */
export function randomEvent(size: number, rounds: number, random: () => number): Tournament {
  const lines = Array.from({ length: size }, () => [] as string[]);
  for (let round = 0; round < rounds; round++) {
    const free = Array.from({ length: size }, (_, index) => index).sort(() => random() - 0.5);
    while (free.length > 0) {
      const a = free.pop()!;
      const draw = random();
      if (free.length === 0 || draw < 0.25) {
        lines[a]!.push('UFHZZHH.'[Math.floor(random() * 8)]!);
        continue;
      }
      const b = free.pop()!;
      const [white, black] = ['10', '01', '==', '+-', '-+', '--', '=0', '00', '10', '01', '=='][
        Math.floor(random() * 11)
      ]!;
      lines[a]!.push(`${b + 1}w${white}`);
      lines[b]!.push(`${a + 1}b${black}`);
    }
  }
  const event = eventOf(lines.map((cells) => cells.join(' ')));
  return renumbered(event, Math.floor(random() * 2 ** 31)).tournament;
}

/** A small deterministic generator of numbers in [0, 1). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
