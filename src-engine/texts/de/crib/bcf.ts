/** Swiss pairing rules of the British Chess Federation, rules 1–31. */
import { section, type Crib } from '../../crib.ts';
import { CARDS } from './common.ts';

export const BCF_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Was zählt, in dieser Reihenfolge',
      ['1', 'Niemand trifft zweimal auf denselben Gegner.'],
      [
        '2',
        'Punkte; Farbe (gleich viele, dann Wechsel, dann Ausgleich der letzten Runden); Wertungszahl; wer schon floatete. So wenig wie möglich stören.',
      ],
      ['4', 'Reihenfolge der Karten: Wertungszahl, dann Titel, dann Name.'],
      [
        '6',
        'Spielfrei: im untersten Stapel, in der größeren Farbgruppe, von der Mitte abwärts, der Erste, der es noch nicht war und kein vereinbartes Freilos hat; dann von der Mitte aufwärts. Ein ganzer Punkt (7).',
      ],
    ),
    section(
      'Jeder Stapel, von oben',
      [
        '9, 10',
        'Alle innerhalb des Stapels, wenn möglich; sonst die wenigsten Floater mit der kleinsten Summe der Differenzen, auch in den unteren Stapeln. Nie so, dass der Rest blockiert ist (13).',
      ],
      [
        '14, 15',
        'In Weißsuchende und Schwarzsuchende teilen, beide nach Wertungszahl; sie spielen gegeneinander.',
      ],
      [
        '16',
        'Zu viele einer Farbe: Die mit dem schwächsten Anspruch wechseln. Anspruch: Farbausgleich, dann die Partien von der letzten an rückwärts.',
      ],
      [
        '17',
        'Muss dieser Stapel floaten und hat auch der nächste zu viele derselben Farbe, gelten beide für die Farbwechsel als einer: Die schwächsten Ansprüche beider wechseln.',
      ],
      [
        '12',
        'Obere Hälfte gegen untere, so nah an der Reihenfolge wie möglich; wo das nicht geht, Spieler an der Grenze der Hälften austauschen.',
      ],
    ),
    section(
      'Floater',
      ['18', 'Bei gleichen Farbfolgen wechselt, wer nicht floatet.'],
      [
        '20',
        'Abwärts: aus der größeren Farbgruppe, von der Mitte abwärts, der Erste, der in den letzten zwei Runden nicht abwärts floatete; sonst nicht in der letzten; sonst wer es am seltensten tat. Dann von der Mitte aufwärts. Gerader Stapel: Die Mitte liegt zwischen den Hälften.',
      ],
      [
        '21',
        'Der Gegner: aus der anderen Farbgruppe des nächsten Stapels, von der Mitte aufwärts, mit denselben Fragen für das Aufwärtsfloaten; dann von der Mitte abwärts.',
      ],
      [
        '22',
        'Sie haben schon gespielt: die Möglichkeit nehmen, die 20 und 21 am besten einhält, mit denselben Fragen außerhalb der Farbgruppe.',
      ],
      [
        '24',
        'Die Floater nur ändern, um in irgendeinem Stapel weitere Floater, Farbwechsel oder Austausche zu sparen.',
      ],
    ),
    section(
      'Die Farben geben',
      [
        '25',
        'Genau dieselbe Farbfolge: Der Höhere (Punkte, dann Wertungszahl) bekommt die zustehende Farbe. Sonst der stärkere Anspruch (16).',
      ],
      ['27', 'Nach der Veröffentlichung: so wenig stören wie möglich.'],
    ),
  ],
};
