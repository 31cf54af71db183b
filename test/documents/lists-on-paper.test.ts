/** Cards, lists and charts with unusual players, and over several pages; letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/layout/sheet.ts';
import { pairingCardsSheet } from '../../src-main/documents/sheets/pairing-cards.ts';
import { certificateSheet } from '../../src-main/documents/sheets/report-certificate.ts';
import { rulesSheet } from '../../src-main/documents/sheets/rules-sheet.ts';
import { scoregroupsSheet } from '../../src-main/documents/sheets/scoregroups.ts';
import { standingsSheet } from '../../src-main/documents/sheets/standings.ts';
import { startPosterSheet } from '../../src-main/documents/sheets/start-poster.ts';
import { wallChartSheet } from '../../src-main/documents/sheets/wall-chart.ts';
import type { PairingCard, PairingCardsView } from '../../src-main/documents/views/pairing-cards-view.ts';
import type {
  PaperSize,
  StandingsView,
  WallCell,
  WallChartView,
} from '../../src-main/documents/views/view.ts';
import { describeBook, matchesGolden } from './goldens.ts';
import { plainFace } from './plain-face.ts';

const IMPRINT = {
  ...{ event: 'Harbour Open', version: 1, issuedAt: '2026-11-15T13:41:07+01:00', draft: false, seal: '' },
};
const on = (size: PaperSize) => ({ size, typeface: plainFace() });
const A4 = on('A4');
const described = (sheets: Readonly<Record<string, Sheet>>) =>
  Object.entries(sheets)
    .map(([name, sheet]) => `${name}\n${describeBook({ title: '', sheets: [sheet] })}`)
    .join('\n');
const wordsOn = (page: readonly Mark[]) =>
  page.filter((mark): mark is TextMark => mark.kind === 'text').map((mark) => textOf(mark));
const LONG = 'Papadimitriou-Konstantinopoulou, Anneli';

const cell = (more: Partial<PairingCard['cells'][number]> = {}): PairingCard['cells'][number] => ({
  ...{ colour: null, opponent: null, label: '', result: '', open: false, float: null, total: '' },
  ...more,
});
const card = (number: number, more: Partial<PairingCard> = {}): PairingCard => ({
  ...{ name: `Player ${number}`, title: null, federation: 'NOR', rating: 2000 + number, number },
  ...{ points: 20, pairingPoints: 20, cells: [cell(), cell(), cell()], due: 'white', strength: 'mild' },
  ...{ difference: '+1', met: [], notes: [], plays: true },
  ...more,
});
const cardsView = (
  cards: readonly PairingCard[],
  more: Partial<PairingCardsView> = {},
): PairingCardsView => ({
  ...{ imprint: IMPRINT, afterRound: 2, openGames: 0, rounds: 3, hasFloats: true, cards },
  ...more,
});

describe('scoregroups by page', () => {
  const pagesWith = (...groups: readonly number[]) => {
    let number = 100;
    const cards = groups.flatMap((count, group) =>
      Array.from({ length: count }, () => card(++number, { pairingPoints: 90 - 10 * group })),
    );
    return scoregroupsSheet(cardsView(cards), A4).pages.map((page) => {
      const words = wordsOn(page);
      return [
        words.find((text) => text.startsWith('Player') && /\d–|r \d{1,2}$/u.test(text)) ?? '',
        ...words.filter((text) => /^[0-9½]+ points?, /u.test(text)),
      ];
    });
  };

  it('are as many as fit; a group goes on over the page under its name', () => {
    // Below the name of its group a page has room for 42 players.
    expect(pagesWith(42)).toEqual([['Players 1–42', '9 points, 42 players']]);
    expect(pagesWith(43)).toEqual([
      ['Players 1–42', '9 points, 43 players'],
      ['Player 43', '9 points, 43 players'],
    ]);
    expect(pagesWith(43, 5)).toEqual([
      ['Players 1–42', '9 points, 43 players'],
      ['Players 43–48', '9 points, 43 players', '8 points, 5 players'],
    ]);
    expect(pagesWith(38, 5)).toEqual([
      ['Players 1–40', '9 points, 38 players', '8 points, 5 players'],
      ['Players 41–43', '8 points, 5 players'],
    ]);
  });

  it('never have the name of a group alone at their end, nor one player of several', () => {
    expect(pagesWith(39, 5)).toEqual([
      ['Players 1–39', '9 points, 39 players'],
      ['Players 40–44', '8 points, 5 players'],
    ]);
    expect(pagesWith(39, 1)).toEqual([['Players 1–40', '9 points, 39 players', '8 points, 1 player']]);
    expect(pagesWith(40, 1)).toEqual([
      ['Players 1–40', '9 points, 40 players'],
      ['Player 41', '8 points, 1 player'],
    ]);
    expect(pagesWith()).toEqual([['']]);
  });
});

describe('cards and lists as they were looked at', () => {
  const floats = [
    cell({ float: 'down', result: '1' }),
    cell({ float: 'up' }),
    cell(),
    cell({ float: 'down' }),
  ];
  const unusual = [
    card(7, { name: LONG, title: 'WGM', due: 'black', strength: 'absolute', met: [3, 12, 140] }),
    card(12, { rating: 0, federation: '', due: null, strength: '', difference: '0', cells: floats }),
    card(0, { plays: false, pairingPoints: 5, points: 5, difference: '' }),
    card(15, { pairingPoints: 30 }),
  ];

  it('scoregroups', () =>
    matchesGolden(
      described({
        'two groups, and somebody who does not play': scoregroupsSheet(
          cardsView([unusual[3]!, unusual[0]!, unusual[1]!, unusual[2]!], { openGames: 2 }),
          A4,
        ),
      }),
      'others/scoregroups-unusual',
    ));

  it('pairing cards', () => {
    const games = [
      cell({ colour: 'white', opponent: 7, result: '1', total: '1' }),
      cell({ colour: 'black', opponent: 1040, result: '½', total: '1½', float: 'up' }),
      cell({ label: 'bye', result: '1', total: '2½' }),
      cell({ colour: 'black', opponent: null, result: '', open: true }),
    ];
    const accelerated = card(21, { pairingPoints: 30, cells: games, notes: ['may have the bye', 'not 12'] });
    const long = 'may have the bye of the round, and the average of the opponents is one that nobody knows';
    return matchesGolden(
      described({
        'five to a column': pairingCardsSheet(cardsView([...unusual, accelerated]), A4),
        'without floats, with much to note': pairingCardsSheet(
          cardsView([card(7, { notes: [long, long] })], { hasFloats: false, openGames: 1 }),
          A4,
        ),
        'of twelve rounds in two bands': pairingCardsSheet(
          cardsView([card(8, { cells: Array.from({ length: 12 }, () => games[0]!) })], { rounds: 12 }),
          on('LETTER'),
        ),
        'of eleven rounds in one': pairingCardsSheet(
          cardsView([card(8, { cells: Array.from({ length: 11 }, () => cell()) })], { rounds: 11 }),
          A4,
        ),
        'of a round robin': pairingCardsSheet(
          cardsView([card(1040, { difference: '', due: null, strength: '', notes: ['free in round 3'] })]),
          A4,
        ),
        'of nobody': pairingCardsSheet(cardsView([], { rounds: 0 }), A4),
      }),
      'others/cards-unusual',
    );
  });

  const standings = (columns: number, rows: number, more: Partial<StandingsView> = {}): StandingsView => ({
    ...{ imprint: IMPRINT, afterRound: 4, openGames: 0 },
    columns: Array.from({ length: columns }, (_, at) => {
      return { code: `BH/C${at}`, name: `Buchholz ${at}`, ranks: at !== 1 };
    }),
    rows: Array.from({ length: rows }, (_, at) => ({
      ...{
        rank: at + 1,
        name: at === 0 ? LONG : `Player ${at}`,
        title: null,
        federation: 'DEN',
        rating: at * 100,
      },
      ...{ points: 35, values: Array.from({ length: columns }, (_, value) => `${value}.5`) },
    })),
    ...more,
  });

  it('standings', () =>
    matchesGolden(
      described({
        'two tie-breaks, one that does not rank': standingsSheet(standings(2, 3, { openGames: 1 }), A4),
        'fourteen tie-breaks': standingsSheet(standings(14, 2), A4),
        nobody: standingsSheet(standings(0, 0), A4),
      }),
      'others/standings-unusual',
    ));

  it('standings leave the line that names the tie-breaks its room', () => {
    // Rows of 5.9 mm at least: 41 fit below it.
    const pagesOf = (players: number) => standingsSheet(standings(1, players), A4).pages.length;
    expect([pagesOf(41), pagesOf(42)]).toEqual([1, 2]);
  });

  it('the poster of a round', () => {
    const head = { imprint: IMPRINT, round: 6 };
    const side = { name: 'X', mark: '', points: 0 };
    const poster = (boards: number, playStarts: string) => ({
      ...{ date: '', rateOfPlay: '', next: null },
      byBoard: {
        ...{ ...head, playStarts, unpaired: [] },
        boards: Array.from({ length: boards }, (_, at) => ({
          board: at + 1,
          white: side,
          black: side,
          result: '',
        })),
      },
      byName: {
        ...{ ...head, playStarts },
        entries: Array.from({ length: 2 * boards }, (_, at) => {
          const initial = String.fromCharCode(65 + (at % 26));
          return {
            name: `${initial}, X`,
            mark: '',
            initial,
            board: 1,
            colour: 'white' as const,
            note: 'plays X',
          };
        }),
      },
    });
    return matchesGolden(
      described({
        'a few boards, without a time': startPosterSheet(poster(12, ''), A4),
        'nobody plays': startPosterSheet(poster(0, '09:30'), A4),
        'pages in two rows, with all that may be known': startPosterSheet(
          {
            ...poster(190, '14:00'),
            ...{ date: '2026/11/15', rateOfPlay: '90 min + 30 s' },
            next: { round: 7, date: '2026/11/16', time: '' },
          },
          A4,
        ),
        'very many pages': startPosterSheet(
          { ...poster(500, '14:00'), next: { round: 7, date: '', time: '' } },
          A4,
        ),
      }),
      'others/start-posters',
    );
  });

  it('rules of more than a page, a title with what follows it', () => {
    const rule = (at: number) => ({ article: `C.${at}`, text: `Rule ${at} of the system.` });
    const sections = [
      { title: 'First', rules: Array.from({ length: 52 }, (_, at) => rule(at)) },
      { title: 'Second', rules: [rule(90), rule(91)] },
    ];
    const view = { imprint: IMPRINT, system: 'Own', edition: 'of 2026', isWhole: true, sections };
    const pages = (count: number) =>
      rulesSheet(
        { ...view, sections: [{ ...sections[0]!, rules: sections[0]!.rules.slice(0, count) }, sections[1]!] },
        A4,
      )
        .pages.map((page) =>
          wordsOn(page).filter((text) => /^(?:First|Second|Rule \d+ of the system\.)$/u.test(text)),
        )
        .map((words) => [words[0], words.at(-1), words.length]);
    // Titles are 20.2 points high and rules 13.3, on a page of 734.9.
    expect([50, 51, 52].map(pages)).toEqual([
      [['First', 'Rule 91 of the system.', 54]],
      [
        ['First', 'Rule 90 of the system.', 54],
        ['Rule 91 of the system.', 'Rule 91 of the system.', 1],
      ],
      [
        ['First', 'Rule 51 of the system.', 53],
        ['Second', 'Rule 91 of the system.', 3],
      ],
    ]);
    return matchesGolden(
      described({
        whole: rulesSheet(view, A4),
        short: rulesSheet({ ...view, isWhole: false, sections: [] }, A4),
      }),
      'others/rules-unusual',
    );
  });
});

describe('wall charts as they were looked at', () => {
  const game = (more: Partial<WallCell> = {}): WallCell => ({
    ...{ colour: 'white', opponent: 12, label: '', result: '1', open: false },
    ...more,
  });
  const cells = (rounds: number) =>
    Array.from(
      { length: rounds },
      (_, at) =>
        [
          game(),
          game({ colour: 'black', opponent: 140, result: '½F' }),
          game({ colour: null, opponent: null, label: 'half-point bye', result: '½' }),
          game({ open: true, result: '' }),
          game({ colour: null, opponent: null, result: '' }),
          game({ opponent: null, result: '0' }),
        ][at % 6]!,
    );
  const chart = (rounds: number, rows: number, more: Partial<WallChartView> = {}): WallChartView => ({
    ...{ imprint: IMPRINT, afterRound: 2, openGames: 1, rounds },
    rows: Array.from({ length: rows }, (_, at) => ({
      ...{
        number: at + 11,
        name: at === 0 ? LONG : `Player ${at}`,
        title: null,
        federation: 'DEN',
        rating: 1800,
      },
      ...{ points: 15, rank: at + 11, cells: cells(rounds) },
    })),
    ...more,
  });

  it('in bands, by rank, with players who never came', () => {
    const late = chart(6, 2).rows.map((row, at) => ({ ...row, number: 0, rank: at === 0 ? 0 : 9 }));
    return matchesGolden(
      described({
        'six rounds': wallChartSheet(chart(6, 2), A4),
        'by rank': wallChartSheet(chart(2, 2), A4, 'swiss-crosstable'),
        'by rank that players share': wallChartSheet(
          chart(2, 2, { rows: chart(2, 2).rows.map((row) => ({ ...row, rank: 11 })) }),
          A4,
          'swiss-crosstable',
        ),
        'without numbers': wallChartSheet(chart(6, 2, { rows: late }), A4),
        'twenty rounds in bands': wallChartSheet(chart(20, 2), A4),
        nobody: wallChartSheet(chart(3, 0), A4),
      }),
      'others/wall-charts-unusual',
    );
  });

  it('have at most thirty rows on A4 and Letter, and are turned or in two blocks on a poster where that is larger', () => {
    const laid = (size: PaperSize, rows: number, kind: 'wall-chart' | 'wall-poster' = 'wall-chart') => {
      const { paper, pages } = wallChartSheet(chart(5, rows), on(size), kind);
      return [
        paper.width > paper.height ? 'across' : 'upright',
        pages.length,
        Math.round(paper.scale * 100) / 100,
      ];
    };
    expect([laid('A4', 30), laid('A4', 31), laid('LETTER', 61), laid('A3', 31)]).toEqual([
      ['across', 1, 1],
      ['across', 2, 1.35],
      ['across', 3, 1.24],
      ['across', 1, 1.41],
    ]);
    expect([20, 60, 120].map((rows) => laid('A1', rows, 'wall-poster'))).toEqual([
      ['across', 1, 3.85],
      ['upright', 1, 2.31],
      ['across', 1, 1.67],
    ]);
    // On A2 nothing is in blocks: long names would be too small.
    expect([60, 120].map((rows) => laid('A2', rows, 'wall-poster'))).toEqual([
      ['upright', 1, 1.63],
      ['upright', 2, 1.63],
    ]);
  });
});

it('a certificate has at its top what is on its next page, never a title alone at the end', () => {
  const line = (place: string, text: string, isDetail = false) => ({ place, text, isDetail });
  const pages = (lines: number) =>
    certificateSheet(
      {
        ...{
          event: 'Open',
          checkedAt: IMPRINT.issuedAt,
          facts: [{ label: 'File', value: '' }],
          verdict: 'Well.',
        },
        sections: [
          { title: 'Lines', lines: Array.from({ length: lines }, (_, at) => line(`${at}`, 'x')) },
          { title: 'Rounds', lines: [line('Round 2', 'y'), line('', 'z', true)] },
        ],
        closing: 'Nothing else.',
      },
      A4,
    ).pages.map((page) => wordsOn(page).slice(2, -2));
  const ends = (lines: number) => pages(lines).map((words) => [words[0], words.at(-1)]);
  expect(ends(36)).toEqual([
    ['File', 'y'],
    ['z', 'Nothing else.'],
  ]);
  // The title has room, and the line below it has not.
  expect(ends(37)).toEqual([
    ['File', 'x'],
    ['Rounds', 'Nothing else.'],
  ]);
  expect(ends(39)).toEqual([
    ['File', 'x'],
    ['Rounds', 'Nothing else.'],
  ]);
  expect(pages(40)[1]!.slice(0, 3)).toEqual(['39', 'x', 'Rounds']);
});
