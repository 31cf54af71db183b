/** FIDE (Dutch) System: C.04.3 of 2026, and the text of 2017. */
import { BOARD_ORDER, CARDS, preferences } from './common.ts';
import { section, type Crib } from '../../crib.ts';

const COLOURS_2026 = section(
  'Give the colours: the first rule that decides',
  ['5.2.1', 'Grant both preferences.'],
  ['5.2.2', 'Grant the stronger one. Both absolute: the wider colour difference wins.'],
  [
    '5.2.3',
    'Go back over the played games to the last time when one had White and the other Black, and alternate.',
  ],
  ['5.2.4', 'Grant the preference of the higher ranked (score, then number).'],
  [
    '5.2.5',
    'Neither has played: the higher ranked with an odd number gets the colour drawn before round 1, with an even number the other. Players never yet taken into account are not counted.',
  ],
);

export const DUTCH_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      preferences('1.7'),
      ['1.8', 'Last round only: a topscorer has more than half of what could be scored so far.'],
      [
        '2.1',
        'Never: a second meeting (C1); a bye for who had one, or who once got the points of a win without playing (C2); two players with the same absolute preference, unless one is a topscorer (C3).',
      ],
      [
        '2.3.1',
        'Odd number: find the lowest score on which somebody may have the bye while all others can still be paired (C5). Keep it reachable all the way down.',
      ],
    ),
    section(
      'Pair pile by pile, from the top',
      [
        '1.3.2',
        'The pile and whoever floated into it make a bracket. Players still below must always remain pairable (C4).',
      ],
      [
        '3.2',
        'As many pairs as possible. No floaters in it: upper half (S1) against lower half (S2), first against first. With floaters: first the floaters against the top of the pile, then the rest like a pile of its own. Floaters do not meet each other.',
      ],
      [
        '3.4',
        'If everything below is fulfilled, the bracket is done. If not, try the others in this order and keep the best, the earliest among equals:',
      ],
      ['4.2', 'Transpositions: rearrange S2, changing the latest places first.'],
      [
        '4.3',
        'Exchanges between S1 and S2: fewest players, then smallest difference of their numbers, then the lowest of S1 and the highest of S2.',
      ],
      [
        '4.4',
        'Other floaters in the pairs, where not all of them can be paired; the lowest placed stay out first.',
      ],
    ),
    section(
      'What makes a bracket better, in this order',
      ['C5, C6, C7', 'Bye to the lowest score; fewest floaters down; the lowest scores among them.'],
      ['C8', 'Choose the floaters so that the next bracket can do C1 to C7.'],
      ['C9', 'The bye goes to the player with the fewest rounds without a game.'],
      [
        'C10, C11',
        'Last round: fewest topscorers or opponents with a colour difference beyond two; with a colour three times running.',
      ],
      ['C12, C13', 'Fewest players without their colour; without a strongly due colour.'],
      [
        'C14, C15',
        'Fewest of the pile floating down who floated down last round; fewest opponents of floaters who floated up last round.',
      ],
      ['C16, C17', 'The same for two rounds ago.'],
      [
        'C18–C21',
        'Smallest score differences of floaters who floated down last round; of their opponents who floated up; both for two rounds ago.',
      ],
    ),
    COLOURS_2026,
    BOARD_ORDER,
  ],
};

export const DUTCH_2017_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      preferences('A.6'),
      ['A.7', 'Last round only: a topscorer has more than half of what could be scored so far.'],
      ['A.4', 'A round without a game is a downfloat, whatever the reason.'],
      [
        'C.1–C.3',
        'Never: a second meeting; a bye for who had one or won by forfeit; two players with the same absolute preference, unless one is a topscorer.',
      ],
    ),
    section(
      'Pair pile by pile, from the top',
      ['A.3', 'The pile and whoever floated into it make a bracket.'],
      [
        'A.9, C.4',
        'The last pile after which everybody below could not be paired decides the round: there, choose the floaters so that the round can be completed; the piles below form one.',
      ],
      [
        'B.2, B.3',
        'As many pairs as possible. No floaters in it: upper half (S1) against lower half (S2), first against first. With floaters: first the floaters against the top of the pile, then the rest like a pile of its own.',
      ],
      [
        'B.4',
        'If everything below is fulfilled, the bracket is done. If not, try the others in this order and keep the best, the earliest among equals:',
      ],
      ['D.1', 'Transpositions: rearrange S2, changing the latest places first.'],
      [
        'D.2',
        'Exchanges between S1 and S2: fewest players, then smallest difference of their numbers, then the lowest of S1 and the highest of S2.',
      ],
      ['D.3', 'Other floaters in the pairs, where not all of them can be paired.'],
    ),
    section(
      'What makes a bracket better, in this order',
      ['C.5, C.6', 'Most pairs; smallest score differences of pairs and floaters, the greatest first.'],
      [
        'C.7',
        'Choose the floaters so that the next bracket has the most pairs, then the smallest differences.',
      ],
      [
        'C.8, C.9',
        'Last round: fewest topscorers or opponents with a colour difference beyond two; with a colour three times running.',
      ],
      ['C.10, C.11', 'Fewest players without their colour; without a strongly due colour.'],
      ['C.12, C.13', 'Fewest downfloats again after last round; fewest upfloats again after last round.'],
      ['C.14, C.15', 'The same for two rounds ago.'],
      [
        'C.16–C.19',
        'Smallest score differences of those who float again: down, up after last round; down, up after two rounds.',
      ],
    ),
    section(
      'Give the colours: the first rule that decides',
      ['E.1', 'Grant both preferences.'],
      ['E.2', 'Grant the stronger one. Both absolute: the wider colour difference wins.'],
      [
        'E.3',
        'Go back over the played games to the last time when one had White and the other Black, and alternate.',
      ],
      ['E.4', 'Grant the preference of the higher ranked (score, then number).'],
      [
        'E.5',
        'Neither has played: the higher ranked with an odd number gets the colour drawn before round 1, with an even number the other.',
      ],
    ),
    BOARD_ORDER,
  ],
};
