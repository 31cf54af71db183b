import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { blockedVertices } from '../../../src-engine/matching/blocked.ts';
import { Matching } from '../../../src-engine/matching/cardinality.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import type { GameResult } from '../../../src-engine/model/result.ts';
import { DEFAULT_RULES } from '../../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Board, type Tournament } from '../../../src-engine/model/tournament.ts';
import { MANNERS, type Manner } from '../../../src-engine/systems/mwm/merit.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { compareMwm, DETERMINISTIC, mwmTask } from '../../oracle/mwm-comparison.ts';
import { expectSameInAnotherOrder, selfPlay } from '../self-play.ts';
import { worded } from '../../oracle/worded.ts';
import { cases } from '../../effort.ts';

const mwm = (manner: Manner) => systemOf(`mwm-${manner}`)!;

/** Games as `white-black`, sorted. */
const games = ({ pairs }: Pairing) => pairs.map(({ white, black }) => `${white}-${black}`).sort();

/** Pairs whatever their colours, sorted. */
const meetings = ({ pairs }: Pairing) =>
  pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')).sort();

/** `5-1:black-wins` is player 5 with White against 1. */
function boardsOf(text: string): Board[] {
  return text.split(' ').map((game): Board => {
    const [players, result] = game.split(':') as [string, string];
    const [white, black] = players.split('-').map(Number) as [number, number];
    const name: GameResult = result === '1' ? 'white-wins' : result === '0' ? 'black-wins' : 'draw';
    return { white, black, result: name, ratedAs: null };
  });
}

