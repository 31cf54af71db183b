/** Pairing by maximum-weight matching: what a person can do who has no computer to find the greatest weight. */
import { BOARD_ORDER, CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

const IDEAS = {
  'mwm-dutch':
    'Inside a pile the first of the upper half meets the first of the lower half, and so on; as near to half a pile apart as possible.',
  'mwm-burstein': 'Inside a pile the first meets the last, the second the last but one, and so on.',
  'mwm-monrad': 'Neighbours meet: the first the second, the third the fourth.',
  'mwm-random': 'Inside a pile chance decides. The lots of the program cannot be drawn by hand.',
  'mwm-random2':
    'Inside a pile chance decides between upper and lower half. The lots of the program cannot be drawn by hand.',
};

function mwmCrib(system: keyof typeof IDEAS): Crib {
  return {
    sections: [
      CARDS,
      section(
        'What the program weighs, in this order',
        [
          '',
          'Never: a second meeting; a pair whose colour differences add up to twice the allowed difference or more (in the simplest case 2: the sum must be below 4).',
        ],
        ['', 'Bye: the last of the ranking (score, then rating) who has had no point without playing.'],
        ['', 'Smallest sum of score differences over all boards of the round.'],
        [
          '',
          'Then the smallest sum of colour differences added up on each board: a player with more White games meets one with more Black games.',
        ],
        ['', IDEAS[system]],
      ),
      section(
        'By hand',
        [
          '',
          'The greatest weight over all boards at once cannot be found on paper for more than a few players. Go from the top: pile by pile, the idea above, float one down where the pile is odd, exchange neighbours where a rule forbids a pair.',
        ],
        ['', 'Say so on the sheet: a round paired by hand is a round arranged by the arbiter.'],
      ),
      section('Give the colours', [
        '',
        'White to the player with the lower colour difference (fewer White games); equal: by lot.',
      ]),
      BOARD_ORDER,
    ],
  };
}

export const MWM_CRIBS = {
  'mwm-dutch': mwmCrib('mwm-dutch'),
  'mwm-burstein': mwmCrib('mwm-burstein'),
  'mwm-monrad': mwmCrib('mwm-monrad'),
  'mwm-random': mwmCrib('mwm-random'),
  'mwm-random2': mwmCrib('mwm-random2'),
};
