/** Which rounds another system pairs: C.04.4.2 (2026) 1.6; 2025: 1.5. And what the texts say where. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BURSTEIN_OLD, burstein2025, burstein2026 } from '../../../src-engine/systems/burstein/burstein.ts';
import type { Pairing, PairingSystem, PairingTask } from '../../../src-engine/systems/system.ts';
import { tournamentOf } from '../../oracle/notation.ts';

/** A system whose answers only say what was asked. */
const asked: string[] = [];
const answer = (name: string) => (task: PairingTask) => {
  asked.push(`${name} ${task.round}`);
  return name === 'trace' ? [{ code: 'seeding', article: 'own', system: 'lim-2026' }] : name;
};
const names = ['solve', 'pair', 'assess', 'reasons', 'whyNot', 'trace'] as const;
const dutch = {
  id: 'dutch-2026',
  ...Object.fromEntries(names.map((name) => [name, answer(name)])),
} as unknown as PairingSystem;

/** The task of a round, of which all before were drawn; four players, with identity and number alike. */
function taskOf(round: number, rounds: number): PairingTask {
  const opponents = [
    [2, 1, 4, 3],
    [3, 4, 1, 2],
  ];
  const lines = [0, 1, 2, 3].map((player) =>
    Array.from({ length: round - 1 }, (_, at) => {
      const other = opponents[at]![player]!;
      return `${other}${player + 1 < other === (at === 0) ? 'w' : 'b'}=`;
    }).join(' '),
  );
  const task = pairingTaskOf(
    tournamentOf(
      lines.map((line) => line || '.'),
      round - 1,
      { rounds, initialColour: 'white' },
    ),
    round,
  );
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function answersOf(system: PairingSystem, round: number, rounds: number) {
  const task = taskOf(round, rounds);
  const pairing: Pairing = {
    pairs: [
      { white: 1, black: 4 },
      { white: 2, black: 3 },
    ],
    bye: null,
  };
  asked.length = 0;
  const all = [
    system.solve(task),
    system.pair(task),
    system.assess(task, pairing),
    system.reasons(task, pairing),
    system.whyNot(task, pairing, 1, 2),
  ];
  const trace = system.trace(task);
  return { all, trace, asked: [...asked] };
}

describe.each([
  ['1.6', burstein2026(dutch)],
  ['1.5', burstein2025(dutch)],
] as const)('%s seeding rounds', (article, system) => {
  it('are answered by the Dutch System, with one step before its own', () => {
    for (const [round, rounds] of [
      [1, 2],
      [2, 4],
      [3, 6],
    ] as const) {
      const { all, trace, asked } = answersOf(system, round, rounds);
      expect(all).toEqual(names.slice(0, 5));
      expect(asked).toEqual(names.map((name) => `${name} ${round}`));
      expect(trace).toEqual([
        { code: 'seeding', article, system: 'dutch-2026' },
        { code: 'seeding', article: 'own', system: 'lim-2026' },
      ]);
    }
  });

  it('are followed by rounds of its own', () => {
    for (const [round, rounds] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const) {
      const { all, trace, asked } = answersOf(system, round, rounds);
      expect(asked).toEqual([]);
      expect(all[1]).toMatchObject({ ok: true });
      expect(trace.some(({ code }) => code === 'seeding')).toBe(false);
    }
  });

  it('are told to who chooses the system', () => {
    expect(system.traits).toMatchObject({
      superseded: article === '1.5',
      floats: 'rounds',
      strengths: true,
      groupOrder: 'index',
      seeding: 'dutch-2026',
    });
  });
});

describe('the older text', () => {
  it('has no seeding rounds, and another order within a group', () => {
    expect(answersOf(BURSTEIN_OLD, 1, 9).asked).toEqual([]);
    expect(BURSTEIN_OLD.traits).toMatchObject({ superseded: true, groupOrder: 'old-opposition' });
    expect(BURSTEIN_OLD.traits.seeding ?? null).toBeNull();
  });
});

describe('the articles of a round that breaks rules', () => {
  const violations = (system: PairingSystem, pairs: Pairing['pairs'], bye: number | null = null) =>
    system
      .assess(taskOf(3, 3), { pairs, bye })
      .violations.map(({ id, article, kind }) => [id, article, kind]);
  const again = [
    { white: 2, black: 1 },
    { white: 4, black: 3 },
  ];

  it('are those of each text', () => {
    expect(violations(burstein2026(dutch), again)[0]).toEqual(['C1', '2.1.1', 'rematch']);
    expect(violations(burstein2025(dutch), again)[0]).toEqual(['C1', '3.1.1', 'rematch']);
    expect(violations(BURSTEIN_OLD, again)[0]).toEqual(['3.1', '3.1', 'rematch']);
  });
});
