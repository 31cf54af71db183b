/** Pairing by maximum-weight matching, told in full: docs/regulations/mwm.md has the same readings with their files. */
import { section, type Crib } from '../crib.ts';

const LAST_TERMS = {
  'mwm-dutch': [
    'Of those, the smallest sum, over all boards, of |s/2 − d| to the power of 1.01. d is the difference of the two ranks; s is the size of their scoregroup, and 0 where they are of different scoregroups. So everybody is as near as possible half a scoregroup from the opponent.',
  ],
  'mwm-burstein': [
    'Of those, the largest sum, over all boards, of d to the power of 1.01. d is the difference of the two ranks. So the first meets the last.',
  ],
  'mwm-monrad': [
    'Of those, the smallest sum, over all boards, of the differences of the two ranks. So neighbours meet.',
  ],
  'mwm-random': ['Of those, the largest sum of the lots (7) of all boards.'],
  'mwm-random2': [
    'Of those, the largest sum, over all boards, of the lot (7) of the two players where one is of the upper and one of the lower half of the same scoregroup, and of the lot minus 1 for all others.',
    'The upper half of a scoregroup are its first players by rank, half of them, rounded down.',
  ],
} as const;

/** The rules of a system of the paper; `limit` is the event's β, tenths of a game. */
export function mwmRules(system: keyof typeof LAST_TERMS, limit: number): Crib {
  const drawn = system === 'mwm-random' || system === 'mwm-random2';
  return {
    sections: [
      section(
        '1. Terms',
        ['1.1', 'Score: the points of the standings. There are no virtual points.'],
        [
          '1.2',
          'Rank: 1 for the first of all who are paired in the round, and so on, by score, then rating, then pairing number. Of equal scores, a player without a rating ranks below everybody who has one. Who is absent or has a bye in the round has no rank.',
        ],
        ['1.3', 'Scoregroup: all who are paired in the round and have the same score.'],
        ['1.4', 'Colour difference: the games that a player has played with White minus those with Black.'],
        [
          '1.5',
          'A game won or lost by forfeit is not a game: the two have not met, and it has no colour. Byes have none either.',
        ],
      ),
      section(
        '2. The bye',
        ['2.1', 'Where the number of players is odd, one has the bye of the round. It is given before 4.'],
        [
          '2.2',
          'It goes to the last of the ranking (score, rating, pairing number) who has not yet had a pairing-allocated bye, a full-point bye or a win by forfeit.',
        ],
        [
          '2.3',
          'Where the others cannot be paired by 3 without that player, it goes to the next above, and so on.',
        ],
        ['2.4', 'It is worth what the event has announced.'],
      ),
      section(
        '3. Who cannot meet',
        ['3.1', 'Two players who have met.'],
        ['3.2', 'Two players that the event keeps apart in the round.'],
        [
          '3.3',
          `Two players whose colour differences, added up with their signs, give ${limit / 5} or more, or −${limit / 5} or less: twice the limit of this event, which is ${limit / 10}. This holds in all rounds, the last one too.`,
        ],
      ),
      section(
        '4. Who meets',
        [
          '4.1',
          'Everybody is paired. Of all rounds in which everybody is paired with an opponent allowed by 3, the one is taken that is best by the following, one after the other; nothing later outweighs what is earlier.',
        ],
        ['4.2', 'The smallest sum, over all boards, of the differences of the two scores.'],
        [
          '4.3',
          'Of those, the smallest sum, over all boards, of the two colour differences added up with their signs, taken without the sign of the result.',
        ],
        ...LAST_TERMS[system].map((text, index): [string, string] => [
          index === 0 ? '4.4' : `4.4.${index}`,
          text,
        ]),
        ['4.5', 'The sums are compared exactly, without rounding.'],
        [
          '4.6',
          'Of several rounds that are equal in all of this: the one in which rank 1 has the opponent of the smallest rank; then the next player who is not yet paired, and so on.',
        ],
      ),
      section(
        '5. Colours',
        ['5.1', 'The player of the smaller colour difference has White.'],
        [
          '5.2',
          'Where both are equal, a lot decides (7): the player of the smaller pairing number has White where the lot is below ½.',
        ],
      ),
      section('6. The rest', [
        '6.1',
        'Where there is no round by 3, the arbiter pairs it by hand and says so. Boards are put in order as C.04.2 3.6 recommends.',
      ]),
      section(
        drawn ? '7. Lots of games and of colours' : '7. Lots of colours',
        [
          '7.1',
          'A lot is a number between 0 and 1. It depends on the event’s seed, the round and the two pairing numbers only, so that anybody can draw it again. The seed is in the log of the event, which the arbiter shows afterwards to whoever asks.',
        ],
        [
          '7.2',
          'All numbers are whole, of 32 binary digits; what goes beyond is cut off. To stir x: add 9E3779B9 (base 16); then exclusive-or x with itself moved down by 16 digits and multiply by 21F0AAAD; then with itself moved down by 15 and multiply by 735A2D97; then with itself moved down by 15.',
        ],
        [
          '7.3',
          `Begin with 2545F491 for colours${drawn ? ' and 5BD1E995 for games' : ''}. For the seed, the round, the smaller and the larger pairing number, in this order: exclusive-or with that number stirred, then stir. The first 24 digits of what comes out, plus ½, divided by 2 to the power of 24, are the lot.`,
        ],
      ),
    ],
  };
}
