/** "Why not A–B?": the first thing weighed in which the best round with the pair falls behind. */
import type { Competitor } from '../../history/competitor.ts';
import { setOf, type VertexSet } from '../../matching/bit-graph.ts';
import { opposite } from '../../model/colour.ts';
import type { BcfRow } from '../reason.ts';
import type { Comparison } from '../frame/text.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { CitedRule, Criterion, Pairing, PairingTask, WhyNot } from '../system.ts';
import { floaterRanking } from './floats.ts';
import { exchangesOf, levelStages } from './level.ts';
import { isUnadvised } from './notes.ts';
import { selectFloats, type Selection } from './selection.ts';
import { claimRanks, largerGroup, seekTheSame, seeks, transferred } from './seekers.ts';

interface Row extends Criterion {
  readonly row: BcfRow;
  readonly value: readonly number[];
}

const ROWS = {
  floaters: {
    row: 'floaters',
    id: '10',
    article: 'BCF rule 10',
    label: 'going-down',
    unit: 'count',
  },
  differences: {
    row: 'differences',
    id: '10d',
    article: 'BCF rule 10',
    label: 'sum-of-differences',
    unit: 'points',
  },
  transfers: {
    row: 'transfers',
    id: '24b',
    article: 'BCF rule 24 b',
    label: 'transfers-in-round',
    unit: 'count',
  },
  notes: {
    row: 'notes',
    id: 'notes',
    article: 'BCF notes 3 and 5',
    label: 'advised-against',
    unit: 'count',
  },
  linked: {
    row: 'linked',
    id: '17',
    article: 'BCF rule 17',
    label: 'linked-claims',
    unit: 'count',
  },
  spared: {
    row: 'spared',
    id: '18',
    article: 'BCF rule 18',
    label: 'needless-transfer',
    unit: 'count',
  },
  exchanges: {
    row: 'exchanges',
    id: '24c',
    article: 'BCF rule 24 c',
    label: 'inside-half',
    unit: 'count',
  },
  down: {
    row: 'down',
    id: '20',
    article: 'BCF rule 20',
    label: 'floaters-places',
    unit: 'count',
  },
  up: {
    row: 'up',
    id: '21',
    article: 'BCF rule 21',
    label: 'opponents-places',
    unit: 'count',
  },
  claims: {
    row: 'claims',
    id: '16',
    article: 'BCF rule 16',
    label: 'claims',
    unit: 'count',
  },
} as const satisfies Record<string, Omit<Row, 'value'>>;

/** Cited where two rounds weigh the same. */
const ORDER = {
  rule: { id: '12', article: 'BCF rule 12', label: 'grading-order' },
  reason: { code: 'bcf-order', article: 'BCF rule 12' },
} as const;
const BYE: CitedRule = { id: '6', article: 'BCF rule 6', label: 'bye-choice' };

/** What the round with the pair is weighed by against the round as it is; `now` and `then` are their pairings. */
export function compareRounds(task: PairingTask, now: Pairing, then: Pairing): Comparison {
  if (then.bye !== now.bye) {
    return {
      verdict: 'worse',
      rule: BYE,
      reason: { code: 'bcf-other-bye', article: BYE.article },
      comparison: [],
    };
  }
  const comparison: WhyNot['comparison'][number][] = [];
  const select = rememberedSelections(task.round);
  const others = rowsOf(task, then, select);
  for (const row of rowsOf(task, now, select)) {
    const other = others.next().value;
    if (other?.id !== row.id) break;
    const { id, article, label, unit } = row;
    comparison.push({ id, article, label, unit, now: row.value, then: other.value });
    const order = compareLists(row.value, other.value);
    if (order === 0) continue;
    if (order > 0) break;
    return {
      verdict: 'worse',
      reason: { code: 'bcf-worse', article, row: row.row },
      rule: { id, article, label },
      comparison,
    };
  }
  return { verdict: 'equal', ...ORDER, comparison: [] };
}

type Select = (levels: readonly (readonly Competitor[])[], earlier: readonly Selection[]) => Selection;

