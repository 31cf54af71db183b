/** Lists, cards to cut and the rules of a round on paper, mark by mark (marks.ts). */
import { describe, expect, it } from 'vitest';
import { cardsSheet } from '../../src-main/documents/sheets/cards.ts';
import { cribSheet, type CribView } from '../../src-main/documents/sheets/crib-sheet.ts';
import { groupedListSheet, hasGroups } from '../../src-main/documents/sheets/grouped-list.ts';
import type { PlayerListView } from '../../src-main/documents/views/view.ts';
import { IMPRINT } from './club-open.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
type Row = PlayerListView['rows'][number];
const ZANDER: Row = {
  ...{ name: 'Zander, Ida', title: 'WIM', federation: 'NOR', rating: 2100, number: 17 },
  ...{ fideId: '77', club: 'Rook', category: 'U16', note: '' },
};
/** Somebody of whom little is known. */
const MONONYM: Row = {
  ...{ name: 'Mononym', title: null, federation: 'FID', rating: 0, number: 0 },
  ...{ fideId: '', club: '', category: '', note: '' },
};
const ARLIG: Row = { ...ZANDER, name: 'Ärlig, Bo', number: 21, club: '', category: 'S60' };
const view = (...rows: readonly Row[]): PlayerListView => ({ imprint: IMPRINT, rows });
const FOOT = 'Version 3, issued Sun 15 Nov 2026 13:41 | Part 2, page ';
const SEAL = ' | Seal abcd · Code A.1';

describe('cards to cut', () => {
  it('for the table are folded in their middle, and say the same on the other side, turned', () => {
    const sheet = cardsSheet('place-cards', view(ZANDER, MONONYM, { ...ARLIG, name: 'Ärlig,Bo' }), setting);
    expect(sheet.title).toBe('Place cards');
    const cut = 'Cut along the lines and fold once between the marks.';
    expect(footers(sheet)).toEqual([
      `${FOOT}1 of 2 | Club Open | ${cut}${SEAL}`,
      `${FOOT}2 of 2 | Club Open | ${cut}${SEAL}`,
    ]);
    // Cut as one pile the third lies under the first.
    expect(bodyLines(sheet, 0, 'cut')).toEqual([
      'rule 9 74.88 to 17 74.88, 0.15 dashed',
      'rule 193 74.88 to 201 74.88, 0.15 dashed',
      'text 58.01 101.12 74pt **Zander**',
      'text 95.47 118.62 36pt Ida',
      'text 75.01 134.24 20pt WIM NOR 2100 No. 17',
      'text turned 58.01 48.64 74pt **Zander**',
      'text turned 95.47 31.15 36pt Ida',
      'text turned 75.01 15.53 20pt WIM NOR 2100 No. 17',
      'rule 0 142.76 to 210 142.76, 0.15 dashed',
      'rule 9 210.65 to 17 210.65, 0.15 dashed',
      'rule 193 210.65 to 201 210.65, 0.15 dashed',
      'text 65.84 236.89 74pt **Ärlig**',
      'text 98.65 254.38 36pt Bo',
      'text 75.01 270 20pt WIM NOR 2100 No. 21',
      'text turned 65.84 184.4 74pt **Ärlig**',
      'text turned 98.65 166.91 36pt Bo',
      'text turned 75.01 151.29 20pt WIM NOR 2100 No. 21',
    ]);
    // One name alone is lower, and what is not known is left out.
    expect(bodyLines(sheet, 1, 'cut')).toEqual([
      'rule 9 74.88 to 17 74.88, 0.15 dashed',
      'rule 193 74.88 to 201 74.88, 0.15 dashed',
      'text 50.18 108.86 74pt **Mononym**',
      'text 99.71 134.24 20pt FID',
      'text turned 50.18 40.9 74pt **Mononym**',
      'text turned 99.71 15.53 20pt FID',
      'rule 0 142.76 to 210 142.76, 0.15 dashed',
    ]);
  });

  it('to wear have a hole for the clip, the event above and the club below', () => {
    const sheet = cardsSheet('badges', view(ZANDER, MONONYM), setting);
    expect(sheet.title).toBe('Badges');
    expect(footers(sheet)).toEqual([
      `${FOOT}1 of 1 | Cut along the lines. The pile is in order when the stacks are put together. | Club Open${SEAL}`,
    ]);
    expect(bodyLines(sheet, 0, 'cut')).toEqual([
      'box 45.5 14 14 by 3, 0.2',
      'text 42.75 31.64 13pt Club Open',
      'text 22.02 63 48pt **Zander**',
      'text 44.56 83.05 30pt Ida',
      'text 27.01 99.08 17pt WIM NOR 2100 No. 17',
      'text 46.86 117.02 16pt Rook',
      'rule 105 7 to 105 142.76, 0.15 dashed',
      'box 150.5 14 14 by 3, 0.2',
      'text 147.75 31.64 13pt Club Open',
      'text 121.94 70.75 48pt **Mononym**',
      'text 153 99.08 17pt FID',
      'rule 0 142.76 to 105 142.76, 0.15 dashed',
      'rule 105 142.76 to 210 142.76, 0.15 dashed',
      'rule 105 142.76 to 105 278.53, 0.15 dashed',
    ]);
  });
});

