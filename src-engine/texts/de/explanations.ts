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
  pointsOf,
  RAISED,
  signed,
  whyDown,
  withFewerThan,
  withPoints,
} from './explanation-words.ts';
import { format } from './format.ts';

/** A row's value: points where it counts points (tenths), else numbers; a word for an empty list. */
function rowValue(unit: Unit, value: readonly number[]): string {
  if (value.length === 0) return 'nichts';
  switch (unit) {
    case 'points':
      return value.map((number) => format.points(number)).join('; ');
    case 'gain':
      return format.decimal(-value[0]! || 0);
    case 'rank':
      return format.decimal(value[0]!);
    case 'count':
    case 'games':
    case 'rating':
      return value.join('; ');
  }
}

/** What a round with the pair would have in a row, against what it has: sums that differ in later decimals only say so. */
function rowsApart(unit: Unit, now: readonly number[], then: readonly number[]): string {
  const told = `${rowValue(unit, then)} statt ${rowValue(unit, now)}`;
  const isTold = (unit !== 'rank' && unit !== 'gain') || now[0] !== then[0];
  return isTold ? told : `${rowValue(unit, then)}, wie jetzt, aber schlechter in späteren Dezimalen`;
}

type Sentences = {
  readonly [Code in ReasonCode]: (parameters: ReasonParameters[Code], nameOf: NameOf) => string;
};

const both = (points: number): string => `Beide haben ${pointsOf(points)}`;
const inGroup = (points: number): string => `In der Gruppe ${withPoints(points)}`;
const place = (group: number | null): string => (group === null ? 'Unter allen Spielern' : inGroup(group));
const rows = ({
  label,
  unit,
  now,
  then,
}: Pick<ReasonParameters['worse'], 'label' | 'unit' | 'now' | 'then'>) =>
  `${criteriaText.labels[label]}: ${rowsApart(unit, now, then)}`;
const ODD = 'Ungerade Spielerzahl';

