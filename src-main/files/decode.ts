/** Bytes of text files and their characters. */

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** True where nothing in the file tells the encoding: neither a mark, nor that it is regular UTF-8. */
  readonly assumed: boolean;
  /** Place of the first byte that is not UTF-8 (1-based), where the encoding was assumed. */
  readonly line: number;
  readonly column: number;
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function placeOfFirstForeign(text: string): { line: number; column: number } {
  // eslint-disable-next-line no-control-regex
  const before = text.slice(0, Math.max(0, text.search(/[^\u0000-\u007f]/)));
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/**
 * Decodes a text file: UTF-8 with or without byte order mark, UTF-16 with one, and everything that is not regular
 * UTF-8 as Windows-1252, of which ISO 8859-1 is a part; the caller can say that this was assumed. The mark is removed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const certain = (encoding: Encoding): DecodedText => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    assumed: false,
    line: 1,
    column: 1,
  });
  if (startsWith(bytes, 0xff, 0xfe)) return certain('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return certain('utf-16be');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', assumed: false, line: 1, column: 1 };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, encoding: 'windows-1252', assumed: true, ...placeOfFirstForeign(text) };
  }
}

/** Characters of a text file as UTF-8; the byte order mark is for programs that expect one, such as Excel. */
export function encodeText(text: string, mark: 'with mark' | 'without mark'): Uint8Array {
  return new TextEncoder().encode(mark === 'with mark' ? `\uFEFF${text}` : text);
}

/** Decodes the bytes of a tournament report, see {@link decodeText}: reports tell their encoding nowhere. */
export function decodeTrf(bytes: Uint8Array): DecodedText {
  return decodeText(bytes);
}
