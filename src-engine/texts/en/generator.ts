import type { GeneratorFailure, GeneratorOptions } from '../../generator/options.ts';
import type { PairingFailure } from '../../systems/system.ts';

const OPTIONS: Partial<Record<keyof GeneratorOptions, string>> = {
  players: 'The number of players',
  rounds: 'The number of rounds',
  highestRating: 'The highest rating',
  lowestRating: 'The lowest rating',
  drawRate: 'The share of draws',
  ratingStep: 'The step of the ratings',
  ratings: 'A rating',
  forfeitRate: 'The share of forfeited games',
  doubleForfeitRate: 'The share of double forfeits',
  oddResultRate: 'The share of odd results',
  halfByeRate: 'The share of half-point byes',
  zeroByeRate: 'The share of zero-point byes',
  fullByeRate: 'The share of full-point byes',
  withdrawalRate: 'The share of withdrawals',
  lateEntryRate: 'The share of late entries',
};

/** Why a round of made-up players cannot be paired; their names would tell nobody anything. */
const REASONS: Readonly<Record<PairingFailure['code'], string>> = {
  'too-few-players': 'too few players are present',
  'initial-colour-missing': 'the initial colour is missing',
  'rounds-missing': 'the number of rounds is missing',
  'round-beyond-last': 'the system has fewer rounds for so many players',
  'ratings-missing': 'the system needs ratings',
  'odd-number-of-players': 'the system needs an even number of players',
  'nobody-may-receive-bye': 'everybody who could have the bye has had one, or the others cannot be paired',
  'forced-pair-forbidden': 'a pair that was asked for is forbidden',
  'no-legal-pairing': 'the rules leave too few possible opponents',
  'system-does-not-apply': 'the system does not apply to such an event',
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
        return `Round ${failure.round} cannot be paired: ${REASONS[failure.failure.code]}. Try another seed, more players or fewer rounds.`;
    }
  },
};
