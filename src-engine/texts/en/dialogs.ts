export const startText = {
  title: 'Wallchart',
  tagline: 'Tournaments for arbiters: paired by the rules, explained, safe.',
  begin: 'Begin',
  new: 'New tournament',
  newHint: 'Enter a name, rounds and the system, then the players.',
  open: 'Open or import',
  openHint: 'A tournament file, or a TRF from any program. You review an import before it is stored.',
  check: 'Check a report',
  checkHint:
    'Pairs every round of a TRF again and computes points and ranks. You can also drop the file here.',
  demo: 'Open the demo',
  demoHint: 'A made-up tournament where you can try everything.',
  manual: 'Manual',
  recent: 'Recent tournaments',
  noRecent: 'None yet.',
  missing: 'not found',
  version: (version: string) => `Version ${version}`,
};

export const newText = {
  title: 'New tournament',
  fields: {
    name: 'Name',
    city: 'City',
    federation: 'Federation',
    startDate: 'First day',
    endDate: 'Last day',
    rounds: 'Rounds',
    system: 'System',
    acceleration: 'Acceleration',
    path: 'File',
  },
  accelerations: { none: 'none', 'baku-2026': 'Baku (2026)', 'baku-2017': 'Baku (2017)' },
  superseded: (name: string, edition: string, old: boolean) =>
    `${name}, ${edition}${old ? ' (superseded)' : ''}`,
  choose: 'Choose',
  noPath: 'not chosen',
  create: 'Create',
  problems: {
    name: 'Enter a name.',
    rounds: 'Enter a number of rounds from 1 to 30.',
    path: 'Choose where to store the tournament file.',
    federation: 'Enter the three letters of a federation, or nothing.',
    day: 'Write dates as 2026/11/15.',
    dates: 'The last day is before the first.',
  },
  dateHint: 'YYYY/MM/DD',
  systemHint: 'Announce the rounds and the system before the start (C.04.1 1).',
};

export const paletteText = {
  title: 'Commands and players',
  hint: 'Type a command or a player’s name',
  nothing: 'No matches',
  players: 'Players',
  unavailable: 'not available now',
};

export const keysText = {
  title: 'Keys on this screen',
  moving: 'Moving',
  lines: [
    ['↑ ↓', 'one row'],
    ['Page Up · Page Down', 'one page of rows'],
    ['Home · End', 'first, last row'],
    ['Enter', 'open or accept'],
    ['Esc', 'close, back to the table'],
    ['Tab', 'next pane'],
  ] as readonly (readonly [key: string, meaning: string])[],
};

export const manualText = { title: 'Manual', contents: 'Chapters' };

export const confirmText = {
  level: (level: number) => `Level ${level}`,
  keep: 'Cancel',
  word: 'CHANGE',
  typeWord: (word: string) => `Type ${word}, then press the button twice`,
  again: (act: string) => `Confirm: ${act}`,
  article: (article: string) => `Article ${article}`,
};

export const chooserText = {
  titles: {
    open: 'Open or import',
    'save-tournament': 'Save the tournament',
    'save-export': 'Save the file',
    'open-table': 'Open a table',
    'open-list': 'Read a rating list',
    'save-pdf': 'Save the PDF',
    'choose-folder': 'Choose a folder',
  },
  places: 'Places',
  up: 'Up one folder',
  empty: 'No matches',
  fileName: 'File name',
  fileNameOrPath: 'Name or path',
  open: 'Open',
  save: 'Save',
  useFolder: 'Use this folder',
  needName: 'Enter a file name.',
  kinds: {
    folder: 'folder',
    tournament: 'tournament',
    trf: 'TRF',
    table: 'table',
    other: '',
  },
  columns: { name: 'Name', kind: 'Kind', size: 'Size', modified: 'Changed' },
  size: (bytes: number) =>
    bytes < 1024
      ? `${bytes} B`
      : bytes < 1048576
        ? `${Math.round(bytes / 1024)} kB`
        : `${(bytes / 1048576).toFixed(1)} MB`,
};

