/**
 * The Burstein System approved for 1 July 2025 (C.04.4.2), in our own words, article by article, with what the program does
 * where the text leaves room (in brackets); docs/regulations/burstein.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const BURSTEIN_2025_RULES: Crib = {
  sections: [
    section(
      '1. Words',
      [
        '',
        'The aim: players of one score shall have met opposition of about the same strength. It is measured by an Index of this event alone; who has a high one meets who has a low one.',
      ],
      [
        '1.1',
        'Pairing numbers follow the initial order of C.04.2: rating, title, name. Late entries and corrected ratings may change them.',
      ],
      ['1.2.1', 'All players with the same score are a scoregroup.'],
      [
        '1.2.2',
        'A bracket is what is paired at once: a scoregroup (its residents) and those whom the bracket before left unpaired (incoming floaters).',
      ],
      [
        '1.3.1',
        'Where the number of players is odd, one has the pairing-allocated bye: no opponent, no colour, the points of a win unless the event has announced others.',
      ],
      ['1.4.1', 'Colour difference: games played with White minus games played with Black.'],
      [
        '1.4.2',
        'Preference, of who has played a game. Absolute: a difference beyond one, or the same colour in the last two games; towards the other colour. Strong: a difference of one. Mild: a difference of zero; the other colour than last time. Without a game: none, and the opponent’s is granted.',
      ],
      ['1.5.1', 'The first rounds, the seeding rounds, are paired by the FIDE (Dutch) System.'],
      [
        '1.5.2',
        'They are half of all rounds, rounded down, and four at most. (By the Dutch text in force, that of 2026.)',
      ],
    ),
    section(
      '1.6 and 1.7. The Index and the ranking',
      ['1.6.1', 'Buchholz: the sum of the present scores of the opponents met.'],
      [
        '1.6.1',
        'Sonneborn-Berger: the sum, over the rounds, of the points made times the present score of that opponent.',
      ],
      [
        '1.6.2',
        'A round without a game counts as one against oneself, with the result that gives as many points as it did. (One’s own present score is taken.)',
      ],
      [
        '1.6.2',
        'If an opponent has been out with zero-point byes up to the present round, each of those of earlier rounds counts as a draw, for those who have played that opponent. (Only a series that reaches the round to be paired; a forfeit ends it.)',
      ],
      ['1.6.2', 'Virtual points of an acceleration count in neither.'],
      [
        '1.7',
        'After the seeding rounds the players of a bracket are ranked by Buchholz, then Sonneborn-Berger (1.7.1), then pairing number (1.7.2). The score does not count.',
      ],
    ),
    section(
      '1.8. The round',
      [
        '1.8.1',
        'A round is complete when everybody has an opponent, but for one with the bye, and C1 to C3 are kept.',
      ],
      ['1.8.2', 'First the bye is given (2.1). Then the brackets are paired from the highest score down.'],
      ['1.8.3', 'Where no complete pairing exists, the arbiter decides what to do.'],
    ),
    section(
      '2. Procedure',
      ['2.1', 'The bye goes to the player who'],
      [
        '2.1.1',
        'has neither had one nor won by forfeit; (As C2 says it: nor has had the points of a win in a round without playing.)',
      ],
      ['2.1.2', 'leaves a complete pairing of the others (C4);'],
      [
        '2.1.3–2.1.5',
        'of these has the lowest score, then has played the most games, then ranks lowest by 1.7. (Score: with virtual points.)',
      ],
      [
        '2.2.1',
        'The pairing of a bracket consists of pairs and outgoing floaters. The largest number of pairs that C1 to C5 allow is found first; so the number of floaters is known.',
      ],
      [
        '2.2.2',
        'Of all pairings with that number the best by C1 to C8 is taken, a higher criterion before all lower ones; of equally good ones the first in the order of 4.',
      ],
    ),
    section(
      '3. Criteria',
      ['3.1.1 C1', 'Nobody meets the same opponent twice.'],
      [
        '3.1.2 C2',
        'No bye for who has had one, or has had the points of a win in one round without playing.',
      ],
      ['3.1.3 C3', 'Two players with the same absolute preference do not meet, in no round.'],
      [
        '3.2.1 C4',
        'The outgoing floaters leave the round completable. (They and everybody below can be paired among themselves.)',
      ],
      ['3.3.1 C5', 'As many pairs as possible.'],
      [
        '3.3.2 C6',
        'As many incoming floaters paired as possible; then those of the highest scores. (Scores from the highest down.)',
      ],
      [
        '3.3.3 C7',
        'The outgoing floaters let the next bracket keep C4, C5 and C6 best: most pairs, and as many of these floaters paired as possible, at least those of the highest scores. (One bracket ahead, no further.)',
      ],
      ['3.3.4 C8', 'As few players as possible who do not get their preference.'],
    ),
    section(
      '4. The order of pairings',
      ['4.1', 'The players of the bracket have sequence numbers by their rank (1.7): 1, 2, 3 …'],
      ['4.2', 'For each outgoing floater a virtual player is added, with number 0; who meets one floats.'],
      [
        '4.3',
        'A pairing comes before another if in it the opponent of 1 has the larger number; if that is the same, the opponent of 2; and so on. (So 1 floats last of all.)',
      ],
    ),
    section(
      '5. Colours',
      ['5.1', 'Before round 1 a lot decides the initial-colour.'],
      ['5.2', 'For each pair, the first that decides:'],
      [
        '5.2.1',
        'Neither has played: the higher ranked (1.7) has the initial-colour if their number is odd, the other if it is even. (Numbers are counted among those taken into account so far.)',
      ],
      ['5.2.2', 'Both preferences are granted.'],
      ['5.2.3', 'The stronger one is granted.'],
      [
        '5.2.4',
        'The colours are the other way about than in the last round in which one had White and the other Black. (Counted over the games played.)',
      ],
      ['5.2.5', 'The preference of the higher ranked (1.7) is granted.'],
    ),
  ],
};
