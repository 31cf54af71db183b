import type { GeneratorOptions } from '../../generator/options.ts';
import type { PairingFailure } from '../../systems/system.ts';
import type { Room } from '../catalogue.ts';

const OPTIONS: Partial<Record<keyof GeneratorOptions, string>> = {
  players: 'Le nombre de joueurs',
  rounds: 'Le nombre de rondes',
  highestRating: 'L’Elo le plus haut',
  lowestRating: 'L’Elo le plus bas',
  drawRate: 'La part des nulles',
  ratingStep: 'L’écart entre les Elo',
  ratings: 'Un Elo',
  forfeitRate: 'La part des parties par forfait',
  doubleForfeitRate: 'La part des doubles forfaits',
  oddResultRate: 'La part des résultats inhabituels',
  halfByeRate: 'La part des byes d’un demi-point',
  zeroByeRate: 'La part des byes à zéro point',
  fullByeRate: 'La part des byes d’un point',
  withdrawalRate: 'La part des retraits',
  lateEntryRate: 'La part des inscriptions tardives',
};

/** Why a round of made-up players cannot be paired; their names would tell nobody anything. */
const REASONS: Readonly<Record<PairingFailure['code'], string>> = {
  'too-few-players': 'trop peu de joueurs sont présents',
  'initial-colour-missing': 'la couleur initiale manque',
  'rounds-missing': 'le nombre de rondes manque',
  'round-beyond-last': 'le système a moins de rondes pour tant de joueurs',
  'ratings-missing': 'le système demande des Elo',
  'odd-number-of-players': 'le système demande un nombre pair de joueurs',
  'nobody-may-receive-bye':
    'tous ceux qui pourraient être exempts l’ont été, ou les autres ne peuvent être appariés',
  'forced-pair-forbidden': 'une paire demandée est interdite',
  'no-legal-pairing': 'les règles laissent trop peu d’adversaires possibles',
  'system-does-not-apply': 'le système ne s’applique pas à un tel tournoi',
};

export const generatorText = {
  failure: (failure) => {
    switch (failure.code) {
      case 'unknown-system':
        return `Le système ${failure.system} n’existe pas.`;
      case 'out-of-range':
        return `${OPTIONS[failure.option] ?? failure.option} doit aller de ${failure.low} à ${failure.high}.`;
      case 'not-pairable':
        return `La ronde ${failure.round} ne peut être appariée : ${REASONS[failure.failure.code]}. Essayez une autre graine, plus de joueurs ou moins de rondes.`;
    }
  },
} satisfies Room<'fr', 'generator'>;
