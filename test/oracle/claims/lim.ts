/** Claims of the Lim System, proved on the groups of its second writing. */
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from '../field.ts';
import { canPair, floaterChoices, limGroupsLiterally, type LiteralGroup } from '../lim.ts';
import { arrangements, exchanges, isAllowed, without } from '../lim-exchanges.ts';
import { dueColour, mayHave, mayMeet } from '../lim-colours.ts';
import { COMMON_CLAIMS, playerOf, type Claims, type Couple, type Facts } from './facts.ts';

export interface LimFacts extends Facts {
  readonly groups: readonly LiteralGroup[];
}

export function limFacts(task: PlainTask, pairing: Pairing): LimFacts {
  const seated = task.competitors.filter(({ id }) => id !== pairing.bye);
  return {
    ...{ task, pairing },
    groups: limGroupsLiterally(task, seated),
    mayMeet: (a, b) => mayMeet(task, a, b),
    due: dueColour,
    urgency: ({ colourDifference }) => Math.abs(colourDifference),
    ranked: (a, b) => ((b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a]),
    mayHaveBye: ({ byeBarred }) => !byeBarred,
    byeTold: (key, { pairingScore, tpn }) => (key === 'score' ? pairingScore : tpn),
    byeValue: (key, { pairingScore, tpn }) => (key === 'score' ? pairingScore : -tpn),
  };
}

const groupWith = ({ groups }: LimFacts, id: number): LiteralGroup =>
  groups.find(({ couples }) => couples.some((couple) => couple.some((player) => player.id === id)))!;

/** The pair of a player and the members who are left when its turn comes. */
function turnOf(group: LiteralGroup, id: number): { couple: Couple; rest: PlainPlayer[]; at: number } {
  const at = group.couples.findIndex((couple) => couple.some((player) => player.id === id));
  const gone = group.couples.slice(0, at).flat();
  const rest = group.order.map(({ who }) => who).filter((who) => !gone.includes(who));
  return { couple: group.couples[at]!, rest, at };
}

const fromOf = ({ order }: LiteralGroup, { id }: PlainPlayer) => order.find(({ who }) => who.id === id)!.from;

function isPair({ couple }: { couple: Couple }, player: number, opponent: number): boolean {
  return couple[0].id === player && couple[1].id === opponent;
}

const clashes = (couples: readonly Couple[]) =>
  couples.filter(([a, b]) => dueColour(a) !== null && dueColour(a) === dueColour(b)).length;

const residentCouples = (group: LiteralGroup, couples: readonly Couple[]) =>
  couples.filter((couple) => couple.every((player) => fromOf(group, player) === 'here'));

/** Whether the others can all be paired when these two of the rest meet. */
const leavesAll = ({ task }: LimFacts, rest: readonly PlainPlayer[], a: PlainPlayer, b: PlainPlayer) =>
  canPair(task, without(rest, a, b), without(rest, a, b));

function dueAgainst(floater: PlainPlayer, opponent: PlainPlayer): string {
  const [own, other] = [dueColour(floater), dueColour(opponent)];
  return own === null ? 'any' : other === null ? 'none' : own === other ? 'same' : 'other';
}

/** In the order of 3.8: the highest first when pairing downward, the lowest upwards. */
function byNumber({ way }: LiteralGroup, players: readonly PlainPlayer[]): PlainPlayer[] {
  const sorted = [...players].sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return way === 'down' ? sorted : sorted.reverse();
}

const isFloaterCouple = (group: LiteralGroup, couple: Couple) => fromOf(group, couple[0]) !== 'here';

/** The article of 2026 for one of the older text, which counts some by letters: the literal reading is of 2026. */
function asIn2026(article: string): string {
  const renumbered: Readonly<Record<string, string>> = {
    '2.3 a–c': '2.3.1',
    '2.3 d': '2.3.4',
    '4.4 a': '4.4.1',
    '4.4 b': '4.4.2',
  };
  return renumbered[article] ?? article;
}

