/** The certificate of a report that was checked: what it says of the file, and what was found in it. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const certificateText = {
  title: 'Prüfung eines Berichts',
  fileName: 'Berichtsprüfung',
  facts: {
    file: 'Datei',
    size: 'Größe',
    hash: 'SHA-256',
    event: 'Turnier',
    format: 'Format',
    system: 'Auslosungssystem',
    players: 'Spieler',
    rounds: 'Runden',
    checker: 'Geprüft mit',
    checkedAt: 'Geprüft am',
  },
  size: (bytes) => format.count(bytes, { one: 'Byte', other: 'Bytes' }),
  rounds: (played, all, checked) =>
    played === 0
      ? `0 von ${all} gespielt`
      : played === checked
        ? `${played} von ${all} gespielt, alle noch einmal ausgelost`
        : `${played} von ${all} gespielt, ${checked} noch einmal ausgelost`,
  checker: (version) => `Wallchart ${version}`,
  agrees: 'Die Datei folgt den Regeln: Es wurde keine Abweichung gefunden.',
  noRound: 'Die Datei hat keine ausgeloste Runde. Sonst weicht nichts ab.',
  agreesInPart: 'Was geprüft werden konnte, folgt den Regeln: Was nicht, steht unten.',
  differs: (parts) => `Nicht alles stimmt überein: ${format.list(parts)}.`,
  roundsDiffer: (count) =>
    format.plural(count, {
      one: '1 Runde ist nicht nach den Regeln ausgelost',
      other: `${count} Runden sind nicht nach den Regeln ausgelost`,
    }),
  roundsBefore: (count) =>
    format.plural(count, {
      one: '1 Runde stimmt mit den Ergebnissen vor Berichtigungen überein, die die Datei nennt (C.04.2 4.3)',
      other: `${count} Runden stimmen mit den Ergebnissen vor Berichtigungen überein, die die Datei nennt (C.04.2 4.3)`,
    }),
  valuesDiffer: (count) =>
    format.plural(count, {
      one: '1 Punktzahl oder Rang weicht ab',
      other: `${count} Punktzahlen oder Ränge weichen ab`,
    }),
  errors: (count) =>
    format.plural(count, { one: '1 Zeile hat einen Fehler', other: `${count} Zeilen haben Fehler` }),
  sections: { rounds: 'Auslosungen', values: 'Punkte und Ränge', file: 'Zeilen der Datei' },
  proves:
    'Die Bescheinigung gilt für die Datei mit diesem SHA-256 und für keine andere. Sie sagt, ob Auslosungen, Punkte und Ränge aus den eingetragenen Ergebnissen nach den Regeln des genannten Systems folgen. Sie sagt nicht, ob die Ergebnisse die der Partien sind.',
} satisfies Room<'de', 'certificate'>;
