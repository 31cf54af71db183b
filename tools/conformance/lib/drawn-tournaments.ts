/** What the tournaments of a long comparison are like: small fields with much that goes wrong, some large ones. */
import {
  DEFAULT_GENERATOR_OPTIONS,
  STANDARD_SCORING,
  type GeneratorOptions,
} from '../../../src-engine/index.ts';
import type { DutchEdition } from '../../../src-engine/checker/facts.ts';
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';

const ODD_SEEDS = 0x9e3779b1;

function sizeOf(random: Random, largest: number): { players: number; rounds: number } {
  const players = random.integer(
    4,
    random.pick([12, 20, 30, largest, largest].map((size) => Math.min(size, largest))),
  );
  return { players, rounds: random.integer(3, Math.min(11, Math.max(3, Math.floor(players / 2)))) };
}

/** Options of our generator for a seed: every rate low, usual or high; one in six accelerated, one in five not 1–½–0. */
export function drawnOptions(seed: number, edition: DutchEdition, largest: number): GeneratorOptions {
  const random = randomOf(seed ^ ODD_SEEDS);
  const rate = (usual: number) => random.pick([0, usual, usual, 4 * usual]);
  const win = random.pick([10, 10, 10, 10, 30]);
  return {
    ...DEFAULT_GENERATOR_OPTIONS,
    ...sizeOf(random, largest),
    seed,
    system: `dutch-${edition}`,
    drawRate: random.pick([0.1, 0.35, 0.7]),
    forfeitRate: rate(0.03),
    halfByeRate: rate(0.02),
    zeroByeRate: rate(0.02),
    withdrawalRate: rate(0.05),
    lateEntryRate: rate(0.05),
    acceleration: random.pick(['none', 'none', 'none', 'none', 'none', `baku-${edition}`] as const),
    scoring:
      win === 10
        ? STANDARD_SCORING
        : {
            ...STANDARD_SCORING,
            whiteWin: win,
            blackWin: win,
            forfeitWin: win,
            fullBye: win,
            pairingAllocatedBye: win,
            whiteDraw: 10,
            blackDraw: 10,
            halfBye: 10,
            unknown: 10,
          },
  };
}

/** The configuration of the engine's generator for a seed; its rates are "one in N". */
export function drawnConfiguration(seed: number, largest: number): Record<string, number> {
  const random = randomOf(seed ^ ODD_SEEDS);
  const { players, rounds } = sizeOf(random, largest);
  return {
    PlayersNumber: players,
    RoundsNumber: rounds,
    DrawPercentage: random.pick([10, 35, 70]),
    ForfeitRate: random.pick([10, 30, 100]),
    RetiredRate: random.pick([20, 100, 1000]),
    HalfPointByeRate: random.pick([20, 100, 1000]),
    HighestRating: 2600,
    LowestRating: 1400,
  };
}
