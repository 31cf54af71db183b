/** Questions 10 and 14 of FIDE's acceptance list. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { entriesOf } from '../../tools/words.ts';

const ROOT = join(import.meta.dirname, '../..');

it('Q10 no English text has a letter of another alphabet', () => {
  const texts = entriesOf(en).flatMap(([path, text]) =>
    typeof text === 'string' ? [[path, text] as const] : [],
  );
  expect(texts.length).toBeGreaterThan(500);
  // β, ρ and τ are the signs of measures.
  const foreign = texts.filter(([, text]) => /\p{L}/u.test(text.replace(/[A-Za-zβρτ]/g, '')));
  expect(foreign).toEqual([]);
});

it('Q14 the manual tells of lists, settings, byes, pairings and prints', () => {
  const chapters = [
    '02-players',
    '03-round',
    '04-results',
    '05-standings',
    '06-documents',
    '07-filing',
    '10-lists',
  ];
  for (const chapter of chapters) {
    const path = join(ROOT, 'docs/manual', `${chapter}.md`);
    expect(existsSync(path) && readFileSync(path, 'utf8').length, chapter).toBeGreaterThan(1000);
  }
  const pages = readFileSync(join(ROOT, 'src-renderer/manual.ts'), 'utf8');
  for (const chapter of chapters) expect(pages).toContain(`${chapter}.md`);
});
