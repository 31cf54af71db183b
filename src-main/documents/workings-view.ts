/** Whose tie-breaks are explained on paper, and how. */
import {
  playersById,
  standingsOf,
  workingOf,
  type PlayerId,
  type StandingsRow,
  type Tournament,
} from '../../src-engine/index.ts';
import { imprintOf } from './round-views.ts';
import type { DocumentMeta, WorkingsView } from './view.ts';
import { workingTerms } from './working-terms.ts';
import { texts } from './words.ts';

/**
 * The workings of `players`, in the order of the standings; null stands for those who are tied in points at the top.
 * Players who do not exist are left out. Cost: players × tie-breaks × standings.
 */
export function workingsView(
  tournament: Tournament,
  afterRound: number,
  players: readonly PlayerId[] | null,
  meta: DocumentMeta,
): WorkingsView {
  const { rows, tieBreaks, openGames } = standingsOf(tournament, { afterRound });
  const chosen = chosenRows(rows, players);
  const people = playersById(tournament);
  return {
    imprint: imprintOf(tournament, meta),
    afterRound,
    openGames: openGames.length,
    whose: whoseOf(
      chosen,
      chosen.map(({ player }) => people.get(player)!.name),
    ),
    players: chosen.map(({ player, sharedRank, points }) => ({
      number: people.get(player)!.tpn,
      name: people.get(player)!.name,
      rank: sharedRank,
      points,
      values: tieBreaks.flatMap((code) => {
        const working = workingOf(tournament, player, code, { afterRound });
        return working.ok ? [workingTerms(tournament, working.value, texts)] : [];
      }),
    })),
  };
}

function chosenRows(
  rows: readonly StandingsRow[],
  players: readonly PlayerId[] | null,
): readonly StandingsRow[] {
  if (players !== null) return rows.filter(({ player }) => players.includes(player));
  return rows.filter(({ points }) => points === rows[0]!.points);
}

function whoseOf(rows: readonly StandingsRow[], names: readonly string[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  if (rows.length === 1) return names[0]!;
  const sameScore = rows.every(({ points }) => points === first.points);
  return texts.sheets.tiedOn(rows.length, sameScore ? first.points : null);
}
