/** The record of a pairing, one line of text a step. */
import { formatPoints } from '../../model/points.ts';
import { rowText } from '../frame/criterion.ts';
import type { BracketAssessment, PairingTask } from '../system.ts';
import type { FoundRound } from './dutch.ts';
import type { Edition } from './edition.ts';
import type { PairedBracket } from './kernel/bracket.ts';
import type { Contender } from './kernel/contender.ts';

const ROUTES: Record<PairedBracket['route'], string> = {
  ideal: 'by itself: the least that must go down is known beforehand',
  'look-ahead': 'together with the next group',
  'whole-field': 'together with everybody below',
};

/** Brackets in order: who came in, how they were paired, who went down, and all rows that are not perfect. */
export function stepsOf(
  { year }: Edition,
  task: PairingTask,
  { brackets, pairing }: FoundRound,
  judged: readonly BracketAssessment[],
): string[] {
  const lines = [
    `Round ${task.round} of ${task.rounds}, ${task.competitors.length} players, Dutch system ${year}`,
  ];
  brackets.forEach((bracket, index) => {
    const { movedDown, residents, pairs, downfloaters, route } = bracket;
    const score = formatPoints(residents[0]!.score);
    lines.push(`Group ${score}: ${residents.length} players${listed(', moved down', movedDown)}`);
    lines.push(`  paired ${ROUTES[route]}`);
    for (const [a, b] of pairs) lines.push(`  ${label(a)} – ${label(b)}`);
    if (downfloaters.length > 0) lines.push(`  down: ${downfloaters.map(label).join(', ')}`);
    for (const row of judged[index]!.rows) {
      if (row.value.every((number) => number === 0)) continue;
      lines.push(`  ${row.id} (${row.article}) ${row.label}: ${rowText(row.unit, row.value)}`);
    }
  });
  const { bye, pairs } = pairing;
  if (bye !== null) lines.push(`Bye: ${label(brackets.at(-1)!.downfloaters[0]!)}`);
  const tpn = (id: number): number => task.field.get(id)!.tpn;
  pairs.forEach(({ white, black }, index) => lines.push(`Board ${index + 1}: ${tpn(white)} – ${tpn(black)}`));
  return lines;
}

const label = ({ competitor: { tpn, player } }: Contender): string =>
  `${tpn} ${player.name.split(',')[0]!.trim()}`;

const listed = (lead: string, players: readonly Contender[]): string =>
  players.length === 0 ? '' : `${lead}: ${players.map(label).join(', ')}`;
