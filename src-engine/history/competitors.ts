/** Builds the record of every player as one round's pairing sees him. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
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
  const barred = barredIn(tournament, round);
  const pairingScores = pairingScoresOf(tournament, cells, virtualPoints, round);
  const parity = parityNumbers(tournament, cells, toBePaired);
  const field = new Map<PlayerId, Competitor>();
  for (const player of tournament.players) {
    const own = pairingScores.get(player.id)!;
    const rounds = cells
      .get(player.id)!
      .map((cell, index) =>
        roundRecord(cell, scoring, own[index]!, pairingScores.get(cell.opponent)?.[index] ?? 0),
      );
    field.set(player.id, competitor(player, rounds, own[past]!, scoring, barred, parity));
  }
  return field;

  function competitor(
    player: Player,
    rounds: readonly RoundRecord[],
    pairingScore: Points,
    scoring: Scoring,
    barred: ReadonlyMap<PlayerId, ReadonlySet<PlayerId>>,
    parity: ReadonlyMap<PlayerId, number>,
  ): Competitor {
    const colours: Colour[] = [];
    const met = new Set<PlayerId>();
    let score = player.adjustment;
    let colourDifference = 0;
    let byeBarred = false;
    for (const { cell, points, played, colour } of rounds) {
      score += points;
      if (played && colour !== null) {
        colours.push(colour);
        colourDifference += colour === 'white' ? 1 : -1;
        met.add(cell.opponent);
      } else if (cell.code !== null && barsBye(cell.code, points, scoring)) byeBarred = true;
    }
    return {
      player,
      id: player.id,
      tpn: orderNumber(player),
      parityNumber: parity.get(player.id) ?? 0,
      rating: player.rating,
      score,
      pairingScore,
      rounds,
      colours,
      colourDifference,
      met,
      barred: barred.get(player.id) ?? NOBODY,
      gamesPlayed: colours.length,
      byeBarred,
    };
  }
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

/** For each player the pairing score before round 1, 2 … `round` (index 0 is round 1). */
function pairingScoresOf(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  virtualPoints: readonly VirtualPoints[],
  round: number,
): Map<PlayerId, Points[]> {
  const { scoring } = tournament.rules;
  const scores = new Map<PlayerId, Points[]>();
  for (const player of tournament.players) {
    const before: Points[] = [];
    let score = player.adjustment;
    const own = cells.get(player.id)!;
    for (let index = 0; index < round; index++) {
      before.push(score);
      const cell = own[index];
      if (cell !== undefined) score += pointsOfCell(cell, scoring);
    }
    scores.set(player.id, before);
  }
  for (const { points, firstRound, lastRound, players } of virtualPoints) {
    for (const id of players) {
      const before = scores.get(id);
      if (before === undefined) continue;
      for (let index = firstRound - 1; index < Math.min(lastRound, round); index++) before[index]! += points;
    }
  }
  return scores;
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

/** Players whom the tournament's own prohibitions keep apart in this round, by player. */
function barredIn(tournament: Tournament, round: number): Map<PlayerId, Set<PlayerId>> {
  const barred = new Map<PlayerId, Set<PlayerId>>();
  for (const { firstRound, lastRound, players } of tournament.rules.prohibitions) {
    if (round < firstRound || round > lastRound) continue;
    for (const a of players) {
      let others = barred.get(a);
      if (others === undefined) barred.set(a, (others = new Set()));
      for (const b of players) if (b !== a) others.add(b);
    }
  }
  return barred;
}
