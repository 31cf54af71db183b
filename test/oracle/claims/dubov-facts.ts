/** What the claims of the Dubov System are judged by: the groups of the literal writings. */
import type { ByeKeyName, ReasonParameters } from '../../../src-engine/systems/reason.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from '../field.ts';
import { aro, groupsLiterally, isLess, judge, mayMeet, sets, strength, wish } from '../dubov.ts';
import * as old from '../dubov-old.ts';
import { demanding } from './demanding.ts';
import { isComplete, type Couple, type Facts } from './facts.ts';

/** A group of either text. */
export interface Group {
  readonly score: number;
  readonly members: readonly PlainPlayer[];
  readonly below: readonly PlainPlayer[];
  readonly up: readonly PlainPlayer[];
  readonly down: readonly PlainPlayer[];
  readonly floated: readonly Couple[];
  /** Whites who can meet no Black, each with the White found for them (older text). */
  readonly within: readonly Couple[];
  readonly columns: readonly Couple[];
  readonly initial: readonly [readonly PlainPlayer[], readonly PlainPlayer[]];
  readonly shifters: readonly PlainPlayer[];
  /** The Black side in its order. */
  readonly blacks: readonly PlainPlayer[];
  /** Those who came down into it (older text). */
  readonly from: readonly PlainPlayer[];
}

export interface DubovFacts extends Facts {
  readonly isOld: boolean;
  readonly groups: readonly Group[];
  /** The literal round in which the two meet, with the same bye; null where there is none. */
  readonly with: (a: number, b: number) => readonly Group[] | null;
}

function groupsOf(isOld: boolean, task: PlainTask, players: readonly PlainPlayer[]): Group[] {
  if (!isOld)
    return groupsLiterally(task, players).map(({ residents, below, up, initial, shifters, couples, g2 }) => ({
      ...{ score: residents[0]!.pairingScore, members: residents, below, up, initial, shifters },
      ...{ down: [], floated: [], within: [], from: [], columns: couples, blacks: g2 },
    }));
  return old.oldGroupsLiterally(task, players).map(({ group, changed, blackColumn, ...rest }) => ({
    ...rest,
    ...{ members: group, shifters: changed, blacks: blackColumn },
    score: Math.min(...group.map(({ pairingScore }) => pairingScore)),
  }));
}

export function dubovFacts(isOld: boolean, task: PlainTask, pairing: Pairing): DubovFacts {
  const meets = isOld ? old.mayMeet : mayMeet;
  const seated = task.competitors.filter(({ id }) => id !== pairing.bye);
  const asked = new Map<string, Group[] | null>();
  const aroOf = (player: PlainPlayer) => (isOld ? old.aro(task, player) : aro(task, player));
  const lacks = (player: PlainPlayer) => {
    const same = task.competitors.filter(({ pairingScore }) => pairingScore === player.pairingScore);
    const colour = old.dominating(same);
    return colour !== null && old.due(player) === colour ? 0 : 1;
  };
  const told = (key: ByeKeyName, player: PlainPlayer): number =>
    ({
      score: player.pairingScore,
      games: player.gamesPlayed,
      rating: old.rating(player),
      colour: lacks(player),
      average: aroOf(player),
      number: player.tpn,
    })[key as 'score'];
  return {
    ...{ task, pairing, isOld, mayMeet: meets },
    groups: groupsOf(isOld, task, seated),
    due: isOld ? old.due : wish,
    urgency: isOld ? ({ colourDifference }) => Math.abs(colourDifference) : strength,
    mayHaveBye: ({ byeBarred }) => !byeBarred,
    ranked: (a, b) => ((b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a]),
    byeTold: told,
    byeValue: (key, player) =>
      ['games', 'average', 'number'].includes(key) ? -told(key, player) : told(key, player),
    with(a, b) {
      const key = `${a} ${b}`;
      if (!asked.has(key)) {
        const forced = demanding(seated, a, b);
        asked.set(
          key,
          isComplete(forced, meets) ? groupsOf(isOld, task, forced).map((group) => real(task, group)) : null,
        );
      }
      return asked.get(key)!;
    },
  };
}

