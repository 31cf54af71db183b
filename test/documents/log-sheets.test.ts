/** The log on paper, mark by mark (marks.ts), and how its entries come to their pages. */
import { describe, expect, it } from 'vitest';
import { arbitersLogSheet } from '../../src-main/documents/sheets/arbiters-log.ts';
import { paginate } from '../../src-main/documents/sheets/log-entries.ts';
import { KINDS_OF, logSheetOf } from '../../src-main/documents/sheets/log-extract.ts';
import type { LogLine } from '../../src-main/documents/views/view.ts';
import { IMPRINT } from './club-open.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
/** Letters in which every text is as small as its space makes it. */
const wide = { size: 'A4', typeface: plainFace(8) } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));
const entry = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  ...{ kind: 'incident-noted', seq, at: '2026-11-15T13:41:07+01:00', actor: 'CA', seal: '4f2a91c0' },
  ...{ title: 'Round 5 published', detail: '', integrity: false, undone: false },
  ...more,
});
const LONG = {
  ...{ actor: 'Deputy chief arbiter Novak', title: 'Player withdrawn' },
  detail: 'Ana from round 6, '.repeat(8).trim(),
};
const view = (...entries: readonly LogLine[]) => ({ imprint: IMPRINT, entries });

describe('the arbiter’s log', () => {
  const HEAD = [
    'text 0 4.7 9.5pt **No.**',
    'text 11 4.7 9.5pt **Time**',
    'text 56 4.7 9.5pt **By**',
    'text 76 4.7 9.5pt **What**',
    'text 169 4.7 9.5pt **Seal**',
    'rule 0 7 to 190 7, 0.35',
  ];

  it('has number, time, author, text and seal of each entry, which is as high as its text', () => {
    const sheet = arbitersLogSheet(
      view(entry(41, { detail: 'version 1' }), entry(44, { ...LONG, integrity: true, undone: true })),
      setting,
    );
    expect(sheet.title).toBe('Arbiter’s log');
    expect(headings(sheet)).toEqual(['Arbiter’s log | Club Open | Entries 41–44']);
    expect(footers(sheet)).toEqual([
      'Version 3, issued Sun 15 Nov 2026 13:41 | Part 2, page 1 of 1 | Seal abcd · Code A.1',
    ]);
    expect(bodyLines(sheet)).toEqual([
      ...HEAD,
      'text 0 11.62 9.5pt 41',
      'text 11 11.62 9.5pt Sun 15 Nov 2026 13:41:07',
      'text 56 11.62 9.5pt CA',
      'text 169 11.62 9.5pt 4f2a91c0',
      'text 76 11.62 9.5pt **Round 5 published** version 1',
      'rule 0 13.84 to 190 13.84, 0.15',
      'text 0 18.46 9.5pt 44',
      'text 11 18.46 9.5pt Sun 15 Nov 2026 13:41:07',
      // A long author has three of the four lines.
      'text 56 18.58 9.12pt Deputy chief',
      'text 56 22.44 9.12pt arbiter',
      'text 56 26.3 9.12pt Novak',
      'text 169 18.46 9.5pt 4f2a91c0',
      'text 76 18.46 9.5pt **Player withdrawn** Ana from round 6, Ana from round 6,',
      'text 76 22.48 9.5pt Ana from round 6, Ana from round 6, Ana from round 6, Ana',
      'text 76 26.51 9.5pt from round 6, Ana from round 6, Ana from round 6, [undone,',
      'text 76 30.53 9.5pt goes into the report]',
      'rule 0 32.75 to 190 32.75, 0.15',
    ]);
  });

  it('says what was undone and what goes into the report, and has an author on the one line that there is', () => {
    const lines = bodyLines(
      arbitersLogSheet(
        view(
          entry(45, { integrity: true, actor: LONG.actor }),
          entry(46, { undone: true, detail: 'version 2', actor: 'Arbiter 12' }),
        ),
        setting,
      ),
    );
    expect(lines.slice(HEAD.length)).toEqual([
      'text 0 11.62 9.5pt 45',
      'text 11 11.62 9.5pt Sun 15 Nov 2026 13:41:07',
      'text 56 10.01 4.75pt Deputy chief',
      'text 56 12.03 4.75pt arbiter Novak',
      'text 169 11.62 9.5pt 4f2a91c0',
      'text 76 11.62 9.5pt **Round 5 published** [goes into the report]',
      'rule 0 13.84 to 190 13.84, 0.15',
      'text 0 18.46 9.5pt 46',
      'text 11 18.46 9.5pt Sun 15 Nov 2026 13:41:07',
      'text 56 18.46 9.5pt Arbiter 12',
      'text 169 18.46 9.5pt 4f2a91c0',
      'text 76 18.46 9.5pt **Round 5 published** version 2 [undone]',
      'rule 0 20.69 to 190 20.69, 0.15',
    ]);
  });

  it('has a short author on the first line of a long text', () => {
    const lines = bodyLines(arbitersLogSheet(view(entry(41, { detail: LONG.detail })), setting));
    expect(lines.slice(HEAD.length)).toEqual([
      'text 0 11.62 9.5pt 41',
      'text 11 11.62 9.5pt Sun 15 Nov 2026 13:41:07',
      'text 56 11.62 9.5pt CA',
      'text 169 11.62 9.5pt 4f2a91c0',
      'text 76 11.62 9.5pt **Round 5 published** Ana from round 6, Ana from round 6,',
      'text 76 15.64 9.5pt Ana from round 6, Ana from round 6, Ana from round 6, Ana',
      'text 76 19.66 9.5pt from round 6, Ana from round 6, Ana from round 6,',
      'rule 0 21.89 to 190 21.89, 0.15',
    ]);
  });

  it('keeps every text in its column', () => {
    const few = view(entry(1234567, { title: 'R', actor: 'Arbiter' }));
    expect(wordsIn(bodyLines(arbitersLogSheet(few, wide)))).toEqual([
      'text 0 3.75 1.97pt **No.**',
      'text 11 4.32 6.5pt **Time**',
      'text 56 4.21 5.61pt **By**',
      'text 76 4.7 9.5pt **What**',
      'text 169 3.87 2.95pt **Seal**',
      'text 0 10.54 0.96pt 1234567',
      'text 11 9.48 3.17pt Sun 15',
      'text 11 10.82 3.17pt Nov 2026',
      'text 11 12.16 3.17pt 13:41:07',
      'text 56 10.66 1.87pt Arbiter',
      'text 169 10.64 1.73pt 4f2a91c0',
      'text 76 11.62 9.5pt **R**',
    ]);
    expect(wordsIn(bodyLines(logSheetOf('incidents', few, wide)))).toEqual([
      'text 0 4.9 3.15pt **No.**',
      'text 17 5 3.99pt **Time**',
      'text 45 5.89 11pt **What**',
      'text 158 5.65 9.15pt **By**',
      'text 0 14.09 1.18pt **1234567**',
      'text 0 19.18 1.24pt 4f2a91c0',
      'text 17 14.31 2.95pt **13:41**',
      'text 17 17.83 4pt Sun',
      'text 17 19.52 4pt 15',
      'text 17 21.22 4pt Nov',
      'text 45 15.45 12pt **R**',
      'text 158 16.89 3.24pt Arbiter',
      'text 0 257.76 10.5pt Chief arbiter',
    ]);
  });

  it('says that there is nothing, on a page without numbers in its heading', () => {
    const sheet = arbitersLogSheet(view(), setting);
    expect(headings(sheet)).toEqual(['Arbiter’s log | Club Open']);
    expect(bodyLines(sheet)).toEqual([...HEAD, 'text 0 12.68 9.5pt No entries']);
  });
});

