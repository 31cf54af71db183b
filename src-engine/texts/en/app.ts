/** Words of the frame around all pages. */
export const appText = {
  name: 'Wallchart',
  noName: 'Tournament without a name',
  everywhere: 'Everywhere',
  pages: 'Pages',
  commands: 'Commands',
  keys: 'Keys',
  keysHere: 'Keys on this screen',
  manual: 'Manual',
  settings: 'Tournament settings',
  resultKeys: 'Result keys',
  open: 'Open or import a tournament',
  new: 'New tournament',
  closeTournament: 'Close this tournament',
  export: 'Export and file',
  mirror: 'Add a second medium',
  rounds: { earlier: 'Round before', later: 'Round after' },
  undo: 'Undo',
  undoOf: (label: string) => `Undo: ${label}`,
  undone: (label: string) => `Undone: ${label}`,
  redo: 'Redo',
  redoOf: (label: string) => `Redo: ${label}`,
  redone: (label: string) => `Done again: ${label}`,
  themes: {
    system: 'Colours as the system has them',
    light: 'Light colours',
    dark: 'Dark colours',
    contrast: 'High contrast',
  },
  messages: 'Messages',
  dismiss: 'Close',
  refused: 'Refused',
  offers: { recover: 'Recover the intact part', 'working-copy': 'Work on a copy' },
  unstored: (titles: readonly string[]) =>
    titles.length === 1
      ? `A result is keyed and not stored: ${titles[0]!}.`
      : `${titles.length} results are keyed and not stored: ${titles.slice(0, 5).join('; ')}${titles.length > 5 ? '; …' : '.'}`,
  unstoredStay: 'They stay listed on the page of results.',
  unstoredGo: 'If you go on, they are lost; nothing of them is in the file.',
  unstoredWhere: 'The page of results (F4) lists it until you decide.',
  unstoredAct: 'Leave with results that are not stored',
  askedTwice: 'The program asked twice for the same confirmation. Nothing was changed.',
  unreachable: (detail: string) =>
    `The program behind this window does not answer${detail === '' ? '' : ` (${detail})`}.`,
  unreachableAdvice: 'Start Wallchart again. Everything that was shown as saved is on the disk.',
  place: (article?: string, line?: number, column?: number) =>
    [
      article === undefined ? '' : `Article ${article}`,
      line === undefined ? '' : `Line ${line}${column === undefined ? '' : `, column ${column}`}`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  lookingAt: (moment: string) => `You are looking at ${moment}`,
  nothingChanges: 'Nothing can be changed.',
  backToNow: 'Back to now',
  power: {
    'mains-lost': (since: string) => `The mains are gone since ${since}`,
    'battery-low': (since: string) => `The battery is low since ${since}`,
    charge: (percent: number) => `Battery ${percent} %.`,
    safe: 'The tournament is saved.',
    secured: (media: number, time: string) =>
      `${media === 1 ? 'The second medium has' : 'The second media have'} everything since ${time}.`,
    behind: 'Not every second medium has everything: see the strip below.',
    noMedium: 'There is no second medium.',
    addMedium: 'Add a second medium',
    paper: 'Print the Paper Pack',
  },
  readOnly: 'Open for reading only',
  takeOver: 'Take over on this laptop',
  workOnCopy: 'Work on a local copy',
  saveElsewhere: 'Save everything in a new file',
  cancel: 'Cancel',
  ok: 'OK',
  next: 'Next',
};

export const colourNames = { white: 'White', black: 'Black' };
