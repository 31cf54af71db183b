/** What the program finds wrong with a file, a medium or a place. Details are ends of a sentence, behind a colon. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

export const storageText = {
  chain: {
    missing: (seq) => `Eintrag ${seq} fehlt`,
    notFollowing: (seq) => `Eintrag ${seq} folgt nicht auf den Eintrag davor`,
    changed: (seq) => `Eintrag ${seq} wurde nach dem Speichern geändert`,
  },
  damage: {
    ending: (last, named) =>
      `das Protokoll endet mit Eintrag ${last}, der Vermerk der Datei nennt Eintrag ${named}`,
    tables: 'die Tabellen sind nicht die einer Turnierdatei',
    version: (schema) => `sie nennt sich Version ${schema}, und ihre Tabellen sind nicht die dieser Version`,
    none: 'nichts ist beschädigt',
    notApplying: (seq, misfit) => `Eintrag ${seq} braucht, was nicht da ist: ${misfitText(misfit)}`,
    newerKind: (kind) => `ein Eintrag der Art ${kind} stammt von einem neueren Programm`,
  },
  change: {
    length: (bytes, expected) =>
      `sie hat ${format.count(bytes, { one: 'Byte', other: 'Bytes' })} statt ${format.number(expected)}`,
    counter: 'ein anderes Programm hat hineingeschrieben',
    content: (byte) => `ihr Inhalt weicht ab Byte ${byte} ab`,
  },
  name: {
    blank: 'der Name beginnt oder endet mit einem Leerzeichen',
    long: (bytes) => `der Name ist länger als ${bytes} Bytes`,
    longPath: (bytes) => `der Pfad mit allen Ordnern ist länger als ${bytes} Bytes`,
  },
  protectedFile: 'die Datei ist schreibgeschützt',
  protectedFolder: 'der Ordner oder das Medium ist schreibgeschützt',
  anotherLaptop: 'ein anderer Laptop',
  medium: {
    behind: (entries) => format.count(entries, { one: 'Eintrag zurück', other: 'Einträge zurück' }),
    notThere: 'nicht vorhanden',
    takenOver: (by) => `${by} hat übernommen`,
    ahead: (entries) =>
      `das Medium hat ${format.count(entries, { one: 'Eintrag', other: 'Einträge' })} mehr als diese Datei`,
    other: (seq) => `das Medium enthält ab Eintrag ${seq} einen anderen Verlauf`,
  },
  segment: {
    otherEntry: (writer, seq) =>
      `Schreiber ${writer} hat einen anderen Eintrag ${seq}; er wurde ausgelassen.`,
    notFollowing: (writer, seq) =>
      `Eintrag ${seq} von Schreiber ${writer} folgt nicht auf den Eintrag davor.`,
  },
  place: {
    synced: (name) =>
      `Diese Datei liegt in ${name}; sie kann während der Arbeit gesperrt oder ersetzt werden. Arbeiten Sie mit einer lokalen Kopie.`,
    network:
      'Diese Datei liegt auf einem Netzlaufwerk, das während der Arbeit abbrechen kann. Arbeiten Sie mit einer lokalen Kopie.',
    removable:
      'Diese Datei liegt auf einem Wechselmedium, das während der Arbeit abgezogen werden kann. Arbeiten Sie mit einer lokalen Kopie.',
    unknown: (name) =>
      `${name} kann ein Stick oder ein Server sein: Das Programm kann es nicht erkennen. Wenn ja, arbeiten Sie mit einer lokalen Kopie.`,
    memory:
      'Diese Datei liegt im Arbeitsspeicher und ist weg, sobald der Computer ausgeschaltet wird. Arbeiten Sie mit einer lokalen Kopie.',
    drive: (drive) => `Laufwerk ${drive}`,
    volume: (volume) => `Der Datenträger ${volume}`,
    someSyncedFolder: 'einem synchronisierten Ordner',
  },
} satisfies Room<'de', 'storage'>;