it('keeps every text of a card within it', () => {
  const wide = { size: 'A4', typeface: plainFace(8) } as const;
  const words = (style: 'place-cards' | 'badges') =>
    bodyLines(cardsSheet(style, view(ZANDER), wide), 0, 'cut').filter((line) => line.startsWith('text'));
  expect(words('badges')).toEqual([
    'text 15.81 28.89 13pt Club',
    'text 15.81 34.39 13pt Open',
    'text 9 58.03 8.56pt **Zander**',
    'text 9 81.86 20.55pt Ida',
    'text 9 93.92 10.17pt WIM NOR',
    'text 23.8 98.22 10.17pt 2100',
    'text 16.18 102.53 10.17pt No. 17',
    'text 9 116.94 15.41pt Rook',
  ]);
  expect(words('place-cards')).toEqual([
    'text 9 94.19 18.9pt **Zander**',
    'text 28.8 118.62 36pt Ida',
    'text 41.22 130.44 14.91pt WIM NOR',
    'text 9 136.75 14.91pt 2100 No. 17',
    'text turned 9 55.58 18.9pt **Zander**',
    'text turned 28.8 31.15 36pt Ida',
    'text turned 41.22 19.32 14.91pt WIM NOR',
    'text turned 9 13.01 14.91pt 2100 No. 17',
  ]);
});

describe('a list of players under headings', () => {
  const CLUB = [
    'text 0 4.7 9.5pt **Club**',
    'text 38.97 4.7 9.5pt **Players**',
    'text 56.08 4.7 9.5pt **No.**',
    'text 71.65 4.7 9.5pt **Name**',
    'text 111.84 4.7 9.5pt **Fed**',
    'text 121.97 4.7 9.5pt **Rtg**',
    'rule 0 7 to 130 7, 0.6',
  ];

  it('has the name of the group on every line, the first one bold and with how many there are', () => {
    const sheet = groupedListSheet('players-by-club', view(MONONYM, ZANDER, ARLIG), setting);
    expect(sheet.title).toBe('Players by club');
    expect(headings(sheet)).toEqual(['Players by club | Club | Open | 1–3 of 3']);
    expect(footers(sheet)).toEqual([
      `${FOOT}1 of 1 | Wrong rating, title or federation? Tell the arbiter.${SEAL}`,
    ]);
    expect(bodyLines(sheet)).toEqual([
      ...CLUB,
      'text 0 12.26 11pt **Rook**',
      'text 51.28 12.13 10pt 1',
      'text 57.46 12.26 11pt **17**',
      'text 64.61 11.95 8.5pt **WIM**',
      'text 71.65 12.26 11pt **Zander**, Ida',
      'text 111.84 12.13 10pt NOR',
      'text 120.94 12.13 10pt 2100',
      'rule 0 14.75 to 130 14.75, 0.15',
      'text 0 20.01 11pt **none given**',
      'text 51.28 19.88 10pt 2',
      'text 71.65 20.01 11pt **Mononym**',
      'text 111.84 19.88 10pt FID',
      'text 126.24 19.88 10pt –',
      'rule 0 22.5 to 130 22.5, 0.15',
      'text 0 27.76 11pt none given',
      'text 57.46 27.76 11pt **21**',
      'text 64.61 27.45 8.5pt **WIM**',
      'text 71.65 27.76 11pt **Ärlig**, Bo',
      'text 111.84 27.63 10pt NOR',
      'text 120.94 27.63 10pt 2100',
      'rule 0 30.25 to 130 30.25, 0.6',
    ]);
  });

  it('by federation has no other column for it; its groups stand in the order of the alphabet', () => {
    const rows = [
      { ...ZANDER, federation: 'SWE', rating: 1900 },
      { ...ZANDER, federation: '' },
      ARLIG,
      { ...MONONYM, federation: 'DEN' },
      ZANDER,
    ];
    const sheet = groupedListSheet('players-by-federation', view(...rows), setting);
    const words = bodyLines(sheet).flatMap((line) => /^text \S+ \S+ \S+pt (.*)$/u.exec(line)?.[1] ?? []);
    expect(words).toEqual([
      ...['**Fed**', '**Players**', '**No.**', '**Name**', '**Rtg**'],
      ...['**DEN**', '1', '**Mononym**', '–'],
      ...['**NOR**', '2', '**21**', '**WIM**', '**Ärlig**, Bo', '2100'],
      ...['NOR', '**17**', '**WIM**', '**Zander**, Ida', '2100'],
      ...['**SWE**', '1', '**17**', '**WIM**', '**Zander**, Ida', '1900'],
      ...['**none given**', '1', '**17**', '**WIM**', '**Zander**, Ida', '2100'],
    ]);
  });

  it('says on each page which part of it stands there', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...ZANDER, number: at + 5 }));
    expect(headings(groupedListSheet('players-by-club', view(...many), setting))).toEqual([
      'Players by club | Club Open | 1–30 of 60',
      'Players by club | Club | Open | 31–60 of 60',
    ]);
  });

  it('of nobody has its headings, and no part of a list in its own', () => {
    const sheet = groupedListSheet('players-by-category', view(), setting);
    expect(headings(sheet)).toEqual(['Players by category | Club Open']);
    expect(bodyLines(sheet).map((line) => line.split(' ').at(-1))).toEqual([
      ...['**Cat.**', '**Players**', '**No.**', '**Name**', '**Fed**', '**Rtg**', '0.6'],
    ]);
  });

  it('says something where anybody has an entry', () => {
    const rows = [MONONYM, { ...MONONYM, federation: '', category: 'S60' }];
    const kinds = ['players-by-federation', 'players-by-club', 'players-by-category'] as const;
    expect(kinds.map((kind) => hasGroups(kind, rows))).toEqual([true, false, true]);
    expect(kinds.map((kind) => hasGroups(kind, []))).toEqual([false, false, false]);
  });
});

