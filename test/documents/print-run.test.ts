/** The set of sheets that goes to the printer after a publication. */
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { textOf, type Book } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentKind, RunSheet } from '../../src-main/ipc/contract.ts';
import { jobOf, type Issue } from '../../src-main/documents/source.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';

const field = fieldOf({ players: 41, played: 4, next: true });
/** Made long after the round was published. */
const ISSUE: Issue = {
  issuedAt: '2026-11-15T16:30:00+01:00',
  seal: '',
  head: null,
  log: () => [],
  languages: ['en'],
  former: () => null,
  fontFolder: '',
  starts: {},
};
let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

function bookFor(kind: DocumentKind, round: number | null, run?: readonly RunSheet[]): Book {
  const request = { kind, round, paper: 'A4' as const, ...(run === undefined ? {} : { run }) };
  return bookOf(request, { tournament: field, meta: META, log: [] }, face);
}

describe('the set after a publication', () => {
  it('is by board, by name and slips where nobody chose otherwise, each as if printed alone', () => {
    const { title, sheets } = bookFor('print-run', 5);
    expect(title).toBe('Round 5, Pairings by board, Pairings by name, Result slips');
    const alone = (['pairings-by-board', 'pairings-by-name', 'result-slips'] as const).flatMap(
      (kind) => bookFor(kind, 5).sheets,
    );
    expect(sheets).toEqual(alone);
  });

  it('has each sheet as often as it was chosen, standings as of their own round', () => {
    const { title, sheets } = bookFor('print-run', 5, [
      { kind: 'pairings-by-name', copies: 3 },
      { kind: 'standings', copies: 1 },
    ]);
    expect(title).toBe('Round 5, Pairings by name ×3, Standings');
    const [byName] = bookFor('pairings-by-name', 5).sheets;
    expect(sheets.slice(0, 3)).toEqual([byName, byName, byName]);
    const request = { kind: 'standings', round: null, paper: 'A4' } as const;
    // They have no version: that is of a pairing.
    const standings = bookOf(request, { tournament: field, meta: { ...META, version: 0 }, log: [] }, face);
    expect(standings.title).toMatch(/after round 4$/u);
    expect(sheets.slice(3)).toEqual(standings.sheets);
  });

  it('a version has one time of issue, however often it is printed; standings have that of the paper', () => {
    const times = (kind: DocumentKind, run?: readonly RunSheet[], tournament = field) => {
      const request = { kind, round: 5, paper: 'A4' as const, ...(run === undefined ? {} : { run }) };
      const { source } = jobOf(request, tournament, ISSUE);
      const pages = bookOf(request, source, face).sheets.flatMap((sheet) => sheet.pages);
      return pages.flatMap((page) => texts(page).map(textOf)).filter((words) => /issued/i.test(words));
    };
    const published = new Set(['Version 1, issued Sun 15 Nov 2026 13:41']);
    expect(new Set(times('pairings-by-board'))).toEqual(published);
    expect(new Set(times('print-run', [{ kind: 'pairings-by-name', copies: 1 }]))).toEqual(published);
    const later = new Set(['Issued Sun 15 Nov 2026 16:30']);
    expect(new Set(times('print-run', [{ kind: 'standings', copies: 1 }]))).toEqual(later);
    expect(new Set(times('player-list'))).toEqual(later);
    const last = { ...field.rounds[4]!, publishedAt: '' };
    const imported = { ...field, rounds: [...field.rounds.slice(0, 4), last] };
    expect(new Set(times('pairings-by-board', undefined, imported))).toEqual(
      new Set(['Version 1, issued Sun 15 Nov 2026 16:30']),
    );
  });

  it('leaves out what the round does not have', () => {
    const { sheets } = bookFor('print-run', 5, [
      { kind: 'changed-boards', copies: 1 },
      { kind: 'start-poster', copies: 1 },
    ]);
    expect(sheets).toEqual(bookFor('start-poster', 5).sheets);
  });

  it('is not made where the round has no sheet of it', () => {
    const byes = { ...field.rounds[4]!, boards: [] };
    const idle = { ...field, rounds: [...field.rounds.slice(0, 4), byes] };
    const why = (kinds: readonly RunSheet['kind'][]) =>
      whyUnavailable(
        'print-run',
        idle,
        5,
        en,
        kinds.map((kind) => ({ kind, copies: 1 })),
      );
    expect(why(['result-slips'])).toBe('Round 5 has no games.');
    expect(why(['result-slips', 'changed-boards'])).toBe('Round 5 has no games.');
    expect(why(['result-slips', 'standings'])).toBe('');
    expect(whyUnavailable('print-run', idle, 5)).toBe('');
  });

  it('is not made of a draft', () => {
    const last = { ...field.rounds[4]!, stage: 'draft' as const };
    const drafted = { ...field, rounds: [...field.rounds.slice(0, 4), last] };
    expect(whyUnavailable('print-run', drafted, 5)).toBe('Round 5 is not published.');
    expect(whyUnavailable('print-run', drafted, 4)).toBe('');
    expect(whyUnavailable('print-run', drafted, 6)).toBe('Round 6 is not paired yet.');
  });
});
