/** The Paper Pack: what is in it, and the page of rules. */
import { systemsText } from '../../src-engine/texts/en/systems.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pairingTaskOf, SYSTEMS, systemOf, type PlayerId, type Tournament } from '../../src-engine/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { cribOf } from '../../src-main/documents/views/crib.ts';
import { blankRoundView } from '../../src-main/documents/sheets/paper-pack.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

function packOf(tournament: Tournament, round: number | null = null, paper: 'A4' | 'LETTER' = 'A4') {
  return bookOf({ kind: 'paper-pack', round, paper }, { tournament, meta: META, log: [] }, face);
}

const wordsOf = (sheet: Sheet): string => sheet.pages.flatMap((page) => texts(page).map(textOf)).join(' ');
const inSystem = (tournament: Tournament, system: string): Tournament => ({
  ...tournament,
  rules: { ...tournament.rules, system },
});

describe('Paper Pack', () => {
  const running = fieldOf({ players: 61, played: 6, next: true });

  it('holds cards, chart, rules, the round under way and blank sheets for the next', () => {
    const { title, sheets } = packOf(running);
    expect(title).toBe('Paper Pack after round 7');
    expect(sheets.map((sheet) => sheet.title)).toEqual([
      'Paper Pack after round 7',
      'How to pair round 8',
      'Round 7, Pairings by board',
      'Pairing cards after round 7',
      'Scoregroups after round 7',
      'Wall chart after round 6',
      'Round 8, Pairings by board',
      'Result slips for round 8',
    ]);
  });

  it('lists its parts with their pages on the cover, and every page says which part it is', () => {
    const [cover, ...parts] = packOf(running).sheets;
    const listed = texts(cover!.pages[0]!);
    parts.forEach((part, index) => {
      // In one row: its number on the left, its pages on the right.
      const [number] = listed.filter((mark) => textOf(mark) === `${index + 1}`).sort((a, b) => a.x - b.x);
      const row = listed.filter(({ baseline }) => Math.abs(baseline - number!.baseline) < mm(3));
      const last = row.toSorted((a, b) => a.x - b.x).at(-1)!;
      expect([index + 1, textOf(last)]).toEqual([index + 1, `${part.pages.length}`]);
      part.pages.forEach((page, at) => {
        const words = texts(page).map(textOf).join(' ');
        expect(words).toContain(`Part ${index + 1}, page ${at + 1} of ${part.pages.length}`);
      });
    });
  });

  it('every player has a card, a line by score and a line on the chart', () => {
    const { sheets } = packOf(running);
    for (const title of [
      'Pairing cards after round 7',
      'Scoregroups after round 7',
      'Wall chart after round 6',
    ]) {
      const words = wordsOf(sheets.find((sheet) => sheet.title === title)!);
      for (const { name } of running.players) expect(words).toContain(name);
    }
  });

  it('has a line for every board that the players can make', () => {
    const { boards, games } = blankRoundView(running, 7, META);
    const due = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(games).toEqual([]);
    expect(boards).toEqual(due);
    const sheet = packOf(running).sheets.find(({ title }) => title === 'Round 8, Pairings by board')!;
    const numbers = sheet.pages.flatMap((page) =>
      texts(page)
        .filter(({ size }) => size === 14)
        .map((mark) => Number(textOf(mark))),
    );
    expect(numbers).toEqual(due);
  });

  it('C.05 Annex 1 a round robin has its next games filled in, and a crosstable', () => {
    const whole = roundRobinOf(8, 1);
    const begun = { ...whole, rounds: whole.rounds.slice(0, 3) };
    const task = pairingTaskOf(begun, 4, { participants: 'declared' });
    const paired = task.ok ? systemOf('round-robin')!.pair(task.value) : task;
    if (!paired.ok) throw new Error(paired.failure.code);
    const sideOf = (player: number): string => {
      const { tpn, name } = begun.players.find(({ id }) => id === player)!;
      return `${tpn}  ${name}`;
    };
    const due = paired.value.pairs.map(({ white, black }) => ({
      white: sideOf(white),
      black: sideOf(black),
    }));
    expect(due).toHaveLength(4);
    const { games } = blankRoundView(begun, 3, META);
    expect(games.toSorted((a, b) => a.white.localeCompare(b.white))).toEqual(
      due.toSorted((a, b) => a.white.localeCompare(b.white)),
    );
    const sheet = packOf(begun).sheets.find(({ title }) => title.startsWith('Round 4, Pairings'))!;
    for (const { white, black } of due)
      expect(wordsOf(sheet)).toContain(`${white} ${black}`.replaceAll('  ', ' '));
    expect(packOf(begun).sheets.map(({ title }) => title)).toContain('Crosstable after round 3');
  });

  it('after the last round it holds nothing for a next one', () => {
    const last = fieldOf({ players: 20, played: 6, rounds: 7, next: true });
    const titles = packOf(last).sheets.map(({ title }) => title);
    expect(titles.filter((title) => title.includes('8'))).toEqual([]);
    expect(titles).toContain('Round 7, Pairings by board');
  });

  it.each([2, 6, 40, 200, 500])('can be made for %i players on A4 and Letter', (players) => {
    const field = fieldOf({ players, played: Math.min(players - 1, 4), rounds: 9 });
    for (const paper of ['A4', 'LETTER'] as const) expect(packOf(field, null, paper).sheets.length).toBe(7);
  });
});

