/** Sheets in two languages, and one of a round that nobody plays, compared with the files in golden/ (goldens.ts). */
import { describe, it } from 'vitest';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { fieldOf, LONG_NAMES, META } from './field.ts';
import { typeface } from './fonts.ts';
import { describeBook, matchesGolden } from './goldens.ts';

const face = await typeface();
const catalogue = await loadSheetCatalogue(['de', 'fr']);
const event = fieldOf({ players: 9, played: 1, rounds: 4, next: true });
const long = fieldOf({ players: 6, played: 2, rounds: 3, names: [LONG_NAMES[0], LONG_NAMES[2]] });

describe('two languages', () => {
  it.each(['pairings-by-board', 'standings', 'result-slips', 'start-poster', 'pairing-cards'] as const)(
    '%s in German and French, as a draft',
    async (kind) => {
      const meta = { ...META, draft: true, version: 0 };
      const request = { kind, paper: 'A4', round: 2 } as const;
      const book = inTexts(catalogue, () => bookOf(request, { tournament: event, meta, log: [] }, face));
      await matchesGolden(describeBook(book), `others/${kind}.de-fr`);
    },
  );

  it.each([
    'pairings-by-name',
    'result-sheet',
    'wall-chart',
    'tie-break-working',
    'schedule',
    'player-list',
  ] as const)('%s in German and French, with long names and a code', async (kind: DocumentKind) => {
    const meta = { ...META, code: 'K7Q2M9XA', starts: { 2: '2026-11-15T14:00' } };
    const request = { kind, paper: 'A4', round: 2 } as const;
    const book = inTexts(catalogue, () => bookOf(request, { tournament: long, meta, log: [] }, face));
    const lines = describeBook(book).split('\n');
    // Without the boxes of the code.
    const shown = lines.filter((line) => !/^box [\d.]+ (?:2[2-9]|[3-6]\d)\..* filled$/u.test(line));
    await matchesGolden(shown.join('\n'), `others/${kind}.de-fr`);
  });
});
