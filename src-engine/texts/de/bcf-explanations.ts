/** Sentences of the BCF rules, at most 200 characters each; see explanations.ts. */
import type { BcfChoice, BcfObstacle, BcfReasons, BcfRow } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { colourName } from './explanation-words.ts';

const OBSTACLES: Readonly<Record<Exclude<BcfObstacle, 'met'>, string>> = {
  '1': 'bliebe jemand übrig (1)',
  '10': 'würden mehr oder weiter floaten (10, 24 a)',
  '24b': 'gäbe es mehr Farbwechsel (24 b)',
  notes: 'wären die Anmerkungen 3 und 5 schlechter erfüllt',
  '17': 'würde ein stärkerer Anspruch übergangen (17)',
  '18': 'würde ein Spieler mit Farbwechsel floaten (18)',
  '24c': 'wechselten mehr die Hälfte (24 c)',
};

const FLOATS = {
  down: {
    rule: '20',
    goes: 'geht hinunter',
    a: 'a: in den letzten zwei Runden nicht hinunter',
    b: 'b: in der letzten Runde nicht hinunter',
    c: 'c: niemand der Gruppe seltener hinunter',
  },
  up: {
    rule: '21',
    goes: 'kommt herauf',
    a: 'a: in den letzten zwei Runden nicht herauf',
    b: 'b: in der letzten Runde nicht herauf',
    c: 'c: niemand der Gruppe seltener herauf',
  },
} as const;

const EXCHANGES: Readonly<Record<BcfReasons['bcf-exchange']['because'], string>> = {
  '1': 'frühere Partien lassen keine Paarung von Hälfte gegen Hälfte zu (12).',
  '16': 'Hälfte gegen Hälfte suchten in mehr Partien beide dieselbe Farbe (12, 15).',
  notes: 'Hälfte gegen Hälfte verstießen mehr Partien gegen die Anmerkungen 3 und 5 (12).',
  claims: 'Hälfte gegen Hälfte würde ein stärkerer Farbanspruch übergangen (12, 16).',
};

/** Said of the round with the pair. */
const WORSE: Readonly<Record<BcfRow, string>> = {
  floaters: 'Mit diesem Paar gingen mehr Spieler aus einer Punktgruppe hinunter.',
  differences: 'Mit diesem Paar träfen die, die hinuntergehen, auf Spieler mit weniger Punkten.',
  transfers: 'Mit diesem Paar suchten in mehr Partien beide dieselbe Farbe.',
  notes: 'Mit diesem Paar verstießen mehr Partien gegen die Anmerkungen 3 und 5.',
  linked: 'Mit diesem Paar würde in verbundenen Gruppen ein Spieler mit stärkerem Anspruch übergangen.',
  spared: 'Mit diesem Paar würde ein Spieler mit Farbwechsel ohne Not floaten.',
  exchanges: 'Mit diesem Paar wechselten mehr Spieler der Gruppe die Hälfte.',
  down: 'Mit diesem Paar ginge ein Spieler hinunter, der nach Regel 20 später kommt.',
  up: 'Mit diesem Paar käme ein Spieler herauf, der nach Regel 21 später kommt.',
  claims: 'Mit diesem Paar würde ein Spieler mit stärkerem Anspruch übergangen.',
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
    return `${told} nach Regel ${rule}${test === null ? ': vorher ist niemand übrig' : ` ${tests[test]}`}`;
  const other = of(passedOver.player);
  return passedOver.because === 'met'
    ? `${told}: ${of(floater)} darf nicht gegen ${other} spielen, nach Regel ${rule} zuerst (22)`
    : `${told}: mit ${other}, nach Regel ${rule} zuerst, ${OBSTACLES[passedOver.because]}`;
}

function float({ down, up }: BcfReasons['bcf-float'], of: NameOf): string {
  return `${choice('down', down, down.player, of)}; ${choice('up', up, down.player, of)}.`;
}

function bye({ kind, isFirstRound, isLowest }: BcfReasons['bcf-bye']): string {
  if (isFirstRound) {
    return kind === 'first'
      ? 'In Runde 1 ist der Spieler in der Mitte der Liste oder gleich darunter spielfrei.'
      : 'In Runde 1 ist der erste entbehrliche Spieler von der Mitte der Liste an spielfrei.';
  }
  const level = isLowest ? 'mit den niedrigsten Punkten' : 'von den niedrigsten Punkten aufwärts';
  switch (kind) {
    case 'first':
      return `Nach Regel 6 der erste Spieler ${level}, der noch nicht spielfrei war.`;
    case 'needed':
      return `Nach Regel 6 der erste entbehrliche Spieler ${level}, der noch nicht spielfrei war.`;
    case 'again':
      return 'Wer noch nie spielfrei war und kein Freilos vereinbart hat, ist nicht entbehrlich; so ist der unterste andere Entbehrliche spielfrei.';
  }
}

export const bcfSentences = {
  'bcf-halves': ({ higher, lower, sought }, of) => {
    const meets = `${of(higher)} aus der oberen Hälfte trifft auf ${of(lower)} aus der unteren Hälfte (12)`;
    if (sought === null) return `${meets}.`;
    return `${meets}; beide suchen ${colourName(sought)}, und mit weniger solchen Partien ist ihre Gruppe nicht zu paaren (15).`;
  },
  'bcf-exchange': ({ higher, lower, because }, of) =>
    `${of(higher)} und ${of(lower)} kommen aus derselben Hälfte: ${EXCHANGES[because]}`,
  'bcf-float': float,
  'bcf-bye': bye,
  'bcf-lot': () => 'Beide hatten noch keine Farbe: Die Farben wechseln von Brett zu Brett.',
  'bcf-both-sought': () => 'Beide bekommen die gesuchte Farbe.',
  'bcf-one-sought': ({ seeker, other }, of) =>
    `${of(seeker)} bekommt die gesuchte Farbe; ${of(other)} hatte noch keine Farbe.`,
  'bcf-stronger-claim': () => 'Wer den stärkeren Anspruch hat, bekommt die Farbe, die beide suchen.',
  'bcf-identical': () =>
    'Bisher gleiche Farben: Wer in der Rangfolge höher steht, bekommt die Farbe, die beide suchen.',
  'bcf-other-bye': () =>
    'Mit diesem Paar wäre ein anderer Spieler spielfrei, der nach den Regeln 5 und 6 später kommt.',
  'bcf-worse': ({ row }) => WORSE[row],
  'bcf-order': () =>
    'Karten werden von oben nach Wertungszahl gepaart, und diese Reihenfolge kommt zuerst zu den anderen Partien.',
} satisfies { readonly [Code in keyof BcfReasons]: (parameters: BcfReasons[Code], of: NameOf) => string };
