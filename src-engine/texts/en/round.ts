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
  nobodyLost: 'Nobody lost',
  addsUp: 'adds up',
  missing: (count: number) => (count === 1 ? '1 wrong' : `${count} wrong`),
  sum: {
    boards,
    pairingByes: 'Pairing bye',
    otherByes: 'Byes granted',
    absent: 'Absent',
    active: 'Active players',
    listed: 'On a list',
  },
  notOnList: 'Missing or doubled:',
  issues: 'Open issues',
  toRead: (count: number) => (count === 1 ? '1 to read' : `${count} to read`),
  allRead: 'all read',
  noIssues: 'Nothing to read.',
  read: (time: string, actor: string) => `Read ${time}, ${actor}`,
  readIssue: 'Read',
  off: 'Not on a board',
  nobodyAway: 'Nobody is away.',
  everybodyPlays: 'Everybody has a board.',
  unpaired: (row: Unpaired): string => (row.text === '' ? unpairedNames[row.kind] : row.text),
  steps: { draft: 'Draft', checked: 'Checked', published: 'Published' },
  stepLabel: 'Stages of the round',
  checkFailed: 'Check failed',
  published: (version: number, time: string) =>
    `Published${time === '' ? '' : ` ${time}`}${version > 0 ? `, v${version}` : ''}`,
  actions: {
    pair: 'Pair',
    check: 'Check',
    publish: 'Publish',
    unpublish: 'Take back',
    discard: 'Discard',
    hand: 'Hand pair',
    results: 'Results',
    next: (round: number) => `To round ${round}`,
    cancel: 'Stop',
    read: 'Read the next issue',
    why: 'Why not another pair?',
  },
  paired: (round: number, seconds: number) => `Round ${round} drafted in ${seconds.toFixed(2)} s`,
  checked: (round: number) => `Round ${round} checked`,
  publishedSaid: (round: number, version: number) => `Round ${round} published, version ${version}`,
  taken: (round: number) => `Round ${round} is a draft again`,
  discarded: (round: number) => `Draft of round ${round} discarded`,
  arranged: (round: number) => `Round ${round} paired by hand`,
  handMade: 'changed by hand',
  none: (round: number, isLater: boolean) =>
    isLater ? `Round ${round} is not paired yet.` : 'The round has no boards.',
  pairing: (settled: number, all: number) => (all === 0 ? 'Pairing' : `${settled} of ${all} players settled`),
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
  absent: 'Absent',
  withdrawn: 'Withdrawn',
  'not-arrived': 'Not arrived',
};

export const whyText = {
  none: 'Why?',
  board: (board: number) => `Why board ${board}?`,
  bye: 'Why this bye?',
  choose: 'Choose a board to see why it is paired so.',
  verified: 'verified by 2 methods',
  notYet: 'not checked yet',
  wrong: 'methods differ',
  rounds: 'Colours so far',
  colour: 'Colour',
  whyNot: 'Why not another pair?',
  pairHint: 'Two numbers, as 4-8',
  compare: 'Compare',
  unknownPair: 'Two players’ numbers are needed, as 4-8.',
  columns: { rule: 'Rule', what: 'What counts', now: 'Now', value: 'Value', article: 'Article' },
  perfect: 'cannot be better',
  first: (rule: string) => `First difference: ${rule}.`,
  verdicts: {
    paired: 'They do meet.',
    forbidden: 'Forbidden.',
    worse: 'Worse.',
    equal: 'Equal, but later in order.',
    impossible: 'No round contains it.',
  },
  depths: { 1: 'Sentence', 2: 'One page', 3: 'Trace' },
  depthLabel: 'How much to explain',
  noTrace: 'This system keeps no trace.',
  rules: 'Rules of this round',
};

export const handText = {
  title: 'Hand pairing',
  hint: 'Two numbers pair White and Black, as 4-8. One number gives the bye.',
  field: 'Pair by numbers',
  waiting: 'Waiting for a board',
  nobody: 'Nobody waits.',
  bye: 'Bye',
  noBye: 'none',
  swap: 'Swap colours',
  apart: 'Take apart',
  done: 'Use this round',
  cancel: 'Leave it',
  unknown: (typed: string) => `No player of this round has the number ${typed}.`,
  stillWaiting: (count: number) => (count === 1 ? '1 player still waits.' : `${count} players still wait.`),
  set: 'Set',
};
