/**
 * The Lim System of 1987, amended until 1999 (C.04.4.3), in our own words, article by article, with what the program does where
 * the text leaves room (in brackets); docs/regulations/lim.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const LIM_OLD_RULES: Crib = {
  sections: [
    section('Words', [
      '',
      'The highest numbered player is number 1. Pairing downward goes from higher to lower scores, pairing upward the other way. Which colour is due follows from 5: the colour had less often, and with equal numbers the other one than last time; none before the first game.',
    ]),
    section('1. The bye', [
      '1.1',
      'Where the number of players is odd, the bye goes to the lowest ranked of the lowest score, by the basic rules: to nobody who has had one or has won a game by forfeit. (The lowest score, then the largest number; the next one where the others could not be paired.)',
    ]),
    section(
      '2. Pairing a score-group',
      [
        '2.1',
        'Two players are compatible if they have not met and if neither has to have a colour for the third time running, or three more games of one colour than of the other. (In one of the two ways to give the colours; played games count.)',
      ],
      [
        '2.2',
        'Players of one score are a score-group. The median score-group has half of the points that could be won in the rounds played. Pairing begins with the highest score-group and goes down to just above the median, then from the lowest up to just below it; the median comes last and is paired downward. (Where nobody has the median score, the median is an empty group that takes the floaters of both sides.)',
      ],
      ['2.3', 'Before a group is paired, those without a suitable opponent in it float:'],
      ['2.3 a', 'who has met everybody in the group;'],
      [
        '2.3 b',
        'who has had two more games of one colour than of the other, where no compatible player allows the other colour;',
      ],
      [
        '2.3 c',
        'who has had the same colour twice running, where no compatible player allows the other colour; (a to c come to one: nobody in the group, floaters who came included, is compatible. All of these leave together.)',
      ],
      [
        '2.3 d',
        'one more, where the number would be odd. They are the floaters of the group; 3 tells how they are chosen.',
      ],
      [
        '2.4',
        'The others are put in the order of their numbers. The upper half meets the lower half, first against first: 1 against n/2 + 1, 2 against n/2 + 2, and so on. These are proposals; colours come later.',
      ],
      [
        '2.5',
        'Where the two of a proposal have met, the lower numbered is exchanged for another player of the group. More exchanges serve the colours. 4 tells how.',
      ],
      [
        '2.6',
        'Where the median group cannot be paired, it is extended step by step. If more floaters came from higher groups than from lower ones, the next pair of the lower groups is broken up; if not, that of the higher groups. Both players join the median as floaters, and its pairing begins anew. (The next pair is the one made last in the group paired last on that side; where that side has none left, on the other side.)',
      ],
    ),
    section(
      '3. Floaters',
      [
        '3.1',
        'A floater is moved to another group by 2.3, or because no exchange finds a compatible opponent.',
      ],
      [
        '3.2',
        'Pairing downward, a floater goes to the next lower group, upward to the next higher one. To make a number even, one floats who helps to make the due colours equal in number. If as many are due White as Black, the lowest numbered floats downward, the highest numbered upward. (The type of 3.9 comes first. Then a player who is due the colour of the majority, if there is one of that type; then the number.)',
      ],
      [
        '3.2',
        'In a Maxi-tournament the player so chosen may differ by at most 100 rating points from the lowest numbered (downward) or the highest numbered (upward) of the group; otherwise that player floats. (Measured from the one whom the number alone would choose.)',
      ],
      [
        '3.3',
        'Downward, of several, the lowest numbered who has a compatible opponent in the lower group, not counting the opponents of floaters with a higher score or number.',
      ],
      [
        '3.4',
        'Upward, of several, the highest numbered who has a compatible opponent in the higher group, not counting the opponents of floaters with a lower score or number.',
      ],
      [
        '3.5',
        'A chosen floater without a compatible opponent in the next group is exchanged for another player of the group, if possible; otherwise they float on. (By 2.3 of that group.)',
      ],
      [
        '3.6',
        'Downward, floaters from above are paired first: the highest score, then the highest number (3.6.1, 3.6.2). Then come floaters from below, then the others; so in the median group too (3.6.3).',
      ],
      [
        '3.7',
        'Upward, floaters from below are paired first: the lowest score, then the lowest number (3.7.1, 3.7.2). Then come floaters from above, then the others (3.7.3).',
      ],
      [
        '3.8',
        'Downward, a floater meets the highest numbered player available who is due the other colour; upward, the lowest numbered. In a Maxi-tournament the opponents exchanged for that may differ by at most 100 points. (Available: compatible, and everybody else keeps an opponent. Where nobody is due the other colour, those who are due none, then the rest; another floater last. In the median floaters from below also take the highest numbered.)',
      ],
      [
        '3.9',
        'Floaters, the worst first: a) who floated into the group and has no compatible opponent in the next; b) who floated into it and has one; c) who has none there; d) who has one. Type a is avoided first, then b, then c.',
      ],
      [
        '3.10',
        'Who floated in the round before does not float by 2.3 d, if that makes no floater of type a, b or c and takes no pair from the group. (The best of the others, of no worse type, floats instead.)',
      ],
    ),
    section(
      '4. Exchanges',
      ['4.1', 'The proposals are looked at one by one, whether the two are compatible.'],
      [
        '4.1 a',
        'Downward it begins with the highest numbered player; the lower numbered of the pair is exchanged until it fits.',
      ],
      ['4.1 b', 'Upward it begins with the lowest numbered; the higher numbered of the pair is exchanged.'],
      [
        '4.2',
        'The opponents of a player are tried in this order: the one opposite, those after that one to the end of the half, then the own half from its end. For 1 in a group of six: 4, 5, 6, 3, 2.',
      ],
      [
        '4.3',
        'Then the next player is looked at in the same way, among those who are left. For 2, after 1 – 6: 4, 5, 3; then 6, and 1 takes 3 or 2.',
      ],
      [
        '4.4',
        'An exchange for a player must leave those before with an opponent. Where none does, their pairs stay and the player floats: (The first player whom no pairing covers together with all before.)',
      ],
      [
        '4.4 a',
        'if the group was odd, in the place of the floater of 2.3 d, who comes back; (Once in a group.)',
      ],
      [
        '4.4 b',
        'if it was even, together with the lowest numbered who is left. (Upward, the highest numbered. The others are paired again from 2.4.)',
      ],
    ),
    section(
      '5. Colours',
      [
        '5.1',
        'As far as exchanges allow, everybody gets the other colour than last time, and after every even round has had as many games with White as with Black. Nobody has a colour three times running (5.1 a), nor three more games of one colour than of the other (5.1 b).',
      ],
      [
        '5.2',
        'Once all pairs of a group are new, they are looked at a second time, with exchanges, so that everybody gets the alternate and the equalising colour. (Fewest players without the due colour; of these pairings the first in the order of the exchanges. Pairs of floaters are not exchanged.)',
      ],
      [
        '5.3',
        'Who has had a colour twice running must have the other one. Two such players without other opponents in the group: one or both float.',
      ],
      [
        '5.4',
        'Both due the same: the colours are compared backwards, to the last round in which they differ, and change from there. Where they never differ, the higher ranked has the alternate colour in the median group and above, the lower ranked below it; in even rounds the equalising colour. (A larger imbalance comes before. Higher ranked: score, then number.)',
      ],
      ['5.5', 'In odd rounds everybody gets, where possible, the colour that leaves a difference of one.'],
      [
        '5.6',
        'In even rounds everybody gets, where possible, the colour that makes them equal. Where both need the same one, 5.4 decides; the other has then two more of a colour, which is made good as soon as possible, within 5.1.',
      ],
      [
        '5.7',
        'In a Maxi-tournament opponents are exchanged for a colour only if their ratings differ by at most 100 points.',
      ],
    ),
    section('6. The last round', [
      '6.1',
      'Players of one score who have not met are paired whatever their colours, even if one has a colour for the third time running or three more of it than of the other.',
    ]),
    section(
      '7 and 8. Rounds one and two',
      ['7.1', 'In round 1, if the number is odd, the lowest rated has the bye.'],
      [
        '7.2',
        'Upper half against lower half. A lot gives the colour of number 1; the other odd numbers of the upper half have the same, its even numbers the other.',
      ],
      ['7.3', 'A win counts 1, a draw ½, a loss 0. (As the event has announced.)'],
      [
        '8.1–8.3',
        'In round 2 the groups have 1, ½ and 0 points; the bye goes by 1; the groups are paired in the order 1, 0, ½.',
      ],
    ),
  ],
};
