/** What tie-breaks are called. */
import type { TieBreakPresetId } from '../../tiebreaks/catalogue.ts';
import type { KoyaLimit, TieBreak, TieBreakCode } from '../../tiebreaks/tie-break.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const names: Readonly<Record<TieBreakCode, string>> = {
  DE: 'Direkter Vergleich',
  WIN: 'Anzahl der Siege',
  WON: 'Anzahl der am Brett gewonnenen Partien',
  BPG: 'Anzahl der mit Schwarz gespielten Partien',
  BWG: 'Anzahl der mit Schwarz gewonnenen Partien',
  PS: 'Fortschrittswertung',
  REP: 'Runden, die man spielen wollte',
  STD: 'Standardpunkte',
  TPN: 'Startnummer',
  BH: 'Buchholz',
  AOB: 'Durchschnitt der Buchholzwertungen der Gegner',
  FB: 'Vorläufige Buchholzwertung',
  SB: 'Sonneborn-Berger',
  KS: 'Koya-System',
  ARO: 'Durchschnittliche Wertungszahl der Gegner',
  TPR: 'Turnierleistung',
  PTP: 'Perfekte Turnierleistung',
  APRO: 'Durchschnittliche Turnierleistung der Gegner',
  APPO: 'Durchschnittliche perfekte Turnierleistung der Gegner',
  RTNG: 'Wertungszahl',
  BC: 'Brettwertung (Berliner Wertung)',
  TBR: 'Ergebnisse an den oberen Brettern',
  BBE: 'Streichung der unteren Bretter',
  MPvGP: 'Mannschafts- oder Brettpunkte',
  EMMSB: 'Erweiterter Sonneborn-Berger: Mannschafts- × Mannschaftspunkte',
  EMGSB: 'Erweiterter Sonneborn-Berger: Mannschafts- × Brettpunkte',
  EGMSB: 'Erweiterter Sonneborn-Berger: Brett- × Mannschaftspunkte',
  EGGSB: 'Erweiterter Sonneborn-Berger: Brett- × Brettpunkte',
  EDE: 'Erweiterter direkter Vergleich',
  EDEBT: 'Erweiterter direkter Vergleich, Brettwertung, obere Bretter',
  EDEBB: 'Erweiterter direkter Vergleich, Brettwertung, untere Bretter',
  EDET: 'Erweiterter direkter Vergleich, obere Bretter',
  EDEB: 'Erweiterter direkter Vergleich, untere Bretter',
  SSSC: 'Punkte und Stärke der Gegner verbunden',
};

const presets: Readonly<Record<TieBreakPresetId, string>> = {
  swiss: 'Schweizer System: Buchholz zuerst',
  'swiss-encounter': 'Schweizer System: direkter Vergleich zuerst',
  'swiss-ratings': 'Schweizer System: Wertungszahlen der Gegner zuerst',
  'swiss-youth': 'Schweizer System für Jugendliche',
  'round-robin': 'Rundenturnier',
  'round-robin-berger': 'Rundenturnier: Sonneborn-Berger zuerst',
  teams: 'Mannschaften: Schweizer System',
};

/** The name of a Buchholz that is computed before the last round is played. */
const withFore = (name: string): string =>
  name === 'Buchholz'
    ? 'Vorläufige Buchholzwertung'
    : name.replace('Buchholzwertungen', 'vorläufigen Buchholzwertungen');

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
  const cut = cutMost > 0 ? ` Median ${cutMost}` : cutLeast > 0 ? ` Streichwertung ${cutLeast}` : '';
  return [
    `${plain}${cut}`,
    ...(fore && plain === name ? ['mit vorläufiger Buchholzwertung'] : []),
    ...(limit === null ? [] : [`Grenze ${limitText(limit)}`]),
    ...(divisor === null ? [] : [`Teiler ${divisor}`]),
    ...(forfeitsPlayed ? ['kampflose Partien als gespielt'] : []),
    ...(reversed ? ['umgekehrt'] : []),
    ...(score === null ? [] : [score === 'MP' ? 'Mannschaftspunkte' : 'Brettpunkte']),
  ].join(', ');
}

export const tieBreakNamesText = {
  names,
  presets,
  title,
} satisfies Room<'de', 'tieBreakNames'>;
