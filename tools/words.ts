/**
 * What a language of the catalogue still lacks: `npm run words -- missing fr`, or of one room `missing fr round`. Names
 * keys that English has and the language has not, and those whose text is still the English one. `npm run words -- list` prints every key of English.
 */
import { en, ENGLISH_ROOMS, isLanguage, LANGUAGES, loadOwnTexts } from '../src-engine/texts/index.ts';

type Entry = readonly [path: string, text: unknown];

/** Every text of a catalogue by its path, `round.actions.pair`. */
export function entriesOf(node: unknown, path = ''): Entry[] {
  if (typeof node !== 'object' || node === null) return [[path, node]];
  return Object.keys(node)
    .sort()
    .flatMap((key) =>
      entriesOf((node as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
    );
}

export interface Missing {
  /** Keys that the language does not have. */
  readonly absent: readonly string[];
  /** Keys whose text is that of English, letter by letter. */
  readonly english: readonly string[];
  /** Keys that English does not have. */
  readonly superfluous: readonly string[];
}

const isEnglishOnly = (path: string): boolean => ENGLISH_ROOMS.some((room) => path.startsWith(`${room}.`));

/** Compares a language with English, without the formats, which are no texts, and the rooms that are English only. Texts without two letters in a row, such as `½`, are the same in all. */
export function missingIn(catalogue: unknown): Missing {
  const texts = (all: unknown) => new Map(entriesOf(all).filter(([path]) => !path.startsWith('format.')));
  const theirs = texts(catalogue);
  const ours = texts(en);
  const isSame = (one: unknown, other: unknown): boolean =>
    typeof one === 'function' && typeof other === 'function'
      ? one === other
      : one === other && /\p{L}{2}/u.test(String(one));
  return {
    absent: [...ours.keys()].filter((path) => !theirs.has(path) && !isEnglishOnly(path)),
    english: [...ours].filter(([path, text]) => isSame(theirs.get(path), text)).map(([path]) => path),
    superfluous: [...theirs.keys()].filter((path) => !ours.has(path)),
  };
}

async function main([command, language = '', room = '']: readonly string[]): Promise<number> {
  if (command === 'list') {
    for (const [path, text] of entriesOf(en)) console.log(`${path}: ${String(text).split('\n')[0]}`);
    return 0;
  }
  if (command !== 'missing' || !isLanguage(language)) {
    console.error(`Usage: npm run words -- list | missing ${Object.keys(LANGUAGES).join(' | ')} [ROOM]`);
    return 2;
  }
  if (language === 'en') {
    console.log('English is what the others are compared with.');
    return 0;
  }
  const isWanted = (path: string): boolean => room === '' || path.startsWith(`${room}.`);
  const missing = missingIn(await loadOwnTexts(language));
  const absent = missing.absent.filter(isWanted);
  const english = missing.english.filter(isWanted);
  const superfluous = missing.superfluous.filter(isWanted);
  for (const path of absent) console.log(`absent       ${path}`);
  for (const path of english) console.log(`still English ${path}`);
  for (const path of superfluous) console.log(`superfluous  ${path}`);
  console.log(`${absent.length} absent, ${english.length} still English, ${superfluous.length} superfluous.`);
  return absent.length + superfluous.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