describe('the rules of a round', () => {
  const crib = (words: number, edition = 'C.04.3 of 2026'): CribView => ({
    ...{ imprint: IMPRINT, round: 4, system: 'FIDE (Dutch)', edition },
    sections: [
      {
        title: 'Brackets',
        rules: [
          { article: 'C.5', text: Array(words).fill('word').join(' ') },
          { article: '', text: 'Short.' },
        ],
      },
      { title: 'Colours', rules: [] },
    ],
  });

  it('are headed by sections, with the article before each, in large letters', () => {
    const sheet = cribSheet(crib(30), setting);
    expect(sheet.title).toBe('How to pair round 4');
    expect(headings(sheet)).toEqual(['How to pair round 4 | FIDE (Dutch)']);
    expect(footers(sheet)).toEqual([`${FOOT}1 of 1 | Club Open | C.04.3 of 2026${SEAL}`]);
    expect(bodyLines(sheet)).toEqual([
      'text 0 7.47 13.22pt **Brackets**',
      'rule 0 8.64 to 190 8.64, 0.2',
      'text 0 13.22 10.58pt **C.5**',
      'text 19 13.31 11.5pt word word word word word word word word word word word word word word word word word word',
      'text 19 18.18 11.5pt word word word word word word word word word word word word',
      'text 19 23.85 11.5pt Short.',
      'text 0 32.34 13.22pt **Colours**',
      'rule 0 33.51 to 190 33.51, 0.2',
    ]);
  });

  it('have long titles and articles in their columns', () => {
    const long: CribView = {
      ...crib(1),
      sections: [
        {
          title: 'Brackets '.repeat(12).trim(),
          rules: [{ article: 'C.04.3 5.6.7 b', text: 'Short.' }],
        },
      ],
    };
    expect(bodyLines(cribSheet(long, setting))).toEqual([
      `text 0 7.47 13.22pt **${Array(8).fill('Brackets').join(' ')}**`,
      `text 0 13.07 13.22pt **${Array(4).fill('Brackets').join(' ')}**`,
      'rule 0 14.24 to 190 14.24, 0.2',
      'text 0 18.27 6.26pt **C.04.3 5.6.7 b**',
      'text 19 18.91 11.5pt Short.',
    ]);
  });

  it('name no edition where there is none', () => {
    expect(footers(cribSheet(crib(3, ''), setting))).toEqual([`${FOOT}1 of 1 | Club Open${SEAL}`]);
  });

  it('are in the largest letters in which they fill the page, and no smaller than 6.5 points', () => {
    const told = [1000, 1500, 2000, 4000].map((words) => {
      const lines = bodyLines(cribSheet(crib(words), setting));
      return [lines[3]!.split(' ')[3], lines.at(-1)];
    });
    expect(told).toEqual([
      ['10.75pt', 'rule 0 249.76 to 190 249.76, 0.2'],
      ['9pt', 'rule 0 258.64 to 190 258.64, 0.2'],
      ['7.5pt', 'rule 0 244.1 to 190 244.1, 0.2'],
      ['6.5pt', 'rule 0 349.14 to 190 349.14, 0.2'],
    ]);
  });
});
