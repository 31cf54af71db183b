/**
 * Every printed sheet on every paper for 20, 120 and 500 players with hard names, as PDFs, and as pictures where pdftoppm is
 * installed: `node tools/looks/sheets.ts FOLDER [--in en,fr+de,xx] [KIND …]`. Fails where a character has no font, where
 * something lies nearer than 8 mm to an edge, where two texts lie on each other, a line runs through one or one is too small.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { type Languages, isLanguage, loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { loadTypeface } from '../../src-main/documents/layout/fonts.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { hardField, LOG, normField, republished } from './field.ts';
import { problemsOf, tooSmall } from './problems.ts';
import { hardRoundRobin } from './round-robin.ts';

const FONTS = join(import.meta.dirname, '../../out/fonts');
const META = {
  issuedAt: '2026-11-22T13:41:07+01:00',
  version: 2,
  draft: false,
  seal: '4f2a91c0',
  code: 'EWE.2.90.KPMH-3EZM-QYTT',
  playStarts: '14:00',
};
/** Players and cycles of the round robin that stands for a Swiss of so many players. */
const ROUND_ROBINS: Readonly<Record<number, readonly [players: number, cycles: number]>> = {
  120: [14, 2],
  500: [40, 1],
};
/** Pages that are worth a picture: the first, one in the middle, the last. */
const pictured = (pages: number): readonly number[] => [...new Set([1, Math.ceil(pages / 2), pages])];

const { values, positionals } = parseArgs({
  options: { in: { type: 'string', default: 'en' }, players: { type: 'string', default: '20,120,500' } },
  allowPositionals: true,
});
const [folder = 'sheet-looks', ...asked] = positionals;
/** `fr+de` is a sheet in two languages. */
const inLanguages = values.in
  .split(',')
  .map((named) => named.split('+').filter(isLanguage) as unknown as Languages);
mkdirSync(folder, { recursive: true });
const kinds = (Object.keys(DOCUMENTS) as DocumentKind[]).filter(
  (kind) => asked.length === 0 || asked.includes(kind),
);
let files = 0;
let pages = 0;
let wrong = 0;
for (const players of values.players.split(',').map(Number)) {
  const { tournament: field, former } = republished(hardField(players));
  const norms = normField();
  const roundRobin = hardRoundRobin(...(ROUND_ROBINS[players] ?? [players, 1]));
  const eventOf = (kind: DocumentKind) =>
    kind === 'norm-certificates' ? norms : kind === 'crosstable' ? roundRobin : field;
  const known = kinds.filter((kind) => whyUnavailable(kind, eventOf(kind), null) === '');
  for (const languages of inLanguages) {
    const whole = { meta: META, log: LOG, former, languages, fontFolder: FONTS };
    const catalogue = await loadSheetCatalogue(languages);
    for (const [kind, paper] of known.flatMap((each) =>
      DOCUMENTS[each].papers.map((size) => [each, size] as const),
    )) {
      const source = { ...whole, tournament: eventOf(kind) };
      const request = { kind, round: null, paper } as const;
      const typeface = await loadTypeface(FONTS);
      const problems = inTexts(catalogue, () => bookOf(request, source, typeface)).sheets.flatMap((sheet) => [
        ...problemsOf(sheet),
        ...tooSmall(sheet, source.tournament.info.name),
      ]);
      const pdf = await renderDocument(request, source);
      const name = [kind, paper, players, ...languages].join('-');
      writeFileSync(join(folder, `${name}.pdf`), pdf.bytes);
      for (const page of pictured(pdf.pages))
        execFileSync('pdftoppm', [
          ...['-png', '-r', '60', '-f', `${page}`, '-l', `${page}`],
          join(folder, `${name}.pdf`),
          join(folder, name),
        ]);
      files++;
      pages += pdf.pages;
      wrong += problems.length;
      for (const problem of problems.slice(0, 5)) console.log(`${name}: ${problem}`);
    }
  }
}
console.log(`${files} files with ${pages} pages, ${wrong} problems`);
process.exitCode = wrong === 0 ? 0 : 1;
