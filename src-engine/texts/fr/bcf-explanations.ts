/** Sentences of the BCF rules, at most 200 characters each; see explanations.ts. */
import type { BcfChoice, BcfObstacle, BcfReasons, BcfRow } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { colourName } from './explanation-words.ts';

const OBSTACLES: Readonly<Record<Exclude<BcfObstacle, 'met'>, string>> = {
  '1': 'un joueur resterait seul (1)',
  '10': 'plus de flotteurs, ou plus loin (10, 24 a)',
  '24b': 'plus de transferts de couleur (24 b)',
  notes: 'notes 3 et 5 moins bien servies',
  '17': 'un droit plus fort serait transféré (17)',
  '18': 'un joueur transféré flotterait (18)',
  '24c': 'plus de changements de moitié (24 c)',
};

const FLOATS = {
  down: {
    rule: '20',
    goes: 'descend',
    a: 'a : pas de descente aux deux rondes précédentes',
    b: 'b : pas de descente à la ronde précédente',
    c: 'c : le moins de descentes du groupe',
  },
  up: {
    rule: '21',
    goes: 'monte',
    a: 'a : pas de montée aux deux rondes précédentes',
    b: 'b : pas de montée à la ronde précédente',
    c: 'c : le moins de montées du groupe',
  },
} as const;

const EXCHANGES: Readonly<Record<BcfReasons['bcf-exchange']['because'], string>> = {
  '1': 'les parties jouées ne laissent aucun appariement moitié contre moitié (12).',
  '16': 'moitié contre moitié, plus de parties opposeraient deux demandeurs d’une même couleur (12, 15).',
  notes: 'moitié contre moitié, plus de parties iraient contre les notes 3 et 5 (12).',
  claims: 'moitié contre moitié, un droit plus fort à une couleur serait transféré (12, 16).',
};

/** Said of the round with the pair. */
const WORSE: Readonly<Record<BcfRow, string>> = {
  floaters: 'Avec cette paire, plus de joueurs descendraient d’un niveau de points.',
  differences: 'Avec cette paire, ceux qui descendent rencontreraient des joueurs à moins de points.',
  transfers: 'Avec cette paire, plus de parties opposeraient deux demandeurs d’une même couleur.',
  notes: 'Avec cette paire, plus de parties iraient contre les notes 3 et 5.',
  linked: 'Avec cette paire, un droit plus fort serait transféré à des niveaux liés.',
  spared: 'Avec cette paire, un joueur transféré flotterait sans nécessité.',
  exchanges: 'Avec cette paire, plus de joueurs du niveau changeraient de moitié.',
  down: 'Avec cette paire, un joueur placé plus loin selon la règle 20 descendrait.',
  up: 'Avec cette paire, un joueur placé plus loin selon la règle 21 monterait.',
  claims: 'Avec cette paire, un droit plus fort serait transféré.',
};

function choice(
  float: keyof typeof FLOATS,
  { player, test, passedOver }: BcfChoice,
  floater: number,
  of: NameOf,
): string {
  const { rule, goes, ...tests } = FLOATS[float];
  const told = `${of(player)} ${goes}`;
  if (passedOver === null)
    return `${told} selon la règle ${rule}${test === null ? ' : il ne reste personne avant' : ` ${tests[test]}`}`;
  const other = of(passedOver.player);
  return passedOver.because === 'met'
    ? `${told} : ${of(floater)} ne peut rencontrer ${other}, en tête selon la règle ${rule} (22)`
    : `${told} : avec ${other}, en tête selon la règle ${rule}, ${OBSTACLES[passedOver.because]}`;
}

function float({ down, up }: BcfReasons['bcf-float'], of: NameOf): string {
  return `${choice('down', down, down.player, of)} ; ${choice('up', up, down.player, of)}.`;
}

function bye({ kind, isFirstRound, isLowest }: BcfReasons['bcf-bye']): string {
  if (isFirstRound) {
    return kind === 'first'
      ? 'À la ronde 1, l’exempt est le joueur au milieu de la liste ou juste en dessous.'
      : 'À la ronde 1, l’exempt est le premier joueur depuis le milieu de la liste dont on peut se passer.';
  }
  const level = isLowest ? 'au plus bas score' : 'en remontant des plus bas scores';
  switch (kind) {
    case 'first':
      return `Le premier joueur ${level} selon la règle 6 qui n’a pas encore été exempt.`;
    case 'needed':
      return `Le premier joueur ${level} selon la règle 6 qui n’a pas été exempt et dont on peut se passer.`;
    case 'again':
      return 'Tous les joueurs sans exemption passée ni prévue sont indispensables : le plus bas des autres dont on peut se passer.';
  }
}

export const bcfSentences = {
  'bcf-halves': ({ higher, lower, sought }, of) => {
    const meets = `${of(higher)}, moitié haute, rencontre ${of(lower)}, moitié basse (12)`;
    if (sought === null) return `${meets}.`;
    return `${meets} ; les deux demandent les ${colourName(sought)}, et leur niveau ne permet pas moins de telles parties (15).`;
  },
  'bcf-exchange': ({ higher, lower, because }, of) =>
    `${of(higher)} et ${of(lower)} sont de la même moitié : ${EXCHANGES[because]}`,
  'bcf-float': float,
  'bcf-bye': bye,
  'bcf-lot': () => 'Aucun des deux n’a eu de couleur : elles alternent de table en table.',
  'bcf-both-sought': () => 'Chacun reçoit la couleur demandée.',
  'bcf-one-sought': ({ seeker, other }, of) =>
    `${of(seeker)} reçoit la couleur demandée ; ${of(other)} n’a pas encore eu de couleur.`,
  'bcf-stronger-claim': () => 'Le droit le plus fort reçoit la couleur que les deux demandent.',
  'bcf-identical': () =>
    'Mêmes couleurs jusqu’ici : le mieux classé reçoit la couleur que les deux demandent.',
  'bcf-other-bye': () =>
    'Avec cette paire, un autre joueur serait exempt, placé plus loin selon les règles 5 et 6.',
  'bcf-worse': ({ row }) => WORSE[row],
  'bcf-order': () =>
    'Les fiches s’apparient dans l’ordre des Elo depuis le haut, et cet ordre donne d’abord les autres parties.',
} satisfies { readonly [Code in keyof BcfReasons]: (parameters: BcfReasons[Code], of: NameOf) => string };
