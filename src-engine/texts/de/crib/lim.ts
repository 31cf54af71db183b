/** Lim System: C.04.4.3; the edition of 2026 renumbers the text without a change of substance. */
import { section, type Crib } from '../../crib.ts';
import { BOARD_ORDER, CARDS } from './common.ts';

export const LIM_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Vor dem ersten Stapel',
      [
        '2.1',
        'Verträglich: haben noch nicht gegeneinander gespielt, und niemand von beiden hätte eine Farbe dreimal hintereinander oder dreimal öfter als die andere.',
      ],
      [
        '5',
        'Zustehende Farbe: die seltener gehabte; bei gleich vielen die andere als zuletzt. Nach einer geraden Zahl von Runden sollen beide gleich oft vorgekommen sein.',
      ],
      ['1.1', 'Ungerade Zahl: Spielfrei ist die letzte Nummer der niedrigsten Punktzahl, die es sein darf.'],
      [
        '2.2',
        'Der Medianstapel hat die Hälfte der möglichen Punkte. Reihenfolge: vom höchsten Stapel bis knapp über den Median, dann vom niedrigsten bis knapp darunter, der Median zuletzt (wie die oberen Stapel).',
      ],
    ),
    section(
      'In jedem Stapel: wer in den nächsten floatet',
      [
        '2.3',
        'Wer im Stapel keinen verträglichen Gegner hat. Dann einer mehr, wenn der Stapel ungerade ist:',
      ],
      [
        '3.9',
        'am besten, wer im nächsten Stapel zu paaren ist und nicht in diesen hineinfloatete; dann, wer dort nicht zu paaren ist; dann, wer floatete und es ist; zuletzt, wer floatete und es nicht ist.',
      ],
      [
        '3.2–3.4',
        'Von diesen, wem die Farbe zusteht, die den meisten im Stapel zusteht; abwärts der Unterste, aufwärts der Oberste.',
      ],
      ['3.10', 'Nicht, wer letzte Runde floatete, wenn ein anderer ebenso gut passt.'],
    ),
    section(
      'In jedem Stapel: die Paare',
      [
        '3.6, 3.7',
        'Floater zuerst. Abwärts: von oben gekommene (höchste Punkte und Rang zuerst), dann von unten gekommene. Aufwärts: zuerst von unten, dann von oben.',
      ],
      [
        '3.8',
        'Ein Floater trifft auf den Obersten, dem die andere Farbe zusteht; aufwärts auf den Untersten.',
      ],
      ['2.4', 'Die anderen: obere Hälfte gegen untere Hälfte, Erster gegen Ersten.'],
      [
        '2.5, 4',
        'Schon gespielt? Den unteren Spieler austauschen: den nächsten darunter nehmen, bis zum Ende der Hälfte; dann aufwärts von knapp darüber. Aufwärts ebenso vom letzten Spieler an.',
      ],
      [
        '4.4',
        'Niemand mehr, ohne ein Paar darüber zu stören: Dieser Spieler floatet, statt des überzähligen Floaters oder zusammen mit dem untersten.',
      ],
      [
        '5.2',
        'Dann ein zweiter Durchgang für die Farben: ebenso austauschen, damit die meisten ihre zustehende Farbe bekommen.',
      ],
      [
        '2.6',
        'Der Median ist nicht zu paaren: das nächste Paar der unteren Stapel auflösen, wenn mehr Floater von oben kamen, sonst der oberen, und den Median neu beginnen.',
      ],
    ),
    section(
      'Die Farben geben',
      ['5.3', 'Dieselbe Farbe zweimal hintereinander: muss wechseln.'],
      [
        '5.4',
        'Beiden steht dieselbe zu: zurückgehen bis zur letzten Runde, in der sie sich unterschieden, und wechseln. Gibt es keine: Im Median und darüber bekommt der Höhere die zustehende Farbe, darunter der Niedrigere.',
      ],
      [
        '6.1',
        'Letzte Runde: Punktgleiche, die noch nicht gegeneinander spielten, werden gepaart, auch wenn eine Farbe zum dritten Mal kommt.',
      ],
    ),
    BOARD_ORDER,
  ],
};
