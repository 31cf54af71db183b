/** Packs at every point of an event, compared with the files in golden/ (goldens.ts). */
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { outside, overlaps } from './geometry.ts';
import { describeBook, matchesGolden } from './goldens.ts';

const face = await typeface();
const textsOf = (described: string) => described.split('\n').filter((line) => line.startsWith('text '));
const field = fieldOf({ players: 12, played: 2, rounds: 5 });
const free = fieldOf({ players: 6, played: 0, rounds: 6 });
const roundRobin: Tournament = { ...free, rules: { ...free.rules, system: 'round-robin' } };

it('packs: what is in them, and what to do first', () => {
  const events: Readonly<Record<string, Tournament>> = {
    'before the first round': fieldOf({ players: 8, played: 0, rounds: 3 }),
    'while a round is played': fieldOf({ players: 8, played: 1, rounds: 3, next: true }),
    'while the last round is played': fieldOf({ players: 8, played: 2, rounds: 3, next: true }),
    'after the last round': fieldOf({ players: 8, played: 3, rounds: 3 }),
    'of a round robin': roundRobin,
    'of a system that nobody knows': { ...field, rules: { ...field.rules, system: 'of-atlantis' } },
  };
  const said = Object.entries(events).map(([name, event]) => {
    const book = bookOf(
      { kind: 'paper-pack', paper: 'A4', round: null },
      { tournament: event, meta: META, log: [] },
      face,
    );
    const cover = textsOf(describeBook({ ...book, sheets: book.sheets.slice(0, 1) }));
    const parts = book.sheets.map(
      ({ title, pages, paper }) => `${title}: ${pages.length}, ${Math.round(paper.width)}`,
    );
    return [name, ...parts, ...cover, ''].join('\n');
  });
  return matchesGolden(said.join('\n'), 'others/packs.A4');
});

describe('events of 150 players', () => {
  const large = fieldOf({ players: 150, played: 3, rounds: 7, next: true });
  const categorised: Tournament = {
    ...large,
    players: large.players.map((player) => ({
      ...player,
      category: ['U16', 'S60', 'U12', 'A', 'B'][player.tpn % 5]!,
    })),
  };

  it.each(['category-standings', 'paper-pack', 'players-by-category', 'tie-break-working'] as const)(
    '%s has every text on its pages, and none over another',
    (kind) => {
      const book = bookOf(
        { kind, paper: 'A4', round: null },
        { tournament: categorised, meta: META, log: [] },
        face,
      );
      expect(book.sheets.flatMap(({ pages }) => pages).length).toBeGreaterThan(2);
      for (const one of book.sheets) {
        expect(outside(one)).toEqual([]);
        expect(one.pages.flatMap(overlaps)).toEqual([]);
      }
    },
  );
});
