/** The two score tables of a team event, match points and game points, and the results by board. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { isPlayedCode } from '../model/result.ts';
import { drawOf, lossOf, winOf, type Scoring } from '../model/scoring.ts';
import type { TeamBye, TeamEvent } from '../model/team-event.ts';
import type { Tournament } from '../model/tournament.ts';
import type { TableOptions } from './player-table.ts';
import { isPredetermined } from './predetermined.ts';
import type { Participant, RoundEntry, RoundKind, ScoreTable } from './score-table.ts';
import type { ScoreType } from './tie-break.ts';

/** The same teams by match points and by game points. */
export interface TeamTables {
  readonly tables: Readonly<Record<ScoreType, ScoreTable>>;
  readonly primary: ScoreType;
  readonly boards: number;
  /**
   * Points by team, round and board as Art. 12 counts them, tenths: a forfeit as a game, a pairing-allocated bye as
   * a win on every board; game points of another round without a match spread evenly.
   */
  readonly boardPoints: readonly (readonly (readonly Points[])[])[];
}

/** One team's round before it is split into the two scores. */
interface TeamRound {
  readonly kind: RoundKind;
  readonly opponent: number;
  readonly colour: Colour | null;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  readonly boards: readonly Points[];
}

/**
 * Both tables after `afterRound` rounds. A match is what the players' games say, a forfeited match what the event
 * says. In a report that names neither byes nor forfeited matches the only team without a match has the
 * pairing-allocated bye, worth a draw; elsewhere a team without a match has a zero-point bye. Cost: players × rounds.
 */
export function teamTablesOf(
  tournament: Tournament,
  event: TeamEvent,
  options: TableOptions = {},
): TeamTables {
  const rounds = Math.min(options.afterRound ?? tournament.rounds.length, tournament.rounds.length);
  const totalRounds = Math.max(tournament.rules.rounds, tournament.rounds.length);
  const cells = cellsOf(tournament, rounds);
  const predetermined = options.predetermined ?? isPredetermined(tournament);
  const history = Array.from({ length: rounds }, (_, round) =>
    teamRounds(tournament, event, cells, round, predetermined),
  );
  const { scoring } = tournament.rules;
  const valuesOf = (win: Points, draw: Points, loss: Points) => ({
    ...{ win, draw, loss, leastWin: win },
    drawAs: { white: draw, black: draw },
  });
  const { boards } = event;
  const base = {
    text: options.text ?? tournament.rules.tieBreakText,
    rounds,
    totalRounds,
    predetermined,
    leavesUnratedOut: false,
  };
  const participantsOf = (score: 'matchPoints' | 'gamePoints'): Participant[] =>
    tournament.teams.map((team, index) =>
      participantOf(team.name, index, history, score, bonusOf(event, index, score, rounds)),
    );
  return {
    tables: {
      MP: {
        ...base,
        ...valuesOf(event.matchWin, event.matchDraw, event.matchLoss),
        participants: participantsOf('matchPoints'),
      },
      GP: {
        ...base,
        ...valuesOf(winOf(scoring) * boards, drawOf(scoring) * boards, lossOf(scoring) * boards),
        participants: participantsOf('gamePoints'),
      },
    },
    primary: event.primary,
    boards,
    boardPoints: tournament.teams.map((_, index) => history.map((round) => round[index]!.boards)),
  };
}

function participantOf(
  name: string,
  index: number,
  history: readonly (readonly TeamRound[])[],
  score: 'matchPoints' | 'gamePoints',
  adjustment: Points,
): Participant {
  const entries = history.map((teams): RoundEntry => {
    const own = teams[index]!;
    const points = own[score];
    const other = own.opponent === -1 ? null : teams[own.opponent]![score];
    const outcome =
      own.kind !== 'played' || other === null
        ? null
        : points > other
          ? 'win'
          : points < other
            ? 'loss'
            : 'draw';
    const forfeit = own.kind === 'forfeit-win' || own.kind === 'forfeit-loss';
    return { kind: own.kind, opponent: own.opponent, colour: own.colour, points, outcome, forfeit };
  });
  return {
    id: index + 1,
    tpn: index + 1,
    name,
    rating: 0,
    score: entries.reduce((sum, { points }) => sum + points, adjustment),
    adjustment,
    entries,
    cells: [],
    annulled: false,
  };
}

/** What every team did in one round, by index. */
function teamRounds(
  tournament: Tournament,
  event: TeamEvent,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  round: number,
  predetermined: boolean,
): TeamRound[] {
  const { scoring } = tournament.rules;
  const teamOf = new Map(
    tournament.teams.flatMap(({ players }, team) => players.map((player) => [player, team] as const)),
  );
  const lineups = tournament.teams.map((_, team) => lineupOf(tournament, event, cells, round, team));
  const cellOf = (player: PlayerId): Cell | null => (player === 0 ? null : cells.get(player)![round]!);
  const pointsOf = (player: PlayerId, worth: Scoring): Points => {
    const cell = cellOf(player);
    return cell === null ? 0 : pointsOfCell(cell, worth);
  };
  const asGames = forfeitsAsGames(scoring);
  const boards = lineups.map((players) => players.map((player) => pointsOf(player, asGames)));
  const gamePoints = lineups.map((players) =>
    players.reduce((sum, player) => sum + pointsOf(player, scoring), 0),
  );
  const opponents = lineups.map((players) => {
    const met = players.map((player) => teamOf.get(cellOf(player)?.opponent ?? 0) ?? -1);
    return met.find((team) => team !== -1) ?? -1;
  });
  const isIdle = (team: number): boolean =>
    opponents[team] === -1 && byeOf(event, round, team) === null && forfeitOf(event, round, team) === null;
  const isSilent = event.byes.length === 0 && event.forfeits.length === 0;
  const isOnlyIdle = isSilent && tournament.teams.filter((_, team) => isIdle(team)).length === 1;
  return tournament.teams.map((_, team): TeamRound => {
    const opponent = opponents[team]!;
    if (opponent === -1) {
      if (isIdle(team) && predetermined) return FREE_ROUND;
      return withoutMatch(tournament, event, round, team, isOnlyIdle);
    }
    const own = gamePoints[team]!;
    const games = lineups[team]!.map(cellOf).filter((cell) => cell !== null);
    const match = matchOf(event, games, own, gamePoints[opponent]!);
    return { ...match, opponent, gamePoints: own, boards: boards[team]! };
  });
}

