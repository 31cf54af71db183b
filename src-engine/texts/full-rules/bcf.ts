/**
 * The Swiss pairing rules of the British Chess Federation in our own words, rule by rule, with what the program does where
 * they leave room (in brackets); docs/regulations/bcf.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const BCF_RULES: Crib = {
  sections: [
    section(
      'Principles',
      ['1', 'Nobody meets the same opponent twice. (A game that was not played is no meeting.)'],
      [
        '2',
        'What counts, in this order: score; colour, which means equal numbers of both colours, then alternation, then the balance of the last rounds; rating; who has floated before. Where the rules cannot be followed wholly, as little as possible is disturbed.',
      ],
      ['3', 'A player without a rating gets an estimate, which may be corrected while the event goes on.'],
      ['4', 'Cards are in the order of rating, then title (GM, WGM, IM, WIM, FM, WFM, none), then name.'],
    ),
    section(
      'Byes and the first round',
      [
        '5',
        'A bye in round 1 goes to the player in the middle of the cards or just below. (The middle card of the odd field; if not, downwards, then upwards.)',
      ],
      [
        '6',
        'Later it goes, if possible, to the lowest score: in the larger colour group first, from the middle downwards, to the first who has had no bye and has none arranged for later; then from the middle upwards. (Then the same among the others of that score. Any bye counts as one. Where nobody can be spared, the lowest card without a full-point bye; nobody has two of those.)',
      ],
      ['7', 'The bye is a full point, without a colour.'],
      [
        '8',
        'Round 1: upper half against lower half in the order of the cards; a lot gives the colour on board 1, and colours alternate from board to board.',
      ],
    ),
    section(
      'Scores',
      ['9', 'As far as possible everybody is paired inside their own score.'],
      [
        '10',
        'Where that cannot be, as few players as possible float, and over the smallest differences of score. (First the number, then the sum of the differences on a level, level by level from the top.)',
      ],
      ['11', 'The highest score is paired first, then the next, and so on.'],
      [
        '12',
        'On each level the upper half plays the lower half, as near to the order as possible. Where that fails, players at the border of the halves change sides, as few as possible. (As few as possible means: fewest games inside a half; of equal numbers those nearest to the border; then the top card has the highest opponent possible, then the second card, and so on.)',
      ],
      [
        '13',
        'This is given up only where the rest could not be paired; then as few levels as possible are disturbed, from the bottom upwards.',
      ],
    ),
    section(
      'Colours',
      [
        '14',
        'On each level the cards are put into those who seek White and those who seek Black, each in the order of 4. (Who has played no game seeks neither.)',
      ],
      ['15', 'As far as possible who seeks White plays who seeks Black.'],
      [
        '16',
        'Where one colour has too many, those with the weakest claim to it change sides. (A claim compares the balance of colours, then the games from the last one backwards; where one player has fewer games, a missing game lies between one for the claim and one against it. Of equal claims the lower ranked changes sides. The strongest claim that is given up is to be as weak as possible, then the next.) From the strongest claim to White to the strongest claim to Black, after four rounds: BWBB, BBWB, BBBW; WWBB, WBWB, BWWB; WBBW, BWBW, BBWW; WWWB, WWBW, WBWW.',
      ],
      [
        '17',
        'Where a level floats players and has too many of a colour, and the level that they reach has too many of the same colour, both count as one level for changing sides; rule 10 is kept. (From that level on in the same way. The weakest claims over such levels come before 18 to 22.)',
      ],
      [
        '18',
        'Of players with the same colours one does not change sides if they would float by that, unless it gives a float into the upper half or saves further floats or changes of side. (Looked at for both players of a float, where another player with the same colours is on the level or on one that counts as one with it.)',
      ],
    ),
    section(
      'Floaters',
      ['19', 'From a level with an odd number of players one floats to the next level.'],
      [
        '20',
        'Who floats down is of the larger colour group: from the middle of the level downwards, the first who has a) not floated down in the last two rounds, b) not in the last round, c) not floated down more than any other of the whole colour group. If nobody: from the middle upwards by b and c. (Each test goes through to the end before the next begins. The middle of an even level lies between the halves; the middle card of an odd level belongs to both ways. Then the same through the other players; without a larger group, through all. A bye is no float; a float that was paired counts, played or not.)',
      ],
      [
        '21',
        'The opponent is of the opposite colour group of the next level: from the middle upwards, the first who has a) not floated up in the last two rounds, b) not in the last round, c) not floated up more than any other of the whole colour group. If nobody: from the middle downwards by b and c.',
      ],
      [
        '22',
        'Where the two have met, the other choice that keeps 20 and 21 best. (Tried in order, 20 before 21.)',
      ],
      ['23', 'Once the floaters are chosen, each level is paired by 12.'],
      [
        '24',
        'Chosen floaters change only to save a) further floaters, b) changes of side, c) exchanges at the border of the halves of the level. (Further floaters are counted on all lower levels, the next one first; changes of side over the whole round.)',
      ],
    ),
    section(
      'Giving colours, and the rest',
      [
        '25',
        'Two players with the very same colours: the higher ranked has the colour that is due, by score, then rating. (The same colours in the same order. Otherwise the stronger claim of 16.)',
      ],
      [
        '26',
        'In a long event see to it that the lowest score is not treated worse. (All levels are weighed alike.)',
      ],
      ['27', 'Where a published round has to change, it changes as little as possible.'],
      [
        '28, 29',
        'Of the British Championship: it does not begin with a bye; the colour on board 1 depends on the year. (Left to the arbiter.)',
      ],
      [
        '30, 31',
        'In events rated by FIDE, ratings of FIDE count; others are converted and marked as such, and one says rating.',
      ],
    ),
    section(
      'Notes',
      [
        '1',
        'In round 1, relatives and players of one club, district or distant country are better not paired. (Use forbidden pairs.)',
      ],
      ['2', 'Byes can be saved by a filler or by pairing between sections. (Left to the arbiter.)'],
      [
        '3',
        'In round 2 players who both had a half-point bye in round 1 should not meet. (Weighed after the number of changes of side, before everything that follows it.)',
      ],
      ['4', 'With less than half of the points the due colour may go to the lower ranked. (Not applied.)'],
      [
        '5',
        'Two players whose game was not played may meet, but should not where score and colours allow. (Weighed as note 3.)',
      ],
      [
        '6, 7',
        'In the last round alternation may count for less, and who cannot win a prize may be paired outside of their score to save a third colour difference. (Not applied.)',
      ],
    ),
    section('The order of weighing', [
      '',
      'Number and differences of floaters, level by level from the top, so that nobody is left over (9 to 13); changes of side of the whole round (15, 24); notes 3 and 5; then level by level: the weakest claims over levels that count as one (17), players who change sides and float (18), exchanges between the halves (24), the floaters (20), their opponents (21, 22), and the pairs of those who stay (15, 16, 12).',
    ]),
  ],
};
