/** Faults in the pairing systems that change nothing. */
import type { Equivalent } from './equivalent.ts';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

const ONLY_SIGN = 'What is sorted goes by the sign of a difference, whose amount nothing asks for.';

const STILL_OUTWEIGHS = 'One floater still outweighs all differences of score together.';

const GENERAL_ROUTE = 'The quick route does not apply; the general one gives the same opponents.';

const GENERAL_ANSWER = 'The quick answer does not apply; the general one is the same.';

const NOT_EACH_OTHER = 'Two players who may come up do not meet each other there.';

export const IN_SYSTEMS: readonly Equivalent[] = [
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
    file: 'src-engine/systems/dubov/criteria.ts',
    original: 'a.score >= b.score',
    replacement: 'a.score > b.score',
    reason:
      'Two of equal scores are of one scoregroup, and neither comes from below, whoever is named first.',
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'optimum.partnerOf(residents.length + place) < residents.length',
    replacement: 'optimum.partnerOf(residents.length + place) <= residents.length',
    reason: NOT_EACH_OTHER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '(player) => next.includes(player)',
    replacement: '() => undefined',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'together.size <= next.length',
    replacement: 'together.size < next.length',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'together.size <= next.length',
    replacement: 'together.size > next.length',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'new Matching(gamesOf(residents)).maximise() === up.length',
    replacement: 'new Matching(gamesOf(residents)).maximise() !== up.length',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '!optimum.copy().restrict(joins(up.map((player) => residents.length + next.indexOf(player))))',
    replacement: 'optimum.copy().restrict(joins(up.map(player => residents.length + next.indexOf(player))))',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/dubov.ts',
    original: 'edition.mayMeet(players.get(a.id)!, players.get(b.id)!)',
    replacement: 'edition.mayMeet(players.get(b.id)!, players.get(a.id)!)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dubov/pairing.ts',
    original: 'place > order.indexOf(player)',
    replacement: 'place >= order.indexOf(player)',
    reason: 'The place is that of somebody who does not come up, and is asked of those who do.',
  },
  {
    file: 'src-engine/systems/dubov/old-pairing.ts',
    original: 'areAlike(player.due, majorityOf(group.map(({ due }) => due)))',
    replacement: 'areAlike(majorityOf(group.map(({ due }) => due)), player.due)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/dubov/old-pairing.ts',
    original: 'player !== floater',
    replacement: 'true',
    reason: 'Without one player an odd number is left, who cannot all be paired.',
  },
  {
    file: 'src-engine/systems/dubov/old-pairing.ts',
    original: 'mayMeetOld(floater, player)',
    replacement: 'mayMeetOld(player, floater)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dubov/old-pairing.ts',
    original: 'mayMeetOld(player, other)',
    replacement: 'mayMeetOld(other, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dubov/old-pairing.ts',
    original: 'place < Math.max(white.length, black.length)',
    replacement: 'place <= Math.max(white.length, black.length)',
    reason: 'Behind the last place is nobody.',
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'optimum.partnerOf(vertexOf(player)) < group.length',
    replacement: 'optimum.partnerOf(vertexOf(player)) <= group.length',
    reason: NOT_EACH_OTHER,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original:
      'up.every((player) => next.includes(player)) && new Matching(gamesOfOld(group)).maximise() === up.length',
    replacement: 'false',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: '(player) => next.includes(player)',
    replacement: '() => undefined',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'new Matching(gamesOfOld(group)).maximise() === up.length',
    replacement: 'new Matching(gamesOfOld(group)).maximise() !== up.length',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/burstein/criteria.ts',
    original: 'mayMeet(player, other)',
    replacement: 'mayMeet(other, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original:
      'together.size <= next.length &&\n    up.every((player) => next.includes(player)) &&\n    new Matching(gamesOf(residents)).maximise() === up.length',
    replacement: 'false',
    reason: GENERAL_ANSWER,
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
    file: 'src-engine/systems/dubov/subgroups.ts',
    original: 'new Sides(smaller, larger, mayMeet)',
    replacement: 'new Sides(larger, smaller, mayMeet)',
    reason: 'Where the fewest pairs are within one side, the fewest are within the other.',
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'together.size <= next.length',
    replacement: 'true',
    reason: 'Where more would have to come up than do, [C5] is against it either way.',
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'One more word that is the same for everybody tells no two kinds apart.',
  },
];
