import type { GeneratorFailure, GeneratorOptions } from '../../generator/options.ts';

const OPTIONS: Partial<Record<keyof GeneratorOptions, string>> = {
  players: 'The number of players',
  rounds: 'The number of rounds',
  highestRating: 'The highest rating',
  lowestRating: 'The lowest rating',
};

export const generatorText = {
  /** Why no random tournament could be made. */
  failure: (failure: GeneratorFailure): string => {
    switch (failure.code) {
      case 'unknown-system':
        return `There is no system ${failure.system}.`;
      case 'out-of-range':
        return `${OPTIONS[failure.option] ?? failure.option} must be from ${failure.low} to ${failure.high}.`;
      case 'not-pairable':
        return `Round ${failure.round} cannot be paired (${failure.failure.code}). Try another seed or fewer rounds.`;
    }
  },
};
