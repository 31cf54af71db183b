/** BCF Swiss pairing rules, rule by rule; test/oracle/bcf.ts holds all of them against random rounds. */
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../src-engine/systems/bcf/allocation.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { byeRanking, floaterRanking } from '../../../src-engine/systems/bcf/floats.ts';
import { exchangesOf } from '../../../src-engine/systems/bcf/level.ts';
import { claimRanks, compareClaims } from '../../../src-engine/systems/bcf/seekers.ts';
import type { Weighing } from '../../../src-engine/systems/bcf/weighing.ts';
import { meetingsOf, pairedOf, taskOf, type Card } from './position.ts';

const level = (cards: readonly Omit<Card, 'score'>[], score = 10): Card[] =>
  cards.map((card) => ({ ...card, score }));
const numbers = (list: readonly number[], score = 10): Card[] => list.map((no) => ({ no, score }));
const places = (
  cards: readonly Card[],
  float: 'down' | 'up',
  round: number,
  group: 'white' | 'black' | null = null,
) => floaterRanking(taskOf(round, cards).competitors, group, float, round).map(({ player }) => player.tpn);

describe('BCF rules 1–13: meetings, cards, byes, levels', () => {
  it('1: nobody plays an opponent twice, and colours never forbid a game', () => {
    expect(pairedOf(taskOf(4, level([{ no: 3, met: [5] }, { no: 5 }])))).toBe('no-legal-pairing');
    expect(
      pairedOf(
        taskOf(
          4,
          level([
            { no: 3, colours: 'WWW' },
            { no: 5, colours: 'WWW' },
          ]),
        ),
      ),
    ).toBe('5-3');
  });

  it('2: score before colour, colour before grading, grading before float history', () => {
    const fewFloats = [
      ...level(
        [
          { no: 2, colours: 'W' },
          { no: 4, colours: 'W' },
        ],
        20,
      ),
      ...level([
        { no: 3, colours: 'B' },
        { no: 5, colours: 'B' },
      ]),
    ];
    expect(meetingsOf(taskOf(2, fewFloats))).toBe('2-4 3-5');
    // By grading 1–3 and 2–4, who seek the same.
    const alike = ['W', 'B', 'W', 'B'].map((colours, place) => ({ no: place + 1, score: 10, colours }));
    expect(meetingsOf(taskOf(2, alike))).toBe('1-4 2-3');
    // 3 alone has not floated, but without them 1 could only meet somebody of the upper half.
    const upper = level([
      { no: 1, down: [3], met: [4, 5] },
      { no: 2, down: [3] },
      { no: 3 },
      { no: 4, down: [3] },
      { no: 5, down: [3] },
    ]);
    expect(meetingsOf(taskOf(4, [...upper, { no: 6, score: 5 }]))).toBe('1-3 2-5 4-6');
  });

  it('4: cards stand by grade, whatever the order of registration', () => {
    expect(pairedOf(taskOf(1, numbers([7, 2, 9, 4], 0)))).toBe('7-2 9-4');
  });

  it('5: the bye of round 1 is given at the median or just below', () => {
    expect(pairedOf(taskOf(1, numbers([1, 3, 5, 7, 9], 0)))).toMatch(/ 5-$/);
  });

  it('6: the lowest level, its larger colour group, from the median downwards, then upwards', () => {
    const cards = (four: Partial<Card>): Card[] => [
      ...level(
        [
          { no: 1, colours: 'W' },
          { no: 2, colours: 'B' },
        ],
        20,
      ),
      ...level([
        { no: 3, colours: 'B' },
        { no: 4, colours: 'B', ...four },
        { no: 5, colours: 'W' },
        { no: 6, colours: 'B' },
        { no: 7, colours: 'W' },
      ]),
    ];
    const order = (four: Partial<Card>) => byeRanking(taskOf(3, cards(four))).map(({ tpn }) => tpn);
    expect(order({}).slice(0, 5)).toEqual([6, 4, 3, 5, 7]);
    expect(order({ byes: { 1: 'H' } })).toEqual([6, 3, 5, 7, 2, 1, 4]);
    expect(order({ byes: { 1: 'U' } })).toEqual([6, 3, 5, 7, 2, 1]);
    expect(order({ byes: { 1: 'Z' } })[1]).toBe(4);
    const half = { round: 4, kind: 'half' } as const;
    expect(order({ absences: [half] })[1]).toBe(3);
    // Neither an absence without points, nor a bye of this round, nor one that whoever leaves will not have.
    expect(order({ absences: [{ ...half, kind: 'zero' }] })[1]).toBe(4);
    expect(order({ absences: [{ ...half, round: 3 }] })[1]).toBe(4);
    expect(order({ absences: [half], withdrawnFrom: 4 })[1]).toBe(4);
    expect(order({ absences: [half], withdrawnFrom: 5 })[1]).toBe(3);
  });

  it('7: the chosen player has no colour', () => {
    const task = taskOf(1, numbers([1, 3, 5], 0));
    const round = BCF.pair(task);
    const reason = round.ok ? BCF.reasons(task, round.value).at(-1) : undefined;
    expect(reason).toMatchObject({
      white: task.competitors[1]!.id,
      black: null,
      reason: { article: 'BCF rule 5' },
      colour: { code: 'no-colour' },
    });
  });

  it('8: 64 players, both examples', () => {
    const field = numbers(
      Array.from({ length: 64 }, (_, index) => index + 1),
      0,
    );
    expect(pairedOf(taskOf(1, field, 'white'))).toMatch(/^1-33 34-2 3-35 /);
    expect(pairedOf(taskOf(1, field, 'black'))).toMatch(/^33-1 2-34 35-3 /);
  });

  it('9, 19: pairs stay on their level, and one of an odd level goes to the next', () => {
    expect(
      meetingsOf(taskOf(2, [...numbers([1, 2, 3], 20), ...numbers([4, 5, 6], 10), ...numbers([7, 8], 0)])),
    ).toBe('1-3 2-5 4-6 7-8');
  });

  it('10: the fewest floaters, by the smallest sum of differences', () => {
    const cards = [
      { no: 1, score: 30, met: [2] },
      { no: 2, score: 20 },
      { no: 3, score: 10 },
      { no: 4, score: 5 },
    ];
    expect(meetingsOf(taskOf(4, cards))).toBe('1-3 2-4');
  });

  it('11, 13: the highest level first; as few levels as possible are disturbed to avoid blockage', () => {
    const blocked = [
      ...numbers([1, 2], 30),
      ...numbers([3, 4], 20),
      { no: 5, score: 10, met: [6] },
      { no: 6, score: 10 },
    ];
    expect(meetingsOf(taskOf(4, blocked))).toBe('1-2 3-6 4-5');
  });

  it('12: games inside one half are counted once each', () => {
    const partners = [1, 0, 4, 5, 2, 3, 7, 6];
    const optimum = { size: 8, partnerOf: (place: number) => partners[place]! };
    expect(exchangesOf(optimum as Weighing)).toBe(2);
    const across = { size: 8, partnerOf: (place: number) => (place + 4) % 8 };
    expect(exchangesOf(across as Weighing)).toBe(0);
  });
  it('12, 23: top half against bottom half; exchanges at the border, as few as possible', () => {
    expect(meetingsOf(taskOf(4, numbers([1, 2, 3, 4, 5, 6])))).toBe('1-4 2-5 3-6');
    const met = [{ no: 1, score: 10, met: [4, 5, 6] }, ...numbers([2, 3, 4, 5, 6])];
    expect(meetingsOf(taskOf(4, met))).toBe('1-3 2-5 4-6');
  });
});

