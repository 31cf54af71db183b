/** The fonts of the sheets in one folder, as the build lays them out: their packages are the source. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadTypeface } from '../../src-main/documents/layout/fonts.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

export const FONT_PATHS = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
].map((path) => join(PACKAGES, path));

export const FONT_FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-fonts-'));
for (const path of FONT_PATHS) cpSync(path, join(FONT_FOLDER, basename(path)));

/** A fresh typeface: nothing missed yet. */
export function typeface(): Promise<Typeface> {
  return loadTypeface(FONT_FOLDER);
}
