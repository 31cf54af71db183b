/** Builds the record of every player as one round's pairing sees them. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import { barredBy, constraintsIn } from '../model/kept-apart.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { isPlayedCode, type CellCode } from '../model/result.ts';
import { winOf, type Scoring } from '../model/scoring.ts';
import type { Tournament, VirtualPoints } from '../model/tournament.ts';
import type { Competitor, RoundRecord } from './competitor.ts';

const NOBODY: ReadonlySet<PlayerId> = new Set();

/**
 * Records of all players before `round` (1-based) is paired. `virtualPoints` are the spans that hold for the
 * tournament (C.04.7), `toBePaired` the players of this round: together with everybody who took part in an earlier
 * pairing they are the players taken into account, on whom parity is counted (C.04.3 5.2.5). Points that the rules
 * add outside of rounds count from the beginning. Cost: players × rounds.
 */
export function competitorsOf(
  tournament: Tournament,
  round: number,
  virtualPoints: readonly VirtualPoints[],
  toBePaired: ReadonlySet<PlayerId>,
): Map<PlayerId, Competitor> {
  const past = Math.min(round - 1, tournament.rounds.length);
  const { scoring } = tournament.rules;
  const cells = cellsOf(tournament, past);
  const barred = barredBy(constraintsIn(tournament, round).filter(({ firm }) => firm));
  const pairingScores = pairingScoresOf(tournament, cells, virtualPoints, round);
  const parity = parityNumbers(tournament, cells, toBePaired);
  const recordsOf = (player: Player): RoundRecord[] => {
    const own = pairingScores[player.id]!;
    return cells
      .get(player.id)!
      .map((cell, index) =>
        roundRecord(cell, scoring, own[index]!, pairingScores[cell.opponent]?.[index] ?? 0),
      );
  };
  return new Map(
    tournament.players.map((player) => [
      player.id,
      competitorOf(player, recordsOf(player), {
        pairingScore: pairingScores[player.id]![past]!,
        barred: barred.get(player.id) ?? NOBODY,
        parityNumber: parity.get(player.id) ?? 0,
        scoring,
      }),
    ]),
  );
}

/** What the record of a player has from outside of their own rounds. */
interface Circumstances {
  readonly pairingScore: Points;
  readonly barred: ReadonlySet<PlayerId>;
  readonly parityNumber: number;
  readonly scoring: Scoring;
}

function competitorOf(
  player: Player,
  rounds: readonly RoundRecord[],
  { pairingScore, barred, parityNumber, scoring }: Circumstances,
): Competitor {
  const colours: Colour[] = [];
  const met = new Set<PlayerId>();
  let score = player.adjustment;
  let colourDifference = 0;
  let byeBarred = false;
  rounds.forEach(({ cell, points, played, colour }) => {
    score += points;
    if (played && colour !== null) {
      colours.push(colour);
      colourDifference += colour === 'white' ? 1 : -1;
      met.add(cell.opponent);
    } else if (cell.code !== null && barsBye(cell.code, points, scoring)) byeBarred = true;
  });
  return {
    player,
    id: player.id,
    tpn: orderNumber(player),
    parityNumber,
    rating: player.rating,
    score,
    pairingScore,
    rounds,
    colours,
    colourDifference,
    met,
    barred,
    gamesPlayed: colours.length,
    byeBarred,
  };
}

/** C.04.1 4: a pairing-allocated bye of any value, or the points of a win in one round without a game. */
function barsBye(code: CellCode, points: Points, scoring: Scoring): boolean {
  return code === 'U' || points >= winOf(scoring);
}

/** Players without a number yet come after everybody who has one, in order of registration. */
function orderNumber(player: Player): number {
  return player.tpn > 0 ? player.tpn : Number.MAX_SAFE_INTEGER / 2 + player.id;
}

function roundRecord(
  cell: Cell,
  scoring: Scoring,
  scoreBefore: Points,
  opponentScoreBefore: Points,
): RoundRecord {
  const played = cell.opponent !== 0 && cell.code !== null && isPlayedCode(cell.code);
  return {
    cell,
    points: pointsOfCell(cell, scoring),
    played,
    colour: played ? cell.colour : null,
    scoreBefore,
    opponentScoreBefore,
  };
}

/** For each player, by identity, the pairing score before round 1, 2 … `round` (index 0 is round 1). */
function pairingScoresOf(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  virtualPoints: readonly VirtualPoints[],
  round: number,
): readonly (Points[] | undefined)[] {
  const { scoring } = tournament.rules;
  const scores: (Points[] | undefined)[] = [];
  for (const { id, adjustment } of tournament.players) {
    scores[id] = scoresBefore(cells.get(id)!, adjustment, scoring, round);
  }
  for (const { points, firstRound, lastRound, players } of virtualPoints) {
    for (const id of players) {
      const before = scores[id];
      if (before === undefined) continue;
      for (let index = firstRound - 1; index < Math.min(lastRound, round); index++) before[index]! += points;
    }
  }
  return scores;
}

/** A player's points before round 1, 2 … `round`, beginning with `adjustment`. */
function scoresBefore(cells: readonly Cell[], adjustment: Points, scoring: Scoring, round: number): Points[] {
  const before = [adjustment];
  for (let index = 0; index < round - 1; index++) {
    const cell = cells[index];
    before.push(before[index]! + (cell === undefined ? 0 : pointsOfCell(cell, scoring)));
  }
  return before;
}

/**
 * Numbers 1 … among the players taken into account: to be paired now, or paired or given the pairing-allocated bye
 * in an earlier round.
 */
function parityNumbers(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  toBePaired: ReadonlySet<PlayerId>,
): Map<PlayerId, number> {
  const known = tournament.players.filter(
    ({ id }) =>
      toBePaired.has(id) || cells.get(id)!.some(({ opponent, code }) => opponent !== 0 || code === 'U'),
  );
  known.sort((a, b) => orderNumber(a) - orderNumber(b));
  return new Map(known.map((player, index) => [player.id, index + 1]));
}
