/** Faults in the engine, outside of the pairing systems, that change nothing. */
import type { Equivalent } from './equivalent.ts';

const EVEN_AT_ZERO = 'Equal ratings expect a half of both, whichever side is asked.';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const NOT_SEEN_TO_BE_BLANK =
  'A part of a line that is not seen to be blank at once is read like any other, and found to be blank then.';

export const IN_ENGINE: readonly Equivalent[] = [
  {
    file: 'src-engine/lab/tally.ts',
    original: 'joined(this.seeds, [[seed, seed]])',
    replacement: 'joined([[seed, seed]], this.seeds)',
    reason: 'Ranges are put in order, from whichever list they come.',
  },
  {
    file: 'src-engine/norms/drops.ts',
    original: 'kept > size',
    replacement: 'false',
    reason: 'Games are only added: a set with too many of them never has the number that is asked.',
  },
  {
    file: 'src-engine/norms/forecast.ts',
    original: '!isPossible(prospect, byPoints[0]![0]!)',
    replacement: 'false',
    reason:
      'What is out of reach with everybody in the field is out of reach with those not met yet, tried later.',
  },
  {
    file: 'src-engine/acceleration/baku.ts',
    original: 'sum + (span.players.includes(id) ? span.points : 0)',
    replacement: 'sum - (span.players.includes(id) ? span.points : 0)',
    reason: 'Sums are only compared with each other.',
  },
  {
    file: 'src-engine/generator/options.ts',
    original: '24',
    replacement: '25',
    reason: 'Another stream of random numbers is as random.',
  },
  {
    file: 'src-engine/tiebreaks/opponents-scores.ts',
    original: 'entry.opponent < 0',
    replacement: 'false',
    reason: 'A game over the board has an opponent.',
  },
  {
    file: 'src-engine/rating/tables.ts',
    original: 'difference >= 0',
    replacement: 'difference > 0',
    reason: EVEN_AT_ZERO,
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: 'a.barred.has(b.id) || b.barred.has(a.id)',
    replacement: 'a.barred.has(b.id) && b.barred.has(a.id)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: 'white.rank < black.rank',
    replacement: 'white.rank <= black.rank',
    reason: 'Two players never have the same rank.',
  },
  {
    file: 'src-engine/handling/second-look.ts',
    original: '0',
    replacement: '1',
    reason: 'One point of rating is as far from an upset, and from a favourite, as none.',
  },
  {
    file: 'src-engine/handling/initial-order.ts',
    original: 'players.filter(({ tpn }) => tpn === 0).sort(compare)',
    replacement: 'players.filter(({ tpn }) => tpn === 0)',
    reason:
      'Each goes before the first weaker one, late entries among them: the same whoever is put in first.',
  },
  {
    file: 'src-engine/tiebreaks/code.ts',
    original: 'read === undefined',
    replacement: 'true',
    reason: 'A list that is read once more says the same.',
  },
  {
    file: 'src-engine/tiebreaks/ranking.ts',
    original: 'compare(sorted[place - 1]!, index)',
    replacement: 'compare(index, sorted[place - 1]!)',
    reason: 'Two that are equal are equal from both sides.',
  },
  {
    file: 'src-engine/tiebreaks/team-working.ts',
    original: '/^E[MG]{2}SB$/',
    replacement: '/E[MG]{2}SB$/',
    reason: 'No other code has these letters within it.',
  },
  {
    file: 'src-engine/tiebreaks/team-working.ts',
    original: '/^E[MG]{2}SB$/',
    replacement: '/^E[MG]{2}SB/',
    reason: 'No other code has these letters within it.',
  },
  {
    file: 'src-engine/tiebreaks/value.ts',
    original: 'value < 0',
    replacement: 'value <= 0',
    reason: 'Nothing is left of 0 that a sign could stand before.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'whiteScore === null || blackScore === null',
    replacement: 'whiteScore === null && blackScore === null',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'whiteScore === null',
    replacement: 'false',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'blackScore === null',
    replacement: 'false',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'Math.min(to, line.length)',
    replacement: 'Math.max(to, line.length)',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'index < end',
    replacement: 'index <= end',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'index++',
    replacement: 'index--',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'true',
    replacement: 'false',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/rating/expectation.ts',
    original: '400',
    replacement: '401',
    reason: 'Table 8.1.2 has one row for differences of 400 and 401.',
  },
  {
    file: 'src-engine/rating/performance.ts',
    original: '800',
    replacement: '801',
    reason: 'The search begins a point further out and finds the same.',
  },
  {
    file: 'src-engine/rating/k-factor.ts',
    original: 'k * games > 700',
    replacement: 'k * games >= 700',
    reason: 'K times the games is 700 then, and 700 by the games is K.',
  },
  {
    file: 'src-engine/rating/k-factor.ts',
    original: '700',
    replacement: '701',
    reason: 'K is 10, 20 or 40: no number of games makes 701.',
  },
  {
    file: 'src-engine/matching/arrays.ts',
    original: 'used + bytes > BUFFER',
    replacement: 'used + bytes >= BUFFER',
    reason: 'A buffer that would have been filled to its end is left early, which no array shows.',
  },
  {
    file: 'src-engine/trf/cells.ts',
    original: '1',
    replacement: '2',
    on: 'const seated = new Uint8Array(this.players.length + 1);',
    reason: 'A place behind the last player is asked by nobody.',
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: '0',
    replacement: '1',
    on: 'return 0;',
    reason: 'Only a board that stands twice is equal to another, and it is out of order either way.',
  },
  {
    file: 'src-engine/checker/earlier-results.ts',
    original: 'board.white === white && board.black === black',
    replacement: 'board.white === white || board.black === black',
    reason: 'The game is one of the round, in which nobody has another.',
  },
  {
    file: 'src-engine/checker/wishes.ts',
    original: 'compareValues(row.value, other.value)',
    replacement: 'compareValues(other.value, row.value)',
    reason: 'Only whether the two are equal is asked.',
  },
  {
    file: 'src-engine/norms/choice.ts',
    original: 'end - 1',
    replacement: 'end + 1',
    reason: 'A part as large as the whole is the whole, and there is none larger.',
  },
  {
    file: 'src-engine/norms/forecast.ts',
    original: 'next.filter(({ opponent }) => opponent === null)',
    replacement: 'next',
    reason: 'The best of more players begin with the best of fewer.',
  },
  {
    file: 'src-engine/norms/watch.ts',
    original: '5',
    replacement: '6',
    on: "if (toCome === 0 && causes.has('performance')) return wanted !== null && wanted <= 5;",
    reason: 'Points are halves: six tenths are no more than five.',
  },
  {
    file: 'src-engine/norms/watch.ts',
    original: '5',
    replacement: '6',
    on: 'return wanted !== null && wanted <= 5 * toCome;',
    reason: 'Points are halves, and four rounds are watched at most: up to 24 tenths are no more than 20.',
  },
  {
    file: 'src-engine/matching/cost-table.ts',
    original: 'this.limbs - 1',
    replacement: 'this.limbs + 1',
    reason: 'A key more on the way to a place, the same for all of them.',
  },
  {
    file: 'src-engine/matching/cost-table.ts',
    original: 'k < last',
    replacement: 'k <= last',
    reason: 'A key more on the way to a place, the same for all of them.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: 'u < graph.size',
    replacement: 'u <= graph.size',
    on: 'for (let u = 0; u < graph.size; u++) {',
    reason: 'Behind the last vertex there is none, and none has a neighbour.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: '0',
    replacement: '1',
    on: 'for (let u = 0; u < graph.size; u++) {',
    reason: 'Each edge is looked at from both of its ends.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: 'places[s * kinds + t] !== 0',
    replacement: 'false',
    reason: 'Edges between two kinds cost the same: it is only counted again.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: 'v >= 0',
    replacement: 'v > 0',
    reason: 'Each edge is looked at from both of its ends.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: 't * kinds',
    replacement: 't / kinds',
    reason: 'Each edge is looked at from both of its ends.',
  },
  {
    file: 'src-engine/matching/kind-costs.ts',
    original: '0',
    replacement: '1',
    on: 'if (v >= 0) places[s * kinds + t] = places[t * kinds + s] = placeOf(Math.min(u, v), Math.max(u, v));',
    reason: 'Each edge is looked at from both of its ends.',
  },
  {
    file: 'src-engine/matching/near-edges.ts',
    original: '1',
    replacement: '2',
    on: 'const partOf = newInts(size).fill(-1);',
    reason: 'Only whether it is below zero is asked.',
  },
  {
    file: 'src-engine/matching/radix.ts',
    original: 'bounds.length - 2',
    replacement: 'bounds.length + 2',
    reason: 'What is written behind the end of an array of numbers is dropped.',
  },
  {
    file: 'src-engine/repair/plans.ts',
    original: 'u < size',
    replacement: 'u <= size',
    on: 'for (let u = 0; u < size; u++)',
    reason: 'Behind the last player is nobody to pair them with.',
  },
  {
    file: 'src-engine/repair/plans.ts',
    original: 'position.costOf(free[u]!, free[v]!)',
    replacement: 'position.costOf(free[v]!, free[u]!)',
    reason: 'A pair costs the same, with the same colours, whoever is named first.',
  },
  {
    file: 'src-engine/repair/position.ts',
    original: 'white',
    replacement: 'black',
    on: 'const pair = this.#read.get(white)?.pair;',
    reason: 'Both players of a board read the same pair.',
  },
];
