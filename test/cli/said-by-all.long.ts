import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, ROOT, sources } from '../imports-of.ts';

/** Rooms of the catalogue that are built apart from the whole of it, as the build names them. */
function roomsApart(): readonly string[] {
  const config = readFileSync(join(ROOT, 'vite.main.config.ts'), 'utf8');
  const [, names = ''] = /en\[\\\\\/\]\(\?!\(\?:([\w|-]+)\)/.exec(config) ?? [];
  return names.split('|');
}

it('rooms of the catalogue that are built apart from it take nothing of those that are not, or the two files would load each other', () => {
  const apart = roomsApart();
  expect(apart).toContain('pairing');
  const taken = sources('src-engine/texts/en/*.ts')
    .filter((file) => apart.includes(basename(file, '.ts')))
    .flatMap(importsOf)
    .filter(({ to, isType }) => !isType && to.startsWith('src-engine/texts/en/'))
    .map(({ from, to }) => ({ from, room: basename(to, '.ts') }));
  expect(taken.length).toBeGreaterThan(3);
  expect(taken.filter(({ room }) => !apart.includes(room))).toEqual([]);
});