export const settingsText = {
  title: 'Tournament settings',
  tabs: {
    event: 'Event',
    system: 'Rounds and system',
    scoring: 'Scoring',
    'tie-breaks': 'Tie-breaks',
    prohibited: 'Prohibited pairings',
  },
  save: 'Save',
  saved: 'Settings saved',
  event: {
    name: 'Name',
    city: 'City',
    federation: 'Federation',
    startDate: 'First day',
    endDate: 'Last day',
    type: 'Kind of event',
    chiefArbiter: 'Chief arbiter',
    deputyArbiters: 'Deputy arbiters',
    deputyHint: 'One per line.',
    timeControl: 'Time control',
    encodedTimeControl: 'Time control in seconds',
    encodedHint: 'Seconds, e.g. 5400+30',
    roundDates: 'Round dates',
    roundDatesHint: 'One per line, e.g. 2026/11/15.',
  },
  system: {
    rounds: 'Rounds',
    system: 'System',
    initialColour: 'Initial colour (by lot)',
    colours: { white: 'White for number 1', black: 'Black for number 1', none: 'not drawn' },
    acceleration: 'Acceleration',
    lotSeed: 'Random seed',
    lotHint: 'The same seed gives the same lots.',
    maxiTournament: 'Maxi-tournament',
    maxiHint: 'Opponents are exchanged only within 100 rating points.',
    colourDifference: 'Largest colour difference',
    corrections: 'Corrections',
    correctionsHint: 'Minutes after the last result of a round; empty if you announced no deadline.',
    fideMode: 'FIDE mode',
    fideModeOn: 'FIDE rules only',
    fideModeLeft: 'Ended. This is final.',
    leave: 'End FIDE mode',
    left: 'FIDE mode ended',
    colourHint: 'The rules say 2; a smaller value balances colours more strictly.',
  },
  scoring: {
    whiteWin: 'Win with White',
    blackWin: 'Win with Black',
    whiteDraw: 'Draw with White',
    blackDraw: 'Draw with Black',
    whiteLoss: 'Loss with White',
    blackLoss: 'Loss with Black',
    forfeitWin: 'Win by forfeit',
    forfeitLoss: 'Loss by forfeit',
    pairingAllocatedBye: 'Pairing-allocated bye',
    fullBye: 'Full-point bye',
    halfBye: 'Half-point bye',
    zeroBye: 'Zero-point bye',
    unknown: 'Game without result',
  },
  scoringHint: 'Points, e.g. 1, ½ or 0.5.',
  scoringProblem: 'Enter points with at most one decimal, e.g. 1, ½ or 0.5.',
  tieBreaks: {
    text: 'Rules of',
    texts: { '2024': 'C.07 of 2024', '2026': 'C.07 of 2026' },
    unrated: 'Unrated players',
    unratedRules: {
      drop: 'drop tie-breaks that use ratings',
      'leave-out': 'leave unrated opponents out',
      rated: 'count them with a rating',
    },
    unratedAs: 'Rating of unrated players',
    unratedHint:
      'C.07 10: dropped if unrated players take part, unless the rules of the event say otherwise.',
    unratedProblem: 'Enter a rating from 1 to 4000.',
    preset: 'Start from',
    presetNone: 'the list below',
    order: 'Order of tie-breaks',
    keys: { up: 'Alt ↑', down: 'Alt ↓' },
    hint: 'One code per line. A modifier follows a slash: BH/C1.',
    keysHint: 'move the line.',
    meaning: 'As typed',
    empty: 'No tie-breaks: players with equal points share a rank.',
    known: 'Codes',
    add: (code: string) => `Add ${code}`,
    modifiers: (modifiers: string) => (modifiers === '' ? '' : `with ${modifiers}`),
  },
  prohibited: {
    hint: 'Players who may not meet: two or more numbers, and the first and last round.',
    numbers: 'Numbers',
    from: 'From',
    to: 'To',
    add: 'Add',
    remove: 'Remove',
    none: 'No prohibited pairings.',
    problem: 'Enter the numbers of at least two players.',
    noNumbers: 'Players have no pairing numbers yet: use the order of entry.',
  },
};

export const cardText = {
  title: (name: string) => name,
  close: 'Close',
  none: 'No round is paired yet.',
};

export const languagesText = {
  title: 'Languages',
  screens: 'Screens',
  documents: 'Printed sheets',
  system: (name: string) => `System (${name})`,
  likeScreens: (name: string) => `Same as the screens (${name})`,
  reload: 'The page reloads in the new language. Entries that are not saved are lost.',
  save: 'Save',
};
