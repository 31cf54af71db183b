/**
 * The FIDE (Dutch) System of 2017 (C.04.3, in force until 31 January 2026), in our own words, article by article, with what the
 * program does where the text leaves room (in brackets); docs/regulations/dutch.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const DUTCH_2017_RULES: Crib = {
  sections: [
    section(
      'A. Words',
      [
        'A.1',
        'Pairing numbers follow the initial order of C.04.2: rating, title, name. Late entries and corrected ratings may change them.',
      ],
      ['A.2', 'Players are ranked by score, then by pairing number.'],
      [
        'A.3',
        'All players with the same score are a scoregroup. A bracket is what is paired at once: a scoregroup (its residents) and those whom the bracket before left unpaired. It is homogeneous if all have the same score, otherwise heterogeneous. A remainder is what is left of the residents of a heterogeneous bracket when the others of it are paired. The collapsed scoregroup of A.9 is the only one with several scores.',
      ],
      [
        'A.4 a',
        'A downfloater is a player whom a bracket leaves unpaired; in the next one they are a moved-down player, MDP.',
      ],
      [
        'A.4 b',
        'When two players of different scores have played, the higher ranked receives a downfloat, the lower an upfloat. Who does not play in a round, for whatever reason, receives a downfloat.',
      ],
      [
        'A.5',
        'Where the number of players is odd, one has the pairing-allocated bye: no opponent, no colour, the points of a win unless the event has announced others.',
      ],
      [
        'A.6',
        'Colour difference: games played with White minus games played with Black. Preference, of who has played a game:',
      ],
      [
        'A.6 a',
        'absolute: a difference beyond one, or the same colour in the last two games; towards the other colour;',
      ],
      ['A.6 b', 'strong: a difference of one;'],
      ['A.6 c', 'mild: a difference of zero; the other colour than last time.'],
      ['A.6 d', 'Who has played no game has none, and the opponent’s is granted.'],
      [
        'A.7',
        'Topscorers have, when the last round is paired, more than half of what could be won. (In the rounds before it.)',
      ],
      [
        'A.8',
        'The pairing score difference (PSD) of a bracket is the list of its score differences, the greatest first: for each pair the difference of the two scores, for each downfloater the score minus what is one point less than the lowest score of the bracket. Of two lists the one is smaller that is smaller at the first place where they differ.',
      ],
    ),
    section(
      'A.9. The round',
      [
        'A.9',
        'A round is complete when everybody has an opponent, but for one with the bye, and C.1 to C.3 are kept. Where that is impossible, the arbiter decides what to do.',
      ],
      ['A.9', 'Otherwise scoregroups are paired bracket by bracket, from the highest score down.'],
      [
        'A.9',
        'Where the downfloaters of the bracket just paired and everybody below cannot be paired completely, that bracket is the penultimate pairing bracket, PPB. All players with a lower score form the collapsed scoregroup. The PPB is paired anew; its downfloaters and the collapsed scoregroup are the collapsed last bracket, CLB, which completes the round.',
      ],
      ['A.9', 'In either case the bye is a part of the pairing of the last bracket.'],
    ),
    section(
      'B. Pairing a bracket',
      ['B.1 a', 'M0 is the number of MDPs that came into the bracket.'],
      ['B.1 b', 'MaxPairs is the largest number of pairs that can be made in it (C.5).'],
      [
        'B.1 c',
        'M1 is the largest number of MDPs that can be paired in it (C.6). (It follows from C.6: pairing one MDP can be better than pairing two.)',
      ],
      [
        'B.2',
        'S1 are the first N1 players by A.2: N1 is M1 in a heterogeneous bracket, else MaxPairs. S2 are the other residents. MDPs beyond M1 are in the Limbo: they float on.',
      ],
      [
        'B.3',
        'A candidate is made by pairing S1 with S2, first with first. In a homogeneous bracket those who are left are downfloaters. In a heterogeneous one the pairs are the MDP-pairing; the residents who are left form the remainder, which is paired like a homogeneous bracket; the Limbo floats.',
      ],
      [
        'B.4',
        'A candidate that keeps C.1 to C.4 and fulfils C.5 to C.19 is perfect and is taken at once. Otherwise B.5; where none is perfect, B.8.',
      ],
      [
        'B.5',
        'S1, Limbo and S2 are altered, in the order of B.6 or B.7; after each alteration a candidate is made and judged.',
      ],
      [
        'B.6',
        'Homogeneous brackets and remainders: the next transposition of S2 (D.1). Where there is none left, the next exchange between the original S1 and S2 (D.2), both put in order again.',
      ],
      [
        'B.7',
        'Heterogeneous brackets: the remainder is altered by B.6, from the halves that it had after the MDP-pairing. Where nothing is left there, the next transposition of S2 (D.1) gives another MDP-pairing and another remainder. Where none is left, the next exchange between the original S1 and the Limbo (D.3), S2 as at the beginning.',
      ],
      [
        'B.8',
        'Without a perfect candidate the best is taken: the one that fulfils a higher criterion of C.5 to C.19 better; of equal ones the earliest.',
      ],
    ),
    section(
      'C. Criteria',
      ['C.1', 'Nobody meets the same opponent twice.'],
      ['C.2', 'No bye for who has had one or has won by forfeit.'],
      ['C.3', 'Two players with the same absolute preference do not meet, unless one is a topscorer.'],
      ['C.4', 'In the PPB: the downfloaters allow the round to be completed.'],
      ['C.5', 'As many pairs as possible, so as few downfloaters as possible.'],
      [
        'C.6',
        'The smallest PSD: as many MDPs paired as possible and, as far as possible, those with the highest scores.',
      ],
      [
        'C.7',
        'Except in PPB and CLB: the downfloaters let the next bracket, and only that one, have the most pairs, then the smallest PSD. (The bye counts in it where that bracket is the last.)',
      ],
      [
        'C.8',
        'As few topscorers or opponents of topscorers as possible with a colour difference beyond two.',
      ],
      ['C.9', 'As few of them as possible with a colour three times running.'],
      ['C.10', 'As few players as possible who do not get their preference.'],
      ['C.11', 'As few players as possible who do not get a strong preference.'],
      ['C.12', 'As few players as possible who receive a downfloat as in the round before.'],
      ['C.13', 'As few players as possible who receive an upfloat as in the round before.'],
      ['C.14', 'As few players as possible who receive a downfloat as two rounds before.'],
      ['C.15', 'As few players as possible who receive an upfloat as two rounds before.'],
      [
        'C.16–C.19',
        'The smallest score differences of those players: of C.12 (C.16), C.13 (C.17), C.14 (C.18) and C.15 (C.19).',
      ],
    ),
    section(
      'D. The order of candidates',
      ['D', 'The players of the bracket have sequence numbers by their rank (A.2): 1, 2, 3 …'],
      [
        'D.1',
        'Transpositions are the orders of S2. They are sorted by their first N1 numbers, as words in a dictionary; the others do not count. For eleven players without MDPs: 6-7-8-9-10, 6-7-8-9-11, 6-7-8-10-11 … 11-10-9-8-7, 720 in all; with two MDPs 3-4, 3-5 … 11-10, 72 in all.',
      ],
      [
        'D.2',
        'Exchanges between S1 and S2 swap two groups of one size. First those of the fewest numbers (a); then of the smallest difference between the sum that comes to S1 and the sum that leaves it (b); then those that take the highest different number from S1 (c); then those that take the lowest different number from S2 (d). Of eleven: 6 for 4 before 8 for 5; 5 leaves S1 before 4; 6 leaves S2 before 7.',
      ],
      [
        'D.3',
        'Exchanges between S1 and the Limbo swap MDPs. First those that give S1 the highest different score (a), which C.6 asks for; then those whose numbers in S1, in rising order, come first as words in a dictionary (b).',
      ],
    ),
    section(
      'E. Colours',
      ['E', 'Before round 1 a lot decides the initial-colour. For each pair, the first that decides:'],
      ['E.1', 'Both preferences are granted.'],
      ['E.2', 'The stronger one is granted; of two absolute ones (topscorers) the wider colour difference.'],
      [
        'E.3',
        'The colours are the other way about than in the last round in which one had White and the other Black; only games played count.',
      ],
      ['E.4', 'The preference of the higher ranked is granted.'],
      [
        'E.5',
        'The higher ranked has the initial-colour if their number is odd, the other if it is even. (Counted among those taken into account so far.)',
      ],
    ),
  ],
};
