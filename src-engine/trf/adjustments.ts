/** Record 299: points that the tournament's rules add, take, or set for a kind of result. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Tournament } from '../model/tournament.ts';
import { readRecord, writeRecord } from './columns.ts';
import type { Deviations } from './deviation.ts';
import { reporterOf } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { ADJUSTMENT_RECORD, KINDS_OF_ADJUSTMENT } from './records.ts';

function isOfKind(cell: Cell, kind: string): boolean {
  if (cell.code === null) return kind === 'Z' && cell.opponent === 0;
  return KINDS_OF_ADJUSTMENT.get(kind)!.includes(cell.code);
}

/**
 * Points to add to each player: a bonus or penalty (blank kind) as it stands; for a kind of result the difference
 * between the points that the record sets and the usual ones, for each such result in the round (000: in any).
 */
export function readAdjustments(
  file: SourceFile,
  numbering: Numbering,
  tournament: Tournament,
  deviations: Deviations,
): Map<PlayerId, Points> {
  const adjustments = new Map<PlayerId, Points>();
  const lines = file.tagged('299');
  if (lines.length === 0) return adjustments;
  const cells = cellsOf(tournament);
  for (const line of lines) {
    file.claim(line, 'adjustments');
    const { fields, groups } = readRecord(ADJUSTMENT_RECORD, line.text, reporterOf(line, deviations));
    const kind = fields.kind.toUpperCase();
    const { points, round } = fields;
    if (points === null || (kind !== '' && !KINDS_OF_ADJUSTMENT.has(kind))) {
      deviations.add('record-unreadable', line.number, 5, line.text);
      continue;
    }
    if (round > tournament.rounds.length) {
      deviations.add('round-out-of-range', line.number, 20, String(round));
      continue;
    }
    const named = groups.flatMap(({ player }, index) => {
      const id = player === 0 ? null : numbering.id(player, line, 24 + 5 * index, deviations);
      return id === null ? [] : [id];
    });
    for (const id of groups.length > 0 ? named : cells.keys()) {
      const matching = cells
        .get(id)!
        .filter((cell, index) => (round === 0 || round === index + 1) && kind !== '' && isOfKind(cell, kind));
      const difference = matching.map((cell) => points - pointsOfCell(cell, tournament.rules.scoring));
      const change = kind === '' ? points : difference.reduce((sum, value) => sum + value, 0);
      adjustments.set(id, (adjustments.get(id) ?? 0) + change);
    }
  }
  return adjustments;
}

/** One record 299 for each amount: a bonus or penalty without kind and round. */
export function adjustmentsRecord(tournament: Tournament, numbering: Numbering): TrfRecord {
  const amounts = [...new Set(tournament.players.map(({ adjustment }) => adjustment))]
    .filter((amount) => amount !== 0)
    .sort((a, b) => b - a);
  const lines = amounts.map((points) => {
    const groups = tournament.players
      .filter(({ adjustment }) => adjustment === points)
      .map(({ id }) => ({ player: numbering.number(id) }));
    return writeRecord(ADJUSTMENT_RECORD, { kind: '', matchPoints: null, points, round: 0 }, groups);
  });
  return trfRecord('adjustments', lines);
}
