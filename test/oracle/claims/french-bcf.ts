/** French explanations of the BCF rules, their parts, and what they say in English. */
import type { Phrase, PhraseBook } from './phrasebook.ts';

export const FRENCH_BCF: readonly Phrase[] = [
  [
    '{A}, moitié haute, rencontre {B}, moitié basse (12).',
    '{A} from the top half meets {B} from the bottom half (12).',
  ],
  [
    '{A}, moitié haute, rencontre {B}, moitié basse (12) ; les deux demandent les {colour}, et leur niveau ne permet pas moins de telles parties (15).',
    '{A} from the top half meets {B} from the bottom half (12); both seek {colour}, and their level cannot be paired with fewer such games (15).',
  ],
  ['{A} et {B} sont de la même moitié : {exchange}.', '{A} and {B} come from the same half: {exchange}.'],
  ['{bcf-down} ; {bcf-up}.', '{bcf-down}; {bcf-up}.'],
  [
    'À la ronde 1, l’exempt est le joueur au milieu de la liste ou juste en dessous.',
    'In round 1 the bye goes to the player at or just below the middle of the list.',
  ],
  [
    'À la ronde 1, l’exempt est le premier joueur depuis le milieu de la liste dont on peut se passer.',
    'In round 1 the bye goes to the first player from the middle of the list who can be spared.',
  ],
  [
    'Le premier joueur {level} selon la règle 6 qui n’a pas encore été exempt.',
    'The first player {level} by rule 6 who has had no bye.',
  ],
  [
    'Le premier joueur {level} selon la règle 6 qui n’a pas été exempt et dont on peut se passer.',
    'The first player {level} by rule 6 who has had no bye and can be spared.',
  ],
  [
    'Tous les joueurs sans exemption passée ni prévue sont indispensables : le plus bas des autres dont on peut se passer.',
    'Nobody can be spared who has had no bye and has none arranged: the lowest other one who can.',
  ],
  [
    'Aucun des deux n’a eu de couleur : elles alternent de table en table.',
    'Neither has had a colour: colours alternate from board to board.',
  ],
  ['Chacun reçoit la couleur demandée.', 'Each gets the colour that is sought.'],
  [
    '{A} reçoit la couleur demandée ; {B} n’a pas encore eu de couleur.',
    '{A} gets the colour that is sought; {B} has had no colour.',
  ],
  [
    'Le droit le plus fort reçoit la couleur que les deux demandent.',
    'The stronger claim gets the colour that both seek.',
  ],
  [
    'Mêmes couleurs jusqu’ici : le mieux classé reçoit la couleur que les deux demandent.',
    'Equal colours so far: the higher ranked gets the colour that both seek.',
  ],
  [
    'Avec cette paire, un autre joueur serait exempt, placé plus loin selon les règles 5 et 6.',
    'If they met, another player would have the bye, who comes later by rules 5 and 6.',
  ],
  ['Avec cette paire, {bcf-worse}.', 'If they met, {bcf-worse}.'],
  [
    'Les fiches s’apparient dans l’ordre des Elo depuis le haut, et cet ordre donne d’abord les autres parties.',
    'Cards are paired in grading order from the top, and that order comes to the other games first.',
  ],
];

