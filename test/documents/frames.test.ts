/** What stands around the body of a page: heading, code, DRAFT and footer, where letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { BETWEEN } from '../../src-engine/texts/merged.ts';
import { bodyOf, framed, type FooterPart, type Heading } from '../../src-main/documents/layout/frame.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import type { Imprint } from '../../src-main/documents/views/view.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { describeBook, matchesGolden } from './goldens.ts';
import { plainFace } from './plain-face.ts';

const close = (value: number) => expect.closeTo(value, 6) as number;
const PAPER = { width: 600, height: 800, scale: 1 };
const IMPRINT: Imprint = {
  ...{ event: 'Open', version: 0, issuedAt: '2026-11-15T13:41:07+01:00', draft: false, seal: '' },
};
const WALL: Heading = {
  ...{ style: 'wall', title: 'Round 3', event: 'Open', right: 'A – F', rightSize: 40, rightBelow: '' },
};
const TABLE: Heading = { ...WALL, style: 'table', rightSize: 18 };
const inTwo = await loadSheetCatalogue(['en', 'de']);
const both = (one: string, other: string) => `${one}${BETWEEN}${other}`;

interface Page {
  readonly heading?: Heading | null;
  readonly imprint?: Partial<Imprint>;
  readonly footer?: readonly FooterPart[];
  readonly isInTwo?: boolean;
  readonly width?: number;
}
const sheetOf = ({ heading = null, imprint = {}, footer = [], isInTwo = false, width = 600 }: Page) => {
  const page = { paper: { ...PAPER, width }, typeface: plainFace() };
  const make = () =>
    framed('', { ...IMPRINT, ...imprint }, page, footer, [{ heading, draw: () => undefined }]);
  return isInTwo ? inTexts(inTwo, make) : make();
};
/** Named pages; the boxes of a code count as one, from the first to the last. */
const described = (pages: Readonly<Record<string, Page>>): string =>
  Object.entries(pages)
    .map(([name, page]) => {
      const lines = describeBook({ title: '', sheets: [sheetOf(page)] })
        .split('\n')
        .slice(3);
      const code = lines.filter((line) => line.startsWith('box ') && line.endsWith(' filled'));
      const others = lines.filter((line) => !code.includes(line) && !line.startsWith('outline'));
      const coded = code.length < 100 ? code : [`code: ${code[0]!} … ${code.at(-1)!}`];
      return [name, ...coded, ...others].join('\n');
    })
    .join('\n');

const EVENT = 'The Fifty-Third Harbour Open of a Town by the Sea in Memory of the Captain';
const LONGER = `${EVENT} and of all of the Crew of the Good Ship Constance`;
const WALL_IN_TWO: Heading = {
  ...{ ...WALL, title: both('Round 3', 'Runde 3'), right: both('Boards 1–20', 'Bretter 1–20') },
  ...{ rightBelow: both('Start', 'Beginn'), rightSize: 24 },
};

