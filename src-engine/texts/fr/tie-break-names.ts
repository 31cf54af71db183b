/** What tie-breaks are called. */
import type { TieBreakPresetId } from '../../tiebreaks/catalogue.ts';
import type { KoyaLimit, TieBreak, TieBreakCode } from '../../tiebreaks/tie-break.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const names: Readonly<Record<TieBreakCode, string>> = {
  DE: 'Confrontation directe',
  WIN: 'Nombre de gains',
  WON: 'Nombre de parties gagnées sur l’échiquier',
  BPG: 'Nombre de parties jouées avec les Noirs',
  BWG: 'Nombre de parties gagnées avec les Noirs',
  PS: 'Cumulatif',
  REP: 'Rondes que l’on a choisi de jouer',
  STD: 'Points standard',
  TPN: 'Numéro d’appariement',
  BH: 'Buchholz',
  AOB: 'Moyenne des Buchholz des adversaires',
  FB: 'Buchholz anticipé',
  SB: 'Sonneborn-Berger',
  KS: 'Système Koya',
  ARO: 'Moyenne Elo des adversaires',
  TPR: 'Performance du tournoi',
  PTP: 'Performance parfaite du tournoi',
  APRO: 'Moyenne des performances des adversaires',
  APPO: 'Moyenne des performances parfaites des adversaires',
  RTNG: 'Elo',
  BC: 'Décompte des échiquiers',
  TBR: 'Résultats des premiers échiquiers',
  BBE: 'Élimination des derniers échiquiers',
  MPvGP: 'Points de match ou points de partie',
  EMMSB: 'Sonneborn-Berger étendu : points de match × points de match',
  EMGSB: 'Sonneborn-Berger étendu : points de match × points de partie',
  EGMSB: 'Sonneborn-Berger étendu : points de partie × points de match',
  EGGSB: 'Sonneborn-Berger étendu : points de partie × points de partie',
  EDE: 'Confrontation directe étendue',
  EDEBT: 'Confrontation directe étendue, décompte, premiers échiquiers',
  EDEBB: 'Confrontation directe étendue, décompte, derniers échiquiers',
  EDET: 'Confrontation directe étendue, premiers échiquiers',
  EDEB: 'Confrontation directe étendue, derniers échiquiers',
  SSSC: 'Combinaison des points et de la force des adversaires',
};

const presets: Readonly<Record<TieBreakPresetId, string>> = {
  swiss: 'Suisse : Buchholz d’abord',
  'swiss-encounter': 'Suisse : confrontation directe d’abord',
  'swiss-ratings': 'Suisse : Elo des adversaires d’abord',
  'swiss-youth': 'Suisse pour les jeunes',
  'round-robin': 'Toutes rondes',
  'round-robin-berger': 'Toutes rondes : Sonneborn-Berger d’abord',
  teams: 'Équipes : suisse',
};

/** The name of a Buchholz that is computed before the last round is played. */
const withFore = (name: string): string =>
  name === 'Buchholz' ? 'Buchholz anticipé' : name.replace('Buchholz', 'Buchholz anticipés');

function limitText(limit: KoyaLimit): string {
  if (limit.kind === 'percent') return `${limit.number}\u00a0%`;
  // Half points, counted from half of the score.
  const amount = format.points(Math.abs(limit.number) * 5);
  return limit.number === 0 ? '50\u00a0%' : `50\u00a0% ${limit.number < 0 ? '−' : '+'} ${amount}`;
}

/** The full name: `Buchholz Cut 1`, `Koya system, limit 50 % + ½`. */
function title(tieBreak: TieBreak): string {
  const { code, fore, cutLeast, cutMost, limit, forfeitsPlayed, reversed, divisor, score } = tieBreak;
  const name = names[code];
  const plain = fore && name.includes('Buchholz') && code !== 'FB' ? withFore(name) : name;
  const cut = cutMost > 0 ? ` médian ${cutMost}` : cutLeast > 0 ? ` tronqué ${cutLeast}` : '';
  return [
    `${plain}${cut}`,
    ...(fore && plain === name ? ['avec Buchholz anticipé'] : []),
    ...(limit === null ? [] : [`limite ${limitText(limit)}`]),
    ...(divisor === null ? [] : [`diviseur ${divisor}`]),
    ...(forfeitsPlayed ? ['forfaits comptés comme parties'] : []),
    ...(reversed ? ['inversé'] : []),
    ...(score === null ? [] : [score === 'MP' ? 'points de match' : 'points de partie']),
  ].join(', ');
}

export const tieBreakNamesText = {
  names,
  presets,
  title,
} satisfies Room<'fr', 'tieBreakNames'>;
