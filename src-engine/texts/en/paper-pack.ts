/** Words of the Paper Pack: cards, lists by score, sheets for the pen. */
import type { Points } from '../../model/points.ts';
import { format } from './format.ts';

const CARD = {
  strengths: { absolute: 'absolute', strong: 'strong', mild: 'mild', none: '' },
  rounds: 'Round',
  opponent: 'Opp.',
  result: 'Result',
  float: 'Float',
  score: 'Score',
  points: 'points',
  due: 'Due',
  noColour: 'no colour due',
  free: 'free',
  noBye: 'no bye any more',
  mayHaveBye: 'may have the bye',
  difference: 'W−B',
} as const;

const PACK = {
  groups: 'Scoregroups',
  met: 'Has met',
  due: 'Due',
  floats: 'Floats',
  difference: 'W−B',
  notPlaying: 'Not in the next round',
  pairingSheet: 'to be paired by hand',
  resultSheet: 'results',
  blankPairings: 'pairings by hand',
  scheduled: 'by the table',
  board: 'Board',
  byeLine: 'Bye',
  absentLine: 'Absent',
  whiteNumber: 'White',
  blackNumber: 'Black',
  scores: ['1–0', '½–½', '0–1'],
  otherResult: 'other',
  contents: 'What is in it',
  pages: 'Pages',
  stepsTitle: 'If the computer is gone',
  /** What each part is for, below its title. */
  what: {
    crib: 'The rules of this tournament in the order in which they are applied.',
    running: 'The round that is being played: write the results into the boxes.',
    cards: 'One for each player, by score and number: to be cut and laid out.',
    groups: 'The same on a list: scores, colours that are due, opponents met.',
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
      'Pair pile by pile as the page of rules says. The cards show the opponents met and the colour that is due.',
      'Write the pairs on the sheet for the next round, the boards in the order of the rules, and put it on the wall.',
      'Write opponent and colour on both cards. Collect the results on the last sheet.',
      'When the computer is back, enter the results, and pair the round by hand as it was played.',
    ],
    table: [
      'The cards show all games of every player, with colours. The sheet of the next round is filled in: put it on the wall.',
      'Collect the results on the last sheet, and write them on the cards.',
      'When the computer is back, enter the results.',
    ],
    unknown: [
      'Collect the results of the round on the sheet by board. Write them on the cards, and add up the scores.',
      'This program does not know the pairing system of the tournament. Pair the next round by the rules of that system; the cards and the chart show the opponents met.',
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

export const paperPackText = {
  ...PACK,
  card: {
    ...CARD,
    /** In the cell of a round for which the player has a bye. */
    plannedBye: { half: '½ bye', zero: 'out', full: 'bye' },
    pairingBye: 'PAB',
    withDifference: (due: string, difference: string) => `${due} (${CARD.difference} ${difference})`,
    notWith: (numbers: readonly number[]) => `not with ${numbers.join(', ')}`,
    /** Average rating of the opponents, as the Dubov System has it. */
    aro: (average: number) => `ARO ${average}`,
    upfloats: (times: number, most: number) => `up ${times} of ${most}`,
    virtual: (points: Points) => `${format.points(points)} virtual`,
  },
  fileName: (round: number, version: number) => `Paper Pack, round ${round}, version ${version}`,
  cover: 'Cover',
  part: (part: number) => `Part ${part}`,
  howToPair: (round: number) => `How to pair round ${round}`,
  forRound: (title: string, round: number) => `${title} for round ${round}`,
  groupTitle: (points: Points, players: number) =>
    `${format.points(points)} ${Math.abs(points) <= 10 && points !== 0 ? 'point' : 'points'}, ${format.count(players, { one: 'player', other: 'players' })}`,
};
