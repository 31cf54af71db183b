/** Words of the Paper Pack: cards, lists by score, sheets for the pen. */
import type { Absence } from '../../src-engine/index.ts';
import { formatPoints, type Points } from '../../src-engine/index.ts';

export const CARD_WORDS = {
  strengths: { absolute: 'absolute', strong: 'strong', mild: 'mild', none: '' },
  rounds: 'Round',
  opponent: 'Opp.',
  result: 'Result',
  float: 'Float',
  score: 'Score',
  points: 'points',
  due: 'Due',
  noColour: 'no colour due',
  pairingBye: 'PAB',
  free: 'free',
  noBye: 'no bye any more',
  mayHaveBye: 'may have the bye',
  notWith: 'not with',
  aro: 'ARO',
  virtual: 'virtual',
  difference: 'W−B',
} as const;

export const PACK_WORDS = {
  groups: 'Scoregroups',
  met: 'Has met',
  due: 'Due',
  floats: 'Floats',
  difference: 'W−B',
  notPlaying: 'Not in the next round',
  pairingSheet: 'to be paired by hand',
  resultSheet: 'results',
  scheduled: 'by the table',
  board: 'Board',
  byeLine: 'Bye',
  absentLine: 'Absent',
  whiteNumber: 'White',
  blackNumber: 'Black',
  scores: ['1–0', '½–½', '0–1'],
  otherResult: 'other',
  blankPairings: 'pairings by hand',
  contents: 'What is in it',
  pages: 'Pages',
  stepsTitle: 'If the computer is gone',
  crib: 'How to pair',
  /** What each part is for, below its title. */
  what: {
    crib: 'The rules of this tournament in the order in which they are applied.',
    running: 'The round that is being played: write the results into the boxes.',
    cards: 'One for each player, by score and number: to be cut and laid out.',
    groups: 'The same on a list: who has which score, is due which colour, has met whom.',
    crosstable: 'Everybody against everybody so far.',
    chart: 'Every round of every player.',
    blankPairings: 'Lines for the boards, to be written and put on the wall.',
    scheduled: 'The games that the table gives, to be put on the wall.',
    blankResults: 'Boxes to tick for the results desk.',
  },
  steps: {
    swiss: [
      'Collect the results of the round on the sheet by board. Write them on the cards, and add up the scores.',
      'Cut the pile of cards once and put the stacks on each other, left to right and down: they are in order. Take out who is absent, and lay the others in piles: the highest score first, small numbers on top.',
      'Pair pile by pile as the page of rules says. Look on the cards who has met whom, and which colour is due.',
      'Write the pairs on the sheet for the next round, the boards in the order of the rules, and put it on the wall.',
      'Write opponent and colour on both cards. Collect the results on the last sheet.',
      'When the computer is back, enter the results, and arrange the round as it was played.',
    ],
    table: [
      'The cards show all games of every player, with colours. The sheet of the next round is filled in: put it on the wall.',
      'Collect the results on the last sheet, and write them on the cards.',
      'When the computer is back, enter the results.',
    ],
    over: [
      'Every round is over. The chart and the cards show how the event ended; write corrections on the chart.',
    ],
    last: [
      'This is the last round. Collect the results on the sheet by board, and write them on the cards and the chart.',
      'Lay the cards in order of score for the standings; the tie-breaks can wait for the computer.',
    ],
  },
} as const;

/** What the cell of a round to come says for which a bye was granted. */
export function plannedBye(kind: Absence['kind']): string {
  return { half: '½ bye', zero: 'out', full: 'bye' }[kind];
}

/** `floated up 1 of 3` */
export function upfloats(times: number, most: number): string {
  return `up ${times} of ${most}`;
}

/** `5½ points, 6 players` */
export function groupTitle(points: Points, players: number): string {
  const unit = Math.abs(points) <= 10 && points !== 0 ? 'point' : 'points';
  return `${formatPoints(points)} ${unit}, ${players === 1 ? '1 player' : `${players} players`}`;
}

export function nextRound(round: number): string {
  return `for round ${round}`;
}

export const COVER = 'Cover';

export function partNumber(part: number): string {
  return `Part ${part}`;
}
