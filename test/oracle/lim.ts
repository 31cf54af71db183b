/**
 * Literal second writing of the Lim System, C.04.4.3 of 2026 (the text until then says the same under other numbers):
 * opponents are tried one after the other in the order of the text's tables, by plain enumeration. For a few players.
 */
import type { PlainPlayer, PlainTask } from './field.ts';
import { arrangements, exchanges, isAllowed, isNear, without, type Retained } from './lim-exchanges.ts';
import { colouredLiterally, dueColour, mayMeet, type Colour } from './lim-colours.ts';

type Way = 'down' | 'up';
type Couple = readonly [PlainPlayer, PlainPlayer];

interface Literal {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** A player in the group being paired: of its score (`here`), or floated in from a higher or lower one. */
interface Guest {
  readonly who: PlainPlayer;
  readonly from: 'here' | 'above' | 'below';
}

/** The round, or null when no pairing is complete. */
export function pairLimLiterally(task: PlainTask): Literal | null {
  let players = [...task.competitors].sort(byRank);
  let bye: PlainPlayer | null = null;
  if (players.length % 2 === 1) {
    // 1.1, 7.1: the lowest rank in the lowest scoregroup.
    const last = players.findLast(
      (player) => !player.byeBarred && canPair(task, without(players, player), without(players, player)),
    );
    if (last === undefined) return null;
    bye = last;
    players = without(players, last);
  }
  if (!canPair(task, players, players)) return null;
  const pairs = limGroupsLiterally(task, players).flatMap(({ couples, isBelow }) =>
    couples.map(([a, b]) => colouredLiterally(task, a, b, isBelow)),
  );
  return { pairs, bye: bye?.id ?? null };
}

/** "Highest" comes first: score, then the smaller number. */
function byRank(a: PlainPlayer, b: PlainPlayer): number {
  return b.pairingScore - a.pairingScore || a.tpn - b.tpn;
}

/** Whether everybody of `wanted` can have an opponent among `players` at the same time. */
export function canPair(
  task: PlainTask,
  players: readonly PlainPlayer[],
  wanted: readonly PlainPlayer[],
): boolean {
  const [first] = wanted;
  if (first === undefined) return true;
  return players.some(
    (other) =>
      mayMeet(task, first, other) &&
      canPair(task, without(players, first, other), without(wanted, first, other)),
  );
}

// --------------------------------------------------------------------------------- 2.2, 2.6 order of the groups

function half(task: PlainTask, rounds: number): number {
  return (Math.max(task.scoring.whiteWin, task.scoring.blackWin) * rounds) / 2;
}

/** A group as it was paired, cracked pairings taken away. */
export interface LiteralGroup {
  readonly score: number;
  readonly way: Way;
  readonly isBelow: boolean;
  /** In the order of scrutiny, without those who left. */
  readonly order: readonly Guest[];
  readonly retained: Retained;
  /** As the first scrutiny and as the second has them. */
  readonly first: readonly Couple[];
  readonly couples: readonly Couple[];
  readonly floats: readonly { readonly who: PlainPlayer; readonly cause: string }[];
}

/** The groups above the median, those below it, the median; everybody can be paired. */
export function limGroupsLiterally(task: PlainTask, players: readonly PlainPlayer[]): LiteralGroup[] {
  const median = half(task, task.round - 1);
  const scores = [...new Set(players.map(({ pairingScore }) => pairingScore))];
  const groupOf = (score: number | undefined) => players.filter(({ pairingScore }) => pairingScore === score);
  const above = scores.filter((score) => score > median);
  const below = scores.filter((score) => score < median).reverse();
  const [top, bottom] = [
    pairSide('above', above, scores.includes(median) ? median : below.at(-1)),
    pairSide('below', below, scores.includes(median) ? median : above.at(-1)),
  ];
  const guests = [
    ...top.floaters,
    ...groupOf(median).map((who): Guest => ({ who, from: 'here' })),
    ...bottom.floaters,
  ];
  for (;;) {
    const all = guests.map(({ who }) => who);
    if (canPair(task, all, all)) break;
    // 2.6: of the lower group when more floaters came from higher ones, otherwise of the higher group.
    const from = (side: Guest['from']) => guests.filter((guest) => guest.from === side).length;
    const sides = from('above') > from('below') ? [bottom, top] : [top, bottom];
    const side = sides.find(({ groups }) => groups.some(({ couples }) => couples.length > 0))!;
    const group = side.groups.findLast(({ couples }) => couples.length > 0)!;
    for (const who of group.couples.pop()!) {
      group.floats.push({ who, cause: '2.6' });
      guests.push({ who, from: side === top ? 'above' : 'below' });
    }
  }
  const order = scrutinyOrder(guests, 'down');
  const retained: Retained = new Map();
  const first = pairFirst(task, order, order.length, retained, 'down')!;
  const couples = confirm(task, order, retained, 'down');
  const last = {
    score: median,
    way: 'down',
    isBelow: false,
    order,
    retained,
    first,
    couples,
    floats: [],
  } as const;
  return [...top.groups, ...bottom.groups, last];

  function pairSide(side: 'above' | 'below', own: readonly number[], beyond: number | undefined) {
    const groups: (LiteralGroup & { couples: Couple[]; floats: { who: PlainPlayer; cause: string }[] })[] =
      [];
    let floaters: Guest[] = [];
    own.forEach((score, at) => {
      const residents = groupOf(score).map((who): Guest => ({ who, from: 'here' }));
      const next = groupOf(own[at + 1] ?? beyond);
      const way = side === 'above' ? 'down' : 'up';
      const done = pairGroup(task, [...floaters, ...residents], next, way);
      groups.push({ score, way, isBelow: side === 'below', ...done });
      const left = done.floats.map(({ who }) => who).sort(byRank);
      floaters = left.map((who) => ({ who, from: side }));
    });
    return { groups, floaters };
  }
}

// ------------------------------------------------------------------------------------------- one group, 2.3, 4.4

function pairGroup(task: PlainTask, guests: readonly Guest[], next: readonly PlainPlayer[], way: Way) {
  // 2.3.1, 2.3.2, 2.3.3: nobody here is a suitable opponent.
  const stranded = guests.filter(({ who }) => !guests.some((other) => mayMeet(task, who, other.who)));
  const floats = stranded.map(({ who }) => ({ who, cause: '2.3.1' }));
  let group = without(guests, ...stranded);
  let odd: Guest | null = null;
  if (group.length % 2 === 1) {
    odd = evenFloater(task, group, stranded, next, way);
    group = without(group, odd);
  }
  let retained: Retained = new Map();
  for (;;) {
    const order = scrutinyOrder(group, way);
    const { stuck, couples } = scrutinise(task, order, retained, way);
    if (stuck === null) {
      if (odd !== null) floats.push({ who: odd.who, cause: '2.3.4' });
      const first = pairFirst(task, order, order.length, retained, way)!;
      return { order, retained, first, couples: confirm(task, order, retained, way), floats };
    }
    retained = new Map(couples.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    group = without(group, stuck);
    floats.push({ who: stuck.who, cause: odd === null ? '4.4' : '4.4.1' });
    if (odd !== null) {
      // 4.4.1: exchanged with the floater.
      group.push(odd);
      odd = null;
    } else {
      // 4.4.2: in company with the lowest numbered player remaining.
      const remaining = group.filter(({ who }) => !retained.has(who));
      const residents = remaining.filter(({ from }) => from === 'here');
      const company = furthest(residents.length > 0 ? residents : remaining, way);
      group = without(group, company);
      floats.push({ who: company.who, cause: '4.4.2' });
    }
  }
}

/** The lowest numbered when pairing downward, the highest numbered upwards. */
function furthest(guests: readonly Guest[], way: Way): Guest {
  const ranked = [...guests].sort((a, b) => byRank(a.who, b.who));
  return way === 'down' ? ranked.at(-1)! : ranked[0]!;
}

// --------------------------------------------------------------------------------------------- 2.3.4, 3.2 – 3.10

function evenFloater(
  task: PlainTask,
  group: readonly Guest[],
  stranded: readonly Guest[],
  next: readonly PlainPlayer[],
  way: Way,
): Guest {
  const typed = group.map((guest) => ({ guest, type: disadvantage(task, guest, stranded, next, way) }));
  const least = Math.min(...typed.map(({ type }) => type));
  const candidates = typed.filter(({ type }) => type === least).map(({ guest }) => guest);
  const chosen = byDueColour(task, group, candidates, way);
  if (!hasJustFloated(task, chosen.who)) return chosen;
  // 3.10: somebody else of no worse type, if that costs no pair.
  const pairs = mostPairs(task, without(group, chosen));
  const others = candidates.filter(
    (guest) => !hasJustFloated(task, guest.who) && mostPairs(task, without(group, guest)) >= pairs,
  );
  return others.length > 0 ? byDueColour(task, group, others, way) : chosen;
}

/** 3.9: a is 3, b is 2, c is 1, d is 0. */
function disadvantage(
  task: PlainTask,
  guest: Guest,
  stranded: readonly Guest[],
  next: readonly PlainPlayer[],
  way: Way,
): number {
  // 3.3, 3.4: opponents of floaters who are better placed (pairing upwards, lower placed) are excluded.
  let free = [...next];
  const before = (a: PlainPlayer, b: PlainPlayer) => (way === 'down' ? byRank(a, b) : byRank(b, a));
  for (const { who } of [...stranded].sort((a, b) => before(a.who, b.who))) {
    if (before(who, guest.who) > 0) continue;
    const possible = free.filter((other) => mayMeet(task, who, other));
    free = without(free, ...floaterChoices(task, who, possible, way).slice(0, 1));
  }
  const floated = guest.from !== 'here';
  return (floated ? 2 : 0) + (free.some((other) => mayMeet(task, guest.who, other)) ? 0 : 1);
}

/** 3.2.2, 3.2.4; 3.2.3 in Maxi-tournaments. */
function byDueColour(
  task: PlainTask,
  group: readonly Guest[],
  candidates: readonly Guest[],
  way: Way,
): Guest {
  const due = (colour: Colour) => (guest: Guest) => dueColour(guest.who) === colour;
  const [white, black] = [group.filter(due('white')).length, group.filter(due('black')).length];
  const outermost = furthest(candidates, way);
  if (white === black) return outermost;
  const equalising = candidates.filter(due(white > black ? 'white' : 'black'));
  if (equalising.length === 0) return outermost;
  const chosen = furthest(equalising, way);
  return isNear(task, chosen.who, outermost.who) ? chosen : outermost;
}

/** The most pairs that the group allows. */
function mostPairs(task: PlainTask, group: readonly Guest[]): number {
  const [first, ...others] = group;
  if (first === undefined) return 0;
  const partners = others.filter(({ who }) => mayMeet(task, first.who, who));
  return Math.max(
    mostPairs(task, others),
    ...partners.map((partner) => 1 + mostPairs(task, without(others, partner))),
  );
}

/** Whether the player was transferred towards the median in the round before. */
function hasJustFloated(task: PlainTask, player: PlainPlayer): boolean {
  const last = player.rounds.at(-1);
  if (last === undefined || last.cell.opponent === 0) return false;
  const median = half(task, task.round - 2);
  const [own, other] = [last.scoreBefore, last.opponentScoreBefore];
  return own > median ? other < own : own < median && other > own;
}

/**
 * 3.8: those due the alternate colour, the highest numbered (pairing upwards, the lowest numbered) first; then those who
 * take no colour from the floater, being due none (5.1); then the others. In a Maxi-tournament the first of all is
 * exchanged for a player within 100 points only.
 */
export function floaterChoices(
  task: PlainTask,
  floater: PlainPlayer,
  available: readonly PlainPlayer[],
  way: Way,
) {
  const ranked = [...available].sort((a, b) => (way === 'down' ? byRank(a, b) : byRank(b, a)));
  const due = dueColour(floater);
  if (due === null) return ranked;
  const near = ranked.filter((player) => isNear(task, ranked[0]!, player));
  const alternate = near.filter((player) => dueColour(player) === (due === 'white' ? 'black' : 'white'));
  const free = near.filter((player) => dueColour(player) === null);
  return [...alternate, ...free, ...without(ranked, ...alternate, ...free)];
}

// ------------------------------------------------------------------------------------ 2.4, 3.6, 3.7, 4 scrutiny

/** 3.6, 3.7, 4.1: floaters first, then the players of the group from its outer end. */
function scrutinyOrder(group: readonly Guest[], way: Way): Guest[] {
  const of = (from: Guest['from'], downward: boolean) =>
    group
      .filter((guest) => guest.from === from)
      .sort((a, b) => (downward ? byRank(a.who, b.who) : byRank(b.who, a.who)));
  const [high, low] = [of('above', true), of('below', false)];
  return way === 'down' ? [...high, ...low, ...of('here', true)] : [...low, ...high, ...of('here', false)];
}

/** The first player for whom no exchange finds an opponent without spoiling those before, whose pairs stand (4.4). */
function scrutinise(task: PlainTask, order: readonly Guest[], retained: Retained, way: Way) {
  let couples: Couple[] = [];
  for (let count = 1; count <= order.length; count++) {
    const longer = pairFirst(task, order, count, retained, way);
    if (longer === null) return { stuck: order[count - 1]!, couples };
    couples = longer;
  }
  return { stuck: null, couples };
}

/** Opponents for the first `count` players, each the first that the exchanges come to; null when there are none. */
function pairFirst(
  task: PlainTask,
  order: readonly Guest[],
  count: number,
  retained: Retained,
  way: Way,
): Couple[] | null {
  let [rest, wanted] = [[...order], order.slice(0, count)];
  const players = (guests: readonly Guest[]) => guests.map(({ who }) => who);
  if (!canPair(task, players(rest), players(wanted))) return null;
  const couples: Couple[] = [];
  while (wanted.length > 0) {
    const first = wanted[0]!;
    const possible = (other: Guest) =>
      mayMeet(task, first.who, other.who) &&
      canPair(
        task,
        without(players(rest), first.who, other.who),
        without(players(wanted), first.who, other.who),
      );
    const available = (guests: readonly Guest[]) => players(guests.filter(possible));
    const choices =
      first.from === 'here'
        ? available(exchanges(rest))
        : [
            ...floaterChoices(task, first.who, available(rest.filter(({ from }) => from === 'here')), way),
            ...floaterChoices(task, first.who, available(rest.filter(({ from }) => from !== 'here')), way),
          ];
    const choice = choices.find((other) => retained.get(first.who) === other) ?? choices[0]!;
    couples.push([first.who, choice]);
    const other = rest.find(({ who }) => who === choice)!;
    [rest, wanted] = [without(rest, first, other), without(wanted, first, other)];
  }
  return couples;
}

/** The pairs of the group after the second scrutiny (5.2); everybody can be paired. */
function confirm(task: PlainTask, order: readonly Guest[], retained: Retained, way: Way): Couple[] {
  const first = pairFirst(task, order, order.length, retained, way)!;
  const ofFloaters = first.filter((couple) =>
    order.some(({ who, from }) => from !== 'here' && couple.includes(who)),
  );
  const proposed = without(first, ...ofFloaters);
  const residents = order.map(({ who }) => who).filter((who) => !ofFloaters.flat().includes(who));
  const clashes = (couples: readonly Couple[]) =>
    couples.filter(([a, b]) => dueColour(a) !== null && dueColour(a) === dueColour(b)).length;
  let best = proposed;
  for (const couples of arrangements(task, residents, retained)) {
    if (clashes(couples) < clashes(best) && isAllowed(task, proposed, couples)) best = couples;
  }
  return [...ofFloaters, ...best];
}
