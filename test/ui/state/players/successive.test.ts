/** Entries typed one after the other: none is lost to the answer about another. */
import { beforeEach, expect, it } from 'vitest';
import { Successive } from '../../../../src-renderer/state/players/successive.ts';
import { PlayerForm } from '../../../../src-renderer/state/players/player-form.svelte.ts';

let form: PlayerForm;
let successive: Successive;
let answer: (isTaken: boolean) => void;
const sent: string[] = [];
const send = (): Promise<boolean> => {
  const { name } = form.typed;
  return successive.send(() => {
    sent.push(name);
    return new Promise((resolve) => (answer = resolve));
  });
};
beforeEach(() => {
  form = new PlayerForm(null, 'Novák, Jan');
  successive = new Successive(form);
  sent.length = 0;
});

it('the form is empty at once, and keeps what is typed of the next', async () => {
  form.typed.federation = 'CZE';
  const taken = send();
  expect([form.typed.name, form.typed.federation, form.isBlank]).toEqual(['', 'CZE', true]);
  form.typed.name = 'Berg, Eva';
  answer(true);
  expect(await taken).toBe(true);
  expect([form.typed.name, sent]).toEqual(['Berg, Eva', ['Novák, Jan']]);
});

it('what is not taken comes back whole', async () => {
  [form.title, form.sex, form.feePaid] = ['IM', 'm', true];
  const taken = send();
  expect([form.title, form.sex, form.feePaid]).toEqual([null, null, false]);
  answer(false);
  expect(await taken).toBe(false);
  expect([form.typed.name, form.title, form.sex, form.feePaid]).toEqual(['Novák, Jan', 'IM', 'm', true]);
});

it('the next waits behind what was not taken, and comes when that is', async () => {
  const refused = send();
  form.typed.name = 'Berg, Eva';
  answer(false);
  await refused;
  expect(form.typed.name).toBe('Novák, Jan');
  form.typed.name = 'Novák, Ján';
  const again = send();
  expect(form.typed.name).toBe('Berg, Eva');
  answer(true);
  await again;
  expect([form.typed.name, sent]).toEqual(['Berg, Eva', ['Novák, Jan', 'Novák, Ján']]);
  // It waits no longer.
  const last = send();
  expect(form.isBlank).toBe(true);
  answer(true);
  await last;
});
