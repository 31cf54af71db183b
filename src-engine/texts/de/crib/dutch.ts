/** FIDE (Dutch) System: C.04.3 of 2026, and the text of 2017. */
import { section, type Crib } from '../../crib.ts';
import { BOARD_ORDER, CARDS, preferences } from './common.ts';

const COLOURS = 'Die Farben geben: die erste Regel, die entscheidet';
const BOTH = 'Beide Präferenzen erfüllen.';
const STRONGER = 'Die stärkere erfüllen. Beide absolut: Die größere Farbdifferenz gewinnt.';
const BACK =
  'Die gespielten Partien zurückgehen bis zu der, in der einer Weiß und der andere Schwarz hatte, und wechseln.';
const HIGHER = 'Die Präferenz des Höheren erfüllen (Punkte, dann Nummer).';
const NEW =
  'Keiner von beiden hat gespielt: Der Höhere bekommt mit ungerader Nummer die vor Runde 1 geloste Farbe, mit gerader die andere.';
const TOPSCORER =
  'Nur letzte Runde: Spitzenreiter ist, wer mehr als die Hälfte der bisher möglichen Punkte hat.';
const IN_ORDER =
  'Ist alles unten erfüllt, ist die Paarungsgruppe fertig. Wenn nicht, die anderen in dieser Reihenfolge versuchen und die beste behalten, unter gleichen die früheste:';
const HALVES =
  'Möglichst viele Paare. Ohne Floater darin: obere Hälfte (S1) gegen untere Hälfte (S2), Erster gegen Ersten. Mit Floatern: zuerst die Floater gegen die Spitze des Stapels, dann der Rest wie ein eigener Stapel.';
const TRANSPOSITIONS = 'Umstellungen: S2 neu ordnen, die hintersten Stellen zuerst ändern.';
const EXCHANGES =
  'Austausche zwischen S1 und S2: wenigste Spieler, dann kleinste Differenz ihrer Nummern, dann die Untersten von S1 und die Obersten von S2.';

export const DUTCH_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      preferences('1.7'),
      ['1.8', TOPSCORER],
      [
        '2.1',
        'Nie: eine zweite Begegnung (C1); spielfrei, wer es schon war oder einmal ohne Partie die Punkte eines Sieges bekam (C2); zwei Spieler mit derselben absoluten Präferenz, außer einer ist Spitzenreiter (C3).',
      ],
      [
        '2.3.1',
        'Ungerade Zahl: die niedrigste Punktzahl suchen, mit der jemand spielfrei sein kann und alle anderen noch zu paaren sind (C5). Bis ganz unten erreichbar halten.',
      ],
    ),
    section(
      'Stapel für Stapel paaren, von oben',
      [
        '1.3.2',
        'Der Stapel und wer hineinfloatet, bilden eine Paarungsgruppe. Alle weiter unten müssen immer noch zu paaren sein (C4).',
      ],
      ['3.2', `${HALVES} Floater spielen nicht gegeneinander.`],
      ['3.4', IN_ORDER],
      ['4.2', TRANSPOSITIONS],
      ['4.3', EXCHANGES],
      [
        '4.4',
        'Andere Floater in den Paaren, wo nicht alle zu paaren sind; die untersten bleiben zuerst draußen.',
      ],
    ),
    section(
      'Was eine Paarungsgruppe besser macht, in dieser Reihenfolge',
      [
        'C5, C6, C7',
        'Spielfrei mit der niedrigsten Punktzahl; wenigste Abwärtsfloater; unter ihnen die niedrigsten Punktzahlen.',
      ],
      ['C8', 'Die Floater so wählen, dass die nächste Paarungsgruppe C1 bis C7 erfüllen kann.'],
      ['C9', 'Spielfrei ist der Spieler mit den wenigsten Runden ohne Partie.'],
      [
        'C10, C11',
        'Letzte Runde: wenigste Spitzenreiter oder Gegner mit einer Farbdifferenz über zwei; mit einer Farbe dreimal hintereinander.',
      ],
      ['C12, C13', 'Wenigste Spieler ohne ihre Farbe; ohne eine stark zustehende Farbe.'],
      [
        'C14, C15',
        'Wenigste des Stapels, die wie letzte Runde abwärts floaten; wenigste Gegner von Floatern, die letzte Runde aufwärts floateten.',
      ],
      ['C16, C17', 'Dasselbe für die vorletzte Runde.'],
      [
        'C18–C21',
        'Kleinste Punktdifferenzen der Floater, die letzte Runde abwärts floateten; ihrer Gegner, die aufwärts floateten; beides für die vorletzte Runde.',
      ],
    ),
    section(
      COLOURS,
      ['5.2.1', BOTH],
      ['5.2.2', STRONGER],
      ['5.2.3', BACK],
      ['5.2.4', HIGHER],
      ['5.2.5', `${NEW} Spieler, die noch nie berücksichtigt wurden, zählen nicht.`],
    ),
    BOARD_ORDER,
  ],
};

export const DUTCH_2017_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      preferences('A.6'),
      ['A.7', TOPSCORER],
      ['A.4', 'Eine Runde ohne Partie ist ein Abwärtsfloat, aus welchem Grund auch immer.'],
      [
        'C.1–C.3',
        'Nie: eine zweite Begegnung; spielfrei, wer es schon war oder kampflos gewann; zwei Spieler mit derselben absoluten Präferenz, außer einer ist Spitzenreiter.',
      ],
    ),
    section(
      'Stapel für Stapel paaren, von oben',
      ['A.3', 'Der Stapel und wer hineinfloatet, bilden eine Paarungsgruppe.'],
      [
        'A.9, C.4',
        'Der letzte Stapel, nach dem alle weiter unten nicht zu paaren wären, entscheidet die Runde: Dort die Floater so wählen, dass die Runde vollständig wird; die Stapel darunter bilden einen.',
      ],
      ['B.2, B.3', HALVES],
      ['B.4', IN_ORDER],
      ['D.1', TRANSPOSITIONS],
      ['D.2', EXCHANGES],
      ['D.3', 'Andere Floater in den Paaren, wo nicht alle zu paaren sind.'],
    ),
    section(
      'Was eine Paarungsgruppe besser macht, in dieser Reihenfolge',
      ['C.5, C.6', 'Meiste Paare; kleinste Punktdifferenzen der Paare und Floater, die größten zuerst.'],
      [
        'C.7',
        'Die Floater so wählen, dass die nächste Paarungsgruppe die meisten Paare hat, dann die kleinsten Differenzen.',
      ],
      [
        'C.8, C.9',
        'Letzte Runde: wenigste Spitzenreiter oder Gegner mit einer Farbdifferenz über zwei; mit einer Farbe dreimal hintereinander.',
      ],
      ['C.10, C.11', 'Wenigste Spieler ohne ihre Farbe; ohne eine stark zustehende Farbe.'],
      [
        'C.12, C.13',
        'Wenigste, die nach letzter Runde wieder abwärts floaten; wenigste, die wieder aufwärts floaten.',
      ],
      ['C.14, C.15', 'Dasselbe für die vorletzte Runde.'],
      [
        'C.16–C.19',
        'Kleinste Punktdifferenzen derer, die wieder floaten: abwärts, aufwärts nach letzter Runde; abwärts, aufwärts nach zwei Runden.',
      ],
    ),
    section(COLOURS, ['E.1', BOTH], ['E.2', STRONGER], ['E.3', BACK], ['E.4', HIGHER], ['E.5', NEW]),
    BOARD_ORDER,
  ],
};
