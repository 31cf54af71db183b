import { stepLines } from '../../oracle/worded.ts';
import { describe, expect, it } from 'vitest';
import { floaterChoices } from '../../../src-engine/systems/lim/floaters.ts';
import { LIM_2026, LIM_OLD } from '../../../src-engine/systems/lim/lim.ts';
import type { PairingSystem } from '../../../src-engine/systems/system.ts';
import { pairedBy, position, type Standing } from './position.ts';

type Players = Readonly<Record<number, Standing>>;
type Settings = Parameters<typeof position>[1];

/** Round 5: the median is 2 points. Odd numbers are due White, even ones Black, where nothing else is said. */
const usual = (number: number) => (number % 2 === 1 ? 'wbwb' : 'bwbw');

/** `{ 4: [1, 2], 2: [3, 4] }`: players 1 and 2 with 4 points, 3 and 4 with 2; `more` by number. */
function field(
  groups: Readonly<Record<number, readonly number[]>>,
  more: Record<number, Partial<Standing>> = {},
) {
  const players: Record<number, Standing> = {};
  for (const [score, numbers] of Object.entries(groups))
    for (const number of numbers)
      players[number] = { score: Number(score), colours: usual(number), ...more[number] };
  return players;
}

function solve(system: PairingSystem, players: Players, settings: Settings = {}) {
  const task = position(players, settings);
  const steps = stepLines(system, task);
  return { round: pairedBy(system, task), steps: system === LIM_OLD ? steps.map(asIn2026) : steps };
}

/** A step of the older text, which counts some articles by letters, with the article of 2026. */
function asIn2026(line: string): string {
  const renumbered = [
    ['2.3 a–c', '2.3.1–2.3.3'],
    ['2.3 d', '2.3.4'],
    ['4.4 a', '4.4.1'],
    ['4.4 b', '4.4.2'],
  ] as const;
  expect(line).not.toMatch(/^(?:2\.3|4\.4)\.\d/);
  return renumbered.reduce((told, [old, now]) => told.replace(`${old}:`, `${now}:`), line);
}

const EDITIONS = [
  ['2026', LIM_2026],
  ['until 2026', LIM_OLD],
] as const;

describe.each(EDITIONS)('C.04.4.3 (%s) 1 and 2: bye and scoregroups', (_, system) => {
  it('1.1 the bye goes to the lowest rank of the lowest scoregroup who may have it', () => {
    const groups = { 2: [1, 2], 1: [3, 4, 5] };
    expect(solve(system, field(groups)).round).toContain('bye 5');
    expect(solve(system, field(groups, { 5: { byeBarred: true } })).round).toContain('bye 4');
  });

  it('2.2 highest group downwards, lowest upwards, the median last and downward', () => {
    const { round, steps } = solve(system, field({ 4: [1, 2, 3], 2: [4, 5], 0: [6, 7, 8] }));
    expect(steps).toEqual([
      '2.3.4: 3 P3 floats to make the number even',
      '2.3.4: 6 P6 floats to make the number even',
    ]);
    expect(round).toBe('1-2 3-4 5-6 7-8');
  });

  it('2.3.1 (2.3 a) who has met the whole scoregroup is transferred first, then the number is made even', () => {
    const { steps } = solve(system, field({ 4: [1, 2, 3, 4], 2: [5, 6, 7, 8] }, { 1: { met: [2, 3, 4] } }));
    expect(steps).toEqual([
      '2.3.1–2.3.3: 1 P1 has no opponent in the group and floats',
      '2.3.4: 4 P4 floats to make the number even',
    ]);
  });

  it('2.3.2 (2.3 b) two more of one colour, and nobody in the scoregroup gives the other', () => {
    const white = { colours: 'wwbww' };
    const players = field({ 4: [1, 2], 2: [3, 4, 5, 6] }, { 1: { colours: 'wbwbww' }, 2: white });
    const both = [1, 2].map(
      (number) => `2.3.1–2.3.3: ${number} P${number} has no opponent in the group and floats`,
    );
    expect(solve(system, players, { round: 5 }).steps).toEqual(both);
    const level = field({ 4: [1, 2], 2: [3, 4, 5, 6] }, { 1: { colours: 'wwbw' }, 2: { colours: 'wbww' } });
    expect(solve(system, level).steps).toEqual(both);
  });

  it('2.3.3 (2.3 c), 5.3 both had the same colour twice: they float', () => {
    const players = field(
      { 4: [1, 2], 2: [3, 4, 5, 6] },
      { 1: { colours: 'wbbww' }, 2: { colours: 'bbww' } },
    );
    expect(solve(system, players).steps).toEqual([
      '2.3.1–2.3.3: 1 P1 has no opponent in the group and floats',
      '2.3.1–2.3.3: 2 P2 has no opponent in the group and floats',
    ]);
  });

  it('2.4, 2.5 halves by number; a proposed pairing of players who have met is exchanged', () => {
    expect(solve(system, field({ 4: [1, 3, 5, 2, 4, 6] })).round).toBe('1-4 5-2 3-6');
    expect(solve(system, field({ 4: [1, 3, 5, 2, 4, 6] }, { 1: { met: [4] } })).round).toBe('1-6 5-2 3-4');
  });

  it('2.6 blocked median: more floaters from above, so the next pairing of the lower group is cracked', () => {
    const players = field({ 4: [1, 2, 3], 2: [4], 0: [5, 6] }, { 4: { met: [1, 2, 3] } });
    expect(solve(system, players).steps).toContain('2.6: the pairing 5 P5 – 6 P6 is cracked');
  });

  it('2.6 otherwise the next pairing of the higher group is cracked', () => {
    const players = field({ 4: [1, 2], 2: [3], 0: [4, 5, 6] }, { 3: { met: [4, 5, 6] } });
    expect(solve(system, players).steps).toContain('2.6: the pairing 1 P1 – 2 P2 is cracked');
  });
});