export const LIM_CLAIMS: Claims<LimFacts> = {
  ...COMMON_CLAIMS,
  'lower-ranked-below-median': ({ player }, facts, { a, b }) => {
    const [, lower] = facts.ranked(playerOf(facts, a), playerOf(facts, b!));
    const { white } = facts.pairing.pairs.find((pair) => pair.white === a || pair.black === a)!;
    const colour = white === lower.id ? 'white' : 'black';
    const last = (each: PlainPlayer, count: number) => each.colours.slice(-count).join();
    const [x, y] = [playerOf(facts, a), playerOf(facts, b!)];
    const count = Math.min(x.colours.length, y.colours.length);
    const group = groupWith(facts, a);
    return (
      lower.id === player && group.isBelow && dueColour(lower) === colour && last(x, count) === last(y, count)
    );
  },
  'colour-limits': (_, facts, { a, b }) => {
    const pair = facts.pairing.pairs.find(({ white }) => white === a || white === b)!;
    const [white, black] = [playerOf(facts, pair.white), playerOf(facts, pair.black)];
    return !(mayHave(black, 'white') && mayHave(white, 'black'));
  },
  'lim-colours': (_, facts, { a, b }) => {
    const [x, y] = [playerOf(facts, a), playerOf(facts, b!)];
    const free = !x.met.has(y.id) && !x.barred.has(y.id);
    const may = (white: PlainPlayer, black: PlainPlayer) =>
      mayHave(white, 'white') && mayHave(black, 'black');
    return free && !may(x, y) && !may(y, x);
  },
  'lim-opposite'({ player, opponent, points }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const at = group.couples.filter((couple) => !isFloaterCouple(group, couple)).indexOf(turn.couple);
    return (
      at >= 0 &&
      group.score === points &&
      isPair(turn, player, opponent) &&
      turn.rest[turn.rest.length / 2]!.id === opponent
    );
  },
  'lim-kept'({ player, opponent }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    return isPair(turn, player, opponent) && group.retained.get(turn.couple[0])?.id === opponent;
  },
  'lim-exchanged'({ player, opponent, over, because }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const opposite = turn.rest[turn.rest.length / 2]!;
    if (!isPair(turn, player, opponent) || opposite.id !== over || over === opponent) return false;
    const own = turn.couple[0];
    if (because === 'met') return own.met.has(over);
    if (because === 'kept-apart') return own.barred.has(over) && !own.met.has(over);
    const apart = own.met.has(over) || own.barred.has(over);
    if (because === 'colours') return !apart && !facts.mayMeet(own, opposite);
    return facts.mayMeet(own, opposite) && isHindered(facts, group, turn, opposite);
  },
  'lim-exchanged-for-colours'({ player, opponent, before, missed }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const inFirst = group.first.some((couple) => couple.every(({ id }) => id === player || id === opponent));
    return (
      isPair(turn, player, opponent) &&
      !inFirst &&
      clashes(residentCouples(group, group.first)) === before &&
      clashes(residentCouples(group, group.couples)) === missed
    );
  },
  'lim-floater'({ player, opponent, from, cause, due, among, first, isMaxi }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const [own, other] = turn.couple;
    if (!isPair(turn, player, opponent) || fromOf(group, own) === 'here') return false;
    const left = facts.groups
      .slice(0, facts.groups.indexOf(group))
      .findLast(({ floats }) => floats.some(({ who }) => who.id === player))!;
    if (
      left.score !== from ||
      left.floats.findLast(({ who }) => who.id === player)!.cause !== asIn2026(cause)
    )
      return false;
    if ((among === 'residents') !== (fromOf(group, other) === 'here')) return false;
    if ((first === 'highest') !== (group.way === 'down')) return false;
    if (due === 'kept') return group.retained.get(own)?.id === opponent;
    const available = turn.rest.filter(
      (who) =>
        who !== own &&
        facts.mayMeet(own, who) &&
        leavesAll(facts, turn.rest, own, who) &&
        (fromOf(group, who) === 'here') === (among === 'residents'),
    );
    // Literally: nobody of a better kind is there, and of this kind nobody comes before by number.
    const isFirst = byNumber(group, available)[0];
    const isNear = (who: PlainPlayer) => !isMaxi || Math.abs(isFirst!.rating - who.rating) <= 100;
    const kinds = byNumber(group, available).map((who) => (isNear(who) ? dueAgainst(own, who) : 'same'));
    const better = { any: [], other: [], none: ['other'], same: ['other', 'none'] }[due];
    const place = kinds.findIndex((kind) => kind === due);
    return (
      isMaxi === (facts.task.maxiTournament ?? false) &&
      !kinds.some((kind) => (better as string[]).includes(kind)) &&
      byNumber(group, available)[due === 'same' || due === 'any' ? 0 : place]?.id === opponent
    );
  },
  'lim-stays'({ player, other, group: score, floater }, facts) {
    const group = groupWith(facts, player);
    if (group.score !== score || group === groupWith(facts, other)) return false;
    if (facts.groups.indexOf(group) > facts.groups.indexOf(groupWith(facts, other))) return false;
    if (floater === null) return group.floats.length === 0;
    return group.floats.some(
      ({ who, cause }) => who.id === floater.player && cause === asIn2026(floater.cause),
    );
  },
  'lim-taken'({ player, other, by }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    return isPair(turn, by, player) && turn.rest.some(({ id }) => id === other) && other !== by;
  },
  'lim-floater-takes'({ player, opponent, other: asked, because }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const [own, taken] = turn.couple;
    const left = turn.rest.find(({ id }) => id === asked);
    if (!isPair(turn, player, opponent) || left === undefined || !isFloaterCouple(group, turn.couple))
      return false;
    if (!leavesAll(facts, turn.rest, own, left)) return because === 'needed';
    if (group.retained.get(own)?.id === opponent) return because === 'kept';
    const [x, y] = [taken, left].map((who) => fromOf(group, who) === 'here');
    if (x !== y) return because === 'resident' && x!;
    const available = turn.rest.filter(
      (who) =>
        who !== own &&
        facts.mayMeet(own, who) &&
        leavesAll(facts, turn.rest, own, who) &&
        (fromOf(group, who) === 'here') === x,
    );
    const order = floaterChoices(facts.task, own, available, group.way);
    if (order.indexOf(taken) > order.indexOf(left)) return false;
    const first = byNumber(group, available)[0]!;
    if (because === 'maxi')
      return facts.task.maxiTournament === true && Math.abs(first.rating - left.rating) > 100;
    const [kind, other] = [dueAgainst(own, taken), dueAgainst(own, left)];
    const kinds = ['any', 'other', 'none', 'same'];
    if (because === 'colour') return kinds.indexOf(kind) < kinds.indexOf(other);
    return because === 'number' && kind === other && byNumber(group, [taken, left])[0] === taken;
  },
  'lim-later'({ player, opponent, other, kept }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    if (!isPair(turn, player, opponent) || !turn.rest.some(({ id }) => id === other)) return false;
    if (kept) return group.retained.get(turn.couple[0])?.id === opponent;
    const order = exchanges(turn.rest).map(({ id }) => id);
    return order.indexOf(opponent) < order.indexOf(other);
  },
  'lim-obstacle'({ player, opponent, other, because, now, then }, facts) {
    const group = groupWith(facts, player);
    const turn = turnOf(group, player);
    const order = exchanges(turn.rest).map(({ id }) => id);
    if (!isPair(turn, player, opponent) || order.indexOf(other) > order.indexOf(opponent)) return false;
    const left = turn.rest.find(({ id }) => id === other)!;
    const ends = [...arrangements(facts.task, without(turn.rest, turn.couple[0], left), new Map())];
    const rounds = ends.map((couples) => [[turn.couple[0], left] as const, ...couples]);
    if (because === 'needed') return rounds.length === 0;
    const before = group.couples.slice(0, turn.at).filter((couple) => !isFloaterCouple(group, couple));
    const proposed = residentCouples(group, group.first);
    const allowed = rounds.filter((couples) => isAllowed(facts.task, proposed, [...before, ...couples]));
    if (because === 'maxi')
      return facts.task.maxiTournament === true && rounds.length > 0 && allowed.length === 0;
    const made = clashes(group.couples.slice(turn.at));
    return made === now && Math.min(...allowed.map(clashes)) === then && then > now;
  },
};

/** No arrangement of the rest with these two is as good as the one made: others are left, or more miss a colour. */
function isHindered(
  facts: LimFacts,
  group: LiteralGroup,
  { couple, rest, at }: { couple: Couple; rest: PlainPlayer[]; at: number },
  opposite: PlainPlayer,
): boolean {
  const own = couple[0];
  for (const couples of arrangements(facts.task, without(rest, own, opposite), new Map())) {
    const all = [[own, opposite] as const, ...couples];
    if (clashes(all) <= clashes(group.couples.slice(at))) return false;
  }
  return true;
}
