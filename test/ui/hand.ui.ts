/** Pairing by hand with the keyboard alone. */
import { beforeEach, expect, it } from 'vitest';
import { READING_AGE } from '../../src-renderer/state/typed-ahead.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const field = () => document.querySelector<HTMLInputElement>('main [role=combobox]')!;
const chips = () => [...document.querySelectorAll('main .chip')].map((chip) => chip.textContent?.trim());
/** Number of the table, White and Black of the board that keys act on. */
const current = () =>
  [...document.querySelectorAll('main tr.current td')].slice(0, 6).map((cell) => cell.textContent?.trim());

let bridge: FixtureBridge;
beforeEach(async () => {
  bridge = new FixtureBridge('checked');
  await open(bridge);
  await sees('Before you publish');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('h');
  await sees('Hand pairing');
  await expect.poll(() => document.activeElement).toBe(field());
});

it('the board that was just made is the one that S and X act on, one ↓ away from the field', async () => {
  const { white, black } = bridge.round.boards[20]!;
  await keys(`${black.tpn}-${white.tpn}{Enter}`);
  await expect.poll(() => [current()[1], current()[4]]).toEqual([String(black.tpn), String(white.tpn)]);
  await keys('{ArrowDown}');
  expect(document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('s');
  await expect.poll(() => [current()[1], current()[4]]).toEqual([String(white.tpn), String(black.tpn)]);
  await keys('x');
  await sees('2 players are not paired.');
  await keys('/');
  expect(document.activeElement).toBe(field());
});

it('the last board is still a current one when it was taken apart', async () => {
  await keys('{ArrowDown}', '{End}', 'x');
  await sees('2 players are not paired.');
  const before = bridge.round.boards.at(-2)!;
  await expect.poll(() => current()[1]).toBe(String(before.white.tpn));
});

it('Esc takes back what is being typed, and leaves only then', async () => {
  await keys('1 2 3{Enter}');
  await sees('A board has two players.');
  // Nothing typed is lost: Backspace takes the last one away.
  expect(chips()).toHaveLength(3);
  await keys('{Backspace}');
  expect(chips()).toHaveLength(2);
  await keys('{Escape}');
  await expect.poll(chips).toEqual([]);
  expect(pageText()).not.toContain('A board has two players.');
  expect(pageText()).toContain('Hand pairing');
  await keys('{Escape}');
  await expect.poll(pageText).not.toContain('Hand pairing');
});

it('a board that is taken back takes none with it that was made while the rules were asked', async () => {
  const { boards } = bridge.round;
  const [one, two, three, four] = [boards[0]!.white, boards[1]!.white, boards[2]!.white, boards[3]!.white];
  let answer = (): void => undefined;
  bridge.hold('round.byHand', new Promise<void>((resolve) => (answer = resolve)));
  bridge.answerBy('round.byHand', ({ pairs }) => ({
    objections: pairs.some(({ white, black }) => white === one.id && black === two.id)
      ? [{ level: 3, article: 'C.04.1', text: 'They have met.', players: [one.id, two.id] } as never]
      : [],
    boards: [],
  }));
  await keys(`${one.tpn}-${two.tpn}{Enter}`, `${three.tpn}-${four.tpn}{Enter}`);
  answer();
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('They have met.');
  await new Promise((settled) => setTimeout(settled, READING_AGE + 50));
  await keys('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.poll(() => [current()[1], current()[4]]).toEqual([String(three.tpn), String(four.tpn)]);
  expect(pageText()).not.toContain('They have met.');
});
