/** Swiss pairing rules of the British Chess Federation, rules 1–31. */
import { CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const BCF_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'What counts, in this order',
      ['1', 'Nobody meets the same opponent twice.'],
      [
        '2',
        'Score; colour (equal numbers, then alternation, then balance of the last rounds); grading; who floated before. Disturb as little as possible.',
      ],
      ['4', 'Order of the cards: rating, then title, then name.'],
      [
        '6',
        'Bye: in the lowest pile, the larger colour group, from the middle downwards, the first who has had none and has none arranged; then from the middle upwards. A full point (7).',
      ],
    ),
    section(
      'Each pile, from the top',
      [
        '9, 10',
        'Everybody inside the pile if possible; otherwise the fewest floaters by the smallest sum of differences, on the lower piles too. Never so that the rest is blocked (13).',
      ],
      ['14, 15', 'Sort into White seekers and Black seekers, each by rating; they play each other.'],
      [
        '16',
        'Too many of one colour: those with the weakest claim change sides. Claim: balance of colours, then the games from the last one backwards.',
      ],
      [
        '17',
        'If this pile must float and the pile below has too many of the same colour too, both are one for the transfers: the weakest claims of both change sides.',
      ],
      [
        '12',
        'Upper half against lower half as near to the order as possible; where that fails, exchange players at the border of the halves.',
      ],
    ),
    section(
      'Floaters',
      ['18', 'Of equal sequences, transfer the one who does not float.'],
      [
        '20',
        'Down: from the larger colour group, from the middle downwards, the first who did not float down in the last two rounds; else not in the last round; else who floated down least. Then from the middle upwards. Even pile: the middle lies between the halves.',
      ],
      [
        '21',
        'The opponent: from the opposite colour group of the next pile, from the middle upwards, with the same tests for floating up; then from the middle downwards.',
      ],
      [
        '22',
        'They have met: take the alternative that keeps 20 and 21 best, with the same tests outside of the colour group.',
      ],
      [
        '24',
        'Change the floaters only to save further floaters on any pile, transfers on any pile, or exchanges.',
      ],
    ),
    section(
      'Give the colours',
      [
        '25',
        'The very same sequence of colours: the higher ranked (score, then rating) gets the due colour. Otherwise the stronger claim (16).',
      ],
      ['27', 'After publication: the least disturbance.'],
    ),
  ],
};