describe('a page', () => {
  it('has its title on the wall under the event, at a table before it; a draft says so beside the title', () =>
    matchesGolden(
      described({
        wall: { heading: WALL },
        'wall, a draft that has something under its right side': {
          heading: { ...WALL, rightBelow: 'Play starts 14:00' },
          imprint: { draft: true },
        },
        'wall, too long for its line': { heading: { ...WALL, title: 'Round 11, and a long title' } },
        'wall, too long for its line as a draft': {
          heading: { ...WALL, title: 'Round 11, and a title' },
          imprint: { draft: true },
        },
        'wall, what is under its right side is wider': {
          heading: { ...WALL, right: 'A', rightBelow: 'Play starts on Sunday at 14:00' },
        },
        'wall, long event': { heading: { ...WALL, event: LONGER } },
        'wall with a code': { heading: WALL, imprint: { code: 'K7Q2M9XA' } },
        table: { heading: TABLE },
        'table, a draft': { heading: TABLE, imprint: { draft: true } },
        'table, long event': { heading: { ...TABLE, event: `${LONGER}, after round 3, standings` } },
        'table, a long event on a narrow page': { heading: { ...TABLE, event: LONGER }, width: 280 },
        'table with a code that does not hang': { heading: TABLE, imprint: { code: 'K7Q2M9XA' } },
        'table with a code that hangs': {
          heading: { ...TABLE, hangs: true },
          imprint: { code: 'K7Q2M9XA' },
        },
        'table with a code that hangs, a draft': {
          heading: { ...TABLE, hangs: true },
          imprint: { code: 'K7Q2M9XA', draft: true },
        },
        'wall in two languages, with a code': {
          ...{ heading: WALL_IN_TWO, isInTwo: true, imprint: { code: 'K7Q2M9XA' } },
        },
        'table in two languages, a draft': {
          ...{ heading: { ...WALL_IN_TWO, style: 'table' }, isInTwo: true, imprint: { draft: true } },
        },
        'wall in two languages, the second much longer': {
          heading: {
            ...WALL_IN_TWO,
            right: both(
              'A',
              'Bretter und vieles mehr, das hier steht, und mehr als die Hälfte braucht, denn',
            ),
          },
          isInTwo: true,
        },
      }),
      'others/headings',
    ));

  it('says below when it was issued, what to know, and which page it is; a long event goes down', () =>
    matchesGolden(
      described({
        'colours, and nothing for an empty part': {
          imprint: { version: 2, seal: '4f2a91c0', part: 'Part 3' },
          footer: [
            { text: 'White', colour: 'white' },
            { text: '' },
            { text: 'Black', colour: 'black' },
            { text: 'then opponent' },
          ],
        },
        'of a wall': { heading: WALL, footer: [{ text: 'Wrong name?' }] },
        'a long event': { footer: [{ text: EVENT }, { text: 'Round 3' }] },
        'a longer event beside the seal': {
          footer: [{ text: LONGER }, { text: 'Round 3' }],
          imprint: { seal: '4f2a91c0', code: 'ABC' },
        },
        'a longer event without a seal': { footer: [{ text: LONGER }, { text: 'Round 3' }] },
        'two languages': {
          isInTwo: true,
          footer: [{ text: 'Open' }, { text: both('Round 3', 'Runde 3') }],
          imprint: { seal: '4f2a91c0', code: 'ABC' },
        },
        'two languages, a longer event that has one': {
          isInTwo: true,
          footer: [{ text: LONGER }, { text: both('Round 3', 'Runde 3') }],
          imprint: { seal: '4f2a91c0' },
        },
        'two languages, a longer event that has two': {
          isInTwo: true,
          footer: [
            { text: both(LONGER, LONGER.replaceAll('and of', 'und von')) },
            { text: both('Round 3', 'Runde 3') },
          ],
          imprint: { seal: '4f2a91c0' },
        },
        'two languages on a narrow page': {
          ...{ isInTwo: true, width: 330 },
          footer: [{ text: both('Find your board first', 'Zuerst hier das Brett finden') }],
        },
        'two languages, a colour': {
          isInTwo: true,
          footer: [
            { text: both('White', 'Weiß'), colour: 'white' },
            { text: both('then opponent', 'dann Gegner') },
          ],
        },
      }),
      'others/footers',
    ));

  it('leaves its body what heading and footer do not take, less in two languages', () => {
    const space = (x: number, y: number, width: number, height: number) => ({
      ...{ x: close(mm(x)), y: close(y), width: close(600 - mm(width)), height: close(height) },
    });
    // Above: 11 mm, 50 points and 3.7 mm, at a table 8.5 mm, 24 points and 2.3 mm. Below: 8 mm, the seal, 1.8 mm and 13 points.
    const under = mm(8) + 8.75 + mm(1.8) + 13 + mm(1);
    expect(bodyOf(PAPER, 'wall')).toEqual(space(12, mm(14.7) + 50, 24, 800 - mm(14.7) - 50 - under));
    expect(bodyOf(PAPER, 'table')).toEqual(space(10, mm(10.8) + 24, 20, 800 - mm(10.8) - 24 - under));
    const [wall, table] = inTexts(inTwo, () => [bodyOf(PAPER, 'wall'), bodyOf(PAPER, 'table')] as const);
    expect(wall).toEqual(space(12, mm(14.7) + 67, 24, 800 - mm(14.7) - 67 - under - 9));
    expect(table).toEqual(space(10, mm(10.8) + 37, 20, 800 - mm(10.8) - 37 - under - 9));
  });

  it('of a draft has its letters behind everything, and no other page has', () => {
    const kinds = (imprint: Partial<Imprint>) => sheetOf({ imprint }).pages[0]!.map(({ kind }) => kind);
    expect(kinds({ draft: true }).slice(0, 9)).toEqual([...Array<string>(8).fill('outline'), 'rule']);
    expect(kinds({})).toEqual(['rule', 'text', 'text']);
  });
});
