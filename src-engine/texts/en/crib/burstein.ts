/** Burstein System: C.04.4.2 of 2026 and 2025, and the text of the 2017 Handbook. */
import { BOARD_ORDER, CARDS, colours, preferences } from './common.ts';
import { section, type Crib } from '../../crib.ts';

/** Where the two texts say the same, and what they say differently. */
const EDITIONS = {
  '2026': {
    preferences: '1.5',
    never: '2.1',
    index: '1.7',
    unplayed: '1.7.2',
    ranking: '1.8',
    bye: '3.1',
    quality: '2.3',
    criteria:
      'Most pairs (C5); the lowest scores among the floaters (C6); floaters with which the next bracket can do C1 to C6 (C7); fewest players without their colour (C8).',
  },
  '2025': {
    preferences: '1.4',
    never: '3.1',
    index: '1.6',
    unplayed: '1.6.2',
    ranking: '1.7',
    bye: '2.1',
    quality: '3.3',
    criteria:
      'Most pairs (C5); most floaters from above paired, then those of the highest scores (C6); floaters with which the next bracket can do C4 to C6 (C7); fewest players without their colour (C8).',
  },
} as const;

function modern(edition: keyof typeof EDITIONS): Crib {
  const text = EDITIONS[edition];
  return {
    sections: [
      CARDS,
      section(
        'Before the first pile',
        preferences(text.preferences),
        [
          text.never,
          'Never: a second meeting (C1); a bye for who had one, or who once got the points of a win without playing (C2); two players with the same absolute preference (C3). Everybody left must remain pairable (C4).',
        ],
        [
          text.index,
          'Index of each player: Buchholz (sum of the present scores of all opponents), then Sonneborn-Berger (points of each round times the opponent’s score).',
        ],
        [
          text.unplayed,
          'A round without a game counts as one against oneself. Leave out virtual points. If an opponent has been out with zero-point byes up to this round, each of those earlier byes counts as a draw in that score.',
        ],
        [
          text.ranking,
          'Rank every bracket by Buchholz, then Sonneborn-Berger, then number; the score does not count inside a bracket.',
        ],
        [
          text.bye,
          `Odd number: the bye goes first. Among those who may have it and leave a complete pairing: lowest score, then most games played, then the lowest rank by ${text.ranking}.`,
        ],
      ),
      section(
        'Pair pile by pile, from the top',
        [
          '',
          'The pile and whoever floated into it are one bracket, ranked together; anybody may meet anybody.',
        ],
        ['4', 'First against last, second against last but one, and so on. Odd: the middle one floats.'],
        [
          '4.3',
          'Not allowed? The pairing is better the lower the opponent of number 1, then of number 2, and so on. Floating comes after every opponent.',
        ],
        [text.quality, `But first of all, in this order: ${text.criteria}`],
      ),
      colours(text.ranking),
      BOARD_ORDER,
    ],
  };
}

export const BURSTEIN_2026_CRIB = modern('2026');
export const BURSTEIN_2025_CRIB = modern('2025');

export const BURSTEIN_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      ['1.3', 'Due colour: the one had less often; as many of both: the other than last time.'],
      [
        '3.1, 5.2, 5.3',
        'Never: a second meeting, three more of a colour than of the other, the same colour three times running.',
      ],
      ['3.3', 'Rounds 1 and 2 only: the upper half of the starting list has one imaginary point more.'],
      [
        '3.2',
        'Rank every pile by Sonneborn-Berger (points of each round times the opponent’s score), then Buchholz (sum of the opponents’ scores), then Median (Buchholz without the highest and the lowest), then rating.',
      ],
      [
        '4',
        'Odd number: the bye goes to the last of the lowest pile who has not yet had a point without playing.',
      ],
    ),
    section(
      'Pair pile by pile, from the top',
      [
        '6.1, 6.2',
        'First against last, second against last but one, and so on. Not allowed? The lower the opponent of number 1 the better, then of number 2, and so on.',
      ],
      [
        '6.3, 6.4',
        'Odd pile: one floats to the next; who floated into the pile does not float on. Number 1 floats last.',
      ],
      ['6.5', 'Before all that: the combination in which the most players get their due colour.'],
      [
        '6.6',
        'The rest cannot be paired, or the floater has met everybody below: next combination. Two piles that cannot be paired become one.',
      ],
    ),
    section('Give the colours: the first rule that decides (5.4)', [
      '',
      'Both their due colour; equal numbers of White and Black; alternate the last difference; the due colour of the higher ranked.',
    ]),
    BOARD_ORDER,
  ],
};
