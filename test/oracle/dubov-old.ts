/**
 * Literal second writing of the older Dubov System, C.04.4.1 of 1997, with the readings of docs/regulations/dubov.md: all
 * complete rounds, all sets of transferred players and all orders of the columns are tried. For a few players.
 */
import type { PlainPlayer, PlainTask } from './field.ts';
import {
  aro,
  dominating,
  due,
  games,
  isComplete,
  isLess,
  mayHave,
  mayMeet,
  mayRise,
  other,
  pairings,
  rating,
  without,
  type Colour,
  type Couple,
} from './dubov-old-players.ts';

export * from './dubov-old-players.ts';

interface Literal {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
  /** Pairs of 6.3, last paragraph. */
  readonly within: number;
}

/** The round, or null when no pairing is complete. */
export function pairOldDubovLiterally(task: PlainTask): Literal | null {
  let players: PlainPlayer[] = [...task.competitors];
  let bye: PlainPlayer | null = null;
  if (players.length % 2 === 1) {
    bye = byeReceiver(task, players);
    if (bye === null) return null;
    players = without(players, bye);
  }
  if (!isComplete(players)) return null;
  const groups = oldGroupsLiterally(task, players);
  const within = groups.flatMap((group) => group.within);
  const couples = [...groups.flatMap(({ floated, columns }) => [...floated, ...columns]), ...within];
  return {
    pairs: couples.map(([a, b]) => coloured(task, a, b)),
    bye: bye?.id ?? null,
    within: within.length,
  };
}

/** A score group with those who floated into it, and what was done with it. */
export interface OldLiteralGroup {
  readonly group: readonly PlainPlayer[];
  readonly from: readonly PlainPlayer[];
  readonly below: readonly PlainPlayer[];
  readonly up: readonly PlainPlayer[];
  readonly down: readonly PlainPlayer[];
  /** Games of floaters (8); of Whites who had met all Blacks, that White first (6.3); and of the columns, White first. */
  readonly floated: readonly Couple[];
  readonly within: readonly Couple[];
  readonly columns: readonly Couple[];
  readonly initial: readonly [readonly PlainPlayer[], readonly PlainPlayer[]];
  readonly changed: readonly PlainPlayer[];
  readonly blackColumn: readonly PlainPlayer[];
}

/** The groups from the top; the players can all be paired. */
export function oldGroupsLiterally(task: PlainTask, all: readonly PlainPlayer[]): OldLiteralGroup[] {
  const groups: OldLiteralGroup[] = [];
  let players = [...all];
  let from: PlainPlayer[] = [];
  while (players.length > 0) {
    const top = Math.max(...without(players, ...from).map(({ pairingScore }) => pairingScore));
    const group = players.filter((player) => player.pairingScore === top || from.includes(player));
    const below = without(players, ...group);
    const { up, down } = transfers(task, group, from, below);
    const members = [...without(group, ...down), ...up];
    groups.push({ group, from, below, up, down, ...pairMembers(task, members, from) });
    players = without(players, ...members);
    from = down;
  }
  return groups;
}

// --------------------------------------------------------------------------------------------------------- 4 Bye

/** 4; in round 1 the last player in the list (5). */
function byeReceiver(task: PlainTask, players: readonly PlainPlayer[]): PlainPlayer | null {
  const possible = players.filter((player) => !player.byeBarred && isComplete(without(players, player)));
  if (task.round === 1) return possible.sort((a, b) => b.tpn - a.tpn)[0] ?? null;
  const lacksDominating = (player: PlainPlayer) => {
    const colour = dominating(players.filter(({ pairingScore }) => pairingScore === player.pairingScore));
    return colour !== null && due(player) === colour ? 0 : 1;
  };
  const key = (player: PlainPlayer) => [
    player.pairingScore,
    rating(player),
    lacksDominating(player),
    -aro(task, player),
    -player.tpn,
  ];
  return possible.reduce<PlainPlayer | null>(
    (best, player) => (best === null || isLess(key(player), key(best)) ? player : best),
    null,
  );
}