describe('an extract of the log', () => {
  const HEAD = [
    'text 0 5.89 11pt **No.**',
    'text 17 5.89 11pt **Time**',
    'text 45 5.89 11pt **What**',
    'text 158 5.89 11pt **By**',
    'rule 0 9 to 190 9, 0.5',
  ];
  const SIGNATURE = ['rule 0 253.26 to 85.5 253.26, 0.25', 'text 0 257.76 10.5pt Chief arbiter'];

  it('has the seal under the number, the day under the time, two lines for the author, and a line to sign on', () => {
    const sheet = logSheetOf('incidents', view(entry(41), entry(44, { ...LONG, undone: true })), setting);
    expect(sheet.title).toBe('Incidents');
    expect(headings(sheet)).toEqual(['Incidents | Club Open | Entries 41–44']);
    expect(bodyLines(sheet)).toEqual([
      ...HEAD,
      'text 0 16.21 18pt **41**',
      'text 0 20.15 9pt 4f2a91c0',
      'text 17 15.45 12pt **13:41**',
      'text 17 20.15 9pt Sun 15 Nov',
      'text 45 15.45 12pt **Round 5 published**',
      'text 158 15.45 12pt CA',
      'rule 0 23.96 to 190 23.96, 0.2',
      'text 0 31.17 18pt **44**',
      'text 0 35.11 9pt 4f2a91c0',
      'text 17 30.41 12pt **13:41**',
      'text 17 35.11 9pt Sun 15 Nov',
      'text 45 30.41 12pt **Player withdrawn** Ana from round 6, Ana from round 6,',
      'text 45 35.49 12pt Ana from round 6, Ana from round 6, Ana from round 6, Ana',
      'text 45 40.57 12pt from round 6, Ana from round 6, Ana from round 6,',
      'text 45 45.65 12pt [undone]',
      'text 158 30.41 12pt Deputy chief',
      'text 158 35.49 12pt arbiter Novak',
      'rule 0 49.08 to 190 49.08, 0.2',
      ...SIGNATURE,
    ]);
  });

  it('has a heavy line under every fifth entry of a page, and is signed on the last page only', () => {
    const sheet = logSheetOf(
      'incidents',
      view(...Array.from({ length: 19 }, (_, at) => entry(61 + at))),
      setting,
    );
    expect(headings(sheet)).toEqual([
      'Incidents | Club Open | Entries 61–70',
      'Incidents | Club Open | Entries 71–79',
    ]);
    const [first, last] = [0, 1].map((page) => bodyLines(sheet, page)) as [string[], string[]];
    const rules = (lines: readonly string[]) => lines.filter((line) => line.startsWith('rule'));
    expect(rules(first).map((line) => line.slice(-3))).toEqual([
      '0.5',
      '0.2',
      '0.2',
      '0.2',
      '0.2',
      '0.6',
      '0.2',
      '0.2',
      '0.2',
      '0.2',
      '0.6',
    ]);
    expect(first.at(-1)).toBe('rule 0 158.6 to 190 158.6, 0.6');
    expect(rules(last).map((line) => line.slice(-4).trim())).toEqual([
      '0.5',
      '0.2',
      '0.2',
      '0.2',
      '0.2',
      '0.6',
      '0.2',
      '0.2',
      '0.2',
      '0.2',
      '0.25',
    ]);
    expect(last.slice(-2)).toEqual(SIGNATURE);
  });

  it('has fifteen short entries on a page above the signature', () => {
    const pages = (entries: number) =>
      logSheetOf('lots', view(...Array.from({ length: entries }, (_, at) => entry(61 + at))), setting).pages;
    expect([15, 16].map((entries) => pages(entries).length)).toEqual([1, 2]);
  });

  it('says that there is nothing, and is signed all the same', () => {
    const sheet = logSheetOf('lots', view(), setting);
    expect(bodyLines(sheet)).toEqual([...HEAD, 'text 0 15.12 12pt No entries', ...SIGNATURE]);
  });

  it('takes incidents, or what was drawn and settled by lot', () => {
    expect(KINDS_OF).toEqual({
      'arbiters-log': null,
      incidents: ['incident-noted'],
      lots: ['colour-drawn', 'tie-settled', 'start-position-drawn'],
    });
    expect(logSheetOf('arbiters-log', view(), setting).title).toBe('Arbiter’s log');
  });
});