const sentences: Sentences = {
  ...bcfSentences,
  'not-by-the-rules': () => 'Dieses Brett ist nicht das, das die Regeln des Systems ergeben.',
  'by-hand': ({ player, instead }, of) =>
    instead === null
      ? `Von Hand gepaart. Nach dem System ist ${of(player)} spielfrei.`
      : `Von Hand gepaart. Nach dem System spielt ${of(player)} gegen ${of(instead)}.`,
  'only-two-left': ({ points }) =>
    `${both(points)}, und niemand sonst mit dieser Punktzahl ist für sie übrig.`,
  'halves-exchanged': ({ points, because }) =>
    because === 'pairs'
      ? `${both(points)}. Die zwei Hälften der Gruppe sind nicht ganz gegeneinander zu paaren, also wechselten Spieler die Hälfte; dieses Paar gehört dazu.`
      : `${both(points)}. Hälfte gegen Hälfte wäre die Gruppe nach den Kriterien schlechter, also wechselten Spieler die Hälfte; dieses Paar gehört dazu.`,
  'halves-after-leaving': ({ points, gone, hasBye, player }, of) =>
    `${both(points)}. ${of(gone)} aus der oberen Hälfte ${hasBye ? 'ist spielfrei' : 'geht hinunter'}, also rückt ${of(player)} aus der unteren Hälfte in die obere.`,
  'same-place': ({ points, place: at }) =>
    `${both(points)}: Nummer ${at} der oberen Hälfte trifft auf Nummer ${at} der unteren Hälfte ihrer Gruppe.`,
  'usual-met': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} hat schon gegen ${of(usual)} gespielt und trifft deshalb auf ${of(opponent)}.`,
  'usual-kept-apart': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} darf nicht gegen ${of(usual)} spielen und trifft deshalb auf ${of(opponent)}.`,
  'usual-same-absolute': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. ${of(player)} und ${of(usual)} müssen beide ${colourName(colour)} haben; deshalb trifft ${of(player)} auf ${of(opponent)}.`,
  'usual-same-colour': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. ${of(player)} und ${of(usual)} haben beide Anspruch auf ${colourName(colour)}; mit ${of(opponent)} verfehlt niemand die zustehende Farbe.`,
  'usual-needed': ({ points, player, usual }, of) =>
    `${both(points)}. ${of(usual)} wäre für ${of(player)} an der Reihe, wird aber an einem anderen Brett gebraucht, damit die Gruppe am besten aufgeht.`,
  'goes-down': ({ player, opponent, points, groups, why }, of) => {
    const steps = groups === 1 ? 'eine Gruppe' : `${groups} Gruppen`;
    return `${whyDown(why, of(player), of)} ${steps} hinunter und trifft auf ${of(opponent)} ${withPoints(points)}.`;
  },
  'one-last-group': ({ a, b, aPoints, bPoints }, of) =>
    `${of(a)} ${withPoints(aPoints)} trifft auf ${of(b)} ${withPoints(bPoints)}: Die untersten Gruppen werden als eine gepaart.`,
  'burstein-pair': ({ player, opponent, numbers, points, over, because }, of) => {
    const meets = `${inGroup(points)} trifft ${of(player)}, nach bisherigen Gegnern Nummer ${numbers[0]}, auf ${of(opponent)}, Nummer ${numbers[1]}`;
    if (over === null) return `${meets}: die letzte, die übrig ist.`;
    const why = {
      met: 'war schon Gegner',
      'kept-apart': 'darf nicht Gegner sein',
      colours: 'muss dieselbe Farbe haben',
      criteria: 'macht die Runde schlechter',
    };
    return `${meets}: Nummer ${over.number}, ${of(over.player)}, ${why[because ?? 'criteria']}.`;
  },
  'dubov-brought-up': ({ player, points, count, over, because }, of) => {
    const need = `Die Gruppe ${withPoints(points)} braucht ${count} Spieler von unten: ${of(player)} kommt herauf`;
    return over === null
      ? `${need}, an erster Stelle der Reihenfolge.`
      : `${need}; mit ${of(over)}, früher an der Reihe, ${RAISED[because ?? 'enough']}.`;
  },
  'dubov-shifted': ({ player, points, sides, from }, of) =>
    `Die Gruppe ${withPoints(points)} hatte ${sides[0]} auf der Weißseite und ${sides[1]} auf der Schwarzseite; nach der Reihenfolge verlässt ${of(player)} zuerst die ${colourName(from)}seite.`,
  'dubov-first': ({ player, opponent, place: at, over, because }, of) => {
    const meets = `${of(player)}, Nummer ${at} der Weißseite, trifft auf ${of(opponent)}`;
    if (over === null) return `${meets}, an erster Stelle der übrigen Schwarzseite.`;
    const why = {
      met: `hat schon gegen ${of(player)} gespielt`,
      'kept-apart': `darf nicht gegen ${of(player)} spielen`,
      colours: `muss dieselbe Farbe haben wie ${of(player)}`,
      needed: 'wird weiter unten auf der Weißseite gebraucht',
    };
    return `${meets}: ${of(over)}, zuerst auf der Schwarzseite, ${why[because ?? 'needed']}.`;
  },
  'dubov-floater': ({ player, opponent, suits }, of) =>
    `${of(player)} kam aus einer höheren Gruppe herunter und trifft auf ${of(opponent)}: ${suits ? 'andere zustehende Farbe, ' : ''}höchste Wertungszahl derer, die allen anderen einen Gegner lassen.`,
  'dubov-among': ({ player, opponent }, of) =>
    `${of(player)} kann auf niemanden der Schwarzseite treffen; auf der Weißseite, erst abwärts, dann aufwärts, lässt ${of(opponent)} zuerst allen anderen einen Gegner.`,
  'lim-opposite': ({ player, opponent, points }, of) =>
    `${of(player)} und ${of(opponent)} stehen einander gegenüber, wenn die noch nicht Gepaarten der Gruppe ${withPoints(points)} in zwei Hälften nebeneinanderliegen.`,
  'lim-kept': ({ player, opponent }, of) =>
    `${of(player)} und ${of(opponent)} waren gepaart, bevor andere die Gruppe verlassen mussten, und diese Paarung bleibt.`,
  'lim-exchanged': ({ player, opponent, over, because }, of) =>
    `${of(player)} kann nicht gegen das Gegenüber ${of(over)} spielen (${LIM_OBSTACLES[because]}); in der Reihenfolge der Austausche kommt ${of(opponent)} zuerst.`,
  'lim-exchanged-for-colours': ({ player, opponent, before, missed }, of) =>
    `${of(player)} trifft durch einen Austausch der Farben wegen auf ${of(opponent)}: In der Gruppe ${missed === 1 ? 'verfehlt 1 Spieler' : `verfehlen ${missed} Spieler`} statt ${before} die zustehende Farbe.`,
  'lim-floater': ({ player, opponent, from, cause, among, ...choice }, of) =>
    `${of(player)} verließ die Gruppe ${withPoints(from)} (${LIM_FLOATS[cause]}) und trifft auf ${of(opponent)}: ${limChoice(choice)}${among === 'floaters' ? ' (Floater)' : ''}.`,
  'mwm-weight': ({ ranks, points, colour, sums, system }) => {
    const scores = points === 0 ? 'gleiche Punktzahl' : `${pointsOf(points)} Abstand`;
    const colours = colour === 0 ? 'Farben ausgeglichen' : `Farbungleichgewicht ${colour}`;
    return `Ränge ${ranks.join(' und ')}, ${scores}, ${colours}. In der ganzen Runde am kleinsten: Punktdifferenzen (${pointsOf(sums.points)}), dann Farbungleichgewicht (${sums.colour}); dann Spieler ${MATCHING_IDEAS[system]}.`;
  },
  'table-game': ({ round, numbers }) =>
    `In Runde ${round} der Berger-Tabelle spielt ${numbers.map((number) => `Nummer ${number}`).join(' gegen ')}.`,

  'bye-not-by-the-rules': () => 'Nach den Regeln des Systems ist es nicht dieser Spieler, der spielfrei ist.',
  'bye-by-hand': ({ player }, of) =>
    `Von Hand bestimmt. Nach dem System ist jemand anders spielfrei, nicht ${of(player)}.`,
  'bye-from-lowest': ({ player, points }, of) =>
    `${ODD}: ${of(player)} ist spielfrei, aus der untersten Gruppe (${pointsOf(points)}).`,
  'bye-lower-had-one': ({ player, points }, of) =>
    `${ODD}: ${of(player)} ist spielfrei ${withPoints(points)}; alle mit weniger Punkten waren schon spielfrei oder haben ohne Partie gewonnen.`,
  'bye-lower-needed': ({ player, points }, of) =>
    `${ODD}: ${of(player)} ist spielfrei. Bliebe ein Spieler ${withFewerThan(points)} übrig, wären die anderen nicht zu paaren.`,
  'bye-left-by-last-group': ({ player }, of) =>
    `${ODD}: ${of(player)} ist spielfrei; es trifft die letzte Gruppe, in der nur ${of(player)} übrig bleibt.`,
  'bye-first': ({ player, keys, needed }, of) => {
    const told = keys.map(byeKey).join(', dann ');
    const chosen =
      keys.length === 0
        ? 'niemand sonst darf es sein und ist entbehrlich'
        : `${told}, unter denen, die es sein dürfen`;
    const verbs = needed.length === 1 ? ['käme', 'ist'] : ['kämen', 'sind'];
    const before =
      needed.length === 0
        ? ''
        : ` ${listOf(needed.map(of), 2)} ${verbs[0]} zuerst, ${verbs[1]} aber nicht entbehrlich.`;
    return `${of(player)} ist spielfrei: ${chosen}.${before}`;
  },

  'colours-not-by-the-rules': () => 'Das sind nicht die Farben, die die Regeln ergeben.',
  'no-colour': () => 'Wer spielfrei ist, hat keine Farbe.',
  'both-due': ({ white }, of) => `Beide bekommen die zustehende Farbe; ${of(white)} hat Weiß.`,
  'one-is-new': ({ white }, of) =>
    `Nur einer von beiden hat schon gespielt und bekommt die zustehende Farbe; ${of(white)} hat Weiß.`,
  'more-urgent': ({ player, white }, of) =>
    `Beide haben Anspruch auf dieselbe Farbe, ${of(player)} dringender; ${of(white)} hat Weiß.`,
  'equally-due': ({ white }, of) =>
    `Beide haben gleichen Anspruch auf dieselbe Farbe; sie wechseln gegenüber dem letzten Mal, als sie verschiedene hatten: ${of(white)} hat Weiß.`,
  'higher-ranked-due': ({ player }, of) =>
    `Zurückgezählt hatten beide dieselben Farben; ${of(player)}, höher in der Rangfolge, bekommt die zustehende Farbe.`,
  'by-number': ({ player, number }, of) => {
    const odd = number % 2 === 1;
    return `Beide haben noch nicht gespielt; ${of(player)} hat eine ${odd ? 'ungerade' : 'gerade'} Nummer (${number}) und bekommt deshalb ${odd ? '' : 'nicht '}die vom Los bestimmte Farbe.`;
  },
  'larger-difference': ({ player, white, difference, opponents }, of) =>
    `Beide haben Anspruch auf dieselbe Farbe, ${of(player)} mit der größeren Farbdifferenz (${signed(difference)} gegen ${signed(opponents)}); ${of(white)} hat Weiß.`,
  'lower-ranked-below-median': ({ player }, of) =>
    `Zurückgezählt hatten beide dieselben Farben; ${of(player)}, tiefer in der Rangfolge einer Gruppe unter dem Median, bekommt die zustehende Farbe.`,
  'colour-limits': () => 'Mit vertauschten Farben läge einer von beiden außerhalb der Grenzen.',
  'stronger-opposition': () => 'Weiß bekommt, wer bisher stärkere Gegner hatte.',
  'lower-rating': () => 'Weiß bekommt, wer die niedrigere Wertungszahl hat.',
  'lot-of-the-pair': () => 'Gleiche Farbdifferenzen: Das Los dieses Paars entscheidet.',
  'lower-difference': ({ white, difference, opponents }, of) =>
    `${of(white)} hat die niedrigere Farbdifferenz (${signed(difference)} gegen ${signed(opponents)}).`,
  'table-colour': ({ number }) => `Die Tabelle gibt Nummer ${number} in dieser Partie Weiß.`,

  'do-meet': ({ a, b }, of) => `${of(a)} und ${of(b)} spielen in dieser Runde gegeneinander.`,
  'not-both-paired': () => 'In dieser Runde sind nicht beide zu paaren.',
  'have-met': ({ a, b }, of) => `${of(a)} und ${of(b)} haben schon gegeneinander gespielt.`,
  'kept-apart': ({ a, b }, of) =>
    `Die Bestimmungen des Turniers verbieten die Paarung von ${of(a)} und ${of(b)}.`,
  'same-absolute-colour': ({ a, b, colour }, of) => {
    const must = colour === null ? 'dieselbe Farbe' : colourName(colour);
    return `${of(a)} und ${of(b)} müssen beide ${must} haben und können deshalb nicht gegeneinander spielen.`;
  },
  'lim-colours': () => 'Einer von beiden bekäme eine Farbe dreimal hintereinander oder dreimal zu oft.',
  'mwm-colours': ({ limit }) => `Einer von beiden bekäme eine Farbdifferenz über ${format.decimal(limit)}.`,
  'one-has-the-bye': ({ player }, of) =>
    `${of(player)} ist spielfrei; das wird bestimmt, bevor jemand gepaart wird.`,
  'bye-would-move': ({ a, b, player }, of) =>
    `Zuerst wird bestimmt, dass ${of(player)} spielfrei ist; spielten ${of(a)} und ${of(b)} gegeneinander, wären die anderen ohne ${of(player)} nicht alle zu paaren.`,
  'others-left': ({ a, b }, of) =>
    `Spielten ${of(a)} und ${of(b)} gegeneinander, wären die anderen nicht alle nach den Regeln zu paaren.`,
  worse: ({ a, b, group, ...apart }, of) =>
    `${place(group)} wäre eine Runde mit ${of(a)} und ${of(b)} schlechter. ${rows(apart)}.`,
  better: ({ a, b, group, ...apart }, of) =>
    `${place(group)} wäre eine Runde mit ${of(a)} und ${of(b)} besser, denn diese ist nicht die der Regeln. ${rows(apart)}.`,
  'comes-later': ({ a, b, group }, of) =>
    `${place(group)} wäre eine Runde mit ${of(a)} und ${of(b)} ebenso gut, kommt aber später in der festen Reihenfolge.`,
  'worse-below': ({ a, b, group, below, ...apart }, of) =>
    `Mit ${of(a)} und ${of(b)} wäre die Gruppe ${withPoints(group)} ebenso gut, aber später an der Reihe, und die ${withPoints(below)} schlechter. ${rows(apart)}.`,
  'dubov-order': ({ a, b, group, step }, of) =>
    `${inGroup(group)} wäre eine Runde mit ${of(a)} und ${of(b)} ebenso gut, kommt aber später: ${DUBOV_STEPS[step]}.`,
  'burstein-order': ({ a, b, group, player, now, then }, of) => {
    const next = then === null ? 'ginge hinunter' : `träfe auf Nummer ${then}`;
    return `${inGroup(group)} wäre eine Runde mit ${of(a)} und ${of(b)} ebenso gut, kommt aber später: ${of(player)}, jetzt gegen Nummer ${now}, ${next}.`;
  },
  'lim-stays': ({ player, other, group, floater }, of) => {
    const stays = `${of(player)} findet einen Gegner in der Gruppe ${withPoints(group)}`;
    if (floater === null)
      return `${stays}, die niemand verlassen muss; ${of(other)} wird dort nicht gepaart.`;
    return `${stays}; verlassen wird sie von ${of(floater.player)} (${LIM_FLOATS[floater.cause]}). ${of(other)} wird dort nicht gepaart.`;
  },
  'lim-taken': ({ player, other, by }, of) =>
    `${of(by)} wird vor ${of(player)} und ${of(other)} gepaart und bekommt ${of(player)}.`,
  'lim-floater-takes': ({ player, opponent, other, because }, of) =>
    `${of(player)} kam aus einer anderen Gruppe und bekommt ${of(opponent)}, nicht ${of(other)}: ${LIM_TAKES[because]}.`,
  'lim-later': ({ player, opponent, other, kept }, of) =>
    kept
      ? `${of(player)} behält ${of(opponent)} aus der Zeit, bevor andere die Gruppe verließen, und trifft deshalb nicht auf ${of(other)}.`
      : `Für ${of(player)} kommt die Reihenfolge der Austausche eher zu ${of(opponent)} als zu ${of(other)}.`,
  'lim-obstacle': ({ player, opponent, other, because, now, then }, of) => {
    const first = `Für ${of(player)} kommen die Austausche eher zu ${of(other)} als zu ${of(opponent)}, aber`;
    switch (because) {
      case 'needed':
        return `${first} dann wären die anderen nicht alle zu paaren.`;
      case 'colours':
        return `${first} dann ${then === 1 ? 'verfehlte' : 'verfehlten'} ${then} statt ${now} der Übrigen die zustehende Farbe.`;
      case 'maxi':
        return `${first} dieser Austausch beträfe Spieler mit mehr als 100 Punkten Unterschied der Wertungszahl.`;
    }
  },
  'rules-pair-them': ({ a, b }, of) =>
    `Nach den Regeln würden ${of(a)} und ${of(b)} gegeneinander spielen; diese Runde ist von Hand gemacht.`,
  'mwm-order': () =>
    'Jene Runde wöge ebenso viel; von solchen Runden gilt die, die den höchsten Rängen die höchsten Gegner gibt.',
  'table-rounds': ({ numbers, rounds }) =>
    `Nach der Berger-Tabelle treffen die Nummern ${numbers.join(' und ')} in ${rounds.length === 1 ? 'Runde' : 'den Runden'} ${rounds.join(' und ')} aufeinander.`,
};

/** Stands before each name until the sentence is made; no name has it. */
const MARK = '\u2060';

/** A name that begins a sentence has a capital: *Von der Heide ist spielfrei*, but *gegen von der Heide*. */
function withCapitals(marked: string): string {
  return marked
    .replace(/(^|\. )\u2060(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(MARK, '');
}

export const explanationsText = {
  reason: (reason, nameOf): string => {
    const sentence = sentences[reason.code] as (parameters: Reason, nameOf: NameOf) => string;
    return aboutPlayers((of) => withCapitals(sentence(reason, (player) => `${MARK}${of(player)}`)), nameOf);
  },
  rowValue,
} satisfies Room<'de', 'explanations'>;
