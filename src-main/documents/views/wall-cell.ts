/** One round of one player, as charts and cards tell it. */
import {
  pointsOfCell,
  signOfCode,
  type Cell,
  type PlayerId,
  type Scoring,
} from '../../../src-engine/index.ts';
import type { WallCell } from './view.ts';
import { texts } from '../words.ts';

/** A round to come. */
export const BLANK_WALL_CELL: WallCell = { colour: null, opponent: null, label: '', result: '', open: false };

/** The cell of a recorded round; `numbers` gives each player's number on the chart. */
export function wallCellOf(cell: Cell, numbers: ReadonlyMap<PlayerId, number>, scoring: Scoring): WallCell {
  const { opponent, colour, code } = cell;
  if (opponent !== 0) {
    const open = code === null || code === '?';
    return { colour, opponent: numbers.get(opponent)!, label: '', result: resultOf(cell, scoring), open };
  }
  const label = code !== null && 'UFHZ'.includes(code) ? texts.sheets.words.bye : '–';
  return { colour: null, opponent: null, label, result: resultOf(cell, scoring), open: false };
}

/** The result from the player's side; a round without a game shows its points. */
function resultOf(cell: Pick<Cell, 'opponent' | 'colour' | 'code'>, scoring: Scoring): string {
  const sign = signOfCode(cell.code);
  if (sign !== '') return sign;
  // A game without a sign is open.
  return cell.opponent !== 0 ? '' : texts.format.points(pointsOfCell(cell, scoring));
}
