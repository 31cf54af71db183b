/** The working of tie-breaks on paper: the engine's own, complete, and nothing torn apart. */
import { beforeAll, describe, expect, it } from 'vitest';
import { standingsOf, workingOf, type PlayerId, type Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type TextMark } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { workingsSheet } from '../../src-main/documents/sheets/workings.ts';
import { workingsView } from '../../src-main/documents/views/workings-view.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';

const base = fieldOf({ players: 61, played: 7 });
const tieBreaks = ['BH/C1', 'BH/M1', 'SB', 'PS', 'ARO', 'DE'];
const field: Tournament = { ...base, rules: { ...base.rules, tieBreaks } };

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

describe('C.07 the working of tie-breaks on paper', () => {
  it('is that of everybody tied in points at the top, unless players are named', () => {
    const { rows } = standingsOf(field, { afterRound: 7 });
    const numberOf = (player: PlayerId) => field.players.find(({ id }) => id === player)!.tpn;
    const top = rows.filter(({ points }) => points === rows[0]!.points).map(({ player }) => numberOf(player));
    const view = workingsView(field, 7, null, META);
    expect(view.players.map(({ number }) => number)).toEqual(top);
    const named = workingsView(field, 7, [rows[30]!.player, rows[5]!.player], META);
    expect(named.players.map(({ number }) => number)).toEqual([
      numberOf(rows[5]!.player),
      numberOf(rows[30]!.player),
    ]);
    expect(workingsView(field, 7, [rows[9]!.player], META).whose).toBe(
      named.players.length > 0 ? field.players.find(({ id }) => id === rows[9]!.player)!.name : '',
    );
  });

  it('has every line of the engine’s working, with what was cut and why', () => {
    const player = standingsOf(field).rows[3]!.player;
    const [{ values } = { values: [] }] = workingsView(field, 7, [player], META).players;
    expect(values.map(({ code }) => code)).toEqual(tieBreaks);
    let cuts = 0;
    for (const value of values) {
      const working = workingOf(field, player, value.code, { afterRound: 7 });
      if (!working.ok) throw new Error(working.failure.code);
      const { lines, value: worth } = working.value;
      const printed = value.terms.slice(0, lines.length);
      expect(printed.map(({ contribution }) => contribution)).toEqual(
        lines.map(({ amount }) => en.tieBreaks.amount(amount, worth.scale)),
      );
      expect(printed.map(({ cut }) => cut !== '')).toEqual(lines.map(({ cut }) => cut !== null));
      cuts += lines.filter(({ cut }) => cut !== null).length;
    }
    expect(cuts).toBeGreaterThanOrEqual(3);
  });

  it('crosses out exactly the contributions that were cut', () => {
    const player = standingsOf(field).rows[3]!.player;
    const view = workingsView(field, 7, [player], META);
    const cuts = view.players[0]!.values.flatMap(({ terms }) => terms.filter(({ cut }) => cut !== ''));
    const { pages } = workingsSheet(view, { size: 'A4', typeface: face });
    const strokes = pages
      .flat()
      .filter((mark) => mark.kind === 'rule' && Math.abs(mark.thickness - mm(0.2)) < 0.01);
    expect(strokes).toHaveLength(cuts.length);
  });

  it('prints every value of every player of a large group once, and names who goes on in the next column', () => {
    const everybody = workingsView(
      field,
      7,
      field.players.map(({ id }) => id),
      META,
    );
    const { pages, paper } = workingsSheet(everybody, { size: 'LETTER', typeface: face });
    const words = pages.map((page) => texts(page).map(textOf));
    const heads = words.flat().filter((text) => text.startsWith('BH/C1'));
    expect(heads).toHaveLength(61);
    expect(words.flat().filter((text) => text === 'continued').length).toBeGreaterThan(20);
    expect(pages.length).toBeGreaterThan(20);
    // What goes on there is the next value, never the rest of one without its name.
    for (const page of pages)
      for (const goesOn of texts(page).filter((mark) => textOf(mark) === 'continued')) {
        const isOnTheRight = ({ x }: TextMark): boolean => x > paper.width / 2;
        const below = texts(page)
          .filter((mark) => isOnTheRight(mark) === isOnTheRight(goesOn))
          .filter(({ baseline }) => baseline > goesOn.baseline + 1)
          .sort((a, b) => a.baseline - b.baseline);
        expect(textOf(below[0]!)).toMatch(new RegExp(`^(${tieBreaks.join('|')}) `, 'u'));
      }
  });

  it('shows the separate standings of a direct encounter', () => {
    const event = roundRobinOf(8, 1);
    const tied = Map.groupBy(standingsOf(event).rows, ({ points }) => points);
    const group = [...tied.values()].find(({ length }) => length > 1)!;
    const view = workingsView(
      event,
      7,
      group.map(({ player }) => player),
      META,
    );
    const encounter = view.players[0]!.values.find(({ code }) => code === 'DE')!;
    // One game each with the other: a line for each of the tied.
    expect(encounter.terms.map(({ opponent }) => opponent?.id)).toEqual(group.map(({ player }) => player));
    for (const { article, note } of encounter.terms)
      expect([article, note]).toEqual([
        'C.07 6.2',
        `${group.length - 1} of ${group.length - 1} in the group met`,
      ]);
  });
});
