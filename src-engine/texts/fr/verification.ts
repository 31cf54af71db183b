/** The second entry of results. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });
const differences = (count: number): string =>
  format.count(count, { one: 'différence', other: 'différences' });

export const verificationText = {
  title: (round) => `Seconde saisie, ronde ${round}`,
  hint: 'La première saisie est masquée.',
  open: 'Seconde saisie',
  back: 'Retour aux résultats',
  before: (next) => `Avant la ronde ${next}`,
  gate: {
    results: 'Tous les résultats rentrés',
    keyed: 'Saisis une seconde fois',
    settled: 'Différences tranchées',
    complete: 'Contrôle terminé',
  },
  of: (done, all) => `${done} sur ${all}`,
  toSettle: (count) => (count === 0 ? 'aucune' : `${differences(count)} à trancher`),
  logged: 'Qui et quand : au journal.',
  required: 'Exigée avant d’apparier',
  requiredHint: 'L’exiger ou non figure au journal.',
  differencesTitle: 'Différences',
  settleHint: 'Prenez le bulletin. Puis',
  first: 'Première',
  second: 'Seconde',
  by: 'Qui, quand',
  firstRight: (text) => `${text}, première saisie`,
  secondRight: (text) => `${text}, seconde saisie`,
  noSlip: 'Pas de bulletin',
  board: (board) => `Table ${board}`,
  keyedTwice: 'Saisis deux fois',
  none: 'Rien n’est encore saisi une seconde fois. Un numéro de table, Enter, puis le résultat.',
  noResults: 'La seconde saisie s’ouvre avec les premiers résultats.',
  states: {
    open: 'en cours',
    'to-key': 'à saisir',
    same: 'identique',
    differs: 'différent',
    settled: 'tranché',
  },
  same: (echo) => `${echo} : identique à la première saisie`,
  differs: (echo) => `${echo} : différent de la première saisie`,
  settled: (board) => `Table ${board} tranchée`,
  unstored: (round) => `Ils sont de la seconde saisie de la ronde ${round}. Rouvrez-la et recommencez-y.`,
  noFirst: (board) => `La table ${board} n’a pas encore de résultat.`,
  noFirstAdvice: 'Saisissez-le d’abord à la page des résultats.',
  nothingToSettle: (board) => `La table ${board} n’a pas de différence à trancher.`,
  otherEntries: (board) => `Les saisies de la table ${board} ont changé depuis leur affichage à cet écran.`,
  missing: (round, toKey, differing) =>
    `La seconde saisie de la ronde ${round} n’est pas complète : ${tables(toKey)} à saisir, ${differences(differing)} à trancher.`,
  missingAdvice: 'Complétez-la à la page des résultats (F4, puis V), ou n’y exigez plus de seconde saisie.',
} satisfies Room<'fr', 'verification'>;
