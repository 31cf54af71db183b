/** What the pages of several systems share: the cards, the bye, colours of played games. C.04.1, C.04.2, C.04.7. */
import { section, type CribSection } from '../../crib.ts';

/** How every pairing by cards begins. */
export const CARDS = section(
  'Die Karten auslegen',
  [
    '',
    'Schreiben Sie die Ergebnisse der Runde auf die Karten und zählen Sie die Punkte zusammen. Eine offene Partie zählt nur für die Auslosung als Remis (C.04.2 3.1).',
  ],
  [
    '',
    'Nehmen Sie heraus, wer fehlt oder für die Runde ein Freilos hat. Legen Sie für jede Punktzahl einen Stapel, den höchsten zuerst, kleine Nummern oben.',
  ],
);

/** C.04.7: before the scores are laid out. */
export const ACCELERATED = section('Beschleunigte Runden (C.04.7)', [
  '1.5',
  'Die Karten zeigen Punkte und virtuelle Punkte. Stapeln Sie nach der Summe; virtuelle Punkte zählen nie für die Rangliste. Sie enden, wie es vor Runde 1 bekannt gegeben wurde.',
]);

export const BOARD_ORDER = section('Die Bretter ordnen (C.04.2 3.6)', [
  '',
  'Nach den Punkten des Höheren im Paar, dann nach der Summe beider Punktzahlen, dann nach der Nummer dieses Spielers. Spielfrei kommt zuletzt.',
]);

/** What counts as a preference in the Dutch and the Burstein System; the Dubov System has another end. */
export const PREFERENCES =
  'Nur gespielte Partien zählen. Absolut: zwei mehr von einer Farbe als von der anderen, oder dieselbe Farbe in den letzten zwei Partien. Stark: eine mehr. Schwach: gleich viele; dann die andere Farbe als zuletzt.';

/** C.04.3 1.7 and its relatives, under the article of the system's own text. */
export function preferences(article: string): readonly [string, string] {
  return [article, `${PREFERENCES} Keine Partie: keine Präferenz.`];
}

/** Article 5.2 of the Dubov and the Burstein System; `ranking` says what makes a player the higher ranked. */
export function colours(ranking: string): CribSection {
  return section(
    'Die Farben geben: die erste Regel, die entscheidet',
    [
      '5.2.1',
      'Keiner von beiden hat gespielt: Der Höhere bekommt mit ungerader Nummer die vor Runde 1 geloste Farbe, mit gerader die andere.',
    ],
    ['5.2.2', 'Beide Präferenzen erfüllen.'],
    ['5.2.3', 'Die stärkere erfüllen.'],
    [
      '5.2.4',
      'Die gespielten Partien zurückgehen bis zu der, in der einer Weiß und der andere Schwarz hatte, und wechseln.',
    ],
    ['5.2.5', `Die Präferenz des Höheren erfüllen (${ranking}).`],
  );
}
