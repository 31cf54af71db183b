/** Tie-breaks and the working of their values. */
import type { TieBreakCode } from '../../tiebreaks/tie-break.ts';
import type { WorkingLine } from '../../tiebreaks/working.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';

type TieBreaks = Catalogue['tieBreaks'];

const MEANINGS: Readonly<Record<TieBreakCode, string>> = {
  DE: 'Rang in der Tabelle der Partien der Gleichen untereinander.',
  WIN: 'Runden, die so viele Punkte brachten wie ein Sieg, mit oder ohne Partie.',
  WON: 'Am Brett gewonnene Partien.',
  BPG: 'Mit Schwarz gespielte Partien.',
  BWG: 'Mit Schwarz gewonnene Partien.',
  PS: 'Summe der Punktstände nach jeder Runde (Fortschrittswertung).',
  REP: 'Runden abzüglich der Freilose mit halbem Punkt oder ohne Punkt und der kampflos verlorenen Partien.',
  STD: 'Runden mit mehr Punkten als der Gegner zählen eins, mit gleich vielen ein halb.',
  TPN: 'Startnummer; die kleinere steht vorn.',
  BH: 'Summe der Punkte der Gegner.',
  AOB: 'Durchschnitt der Buchholzzahlen der am Brett gespielten Gegner.',
  FB: 'Buchholz, als wäre jede Partie der letzten Runde remis.',
  SB: 'Punkte jeder Runde mal Punkte des Gegners.',
  KS: 'Punkte gegen Gegner mit mindestens der Hälfte der möglichen Punkte.',
  ARO: 'Durchschnitt der Wertungszahlen der am Brett gespielten Gegner.',
  TPR: 'Durchschnitt der Wertungszahlen der Gegner plus die Differenz, für die die Punktzahl steht.',
  PTP: 'Niedrigste Wertungszahl, deren Erwartung mindestens die erzielten Punkte ist.',
  APRO: 'Durchschnitt der Turnierleistungen der am Brett gespielten Gegner.',
  APPO: 'Durchschnitt der perfekten Turnierleistungen der am Brett gespielten Gegner.',
  RTNG: 'Wertungszahl zu Beginn; die höhere steht vorn.',
  BC: 'Brettnummern mal Punkte an diesen Brettern; die kleinere Summe steht vorn.',
  TBR: 'Punkte an Brett 1, dann an Brett 2 und so weiter.',
  BBE: 'Brettpunkte ohne das letzte Brett, dann ohne die letzten zwei und so weiter.',
  MPvGP: 'Die Punktzahl, die nicht die erste ist.',
  EMMSB: 'Mannschaftspunkte jeder Runde mal Mannschaftspunkte des Gegners.',
  EMGSB: 'Brettpunkte jeder Runde mal Mannschaftspunkte des Gegners.',
  EGMSB: 'Mannschaftspunkte jeder Runde mal Brettpunkte des Gegners.',
  EGGSB: 'Brettpunkte jeder Runde mal Brettpunkte des Gegners.',
  EDE: 'Direkter Vergleich nach der ersten, dann nach der zweiten Punktzahl.',
  EDEBT: 'Erweiterter direkter Vergleich; zwei Mannschaften: Brettwertung, dann obere Bretter.',
  EDEBB: 'Erweiterter direkter Vergleich; zwei Mannschaften: Brettwertung, dann untere Bretter.',
  EDET: 'Erweiterter direkter Vergleich; zwei Mannschaften: obere Bretter.',
  EDEB: 'Erweiterter direkter Vergleich; zwei Mannschaften: untere Bretter.',
  SSSC: 'Zweite Punktzahl plus ein Teil der Buchholzzahl der ersten Punktzahl.',
};

const problem: TieBreaks['problem'] = (found) => {
  const { text } = found;
  switch (found.code) {
    case 'unknown-tie-break':
      return `${text} ist keine Feinwertung aus C.07.`;
    case 'self-defined-tie-break':
      return `${text} ist eine Feinwertung nach eigenen Turnierbestimmungen; sie kann hier nicht berechnet werden.`;
    case 'unknown-modifier':
      return `${text}: ${found.modifier} ist kein Zusatz aus C.07 Art.\u00a014.`;
    case 'modifier-not-allowed':
      return `${text}: Diese Feinwertung hat keinen Zusatz ${found.modifier}.`;
    case 'modifier-repeated':
      return `${text}: ${found.modifier} widerspricht einem anderen Zusatz.`;
    case 'not-in-round-robin':
      return `${text} darf in einem Rundenturnier nicht verwendet werden (C.07 Art.\u00a08). Der Wert wird gezeigt und zählt nicht.`;
    case 'unrated-players':
      return `${text} entfällt: ${found.unrated} Spieler ohne Wertungszahl ${format.plural(found.unrated, { one: 'nimmt', other: 'nehmen' })} teil, und die Turnierbestimmungen sagen nicht, wie das zählt (C.07 Art.\u00a010).`;
    case 'not-in-this-text':
      return `${text} ist neu in C.07 vom 1.\u00a0März 2026. Dieses Turnier folgt dem Text davor: Der Wert wird gezeigt und zählt nicht.`;
    case 'teams-only':
      return `${text} ist eine Feinwertung für Mannschaften.`;
    case 'players-only':
      return `${text} ist eine Feinwertung für Spieler; Mannschaften haben keine eigene Wertungszahl.`;
  }
};

