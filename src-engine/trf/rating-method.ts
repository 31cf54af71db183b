/** Record 172 (TRF26, NRS): how the rating that orders the players follows from FIDE's and the national one. */
import {
  RATING_METHODS,
  storedRatings,
  nationalRatingOf,
  type TournamentRating,
} from '../model/tournament-rating.ts';
import type { Player } from '../model/player.ts';
import type { Rules } from '../model/rules.ts';
import { slice } from './columns.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile } from './lines.ts';

const KEY = 'ratingMethod';

/** The method of a report; null where it names none that is known, and its line is kept as it is. */
export function readRatingMethod(file: SourceFile): TournamentRating | null {
  const [line, ...others] = file.tagged('172');
  if (line === undefined || others.length > 0) return null;
  const word = slice(line.text, 9, 13).trim().toUpperCase();
  const method = RATING_METHODS.find((known) => known === word);
  if (method === undefined) return null;
  file.claim(line, KEY);
  return { method, federation: slice(line.text, 5, 7).trim() };
}

/** Columns 5–7 the federation, 9–13 the method; no record where FIDE's ratings count as everywhere. */
export function ratingMethodRecords({ tournamentRating }: Rules): TrfRecord[] {
  if (tournamentRating === undefined) return [];
  const { method, federation } = tournamentRating;
  return [trfRecord(KEY, [`172 ${federation.padEnd(3)} ${method}`.trimEnd()])];
}

/** The players with their tournament ratings: record 001 tells that of FIDE, the national record the other. */
export function withTournamentRatings(players: readonly Player[], { method }: TournamentRating): Player[] {
  return players.map((player) => ({
    ...player,
    ...storedRatings(method, player.rating, nationalRatingOf(player), player.rating),
  }));
}
