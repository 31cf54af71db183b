/**
 * The short code on a sheet or in a report: what it is, which entry of the log it was made after, and a check of the
 * chain's head at that entry together with what it says. It can be read out, typed, and held as a QR code.
 */
import { createHash } from 'node:crypto';

/** What a code says before it is checked. */
export interface SealCode {
  /** Which kind of paper: {@link markOf} of its name. */
  readonly mark: string;
  /** Round that it is about, 0 for the event. */
  readonly round: number;
  /** Number of the log entry that it was made after. */
  readonly seq: number;
  /** {@link CHECK_LENGTH} characters. */
  readonly check: string;
}

/** Crockford's 32 characters: no I, L, O and U, which are taken for others. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
/** 60 bits: nobody hits it by accident, and three groups of four characters can be typed. */
const CHECK_LENGTH = 12;
const MARK_LENGTH = 3;
const GROUP = 4;
/** Stands before the code in a QR code, so that other programs know what they read. */
const PREFIX = 'WALLCHART:';

const CODE = /^([0-9A-Z]{3})[.-]([0-9A-Z]{1,3})[.-]([0-9A-Z]{1,6})[.-]([0-9A-Z]{12})$/;

function inCharacters(value: number): string {
  return value < CHARACTERS.length
    ? CHARACTERS[value]!
    : inCharacters(Math.floor(value / CHARACTERS.length)) + CHARACTERS[value % CHARACTERS.length]!;
}

function valueOf(text: string): number {
  return [...text].reduce((sum, letter) => sum * CHARACTERS.length + CHARACTERS.indexOf(letter), 0);
}

/** The first `length` characters of the SHA-256 of a text, five bits each. */
function digest(text: string, length: number): string {
  const bytes = createHash('sha256').update(text).digest();
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length },
    (_, at) => CHARACTERS[parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)],
  ).join('');
}

/** Three characters for a kind of paper, the same in each version of the program. */
export function markOf(kind: string): string {
  return digest(`kind:${kind}`, MARK_LENGTH);
}

/**
 * The check of a paper.
 *
 * @param head SHA-256 of the entry that it was made after, 64 hexadecimal digits.
 * @param facts What the paper says, as one text.
 */
export function checkOf({ mark, round, seq }: Omit<SealCode, 'check'>, head: string, facts: string): string {
  return digest(JSON.stringify([mark, round, seq, head, facts]), CHECK_LENGTH);
}

/** `1A2.3.4K.7QF2-M9DK-R4TX` */
export function writeCode({ mark, round, seq, check }: SealCode): string {
  const groups = check.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
  return [mark, inCharacters(round), inCharacters(seq), groups.join('-')].join('.');
}

/** As a QR code holds it. */
export function qrTextOf(code: string): string {
  return PREFIX + code;
}

/**
 * Reads a code as it was typed or scanned: in small letters, with or without hyphens and spaces, with O for 0 and I or L for 1.
 * Null for anything else.
 */
export function readCode(text: string): SealCode | null {
  const plain = text.toUpperCase().replaceAll(/\s/g, '');
  const bare = plain.startsWith(PREFIX) ? plain.slice(PREFIX.length) : plain;
  const letters = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [mark, round, seq, ...check] = letters.split(/[.-]/);
  const found = CODE.exec([mark, round, seq, check.join('')].join('.'));
  if (found === null || letters.includes('U')) return null;
  return {
    mark: found[1]!,
    round: valueOf(found[2]!),
    seq: valueOf(found[3]!),
    check: found[4]!,
  };
}
