/** The rest of a PDF after a jam, read back by poppler; skipped with a visible line where that is not installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfFromPage } from '../../src-main/documents/page-range.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import { fieldOf, META } from './field.ts';
import { FONT_FOLDER } from './fonts.ts';

const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined;
if (!hasPoppler) console.log('page-range.slow.ts skipped: poppler-utils is not installed');

const folder = mkdtempSync(join(tmpdir(), 'wallchart-pages-'));

function read(pdf: Uint8Array, name: string): { readonly pages: number; readonly first: string } {
  const file = join(folder, name);
  writeFileSync(file, pdf);
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  const first = execFileSync('pdftotext', ['-l', '1', file, '-'], { encoding: 'utf8' });
  return { pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]), first };
}

describe.skipIf(!hasPoppler)('R-28 print again from a page on', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    const tournament = fieldOf({ players: 113, played: 6, next: true });
    const source = { tournament, meta: META, log: [], languages: ['en'] as const, fontFolder: FONT_FOLDER };
    ({ bytes: pdf } = await renderDocument({ kind: 'paper-pack', round: null, paper: 'A4' }, source));
  });

  it('holds every page from the wanted one to the last, and each as it was', () => {
    const { pages } = read(pdf, 'whole.pdf');
    expect(pages).toBeGreaterThan(20);
    for (const from of [1, 3, pages]) {
      const rest = pdfFromPage(pdf, from);
      const { pages: left, first } = read(rest, `from-${from}.pdf`);
      expect(left).toBe(pages - from + 1);
      const page = ['-f', `${from}`, '-l', `${from}`, join(folder, 'whole.pdf'), '-'];
      expect(first).toBe(execFileSync('pdftotext', page, { encoding: 'utf8' }));
      // The print that was kept is the beginning of the new file, untouched.
      expect(Buffer.compare(rest.subarray(0, pdf.length), pdf)).toBe(0);
    }
  });

  it('can be cut again', () => {
    const { pages } = read(pdf, 'whole.pdf');
    expect(() => pdfFromPage(pdfFromPage(pdf, 3), 100)).toThrow(RangeError);
    const twice = pdfFromPage(pdfFromPage(pdf, 3), 2);
    expect(read(twice, 'twice.pdf').pages).toBe(pages - 3);
  });
});
