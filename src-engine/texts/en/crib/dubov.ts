/** Dubov System: C.04.4.1 of 2026, and the text of 1997. */
import { BOARD_ORDER, CARDS, colours } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const DUBOV_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      [
        '1.6',
        'Count played games only. Absolute: two more of a colour than of the other, or the same colour in the last two games. Strong: one more. Mild: as many; then the other colour than last time. No game: mildly Black.',
      ],
      [
        '1.7',
        'ARO: average rating of the opponents met over the board, rounded, a half upwards; 0 without a game. It is on the cards; add the game just played if the card was printed before it.',
      ],
      [
        '2.1',
        'Never: a second meeting (C1); a bye for who had one, or who once got the points of a win without playing (C2); two players with the same absolute preference, also in the last round (C3). Everybody left must remain pairable (C4).',
      ],
      [
        '3.1',
        'Odd number: the bye goes first. Among those who may have it and leave a complete pairing: lowest score, then most games played, then the largest number.',
      ],
    ),
    section(
      'Pair pile by pile, from the top: nobody floats down, players are fetched up',
      [
        '3.2.1',
        'Find the smallest number of players that must be fetched from below so that the pile can be paired (C5).',
      ],
      [
        '3.2.2',
        'Fetch those of the highest scores (C6); then the set with which the fewest players miss their colour (C7). Not in the last round: fewest who have floated up as often as allowed, 2 and one for every five rounds (C8); fewest times that such players float up (C9); fewest who floated up last round (C10).',
      ],
      [
        '4.2',
        'Equal sets: by score, then number, the first player who differs decides; the smaller place wins.',
      ],
      [
        '3.2.3',
        'G1: who prefers White. G2: the others. If nobody in the bracket has played: G1 is the upper half by number.',
      ],
      [
        '3.2.4',
        'Players of the smaller group who can only be paired with each other: shift one of each pair to the other group. Then shift from the larger group until both are equal.',
      ],
      [
        '4.3',
        'Who is shifted: sort White seekers by ARO then number, Black seekers by number; take the middle one first, then outwards, the upper neighbour before the lower. The first choice that works with C7 wins.',
      ],
      ['3.2.5', 'S1: G1 from the lowest ARO upwards, equal ones by number.'],
      [
        '3.2.6',
        'Set G2 beside it by number. Not allowed? Take the first rearrangement of G2 that is, changing the latest places first.',
      ],
    ),
    colours('score, then number'),
    BOARD_ORDER,
  ],
};

export const DUBOV_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Before the first pile',
      [
        '1.2',
        'ARO: average rating of the opponents met. It is on the cards, rounded; add the game just played if the card was printed before it.',
      ],
      ['1.3, 1.4', 'Due colour: the one had less often; as many of both: the other than last time.'],
      [
        '2',
        'Never: a second meeting, three more of a colour than of the other, the same colour three times running.',
      ],
      [
        '2.1',
        'Not in the last round: nobody is fetched up in two rounds running, nor more than three times (more than nine rounds: four times).',
      ],
      [
        '4',
        'Odd number: the bye goes to the lowest rated of the lowest score; equal ratings: to the colour that most are due, then to the higher ARO.',
      ],
    ),
    section(
      'Pair pile by pile, from the top',
      [
        '7.1',
        'Somebody has met everybody in the pile: fetch an opponent from the next score, due the other colour, with the highest rating, then the lowest ARO.',
      ],
      ['7.2', 'Odd pile: fetch one in the same way, due the colour that fewer are due.'],
      [
        '7.3, 7.4',
        'More Whites than Blacks: half of the surplus changes sides, the lowest AROs first. More Blacks: the highest AROs.',
      ],
      [
        '6.2',
        'Whites from the lowest ARO upwards (then the lower rating), Blacks from the highest rating downwards (then the higher ARO), side by side.',
      ],
      [
        '6.3',
        'Met before? The White takes the first Black further down not met before; if the last row fails, change the row before it, and so on upwards. A White who has met all Blacks takes the next White possible, down, then up; the columns of the others are made anew.',
      ],
      [
        '6.4',
        'Who cannot be paired floats down. Best is who did not float into the pile and can be paired below.',
      ],
      [
        '8',
        'Floaters first, White and Black in turn, each against the highest rated of the pile who is due the other colour, then the lowest ARO.',
      ],
    ),
    section('Give the colours: the first rule that decides (3)', [
      '',
      'Both their due colour; equal numbers of White and Black; alternate the last difference; White to the higher ARO; White to the lower rating.',
    ]),
    BOARD_ORDER,
  ],
};
