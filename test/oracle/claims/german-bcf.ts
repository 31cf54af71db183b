/** German explanations of the BCF rules, their parts, and what they say in English. */
import type { Phrase, PhraseBook } from './phrasebook.ts';

export const GERMAN_BCF: readonly Phrase[] = [
  [
    '{A} aus der oberen Hälfte trifft auf {B} aus der unteren Hälfte (12).',
    '{A} from the top half meets {B} from the bottom half (12).',
  ],
  [
    '{A} aus der oberen Hälfte trifft auf {B} aus der unteren Hälfte (12); beide suchen {colour}, und mit weniger solchen Partien ist ihre Gruppe nicht zu paaren (15).',
    '{A} from the top half meets {B} from the bottom half (12); both seek {colour}, and their level cannot be paired with fewer such games (15).',
  ],
  [
    '{A} und {B} kommen aus derselben Hälfte: {exchange}.',
    '{A} and {B} come from the same half: {exchange}.',
  ],
  ['{bcf-down}; {bcf-up}.', '{bcf-down}; {bcf-up}.'],
  [
    'In Runde 1 ist der Spieler in der Mitte der Liste oder gleich darunter spielfrei.',
    'In round 1 the bye goes to the player at or just below the middle of the list.',
  ],
  [
    'In Runde 1 ist der erste entbehrliche Spieler von der Mitte der Liste an spielfrei.',
    'In round 1 the bye goes to the first player from the middle of the list who can be spared.',
  ],
  [
    'Nach Regel 6 der erste Spieler {level}, der noch nicht spielfrei war.',
    'The first player {level} by rule 6 who has had no bye.',
  ],
  [
    'Nach Regel 6 der erste entbehrliche Spieler {level}, der noch nicht spielfrei war.',
    'The first player {level} by rule 6 who has had no bye and can be spared.',
  ],
  [
    'Wer noch nie spielfrei war und kein Freilos vereinbart hat, ist nicht entbehrlich; so ist der unterste andere Entbehrliche spielfrei.',
    'Nobody can be spared who has had no bye and has none arranged: the lowest other one who can.',
  ],
  [
    'Beide hatten noch keine Farbe: Die Farben wechseln von Brett zu Brett.',
    'Neither has had a colour: colours alternate from board to board.',
  ],
  ['Beide bekommen die gesuchte Farbe.', 'Each gets the colour that is sought.'],
  [
    '{A} bekommt die gesuchte Farbe; {B} hatte noch keine Farbe.',
    '{A} gets the colour that is sought; {B} has had no colour.',
  ],
  [
    'Wer den stärkeren Anspruch hat, bekommt die Farbe, die beide suchen.',
    'The stronger claim gets the colour that both seek.',
  ],
  [
    'Bisher gleiche Farben: Wer in der Rangfolge höher steht, bekommt die Farbe, die beide suchen.',
    'Equal colours so far: the higher ranked gets the colour that both seek.',
  ],
  [
    'Mit diesem Paar wäre ein anderer Spieler spielfrei, der nach den Regeln 5 und 6 später kommt.',
    'If they met, another player would have the bye, who comes later by rules 5 and 6.',
  ],
  ['Mit diesem Paar {bcf-worse}.', 'If they met, {bcf-worse}.'],
  [
    'Karten werden von oben nach Wertungszahl gepaart, und diese Reihenfolge kommt zuerst zu den anderen Partien.',
    'Cards are paired in grading order from the top, and that order comes to the other games first.',
  ],
];

