/** `wallchart pages FILE --output FOLDER`: the event as plain HTML pages, from a report or a tournament file. */
import { en, loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { staticPages } from '../documents/pages/static-pages.ts';
import { PAGES_MARK } from '../documents/pages/html-page.ts';
import { inTexts } from '../documents/words.ts';
import { writeTogether } from '../storage/write-together.ts';
import { onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { LANGUAGE_UNKNOWN, languagesOfWord } from './languages.ts';
import { textOfOutputFailure } from './output.ts';
import { openEvent } from './print-event.ts';

const text = en.sheetCommands.pages;

/** Exit codes: 0 written; 2 wrong usage, or a file that cannot be read or written: the folder is as it was. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const wrong = (sentence: string): number => {
    io.stderr(`wallchart pages: ${sentence}\n`);
    return 2;
  };
  const parsed = parseArguments(args, { '--output': 1, '--language': 1, '--help': 0 });
  if (!parsed.ok) return wrong(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(text.usage);
    return 0;
  }
  const file = onlyFile(parsed.value);
  if (!file.ok) return wrong(textOfArgumentFailure(file.failure));
  const folder = parsed.value.options.get('--output')?.[0];
  if (folder === undefined) return wrong(text.outputMissing);
  const languages = languagesOfWord(parsed.value.options.get('--language')?.[0] ?? 'en');
  if (languages === null) return wrong(LANGUAGE_UNKNOWN.failure.sentence);
  const event = openEvent(file.value, io);
  if (!event.ok) return wrong(event.failure.sentence);
  const catalogue = await loadSheetCatalogue(languages);
  const pages = inTexts(catalogue, () => staticPages(event.value.tournament));
  const files = pages.map(({ fileName, html }) => ({ fileName, text: html }));
  const failure = writeTogether(folder, files, PAGES_MARK);
  if (failure?.code === 'file-exists') return wrong(text.taken(failure.path));
  if (failure?.code === 'write-failed' && /^(ENOTDIR|EEXIST)/.test(failure.reason))
    return wrong(text.noFolder(folder));
  if (failure !== null) return wrong(textOfOutputFailure(failure));
  io.stdout(text.saved(pages.length, folder));
  return 0;
}
