/**
 * The Burstein System of the Handbook of 2017 (C.04.4.2), in our own words, article by article, with what the program does
 * where the text leaves room (in brackets); docs/regulations/burstein.md tells why.
 */
import { section, type Crib } from '../crib.ts';

export const BURSTEIN_OLD_RULES: Crib = {
  sections: [
    section(
      '1 and 2. Words',
      [
        '',
        'The aim: players of one score shall have met opponents of about the same strength. So those with a high value of 3.2 meet those with a low one.',
      ],
      ['1.1', 'R is the rating of a player.'],
      ['1.2', 'A score group (SG) are all players with the same number of points.'],
      [
        '1.3',
        'The due colour is the one had less often; with equal numbers, the other one than in the last game. (Played games count. None before the first one.)',
      ],
      ['2', 'A game that is not finished, or not yet played, counts as a draw for the pairing.'],
    ),
    section(
      '3. Principles',
      ['3.1', 'Nobody meets the same opponent twice. (A game that was not played is no meeting.)'],
      [
        '3.2',
        'In each round the players of a group, those who floated into it included, are ranked by 1) Sonneborn-Berger, the points of each game times the score of the opponent; 2) Buchholz, the sum of the opponents’ scores; 3) Median, the Buchholz without the highest and the lowest; 4) rating. Number 1 has the highest value. (Scores are those of now. A round without a game adds nothing.)',
      ],
      [
        '3.3',
        'In rounds 1 and 2 the upper half of the starting list has one imaginary point more. It is taken away before round 3. (It forms the groups and nothing else. The upper half is rounded down.)',
      ],
    ),
    section(
      '4. The bye',
      ['4.1', 'Who has already had a point without playing does not get it.'],
      [
        '4.2',
        'Otherwise it goes to the player of the lowest group with the lowest Sonneborn-Berger. (The next one where the others could not be paired.)',
      ],
      ['4.3', 'Where that is equal, to the lowest Buchholz, then Median, then rating.'],
      ['4.4', 'It has no colour.'],
    ),
    section(
      '5. Colours',
      [
        '5.1',
        'In round 1 a lot gives the colour of number 1; the other odd numbers of the upper half have the same.',
      ],
      ['5.2', 'Nobody has three more games of one colour than of the other.'],
      ['5.3', 'Nobody has a colour three times running.'],
      [
        '5.4',
        'The first that decides: both get their due colour; the numbers of games with White and Black become equal; the last round in which they had different colours is reversed; the due colour goes to the player with the higher Sonneborn-Berger, then Buchholz, Median, rating. (5.2 and 5.3 hold in any case.)',
      ],
    ),
    section(
      '6. Pairing a group',
      [
        '6.1',
        'The groups are paired from the highest score down. The first of a group meets the last one whom they have not met, the second the last but one, and so on.',
      ],
      [
        '6.2',
        'Of all combinations, the one comes first in which number 1 has the lowest ranked opponent; where that is the same, number 2, and so on. Of six: 1–6 2–5 3–4; 1–6 2–4 3–5; 1–6 2–3 4–5; 1–5 2–6 3–4; 1–5 2–4 3–6; 1–5 2–3 4–6; 1–4 2–6 3–5; 1–4 2–5 3–6; 1–4 2–3 5–6; 1–3 2–6 4–5; 1–3 2–5 4–6; 1–3 2–4 5–6; 1–2 3–6 4–5; 1–2 3–5 4–6; 1–2 3–4 5–6.',
      ],
      [
        '6.3',
        'In an odd group the one who is left floats to the next group and is paired there in the same way. Who floated into the group does not float on.',
      ],
      [
        '6.4',
        'The order for five, F for who floats: 1–5 2–4 3F; 1–5 2–3 4F; 1–5 3–4 2F; 1–4 2–5 3F; 1–4 2–3 5F; 1–4 3–5 2F; 1–3 2–5 4F; 1–3 2–4 5F; 1–3 4–5 2F; 1–2 3–5 4F; 1–2 3–4 5F; 1–2 4–5 3F; 2–5 3–4 1F; 2–4 3–5 1F; 2–3 4–5 1F.',
      ],
      [
        '6.5',
        'Before that order: in each group as many players as possible get their due colour. (Of the combinations that do, the first.)',
      ],
      [
        '6.6',
        'Where the others of the group that was left could not all be paired, or the floater has met everybody of the next group, the floater goes back and the next combination is tried. Where two neighbouring groups cannot be paired at all, they become one. (The rest of the round must remain pairable. A group without a combination is joined with the next.)',
      ],
    ),
  ],
};