/** The group with the players of the task in place of those who were kept from others. */
function real(task: PlainTask, group: Group): Group {
  const own = (list: readonly PlainPlayer[]) => list.map(({ id }) => task.field.get(id)!);
  const ownOf = (player: PlainPlayer) => own([player])[0]!;
  const couples = (list: readonly Couple[]) => list.map(([a, b]): Couple => [ownOf(a), ownOf(b)]);
  return {
    ...{ score: group.score, members: own(group.members), below: own(group.below), up: own(group.up) },
    ...{
      down: own(group.down),
      from: own(group.from),
      shifters: own(group.shifters),
      blacks: own(group.blacks),
    },
    ...{ floated: couples(group.floated), within: couples(group.within) },
    columns: couples(group.columns),
    initial: [own(group.initial[0]), own(group.initial[1])],
  };
}

export const has = (list: readonly PlainPlayer[], id: number) => list.some((player) => player.id === id);
export const groupWith = ({ groups }: DubovFacts, id: number): Group =>
  groups.find((group) => couplesIn(group).some((couple) => has(couple, id)))!;

export const couplesIn = ({ floated, within, columns }: Group) => [...floated, ...within, ...columns];

/** Values of the criteria by label, out of the games of a group. */
function rowsOf(facts: DubovFacts, group: Group): Map<string, readonly number[]> {
  const { task, isOld } = facts;
  const { score, up } = group;
  const descending = (list: number[]) => list.sort((a, b) => b - a);
  if (isOld) {
    const across = [...group.up, ...group.down];
    const couples: Couple[] = across.map((player) => {
      const other = opponentIn(facts, group, player);
      return group.members.some(({ id }) => id === player.id) ? [player, other] : [other, player];
    });
    const rising = couples.filter(([, low]) => old.mayRise(task, low));
    const falling = couples.filter(([, low]) => !old.mayRise(task, low));
    const list = old.judgement(group.members, group.from, group.below, rising, falling);
    return new Map([
      ['down', [list[0]!]],
      ['down-twice', [list[1]!]],
      ['down-past-next', [list[2]!]],
      ['brought-up', [list[3]!]],
      ['differences-of-both', descending(couples.map(([, low]) => score - low.pairingScore))],
      ['brought-up-uncoloured', [fewestUncoloured(group) ?? list.at(-1)!]],
    ]);
  }
  const upfloats = (player: PlainPlayer) =>
    player.rounds.filter((round) => round.cell.opponent > 0 && round.opponentScoreBefore > round.scoreBefore)
      .length;
  const most = 2 + Math.floor(task.rounds / 5);
  const maximum = up.filter((player) => upfloats(player) >= most);
  const last = (player: PlainPlayer) => {
    const round = player.rounds.at(-1);
    return round !== undefined && round.cell.opponent > 0 && round.opponentScoreBefore > round.scoreBefore;
  };
  const rows: [string, readonly number[]][] = [
    ['brought-up', [up.length]],
    ['their-differences', descending(up.map(({ pairingScore }) => score - pairingScore))],
    ['due-missed', [group.columns.filter(([a, b]) => wish(a) === wish(b)).length]],
  ];
  if (task.round === task.rounds) return new Map(rows);
  return new Map<string, readonly number[]>([
    ...rows,
    ['brought-up-most', [maximum.length]],
    ['times-brought-up', [maximum.reduce((sum, player) => sum + upfloats(player), 0)]],
    ['brought-up-last', [up.filter(last).length]],
  ]);
}

/** 7.1 a, 7.2 a count by whom those who come up could meet; whom they do meet is settled by later articles. */
function fewestUncoloured({ members, from, below, up, down }: Group): number | null {
  const counts: number[] = [];
  for (const couples of old.pairings([...old.without(members, ...down), ...up])) {
    const rising = couples.filter(([member, riser]) => members.includes(member) && up.includes(riser));
    if (rising.length === up.length) counts.push(old.judgement(members, from, below, rising, []).at(-1)!);
  }
  return counts.length === 0 ? null : Math.min(...counts);
}

/** The opponent that a player of the group has in the round of that group, within it or further down. */
function opponentIn(facts: DubovFacts, group: Group, player: PlainPlayer): PlainPlayer {
  const all = facts.groups.includes(group) ? facts.groups : rounds.get(group)!;
  const couple = all.flatMap(couplesIn).find((each) => has(each, player.id))!;
  return couple[0].id === player.id ? couple[1] : couple[0];
}

/** Groups of the rounds with a pair, each under its groups. */
const rounds = new WeakMap<Group, readonly Group[]>();

