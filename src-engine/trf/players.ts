/** Records 001 and the national records: everything about players but their rounds. */
import { countedInBytes, realign, type Move } from './alignment.ts';
import type { Colour } from '../model/colour.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import {
  blankPlayer,
  type Absence,
  type NationalRating,
  type Player,
  type PlayerId,
} from '../model/player.ts';
import type { CellCode } from '../model/result.ts';
import {
  readRecord,
  slice,
  writeRecord,
  type OverflowReport,
  type RecordValues,
  type ValuesOf,
} from './columns.ts';
import { severityOf, type DeviationCode, type Deviations } from './deviation.ts';
import { MOST_ROUNDS, type TrfFailure } from './failure.ts';
import { signed } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { nationalRecord, PLAYER_RECORD } from './records.ts';

/** One round of a player as the file has it. */
export interface RawCell {
  /** Number of the opponent, 0 for `0000`, null for an empty column. */
  readonly opponent: number | null;
  readonly colour: Colour | '-' | null;
  readonly result: CellCode | null;
}

/** The columns of a round that tell nothing. */
export const EMPTY_CELL: RawCell = { opponent: null, colour: null, result: null };

/** A 001 record as read. */
export interface PlayerLine {
  readonly line: SourceLine;
  readonly fields: ValuesOf<(typeof PLAYER_RECORD)['columns']>;
  readonly cells: readonly RawCell[];
}

/** The key of a 001 record in the layout of a file, by the number in its columns 5–8. */
export const keyOfPlayer = (number: number) => `player ${number}`;
const keyOfNational = (number: number) => `national ${number}`;

type Found = { code: DeviationCode; column: number; found: string; takenAs: string };
type Reading = RecordValues<
  (typeof PLAYER_RECORD)['columns'],
  NonNullable<(typeof PLAYER_RECORD)['repeat']>['columns']
>;

const UNREADABLE = new Set<DeviationCode>(['field-unreadable', 'between-columns', 'result-unknown']);

function readLine(text: string): { reading: Reading; found: Found[] } {
  const found: Found[] = [];
  const reading = readRecord(PLAYER_RECORD, text, (code, column, quote, takenAs) =>
    found.push({ code, column, found: quote, takenAs }),
  );
  return { reading, found };
}

/** Columns at which writers lose the alignment: each field after the name, and the first round. */
const BOUNDARIES = [92, 86, 81, 70, 58, 54, 49] as const;
/** Lines per file whose alignment is searched for; a file with more is no report with a slip. */
const MOST_REALIGNED_LINES = 500;

function isReadable(text: string): boolean {
  return !readLine(text).found.some(({ code }) => UNREADABLE.has(code));
}

/**
 * Lines with their columns where they belong: moved by the bytes of a name, or by a slip. Slips are searched for in at
 * most {@link MOST_REALIGNED_LINES} lines.
 */
class Aligner {
  private searched = 0;

  /** The line moved so that it can be read; null where no move does it. */
  aligned(text: string): Move | null {
    const { from, to } = PLAYER_RECORD.columns.name;
    const counted = countedInBytes(text, from, to + 1);
    if (counted !== null && isReadable(counted.text)) return counted;
    return this.searched++ < MOST_REALIGNED_LINES ? realign(text, BOUNDARIES, isReadable) : null;
  }
}

function reportMissing(fields: PlayerLine['fields'], line: SourceLine, deviations: Deviations): void {
  if (fields.name === '') deviations.add('field-missing', line.number, 15, 'name');
  const { from, to } = PLAYER_RECORD.columns.points;
  if (fields.points === null && slice(line.text, from, to).trim() === '')
    deviations.add('field-missing', line.number, 81, 'points');
}

/** One remark for all players without a rank: the writer fills them. */
function reportRanks(players: readonly PlayerLine[], deviations: Deviations): void {
  const { from, to } = PLAYER_RECORD.columns.rank;
  const without = players.filter(
    ({ line, fields }) => fields.rank === null && slice(line.text, from, to).trim() === '',
  );
  const [first] = without;
  if (first === undefined) return;
  const count = `${without.length} of ${players.length}`;
  deviations.add('ranks-missing', first.line.number, 86, count, 'places of the standings');
}

/**
 * Reads all 001 records, in the order of the starting ranks. Columns that slipped by up to four characters are
 * found again and reported. Fails with `player-number-unreadable`, `player-number-doubled` or `too-many-rounds`.
 */
export function readPlayerLines(file: SourceFile, deviations: Deviations): Outcome<PlayerLine[], TrfFailure> {
  const players: PlayerLine[] = [];
  const lineOfNumber = new Map<number, number>();
  const aligner = new Aligner();
  for (const line of file.tagged('001')) {
    const player = readPlayerLine(line, aligner, deviations);
    if (!player.ok) return player;
    const { number } = player.value.fields;
    const firstLine = lineOfNumber.get(number);
    if (firstLine !== undefined) {
      return fail({ code: 'player-number-doubled', line: line.number, column: 5, number, firstLine });
    }
    lineOfNumber.set(number, line.number);
    file.claim(line, keyOfPlayer(number));
    players.push(player.value);
  }
  reportRanks(players, deviations);
  return ok(players.sort((a, b) => a.fields.number - b.fields.number));
}

/**
 * The federation of a line of a report: that of a player (001) or of the event (032), `''` in any other. For a line whose
 * letters are not known yet: columns are those of bytes.
 */