export const GERMAN_BCF_PARTS: PhraseBook['parts'] = {
  exchange: [
    [
      'frühere Partien lassen keine Paarung von Hälfte gegen Hälfte zu (12)',
      'earlier games leave no pairing of one half against the other (12)',
    ],
    [
      'Hälfte gegen Hälfte suchten in mehr Partien beide dieselbe Farbe (12, 15)',
      'half against half, more games would be between seekers of the same colour (12, 15)',
    ],
    [
      'Hälfte gegen Hälfte verstießen mehr Partien gegen die Anmerkungen 3 und 5 (12)',
      'half against half, more games would be against notes 3 and 5 (12)',
    ],
    [
      'Hälfte gegen Hälfte würde ein stärkerer Farbanspruch übergangen (12, 16)',
      'half against half, a stronger claim to a colour would be transferred (12, 16)',
    ],
  ],
  'bcf-down': [
    [
      '{A} geht hinunter nach Regel 20: vorher ist niemand übrig',
      '{A} goes down by rule 20: nobody before is left',
    ],
    ['{A} geht hinunter nach Regel 20 {down-test}', '{A} goes down by rule 20 {down-test}'],
    [
      '{A} geht hinunter: {B} darf nicht gegen {C} spielen, nach Regel 20 zuerst (22)',
      '{A} goes down: {B} may not meet {C}, first by rule 20 (22)',
    ],
    [
      '{A} geht hinunter: mit {B}, nach Regel 20 zuerst, {bcf-obstacle}',
      '{A} goes down: with {B}, first by rule 20, {bcf-obstacle}',
    ],
  ],
  'bcf-up': [
    [
      '{A} kommt herauf nach Regel 21: vorher ist niemand übrig',
      '{A} comes up by rule 21: nobody before is left',
    ],
    ['{A} kommt herauf nach Regel 21 {up-test}', '{A} comes up by rule 21 {up-test}'],
    [
      '{A} kommt herauf: {B} darf nicht gegen {C} spielen, nach Regel 21 zuerst (22)',
      '{A} comes up: {B} may not meet {C}, first by rule 21 (22)',
    ],
    [
      '{A} kommt herauf: mit {B}, nach Regel 21 zuerst, {bcf-obstacle}',
      '{A} comes up: with {B}, first by rule 21, {bcf-obstacle}',
    ],
  ],
  'down-test': [
    ['a: in den letzten zwei Runden nicht hinunter', 'a: not down in the last two rounds'],
    ['b: in der letzten Runde nicht hinunter', 'b: not down in the last round'],
    ['c: niemand der Gruppe seltener hinunter', 'c: nobody of the same group down less often'],
  ],
  'up-test': [
    ['a: in den letzten zwei Runden nicht herauf', 'a: not up in the last two rounds'],
    ['b: in der letzten Runde nicht herauf', 'b: not up in the last round'],
    ['c: niemand der Gruppe seltener herauf', 'c: nobody of the same group up less often'],
  ],
  'bcf-obstacle': [
    ['bliebe jemand übrig (1)', 'somebody would be left over (1)'],
    ['würden mehr oder weiter floaten (10, 24 a)', 'more would float, or farther (10, 24 a)'],
    ['gäbe es mehr Farbwechsel (24 b)', 'colours would need more transfers (24 b)'],
    ['wären die Anmerkungen 3 und 5 schlechter erfüllt', 'notes 3 and 5 would be served worse'],
    ['würde ein stärkerer Anspruch übergangen (17)', 'a stronger claim would be transferred (17)'],
    ['würde ein Spieler mit Farbwechsel floaten (18)', 'a transferred player would float (18)'],
    ['wechselten mehr die Hälfte (24 c)', 'more would change halves (24 c)'],
  ],
  level: [
    ['mit den niedrigsten Punkten', 'of the lowest scores'],
    ['von den niedrigsten Punkten aufwärts', 'from the lowest scores upwards'],
  ],
  'bcf-worse': [
    ['gingen mehr Spieler aus einer Punktgruppe hinunter', 'more players would go down from a score level'],
    [
      'träfen die, die hinuntergehen, auf Spieler mit weniger Punkten',
      'those who go down would meet players of lower scores',
    ],
    [
      'suchten in mehr Partien beide dieselbe Farbe',
      'more games would be between players who seek the same colour',
    ],
    ['verstießen mehr Partien gegen die Anmerkungen 3 und 5', 'more games would be against notes 3 and 5'],
    [
      'würde in verbundenen Gruppen ein Spieler mit stärkerem Anspruch übergangen',
      'on linked levels a player with a stronger claim would be transferred',
    ],
    ['würde ein Spieler mit Farbwechsel ohne Not floaten', 'a transferred player would float who need not'],
    ['wechselten mehr Spieler der Gruppe die Hälfte', 'more players of the level would change halves'],
    [
      'ginge ein Spieler hinunter, der nach Regel 20 später kommt',
      'a player who comes later by rule 20 would go down',
    ],
    [
      'käme ein Spieler herauf, der nach Regel 21 später kommt',
      'a player who comes later by rule 21 would come up',
    ],
    [
      'würde ein Spieler mit stärkerem Anspruch übergangen',
      'a player with a stronger claim would be transferred',
    ],
  ],
};
