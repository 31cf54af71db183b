/**
 * What all players did in the rounds so far, in columns: a large field has a hundred thousand games, and most of them are
 * only added up. The record of one of them is made when it is asked for.
 */
import { pointsOfCell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import {
  CELL_CODES,
  CODE_OF_UNPAIRED,
  codeOf,
  GAME_RESULTS,
  isPlayedCode,
  UNPAIRED_KINDS,
  type CellCode,
} from '../model/result.ts';
import type { Scoring } from '../model/scoring.ts';
import type { Round } from '../model/tournament.ts';
import type { PastRounds, RoundRecord } from './competitor.ts';

/** What a cell says beside the opponent. Whoever has no opponent has no colour, and the reverse. */
interface Entry {
  readonly colour: Colour | null;
  readonly code: CellCode | null;
  /** C.04.2 3.4: the game took place. */
  readonly played: boolean;
}

const CODES: readonly (CellCode | null)[] = [null, ...CELL_CODES];
const COLOURS: readonly (Colour | null)[] = [null, 'white', 'black'];
/** Every colour with every code, the blank cell first; columns hold the place in this list. */
const ENTRIES: readonly Entry[] = COLOURS.flatMap((colour) =>
  CODES.map((code) => ({ colour, code, played: colour !== null && code !== null && isPlayedCode(code) })),
);
const PLACES_OF_GAME = new Map(
  GAME_RESULTS.map((result) => [
    result,
    {
      white: placeOfEntry('white', codeOf(result, 'white')),
      black: placeOfEntry('black', codeOf(result, 'black')),
    },
  ]),
);
const PLACE_OF_UNPAIRED = new Map(
  UNPAIRED_KINDS.map((kind) => [kind, placeOfEntry(null, CODE_OF_UNPAIRED[kind])]),
);

function placeOfEntry(colour: Colour | null, code: CellCode | null): number {
  return COLOURS.indexOf(colour) * CODES.length + CODES.indexOf(code);
}

/** One round, by the place of the player in the tournament's list. */
interface RoundColumns {
  /** Identity of the opponent, 0 without one. */
  readonly opponents: Int32Array;
  /** Place in {@link ENTRIES}. */
  readonly entries: Uint8Array;
  /** Pairing score (with virtual points) before the round, tenths. */
  readonly scores: Int32Array;
}

/** The rounds so far of all players, who are named by their place in the tournament's list. */
export class RoundTable {
  private readonly rounds: RoundColumns[] = [];
  /** By identity: they count up from 1, and a list is found faster in than a map. */
  private readonly placeOf: readonly number[];
  private readonly size: number;
  /** By place in {@link ENTRIES}. */
  private readonly points: readonly Points[];

  /** `players`: identities in the order of their places. */
  constructor(players: readonly PlayerId[], scoring: Scoring) {
    const placeOf: number[] = [];
    players.forEach((id, place) => (placeOf[id] = place));
    this.placeOf = placeOf;
    this.size = players.length;
    this.points = ENTRIES.map((entry) =>
      pointsOfCell({ ...entry, opponent: entry.colour === null ? 0 : 1 }, scoring),
    );
  }

  /** Rounds added so far. */
  get length(): number {
    return this.rounds.length;
  }

  /** Adds the next round; `scores` are the pairing scores before it, by place, and are kept. Cost: players. */
  add({ boards, unpaired }: Round, scores: Int32Array): void {
    const { placeOf } = this;
    const opponents = new Int32Array(this.size);
    const entries = new Uint8Array(this.size);
    for (const { white, black, result } of boards) {
      const places = PLACES_OF_GAME.get(result)!;
      opponents[placeOf[white]!] = black;
      entries[placeOf[white]!] = places.white;
      opponents[placeOf[black]!] = white;
      entries[placeOf[black]!] = places.black;
    }
    for (const { player, kind } of unpaired) entries[placeOf[player]!] = PLACE_OF_UNPAIRED.get(kind)!;
    this.rounds.push({ opponents, entries, scores });
  }

  /** Identity of the opponent in a round (0-based), 0 without one. */
  opponentIn(round: number, place: number): PlayerId {
    return this.rounds[round]!.opponents[place]!;
  }

  entryIn(round: number, place: number): Entry {
    return ENTRIES[this.rounds[round]!.entries[place]!]!;
  }

  /** Points won in a round (0-based), tenths. */
  pointsIn(round: number, place: number): Points {
    return this.points[this.rounds[round]!.entries[place]!]!;
  }

  recordIn(round: number, place: number): RoundRecord {
    const { scores } = this.rounds[round]!;
    const opponent = this.opponentIn(round, place);
    const { colour, code, played } = this.entryIn(round, place);
    return {
      cell: { opponent, colour, code },
      points: this.pointsIn(round, place),
      played,
      colour: played ? colour : null,
      scoreBefore: scores[place]!,
      opponentScoreBefore: opponent === 0 ? 0 : scores[this.placeOf[opponent]!]!,
    };
  }
}

/** The rounds of one player; each record is made once, when it is asked for first. */
export class RoundsOfPlayer implements PastRounds {
  private readonly table: RoundTable;
  private readonly place: number;
  private readonly made: RoundRecord[] = [];
  /** Rounds from the first on of which the record is made. */
  private complete = 0;

  constructor(table: RoundTable, place: number) {
    this.table = table;
    this.place = place;
  }

  get length(): number {
    return this.table.length;
  }

  at(index: number): RoundRecord | undefined {
    const { length } = this.table;
    const round = index < 0 ? length + index : index;
    if (round < 0 || round >= length) return undefined;
    return (this.made[round] ??= this.table.recordIn(round, this.place));
  }

  [Symbol.iterator](): Iterator<RoundRecord> {
    return this.all().values();
  }

  forEach(use: (record: RoundRecord, index: number) => void): void {
    this.all().forEach(use);
  }

  map<T>(make: (record: RoundRecord, index: number) => T): T[] {
    return this.all().map(make);
  }

  filter(test: (record: RoundRecord, index: number) => boolean): RoundRecord[] {
    return this.all().filter(test);
  }

  some(test: (record: RoundRecord, index: number) => boolean): boolean {
    return this.all().some(test);
  }

  private all(): readonly RoundRecord[] {
    for (; this.complete < this.table.length; this.complete++) this.at(this.complete);
    return this.made;
  }
}
