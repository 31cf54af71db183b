import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GENERIC_CODES,
  standingsOf,
  TIE_BREAK_TEXTS,
  workingOf,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomEvent, randomOf } from './event.ts';
import { valuesOf } from './values.ts';

const events = fc
  .record({
    seed: fc.integer(),
    size: fc.integer({ min: 2, max: 12 }),
    rounds: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ seed, size, rounds }): Tournament => randomEvent(size, rounds, randomOf(seed)));
const texts = fc.constantFrom(...TIE_BREAK_TEXTS);

describe('standings of random events', () => {
  it('4.2 stand in an order that points and tie-breaks decide, ties and lots aside', () => {
    fc.assert(
      fc.property(events, (event) => {
        const codes = ['BH/C1', 'SB', 'WIN'];
        const { rows } = standingsOf(event, { tieBreaks: codes });
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]!;
          const keys = [row, before].map(({ points, values }) => [
            points,
            ...values.map(({ value, scale }) => value / scale),
          ]);
          const order = compareLists(keys[1]!, keys[0]!);
          expect(order).toBeGreaterThanOrEqual(0);
          expect(row.sharedRank === before.sharedRank).toBe(order === 0);
        });
      }),
    );
  });

  it('do not depend on the order in which players were registered', () => {
    fc.assert(
      fc.property(events, (event) => {
        const turned = { ...event, players: [...event.players].reverse() };
        const tieBreaks = ['DE', 'BH/C1', 'SB/C1', 'AOB', 'PS', 'ARO', 'KS'];
        const order = standingsOf(event, { tieBreaks }).rows.map(({ player, values }) => [player, values]);
        expect(standingsOf(turned, { tieBreaks }).rows.map(({ player, values }) => [player, values])).toEqual(
          order,
        );
      }),
    );
  });

  it('8.2, 10.4 show averages whose lines are in the scale of the value', () => {
    fc.assert(
      fc.property(events, fc.constantFrom('AOB', 'AOB/F', 'ARO', 'APRO'), (event, code) => {
        for (const { id } of event.players) {
          const working = workingOf(event, id, code);
          if (!working.ok) throw new Error(working.failure.code);
          const { lines, value } = working.value;
          if (lines.length === 0) continue;
          const mean = lines.reduce((sum, { amount }) => sum + amount, 0) / lines.length;
          expect(Math.abs(mean - value.value)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it('show in the working of every value what adds up to it', () => {
    const sums = GENERIC_CODES.filter((code) => /^(WIN|WON|BPG|BWG|PS|REP|STD|BH|FB|SB|KS)$/.test(code));
    fc.assert(
      fc.property(
        events,
        texts,
        fc.constantFrom(...sums, 'BH/C1', 'BH/M1', 'BH/M2', 'SB/C2', 'PS/C1'),
        (event, text, code) => {
          const values = valuesOf(event, code, { text });
          for (const { id } of event.players) {
            const working = workingOf(event, id, code, { text });
            if (!working.ok) throw new Error(working.failure.code);
            const { lines, value } = working.value;
            const counted = lines
              .filter(({ cut }) => cut === null)
              .reduce((sum, { amount }) => sum + amount, 0);
            expect(counted).toBe(value.value);
            expect(value.value / value.scale).toBe(values[id]);
          }
        },
      ),
    );
  });
});

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : a[place]! - b[place]!;
}
