/** Faults in the Dutch System that change nothing. */
import type { Equivalent } from './equivalent.ts';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

const EXACT_ROUTES = 'All routes are exact; which is tried first decides the time only.';

const NO_FLOATER = 'Where nobody may float the quick route finds nothing.';

const MATCHING_ANSWERS = 'Where the bound does not answer, a matching does, and alike.';

const OUTSIDE = 'In all optima as many pairs are outside of the remainder, and what each costs is the same.';

export const IN_DUTCH: readonly Equivalent[] = [
  {
    file: 'src-engine/systems/dutch/2017/round.ts',
    original: 'mayFloat === null || mayFloat.size > 0',
    replacement: 'true',
    reason: NO_FLOATER,
  },
  {
    file: 'src-engine/systems/dutch/2017/round.ts',
    original: 'mayFloat.size > 0',
    replacement: 'mayFloat.size >= 0',
    reason: NO_FLOATER,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'mayFloat.size === 0',
    replacement: 'false',
    reason: NO_FLOATER,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'below.length > LEAST_BELOW',
    replacement: 'true',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'below.length > LEAST_BELOW',
    replacement: 'false',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'below.length > LEAST_BELOW',
    replacement: 'below.length >= LEAST_BELOW',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'below.length > LEAST_BELOW',
    replacement: 'below.length <= LEAST_BELOW',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'near <= LARGEST_LOOK_AHEAD',
    replacement: 'true',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'near <= LARGEST_LOOK_AHEAD',
    replacement: 'near < LARGEST_LOOK_AHEAD',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/2026/round.ts',
    original: 'near <= LARGEST_LOOK_AHEAD',
    replacement: 'near > LARGEST_LOOK_AHEAD',
    reason: EXACT_ROUTES,
  },
  {
    file: 'src-engine/systems/dutch/assess.ts',
    original: 'bracketView(next, [])',
    replacement: 'bracketView([], next)',
    reason: 'Residents of one bracket all have one score.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/types.ts',
    original: 'false',
    replacement: 'true',
    reason: 'Whether outlets are matched with each other is a question of its own.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/optima.ts',
    original: 'v < size',
    replacement: 'v <= size',
    reason: 'There is nobody behind the last vertex.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/order.ts',
    original: 'bsn[u]! < bsn[v]!',
    replacement: 'bsn[u]! <= bsn[v]!',
    reason: 'Two numbers are equal only where both are outside of the remainder, and then 0.',
  },
  {
    file: 'src-engine/systems/dutch/why-not.ts',
    original: 'keyOfPair(white, black)',
    replacement: 'keyOfPair(black, white)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/dutch/why-not.ts',
    original: 'keyOfPair(a, b)',
    replacement: 'keyOfPair(b, a)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/dutch/why-not.ts',
    original: 'ruleAgainst(edition, left, right)',
    replacement: 'ruleAgainst(edition, right, left)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dutch/why-not.ts',
    original: 'order < 0',
    replacement: 'order <= 0',
    reason: 'Where the order is 0 it has been answered before.',
  },
  {
    file: 'src-engine/systems/dutch/colours.ts',
    original: 'strength > 0',
    replacement: 'strength >= 0',
    reason: 'A difference of 0 is no difference and was answered before.',
  },
  {
    file: 'src-engine/systems/dutch/colours.ts',
    original: 'width > 0',
    replacement: 'width >= 0',
    reason: 'A difference of 0 is no difference and was answered before.',
  },
  {
    file: 'src-engine/systems/dutch/colours.ts',
    original: "a.preference.strength !== 'absolute'",
    replacement: 'false',
    reason: 'Equal strengths below absolute come of colour differences of one width.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/completion.ts',
    original: 'allHaveDegree(list, size, (n + odd) / 2)',
    replacement: 'false',
    reason: MATCHING_ANSWERS,
  },
  {
    file: 'src-engine/systems/dutch/kernel/completion.ts',
    original: 'allHaveDegree(list, size, (n + odd) / 2)',
    replacement: 'allHaveDegree(list, (n + odd) / 2, size)',
    reason: MATCHING_ANSWERS,
  },
  {
    file: 'src-engine/systems/dutch/kernel/completion.ts',
    original: '(n + odd) / 2',
    replacement: '(n + odd) * 2',
    reason: MATCHING_ANSWERS,
  },
  {
    file: 'src-engine/systems/dutch/kernel/order.ts',
    original: 'high === 0',
    replacement: 'false',
    on: 'if (high === 0) return 0;',
    reason: OUTSIDE,
  },
  {
    file: 'src-engine/systems/dutch/kernel/order.ts',
    original: '0',
    replacement: '1',
    on: 'if (high === 0) return 0;',
    reason: OUTSIDE,
  },
  {
    file: 'src-engine/systems/dutch/why-not.ts',
    original: '0',
    replacement: '1',
    on: 'return order < 0',
    reason: 'The order is a whole number, and not 0 there.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/bracket.ts',
    original: 'odd && mayFloat === null',
    replacement: 'false',
    reason: 'Nobody may leave then, and an odd number has no candidate.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/bracket.ts',
    original: 'false',
    replacement: 'true',
    on: 'outletsOptional: false,',
    reason: 'Of an odd number one floats in any case, and of an even one there is no way out.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/bracket.ts',
    original: 'false',
    replacement: 'true',
    on: 'mayLeave: (player) => mayFloat?.has(player) ?? false,',
    reason: 'Where nobody is named the number is even, and there is no way out.',
  },
  {
    file: 'src-engine/systems/dutch/kernel/type-costs.ts',
    original: 'entries.length === 0',
    replacement: 'false',
    reason: 'What is 0 for everybody decides nothing.',
  },
];
