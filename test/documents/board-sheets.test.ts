/** Boards that a version changes, and why boards are what they are, mark by mark (marks.ts). */
import { describe, expect, it } from 'vitest';
import { changedBoardsSheet } from '../../src-main/documents/sheets/changed-boards.ts';
import { explanationsSheet } from '../../src-main/documents/sheets/explanations.ts';
import type { ChangedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import type { ExplanationsView } from '../../src-main/documents/views/explanations-view.ts';
import { IMPRINT } from './club-open.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
/** Letters in which every text is as small as its space makes it. */
const wide = { size: 'A4', typeface: plainFace(8) } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));
const FOOT = 'Version 3, issued Sun 15 Nov 2026 13:41 | Part 2, page 1 of 1 | ';
const SEAL = ' | Seal abcd · Code A.1';

describe('changed boards', () => {
  const named = (name: string, mark = '') => ({ name, mark });
  const TURNED: ChangedBoardsView['boards'][number] = {
    board: 5,
    now: { white: named('Ada, A', 'NOR'), black: named('Bo, B') },
    before: { white: named('Bo, B'), black: named('Ada, A', 'NOR') },
  };
  const view: ChangedBoardsView = {
    ...{ imprint: IMPRINT, round: 3, playStarts: '', formerVersion: 2 },
    boards: [
      TURNED,
      { board: 7, now: null, before: { white: named('Cy, C'), black: named('Di, D', 'SWE 1900') } },
      { board: 12, now: { white: named('Cy, C'), black: named('Eve, E') }, before: null },
    ],
    unpaired: [
      { name: 'Di, D', reason: 'absent' },
      { name: 'Flo, F', reason: 'half-point bye' },
    ],
  };

  it('say who plays there now, who did before, which boards are new or gone, and who has no game', () => {
    const sheet = changedBoardsSheet(view, setting);
    expect(sheet.title).toBe('Round 3, Changed boards');
    expect(headings(sheet)).toEqual([
      'Club Open, changed boards | Round 3 | 3 boards changed | replaces version 2',
    ]);
    expect(footers(sheet)).toEqual([`${FOOT}All other boards stay as they are.${SEAL}`]);
    expect(bodyLines(sheet, 0, 'wall')).toEqual([
      'text 3.3 5.76 12pt **Board**',
      'box 19.17 2.9 2.71 by 2.71, 0.34',
      'text 23.53 5.76 12pt **White**',
      'box 102.67 2.9 2.71 by 2.71, 0.34 filled',
      'text 107.03 5.76 12pt **Black**',
      'rule 0 8.5 to 186 8.5, 0.4',
      'text 8.71 17.66 25pt **5**',
      'text 19 16.65 17pt **Ada**, A (NOR)',
      'text 102.5 16.65 17pt **Bo**, B',
      'text 2.36 23.5 11pt before',
      'text 19 23.5 11pt Bo, B',
      'text 102.5 23.5 11pt Ada, A (NOR)',
      'rule 0 25.5 to 186 25.5, 0.6',
      'text 8.71 34.66 25pt **7**',
      'text 19 33.65 17pt no longer a game at this board',
      'text 2.36 40.5 11pt before',
      'text 19 40.5 11pt Cy, C',
      'text 102.5 40.5 11pt Di, D (SWE 1900)',
      'rule 0 42.5 to 186 42.5, 0.2',
      'text 3.42 51.66 25pt **12**',
      'text 19 50.65 17pt **Cy**, C',
      'text 102.5 50.65 17pt **Eve**, E',
      'text 2.36 57.5 11pt before',
      'text 19 57.5 11pt no such board',
      'rule 0 59.5 to 186 59.5, 0.2',
      'text 0 66.26 14pt **No game**',
      'text 0 73.26 14pt Di, D: absent',
      'text 0 81.26 14pt Flo, F: half-point bye',
    ]);
  });

  it('keep every text in its column', () => {
    expect(wordsIn(bodyLines(changedBoardsSheet(view, wide), 0, 'wall'))).toEqual([
      'text 0 4.49 1.89pt **Board**',
      'text 23.53 5.37 8.85pt **White**',
      'text 107.03 5.37 8.85pt **Black**',
      'text 0 15.55 8.27pt **5**',
      'text 19 13.66 9.95pt **Ada**, A',
      'text 19 17.87 9.95pt (NOR)',
      'text 102.5 16.1 12.62pt **Bo**, B',
      'text 0 22.32 1.65pt before',
      'text 19 23.5 11pt Bo, B',
      'text 102.5 21.63 5.65pt Ada, A',
      'text 102.5 24.02 5.65pt (NOR)',
      'text 0 32.55 8.27pt **7**',
      'text 19 30.76 8.76pt no longer a game',
      'text 19 34.47 8.76pt at this board',
      'text 0 39.32 1.65pt before',
      'text 19 40.5 11pt Cy, C',
      'text 102.5 38.63 5.65pt Di, D (SWE',
      'text 102.5 41.02 5.65pt 1900)',
      'text 0 49.03 4.13pt **12**',
      'text 19 50.1 12.62pt **Cy**, C',
      'text 102.5 47.46 12.25pt **Eve**,',
      'text 102.5 52.64 12.25pt E',
      'text 0 56.32 1.65pt before',
      'text 19 55.63 5.65pt no such',
      'text 19 58.02 5.65pt board',
      'text 0 66.26 14pt **No game**',
      'text 0 72.99 11.85pt Di, D: absent',
      'text 0 78.69 9.45pt Flo, F: half-',
      'text 0 82.69 9.45pt point bye',
    ]);
  });

  /** Boards and players without a game of each page, `13+1`; `-` for a heading above the players. */
  const pages = (boards: number, unpaired: number) => {
    const sheet = changedBoardsSheet(
      {
        ...view,
        boards: Array.from({ length: boards }, (_, at) => ({ ...TURNED, board: at + 3 })),
        unpaired: Array.from({ length: unpaired }, (_, at) => ({ name: `P${at}`, reason: 'absent' })),
      },
      setting,
    );
    return sheet.pages.map((_, page) => {
      const lines = bodyLines(sheet, page, 'wall');
      const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
      return `${count(/ 25pt /u)}+${count(/: absent/u)}${count(/No game/u) === 0 ? '' : '-'}`;
    });
  };

  it('are thirteen on a page, and whole groups of five where there are more pages', () => {
    expect(pages(13, 0)).toEqual(['13+0']);
    expect(pages(14, 0)).toEqual(['10+0', '4+0']);
    expect(pages(28, 0)).toEqual(['10+0', '10+0', '8+0']);
  });

  it('have players without a game under the last board where there is room, on pages of their own otherwise', () => {
    expect(pages(13, 1)).toEqual(['13+1-']);
    expect(pages(13, 2)).toEqual(['13+0', '0+2-']);
    expect(pages(14, 3)).toEqual(['10+0', '4+3-']);
    expect(pages(0, 29)).toEqual(['0+29-']);
    expect(pages(1, 40)).toEqual(['1+0', '0+29-', '0+11-']);
    expect(pages(0, 0)).toEqual(['0+0']);
  });
});

