/** Every question of the program is a `Confirmation` in one dialog: no page asks in a window of its own. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sources = globSync('src-renderer/**/*.{svelte,ts}', { cwd: ROOT }).map((file) => {
  const path = file.replaceAll('\\', '/');
  return { path, text: readFileSync(join(ROOT, file), 'utf8') };
});
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(150);
});

it('there is one element for dialogs, and one dialog that asks', () => {
  expect(filesWith(/<dialog\b/)).toEqual(['src-renderer/components/Modal.svelte']);
  expect(filesWith(/\srole="alertdialog"/)).toEqual(['src-renderer/dialogs/ConfirmDialog.svelte']);
  expect(filesWith(/<ConfirmDialog\b/)).toEqual(['src-renderer/dialogs/Dialogs.svelte']);
  expect(filesWith(/kind: 'confirm', command/)).toEqual(['src-renderer/state/dialog-stack.svelte.ts']);
});

it('no page asks by the browser', () => {
  expect(filesWith(/\b(?:window|globalThis)\.(?:confirm|alert|prompt)\(|[^.\w](?:alert|prompt)\(/)).toEqual(
    [],
  );
});

it('a question of a page names level, act and consequences', () => {
  const questions = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\{[^{}]*\blevel: [234]\b[^{}]*\}/g)].map(([found]) => ({ path, found })),
  );
  expect(questions.length).toBeGreaterThan(3);
  for (const { path, found } of questions) expect(`${path} ${found}`).toMatch(/\bact\b.*\bconsequences\b/s);
});
