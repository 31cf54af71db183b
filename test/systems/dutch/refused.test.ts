/** Rounds that cannot be paired, or not with what is demanded. Identities run against the numbers. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { Rules } from '../../../src-engine/model/rules.ts';
import { fail } from '../../../src-engine/model/outcome.ts';
import { EDITIONS, DUTCH_2017, DUTCH_2026 } from '../../../src-engine/systems/dutch/systems.ts';
import { findRound } from '../../../src-engine/systems/dutch/dutch.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { eventOf, idOf } from '../../renumbered.ts';

function taskOf(lines: readonly string[], played: number, rules: Partial<Rules> = {}): PairingTask {
  const task = pairingTaskOf(eventOf(lines, played, rules), played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

const FOUR = ['.', '.', '.', '.'];
const FIVE = [...FOUR, '.'];
/** 1 and 3 have won against 2 and 4. */
const WINNERS = ['2w1', '1b0', '4w1', '3b0'];
const players = (...numbers: readonly number[]) => numbers.map(idOf);

describe.each([
  [
    '2026',
    DUTCH_2026,
    { meeting: 'C1 2.1.1', bye: 'C2 2.1.2', colours: 'C3 2.1.3', ends: '1.9.3', first: '5.1' },
  ],
  ['2017', DUTCH_2017, { meeting: 'C.1 C.1', bye: 'C.2 C.2', colours: 'C.3 C.3', ends: 'A.9', first: 'E' }],
] as const)('%s', (year, system, articles) => {
  const failure = (task: PairingTask, ...[options]: [Parameters<typeof system.pair>[1]?]) => {
    const round = system.pair(task, options);
    return round.ok ? 'ok' : round.failure;
  };
  const forbidden = (rule: string, ...numbers: readonly number[]) => {
    const [id, article] = rule.split(' ');
    return { code: 'forced-pair-forbidden', article, players: players(...numbers), rule: id };
  };

  it('nobody is there', () => {
    expect(failure({ ...taskOf(FOUR, 0), competitors: [] })).toEqual({
      code: 'too-few-players',
      players: [],
    });
  });

  it('two who are demanded have met, or must both have the same colour', () => {
    const task = taskOf(WINNERS, 1);
    expect(failure(task, { forced: [[idOf(1), idOf(2)]] })).toEqual(forbidden(articles.meeting, 1, 2));
    expect(failure(task, { forced: [[idOf(4), idOf(1)]] })).toBe('ok');
    const white = taskOf(['3w1 4w1', '5w0 6w0', '1b0 .', '. 1b0', '2b1 .', '. 2b1'], 2);
    expect(failure(white, { forced: [[idOf(2), idOf(1)]] })).toEqual(forbidden(articles.colours, 2, 1));
    const both = [players(5, 6), players(2, 1)] as unknown as readonly [number, number][];
    expect(failure(white, { forced: both })).toEqual(forbidden(articles.colours, 2, 1));
  });

  it('the bye that is demanded is of an even field, of a stranger, or a second one', () => {
    expect(failure(taskOf(FOUR, 0), { forcedBye: idOf(3) })).toEqual(forbidden(articles.bye, 3));
    const five = taskOf(FIVE, 0);
    expect(failure(five, { forcedBye: idOf(9) })).toEqual(forbidden(articles.bye, 9));
    const round = system.pair(five, { forcedBye: idOf(2) });
    expect(round.ok && round.value.bye).toBe(idOf(2));
    const second = taskOf(['2w1', '1b0', '4w1', '3b0', 'U'], 1);
    expect(failure(second, { forcedBye: idOf(5) })).toEqual(forbidden(articles.bye, 5));
    expect(failure(second, { forcedBye: idOf(4) })).toBe('ok');
  });

  it('nobody may have the bye, or nobody is left to meet', () => {
    expect(failure(taskOf(['U', 'U', 'U'], 1))).toMatchObject({
      code: 'nobody-may-receive-bye',
      article: `C.04.3 ${articles.ends}`,
    });
    expect(failure(taskOf(['2w=', '1b='], 1))).toEqual({
      code: 'no-legal-pairing',
      article: `C.04.3 ${articles.ends}`,
      players: expect.arrayContaining(players(1, 2)) as number[],
    });
  });

  it('the first colour is not drawn, where two have no preference', () => {
    const first = { code: 'initial-colour-missing', article: `C.04.3 ${articles.first}` };
    expect(failure({ ...taskOf(FOUR, 0), initialColour: null })).toEqual(first);
    expect(failure({ ...taskOf(WINNERS, 1), initialColour: null })).toBe('ok');
    // 5 and 6, with half a point each, have not played and meet each other.
    expect(failure({ ...taskOf([...WINNERS, 'H', 'H'], 1), initialColour: null })).toEqual(first);
  });

  it('tells of players who are settled, bracket by bracket', () => {
    const told: unknown[] = [];
    const onProgress = (settled: number, all: number) => told.push([settled, all]);
    const round = findRound(
      EDITIONS[year],
      taskOf(WINNERS, 1),
      { onProgress },
      { onBracket: ({ residents }, settled) => told.push([...residents.map(({ id }) => id), settled]) },
    );
    expect(round.ok).toBe(true);
    // Who is moved down is not settled.
    expect(told.slice(0, 2)).toEqual([
      [...players(1, 3), 2],
      [2, 4],
    ]);
    expect(told.at(-1)).toEqual([4, 4]);
  });

  it('explains a round of a system that found none as its own', () => {
    const task = taskOf(WINNERS, 1);
    const pairing = {
      pairs: [
        { white: idOf(2), black: idOf(1) },
        { white: idOf(4), black: idOf(3) },
      ],
      bye: null,
    };
    const codes = (own?: Parameters<typeof system.reasons>[2]) =>
      system.reasons(task, pairing, own).map(({ reason }) => reason.code);
    expect(codes()).toEqual(['by-hand', 'by-hand']);
    expect(codes(fail({ code: 'no-legal-pairing', article: '', players: [] }))).toEqual([
      ...['goes-down', 'goes-down'],
    ]);
  });
});
