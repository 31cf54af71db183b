/** The games of a player as a title norm sees them (B.01 1.4.1c, 1.4.2). */
import type { Colour } from '../model/colour.ts';
import { isFideFederation } from '../model/federations.ts';
import type { PlayerId, Title } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { codeOf, type CellCode } from '../model/result.ts';
import { playersById, type Tournament } from '../model/tournament.ts';
import { officialInRound } from '../model/tournament-rating.ts';
import { normTitleOf } from './levels.ts';

/** A game with what the norm asks of the opponent. */
export interface NormGame {
  /** 1-based. */
  readonly round: number;
  /** Negative for an opponent who is not known yet. */
  readonly opponent: PlayerId;
  /** Null before the colours are known. */
  readonly colour: Colour | null;
  /** 10, 5 or 0 tenths: a norm knows no other scoring. */
  readonly score: Points;
  /** FIDE’s rating that counts in the round (1.1.4, 1.4.6); 0 for unrated. */
  readonly rating: number;
  /** The one that counts more for norms, of two. */
  readonly title: Title | null;
  readonly federation: string;
}

/**
 * Why a game is left out: `forfeit` and `no-play` (1.4.2c), an opponent outside FIDE’s federations, or whose federation the
 * file does not know (1.4.2a), or an unrated one without a point against rated players in a round robin (1.4.2b).
 */
export type Exclusion = 'forfeit' | 'no-play' | 'outside-fide' | 'federation-unknown' | 'no-points';

/** A game that no norm counts. */
export interface ExcludedGame extends NormGame {
  readonly reason: Exclusion;
}

/** All that a player’s rounds are to a norm. */
export interface NormRecord {
  /** Games that may be counted, in order of rounds. */
  readonly games: readonly NormGame[];
  readonly excluded: readonly ExcludedGame[];
  /** A round without a game that 1.4.1c lets pass: won by forfeit, or with the pairing-allocated bye. */
  readonly free: number;
  /** The last round of the event was won by forfeit: the game as if it had been lost (1.4.2c), if it would have counted. */
  readonly lostAtLast: NormGame | null;
  /** Games on the wall that have no result yet. */
  readonly open: readonly NormGame[];
}

/** Points of a game that counts, by its cell: played, and rated (both sides moved). */
const SCORES: Partial<Record<CellCode, Points>> = { '1': 10, '=': 5, '0': 0 };

interface Entry {
  readonly game: NormGame;
  /** Null for an open game. */
  readonly code: CellCode | null;
}

/**
 * The record of every player for norms; `hasNoPoints` tells whom 1.4.2b excludes, in a round robin. Games count with the result for rating where it differs (C.04.2 4.3). Cost: players ×
 * rounds.
 */
export function normRecordsOf(
  tournament: Tournament,
  hasNoPoints: (player: PlayerId) => boolean,
): ReadonlyMap<PlayerId, NormRecord> {
  const players = playersById(tournament);
  const entries = new Map<PlayerId, Entry[]>(tournament.players.map(({ id }) => [id, []]));
  const free = new Map<PlayerId, number>();
  const pass = (player: PlayerId) => free.set(player, (free.get(player) ?? 0) + 1);
  tournament.rounds.forEach(({ boards, unpaired }, index) => {
    const round = index + 1;
    for (const { white, black, result, ratedAs } of boards) {
      for (const colour of ['white', 'black'] as const) {
        const [own, other] = colour === 'white' ? [white, black] : [black, white];
        const opponent = players.get(other)!;
        const code = codeOf(ratedAs ?? result, colour);
        const game: NormGame = {
          round,
          opponent: other,
          colour,
          score: (code === null ? undefined : SCORES[code]) ?? 0,
          rating: officialInRound(opponent, round),
          title: normTitleOf(opponent),
          federation: opponent.federation,
        };
        if (code === '+') pass(own);
        entries.get(own)!.push({ game, code });
      }
    }
    for (const { player, kind } of unpaired) if (kind === 'pab' || kind === 'forfeit-win') pass(player);
  });
  // As announced, or as played where that is more.
  const last = Math.max(tournament.rules.rounds, tournament.rounds.length);
  return new Map(
    tournament.players.map(({ id }) => [
      id,
      recordOf(entries.get(id)!, free.get(id) ?? 0, last, hasNoPoints),
    ]),
  );
}

function recordOf(
  entries: readonly Entry[],
  free: number,
  last: number,
  hasNoPoints: (player: PlayerId) => boolean,
): NormRecord {
  const games: NormGame[] = [];
  const excluded: ExcludedGame[] = [];
  const open: NormGame[] = [];
  let lostAtLast: NormGame | null = null;
  for (const { game, code } of entries) {
    if (code === null || code === '?') {
      open.push(game);
      continue;
    }
    const reason = reasonAgainst(game, code, hasNoPoints);
    if (reason === null) games.push(game);
    else excluded.push({ ...game, reason });
    if (code === '+' && game.round === last && isAccepted(game.federation) && !hasNoPoints(game.opponent))
      lostAtLast = game;
  }
  return { games, excluded, free, lostAtLast, open };
}

function reasonAgainst(
  { opponent, federation }: NormGame,
  code: CellCode,
  hasNoPoints: (player: PlayerId) => boolean,
): Exclusion | null {
  if (code === '+' || code === '-') return 'forfeit';
  if (SCORES[code] === undefined) return 'no-play';
  if (federation === '') return 'federation-unknown';
  if (!isAccepted(federation)) return 'outside-fide';
  return hasNoPoints(opponent) ? 'no-points' : null;
}

/** 1.4.2a: an opponent of a federation of FIDE, or under FIDE’s own flag. */
export function isAccepted(federation: string): boolean {
  return isFideFederation(federation) && federation !== 'NON';
}

/** 1.4.2b, after the results that are there: whether an unrated player has no point from the games played against rated ones. */
export function scorelessAmongRated(tournament: Tournament): (player: PlayerId) => boolean {
  const players = playersById(tournament);
  const unrated = new Set(tournament.players.filter((player) => isUnrated(player.id, 1)).map(({ id }) => id));
  function isUnrated(player: PlayerId, round: number): boolean {
    return officialInRound(players.get(player)!, round) === 0;
  }
  const scoring = new Set<PlayerId>();
  tournament.rounds.forEach(({ boards }, index) => {
    for (const { white, black, result, ratedAs } of boards) {
      const counted = ratedAs ?? result;
      if (!isUnrated(black, index + 1) && (SCORES[codeOf(counted, 'white') ?? '-'] ?? 0) > 0)
        scoring.add(white);
      if (!isUnrated(white, index + 1) && (SCORES[codeOf(counted, 'black') ?? '-'] ?? 0) > 0)
        scoring.add(black);
    }
  });
  return (player) => unrated.has(player) && !scoring.has(player);
}
