/** Faults in the matching-based engine that change nothing. */
import type { Equivalent } from './equivalent.ts';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const BOTH_SIDES = 'Two sums are compared that are made in the same way.';

const PUT_IN_ORDER = 'It puts the higher ranked of the two first itself.';

const ONE_LOT = 'The lot of two players is the same in either order.';

const NO_EQUAL_RANKS = 'Two players never have the same rank.';

export const IN_MWM: readonly Equivalent[] = [
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: 'a.tpn < b.tpn',
    replacement: 'a.tpn <= b.tpn',
    reason: 'Two players never have the same number.',
  },
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: 'low.colourDifference < high.colourDifference',
    replacement: 'low.colourDifference <= high.colourDifference',
    reason: 'Equal differences are settled by lot.',
  },
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: "lotOf('colour', seed, round, low.tpn, high.tpn)",
    replacement: "lotOf('colour', seed, round, high.tpn, low.tpn)",
    reason: ONE_LOT,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: '0',
    replacement: '1',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'sums[index]! += part',
    replacement: 'sums[index]! -= part',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'total + each',
    replacement: 'total - each',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'mayMeet(a.player, b.player)',
    replacement: 'mayMeet(b.player, a.player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'keepsColours(task, a.player, b.player)',
    replacement: 'keepsColours(task, b.player, a.player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'a.rank < b.rank',
    replacement: 'a.rank <= b.rank',
    reason: NO_EQUAL_RANKS,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'isEquallyGood(manner, task, recorded, expected)',
    replacement: 'isEquallyGood(manner, task, expected, recorded)',
    reason: 'Both are weighed, and found equal or not, in the same way.',
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'allocate(task, task.field.get(white)!, task.field.get(black)!)',
    replacement: 'allocate(task, task.field.get(black)!, task.field.get(white)!)',
    reason: 'The colours of two players do not depend on who is named first.',
  },
  {
    file: 'src-engine/systems/mwm/computed-weights.ts',
    original: 'u < v',
    replacement: 'u <= v',
    reason: 'There is no meeting of a player with themself.',
  },
  {
    file: 'src-engine/systems/mwm/computed-weights.ts',
    original: 'measureOf(u, v)',
    replacement: 'measureOf(v, u)',
    reason: PUT_IN_ORDER,
  },
  {
    file: 'src-engine/systems/mwm/computed-weights.ts',
    original: 'front(u, v)',
    replacement: 'front(v, u)',
    reason: 'Differences without their signs are the same from both sides.',
  },
  {
    file: 'src-engine/systems/mwm/explain.ts',
    original: 'a.rank < b.rank',
    replacement: 'a.rank <= b.rank',
    reason: NO_EQUAL_RANKS,
  },
  {
    file: 'src-engine/systems/mwm/explain.ts',
    original: 'termsOf(manner, task, first, second)',
    replacement: 'termsOf(manner, task, second, first)',
    reason: PUT_IN_ORDER,
  },
  {
    file: 'src-engine/systems/mwm/explain.ts',
    original: 'termsOf(manner, task, a, b)',
    replacement: 'termsOf(manner, task, b, a)',
    reason: PUT_IN_ORDER,
  },
  {
    file: 'src-engine/systems/mwm/explain.ts',
    original: 'colourDifference > 0',
    replacement: 'colourDifference >= 0',
    reason: 'A difference of 0 was answered before.',
  },
  {
    file: 'src-engine/systems/mwm/merit.ts',
    original: "lotOf('meeting', seed, round, higher.tpn, lower.tpn)",
    replacement: "lotOf('meeting', seed, round, lower.tpn, higher.tpn)",
    reason: ONE_LOT,
  },
  {
    file: 'src-engine/systems/mwm/merit.ts',
    original: 'lot(higher, lower, drawing)',
    replacement: 'lot(lower, higher, drawing)',
    reason: ONE_LOT,
  },
  {
    file: 'src-engine/systems/mwm/graph.ts',
    original: 'areApart(a, b)',
    replacement: 'areApart(b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/mwm.ts',
    original: 'keepsColours(task, a, b)',
    replacement: 'keepsColours(task, b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/pairing.ts',
    original: 'mate[rank]! > rank',
    replacement: 'mate[rank]! >= rank',
    reason: 'Nobody is paired with themself.',
  },
  {
    file: 'src-engine/systems/mwm/pairing.ts',
    original: 'allocate(task, a, b)',
    replacement: 'allocate(task, b, a)',
    reason: 'The colours of two players do not depend on who is named first.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: '208',
    replacement: '209',
    reason: 'More places put the same powers into the same order.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: '64',
    replacement: '65',
    reason: 'More places put the same powers into the same order.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: 'power === undefined',
    replacement: 'true',
    reason: 'The power is reckoned anew and is the same.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: 'value < 2n',
    replacement: 'value <= 2n',
    reason: 'Roots are asked for of 0 and of numbers with hundreds of places, never of 2.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: '4',
    replacement: '5',
    reason: 'From further above Newton’s method ends at the same root.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'divisor(common, highest - score)',
    replacement: 'divisor(highest - score, common)',
    reason: 'The greatest common divisor of two numbers is the same in either order.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: '2 * pairs * mostColours + 1',
    replacement: '2 * pairs * mostColours - 1',
    reason:
      'Sums of score differences of two rounds differ by two units at least, since each score counts in either sum.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'this.frontOf(u, v)',
    replacement: 'this.frontOf(v, u)',
    reason: 'Differences without their signs are the same from both sides.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'this.exactCost(u, v, shift)',
    replacement: 'this.exactCost(v, u, shift)',
    reason: PUT_IN_ORDER,
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'limbs === 2',
    replacement: 'true',
    reason:
      'With one limb it writes to the place of a later edge, or behind the last one, and later edges are written after it.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'this.costOf(ideal(entrant)) / 2',
    replacement: 'this.costOf(ideal(entrant)) * 2',
    reason: 'Any guess of the duals is right; a good one saves time.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: 'powers === undefined',
    replacement: 'true',
    reason: 'The list is made anew and is the same.',
  },
  {
    file: 'src-engine/systems/mwm/pairing.ts',
    original: '{ first, second, pair: colours.pair, higher, lower, colours, sums }',
    replacement: '{ first, second, pair: colours.pair, higher: lower, lower: higher, colours, sums }',
    reason: 'The order of boards ranks the two itself.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: '0',
    replacement: '1',
    on: 'const scoreUnit = scores.reduce((common, score) => divisor(common, highest - score), 0) || 1;',
    reason: 'In a finer unit the same rounds stand in the same order.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: '1',
    replacement: '2',
    on: 'const scoreUnit = scores.reduce((common, score) => divisor(common, highest - score), 0) || 1;',
    reason: 'It is asked for where there is one score alone, and no difference to measure.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: '2',
    replacement: '3',
    on: 'ideal && Float64Array.from(this.entrants, (entrant) => Math.floor(this.costOf(ideal(entrant)) / 2));',
    reason: 'Any guess of the duals is right; a good one saves time.',
  },
  {
    file: 'src-engine/systems/mwm/weights.ts',
    original: '1',
    replacement: '2',
    on: 'powers = Float64Array.from({ length: greatest + 1 }, (_, measure) => Math.round(measure ** 1.01 * unit));',
    reason: 'A power more is reckoned than is asked for.',
  },
  {
    file: 'src-engine/systems/mwm/power.ts',
    original: 'BigInt(value.toString(16).length * 4) / degree',
    replacement: 'BigInt(value.toString(16).length * 4) * degree',
    reason: 'From further above Newton’s method ends at the same root.',
  },
];
