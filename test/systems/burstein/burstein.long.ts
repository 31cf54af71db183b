import { describe, expect, it } from 'vitest';
import { floatersBelow, pairBracket } from '../../../src-engine/systems/burstein/bracket.ts';
import { TEXT_2025, TEXT_2026 } from '../../../src-engine/systems/burstein/criteria.ts';
import { seedingRounds } from '../../../src-engine/systems/burstein/burstein.ts';
import { indexOf, rankingBy } from '../../../src-engine/systems/burstein/opposition.ts';
import { optimumOf } from '../../../src-engine/matching/optimum.ts';
import { graphOf } from '../../../src-engine/matching/relation.ts';
import { firstPairing, RankOrder } from '../../../src-engine/systems/burstein/order.ts';
import { scoregroupsOf } from '../../../src-engine/systems/frame/scoregroups.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { compareBurstein, compareBursteinRound } from '../../oracle/burstein-comparison.ts';
import { midHistoryOf } from '../../oracle/mid/histories.ts';
import { renumbered } from '../../oracle/renumbered.ts';
import { expectExplained, expectSameInAnotherOrder, selfPlay } from '../self-play.ts';
import { expectAnswers } from '../why-not.ts';
import { cases } from '../../effort.ts';

/** Fifteen combinations of six players, as the text prints them; `F` floats. */
const SIX = [
  '1*6 2*5 3*4',
  '1*6 2*4 3*5',
  '1*6 2*3 4*5',
  '1*5 2*6 3*4',
  '1*5 2*4 3*6',
  '1*5 2*3 4*6',
  '1*4 2*6 3*5',
  '1*4 2*5 3*6',
  '1*4 2*3 5*6',
  '1*3 2*6 4*5',
  '1*3 2*5 4*6',
  '1*3 2*4 5*6',
  '1*2 3*6 4*5',
  '1*2 3*5 4*6',
  '1*2 3*4 5*6',
];

const FIVE = [
  '1*5 2*4 3*F',
  '1*5 2*3 4*F',
  '1*5 2*F 3*4',
  '1*4 2*5 3*F',
  '1*4 2*3 5*F',
  '1*4 2*F 3*5',
  '1*3 2*5 4*F',
  '1*3 2*4 5*F',
  '1*3 2*F 4*5',
  '1*2 3*5 4*F',
  '1*2 3*4 5*F',
  '1*2 3*F 4*5',
  '1*F 2*5 3*4',
  '1*F 2*4 3*5',
  '1*F 2*3 4*5',
];

/** The 45 pairings of six players in two pairs with two floaters, in the order of the rule in 4.3. */
function fortyFive(): string[] {
  const rows: string[] = [];
  const extend = (free: readonly number[], made: readonly string[], floaters: number): void => {
    const [first, ...others] = free;
    if (first === undefined) {
      if (floaters === 2) rows.push(made.join(' '));
      return;
    }
    for (const other of [...others].reverse())
      extend(
        others.filter((player) => player !== other),
        [...made, `${first}*${other}`],
        floaters,
      );
    if (floaters < 2) extend(others, [...made, `${first}*F`], floaters + 1);
  };
  extend([1, 2, 3, 4, 5, 6], [], 0);
  return rows;
}

