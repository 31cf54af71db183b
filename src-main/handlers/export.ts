/** A tournament as bytes of a file for others. */
import {
  filingProblems,
  standingsOf,
  textOfFilingProblem,
  type PlayerId,
  type Tournament,
  type TrfFormat,
} from '../../src-engine/index.ts';
import { trfBytes } from '../files/trf.ts';
import type { ExportFormat, FilingProblem, Refusal } from '../ipc/contract.ts';
import type { Desk } from './desk.ts';
import { nameOfPlayer, playersById } from './names.ts';
import { publishedPart } from './standings.ts';
import { answer, refusal, type QueriesOf } from './reply.ts';

export function filingQueries(desk: Desk): QueriesOf<'filing.problems'> {
  return {
    'filing.problems': ({ format }) =>
      desk.read((_, tournament) => answer(filingView(publishedPart(tournament), format))),
  };
}

function filingView(tournament: Tournament, format: ExportFormat): FilingProblem[] {
  if (format !== 'trf16' && format !== 'trf26') return [];
  const players = playersById(tournament);
  return filingProblems(tournament, format).map((problem) => ({
    weight: problem.weight,
    text: textOfFilingProblem(problem),
    players:
      'players' in problem
        ? problem.players.flatMap((id: PlayerId) => (players.has(id) ? [nameOfPlayer(players.get(id)!)] : []))
        : [],
  }));
}

/** Bytes of an export; drafts are left out. Refuses a tournament that the format cannot carry. */
export async function exportBytes(
  whole: Tournament,
  format: ExportFormat,
): Promise<{ readonly bytes: Uint8Array } | { readonly refused: Refusal }> {
  const tournament = publishedPart(whole);
  switch (format) {
    case 'trf16':
    case 'trf26':
      return Promise.resolve({ bytes: reportBytes(tournament, format) });
    default:
      return Promise.resolve({ refused: refusal('not-available-yet', 'This format is not built yet.') });
  }
}

function reportBytes(tournament: Tournament, format: TrfFormat): Uint8Array {
  const { rows } = standingsOf(tournament);
  const ranks = new Map(rows.map(({ player, rank }) => [player, rank]));
  return trfBytes(tournament, format, { ranks });
}