export function federationOfLine(line: string): string {
  const { from, to } = PLAYER_RECORD.columns.federation;
  if (line.startsWith('001')) return slice(line, from, to).trim();
  return line.startsWith('032') ? line.slice(3).trim() : '';
}

function readPlayerLine(
  line: SourceLine,
  aligner: Aligner,
  deviations: Deviations,
): Outcome<PlayerLine, TrfFailure> {
  if (line.text.trimEnd().length > 91 + 10 * MOST_ROUNDS) {
    const column = 92 + 10 * MOST_ROUNDS;
    return fail({ code: 'too-many-rounds', line: line.number, column, limit: MOST_ROUNDS });
  }
  let { reading, found } = readLine(line.text);
  if (found.some(({ code }) => UNREADABLE.has(code))) {
    const better = aligner.aligned(line.text);
    if (better !== null) {
      ({ reading, found } = readLine(better.text));
      const tail = line.text.slice(better.boundary - 1);
      deviations.add('shifted-columns', line.number, better.boundary, tail, signed(better.by));
    }
  }
  const { fields, groups: cells } = reading;
  if (fields.number < 1) {
    const quote = slice(line.text, 5, 8);
    return fail({ code: 'player-number-unreadable', line: line.number, column: 5, found: quote });
  }
  for (const { code, column, found: quote, takenAs } of found) {
    deviations.add(code, line.number, column, quote, takenAs);
  }
  reportMissing(fields, line, deviations);
  return ok({ line, fields, cells });
}

/** The federations that a report or a tournament speaks of: a record of one of them is a national one. */
export function federationsOf(
  event: string,
  players: readonly { readonly federation: string }[],
  starting: readonly string[],
): ReadonlySet<string> {
  // 172 names the federation whose ratings order the players.
  const ranking = starting.map((line) => slice(line, 5, 7));
  return new Set([event, ...ranking, ...players.map(({ federation }) => federation)]);
}

type NationalReading = ValuesOf<ReturnType<typeof nationalRecord>['columns']>;

/**
 * Reads a national record (TRF26): any three letters in front of its columns. Other programs have records of three
 * letters too, so those of no federation in sight must fill the columns without a fault. Null for any other line.
 */
export function readNational(
  line: string,
  federations: ReadonlySet<string>,
): { readonly fields: NationalReading; readonly found: readonly Found[] } | null {
  const tag = line.slice(0, 3);
  if (!/^[A-Z]{3}$/.test(tag) || /^(XX|BB)/.test(tag) || slice(line, 10, 79).trim() === '') return null;
  const found: Found[] = [];
  const { fields } = readRecord(nationalRecord(tag), line, (code, column, quote, takenAs) =>
    found.push({ code, column, found: quote, takenAs }),
  );
  const isClean = found.every(({ code }) => severityOf(code) === 'note') && /^[mwf]?$/i.test(fields.sex);
  return fields.number > 0 && (isClean || federations.has(tag)) ? { fields, found } : null;
}

/** Reads the national records: one for each player, further ones are kept verbatim. */
export function readNationalRecords(
  file: SourceFile,
  numbering: Numbering,
  federations: ReadonlySet<string>,
  deviations: Deviations,
): Map<number, NationalRating> {
  const nationals = new Map<number, NationalRating>();
  for (const tag of file.tags()) {
    for (const line of /^[A-Z]{3}$/.test(tag) ? file.tagged(tag) : []) {
      const reading = readNational(line.text, federations);
      if (reading === null) continue;
      const { number, ...fields } = reading.fields;
      if (numbering.find(number) === null || nationals.has(number)) continue;
      file.claim(line, keyOfNational(number));
      for (const { code, column, found, takenAs } of reading.found) {
        deviations.add(code, line.number, column, found, takenAs);
      }
      nationals.set(number, { federation: tag, ...fields });
    }
  }
  return nationals;
}

/** A player of the model with what other records say about them; entry round and adjustment follow from the whole. */
export function playerOf(
  record: PlayerLine,
  id: PlayerId,
  national: NationalRating | null,
  absences: readonly Absence[],
): Player {
  const { number, name, sex, title, rating, federation, fideId, birth, rank } = record.fields;
  return {
    ...blankPlayer(id, name),
    tpn: number,
    sex,
    title,
    rating,
    ratingSource: 'file',
    federation,
    fideId,
    birth,
    national,
    absences,
    arrival: 'here',
    recordedRank: rank,
  };
}

/** An {@link OverflowReport} that is told whose value it is; nobody's where it is of a team or of the event. */
export type OverflowOfPlayer = (...told: [...Parameters<OverflowReport>, player?: PlayerId]) => void;

/** The national records of TRF26, one for each player who has one. */
export function nationalRecords(players: readonly Player[], onOverflow: OverflowOfPlayer): TrfRecord[] {
  return (
    players
      // Three letters of a federation are the tag of the record: without them there is none.
      .filter(({ national }) => national !== null && /^[A-Z]{3}$/.test(national.federation))
      .map(({ id, tpn, national }) => {
        const { federation, ...fields } = national!;
        const line = writeRecord(
          nationalRecord(federation),
          { number: tpn, ...fields },
          [],
          (field, text, width) => onOverflow(field, text, width, id),
        );
        return trfRecord(keyOfNational(tpn), [line]);
      })
  );
}
