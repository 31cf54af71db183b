/** The pairs of a bracket against all complete rounds of few players: C.04.4.2 (2026) 2.3, 3.2, 4.2, 4.3; 2025: 3.3, 2.2. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { floatersBelow, pairBracket } from '../../../src-engine/systems/burstein/bracket.ts';
import {
  bestAhead,
  bestRounds,
  clash,
  gamesOf,
  mayMeet as mayMeetHere,
  TEXT_2025,
  TEXT_2026,
  type Situation,
} from '../../../src-engine/systems/burstein/criteria.ts';
import { cases } from '../../effort.ts';
import { isLess } from '../../oracle/dubov.ts';
import { canAllBePaired, pairings } from '../pairings.ts';
import { mayMeet, playerOf, separate, wishOf } from './few-players.ts';

/** A bracket in random order of rank with some who came down, the next scoregroup and the rest; null where no round is complete. */
function situationOf(seed: number): Situation | null {
  const random = randomOf(seed);
  const size = random.pick([6, 8, 8]);
  const count = random.integer(1, size - 1);
  const next = random.integer(0, size - count);
  const [share, down] = [random.pick([0.15, 0.3, 0.45]), random.pick([0, 0, 1, 2])];
  const colours = random.pick([
    ['', 'W', 'B', 'WB', 'BW'],
    ['WW', 'BB', 'WB', 'W'],
    ['WB', 'BW', 'BWB'],
  ]);
  const players = random.shuffled(Array.from({ length: size }, (_, at) => at + 1)).map((tpn, at) =>
    playerOf(tpn, random.pick(colours), {
      pairingScore:
        at < count
          ? at < Math.min(down, count - 1)
            ? random.pick([40, 45])
            : 30
          : at < count + next
            ? 20
            : random.pick([15, 10]),
    }),
  );
  separate(players, share, random);
  const bracket = random.shuffled(players.slice(0, count));
  if (!canAllBePaired(players, mayMeet)) return null;
  return {
    bracket,
    incoming: new Set(bracket.filter(({ pairingScore }) => pairingScore > 30)),
    next: players.slice(count, count + next),
    rest: players.slice(count + next),
  };
}

const TEXTS = [
  ['2026', TEXT_2026],
  ['2025', TEXT_2025],
] as const;
type Year = (typeof TEXTS)[number][0];

/** How many there are of each score, the highest first: fewer of a higher one are better. */
const perScore = (players: readonly Competitor[]) =>
  [45, 40, 30, 20].map((score) => players.filter(({ pairingScore }) => pairingScore === score).length);

