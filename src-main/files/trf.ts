/** Tournament report files: bytes to tournament and back. */
import { en } from '../../src-engine/texts/index.ts';
import {
  federationOfLine,
  readTrf,
  teamTotalDeviations,
  writeTrf,
  type Deviation,
  type Outcome,
  type TrfFailure,
  type TrfFormat,
  type TrfReading,
  type TrfReadOptions,
  type Tournament,
  type TrfWriteOptions,
} from '../../src-engine/index.ts';
import { decodeText, encodeText, type ChoosableEncoding, type DecodedText } from './decode.ts';

/** A report as read from a file. */
export interface TrfFile extends TrfReading {
  readonly encoding: DecodedText['encoding'];
}

interface TrfFileOptions extends TrfReadOptions {
  /** The encoding that a person chose; otherwise it is recognised. */
  readonly encoding?: ChoosableEncoding;
}

/** Decodes the bytes of a tournament report, see `decodeText`: reports tell their encoding nowhere. */
export function decodeTrf(bytes: Uint8Array, encoding: ChoosableEncoding | null = null): DecodedText {
  return decodeText(bytes, encoding, federationOfLine);
}

/**
 * Reads a report from the bytes of a file. An encoding that had to be assumed is one of the deviations, as are totals of
 * teams that their matches do not give.
 * Fails as `readTrf` does.
 */
export function readTrfFile(bytes: Uint8Array, options: TrfFileOptions = {}): Outcome<TrfFile, TrfFailure> {
  const decoded = decodeTrf(bytes, options.encoding ?? null);
  const reading = readTrf(decoded.text, options);
  if (!reading.ok) return reading;
  const { encoding, assumed, assumedAs: takenAs, line, column } = decoded;
  const found = encoding === 'utf-8 twice' ? en.reading.encodedTwice : en.reading.notUtf8Found;
  const assumption = { code: 'encoding-assumed', severity: 'warning', line, column, found, takenAs } as const;
  const others = inOrder([...reading.value.deviations, ...teamTotalDeviations(reading.value)]);
  const deviations = assumed ? [assumption, ...others] : others;
  return { ok: true, value: { ...reading.value, deviations, encoding } };
}

function inOrder(deviations: readonly Deviation[]): readonly Deviation[] {
  return deviations.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** The bytes of a report: UTF-8 without byte order mark. */
export function trfBytes(
  tournament: Tournament,
  format: TrfFormat,
  options: TrfWriteOptions = {},
): Uint8Array {
  return encodeText(writeTrf(tournament, format, options), 'without mark');
}
