/** Rounds of the same weight: of these the one that is recorded is kept. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { closestRound } from '../../../src-engine/systems/mwm/closest.ts';
import { allocate } from '../../../src-engine/systems/mwm/colours.ts';
import type { Manner } from '../../../src-engine/systems/mwm/merit.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { narrowTask } from '../narrow.ts';

/** Players 11, 12 … by rank, as `score:colour difference`; the numbers run against the ranks. Some have met. */
function taskOf(field: string, met = ''): PairingTask {
  const games = met.split(' ').map((game) => game.split('-').map(Number));
  const competitors = field.split(' ').map((word, place) => {
    const [score, colourDifference] = word.split(':').map(Number);
    const id = 11 + place;
    const opponents = games.flatMap(([a, b]) => (a === id ? [b!] : b === id ? [a!] : []));
    const [tpn, rating] = [40 - place, 2000 - place];
    return { id, tpn, rating, score, colourDifference, met: new Set(opponents), barred: new Set() };
  }) as unknown as Competitor[];
  const byId = new Map(competitors.map((player) => [player.id, player]));
  return { competitors, field: byId, seed: 6, round: 3 } as unknown as PairingTask;
}

/** `11-14 12-13` with White first; a number alone is the bye. */
function roundOf(text: string): Pairing {
  const words = text.split(' ').map((word) => word.split('-').map(Number));
  return {
    pairs: words.flatMap(([white, black]) => (black === undefined ? [] : [{ white: white!, black }])),
    bye: words.find(({ length }) => length === 1)?.[0] ?? null,
  };
}

const textOf = ({ pairs, bye }: Pairing) =>
  [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye === null ? [] : [bye])].join(' ');

const closest = (manner: Manner, task: PairingTask, recorded: string, expected: string) =>
  textOf(closestRound(manner, task, roundOf(recorded), roundOf(expected)));

describe('the round nearest to a recorded one', () => {
  it.each(['dutch', 'burstein', 'monrad'] as const)(
    '%s: has the order of its boards, in whatever order they are compared',
    (manner) => {
      let turned = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const task = narrowTask(seed);
        const paired = task === null ? null : systemOf(`mwm-${manner}`)!.pair(task);
        if (task === null || paired?.ok !== true) continue;
        const { pairs, bye } = paired.value;
        const recorded = { bye, pairs: pairs.toReversed() };
        expect(closestRound(manner, task, recorded, paired.value), `seed ${seed}`).toEqual(recorded);
        turned++;
      }
      expect(turned).toBeGreaterThan(10);
    },
  );

  // The lower colour difference has White: 11 and 13, of whomever they meet among 12 and 14.
  const four = taskOf('10:-1 10:1 10:-1 10:1');
  const same = '10:0 10:0 10:0 10:0';

  it('is the recorded one where the parts add up to the same, and ours where they do not', () => {
    // Distances 3 + 1 and 1 + 1.
    expect(closest('monrad', four, '11-14 13-12', '11-12 13-14')).toBe('11-12 13-14');
    expect(closest('burstein', four, '11-14 13-12', '11-12 13-14')).toBe('11-12 13-14');
    // Sums of colour differences 2 + 2 and 0 + 0.
    expect(closest('random', four, '11-13 12-14', '11-12 13-14')).toBe('11-12 13-14');
    // Differences of scores 5 + 5 and 0 + 0.
    const apart = taskOf('15:1 15:0 10:1 10:0');
    expect(closest('random', apart, '14-11 12-13', '12-11 14-13')).toBe('12-11 14-13');
  });

  it('lots decide of the third part in Random and Random2', () => {
    expect(closest('random', four, '11-14 13-12', '11-12 13-14')).toBe('11-14 13-12');
    expect(closest('random2', four, '11-14 13-12', '11-12 13-14')).toBe('11-14 13-12');
  });

  it('sums of distances are equal with other terms, sums of powers only with the same', () => {
    const six = taskOf(`${same} 10:0 10:0`);
    const expected = '11-13 12-14 15-16';
    // Distances 3, 1, 1 against 2, 2, 1.
    for (const recorded of ['11-14 12-13 15-16', '14-11 12-13 16-15']) {
      expect(closest('monrad', six, recorded, expected)).toBe(recorded);
      expect(closest('burstein', six, recorded, expected)).not.toContain('14-11');
      expect(closest('burstein', six, recorded, expected)).not.toContain('11-14');
    }
    // 1, 2, 2.
    for (const recorded of ['11-12 13-15 14-16', '12-11 15-13 14-16'])
      expect(closest('burstein', six, recorded, expected)).toBe(recorded);
  });

  it('colours by lot are as recorded, also where the round is ours; other colours are not', () => {
    const two = taskOf('10:0 10:0');
    expect(closest('dutch', two, '11-12', '11-12')).toBe('11-12');
    expect(closest('dutch', two, '12-11', '11-12')).toBe('12-11');
    expect(closest('monrad', four, '12-11 14-13', '11-12 13-14')).toBe('11-12 13-14');
    // Who meets whom is ours; 15 and 16 are a board of both.
    const six = taskOf('10:-1 10:1 10:-1 10:1 10:0 10:0');
    for (const board of ['15-16', '16-15'])
      expect(closest('monrad', six, `11-14 13-12 ${board}`, '11-12 13-14 15-16')).toBe(
        `11-12 13-14 ${board}`,
      );
    // Without a record of the board the lot has the say.
    const [a, b] = two.competitors as [Competitor, Competitor];
    const { white, black } = allocate(two, a, b).pair;
    expect(closestRound('dutch', two, roundOf(''), roundOf('11-12')).pairs).toEqual([{ white, black }]);
  });

  it('ranks and scoregroups are those without the bye', () => {
    // Of four, two half deviations of 2 each: distances 1, 1 and 3, 1. Of five they would be 1, 3 and 3, 3.
    const five = taskOf(`${same} 10:0`);
    expect(closest('dutch', five, '11-13 14-15 12', '11-15 13-14 12')).toBe('11-13 14-15 12');
  });

  it.each([
    ['another bye', '11-12 13-14 15', '11-12 13-15 14'],
    ['no bye', '11-12 13-14', '11-12 13-15 14'],
    ['a board less', '11-12', '11-12 13-14'],
    ['somebody who is not in the round', '11-12 13-99', '11-12 13-14'],
    ['the bye at a board', '11-12 13-15 15', '11-12 13-14 15'],
  ])('is ours where the recorded one has %s', (_, recorded, expected) => {
    const task = taskOf(`${same}${expected.length > 11 ? ' 10:0' : ''}`);
    const round = closestRound('random', task, roundOf(recorded), roundOf(expected));
    const games = ({ pairs }: Pairing) => pairs.map(({ white, black }) => [white, black].sort());
    expect([games(round), round.bye]).toEqual([games(roundOf(expected)), roundOf(expected).bye]);
  });

  it('is ours where two of the recorded round have met, or lean too far to one colour together', () => {
    const met = taskOf('10:-1 10:1 10:-1 10:1', '12-13');
    expect(closest('random', met, '11-14 13-12', '11-12 13-14')).toBe('11-12 13-14');
    // |2 + 2| is not below 2 · 2 games, and 4 + 0 is as much as 2 + 2.
    const leaning = taskOf('10:2 10:2 10:0 10:0');
    expect(closest('random', leaning, '11-12 13-14', '13-11 14-12')).toBe('13-11 14-12');
  });
});
