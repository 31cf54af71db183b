/** Faults in the pairing systems that change nothing. */
import type { Equivalent } from './equivalent.ts';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

const ONLY_SIGN = 'What is sorted goes by the sign of a difference, whose amount nothing asks for.';

const STILL_OUTWEIGHS = 'One floater still outweighs all differences of score together.';

const GENERAL_ROUTE = 'The quick route does not apply; the general one gives the same opponents.';

export const IN_SYSTEMS: readonly Equivalent[] = [
  {
    file: 'src-engine/systems/lim/scrutiny.ts',
    original: 'limited.disconnect(opponent, other)',
    replacement: 'limited.disconnect(other, opponent)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/bcf/reasons.ts',
    original: 'place > ranking.indexOf(chosen)',
    replacement: 'place >= ranking.indexOf(chosen)',
    reason: 'The one chosen floats, and the one at the place does not.',
  },
  {
    file: 'src-engine/systems/bcf/reasons.ts',
    original: 'vertex < field.players.length',
    replacement: 'vertex <= field.players.length',
    reason: 'One number more belongs to nobody.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'compareClaims(towardsWhite.get(before)!, towardsWhite.get(player)!)',
    replacement: 'compareClaims(towardsWhite.get(player)!, towardsWhite.get(before)!)',
    reason: 'It is asked only whether the two claims differ.',
  },
  {
    file: 'src-engine/systems/round-robin/pairing.ts',
    original: 'isSamePair(other, pair)',
    replacement: 'isSamePair(pair, other)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/round-robin/berger.ts',
    original: 'above < below',
    replacement: 'above <= below',
    reason: 'Two numbers of one game are never equal.',
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'score - levels.at(-1)![0]!.pairingScore',
    replacement: 'score + levels.at(-1)![0]!.pairingScore',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'widest * (levels[level]!.length + 1) + 1',
    replacement: 'widest * (levels[level]!.length + 1) - 1',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'levels[level]!.length + 1',
    replacement: 'levels[level]!.length - 1',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'left < right',
    replacement: 'left <= right',
    reason: 'Two of one level were answered before.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'back <= games',
    replacement: 'back < games',
    reason: 'Who has had each colour as often does not differ in the first game alone.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: '1',
    replacement: '2',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'compareClaims(a, b)',
    replacement: 'compareClaims(b, a)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'surplus > 0',
    replacement: 'surplus >= 0',
    reason: 'A surplus of 0 was answered before.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'order < 0',
    replacement: 'order <= 0',
    reason: 'Identical claims were answered before.',
  },
  {
    file: 'src-engine/systems/bcf/allocation.ts',
    original: 'compareClaims(higher, lower) < 0',
    replacement: 'compareClaims(higher, lower) <= 0',
    reason: 'Identical claims were answered before.',
  },
  {
    file: 'src-engine/systems/bcf/selection.ts',
    original: 'vertex < field.players.length',
    replacement: 'vertex <= field.players.length',
    reason: 'A set may hold a place behind the last one: nobody is there.',
  },
  {
    file: 'src-engine/systems/lim/floaters.ts',
    original: '1',
    replacement: '2',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/lim/floaters.ts',
    original: 'sign * (a - b)',
    replacement: 'sign / (a - b)',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/lim/scrutiny.ts',
    original: 'matching.match(a, b)',
    replacement: 'matching.match(b, a)',
    reason: 'Each of the two is the other’s mate.',
  },
  {
    file: 'src-engine/systems/lim/pairing.ts',
    original: '{ made, group, floats, players, isMaxi, pair: colours.pair, higher, lower, colours }',
    replacement:
      '{ made, group, floats, players, isMaxi, pair: colours.pair, higher: lower, lower: higher, colours }',
    reason: 'The order of boards ranks the two itself.',
  },
  {
    file: 'src-engine/systems/lim/why-not.ts',
    original: 'inGroup(setting, one, a, b)',
    replacement: 'inGroup(setting, one, b, a)',
    reason: 'Who was paired first is looked up; it does not matter who is named first.',
  },
  {
    file: 'src-engine/systems/lim/why-not.ts',
    original: 'apart(setting, groups, [a, one], [b, other])',
    replacement: 'apart(setting, groups, [b, other], [a, one])',
    reason: 'They are put into the order of their groups.',
  },
  {
    file: 'src-engine/systems/burstein/explain.ts',
    original: 'edition.mayMeet(player, over)',
    replacement: 'edition.mayMeet(over, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/burstein.ts',
    original: 'edition.mayMeet(a, b)',
    replacement: 'edition.mayMeet(b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'mayMeet(next[a]!, next[b]!)',
    replacement: 'mayMeet(next[b]!, next[a]!)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'mayMeet(next[a]!, other)',
    replacement: 'mayMeet(other, next[a]!)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2 === 0',
    replacement: 'false',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2',
    replacement: 'bracket.length * 2',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '(players) => canBeMatched(gamesOf(players))',
    replacement: '() => undefined',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/opposition.ts',
    original: 'index >= 0',
    replacement: 'index > 0',
    reason: 'A series that goes back to the first round is that of a player whom nobody has met.',
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2 === 1',
    replacement: 'true',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2 === 1',
    replacement: 'false',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2 === 1',
    replacement: 'bracket.length % 2 !== 1',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '2',
    replacement: '3',
    on: 'if (bracket.length % 2 === 1) return null;',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '1',
    replacement: '2',
    on: 'if (bracket.length % 2 === 1) return null;',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '!canBeMatched(gamesOf(bracket))',
    replacement: 'true',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '!canBeMatched(gamesOf(bracket))',
    replacement: 'false',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '!canBeMatched(gamesOf(bracket))',
    replacement: 'canBeMatched(gamesOf(bracket))',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/opposition.ts',
    original: 'scores.length > 2',
    replacement: 'scores.length >= 2',
    reason: 'Without the best and the worst of two nothing is left.',
  },
  {
    file: 'src-engine/systems/burstein/opposition.ts',
    original: 'list === undefined',
    replacement: 'true',
    reason: 'What is not remembered is found again.',
  },
  {
    file: 'src-engine/systems/burstein/criteria.ts',
    original: 'mayMeet(player, other)',
    replacement: 'mayMeet(other, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'next.length % 2 === 1',
    replacement: 'next.length % 2 !== 1',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'next.length % 2 === 1',
    replacement: 'false',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'next.length % 2 === 1',
    replacement: 'true',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'mayMeet(player, other)',
    replacement: 'mayMeet(other, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'next.length % 2',
    replacement: 'next.length * 2',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '2',
    replacement: '3',
    on: 'if (next.length % 2 === 1) {',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '1',
    replacement: '2',
    on: 'if (next.length % 2 === 1) {',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '!canBeMatched(gamesOf(rest))',
    replacement: 'true',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/colours.ts',
    original: 'higher',
    replacement: 'lower',
    on: "allocation(higher, lower, balancingColour(higher)!, { code: 'higher-ranked-due', article })",
    reason: 'Where it is asked both are due the same colour.',
  },
  {
    file: 'src-engine/systems/burstein/criteria.ts',
    original: 'haveSameAbsolute(preferenceOf(a), preferenceOf(b))',
    replacement: 'haveSameAbsolute(preferenceOf(b), preferenceOf(a))',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/burstein/order.ts',
    original: 'rank < size',
    replacement: 'rank <= size',
    reason: 'Behind the last rank is nobody whose opponent is to be found.',
  },
  {
    file: 'src-engine/systems/burstein/pairing.ts',
    original: 'second > first',
    replacement: 'second >= first',
    reason: 'Nobody is their own opponent.',
  },
  {
    file: 'src-engine/systems/lim/scrutiny.ts',
    original: '1',
    replacement: '2',
    on: 'mate[left] = mate[right] = -1;',
    reason: 'Any number below 0 says that nobody is there.',
  },
];
