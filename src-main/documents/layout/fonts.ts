/** The fonts of the sheets: the program's own, in one folder, and those of the computer for what they lack. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_FILES } from './font-files.ts';
import { readFontMetrics } from './font-metrics.ts';
import { FAMILIES, SYSTEM_FAMILIES, type Family } from './sheet.ts';
import { findSystemFonts, type SystemFont } from './system-fonts.ts';
import { Typeface, type Faces } from './typeface.ts';

/** A font in a file; `name` says which one of a collection, null where there is one only. */
export interface FontFile {
  readonly file: string;
  readonly name: string | null;
}

/** By family and weight. A font of the computer has one weight, which stands for both. */
export type FontFiles = ReadonlyMap<Family, { readonly regular: FontFile; readonly bold: FontFile }>;

const faces = new Map<string, Promise<Faces>>();
/** Looked for when a text needs them. */
let systemFonts: Promise<readonly SystemFont[]> | null = null;

/**
 * The fonts of the folder, read once for each folder; where they cannot print all of `words`, also those of the computer
 * that have other scripts.
 */
export async function loadTypeface(fontFolder: string, words = ''): Promise<Typeface> {
  let loading = faces.get(fontFolder);
  if (loading === undefined) {
    loading = readFaces(fontFolder);
    loading.catch(() => faces.delete(fontFolder));
    faces.set(fontFolder, loading);
  }
  const own = await loading;
  const typeface = new Typeface(own);
  if (typeface.canPrint(words)) return typeface;
  systemFonts ??= findSystemFonts();
  return new Typeface(facesWith(own, await systemFonts));
}

/** The faces of the program, and behind them those of the computer: the same in both weights. */
export function facesWith(own: Faces, found: readonly SystemFont[]): Faces {
  const others = found.map(({ metrics }, index) => {
    return [SYSTEM_FAMILIES[index]!, { regular: metrics, bold: metrics }] as const;
  });
  return { ...own, ...Object.fromEntries(others) };
}

/** Where the fonts lie that {@link loadTypeface} knows by now. */
export async function fontFiles(fontFolder: string): Promise<FontFiles> {
  return filesWith(fontFolder, await (systemFonts ?? []));
}

/** The files of the program's fonts in a folder, and those of the computer's. */
export function filesWith(fontFolder: string, others: readonly SystemFont[]): FontFiles {
  const own = FAMILIES.map((family) => {
    const { regular, bold } = FONT_FILES[family];
    const inFolder = (file: string): FontFile => ({ file: join(fontFolder, file), name: null });
    return [family, { regular: inFolder(regular), bold: inFolder(bold) }] as const;
  });
  const found = others.map(({ file, name }, index) => {
    const font = { file, name };
    return [SYSTEM_FAMILIES[index]!, { regular: font, bold: font }] as const;
  });
  return new Map<Family, { regular: FontFile; bold: FontFile }>([...own, ...found]);
}

async function readFaces(folder: string): Promise<Faces> {
  const read = async (file: string) => readFontMetrics(await readFile(join(folder, file)));
  const entries = await Promise.all(
    FAMILIES.map(async (family) => {
      const { regular, bold } = FONT_FILES[family];
      return [family, { regular: await read(regular), bold: await read(bold) }] as const;
    }),
  );
  return Object.fromEntries(entries) as Faces;
}
