/** C.05 5.2: the constraints that stand in the way of a round, and what a wish would have cost. Identities and numbers differ. */
import { describe, expect, it } from 'vitest';
import { smallestConflict, underConstraints } from '../../src-engine/checker/conflict.ts';
import { wishesOf } from '../../src-engine/checker/wishes.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Constraint } from '../../src-engine/model/kept-apart.ts';
import type { KeepApart, Prohibition } from '../../src-engine/model/rules.ts';
import { eventOf, idOf } from '../renumbered.ts';

const prohibited = (...numbers: readonly number[]): Prohibition => ({
  firstRound: 1,
  lastRound: 5,
  players: numbers.map(idOf),
});
const apart = (firm: boolean, ...numbers: readonly number[]): KeepApart => ({
  ...{ by: 'players', value: '', firm, firstRound: 1, lastRound: 5 },
  players: numbers.map(idOf),
});
const FOUR = ['.', '.', '.', '.'];

describe('the smallest conflict', () => {
  const conflict = (
    lines: readonly string[],
    prohibitions: readonly Prohibition[],
    keptApart: readonly KeepApart[] = [],
    { system = 'dutch-2026', round = 1 } = {},
  ) =>
    smallestConflict(eventOf(lines, round - 1, { prohibitions, keptApart, system }), round)?.map(
      ({ players }) => players.map((id) => (40 - id) / 3).join(' '),
    ) ?? null;

  it('is nothing where the round can be paired as it is, wishes and other rounds aside', () => {
    expect(conflict(FOUR, [])).toEqual([]);
    expect(conflict(FOUR, [prohibited(1, 2), prohibited(1, 3)])).toEqual([]);
    expect(conflict(FOUR, [], [apart(false, 1, 2, 3, 4)])).toEqual([]);
    expect(conflict(FOUR, [{ ...prohibited(1, 2, 3, 4), firstRound: 2 }])).toEqual([]);
  });

  it('is unknown without a system or a task, and where the round cannot be paired even without any', () => {
    expect(conflict(FOUR, [], [], { system: 'unknown' })).toBeNull();
    expect(smallestConflict(eventOf(FOUR, 0), 6)).toBeNull();
    const met = ['2w= 3w= 4w=', '1b= 4b= 3b=', '4w= 1b= 2w=', '3b= 2w= 1b='];
    expect(conflict(met, [prohibited(1, 2)], [], { round: 4 })).toBeNull();
  });

  it('is the one constraint without which all can be paired', () => {
    expect(conflict(FOUR, [prohibited(4, 3), prohibited(1, 2, 3)])).toEqual(['1 2 3']);
    expect(conflict(FOUR, [], [apart(false, 1, 4), apart(true, 2, 3, 4)])).toEqual(['2 3 4']);
  });

  it('is the first in their order of those that help alike', () => {
    const each = [prohibited(1, 2), prohibited(1, 3), prohibited(1, 4)];
    expect(conflict(FOUR, each)).toEqual(['1 2']);
    expect(conflict(FOUR, each.toReversed())).toEqual(['1 4']);
    // Without the first one 3 and 4, who are left, may not meet.
    expect(conflict(FOUR, [...each, prohibited(3, 4)])).toEqual(['1 3']);
  });

  it('is both of two where neither helps alone, in their order', () => {
    expect(conflict(FOUR, [prohibited(2, 3), prohibited(1, 2, 3), prohibited(3, 2, 1)])).toEqual([
      '1 2 3',
      '3 2 1',
    ]);
    const all = [prohibited(1, 2, 3, 4), prohibited(2, 1, 4, 3)];
    expect(conflict(FOUR, all)).toEqual(['1 2 3 4', '2 1 4 3']);
  });

  it('of an odd number is looked for among all', () => {
    const three = ['.', '.', '.'];
    expect(conflict(three, [prohibited(1, 2), prohibited(1, 3)])).toEqual([]);
    expect(conflict(three, [prohibited(1, 2), prohibited(1, 3), prohibited(2, 3)])).toEqual(['1 2']);
  });

  it('passes by constraints of players who do not take part', () => {
    const away = ['.', '.', '.', '.', 'Z', 'Z'];
    expect(conflict(away, [prohibited(1, 5), prohibited(5, 6), prohibited(2, 3, 4)])).toEqual(['2 3 4']);
  });
});

