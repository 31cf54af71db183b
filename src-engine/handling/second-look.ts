/**
 * Results that are worth a second look at the slip before the next round is paired. No regulation asks for this: these are
 * the slips that happen at a results desk. Nothing is refused because of them.
 */
import type { PlayerId } from '../model/player.ts';
import { isPlayed, type GameResult } from '../model/result.ts';
import { boardNumber } from '../model/seating.ts';
import type { TournamentState } from '../model/state.ts';
import { playersById, type Board } from '../model/tournament.ts';

/** Why a result that was entered is looked at once more, though nothing forbids it. */
export type SecondLook =
  /** The lower rated player won, this many points of rating below. */
  | { readonly kind: 'upset'; readonly by: number }
  /** This board and board `with`, its neighbour, fit the ratings only with their results exchanged. */
  | { readonly kind: 'swapped'; readonly with: number }
  /** A game on one of the first boards was over this many minutes after the pairings went up. */
  | { readonly kind: 'quick'; readonly minutes: number };

/** From this difference of ratings a win of the lower rated player is named. */
const UPSET = 400;

/** From this difference of ratings a board has a favourite. */
const FAVOURITE = 100;
const TOP_BOARDS = 10;
const QUICK_MINUTES = 20;

/** What is worth a second look, for each board of a round; none for most. `round` is 1-based. */
export function secondLooks(
  { tournament, rounds }: TournamentState,
  round: number,
): readonly (readonly SecondLook[])[] {
  const known = tournament.rounds[round - 1];
  if (known === undefined) return [];
  const players = playersById(tournament);
  const ratingOf = (player: PlayerId): number => players.get(player)?.rating ?? 0;
  const against = known.boards.map((board) => againstRatings(board, ratingOf));
  const resultAt = rounds[round - 1]?.resultAt;
  // Who enters a whole round after it was played gives no times of games.
  const isLive = known.boards.filter(({ result }) => isPlayed(result)).length * 2 <= known.boards.length;
  return known.boards.map((board, index) => {
    const looks: SecondLook[] = [];
    const by = against[index]!;
    if (by >= UPSET) looks.push({ kind: 'upset', by });
    const other = [index - 1, index + 1].find(
      (neighbour) => by >= FAVOURITE && isExchanged(board, known.boards[neighbour], against[neighbour] ?? 0),
    );
    if (other !== undefined) looks.push({ kind: 'swapped', with: boardNumber(known, other) });
    const minutes = minutesBetween(known.publishedAt, resultAt?.[index] ?? '');
    if (isLive && index < TOP_BOARDS && isPlayed(board.result) && minutes !== null && minutes < QUICK_MINUTES)
      looks.push({ kind: 'quick', minutes });
    return looks;
  });
}

/** How far the winner of a decided game is rated below the loser; 0 where not, or where one of them has no rating. */
function againstRatings({ white, black, result }: Board, ratingOf: (player: PlayerId) => number): number {
  const winner = winnerOf(result);
  if (winner === null) return 0;
  const [won, lost] = winner === 'white' ? [white, black] : [black, white];
  return ratingOf(won) === 0 ? 0 : Math.max(0, ratingOf(lost) - ratingOf(won));
}

/** Both won against the ratings, White on one board and Black on the other: exchanged, both fit. */
function isExchanged(board: Board, neighbour: Board | undefined, neighbourBy: number): boolean {
  return (
    neighbour !== undefined &&
    neighbourBy >= FAVOURITE &&
    winnerOf(neighbour.result) !== winnerOf(board.result)
  );
}

function winnerOf(result: GameResult): 'white' | 'black' | null {
  return result === 'white-wins' ? 'white' : result === 'black-wins' ? 'black' : null;
}

/** Whole minutes between two moments, ISO 8601; null where one of them is unknown. */
function minutesBetween(from: string, to: string): number | null {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / 60_000);
  return Number.isNaN(minutes) || minutes < 0 ? null : minutes;
}