// ------------------------------------------------------------------------------------------- 6.4, 7.1, 7.2 transfers

interface Transfers {
  readonly up: PlainPlayer[];
  readonly down: PlainPlayer[];
}

/** The best of all complete rounds of the group and the players below it. */
function transfers(
  task: PlainTask,
  group: readonly PlainPlayer[],
  floaters: readonly PlainPlayer[],
  below: readonly PlainPlayer[],
): Transfers {
  let best: (Transfers & { readonly key: readonly number[] }) | null = null;
  for (const couples of pairings([...group, ...below])) {
    const across = couples.filter(([a, b]) => group.includes(a) && below.includes(b));
    const rising = across.filter(([, b]) => mayRise(task, b));
    const falling = without(across, ...rising);
    const [up, down] = [rising.map(([, b]) => b), falling.map(([a]) => a)];
    const key = [
      ...judgement(group, floaters, below, rising, falling),
      ...places(byRating(task, below), up),
      ...places(byRating(task, group).reverse(), down),
    ];
    if (best === null || isLess(key, best.key)) best = { up, down, key };
  }
  return best!;
}

export function judgement(
  group: readonly PlainPlayer[],
  floaters: readonly PlainPlayer[],
  below: readonly PlainPlayer[],
  rising: readonly Couple[],
  falling: readonly Couple[],
): number[] {
  const next = Math.max(...below.map(({ pairingScore }) => pairingScore));
  const scores = [...new Set(below.map(({ pairingScore }) => pairingScore))].sort((a, b) => a - b);
  const unsuited = rising.filter(([member, riser]) => {
    // 7.1 a of a player who has met the whole group, 7.2 a of the others.
    const stranded = !group.some((each) => mayMeet(member, each));
    const colour = stranded ? due(member) : dominating(group);
    return colour !== null && due(riser) !== other(colour);
  });
  return [
    falling.length,
    falling.filter(([member]) => floaters.includes(member)).length,
    falling.filter(([, opponent]) => opponent.pairingScore !== next).length,
    rising.length,
    ...scores.map((score) => [...rising, ...falling].filter(([, b]) => b.pairingScore === score).length),
    unsuited.length,
  ];
}

/** Ascending places of the players in the list. */
function places(list: readonly PlainPlayer[], players: readonly PlainPlayer[]): number[] {
  return players.map((player) => list.indexOf(player)).sort((a, b) => a - b);
}

/** 7.1, 7.2 b, c. */
export function byRating(task: PlainTask, players: readonly PlainPlayer[]): PlainPlayer[] {
  return [...players].sort((a, b) => rating(b) - rating(a) || aro(task, a) - aro(task, b) || a.tpn - b.tpn);
}

// ----------------------------------------------------------------------------------- 8 floaters, 6.2, 7.3, 7.4 columns

type Columns = Pick<OldLiteralGroup, 'within' | 'columns' | 'initial' | 'changed' | 'blackColumn'>;

function pairMembers(
  task: PlainTask,
  members: readonly PlainPlayer[],
  from: readonly PlainPlayer[],
): Columns & Pick<OldLiteralGroup, 'floated'> {
  const couples: Couple[] = [];
  let free = [...members];
  for (const floater of floaterOrder(
    task,
    from.filter((player) => members.includes(player)),
  )) {
    if (!free.includes(floater)) continue;
    const possible = byRating(task, without(free, floater)).filter(
      (player) => mayMeet(floater, player) && isComplete(without(free, floater, player)),
    );
    const residents = without(possible, ...from);
    const opponent =
      residents.find((player) => due(floater) !== null && due(player) === other(due(floater)!)) ??
      residents[0] ??
      possible.find((player) => due(floater) !== null && due(player) === other(due(floater)!)) ??
      possible[0]!;
    couples.push([floater, opponent]);
    free = without(free, floater, opponent);
  }
  return { floated: couples, ...pairColumns(task, free) };
}

