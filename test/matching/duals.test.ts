/** Prices and bonuses: where a search begins, which edges are without slack, and what no matching can do. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import {
  BitGraph,
  contains,
  emptySet,
  exclude,
  include,
  lowestBit,
  setOf,
} from '../../src-engine/matching/bit-graph.ts';
import { blockedVertices } from '../../src-engine/matching/blocked.ts';
import { Matching } from '../../src-engine/matching/cardinality.ts';
import { connectedParts, followCompulsion, type NearEdge } from '../../src-engine/matching/near-edges.ts';
import { graphOf as relationOf } from '../../src-engine/matching/relation.ts';
import { SharedBonus } from '../../src-engine/matching/shared-bonus.ts';
import { shortageOf } from '../../src-engine/matching/shortage.ts';
import { edgesWithoutSlack } from '../../src-engine/matching/slack.ts';
import { raised, startFrom } from '../../src-engine/matching/warm-start.ts';
import { coldStart, numberedEdges, slackLimb } from '../../src-engine/matching/weighted-graph.ts';
import { cases } from '../effort.ts';
import { graphOf, type Edge } from './graphs.ts';

const edgesOf = (graph: BitGraph) =>
  [...Array(graph.size).keys()].flatMap((u) =>
    graph
      .neighbours(u)
      .filter((v) => v > u)
      .map((v) => `${u}${v}`),
  );

/** A path 0 – 1 – 2 – 3 of costs with two limbs. */
const PATH: readonly Edge[] = [
  [0, 1, [3, 1]],
  [1, 2, [2, 5]],
  [2, 3, [3, 0]],
];

describe('slack', () => {
  const graph = graphOf(4, PATH);
  // By hand: 2·3−3−3, 2·1−1−1; 2·2−3−1, 2·5−1−9; 2·3−1−5, 2·0−9+8.
  const price = Float64Array.of(-3, -1, -3, -1, -1, -9, -5, 8);
  const slackOf = (u: number, v: number) =>
    [0, 1].map((k) => slackLimb(graph, price, graph.edges[u * 4 + v]!, u, v, k));

  it('is twice the cost and the prices of both ends, limb by limb', () => {
    expect([slackOf(0, 1), slackOf(1, 2), slackOf(2, 3)]).toEqual([
      [0, 0],
      [0, 0],
      [0, -1],
    ]);
  });

  it('is none in the edges that optimal matchings can have; bonuses of what holds both ends count', () => {
    const mate = new Int32Array(4);
    expect(edgesOf(edgesWithoutSlack(graph, { mate, price, blossoms: [] }))).toEqual(['01', '12']);
    const blossoms = [
      { vertices: [1, 2, 3], bonus: Float64Array.of(0, 1) },
      { vertices: [2, 3, 0], bonus: Float64Array.of(0, 0) },
    ];
    expect(edgesOf(edgesWithoutSlack(graph, { mate, price, blossoms }))).toEqual(['01', '23']);
  });

  it('bonuses of several odd sets add up, for one vertex after the other', () => {
    const shared = new SharedBonus(5, 2, [
      { vertices: [0, 1, 2], bonus: Float64Array.of(3, 4) },
      { vertices: [1, 2, 4], bonus: Float64Array.of(10, 20) },
    ]);
    expect([...shared.rowOf(1)]).toEqual([3, 4, 13, 24, 13, 24, 0, 0, 10, 20]);
    expect([...shared.rowOf(0)]).toEqual([3, 4, 3, 4, 3, 4, 0, 0, 0, 0]);
    expect([...shared.rowOf(3)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...new SharedBonus(2, 1, []).rowOf(1)]).toEqual([0, 0]);
  });
});

