/**
 * What a layout must know about a TrueType font: which characters it can print and how wide they are.
 * Reads the tables head, hhea, hmtx and cmap (formats 4 and 12) of the OpenType specification 1.9; kerning and
 * ligatures are not read, so that a measured width is that of the bare glyphs (decision 308).
 */

/** `ttcf` */
const COLLECTION = 0x74746366;

/** Measures of one font file; multiply by the font size for points. */
export interface FontMetrics {
  /** Height above the baseline and depth below it, as parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** Advance width of a character as a part of the font size, undefined where the font lacks it. */
  readonly advanceOf: (codePoint: number) => number | undefined;
}

/** Metrics of a TrueType or OpenType file, of a collection those of its first font. Throws when the bytes are none. */
export function readFontMetrics(bytes: Uint8Array): FontMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tableOffsets(view);
  const head = offsetOf(tables, 'head');
  const hhea = offsetOf(tables, 'hhea');
  const unitsPerEm = view.getUint16(head + 18);
  const widths = glyphWidths(view, offsetOf(tables, 'hmtx'), view.getUint16(hhea + 34));
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of charactersOf(view, offsetOf(tables, 'cmap'))) {
    if (glyph > 0) advances.set(codePoint, widths[Math.min(glyph, widths.length - 1)]! / unitsPerEm);
  }
  return {
    ascent: view.getInt16(hhea + 4) / unitsPerEm,
    descent: -view.getInt16(hhea + 6) / unitsPerEm,
    advanceOf: (codePoint) => advances.get(codePoint),
  };
}

/** Whether a file holds several fonts (.ttc). */
export function isCollection(bytes: Uint8Array): boolean {
  return bytes.length > 16 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === COLLECTION;
}

/** PostScript name of the font, table name, id 6. Throws where it has none. */
export function fontNameOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = offsetOf(tableOffsets(view), 'name');
  const texts = table + view.getUint16(table + 4);
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const record = table + 6 + 12 * index;
    if (view.getUint16(record + 6) !== 6) continue;
    const from = bytes.byteOffset + texts + view.getUint16(record + 10);
    const name = Buffer.from(bytes.buffer, from, view.getUint16(record + 8));
    // Platform 1 writes bytes, the others UTF-16; the name is ASCII in both.
    return name.toString('latin1').replaceAll('\0', '');
  }
  throw new Error('Not a font that can be named: it has no PostScript name.');
}

function tableOffsets(view: DataView): Map<string, number> {
  const offsets = new Map<string, number>();
  const start = view.getUint32(0) === COLLECTION ? view.getUint32(12) : 0;
  const count = view.getUint16(start + 4);
  for (let record = start + 12; record < start + 12 + 16 * count; record += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(record + index)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return offsets;
}

function offsetOf(tables: ReadonlyMap<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`Not a TrueType font: the table ${tag} is missing.`);
  return offset;
}

/** Advance widths in font units; glyphs beyond the last entry share its width. */
function glyphWidths(view: DataView, hmtx: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, glyph) => view.getUint16(hmtx + 4 * glyph));
}

/** Pairs of code point and glyph number. */
function charactersOf(view: DataView, cmap: number): Iterable<readonly [number, number]> {
  const subtables = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const offset = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    subtables.set(view.getUint16(offset), offset);
  }
  const segmented = subtables.get(12);
  if (segmented !== undefined) return charactersOfFormat12(view, segmented);
  const basic = subtables.get(4);
  if (basic !== undefined) return charactersOfFormat4(view, basic);
  throw new Error('Not a font for text: its cmap has neither format 4 nor format 12.');
}

function* charactersOfFormat12(view: DataView, table: number): Generator<readonly [number, number]> {
  const groups = view.getUint32(table + 12);
  for (let group = table + 16; group < table + 16 + 12 * groups; group += 12) {
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let codePoint = first; codePoint <= last; codePoint++) yield [codePoint, glyph + codePoint - first];
  }
}

function* charactersOfFormat4(view: DataView, table: number): Generator<readonly [number, number]> {
  const doubled = view.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let index = 0; index < doubled; index += 2) {
    const start = view.getUint16(starts + index);
    const delta = view.getUint16(deltas + index);
    const range = view.getUint16(ranges + index);
    for (let codePoint = start; codePoint <= Math.min(view.getUint16(ends + index), 0xfffe); codePoint++) {
      if (range === 0) {
        yield [codePoint, (codePoint + delta) & 0xffff];
        continue;
      }
      const glyph = view.getUint16(ranges + index + range + 2 * (codePoint - start));
      yield [codePoint, glyph === 0 ? 0 : (glyph + delta) & 0xffff];
    }
  }
}
