/** Rounds made to be hard: big groups that cannot be paired among themselves. */
import {
  blankPlayer,
  STANDARD_SCORING,
  type Colour,
  type Competitor,
  type PairingTask,
  type PlayerId,
} from '../../../src-engine/index.ts';
import { randomOf } from '../random.ts';

interface Sketch {
  score: number;
  colours: Colour[];
  barred: Set<PlayerId>;
}

export interface HostileCase {
  readonly name: string;
  readonly taskOf: (players: number) => PairingTask;
}

/** The cases of the design; place `i` of a sketch is the player with TPN `i + 1`. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  hostile('the last two have met', (field) => {
    const n = field.length;
    for (const player of field.slice(0, n - 2)) player.score = 5;
    bar(field, n - 2, n - 1);
  }),
  hostile('the first two have met', (field) => {
    for (const player of field.slice(0, 2)) player.score = 5;
    bar(field, 0, 1);
  }),
  hostile('four players must be exchanged', (field) => {
    const half = field.length / 2;
    for (let i = half - 4; i < half; i++) for (let j = half; j < field.length; j++) bar(field, i, j);
  }),
  hostile('ten per cent moved down', (field) => {
    const top = Math.round(field.length / 20) * 2;
    for (const player of field.slice(0, top)) player.score = 5;
    for (let i = 0; i < top; i++) for (let j = i + 1; j < top; j++) bar(field, i, j);
    floatsAndColours(field, 7);
  }),
  hostile(
    'all are absolute topscorers',
    (field) =>
      field.forEach((player, i) => (player.colours = i % 2 ? ['white', 'white'] : ['black', 'black'])),
    { round: 3, rounds: 3, score: 15 },
  ),
  hostile('top half with the same due colour', (field) => {
    const half = field.length / 2;
    const random = randomOf(5);
    field.forEach((player, i) => {
      if (i >= half) return;
      player.score = 5;
      player.colours = random() < 0.6 ? ['white', 'white'] : ['black', 'black'];
    });
  }),
  hostile('the halves may not meet', (field) => {
    const half = field.length / 2;
    for (let i = 0; i < half; i++) for (let j = half; j < field.length; j++) bar(field, i, j);
  }),
  hostile('two clubs', (field) => {
    for (let i = 0; i < field.length; i++) {
      for (let j = i + 1; j < field.length; j++) if (i % 2 === j % 2) bar(field, i, j);
    }
  }),
];

function hostile(
  name: string,
  spoil: (field: Sketch[]) => void,
  { round = 3, rounds = 9, score = 0 } = {},
): HostileCase {
  return {
    name,
    taskOf: (players) => {
      const field = Array.from({ length: players }, (): Sketch => ({
        score,
        colours: [],
        barred: new Set(),
      }));
      spoil(field);
      return taskOf(field, round, rounds);
    },
  };
}

function bar(field: readonly Sketch[], i: number, j: number): void {
  field[i]!.barred.add(j + 1);
  field[j]!.barred.add(i + 1);
}

function floatsAndColours(field: readonly Sketch[], seed: number): void {
  const random = randomOf(seed);
  for (const player of field) {
    player.colours = random() < 0.5 ? ['white', 'black'] : ['black', 'white'];
    if (random() < 0.3) player.colours = random() < 0.5 ? ['white', 'white'] : ['black', 'black'];
  }
}

function taskOf(field: readonly Sketch[], round: number, rounds: number): PairingTask {
  const competitors = field.map(({ score, colours, barred }, i): Competitor => {
    const white = colours.filter((colour) => colour === 'white').length;
    return {
      player: { ...blankPlayer(i + 1, `Player${i + 1}, Bench`), tpn: i + 1 },
      id: i + 1,
      tpn: i + 1,
      parityNumber: i + 1,
      rating: 2000,
      score,
      pairingScore: score,
      rounds: colours.map((colour) => ({
        cell: { opponent: 0, colour, code: '1' },
        points: 0,
        played: true,
        colour,
        scoreBefore: 0,
        opponentScoreBefore: 0,
      })),
      colours,
      colourDifference: 2 * white - colours.length,
      met: new Set(),
      barred,
      gamesPlayed: colours.length,
      byeBarred: false,
    };
  });
  competitors.sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return {
    round,
    rounds,
    initialColour: 'white',
    scoring: STANDARD_SCORING,
    competitors,
    field: new Map(competitors.map((player) => [player.id, player])),
    seed: 1,
  };
}
