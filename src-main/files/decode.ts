/** Bytes of text files and their characters. */

/** `mixed`: some lines are UTF-8, others Windows-1252, as files pasted together are. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'mixed'] as const;
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

/** Every line that is regular UTF-8 as such, the others as Windows-1252. */
function decodeLines(bytes: Uint8Array): DecodedText {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const older = new TextDecoder('windows-1252');
  let encoding: Encoding = 'windows-1252';
  let text = '';
  let first: { line: number; column: number } | null = null;
  let line = 0;
  for (const piece of piecesOf(bytes)) {
    line++;
    try {
      const decoded = utf8.decode(piece);
      if (decoded.length !== piece.length) encoding = 'mixed';
      text += decoded;
    } catch {
      text += older.decode(piece);
      first ??= { line, column: piece.findIndex((byte) => byte > 0x7f) + 1 };
    }
  }
  return { text: text.replace(/^\uFEFF/, ''), encoding, assumed: true, ...(first ?? { line: 1, column: 1 }) };
}

/**
 * Decodes a text file: UTF-8 with or without byte order mark, UTF-16 with one; what is not regular UTF-8 as
 * Windows-1252, of which ISO 8859-1 is a part, line by line. That this was assumed is told. The mark is removed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const certain = (encoding: Encoding, text: string): DecodedText => {
    return { text, encoding, assumed: false, line: 1, column: 1 };
  };
  if (startsWith(bytes, 0xff, 0xfe)) return certain('utf-16le', new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return certain('utf-16be', new TextDecoder('utf-16be').decode(bytes));
  try {
    return certain('utf-8', new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return decodeLines(bytes);
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
