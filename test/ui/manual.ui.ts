/** Question 12 of FIDE's acceptance list: the manual is in the program, at the place one is. */
import { expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const manual = () => [...document.querySelectorAll('dialog')].at(-1)!;
const chapter = () => manual().querySelector('[aria-current="page"]')?.textContent.trim();

it('opens at the chapter of the page, and over a dialog at the section about it', async () => {
  await open(new FixtureBridge('playing'));
  await expect.poll(pageText).toContain('Harbour Open 2026');
  await keys('{F5}{F1}');
  await expect.poll(chapter).toBe('Standings');
  await keys('{Escape}');
  await keys('{Control>}u{/Control}');
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('At the desk');
  await keys('{F1}');
  await expect.poll(chapter).toBe('At the desk');
  // A second press opens no second one.
  await keys('{F1}');
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
  const placeOf = (title: string) =>
    [...manual().querySelectorAll('h3')]
      .find(({ textContent }) => textContent === title)!
      .getBoundingClientRect().top - manual().getBoundingClientRect().top;
  expect(placeOf('Who is at the desk')).toBeGreaterThan(0);
  const unscrolled = placeOf('Incidents');
  await keys('{Escape}');
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('At the desk');
  await keys('{Escape}', '{Control>}l{/Control}');
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('What happened');
  await keys('{F1}');
  await expect.poll(chapter).toBe('At the desk');
  await expect.poll(() => placeOf('Incidents')).toBeLessThan(unscrolled);
});

it('shows its pictures', async () => {
  await open(new FixtureBridge('playing'));
  await expect.poll(pageText).toContain('Harbour Open 2026');
  await keys('{F4}{F1}');
  await expect.poll(chapter).toBe('Results');
  const pictures = [...manual().querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    await picture.decode();
    expect(picture.naturalWidth).toBe(1366);
    expect(picture.alt).not.toBe('');
  }
});
