/** Round robins by the Berger tables, C.05 Annex 1. */
import { section, type Crib } from '../../crib.ts';

function roundRobin(...more: readonly (readonly [string, string])[]): Crib {
  return {
    sections: [
      section(
        'The games are known',
        [
          'Annex 1',
          'Every card shows all rounds with opponent and colour; the sheet of the next round is filled in.',
        ],
        [
          '',
          'With an odd number of players the opponent of the last number of the table is free. Nobody gets points for that.',
        ],
        ...more,
      ),
      section(
        'How the table is made, should a card be lost',
        [
          'Annex 1',
          'Take n, the number of players, made even. In round r the two numbers of a game add up to r + 1, or to r + n.',
        ],
        ['', 'The number left over by this rule, the one that would meet itself, meets number n.'],
        ['', 'Sum odd: the smaller number has White. Sum even: the larger number has White.'],
        ['', 'Against number n: numbers of the lower half (up to n / 2) have White, the others Black.'],
      ),
      section('If somebody withdraws (C.05)', [
        '',
        'With less than half of a player’s games played, they are taken out of the standings; they stay in the rating report. With half or more, the remaining games are lost by forfeit.',
      ]),
    ],
  };
}

export const ROUND_ROBIN_CRIB = roundRobin();
export const DOUBLE_ROUND_ROBIN_CRIB = roundRobin([
  '',
  'The second cycle repeats the first with colours reversed. The last two rounds of the first cycle change places.',
]);
