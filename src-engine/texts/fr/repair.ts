/** Repair of a published round: C.04.2 4.4. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });
const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });
const tableList = (numbers: readonly number[]): string =>
  `${format.plural(numbers.length, { one: 'table', other: 'tables' })} ${format.list(numbers.map(String))}`;
const change = (count: number): string => format.plural(count, { one: 'change', other: 'changent' });
const have = (names: readonly string[]): string =>
  `${format.list(names)} ${format.plural(names.length, { one: 'a', other: 'ont' })}`;

export const repairText = {
  title: (round) => `Réparer la ronde ${round}`,
  hint: 'Le plan qui change le moins vient d’abord.',
  open: 'Réparer',
  happened: 'Ce qui s’est passé',
  nothing: 'Rien n’est encore indiqué. N : un joueur n’est pas là. L : un joueur est arrivé.',
  noShow: 'Pas là',
  arrived: 'Arrivé',
  missing: (name) => `${name} n’est pas là`,
  isHere: (name) => `${name} est là`,
  takeOut: 'Enlever',
  find: {
    missing: 'Nom ou table de qui n’est pas là',
    arrived: 'Nom de qui est arrivé',
    held: 'Table à garder',
  },
  noMatch: (typed) => `Aucun joueur trouvé pour « ${typed} ».`,
  noBoard: (typed) => `Il n’y a pas de table ${typed} sans résultat.`,
  stays: 'Ne change pas',
  finished: (count) => `${tables(count)} avec résultat`,
  held: (board) => `Table ${board}`,
  keep: 'Garder une table',
  swap: 'Joué autrement',
  swapHint: 'Une table, ou deux dont les adversaires ont changé : 12, ou 12 13',
  swapped: (numbers) =>
    numbers.length === 1
      ? `Table ${numbers[0]} : couleurs inversées`
      : `${tableList(numbers)} : les Noirs ont changé de place`,
  wall: 'Affichée',
  version: (version) => `version ${version}`,
  kinds: {
    fewest: 'Le moins de changements',
    nearby: 'Points les plus proches',
    'new-draw': 'Nouvel appariement',
    'as-played': 'Comme joué',
    leave: 'Aucun changement',
  },
  kindHints: {
    fewest: 'la salle le remarque le moins',
    nearby: 'points égaux d’abord',
    'new-draw': 'comme le système',
    'as-played': 'noter ce qui s’est joué',
    leave: 'résultats par forfait',
  },
  rows: {
    boards: 'Tables changées',
    told: 'Ont lu l’ancienne liste',
    idle: 'Là, mais sans partie',
    agree: 'Accord préalable',
    broken: 'Règles enfreintes',
    article: 'Article C.04.2',
    turned: 'Couleurs inversées',
    points: 'Écarts de points, somme',
    ratings: 'Écarts d’Elo, somme',
    unlike: 'Autre que le système',
  },
  ofBoards: (changed, all) => `${changed} sur ${all}`,
  people: (count) => (count === 0 ? 'aucun' : players(count)),
  count: (count) => (count === 0 ? 'aucune' : String(count)),
  unknown: 'aucun appariement',
  points: (tenths) => format.points(tenths),
  article: (situation) =>
    situation === null ? '–' : situation === 'played' ? '4.3 (b)' : `4.4 (${situation})`,
  caseSays: {
    1: 'Deux joueurs qui s’étaient déjà rencontrés ont été réappariés.',
    2: 'Seulement si le règlement du tournoi le permet : aucun des autres cas ne s’applique.',
    3: 'Deux joueurs sans adversaire se rencontrent, si les deux sont d’accord.',
    4: 'Une inscription tardive est admise, les changements sont minimes, et tous sont d’accord.',
    5: 'Dernière ronde : seulement pour les premières tables, désignées par l’arbitre principal.',
    played: 'On note ce qui s’est vraiment joué ; rencontres et couleurs suivent.',
  },
  sentence: (kind, changed, told) =>
    kind === 'leave'
      ? 'L’appariement publié reste. Qui n’est pas là perd par forfait.'
      : changed === 0
        ? `Aucune table ne change. Pour ${players(told)}, la place affichée était autre.`
        : `${tables(changed)} ${change(changed)}. Pour ${players(told)}, la place affichée était autre.`,
  before: 'avant',
  after: 'après',
  noBoardYet: 'pas de table',
  board: (board) => `Table ${board}`,
  bye: 'Exempt',
  noBye: 'aucun',
  accounted: 'Tous les joueurs sont comptés',
  sum: {
    boards: (count) => `${tables(count)} × 2`,
    byes: 'Exempts et byes',
    absent: 'Hors de la ronde',
    active: 'Joueurs en lice',
  },
  planTitle: (number) => (number === null ? 'Aucun changement' : `Plan ${number}, avant et après`),
  agree: (count) => `Demandez l’accord de ${players(count)} avant tout changement`,
  agreed: 'd’accord',
  asks: 'à demander',
  agreeKey: 'D’accord',
  refuses: 'Refuse',
  takeBack: 'Annuler l’accord',
  nobodyAsked: (kind, haveAgreed) =>
    kind === 'leave'
      ? 'Le dernier plan ne change rien : aucun accord n’est nécessaire.'
      : haveAgreed
        ? 'Tous les accords nécessaires sont donnés.'
        : 'Ce plan ne demande l’accord de personne.',
  waitsFor: (names) => `Accords encore nécessaires : ${format.list(names)}.`,
  change: (count) => (count === 0 ? 'Changer l’exempt' : `Changer ${tables(count)}`),
  undo: (version) => `Ctrl Z ramène la version ${version}.`,
  verdict: (count) =>
    `${tables(count)} après un changement : paires, exempt et compte confirmés par les règles de vérification`,
  done: (round, version) => `Ronde ${round} publiée de nouveau, version ${version}`,
  leaving: {
    title: 'Quitter la réparation',
    consequence: 'Ce que vous avez dit est oublié. L’appariement publié reste.',
  },
  computing: 'Calcul des plans…',
  act: (round) => `Changer la ronde ${round}`,
  replaces: (version, numbers) =>
    numbers.length === 0
      ? `La version ${version} remplace celle publiée ; seul l’exempt change.`
      : `La version ${version} remplace celle publiée ; ${tableList(numbers)} ${change(numbers.length)}.`,
  tell: (names) => `À prévenir : ${format.list(names)}.`,
  notAgreed: (names) => `Pas encore d’accord : ${format.list(names)}.`,
  overtaken: 'Le tournoi a changé depuis le calcul des plans.',
  overtakenAdvice: 'Les plans sont recalculés. Rien n’a été publié.',
  noPlan: 'Ce plan n’existe pas.',
  failures: {
    'round-not-published': () => 'Cette ronde n’est pas publiée : changez plutôt son brouillon.',
    'round-not-last': () =>
      'Une ronde suivante est déjà appariée : on corrige les résultats, les appariements restent.',
    'missing-has-result': (names) => `${have(names)} déjà un résultat dans cette ronde.`,
    'missing-not-in-round': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'n’a', other: 'n’ont' })} ni table ni exemption dans cette ronde.`,
    'arrived-in-round': (names) => `${have(names)} déjà une place dans cette ronde.`,
    'missing-on-held-board': (_, numbers) => `Vous gardez ${tableList(numbers)}, où un joueur n’est pas là.`,
    'played-has-result': (_, numbers) => `Effacez d’abord le résultat : ${tableList(numbers)}.`,
    'played-not-these-players': (_, numbers) =>
      `Les joueurs ne correspondent pas à ce qui se serait joué : ${tableList(numbers)}.`,
    'system-does-not-apply': () =>
      'Ce système suit une table de Berger fixe : aucune de ses rondes n’est réappariée.',
  },
  failureAdvice: 'Corrigez ce que vous avez dit.',
} satisfies Room<'fr', 'repair'>;