/** A round robin's round without a match, when the number of teams is odd. */
const FREE_ROUND: TeamRound = {
  kind: 'free',
  opponent: -1,
  colour: null,
  matchPoints: 0,
  gamePoints: 0,
  boards: [],
};

/** What a match between two teams was, from one side's cells and both sides' game points. */
function matchOf(
  { matchWin, matchDraw, matchLoss }: TeamEvent,
  games: readonly Cell[],
  own: Points,
  other: Points,
): Pick<TeamRound, 'kind' | 'colour' | 'matchPoints'> {
  const colour = games.find((cell) => cell.colour !== null)?.colour ?? null;
  if (games.some(({ opponent, code }) => opponent !== 0 && code === null)) {
    return { kind: 'open', colour, matchPoints: 0 };
  }
  const isPlayed = games.some(({ code }) => code !== null && isPlayedCode(code));
  // A match without a game that brought no points is lost by both.
  const isDrawn = own === other && (isPlayed || own > 0);
  const matchPoints = own > other ? matchWin : isDrawn ? matchDraw : matchLoss;
  if (isPlayed) return { kind: 'played', colour, matchPoints };
  return { kind: own > other || isDrawn ? 'forfeit-win' : 'forfeit-loss', colour, matchPoints };
}

/** The players on boards 1, 2 …: as recorded, else those of the list who played or won by forfeit. */
function lineupOf(
  tournament: Tournament,
  event: TeamEvent,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  round: number,
  team: number,
): readonly PlayerId[] {
  const recorded = event.lineups.find((lineup) => lineup.round === round + 1 && lineup.team === team);
  if (recorded !== undefined) return recorded.players;
  return tournament.teams[team]!.players.filter((player) => {
    const { opponent, code } = cells.get(player)![round]!;
    return opponent !== 0 || code === '+';
  });
}

function byeOf(event: TeamEvent, round: number, team: number): TeamBye | null {
  return event.byes.find((bye) => bye.round === round + 1 && bye.team === team) ?? null;
}

function forfeitOf(event: TeamEvent, round: number, team: number): TeamEvent['forfeits'][number] | null {
  const found = event.forfeits.find(
    (match) => match.round === round + 1 && (match.white === team || match.black === team),
  );
  return found ?? null;
}

const KIND_OF_BYE = { pab: 'pab', full: 'full-bye', half: 'half-bye', zero: 'zero-bye' } as const;

function withoutMatch(
  tournament: Tournament,
  event: TeamEvent,
  round: number,
  team: number,
  isOnlyOne: boolean,
): TeamRound {
  const none = { opponent: -1, colour: null };
  const evenly = (gamePoints: Points): Points[] =>
    new Array<Points>(event.boards).fill(gamePoints / event.boards);
  const { scoring } = tournament.rules;
  const winOnEach = evenly(winOf(scoring) * event.boards);
  const bye = byeOf(event, round, team);
  if (bye !== null) {
    const { kind, matchPoints, gamePoints } = bye;
    const boards = kind === 'pab' ? winOnEach : evenly(gamePoints);
    return { ...none, kind: KIND_OF_BYE[kind], matchPoints, gamePoints, boards };
  }
  const forfeit = forfeitOf(event, round, team);
  if (forfeit !== null) {
    const isWhite = forfeit.white === team;
    const opponent = isWhite ? forfeit.black : forfeit.white;
    const colour = isWhite ? 'white' : 'black';
    const won = forfeit.winner === colour;
    const gamePoints = won ? winOf(scoring) * event.boards : 0;
    return {
      kind: won ? 'forfeit-win' : 'forfeit-loss',
      opponent,
      colour,
      matchPoints: won ? event.matchWin : event.matchLoss,
      gamePoints,
      boards: evenly(gamePoints),
    };
  }
  if (!isOnlyOne) return { ...none, kind: 'zero-bye', matchPoints: 0, gamePoints: 0, boards: evenly(0) };
  const gamePoints = drawOf(scoring) * event.boards;
  return { ...none, kind: 'pab', matchPoints: event.matchDraw, gamePoints, boards: winOnEach };
}

/** Art. 12: a forfeit on a board counts there like a game won or lost. */
function forfeitsAsGames(scoring: Scoring): Scoring {
  return { ...scoring, forfeitWin: winOf(scoring), forfeitLoss: lossOf(scoring) };
}

/** Bonus and penalty points of a team after so many rounds. */
function bonusOf(
  { adjustments }: TeamEvent,
  team: number,
  score: 'matchPoints' | 'gamePoints',
  rounds: number,
): Points {
  return adjustments
    .filter(({ round, teams }) => round <= rounds && (teams.length === 0 || teams.includes(team)))
    .reduce((sum, adjustment) => sum + adjustment[score], 0);
}
