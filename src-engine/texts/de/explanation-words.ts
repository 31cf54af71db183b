/** Parts of the sentences of explanations.ts: names, numbers, and what is said of each key, step and cause. */
import type { ByeKeyName, LimChoice, LimFloat, RaisedBecause, WhyDown } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { format } from './format.ts';

/** `A, B und 3 weitere`. */
export function listOf(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const items = rest > 0 ? [...shown, `${rest} weitere`] : shown;
  return items.length === 0 ? 'niemand' : format.list(items);
}

const isPlural = (points: number): boolean => points > 10 || points === 0 || points < 0;

/** `5 Punkte`, `1 Punkt`, `½ Punkt`. */
export function pointsOf(points: number): string {
  return `${format.points(points)} ${isPlural(points) ? 'Punkte' : 'Punkt'}`;
}

const dative = (points: number): string =>
  `${format.points(points)} ${isPlural(points) ? 'Punkten' : 'Punkt'}`;
/** `mit 5 Punkten`, `mit ½ Punkt`. */
export const withPoints = (points: number): string => `mit ${dative(points)}`;
export const withFewerThan = (points: number): string => `mit weniger als ${dative(points)}`;

export const colourName = (colour: 'white' | 'black'): string => (colour === 'white' ? 'Weiß' : 'Schwarz');
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Ideas of the systems by matching: what their third part of a weight wants. */
export const MATCHING_IDEAS: Readonly<Record<string, string>> = {
  dutch: 'eine halbe Gruppe auseinander',
  burstein: 'weit auseinander in der Rangliste',
  monrad: 'nebeneinander in der Rangliste',
  random: 'nach Los',
  random2: 'nach Los zwischen den Hälften',
};

/** What a player has who comes first in a key of the bye. */
export function byeKey({ by, value }: { readonly by: ByeKeyName; readonly value: number }): string {
  switch (by) {
    case 'score':
      return `die niedrigste Punktzahl (${format.points(value)})`;
    case 'games':
      return `die meisten Partien (${value})`;
    case 'rating':
      return `die niedrigste Wertungszahl (${value})`;
    case 'colour':
      return 'Anspruch auf die Farbe der Mehrheit';
    case 'average':
      return `der höchste Gegnerschnitt (${format.decimal(Math.round(value * 100) / 100)})`;
    case 'buchholz':
      return `die niedrigste Buchholzzahl (${format.points(value)})`;
    case 'sonneborn':
      return `die niedrigste Sonneborn-Berger-Zahl (${format.decimal(value / 100)})`;
    case 'median':
      return `die niedrigste Medianzahl (${format.points(value)})`;
    case 'number':
      return `die größte Nummer (${value})`;
  }
}

/** The beginning of the sentence about a player who goes down, up to the verb and the name. */
export function whyDown(why: WhyDown, player: string, nameOf: NameOf): string {
  switch (why.cause) {
    case 'alone':
      return `Niemand sonst hat ${pointsOf(why.points)}; deshalb geht ${player}`;
    case 'met-all': {
      const isOne = why.others.length === 1;
      const all = why.sameScore
        ? `${isOne ? 'sonst niemand' : 'alle anderen'} ${withPoints(why.points)}`
        : isOne
          ? 'sonst ist niemand übrig'
          : 'alle, die übrig sind';
      return `${player} hat schon gegen ${listOf(why.others.map(nameOf))} gespielt (${all}), geht deshalb`;
    }
    case 'no-opponent':
      return `${player} kann sonst gegen niemanden ${withPoints(why.points)} spielen (schon gespielt oder gleiche Farbe), geht deshalb`;
    case 'odd': {
      const choice = why.isLast
        ? `${player}, an letzter Stelle, geht`
        : `Zum Besten der anderen geht ${player}`;
      return `${why.players} Spieler für die Gruppe ${withPoints(why.group)}: ${choice}`;
    }
    case 'group':
      return `Nicht alle ${why.players} Spieler, die in die Gruppe ${withPoints(why.group)} kamen, sind miteinander zu paaren; so geht ${player}`;
    case 'bye':
      return `Damit jemand mit möglichst wenigen Punkten spielfrei ist, geht ${player}`;
    case 'completion':
      return `Damit weiter unten alle einen Gegner finden, geht ${player}`;
  }
}

