/** Why two players meet or do not: a sentence of at most 200 characters for every reason of the engine. */
import type { Reason, ReasonCode, ReasonParameters } from '../../systems/reason.ts';
import type { Unit } from '../../systems/unit.ts';
import type { Room } from '../catalogue.ts';
import { aboutPlayers, type NameOf } from '../about-players.ts';
import { bcfSentences } from './bcf-explanations.ts';
import { criteriaText } from './criteria.ts';
import {
  byeKey,
  colourName,
  DUBOV_STEPS,
  LIM_FLOATS,
  LIM_OBSTACLES,
  LIM_TAKES,
  limChoice,
  listOf,
  MATCHING_IDEAS,
  ordinal,
  pointsOf,
  RAISED,
  signed,
  whyDown,
} from './explanation-words.ts';
import { format } from './format.ts';

/** A row's value: points where it counts points (tenths), else numbers; `aucun` for an empty list. */
function rowValue(unit: Unit, value: readonly number[]): string {
  if (value.length === 0) return 'aucun';
  switch (unit) {
    case 'points':
      return value.map((number) => format.points(number)).join(' ; ');
    case 'gain':
      return format.decimal(-value[0]! || 0);
    case 'rank':
      return format.decimal(value[0]!);
    case 'count':
    case 'games':
    case 'rating':
      return value.join(', ');
  }
}

/** What a round with the pair would have in a row, against what it has: sums that differ in later decimals only say so. */
function rowsApart(unit: Unit, now: readonly number[], then: readonly number[]): string {
  const told = `${rowValue(unit, then)} au lieu de ${rowValue(unit, now)}`;
  const isTold = (unit !== 'rank' && unit !== 'gain') || now[0] !== then[0];
  return isTold ? told : `${rowValue(unit, then)}, comme ici, mais moins bon aux décimales suivantes`;
}

type Sentences = {
  readonly [Code in ReasonCode]: (parameters: ReasonParameters[Code], nameOf: NameOf) => string;
};

const both = (points: number): string => `Les deux sont à ${pointsOf(points)}`;
const group = (points: number): string => `le groupe à ${format.points(points)}`;
const place = (points: number | null): string =>
  points === null ? 'Parmi tous les joueurs' : `Dans ${group(points)}`;
/** A label within a sentence. */
const inSentence = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
const rows = ({
  label,
  unit,
  now,
  then,
}: Pick<ReasonParameters['worse'], 'label' | 'unit' | 'now' | 'then'>) =>
  `${inSentence(criteriaText.labels[label])} : ${rowsApart(unit, now, then)}`;

const ODD = 'Nombre impair de joueurs';

