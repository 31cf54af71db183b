/** Pairing by maximum-weight matching: what a person can do who has no computer to find the greatest weight. */
import { section, type Crib } from '../../crib.ts';
import { BOARD_ORDER, CARDS } from './common.ts';

const IDEAS = {
  'mwm-dutch':
    'Im Stapel trifft der Erste der oberen Hälfte auf den Ersten der unteren und so weiter; so nah wie möglich an einem halben Stapel Abstand.',
  'mwm-burstein': 'Im Stapel trifft der Erste auf den Letzten, der Zweite auf den Vorletzten und so weiter.',
  'mwm-monrad': 'Nachbarn treffen aufeinander: der Erste auf den Zweiten, der Dritte auf den Vierten.',
  'mwm-random': 'Im Stapel entscheidet das Los. Die Lose des Programms lassen sich von Hand nicht ziehen.',
  'mwm-random2':
    'Im Stapel entscheidet das Los zwischen oberer und unterer Hälfte. Die Lose des Programms lassen sich von Hand nicht ziehen.',
};

function mwmCrib(system: keyof typeof IDEAS): Crib {
  return {
    sections: [
      CARDS,
      section(
        'Was das Programm abwägt, in dieser Reihenfolge',
        [
          '',
          'Nie: eine zweite Begegnung; ein Paar, dessen Farbdifferenzen zusammen das Doppelte der erlaubten oder mehr ergeben (im einfachsten Fall 2: Die Summe muss unter 4 liegen).',
        ],
        [
          '',
          'Spielfrei: der Letzte der Rangfolge (Punkte, dann Wertungszahl), der noch keinen Punkt ohne Partie hatte.',
        ],
        ['', 'Kleinste Summe der Punktdifferenzen über alle Bretter der Runde.'],
        [
          '',
          'Dann die kleinste Summe der an jedem Brett zusammengezählten Farbdifferenzen: Wer mehr Weiß hatte, trifft auf jemanden mit mehr Schwarz.',
        ],
        ['', IDEAS[system]],
      ),
      section(
        'Von Hand',
        [
          '',
          'Das größte Gewicht über alle Bretter zugleich ist auf Papier nur für wenige Spieler zu finden. Gehen Sie von oben: Stapel für Stapel nach dem Gedanken oben, einen abwärts floaten lassen, wo der Stapel ungerade ist, Nachbarn tauschen, wo eine Regel ein Paar verbietet.',
        ],
        [
          '',
          'Sagen Sie es auf dem Blatt: Eine von Hand gepaarte Runde ist eine Entscheidung des Schiedsrichters.',
        ],
      ),
      section('Die Farben geben', [
        '',
        'Weiß dem Spieler mit der niedrigeren Farbdifferenz (weniger Weiß); gleich: durch Los.',
      ]),
      BOARD_ORDER,
    ],
  };
}

export const MWM_CRIBS = {
  'mwm-dutch': mwmCrib('mwm-dutch'),
  'mwm-burstein': mwmCrib('mwm-burstein'),
  'mwm-monrad': mwmCrib('mwm-monrad'),
  'mwm-random': mwmCrib('mwm-random'),
  'mwm-random2': mwmCrib('mwm-random2'),
};
