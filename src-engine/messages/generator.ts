import type { GeneratorFailure, GeneratorOptions } from '../generator/options.ts';

const OPTION_NAMES: Partial<Record<keyof GeneratorOptions, string>> = {
  players: 'The number of players',
  rounds: 'The number of rounds',
  highestRating: 'The highest rating',
  lowestRating: 'The lowest rating',
};

/** Why no random tournament came about, in one sentence. */
export function textOfGeneratorFailure(failure: GeneratorFailure): string {
  switch (failure.code) {
    case 'unknown-system':
      return `There is no system ${failure.system}.`;
    case 'out-of-range':
      return `${OPTION_NAMES[failure.option] ?? failure.option} must be from ${failure.low} to ${failure.high}.`;
    case 'not-pairable':
      return `Round ${failure.round} cannot be paired (${failure.failure.code}); try another seed or fewer rounds.`;
  }
}
