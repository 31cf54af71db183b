/** Why a round cannot be paired, and which rules a round breaks. */
import type { ViolationKind } from '../../systems/system.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const VIOLATIONS: Readonly<Record<ViolationKind, (names: string) => string>> = {
  rematch: (names) => `Partie déjà jouée entre ${names}`,
  prohibited: (names) => `Le règlement du tournoi interdit l’appariement ${names}`,
  'second-bye': (names) => `Plus d’exemption possible pour ${names}`,
  'bye-missing': () => 'Le nombre de joueurs est impair et personne n’est exempt',
  'bye-superfluous': (names) => `${names} : exemption alors que le nombre de joueurs est pair`,
  'same-absolute-preference': (names) => `${names} doivent avoir la même couleur`,
  'colour-difference': (names) => `${names} : la différence de couleurs atteindrait trois`,
  'third-colour': (names) => `${names} : la même couleur trois fois de suite`,
  'same-colours-again': (names) => `Partie déjà jouée avec ces couleurs entre ${names}`,
  'missing-player': (names) => `Absents de la ronde : ${names}`,
  'doubled-player': (names) => `En double dans la ronde : ${names}`,
  'not-to-be-paired': (names) => `À ne pas apparier dans cette ronde : ${names}`,
  'wrong-colour': (names) => `${names} n’ont pas les bonnes couleurs`,
  unplayable: (names) => `Impossible de jouer toutes les parties dans les rondes restantes : ${names}`,
  'unplayable-together': () =>
    'Les parties restantes ne tiennent pas dans les rondes restantes, quel que soit leur ordre',
  'completion-undecided': () =>
    'On ne sait pas si les parties restantes tiennent dans les rondes restantes : il y a trop de possibilités à essayer',
  'bye-in-round-robin': (names) => `${names} : exemption contraire à la table de Berger`,
  'colour-limit': (names) => `Les couleurs interdisent l’appariement ${names}`,
  'wrong-colours': (names) => `${names} n’ont pas les bonnes couleurs`,
  'unknown-player': (names) => `Pas dans le tournoi : ${names}`,
  'board-order': (names) => `${names} ne sont pas à la table que leurs points leur donnent`,
  'not-in-table': (names) => `La table de Berger n’a pas la partie ${names}`,
};

export const roundsAreOut = (rounds: number): string =>
  `Le tournoi compte ${format.count(rounds, { one: 'ronde', other: 'rondes' })}.`;

export const pairingText = {
  failure: (failure, named) => {
    switch (failure.code) {
      case 'too-few-players':
        return {
          message:
            failure.players.length === 0
              ? 'Aucun joueur n’est présent.'
              : `Présence notée pour ${named(failure.players)} seulement : une ronde demande deux joueurs.`,
          advice: 'Pointez les joueurs, ou voyez les absences de cette ronde.',
        };
      case 'initial-colour-missing':
        return {
          message: 'La couleur initiale n’est pas tirée au sort.',
          advice: 'Indiquez-la avant d’apparier la ronde 1, dans les réglages ou dans le rapport.',
        };
      case 'rounds-missing':
        return {
          message: 'Le nombre de rondes n’est pas annoncé.',
          advice: 'Indiquez-le avant d’apparier la ronde 1, dans les réglages ou dans le rapport.',
        };
      case 'round-beyond-last':
        return {
          message: roundsAreOut(failure.rounds),
          advice: 'Toutes sont appariées.',
        };
      case 'ratings-missing':
        return {
          message: `Ce système demande un Elo ou une estimation pour chaque joueur : ${named(failure.players)}.`,
          advice: 'Saisissez une estimation pour eux.',
        };
      case 'odd-number-of-players':
        return {
          message: 'Ce système demande un nombre pair de joueurs.',
          advice: 'Ajoutez un joueur, ou donnez un bye à l’un d’eux.',
        };
      case 'nobody-may-receive-bye':
        return {
          message: `Les autres ne peuvent tous être appariés que si l’exempt est l’un de ces joueurs : ${named(failure.players)}. Or chacun a déjà été exempt ou a gagné sans jouer.`,
          advice: 'Accordez un bye demandé, trouvez un autre joueur, ou appariez à la main.',
        };
      case 'forced-pair-forbidden':
        return {
          message: `${named(failure.players)} ne peuvent pas être appariés : ${failure.rule}.`,
          advice: '',
        };
      case 'no-legal-pairing':
        return {
          message: `La ronde ne peut pas être appariée : parties jouées, couleurs et interdictions laissent trop peu d’adversaires à ${named(failure.players)}.`,
          advice: 'Accordez un bye demandé, appariez à la main, ou arrêtez le tournoi ici.',
        };
      case 'system-does-not-apply':
        return {
          message: `Le système ne peut pas apparier cette ronde : ${failure.reason}.`,
          advice: 'Choisissez un autre système.',
        };
    }
  },
  violation: ({ kind, article, players }, nameOf) => {
    const names = format.list(players.map(nameOf));
    // A stored finding may be of a version of its own.
    const told = (VIOLATIONS as Readonly<Record<string, (names: string) => string>>)[kind];
    const sentence = told?.(names) ?? `${names} : ${kind}`;
    return `${sentence} (${article}).`;
  },
} satisfies Room<'fr', 'pairing'>;
