/** What the pages of several systems share: the cards, the bye, colours of played games. C.04.1, C.04.2, C.04.7. */
import { section, type CribSection } from '../../crib.ts';

/** How every pairing by cards begins. */
export const CARDS = section(
  'Lay out the cards',
  [
    '',
    'Write the results of the round on the cards and add up the scores. An open game counts as a draw for the pairing only (C.04.2 3.1).',
  ],
  [
    '',
    'Take out who is absent or has a bye for the round. Make a pile for each score, the highest first, small numbers on top.',
  ],
);

/** C.04.7: before the scores are laid out. */
export const ACCELERATED = section('Accelerated rounds (C.04.7)', [
  '1.5',
  'The cards show score and virtual points. Pile by their sum; virtual points never count for standings. They end as announced before round 1.',
]);

export const BOARD_ORDER = section('Put the boards in order (C.04.2 3.6)', [
  '',
  'By the score of the higher ranked of the pair, then by the sum of both scores, then by that player’s number. The bye comes last.',
]);

/** C.04.3 1.7 and its relatives, under the article of the system's own text. */
export function preferences(article: string): readonly [string, string] {
  return [
    article,
    'Count played games only. Absolute: two more of a colour than of the other, or the same colour in the last two games. Strong: one more. Mild: as many; then the other colour than last time. No game: no preference.',
  ];
}

/** Article 5.2 of the Dubov and the Burstein System; `ranking` says what makes a player the higher ranked. */
export function colours(ranking: string): CribSection {
  return section(
    'Give the colours: the first rule that decides',
    [
      '5.2.1',
      'Neither has played: the higher ranked with an odd number gets the colour drawn before round 1, with an even number the other.',
    ],
    ['5.2.2', 'Grant both preferences.'],
    ['5.2.3', 'Grant the stronger one.'],
    [
      '5.2.4',
      'Go back over the played games to the last time when one had White and the other Black, and alternate.',
    ],
    ['5.2.5', `Grant the preference of the higher ranked (${ranking}).`],
  );
}
