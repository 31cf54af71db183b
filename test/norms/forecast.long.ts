/** B.01 1.4: what games to come can still do, against what comes of it when they are played. */
import { describe, expect, it } from 'vitest';
import {
  normDetailOf,
  type GameResult,
  type PlayerId,
  type Points,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { cases } from '../effort.ts';
import { pick, upTo } from '../oracle/tie-breaks/events.ts';
import { detailOf, seekerEvent } from './seeker.ts';

const RESULT: Record<number, GameResult> = { 10: 'white-wins', 5: 'draw', 0: 'black-wins' };

/** The event when the open game ended so and the last round was played against this opponent. */
function played(event: Tournament, results: readonly Points[], opponent: PlayerId): Tournament {
  const queue = [...results];
  const closed = event.rounds.map((round) => ({
    ...round,
    boards: round.boards.map((board) =>
      board.white === 1 && board.result === 'open' ? { ...board, result: RESULT[queue.shift()!]! } : board,
    ),
  }));
  if (queue.length === 0) return { ...event, rounds: closed };
  const board = { white: 1, black: opponent, result: RESULT[queue.shift()!]!, ratedAs: null };
  return { ...event, rounds: [...closed, { ...closed[0]!, boards: [board], unpaired: [] }] };
}

describe('on random events', () => {
  const FEDERATIONS = ['NOR', 'SWE', 'SWE', 'POL', 'GER', 'XXX'];
  const words = (random: () => number) =>
    `${pick(random, ['GM', 'IM', 'IM', 'FM', 'WGM', 'CM', '-'])} ${random() < 0.05 ? 0 : upTo(random, 2250, 2600)} ${pick(random, FEDERATIONS)}`;

  it('says of each opponent what comes of it when they are played', () => {
    const seen = { yes: 0, if: 0, no: 0 };
    for (let seed = 1; seed <= cases(12, 25); seed++) {
      const random = randomOf(seed);
      const rounds = upTo(random, 9, 11);
      const meetings = Array.from({ length: rounds - 1 }, (_, index) =>
        index === rounds - 2 && random() < 0.6
          ? `${words(random)} ?`
          : `${words(random)} ${pick(random, ['1', '1', '=', '=', '0'])}`,
      );
      const others = Array.from({ length: 6 }, () => words(random));
      const base = seekerEvent(meetings, { others });
      const event = { ...base, rules: { ...base.rules, rounds } };
      for (const title of ['GM', 'IM', 'WGM', 'WIM'] as const) {
        const { outlook, row } = detailOf(event, title);
        if (row.verdict === 'made' || row.verdict === 'if-exempt') continue;
        for (const { results, verdict, suitable } of outlook) {
          const suit = event.players
            .slice(rounds)
            .filter(({ id }) => normDetailOf(played(event, results, id), 1, title)!.row.verdict === 'made');
          expect(suitable, `seed ${seed}, ${title}, ${results.join(' ')}`).toEqual({
            players: suit.length,
            of: 6,
          });
          seen[verdict]++;
        }
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(10, 20));
  });

  it('takes the fewest points of all sequences, one or several games before the end', () => {
    const seen = { out: 0, 'in-reach': 0, sure: 0 };
    for (let seed = 1; seed <= cases(20, 60); seed++) {
      const random = randomOf(seed);
      const rounds = upTo(random, 9, 11);
      const toCome = upTo(random, 1, 3);
      const isPaired = random() < 0.5;
      const meetings = Array.from({ length: rounds - toCome }, (_, index) =>
        isPaired && index === rounds - toCome - 1
          ? `${words(random)} ?`
          : `${words(random)} ${pick(random, ['1', '1', '1', '=', '0'])}`,
      );
      const base = seekerEvent(meetings, { others: Array.from({ length: 12 }, () => words(random)) });
      const event = { ...base, rules: { ...base.rules, rounds } };
      for (const title of ['GM', 'IM', 'WGM', 'WIM'] as const) {
        const { outlook, row } = detailOf(event, title);
        if (row.verdict === 'made' || row.verdict === 'if-exempt') continue;
        const possible = outlook.filter(({ verdict }) => verdict !== 'no');
        const least = possible.length === 0 ? null : Math.min(...possible.map(({ points }) => points));
        const isSure = outlook.at(-1)!.verdict === 'yes';
        const verdict = least === null ? 'out' : isSure ? 'sure' : 'in-reach';
        expect([row.least, row.verdict], `seed ${seed}, ${title}`).toEqual([least, verdict]);
        seen[verdict]++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(1, 5));
  });

  it('asks for the least that is enough', () => {
    let asked = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomOf(seed);
      const meetings = Array.from({ length: 8 }, () => `${words(random)} ${pick(random, ['1', '=', '0'])}`);
      const others = Array.from({ length: 6 }, () => words(random));
      const event = (more: readonly string[]) => {
        const base = seekerEvent(meetings, { others: more });
        return { ...base, rules: { ...base.rules, rounds: 9 } };
      };
      for (const title of ['IM', 'WIM'] as const) {
        const { outlook, needs, row } = detailOf(event(others), title);
        if (row.verdict === 'if-exempt') continue;
        outlook.forEach(({ results }, index) => {
          const need = needs[index];
          if (need === null || need === undefined) return;
          asked++;
          const made = (rating: number, isTitled: boolean) => {
            const holder = need.group > 0 ? title : need.titled > 0 ? 'FM' : '-';
            const one = event([`${isTitled ? holder : '-'} ${rating} AND`]);
            return normDetailOf(played(one, results, 10), 1, title)!.row.verdict === 'made';
          };
          expect(made(need.rating || 1400, true), `seed ${seed}`).toBe(true);
          if (need.rating > 0) expect(made(need.rating - 1, true)).toBe(false);
          if (need.titled > 0) expect(made(3000, false)).toBe(false);
        });
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});