/** An integer in a scale as a short decimal: `7,5`, `31`, `3,25`. */
const amount: TieBreaks['amount'] = (value, scale) =>
  format.decimal(Math.round((value / scale) * 1000) / 1000);

const sum: TieBreaks['sum'] = ({ sum: made, value }) => {
  const shown = (number: number): string => amount(number, value.scale);
  const of = (score: number, games: number): string => `${format.points(score)} aus ${games}`;
  switch (made.kind) {
    case 'sum':
      return made.cut === null ? 'Summe' : `${shown(made.all)} − ${shown(made.cut)} gestrichen`;
    case 'average':
      return `${shown(made.sum)} ÷ ${made.count}`;
    case 'performance': {
      const sign = made.difference < 0 ? '−' : '+';
      const percent = `${of(made.score, made.games)} = ${made.percent}\u00a0%`;
      return `Durchschnitt ${made.average} ${sign} ${Math.abs(made.difference)} (${percent})`;
    }
    case 'perfect': {
      const [enough, below] = [made.expected, made.expectedBelow].map((score) => amount(score, 100));
      return `${of(made.score, made.games)}: erwartet ${enough}, mit einem Wertungspunkt weniger ${below}`;
    }
    case 'zero-score':
      return `Kein Punkt: niedrigster Gegner ${made.lowest} − 800`;
    case 'strength':
      return `${shown(made.own)} + ${shown(made.buchholz)} ÷ ${made.divisor}`;
    case 'given':
      return '';
  }
};

const KINDS: Readonly<Record<WorkingLine['kind'], string>> = {
  played: 'Partie',
  open: 'offene Partie',
  'forfeit-win': 'kampfloser Sieg',
  'forfeit-loss': 'kampflose Niederlage',
  pab: 'spielfrei',
  'full-bye': 'Freilos mit ganzem Punkt',
  'half-bye': 'Freilos mit halbem Punkt',
  'zero-bye': 'Freilos ohne Punkt',
  free: 'keine Partie angesetzt',
};

const treatment: TieBreaks['treatment'] = (line, code, adjustment) => {
  const kind = KINDS[line.kind];
  switch (line.treatment) {
    case 'played': {
      if (adjustment === null) return '';
      const made = format.points(adjustment.made);
      return adjustment.by === 'final-round'
        ? `Gegner erzielte ${made}; letzte Runde als Remis gezählt`
        : `Gegner erzielte ${made}; die letzten Freilose zählen als Remis (16.3)`;
    }
    case 'open':
      return 'Ergebnis noch offen';
    case 'forfeit-as-played':
      return `${kind}, zählt als Partie gegen den angesetzten Gegner`;
    case 'dummy-own-score':
      return `${kind}: gedachter Gegner mit den eigenen Punkten`;
    case 'dummy-opponent-cap':
      return `${kind}: gedachter Gegner mit höchstens der Punktzahl des Gegners, ${format.points(line.significance)}`;
    case 'dummy-draws-cap':
      return `${kind}: gedachter Gegner mit höchstens einem Remis in jeder Runde, ${format.points(line.significance)}`;
    case 'counted':
      return line.kind === 'played' ? '' : kind;
    case 'not-counted':
      if (code === 'KS')
        return `die Punktzahl des Gegners, ${format.points(line.significance)}, liegt unter der Grenze`;
      return line.kind === 'played' ? 'zählt nicht' : `${kind}, zählt nicht`;
  }
};

export const tieBreaksText = {
  meanings: MEANINGS,
  problem,
  workingFailure: (failure): string => {
    if (failure.code === 'no-such-player') return `Es gibt keinen Spieler ${failure.player}.`;
    if (failure.code === 'no-such-team') return `Es gibt keine Mannschaft ${failure.team}.`;
    return problem(failure);
  },
  cut: (cut): string => {
    switch (cut) {
      case null:
        return '';
      case 'least-significant':
        return 'gestrichen: geringstwertig';
      case 'voluntarily-unplayed':
        return 'gestrichen: freiwillig nicht gespielte Runde zuerst';
      case 'most-significant':
        return 'gestrichen: höchstwertig';
    }
  },
  articles: ({ articles, text }) => `C.07 (${text}) ${articles.join(', ')}`,
  sum,
  tie: ({ code, tied, encounters, value }): string => {
    if (!/^E?DE/.test(code)) return '';
    if (tied.length < 2) return 'An dieser Stelle der Liste liegt kein anderer Spieler gleichauf.';
    if (encounters.length === 0) return `Die ${tied.length} Gleichen haben nicht gegeneinander gespielt.`;
    return value.shown === '' ? `Trennt die ${tied.length} Gleichen nicht.` : '';
  },
  amount,
  treatment,
  metInGroup: (met, others) => `${met} von ${others} der Gruppe als Gegner gehabt`,
} satisfies Room<'de', 'tieBreaks'>;
