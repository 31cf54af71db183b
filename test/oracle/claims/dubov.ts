/** Claims of the Dubov System, both texts, proved on the groups of the literal writings. */
import type { PlainPlayer } from '../field.ts';
import * as old from '../dubov-old.ts';
import {
  canSeat,
  couplesIn,
  firstApart,
  groupWith,
  has,
  isEqual,
  isFirstRow,
  obstacle,
  oldObstacle,
  withPair,
  type DubovFacts,
  type Group,
} from './dubov-facts.ts';
import { COMMON_CLAIMS, playerOf, type Claims } from './facts.ts';

export const DUBOV_CLAIMS: Claims<DubovFacts> = {
  ...COMMON_CLAIMS,
  'dubov-brought-up'({ player, opponent, points, count, over, because }, facts, { a, b }) {
    const group = groupWith(facts, player);
    const isHere = [a, b].includes(player) && [a, b].includes(opponent) && has(group.up, player);
    if (!isHere || group.score !== points || group.up.length !== count) return false;
    const order = facts.isOld
      ? old.byRating(
          facts.task,
          group.below.filter((each) => old.mayRise(facts.task, each)),
        )
      : [...group.below].sort((x, y) => y.pairingScore - x.pairingScore || x.tpn - y.tpn);
    const place = order.findIndex((each) => !group.up.includes(each));
    const first = order[place];
    if (first === undefined || place > order.findIndex(({ id }) => id === player)) return over === null;
    if (first.id !== over) return false;
    const wanted = order.slice(0, place + 1);
    return facts.isOld
      ? oldObstacle(facts, group, wanted) === because
      : obstacle(facts, group, wanted) === because;
  },
  'dubov-shifted'({ player, points, sides, from }, facts, { a, b }) {
    const group = groupWith(facts, player);
    const [white, black] = group.initial;
    return (
      [a, b].includes(player) &&
      group.score === points &&
      has(group.shifters, player) &&
      sides[0] === white.length &&
      sides[1] === black.length &&
      has(from === 'white' ? white : black, player)
    );
  },
  'dubov-first'({ player, opponent, place, over, because }, facts) {
    const { columns, blacks } = groupWith(facts, player);
    const at = columns.findIndex(([white, black]) => white.id === player && black.id === opponent);
    if (at < 0 || at + 1 !== place) return false;
    const taken = columns.slice(0, at).map(([, black]) => black);
    const first = blacks.find((black) => !taken.includes(black))!;
    if (first.id === opponent) return over === null;
    if (first.id !== over) return false;
    const own = playerOf(facts, player);
    if (because === 'met') return own.rounds.some(({ played, cell }) => played && cell.opponent === over);
    if (because === 'kept-apart') return own.barred.has(over) && !own.met.has(over);
    const allowed = !own.met.has(over) && !own.barred.has(over);
    if (because === 'colours') return allowed && !facts.mayMeet(own, playerOf(facts, over));
    const rest = columns.slice(at + 1).map(([white]) => white);
    const left = blacks.filter((black) => !taken.includes(black) && black !== first);
    return facts.mayMeet(own, playerOf(facts, over)) && !canSeat(facts, rest, left);
  },
  'dubov-floater'({ player, opponent, suits }, facts) {
    const group = groupWith(facts, player);
    const at = group.floated.findIndex(([x, y]) => x.id === player && y.id === opponent);
    if (at < 0 || !has(group.from, player)) return false;
    const [own, other] = group.floated[at]!;
    const due = [old.due(own), old.due(other)];
    return suits === (due[0] !== null && due[1] !== null && due[0] !== due[1]);
  },
  'dubov-among': ({ player, opponent }, facts) =>
    groupWith(facts, player).within.some(([x, y]) => x.id === player && y.id === opponent),
  'same-absolute-colour': ({ a, b }, facts) => {
    const [x, y] = [playerOf(facts, a), playerOf(facts, b)];
    return !x.met.has(b) && !x.barred.has(b) && !facts.mayMeet(x, y);
  },
  'colour-limits': (_, facts, { a, b }) => {
    const pair = facts.pairing.pairs.find(({ white }) => white === a || white === b)!;
    const [white, black] = [playerOf(facts, pair.white), playerOf(facts, pair.black)];
    return !(old.mayHave(black, 'white') && old.mayHave(white, 'black'));
  },
  'stronger-opposition': (_, facts, { a, b }) => {
    const pair = facts.pairing.pairs.find(({ white }) => white === a || white === b)!;
    const average = (id: number) => old.aro(facts.task, playerOf(facts, id));
    return average(pair.white) > average(pair.black);
  },
  'lower-rating': (_, facts, { a, b }) => {
    const pair = facts.pairing.pairs.find(({ white }) => white === a || white === b)!;
    return old.rating(playerOf(facts, pair.white)) <= old.rating(playerOf(facts, pair.black));
  },
  worse(told, facts) {
    const then = withPair(facts, told.a, told.b);
    if (then === null) return false;
    const at = firstApart(facts, then);
    return facts.groups[at]!.score === told.group && isFirstRow(facts, told, facts.groups[at]!, then[at]!);
  },
  'worse-below'(told, facts) {
    const then = withPair(facts, told.a, told.b);
    if (then === null) return false;
    const at = firstApart(facts, then);
    if (facts.groups[at]!.score !== told.group || !isEqual(facts, facts.groups[at]!, then[at])) return false;
    return facts.groups.some((group) => {
      const other = then.find(({ score }) => score === group.score);
      return group.score === told.below && other !== undefined && isFirstRow(facts, told, group, other);
    });
  },
  'dubov-order'({ a, b, group, step }, facts) {
    const then = withPair(facts, a, b);
    if (then === null) return false;
    const at = firstApart(facts, then);
    const [one, two] = [facts.groups[at]!, then[at]!];
    if (one.score !== group || !isEqual(facts, one, two)) return false;
    const ids = (list: readonly PlainPlayer[]) =>
      list
        .map(({ id }) => id)
        .sort((x, y) => x - y)
        .join();
    const members = (each: Group) => ids(couplesIn(each).flat());
    const floated = (each: Group) =>
      each.floated.map((couple) => couple.map(({ id }) => id).join('-')).join();
    const meet = (each: Group, [x, y]: readonly PlainPlayer[]) =>
      couplesIn(each).some((couple) => has(couple, x!.id) && has(couple, y!.id));
    const whites = (each: Group) => ids(each.columns.map(([white]) => white));
    // Where Whites met Whites the columns of the two rounds are not those of the same players: the pairs tell.
    const fits = () => {
      const white = one.columns.map(([player]) => player);
      const rest = couplesIn(two).filter(([x]) => one.columns.some((couple) => has(couple, x.id)));
      return rest.every(([x, y]) => has(white, x.id) !== has(white, y.id));
    };
    const sidesDiffer = one.within.length + two.within.length > 0 ? !fits() : whites(one) !== whites(two);
    if (step === 'players') return members(one) !== members(two);
    if (members(one) !== members(two)) return false;
    if (step === 'floaters') return floated(one) !== floated(two);
    if (floated(one) !== floated(two)) return false;
    const isFoundSame = one.within.every((couple) => meet(two, couple));
    if (step === 'among' || !isFoundSame) return (step === 'among') === !isFoundSame;
    return (step === 'sides') === sidesDiffer;
  },
};
