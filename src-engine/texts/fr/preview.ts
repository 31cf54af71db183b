/** The preview of the next round while games are open. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const games = (count: number): string => format.count(count, { one: 'partie', other: 'parties' });

export const previewText = {
  open: 'Prévision',
  title: (round) => `Ronde ${round}, prévision`,
  notAPairing: 'pas un appariement',
  toGo: (count) => `${games(count)} en cours`,
  sure: 'Ce qui est sûr',
  fixed: 'Tables sûres',
  fixedOf: (fixed, all) => `${fixed}/${all}`,
  openBoards: 'Incertaines',
  cases: 'Cas',
  casesOf: (count, cases) =>
    `${Array.from({ length: count }, () => '3').join(' × ')} = ${format.number(cases)}`,
  computed: 'Calculé en',
  seconds: (seconds) => `${format.number(seconds, 1)} s`,
  computing: (settled, all) =>
    all === 0 ? 'Calcul en cours' : `Calcul : ${format.number(settled)} cas sur ${format.number(all)}`,
  never:
    'Une prévision n’est jamais imprimée ni montrée en salle. Elle prend chaque partie de la ronde précédente comme gagnée, nulle ou perdue sur l’échiquier. Une partie en cours d’une ronde antérieure compte comme nulle ; les forfaits ne sont pas prévus.',
  unpairable: (count) => `Dans ${format.number(count)} des cas, les règles ne donnent aucun appariement.`,
  bye: 'Exempt',
  stopped: (settled, all) =>
    all === 0
      ? 'Arrêté avant le premier cas.'
      : `Arrêté à ${format.number(settled)} cas sur ${format.number(all)}. Il les faut tous pour dire ce qui est sûr.`,
  stop: 'Arrêter le calcul',
  leave: 'Retour',
  again: 'Recalculer',
  filters: {
    all: (count) => `Toutes ${count}`,
    open: (count) => `Incertaines ${count}`,
    fixed: (count) => `Sûres ${count}`,
  },
  columns: { board: 'Tb', state: 'État', white: 'Blancs', black: 'Noirs', depends: 'Attend' },
  states: { fixed: 'sûre', open: 'incertaine' },
  candidates: (list, more) =>
    more === 0
      ? format.list(list, 'or')
      : `${format.list(list, 'or')}, ou ${format.count(more, { one: 'autre', other: 'autres' })}`,
  dependsOn: (list) => list.join(', '),
  why: (board) => `Pourquoi la table ${board} est-elle incertaine ?`,
  whyFixed: (board) => `La table ${board} est sûre`,
  fixedWhatever: (cases) =>
    `Les deux mêmes joueurs s’y rencontrent, avec les mêmes couleurs, dans les ${format.number(cases)} cas.`,
  stillOn: (list) =>
    list.length === 1
      ? `La partie de la table ${list[0]} est en cours, et décide qui joue ici.`
      : `Les parties des tables ${format.list(list.map(String))} sont en cours, et décident ensemble qui joue ici.`,
  game: (board, white, black) => `Table ${board} : ${white} – ${black}`,
  ends: 'finit',
  endings: { 'white-wins': '1 – 0', draw: '½ – ½', 'black-wins': '0 – 1' },
  untouched: (list) =>
    list.length === 1
      ? `La table ${list[0]} n’y change rien.`
      : `Les tables ${format.list(list.map(String))} n’y changent rien.`,
  waiting: (board) => `Tables qui attendent la table ${board}`,
  other: (count) => `une de ${count} paires`,
  none: 'table inexistante',
  cannotWait: 'Si vous ne pouvez pas attendre',
  asDraw:
    'Appariez maintenant : les parties en cours comptent comme nulles, pour apparier seulement (C.04.2 3.1).',
  cancelled: 'La prévision a été arrêtée.',
  refusals: {
    noOpenGames: 'Aucune partie de la ronde précédente n’est en cours.',
    pair: 'Appariez la ronde.',
    tooManyGames: (count) => `${games(count)} en cours : trop pour dire ce qui est sûr.`,
    enter: (most) => `À ${games(most)} en cours ou moins, la prévision dit quelles tables sont sûres.`,
    systemUnknown: 'Le système d’appariement de ce tournoi est inconnu.',
    neverPairable: 'Quelle que soit l’issue des parties, les règles ne donnent aucun appariement.',
    byHand: 'La ronde devra être appariée à la main.',
  },
} satisfies Room<'fr', 'preview'>;
