import { format } from './format.ts';

/** What was sent to the printer, and what became of it. */
interface Print {
  readonly state: 'sent' | 'printed' | 'dropped' | 'taken-down';
  /** As the page lists it: the version that replaces it, 0 for none, null where it is right. */
  readonly replacedBy: number | null;
  readonly fromPage: number;
  readonly pages: number;
}

/** The Paper Pack that is made after each publication. */
interface Pack {
  readonly state: 'off' | 'none' | 'making' | 'kept' | 'failed';
  readonly round: number;
  readonly detail: string;
  readonly path: string;
}

const pagesOf = (count: number): string => format.count(count, { one: 'page', other: 'pages' });

export const documentsText = {
  title: 'Documents',
  paper: 'Paper',
  papers: { A4: 'A4', A3: 'A3', LETTER: 'Letter', A2: 'A2', A1: 'A1' },
  version: (version: number) => (version > 0 ? `v${version}` : ''),
  printed: (time: string) => `printed ${time}`,
  notPrinted: 'not printed',
  unconfirmed: (time: string) => `sent ${time}, printed?`,
  draft: 'draft',
  list: 'Documents of this round',
  preview: (title: string) => `Preview of ${title}`,
  pages: pagesOf,
  making: 'Preparing the PDF',
  thePdf: 'The preview shows the PDF itself.',
  noViewer: 'This window cannot show the PDF. Save it or open it in another program.',
  previewKeys: 'Preview',
  pageBack: 'Previous page',
  pageOn: 'Next page',
  larger: 'Larger',
  smaller: 'Smaller',
  pageWord: 'page',
  zoomWord: 'zoom',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pagesShown: (first: number, last: number, pages: number) =>
    first === last ? `page ${first} of ${pages}` : `pages ${first} to ${last} of ${pages}`,
  openPdf: 'Open the PDF',
  missing: (glyphs: string) => `No font has these characters: ${glyphs}`,
  save: 'Save PDF',
  print: 'Print',
  saved: (path: string, pages: number) => `Saved ${pagesOf(pages)} as ${path}`,
  printing: (title: string) => `${title} sent to the printer`,
  none: 'No documents yet.',
  progress: (settled: number, all: number) =>
    all === 0 ? 'Preparing the PDF' : `Preparing the PDF, ${settled} of ${pagesOf(all)}`,
  stop: 'Stop',
  prints: (open: number, outdated: number) =>
    [
      'At the printer',
      ...(open === 0 ? [] : [`${open} not confirmed`]),
      ...(outdated === 0 ? [] : [`${outdated} to take down`]),
    ].join(', '),
  takenDown: 'Taken down',
  takeDown: (titles: readonly string[]) => `Take down from the wall: ${format.list(titles)}.`,
  webPages: 'Web pages',
  webPagesHint: 'Published rounds, standings and players as pages for a website',
  pagesSaved: (pages: number, path: string) => `${pagesOf(pages)} saved in ${path}`,
  pagesTaken: (path: string) => `${path} is not one of these pages, and is not replaced.`,
  pagesElsewhere: 'Choose another folder.',
  copies: 'Copies',
  sheetCopies: (title: string) => `Copies of ${title}`,
  printSet: 'Print the set',
  printKeys: 'Print',
  printRow: ({ title, version }: { readonly title: string; readonly version: number }) =>
    version > 0 ? `${title}, v${version}` : title,
  printState: ({ state, fromPage, pages, replacedBy }: Print, time: string): string => {
    if (replacedBy !== null)
      return replacedBy === 0
        ? 'take down: round not published'
        : `take down: version ${replacedBy} replaces it`;
    const part = fromPage > 1 ? ` from page ${fromPage}` : '';
    switch (state) {
      case 'sent':
        return `sent ${time}${part}, printed?`;
      case 'printed':
        return `printed, ${pagesOf(pages)}`;
      case 'dropped':
        return 'cancelled';
      case 'taken-down':
        return 'taken down';
    }
  },
  cameOut: 'Printed',
  drop: 'Cancel the print',
  again: (page: number) => (page === 1 ? 'Print again' : `Print again from page ${page}`),
  againHint: 'Go to the first missing page: the rest is printed from there.',
  sentAgain: (pages: number) => `${pagesOf(pages)} sent to the printer`,
  notKept: (problem: string) => `Prints are not stored: ${problem}`,
  whose: 'Players',
  tiedAtTop: 'Tied for first',
  allNorms: 'All norms',
  tiedOn: (points: string, players: number) =>
    `On ${points}: ${format.count(players, { one: 'player', other: 'players' })}`,
  whichBoard: 'Board',
  allBoards: 'All boards',
  boardOption: (board: number, white: string, black: string) => `${board}: ${white} – ${black}`,
  packs: 'After each round is published',
  packPapers: { off: 'None', A4: 'A4', A3: 'A3', LETTER: 'Letter' },
  pack: ({ state, round, detail, path }: Pack, time: string): string => {
    switch (state) {
      case 'off':
        return 'The Paper Pack is not made automatically.';
      case 'none':
        return 'The Paper Pack is made when you publish a round.';
      case 'making':
        return `The Paper Pack of round ${round} is being prepared.`;
      case 'kept':
        return detail === ''
          ? `Round ${round} stored ${time} ${path}`
          : `Round ${round} stored ${time}, but ${detail} ${path}`;
      case 'failed':
        return `The Paper Pack of round ${round} is not stored: ${detail}`;
    }
  },
};