export function withPair(facts: DubovFacts, a: number, b: number): readonly Group[] | null {
  const groups = facts.with(a, b);
  groups?.forEach((group) => rounds.set(group, groups));
  return groups;
}

const keysOf = (group: Group | undefined) =>
  (group === undefined ? [] : couplesIn(group))
    .map((couple) =>
      couple
        .map(({ id }) => id)
        .sort((x, y) => x - y)
        .join('-'),
    )
    .sort()
    .join(' ');

export const firstApart = ({ groups }: DubovFacts, then: readonly Group[]): number =>
  groups.findIndex((group, at) => keysOf(group) !== keysOf(then[at]));

type Row = Pick<ReasonParameters['worse'], 'label' | 'now' | 'then'>;
const equals = (one: readonly number[], two: readonly number[]) => one.join() === two.join();

export function isFirstRow(facts: DubovFacts, told: Row, one: Group, two: Group): boolean {
  const [now, then] = [rowsOf(facts, one), rowsOf(facts, two)];
  for (const [label, value] of now) {
    if (label === told.label)
      return (
        equals(value, told.now) &&
        equals(then.get(label)!, told.then) &&
        isLess(padded(value), padded(then.get(label)!))
      );
    if (!equals(value, then.get(label)!)) return false;
  }
  return false;
}

const padded = (list: readonly number[]) => [...list, ...new Array<number>(10 - list.length).fill(0)];

export function isEqual(facts: DubovFacts, one: Group, two: Group | undefined): boolean {
  if (two === undefined) return false;
  const [now, then] = [rowsOf(facts, one), rowsOf(facts, two)];
  return [...now].every(([label, value]) => equals(value, then.get(label)!));
}

/** The first criterion in which every set with the first players of the order is worse than the set chosen. */
export function obstacle(
  facts: DubovFacts,
  { members, below, up }: Group,
  wanted: readonly PlainPlayer[],
): string | null {
  const { task } = facts;
  const sequence = [...below].sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  const values: number[][] = [];
  for (const set of sets(sequence, up.length)) {
    if (!wanted.every((player) => set.includes(player))) continue;
    const rest = below.filter((player) => !set.includes(player));
    if (isComplete([...members, ...set], mayMeet) && isComplete(rest, mayMeet))
      values.push(judge(task, [...members, ...set], set));
  }
  if (values.length === 0) return 'C5';
  const best = values.reduce((least, value) => (isLess(value, least) ? value : least));
  const own = judge(task, [...members, ...up], up);
  const place = own.findIndex((value, at) => value !== best[at]);
  if (place < 0) return null;
  return place < up.length ? 'C6' : `C${place - up.length + 7}`;
}

/** Every one of the White side finds somebody of the Black side. */
export function canSeat(
  facts: Facts,
  whites: readonly PlainPlayer[],
  blacks: readonly PlainPlayer[],
): boolean {
  const [first, ...others] = whites;
  if (first === undefined) return true;
  return blacks.some(
    (black) =>
      facts.mayMeet(first, black) &&
      canSeat(
        facts,
        others,
        blacks.filter((each) => each !== black),
      ),
  );
}

/** What every round with these players brought up has worse, in the rows of 6.4, 7.1 and 7.2 a. */
export function oldObstacle(
  { task }: DubovFacts,
  { members, from, below }: Group,
  wanted: readonly PlainPlayer[],
): string | null {
  const keyOf = (couples: readonly Couple[]) => {
    const across = couples.filter(([x, y]) => members.includes(x) && below.includes(y));
    const rising = across.filter(([, low]) => old.mayRise(task, low));
    return old.judgement(members, from, below, rising, old.without(across, ...rising));
  };
  let own: number[] | null = null;
  let best: number[] | null = null;
  for (const couples of old.pairings([...members, ...below])) {
    const key = keyOf(couples);
    if (own === null || isLess(key, own)) own = key;
    const rises = wanted.every((player) =>
      couples.some(([x, y]) => y === player && members.includes(x) && old.mayRise(task, y)),
    );
    if (rises && (best === null || isLess(key, best))) best = key;
  }
  if (own === null || best === null) return 'enough';
  const [made, reached] = [own, best];
  const place = made.findIndex((value, at) => value !== reached[at]);
  if (place < 0) return null;
  if (place < 4) return 'enough';
  return place < made.length - 1 ? 'nearer' : 'colour';
}
