/** What the hall may see of a tournament: this file decides it, and no other channel leads to the hall window. */
import {
  boardNumber,
  compareNames,
  isWaiting,
  openGames,
  playersById,
  pointsAfter,
  publishedPart,
  standingsOf,
  type PlayerId,
  type Round,
  type Tournament,
} from '../../../src-engine/index.ts';
import { namesOf, withoutGame } from '../../documents/views/round-views.ts';
import {
  FEW_OPEN_GAMES,
  type HallBoard,
  type HallByItself,
  type HallContent,
  type HallEntry,
  type HallRank,
  type HallView,
} from '../../ipc/contract.ts';

/** The tournament as far as the hall may know it, and the round that it is about. */
export interface HallEvent {
  /** With published rounds only. */
  readonly tournament: Tournament;
  /** Newest published round, from 1; 0 for none. */
  readonly round: number;
  /** Round after which the standings are: the newest one without an open game. */
  readonly afterRound: number;
  readonly openGames: number;
}

export function hallEvent(whole: Tournament): HallEvent {
  const tournament = publishedPart(whole);
  const { rounds } = tournament;
  const current = rounds.at(-1);
  return {
    tournament,
    round: rounds.length,
    afterRound: rounds.findLastIndex((round) => openGames(round) === 0) + 1,
    openGames: current === undefined ? 0 : openGames(current),
  };
}

/** The view that shows now: the chosen one, unless another comes by itself. `started`: play of the round has begun. */
export function viewNow(
  { round, openGames: open }: HallEvent,
  chosen: HallView,
  byItself: HallByItself,
  started: boolean,
): HallView {
  if (!byItself.on || round === 0) return chosen;
  if (open === 0) return byItself.standings ? 'standings' : chosen;
  if (!started) return byItself.names ? 'names' : chosen;
  return byItself.open && open <= FEW_OPEN_GAMES ? 'open' : chosen;
}

/** Content of a view. `startOf` knows the announced starts of play. */
export function hallContent(
  event: HallEvent,
  view: HallView,
  startOf: (round: number) => string,
): HallContent {
  const { tournament, round, afterRound } = event;
  if (view === 'blank') return { kind: 'blank' };
  if (view === 'standings')
    return afterRound === 0
      ? { kind: 'nothing' }
      : { kind: 'standings', afterRound, ...ranksOf(tournament, afterRound) };
  const current = tournament.rounds.at(-1);
  if (current === undefined) return { kind: 'nothing' };
  switch (view) {
    case 'boards':
      return { kind: 'boards', boards: boardsOf(tournament, current) };
    case 'names':
      return { kind: 'names', entries: entriesOf(tournament, current) };
    case 'open':
      return {
        kind: 'open',
        boards: boardsOf(tournament, current, ({ result }) => isWaiting(result)),
        of: current.boards.length,
        next: round < tournament.rules.rounds ? { round: round + 1, starts: startOf(round + 1) } : null,
      };
    case 'countdown':
      return { kind: 'countdown', boards: current.boards.length };
  }
}

function boardsOf(
  tournament: Tournament,
  round: Round,
  shows: (board: Round['boards'][number]) => boolean = () => true,
): readonly HallBoard[] {
  const nameOf = namesOf(tournament);
  const points = pointsAfter(tournament, tournament.rounds.length - 1);
  const side = (id: PlayerId) => ({ ...nameOf(id), points: points.get(id)! });
  return round.boards.flatMap((board, index) =>
    shows(board)
      ? [{ board: boardNumber(round, index), white: side(board.white), black: side(board.black) }]
      : [],
  );
}

/** How many entries the list of names has for the newest round. */
export function namesIn(tournament: Tournament): number {
  const { length } = tournament.rounds;
  return 2 * tournament.rounds[length - 1]!.boards.length + withoutGame(tournament, length).length;
}

function entriesOf(tournament: Tournament, round: Round): readonly HallEntry[] {
  const nameOf = namesOf(tournament);
  const games = round.boards.flatMap(({ white, black }, index): HallEntry[] => {
    const board = boardNumber(round, index);
    return [
      { ...nameOf(white), board, colour: 'white', reason: '' },
      { ...nameOf(black), board, colour: 'black', reason: '' },
    ];
  });
  const others = withoutGame(tournament, tournament.rounds.length).map(({ player, reason }): HallEntry => {
    return { ...nameOf(player.id), board: null, colour: null, reason };
  });
  // Who has no game comes before all boards.
  const placeOf = ({ board }: HallEntry): number => board ?? 0;
  return [...games, ...others].sort((a, b) => compareNames(a.name, b.name) || placeOf(a) - placeOf(b));
}

function ranksOf(
  tournament: Tournament,
  afterRound: number,
): { readonly openGames: number; readonly ranks: readonly HallRank[] } {
  const standings = standingsOf(tournament, { afterRound, withoutExpelled: true });
  const players = playersById(tournament);
  const nameOf = namesOf(tournament);
  return {
    openGames: standings.openGames.length,
    ranks: standings.rows.map(({ player, sharedRank, points }) => ({
      ...nameOf(player),
      rank: sharedRank,
      federation: players.get(player)!.federation,
      points,
    })),
  };
}
