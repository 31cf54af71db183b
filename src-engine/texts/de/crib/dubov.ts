/** Dubov System: C.04.4.1 of 2026, and the text of 1997. */
import { section, type Crib } from '../../crib.ts';
import { BOARD_ORDER, CARDS, colours, PREFERENCES } from './common.ts';

export const DUBOV_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      ['1.6', `${PREFERENCES} Keine Partie: schwach Schwarz.`],
      [
        '1.7',
        'ARO: Durchschnitt der Wertungszahlen der am Brett gespielten Gegner, gerundet, ein Halbes aufwärts; 0 ohne Partie. Steht auf den Karten; rechnen Sie die letzte Partie dazu, wenn die Karte vorher gedruckt wurde.',
      ],
      [
        '2.1',
        'Nie: eine zweite Begegnung (C1); spielfrei, wer es schon war oder einmal ohne Partie die Punkte eines Sieges bekam (C2); zwei Spieler mit derselben absoluten Präferenz, auch in der letzten Runde (C3). Alle Übrigen müssen noch zu paaren sein (C4).',
      ],
      [
        '3.1',
        'Ungerade Zahl: Spielfrei wird zuerst bestimmt. Unter denen, die es sein dürfen und eine vollständige Auslosung lassen: niedrigste Punktzahl, dann meiste Partien, dann größte Nummer.',
      ],
    ),
    section(
      'Stapel für Stapel paaren, von oben: Niemand floatet abwärts, Spieler werden heraufgeholt',
      [
        '3.2.1',
        'Die kleinste Zahl von Spielern finden, die von unten zu holen sind, damit der Stapel zu paaren ist (C5).',
      ],
      [
        '3.2.2',
        'Die mit den höchsten Punktzahlen holen (C6); dann die Auswahl, mit der die wenigsten ihre Farbe verfehlen (C7). Nicht in der letzten Runde: wenigste, die schon so oft aufwärts floateten wie erlaubt, 2 und einmal mehr für je fünf Runden (C8); solche möglichst selten (C9); wenigste, die es letzte Runde taten (C10).',
      ],
      [
        '4.2',
        'Gleiche Auswahlen: Nach Punkten, dann Nummer entscheidet der erste Spieler, der sich unterscheidet; die vordere Stelle gewinnt.',
      ],
      [
        '3.2.3',
        'G1: wer Weiß bevorzugt. G2: die anderen. Hat in der Gruppe noch niemand gespielt: G1 ist die obere Hälfte nach Nummern.',
      ],
      [
        '3.2.4',
        'Spieler der kleineren Gruppe, die nur miteinander zu paaren sind: Einer von jedem Paar wechselt in die andere Gruppe. Dann aus der größeren wechseln, bis beide gleich groß sind.',
      ],
      [
        '4.3',
        'Wer wechselt: Weißsuchende nach ARO, dann Nummer ordnen, Schwarzsuchende nach Nummer; zuerst den Mittleren nehmen, dann nach außen, den oberen Nachbarn vor dem unteren. Die erste Wahl, die C7 erfüllt, gewinnt.',
      ],
      ['3.2.5', 'S1: G1 vom niedrigsten ARO aufwärts, gleiche nach Nummer.'],
      [
        '3.2.6',
        'G2 nach Nummer danebenlegen. Nicht erlaubt? Die erste erlaubte Umstellung von G2 nehmen, die hintersten Stellen zuerst ändern.',
      ],
    ),
    colours('Punkte, dann Nummer'),
    BOARD_ORDER,
  ],
};

export const DUBOV_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      [
        '1.2',
        'ARO: Durchschnitt der Wertungszahlen der Gegner. Steht gerundet auf den Karten; rechnen Sie die letzte Partie dazu, wenn die Karte vorher gedruckt wurde.',
      ],
      ['1.3, 1.4', 'Zustehende Farbe: die seltener gehabte; bei gleich vielen die andere als zuletzt.'],
      [
        '2',
        'Nie: eine zweite Begegnung, drei mehr von einer Farbe als von der anderen, dieselbe Farbe dreimal hintereinander.',
      ],
      [
        '2.1',
        'Nicht in der letzten Runde: Niemand wird in zwei Runden hintereinander heraufgeholt, auch nicht öfter als dreimal (mehr als neun Runden: viermal).',
      ],
      [
        '4',
        'Ungerade Zahl: Spielfrei ist die niedrigste Wertungszahl der niedrigsten Punktzahl; bei gleichen: die Farbe, die den meisten zusteht, dann der höhere ARO.',
      ],
    ),
    section(
      'Stapel für Stapel paaren, von oben',
      [
        '7.1',
        'Jemand hat schon gegen alle im Stapel gespielt: einen Gegner aus der nächsten Punktzahl holen, dem die andere Farbe zusteht, mit der höchsten Wertungszahl, dann dem niedrigsten ARO.',
      ],
      ['7.2', 'Ungerader Stapel: ebenso einen holen, dem die Farbe zusteht, die weniger Spielern zusteht.'],
      [
        '7.3, 7.4',
        'Mehr Weiße als Schwarze: Die Hälfte des Überschusses wechselt die Seite, die niedrigsten ARO zuerst. Mehr Schwarze: die höchsten ARO.',
      ],
      [
        '6.2',
        'Weiße vom niedrigsten ARO aufwärts (dann niedrigere Wertungszahl), Schwarze von der höchsten Wertungszahl abwärts (dann höherer ARO), nebeneinander.',
      ],
      [
        '6.3',
        'Schon gespielt? Der Weiße nimmt den ersten Schwarzen weiter unten, gegen den er noch nicht gespielt hat; geht die letzte Reihe nicht auf, die davor ändern, und so weiter nach oben. Ein Weißer, der gegen alle Schwarzen gespielt hat, nimmt den nächsten möglichen Weißen, abwärts, dann aufwärts; die Spalten der anderen werden neu gebildet.',
      ],
      [
        '6.4',
        'Wer nicht zu paaren ist, floatet abwärts. Am besten, wer nicht in den Stapel hineinfloatete und unten zu paaren ist.',
      ],
      [
        '8',
        'Floater zuerst, Weiß und Schwarz abwechselnd, jeder gegen die höchste Wertungszahl des Stapels, der die andere Farbe zusteht, dann den niedrigsten ARO.',
      ],
    ),
    section('Die Farben geben: die erste Regel, die entscheidet (3)', [
      '',
      'Beiden die zustehende Farbe; gleich viele Weiß und Schwarz; den letzten Unterschied wechseln; Weiß dem höheren ARO; Weiß der niedrigeren Wertungszahl.',
    ]),
    BOARD_ORDER,
  ],
};
