/** Sheets of a round on the wall: rows use the page, nobody without a game stands on a page alone, A3 is used. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSheetCatalogue, type Languages } from '../../src-engine/texts/index.ts';
import { BETWEEN, endingOnce } from '../../src-engine/texts/merged.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Mark, type Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { DocumentKind, PaperSize } from '../../src-main/ipc/contract.ts';
import { hardField, republished } from '../../tools/looks/field.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const FIELDS = { 20: republished(hardField(20)), 120: republished(hardField(120)) } as const;

async function sheet(
  kind: DocumentKind,
  paper: PaperSize,
  players: keyof typeof FIELDS,
  languages: Languages = ['en'],
): Promise<Sheet> {
  const catalogue = await loadSheetCatalogue(languages);
  const content = { ...FIELDS[players], meta: META, log: [] };
  return inTexts(catalogue, () => bookOf({ kind, paper, round: null }, content, face)).sheets[0]!;
}

/** Level lines across the whole page, from the top, points of the paper. */
const linesOf = ({ paper }: Sheet, page: readonly Mark[]): readonly number[] =>
  page
    .flatMap((mark) =>
      mark.kind === 'rule' && !mark.dashed && mark.to[0] - mark.from[0] > 0.8 * paper.width
        ? [mark.from[1] * paper.scale]
        : [],
    )
    .sort((a, b) => a - b);

/** Where the lowest line of each column of a list ends, points of the layout, in the order of the columns. */
function endsOfColumns(page: readonly Mark[], { paper }: Sheet): readonly number[] {
  const rules = page.filter((mark) => mark.kind === 'rule');
  const columns = Map.groupBy(
    rules.filter(({ from, to }) => from[1] === to[1] && to[0] - from[0] < 0.6 * paper.width),
    ({ from }) => Math.round(from[0]),
  );
  return [...columns].sort(([a], [b]) => a - b).map(([, own]) => Math.max(...own.map(({ to }) => to[1])));
}

describe('names of a round', () => {
  it.each([20, 120] as const)('%i players: columns end alike, also on the last page', async (players) => {
    const whole = await sheet('pairings-by-name', 'A4', players);
    const ends = whole.pages.flatMap((page) => endsOfColumns(page, whole));
    expect(ends).toHaveLength(2 * whole.pages.length);
    // A name and an opponent on several lines are not broken between two columns.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.1 * whole.paper.height);
  });
});

describe('boards of a round', () => {
  it.each([
    ['A4', ['en']],
    ['A4', ['fr', 'de']],
    ['LETTER', ['en']],
    ['LETTER', ['fr', 'de']],
    ['A3', ['fr', 'de']],
  ] as const)('on %s in %s: who has no game stands under the last board', async (paper, languages) => {
    const { pages } = await sheet('pairings-by-board', paper, 120, languages);
    expect(pages.map((page) => page.filter(({ kind }) => kind === 'box').length)).not.toContain(0);
    expect(texts(pages.at(-1)!).map(textOf).join(' ')).toMatch(/Falke, Signe ?: /u);
  });

  it.each(['pairings-by-board', 'result-sheet'] as const)(
    '%s: a short round has higher rows, and A3 is as full as A4',
    async (kind) => {
      for (const paper of ['A4', 'A3'] as const) {
        const short = await sheet(kind, paper, 20);
        const lines = linesOf(short, short.pages[0]!);
        // The footer has the last line.
        const [head, first] = lines.slice(1);
        expect(first! - head!).toBeGreaterThan(mm(15));
        expect(lines.at(-2)!).toBeGreaterThan(0.65 * short.paper.height * short.paper.scale);
      }
    },
  );

  it('the lines to sign on take their part of wide paper', async () => {
    const [a4, a3] = await Promise.all((['A4', 'A3'] as const).map((on) => sheet('result-sheet', on, 120)));
    const longest = ({ pages, paper }: Sheet): number =>
      Math.max(
        ...pages[0]!.flatMap((mark) =>
          mark.kind === 'rule' && mark.thickness === mm(0.25)
            ? [(mark.to[0] - mark.from[0]) * paper.scale]
            : [],
        ),
      );
    expect(longest(a4!)).toBeCloseTo(mm(27), 1);
    expect(longest(a3!)).toBeGreaterThan(mm(40));
  });

  it('two changed boards are as large on A3 as they would be enlarged', async () => {
    const [a4, a3] = await Promise.all((['A4', 'A3'] as const).map((on) => sheet('changed-boards', on, 20)));
    expect(a3!.pages).toEqual(a4!.pages);
    expect(a3!.paper.scale).toBeCloseTo(Math.SQRT2);
  });
});

it('explanations cut neither a name nor a sentence', async () => {
  const { pages } = await sheet('explanations', 'A4', 120);
  const words = pages.flatMap((page) => texts(page).map(textOf)).join(' ');
  expect(words).not.toContain('…');
  expect(words).toContain('von und zu Hohenlohe-Langenburg-Schillingsfürst has White.');
});

describe('in two languages', () => {
  it('an ending that both have in common is said once', () => {
    const said = (first: string, second: string) => endingOnce(`${first}${BETWEEN}${second}`);
    expect(said('joue contre Holt, Ana', 'gegen Holt, Ana')).toBe('joue contre / gegen Holt, Ana');
    expect(said('exempt', 'spielfrei')).toBe(`exempt${BETWEEN}spielfrei`);
    expect(said('plays Holt', 'Holt')).toBe(`plays Holt${BETWEEN}Holt`);
    expect(endingOnce('plays Holt, Ana')).toBe('plays Holt, Ana');
    expect(said('Rencontrés\u00a0: Holt, Ana', 'Getroffen: Holt, Ana')).toBe(
      'Rencontrés / Getroffen\u00a0: Holt, Ana',
    );
    expect(said('Getroffen: Holt', 'Met: Holt')).toBe('Getroffen / Met: Holt');
  });

  it('signs and numbers that are the same in both are said once', () => {
    const said = (first: string, second: string) => endingOnce(`${first}${BETWEEN}${second}`);
    expect(said('5\u00a0: SWE, FIN', '5: SWE, FIN')).toBe('5\u00a0: SWE, FIN');
    expect(said('5: SWE', '5\u00a0: SWE')).toBe('5: SWE');
    expect(said('6 sur 9', '6 of 9')).toBe(`6 sur 9${BETWEEN}6 of 9`);
  });

  it('a player reads the opponent once', async () => {
    const { pages } = await sheet('pairings-by-name', 'A4', 20, ['fr', 'de']);
    const words = pages.flatMap((page) => texts(page).map(textOf)).join(' ');
    expect(words).toMatch(/joue contre \/ gegen/u);
    // Once under the own name, once as an opponent.
    expect(words.match(/Oldřich/gu)).toHaveLength(2);
  });
});
