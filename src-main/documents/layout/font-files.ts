/** The files that the font folder must hold. Apart from what reads them, which takes a while to load. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FAMILIES } from './sheet.ts';

export const FONT_FILES: Record<
  (typeof FAMILIES)[number],
  { readonly regular: string; readonly bold: string }
> = {
  NotoSans: { regular: 'NotoSans_400Regular.ttf', bold: 'NotoSans_700Bold.ttf' },
  DejaVuSansCondensed: { regular: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' },
};

/** Path of the first file that the folder lacks, null where all are there. */
export function missingFont(folder: string): string | null {
  const paths = Object.values(FONT_FILES).flatMap(({ regular, bold }) => [
    join(folder, regular),
    join(folder, bold),
  ]);
  return paths.find((path) => !existsSync(path)) ?? null;
}