describe.each(EDITIONS)('C.04.4.3 (%s) 3: floaters', (_, system) => {
  const odd = { 4: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9, 10] };
  const floater = (players: Players, settings: Settings = {}) =>
    /2\.3\.4: (\d+)/.exec(solve(system, players, settings).steps.join())![1];

  it('3.2.2 the floater tends to equalise the numbers of due colours', () => {
    expect(floater(field(odd))).toBe('5');
    expect(floater(field(odd, { 5: { colours: 'bwbw' } }))).toBe('5');
    expect(floater(field(odd, { 4: { colours: 'wbwb' }, 5: { colours: 'bwbw' } }))).toBe('4');
  });

  it('3.2.4 as many due each colour: the lowest numbered floats down, the highest numbered up', () => {
    const none = { colours: '' };
    expect(floater(field(odd, { 1: none }))).toBe('5');
    expect(floater(field({ 2: [1, 2, 3, 4, 5], 0: [6, 7, 8, 9, 10] }, { 10: none }))).toBe('6');
  });

  it('3.2.3 Maxi: within 100 points of the player whom the number alone would choose', () => {
    const rated = (difference: number) =>
      field(odd, {
        1: { rating: 2500 },
        2: { rating: 2500 },
        3: { rating: 2500 },
        4: { rating: 2300 + difference, colours: 'wbwb' },
        5: { rating: 2300, colours: 'bwbw' },
      });
    expect(floater(rated(100), { maxiTournament: true })).toBe('4');
    expect(floater(rated(101), { maxiTournament: true })).toBe('5');
    expect(floater(rated(101))).toBe('4');
  });

  it('3.3, 3.5 the lowest numbered who has a compatible opponent in the next group', () => {
    expect(floater(field(odd, { 5: { met: [6, 7, 8, 9, 10] } }))).toBe('3');
  });

  it('3.3 opponents of floaters with higher numbers are excluded, those of lower floaters are not', () => {
    // 11 has met everybody of the group and takes 6, the only player of the next; 3 stands above 11, 5 has met 6.
    const six = { 4: [1, 2, 3, 4, 5, 11], 3: [6], 2: [7, 8, 9, 10, 12] };
    expect(floater(field(six, { 11: { met: [1, 2, 3, 4, 5] }, 5: { met: [6] } }))).toBe('3');
    // 1 stands above them all and takes 6: nobody else has an opponent there, and the lowest numbered floats.
    expect(floater(field(six, { 1: { met: [2, 3, 4, 5, 11] }, 11: { met: [6] } }))).toBe('11');
  });

  it('3.4 pairing upward, the highest numbered who has a compatible opponent in the next group', () => {
    const groups = { 2: [1, 2, 3, 4, 5], 0: [6, 7, 8, 9, 10] };
    expect(floater(field(groups))).toBe('6');
    expect(floater(field(groups, { 6: { met: [1, 2, 3, 4, 5] } }))).toBe('8');
  });

  it('3.6.1, 3.6.2 the floater with the highest score is paired first, then the highest number', () => {
    const groups = { 4: [5], 3.5: [1, 2, 3], 2: [4, 6, 7, 8] };
    expect(solve(system, field(groups, { 5: { met: [1, 2, 3] } })).round).toBe('1-2 3-6 5-4 7-8');
  });

  it('3.6.3 in the median first those from above, then those from below, then the others', () => {
    const groups = { 4: [1], 2: [2, 3, 4, 5], 0: [6] };
    expect(solve(system, field(groups, { 6: { colours: 'wbwb' } })).round).toBe('1-2 3-5 6-4');
  });

  it('3.7.1, 3.7.2 pairing upward, the floater with the lowest score, then the lowest number, is paired first', () => {
    const groups = { 2: [1, 2], 1: [3, 4, 5, 6], 0.5: [7], 0: [8] };
    const players = field(groups, { 8: { colours: 'wbwb', met: [7] } });
    expect(solve(system, players).round).toBe('1-2 5-3 7-4 8-6');
  });

  it('3.8 down: the highest numbered who is due the alternate colour; up: the lowest numbered', () => {
    expect(solve(system, field({ 3: [1], 2: [3, 5, 2, 4, 6] })).round).toContain('1-2');
    expect(
      solve(system, field({ 2: [1, 2], 1: [3, 4, 5, 6], 0: [7, 8] }, { 7: { met: [8] } })).round,
    ).toContain('5-8 7-6');
  });

  it('3.8 Maxi: who is exchanged for the colour is within 100 points of the first available', () => {
    const rated = (difference: number) =>
      field(
        { 3: [1], 2: [2, 3, 4, 5, 6] },
        {
          1: { met: [2] },
          2: { rating: 2500 },
          3: { rating: 2400 },
          4: { rating: 2400 - difference },
          5: { rating: 2200 },
          6: { rating: 2200 },
        },
      );
    const opponent = (difference: number) =>
      /^1-(\d)|(\d)-1/
        .exec(solve(system, rated(difference), { maxiTournament: true }).round)!
        .slice(1)
        .join('');
    expect([opponent(100), opponent(101)]).toEqual(['4', '3']);
  });

  it('3.8 Maxi: the points are measured from the first who is available', () => {
    // 3 and 4 have met, so 2 is needed by one of them; from 3 to 4, who is due Black, it is 50 points.
    const players = field(
      { 3: [1], 2: [2, 3, 4] },
      {
        2: { rating: 2500, colours: 'wbwb' },
        3: { rating: 2300, met: [4] },
        4: { rating: 2250 },
      },
    );
    expect(solve(system, players, { maxiTournament: true }).round).toBe('1-4 2-3');
  });

  it.each([
    // Numbers, the colour due and rating of those who can be had; `-` is due none.
    ['down, due White', 'w', 'down', '2w 3b 4w 5b', '3 5 2 4'],
    ['up, due White', 'w', 'up', '2w 3b 4w 5b', '5 3 4 2'],
    ['down, due Black, one due none', 'b', 'down', '2b 3- 4b 5w', '5 3 2 4'],
    ['down, none due the other colour', 'w', 'down', '2w 3- 4w', '3 2 4'],
    ['down, due none', '-', 'down', '2- 3w 4- 5b', '2 3 4 5'],
    ['up, due none', '-', 'up', '2w 3- 4b 5-', '5 4 3 2'],
    [
      'Maxi: too far off is as good as due the same',
      'w',
      'Maxi down',
      '2w1900 3b2001 4w1950 5b2000',
      '5 2 3 4',
    ],
    ['Maxi: not too far off', 'w', 'Maxi up', '2b2000 3b2000 4w2100 5w2100', '3 2 5 4'],
    ['Maxi: due none, the rating is not asked', '-', 'Maxi up', '2w2100 3b1500 4w2100', '4 3 2'],
  ])('3.8 %s: those who can be had are tried in this order', (_, due, how, others, order) => {
    const maxi = how.startsWith('Maxi');
    const colours = { w: 'wb', b: 'bw', '-': '' } as const;
    const standings = ['1' + due, ...others.split(' ')].map((each) => {
      const [, number, own, rating] = /^(\d)([wb-])(\d*)$/.exec(each)!;
      return [number!, { score: 2, colours: colours[own as 'w'], rating: Number(rating) }] as const;
    });
    const task = position(Object.fromEntries(standings), { maxiTournament: maxi });
    const players = task.competitors;
    const places = players.map((_each, place) => place);
    const setting = { players, maxi } as unknown as Parameters<typeof floaterChoices>[0];
    const direction = how.endsWith('down') ? 'down' : 'up';
    const found = floaterChoices(setting, 0, places.slice(1).toReversed(), direction);
    expect(found.map((place) => players[place]!.tpn).join(' ')).toBe(order);
  });

  it('3.9 who floated into the group floats on only where nobody else can', () => {
    // 5 came down and is the lowest rated by number; 4, of the group, floats.
    const groups = { 4: [5], 3: [1, 2, 3, 4], 2: [6, 7, 8, 9, 10] };
    expect(solve(system, field(groups)).steps.at(-1)).toBe('2.3.4: 3 P3 floats to make the number even');
    // d before c: 4 has met the whole next group.
    const c = field(groups, { 3: { met: [6, 7, 8, 9, 10] } });
    expect(solve(system, c).steps.at(-1)).toBe('2.3.4: 1 P1 floats to make the number even');
  });

  it('3.10 who floated the round before stays, if nobody worse has to float and no pair is lost', () => {
    const before = { lastRound: [3, 2] } as const;
    expect(floater(field(odd, { 5: before }))).toBe('3');
    expect(floater(field(odd, { 5: { lastRound: [2, 3] } }))).toBe('5');
    // Nobody else has an opponent in the next group.
    const others = { met: [6, 7, 8, 9, 10] };
    expect(floater(field(odd, { 5: before, 1: others, 2: others, 3: others, 4: others }))).toBe('5');
    // Without 1, 3 or 4 only one pair can be made; 2 has floated too.
    const few = { 5: { ...before, met: [2, 3, 4] }, 2: { ...before, met: [3, 4] } };
    expect(floater(field(odd, few))).toBe('5');
  });
});

