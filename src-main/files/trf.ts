/** Tournament report files: bytes to tournament and back. */
import {
  readTrf,
  writeTrf,
  type Outcome,
  type TrfFailure,
  type TrfFormat,
  type TrfReading,
  type TrfReadOptions,
  type Tournament,
  type TrfWriteOptions,
} from '../../src-engine/index.ts';
import { decodeTrf, encodeText, type DecodedText } from './decode.ts';

/** A report as read from a file. */
export interface TrfFile extends TrfReading {
  readonly encoding: DecodedText['encoding'];
}

/**
 * Reads a report from the bytes of a file. An encoding that had to be assumed is one of the deviations.
 * Fails as `readTrf` does.
 */
export function readTrfFile(bytes: Uint8Array, options: TrfReadOptions = {}): Outcome<TrfFile, TrfFailure> {
  const decoded = decodeTrf(bytes);
  const reading = readTrf(decoded.text, options);
  if (!reading.ok) return reading;
  const { encoding, assumed, line, column } = decoded;
  const deviations = assumed
    ? [
        {
          code: 'encoding-assumed',
          severity: 'warning',
          line,
          column,
          found: 'not UTF-8',
          takenAs: encoding,
        } as const,
        ...reading.value.deviations,
      ]
    : reading.value.deviations;
  return { ok: true, value: { ...reading.value, deviations, encoding } };
}

/** The bytes of a report: UTF-8 without byte order mark. */
export function trfBytes(
  tournament: Tournament,
  format: TrfFormat,
  options: TrfWriteOptions = {},
): Uint8Array {
  return encodeText(writeTrf(tournament, format, options), 'without mark');
}
