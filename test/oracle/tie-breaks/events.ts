/** Random individual events with every way of spending a round, for the comparison with the articles. */
import { STANDARD_SCORING, type Scoring } from '../../../src-engine/model/scoring.ts';
import type { Board, Tournament } from '../../../src-engine/model/tournament.ts';
import { eventOf } from '../../tiebreaks/event.ts';

export type Random = () => number;

export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!;

export const upTo = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

const SCORINGS: readonly Scoring[] = [
  STANDARD_SCORING,
  STANDARD_SCORING,
  STANDARD_SCORING,
  { ...STANDARD_SCORING, pairingAllocatedBye: 5 },
  football({ fullBye: 30, forfeitWin: 30, pairingAllocatedBye: 30, halfBye: 10 }),
  // Three, two, one: a loss brings a point, an absence none.
  {
    ...football({ fullBye: 30, forfeitWin: 30, pairingAllocatedBye: 20, halfBye: 20 }),
    ...{ whiteDraw: 20, blackDraw: 20, whiteLoss: 10, blackLoss: 10, unknown: 20 },
  },
  { ...STANDARD_SCORING, whiteDraw: 4, blackDraw: 6, forfeitWin: 8, halfBye: 3 },
];

function football(changes: Partial<Scoring>): Scoring {
  const points = { whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10, unknown: 10 };
  return { ...STANDARD_SCORING, ...points, ...changes };
}

/** White's and Black's cells; the first ones are the usual results. */
const RESULTS = ['10', '01', '==', '10', '01', '==', '+-', '-+', '--', '=0', '0=', '00', 'WL', 'LW', 'DD'];

function ratingsOf(random: Random, size: number): number[] {
  const unrated = random() < 0.25 ? 0.3 : 0;
  const step = pick(random, [1, 17, 100]);
  return Array.from({ length: size }, (_, index) =>
    random() < unrated ? 0 : 2700 - step * index - upTo(random, 0, 300),
  );
}

/** A Swiss: rematches, late entries, withdrawals, byes of all kinds, open games in the last round. */
export function swissEvent(random: Random): Tournament {
  const size = upTo(random, 2, 14);
  const rounds = upTo(random, 1, 9);
  const lines = Array.from({ length: size }, () => [] as string[]);
  const entry = lines.map(() => (random() < 0.15 ? upTo(random, 1, 3) : 1));
  const exit = lines.map(() => (random() < 0.2 ? upTo(random, 2, rounds + 1) : Infinity));
  for (let round = 1; round <= rounds; round++) {
    const free = lines.map((_, index) => index).filter((index) => here(index, round));
    lines.forEach((line, index) => {
      if (!here(index, round)) line.push(pick(random, ['.', 'Z']));
    });
    shuffle(random, free);
    while (free.length > 0) {
      const a = free.pop()!;
      if (free.length === 0 || random() < 0.2) {
        lines[a]!.push(pick(random, ['U', 'F', 'H', 'Z', 'Z', 'H', '.', '+', '-']));
        continue;
      }
      const b = free.pop()!;
      const open = round === rounds && random() < 0.1;
      const [white, black] = open ? ['?', '?'] : pick(random, RESULTS);
      lines[a]!.push(`${b + 1}w${white}`);
      lines[b]!.push(`${a + 1}b${black}`);
    }
  }
  return finished(random, lines, rounds + (random() < 0.3 ? upTo(random, 1, 3) : 0), 'dutch-2026');

  function here(index: number, round: number): boolean {
    return round >= entry[index]! && round < exit[index]!;
  }
}

/** A round robin of one to three cycles, with forfeits, double forfeits and players who leave. */
export function roundRobinEvent(random: Random): Tournament {
  const size = upTo(random, 2, 9);
  const places = size + (size % 2);
  const cycles = upTo(random, 1, 3);
  const announced = cycles * (places - 1);
  const played = random() < 0.7 ? announced : upTo(random, 1, announced);
  const exit = Array.from({ length: size }, () =>
    random() < 0.15 ? upTo(random, 1, announced + 1) : Infinity,
  );
  const lines = Array.from({ length: size }, () => [] as string[]);
  for (let round = 1; round <= played; round++) {
    for (const [first, second] of circle(places, (round - 1) % (places - 1))) {
      if (first >= size || second >= size) {
        lines[Math.min(first, second)]!.push(pick(random, ['.', 'Z', 'U']));
        continue;
      }
      const [a, b] = Math.floor((round - 1) / (places - 1)) % 2 === 0 ? [first, second] : [second, first];
      const [white, black] = result(a, b, round);
      lines[a]!.push(`${b + 1}w${white}`);
      lines[b]!.push(`${a + 1}b${black}`);
    }
  }
  const event = finished(random, lines, announced, 'round-robin');
  return {
    ...event,
    players: event.players.map((player, index) => ({
      ...player,
      withdrawnFrom: exit[index]! <= played ? exit[index]! : null,
    })),
  };

  function result(a: number, b: number, round: number): string {
    const [aGone, bGone] = [round >= exit[a]!, round >= exit[b]!];
    if (aGone || bGone) return `${aGone ? '-' : '+'}${bGone ? '-' : '+'}`;
    return random() < 0.03 && round === played ? '??' : pick(random, RESULTS);
  }
}

/** Pairs of one round of the circle method; places count from 0. */
export function circle(places: number, round: number): [number, number][] {
  const ring = Array.from({ length: places - 1 }, (_, index) => (index + round) % (places - 1));
  return Array.from({ length: places / 2 }, (_, index): [number, number] =>
    index === 0 ? [places - 1, ring[0]!] : [ring[index]!, ring[places - 1 - index]!],
  );
}

function finished(random: Random, lines: readonly string[][], rounds: number, system: string): Tournament {
  const event = eventOf(
    lines.map((cells) => cells.join(' ')),
    {
      rules: { rounds, system, scoring: pick(random, SCORINGS), lotSeed: upTo(random, 1, 99) },
      ratings: ratingsOf(random, lines.length),
      adjustments: lines.map(() => (random() < 0.05 ? pick(random, [-10, -5, 5, 10]) : 0)),
    },
  );
  const adjourned = (board: Board): Board =>
    board.result === 'draw' && random() < 0.05 ? { ...board, result: 'adjourned' } : board;
  return {
    ...event,
    rounds: event.rounds.map((round) => ({ ...round, boards: round.boards.map(adjourned) })),
  };
}

export function shuffle<T>(random: Random, values: T[]): void {
  for (let last = values.length - 1; last > 0; last--) {
    const place = upTo(random, 0, last);
    [values[last], values[place]] = [values[place]!, values[last]!];
  }
}
