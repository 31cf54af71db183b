/** From a tournament to the task of pairing one round: who takes part, with which score and history. */
import { virtualPointsOf } from '../acceleration/baku.ts';
import type { Competitor } from '../history/competitor.ts';
import { competitorsOf } from '../history/competitors.ts';
import { byRank } from '../history/rank-order.ts';
import type { Records } from '../history/records.ts';
import { opposite, type Colour } from '../model/colour.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Absence, PlayerId } from '../model/player.ts';
import { isArranged } from '../model/result.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { PairingFailure, PairingTask } from '../systems/system.ts';
import { byeAskedFor, isExpected } from './presence.ts';

/** For whom a task is made, where it is not simply the round to be paired next. */
export interface TaskOptions {
  /**
   * Who takes part in a round that is already recorded. `recorded` (default): exactly the players who had a game or
   * the pairing-allocated bye in it, as a check needs. `declared`: as if the round were not paired yet. Or the
   * identities themselves.
   */
  readonly participants?: 'recorded' | 'declared' | ReadonlySet<PlayerId>;
  /**
   * Fewest players that make a round, 2 unless told otherwise: an arbiter who finds one player present wants to hear of
   * it. With 1 a system may give the only player the bye (C.04.1 3), as other engines do.
   */
  readonly leastPlayers?: 1 | 2;
  /** Records of exactly the rounds before this one, for whoever pairs one round after the other; they are made if absent. */
  readonly records?: Records;
}

/**
 * The task of pairing `round` (1-based). A player with an arranged bye in that round's column is left out; in a round
 * without games the entry round, withdrawals, absences and the presence at the check-in decide (C.04.2 2.4, 3.2, 3.3,
 * 4.1). Fails with `rounds-missing`, `round-beyond-last` or `too-few-players`; throws for records of other rounds.
 */
export function pairingTaskOf(
  tournament: Tournament,
  round: number,
  options: TaskOptions = {},
): Outcome<PairingTask, PairingFailure> {
  const { rules } = tournament;
  if (rules.rounds <= 0) return fail({ code: 'rounds-missing', article: 'C.04.1 1' });
  if (round > rules.rounds)
    return fail({ code: 'round-beyond-last', article: 'C.04.1 1', rounds: rules.rounds });
  const taking = participantsOf(tournament, round, options);
  if (taking.size < (options.leastPlayers ?? 2))
    return fail({ code: 'too-few-players', players: [...taking] });
  const { records } = options;
  if (records !== undefined && records.rounds !== round - 1)
    throw new Error(`records of ${records.rounds} rounds before round ${round}`);
  const field =
    records?.field(tournament, round, taking) ??
    competitorsOf(tournament, round, virtualPointsOf(tournament), taking);
  const competitors = [...taking].map((id) => field.get(id)!).sort(byRank);
  return ok({
    round,
    rounds: rules.rounds,
    initialColour: rules.initialColour ?? inferredInitialColour(tournament, field, round),
    scoring: rules.scoring,
    competitors,
    field,
    seed: rules.lotSeed,
    arrangedByes: arrangedByesOf(tournament, round),
    ...(rules.maxiTournament === true ? { maxiTournament: true } : {}),
    ...(rules.lastRoundsInOrder === true ? { lastRoundsInOrder: true } : {}),
    ...(rules.maximumColourDifference === undefined
      ? {}
      : { maximumColourDifference: rules.maximumColourDifference }),
  });
}

/** Identities of the players who are to be paired in `round`; see {@link pairingTaskOf}. */
export function participantsOf(
  tournament: Tournament,
  round: number,
  options: TaskOptions = {},
): ReadonlySet<PlayerId> {
  if (typeof options.participants === 'object') return options.participants;
  const recorded = tournament.rounds[round - 1];
  if (recorded !== undefined && recorded.boards.length > 0 && options.participants !== 'declared') {
    return recordedParticipants(recorded);
  }
  const excused = new Set(
    (recorded?.unpaired ?? []).filter(({ kind }) => isArranged(kind)).map(({ player }) => player),
  );
  const present = new Set<PlayerId>();
  for (const player of tournament.players)
    if (!excused.has(player.id) && isExpected(player, round)) present.add(player.id);
  return present;
}

/** Byes granted for `round`: recorded in its column, else asked for by players who are present (C.04.2 3.2, 3.3). */
function arrangedByesOf(tournament: Tournament, round: number): Map<PlayerId, Absence['kind']> {
  const byes = new Map<PlayerId, Absence['kind']>();
  for (const player of tournament.players) {
    const kind = byeAskedFor(player, round);
    if (kind !== null) byes.set(player.id, kind);
  }
  for (const { player, kind } of tournament.rounds[round - 1]?.unpaired ?? []) {
    if (isArranged(kind)) byes.set(player, kind);
  }
  return byes;
}

function recordedParticipants(round: Round): Set<PlayerId> {
  const taking = new Set<PlayerId>();
  for (const { white, black } of round.boards) taking.add(white).add(black);
  for (const { player, kind } of round.unpaired) if (kind === 'pab') taking.add(player);
  return taking;
}

/**
 * Initial colour as the first paired round shows it (C.04.3 5.1, 5.2.5), or null without one. In that round nobody has
 * a preference, so the higher ranked player of a board has the initial colour if their number among those taken into
 * account is odd, and the opposite if it is even. The board of the first number is asked.
 */
function inferredInitialColour(
  tournament: Tournament,
  field: ReadonlyMap<PlayerId, Competitor>,
  before: number,
): Colour | null {
  const rounds = tournament.rounds.slice(0, before);
  const index = rounds.findIndex(({ boards }) => boards.length > 0);
  if (index < 0) return null;
  const scoreThen = (player: Competitor) => player.rounds.at(index)?.scoreBefore ?? player.pairingScore;
  const numbered = [
    ...new Set(rounds.slice(0, index + 1).flatMap((round) => [...recordedParticipants(round)])),
  ]
    .map((id) => field.get(id)!)
    .sort((a, b) => a.tpn - b.tpn);
  const place = new Map(numbered.map((player, at) => [player.id, at]));
  const boards = rounds[index]!.boards.map(({ white, black }) => {
    const [w, b] = [field.get(white)!, field.get(black)!];
    const whiteIsHigher = (scoreThen(b) - scoreThen(w) || w.tpn - b.tpn) < 0;
    return {
      number: place.get(whiteIsHigher ? white : black)!,
      colour: whiteIsHigher ? 'white' : 'black',
    } as const;
  });
  const first = boards.reduce((best, board) => (board.number < best.number ? board : best));
  return first.number % 2 === 0 ? first.colour : opposite(first.colour);
}
