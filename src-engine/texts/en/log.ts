import { format } from './format.ts';

export const logText = {
  title: 'Log',
  unbroken: (entries: number) =>
    `chain unbroken, ${format.count(entries, { one: 'entry', other: 'entries' })}`,
  broken: 'chain broken',
  filters: {
    all: 'All',
    integrity: 'In the report',
    result: 'Results',
    round: 'Rounds',
    player: 'Players',
  },
  filterLabel: 'Entries shown',
  find: 'Find',
  columns: { time: 'Time', rail: '', who: 'Who', what: 'What', detail: 'Detail', seal: 'Seal' },
  none: 'No entries.',
  published: 'published',
  inReport: 'in the report',
  undo: 'undo',
  undone: 'undone',
  recovered: 'recovered',
  line: 'Time line',
  older: 'older',
  now: 'now',
  stood: 'The tournament at that time',
  lookAt: 'View this moment',
  since: 'Since then',
  nothingSince: 'Nothing has happened since.',
  actions: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
  undoThis: 'Undo this',
  goBack: 'Go back here',
  never: 'Nothing is erased: undoing and going back add a new entry.',
  restore: 'Restore points',
  noRestore: 'The first restore point is made with round 1.',
  toEntry: (seq: number) => `Entry ${seq}`,
  choose: 'Choose an entry to see the tournament at that time.',
  save: 'Save the log',
  saved: (path: string) => `Log saved as ${path}`,
  /** The log as a table for spreadsheets. */
  file: {
    columns: [
      'Entry',
      'Time',
      'Who',
      'Command',
      'What',
      'Detail',
      'Report',
      'Undone',
      'Hash',
    ] as readonly string[],
    yes: 'yes',
  },
  undid: (label: string) => `Undone: ${label}`,
  wentBack: (label: string) => label,
  /** Undo, redo and going back: the question, and why not. */
  steps: {
    acts: { 'log.undo': 'Undo', 'log.redo': 'Redo', 'log.goBack': 'Go back' },
    says: {
      'log.undo': (label: string) => `Undoes: ${label}.`,
      'log.redo': (label: string) => `Redoes: ${label}.`,
      'log.goBack': (label: string) => `Goes back to: ${label}.`,
    },
    changes: (entries: number) =>
      `This changes ${format.count(entries, { one: 'entry', other: 'entries' })}, and can be undone.`,
    nothing: {
      undo: { message: 'There is nothing to undo here.', advice: 'It may have been undone already.' },
      redo: 'There is nothing to redo.',
      goBack: 'There is no such entry.',
    },
    depends: (seq: number, entry: string) => ({
      message: `Entry ${seq} builds on it: ${entry}.`,
      advice: 'Undo that one first, or go back to an earlier moment.',
    }),
    byesAmong: (name: string) => ({
      message: `This would give ${name} a bye that is asked about.`,
      advice: 'Give it on the players page.',
    }),
    rulesAmongOthers: {
      message: 'This would also change rules of a tournament that has begun.',
      advice: 'Change them in the settings first.',
    },
  },
  /** The tournament at a moment. */
  moment: {
    players: (players: number) =>
      `${format.count(players, { one: 'player', other: 'players' })}, no round paired.`,
    draft: (round: number, boards: number) =>
      `Round ${round} is a draft with ${format.count(boards, { one: 'board', other: 'boards' })}.`,
    playing: (round: number, results: number, boards: number) =>
      results === boards
        ? `Round ${round} complete, ${results} of ${format.count(boards, { one: 'result', other: 'results' })} in.`
        : `Round ${round} in play, ${results} of ${format.count(boards, { one: 'result', other: 'results' })} in.`,
  },
  sinceLabels: {
    round: 'Rounds',
    result: 'Results',
    player: 'Players',
    settings: 'Settings',
    system: 'Prints and starts',
    undo: 'Undone or redone',
  },
};

export const restoreText = {
  title: 'Restore points',
  open: 'All',
  hint: 'Made when a round begins and ends. Viewing one changes nothing. Going back is one new entry, and can be undone.',
  columns: { label: 'Point', at: 'When', cures: 'Use it if', files: 'Files' },
  none: 'The first restore point is made when you publish round 1.',
  left: 'older',
  beside: 'next to the file',
  noFile: 'no file',
  lookAt: 'View',
  goBack: 'Go back here',
  openFile: 'Open the file',
  close: 'Close',
  missing: (place: string, problem: string) =>
    place === ''
      ? `Files are missing next to the tournament: ${problem}.`
      : `Files are missing on ${place}: ${problem}.`,
};
