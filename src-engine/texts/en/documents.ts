/** What was sent to the printer, and what became of it. */
interface Print {
  readonly state: 'sent' | 'printed' | 'dropped';
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

export const documentsText = {
  title: 'Documents',
  paper: 'Paper',
  papers: { A4: 'A4', A3: 'A3', LETTER: 'Letter' },
  version: (version: number) => (version > 0 ? `v${version}` : ''),
  printed: (time: string) => `printed ${time}`,
  notPrinted: 'not printed',
  unconfirmed: (time: string) => `sent ${time}, came out?`,
  draft: 'draft',
  list: 'Documents of this round',
  preview: (title: string) => `Preview of ${title}`,
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  making: 'Making the PDF',
  thePdf: 'The preview is the PDF.',
  noViewer: 'This window cannot show the PDF. Save it, or open it in another program.',
  previewKeys: 'Preview',
  pageBack: 'Page back',
  pageOn: 'Page on',
  larger: 'Larger',
  smaller: 'Smaller',
  pageWord: 'page',
  zoomWord: 'zoom',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pagesShown: (first: number, last: number, pages: number) =>
    first === last ? `page ${first} of ${pages}` : `pages ${first} to ${last} of ${pages}`,
  openPdf: 'Open the PDF',
  missing: (glyphs: string) => `No font prints these characters: ${glyphs}`,
  save: 'Save PDF',
  print: 'Print',
  saved: (path: string, pages: number) => `Saved ${pages === 1 ? '1 page' : `${pages} pages`} as ${path}`,
  printing: (title: string) => `${title} sent to the printer`,
  none: 'No document can be made yet.',
  progress: (settled: number, all: number) =>
    all === 0 ? 'Making the PDF' : `Making the PDF, ${settled} of ${all} pages`,
  stop: 'Stop',
  prints: (open: number) => (open === 0 ? 'At the printer' : `At the printer, ${open} not confirmed`),
  printKeys: 'Print',
  printRow: ({ title, version }: { readonly title: string; readonly version: number }) =>
    version > 0 ? `${title}, v${version}` : title,
  printState: ({ state, fromPage, pages }: Print, time: string): string => {
    const part = fromPage > 1 ? ` from page ${fromPage}` : '';
    switch (state) {
      case 'sent':
        return `sent ${time}${part}, came out?`;
      case 'printed':
        return `came out, ${pages === 1 ? '1 page' : `${pages} pages`}`;
      case 'dropped':
        return 'not wanted any more';
    }
  },
  cameOut: 'It came out',
  drop: 'Drop',
  again: (page: number) => (page === 1 ? 'Print again' : `Print again from page ${page}`),
  againHint: 'Turn to the first page that is missing: the rest is printed from there.',
  sentAgain: (pages: number) => `${pages === 1 ? '1 page' : `${pages} pages`} sent to the printer`,
  notKept: (problem: string) => `Prints are not kept: ${problem}`,
  whose: 'Whose',
  tiedAtTop: 'Tied at the top',
  tiedOn: (points: string, players: number) => `On ${points}: ${players} players`,
  packs: 'After each publication',
  packPapers: { off: 'None', A4: 'A4', A3: 'A3', LETTER: 'Letter' },
  pack: ({ state, round, detail, path }: Pack, time: string): string => {
    switch (state) {
      case 'off':
        return 'No pack is made by itself.';
      case 'none':
        return 'The next one is made when a round is published.';
      case 'making':
        return `The pack of round ${round} is being made.`;
      case 'kept':
        return `Round ${round} kept ${time}${detail === '' ? '' : `, but ${detail}`} ${path}`;
      case 'failed':
        return `The pack of round ${round} is not kept: ${detail}`;
    }
  },
  fileNames: {
    'pairings-by-board': 'pairings by board',
    'pairings-by-name': 'pairings by name',
    'result-slips': 'result slips',
    standings: 'standings',
    'wall-chart': 'wall chart',
    crosstable: 'crosstable',
    'tie-break-working': 'tie-break working',
    'pairing-cards': 'pairing cards',
    'paper-pack': 'paper pack',
    'player-list': 'player list',
    'arbiters-log': 'arbiters log',
  },
};
