/**
 * The words of documents of several pages, line by line, compared with the files in golden/pages/: what stands in which row, and
 * what each page says about itself. Where a word lies is in goldens.ts. After a wanted change read the difference, then
 * write them anew: npx vitest run --project node test/documents/pages.test.ts -u
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { crosstableView } from '../../src-main/documents/views/event-views.ts';
import { textOf, type Mark, type Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { fieldOf, META, sheetOf } from './field.ts';
import { typeface } from './fonts.ts';
import { roundRobinOf } from './round-robin.ts';

/** 47 players whose pairing numbers, identities and places all differ; one entered late, one withdrew. */
function manyPages(): Tournament {
  const field = fieldOf({ players: 47, played: 16, rounds: 17, next: true });
  const players = field.players.map((player) => {
    const strength = player.tpn - 1;
    return {
      ...player,
      tpn: ((strength * 11 + 5) % 47) + 1,
      category: ['A', 'B', ''][strength % 3]!,
      entryRound: strength === 20 ? 4 : 1,
      withdrawnFrom: strength === 30 ? 16 : null,
    };
  });
  return { ...field, players };
}

const swiss = manyPages();
const robin = roundRobinOf(40, 1);

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const sheet = (kind: DocumentKind, tournament = swiss, round: number | null = null): Sheet =>
  sheetOf({ kind, paper: 'A4', round }, { tournament, meta: META, log: [] }, face);

/** The words of a page from above, those of one line from left to right; a filled box is Black's sign, an empty one White's. */
function linesOf(page: readonly Mark[]): readonly string[] {
  const lines = new Map<number, { x: number; word: string }[]>();
  const put = (y: number, x: number, word: string) => {
    const at = [...lines.keys()].find((other) => Math.abs(other - y) < 2) ?? y;
    lines.set(at, [...(lines.get(at) ?? []), { x, word }]);
  };
  for (const mark of page) if (mark.kind === 'text') put(mark.baseline, mark.x, textOf(mark));
  for (const mark of page)
    if (mark.kind === 'box' && mark.width < 12) put(mark.y + mark.height, mark.x, mark.filled ? '■' : '□');
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, words]) => words.sort((a, b) => a.x - b.x).map(({ word }) => word))
    .map((words) => words.join(' '));
}

const pagesOf = ({ pages }: Sheet): readonly (readonly string[])[] => pages.map(linesOf);

describe('documents of several pages', () => {
  it.each([
    ['wall-chart', swiss],
    ['swiss-crosstable', swiss],
    ['standings', swiss],
    ['pairings-by-board', swiss],
    ['pairings-by-name', swiss],
    ['result-sheet', swiss],
    ['player-list', swiss],
    ['players-by-club', swiss],
    ['players-by-category', swiss],
    ['crosstable', robin],
  ] as const)('%s', async (kind, tournament) => {
    const words = pagesOf(sheet(kind, tournament))
      .map((lines, index) => [`page ${index + 1}`, ...lines].join('\n'))
      .join('\n\n');
    await expect(`${words}\n`).toMatchFileSnapshot(`golden/pages/${kind}.txt`);
  });
});

describe('the pages of charts', () => {
  const headed = (lines: readonly string[], pattern: RegExp): readonly number[] =>
    (pattern.exec(lines[0]!) ?? []).slice(1).map(Number);
  /** Rows of a page with the number that they begin with. */
  const numbered = (lines: readonly string[]): readonly (readonly [number, string])[] =>
    lines.slice(2, -2).map((line) => [Number.parseInt(line, 10), line]);

  it('of a wall chart say which numbers and rounds they hold, and each number is there for every round', () => {
    const held = new Map<number, number>();
    for (const lines of pagesOf(sheet('wall-chart'))) {
      const [from, to, first, last] = headed(lines, /Numbers (\d+)–(\d+), Rounds (\d+)–(\d+)/);
      const rows = numbered(lines).map(([number]) => number);
      expect([rows[0], rows.at(-1)]).toEqual([from, to]);
      const columns = [...lines[1]!.matchAll(/R(\d+)/g)].map(([, round]) => Number(round));
      expect([columns[0], columns.at(-1)]).toEqual([first, last]);
      for (const number of rows) held.set(number, (held.get(number) ?? 0) + columns.length);
    }
    expect([...held.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, at) => at + 1));
    expect([...held.values()].every((rounds) => rounds === 17)).toBe(true);
  });

  it('of a crosstable hold the results against the players of their columns', () => {
    const { rows } = crosstableView(robin, 39, META);
    const shown = pagesOf(sheet('crosstable', robin)).flatMap((lines) => {
      const [, , first, last] = headed(lines, /Players (\d+)–(\d+) against (\d+)–(\d+)/);
      return numbered(lines).map(([number, line]) => ({ number, line, first: first!, last: last! }));
    });
    expect(shown).toHaveLength(2 * rows.length);
    for (const { number, line, first, last } of shown) {
      const { name, rating, results } = rows[number - 1]!;
      const wanted = results.slice(first - 1, last).filter((result) => result !== null);
      expect(line).toContain(name);
      expect(line).toContain(` ${rating} ${wanted.join(' ')} `);
    }
  });
});