/** 8.1. */
function floaterOrder(task: PlainTask, floaters: readonly PlainPlayer[]): PlainPlayer[] {
  const white = whiteColumn(
    task,
    floaters.filter((player) => due(player) !== 'black'),
  );
  const black = blackColumn(
    task,
    floaters.filter((player) => due(player) === 'black'),
  );
  return floaters.flatMap((_, at) => [...white.slice(at, at + 1), ...black.slice(at, at + 1)]);
}

/** 6.2. */
function whiteColumn(task: PlainTask, players: readonly PlainPlayer[]): PlainPlayer[] {
  return [...players].sort((a, b) => aro(task, a) - aro(task, b) || rating(a) - rating(b) || a.tpn - b.tpn);
}

/** 6.2. */
function blackColumn(task: PlainTask, players: readonly PlainPlayer[]): PlainPlayer[] {
  return [...players].sort((a, b) => rating(b) - rating(a) || aro(task, b) - aro(task, a) || a.tpn - b.tpn);
}

/** 6.2, 6.3 after 7.3 and 7.4. */
function pairColumns(task: PlainTask, members: readonly PlainPlayer[]): Columns {
  const list = byNumber(members);
  const isFresh = list.every((player) => due(player) === null);
  const half = list.length / 2;
  const white = isFresh ? list.slice(0, half) : list.filter((player) => due(player) === 'white');
  const black = isFresh ? list.slice(half) : list.filter((player) => due(player) === 'black');
  for (const player of isFresh ? [] : list.filter((each) => due(each) === null))
    (white.length < black.length ? white : black).push(player);
  if (!isFresh) {
    const equal = equalised(task, white, black);
    const opponents = permuted(equal.white, equal.black);
    if (opponents === null) {
      const couple = amongWhites(equal.white, equal.black);
      if (couple !== null) {
        const rest = pairColumns(task, without(list, ...couple));
        return { ...rest, within: [couple, ...rest.within] };
      }
    }
  }
  return recomposed(task, list, white, black, isFresh);
}

/** 7.3, 7.4: half of the surplus changes columns; then 6.2. */
function equalised(task: PlainTask, white: readonly PlainPlayer[], black: readonly PlainPlayer[]) {
  const n = Math.abs(white.length - black.length) / 2;
  const isWhite = white.length > black.length;
  const moved = changers(task, isWhite ? white : black, isWhite).slice(0, n);
  return {
    white: whiteColumn(task, isWhite ? without(white, ...moved) : [...white, ...moved]),
    black: blackColumn(task, isWhite ? [...black, ...moved] : without(black, ...moved)),
  };
}

/** 6.3, last paragraph: the first White who can meet no Black, and the White found for them. */
function amongWhites(whites: readonly PlainPlayer[], blacks: readonly PlainPlayer[]): Couple | null {
  const k = whites.findIndex((white) => !blacks.some((black) => mayMeet(white, black)));
  if (k < 0) return null;
  const player = whites[k]!;
  const order = [...whites.slice(k + 1), ...whites.slice(0, k).reverse()];
  const all = [...whites, ...blacks];
  const found = order.find((other) => mayMeet(player, other) && isComplete(without(all, player, other)));
  return [player, found!];
}