describe('BCF rule 10: floaters where a level cannot be left by one', () => {
  /** Who may still meet whom; all others have met. */
  const only = (open: string, scores: Readonly<Record<number, number>>): Card[] => {
    const may = new Set(open.split(' '));
    const all = Object.keys(scores).map(Number);
    return all.map((no) => ({
      no,
      score: scores[no]!,
      met: all.filter((other) => other > no && !may.has(`${no}-${other}`)),
    }));
  };
  const upper = { 1: 90, 2: 90, 3: 90, 4: 90, 5: 90 };

  it('the fewest float, however far one of them goes', () => {
    // Either 5 alone floats, past the next level, or 2, 3 and 4 do to that one.
    const open = '1-2 3-4 5-9 6-7 8-10 1-5 2-6 3-7 4-8 9-10';
    for (const [next, last] of [
      [85, 0],
      [85, 80],
      [10, 0],
    ] as const)
      expect(
        meetingsOf(taskOf(9, only(open, { ...upper, 6: next, 7: next, 8: next, 9: last, 10: last }))),
      ).toBe('1-2 3-4 5-9 6-7 8-10');
  });

  it('of the top level too, where other rounds would have fewer games of two who seek the same', () => {
    // 1 and 2 have met. Both go to the next level, though they and those seek White and the last ones seek Black.
    const colours = (no: number) => (no < 5 ? 'WB'.repeat(4) : 'BW'.repeat(4));
    const cards = only('1-3 2-4 1-5 2-6 3-4 5-6', {
      1: 30,
      2: 30,
      3: 20,
      4: 20,
      5: 10,
      6: 10,
    });
    const round = taskOf(
      9,
      cards.map((card) => ({ ...card, colours: colours(card.no) })),
    );
    expect(meetingsOf(round)).toBe('1-3 2-4 5-6');
  });

  it('of the last level but one too', () => {
    // 3 and 4 can meet nobody of theirs; 5 and 6 stay, though both seek White.
    const colours = (no: number) => (no < 7 ? 'WB'.repeat(4) : 'BW'.repeat(4));
    const scores = { 1: 30, 2: 30, 3: 20, 4: 20, 5: 20, 6: 20, 7: 10, 8: 10, 9: 10, 10: 10 };
    const cards = only('1-2 5-6 3-7 4-8 9-10 5-9 6-10 7-8 3-8 4-7', scores);
    const round = taskOf(
      9,
      cards.map((card) => ({ ...card, colours: colours(card.no) })),
    );
    expect(meetingsOf(round)).toBe('1-2 3-7 4-8 5-6 9-10');
  });
});