const sentences: Sentences = {
  ...bcfSentences,
  'not-by-the-rules': () => 'Cette table n’est pas celle que donnent les règles du système.',
  'by-hand': ({ player, instead }, of) =>
    instead === null
      ? `Appariement à la main. Le système donne l’exemption à ${of(player)}.`
      : `Appariement à la main. Le système oppose ${of(player)} et ${of(instead)}.`,
  'only-two-left': ({ points }) => `${both(points)}, et il ne leur reste personne d’autre à ce score.`,
  'halves-exchanged': ({ points, because }) =>
    because === 'pairs'
      ? `${both(points)}. Les deux moitiés du groupe ne peuvent toutes se rencontrer : des joueurs ont changé de moitié, dont cette paire.`
      : `${both(points)}. Moitié contre moitié, le groupe serait moins bon aux critères : des joueurs ont changé de moitié, dont cette paire.`,
  'halves-after-leaving': ({ points, gone, hasBye, player }, of) =>
    `${both(points)}. ${of(gone)}, moitié haute, ${hasBye ? 'a l’exemption' : 'descend'} : ${of(player)}, moitié basse, prend une place en haut.`,
  'same-place': ({ points, place: at }) =>
    `${both(points)} : le ${ordinal(at)} de la moitié haute rencontre le ${ordinal(at)} de la moitié basse du groupe.`,
  'usual-met': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} a déjà rencontré ${of(usual)}, et rencontre donc ${of(opponent)}.`,
  'usual-kept-apart': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} ne doit pas rencontrer ${of(usual)}, et rencontre donc ${of(opponent)}.`,
  'usual-same-absolute': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. ${of(player)} et ${of(usual)} doivent avoir les ${colourName(colour)} ; ${of(player)} rencontre donc ${of(opponent)}.`,
  'usual-same-colour': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. Les ${colourName(colour)} sont dus à ${of(player)} et ${of(usual)} ; avec ${of(opponent)}, chacun a sa couleur due.`,
  'usual-needed': ({ points, player, usual }, of) =>
    `${both(points)}. ${of(usual)}, qui vient ensuite pour ${of(player)}, est nécessaire à une autre table pour le meilleur appariement du groupe.`,
  'goes-down': ({ player, opponent, points, groups, why }, of) => {
    const steps = groups === 1 ? 'd’un groupe' : `de ${groups} groupes`;
    return `${whyDown(why, of(player), of)} descend ${steps} et rencontre ${of(opponent)} à ${pointsOf(points)}.`;
  },
  'one-last-group': ({ a, b, aPoints, bPoints }, of) =>
    `${of(a)} à ${pointsOf(aPoints)} rencontre ${of(b)} à ${pointsOf(bPoints)} : les derniers groupes sont appariés ensemble.`,
  'burstein-pair': ({ player, opponent, numbers, points, over, because }, of) => {
    const meets = `Dans ${group(points)}, ${of(player)}, n° ${numbers[0]} selon l’opposition, rencontre le n° ${numbers[1]}, ${of(opponent)}`;
    if (over === null) return `${meets}, au plus bas de ceux qui restent.`;
    const why = {
      met: 'a déjà été son adversaire',
      'kept-apart': 'ne doit pas être son adversaire',
      colours: 'doit avoir la même couleur',
      criteria: 'rendrait la ronde moins bonne',
    };
    return `${meets} : le n° ${over.number}, ${of(over.player)}, ${why[because ?? 'criteria']}.`;
  },
  'dubov-brought-up': ({ player, points, count, over, because }, of) => {
    const need = `Il manque au groupe à ${format.points(points)} ${format.count(count, { one: 'joueur', other: 'joueurs' })} d’en bas : ${of(player)} monte`;
    return over === null
      ? `${need}, en tête de l’ordre.`
      : `${need} ; avec ${of(over)}, qui précède, ${RAISED[because ?? 'enough']}.`;
  },
  'dubov-shifted': ({ player, points, sides, from }, of) =>
    `Le groupe à ${format.points(points)} avait ${sides[0]} du côté des Blancs et ${sides[1]} du côté des Noirs ; ${of(player)} quitte en premier le côté des ${colourName(from)}.`,
  'dubov-first': ({ player, opponent, place: at, over, because }, of) => {
    const meets = `${of(player)}, n° ${at} du côté des Blancs, rencontre ${of(opponent)}`;
    if (over === null) return `${meets}, en tête de ceux qui restent du côté des Noirs.`;
    const why = {
      met: `a déjà rencontré ${of(player)}`,
      'kept-apart': `ne doit pas rencontrer ${of(player)}`,
      colours: `doit avoir la même couleur`,
      needed: 'est nécessaire à quelqu’un plus bas du côté des Blancs',
    };
    return `${meets} : ${of(over)}, en tête du côté des Noirs, ${why[because ?? 'needed']}.`;
  },
  'dubov-floater': ({ player, opponent, suits }, of) =>
    `${of(player)}, d’un groupe supérieur, rencontre ${of(opponent)} : ${suits ? 'l’autre couleur due, ' : ''}le plus haut Elo de ceux qui laissent aux autres un adversaire.`,
  'dubov-among': ({ player, opponent }, of) =>
    `${of(player)} ne peut rencontrer personne du côté des Noirs ; du côté des Blancs, vers le bas puis vers le haut, ${of(opponent)} est en tête de ceux qui laissent aux autres un adversaire.`,
  'lim-opposite': ({ player, opponent, points }, of) =>
    `${of(player)} et ${of(opponent)} se font face quand ceux qui restent du groupe à ${format.points(points)} sont mis côte à côte par moitiés.`,
  'lim-kept': ({ player, opponent }, of) =>
    `La paire ${of(player)} – ${of(opponent)} date d’avant les départs du groupe, et elle est gardée.`,
  'lim-exchanged': ({ player, opponent, over, because }, of) =>
    `${of(player)} ne peut rencontrer ${of(over)}, en face (${LIM_OBSTACLES[because]}) ; dans l’ordre des échanges, ${of(opponent)} vient en premier.`,
  'lim-exchanged-for-colours': ({ player, opponent, before, missed }, of) =>
    `${of(player)} rencontre ${of(opponent)} par un échange pour les couleurs : dans le groupe, ${format.count(missed, { one: 'couleur due non reçue', other: 'couleurs dues non reçues' })} au lieu de ${before}.`,
  'lim-floater': ({ player, opponent, from, cause, among, ...choice }, of) =>
    `${of(player)}, du groupe à ${format.points(from)} (${LIM_FLOATS[cause]}), rencontre ${of(opponent)} : ${limChoice(choice)}${among === 'floaters' ? ' entre flotteurs' : ''}.`,
  'mwm-weight': ({ ranks, points, colour, sums, system }) => {
    const scores = points === 0 ? 'points égaux' : `${pointsOf(points)} d’écart`;
    const colours = colour === 0 ? 'couleurs équilibrées' : `déséquilibre de couleurs ${colour}`;
    return `Rangs ${ranks.join(' et ')}, ${scores}, ${colours}. Minimum de la ronde : écarts de points (${pointsOf(sums.points)}), puis déséquilibre (${sums.colour}) ; puis joueurs ${MATCHING_IDEAS[system]}.`;
  },
  'table-game': ({ round, numbers }) =>
    `La ronde ${round} de la table de Berger oppose ${numbers.join(' et ')}.`,

  'bye-not-by-the-rules': () => 'Cet exempt n’est pas celui que donnent les règles du système.',
  'bye-by-hand': ({ player }, of) =>
    `Exemption donnée à la main. Le système la donne à un autre joueur, pas à ${of(player)}.`,
  'bye-from-lowest': ({ player, points }, of) =>
    `${ODD} : l’exemption va à ${of(player)}, du groupe le plus bas (${pointsOf(points)}).`,
  'bye-lower-had-one': ({ player, points }, of) =>
    `${ODD} : l’exemption va à ${of(player)}, à ${pointsOf(points)} ; tous ceux qui ont moins l’ont déjà eue ou ont gagné sans jouer.`,
  'bye-lower-needed': ({ player, points }, of) =>
    `${ODD} : l’exemption va à ${of(player)}. Sans un joueur à moins de ${pointsOf(points)}, les autres ne pourraient être appariés.`,
  'bye-left-by-last-group': ({ player }, of) =>
    `${ODD} : l’exemption va à ${of(player)} ; elle revient au dernier groupe, où reste ${of(player)}.`,
  'bye-first': ({ player, keys, needed }, of) => {
    const told = keys.map(byeKey).join(', puis ');
    const chosen =
      keys.length === 0
        ? 'le seul joueur qui y ait droit et dont on puisse se passer'
        : `${told}, parmi ceux qui y ont droit`;
    const before =
      needed.length === 0
        ? ''
        : ` Avant : ${listOf(needed.map(of), 2)}, indispensable${needed.length === 1 ? '' : 's'} ailleurs.`;
    return `L’exemption va à ${of(player)} : ${chosen}.${before}`;
  },

  'colours-not-by-the-rules': () => 'Ces couleurs ne sont pas celles que donnent les règles.',
  'no-colour': () => 'Un exempt n’a pas de couleur.',
  'both-due': ({ white }, of) => `Chacun reçoit sa couleur due ; ${of(white)} a les Blancs.`,
  'one-is-new': ({ white }, of) =>
    `L’un n’a pas encore joué, l’autre reçoit sa couleur due ; ${of(white)} a les Blancs.`,
  'more-urgent': ({ player, white }, of) =>
    `La même couleur est due aux deux, plus fortement à ${of(player)} ; ${of(white)} a les Blancs.`,
  'equally-due': ({ white }, of) =>
    `Même couleur due, à force égale ; on alterne depuis la dernière ronde où leurs couleurs différaient : ${of(white)} a les Blancs.`,
  'higher-ranked-due': ({ player }, of) =>
    `En remontant les rondes, les deux ont eu les mêmes couleurs ; ${of(player)}, au meilleur rang, reçoit la couleur due.`,
  'by-number': ({ player, number }, of) => {
    const odd = number % 2 === 1;
    const told = `un numéro ${odd ? 'impair' : 'pair'} (${number})`;
    return `Aucun des deux n’a joué ; ${of(player)} a ${told} et ${odd ? 'reçoit donc' : 'ne reçoit donc pas'} la couleur tirée au sort.`;
  },
  'larger-difference': ({ player, white, difference, opponents }, of) =>
    `La même couleur est due aux deux, la plus grande différence est celle de ${of(player)} (${signed(difference)} contre ${signed(opponents)}) ; ${of(white)} a les Blancs.`,
  'lower-ranked-below-median': ({ player }, of) =>
    `En remontant les rondes, les deux ont eu les mêmes couleurs ; ${of(player)}, au rang le plus bas sous la médiane, reçoit la couleur due.`,
  'colour-limits': () => 'Avec les couleurs inverses, l’un des deux dépasserait les limites.',
  'stronger-opposition': () => 'Les Blancs vont à l’opposition la plus forte jusqu’ici.',
  'lower-rating': () => 'Les Blancs vont à l’Elo le plus bas.',
  'lot-of-the-pair': () => 'Différences de couleurs égales : le tirage au sort de cette paire décide.',
  'lower-difference': ({ white, difference, opponents }, of) =>
    `${of(white)} a la différence de couleurs la plus basse (${signed(difference)} contre ${signed(opponents)}).`,
  'table-colour': ({ number }) =>
    `La table de Berger donne les Blancs au numéro ${number} dans cette partie.`,

  'do-meet': ({ a, b }, of) => `${of(a)} et ${of(b)} se rencontrent bien dans cette ronde.`,
  'not-both-paired': () => 'Au moins un des deux n’est pas à apparier dans cette ronde.',
  'have-met': ({ a, b }, of) => `La partie ${of(a)} – ${of(b)} a déjà eu lieu.`,
  'kept-apart': ({ a, b }, of) => `Le règlement du tournoi interdit la paire ${of(a)} – ${of(b)}.`,
  'same-absolute-colour': ({ a, b, colour }, of) => {
    const must = colour === null ? 'la même couleur' : `les ${colourName(colour)}`;
    return `${of(a)} et ${of(b)} doivent avoir ${must}, et ne peuvent donc se rencontrer.`;
  },
  'lim-colours': () => 'L’un aurait une couleur trois fois de suite ou trois fois de trop.',
  'mwm-colours': ({ limit }) => `L’un dépasserait la différence de couleurs de ${format.decimal(limit)}.`,
  'one-has-the-bye': ({ player }, of) =>
    `L’exemption va à ${of(player)}, et elle est donnée avant tout appariement.`,
  'bye-would-move': ({ a, b, player }, of) =>
    `L’exemption est donnée d’abord, à ${of(player)}. Avec la paire ${of(a)} – ${of(b)}, les autres ne pourraient tous être appariés sans ce joueur.`,
  'others-left': ({ a, b }, of) =>
    `Avec la paire ${of(a)} – ${of(b)}, les autres ne pourraient tous être appariés selon les règles.`,
  worse: ({ a, b, group: points, ...apart }, of) =>
    `${place(points)}, une ronde avec ${of(a)} – ${of(b)} serait moins bonne : ${rows(apart)}.`,
  better: ({ a, b, group: points, ...apart }, of) =>
    `${place(points)}, une ronde avec ${of(a)} – ${of(b)} serait meilleure, car celle-ci n’est pas celle des règles : ${rows(apart)}.`,
  'comes-later': ({ a, b, group: points }, of) =>
    `${place(points)}, une ronde avec ${of(a)} – ${of(b)} serait aussi bonne, mais vient plus loin dans l’ordre fixe.`,
  'worse-below': ({ a, b, group: points, below, ...apart }, of) =>
    `Avec ${of(a)} – ${of(b)}, ${group(points)} serait aussi bon mais plus loin dans l’ordre, et celui à ${format.points(below)} moins bon : ${rows(apart)}.`,
  'dubov-order': ({ a, b, group: points, step }, of) =>
    `Dans ${group(points)}, une ronde avec ${of(a)} – ${of(b)} serait aussi bonne, mais vient plus loin : ${DUBOV_STEPS[step]}.`,
  'burstein-order': ({ a, b, group: points, player, now, then }, of) => {
    const next = then === null ? 'descendrait' : `rencontrerait le n° ${then}`;
    return `Dans ${group(points)}, une ronde avec ${of(a)} – ${of(b)} serait aussi bonne, mais plus loin : ${of(player)}, qui rencontre le n° ${now}, ${next}.`;
  },
  'lim-stays': ({ player, other, group: points, floater }, of) => {
    const stays = `${of(player)} a un adversaire dans ${group(points)}`;
    if (floater === null) return `${stays}, que personne ne doit quitter ; on n’y apparie pas ${of(other)}.`;
    return `${stays} ; celui qui le quitte est ${of(floater.player)} (${LIM_FLOATS[floater.cause]}). On n’y apparie pas ${of(other)}.`;
  },
  'lim-taken': ({ player, other, by }, of) =>
    `${of(by)} s’apparie avant ${of(player)} et ${of(other)}, et prend ${of(player)}.`,
  'lim-floater-takes': ({ player, opponent, other, because }, of) =>
    `${of(player)}, d’un autre groupe, prend ${of(opponent)}, pas ${of(other)} : ${LIM_TAKES[because]}.`,
  'lim-later': ({ player, opponent, other, kept }, of) =>
    kept
      ? `${of(player)} garde ${of(opponent)} d’avant les départs du groupe, et ne rencontre donc pas ${of(other)}.`
      : `Pour ${of(player)}, l’ordre des échanges arrive à ${of(opponent)} avant ${of(other)}.`,
  'lim-obstacle': ({ player, opponent, other, because, now, then }, of) => {
    const first = `Pour ${of(player)}, les échanges arrivent à ${of(other)} avant ${of(opponent)}, mais`;
    switch (because) {
      case 'needed':
        return `${first} alors les autres ne pourraient tous être appariés.`;
      case 'colours':
        return `${first} alors, parmi ceux qui restent, couleurs dues non reçues : ${then} au lieu de ${now}.`;
      case 'maxi':
        return `${first} cet échange déplacerait des joueurs à plus de 100 points Elo d’écart.`;
    }
  },
  'rules-pair-them': ({ a, b }, of) =>
    `Selon les règles, ${of(a)} et ${of(b)} se rencontreraient ; cette ronde est faite à la main.`,
  'mwm-order': () =>
    'Cette ronde pèserait autant ; parmi de telles rondes, on prend celle qui donne aux mieux classés les adversaires les mieux classés.',
  'table-rounds': ({ numbers, rounds }) =>
    `La table de Berger oppose ${numbers.join(' et ')} ${rounds.length === 1 ? 'à la ronde' : 'aux rondes'} ${rounds.join(' et ')}.`,
};

export const explanationsText = {
  reason: (reason: Reason, nameOf: NameOf) => {
    const sentence = sentences[reason.code] as (parameters: Reason, nameOf: NameOf) => string;
    return aboutPlayers((of) => sentence(reason, of), nameOf);
  },
  rowValue,
} satisfies Room<'fr', 'explanations'>;
