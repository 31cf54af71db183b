/** The records of the players of a tournament, growing round by round. */
import type { Colour } from '../model/colour.ts';
import { barredBy, constraintsIn } from '../model/kept-apart.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { CellCode } from '../model/result.ts';
import type { VirtualPoints } from '../model/rules.ts';
import { winOf, type Scoring } from '../model/scoring.ts';
import { SmallSet } from '../model/small-set.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { Competitor } from './competitor.ts';
import { RoundsOfPlayer, RoundTable } from './round-table.ts';

const NOBODY: ReadonlySet<PlayerId> = new Set();

/** What is known of a player after the rounds so far. */
interface Running {
  readonly player: Player;
  /** See {@link orderNumber}. */
  readonly tpn: number;
  readonly rounds: RoundsOfPlayer;
  readonly colours: Colour[];
  readonly met: SmallSet;
  score: Points;
  colourDifference: number;
  byeBarred: boolean;
  /** Paired, or given the pairing-allocated bye, in a round so far (C.04.3 5.2.5). */
  wasPaired: boolean;
}

/**
 * Records that a round is added to once it is played. What {@link field} gives holds until the next round is added: a task
 * that is kept for longer needs records of its own.
 */
export class Records {
  private readonly virtualPoints: readonly VirtualPoints[];
  private readonly scoring: Scoring;
  private readonly players: readonly Running[];
  private readonly table: RoundTable;
  /** In the order of their numbers. */
  private readonly numbered: readonly Running[];

  /** Before any round. `virtualPoints` are the spans that hold for the tournament (C.04.7). */
  constructor({ players, rules }: Tournament, virtualPoints: readonly VirtualPoints[]) {
    const table = new RoundTable(
      players.map(({ id }) => id),
      rules.scoring,
    );
    this.table = table;
    this.virtualPoints = virtualPoints;
    this.scoring = rules.scoring;
    this.players = players.map((player, place) => ({
      player,
      tpn: orderNumber(player),
      rounds: new RoundsOfPlayer(table, place),
      colours: [],
      met: new SmallSet(),
      score: player.adjustment,
      colourDifference: 0,
      byeBarred: false,
      wasPaired: false,
    }));
    this.numbered = this.players.toSorted((a, b) => a.tpn - b.tpn);
  }

  /** Rounds added so far. */
  get rounds(): number {
    return this.table.length;
  }

  /** Adds the next round. Cost: players. */
  add(round: Round): void {
    const { players, table } = this;
    const virtual = this.virtualNow();
    const scores = new Int32Array(players.length);
    players.forEach(({ player, score }, place) => {
      scores[place] = score + (virtual?.get(player.id) ?? 0);
    });
    table.add(round, scores);
    for (let place = 0; place < players.length; place++) this.take(players[place]!, place);
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
    const next = this.rounds + 1;
    let now: Map<PlayerId, Points> | null = null;
    for (const { points, firstRound, lastRound, players } of this.virtualPoints) {
      if (next < firstRound || next > lastRound) continue;
      now ??= new Map();
      for (const id of players) now.set(id, (now.get(id) ?? 0) + points);
    }
    return now;
  }

  /** What the last round changes of the player at a place. */
  private take(running: Running, place: number): void {
    const { table } = this;
    const round = table.length - 1;
    const opponent = table.opponentIn(round, place);
    const { colour, code, played } = table.entryIn(round, place);
    const points = table.pointsIn(round, place);
    running.score += points;
    if (opponent !== 0 || code === 'U') running.wasPaired = true;
    // C.04.2 3.4, 3.5: only games that took place give a colour and are a meeting.
    if (played && colour !== null) {
      running.colours.push(colour);
      running.colourDifference += colour === 'white' ? 1 : -1;
      running.met.add(opponent);
    } else if (code !== null && barsBye(code, points, this.scoring)) running.byeBarred = true;
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
