/** The records of the players of a tournament, growing round by round. */
import { BLANK_CELL, pointsOfCell, type Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import { barredBy, constraintsIn } from '../model/kept-apart.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { CODE_OF_UNPAIRED, codeOf, isPlayedCode, type CellCode } from '../model/result.ts';
import { winOf, type Scoring } from '../model/scoring.ts';
import type { VirtualPoints } from '../model/rules.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { Competitor, RoundRecord } from './competitor.ts';

const NOBODY: ReadonlySet<PlayerId> = new Set();

/** What is known of a player after the rounds so far. */
interface Running {
  readonly player: Player;
  /** See {@link orderNumber}. */
  readonly tpn: number;
  readonly rounds: RoundRecord[];
  readonly colours: Colour[];
  readonly met: Set<PlayerId>;
  score: Points;
  colourDifference: number;
  byeBarred: boolean;
  /** Paired, or given the pairing-allocated bye, in a round so far (C.04.3 5.2.5). */
  wasPaired: boolean;
  /** Cell of the round that is being added. */
  cell: Cell;
}

/**
 * Records that a round is added to once it is played. What {@link field} gives holds until the next round is added: a task
 * that is kept for longer needs records of its own.
 */
export class Records {
  private readonly virtualPoints: readonly VirtualPoints[];
  private readonly scoring: Scoring;
  private readonly players: readonly Running[];
  /** Identities count up from 1: a list is found faster in than a map. */
  private readonly byId: Running[] = [];
  /** In the order of their numbers. */
  private readonly numbered: readonly Running[];
  private past = 0;

  /** Before any round. `virtualPoints` are the spans that hold for the tournament (C.04.7). */
  constructor({ players, rules }: Tournament, virtualPoints: readonly VirtualPoints[]) {
    this.virtualPoints = virtualPoints;
    this.scoring = rules.scoring;
    this.players = players.map((player) => ({
      player,
      tpn: orderNumber(player),
      rounds: [],
      colours: [],
      met: new Set<PlayerId>(),
      score: player.adjustment,
      colourDifference: 0,
      byeBarred: false,
      wasPaired: false,
      cell: BLANK_CELL,
    }));
    for (const running of this.players) this.byId[running.player.id] = running;
    this.numbered = this.players.toSorted((a, b) => a.tpn - b.tpn);
  }

  /** Rounds added so far. */
  get rounds(): number {
    return this.past;
  }

  /** Adds the next round. Cost: players. */
  add({ boards, unpaired }: Round): void {
    const { byId } = this;
    for (const { white, black, result } of boards) {
      byId[white]!.cell = { opponent: black, colour: 'white', code: codeOf(result, 'white') };
      byId[black]!.cell = { opponent: white, colour: 'black', code: codeOf(result, 'black') };
    }
    for (const { player, kind } of unpaired)
      byId[player]!.cell = { opponent: 0, colour: null, code: CODE_OF_UNPAIRED[kind] };
    const virtual = this.virtualNow();
    const before = ({ player, score }: Running): Points => score + (virtual?.get(player.id) ?? 0);
    // Both sides of a game are told with the scores before it, so records come before any score changes.
    for (const running of this.players) {
      const { cell } = running;
      const opponent = cell.opponent === 0 ? 0 : before(byId[cell.opponent]!);
      running.rounds.push(roundRecord(cell, this.scoring, before(running), opponent));
    }
    for (const running of this.players) this.take(running, running.rounds[this.past]!);
    this.past++;
  }

  /** Records of all players before `round` is paired; see `competitorsOf`. */
  field(tournament: Tournament, round: number, toBePaired: ReadonlySet<PlayerId>): Map<PlayerId, Competitor> {
    const barred = barredBy(constraintsIn(tournament, round).filter(({ firm }) => firm));
    const virtual = this.virtualNow();
    const parity = this.parityNumbers(toBePaired);
    const field = new Map<PlayerId, Competitor>();
    for (const { player, tpn, rounds, colours, met, score, colourDifference, byeBarred } of this.players) {
      const { id, rating } = player;
      field.set(id, {
        player,
        id,
        tpn,
        parityNumber: parity[id] ?? 0,
        rating,
        score,
        pairingScore: score + (virtual?.get(id) ?? 0),
        rounds,
        colours,
        colourDifference,
        met,
        barred: barred.get(id) ?? NOBODY,
        gamesPlayed: colours.length,
        byeBarred,
      });
    }
    return field;
  }

  /** Virtual points in the next round; null where nobody has any. */
  private virtualNow(): ReadonlyMap<PlayerId, Points> | null {
    const next = this.past + 1;
    let now: Map<PlayerId, Points> | null = null;
    for (const { points, firstRound, lastRound, players } of this.virtualPoints) {
      if (next < firstRound || next > lastRound) continue;
      now ??= new Map();
      for (const id of players) now.set(id, (now.get(id) ?? 0) + points);
    }
    return now;
  }

  private take(running: Running, { cell, points, played, colour }: RoundRecord): void {
    running.score += points;
    if (cell.opponent !== 0 || cell.code === 'U') running.wasPaired = true;
    if (played && colour !== null) {
      running.colours.push(colour);
      running.colourDifference += colour === 'white' ? 1 : -1;
      running.met.add(cell.opponent);
    } else if (cell.code !== null && barsBye(cell.code, points, this.scoring)) running.byeBarred = true;
    running.cell = BLANK_CELL;
  }

  /** By identity, numbers 1 … among the players taken into account: to be paired now, or paired in an earlier round. */
  private parityNumbers(toBePaired: ReadonlySet<PlayerId>): readonly number[] {
    const numbers: number[] = [];
    let number = 0;
    for (const { player, wasPaired } of this.numbered)
      if (wasPaired || toBePaired.has(player.id)) numbers[player.id] = ++number;
    return numbers;
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
