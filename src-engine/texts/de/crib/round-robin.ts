/** Round robins by the Berger tables, C.05 Annex 1. */
import { section, type Crib } from '../../crib.ts';

function roundRobin(...more: readonly (readonly [string, string])[]): Crib {
  return {
    sections: [
      section(
        'Die Partien sind bekannt',
        [
          'Anhang 1',
          'Jede Karte zeigt alle Runden mit Gegner und Farbe; das Blatt der nächsten Runde ist ausgefüllt.',
        ],
        [
          '',
          'Bei ungerader Spielerzahl ist der Gegner der letzten Nummer der Tabelle spielfrei. Niemand bekommt dafür Punkte.',
        ],
        ...more,
      ),
      section(
        'Wie die Tabelle entsteht, falls eine Karte verloren geht',
        [
          'Anhang 1',
          'n ist die Spielerzahl, auf eine gerade Zahl ergänzt. In Runde r ergeben die zwei Nummern einer Partie zusammen r + 1 oder r + n.',
        ],
        [
          '',
          'Die Nummer, die nach dieser Regel übrig bleibt und auf sich selbst träfe, spielt gegen Nummer n.',
        ],
        ['', 'Summe ungerade: Die kleinere Nummer hat Weiß. Summe gerade: Die größere hat Weiß.'],
        ['', 'Gegen Nummer n: Die Nummern bis n / 2 haben Weiß, die anderen Schwarz.'],
      ),
      section('Wenn jemand zurücktritt (C.05)', [
        '',
        'Mit weniger als der Hälfte der Partien fällt der Spieler aus der Rangliste; im Elo-Bericht bleiben die Partien. Mit der Hälfte oder mehr gehen die restlichen Partien kampflos verloren.',
      ]),
    ],
  };
}

export const ROUND_ROBIN_CRIB = roundRobin();
export const DOUBLE_ROUND_ROBIN_CRIB = roundRobin([
  '',
  'Der zweite Durchgang wiederholt den ersten mit vertauschten Farben. Die letzten zwei Runden des ersten tauschen die Plätze.',
]);