describe('BCF rules 14–18: colour groups and transfers', () => {
  it('14, 15: White seekers play Black seekers; who has had no game seeks neither', () => {
    const cards = level([
      { no: 1, colours: 'B' },
      { no: 2, colours: 'W' },
      { no: 3, colours: 'B' },
      { no: 4, colours: 'W' },
    ]);
    expect(pairedOf(taskOf(2, cards))).toBe('1-4 3-2');
    expect(pairedOf(taskOf(2, level([{ no: 1 }, { no: 2, colours: 'B' }])))).toBe('2-1');
  });

  it('16: the twelve sequences, from the strongest claim to White to the strongest to Black', () => {
    const sequences = 'BWBB BBWB BBBW WWBB WBWB BWWB WBBW BWBW BBWW WWWB WWBW WBWW'.split(' ');
    const players = taskOf(
      5,
      sequences.map((colours, place) => ({ no: 31 - place, score: 10, colours })),
    ).competitors;
    const strongest = [...players].sort(compareClaims);
    expect(strongest.map(({ tpn }) => sequences[31 - tpn])).toEqual(sequences);
    const ranks = claimRanks(players);
    expect(strongest.map((player) => ranks.get(player))).toEqual([5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5]);
  });

  it('16: the weakest claims are transferred', () => {
    const cards = level([
      { no: 1, colours: 'BWBB' },
      { no: 2, colours: 'WBWB' },
      { no: 3, colours: 'BBWB' },
      { no: 4, colours: 'BWWB' },
    ]);
    expect(pairedOf(taskOf(5, cards))).toBe('1-4 3-2');
  });

  it('17: levels with the same excess are one for transfers, the weaker claim of the upper one is transferred', () => {
    const upper = level(
      [
        { no: 1, colours: 'BBWB' },
        { no: 2, colours: 'BWWB' },
        { no: 3, colours: 'WBWB' },
      ],
      20,
    );
    const lower = level([{ no: 4, colours: 'BWBB' }]);
    expect(pairedOf(taskOf(5, [...upper, ...lower]))).toBe('1-3 4-2');
  });

  it('18: of two identical sequences the one who stays is transferred', () => {
    const upper = level(
      [
        { no: 1, colours: 'WB', met: [3] },
        { no: 2, colours: 'BW' },
        { no: 3, colours: 'BW' },
      ],
      20,
    );
    const lower = level([{ no: 4, colours: 'WW' }], 10);
    expect(pairedOf(taskOf(3, [...upper, ...lower]))).toBe('1-4 3-2');
  });
});

