/** Questions 10 and 14 of FIDE's acceptance list. */
import { expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { KEYS } from '../../src-renderer/keys.ts';
import { CHAPTERS } from '../../src-renderer/manual.ts';
import { entriesOf } from '../../tools/words.ts';

it('Q10 no English text has a letter of another alphabet', () => {
  const texts = entriesOf(en).flatMap(([path, text]) =>
    typeof text === 'string' ? [[path, text] as const] : [],
  );
  expect(texts.length).toBeGreaterThan(500);
  // β, ρ and τ are the signs of measures.
  const foreign = texts.filter(([, text]) => /\p{L}/u.test(text.replace(/[A-Za-zβρτ]/g, '')));
  expect(foreign).toEqual([]);
});

/** What no event can do without, the chapter that tells of it, and the keys that do it. */
const ESSENTIALS = [
  ['rating lists', '10-lists.md', [KEYS.lists.read, KEYS.lists.remove]],
  ['entries', '02-players.md', [KEYS.players.new, KEYS.players.edit, KEYS.players.remove]],
  ['byes and withdrawals', '02-players.md', [KEYS.players.bye, KEYS.players.withdraw]],
  ['settings', '13-settings.md', [KEYS.everywhere.settings]],
  ['pairings', '03-round.md', [KEYS.round.next, KEYS.round.hand, KEYS.round.repair, KEYS.round.discard]],
  ['results', '04-results.md', [KEYS.everywhere.undo]],
  ['standings', '05-standings.md', [KEYS.standings.lots, KEYS.standings.rank, KEYS.standings.card]],
  ['prints', '06-documents.md', [KEYS.documents.print, KEYS.documents.save]],
  ['reports', '07-filing.md', [KEYS.filing.report, KEYS.filing.save]],
] as const;

it.each(ESSENTIALS)('Q14 the manual tells of %s, and how they are done', (_, file, keys) => {
  // As the program shows it with F1.
  const told = CHAPTERS.find((chapter) => chapter.file === file)?.source ?? '';
  for (const key of keys) expect(told, key).toContain(`\`${key}\``);
});
