/** Parts of the sentences of explanations.ts: names, numbers, and what is said of each key, step and cause. */
import type { ByeKeyName, LimChoice, LimFloat, RaisedBecause, WhyDown } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { format } from './format.ts';

/** `A, B et 3 autres`. */
export function listOf(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  return shown.length === 0 ? 'personne' : format.list(rest > 0 ? [...shown, `${rest} autres`] : shown);
}

/** `5 points`, `1 point`, `½ point`, `0 point`. */
export function pointsOf(points: number): string {
  return `${format.points(points)} ${Math.abs(points) < 20 ? 'point' : 'points'}`;
}

export function ordinal(place: number): string {
  return `${place}${format.ordinal(place, { one: 'er', other: 'e' })}`;
}

export const colourName = (colour: 'white' | 'black'): string => (colour === 'white' ? 'Blancs' : 'Noirs');
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Ideas of the systems by matching: what their third part of a weight wants. */
export const MATCHING_IDEAS: Readonly<Record<string, string>> = {
  dutch: 'à une moitié de groupe d’écart',
  burstein: 'éloignés au classement',
  monrad: 'voisins au classement',
  random: 'tirés au sort',
  random2: 'tirés au sort entre moitiés',
};

/** What a player has who comes first in a key of the bye. */
export function byeKey({ by, value }: { readonly by: ByeKeyName; readonly value: number }): string {
  switch (by) {
    case 'score':
      return `le moins de points (${format.points(value)})`;
    case 'games':
      return `le plus de parties (${value})`;
    case 'rating':
      return `l’Elo le plus bas (${value})`;
    case 'colour':
      return 'la couleur due de la majorité';
    case 'average':
      return `la plus haute moyenne d’adversaires (${format.decimal(Math.round(value * 100) / 100)})`;
    case 'buchholz':
      return `le Buchholz le plus bas (${format.points(value)})`;
    case 'sonneborn':
      return `le Sonneborn-Berger le plus bas (${format.decimal(value / 100)})`;
    case 'median':
      return `le Buchholz médian le plus bas (${format.points(value)})`;
    case 'number':
      return `le plus grand numéro (${value})`;
  }
}

/** The beginning of the sentence about a player who goes down; what follows is in the third person. */
export function whyDown(why: WhyDown, player: string, nameOf: NameOf): string {
  switch (why.cause) {
    case 'alone':
      return `Personne d’autre à ${pointsOf(why.points)} : ${player}`;
    case 'met-all': {
      const isOne = why.others.length === 1;
      const left = why.sameScore
        ? `${isOne ? 'seul autre' : 'tous les autres'} à ${pointsOf(why.points)}`
        : isOne
          ? 'seul joueur qui reste'
          : 'tous ceux qui restent';
      return `${player} a déjà rencontré ${listOf(why.others.map(nameOf))}, ${left}, et`;
    }
    case 'no-opponent':
      return `${player} n’a plus d’adversaire à ${pointsOf(why.points)} (déjà rencontrés, ou même couleur due), et`;
    case 'odd': {
      const choice = why.isLast ? `${player}, au dernier rang,` : `au mieux pour les autres, ${player}`;
      return `${why.players} joueurs pour le groupe à ${pointsOf(why.group)} : ${choice}`;
    }
    case 'group':
      return `Les ${why.players} joueurs venus au groupe à ${pointsOf(why.group)} ne peuvent tous être appariés entre eux : ${player}`;
    case 'bye':
      return `Pour que l’exemption aille au plus petit score possible, ${player}`;
    case 'completion':
      return `Pour que tous, plus bas, trouvent un adversaire, ${player}`;
  }
}

/** What would be worse with a player who comes before the one who came up. */
export const RAISED: Readonly<Record<RaisedBecause, string>> = {
  C5: 'il faudrait plus de joueurs (C5)',
  C6: 'les écarts de points seraient plus grands (C6)',
  C7: 'plus de joueurs n’auraient pas leur couleur due (C7)',
  C8: 'plus de joueurs déjà montés autant que permis monteraient (C8)',
  C9: 'des joueurs déjà montés plus souvent monteraient (C9)',
  C10: 'plus de joueurs monteraient deux rondes de suite (C10)',
  enough: 'plus de joueurs devraient monter ou descendre (6.4, 7.1)',
  nearer: 'les écarts de points seraient plus grands (7.1)',
  colour: 'la couleur demandée serait due à moins de joueurs (7.1 a, 7.2 a)',
};

export const DUBOV_STEPS = {
  players: 'd’autres joueurs monteraient ou descendraient',
  floaters: 'un flotteur aurait un autre adversaire',
  among: 'un Blanc sans Noir aurait un autre adversaire',
  sides: 'd’autres joueurs changeraient de côté',
  transposition: 'la transposition est plus lointaine',
} as const;

/** Why somebody leaves a group of the Lim System. */
export const LIM_FLOATS: Readonly<Record<LimFloat, string>> = {
  '2.3.1': 'aucun adversaire possible, 2.3.1',
  '2.3.4': 'pour rendre le groupe pair, 2.3.4',
  '4.4': 'plus d’adversaire, 4.4',
  '4.4.1': 'plus d’adversaire, 4.4.1',
  '4.4.2': 'en compagnie d’un autre, 4.4.2',
  '2.6': 'pour apparier le groupe médian, 2.6',
  '2.3 a–c': 'aucun adversaire possible, 2.3 a–c',
  '2.3 d': 'pour rendre le groupe pair, 2.3 d',
  '4.4 a': 'plus d’adversaire, 4.4 a',
  '4.4 b': 'en compagnie d’un autre, 4.4 b',
};

/** The choice of a floater's opponent, 3.8; in a Maxi-tournament colours count within 100 points. */
export function limChoice({ due, first, isMaxi }: LimChoice): string {
  const player = first === 'highest' ? 'le mieux classé' : 'le moins bien classé';
  const near = isMaxi ? 'à 100 points près, ' : '';
  switch (due) {
    case 'any':
      return `${player} des disponibles`;
    case 'other':
      return `${near}${player} à qui l’autre couleur est due`;
    case 'none':
      return `${near}l’autre couleur n’est due à personne ; ${player} sans couleur due`;
    case 'same':
      return `${near}aucune autre couleur n’est due ; ${player}`;
    case 'kept':
      return 'un adversaire gardé d’avant les départs du groupe';
  }
}

export const LIM_TAKES = {
  needed: 'sinon les autres ne pourraient tous être appariés',
  kept: 'un adversaire est gardé d’avant les départs du groupe',
  resident: 'les résidents du groupe passent avant les autres flotteurs',
  colour: 'la couleur due convient mieux',
  number: 'le numéro passe avant',
  maxi: 'un Elo à 100 points au plus du premier disponible passe avant',
} as const;

export const LIM_OBSTACLES = {
  met: 'partie déjà jouée',
  'kept-apart': 'paire interdite',
  colours: 'couleurs incompatibles',
  needed: 'd’autres resteraient sans adversaire',
} as const;
