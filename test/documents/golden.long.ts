/**
 * What every document puts where, compared with the files in golden/. After a wanted change look at the PDF, then
 * write them anew: npx vitest run --project node --project long test/documents -u
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { changedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import { explanationsView } from '../../src-main/documents/views/explanations-view.ts';
import type { Book, Mark, Run, Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { LogLine } from '../../src-main/documents/views/view.ts';
import { DOCUMENT_KINDS, type DocumentKind, type PaperSize } from '../../src-main/ipc/contract.ts';
import { blankPlayer, pairingTaskOf, systemOf, type Tournament } from '../../src-engine/index.ts';
import { normField, republished } from '../../tools/looks/field.ts';
import { fieldOf, FOREIGN_NAMES, LONG_NAMES, META } from './field.ts';
import { typeface } from './fonts.ts';
import { roundRobinOf } from './round-robin.ts';

const NAMES = [LONG_NAMES[0], FOREIGN_NAMES[0], FOREIGN_NAMES[5]];
const swiss = fieldOf({ players: 13, played: 4, rounds: 6, next: true, names: NAMES });
/** The same with its last round paired by the system. */
const paired = pairedAnew(swiss, 5);
/** Women, two categories of the event and somebody in none of them; the first two of each have the same result so far. */
const categorised: Tournament = {
  ...swiss,
  players: swiss.players.map((player) => ({
    ...player,
    sex: player.tpn % 3 === 2 ? 'w' : 'm',
    category: ['', 'U16', 'S60'][player.tpn % 3]!,
  })),
};
const LOG: readonly LogLine[] = [
  {
    seq: 41,
    kind: 'incident-noted',
    at: '2026-11-15T13:41:07+01:00',
    actor: 'CA',
    title: 'Round 5 published',
    detail: 'version 1, 5 boards, checked by 2 methods',
    integrity: false,
    undone: false,
    seal: '4f2a91c0',
  },
  {
    seq: 42,
    kind: 'tie-settled',
    at: '2026-11-15T13:59:30+01:00',
    actor: 'Desk',
    title: 'Player withdrawn',
    detail: 'Čermin, Ana from round 6, '.repeat(6),
    integrity: true,
    undone: true,
    seal: '07bb1d2e',
  },
];

function pairedAnew(tournament: Tournament, round: number): Tournament {
  const past = { ...tournament, rounds: tournament.rounds.slice(0, round - 1) };
  const task = pairingTaskOf(past, round, { participants: 'declared' });
  const made = task.ok ? systemOf('dutch-2026')!.pair(task.value) : task;
  if (!made.ok) throw new Error(made.failure.code);
  const { pairs, bye } = made.value;
  const boards = pairs.map((pair) => ({ ...pair, result: 'open' as const, ratedAs: null }));
  const unpaired = bye === null ? [] : [{ player: bye, kind: 'pab' as const }];
  return { ...past, rounds: [...past.rounds, { ...tournament.rounds[round - 1]!, boards, unpaired }] };
}

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

/** `**bold**`, `~second font~` */
function wordsOf({ text, bold, family }: Run): string {
  const inFont = family === 'NotoSans' ? text : `~${text}~`;
  return bold ? `**${inFont}**` : inFont;
}

const n = (value: number): string => value.toFixed(1);

function lineOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return `text${mark.turned ? ' turned' : ''} ${n(mark.x)} ${n(mark.baseline)} ${n(mark.size)}pt ${mark.runs.map(wordsOf).join('')}`;
    case 'rule': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      const dash = mark.dashed ? ' dashed' : '';
      return `rule ${n(x1)} ${n(y1)} to ${n(x2)} ${n(y2)}, ${mark.thickness.toFixed(2)}${dash}`;
    }
    case 'box':
      return `box ${n(mark.x)} ${n(mark.y)} ${n(mark.width)} by ${n(mark.height)}${mark.filled ? ' filled' : ''}`;
    case 'outline':
      return `outline ${mark.points.length} points`;
  }
}

/** Sheets one after the other. */
function describeBook({ sheets }: Book): string {
  return sheets.map(describeSheet).join('\n');
}

function describeSheet({ title, paper, pages }: Sheet): string {
  const head = `${title}: ${n(paper.width)} by ${n(paper.height)}, scale ${paper.scale.toFixed(3)}`;
  const body = pages.map((marks, index) => [`page ${index + 1}`, ...marks.map(lineOf)].join('\n'));
  return `${[head, ...body].join('\n\n')}\n`;
}

/**
 * A golden that is missing is written only when asked for, with -u: a sheet that nobody looked at is no golden, and one
 * without a line of text shows nothing.
 */
async function matchesGolden(text: string, name: string): Promise<void> {
  const lines = text.match(/^text /gmu)?.length ?? 0;
  expect(lines, `${name} shows nothing: give it an event in eventWith`).toBeGreaterThan(10);
  const file = `golden/${name}.txt`;
  const isThere = existsSync(join(import.meta.dirname, file));
  const isUpdate = expect.getState().snapshotState.snapshotUpdateState === 'all';
  expect(isThere || isUpdate, `${file} is missing: look at the sheet, then write it with -u`).toBe(true);
  await expect(text).toMatchFileSnapshot(file);
}

/** An event that the document can be made of. */
function eventWith(kind: DocumentKind): Tournament {
  switch (kind) {
    case 'norm-certificates':
      return normField([...NAMES, ...FOREIGN_NAMES]);
    case 'crosstable':
      return roundRobinOf(8, 1, NAMES);
    case 'category-standings':
    case 'players-by-category':
      return categorised;
    default:
      return swiss;
  }
}

describe('sheets as they were looked at', () => {
  // The changed boards need a version before: below. A set is made of sheets that are here: print-run.test.ts.
  for (const kind of DOCUMENT_KINDS.filter((one) => one !== 'changed-boards' && one !== 'print-run')) {
    const onPaper = (paper: PaperSize): Book => {
      const tournament = eventWith(kind);
      expect(whyUnavailable(kind, tournament, null)).toBe('');
      return bookOf({ kind, paper, round: null }, { tournament, meta: META, log: LOG }, face);
    };
    for (const paper of DOCUMENTS[kind].papers.filter((size) => size !== 'A3'))
      it(`${kind} on ${paper}`, async () => {
        await matchesGolden(describeBook(onPaper(paper)), `${kind}.${paper}`);
      });

    it.runIf(DOCUMENTS[kind].papers.includes('A3'))(`${kind} on A3 holds no less than on A4`, () => {
      const pages = ({ sheets }: Book): number => sheets.reduce((sum, sheet) => sum + sheet.pages.length, 0);
      expect(pages(onPaper('A3'))).toBeLessThanOrEqual(pages(onPaper('A4')));
      for (const { paper } of onPaper('A3').sheets) {
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
