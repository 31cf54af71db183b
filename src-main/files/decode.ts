/** Bytes of text files and their characters. */
import { decodeIn, LEGACY_ENCODINGS, recognisedEncoding, type ForeignLine } from './encodings.ts';

/** Encodings that a person may choose where a text does not tell its own. */
export const CHOOSABLE_ENCODINGS = ['utf-8', ...LEGACY_ENCODINGS, 'utf-16le', 'utf-16be'] as const;
export type ChoosableEncoding = (typeof CHOOSABLE_ENCODINGS)[number];

/**
 * `mixed`: some lines are UTF-8, others not, as in files pasted together. `utf-8 twice`: UTF-8 that a program took for
 * Windows-1252 and encoded once more.
 */
type Encoding = ChoosableEncoding | 'mixed' | 'utf-8 twice';

/** A file as text, and how it was read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** True where nothing in the file tells the encoding: neither a mark, nor that it is regular UTF-8. */
  readonly assumed: boolean;
  /** What the first place that is not UTF-8 was read as. */
  readonly assumedAs: Encoding;
  /** Place of the first byte that is not UTF-8 (1-based), where the encoding was assumed. */
  readonly line: number;
  readonly column: number;
}

/** The federation that a line speaks of, `''` where it tells none; it helps to recognise an encoding. */
type FederationOf = (line: string) => string;

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Pieces of a file up to and including each LF, or CR where there is no LF. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  const end = bytes.includes(0x0a) ? 0x0a : 0x0d;
  for (let from = 0; from < bytes.length;) {
    const at = bytes.indexOf(end, from);
    const to = at < 0 ? bytes.length : at + 1;
    yield bytes.subarray(from, to);
    from = to;
  }
}

const isForeign = (byte: number) => byte > 0x7f;

/** One line of a file that is not UTF-8 as a whole. */
interface Piece {
  readonly bytes: Uint8Array;
  /** Its text as UTF-8, damaged characters replaced; null where it is no UTF-8. */
  readonly text: string | null;
  readonly damaged: boolean;
}

const LENIENT = new TextDecoder('utf-8', { ignoreBOM: true });
const REPLACEMENT = /\ufffd/g;
const BEYOND_ASCII = /[\u0080-\u{10ffff}]/gu;

/** UTF-8, also where a program cut a character in two: then most of the other characters are whole. */
function pieceOf(bytes: Uint8Array): Piece {
  if (!bytes.some(isForeign)) return { bytes, text: LENIENT.decode(bytes), damaged: false };
  const text = LENIENT.decode(bytes);
  const broken = text.match(REPLACEMENT)?.length ?? 0;
  const whole = (text.match(BEYOND_ASCII)?.length ?? 0) - broken;
  return whole > broken || broken === 0
    ? { bytes, text, damaged: broken > 0 }
    : { bytes, text: null, damaged: false };
}

/** Every line that is UTF-8 as such, the others in the encoding that their letters tell. */
function decodeLines(bytes: Uint8Array, federationOf: FederationOf): DecodedText {
  const pieces = [...piecesOf(bytes)].map(pieceOf);
  const foreign = pieces.flatMap(({ bytes: line, text }): ForeignLine[] => {
    return text === null ? [{ bytes: line, federation: federationOf(plain(line)) }] : [];
  });
  const older = recognisedEncoding(foreign);
  const text = pieces.map((piece) => piece.text ?? decodeIn(piece.bytes, older)).join('');
  const first = pieces.findIndex((piece) => piece.damaged || piece.text === null);
  const assumedAs = pieces[first]!.text === null ? older : 'utf-8';
  const hasUtf8 = pieces.some((piece) => piece.text !== null && piece.bytes.some(isForeign));
  return {
    text: text.replace(/^\uFEFF/, ''),
    encoding: foreign.length === 0 ? 'utf-8' : hasUtf8 ? 'mixed' : older,
    assumed: true,
    assumedAs,
    line: first + 1,
    column: columnOf(pieces[first]!),
  };
}

/** Column of the first character that is not UTF-8. */
function columnOf({ bytes, text }: Piece): number {
  const place = text === null ? bytes.findIndex(isForeign) : text.search(REPLACEMENT);
  return place + 1;
}

/** The bytes as Latin-1 characters: columns and letters of ASCII are right. */
function plain(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 200), (byte) => String.fromCharCode(byte)).join('');
}

/** Bytes of Windows-1252 by character. */
const BYTE_OF_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);

/** The text that was encoded twice; null where not every letter beyond ASCII looks like it. */
function decodedTwice(text: string): string | null {
  if (text.search(BEYOND_ASCII) < 0) return null;
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    return text.replaceAll(/[\u0080-\u{10ffff}]+/gu, (letters) => {
      const bytes = Array.from(letters, (letter) => BYTE_OF_1252.get(letter) ?? NaN);
      if (bytes.some(Number.isNaN)) throw new TypeError('not of Windows-1252');
      return strict.decode(Uint8Array.from(bytes));
    });
  } catch {
    return null;
  }
}

function placeOf(text: string): { line: number; column: number } {
  const before = text.slice(0, text.search(BEYOND_ASCII)).split(/\r\n|\r|\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function decodeUtf8(text: string): DecodedText {
  const original = decodedTwice(text);
  if (original === null) return certain('utf-8', text);
  const encoding = 'utf-8 twice';
  return { text: original, encoding, assumed: true, assumedAs: encoding, ...placeOf(text) };
}

function certain(encoding: Encoding, text: string): DecodedText {
  return { text, encoding, assumed: false, assumedAs: encoding, line: 1, column: 1 };
}

/**
 * Decodes a text file in the encoding chosen for it. Otherwise UTF-8 with or without byte order mark, UTF-16 with one;
 * lines that are not UTF-8 in an older encoding that is recognised by their letters. That this was assumed is
 * told. The mark is removed.
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: ChoosableEncoding | null = null,
  federationOf: FederationOf = () => '',
): DecodedText {
  if (chosen !== null) return certain(chosen, decodeIn(bytes, chosen));
  if (startsWith(bytes, 0xff, 0xfe)) return certain('utf-16le', new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return certain('utf-16be', new TextDecoder('utf-16be').decode(bytes));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLines(bytes, federationOf);
  }
  return decodeUtf8(text);
}

/** Characters of a text file as UTF-8; the byte order mark is for programs that expect one, such as Excel. */
export function encodeText(text: string, mark: 'with mark' | 'without mark'): Uint8Array {
  return new TextEncoder().encode(mark === 'with mark' ? `\uFEFF${text}` : text);
}
