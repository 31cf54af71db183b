/** What tie-breaks are called. */
import type { TieBreakPresetId } from '../../tiebreaks/catalogue.ts';
import type { KoyaLimit, TieBreak, TieBreakCode } from '../../tiebreaks/tie-break.ts';
import { format } from './format.ts';

const names: Readonly<Record<TieBreakCode, string>> = {
  DE: 'Direct encounter',
  WIN: 'Number of wins',
  WON: 'Number of games won over the board',
  BPG: 'Number of games played with Black',
  BWG: 'Number of games won with Black',
  PS: 'Progressive scores',
  REP: 'Rounds one elected to play',
  STD: 'Standard points',
  TPN: 'Tournament pairing number',
  BH: 'Buchholz',
  AOB: 'Average of opponents’ Buchholz',
  FB: 'Fore Buchholz',
  SB: 'Sonneborn-Berger',
  KS: 'Koya system',
  ARO: 'Average rating of opponents',
  TPR: 'Tournament performance rating',
  PTP: 'Perfect tournament performance',
  APRO: 'Average performance rating of opponents',
  APPO: 'Average perfect performance of opponents',
  RTNG: 'Rating',
  BC: 'Board count',
  TBR: 'Top board results',
  BBE: 'Bottom board elimination',
  MPvGP: 'Match points or game points',
  EMMSB: 'Extended Sonneborn-Berger: match × match points',
  EMGSB: 'Extended Sonneborn-Berger: match × game points',
  EGMSB: 'Extended Sonneborn-Berger: game × match points',
  EGGSB: 'Extended Sonneborn-Berger: game × game points',
  EDE: 'Extended direct encounter',
  EDEBT: 'Extended direct encounter, board count, top boards',
  EDEBB: 'Extended direct encounter, board count, bottom boards',
  EDET: 'Extended direct encounter, top boards',
  EDEB: 'Extended direct encounter, bottom boards',
  SSSC: 'Scores and schedule strength combination',
};

const presets: Readonly<Record<TieBreakPresetId, string>> = {
  swiss: 'Swiss: Buchholz first',
  'swiss-encounter': 'Swiss: direct encounter first',
  'swiss-ratings': 'Swiss: ratings of opponents first',
  'swiss-youth': 'Swiss for young players',
  'round-robin': 'Round robin',
  'round-robin-berger': 'Round robin: Sonneborn-Berger first',
  teams: 'Teams: Swiss',
};

/** The name of a Buchholz that is computed before the last round is played. */
const withFore = (name: string): string => name.replace('Buchholz', 'Fore Buchholz');

function limitText(limit: KoyaLimit): string {
  if (limit.kind === 'percent') return `${limit.number} %`;
  // Half points, counted from half of the score.
  const amount = format.points(Math.abs(limit.number) * 5);
  return limit.number === 0 ? '50 %' : `50 % ${limit.number < 0 ? '−' : '+'} ${amount}`;
}

/** The full name: `Buchholz Cut 1`, `Koya system, limit 50 % + ½`. */
function title(tieBreak: TieBreak): string {
  const { code, fore, cutLeast, cutMost, limit, forfeitsPlayed, reversed, divisor, score } = tieBreak;
  const name = names[code];
  const plain = fore && name.includes('Buchholz') ? withFore(name) : name;
  const cut = cutMost > 0 ? ` Median ${cutMost}` : cutLeast > 0 ? ` Cut ${cutLeast}` : '';
  return [
    `${plain}${cut}`,
    ...(fore && plain === name ? ['with Fore Buchholz'] : []),
    ...(limit === null ? [] : [`limit ${limitText(limit)}`]),
    ...(divisor === null ? [] : [`divisor ${divisor}`]),
    ...(forfeitsPlayed ? ['forfeits as games'] : []),
    ...(reversed ? ['reversed'] : []),
    ...(score === null ? [] : [score === 'MP' ? 'match points' : 'game points']),
  ].join(', ');
}

export const tieBreakNamesText = {
  names,
  presets,
  title,
};