describe('a start', () => {
  it('has each vertex at the price of its cheapest edge, and pairs without slack in the order of vertices', () => {
    const { price, mate } = coldStart(graphOf(4, PATH));
    expect([...price]).toEqual([-3, -1, -2, -5, -2, -5, -3, -0]);
    expect([...mate]).toEqual([-1, 2, 1, -1]);
    const even: Edge[] = [
      [0, 2, [1]],
      [0, 3, [1]],
      [1, 2, [1]],
      [1, 3, [4]],
    ];
    expect([...coldStart(graphOf(4, even)).mate]).toEqual([2, -1, 0, -1]);
    // A vertex without an edge.
    expect([...coldStart(graphOf(3, [[0, 2, [7]]])).price]).toEqual([-7, -0, -7]);
  });

  it('from prices that were guessed matches as many as edges without slack allow', () => {
    const edges: Edge[] = [
      [0, 1, [1]],
      [1, 2, [1]],
      [2, 3, [1]],
      [0, 3, [5]],
    ];
    const start = startFrom(graphOf(4, edges), Float64Array.of(-1, -1, -1, -1))!;
    expect([...start.mate]).toEqual([1, 0, 3, 2]);
    expect([...start.price]).toEqual([-1, -1, -1, -1]);
    const some = startFrom(graphOf(4, edges), Float64Array.of(-2, 0, -2, 0))!;
    expect([...some.mate]).toEqual([1, 0, 3, 2]);
    expect([...startFrom(graphOf(4, edges), Float64Array.of(0, -1, -1, 0))!.mate]).toEqual([-1, 2, 1, -1]);
    expect(startFrom(graphOf(4, edges), Float64Array.of(-1, -1, -2, -1))).toBeUndefined();
  });

  it('looks at the first limb that is not 0: a later one may be anything', () => {
    const edges: Edge[] = [[0, 1, [1, 4]]];
    const start = (...price: number[]) => startFrom(graphOf(2, edges), Float64Array.from(price))?.mate[0];
    expect(start(-1, -4, -1, -4)).toBe(1);
    expect(start(-1, -5, -1, -4)).toBeUndefined();
    expect(start(-1, -4, -1, -3)).toBe(-1);
    expect(start(-1, -9, 0, -9)).toBe(-1);
    expect(start(-2, 9, -1, 9)).toBeUndefined();
  });

  it('raises prices only where an edge has negative slack, to none', () => {
    const graph = graphOf(4, PATH);
    // 0–1: 2 below in the first limb; 2–3: none in the first, 1 below in the second.
    const price = Float64Array.of(-5, 7, -3, 7, 0, 0, -6, -1);
    const result = raised(graph, price);
    expect(result).toBe(price);
    expect([...price]).toEqual([-5, 7, -1, -9, 0, 0, -6, -0]);
    for (let seed = 1; seed <= cases(60, 600); seed++) {
      const random = randomOf(seed);
      const edges: Edge[] = [];
      for (let u = 0; u < 6; u++)
        for (let v = u + 1; v < 6; v++)
          if (random.chance(0.7)) edges.push([u, v, [random.integer(0, 3), random.integer(0, 3)]]);
      if (edges.length === 0) continue;
      const drawn = graphOf(6, edges);
      const guess = Float64Array.from({ length: 12 }, () => random.integer(-8, 2));
      const feasible = raised(drawn, guess.slice());
      for (const [u, v] of edges) {
        const slack = [0, 1].map((k) => slackLimb(drawn, feasible, drawn.edges[u * 6 + v]!, u, v, k));
        expect(slack[0]! > 0 || (slack[0] === 0 && slack[1]! >= 0), `seed ${seed}, ${u}–${v}`).toBe(true);
      }
      // What has no negative slack stays as it is.
      expect(raised(drawn, feasible.slice())).toEqual(feasible);
    }
  });
});

