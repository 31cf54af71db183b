import { format } from './format.ts';

interface Unpaired {
  readonly kind:
    | 'pab'
    | 'full'
    | 'half'
    | 'zero'
    | 'forfeit-win'
    | 'forfeit-loss'
    | 'absent'
    | 'withdrawn'
    | 'not-arrived';
  /** What is to be said instead of the kind, `''` for nothing. */
  readonly text: string;
}

const boards = (count: number): string => (count === 1 ? '1 board × 2' : `${count} boards × 2`);

export const roundText = {
  title: (round: number) => `Round ${round}`,
  before: 'Before you publish',
  beforePairing: 'Before you pair',
  after: 'The round',
  nobodyLost: 'All players accounted for',
  addsUp: 'complete',
  missing: (count: number) => (count === 1 ? '1 wrong' : `${count} wrong`),
  sum: {
    boards,
    pairingByes: 'Pairing bye',
    otherByes: 'Requested byes',
    absent: 'Not present',
    active: 'Active players',
    listed: 'Listed',
  },
  notOnList: 'Missing or listed twice:',
  issues: 'Open issues',
  toRead: (count: number) => (count === 1 ? '1 issue' : `${count} issues`),
  allRead: 'all noted',
  noIssues: 'No issues.',
  read: (time: string, actor: string) => `Noted ${time}, ${actor}`,
  readIssue: 'Note',
  openGames: (round: number) => `Results of round ${round}`,
  off: 'Not on a board',
  nobodyAway: 'No player is absent.',
  everybodyPlays: 'All players have a board.',
  unpaired: (row: Unpaired): string => (row.text === '' ? unpairedNames[row.kind] : row.text),
  narrow: {
    accounted: (count: number) => `${count} accounted for`,
    off: (count: number) => `${count} not on a board`,
    list: 'List',
    why: 'Why',
  },
  steps: { draft: 'Draft', checked: 'Checked', published: 'Published' },
  stepLabel: 'Stages of the round',
  checkFailed: 'Check failed',
  published: (version: number, time: string) =>
    [`Published ${time}`.trim(), version > 0 ? `v${version}` : ''].filter((part) => part !== '').join(', '),
  actions: {
    pair: 'Pair',
    check: 'Check',
    publish: 'Publish',
    unpublish: 'Unpublish',
    discard: 'Discard',
    hand: 'Pair by hand',
    results: 'Results',
    next: (round: number) => `To round ${round}`,
    cancel: 'Stop',
    read: 'Note the next issue',
    why: 'Why not another pair?',
  },
  paired: (round: number, seconds: number) => `Round ${round} drafted in ${format.number(seconds, 2)} s`,
  checked: (round: number) => `Round ${round} checked`,
  publishedSaid: (round: number, version: number) => `Round ${round} published, version ${version}`,
  taken: (round: number) => `Round ${round} is a draft again`,
  discarded: (round: number) => `Draft of round ${round} discarded`,
  arranged: (round: number) => `Round ${round} paired by hand`,
  handMade: 'changed by hand',
  none: (round: number, isLater: boolean) =>
    isLater ? `Round ${round} is not paired yet.` : 'The round has no boards.',
  pairing: (settled: number, all: number) =>
    all === 0 ? 'Pairing' : `${settled} of ${format.count(all, { one: 'player', other: 'players' })} settled`,
  columns: {
    points: 'Pts',
    board: 'Bd',
    number: 'No.',
    white: 'White',
    black: 'Black',
    rating: 'Rtg',
    note: 'Note',
  },
  floats: { down: 'down', up: 'up' },
  floatTitles: { down: 'floats down', up: 'floats up' },
  due: { white: 'due W', black: 'due B' },
  dueTitles: { white: 'White was due', black: 'Black was due' },
  byeTitle: (name: string, points: number) => `${name}, ${format.points(points)}`,
};

const unpairedNames: Record<Unpaired['kind'], string> = {
  pab: 'Bye',
  full: 'Bye, 1 point',
  half: 'Bye, ½ point',
  zero: 'Bye, 0 points',
  'forfeit-win': 'Won by forfeit',
  'forfeit-loss': 'Lost by forfeit',
  absent: 'Not present',
  withdrawn: 'Withdrawn',
  'not-arrived': 'Not arrived',
};

export const whyText = {
  none: 'Why?',
  board: (board: number) => `Why board ${board}?`,
  bye: 'Why this bye?',
  choose: 'Choose a board to see why it is paired this way.',
  verified: 'verified by 2 methods',
  notYet: 'not checked yet',
  wrong: 'methods differ',
  rounds: 'Colours so far',
  colour: 'Colour',
  whyNot: 'Why not another pair?',
  pairHint: 'Two numbers, e.g. 4-8',
  compare: 'Compare',
  unknownPair: 'Enter the numbers of two players, e.g. 4-8.',
  columns: { rule: 'Rule', what: 'What counts', now: 'Now', value: 'Value', article: 'Article' },
  perfect: 'cannot be better',
  first: (rule: string) => `First difference: ${rule}.`,
  verdicts: {
    paired: 'They are paired.',
    forbidden: 'Not allowed.',
    worse: 'Worse.',
    equal: 'Equal, but later in the order.',
    impossible: 'No legal round has this pair.',
  },
  onPaper: 'On paper',
  depths: { 1: 'Sentence', 2: 'One page', 3: 'Trace' },
  depthLabel: 'How much to explain',
  noTrace: 'This system keeps no trace.',
  rules: 'Rules of this round',
};

export const handText = {
  title: 'Hand pairing',
  hint: 'Two numbers or names pair White and Black, e.g. 4-8. One number gives the bye; after one name, Enter does.',
  field: 'Numbers or names',
  roles: ['White', 'Black'] as readonly string[],
  tooMany: 'A board has two players.',
  dropAct: 'Leave hand pairing',
  dropped: 'The pairs that you made are lost.',
  waiting: 'Not paired',
  nobody: 'All players are paired.',
  bye: 'Bye',
  noBye: 'none',
  swap: 'Swap colours',
  apart: 'Split the pair',
  done: 'Use this pairing',
  cancel: 'Cancel',
  unknown: (typed: string) => `No player in this round has the number or name ${typed}.`,
  stillWaiting: (count: number) =>
    count === 1 ? '1 player is not paired.' : `${count} players are not paired.`,
  set: 'Set',
  pairAnyway: 'Pair them all the same',
};