describe('before the first round', () => {
  /** Nobody has a number; the strongest before is now the weakest. */
  const unnumbered = (tournament: Tournament): Tournament => ({
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, tpn: 0, rating: 1000 + 10 * player.tpn })),
  });

  it('C.04.2 2.2 the cards have the numbers that the first pairing will give', () => {
    const { sheets } = packOf(unnumbered(fieldOf({ players: 12, played: 0, names: ['Last, One'] })));
    const list = sheets.find(({ title }) => title === 'Scoregroups before round 1')!;
    const words = texts(list.pages[0]!).map(textOf);
    const numbers = words.filter((text) => /^\d+$/u.test(text) && Number(text) <= 12).map(Number);
    expect(numbers.filter((number) => number > 0).slice(0, 12)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(words.indexOf('Last, One')).toBeGreaterThan(words.indexOf('12'));
  });

  it('C.05 Annex 1 the first round of a round robin is filled in', () => {
    const start = inSystem(unnumbered(fieldOf({ players: 6, played: 0, rounds: 5 })), 'round-robin');
    const sheet = packOf(start).sheets.find(({ title }) => title.startsWith('Round 1, Pairings'))!;
    const [first, , , , , sixth] = start.players
      .toSorted((a, b) => b.rating - a.rating)
      .map(({ name }) => name);
    expect(wordsOf(sheet)).toContain(`1 ${first} 6 ${sixth}`);
  });
});

describe('the page of rules', () => {
  const start = fieldOf({ players: 12, played: 3, rounds: 9 });

  it.each(SYSTEMS.map(({ id }) => id))('%s has one, on one page, in letters of at least 8.5 points', (id) => {
    const plain = inSystem(start, id);
    for (const tournament of [
      plain,
      { ...plain, rules: { ...plain.rules, acceleration: 'baku-2026' as const } },
    ]) {
      for (const paper of ['A4', 'LETTER'] as const) {
        const sheet = packOf(tournament, null, paper).sheets.find(({ title }) =>
          title.startsWith('How to pair'),
        )!;
        expect(sheet.pages).toHaveLength(1);
        const lines = texts(sheet.pages[0]!)
          .filter(({ baseline }) => baseline > mm(20) && baseline < sheet.paper.height - mm(17))
          .filter((mark) => textOf(mark).length > 60);
        expect(lines.length).toBeGreaterThan(5);
        expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThanOrEqual(8.5);
      }
    }
  });

  it('names the system and its edition', () => {
    for (const { id } of SYSTEMS) {
      const sheet = packOf(inSystem(start, id)).sheets[1]!;
      expect(wordsOf(sheet)).toContain(systemsText.names[id]);
      expect(wordsOf(sheet)).toContain(systemsText.editions[id]);
    }
  });

  it('C.04.4.2 1.6 the seeding rounds of the Burstein System are paired by the Dutch', () => {
    const burstein = inSystem(start, 'burstein-2026');
    const dutch = inSystem(start, 'dutch-2026');
    expect(cribOf(burstein, 4)).toEqual(cribOf(dutch, 4));
    expect(cribOf(burstein, 5)).not.toEqual(cribOf(dutch, 5));
  });

  it('C.04.7 accelerated events are told to pile by the sum', () => {
    const baku = { ...start, rules: { ...start.rules, acceleration: 'baku-2026' as const } };
    expect(cribOf(baku, 2)!.sections.map(({ title }) => title)).toContain('Accelerated rounds (C.04.7)');
    expect(cribOf(start, 2)!.sections.map(({ title }) => title)).not.toContain('Accelerated rounds (C.04.7)');
  });

  it('C.05 Annex 1 the rule for making a Berger table gives the table', () => {
    for (const players of [4, 5, 6, 9, 10, 14]) {
      const even = players + (players % 2);
      const event = inSystem(fieldOf({ players, played: 0, rounds: even - 1 }), 'round-robin');
      const numbers = new Map(event.players.map(({ id, tpn }) => [id, tpn]));
      const numberOf = (player: PlayerId) => numbers.get(player)!;
      for (let round = 1; round < even; round++) {
        const task = pairingTaskOf(event, round, { participants: 'declared' });
        const paired = task.ok ? systemOf('round-robin')!.pair(task.value) : task;
        if (!paired.ok) throw new Error(paired.failure.code);
        for (const pair of paired.value.pairs) {
          const [white, black] = [numberOf(pair.white), numberOf(pair.black)];
          const [low, high] = [Math.min(white, black), Math.max(white, black)];
          if (high === even) {
            expect([round + 1, round + even]).toContain(2 * low);
            expect(white).toBe(low <= even / 2 ? low : high);
            continue;
          }
          expect([round + 1, round + even]).toContain(low + high);
          expect(white).toBe((low + high) % 2 === 1 ? low : high);
        }
      }
    }
  });
});