/** A round: C5, C6, C7, C8, and the opponents of the bracket by rank, -1 for who floats. */
function judged(
  year: Year,
  { bracket, incoming, next }: Situation,
  couples: (readonly [Competitor, Competitor])[],
) {
  const opponent = new Map(couples.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const near = [...bracket, ...next];
  const floaters = bracket.filter((player) => !bracket.includes(opponent.get(player)!));
  const again = floaters.filter((player) => incoming.has(player));
  const farther = near.filter((player) => !near.includes(opponent.get(player)!));
  const twice = farther.filter((player) => bracket.includes(player));
  const clashes = couples.filter(
    ([a, b]) =>
      bracket.includes(a) &&
      bracket.includes(b) &&
      wishOf(a).colour !== null &&
      wishOf(a).colour === wishOf(b).colour,
  );
  const opponents = bracket.map((player) => bracket.indexOf(opponent.get(player)!));
  const floats = [[floaters.length], ...(year === '2025' ? [[again.length]] : []), perScore(floaters)];
  return {
    opponents,
    floaters,
    floats: floats.flat(),
    key: [
      ...floats,
      [farther.length],
      ...(year === '2025' ? [[twice.length], perScore(twice)] : [perScore(farther)]),
      [clashes.length],
      // 4.2, 4.3: the lowest ranked opponent first; who floats has the highest of all.
      opponents.map((rank) => (rank < 0 ? 1 : -rank)),
    ].flat(),
  };
}

type Judged = ReturnType<typeof judged>;

function best(list: readonly Judged[], keyOf: (round: Judged) => readonly number[]): Judged {
  return list.reduce((least, each) => (isLess(keyOf(each), keyOf(least)) ? each : least));
}

function roundsOf(year: Year, situation: Situation): Judged[] {
  const { bracket, next, rest } = situation;
  return [...pairings([...bracket, ...next, ...rest], mayMeet)].map((couples) =>
    judged(year, situation, couples),
  );
}

describe.each(TEXTS)('C.04.4.2 (%s) a bracket, of all complete rounds', (year, text) => {
  it('is paired by the first of the best, whichever way is taken', () => {
    const seen = { none: 0, one: 0, several: 0 };
    for (let seed = 1; seed <= cases(600, 5000); seed++) {
      const situation = situationOf(seed);
      if (situation === null) continue;
      const expected = best(roundsOf(year, situation), ({ key }) => key);
      expect(pairBracket(text, situation), `seed ${seed}`).toEqual(expected.opponents);
      if (seed % 3 === 0) expect(pairBracket(text, situation, true)).toEqual(expected.opponents);
      const count = expected.floaters.length;
      seen[count === 0 ? 'none' : count === 1 ? 'one' : 'several']++;
    }
    expect(seen.none).toBeGreaterThan(50);
    expect(seen.one).toBeGreaterThan(50);
    expect(seen.several).toBeGreaterThan(20);
  });

  it('[C7] floats from the next group who are best there by C5 and C6', () => {
    let [some, none] = [0, 0];
    for (let seed = 1; seed <= cases(600, 5000); seed++) {
      const drawn = situationOf(seed + 100_000);
      if (drawn === null) continue;
      const random = randomOf(seed);
      // The bracket stands for the next group: those who came down to it, and its residents.
      const drawnFloaters = random.shuffled(drawn.bracket).slice(0, random.integer(0, 3));
      const scored = (players: readonly Competitor[], scores: readonly number[]) =>
        players.map((player) => ({ ...player, pairingScore: random.pick(scores) }));
      const floaters = scored(drawnFloaters, [40, 45]);
      const next = scored(
        drawn.bracket.filter((player) => !drawnFloaters.includes(player)),
        [30],
      );
      const rest = scored([...drawn.next, ...drawn.rest], [20, 15]);
      const below = floatersBelow(text, floaters, next, rest, seed % 3 === 0);
      if (floaters.length === 0 || next.length === 0) {
        expect(below).toEqual([]);
        continue;
      }
      const situation = { bracket: [...floaters, ...next], incoming: new Set(floaters), next: [], rest };
      const all = roundsOf(year, situation);
      const { floats } = best(all, (round) => round.floats);
      const possible = all.filter((round) => round.floats.join() === floats.join());
      const names = (players: readonly Competitor[]) =>
        players
          .map(({ tpn }) => tpn)
          .sort((a, b) => a - b)
          .join();
      expect(
        possible.map((round) => names(round.floaters)),
        `seed ${seed}`,
      ).toContain(names(below));
      if (below.length > 0) some++;
      else none++;
    }
    expect(some).toBeGreaterThan(50);
    expect(none).toBeGreaterThan(50);
  });

  it('[C4] has nobody float to a next group that has no complete round', () => {
    const [one, two, three, four] = [1, 2, 3, 4].map((tpn) => playerOf(tpn, 'W', { pairingScore: 20 })) as [
      Competitor,
      Competitor,
      Competitor,
      Competitor,
    ];
    separate([one, two, three, four], 1, randomOf(1));
    expect(floatersBelow(text, [one], [two], [three, four])).toEqual([]);
    const situation = { bracket: [one], incoming: new Set<never>(), next: [two], rest: [three, four] };
    expect(bestRounds(text, situation)).toBeNull();
    expect(bestAhead(text, situation)).toBeNull();
    expect(() => pairBracket(text, situation)).toThrow('the players left have no complete pairing');
  });
});

describe('2.1, 2.3.4 two players', () => {
  it('[C1, C3, C8] may meet, and clash, as their games and colours say', () => {
    let [kept, clashing] = [0, 0];
    for (let seed = 1; seed <= 200; seed++) {
      const random = randomOf(seed);
      const players = Array.from({ length: 6 }, (_, at) =>
        playerOf(at + 1, random.pick(['', 'W', 'B', 'WW', 'BB', 'WB', 'BW', 'WBW', 'WWB', 'WWBW'])),
      );
      separate(players, 0.2, random);
      const games = gamesOf(players);
      for (const [a, one] of players.entries())
        for (const [b, two] of players.entries()) {
          if (a === b) continue;
          const [x, y] = [wishOf(one).colour, wishOf(two).colour];
          expect(mayMeetHere(one, two)).toBe(mayMeet(one, two));
          expect(games.has(a, b)).toBe(mayMeet(one, two));
          expect(clash(one, two)).toBe(x !== null && x === y);
          if (!mayMeet(one, two)) kept++;
          if (clash(one, two)) clashing++;
        }
    }
    expect(kept).toBeGreaterThan(500);
    expect(clashing).toBeGreaterThan(500);
  });
});
