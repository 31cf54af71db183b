/** Entries of players, results and rules: questions about them, and why they are refused. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const oncePerPerson = 'On n’inscrit une personne qu’une fois.';
const chooseOne = 'Choisissez l’une d’elles.';

export const entriesText = {
  results: {
    staysClosed: {
      message: 'Une ronde suivante a été appariée avec ce résultat : la partie n’est pas rouverte.',
      advice: 'Saisissez le bon résultat : il vaudra correction.',
    },
    acts: {
      'result-entered': 'Saisir le résultat',
      'result-cleared': 'Effacer le résultat',
      'result-corrected': 'Corriger le résultat',
      'result-corrected-late': 'Corriger le résultat',
      'result-rated-only': 'Corriger le rapport Elo',
    },
    entered: (game) => `${game}.`,
    cleared: (game, was) => `${game} : le résultat ${was} est effacé et la partie est rouverte.`,
    replaced: (game, was) => `${game} : remplace ${was}.`,
    late: (game, next, was) => `${game} : la ronde ${next} a été appariée avec ${was} et ne change pas.`,
    lateDraw: (game, next) => `${game} : la ronde ${next} a été appariée avec une nulle et ne change pas.`,
    countsFrom: (round) => `La correction compte au classement et dès l’appariement de la ronde ${round}.`,
    tooLate: (game, was) => `${game} : trop tard pour le classement et les appariements, qui gardent ${was}.`,
    reportOnly: 'La correction figure au rapport Elo seulement.',
    game: (board, white, result, black) => `${board} · ${white} ${result} ${black}`,
    stays: (board, round) => ({
      message: `Table ${board} de la ronde ${round} : la ronde ${round + 1} est finie, le résultat reste pour le classement et les appariements.`,
      advice: 'Corrigez-le à la page des résultats : la correction va au rapport Elo.',
    }),
    amongOthers: {
      message: 'Cela changerait aussi des résultats qui ont servi à apparier une ronde suivante.',
      advice: 'Corrigez ces résultats à la page des résultats.',
    },
    notPublished: (round) => ({
      message: `La ronde ${round} n’est pas encore publiée.`,
      advice: 'Publiez-la d’abord.',
    }),
    draftIsLost: (round) => `Le brouillon de la ronde ${round} ne convient plus et est supprimé.`,
    deadline: (round, minutes, time) =>
      `Le délai de correction de la ronde ${round}, ${minutes} minutes après son dernier résultat, a expiré à ${time}.`,
    deadlineAccept:
      'Si vous l’acceptez, elle compte au classement et dès le prochain appariement, et figure au rapport.',
    take: 'Importer les résultats',
    boardTwice: (first, second, board, round) => ({
      message: `Les lignes ${first} et ${second} donnent toutes deux un résultat à la table ${board} de la ronde ${round}.`,
      advice: 'Choisissez-en une et écartez l’autre.',
    }),
    counts: {
      ratedOnly: (count) =>
        `${format.count(count, { one: 'résultat arrive', other: 'résultats arrivent' })} trop tard pour le classement et les appariements et ${format.plural(count, { one: 'va', other: 'vont' })} au rapport Elo seulement.`,
      late: (count, round) =>
        `${format.count(count, { one: 'résultat d’une ronde dont la suivante est appariée compte', other: 'résultats d’une ronde dont la suivante est appariée comptent' })} dès l’appariement de la ronde ${round}.`,
      pastDeadline: (count) =>
        `${format.count(count, { one: 'résultat en remplace un autre', other: 'résultats en remplacent d’autres' })} après le délai de correction annoncé.`,
      corrected: (count) =>
        `${format.count(count, { one: 'résultat en remplace un autre', other: 'résultats en remplacent d’autres' })}.`,
      entered: (count) =>
        `${format.count(count, { one: 'résultat est saisi', other: 'résultats sont saisis' })}.`,
    },
  },
  players: {
    change: (name) => `Modifier ${name}`,
    inRound: (name) => ({
      message: `${name} figure dans une ronde : suppression impossible.`,
      advice: 'Notez plutôt un retrait.',
    }),
    pairedAlready: (name, round) => ({
      message: `La ronde ${round} est appariée et compte ${name}.`,
      advice: 'Supprimez d’abord son brouillon, ou saisissez un forfait.',
    }),
    roundMissed: (name, round) => ({
      message: `La ronde ${round} est affichée sans ${name} : qui arrive en retard n’a pas de points pour les rondes manquées.`,
      advice:
        'Si le règlement du tournoi en donne, inscrivez le joueur avec le bye avant que la ronde soit appariée.',
    }),
    oldData: 'Des rondes sont appariées avec les anciennes données.',
    renumbered:
      'Les numéros d’appariement sont réattribués au prochain appariement ; les rondes publiées restent.',
    reportsOnly: 'Le changement ne paraît que dans les rapports et les départages.',
    numbersStay: 'Les numéros d’appariement ne changent plus après la ronde 4.',
    nameMissing: 'Un joueur a besoin d’un nom.',
    idNoNumber: {
      message: 'Un code FIDE n’a que des chiffres.',
      advice: 'Videz le champ s’il est inconnu.',
    },
    idTwice: (name) => ({
      message: `${name} a déjà ce code FIDE.`,
      advice: `${oncePerPerson} Modifiez l’inscription existante.`,
    }),
    take: 'Importer le tableau',
    changedTwice: (first, second) => ({
      message: `Les lignes ${first} et ${second} modifieraient le même joueur.`,
      advice: chooseOne,
    }),
    rowIdTwice: (row, fideId, owner) => ({
      message: `La ligne ${row} a le code FIDE ${fideId}, que ${owner} a déjà.`,
      advice: `${oncePerPerson} Écartez la ligne, ou ôtez le code FIDE du tableau.`,
    }),
    rowListedTwice: (first, second, name) => ({
      message: `Les lignes ${first} et ${second} inscriraient toutes deux ${name} de la liste Elo.`,
      advice: `${oncePerPerson} Écartez l’une des lignes, ou choisissez quelqu’un d’autre pour elle.`,
    }),
    byeBeyondRules: (why, round) => `${why}, à la ronde ${round}.`,
    late: (count) =>
      `Modification après le début : ${format.count(count, { one: 'joueur', other: 'joueurs' })}.`,
    notes: {
      idTwice: 'Code FIDE en double',
      withdrawn: (round) => `Retrait R${round}`,
      from: (round) => `Dès R${round}`,
      half: (round) => `Bye ½ R${round}`,
      zero: (round) => `Bye 0 R${round}`,
      full: (round) => `Bye 1 R${round}`,
      noId: 'Sans code FIDE',
      typed: 'Saisi à la main',
      otherKind: { standard: 'Elo standard', rapid: 'Elo rapide', blitz: 'Elo blitz' },
      unrated: 'Sans Elo',
    },
    id: (fideId) => `Code FIDE ${fideId}`,
    fullPointBye: 'Un bye d’un point compte comme un gain sans jouer',
    secondHalfPoint: (name) => `${name} : un second bye d’un demi-point`,
  },
  rules: {
    names: {
      system: 'Système',
      rounds: 'Nombre de rondes',
      initialColour: 'Couleur initiale',
      scoring: 'Points',
      acceleration: 'Accélération',
      virtualPoints: 'Points virtuels',
      prohibitions: 'Appariements interdits',
      keptApart: 'À séparer',
      tieBreaks: 'Départages',
      tieBreakText: 'Texte des départages',
      tournamentRating: 'Elo du tournoi',
      orderOfEquals: 'Ordre des joueurs de même Elo',
      longEvent: 'Plus de 30 jours',
      ratingInTieBreaks: 'Elo des départages',
      ratingLists: 'Ordre des listes Elo',
      unratedInTieBreaks: 'Joueurs sans Elo dans les départages',
      lotSeed: 'Graine aléatoire',
      correctionMinutes: 'Minutes pour corriger',
      maxiTournament: 'Maxi-tournoi',
      maximumColourDifference: 'Différence de couleurs maximale',
      numbersByLot: 'Numéros au sort',
      tableOrder: 'Numéros à la main',
      seating: 'Tables',
      lastRoundsInOrder: 'Deux dernières rondes du premier cycle dans l’ordre',
    },
    change: 'Modifier les règles',
    changed: (name, was, now) => `${name} : ${was} devient ${now}`,
    sentence: (change) => `${change}.`,
    field: (field, was, now) => `${field} : ${was} devient ${now}`,
    listsSetBack: 'Les listes Elo sont de nouveau interrogées dans l’ordre habituel de cet Elo de tournoi.',
    wallStays: 'Les rondes publiées restent, et le changement figure au rapport.',
    draftGoes: (round) => `Le brouillon de la ronde ${round} suit les anciennes règles ; il est supprimé.`,
    yes: 'oui',
    no: 'non',
    entries: (count) => format.count(count, { one: 'entrée', other: 'entrées' }),
    otherValues: 'autres valeurs',
    tooFewRounds: (published, rounds) =>
      `${format.count(published, { one: 'ronde est publiée', other: 'rondes sont publiées' })} ; le tournoi ne peut en avoir ${rounds}.`,
    notAccelerated: {
      message: (system) => `${system} : sans groupes de points, il n’y a rien à accélérer.`,
      advice: 'Ne choisissez pas d’accélération, ou choisissez un système suisse.',
    },
    listObjections: {
      empty: 'Aucune liste Elo n’est consultée.',
      twice: 'Une liste Elo est consultée deux fois pour le même Elo.',
      'fide-first':
        'L’Elo du tournoi est d’abord celui de la FIDE ; la liste principale doit être de la FIDE.',
      'national-first':
        'L’Elo du tournoi est d’abord l’Elo national ; la liste principale ne peut pas être celle de la FIDE.',
    },
    correctLists: 'Changez l’ordre des listes, ou l’Elo du tournoi.',
    correctTieBreaks: 'Corrigez la liste des départages.',
    prohibitedUnknown: 'Un appariement interdit nomme un joueur qui n’est pas du tournoi.',
    endFideMode: 'Mettre fin au mode FIDE',
    endsFideMode: 'Le mode FIDE se termine pour de bon, même si vous annulez l’action, et le rapport le dit.',
    fideModeEnded: 'Le mode FIDE est déjà terminé.',
  },
} satisfies Room<'fr', 'entries'>;