function taskAfter(players: number, rounds: readonly string[], beta?: number): PairingTask {
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    rules: {
      ...DEFAULT_RULES,
      rounds: rounds.length + 1,
      ...(beta === undefined ? {} : { maximumColourDifference: beta }),
    },
    players: Array.from({ length: players }, (_, i) => ({
      ...blankPlayer(i + 1, `Player ${i + 1}`),
      tpn: i + 1,
      rating: 2000 - 10 * i,
    })),
    rounds: rounds.map((text) => ({
      stage: 'published',
      boards: boardsOf(text),
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: 'mwm-dutch',
    })),
  };
  const task = pairingTaskOf(tournament, rounds.length + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function pair(manner: Manner, task: PairingTask): Pairing {
  const paired = mwm(manner).pair(task);
  if (!paired.ok) throw new Error(paired.failure.code);
  return paired.value;
}

/** The first three rounds of the paper's Figure 1. */
const FIGURE_1 = ['5-1:0 6-2:1 3-7:1 8-4:0', '1-3:0 4-6:1 2-5:1 7-8:0', '3-4:0 6-1:0 8-2:0 5-7:1'];

describe('pairing by maximum-weight matching', () => {
  it.each([
    ['dutch', '1-5 2-6 3-7 4-8'],
    ['burstein', '1-8 2-7 3-6 4-5'],
    ['monrad', '1-2 3-4 5-6 7-8'],
  ] as const)('Table 1: %s in a scoregroup of eight', (manner, expected) => {
    expect(meetings(pair(manner, taskAfter(8, [])))).toEqual(expected.split(' '));
  });

  it('C.04.2 3.6 boards come in the order of the higher ranked players', () => {
    const { pairs } = pair('burstein', taskAfter(8, []));
    expect(pairs.map(({ white, black }) => Math.min(white, black))).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [1, '1-5 2-6 3-7 4-8'],
    [2, '1-3 2-5 4-6 7-8'],
    [3, '1-6 2-8 3-4 5-7'],
    [4, '1-4 2-3 5-8 6-7'],
  ])('Figure 1: round %i of the tournament of eight players', (round, expected) => {
    const pairing = pair('dutch', taskAfter(8, FIGURE_1.slice(0, round - 1)));
    expect(meetings(pairing)).toEqual(expected.split(' '));
  });

  it('Figure 1: colours of rounds 2 and 4 where the colour differences decide', () => {
    expect(games(pair('dutch', taskAfter(8, FIGURE_1.slice(0, 1))))).toEqual(['1-3', '2-5', '4-6', '7-8']);
    expect(games(pair('dutch', taskAfter(8, FIGURE_1)))).toEqual(expect.arrayContaining(['2-3', '7-6']));
  });

  it('Graph construction, w: the weights that the text of Figure 1 states', () => {
    const task = taskAfter(8, FIGURE_1.slice(0, 1));
    const rows = mwm('dutch').assess(task, pair('dutch', task)).brackets[0]!.rows;
    expect(rows.map(({ id }) => id)).toEqual(['Q1', 'Q2', 'π']);
    // (0, 0, −1) for each of the four pairs.
    expect(rows.map(({ value }) => value[0])).toEqual([0, 0, 4]);
    const other: Pairing = {
      pairs: [
        { white: 1, black: 4 },
        { white: 3, black: 6 },
        { white: 2, black: 5 },
        { white: 7, black: 8 },
      ],
      bye: null,
    };
    // (0, −2, 0) for two of them.
    const worse = mwm('dutch').assess(task, other).brackets[0]!.rows;
    expect(worse.map(({ value }) => value[0])).toEqual([0, 4, 2]);
  });

  it.each(DETERMINISTIC)('Algorithm: %s equals the enumeration of all perfect matchings', (system) => {
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    let tied = 0;
    for (let seed = 1; seed <= cases(250, 1500); seed++) {
      const { verdict, ties, oracle, engine } = compareMwm(system, seed);
      verdicts[verdict]++;
      if (ties > 1) tied++;
      expect(engine, `seed ${seed}`).toBe(oracle);
      // The meetings are the same; the colours may differ all the same.
      expect(verdict, `seed ${seed}`).not.toBe('different');
    }
    expect(verdicts.equal).toBeGreaterThan(cases(130, 900));
    expect(tied).toBeGreaterThan(cases(0, 5));
  });

  it('Graph construction, w: all five systems reach the same score and colour differences', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(80, 400); seed++) {
      const task = mwmTask(seed, 8);
      if (task === null || !mwm('monrad').pair(task).ok) continue;
      rounds++;
      const sums = MANNERS.map((manner) => {
        const [scores, colours] = mwm(manner).assess(task, pair(manner, task)).brackets[0]!.rows;
        return `${scores!.value.join()} ${colours!.value.join()}`;
      });
      expect(new Set(sums).size, `seed ${seed}`).toBe(1);
    }
    expect(rounds).toBeGreaterThan(cases(35, 200));
  });

  it.each(MANNERS)(
    '(A1), (A2): %s keeps the absolute rules and pairs whenever that is possible',
    (manner) => {
      let rounds = 0;
      for (let seed = 1; seed <= cases(8, 40); seed++) {
        const players = seed % 20 === 0 ? 300 : 4 + ((seed * 7) % 60);
        selfPlay(
          mwm(manner),
          { seed, players, rounds: 6, messiness: [0, 0.2, 0.5][seed % 3]! },
          ({ task, pairing }) => {
            rounds++;
            expect(mwm(manner).assess(task, pairing).violations).toEqual([]);
            for (const { white, black } of pairing.pairs) {
              const [w, b] = [task.field.get(white)!, task.field.get(black)!];
              expect(w.colourDifference).toBeLessThanOrEqual(b.colourDifference);
              expect(Math.abs(w.colourDifference + 1)).toBeLessThanOrEqual(2);
              expect(Math.abs(b.colourDifference - 1)).toBeLessThanOrEqual(2);
            }
          },
          (task, failure) => expectUnpairable(task, failure.code),
        );
      }
      expect(rounds).toBeGreaterThan(cases(25, 150));
    },
  );

  it('(2) with β = 0.1 alternates: all colour differences are 0 after even rounds', () => {
    const rules = { maximumColourDifference: 1 };
    let balanced = 0;
    for (let seed = 1; seed <= 15; seed++) {
      selfPlay(mwm('burstein'), { seed, players: 16, rounds: 6, messiness: 0, rules }, ({ task }) => {
        const differences = task.competitors.map(({ colourDifference }) => Math.abs(colourDifference));
        expect(new Set(differences)).toEqual(new Set([(task.round - 1) % 2]));
        if (task.round % 2 === 1) balanced++;
      });
    }
    expect(balanced).toBeGreaterThan(30);
  });

  it('(2) forbids two players with one surplus White each when β is 1', () => {
    const task = taskAfter(4, ['1-2:1 3-4:1'], 10);
    const answer = mwm('monrad').whyNot(task, pair('monrad', task), 1, 3);
    expect(answer.verdict).toBe('forbidden');
    expect(answer.rule?.id).toBe('A2');
    expect(meetings(pair('monrad', task))).toEqual(['1-4', '2-3']);
    expect(meetings(pair('monrad', taskAfter(4, ['1-2:1 3-4:1'], 20)))).toEqual(['1-3', '2-4']);
  });

  it.each(MANNERS)('%s: β is declared with the event, and nothing else', (manner) => {
    expect(mwm(manner).traits.settings).toEqual(['maximumColourDifference']);
  });

  it('Bye Allocation: the last of the ranking who has not received one', () => {
    const task = taskAfter(5, []);
    expect(pair('dutch', task).bye).toBe(5);
    const barred = task.competitors.map((player) => ({ ...player, byeBarred: player.id >= 4 }));
    expect(pair('dutch', { ...task, competitors: barred }).bye).toBe(3);
    const none = mwm('dutch').pair({
      ...task,
      competitors: barred.map((player) => ({ ...player, byeBarred: true })),
    });
    expect(none.ok ? '' : none.failure.code).toBe('nobody-may-receive-bye');
    // 3 has had no game and no points; neither have 1 and 4, who have lost: 4 comes last, though 5 has the last number.
    expect(pair('dutch', taskAfter(5, ['1-5:0 2-4:1'])).bye).toBe(4);
  });

  it('Algorithm: a blocked group is named', () => {
    const task = taskAfter(6, ['1-2:d 3-4:d 5-6:d']);
    const apart = [1, 2, 3, 4];
    const competitors = task.competitors.map((player) =>
      apart.includes(player.id)
        ? { ...player, barred: new Set(apart.filter((id) => id !== player.id)) }
        : player,
    );
    const paired = mwm('burstein').pair({ ...task, competitors });
    expect(paired.ok).toBe(false);
    if (paired.ok || paired.failure.code !== 'no-legal-pairing') throw new Error('it should be blocked');
    // Three of the four have the same two opponents.
    expect(paired.failure.players.length).toBeGreaterThan(2);
    expect(apart).toEqual(expect.arrayContaining([...paired.failure.players]));
  });

  it.each(MANNERS)('%s gives the same pairing whatever the order of registration', (manner) => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(2, 8); seed++) {
      selfPlay(mwm(manner), { seed, players: 9 + seed * 4, rounds: 5, messiness: 0.2 }, (round) => {
        expectSameInAnotherOrder(mwm(manner), round, seed);
        rounds++;
      });
    }
    expect(rounds).toBe(5 * cases(2, 8));
  });

  it('Random, Random2: another seed gives another draw, the same seed the same', () => {
    for (const manner of ['random', 'random2'] as const) {
      const task = taskAfter(32, []);
      const draws = Array.from({ length: 10 }, (_, seed) => games(pair(manner, { ...task, seed })).join(' '));
      expect(new Set(draws).size).toBe(10);
      expect(games(pair(manner, { ...task, seed: 3 })).join(' ')).toBe(draws[3]);
    }
  });

  it('Random2: everybody of the top half meets somebody of the bottom half where nothing else forbids it', () => {
    const task = taskAfter(32, []);
    for (let seed = 0; seed < 20; seed++) {
      for (const { white, black } of pair('random2', { ...task, seed }).pairs) {
        expect(white <= 16).not.toBe(black <= 16);
      }
    }
  });

  it.each(MANNERS)('%s explains every board and answers "why not" for every pair', (manner) => {
    let [rounds, worse] = [0, 0];
    selfPlay(mwm(manner), { seed: 9, players: 11, rounds: 4, messiness: 0 }, ({ task, pairing }) => {
      rounds++;
      const reasons = worded(task, mwm(manner).reasons(task, pairing));
      expect(reasons).toHaveLength(6);
      for (const { sentence, colourSentence } of reasons) {
        expect(sentence.length).toBeLessThanOrEqual(200);
        expect(sentence + colourSentence).not.toContain('not the');
      }
      expect(mwm(manner).trace(task)).toHaveLength(7);
      for (const { id: a } of task.competitors) {
        for (const { id: b } of task.competitors) {
          if (a < b && expectAnswer(manner, task, pairing, a, b) === 'worse') worse++;
        }
      }
    });
    expect(rounds).toBe(4);
    expect(worse).toBeGreaterThan(20);
  });
});

