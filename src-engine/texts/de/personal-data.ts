/** Saving a finished tournament without the personal data that its report does not need. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spielern' });

export const personalDataText = {
  command: 'Ohne personenbezogene Daten speichern',
  /** In the name that is proposed for the copy. */
  short: 'ohne personenbezogene Daten',
  act: 'Kopie ohne personenbezogene Daten speichern',
  births: (count) =>
    `Geburtsdaten von ${players(count)}: Nur das Jahr bleibt, auch in früheren Einträgen des Protokolls.`,
  fees: (count) => `Die Vermerke über bezahlte Startgelder von ${players(count)}.`,
  incidents: (count) =>
    `${format.count(count, { one: 'Vorfall', other: 'Vorfälle' })} nur für das Protokoll: Hergang, Spieler und Entscheidung. Vorfälle für den Bericht bleiben.`,
  stays:
    'Namen, Titel, Wertungszahlen, Föderationen, FIDE-IDs, Vereine, Paarungen, Ergebnisse und Rangliste bleiben: Der Bericht braucht sie, oder sie hingen aus.',
  codes: (seal) =>
    `Codes auf gedruckten Blättern gehören zu dieser Datei. Die Kopie hat eigene Siegel und nennt das letzte dieser Datei, ${seal}.`,
  rest: (places) =>
    `Diese Datei ändert sich nicht. Die Daten sind noch hier: ${format.list(places)}. Löschen Sie sie, wenn niemand sie mehr braucht.`,
  nothing:
    'Es gibt keine personenbezogenen Daten zu entfernen: Die Datei hat nicht mehr, als der Bericht braucht.',
  unfinished:
    'Personenbezogene Daten werden entfernt, wenn das Turnier vorbei ist: alle Runden gespielt, keine Partie offen.',
  saved: (path) =>
    `${path} ist ohne personenbezogene Daten gespeichert. In dieser Datei sind sie noch, ebenso in ihren Wiederherstellungspunkten und auf zweiten Medien.`,
} satisfies Room<'de', 'personalData'>;
