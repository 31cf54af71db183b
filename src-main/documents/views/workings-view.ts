/** Whose tie-breaks are explained on paper, and how. */
import {
  playersById,
  standingsOf,
  workingOf,
  type PlayerId,
  type Points,
  type StandingsRow,
  type Tournament,
} from '../../../src-engine/index.ts';
import { imprintOf } from './round-views.ts';
import type { ValueWorkingView } from '../../ipc/contract.ts';
import type { DocumentMeta, View } from './view.ts';
import { workingTerms } from '../working-terms.ts';
import { texts } from '../words.ts';

/** How the values of some players were made, one working for each tie-break of the list. */
export interface WorkingsView extends View {
  readonly afterRound: number;
  readonly openGames: number;
  /** `1st to 4th, 7 points`, or the only player's name. */
  readonly whose: string;
  readonly players: readonly {
    readonly number: number;
    readonly name: string;
    readonly rank: number;
    readonly points: Points;
    readonly values: readonly ValueWorkingView[];
  }[];
}

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
