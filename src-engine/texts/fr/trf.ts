/** What there is to say about reading, writing and filing a TRF. */
import type { Points } from '../../model/points.ts';
import type { Deviation, DeviationCode } from '../../trf/deviation.ts';
import type { TrfFailure } from '../../trf/failure.ts';
import type { FilingProblem } from '../../trf/filing.ts';
import type { LossField } from '../../trf/losses.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const DEVIATIONS: Record<DeviationCode, string> = {
  'encoding-assumed': 'Le texte n’est pas de l’UTF-8 valide ; son encodage a été deviné d’après les lettres',
  'format-assumed': 'Seulement + et - sans adversaire : des byes en 2006, des forfaits en 2016',
  'line-ends': 'Les fins de ligne ne sont pas celles d’un rapport ; les lignes ont été lues',
  'control-character': 'Un caractère de contrôle, tel qu’une tabulation, lu comme une espace',
  'unknown-record': 'Enregistrement inconnu, gardé tel quel',
  'unknown-numbered-record': 'Enregistrement au numéro inconnu, gardé tel quel et inutilisé',
  'duplicate-record': 'Un rapport n’a cet enregistrement qu’une fois ; le premier est utilisé',
  'record-overruled': 'Un autre enregistrement du fichier contredit celui-ci et est utilisé',
  'dialect-record': 'Enregistrement d’un autre programme, lu',
  'record-unreadable': 'L’enregistrement est illisible et inutilisé',
  'count-disagrees': 'Le nombre ne concorde pas avec les enregistrements du fichier',
  'system-unknown':
    'Le code n’est pas celui d’un système connu de Wallchart ; il est gardé, et le système ci-dessous est supposé',
  'schedule-complete':
    'Tous se sont rencontrés et rien ne nomme le système : lu comme toutes rondes (C.05 6.6 s’applique)',
  'acceleration-unused':
    'Un toutes rondes n’a pas de groupes de points et ne s’accélère pas ; le système est pris sans son accélération',
  'unknown-points-unused':
    'Points d’une partie sans résultat (X), mais chaque partie en a un ; non réécrits, car d’autres programmes les refusent',
  'numbers-with-gaps': 'À partir d’ici, les numéros d’appariement ne sont plus 1, 2, 3… ; ils sont gardés',
  misaligned: 'Le champ ne finit pas dans sa dernière colonne',
  'between-columns': 'Du texte dans une colonne qui doit être vide',
  'shifted-columns': 'Les colonnes sont décalées à partir d’ici ; elles ont été remises en place',
  'field-unreadable': 'Le champ est illisible',
  'field-missing': 'Le champ est vide',
  'ranks-missing':
    'Joueurs sans rang, à partir d’ici ; les rapports écrits depuis ce fichier ont les rangs de son classement',
  'title-abbreviated': 'Titre dans l’orthographe d’avant 2016',
  'sex-spelling': 'Le sexe féminin s’écrit w dans un rapport',
  'points-spelling': 'Les points s’écrivent avec une décimale après un point',
  'date-spelling': 'La date n’est pas écrite comme le format le demande',
  'date-ambiguous': 'Jour et mois sont peut-être inversés ; le jour a été lu d’abord',
  'date-unreadable': 'La date est illisible ; l’enregistrement est gardé, la date est inconnue',
  placeholder: 'Valeur de remplissage pour une valeur inconnue',
  'player-unknown': 'Aucun joueur du fichier n’a ce numéro d’appariement',
  'round-out-of-range': 'Le tournoi n’a pas cette ronde',
  'opponent-unknown': 'Aucun joueur du fichier n’a le numéro d’appariement de cet adversaire',
  'opponent-self': 'Le joueur est son propre adversaire',
  'opponents-disagree': 'L’adversaire a un autre adversaire, ou aucun, à cette ronde',
  'colours-disagree': 'Les deux joueurs ont la même couleur',
  'colour-missing': 'La couleur manque',
  'colour-spelling': 'La couleur initiale s’écrit en majuscule',
  'result-unknown': 'Code de résultat inconnu, lu comme un résultat inconnu',
  'results-impossible': 'Les deux résultats ne peuvent être ceux d’une même partie',
  'result-one-sided': 'Seul l’adversaire a un résultat pour cette partie',
  'code-without-opponent': 'Résultat d’une partie sans adversaire',
  'colour-without-opponent': 'Couleur sans adversaire',
  'bye-with-opponent': 'Code d’un bye avec un adversaire',
  'bye-of-2006': 'Bye comme on l’écrivait avant 2016',
  'several-allocated-byes': 'Un seul joueur par ronde peut être exempt',
  'absence-of-paired-player':
    'Le joueur a une autre entrée à cette ronde ; l’enregistrement est inutilisé pour ce joueur',
  'points-disagree': 'Les points ne concordent pas avec les résultats',
  'team-number-doubled': 'L’équipe n’a pas de numéro à elle',
  'team-unknown': 'Aucune équipe du fichier n’a ce numéro',
  'team-record-unreadable': 'L’enregistrement sur les équipes est illisible ; il est gardé tel quel',
  'player-in-two-teams': 'Le joueur est déjà dans une autre équipe',
  'team-record-disagrees':
    'L’enregistrement ne concorde pas avec les parties des joueurs ou d’autres enregistrements d’équipes',
};

