/** The chapters of the manual, bundled with the page so that F1 works without any connection. */
import { slugOf } from './markdown.ts';
import type { Dialog } from './state/dialogs.ts';
import type { PageName } from './state/pages.ts';

const SOURCES = import.meta.glob<string>('../docs/manual/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const PICTURES = import.meta.glob<string>('../docs/images/manual/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a picture of the manual by its path in a chapter. */
export function pictureOf(href: string): string | undefined {
  return PICTURES[href.replace(/^(\.\.\/)+/, '../docs/')];
}

interface Chapter {
  /** `03-round.md` */
  readonly file: string;
  readonly title: string;
  readonly source: string;
  /** The code of the language it is written in: `fr`. */
  readonly language: string;
}

const ENGLISH = 'en';

/** The chapters in a folder of the manual: `''` for English, else the code of a language. */
function chaptersOf(folder: string): readonly Chapter[] {
  const inFolder = (path: string): boolean =>
    path.split('/manual/').at(-1)!.split('/').slice(0, -1).join('/') === folder;
  return Object.entries(SOURCES)
    .filter(([path]) => inFolder(path))
    .map(([path, source]) => {
      const file = path.split('/').at(-1)!;
      return {
        file,
        title: /^# +(.+)$/m.exec(source)?.[1] ?? file,
        source,
        language: folder === '' ? ENGLISH : folder,
      };
    });
}

/**
 * The chapters for a reader of a language, by its tag (`de`, `de-DE`), in their order: in that language where there is a
 * translation, else in English.
 */
export function chaptersIn(locale: string): readonly Chapter[] {
  const translated = new Map(chaptersOf(languageOf(locale)).map((chapter) => [chapter.file, chapter]));
  return CHAPTERS.map((chapter) => translated.get(chapter.file) ?? chapter);
}

function languageOf(locale: string): string {
  return locale.split('-')[0]!;
}

/** Whether a reader of a language, by its tag, gets a chapter in another one. */
export function isUntranslated({ language }: Chapter, locale: string): boolean {
  return language !== languageOf(locale);
}

export const CHAPTERS: readonly Chapter[] = chaptersOf('')
  // The list of chapters is for readers outside the program.
  .filter(({ file }) => file !== 'README.md')
  .toSorted((a, b) => a.file.localeCompare(b.file, 'en'));

const CHAPTER_OF_PAGE: Record<PageName | 'start', string> = {
  start: '01-start.md',
  players: '02-players.md',
  round: '03-round.md',
  results: '04-results.md',
  standings: '05-standings.md',
  documents: '06-documents.md',
  filing: '07-filing.md',
  norms: '07-filing.md',
  log: '08-log.md',
  lists: '10-lists.md',
  audit: '10-lists.md',
  correction: '04-results.md',
  hall: '11-hall.md',
  lab: '12-laboratory.md',
  rest: '12-laboratory.md',
  settings: '13-settings.md',
};

/** The chapter about a page. */
export function chapterOf(page: PageName | 'start'): string {
  return CHAPTER_OF_PAGE[page];
}

/** A section of the manual: a chapter, and the heading in it as a link names it (`slugOf`); `''` is its beginning. */
export interface Section {
  readonly file: string;
  readonly heading: string;
}

const section = (file: string, heading = ''): Section => ({ file, heading });

/** Where each dialog is told. A dialog without its section does not compile. */
export const SECTIONS_OF_DIALOGS: Readonly<Record<Dialog['kind'], Section>> = {
  palette: section('01-start.md', 'commands-and-keys'),
  keys: section('01-start.md', 'commands-and-keys'),
  manual: section('01-start.md'),
  new: section('01-start.md', 'a-new-tournament'),
  player: section('02-players.md', 'entries'),
  bye: section('02-players.md', 'byes-and-withdrawals'),
  'check-in': section('02-players.md', 'check-in'),
  late: section('02-players.md', 'check-in'),
  withdraw: section('02-players.md', 'byes-and-withdrawals'),
  card: section('02-players.md', 'byes-and-withdrawals'),
  table: section('02-players.md', 'players-from-a-table'),
  tie: section('05-standings.md', 'ties'),
  outside: section('05-standings.md', 'values-from-outside'),
  incident: section('15-desk.md', 'incidents'),
  operator: section('15-desk.md', 'who-is-at-the-desk'),
  import: section('01-start.md', 'opening-and-importing'),
  'list-columns': section('10-lists.md'),
  'list-address': section('10-lists.md'),
  'result-keys': section('04-results.md'),
  'other-result': section('04-results.md', 'other-results'),
  seal: section('06-documents.md', 'is-this-sheet-ours'),
  restore: section('08-log.md', 'restore-points'),
  confirm: section('14-fide-mode.md', 'levels-of-questions'),
  'choose-file': section('01-start.md', 'choosing-a-file'),
};

/** The section about a dialog. */
export function sectionOf({ kind }: Pick<Dialog, 'kind'>): Section {
  return SECTIONS_OF_DIALOGS[kind];
}

/** Which heading of its chapter a section has, from 0, in every language; -1 for none. */
export function headingNumber({ file, heading }: Section): number {
  const source = CHAPTERS.find((chapter) => chapter.file === file)?.source ?? '';
  return [...source.matchAll(/^## +(.+)$/gm)].findIndex(([, title]) => slugOf(title!) === heading);
}