/** The alternative holds the pair and is worse in the row that is named. */
function expectAnswer(manner: Manner, task: PairingTask, pairing: Pairing, a: number, b: number): string {
  const { verdict, alternative, comparison, rule } = mwm(manner).whyNot(task, pairing, a, b);
  const isThere = (round: Pairing) => meetings(round).includes(`${a}-${b}`);
  expect(verdict === 'paired').toBe(isThere(pairing));
  if (alternative !== null) expect(isThere(alternative)).toBe(true);
  if (verdict !== 'worse') return verdict;
  const { id, now, then } = comparison.at(-1)!;
  expect(id).toBe(rule?.id);
  const difference = now.map((value, k) => then[k]! - value).find((step) => step !== 0);
  expect(difference).toBeGreaterThan(0);
  return verdict;
}

/** Exact test by matching: nobody who may have the bye leaves a complete pairing, or there is none at all. */
function expectUnpairable(task: PairingTask, code: string): void {
  const players = task.competitors;
  const graphWithout = (gone: number) => {
    const rest = players.filter(({ id }) => id !== gone);
    const graph = new BitGraph(rest.length);
    rest.forEach((a, u) =>
      rest.forEach((b, v) => {
        const apart = a.met.has(b.id) || a.barred.has(b.id) || b.barred.has(a.id);
        if (u < v && !apart && Math.abs(a.colourDifference + b.colourDifference) < 4) graph.connect(u, v);
      }),
    );
    return graph;
  };
  if (players.length % 2 === 0) expect(blockedVertices(graphWithout(0)).length, code).toBeGreaterThan(0);
  for (const { id, byeBarred } of players) {
    if (players.length % 2 === 0 || byeBarred) continue;
    expect(new Matching(graphWithout(id)).maximise(), code).toBeGreaterThan(0);
  }
}
