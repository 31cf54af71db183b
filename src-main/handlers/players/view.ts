/** Players as the check-in desk, the grid and the player's card show them. */
import {
  absenceIn,
  boardNumber,
  byNumber,
  cellsOf,
  checkInRound,
  isEntered,
  isNewToList,
  isWithdrawn,
  knownRatings,
  nationalRatingOf,
  paceOf,
  officialRatingOf,
  playersById,
  pointsOfCell,
  presenceIn,
  ratingReportOf,
  standingsOf,
  pointsAfter,
  withPairingNumbers,
  type Cell,
  type Player,
  type PlayerId,
  type Points,
  type Presence,
  type RatingRow,
  type Tournament,
  type TournamentEvent,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { PlayerCard, PlayerRow, PlayersView, RoundMark } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { namesOf } from '../log/rows.ts';
import { nameOfPlayer } from '../names.ts';
import { texts } from '../../texts.ts';

/** The players in initial order: by number, before numbers exist by the order that C.04.2 2.2 will give. */
export function playersView(state: TournamentState): Omit<PlayersView, 'enteredLast' | 'undoTakesEntry'> {
  const { tournament } = state;
  const numbered = tournament.players.some(({ tpn }) => tpn > 0);
  const players = numbered ? tournament.players : withPairingNumbers(tournament.players, 0, tournament.rules);
  const points = pointsAfter(tournament, tournament.rounds.length);
  const cells = cellsOf(tournament);
  const rows = players.map((player) =>
    playerRow(player, state, points.get(player.id)!, cells.get(player.id)!),
  );
  const count = (...presences: readonly Presence[]) =>
    rows.filter(({ presence }) => presences.includes(presence)).length;
  return {
    players: rows.sort(byNumber),
    counts: {
      here: count('here'),
      expected: count('expected'),
      coming: count('coming'),
      absent: count('absent', 'bye'),
      out: count('out'),
    },
    checkInRound: checkInRound(tournament),
    checkInBegun: count('here') > 0,
  };
}

function playerRow(
  player: Player,
  state: TournamentState,
  points: Points,
  cells: readonly Cell[],
): PlayerRow {
  const { tournament } = state;
  const round = checkInRound(tournament) ?? tournament.rules.rounds;
  const presence = presenceIn(state, player, round);
  return {
    ...nameOfPlayer(player),
    womensTitle: player.womensTitle ?? null,
    sex: player.sex,
    federation: player.federation,
    fideId: player.fideId,
    birth: player.birth,
    club: player.club,
    category: player.category,
    feePaid: player.feePaid,
    noHalfBye: player.noHalfBye === true,
    ratingSource: player.ratingSource,
    ratingList: player.ratingList,
    ratingMonth: player.ratingMonth,
    ratingPace: player.ratingPace,
    origins: originsOf(player),
    laterRatings: player.laterRatings ?? [],
    official: officialRatingOf(player),
    listK: isNewToList(tournament.info, player) ? null : (player.listK ?? null),
    national: nationalRatingOf(player),
    estimate: player.estimate,
    arrival: player.arrival,
    presence,
    arrivedAt: presence === 'here' ? (state.seen[player.id]?.at ?? state.arrivedAt[player.id] ?? '') : '',
    rounds: Array.from({ length: tournament.rules.rounds }, (_, index) =>
      tournament.rounds[index]?.stage === 'published'
        ? markOfCell(cells[index]!, player, index + 1)
        : markOfPresence(presenceIn(state, player, index + 1), player, index + 1, round),
    ),
    entryRound: player.entryRound,
    withdrawnFrom: player.withdrawnFrom,
    absences: player.absences,
    points,
    notes: notesOf(player, tournament),
  };
}

function originsOf(player: Player): PlayerRow['origins'] {
  const { official, national, own } = knownRatings(player);
  return { rating: own.origin, official: official.origin, national: national.origin };
}

/** A round that is on the wall, or was. */
function markOfCell(cell: Cell, player: Player, round: number): RoundMark {
  if (cell.opponent !== 0) return cell.code === null ? 'plays' : 'played';
  switch (cell.code) {
    case 'U':
    case 'F':
    case '+':
      return 'full';
    case 'H':
      return 'half';
    default:
      return isWithdrawn(player, round) ? 'out' : 'zero';
  }
}

/** A round to come; who is here for the one that is open is not yet here for the others, and who is to arrive plays there. */
function markOfPresence(presence: Presence, player: Player, round: number, open: number): RoundMark {
  switch (presence) {
    case 'here':
      return round === open ? 'here' : 'plays';
    case 'expected':
      return 'plays';
    case 'bye':
    case 'absent':
      return absenceIn(player, round)!.kind;
    case 'coming':
      return isEntered(player, round) && round > open
        ? (absenceIn(player, round)?.kind ?? 'plays')
        : 'coming';
    case 'out':
      return 'out';
  }
}

function notesOf(player: Player, tournament: Tournament): PlayerRow['notes'] {
  const notes: { kind: 'warn' | 'info' | 'neutral'; text: string }[] = [];
  const { players } = tournament;
  const words = texts.entries.players.notes;
  if (player.fideId !== '' && players.some(({ id, fideId }) => id !== player.id && fideId === player.fideId))
    notes.push({ kind: 'warn', text: words.idTwice });
  if (player.withdrawnFrom !== null)
    notes.push({
      kind: 'neutral',
      text:
        player.expelled === true
          ? texts.withdraw.expel.note(player.withdrawnFrom)
          : words.withdrawn(player.withdrawnFrom),
    });
  if (player.entryRound > 1) notes.push({ kind: 'info', text: words.from(player.entryRound) });
  for (const { round, kind } of player.absences) notes.push({ kind: 'info', text: words[kind](round) });
  if (player.fideId === '') notes.push({ kind: 'neutral', text: words.noId });
  if (player.ratingSource === 'typed' && player.rating > 0)
    notes.push({ kind: 'neutral', text: words.typed });
  const { rating, ratingPace } = player;
  if (rating > 0 && ratingPace !== '' && ratingPace !== paceOf(tournament.info))
    notes.push({ kind: 'warn', text: words.otherKind[ratingPace] });
  if (player.rating === 0 && player.estimate === 0) notes.push({ kind: 'neutral', text: words.unrated });
  return notes;
}

/** One player with all rounds and every change of the entry; null when they do not exist. */
export function playerCard(
  state: TournamentState,
  log: EventLog,
  upTo: number,
  id: PlayerId,
): PlayerCard | null {
  const { tournament } = state;
  const players = playersById(tournament);
  const player = players.get(id);
  if (player === undefined) return null;
  const played = tournament.rounds.some(({ boards }) => boards.length > 0);
  const cells = cellsOf(tournament).get(id)!;
  const points = cells.map((cell) => pointsOfCell(cell, tournament.rules.scoring));
  const rated = ratingReportOf(tournament).find((row) => row.player === id)!;
  return {
    player: playerRow(
      player,
      state,
      points.reduce((sum, own) => sum + own, player.adjustment),
      cells,
    ),
    rank: played ? (standingsOf(tournament).rows.find((row) => row.player === id)?.sharedRank ?? null) : null,
    games: tournament.rounds.map((round, index) => {
      const at = round.boards.findIndex(({ white, black }) => white === id || black === id);
      const board = round.boards[at];
      const bye = round.unpaired.find((unpaired) => unpaired.player === id);
      const colour = board === undefined ? null : board.white === id ? 'white' : 'black';
      const opponent =
        board === undefined ? undefined : players.get(colour === 'white' ? board.black : board.white);
      return {
        round: index + 1,
        board: board === undefined ? null : boardNumber(round, at),
        colour,
        opponent: opponent === undefined ? null : nameOfPlayer(opponent),
        result: resultText(),
        points: points[index]!,
        ...ratedGame(rated, index + 1),
      };

      function resultText(): string {
        if (board !== undefined && colour !== null) return texts.outcomes.side(board.result, colour);
        return bye === undefined
          ? texts.players.presences.absent
          : `${texts.outcomes.unpaired(bye.kind)} ${texts.format.points(points[index]!)}`;
      }
    }),
    rating: played ? texts.ratings.row(rated) : [],
    history: historyOf(log, upTo, id),
  };
}

/** Expected score and change of a rated game of a rated player; empty for any other round. */
function ratedGame({ games }: RatingRow, round: number): { expected: string; change: string } {
  const game = games.find((one) => one.round === round);
  if (game?.expected === undefined || game.change === undefined) return { expected: '', change: '' };
  const expected = texts.format.number(game.expected / 100, 2);
  return { expected, change: texts.ratings.change(game.change / 100, 1) };
}

/** What was ever changed about a player, newest first. */
function historyOf(log: EventLog, upTo: number, id: PlayerId): PlayerCard['history'] {
  const nameOf = namesOf(log);
  return log
    .listAt(upTo)
    .map((seq) => log.event(seq))
    .filter((event) => concerns(event, id))
    .map((event) => {
      const { title, detail } = texts.events.of(event, nameOf);
      return { at: event.at, text: detail === '' ? title : texts.app.about(title, detail) };
    })
    .reverse();
}

function concerns({ kind, payload }: TournamentEvent, id: PlayerId): boolean {
  switch (kind) {
    case 'player-added':
    case 'late-entry-added':
      return payload.player.id === id;
    case 'players-added':
      return payload.players.some((player) => player.id === id);
    case 'player-changed':
    case 'player-changed-late':
    case 'audit-settled':
    case 'player-arrival':
    case 'player-seen':
    case 'player-withdrawn':
    case 'player-expelled':
    case 'bye-set':
    case 'bye-set-beyond-rules':
      return payload.player === id;
    case 'players-merged':
    case 'players-merged-late':
      return payload.kept === id;
    case 'result-corrected':
    case 'result-corrected-late':
    case 'result-rated-only':
      return payload.white === id || payload.black === id;
    default:
      return false;
  }
}