describe.each(EDITIONS)('C.04.4.3 (%s) 4: exchanges', (_, system) => {
  it('4.1.2 (4.1 b) upward the scrutiny begins with the lowest numbered; the higher numbered is exchanged', () => {
    const groups = { 2: [7, 8], 0: [1, 2, 3, 4, 5, 6] };
    const none = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, { colours: '' }]));
    expect(solve(system, field(groups, none)).round).toContain('1-4 5-2 3-6');
    expect(solve(system, field(groups, { ...none, 6: { colours: '', met: [3] } })).round).toContain(
      '1-4 6-2 3-5',
    );
  });

  it('4.4.2 upward: 5 has nobody without spoiling 6; it floats with the highest numbered remaining', () => {
    const groups = { 2: [7, 8, 9, 10], 0: [1, 2, 3, 4, 5, 6] };
    const players = field(groups, { 6: { met: [2, 3, 4, 5] }, 5: { met: [2, 3, 4] } });
    const { round, steps } = solve(system, players);
    expect(steps).toEqual(['4.4.2: 5 P5 floats, and 2 P2 with them']);
    expect(round).toContain('1-6');
  });

  it('4.4 earlier pairs are retained although the halves of 2.4 shift when the floater comes back', () => {
    // 1–4 is proposed, 2 and 3 can meet 6 alone: 3 is exchanged with 7. Of 1, 2, 4, 5, 6, 7 the halves would pair 1–5.
    const none = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, { colours: '' }]));
    const players = field(
      { 4: [1, 2, 3, 4, 5, 6, 7], 2: [8, 9, 10, 11, 12] },
      { ...none, 2: { colours: '', met: [1, 3, 4, 5] }, 3: { colours: '', met: [1, 4, 5] } },
    );
    const { round, steps } = solve(system, players);
    expect(steps).toEqual([
      '2.3.4: 7 P7 floats to make the number even',
      '4.4.1: 3 P3 floats instead of 7 P7',
    ]);
    expect(round).toMatch(/^1-4 6-2 .*5-7/);
  });

  it('4.4 the pair of an earlier player stays for a third who is stuck', () => {
    // 1 meets 5 as proposed; 2 and 3 can meet 8 alone.
    const players = field(
      { 4: [1, 2, 3, 4, 5, 6, 7, 8], 2: [9, 10, 11, 12] },
      { 2: { met: [1, 3, 4, 5, 6, 7] }, 3: { met: [1, 4, 5, 6, 7] } },
    );
    expect(solve(system, players).steps).toEqual(['4.4.2: 3 P3 floats, and 7 P7 with them']);
  });
});

