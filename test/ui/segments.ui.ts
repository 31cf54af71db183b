/** A choice side by side in a form: the button that saves says Enter, so Enter saves from the choice too. */
import { expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

it('Enter saves the bye from the choice of its points', async () => {
  const bridge = new FixtureBridge('playing');
  await open(bridge);
  await keys('{F2}');
  await expect.poll(pageText).toContain('Find a name or a FIDE ID');
  await keys('{ArrowDown}{Tab}b');
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
  // The first by name.
  const { id, name } = bridge.players.toSorted((one, two) => (one.name < two.name ? -1 : 1))[0]!;
  expect(document.querySelector('dialog')!.textContent).toContain(`Bye for ${name}`);
  await keys('{Tab}{ArrowRight}{Enter}');
  await expect
    .poll(() => bridge.sentAs('players.setBye'))
    .toEqual([{ player: id, round: 8, kind: 'zero', confirmed: 0 }]);
});