/** What would be worse with a player who comes before the one who came up. */
export const RAISED: Readonly<Record<RaisedBecause, string>> = {
  C5: 'wären mehr Spieler nötig (C5)',
  C6: 'wären die Punktdifferenzen größer (C6)',
  C7: 'bekämen mehr Spieler nicht die zustehende Farbe (C7)',
  C8: 'kämen mehr herauf, die es schon so oft taten wie erlaubt (C8)',
  C9: 'kämen Spieler herauf, die es öfter taten (C9)',
  C10: 'kämen mehr herauf, die es letzte Runde taten (C10)',
  enough: 'müssten mehr Spieler herauf oder hinunter (6.4, 7.1)',
  nearer: 'wären die Punktdifferenzen größer (7.1)',
  colour: 'stünde weniger Spielern die verlangte Farbe zu (7.1 a, 7.2 a)',
};

export const DUBOV_STEPS = {
  players: 'andere Spieler kämen herauf oder gingen hinunter',
  floaters: 'ein Floater träfe auf jemand anders',
  among: 'ein Weißer ohne Schwarzen träfe auf jemand anders',
  sides: 'andere Spieler würden die Seite wechseln',
  transposition: 'es ist eine spätere Umstellung',
} as const;

/** Why somebody leaves a group of the Lim System. */
export const LIM_FLOATS: Readonly<Record<LimFloat, string>> = {
  '2.3.1': 'kein möglicher Gegner, 2.3.1',
  '2.3.4': 'für eine gerade Zahl, 2.3.4',
  '4.4': 'kein Gegner übrig, 4.4',
  '4.4.1': 'kein Gegner übrig, 4.4.1',
  '4.4.2': 'mit einem anderen, 4.4.2',
  '2.6': 'für die Mediangruppe, 2.6',
  '2.3 a–c': 'kein möglicher Gegner, 2.3 a–c',
  '2.3 d': 'für eine gerade Zahl, 2.3 d',
  '4.4 a': 'kein Gegner übrig, 4.4 a',
  '4.4 b': 'mit einem anderen, 4.4 b',
};

/** The choice of a floater's opponent, 3.8; in a Maxi-tournament colours count within 100 points. */
export function limChoice({ due, first, isMaxi }: LimChoice): string {
  const player = first === 'highest' ? 'der Oberste' : 'der Unterste';
  const near = isMaxi ? ' innerhalb von 100 Punkten' : '';
  const nobody = isMaxi ? 'innerhalb von 100 Punkten kein' : 'niemand hat';
  switch (due) {
    case 'any':
      return `${player} der Verfügbaren`;
    case 'other':
      return `${player} mit Anspruch auf die andere Farbe${near}`;
    case 'none':
      return `${nobody} Anspruch auf die andere Farbe; ${player} ohne Anspruch`;
    case 'same':
      return `${nobody} Anspruch auf eine andere Farbe; ${player}`;
    case 'kept':
      return 'dieser Gegner stand schon fest';
  }
}

export const LIM_TAKES = {
  needed: 'sonst wären die anderen nicht alle zu paaren',
  kept: 'dieser Gegner stand fest, bevor andere die Gruppe verließen',
  resident: 'wer zur Gruppe gehört, kommt vor anderen Floatern',
  colour: 'die zustehende Farbe passt besser',
  number: 'die Nummer kommt zuerst',
  maxi: 'Wertungszahlen bis 100 Punkte vom ersten Verfügbaren gehen vor',
} as const;

export const LIM_OBSTACLES = {
  met: 'schon gespielt',
  'kept-apart': 'verbotene Paarung',
  colours: 'die Farben verbieten es',
  needed: 'andere blieben ohne Gegner',
} as const;