function deviationText(deviation: Deviation): string {
  return DEVIATIONS[deviation.code];
}

function reasonText(failure: TrfFailure): string {
  switch (failure.code) {
    case 'empty':
      return 'Le fichier est vide.';
    case 'not-a-report':
      return `Ce n’est pas un rapport de tournoi : ni joueur (001) ni nom (012). Il commence par « ${failure.found} ».`;
    case 'file-too-large':
      return `Le fichier dépasse ${failure.limit} caractères ; un rapport n’est jamais si long.`;
    case 'line-too-long':
      return `La ligne dépasse ${failure.limit} caractères ; un enregistrement n’est jamais si long.`;
    case 'player-number-unreadable':
      return `Le numéro d’appariement d’un joueur, de 1 à 9999, est attendu en colonnes 5–8 ; trouvé « ${failure.found} ».`;
    case 'player-number-doubled':
      return `Le joueur de la ligne ${failure.firstLine} a déjà le numéro d’appariement ${failure.number}.`;
    case 'too-many-rounds':
      return `Le joueur a plus de ${failure.limit} rondes.`;
    case 'deviation':
      return `${deviationText(failure.deviation)} : « ${failure.deviation.found} ».`;
  }
}

/** What is missing before a report can be filed, in one sentence. */
function filingText(problem: FilingProblem): string {
  switch (problem.code) {
    case 'name-missing':
      return 'Le tournoi n’a pas de nom (012).';
    case 'city-missing':
      return 'La ville manque (022).';
    case 'federation-missing':
      return 'La fédération manque (032).';
    case 'start-date-missing':
      return 'Le premier jour manque (042).';
    case 'end-date-missing':
      return 'Le dernier jour manque (052).';
    case 'dates-reversed':
      return 'Le dernier jour précède le premier.';
    case 'chief-arbiter-missing':
      return 'L’arbitre principal manque (102).';
    case 'arbiter-id-missing':
      return `Le code FIDE d’un arbitre manque : ${problem.name}.`;
    case 'time-control-missing':
      return 'La cadence manque (122).';
    case 'encoded-time-control-missing':
      return 'La cadence en secondes manque (222), p. ex. 5400+30.';
    case 'encoded-time-control-unreadable':
      return `La cadence en secondes est illisible (222) : ${problem.text}.`;
    case 'round-dates-missing':
      return `La date manque (132) : ${roundsText(problem.rounds)}.`;
    case 'round-date-outside':
      return `La date n’est pas entre le premier et le dernier jour : ${roundsText(problem.rounds)}.`;
    case 'rounds-unpaired':
      return `Rondes appariées : ${problem.paired} sur ${problem.declared} seulement.`;
    case 'rounds-unpublished':
      return `Pas encore publié : ${roundsText(problem.rounds)}.`;
    case 'games-open':
      return `Ronde ${problem.round} : ${format.count(problem.games, { one: 'partie n’a pas de résultat', other: 'parties n’ont pas de résultat' })}.`;
    case 'games-adjourned':
      return `Ronde ${problem.round} : ${format.count(problem.games, { one: 'partie est ajournée', other: 'parties sont ajournées' })}.`;
    case 'players-missing':
      return 'Il n’y a pas de joueurs.';
    case 'numbers-missing':
      return 'Un joueur sans numéro d’appariement ne peut figurer dans un rapport.';
    case 'fide-id-missing':
      return 'Joueurs sans code FIDE : leurs parties ne peuvent compter pour l’Elo.';
    case 'fide-id-doubled':
      return `Plusieurs joueurs ont le code FIDE ${problem.fideId}.`;
    case 'player-federation-missing':
      return 'Joueurs sans fédération.';
    case 'birth-missing':
      return 'Joueurs sans date ni année de naissance.';
    case 'sex-missing':
      return 'Joueurs sans sexe.';
    case 'federation-unknown':
      return `Le code de la fédération n’est pas de la FIDE (032) : ${problem.federation}.`;
    case 'player-federation-unknown':
      return `Le code de la fédération n’est pas de la FIDE : ${problem.federation}.`;
    case 'birth-after-event':
      return 'Joueurs nés après le premier jour.';
    case 'birth-implausible':
      return `Joueurs de moins de ${problem.youngest} ou de plus de ${problem.oldest} ans.`;
    case 'title-of-women':
      return 'Joueurs à titre féminin et de sexe m.';
    case 'rating-without-id':
      return 'Joueurs avec un Elo et sans code FIDE : l’Elo n’est pas de la FIDE.';
    case 'rating-below-floor':
      return `Elo sous ${problem.floor}, que la FIDE ne publie pas.`;
    case 'rating-implausible':
      return `Elo au-dessus de ${problem.highest}, que personne n’a.`;
    case 'rank-missing':
      return 'Joueurs sans rang.';
    case 'rank-differs': {
      const { recorded, firstPlace, lastPlace } = problem;
      const due = firstPlace === lastPlace ? `${firstPlace}` : `${firstPlace} à ${lastPlace}`;
      return `Rang ${recorded}, au lieu de ${due} d’après points et départages.`;
    }
    case 'field-too-long':
      return `Une valeur dépasse ses ${problem.width} colonnes et sera coupée : ${problem.text}.`;
    case 'system-without-code':
      return 'TRF26 n’a pas de code pour ce système ; l’enregistrement 192 dit CUSTOM_SWISS.';
    case 'controller-missing':
      return 'Le contrôleur des appariements manque (182) ; les tournois à titres le demandent.';
  }
}

