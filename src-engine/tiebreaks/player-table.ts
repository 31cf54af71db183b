/** The score table of an individual event. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { CellCode } from '../model/result.ts';
import { FIDE_RATINGS, ratingInRound } from '../model/tournament-rating.ts';
import { drawOf, lossOf, winOf } from '../model/scoring.ts';
import type { TieBreakText, UnratedRule } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';
import { underHalf } from './annulment.ts';
import { withMissingOpponents } from './missing-opponent.ts';
import { isPredetermined } from './predetermined.ts';
import type { GameOutcome, Participant, RoundEntry, RoundKind, ScoreTable } from './score-table.ts';

/** What a table may count otherwise than the rules of the event say. */
export interface TableOptions {
  /** Count only the first rounds; default all that exist. */
  readonly afterRound?: number;
  readonly text?: TieBreakText;
  /** Whether the pairings were known beforehand; default {@link isPredetermined}. */
  readonly predetermined?: boolean;
  /** How unrated players count in tie-breaks from ratings (Art. 10); default what the rules say. */
  readonly unrated?: UnratedRule;
}

/**
 * The score table of the players after `afterRound` rounds. In a round robin the results of a player who played
 * less than half of their games are annulled (C.05 6.6). Cost: players × rounds.
 */
export function playerTableOf(tournament: Tournament, options: TableOptions = {}): ScoreTable {
  const { scoring, rounds: declared } = tournament.rules;
  const rounds = Math.min(options.afterRound ?? tournament.rounds.length, tournament.rounds.length);
  const totalRounds = Math.max(declared, tournament.rounds.length);
  const predetermined = options.predetermined ?? isPredetermined(tournament);
  const recorded = cellsOf(tournament, rounds);
  const cells = predetermined ? withMissingOpponents(recorded, totalRounds) : recorded;
  const annulled = predetermined ? underHalf(tournament, cells, rounds === totalRounds) : new Set<PlayerId>();
  const unrated = options.unrated ?? tournament.rules.unratedInTieBreaks ?? 'drop';
  const { method } = tournament.rules.tournamentRating ?? FIDE_RATINGS;
  const byRound = tournament.rules.ratingInTieBreaks === 'of-the-round';
  const indexOf = new Map(tournament.players.map((player, index) => [player.id, index]));
  const participantOf = (player: Player): Participant => {
    const own = cells.get(player.id)!;
    const isAnnulled = annulled.has(player.id);
    const entries = own.map((cell): RoundEntry => {
      const opponent = cell.opponent === 0 ? -1 : indexOf.get(cell.opponent)!;
      if (isAnnulled || annulled.has(cell.opponent)) return FREE_ROUND;
      return {
        kind: kindOf(cell, predetermined),
        opponent,
        colour: cell.colour,
        points: pointsOfCell(cell, scoring),
        outcome: outcomeOf(cell.code),
        forfeit: cell.code === '+' || cell.code === '-',
      };
    });
    const score = entries.reduce((sum, entry) => sum + entry.points, player.adjustment);
    const { id, tpn, name, adjustment } = player;
    const rated = (rating: number) => rating || (typeof unrated === 'number' ? unrated : 0);
    const rating = rated(player.rating);
    const participant: Participant = {
      id,
      tpn,
      name,
      rating,
      adjustment,
      score,
      entries,
      cells: recorded.get(player.id)!,
      annulled: isAnnulled,
    };
    if (!byRound) return participant;
    const ratings = own.map((_, round) => rated(ratingInRound(player, round + 1, method)));
    return { ...participant, ratings };
  };
  return {
    participants: tournament.players.map(participantOf),
    text: options.text ?? tournament.rules.tieBreakText,
    rounds,
    totalRounds,
    win: winOf(scoring),
    draw: drawOf(scoring),
    loss: lossOf(scoring),
    leastWin: Math.min(scoring.whiteWin, scoring.blackWin),
    drawAs: { white: scoring.whiteDraw, black: scoring.blackDraw },
    predetermined,
    leavesUnratedOut: unrated === 'leave-out',
  };
}

const FREE_ROUND: RoundEntry = {
  kind: 'free',
  opponent: -1,
  colour: null,
  points: 0,
  outcome: null,
  forfeit: false,
};

function kindOf(cell: Cell, predetermined: boolean): RoundKind {
  switch (cell.code) {
    case null:
      if (cell.opponent !== 0) return 'open';
      return predetermined ? 'free' : 'zero-bye';
    case '+':
      return 'forfeit-win';
    case '-':
      return 'forfeit-loss';
    case 'U':
      return predetermined ? 'free' : 'pab';
    case 'F':
      return 'full-bye';
    case 'H':
      return 'half-bye';
    case 'Z':
      return predetermined ? 'free' : 'zero-bye';
    case '1':
    case '=':
    case '0':
    case 'W':
    case 'D':
    case 'L':
    case '?':
      return 'played';
  }
}

/** The outcome of a game by its cell code, whatever the points; an adjourned game counts as drawn (C.04.2 3.1). */
function outcomeOf(code: CellCode | null): GameOutcome | null {
  switch (code) {
    case '1':
    case 'W':
      return 'win';
    case '=':
    case 'D':
    case '?':
      return 'draw';
    case '0':
    case 'L':
      return 'loss';
    default:
      return null;
  }
}