describe('a graph in bits', () => {
  it('numbers its edges row by row', () => {
    const graph = relationOf(4, (a, b) => a !== 0 || b === 2);
    const told: number[][] = [];
    const edges = numberedEdges(graph, (...each) => told.push(each));
    expect(told).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 1, 3],
      [4, 2, 3],
    ]);
    expect([...edges]).toEqual([0, 0, 1, 0, 0, 0, 2, 3, 1, 2, 0, 4, 0, 3, 4, 0]);
  });

  it('has sets over several words', () => {
    const set = setOf(70, [0, 31, 32, 69]);
    expect(set).toHaveLength(3);
    expect([0, 1, 30, 31, 32, 33, 63, 64, 68, 69].filter((v) => contains(set, v))).toEqual([0, 31, 32, 69]);
    include(set, 31);
    include(set, 63);
    exclude(set, 32);
    exclude(set, 33);
    expect([...Array(70).keys()].filter((v) => contains(set, v))).toEqual([0, 31, 63, 69]);
    expect([emptySet(0), emptySet(1), emptySet(32), emptySet(33)].map(({ length }) => length)).toEqual([
      0, 1, 1, 2,
    ]);
    expect([1, 6, 8, -8, 1 << 31].map(lowestBit)).toEqual([0, 1, 3, 3, 31]);
  });

  it('connects, disconnects, asks for neighbours and grows, within a word and across', () => {
    const graph = new BitGraph(40);
    graph.connect(3, 35);
    graph.connect(3, 4);
    graph.connect(32, 39);
    expect([graph.has(3, 35), graph.has(35, 3), graph.has(3, 5), graph.has(4, 3)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([graph.neighbours(3), graph.neighbours(3, setOf(40, [5, 35]))]).toEqual([[4, 35], [35]]);
    expect([
      graph.hasAny(3, setOf(40, [35])),
      graph.hasAny(3, setOf(40, [4])),
      graph.hasAny(3, setOf(40, [5, 36])),
    ]).toEqual([true, true, false]);
    const firsts = [[35], [4, 35], [5], [35, 39]].map((list) => graph.firstNeighbour(3, setOf(40, list)));
    expect(firsts).toEqual([35, 4, -1, 35]);
    expect([3, 4, 35, 39, 0].map((u) => graph.isEnd(u))).toEqual([false, true, true, true, true]);
    graph.connect(35, 36);
    expect(graph.isEnd(35)).toBe(false);
    const larger = graph.enlarged(30);
    expect([larger.size, larger.words, edgesOf(larger)]).toEqual([70, 3, edgesOf(graph)]);
    larger.connect(69, 3);
    expect(larger.neighbours(3)).toEqual([4, 35, 69]);
    graph.connectAll(35, setOf(40, [1, 35, 39]));
    expect(graph.neighbours(35)).toEqual([1, 3, 36, 39]);
    expect(graph.has(1, 35)).toBe(false);
    const copy = graph.copy();
    copy.disconnect(3, 35);
    expect([copy.has(3, 35), copy.has(35, 3), graph.has(3, 35)]).toEqual([false, false, true]);
  });
});

