/**
 * The Dubov System of 1997 (C.04.4.1), in our own words, article by article, with what the program does where the text leaves
 * room (in brackets); docs/regulations/dubov.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const DUBOV_OLD_RULES: Crib = {
  sections: [
    section(
      '1. Words',
      [
        '',
        'The aim: players of one score shall have met opponents of the same average rating. So who has met low rated opponents meets high rated ones.',
      ],
      ['1.1', 'R is the rating of a player.'],
      [
        '1.2',
        'ARO is the average rating of the opponents met, computed after each round. (Not rounded. Played games count.)',
      ],
      [
        '1.3',
        'White is due to who has had more games with Black, or as many of both and Black in the last one.',
      ],
      [
        '1.4',
        'Black is due to who has had more games with White, or as many of both and White in the last one. (Before the first game no colour is due.)',
      ],
    ),
    section(
      '2. Limits',
      [
        '2',
        'The basic rules hold: nobody meets twice; one bye, not for who has had one or has won by forfeit; no colour difference beyond two; no colour three times running.',
      ],
      [
        '2.1',
        'Except in the last round nobody is transferred to a higher score twice running, nor more than three times in the event; with ten rounds or more, four times. (A pairing with a higher score is a transfer, played or not. Where the lower may not be transferred, the higher floats down.)',
      ],
      [
        '2.2',
        'Nobody changes from the players of one due colour to those of the other if that would break the limits of colours. (The next in order does. Two such players do not meet.)',
      ],
    ),
    section('3. Giving the colours', [
      '3',
      'The first that decides: both get their due colour; the numbers of games with White and Black become equal; the last round in which they had different colours is reversed; White to the higher ARO; White to the lower R.',
    ]),
    section('4. The bye', [
      '4',
      'It goes to the lowest rated of the lowest score. If such players are due different colours, to one who is due the dominating colour; of several, to the higher ARO. (Then to the largest number. The next one where the others could not be paired. Who is due no colour is not due the dominating one.)',
    ]),
    section('5. Round 1', [
      '5',
      'Upper half against lower half in the order of the list. A lot gives the colours of one pair, for example the first: the odd pairs have the same, the even pairs the other. Where the number is odd, the last player has the bye.',
    ]),
    section(
      '6. Pairing a score',
      [
        '6.1',
        'What is wanted: an even number of players, as many due White as Black, and for everybody an opponent among them. If not, 7 comes first.',
      ],
      [
        '6.2',
        'First attempt. Those who are to have White stand in the order of rising ARO; of equal ones the lower R above. Those who are to have Black stand beside them in the order of falling R; of equal ones the higher ARO above. Then alphabetically. Who stands side by side meets, unless they have met before. (By number instead of alphabetically.)',
      ],
      [
        '6.3',
        'Improvements. Who has met the Black beside them takes the first Black further down whom they have not met. In the last row, the row before it is changed. Where a White has met all Blacks further down, the row before is changed, then the one before that, and so on. (The first rearrangement of the Blacks that serves, the upper rows kept as long as possible.)',
      ],
      [
        '6.3',
        'A White who has met all Blacks looks for an opponent among the Whites: from the next one down to the end, then from the one before upwards. The colours go by 3. (The first whom they may meet and without whom everybody else keeps an opponent. The columns of the others are made anew.)',
      ],
      [
        '6.4',
        'All are to be paired within their score. Who cannot be goes to the next lower score and is treated by 8. Of several, in this order:',
      ],
      ['6.4 a', 'who has not floated down to this score and can be paired in the next;'],
      ['6.4 b', 'who has not, and cannot;'],
      ['6.4 c', 'who has floated down to it and can;'],
      [
        '6.4 d',
        'who has, and cannot. (As few as possible, nobody twice. Of equals the lowest rated. Everybody below must remain pairable.)',
      ],
    ),
    section(
      '7. Transfers, in this order',
      [
        '7.1',
        'For a player who has met everybody of the score, one of the next lower score who can be is transferred up: one whom that player has not met, and whom the colour rules allow.',
      ],
      ['7.1 a', 'First one who is due the other colour than that player;'],
      ['7.1 b', 'of several the highest R;'],
      ['7.1 c', 'then the lowest ARO. (As few transfers as possible, from the nearest scores.)'],
      [
        '7.2',
        'For an odd number, one of the next lower score who can be is transferred up: one who has not met everybody of the higher score, and whom the colour rules allow.',
      ],
      ['7.2 a', 'First one who is due the other colour than most of the higher score;'],
      ['7.2 b', 'of several the highest R;'],
      [
        '7.2 c',
        'then the lowest ARO. (Who is due no colour comes after those who are due that one. Where no colour dominates, the rating decides. All transfers of a score are found together.)',
      ],
      [
        '7.3',
        'With 2n more due White than Black, the n of those with the lowest ARO change to Black; of equal ones the higher R; then alphabetically, from the upper half. (By number.)',
      ],
      [
        '7.4',
        'With 2n more due Black than White, the n of those with the highest ARO change to White; of equal ones the lower R; then alphabetically, from the upper half. (By number.)',
      ],
    ),
    section(
      '8. Floaters from above',
      [
        '8.1',
        'Those due White and those due Black are each put in the order of 6.2. Beginning with the highest White, they are paired one by one from the top, White and Black in turn.',
      ],
      [
        '8.2',
        'Each meets the player with the highest R, if possible one who is due the other colour; of equal ones the lowest ARO. (As long as everybody else keeps an opponent.)',
      ],
    ),
    section('9. At last', [
      '9',
      'The AROs should be published after each round, so that players can compute the pairings. Where these rules do not decide, the arbiter proceeds wisely and impartially in their spirit. (The program has the readings in brackets instead; they are the same each time.)',
    ]),
  ],
};
