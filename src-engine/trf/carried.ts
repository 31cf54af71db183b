/** The rounds of a tournament as a format can tell them: what it has no code for is told as the nearest it has. */
import type { GameResult, UnpairedKind } from '../model/result.ts';
import type { Board, Round, Tournament, Unpaired } from '../model/tournament.ts';
import type { TrfFormat } from './deviation.ts';

const FULL_POINTS: readonly UnpairedKind[] = ['pab', 'full', 'forfeit-win'];

/** In 2006 one full point without an opponent was the pairing-allocated bye, several were full-point byes. */
function byesOf2006(unpaired: readonly Unpaired[]): Unpaired[] {
  const several = unpaired.filter(({ kind }) => FULL_POINTS.includes(kind)).length > 1;
  return unpaired.map((entry): Unpaired => {
    if (FULL_POINTS.includes(entry.kind)) return { ...entry, kind: several ? 'full' : 'pab' };
    return entry.kind === 'forfeit-loss' ? { ...entry, kind: 'zero' } : entry;
  });
}

/** No letter for an adjourned game is known outside of this program: for others it is open. */
function opened(board: Board): Board {
  const told = (result: GameResult) => (result === 'adjourned' ? 'open' : result);
  const { result, ratedAs } = board;
  return { ...board, result: told(result), ratedAs: ratedAs === null ? null : told(ratedAs) };
}

/**
 * The tournament with the rounds that will be read from a report of this format: its points follow from them. A bye
 * that was announced as a full point would make a TRF06 look as if its round had been paired, and is left out.
 */
export function carriedBy(tournament: Tournament, format: TrfFormat): Tournament {
  if (format === 'trf26') return tournament;
  const old = format === 'trf06';
  const rounds = tournament.rounds.map((round): Round => {
    const unpaired = old ? byesOf2006(round.unpaired) : round.unpaired;
    return { ...round, boards: round.boards.map(opened), unpaired };
  });
  if (!old) return { ...tournament, rounds };
  const players = tournament.players.map((player) => ({
    ...player,
    absences: player.absences.filter(({ kind }) => kind !== 'full'),
  }));
  return { ...tournament, rounds, players };
}