describe('explanations', () => {
  const side = (name: string, points: number, mark = '') => ({ name, mark, points });
  type Board = ExplanationsView['boards'][number];
  const board = (number: number | null, more: Partial<Board> = {}): Board => ({
    board: number,
    white: side('Ada, A', 15, 'NOR'),
    black: number === null ? null : side('Bo, B', 10),
    sentence: 'They are the only two of their score.',
    ...{ colourSentence: 'Ada, A had Black.', colourArticle: 'E.4', wishes: [], rows: [] },
    ...more,
  });
  const view = (...boards: readonly Board[]): ExplanationsView => ({
    ...{ imprint: IMPRINT, round: 4, playStarts: '', system: 'FIDE (Dutch), C.04.3 of 2026' },
    boards,
  });
  const rows: Board['rows'] = [
    { id: 'C6', label: 'downfloaters', value: '1', article: 'C.6', perfect: false },
    { id: 'C7', label: 'scores of downfloaters', value: '0', article: 'C.7', perfect: true },
  ];

  it('have for each board both players with points, the sentences and the wishes; of a bye no colour', () => {
    const sheet = explanationsSheet(
      view(
        board(7),
        board(12, {
          colourSentence: '',
          sentence: 'word '.repeat(50).trim(),
          wishes: ['Ada wished to play Cy.', 'Not met: club.'],
        }),
        board(null, { sentence: 'Last of the lowest bracket.' }),
      ),
      setting,
    );
    expect(sheet.title).toBe('Round 4, Explanations');
    expect(headings(sheet)).toEqual(['Round 4 | explanations, Club Open | Boards 7–12']);
    expect(footers(sheet)).toEqual([`${FOOT}FIDE (Dutch), C.04.3 of 2026${SEAL}`]);
    expect(bodyLines(sheet)).toEqual([
      'text 7.4 6.39 17pt **7**',
      'box 16.18 2.84 2.82 by 2.82, 0.35',
      'text 21.41 5.82 12.5pt **Ada**, A (NOR) 1½',
      'box 105.18 2.84 2.82 by 2.82, 0.35 filled',
      'text 110.41 5.82 12.5pt **Bo**, B 1',
      'text 16 11.88 11pt They are the only two of their score.',
      'text 16 16.01 9.5pt Ada, A had Black. (E.4)',
      'rule 0 20.68 to 190 20.68, 0.15',
      'text 3.8 27.07 17pt **12**',
      'box 16.18 23.52 2.82 by 2.82, 0.35',
      'text 21.41 26.5 12.5pt **Ada**, A (NOR) 1½',
      'box 105.18 23.52 2.82 by 2.82, 0.35 filled',
      'text 110.41 26.5 12.5pt **Bo**, B 1',
      'text 16 32.56 11pt word word word word word word word word word word word word word word word word word word word word',
      'text 16 37.22 11pt word word word word word word word word word word word word word word word word word word word word',
      'text 16 41.87 11pt word word word word word word word word word word',
      'text 16 46 9.5pt Ada wished to play Cy.',
      'text 16 50.02 9.5pt Not met: club.',
      'rule 0 54.69 to 190 54.69, 0.15',
      'text 16 60.52 12.5pt **Ada**, A (NOR) 1½',
      'text 16 66.57 11pt Last of the lowest bracket.',
      'rule 0 71.35 to 190 71.35, 0.15',
    ]);
  });

  it('of one board have the rows of its bracket, and its number in the title', () => {
    const sheet = explanationsSheet(view(board(7, { rows })), setting);
    expect(sheet.title).toBe('Round 4, Board 7, Explanations');
    expect(headings(sheet)).toEqual(['Round 4 | explanations, Club Open | Board 7']);
    expect(bodyLines(sheet).slice(7)).toEqual([
      'text 16 24.87 9.5pt **Rule**',
      'text 38 24.87 9.5pt **What**',
      'text 155.95 24.87 9.5pt **Value**',
      'text 170 24.87 9.5pt **Article**',
      'rule 16 26.68 to 190 26.68, 0.35',
      'text 16 30.87 9.5pt **C6**',
      'text 38 30.87 9.5pt downfloaters',
      'text 164.32 30.87 9.5pt 1',
      'text 170 30.87 9.5pt C.6',
      'rule 16 32.68 to 190 32.68, 0.15',
      'text 16 36.87 9.5pt **C7**',
      'text 38 36.87 9.5pt scores of downfloaters',
      'text 164.32 36.87 9.5pt 0',
      'text 170 36.87 9.5pt C.7',
      'rule 16 38.68 to 190 38.68, 0.15',
      'rule 0 42.68 to 190 42.68, 0.15',
    ]);
  });

  it('of one board have its wishes above the rows', () => {
    const wishes = ['Ada wished to play Cy.', 'Not met: club.'];
    expect(
      bodyLines(explanationsSheet(view(board(7, { rows: rows.slice(1), wishes })), setting)).slice(6),
    ).toEqual([
      'text 16 16.01 9.5pt Ada, A had Black. (E.4)',
      'text 16 20.03 9.5pt Ada wished to play Cy.',
      'text 16 24.05 9.5pt Not met: club.',
      'text 16 32.92 9.5pt **Rule**',
      'text 38 32.92 9.5pt **What**',
      'text 155.95 32.92 9.5pt **Value**',
      'text 170 32.92 9.5pt **Article**',
      'rule 16 34.72 to 190 34.72, 0.35',
      'text 16 38.92 9.5pt **C7**',
      'text 38 38.92 9.5pt scores of downfloaters',
      'text 164.32 38.92 9.5pt 0',
      'text 170 38.92 9.5pt C.7',
      'rule 16 40.72 to 190 40.72, 0.15',
      'rule 0 44.72 to 190 44.72, 0.15',
    ]);
  });

  it('of the bye alone say so in the title, and name no board', () => {
    const sheet = explanationsSheet(view(board(null, { rows: rows.slice(1) })), setting);
    expect(sheet.title).toBe('Round 4, bye, Explanations');
    expect(headings(sheet)).toEqual(['Round 4 | explanations, Club Open']);
    expect(bodyLines(sheet)).toEqual([
      'text 16 5.82 12.5pt **Ada**, A (NOR) 1½',
      'text 16 11.88 11pt They are the only two of their score.',
      'text 16 20.85 9.5pt **Rule**',
      'text 38 20.85 9.5pt **What**',
      'text 155.95 20.85 9.5pt **Value**',
      'text 170 20.85 9.5pt **Article**',
      'rule 16 22.66 to 190 22.66, 0.35',
      'text 16 26.85 9.5pt **C7**',
      'text 38 26.85 9.5pt scores of downfloaters',
      'text 164.32 26.85 9.5pt 0',
      'text 170 26.85 9.5pt C.7',
      'rule 16 28.66 to 190 28.66, 0.15',
      'rule 0 32.66 to 190 32.66, 0.15',
    ]);
  });

  it('say that the program does not know the system', () => {
    const sheet = explanationsSheet(view(), setting);
    expect([sheet.title, ...headings(sheet)]).toEqual([
      'Round 4, Explanations',
      'Round 4 | explanations, Club Open',
    ]);
    expect(bodyLines(sheet)).toEqual([
      'text 0 8 11pt The system that paired this round is not one that the program knows.',
    ]);
  });

  it('give a name that is too long for its half two lines, and all below them more room', () => {
    const long = side('Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine', 15);
    const HEAD = ['text 7.4 8.89 17pt **7**', 'box 16.18 5.34 2.82 by 2.82, 0.35'];
    const black = 'box 105.18 5.34 2.82 by 2.82, 0.35 filled';
    expect(bodyLines(explanationsSheet(view(board(7, { white: long })), setting))).toEqual([
      ...HEAD,
      'text 21.41 5.85 10.49pt **Wolfeschlegelsteinhausenbergerdorff**,',
      'text 21.41 10.29 10.49pt Hubert Blaine 1½',
      black,
      'text 110.41 8.32 12.5pt **Bo**, B 1',
      'text 16 16.88 11pt They are the only two of their score.',
      'text 16 21.01 9.5pt Ada, A had Black. (E.4)',
      'rule 0 25.68 to 190 25.68, 0.15',
    ]);
    expect(bodyLines(explanationsSheet(view(board(7, { black: long })), setting)).slice(0, 7)).toEqual([
      ...HEAD,
      'text 21.41 8.32 12.5pt **Ada**, A (NOR) 1½',
      black,
      'text 110.41 5.85 10.49pt **Wolfeschlegelsteinhausenbergerdorff**,',
      'text 110.41 10.29 10.49pt Hubert Blaine 1½',
      'text 16 16.88 11pt They are the only two of their score.',
    ]);
  });

  it('keep every text in its column', () => {
    const lines = bodyLines(explanationsSheet(view(board(1234, { rows: rows.slice(0, 1) })), wide));
    expect(wordsIn(lines)).toEqual([
      'text 0 6.95 1.62pt **1234**',
      'text 21.41 4.06 9.06pt **Ada**, A',
      'text 21.41 7.89 9.06pt (NOR)',
      'text 21.41 11.72 9.06pt 1½',
      'text 110.41 5.68 12.5pt **Bo**,',
      'text 110.41 10.97 12.5pt B 1',
      'text 16 16.88 11pt They are the',
      'text 16 21.54 11pt only two of',
      'text 16 26.19 11pt their score.',
      'text 16 30.32 9.5pt Ada, A had',
      'text 16 34.34 9.5pt Black. (E.4)',
      'text 16 42.39 2.95pt **Rule**',
      'text 38 43.21 9.5pt **What**',
      'text 146 42.31 2.36pt **Value**',
      'text 170 42.23 1.69pt **Article**',
      'text 16 48.76 5.91pt **C6**',
      'text 38 48.8 6.26pt downfloaters',
      'text 152.59 49.21 9.5pt 1',
      'text 170 48.61 4.72pt C.6',
    ]);
  });

  it('fill their pages alike, and tear no board apart', () => {
    const right = (...boards: readonly Board[]) =>
      headings(explanationsSheet(view(...boards), setting)).map((heading) => heading.split(' | ').at(-1));
    const many = (count: number) => right(...Array.from({ length: count }, (_, at) => board(at + 3)));
    expect(many(12)).toEqual(['Boards 3–14']);
    expect(many(13)).toEqual(['Boards 3–9', 'Boards 10–15']);
    expect(many(30)).toEqual(['Boards 3–12', 'Boards 13–22', 'Boards 23–32']);
    const long = { sentence: 'word '.repeat(1200).trim() };
    expect(right(board(3, long), board(4))).toEqual(['Board 3', 'Board 4']);
  });
});
