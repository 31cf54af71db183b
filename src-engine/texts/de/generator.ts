/** Random tournaments. */
import type { GeneratorOptions } from '../../generator/options.ts';
import type { PairingFailure } from '../../systems/system.ts';
import type { Room } from '../catalogue.ts';

const OPTIONS: Partial<Record<keyof GeneratorOptions, string>> = {
  players: 'Die Spielerzahl',
  rounds: 'Die Rundenzahl',
  highestRating: 'Die höchste Wertungszahl',
  lowestRating: 'Die niedrigste Wertungszahl',
  drawRate: 'Der Anteil der Remis',
  ratingStep: 'Der Abstand der Wertungszahlen',
  ratings: 'Eine Wertungszahl',
  forfeitRate: 'Der Anteil kampfloser Partien',
  doubleForfeitRate: 'Der Anteil beiderseits kampfloser Partien',
  oddResultRate: 'Der Anteil ungewöhnlicher Ergebnisse',
  halfByeRate: 'Der Anteil der Freilose mit halbem Punkt',
  zeroByeRate: 'Der Anteil der Freilose ohne Punkt',
  fullByeRate: 'Der Anteil der Freilose mit ganzem Punkt',
  withdrawalRate: 'Der Anteil der Rücktritte',
  lateEntryRate: 'Der Anteil der Nachmeldungen',
};

/** Why a round of made-up players cannot be paired; their names would tell nobody anything. */
const REASONS: Readonly<Record<PairingFailure['code'], string>> = {
  'too-few-players': 'zu wenige Spieler sind anwesend',
  'initial-colour-missing': 'die Anfangsfarbe fehlt',
  'rounds-missing': 'die Rundenzahl fehlt',
  'round-beyond-last': 'das System hat für so viele Spieler weniger Runden',
  'ratings-missing': 'das System braucht Wertungszahlen',
  'odd-number-of-players': 'das System braucht eine gerade Spielerzahl',
  'nobody-may-receive-bye':
    'alle, die spielfrei sein könnten, waren es schon, oder die anderen sind nicht zu paaren',
  'forced-pair-forbidden': 'ein verlangtes Paar ist verboten',
  'no-legal-pairing': 'die Regeln lassen zu wenige mögliche Gegner',
  'system-does-not-apply': 'das System passt nicht zu einem solchen Turnier',
};

export const generatorText = {
  failure: (failure): string => {
    switch (failure.code) {
      case 'unknown-system':
        return `Ein System ${failure.system} gibt es nicht.`;
      case 'out-of-range':
        return `${OPTIONS[failure.option] ?? failure.option} muss zwischen ${failure.low} und ${failure.high} liegen.`;
      case 'not-pairable':
        return `Runde ${failure.round} ist nicht auszulosen: ${REASONS[failure.failure.code]}. Versuchen Sie einen anderen Startwert, mehr Spieler oder weniger Runden.`;
    }
  },
} satisfies Room<'de', 'generator'>;
