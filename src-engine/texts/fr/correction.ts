/** The page of a correction: what it would do, what 4.3 of C.04.2 says of it, and what the arbiter may do. */
import type { Room } from '../catalogue.ts';

export const correctionText = {
  title: 'Corriger un résultat',
  subtitle: 'ses effets, avant tout changement',
  claim: 'La réclamation',
  place: (round, board) => `Ronde ${round}, table ${board}`,
  asks: (result) => `Deviendrait ${result}`,
  papers: 'Ce que disent les papiers',
  entered: 'Saisi',
  secondEntry: 'Seconde saisie',
  notMade: 'non faite',
  noSlip: 'pas de bulletin',
  deadline: 'Corrections jusqu’à',
  noDeadline: 'aucun délai annoncé',
  entry: (result, at, by) => [result, at, by].filter((part) => part !== '').join(', '),
  periodsLabel: 'Quand une correction arrive',
  periodTitles: {
    'at-once': 'Compte aussitôt',
    'next-pairing': 'Compte dès l’appariement suivant',
    'rating-only': 'Rapport Elo seulement',
  },
  periodTexts: {
    'at-once': () => 'classement et prochain appariement',
    'next-pairing': (next) => `la ronde ${next} reste appariée ainsi`,
    'rating-only': () => 'classement et appariements restent',
  },
  moments: {
    complete: (round) => `Ronde ${round} terminée`,
    deadline: 'Délai écoulé',
    paired: (round) => `Ronde ${round} publiée`,
    ended: (round) => `Ronde ${round} terminée`,
    notYet: 'pas encore',
  },
  now: (at) => `maintenant, ${at}`,
  computed: 'Calculé d’après le journal. Rien n’est encore changé.',
  desk: 'À dire au bureau',
  quoted: (sentence) => `« ${sentence} »`,
  spoken: {
    'at-once': (result) => `Le résultat est ${result}. Il compte aussitôt.`,
    'next-pairing': (result, was, next) =>
      `Le résultat est ${result}. Il compte au classement et dès l’appariement suivant. La ronde ${next} a été appariée avec ${was} et reste ainsi.`,
    'rating-only': (result, was, next) =>
      `${result} va dans le rapport Elo. La réclamation est venue après la fin de la ronde ${next} : le classement garde ${was}.`,
  },
  may: 'Ce que vous pouvez faire',
  byRules: 'selon le règlement',
  tooLate: 'trop tard',
  openUntil: (at) => `Dernier moment : ${at}.`,
  keep: (was) => `Garder ${was}, noter la réclamation`,
  keepHint: 'Si le bulletin ne tranche pas. La réclamation devient un incident.',
  claimWords: (result) => `Réclamation : le résultat était ${result}.`,
  correctHints: {
    'at-once': 'Il remplace le résultat.',
    'next-pairing': 'Il remplace le résultat. Le rapport cite la correction.',
    'rating-only': 'Classement et appariements restent. Le rapport cite la correction.',
  },
  files: 'Ce qui figurera, et où',
  fileNames: { standings: 'Classement', report: 'Rapport Elo', log: 'Journal' },
  logSays: 'la correction, le motif, qui et quand',
  why: 'Motif, pour le journal et le rapport',
} satisfies Room<'fr', 'correction'>;