it('a task under other constraints forgets those of the event, in the field as among the competitors', () => {
  const made = pairingTaskOf(eventOf(FOUR, 0, { prohibitions: [prohibited(1, 2)] }), 1);
  if (!made.ok) throw new Error(made.failure.code);
  const constraints: readonly Constraint[] = [
    { by: 'players', value: '', firm: true, firstRound: 1, lastRound: 5, players: [idOf(2), idOf(4)] },
  ];
  const task = underConstraints(made.value, constraints);
  const barred = (players: Iterable<{ readonly id: number; readonly barred: Iterable<number> }>) =>
    Array.from(players, ({ id, barred: from }) => [
      (40 - id) / 3,
      ...Array.from(from, (each) => (40 - each) / 3),
    ]);
  expect(barred(task.competitors)).toEqual([[1], [2, 4], [3], [4, 2]]);
  expect(barred(task.field.values()).sort((a, b) => a[0]! - b[0]!)).toEqual([[1], [2, 4], [3], [4, 2]]);
  expect(task.round).toBe(1);
});

describe('what a wish would have cost', () => {
  const costs = (
    lines: readonly string[],
    keptApart: readonly KeepApart[],
    { round = 1, system = 'dutch-2026', prohibitions = [] as readonly Prohibition[] } = {},
  ) =>
    wishesOf(eventOf(lines, round, { keptApart, prohibitions, system }), round).map(
      ({ constraint, broken, cost }) => ({
        wish: constraint.players.map((id) => (40 - id) / 3).join(' '),
        broken: broken.map(({ white, black }) => `${(40 - white) / 3}-${(40 - black) / 3}`).join(' '),
        cost,
      }),
    );
  /** Round 1 as the Dutch System pairs it. */
  const FIRST = ['3w1', '4b1', '1b0', '2w0'];
  /** The winners 1 and 2 meet, and 3 meets 4. */
  const SECOND = ['3w1 2b=', '4b1 1w=', '1b0 4w=', '2w0 3b='];

  it('is none where it is met, and there is no wish without two who play', () => {
    expect(costs(FIRST, [])).toEqual([]);
    expect(costs(FIRST, [apart(true, 1, 3)])).toEqual([]);
    expect(costs(FIRST, [apart(false, 1, 2), apart(false, 1, 4)])).toEqual([
      { wish: '1 2', broken: '', cost: null },
      { wish: '1 4', broken: '', cost: null },
    ]);
    expect(costs([...FIRST, '.', '.'], [apart(false, 1, 5), apart(false, 5, 6)])).toEqual([]);
    expect(costs(FIRST, [apart(false, 1, 3)], { system: 'unknown' })).toEqual([]);
  });

  it('is the order of the text, where the round with it is as good', () => {
    expect(costs(FIRST, [apart(false, 1, 3)])).toEqual([
      { wish: '1 3', broken: '1-3', cost: { kind: 'order' } },
    ]);
    expect(costs(FIRST, [apart(false, 1, 3, 2, 4)])).toEqual([
      { wish: '1 3 2 4', broken: '1-3 4-2', cost: { kind: 'impossible' } },
    ]);
  });

  it('is impossible where constraints that are firm leave no other round', () => {
    const prohibitions = [prohibited(1, 2)];
    expect(costs(FIRST, [apart(false, 1, 3)], { prohibitions })[0]!.cost).toEqual({ kind: 'order' });
    expect(costs(FIRST, [apart(false, 1, 3), apart(true, 1, 4)], { prohibitions })[0]!.cost).toEqual({
      kind: 'impossible',
    });
  });

  it('is that of one wish alone, whatever else is wished', () => {
    expect(costs(FIRST, [apart(false, 1, 3), apart(false, 1, 4), apart(false, 1, 2)])).toEqual([
      { wish: '1 3', broken: '1-3', cost: { kind: 'order' } },
      { wish: '1 4', broken: '', cost: null },
      { wish: '1 2', broken: '', cost: null },
    ]);
  });

  it('is the order, too, where only one of the two rounds has a bye, so that their rules do not stand side by side', () => {
    // The bye of the record goes to two, and its score comes first; of four who are all paired nobody has one.
    expect(costs(['2w1', '1b0', 'U', 'U'], [apart(false, 1, 2)])).toEqual([
      { wish: '1 2', broken: '1-2', cost: { kind: 'order' } },
    ]);
  });

  it('is the first rule that the round with it meets less well', () => {
    // 1 and 2 would both leave their group.
    expect(costs(SECOND, [apart(false, 1, 2)], { round: 2 })).toEqual([
      {
        wish: '1 2',
        broken: '2-1',
        cost: {
          kind: 'rule',
          row: { id: 'C6', article: '2.4.1', label: 'down', unit: 'count' },
          now: [0],
          then: [2],
        },
      },
    ]);
  });
});
