/** Lim System: C.04.4.3; the edition of 2026 renumbers the text without a change of substance. */
import { BOARD_ORDER, CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const LIM_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      [
        '2.1',
        'Compatible: have not met, and neither would have a colour three times running or three more of it than of the other.',
      ],
      [
        '5',
        'Due colour: the one had less often; as many of both: the other than last time. After an even number of rounds both numbers should be equal.',
      ],
      ['1.1', 'Odd number: the bye goes to the last number of the lowest score who may have it.'],
      [
        '2.2',
        'The median pile has half of what could be scored. Order: from the highest pile down to just above the median, then from the lowest up to just below it, the median last (like the upper piles).',
      ],
    ),
    section(
      'In each pile: who floats to the next',
      ['2.3', 'Who has no compatible opponent in the pile. Then one more if the pile is odd:'],
      [
        '3.9',
        'best is who can be paired in the next pile and has not floated into this one; then who cannot be paired there; then who floated and can; last who floated and cannot.',
      ],
      [
        '3.2–3.4',
        'Of these, who is due the colour that most of the pile are due; going down the lowest ranked, going up the highest ranked.',
      ],
      ['3.10', 'Not somebody who floated last round, if another serves as well.'],
    ),
    section(
      'In each pile: the pairs',
      [
        '3.6, 3.7',
        'Floaters first. Going down: from above (highest score and rank first), then from below. Going up: from below first, then from above.',
      ],
      ['3.8', 'A floater meets the highest ranked who is due the other colour; going up, the lowest ranked.'],
      ['2.4', 'The others: upper half against lower half, first against first.'],
      [
        '2.5, 4',
        'Met before? Exchange the lower player: take the next below, to the end of the half; then upwards from just above. Going up, work from the last player in the same way.',
      ],
      [
        '4.4',
        'Nobody left without spoiling a pair above: that player floats, instead of the odd floater, or together with the lowest one.',
      ],
      [
        '5.2',
        'Then a second look for colours: exchange in the same way so that the most players get their due colour.',
      ],
      [
        '2.6',
        'The median cannot be paired: break up the next pair of the lower piles if more floaters came from above, otherwise of the higher piles, and begin the median again.',
      ],
    ),
    section(
      'Give the colours',
      ['5.3', 'The same colour twice running: must change.'],
      [
        '5.4',
        'Both due the same: go back to the last round in which they differed, and alternate. Never: the higher ranked gets the due colour in the median and above, the lower ranked below it.',
      ],
      ['6.1', 'Last round: equal scores who have not met are paired even if a colour comes a third time.'],
    ),
    BOARD_ORDER,
  ],
};
