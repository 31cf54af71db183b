/** How likely the results of a game are, by the strengths of the two players. */
import { chancesByTable } from '../generator/results.ts';

/** Probabilities that add up to 1. */
export interface Chances {
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

/**
 * Milvang's model: P(White) = 1 / (1 + 10^((Rb − Rw + w) / s)), P(Black) = 1 / (1 + 10^((Rw − Rb − b) / s)), the rest are
 * draws; w and b are linear in the mean of the two strengths.
 */
export interface MilvangParameters {
  /** w and b for a mean strength of 2000, rating points. */
  readonly white: number;
  readonly black: number;
  /** How much w and b change with each point of the mean. */
  readonly whiteSlope: number;
  readonly blackSlope: number;
  /** s, rating points. */
  readonly spread: number;
}

/** Known sets of parameters of Milvang’s model. */
export const MILVANG_SETS = ['milvang-2016', 'milvang-2025'] as const;
export type MilvangSet = (typeof MILVANG_SETS)[number];

/** The parameters of each set, in rating points and parts of them. */
export const MILVANG: Readonly<Record<MilvangSet, MilvangParameters>> = {
  /** Fitted to the paper's Table 2; every cell is met within one percentage point (test/lab/chances.test.ts). */
  'milvang-2016': { white: 69, whiteSlope: 0.13, black: -159, blackSlope: -0.012, spread: 397 },
  'milvang-2025': { white: 96, whiteSlope: 0.0986, black: -150, blackSlope: -0.157, spread: 370 },
};

/** Who wins a game. `oracle`: always the stronger. `coin`: either, by a coin. Both are there to test the laboratory. */
export type ResultModel =
  | { readonly kind: MilvangSet }
  | { readonly kind: 'oracle' | 'coin' }
  | ({ readonly kind: 'milvang' } & MilvangParameters)
  /** FIDE's rating table; `draws` is the share of draws between equals, from 0 to 1. */
  | { readonly kind: 'table'; readonly draws: number };

/** Chances of a game by the strengths of White and Black. */
export type ChancesOf = (white: number, black: number) => Chances;

/** The model as a function. */
export function chancesOf(model: ResultModel): ChancesOf {
  switch (model.kind) {
    case 'milvang-2016':
    case 'milvang-2025': {
      const parameters = MILVANG[model.kind];
      return (white, black) => milvang(parameters, white, black);
    }
    case 'milvang':
      return (white, black) => milvang(model, white, black);
    case 'table':
      return (white, black) => chancesByTable(Math.round(white - black), model.draws);
    case 'oracle':
      return (white, black) =>
        white > black ? { white: 1, draw: 0, black: 0 } : { white: 0, draw: 0, black: 1 };
    case 'coin':
      return () => ({ white: 0.5, draw: 0, black: 0.5 });
  }
}

/** Chances by {@link MilvangParameters}. Where b exceeds w (very weak players) there are no draws. */
export function milvang(
  { white: w, whiteSlope, black: b, blackSlope, spread }: MilvangParameters,
  white: number,
  black: number,
): Chances {
  const above = (white + black) / 2 - 2000;
  const whiteWins = logistic((black - white + w + whiteSlope * above) / spread);
  const blackWins = logistic((white - black - b - blackSlope * above) / spread);
  const sum = Math.max(1, whiteWins + blackWins);
  return { white: whiteWins / sum, draw: 1 - (whiteWins + blackWins) / sum, black: blackWins / sum };
}

function logistic(exponent: number): number {
  return 1 / (1 + 10 ** exponent);
}