/** What two rounds ask of the same levels after the same selections is weighed once: all of it up to their first difference. */
function rememberedSelections(round: number): Select {
  const known: { players: readonly Competitor[]; earlier: readonly Selection[]; selection: Selection }[] = [];
  return (levels, earlier) => {
    const players = levels.flat();
    const same = known.find((other) => isSame(other.players, players) && isSame(other.earlier, earlier));
    if (same !== undefined) return same.selection;
    const selection = selectFloats(levels, round, earlier);
    known.push({ players, earlier: [...earlier], selection });
    return selection;
  };
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Game = readonly [higher: Competitor, lower: Competitor];

/** The rows of a round in the order in which they are weighed; rows of two rounds can be compared up to the first difference. */
function* rowsOf(task: PairingTask, pairing: Pairing, select: Select): Generator<Row, undefined> {
  const games = pairing.pairs.map(({ white, black }): Game => {
    const [a, b] = [task.field.get(white)!, task.field.get(black)!];
    return b.pairingScore - a.pairingScore < 0 || (a.pairingScore === b.pairingScore && a.tpn < b.tpn)
      ? [a, b]
      : [b, a];
  });
  const playing = task.competitors.filter(({ id }) => id !== pairing.bye);
  for (const level of scoregroupsOf(playing)) {
    const { pairingScore } = level[0]!;
    const floats = games.filter(([a, b]) => a.pairingScore === pairingScore && b.pairingScore < pairingScore);
    yield { ...ROWS.floaters, value: [floats.length] };
    yield {
      ...ROWS.differences,
      value: [floats.reduce((sum, [, lower]) => sum + pairingScore - lower.pairingScore, 0)],
    };
  }
  yield { ...ROWS.transfers, value: [games.filter((game) => seekTheSame(...game)).length] };
  yield { ...ROWS.notes, value: [games.filter((game) => isUnadvised(...game)).length] };
  yield* levelRows(task.round, playing, games, select);
}

function* levelRows(
  round: number,
  playing: readonly Competitor[],
  games: readonly Game[],
  select: Select,
): Generator<Row, undefined> {
  const selections: Selection[] = [];
  let rest = playing;
  while (rest.length > 0) {
    const levels = scoregroupsOf(rest);
    const top = levels[0]!;
    const own = games.filter(([higher]) => top.includes(higher));
    const floats = own.filter(([, lower]) => !top.includes(lower));
    if (floats.length > 0) {
      const selection = select(levels, selections);
      selections.push(selection);
      yield* floatRows(round, levels, games, floats, selection);
    }
    yield {
      ...ROWS.claims,
      value: claimsOf(
        top,
        own.filter((game) => !floats.includes(game)),
      ),
    };
    const staying = top.filter((player) => !floats.some(([floater]) => floater === player));
    yield { ...ROWS.exchanges, id: '12x', article: 'BCF rule 12', value: [insideHalves(staying, own)] };
    const seated = new Set(own.flat());
    rest = rest.filter((player) => !seated.has(player));
  }
}

function* floatRows(
  round: number,
  levels: readonly (readonly Competitor[])[],
  games: readonly Game[],
  floats: readonly Game[],
  { field, linkedPlayers, stages }: Selection,
): Generator<Row, undefined> {
  const top = levels[0]!;
  if (linkedPlayers.size > 0) {
    const value = claimsOf(
      field.players,
      games.filter((game) => seekTheSame(...game) && linkedPlayers.has(transferred(...game))),
    );
    yield { ...ROWS.linked, value };
  }
  const spared = stages.get('18').fresh();
  const together = floats.flatMap(([floater, opponent]): [number, VertexSet][] => {
    const [u, v] = [field.players.indexOf(floater), field.players.indexOf(opponent)];
    return [
      [u, setOf(spared.size, [v])],
      [v, setOf(spared.size, [u])],
    ];
  });
  yield { ...ROWS.spared, value: [spared.restrict(new Map(together)) ? 0 : 1] };
  const floaters = new Set(floats.map(([floater]) => floater));
  yield {
    ...ROWS.exchanges,
    value: [exchangesOf(levelStages(top.filter((player) => !floaters.has(player)))!.get('12')!)],
  };
  const ranking = floaterRanking(top, largerGroup(top), 'down', round).map(({ player }) => player);
  const order = [...floats].sort(([a], [b]) => ranking.indexOf(a) - ranking.indexOf(b));
  yield { ...ROWS.down, value: order.map(([floater]) => ranking.indexOf(floater) + 1) };
  const up = order.map(([floater, opponent]) => {
    const sought = seeks(floater);
    const group = sought === null ? null : opposite(sought);
    const come = levels.slice(1).flatMap((level) => floaterRanking(level, group, 'up', round));
    return come.findIndex(({ player }) => player === opponent) + 1;
  });
  yield { ...ROWS.up, value: up };
}

/** Ranks of the transferred claims, the strongest first; 1 is the weakest claim of its group. */
function claimsOf(players: readonly Competitor[], games: readonly Game[]): number[] {
  const ranks = claimRanks(players);
  return games
    .filter((game) => seekTheSame(...game))
    .map((game) => ranks.get(transferred(...game))! + 1)
    .sort((a, b) => b - a);
}

function insideHalves(staying: readonly Competitor[], games: readonly Game[]): number {
  const half = staying.length / 2;
  return games.filter(([a, b]) => {
    const [at, other] = [staying.indexOf(a), staying.indexOf(b)];
    return at >= 0 && other >= 0 && at < half === other < half;
  }).length;
}