function roundsText(rounds: readonly number[]): string {
  return `${format.plural(rounds.length, { one: 'ronde', other: 'rondes' })} ${format.list(rounds.map(String))}`;
}

/** Names of the model's fields that some format does not carry. */
const FIELDS: Readonly<Record<LossField, string>> = {
  encodedTimeControl: 'cadence en secondes',
  pairingController: 'contrôleur des appariements',
  deputyArbiters: 'arbitres adjoints',
  roundDates: 'dates des rondes',
  virtualPoints: 'points virtuels',
  initialColour: 'couleur initiale',
  tieBreaks: 'départages',
  tieBreakText: 'édition des règles de départage',
  system: 'système d’appariement',
  rounds: 'nombre de rondes',
  national: 'Elo national',
  tpn: 'numéro d’appariement',
  fideId: 'code FIDE',
  birth: 'date de naissance',
  withdrawnFrom: 'retrait',
  estimate: 'force estimée',
  prohibitions: 'appariements interdits',
  scoring: 'points des résultats',
  adjustment: 'points de bonus ou de pénalité',
  name: 'nom',
  sex: 'sexe',
  title: 'titre',
  rating: 'Elo',
  federation: 'fédération',
  club: 'club',
  category: 'catégorie',
  city: 'ville',
  startDate: 'premier jour',
  endDate: 'dernier jour',
  type: 'type de tournoi',
  chiefArbiter: 'arbitre principal',
  timeControl: 'cadence',
  acceleration: 'accélération',
  unratedInTieBreaks: 'règle des joueurs sans Elo dans les départages',
  tournamentRating: 'choix de l’Elo du tournoi',
  longEvent: 'durée de plus de 30 jours',
  ratingInTieBreaks: 'choix de l’Elo des départages',
  orderOfEquals: 'ordre des joueurs de même Elo',
  ratingLists: 'ordre des listes Elo',
  correctionMinutes: 'minutes pour corriger',
  maxiTournament: 'conditions du maxi-tournoi',
  maximumColourDifference: 'différence de couleurs maximale',
  numbersByLot: 'numéros au sort',
  lastRoundsInOrder: 'ordre des dernières rondes du premier cycle',
  official: 'Elo FIDE',
  womensTitle: 'titre féminin',
  laterRatings: 'Elo suivants',
  seat: 'numéros échangés',
  expelled: 'exclusion',
  absences: 'absences',
  players: 'tout',
  games: 'parties',
  byes: 'byes',
  'results for rating': 'résultats pour l’Elo',
  teams: 'équipes',
  'records of other formats': 'enregistrements d’autres formats',
};

