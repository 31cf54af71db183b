/** "Why not A–B?": the step of C.04.4.3 at which the two were parted. */
import type { Competitor } from '../../history/competitor.ts';
import { balancingColour, dueTheSame } from '../../history/colour-history.ts';
import { canBeMatched } from '../../matching/cardinality.ts';
import { fewestAlike } from '../../matching/kind-costs.ts';
import { graphOf } from '../../matching/relation.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Comparison } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { PairingTask } from '../system.ts';
import { inducedGraph } from './compatibility.ts';
import { exchangeOrder, firstPairing, type Couple } from './exchange.ts';
import { dueOf } from './explain.ts';
import {
  scrutinyOrder,
  type LeavingArticles,
  type MadePair,
  type PairedGroup,
  type Setting,
} from './group.ts';
import { settingOf } from './pairing.ts';
import { makeRound } from './round.ts';
import { withinLimit } from './scrutiny.ts';

const CHAPTER = 'C.04.4.3';

/** `players` are those to be paired, without the bye; both of the question are among them and may meet. */
export function partingStep(
  leaving: LeavingArticles,
  task: PairingTask,
  players: readonly Competitor[],
  two: readonly [PlayerId, PlayerId],
): Comparison {
  const setting = settingOf(leaving, task, players);
  const { groups } = makeRound(setting);
  const [a, b] = two.map((id) => players.findIndex((player) => player.id === id)) as [number, number];
  const groupOf = (place: number) =>
    groups.find(({ pairs }) => pairs.some((pair) => pair.player === place || pair.opponent === place))!;
  const [one, other] = [groupOf(a), groupOf(b)];
  if (one.pairs.some(({ player, opponent }) => [a, b].includes(player) && [a, b].includes(opponent))) {
    // The round was made by hand.
    const reason: Reason = { code: 'rules-pair-them', article: '', a: two[0], b: two[1] };
    return { verdict: 'equal', reason, rule: null, comparison: [] };
  }
  const step = one === other ? inGroup(setting, one, a, b) : apart(setting, groups, [a, one], [b, other]);
  const article = `${CHAPTER} ${step.article}`;
  return {
    verdict: 'worse',
    reason: { ...step, article },
    rule: { id: step.article, article, label: LABELS[step.code] },
    comparison: [],
  };
}

const LABELS = {
  'lim-stays': 'leaving',
  'lim-taken': 'order-of-pairing',
  'lim-floater-takes': 'floaters-opponent',
  'lim-later': 'exchange-order',
  'lim-obstacle': 'exchanges',
} as const;

/** A reason with its article inside the chapter. */
type LimReason = Extract<Reason, { code: keyof typeof LABELS }>;

/** The two were paired in different groups: the one who was paired first did not have to leave theirs. */
function apart(
  { players }: Setting,
  groups: readonly PairedGroup[],
  ...ends: readonly [readonly [number, PairedGroup], readonly [number, PairedGroup]]
): LimReason {
  const [[place, group], [other]] = [...ends].sort(
    ([, x], [, y]) => groups.indexOf(x) - groups.indexOf(y),
  ) as [(typeof ends)[0], (typeof ends)[0]];
  const isWith = group.floats.find((float) => float.place === other);
  const float = isWith ?? group.floats[0] ?? null;
  return {
    code: 'lim-stays',
    article: float?.cause ?? '2.3',
    player: players[place]!.id,
    other: players[other]!.id,
    group: group.score,
    floater: float === null ? null : { player: players[float.place]!.id, cause: float.cause },
  };
}

/** Both were paired in this group: the first of them to be paired took somebody else, or was taken. */
function inGroup(setting: Setting, group: PairedGroup, a: number, b: number): LimReason {
  const { players } = setting;
  const at = group.pairs.findIndex(({ player, opponent }) =>
    [a, b].some((each) => each === player || each === opponent),
  );
  const pair = group.pairs[at]!;
  const idOf = (place: number) => players[place]!.id;
  if (pair.player !== a && pair.player !== b) {
    const other = pair.opponent === a ? b : a;
    return {
      code: 'lim-taken',
      article: pair.cause.kind === 'floater' ? '3.6' : '4.1',
      player: idOf(pair.opponent),
      other: idOf(other),
      by: idOf(pair.player),
    };
  }
  const other = pair.player === a ? b : a;
  const two = { player: idOf(pair.player), opponent: idOf(pair.opponent), other: idOf(other) };
  const before = group.pairs.slice(0, at);
  return pair.cause.kind === 'floater'
    ? floaterTakes(setting, group, before, pair, other, two)
    : residentTakes(setting, group, before, pair, other, two);
}

/** 3.8: the best first. */
const SUITING = ['any', 'other', 'none', 'same'];

type Three = Pick<Extract<LimReason, { code: 'lim-floater-takes' }>, 'player' | 'opponent' | 'other'>;