/** What 6.3 does not speak of: the fewest pairs within the smaller column, with the first players of 7.3 and 7.4. */
function recomposed(
  task: PlainTask,
  list: readonly PlainPlayer[],
  white: readonly PlainPlayer[],
  black: readonly PlainPlayer[],
  isFresh: boolean,
): Columns {
  const whiteIsSmaller = white.length <= black.length;
  const [smaller, larger] = whiteIsSmaller ? [white, black] : [black, white];
  const inside = [...pairings(list)].map(
    (couples) => couples.filter(([a, b]) => smaller.includes(a) && smaller.includes(b)).length,
  );
  const unavoidable = Math.min(...inside);
  const surplus = (larger.length - smaller.length) / 2 + unavoidable;
  const order = (column: readonly PlainPlayer[], isWhite: boolean) => changers(task, column, isWhite);
  for (const first of sets(order(smaller, whiteIsSmaller), unavoidable)) {
    for (const second of sets(order(larger, !whiteIsSmaller), surplus)) {
      const a = [...without(smaller, ...first), ...second];
      const b = [...without(larger, ...second), ...first];
      const [whites, blacks] = whiteIsSmaller ? [a, b] : [b, a];
      const ordered = isFresh ? byNumber(blacks) : blackColumn(task, blacks);
      const found = permuted(isFresh ? byNumber(whites) : whiteColumn(task, whites), ordered);
      if (found === null) continue;
      return {
        within: [],
        columns: found,
        initial: [white, black],
        changed: [...first, ...second],
        blackColumn: ordered,
      };
    }
  }
  throw new Error('no columns');
}

function byNumber(players: readonly PlainPlayer[]): PlainPlayer[] {
  return [...players].sort((a, b) => a.tpn - b.tpn);
}

/** 7.3: Whites with the lowest ARO; 7.4: Blacks with the highest; 2.2: whom the other colour is not forbidden. */
function changers(task: PlainTask, column: readonly PlainPlayer[], isWhite: boolean): PlainPlayer[] {
  const sign = isWhite ? 1 : -1;
  return column
    .filter((player) => mayHave(player, isWhite ? 'black' : 'white'))
    .sort((a, b) => sign * (aro(task, a) - aro(task, b)) || sign * (rating(b) - rating(a)) || a.tpn - b.tpn);
}

/** Sets of `count` elements by their earliest elements. */
function* sets<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let place = 0; place + count <= list.length; place++)
    for (const rest of sets(list.slice(place + 1), count - 1)) yield [list[place]!, ...rest];
}

/** 6.2, 6.3: each White from the top meets the first Black who leaves the Whites below an opponent. */
function permuted(whites: readonly PlainPlayer[], blacks: readonly PlainPlayer[]): Couple[] | null {
  const [white, ...others] = whites;
  if (white === undefined) return [];
  for (const black of blacks) {
    if (!mayMeet(white, black)) continue;
    const rest = permuted(others, without(blacks, black));
    if (rest !== null) return [[white, black], ...rest];
  }
  return null;
}

// ----------------------------------------------------------------------------------------------------- 3, 5 Colours

function coloured(task: PlainTask, a: PlainPlayer, b: PlainPlayer) {
  const [higher, lower] = (b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const isWhite = colourOfHigher(task, higher, lower) === 'white';
  return isWhite ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
}

function colourOfHigher(task: PlainTask, higher: PlainPlayer, lower: PlainPlayer): Colour {
  const asWhite = mayHave(higher, 'white') && mayHave(lower, 'black');
  const asBlack = mayHave(higher, 'black') && mayHave(lower, 'white');
  if (asWhite !== asBlack) return asWhite ? 'white' : 'black';
  const [high, low] = [due(higher), due(lower)];
  if (high === null && low === null)
    return higher.parityNumber % 2 === 1 ? task.initialColour! : other(task.initialColour!);
  if (low === null) return high!;
  if (high !== low) return other(low);
  const surplus = (player: PlainPlayer) => Math.abs(games(player, 'white') - games(player, 'black'));
  if (surplus(higher) !== surplus(lower)) return surplus(higher) > surplus(lower) ? low : other(low);
  const [mine, theirs] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  for (let back = 0; back < Math.min(mine.length, theirs.length); back++)
    if (mine[back] !== theirs[back]) return other(mine[back]!);
  const difference = aro(task, higher) - aro(task, lower);
  if (difference !== 0) return difference > 0 ? 'white' : 'black';
  return rating(higher) < rating(lower) ? 'white' : 'black';
}