export const trfText = {
  assumption: (assumption, nameOf) => {
    const points = (value: Points) => format.points(value);
    switch (assumption.code) {
      case 'rounds':
        return {
          text: 'Le fichier n’indique pas le nombre de rondes (142, XXR)',
          taken: `${assumption.rounds}, d’après ses colonnes ou ses dates`,
        };
      case 'system-by-day':
        return {
          text: 'Le fichier ne nomme pas le système avec son édition (192)',
          taken: `${nameOf(assumption.system)}, en vigueur le premier jour`,
        };
      case 'system-by-text':
        return { text: 'Le système n’est nommé qu’en 092', taken: nameOf(assumption.system) };
      case 'system-by-games':
        return {
          text: 'Le fichier n’indique pas le système, et tous se sont rencontrés',
          taken: nameOf(assumption.system),
        };
      case 'tie-breaks':
        return {
          text: 'Le fichier n’indique pas les départages (202, 212)',
          taken: format.list(assumption.tieBreaks),
        };
      case 'points':
        return {
          text: 'Le fichier n’indique pas les points des résultats et des byes',
          taken: `gain ${points(assumption.win)}, nulle ${points(assumption.draw)}, exempt ${points(assumption.bye)}`,
        };
      case 'initial-colour':
        return {
          text: 'Le fichier n’indique pas la couleur initiale (152, XXC)',
          taken: 'tirée au sort avant la ronde 1',
        };
      case 'start-date':
        return {
          text: 'Le fichier n’indique pas le premier jour (042)',
          taken: 'les textes en vigueur aujourd’hui, là où le fichier n’en nomme pas d’autres',
        };
    }
  },
  deviation: deviationText,
  failure: (failure) => `Ligne ${failure.line}, colonne ${failure.column} : ${reasonText(failure)}`,
  filing: filingText,
  loss: ({ field, players, rounds }) => {
    const words = FIELDS[field];
    if (players.length > 0)
      return `Non transmis : ${words} de ${format.count(players.length, { one: 'joueur', other: 'joueurs' })}.`;
    return rounds.length > 0 ? `Non transmis : ${words}, ${roundsText(rounds)}.` : `Non transmis : ${words}.`;
  },
} satisfies Room<'fr', 'trf'>;
