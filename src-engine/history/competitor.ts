import type { Colour } from '../model/colour.ts';
import type { Cell } from '../model/cells.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { NumberSet } from '../model/small-set.ts';

/** What one player did in one round, with the scores of both sides at the moment the round was paired. */
export interface RoundRecord {
  readonly cell: Cell;
  /** Points won in the round, tenths. */
  readonly points: Points;
  /** True when a game took place (C.04.2 3.4). */
  readonly played: boolean;
  /** Colour of the game played, null where none was. */
  readonly colour: Colour | null;
  /** Pairing score (with virtual points) before the round, tenths. */
  readonly scoreBefore: Points;
  /** The opponent's pairing score before the round; 0 without an opponent. */
  readonly opponentScoreBefore: Points;
}

/** Past rounds of a player, oldest first: as much of a list as is asked of them. */
export interface PastRounds extends Iterable<RoundRecord> {
  readonly length: number;
  /** Negative indices count from the last. */
  at(index: number): RoundRecord | undefined;
  forEach(use: (record: RoundRecord, index: number) => void): void;
  map<T>(make: (record: RoundRecord, index: number) => T): T[];
  filter(test: (record: RoundRecord, index: number) => boolean): RoundRecord[];
  some(test: (record: RoundRecord, index: number) => boolean): boolean;
}

/** A player as the pairing of one round sees them. All systems and the checker use this record and no other. */
export interface Competitor {
  readonly player: Player;
  readonly id: PlayerId;
  /** Tournament Pairing Number; the order inside equal scores. */
  readonly tpn: number;
  /**
   * Number among the players already taken into account (1 …), whose parity decides the first colour
   * (C.04.3 5.2.5 with the SPP answer of 27 August 2026).
   */
  readonly parityNumber: number;
  readonly rating: number;
  /** Standings score, tenths. */
  readonly score: Points;
  /** Standings score plus the virtual points of the round to be paired, tenths (C.04.7 1.5). */
  readonly pairingScore: Points;
  /** One record for each round before the one to be paired. */
  readonly rounds: PastRounds;
  /** Colours of the played games only, oldest first (C.04.2 3.4): a bye has none (C.04.4.2 of 2017, 4.4). */
  readonly colours: readonly Colour[];
  /** Games with White minus games with Black, played games only (C.04.3 1.6). */
  readonly colourDifference: number;
  /** Opponents of played games (C.04.2 3.5: a game not played is no meeting). */
  readonly met: NumberSet;
  /** Players barred by the tournament's own prohibitions in this round. */
  readonly barred: ReadonlySet<PlayerId>;
  readonly gamesPlayed: number;
  /**
   * True when the pairing-allocated bye is barred: one was received, or a round without a game brought
   * as many points as a win (C.04.1 4).
   */
  readonly byeBarred: boolean;
}