export const FRENCH_BCF_PARTS: PhraseBook['parts'] = {
  exchange: [
    [
      'les parties jouées ne laissent aucun appariement moitié contre moitié (12)',
      'earlier games leave no pairing of one half against the other (12)',
    ],
    [
      'moitié contre moitié, plus de parties opposeraient deux demandeurs d’une même couleur (12, 15)',
      'half against half, more games would be between seekers of the same colour (12, 15)',
    ],
    [
      'moitié contre moitié, plus de parties iraient contre les notes 3 et 5 (12)',
      'half against half, more games would be against notes 3 and 5 (12)',
    ],
    [
      'moitié contre moitié, un droit plus fort à une couleur serait transféré (12, 16)',
      'half against half, a stronger claim to a colour would be transferred (12, 16)',
    ],
  ],
  'bcf-down': [
    [
      '{A} descend selon la règle 20 : il ne reste personne avant',
      '{A} goes down by rule 20: nobody before is left',
    ],
    ['{A} descend selon la règle 20 {down-test}', '{A} goes down by rule 20 {down-test}'],
    [
      '{A} descend : {B} ne peut rencontrer {C}, en tête selon la règle 20 (22)',
      '{A} goes down: {B} may not meet {C}, first by rule 20 (22)',
    ],
    [
      '{A} descend : avec {B}, en tête selon la règle 20, {bcf-obstacle}',
      '{A} goes down: with {B}, first by rule 20, {bcf-obstacle}',
    ],
  ],
  'bcf-up': [
    [
      '{A} monte selon la règle 21 : il ne reste personne avant',
      '{A} comes up by rule 21: nobody before is left',
    ],
    ['{A} monte selon la règle 21 {up-test}', '{A} comes up by rule 21 {up-test}'],
    [
      '{A} monte : {B} ne peut rencontrer {C}, en tête selon la règle 21 (22)',
      '{A} comes up: {B} may not meet {C}, first by rule 21 (22)',
    ],
    [
      '{A} monte : avec {B}, en tête selon la règle 21, {bcf-obstacle}',
      '{A} comes up: with {B}, first by rule 21, {bcf-obstacle}',
    ],
  ],
  'down-test': [
    ['a : pas de descente aux deux rondes précédentes', 'a: not down in the last two rounds'],
    ['b : pas de descente à la ronde précédente', 'b: not down in the last round'],
    ['c : le moins de descentes du groupe', 'c: nobody of the same group down less often'],
  ],
  'up-test': [
    ['a : pas de montée aux deux rondes précédentes', 'a: not up in the last two rounds'],
    ['b : pas de montée à la ronde précédente', 'b: not up in the last round'],
    ['c : le moins de montées du groupe', 'c: nobody of the same group up less often'],
  ],
  'bcf-obstacle': [
    ['un joueur resterait seul (1)', 'somebody would be left over (1)'],
    ['plus de flotteurs, ou plus loin (10, 24 a)', 'more would float, or farther (10, 24 a)'],
    ['plus de transferts de couleur (24 b)', 'colours would need more transfers (24 b)'],
    ['notes 3 et 5 moins bien servies', 'notes 3 and 5 would be served worse'],
    ['un droit plus fort serait transféré (17)', 'a stronger claim would be transferred (17)'],
    ['un joueur transféré flotterait (18)', 'a transferred player would float (18)'],
    ['plus de changements de moitié (24 c)', 'more would change halves (24 c)'],
  ],
  level: [
    ['au plus bas score', 'of the lowest scores'],
    ['en remontant des plus bas scores', 'from the lowest scores upwards'],
  ],
  'bcf-worse': [
    ['plus de joueurs descendraient d’un niveau de points', 'more players would go down from a score level'],
    [
      'ceux qui descendent rencontreraient des joueurs à moins de points',
      'those who go down would meet players of lower scores',
    ],
    [
      'plus de parties opposeraient deux demandeurs d’une même couleur',
      'more games would be between players who seek the same colour',
    ],
    ['plus de parties iraient contre les notes 3 et 5', 'more games would be against notes 3 and 5'],
    [
      'un droit plus fort serait transféré à des niveaux liés',
      'on linked levels a player with a stronger claim would be transferred',
    ],
    ['un joueur transféré flotterait sans nécessité', 'a transferred player would float who need not'],
    ['plus de joueurs du niveau changeraient de moitié', 'more players of the level would change halves'],
    [
      'un joueur placé plus loin selon la règle 20 descendrait',
      'a player who comes later by rule 20 would go down',
    ],
    [
      'un joueur placé plus loin selon la règle 21 monterait',
      'a player who comes later by rule 21 would come up',
    ],
    ['un droit plus fort serait transféré', 'a player with a stronger claim would be transferred'],
  ],
};
