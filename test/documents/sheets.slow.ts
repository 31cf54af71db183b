/** Every document at every size: nothing leaves the page, nothing lies on anything else, every page says what it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Mark, type TextMark } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentMeta, LogLine } from '../../src-main/documents/views/view.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { sheetOf, fieldOf, FOREIGN_NAMES, LONG_NAMES, META } from './field.ts';
import { typeface } from './fonts.ts';
import { outside, overlaps, texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';

const HOSTILE = [...LONG_NAMES, ...FOREIGN_NAMES, '王小明, Li', 'Doe, \u202eX\tY', ''];
const LONG_EVENT =
  'The Eighty-Seventh International Harbour and Lighthouse Open Chess Festival in Memory of Everybody';

const EVENT_OF_80 = LONG_EVENT.replace('Chess Festival ', '').replace('Everybody', 'Us All');

const hostile = fieldOf({ players: 61, played: 6, next: true, names: HOSTILE });
/** More columns than a portrait page has room for at their natural width. */
function manyTieBreaks(): Tournament {
  const tieBreaks = [
    'BH/C1',
    'BH/M1',
    'BH',
    'SB',
    'PS',
    'WIN',
    'BPG',
    'BWG',
    'ARO',
    'AOB',
    'TPR',
    'PTP',
    'APRO',
    'KS',
  ];
  return { ...hostile, info: { ...hostile.info, name: EVENT_OF_80 }, rules: { ...hostile.rules, tieBreaks } };
}

const FIELDS: Record<string, { tournament: Tournament; meta: DocumentMeta }> = {
  'one board': { tournament: fieldOf({ players: 2, played: 1, rounds: 1 }), meta: META },
  'a draft with hostile names': {
    tournament: { ...hostile, info: { ...hostile.info, name: LONG_EVENT } },
    meta: { ...META, draft: true, version: 12 },
  },
  '500 players and 11 rounds': {
    tournament: fieldOf({ players: 500, played: 10, rounds: 11, next: true }),
    meta: META,
  },
  'a double round robin of 14': { tournament: roundRobinOf(14, 2, HOSTILE), meta: META },
  'a club event with every tie-break': { tournament: manyTieBreaks(), meta: META },
  nobody: { tournament: fieldOf({ players: 0, played: 1 }), meta: { ...META, seal: '', playStarts: '' } },
};

const LOG: readonly LogLine[] = Array.from({ length: 120 }, (_, index) => ({
  seq: index + 1,
  kind: index % 9 === 0 ? 'incident-noted' : 'tie-settled',
  at: '2026-11-15T13:41:07+01:00',
  actor: index === 5 ? 'Deputy chief arbiter Papadimitriou' : 'CA',
  title: 'Round 7 published',
  detail: 'version 1, 57 boards; '.repeat(index === 40 ? 400 : index % 5),
  integrity: index % 7 === 0,
  undone: index % 11 === 0,
  seal: '4f2a91c04f2a91c0',
}));

const EVENT_BEGINS = /^(?:The Eighty-Seventh|Harbour Open)/u;
/** The event's name on a sheet, on paper, points; a longer one than 80 characters may be smaller. */
const leastSizeOf = (name: string): number => (name.length <= 80 ? 6.9 : 5);

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const roundFor = (kind: DocumentKind, { rounds }: Tournament): number =>
  DOCUMENTS[kind].scope === 'round' ? rounds.length : Math.max(1, rounds.length - 1);

