import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST, placeOf } from '../../tools/longest-first.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the tests that begin first are there, and no other file passes for one of them', () => {
  const files = globSync('test/**/*.{slow,e2e}.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  const first = files.filter((file) => placeOf(`${ROOT}/${file}`) < LONGEST.length);
  expect(first.toSorted((a, b) => placeOf(`${ROOT}/${a}`) - placeOf(`${ROOT}/${b}`))).toEqual(LONGEST);
});
