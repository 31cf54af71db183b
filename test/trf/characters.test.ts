/** A column of a report is one character, also of those that a string holds in two units. */
import { expect, it } from 'vitest';
import { isWide, StandIns } from '../../src-engine/trf/characters.ts';

const [FIRST, LAST] = [0xe000, 0xf8ff];

it('a text with a character of two units is wide', () => {
  expect(['Wu', 'Łukasik', '吴', '𠮷野', 'x😀'].map(isWide)).toEqual([false, false, false, true, true]);
});

it('each of these is one unit of the private area, the same one wherever it stands, and comes back', () => {
  const text = '𠮷野, 𠀋 𠮷';
  const standIns = new StandIns([text]);
  const [one, other] = [FIRST, FIRST + 1].map((code) => String.fromCharCode(code));
  expect(standIns.narrowed(text)).toBe(`${one}野, ${other} ${one}`);
  expect(standIns.restored(standIns.narrowed(text))).toBe(text);
});

it('a unit that the record itself holds stands for nothing else', () => {
  const own = String.fromCharCode(FIRST, FIRST + 1);
  const standIns = new StandIns([`${own} 𠮷`]);
  const narrowed = standIns.narrowed(`${own} 𠮷`);
  expect(narrowed).toBe(`${own} ${String.fromCharCode(FIRST + 2)}`);
  expect(standIns.restored(narrowed)).toBe(`${own} 𠮷`);
});

it('as many have one as the area has units; the rest stays wide', () => {
  const room = LAST - FIRST + 1;
  const text = String.fromCodePoint(...Array.from({ length: room + 1 }, (_, at) => 0x20000 + at));
  const narrowed = new StandIns([text]).narrowed(text);
  expect(narrowed.length).toBe(room + 2);
  expect(narrowed.charCodeAt(room - 1)).toBe(LAST);
  expect(narrowed.slice(room)).toBe(String.fromCodePoint(0x20000 + room));
});
