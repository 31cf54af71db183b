/** Score tables of small events. */
import type { Tournament } from '../../src-engine/index.ts';
import { playerTableOf, type TableOptions } from '../../src-engine/tiebreaks/player-table.ts';
import type { ScoreTable } from '../../src-engine/tiebreaks/score-table.ts';

export function playerTable(tournament: Tournament, options: TableOptions = {}): ScoreTable {
  return playerTableOf(tournament, options);
}