describe('BCF rules 19–24: floaters', () => {
  const history = [{ no: 2 }, { no: 3 }, { no: 4, down: [3] }, { no: 5, down: [4] }, { no: 6, down: [2] }];

  it('20 a, b, c: from the median down by a, b and c, then up by b and c', () => {
    expect(places(level(history), 'down', 5)).toEqual([6, 4, 3, 2, 5]);
    expect(places(level(history), 'down', 6)).toEqual([4, 6, 5, 3, 2]);
    const allBefore = level([
      { no: 1, down: [4] },
      { no: 2, down: [2, 4] },
      { no: 3, down: [4] },
    ]);
    expect(places(allBefore, 'down', 5)).toEqual([3, 1, 2]);
  });

  it('20: in the larger colour group, and by the same tests outside of it', () => {
    const cards = level([
      { no: 1, colours: 'B' },
      { no: 2, colours: 'B', down: [1] },
      { no: 3, colours: 'W', down: [1] },
      { no: 4, colours: 'W' },
    ]);
    expect(places(cards, 'down', 2, 'white')).toEqual([1, 2, 4, 3]);
  });

  it('20, 21: the median of an even level lies between the halves', () => {
    expect(places(numbers([1, 2, 3, 4]), 'down', 1)).toEqual([3, 4, 2, 1]);
    expect(places(numbers([1, 2, 3, 4]), 'up', 1)).toEqual([2, 1, 3, 4]);
    expect(places(numbers([1, 2, 3]), 'down', 1)).toEqual([2, 3, 1]);
    expect(places(numbers([1, 2, 3]), 'up', 1)).toEqual([2, 1, 3]);
  });

  it('21 a, b, c: from the median up by a, b and c, then down by b and c', () => {
    const cards = level([{ no: 2, up: [2] }, { no: 3, up: [4] }, { no: 4, up: [3] }, { no: 5 }, { no: 6 }]);
    expect(places(cards, 'up', 5)).toEqual([2, 4, 5, 6, 3]);
  });

  it('22: where the two have met, the next by 21', () => {
    const cards = [{ no: 1, score: 20, met: [3] }, ...numbers([2, 3, 4])];
    expect(meetingsOf(taskOf(3, cards))).toBe('1-2 3-4');
  });

  it('24 c: another floater where that saves an exchange of those who stay', () => {
    const cards = [{ no: 1, score: 20, met: [4, 5] }, ...numbers([2, 3, 4, 5], 20), { no: 6, score: 10 }];
    expect(meetingsOf(taskOf(4, cards))).toBe('1-3 2-5 4-6');
  });
});

describe('BCF rule 25 and the notes', () => {
  it('25: identical sequences give the higher ranked the colour, others go by their claims', () => {
    const groundOf = (high: string, low: string) => {
      const task = taskOf(
        5,
        level([
          { no: 3, colours: high },
          { no: 8, colours: low },
        ]),
      );
      const [a, b] = task.competitors;
      const { ground, pair } = allocate(task, a!, b!);
      return [ground, pair.white === a!.id];
    };
    expect(groundOf('WBBW', 'WBBW')).toEqual(['identical', false]);
    expect(groundOf('WBBW', 'BW')).toEqual(['claim', true]);
    expect(groundOf('BW', 'WBBW')).toEqual(['claim', false]);
    expect(groundOf('WB', 'WB')).toEqual(['identical', true]);
  });

  it('note 3: only in round 2 half-point byes of round 1 keep two players apart', () => {
    const cards = (byes: Card['byes']) =>
      level([{ no: 1, byes: byes! }, { no: 2 }, { no: 3, byes: byes! }, { no: 4 }], 5);
    expect(meetingsOf(taskOf(2, cards({ 1: 'H' })))).toBe('1-4 2-3');
    expect(meetingsOf(taskOf(3, cards({ 1: 'H', 2: 'Z' })))).toBe('1-3 2-4');
    expect(meetingsOf(taskOf(2, cards({ 1: 'Z' })))).toBe('1-3 2-4');
  });

  it('note 5: a defaulted game is not paired again without need, between levels neither', () => {
    expect(meetingsOf(taskOf(2, [{ no: 1, score: 10, defaulted: [3] }, ...numbers([2, 3, 4])]))).toBe(
      '1-4 2-3',
    );
    expect(meetingsOf(taskOf(2, [{ no: 1, score: 20, defaulted: [3] }, ...numbers([2, 3, 4])]))).toBe(
      '1-2 3-4',
    );
    const two = [
      { no: 1, score: 10, defaulted: [2] },
      { no: 2, score: 10 },
    ];
    expect(meetingsOf(taskOf(2, two))).toBe('1-2');
  });
});
