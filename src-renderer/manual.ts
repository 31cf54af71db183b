/** The chapters of the manual, bundled with the page so that F1 works without any connection. */
import type { PageName } from './state/pages.ts';

const SOURCES = import.meta.glob<string>('../docs/manual/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Chapter {
  /** `03-round.md` */
  readonly file: string;
  readonly title: string;
  readonly source: string;
}

/** The chapters in a folder of the manual: `''` for English, else the code of a language. */
function chaptersOf(folder: string): readonly Chapter[] {
  const inFolder = (path: string): boolean =>
    path.split('/manual/').at(-1)!.split('/').slice(0, -1).join('/') === folder;
  return Object.entries(SOURCES)
    .filter(([path]) => inFolder(path))
    .map(([path, source]) => {
      const file = path.split('/').at(-1)!;
      return { file, title: /^# +(.+)$/m.exec(source)?.[1] ?? file, source };
    });
}

/**
 * The chapters for a reader of a language, by its tag (`de`, `de-DE`), in their order: in that language where there is a
 * translation, else in English.
 */
export function chaptersIn(locale: string): readonly Chapter[] {
  const translated = new Map(chaptersOf(locale.split('-')[0]!).map((chapter) => [chapter.file, chapter]));
  return CHAPTERS.map((chapter) => translated.get(chapter.file) ?? chapter);
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
  log: '08-log.md',
  lists: '10-lists.md',
  audit: '10-lists.md',
  hall: '11-hall.md',
  lab: '12-laboratory.md',
  rest: '12-laboratory.md',
};

/** The chapter about a page. */
export function chapterOf(page: PageName | 'start'): string {
  return CHAPTER_OF_PAGE[page];
}
