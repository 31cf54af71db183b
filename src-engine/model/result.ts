/**
 * The one vocabulary of results. A game is stored once, as a pair of cell codes (White's, Black's);
 * a round without a game is stored as one of the unpaired kinds. Every other place derives from here.
 * Source: TRF26 (Council 2025-05-12), 001 record, column 99; C.04.2 (2026) 3.4, 3.5.
 */
import type { Colour } from './colour.ts';

/** The letters of a TRF result cell, upper case. A blank cell is an absence and has no code here. */
export const CELL_CODES = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z', '?'] as const;
export type CellCode = (typeof CELL_CODES)[number];

/**
 * Results of a game between two paired players. `open` is a game without a result yet;
 * `adjourned` counts as a draw for pairing only (C.04.2 3.1). Forfeits were not played (C.04.2 3.5);
 * `unrated-*` were played with less than one move on a side and count for pairing but not for rating.
 */
export const GAME_RESULTS = [
  'open',
  'white-wins',
  'draw',
  'black-wins',
  'white-draws-black-loses',
  'white-loses-black-draws',
  'both-lose',
  'unrated-white-wins',
  'unrated-draw',
  'unrated-black-wins',
  'forfeit-white-wins',
  'forfeit-black-wins',
  'forfeit-both-lose',
  'adjourned',
] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** True for a game that still waits for its result. */
export function isWaiting(result: GameResult): boolean {
  return result === 'open' || result === 'adjourned';
}

/** Cell codes of the two sides, White's first. `open` has none. */
const CODES_OF_RESULT: Record<Exclude<GameResult, 'open'>, readonly [CellCode, CellCode]> = {
  'white-wins': ['1', '0'],
  draw: ['=', '='],
  'black-wins': ['0', '1'],
  'white-draws-black-loses': ['=', '0'],
  'white-loses-black-draws': ['0', '='],
  'both-lose': ['0', '0'],
  'unrated-white-wins': ['W', 'L'],
  'unrated-draw': ['D', 'D'],
  'unrated-black-wins': ['L', 'W'],
  'forfeit-white-wins': ['+', '-'],
  'forfeit-black-wins': ['-', '+'],
  'forfeit-both-lose': ['-', '-'],
  adjourned: ['?', '?'],
};

/** Result by White's code, then by Black's. */
const RESULT_OF_CODES: ReadonlyMap<CellCode, ReadonlyMap<CellCode, GameResult>> = resultsByCodes();

function resultsByCodes(): Map<CellCode, Map<CellCode, GameResult>> {
  const results = new Map(CELL_CODES.map((white) => [white, new Map<CellCode, GameResult>()]));
  for (const [result, [white, black]] of Object.entries(CODES_OF_RESULT)) {
    results.get(white)!.set(black, result as GameResult);
  }
  return results;
}

/** The cell code of one side of a game, or null while the game is open. */
export function codeOf(result: GameResult, colour: Colour): CellCode | null {
  if (result === 'open') return null;
  return CODES_OF_RESULT[result][colour === 'white' ? 0 : 1];
}

/** The game result with these two cells (White's, Black's), or null where no such game result exists. */
export function resultOfCodes(white: CellCode, black: CellCode): GameResult | null {
  return RESULT_OF_CODES.get(white)!.get(black) ?? null;
}

/** True when the game took place: it counts for meetings and colours (C.04.2 3.4, 3.5). */
export function isPlayed(result: GameResult): boolean {
  switch (result) {
    case 'open':
    case 'forfeit-white-wins':
    case 'forfeit-black-wins':
    case 'forfeit-both-lose':
      return false;
    default:
      return true;
  }
}

/** True when a cell code stands for a game that took place (see {@link isPlayed}). */
export function isPlayedCode(code: CellCode): boolean {
  return '1=0WDL?'.includes(code);
}

/**
 * Why a player had no opponent in a round: pairing-allocated bye (U), full-point bye (F), half-point bye (H),
 * zero-point bye (Z), or a forfeit recorded without an opponent (+ and -).
 */
export const UNPAIRED_KINDS = ['pab', 'full', 'half', 'zero', 'forfeit-win', 'forfeit-loss'] as const;
export type UnpairedKind = (typeof UNPAIRED_KINDS)[number];

/** Kinds that were arranged before the round was paired: a bye on request, or an announced absence. */
const ARRANGED_KINDS = ['full', 'half', 'zero'] as const satisfies readonly UnpairedKind[];

/** Whether the round was paired without the player from the start. */
export function isArranged(kind: UnpairedKind): kind is (typeof ARRANGED_KINDS)[number] {
  return (ARRANGED_KINDS as readonly UnpairedKind[]).includes(kind);
}

/** The code of each in column 99 of a TRF. */
export const CODE_OF_UNPAIRED: Record<UnpairedKind, CellCode> = {
  pab: 'U',
  full: 'F',
  half: 'H',
  zero: 'Z',
  'forfeit-win': '+',
  'forfeit-loss': '-',
};

/**
 * One side of a game as charts, cards and tables print it in every language: `1`, `½`, `0`, and `1F`, `0F` by forfeit;
 * `''` for a game without a result and for a round without a game.
 */
export function signOfCode(code: CellCode | null): '1' | '½' | '0' | '1F' | '0F' | '' {
  switch (code) {
    case '1':
    case 'W':
      return '1';
    case '=':
    case 'D':
      return '½';
    case '0':
    case 'L':
      return '0';
    case '+':
      return '1F';
    case '-':
      return '0F';
    default:
      return '';
  }
}
