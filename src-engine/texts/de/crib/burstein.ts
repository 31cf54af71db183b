/** Burstein System: C.04.4.2 of 2026 and 2025, and the text of the 2017 Handbook. */
import { section, type Crib } from '../../crib.ts';
import { BOARD_ORDER, CARDS, colours, preferences } from './common.ts';

/** Where the two texts say the same, and what they say differently. */
const EDITIONS = {
  '2026': {
    preferences: '1.5',
    never: '2.1',
    index: '1.7',
    unplayed: '1.7.2',
    ranking: '1.8',
    bye: '3.1',
    quality: '2.3',
    criteria:
      'meiste Paare (C5); niedrigste Punktzahlen unter den Floatern (C6); Floater, mit denen die nächste Paarungsgruppe C1 bis C6 erfüllen kann (C7); wenigste Spieler ohne ihre Farbe (C8).',
  },
  '2025': {
    preferences: '1.4',
    never: '3.1',
    index: '1.6',
    unplayed: '1.6.2',
    ranking: '1.7',
    bye: '2.1',
    quality: '3.3',
    criteria:
      'meiste Paare (C5); meiste Floater von oben gepaart, dann die mit den höchsten Punktzahlen (C6); Floater, mit denen die nächste Paarungsgruppe C4 bis C6 erfüllen kann (C7); wenigste Spieler ohne ihre Farbe (C8).',
  },
} as const;

function modern(edition: keyof typeof EDITIONS): Crib {
  const text = EDITIONS[edition];
  return {
    sections: [
      CARDS,
      section(
        'Vor dem ersten Stapel',
        preferences(text.preferences),
        [
          text.never,
          'Nie: eine zweite Begegnung (C1); spielfrei, wer es schon war oder einmal ohne Partie die Punkte eines Sieges bekam (C2); zwei Spieler mit derselben absoluten Präferenz (C3). Alle Übrigen müssen noch zu paaren sein (C4).',
        ],
        [
          text.index,
          'Kennzahl jedes Spielers: Buchholz (Summe der jetzigen Punkte aller Gegner), dann Sonneborn-Berger (Punkte jeder Runde mal Punkte des Gegners).',
        ],
        [
          text.unplayed,
          'Eine Runde ohne Partie zählt als eine gegen sich selbst. Virtuelle Punkte weglassen. Hat ein Gegner bis zu dieser Runde mit Freilosen ohne Punkt gefehlt, zählt jedes dieser früheren Freilose in dieser Punktzahl als Remis.',
        ],
        [
          text.ranking,
          'Jede Paarungsgruppe nach Buchholz, dann Sonneborn-Berger, dann Nummer ordnen; innerhalb der Gruppe zählen die Punkte nicht.',
        ],
        [
          text.bye,
          `Ungerade Zahl: Spielfrei wird zuerst bestimmt. Unter denen, die es sein dürfen und eine vollständige Auslosung lassen: niedrigste Punktzahl, dann meiste Partien, dann der unterste Rang nach ${text.ranking}.`,
        ],
      ),
      section(
        'Stapel für Stapel paaren, von oben',
        [
          '',
          'Der Stapel und wer hineinfloatet, sind eine Paarungsgruppe, gemeinsam geordnet; jeder darf gegen jeden spielen.',
        ],
        [
          '4',
          'Erster gegen Letzten, Zweiter gegen Vorletzten und so weiter. Ungerade: Der Mittlere floatet.',
        ],
        [
          '4.3',
          'Nicht erlaubt? Die Auslosung ist umso besser, je tiefer der Gegner von Nummer 1 steht, dann von Nummer 2 und so weiter. Floaten kommt nach jedem Gegner.',
        ],
        [text.quality, `Vor allem aber, in dieser Reihenfolge: ${text.criteria}`],
      ),
      colours(text.ranking),
      BOARD_ORDER,
    ],
  };
}

export const BURSTEIN_2026_CRIB = modern('2026');
export const BURSTEIN_2025_CRIB = modern('2025');

export const BURSTEIN_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      ['1.3', 'Zustehende Farbe: die seltener gehabte; bei gleich vielen die andere als zuletzt.'],
      [
        '3.1, 5.2, 5.3',
        'Nie: eine zweite Begegnung, drei mehr von einer Farbe als von der anderen, dieselbe Farbe dreimal hintereinander.',
      ],
      ['3.3', 'Nur Runden 1 und 2: Die obere Hälfte der Startliste hat einen gedachten Punkt mehr.'],
      [
        '3.2',
        'Jeden Stapel nach Sonneborn-Berger ordnen (Punkte jeder Runde mal Punkte des Gegners), dann Buchholz (Summe der Punkte der Gegner), dann Median (Buchholz ohne den höchsten und den niedrigsten Wert), dann Wertungszahl.',
      ],
      [
        '4',
        'Ungerade Zahl: Spielfrei ist der Letzte des untersten Stapels, der noch keinen Punkt ohne Partie hatte.',
      ],
    ),
    section(
      'Stapel für Stapel paaren, von oben',
      [
        '6.1, 6.2',
        'Erster gegen Letzten, Zweiter gegen Vorletzten und so weiter. Nicht erlaubt? Je tiefer der Gegner von Nummer 1, desto besser, dann von Nummer 2 und so weiter.',
      ],
      [
        '6.3, 6.4',
        'Ungerader Stapel: Einer floatet in den nächsten; wer in den Stapel hineinfloatete, floatet nicht weiter. Nummer 1 floatet zuletzt.',
      ],
      ['6.5', 'Vor all dem: die Kombination, in der die meisten ihre zustehende Farbe bekommen.'],
      [
        '6.6',
        'Der Rest ist nicht zu paaren, oder der Floater hat schon gegen alle unten gespielt: nächste Kombination. Zwei Stapel, die nicht zu paaren sind, werden einer.',
      ],
    ),
    section('Die Farben geben: die erste Regel, die entscheidet (5.4)', [
      '',
      'Beiden die zustehende Farbe; gleich viele Weiß und Schwarz; den letzten Unterschied wechseln; die zustehende Farbe des Höheren.',
    ]),
    BOARD_ORDER,
  ],
};
