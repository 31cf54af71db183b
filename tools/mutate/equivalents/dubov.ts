/** Faults in the Dubov System that change nothing. */
import type { Equivalent } from './equivalent.ts';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

const NOT_EACH_OTHER = 'Two players who may come up do not meet each other there.';

const ENOUGH = 'Where as many as can be are chosen nobody else can be: the others are asked in vain.';

const SAME_ORDER =
  'All sums of one number of upfloaters grow alike, and fewer upfloaters still outweigh what follows.';

const GENERAL_ANSWER = 'The quick answer does not apply; the general one is the same.';

export const IN_DUBOV: readonly Equivalent[] = [
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
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original:
      'together.size <= next.length &&\n    up.every((player) => next.includes(player)) &&\n    new Matching(gamesOf(residents)).maximise() === up.length',
    replacement: 'false',
    reason: GENERAL_ANSWER,
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
  {
    file: 'src-engine/systems/dubov/old-player.ts',
    original: 'mayMeetWithinLimits(a.competitor, b.competitor)',
    replacement: 'mayMeetWithinLimits(b.competitor, a.competitor)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'isComplete(group) && isComplete(below)',
    replacement: 'false',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'canBePaired(residents) && canBePaired(below)',
    replacement: 'false',
    reason: GENERAL_ANSWER,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'up.size === alone',
    replacement: 'false',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'up.length === wanted',
    replacement: 'false',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'down.length === floating',
    replacement: 'false',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'chosen.length === count',
    replacement: 'false',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'new Array<number>(rows)',
    replacement: 'new Array()',
    reason: 'Counts that are missing add nothing.',
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: 'rowsOf(players[a]!, players[b]!).slice(0, rows)',
    replacement: 'rowsOf(players[a]!, players[b]!)',
    reason: 'Counts of rows that were not packed add nothing.',
  },
  {
    file: 'src-engine/systems/dubov/old-transfers.ts',
    original: '5',
    replacement: '6',
    reason: 'A row more in which nothing is counted is equal in all rounds.',
  },
  {
    file: 'src-engine/systems/dubov/player.ts',
    original: 'haveSameAbsolute(a.preference, b.preference)',
    replacement: 'haveSameAbsolute(b.preference, a.preference)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/dubov/subgroups.ts',
    original: '2 * chosen.length === ends.length',
    replacement: 'false',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/subgroups.ts',
    original: 'order.filter((player) => contains(partners, optimum.partnerOf(vertexOf(player))))',
    replacement: 'order',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'residents.filter((_, vertex) => optimum.partnerOf(vertex) >= residents.length)',
    replacement: 'residents',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: 'optimum.partnerOf(vertex) >= residents.length',
    replacement: 'true',
    reason: ENOUGH,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '1',
    replacement: '2',
    on: 'const count = (condition: boolean): number => (condition ? 1 : 0);',
    reason: SAME_ORDER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '0',
    replacement: '1',
    on: 'isUpfloater ? value(other) : 0;',
    reason: SAME_ORDER,
  },
  {
    file: 'src-engine/systems/dubov/upfloaters.ts',
    original: '1',
    replacement: '2',
    on: "{ id: 'C5', row: ofUpfloaters(() => 1), bound: upfloaters },",
    reason: SAME_ORDER,
  },
];