/** 3.8: the opponent is kept, is a resident, is due the other colour, or has the number that comes first. */
function floaterTakes(
  setting: Setting,
  group: PairedGroup,
  before: readonly MadePair[],
  pair: MadePair,
  other: number,
  two: Three,
): LimReason {
  const { players } = setting;
  const rest = restOf(group, before);
  const isResident = (place: number) =>
    group.members.find((member) => member.place === place)!.origin === 'resident';
  const because = (): Extract<LimReason, { code: 'lim-floater-takes' }>['because'] => {
    if (!completes(setting, rest, pair.player, other)) return 'needed';
    if (pair.cause.kind === 'floater' && pair.cause.kept) return 'kept';
    if (isResident(pair.opponent) !== isResident(other)) return 'resident';
    const [x, y] = [pair.opponent, other].map((place) =>
      SUITING.indexOf(dueOf(players[pair.player]!, players[place]!)),
    ) as [number, number];
    if (x !== y) return x < y ? 'colour' : 'maxi';
    const isFirst = group.direction === 'down' ? pair.opponent < other : pair.opponent > other;
    return isFirst ? 'number' : 'maxi';
  };
  return { code: 'lim-floater-takes', article: '3.8', ...two, because: because() };
}

/** 4, 5.2: the opponent comes first in the order of the exchanges, or the other does and stands in the way of the group. */
function residentTakes(
  setting: Setting,
  group: PairedGroup,
  before: readonly MadePair[],
  pair: MadePair,
  other: number,
  two: Three,
): LimReason {
  const rest = restOf(group, before);
  const order = exchangeOrder(rest.length).map((at) => rest[at]!);
  const isKept = group.retained.get(pair.player) === pair.opponent;
  if (isKept || order.indexOf(pair.opponent) < order.indexOf(other))
    return { code: 'lim-later', article: isKept ? '4.4' : '4.1', ...two, kept: isKept };
  const left = group.pairs.slice(before.length);
  const now = left.filter(({ player, opponent }) => clash(setting, player, opponent)).length;
  const least = (may: Relation) => leastMissed(setting, may, rest, [pair.player, other]);
  const compatible: Relation = (a, b) => setting.compatible.has(a, b);
  const then = least(setting.maxi ? withinRatings(setting, group, before) : compatible);
  const obstacle = (because: 'needed' | 'colours' | 'maxi', article: string): LimReason => ({
    code: 'lim-obstacle',
    article,
    ...two,
    because,
    ...{ now, then: then ?? 0 },
  });
  if (then !== null) return obstacle('colours', '5.2');
  return least(compatible) === null ? obstacle('needed', '4.1') : obstacle('maxi', '5.7');
}

type Relation = (a: number, b: number) => boolean;

/** 5.7: games of residents that need no exchange of players too far apart. */
function withinRatings(setting: Setting, group: PairedGroup, before: readonly MadePair[]): Relation {
  const residents = restOf(
    group,
    before.filter(({ cause }) => cause.kind === 'floater'),
  );
  const graph = inducedGraph(setting.compatible, residents);
  const kept = residents.map(
    (place, at) => [at, residents.indexOf(group.retained.get(place) ?? -1)] as const,
  );
  const plain = firstPairing(graph, () => null, new Map(kept))!;
  const allowed = withinLimit(setting, residents, graph, plain);
  return (a, b) => allowed.has(residents.indexOf(a), residents.indexOf(b));
}

/** Members in the order of scrutiny who are not in the pairs. */
function restOf({ members, direction }: PairedGroup, before: readonly MadePair[]): number[] {
  const gone = before.flatMap(({ player, opponent }) => [player, opponent]);
  return scrutinyOrder(members, direction)
    .map(({ place }) => place)
    .filter((place) => !gone.includes(place));
}

/** All of `rest` can be paired when these two meet. */
function completes({ compatible }: Setting, rest: readonly number[], a: number, b: number): boolean {
  const others = rest.filter((place) => place !== a && place !== b);
  return canBeMatched(inducedGraph(compatible, others));
}

/** Both are due the same colour. */
function clash({ players }: Setting, a: number, b: number): boolean {
  return dueTheSame(players[a]!, players[b]!);
}

/** The fewest of `rest` who miss their due colour when the two meet; null where the others cannot be paired. */
function leastMissed(
  setting: Setting,
  may: Relation,
  rest: readonly number[],
  [a, b]: Couple,
): number | null {
  if (!may(a, b)) return null;
  const others = rest.filter((place) => place !== a && place !== b);
  const games = graphOf(others.length, (u, v) => may(others[u]!, others[v]!));
  const optimum = fewestAlike(games, (u) => balancingColour(setting.players[others[u]!]!));
  if (optimum === null) return null;
  const mates = others.map((_, u) => optimum.partnerOf(u));
  const pairs = others.filter((one, u) => u < mates[u]! && clash(setting, one, others[mates[u]!]!));
  return pairs.length + (clash(setting, a, b) ? 1 : 0);
}