for (const [field, { tournament, meta }] of Object.entries(FIELDS)) {
  describe(field, () => {
    for (const kind of DOCUMENT_KINDS) {
      if (kind === 'crosstable' && tournament.players.length === 500) continue;
      // Without a category or a norm there would be no page at all.
      const needsSome = kind === 'category-standings' || kind === 'norm-certificates';
      if (needsSome && whyUnavailable(kind, tournament, null) !== '') continue;
      for (const paper of DOCUMENTS[kind].papers) {
        it(`${kind} on ${paper}`, () => {
          const request = { kind, paper, round: roundFor(kind, tournament) };
          for (const sheet of bookOf(request, { tournament, meta, log: LOG }, face).sheets) {
            expect(outside(sheet)).toEqual([]);
            expect(sheet.pages.length).toBeGreaterThan(0);
            sheet.pages.forEach((page, index) => {
              expect(overlaps(page)).toEqual([]);
              const words = texts(page).map(textOf).join(' ');
              expect(words).toMatch(new RegExp(`(P|p)age ${index + 1} of ${sheet.pages.length}`, 'u'));
              expect(words).toContain('issued Sun 15 Nov 2026 13:41');
              expect(words.replace(/\s/gu, '')).toContain(tournament.info.name.replace(/\s/gu, ''));
              expect(words.includes('DRAFT')).toBe(meta.draft);
              expect(page.some(({ kind: mark }) => mark === 'outline')).toBe(meta.draft);
              // Pairing cards are held in the hand.
              if (kind === 'pairing-cards' || kind === 'paper-pack') return;
              const named = texts(page).filter((mark) => EVENT_BEGINS.test(textOf(mark)));
              const sizes = named.map(({ size }) => size * sheet.paper.scale);
              expect(Math.min(7, ...sizes)).toBeGreaterThanOrEqual(leastSizeOf(tournament.info.name));
            });
          }
        });
      }
    }
  });
}

