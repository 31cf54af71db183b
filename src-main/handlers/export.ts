/** A tournament as bytes of a file for others. */
import {
  filingProblems,
  standingsOf,
  textOfFilingProblem,
  type PlayerId,
  type Tournament,
  type TrfFormat,
} from '../../src-engine/index.ts';
import { crosstableSheet, csvBytes, pairingsSheet, standingsSheet, xlsxBytes } from '../files/sheets.ts';
import { trfBytes } from '../files/trf.ts';
import type { ExportFormat, FilingProblem, Refusal } from '../ipc/contract.ts';
import type { Desk } from './desk.ts';
import { nameOfPlayer, playersById, pointsAfter } from './names.ts';
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

/** Bytes of an export; drafts are left out. Refuses what is not there yet. */
export async function exportBytes(
  whole: Tournament,
  format: ExportFormat,
): Promise<{ readonly bytes: Uint8Array } | { readonly refused: Refusal }> {
  const tournament = publishedPart(whole);
  switch (format) {
    case 'trf16':
    case 'trf26':
      return { bytes: reportBytes(tournament, format) };
    case 'standings-csv':
      return { bytes: csvBytes(standingsSheet(tournament, standingsOf(tournament))) };
    case 'standings-xlsx': {
      const standings = standingsOf(tournament);
      const sheets = [standingsSheet(tournament, standings), crosstableSheet(tournament, standings)];
      return { bytes: await xlsxBytes(sheets) };
    }
    case 'crosstable-csv':
      return { bytes: csvBytes(crosstableSheet(tournament, standingsOf(tournament))) };
    case 'pairings-csv': {
      const round = tournament.rounds.length;
      if (round === 0) return { refused: refusal('no-round', 'No round is on the wall yet.') };
      return { bytes: csvBytes(pairingsSheet(tournament, round, pointsAfter(tournament, round - 1))) };
    }
  }
}

function reportBytes(tournament: Tournament, format: TrfFormat): Uint8Array {
  const { rows } = standingsOf(tournament);
  const ranks = new Map(rows.map(({ player, rank }) => [player, rank]));
  return trfBytes(tournament, format, { ranks });
}