describe('C.04.4.2 Burstein System', () => {
  it('1.6 seeds half of the rounds, at most four', () => {
    expect([1, 2, 5, 7, 8, 9, 13].map(seedingRounds)).toEqual([0, 1, 2, 3, 4, 4, 4]);
  });

  it.each([
    ['6.2 of the older text', 6, SIX],
    ['6.4 of the older text', 5, FIVE],
    ['the note to 4.3', 6, fortyFive()],
  ])('%s: combinations precede each other as in its table', (_, size, table) => {
    expect(new Set(table).size).toBe(size === 6 && table !== SIX ? 45 : 15);
    for (const one of table) {
      for (const two of table) {
        const games = new Set([...one.split(' '), ...two.split(' ')]);
        const expected = table.find((row) => row.split(' ').every((game) => games.has(game)));
        expect(firstOf(size, games, one.split('F').length - 1)).toBe(expected);
      }
    }
  });

  it('the note to 4.3 begins and ends as printed', () => {
    const rows = fortyFive();
    expect([rows[0], rows.at(-1)]).toEqual(['1*6 2*5 3*F 4*F', '1*F 2*F 3*4 5*6']);
  });

  it('6.5 of the older text: its two examples', () => {
    const due = (rank: number) =>
      ({ colour: [2, 4, 5].includes(rank + 1) ? 'white' : 'black', isBarred: false }) as const;
    const everybody = (size: number) => graphOf(size, () => true);
    expect(shown(firstPairing(everybody(6), due, null)!)).toBe('1*5 2*6 3*4');
    expect(shown(firstPairing(everybody(5), due, () => true)!)).toBe('1*5 2*3 4*F');
  });

  it.each([
    ['2026', 'Art. 2–5'],
    ['2025', 'Art. 2–5'],
    ['old', 'rules 3–6'],
  ] as const)(
    'of the text (%s) %s give the rounds of its literal reading on random histories',
    (edition, _articles) => {
      const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
      for (let seed = 1; seed <= cases(100, 700); seed++) {
        const comparison = compareBurstein(edition, seed);
        expect(comparison.system, `seed ${seed}`).toBe(comparison.oracle);
        verdicts[comparison.verdict]++;
      }
      expect(verdicts.equal).toBeGreaterThan(cases(30, 250));
      expect(verdicts['not-pairable']).toBeGreaterThan(cases(5, 50));
    },
  );

  it('2.3.2 (2025: 3.3.2) [C6] of 2026 and of 2025 part where four of different scores came down, as both are written', () => {
    // 85, 80, 70 and 65 came down to 1, 4, 9 and 13. Of 2026 80, 70, 65 and 60 go on, the lowest scores; of 2025 85, 70 and
    // two of 60, fewer of those who came down.
    const { tournament: written, round } = midHistoryOf(15047, 40);
    const { tournament } = renumbered(written, 15047);
    const task = pairingTaskOf({ ...tournament, rules: { ...tournament.rules, rounds: round } }, round);
    if (!task.ok) throw new Error(task.failure.code);
    const roundOf = (edition: '2026' | '2025') => {
      const { oracle, system } = compareBursteinRound(edition, task.value);
      expect(system).toBe(oracle);
      return system;
    };
    expect(roundOf('2026')).toBe('5-4 6-14 7-11 8-1 9-13 10-2 12-15 bye 3');
    expect(roundOf('2025')).toBe('5-14 7-4 8-1 9-6 10-13 11-2 12-15 bye 3');
  });

  it('2.3, 3.2 the quick routes and the general one give the same opponents', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(12, 60); seed++) {
      selfPlay(
        systemOf('burstein-2026')!,
        { seed, players: 6 + (seed % 25), rounds: 6, messiness: 0.2 },
        ({ task }) => {
          if (task.round > seedingRounds(task.rounds) && task.competitors.length % 2 === 0) {
            expectSameRoutes(task);
            rounds++;
          }
        },
      );
    }
    expect(rounds).toBeGreaterThan(cases(10, 60));
  });

  it.each(['burstein-2026', 'burstein-2025', 'burstein-old'])(
    '%s: invariants over random tournaments',
    (id) => {
      const system = systemOf(id)!;
      let rounds = 0;
      for (let seed = 1; seed <= cases(6, 25); seed++) {
        selfPlay(
          system,
          { seed, players: 8 + ((seed * 7) % 60), rounds: 7, messiness: [0, 0.1, 0.3][seed % 3]! },
          (round) => {
            const { task, pairing } = round;
            rounds++;
            expect(system.assess(task, pairing).violations).toEqual([]);
            expectExplained(system, round);
            if (seed % 3 === 0) expectSameInAnotherOrder(system, round, seed);
          },
        );
      }
      expect(rounds).toBeGreaterThan(cases(30, 120));
    },
  );

  it('answers "why not" for every pair of a round', () => {
    const system = systemOf('burstein-2026')!;
    const seen = new Set<string>();
    selfPlay(system, { seed: 4, players: 13, rounds: 6, messiness: 0 }, (round) => {
      if (round.task.round > 3) expectAnswers(system, round, seen);
    });
    expect([...seen].sort()).toEqual(['equal', 'forbidden', 'paired', 'worse']);
  });
});

function expectSameRoutes(task: PairingTask): void {
  const ranking = rankingBy(indexOf(task));
  const levels = scoregroupsOf(task.competitors);
  const situation = {
    bracket: ranking(levels[0]!),
    incoming: new Set<never>(),
    next: levels[1] ?? [],
    rest: levels.slice(2).flat(),
  };
  for (const text of [TEXT_2026, TEXT_2025]) {
    expect(pairBracket(text, situation)).toEqual(pairBracket(text, situation, true));
    // Who floats further down may be another one, but no more of them, and of no higher scores.
    const { bracket, next, rest } = situation;
    for (const count of [1, 2, 3]) {
      const [quick, general] = [false, true].map((onlyGeneral) =>
        floatersBelow(text, bracket.slice(0, count), next, rest, onlyGeneral).map(
          ({ pairingScore }) => pairingScore,
        ),
      );
      expect(quick).toEqual(general);
    }
  }
}

/** The first pairing of the order in which only these games and floats are possible. */
function firstOf(size: number, games: ReadonlySet<string>, floaters: number): string {
  const order = new RankOrder(size);
  const vertices = size + floaters;
  const edges = new Int32Array(vertices * vertices);
  const connect = (u: number, v: number) => {
    edges[u * vertices + v] = edges[v * vertices + u] = 1;
  };
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++)
      if (games.has(`${a + 1}*${b + 1}`)) connect(order.vertexOf(a), order.vertexOf(b));
    if (games.has(`${a + 1}*F`))
      for (let zero = size; zero < vertices; zero++) connect(order.vertexOf(a), zero);
  }
  return shown(order.first(optimumOf({ size: vertices, limbs: 1, edges, costs: new Float64Array(2) })!));
}

function shown(opponents: readonly number[]): string {
  return opponents
    .flatMap((opponent, player) => {
      if (opponent === -1) return [`${player + 1}*F`];
      return opponent > player ? [`${player + 1}*${opponent + 1}`] : [];
    })
    .join(' ');
}