describe('what the wall asks for', () => {
  const field = fieldOf({ players: 113, played: 6, next: true });
  const sheet = (kind: Exclude<DocumentKind, 'paper-pack'>) =>
    sheetOf(
      { kind, paper: 'A4', round: roundFor(kind, field) },
      { tournament: field, meta: META, log: [] },
      face,
    );
  const find = (page: readonly Mark[], text: string): TextMark =>
    texts(page).find((mark) => textOf(mark) === text)!;

  it('by board: 20 boards on A4, names of 17 pt, numbers of 25 pt, a box to write in', () => {
    const { pages } = sheet('pairings-by-board');
    expect(pages).toHaveLength(3);
    expect(find(pages[0]!, 'Boards 1–20').size).toBe(24);
    expect(find(pages[2]!, 'Boards 41–55').size).toBe(24);
    expect(find(pages[0]!, '20').size).toBe(25);
    expect(find(pages[0]!, 'Stark, Ana').size).toBe(17);
    const boxes = pages[0]!.filter((mark) => mark.kind === 'box' && mark.width > mm(14));
    expect(boxes).toHaveLength(20);
  });

  it('by board: number, names and box of a board stand in one line of one page', () => {
    const [page] = sheet('pairings-by-board').pages;
    const numbers = texts(page!).filter(({ size, x }) => size === 25 && x < mm(40));
    expect(numbers).toHaveLength(20);
    for (const number of numbers) {
      const level = texts(page!).filter(({ baseline }) => Math.abs(baseline - number.baseline) < mm(4));
      expect(level.filter(({ size }) => size === 17)).toHaveLength(2);
    }
  });

  it('by board: names the players without a game after the last board', () => {
    const last = texts(sheet('pairings-by-board').pages.at(-1)!).map(textOf);
    expect(last.filter((text) => /: (bye, 1 point|half-point bye|zero-point bye)$/u.test(text))).toHaveLength(
      3,
    );
  });

  it('by board: a long list of players without a game goes on another page', () => {
    const [round] = field.rounds;
    const unpaired = field.players.slice(20).map(({ id }) => ({ player: id, kind: 'half' as const }));
    const boards = Array.from({ length: 10 }, (_, index) => ({
      ...round!.boards[0]!,
      white: 2 * index + 1,
      black: 2 * index + 2,
    }));
    const sparse = { ...field, rounds: [{ ...round!, boards, unpaired }] };
    const { pages } = sheetOf(
      { kind: 'pairings-by-board', paper: 'A4', round: 1 },
      { tournament: sparse, meta: META, log: [] },
      face,
    );
    const named = pages.map(
      (page) => texts(page).filter((mark) => textOf(mark).endsWith(': half-point bye')).length,
    );
    expect(named).toEqual([0, 72, 21]);
  });

  it('by name: two columns, names of 14.5 pt, boards of 22 pt, the initials of the page in 40 pt', () => {
    const { pages } = sheet('pairings-by-name');
    expect(pages).toHaveLength(3);
    expect(textOf(texts(pages[0]!).find(({ size }) => size === 40)!)).toMatch(/^A – \p{Lu}$/u);
    expect(find(pages[0]!, 'Aster, Ana').size).toBe(14.5);
    expect(
      new Set(
        texts(pages[0]!)
          .filter(({ size }) => size === 14.5)
          .map(({ x }) => Math.round(x)),
      ).size,
    ).toBe(2);
    expect(texts(pages[0]!).filter(({ size }) => size === 22).length).toBeGreaterThanOrEqual(36);
    expect(texts(pages[0]!).filter((mark) => /^(White|Black)$/u.test(textOf(mark))).length).toBeGreaterThan(
      32,
    );
    const notes = texts(pages[0]!).filter((mark) => textOf(mark).startsWith('plays '));
    expect(notes.length).toBeGreaterThan(32);
    expect(Math.min(...notes.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
  });

  it('wall chart: 30 players, every fifth rule heavy', () => {
    const { pages, paper } = sheet('wall-chart');
    expect(pages).toHaveLength(4);
    expect(paper.width).toBeGreaterThan(paper.height);
    const rules = pages[0]!.filter((mark) => mark.kind === 'rule' && mark.to[0] - mark.from[0] > mm(200));
    const thick = rules.map((mark) => mark.kind === 'rule' && mark.thickness > mm(0.5)).slice(1, 32);
    // The rule under the headings, then thirty lines.
    expect(thick).toEqual(Array.from({ length: 31 }, (_, line) => line % 5 === 0));
  });

  it('result slips: cut as one pile and put together, the boards are in order', () => {
    const { pages } = sheet('result-slips');
    const slips = pages.map((page) =>
      texts(page).flatMap((mark) => {
        const board = /^Board (\d+)$/u.exec(textOf(mark))?.[1];
        return board === undefined
          ? []
          : [{ board: Number(board), place: `${mark.baseline.toFixed(0)} ${mark.x > mm(105)}` }];
      }),
    );
    const places = slips[0]!.map(({ place }) => place);
    const pile = places.flatMap((place) =>
      slips.flatMap((page) => page.filter((slip) => slip.place === place)),
    );
    expect(pile.map(({ board }) => board)).toEqual(Array.from({ length: 55 }, (_, index) => index + 1));
  });

  it('standings: turns the page for many tie-breaks, and keeps the figures of a column in one size', () => {
    const content = (tournament: Tournament) => ({ tournament, meta: META, log: [] });
    const request = { kind: 'standings', round: 6, paper: 'A4' } as const;
    const few = sheetOf(request, content(field), face);
    expect(few.paper.width).toBeLessThan(few.paper.height);
    const many = sheetOf({ ...request, paper: 'LETTER' }, content(manyTieBreaks()), face);
    expect(many.paper.width).toBeGreaterThan(many.paper.height);
    const figures = texts(many.pages[0]!).filter((mark) => /^\d+\.\d$/u.test(textOf(mark)));
    const right = (mark: TextMark): number => Math.round(mark.x + mark.width);
    for (const edge of new Set(figures.map(right))) {
      const sizes = figures.filter((mark) => right(mark) === edge).map(({ size }) => size.toFixed(4));
      expect(new Set(sizes).size).toBe(1);
    }
    expect(figures.length).toBeGreaterThan(100);
  });

  it('A3 holds more in the same size; only sheets for one table are enlarged', () => {
    const content = { tournament: field, meta: META, log: [] };
    const on = (kind: Exclude<DocumentKind, 'paper-pack'>, paper: 'A4' | 'A3') =>
      sheetOf({ kind, round: 6, paper }, content, face);
    for (const kind of ['pairings-by-board', 'pairings-by-name', 'wall-chart', 'player-list'] as const) {
      expect(on(kind, 'A3').pages.length).toBeLessThan(on(kind, 'A4').pages.length);
      // Larger only where the last pages would be half empty.
      expect(on(kind, 'A3').paper.scale).toBeGreaterThanOrEqual(1);
      expect(on(kind, 'A3').paper.scale).toBeLessThan(Math.SQRT2);
    }
    const slips = on('result-slips', 'A3');
    expect(slips.pages).toEqual(on('result-slips', 'A4').pages);
    expect(slips.paper.scale).toBeCloseTo(Math.SQRT2);
  });

  it('no page has three lines while the others are full', () => {
    for (const kind of ['pairings-by-board', 'pairings-by-name', 'standings', 'wall-chart'] as const) {
      const { pages } = sheet(kind);
      const lengths = pages.map((page) => texts(page).length);
      expect(Math.min(...lengths) / Math.max(...lengths), `${kind}: ${lengths.join(', ')}`).toBeGreaterThan(
        0.55,
      );
    }
  });
});