describe('what no matching can do', () => {
  /** Vertices that some largest matching leaves alone, and how many it does. */
  function exposures(graph: BitGraph): { alone: number; exposed: number[] } {
    let alone = graph.size;
    let exposed = new Set<number>();
    const go = (free: readonly number[], left: readonly number[]): void => {
      const [u, ...others] = free;
      if (left.length > alone) return;
      if (u === undefined) {
        if (left.length < alone) [alone, exposed] = [left.length, new Set()];
        for (const v of left) exposed.add(v);
        return;
      }
      for (const v of others)
        if (graph.has(u, v))
          go(
            others.filter((each) => each !== v),
            left,
          );
      go(others, [...left, u]);
    };
    go([...Array(graph.size).keys()], []);
    return { alone, exposed: [...exposed].sort((a, b) => a - b) };
  }

  it('is told by the vertices that some largest matching leaves alone, and their neighbours', () => {
    let short = 0;
    for (let seed = 1; seed <= cases(120, 1000); seed++) {
      const random = randomOf(seed);
      const size = random.integer(1, 8);
      const graph = relationOf(size, () => random.chance(0.3));
      const matching = new Matching(graph);
      const { alone, exposed } = exposures(graph);
      expect(matching.maximise(), `seed ${seed}`).toBe(alone);
      const shortage = shortageOf(matching);
      const members = (set: Int32Array) => [...Array(size).keys()].filter((v) => contains(set, v));
      expect(members(shortage.short), `seed ${seed}`).toEqual(exposed);
      expect(members(shortage.wanted)).toEqual(
        [...Array(size).keys()].filter((v) => !exposed.includes(v) && exposed.some((u) => graph.has(u, v))),
      );
      expect(shortage.exposed).toHaveLength(alone);
      expect(shortage.exposed.every((v) => matching.mate[v] === -1)).toBe(true);
      const blocked = blockedVertices(graph);
      expect(blocked.every((v) => exposed.includes(v))).toBe(true);
      expect(blocked.length > 0).toBe(alone > 0);
      expect(blockedVertices(graph, alone)).toEqual([]);
      if (alone > 0) {
        expect(blockedVertices(graph, alone - 1)).toEqual(blocked);
        short++;
      }
    }
    expect(short).toBeGreaterThan(50);
  });

  it('is a smallest set: two of whom one is needed, before an odd group that meets nobody else', () => {
    const pairs = ['01', '03', '13', '24', '25'];
    expect(blockedVertices(relationOf(6, (a, b) => pairs.includes(`${a}${b}`)))).toEqual([4, 5]);
    // Two who meet nobody are before both.
    expect(blockedVertices(relationOf(8, (a, b) => pairs.includes(`${a}${b}`)))).toEqual([6, 7]);
    expect(blockedVertices(relationOf(3, (a, b) => pairs.includes(`${a}${b}`)))).toEqual([2]);
  });
});

describe('edges that are near', () => {
  const edge = (u: number, v: number, ...sets: number[]): NearEdge => ({
    u,
    v,
    slack: 0,
    demands: [u, v, ...sets],
  });

  it('are matched where a vertex, or a set, has no other, and so on', () => {
    const mate = new Int32Array(6).fill(-1);
    // 0 only meets 1; then 2 only 3, and 4–5 is left.
    const list = [edge(0, 1), edge(1, 2), edge(2, 3), edge(3, 4), edge(4, 5)];
    expect(followCompulsion(list, mate, 0)).toEqual([]);
    expect([...mate]).toEqual([1, 0, 3, 2, 5, 4]);
  });

  it('stay where there is a choice', () => {
    const mate = new Int32Array(6).fill(-1);
    const square = [edge(0, 1), edge(1, 2), edge(2, 3), edge(0, 3)];
    expect(followCompulsion([...square, edge(4, 5)], mate, 0)).toEqual(square);
    expect([...mate]).toEqual([-1, -1, -1, -1, 5, 4]);
  });

  it('are matched where they alone leave a set, and others that leave it too are gone', () => {
    const mate = new Int32Array(4).fill(-1);
    // Set 4 is left by 0–3 alone, so that 1 meets 2.
    const list = [edge(0, 1), edge(0, 3, 4), edge(1, 2), edge(2, 3)];
    expect(followCompulsion(list, mate, 1)).toEqual([]);
    expect([...mate]).toEqual([3, 2, 1, 0]);
    const other = new Int32Array(4).fill(-1);
    // Two of the square leave the set.
    const two = [edge(0, 1, 4), edge(0, 3), edge(1, 2), edge(2, 3, 4)];
    expect(followCompulsion(two, other, 1)).toEqual(two);
    expect([...other]).toEqual([-1, -1, -1, -1]);
  });

  it('fall into connected parts, each in its order', () => {
    const list = [edge(0, 5), edge(1, 2), edge(3, 5), edge(2, 6), edge(4, 7), edge(0, 3)];
    const parts = connectedParts(8, list).map((part) => part.map(({ u, v }) => `${u}${v}`));
    expect(parts).toEqual([['05', '35', '03'], ['12', '26'], ['47']]);
    expect(connectedParts(4, [])).toEqual([]);
  });
});
