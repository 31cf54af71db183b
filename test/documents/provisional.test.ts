import { beforeAll, describe, expect, it } from 'vitest';
import { standingsOf, type GameResult, type Tournament } from '../../src-engine/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, contentFor, whyUnavailable } from '../../src-main/documents/book.ts';
import { staticPages } from '../../src-main/documents/pages/static-pages.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { crosstableSheet, standingsSheet } from '../../src-main/files/sheets.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { roundRobinOf } from './round-robin.ts';

/** The same event with this result on board 2 of its last round. */
function with2(tournament: Tournament, result: GameResult): Tournament {
  const last = tournament.rounds.at(-1)!;
  const boards = last.boards.map((board, at) => (at === 1 ? { ...board, result } : board));
  return { ...tournament, rounds: [...tournament.rounds.slice(0, -1), { ...last, boards }] };
}

const EVENTS = {
  swiss: fieldOf({ players: 13, played: 6, rounds: 6 }),
  'round robin': roundRobinOf(6, 1),
} as const;

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

/** What stands on each page that shows a rank or points. */
function pagesOf(kind: DocumentKind, tournament: Tournament): readonly string[] {
  const round = tournament.rounds.length;
  const content = { tournament: contentFor(kind, tournament), meta: META, log: [] };
  return bookOf({ kind, round, paper: 'A4' }, content, face).sheets.flatMap(({ pages }) =>
    pages.map((marks) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? mark.runs.map(({ text }) => text) : [])).join(' '),
    ),
  );
}

const AFTER_ROUND = DOCUMENT_KINDS.filter((kind) => DOCUMENTS[kind].group === 'standings');

describe('C.04.2 3.1 standings are final only when every game has its result', () => {
  for (const [name, event] of Object.entries(EVENTS))
    for (const open of ['open', 'adjourned'] as const) {
      const waiting = with2(event, open);
      for (const kind of AFTER_ROUND.filter((each) => whyUnavailable(each, event, null) === ''))
        it(`${name}: every page of the ${kind} says that it is provisional while a game is ${open}`, () => {
          const pages = pagesOf(kind, waiting);
          expect(pages.length).toBeGreaterThan(0);
          for (const page of pages) {
            expect(page).toContain('provisional, 1 game open');
            expect(page).not.toMatch(/\bfinal (standings|ranking)/i);
          }
          for (const page of pagesOf(kind, with2(event, 'draw'))) expect(page).not.toContain('provisional');
        });

      it(`${name}: so do the web pages while a game is ${open}`, () => {
        const isRanking = ({ fileName }: { fileName: string }) => /standings|crosstable/.test(fileName);
        for (const [tournament, says] of [
          [waiting, true],
          [with2(event, 'draw'), false],
        ] as const) {
          const pages = staticPages(tournament).filter(isRanking);
          expect(pages).toHaveLength(2);
          for (const { html } of pages) expect(html.includes('provisional, 1 game open')).toBe(says);
        }
      });

      it(`${name}: so do the screen and exported tables while a game is ${open}`, () => {
        const standings = standingsOf(waiting);
        expect(standings).toMatchObject({ provisional: true, openGames: [{ round: event.rounds.length }] });
        const done = standingsOf(with2(event, 'draw'));
        expect(done.provisional).toBe(false);
        for (const sheet of [standingsSheet, crosstableSheet]) {
          expect(sheet(waiting, standings).headers[0]).toBe('Rank (provisional, 1 game open)');
          expect(sheet(event, done).headers[0]).toBe('Rank');
        }
      });
    }
});
