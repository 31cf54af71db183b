export const startText = {
  title: 'Wallchart',
  tagline: 'Tournaments for arbiters: paired by the rules, explained, safe.',
  begin: 'Begin',
  new: 'New tournament',
  newHint: 'Name it, choose the rounds and the system, and enter players.',
  open: 'Open or import',
  openHint: 'A tournament file, or a TRF from any program. Imports are shown before they are stored.',
  demo: 'Look at the demo',
  demoHint: 'A made-up tournament to try everything on. Nothing can go wrong.',
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
    name: 'A name is needed.',
    rounds: 'Rounds are a whole number from 1 to 30.',
    path: 'Choose where the tournament file is kept.',
    federation: 'A federation has three letters, or none.',
    day: 'Write days as 2026/11/15.',
    dates: 'The last day comes before the first.',
  },
  dateHint: 'YYYY/MM/DD',
  systemHint: 'Rounds and system are announced before the start (C.04.1 1).',
};

export const paletteText = {
  title: 'Commands and players',
  hint: 'What do you want to do, or whom do you look for?',
  nothing: 'Nothing of that name.',
  players: 'Players',
  unavailable: 'not now',
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
  keep: 'Keep as it is',
  word: 'CHANGE',
  typeWord: (word: string) => `Type ${word}, then press the button twice`,
  again: (act: string) => `Once more: ${act}`,
  article: (article: string) => `Article ${article}`,
};

export const chooserText = {
  titles: {
    open: 'Open or import',
    'save-tournament': 'Where to keep the tournament',
    'save-export': 'Where to save',
    'open-table': 'Read a table',
    'save-pdf': 'Where to save the PDF',
    'choose-folder': 'Choose a folder',
  },
  places: 'Places',
  up: 'One folder up',
  empty: 'Nothing here that fits.',
  fileName: 'File name',
  fileNameOrPath: 'Name or path',
  open: 'Open',
  save: 'Save',
  useFolder: 'Use this folder',
  needName: 'A file name is needed.',
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
    prohibited: 'Prohibited pairs',
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
    deputyHint: 'One on each line.',
    timeControl: 'Time control',
    encodedTimeControl: 'As a code',
    encodedHint: 'Seconds, as 5400+30',
    roundDates: 'Dates of the rounds',
    roundDatesHint: 'One on each line, as 2026/11/15.',
  },
  system: {
    rounds: 'Rounds',
    system: 'System',
    initialColour: 'First colour by lot',
    colours: { white: 'White for number 1', black: 'Black for number 1', none: 'not drawn' },
    acceleration: 'Acceleration',
    lotSeed: 'Seed of drawn lots',
    lotHint: 'The same seed draws the same lots again.',
    maxiTournament: 'Maxi-tournament',
    maxiHint: 'Opponents are exchanged within 100 rating points only.',
    colourDifference: 'Largest colour difference',
    corrections: 'Corrections',
    correctionsHint: 'Minutes after the last result of a round; empty if no deadline is announced.',
    fideMode: 'FIDE mode',
    fideModeOn: 'By the rules of FIDE alone.',
    fideModeLeft: 'Left. There is no way back.',
    leave: 'Leave FIDE mode',
    left: 'FIDE mode left',
    colourHint: '2 by the rules; smaller values balance colours more strictly.',
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
  scoringHint: 'Points as 1, ½ or 0.5.',
  scoringProblem: 'Points have at most one decimal, as 1, ½ or 0.5.',
  tieBreaks: {
    text: 'Rules of',
    texts: { '2024': 'C.07 of 2024', '2026': 'C.07 of 2026' },
    unrated: 'Unrated players',
    unratedRules: {
      drop: 'drop tie-breaks from ratings',
      'leave-out': 'leave unrated opponents out',
      rated: 'count them with a rating',
    },
    unratedAs: 'Rating of unrated players',
    unratedHint:
      'C.07 10: dropped while unrated players take part, unless rules published before the start say more.',
    unratedProblem: 'Unrated players count with a rating from 1 to 4000.',
    preset: 'Start from',
    presetNone: 'the list below',
    order: 'Order of tie-breaks',
    keys: { up: 'Alt ↑', down: 'Alt ↓' },
    hint: 'One code on each line. A modifier follows a slash: BH/C1.',
    keysHint: 'move the line.',
    meaning: 'As typed',
    empty: 'No tie-breaks: players with equal points share their place.',
    known: 'Codes',
    add: (code: string) => `Add ${code}`,
    modifiers: (modifiers: string) => (modifiers === '' ? '' : `with ${modifiers}`),
  },
  prohibited: {
    hint: 'Players who may not meet. Two or more numbers, and from which round to which.',
    numbers: 'Numbers',
    from: 'From',
    to: 'To',
    add: 'Add',
    remove: 'Remove',
    none: 'No prohibited pairs.',
    problem: 'At least two players’ numbers are needed.',
    noNumbers: 'Players have no numbers yet, so the order of entry counts.',
  },
};

export const cardText = {
  title: (name: string) => name,
  close: 'Close',
  none: 'No round has been paired.',
};
