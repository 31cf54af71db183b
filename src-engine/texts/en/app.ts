import { format } from './format.ts';

/** Words of the frame around all pages. */
export const appText = {
  name: 'Wallchart',
  /** What is said of something, or done with it. */
  about: (what: string, said: string) => `${what}: ${said}`,
  /** Things that have commas of their own. */
  series: (parts: readonly string[]) => parts.join('; '),
  noName: 'Unnamed tournament',
  everywhere: 'On every page',
  pages: 'Pages',
  commands: 'Commands',
  keys: 'Keys',
  keysHere: 'Keys on this screen',
  manual: 'Manual',
  settings: 'Settings',
  resultKeys: 'Result keys',
  languages: 'Languages',
  open: 'Open or import a tournament',
  new: 'New tournament',
  closeTournament: 'Close this tournament',
  export: 'Export and file',
  mirror: 'Add a second medium',
  rounds: { earlier: 'Previous round', later: 'Next round' },
  undo: 'Undo',
  undoOf: (label: string) => `Undo: ${label}`,
  undone: (label: string) => `Undone: ${label}`,
  redo: 'Redo',
  redoOf: (label: string) => `Redo: ${label}`,
  redone: (label: string) => `Redone: ${label}`,
  themes: {
    system: 'System theme',
    light: 'Light theme',
    dark: 'Dark theme',
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
  unstoredGo: 'If you continue, they are lost: the file does not have them.',
  unstoredWhere: 'The page of results (F4) lists it until you decide.',
  unstoredLeft:
    'They were keyed while another tournament was opened. Open the one before again and enter them there.',
  unstoredAct: 'Leave with results that are not stored',
  askedTwice: 'The program asked for the same confirmation twice. Nothing was changed.',
  askedAnew: 'Something changed meanwhile. The question is now:',
  unreachable: (detail: string) =>
    detail === ''
      ? 'The program behind this window does not answer.'
      : `The program behind this window does not answer (${detail}).`,
  unreachableAdvice: 'Start Wallchart again. Everything that was shown as saved is stored on disk.',
  lookingAt: (moment: string) => `You see the tournament as of ${moment}`,
  nothingChanges: 'You cannot change anything here.',
  backToNow: 'Back to now',
  power: {
    'mains-lost': (since: string) => `On battery since ${since}`,
    'battery-low': (since: string) => `Battery low since ${since}`,
    charge: (percent: number) => `Battery ${percent} %.`,
    safe: 'The tournament is saved.',
    secured: (media: number, time: string) =>
      format.plural(media, {
        one: `The second medium is up to date since ${time}.`,
        other: `All second media are up to date since ${time}.`,
      }),
    behind: 'Not every second medium is up to date: see the strip below.',
    noMedium: 'There is no second medium.',
    addMedium: 'Add a second medium',
    paper: 'Print the Paper Pack',
  },
  readOnly: 'Read-only',
  takeOver: 'Take over on this laptop',
  workOnCopy: 'Work on a local copy',
  saveElsewhere: 'Save everything in a new file',
  cancel: 'Cancel',
  ok: 'OK',
  next: 'Next',
};

export const colourNames = { white: 'White', black: 'Black' };