describe('entries on pages', () => {
  /** A body with 60 points below its heads: four lines of 12 points with 3 above and below. Each word fills a line. */
  const body = { x: 7, y: 20, width: 200, height: 70 };
  const of = (words: number, seq: number) =>
    entry(seq, { title: 't'.repeat(16), detail: Array(words).fill('d'.repeat(19)).join(' ') });
  const placed = (entries: readonly LogLine[], { leastLines = 1, padding = 3, height = 70 } = {}) =>
    paginate(
      entries,
      { ...body, height },
      { head: 10, size: 10, padding, leastLines, width: 100 },
      plainFace(),
    ).map((page) => page.map((one) => `${one.entry.seq}: ${one.text.length} at ${one.y}, ${one.height}`));

  it('stand one below the other, and go on the next page where they do not fit any more', () => {
    expect(placed([of(0, 5), of(2, 6)])).toEqual([['5: 1 at 30, 18', '6: 3 at 48, 42']]);
    expect(placed([of(0, 5), of(2, 6), of(0, 8)])).toEqual([
      ['5: 1 at 30, 18', '6: 3 at 48, 42'],
      ['8: 1 at 30, 18'],
    ]);
  });

  it('fill their pages alike', () => {
    expect(placed([of(0, 5), of(0, 6), of(0, 7), of(0, 8)])).toEqual([
      ['5: 1 at 30, 18', '6: 1 at 48, 18'],
      ['7: 1 at 30, 18', '8: 1 at 48, 18'],
    ]);
  });

  it('have room for the least number of lines', () => {
    expect(placed([of(0, 5), of(2, 6)], { leastLines: 2 })).toEqual([['5: 1 at 30, 30'], ['6: 3 at 30, 42']]);
    // However high that is, no page is empty.
    expect(placed([of(0, 5), of(0, 6)], { leastLines: 6 })).toEqual([['5: 1 at 30, 78'], ['6: 1 at 30, 78']]);
  });

  it('that are longer than a page go on on the next', () => {
    expect(placed([of(6, 9)])).toEqual([['9: 4 at 30, 54'], ['9: 3 at 30, 42']]);
    expect(placed([of(3, 9)])).toEqual([['9: 4 at 30, 54']]);
    expect(placed([])).toEqual([[]]);
    // Above and below the text: four lines in 60 and in 71 points.
    for (const height of [70, 81])
      expect(placed([of(4, 9)], { padding: 6, height })).toEqual([['9: 4 at 30, 60'], ['9: 1 at 30, 24']]);
  });
});
