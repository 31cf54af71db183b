/** One person who was entered twice becomes one player again, with the games of both entries. */
import type { EventOf } from './events.ts';
import type { Absence, Player, PlayerId } from './player.ts';
import { standingOfBoth, type Standing } from './merged-standing.ts';
import type { Applied, TournamentState } from './state.ts';
import type { Rules } from './rules.ts';
import { hasBoard, type Round, type Tournament } from './tournament.ts';

type Merged = EventOf<'players-merged' | 'players-merged-late'>['payload'];

/** First round in which both have a board, so that they cannot be one person; null where there is none. */
export function roundOfBoth({ rounds }: Tournament, a: PlayerId, b: PlayerId): number | null {
  const index = rounds.findIndex((round) => hasBoard(round, a) && hasBoard(round, b));
  return index < 0 ? null : index + 1;
}

/**
 * The state with the games, byes, wishes and incidents of `gone` under `kept`, and without `gone`. Of two byes in one round that of
 * the kept entry counts, and none beside a game. Numbers behind the one that falls away move up. Cost: players + boards.
 */
export function foldMerge(state: TournamentState, { kept, gone, after, leaving }: Merged): Applied {
  const { tournament } = state;
  const [stays, goes] = [kept, gone].map((id) => tournament.players.find((player) => player.id === id));
  if (stays === undefined || goes === undefined || kept === gone) return { code: 'no-two-players' };
  const both = roundOfBoth(tournament, kept, gone);
  if (both !== null) return { code: 'both-in-round', round: both };
  const rounds = tournament.rounds.map((round) => mergedRound(round, kept, gone));
  const standing =
    leaving === 'stays' ? standingOfBoth(state, stays, goes).standing : oldStanding(stays, goes);
  const merged: Player = { ...mergedPlayer(stays, goes, rounds), ...standing, ...after };
  const closed = stays.tpn > 0 ? goes.tpn : 0;
  const players = tournament.players
    .filter(({ id }) => id !== gone)
    .map((player) => (player.id === kept ? merged : player))
    .map((player) => (closed > 0 && player.tpn > closed ? { ...player, tpn: player.tpn - 1 } : player));
  const renamed = (ids: readonly PlayerId[]) => [...new Set(ids.map((id) => (id === gone ? kept : id)))];
  const { [gone]: arrived = '', ...arrivedAt } = state.arrivedAt;
  const { [gone]: wasSeen, ...seen } = state.seen;
  const isSeenLater = wasSeen !== undefined && wasSeen.round > (seen[kept]?.round ?? 0);
  return {
    ...state,
    arrivedAt: arrived === '' || kept in arrivedAt ? arrivedAt : { ...arrivedAt, [kept]: arrived },
    seen: isSeenLater ? { ...seen, [kept]: wasSeen } : seen,
    incidents: state.incidents.map((each) => ({ ...each, players: renamed(each.players) })),
    settled: state.settled.filter(({ player, other }) => player !== gone && other !== gone),
    numbersAreStale: state.numbersAreStale || merged.tpn > 0,
    tournament: {
      ...tournament,
      players,
      rounds,
      rules: {
        ...tournament.rules,
        prohibitions: tournament.rules.prohibitions
          .map((each) => ({ ...each, players: renamed(each.players) }))
          .filter((each) => each.players.length > 1),
        ...mergedWishes(tournament.rules, renamed),
        ...mergedSeating(tournament.rules, kept, gone),
        virtualPoints: tournament.rules.virtualPoints.map((each) => ({
          ...each,
          players: renamed(each.players),
        })),
      },
      teams: tournament.teams.map((team) => ({ ...team, players: renamed(team.players) })),
    },
  };
}

function mergedWishes(
  { keptApart }: Rules,
  renamed: (ids: readonly PlayerId[]) => readonly PlayerId[],
): Pick<Rules, 'keptApart'> {
  if (keptApart === undefined) return {};
  return {
    keptApart: keptApart
      .map((each) => ({ ...each, players: renamed(each.players) }))
      .filter(({ by, players }) => by !== 'players' || players.length > 1),
  };
}

/** A board that was fixed for either entry; where both had one, that of the kept entry. */
function mergedSeating({ seating }: Rules, kept: PlayerId, gone: PlayerId): Pick<Rules, 'seating'> {
  if (seating === undefined) return {};
  const hasOwn = seating.fixed.some(({ player }) => player === kept);
  const fixed = seating.fixed.flatMap((each) =>
    each.player !== gone ? [each] : hasOwn ? [] : [{ ...each, player: kept }],
  );
  return { seating: { ...seating, fixed } };
}

/** What version 1 of the entry did: whoever had not left in both entries played on. Stored logs depend on it. */
function oldStanding(kept: Player, gone: Player): Omit<Standing, 'expelled'> {
  const withdrawals = [kept.withdrawnFrom, gone.withdrawnFrom];
  return {
    entryRound: Math.min(kept.entryRound, gone.entryRound),
    arrival: [kept.arrival, gone.arrival].includes('here') ? 'here' : kept.arrival,
    withdrawnFrom: withdrawals.includes(null) ? null : Math.max(...withdrawals.map(Number)),
    adjustment: kept.adjustment + gone.adjustment,
  };
}

function mergedPlayer(kept: Player, gone: Player, rounds: readonly Round[]): Player {
  const byes = new Map<number, Absence>(
    [...gone.absences, ...kept.absences].map((absence) => [absence.round, absence]),
  );
  return {
    ...kept,
    tpn: kept.tpn > 0 ? kept.tpn : gone.tpn,
    absences: [...byes.values()]
      .filter(({ round }) => rounds[round - 1] === undefined || !hasBoard(rounds[round - 1]!, kept.id))
      .sort((a, b) => a.round - b.round),
    national: kept.national ?? gone.national,
    feePaid: kept.feePaid || gone.feePaid,
  };
}

function mergedRound(round: Round, kept: PlayerId, gone: PlayerId): Round {
  const of = (id: PlayerId): PlayerId => (id === gone ? kept : id);
  const boards = round.boards.map((board) => ({ ...board, white: of(board.white), black: of(board.black) }));
  const plays = hasBoard({ ...round, boards }, kept);
  const hasOwn = round.unpaired.some(({ player }) => player === kept);
  const unpaired = round.unpaired
    .filter(({ player }) => !(player === gone && (plays || hasOwn)) && !(player === kept && plays))
    .map((each) => ({ ...each, player: of(each.player) }));
  return { ...round, boards, unpaired };
}
