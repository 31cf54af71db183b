/** Which rounds of a report were paired, and what the cells behind them announce (TRF26, 001 record, columns 92–99). */
import type { Colour } from '../model/colour.ts';
import type { Absence } from '../model/player.ts';
import type { CellCode, UnpairedKind } from '../model/result.ts';
import type { Round } from '../model/tournament.ts';
import type { Deviations } from './deviation.ts';
import type { PlayerLine, RawCell } from './players.ts';

type AbsenceCodes = Partial<Record<CellCode, Absence['kind']>>;

/** Codes that may announce an absence; in 2006 there were no letters for it. */
const ABSENCE_CODES: AbsenceCodes = { H: 'half', Z: 'zero', F: 'full' };
const OLD_ABSENCE_CODES: AbsenceCodes = { '=': 'half', '-': 'zero', '0': 'zero' };

function absenceCodes(oldByes: boolean): AbsenceCodes {
  return oldByes ? OLD_ABSENCE_CODES : ABSENCE_CODES;
}

/** First column of the cell of a round (1-based). */
export function columnOfRound(round: number): number {
  return 92 + 10 * (round - 1);
}

/** A number that is not `0000`. */
export function hasOpponent(cell: RawCell): boolean {
  return cell.opponent !== null && cell.opponent !== 0;
}

/** Rounds that were paired: up to the last one with an opponent, an allocated bye, or a code for a game. */
export function pairedRounds(players: readonly PlayerLine[], oldByes: boolean): number {
  const absences = absenceCodes(oldByes);
  let rounds = 0;
  for (const { cells } of players) {
    for (let index = cells.length - 1; index >= rounds; index--) {
      const cell = cells[index]!;
      if (hasOpponent(cell) || (cell.result !== null && !(cell.result in absences))) rounds = index + 1;
    }
  }
  return rounds;
}

/** Whether anything but absences is left of a round after its contradictions were taken out. */
export function isPairedRound(
  { boards, unpaired }: Pick<Round, 'boards' | 'unpaired'>,
  oldByes: boolean,
): boolean {
  const absences: readonly UnpairedKind[] = oldByes ? ['half', 'zero'] : ['half', 'zero', 'full'];
  return boards.length > 0 || unpaired.some(({ kind }) => !absences.includes(kind));
}

/** Entries of a player for rounds after the paired ones: absences announced in advance. */
export function announcedAbsences(
  record: PlayerLine,
  paired: number,
  oldByes: boolean,
  deviations: Deviations,
): Absence[] {
  if (record.cells.length <= paired) return [];
  const absences = absenceCodes(oldByes);
  return record.cells.slice(paired).flatMap((cell, index) => {
    const kind = cell.result === null || hasOpponent(cell) ? undefined : absences[cell.result];
    if (kind === undefined) return [];
    const round = paired + index + 1;
    const letter = letterOfColour(cell.colour);
    if (letter !== null) {
      deviations.add('colour-without-opponent', record.line.number, columnOfRound(round) + 5, letter, '-');
    }
    return [{ round, kind }];
  });
}

/** `w` or `b`; null for `-` and an empty column. */
export function letterOfColour(colour: RawCell['colour']): string | null {
  return colour === null || colour === '-' ? null : letterOf(colour);
}

/** `w` or `b` */
export function letterOf(colour: Colour): string {
  return colour === 'white' ? 'w' : 'b';
}
