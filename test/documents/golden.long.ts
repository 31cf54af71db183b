/** Documents on other papers than A4, drafts, changed boards and explanations, compared with the files in golden/ (goldens.ts). */
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { changedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import { explanationsView } from '../../src-main/documents/views/explanations-view.ts';
import type { Book } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { blankPlayer } from '../../src-engine/index.ts';
import { republished } from '../../tools/looks/field.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';
import { bookOn, describeBook, kindsOf, matchesGolden, paired, swiss } from './goldens.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

describe('sheets as they were looked at', () => {
  // On A4 they are in golden-*.test.ts.
  for (const kind of kindsOf('round', 'standings', 'pack', 'event')) {
    for (const paper of DOCUMENTS[kind].papers.filter((size) => size !== 'A3' && size !== 'A4'))
      it(`${kind} on ${paper}`, async () => {
        await matchesGolden(describeBook(bookOn(kind, paper, face)), `${kind}.${paper}`);
      });

    it.runIf(DOCUMENTS[kind].papers.includes('A3'))(`${kind} on A3 holds no less than on A4`, () => {
      const pages = ({ sheets }: Book): number => sheets.reduce((sum, sheet) => sum + sheet.pages.length, 0);
      const large = bookOn(kind, 'A3', face);
      expect(pages(large)).toBeLessThanOrEqual(pages(bookOn(kind, 'A4', face)));
      for (const { paper } of large.sheets) {
        const sides = [paper.width * paper.scale, paper.height * paper.scale].toSorted((a, b) => a - b);
        expect(sides.map((side) => Math.round((side * 25.4) / 72))).toEqual([297, 420]);
      }
    });
  }

  it('a draft', async () => {
    const meta = { ...META, draft: true, version: 0 };
    const book = bookOf(
      { kind: 'pairings-by-name', paper: 'A4', round: 5 },
      { tournament: swiss, meta, log: [] },
      face,
    );
    await matchesGolden(describeBook(book), 'draft.A4');
  });
});

describe('the boards that a newer version changes', () => {
  const { tournament, former } = republished(swiss);
  const meta = { ...META, version: 2 };
  const view = changedBoardsView(tournament, 5, former, meta);

  it('are those with another pair, and players who have no game any more', () => {
    expect(view.boards.map(({ board }) => board)).toEqual([1, 2]);
    const nameOf = (player: number): string => tournament.players.find(({ id }) => id === player)!.name;
    const namesOf = (pairs: readonly { readonly white: number; readonly black: number }[]) =>
      pairs.slice(0, 2).map(({ white, black }) => [nameOf(white), nameOf(black)]);
    expect(view.boards.map(({ now }) => [now!.white.name, now!.black.name])).toEqual(
      namesOf(tournament.rounds[4]!.boards),
    );
    expect(view.boards.map(({ before }) => [before!.white.name, before!.black.name])).toEqual(
      namesOf(former!.pairs),
    );
    // The others without a game had none in the version before either.
    const were = new Set(former!.unpaired.map(({ player }) => player));
    const now = tournament.rounds[4]!.unpaired.filter(({ player }) => !were.has(player));
    expect(now).toHaveLength(1);
    expect(view.unpaired).toEqual([{ name: nameOf(now[0]!.player), reason: 'half-point bye' }]);
  });

  it('are all where nobody knows the version before, and none where it was the same', () => {
    const { boards } = tournament.rounds[4]!;
    expect(changedBoardsView(tournament, 5, null, meta).boards).toHaveLength(boards.length);
    const same = { version: 1, pairs: boards, unpaired: tournament.rounds[4]!.unpaired };
    expect(changedBoardsView(tournament, 5, same, meta)).toMatchObject({ boards: [], unpaired: [] });
  });

  it('name boards that are new or gone', () => {
    const { boards, unpaired } = tournament.rounds[4]!;
    const more = [...boards, { white: 91, black: 92 }].map(({ white, black }) => ({ white, black }));
    const fewer = changedBoardsView(
      { ...tournament, players: [...tournament.players, blankPlayer(91, 'X'), blankPlayer(92, 'Y')] },
      5,
      { version: 1, pairs: more, unpaired },
      meta,
    );
    expect(fewer.boards).toMatchObject([{ board: boards.length + 1, now: null }]);
    const { boards: added } = changedBoardsView(
      tournament,
      5,
      { version: 1, pairs: boards.slice(0, -1), unpaired },
      meta,
    );
    expect(added).toMatchObject([{ board: boards.length, before: null }]);
  });

  for (const paper of ['A4', 'LETTER'] as const)
    it(`on ${paper}`, async () => {
      const book = bookOf(
        { kind: 'changed-boards', paper, round: 5 },
        { tournament, meta, log: [], former },
        face,
      );
      await matchesGolden(describeBook(book), `changed-boards.${paper}`);
    });
});

describe('the explanation of a round', () => {
  const view = (board: number | null | 'all') => explanationsView(paired, 5, board, META);

  it('has a sentence for every board and for the bye', () => {
    const { boards, system } = view('all');
    expect(boards.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6, null]);
    for (const { sentence, rows } of boards) {
      expect(sentence).not.toBe('');
      expect(rows).toEqual([]);
    }
    expect(system).toContain('FIDE (Dutch) System');
  });

  it('has the rules of the bracket where one board, or the bye, is asked for', () => {
    expect(view(3).boards).toMatchObject([{ board: 3, colourArticle: expect.any(String) as string }]);
    expect(view(3).boards[0]!.rows.map(({ id }) => id)).toContain('C12');
    expect(view(null).boards).toMatchObject([{ board: null, black: null }]);
  });

  it('is empty, with a sentence on the page, where the system is not known', () => {
    const rounds = paired.rounds.map((round) => ({ ...round, system: 'swiss-of-atlantis' }));
    const unknown = { ...paired, rounds };
    expect(explanationsView(unknown, 5, 'all', META).boards).toEqual([]);
    const book = bookOf(
      { kind: 'explanations', paper: 'A4', round: 5 },
      { tournament: unknown, meta: META, log: [] },
      face,
    );
    expect(describeBook(book)).toContain('not one that the program knows');
  });
});