describe.each(EDITIONS)('C.04.4.3 (%s) 5: colours', (_, system) => {
  const two = (first: Partial<Standing>, second: Partial<Standing>, score = 2, settings: Settings = {}) =>
    solve(system, { 2: { score, ...first }, 3: { score, ...second } }, settings).round;

  it('5.1 each has the alternate colour', () => {
    expect(two({ colours: 'wb' }, { colours: 'bw' })).toBe('2-3');
    expect(two({ colours: 'bw' }, { colours: 'wb' })).toBe('3-2');
  });

  it('5.1.1, 5.3 never the same colour a third time: who had it twice alternates', () => {
    expect(two({ colours: 'wbb' }, { colours: 'bwb' })).toBe('2-3');
    expect(two({ colours: 'bwb' }, { colours: 'wbb' })).toBe('3-2');
    expect(two({ colours: 'wbb' }, { colours: 'wbb' })).toBe('no-legal-pairing');
  });

  it('5.1.2 never three more of one colour', () => {
    expect(two({ colours: 'bbwb' }, { colours: 'bwb' })).toBe('2-3');
    expect(two({ colours: 'bbwb' }, { colours: 'bbwb' })).toBe('no-legal-pairing');
  });

  it('5.2 a second scrutiny exchanges opponents for the alternate colour', () => {
    expect(solve(system, field({ 2: [1, 2, 3, 4] })).round).toBe('1-4 3-2');
    const even = { colours: 'wbwb' };
    expect(solve(system, field({ 2: [1, 2, 3, 4] }, { 2: even, 4: even })).round).toBe('1-3 2-4');
  });

  it('5.4 the colours in earlier rounds, going back, decide: they alternate to the last difference', () => {
    expect(two({ colours: 'wbbw' }, { colours: 'bwbw' })).toBe('2-3');
    expect(two({ colours: 'bwbw' }, { colours: 'wbbw' })).toBe('3-2');
  });

  it('5.4 identical histories: the higher ranked at or above the median, the lower ranked below it', () => {
    const same = { colours: 'bwb' };
    expect(two(same, same, 2)).toBe('2-3');
    expect(two(same, same, 3)).toBe('2-3');
    const below = field({ 2: [1, 4], 1: [2, 3] }, { 2: same, 3: same });
    expect(solve(system, below).round).toContain('3-2');
  });

  it('5.5, 5.6 the larger surplus is taken back first', () => {
    expect(two({ colours: 'wb' }, { colours: 'bwb' })).toBe('3-2');
    expect(two({ colours: 'bwb' }, { colours: 'wb' })).toBe('2-3');
  });

  it('5.7 Maxi: the opponents who are exchanged are within 100 points, whatever the others differ', () => {
    const rated = (difference: number) =>
      field(
        { 2: [1, 2, 3, 4] },
        {
          1: { rating: 2600 },
          2: { rating: 2400 },
          3: { rating: 2200 },
          4: { rating: 2200 - difference },
        },
      );
    const maxi = { maxiTournament: true };
    expect(solve(system, rated(100), maxi).round).toBe('1-4 3-2');
    expect(solve(system, rated(101), maxi).round).toBe('1-3 4-2');
    expect(solve(system, rated(101)).round).toBe('1-4 3-2');
  });

  it('6.1 in the last round equal scores who have not met meet, even with a third equal colour', () => {
    expect(two({ colours: 'wbb' }, { colours: 'wbb' }, 2, { rounds: 5 })).toBe('2-3');
    expect(two({ colours: 'wbb' }, { colours: 'wbb', score: 1 }, 2, { rounds: 5 })).toBe('no-legal-pairing');
  });

  it('7.2 the first colour goes by the number among those who take part', () => {
    expect(two({ parityNumber: 1 }, { parityNumber: 2 }, 0, { round: 1 })).toBe('2-3');
    expect(two({ parityNumber: 2 }, { parityNumber: 3 }, 0, { round: 1 })).toBe('3-2');
    expect(two({ parityNumber: 1 }, {}, 0, { round: 1, initialColour: 'black' })).toBe('3-2');
  });
});
