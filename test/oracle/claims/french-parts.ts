/** Parts of French explanations and what they say in English. */
import { FRENCH_LABELS } from './french-labels.ts';
import type { PhraseBook } from './phrasebook.ts';

export const FRENCH_PARTS: PhraseBook['parts'] = {
  label: FRENCH_LABELS,
  row: [
    ['{label} : {value} au lieu de {value2}', '{label} {value} instead of {value2}'],
    [
      '{label} : {value}, comme ici, mais moins bon aux décimales suivantes',
      '{label} {value}, as now, but worse in later decimals',
    ],
  ],
  value: [
    ['{values}', '{values}'],
    ['aucun', 'none'],
  ],
  place: [
    ['Parmi tous les joueurs', 'Among all players'],
    ['Dans le groupe à {number}', 'In the group on {number}'],
  ],
  colour: [
    ['Blancs', 'White'],
    ['Noirs', 'Black'],
  ],
  must: [
    ['la même couleur', 'the same colour'],
    ['les {colour}', '{colour}'],
  ],
  parity: [
    ['impair', 'odd'],
    ['pair', 'even'],
  ],
  gets: [
    ['reçoit donc', 'gets'],
    ['ne reçoit donc pas', 'does not get'],
  ],
  leaves: [
    ['a l’exemption', 'has the bye'],
    ['descend', 'goes down'],
  ],
  steps: [
    ['d’un groupe', 'one group'],
    ['de {several} groupes', '{several} groups'],
  ],
  'several-names': [
    ['{A} et {B}', '{A} and {B}'],
    ['{A}, {B} et {C}', '{A}, {B} and {C}'],
    ['{A} et {several} autres', '{A} and {several} others'],
    ['{A}, {B} et {several} autres', '{A}, {B} and {several} others'],
  ],
  down: [
    ['Personne d’autre à {points} : {A}', 'Nobody else is on {points}, so {A}'],
    [
      '{A} a déjà rencontré {B}, seul autre à {points}, et',
      '{A} has already met {B}, the only other on {points}, and so',
    ],
    [
      '{A} a déjà rencontré {several-names}, tous les autres à {points}, et',
      '{A} has already met {several-names}, all others on {points}, and so',
    ],
    [
      '{A} a déjà rencontré {B}, seul joueur qui reste, et',
      '{A} has already met {B}, the only one left, and so',
    ],
    [
      '{A} a déjà rencontré {several-names}, tous ceux qui restent, et',
      '{A} has already met {several-names}, all who are left, and so',
    ],
    [
      '{A} n’a plus d’adversaire à {points} (déjà rencontrés, ou même couleur due), et',
      '{A} can meet nobody else on {points} (met before, or the same colour is due), and so',
    ],
    [
      '{several} joueurs pour le groupe à {points} : {A}, au dernier rang,',
      '{several} players for the group of {points}: {A}, the last of them,',
    ],
    [
      '{several} joueurs pour le groupe à {points} : au mieux pour les autres, {A}',
      '{several} players for the group of {points}: with the best result for the others {A}',
    ],
    [
      'Les {several} joueurs venus au groupe à {points} ne peuvent tous être appariés entre eux : {A}',
      'Not all of the {several} players who came to the group of {points} can be paired with each other; {A}',
    ],
    [
      'Pour que l’exemption aille au plus petit score possible, {A}',
      'So that the bye goes to somebody with as few points as possible, {A}',
    ],
    [
      'Pour que tous, plus bas, trouvent un adversaire, {A}',
      'So that everybody further down finds an opponent, {A}',
    ],
  ],
  'bye-choice': [
    [
      'le seul joueur qui y ait droit et dont on puisse se passer',
      'the only player who may have it and can be spared',
    ],
    ['{keys}, parmi ceux qui y ont droit', '{keys}, of those who may have it'],
  ],
  keys: { of: 'key', between: [', puis ', ', then '] },
  key: [
    ['le moins de points ({number})', 'the lowest score ({number})'],
    ['le plus de parties ({number})', 'most games ({number})'],
    ['l’Elo le plus bas ({number})', 'the lowest rating ({number})'],
    ['la couleur due de la majorité', 'due the colour of the majority'],
    ['la plus haute moyenne d’adversaires ({number})', 'the highest average of opponents ({number})'],
    ['le Buchholz le plus bas ({number})', 'the lowest Buchholz ({number})'],
    ['le Sonneborn-Berger le plus bas ({number})', 'the lowest Sonneborn-Berger ({number})'],
    ['le Buchholz médian le plus bas ({number})', 'the lowest Median ({number})'],
    ['le plus grand numéro ({number})', 'the largest number ({number})'],
  ],
  players: [
    ['1 joueur', '1 player'],
    ['{several} joueurs', '{several} players'],
  ],
  raised: [
    ['il faudrait plus de joueurs (C5)', 'more players would be needed (C5)'],
    ['les écarts de points seraient plus grands (C6)', 'the score differences would be larger (C6)'],
    ['plus de joueurs n’auraient pas leur couleur due (C7)', 'more players would miss their due colour (C7)'],
    [
      'plus de joueurs déjà montés autant que permis monteraient (C8)',
      'more would come up who did so as often as allowed (C8)',
    ],
    [
      'des joueurs déjà montés plus souvent monteraient (C9)',
      'players would come up who did so more often (C9)',
    ],
    [
      'plus de joueurs monteraient deux rondes de suite (C10)',
      'more would come up who did so last round (C10)',
    ],
    [
      'plus de joueurs devraient monter ou descendre (6.4, 7.1)',
      'more players would have to come up or go down (6.4, 7.1)',
    ],
    ['les écarts de points seraient plus grands (7.1)', 'the score differences would be larger (7.1)'],
    [
      'la couleur demandée serait due à moins de joueurs (7.1 a, 7.2 a)',
      'fewer would be due the colour asked for (7.1 a, 7.2 a)',
    ],
  ],
  suits: [
    ['', ''],
    ['l’autre couleur due, ', 'due the other colour, '],
  ],
  step: [
    ['d’autres joueurs monteraient ou descendraient', 'other players would come up or go down'],
    ['un flotteur aurait un autre adversaire', 'a floater would meet somebody else'],
    ['un Blanc sans Noir aurait un autre adversaire', 'a White without a Black would meet somebody else'],
    ['d’autres joueurs changeraient de côté', 'other players would change sides'],
    ['la transposition est plus lointaine', 'it is a later transposition'],
  ],
  'not-the-lowest': [
    ['a déjà été son adversaire', 'was met before'],
    ['ne doit pas être son adversaire', 'is kept apart'],
    ['doit avoir la même couleur', 'must have the same colour'],
    ['rendrait la ronde moins bonne', 'would make the round worse'],
  ],
  next: [
    ['descendrait', 'would go down'],
    ['rencontrerait le n° {number}', 'would meet number {number}'],
  ],
  scores: [
    ['points égaux', 'equal scores'],
    ['{points} d’écart', '{points} apart'],
  ],
  balance: [
    ['couleurs équilibrées', 'colours balanced'],
    ['déséquilibre de couleurs {number}', 'colours out of balance by {number}'],
  ],
  idea: [
    ['à une moitié de groupe d’écart', 'half a group apart'],
    ['éloignés au classement', 'far apart in the ranking'],
    ['voisins au classement', 'next to each other in the ranking'],
    ['tirés au sort', 'drawn by lot'],
    ['tirés au sort entre moitiés', 'drawn by lot between halves'],
  ],
  obstacle: [
    ['partie déjà jouée', 'they have met'],
    ['paire interdite', 'they are kept apart'],
    ['couleurs incompatibles', 'colours forbid it'],
    ['d’autres resteraient sans adversaire', 'others would be left without an opponent'],
  ],
  missing: [
    ['0 couleur due non reçue', '0 players miss'],
    ['1 couleur due non reçue', '1 player misses'],
    ['{several} couleurs dues non reçues', '{several} players miss'],
  ],
  left: [
    ['aucun adversaire possible, 2.3.1', 'no possible opponent in it, 2.3.1'],
    ['pour rendre le groupe pair, 2.3.4', 'to make its number even, 2.3.4'],
    ['plus d’adversaire, 4.4', 'no opponent left, 4.4'],
    ['plus d’adversaire, 4.4.1', 'no opponent left, 4.4.1'],
    ['en compagnie d’un autre, 4.4.2', 'in company of another, 4.4.2'],
    ['pour apparier le groupe médian, 2.6', 'so that the median group can be paired, 2.6'],
    ['aucun adversaire possible, 2.3 a–c', 'no possible opponent in it, 2.3 a–c'],
    ['pour rendre le groupe pair, 2.3 d', 'to make its number even, 2.3 d'],
    ['plus d’adversaire, 4.4 a', 'no opponent left, 4.4 a'],
    ['en compagnie d’un autre, 4.4 b', 'in company of another, 4.4 b'],
  ],
  ranked: [
    ['le mieux classé', 'the highest ranked'],
    ['le moins bien classé', 'the lowest ranked'],
  ],
  opponent: [
    ['{ranked} des disponibles', '{ranked} available'],
    ['{ranked} à qui l’autre couleur est due', '{ranked} due the other colour'],
    [
      'à 100 points près, {ranked} à qui l’autre couleur est due',
      '{ranked} due the other colour within 100 points',
    ],
    [
      'l’autre couleur n’est due à personne ; {ranked} sans couleur due',
      'nobody is due the other colour; {ranked} due none',
    ],
    [
      'à 100 points près, l’autre couleur n’est due à personne ; {ranked} sans couleur due',
      'nobody within 100 points is due the other colour; {ranked} due none',
    ],
    ['aucune autre couleur n’est due ; {ranked}', 'nobody is due another colour; {ranked}'],
    [
      'à 100 points près, aucune autre couleur n’est due ; {ranked}',
      'nobody within 100 points is due another colour; {ranked}',
    ],
    [
      'un adversaire gardé d’avant les départs du groupe',
      'an opponent kept from before others left the group',
    ],
  ],
  takes: [
    ['sinon les autres ne pourraient tous être appariés', 'with them the others could not all be paired'],
    [
      'un adversaire est gardé d’avant les départs du groupe',
      'an opponent is kept from before others left the group',
    ],
    [
      'les résidents du groupe passent avant les autres flotteurs',
      'residents of the group come before other floaters',
    ],
    ['la couleur due convient mieux', 'the colour that they are due suits better'],
    ['le numéro passe avant', 'the number comes first'],
    [
      'un Elo à 100 points au plus du premier disponible passe avant',
      'ratings within 100 points of the first available come before',
    ],
  ],
  but: [
    ['alors les autres ne pourraient tous être appariés', 'then the others could not all be paired'],
    [
      'alors, parmi ceux qui restent, couleurs dues non reçues : {number} au lieu de {number2}',
      'then {number} instead of {number2} of those left would miss their due colour',
    ],
    [
      'cet échange déplacerait des joueurs à plus de 100 points Elo d’écart',
      'that exchange would take players more than 100 rating points apart',
    ],
  ],
};
