/** The poster of a round says what hangs beside it, and lists of the round print every name large. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentKind, PaperSize } from '../../src-main/ipc/contract.ts';
import { fieldOf, META, sheetOf } from './field.ts';
import { typeface } from './fonts.ts';

const ROUND = 3;
const whole = fieldOf({ players: 130, played: 2, rounds: 4, next: true });
const field: Tournament = {
  ...whole,
  info: {
    ...whole.info,
    timeControl: '90 min + 30 s',
    roundDates: ['', '', '2026/11/15', '2026/11/16'],
  },
};
const starts = { 3: '2026-11-15T14:00', 4: '2026-11-16T09:30' };

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const sheet = (kind: DocumentKind, paper: PaperSize = 'A4', tournament = field): Sheet =>
  sheetOf({ kind, paper, round: ROUND }, { tournament, meta: { ...META, starts }, log: [] }, face);

const textsOf = (page: readonly Mark[]): readonly TextMark[] => page.filter((mark) => mark.kind === 'text');
const words = (page: readonly Mark[]): readonly string[] => textsOf(page).map(textOf);

describe('start of the round', () => {
  it.each(['A4', 'LETTER'] as const)('says what each page of the lists holds, on %s', (paper) => {
    const poster = words(sheet('start-poster', paper).pages[0]!);
    const boards = sheet('pairings-by-board', paper).pages.flatMap(words);
    const spans = boards.flatMap((text) => /^Boards (\d+)–(\d+)$/.exec(text)?.slice(1) ?? []);
    expect(spans.length).toBeGreaterThan(4);
    for (let index = 0; index < spans.length; index += 2)
      expect(poster).toContain(`${spans[index]} – ${spans[index + 1]}`);
    const names = sheet('pairings-by-name', paper).pages.map((page) => words(page));
    expect(names.length).toBeGreaterThan(2);
    for (const page of names) {
      const corner = page.find((text) => /^\p{L}( – \p{L})?$/u.test(text));
      expect(poster).toContain(corner);
    }
  });

  it('says the day, the rate of play and when the next round starts', () => {
    const poster = words(sheet('start-poster').pages[0]!);
    expect(poster).toContain('Sun 15 Nov');
    expect(poster).toContain('90 min + 30 s');
    expect(poster.some((text) => /^Round 4, Mon 16 Nov, Play starts 09:30$/.test(text))).toBe(true);
  });

  it('says nothing of a next round after the last one', () => {
    const last = { ...field, rules: { ...field.rules, rounds: ROUND } };
    expect(
      words(sheet('start-poster', 'A4', last).pages[0]!).filter((text) => text.includes('Round 4')),
    ).toEqual([]);
  });
});

describe('list by name', () => {
  it('tears a surname without a hyphen rather than print it smaller than 11.5 points', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff';
    const players = field.players.map((player, index) =>
      index === 7 ? { ...player, name: `${long}, Hubert` } : player,
    );
    const pages = sheet('pairings-by-name', 'A4', { ...field, players }).pages.map(textsOf);
    const parts = pages.flat().filter((mark) => {
      const text = textOf(mark)
        .replace(/, Hubert$/, '')
        .replace(/,$/, '');
      return text.length > 5 && long.includes(text) && mark.runs[0]!.bold;
    });
    expect(parts.map((mark) => textOf(mark).replace(/,.*$/, '')).join('')).toBe(long);
    for (const { size } of parts) expect(size).toBeGreaterThanOrEqual(11.5);
  });
});

describe('results and signatures', () => {
  it('prints a short round in larger type on A3, and no name narrower for it', () => {
    const short = fieldOf({ players: 20, played: 2, rounds: 4, next: true });
    const widths = ({ paper, pages }: Sheet) =>
      pages
        .flatMap(textsOf)
        .filter((mark) => short.players.some(({ name }) => name === textOf(mark)))
        .map((mark) => mark.width * paper.scale);
    const wide = sheet('result-sheet', 'A3', short);
    expect(wide.paper.scale).toBeGreaterThan(1.2);
    expect(wide.pages).toHaveLength(1);
    const [on4, on3] = [widths(sheet('result-sheet', 'A4', short)), widths(wide)];
    expect(on3).toHaveLength(2 * short.rounds[ROUND - 1]!.boards.length);
    expect(on3.map((width, at) => width > 1.2 * on4[at]!)).toEqual(on4.map(() => true));
  });
});
