/** Opening, copying, taking over and closing a tournament, its second media, its restore points and its prints. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const chooseMedium = 'Wählen Sie einen Ordner auf dem zweiten Medium.';
const stillHeld = 'Das Programm hat noch alles, was gespeichert wurde.';

export const tournamentFileText = {
  nameMissing: 'Das Turnier braucht einen Namen.',
  systemUnknown: (system) => ({
    message: `Ein System ${system} gibt es nicht.`,
    advice: 'Wählen Sie eines aus der Liste.',
  }),
  updated: (copy) => `Die Datei wurde auf den neuen Stand gebracht; eine Kopie der alten ist ${copy}.`,
  recovered: (time, label) =>
    `Das Programm hatte diese Datei nicht geschlossen. Nichts ist verloren; die letzte Eingabe war ${time}: ${label}.`,
  salvaged: (seq, at, detail) => `Nach Eintrag ${seq}, gespeichert ${at}: ${detail}.`,
  rescued: (name, code) =>
    `${name} ging verloren oder wurde von außen geändert (${code}); alles wurde hier gespeichert.`,
  rescuedTo: (rescued, path) => `${rescued} Die neue Datei ist ${path}.`,
  notRescued: (path) =>
    `${path} ging verloren oder wurde von außen geändert, und es konnte keine neue Datei geschrieben werden.`,
  closedFor: {
    takenOver: (by, at) =>
      `${by} hat${at === '' ? '' : ` am ${at}`} übernommen: Das Turnier geht dort weiter. Was dieser Laptop danach gespeichert hat, gehört nicht dazu.`,
    notThere: `Die Datei ist nicht mehr, wo sie war. ${stillHeld}`,
    changed: `Die Datei wurde von einem anderen Programm geändert. ${stillHeld}`,
    held: `Die Datei wurde auf einem anderen Computer geöffnet. ${stillHeld}`,
    other: `In die Datei kann nicht mehr geschrieben werden. ${stillHeld}`,
  },
  takeOver: {
    act: 'Übernehmen',
    notTaken: 'Was der erste Laptop nach dem letzten Eintrag hier eingegeben hat, wird nicht mitgenommen.',
    locked: 'Der erste Laptop ist gesperrt, sobald er das Medium wieder sieht.',
    writes: 'Von nun an führt dieser Laptop das Turnier.',
    noCopy: {
      message: 'Das ist nicht die Kopie auf einem zweiten Medium.',
      advice: 'Öffnen Sie zuerst die Kopie.',
    },
    failed: {
      message:
        'Die Übernahme konnte nicht auf das Medium geschrieben werden, oder jemand anders hat gerade übernommen.',
      advice: 'Sehen Sie sich die Kopie noch einmal an.',
    },
    copyGone: {
      message: 'Die Kopie auf dem zweiten Medium ist nicht lesbar.',
      advice: 'Ist es angeschlossen?',
    },
  },
  medium: {
    notAFolder: (path) => ({ message: `${path} ist kein Ordner.`, advice: chooseMedium }),
    missing: (path) => ({ message: `Den Ordner ${path} gibt es nicht.`, advice: chooseMedium }),
    sameFolder: {
      message: 'Das zweite Medium ist der Ordner der Turnierdatei selbst.',
      advice:
        'Wählen Sie einen Ordner auf einer anderen Festplatte, einem USB-Stick oder einen freigegebenen Ordner.',
    },
    notThere: (path) => `${path} ist nicht vorhanden.`,
  },
  restore: {
    point: (round, at) => `R${round} ${at === 'begin' ? 'Beginn' : 'Ende'}`,
    beginCures: (round) => `Ergebnisse von Runde ${round} stehen an falschen Brettern.`,
    endCures: (round) => `Runde ${round} ist mit falschen Ergebnissen, Freilosen oder Fehlenden ausgelost.`,
    lastCures: 'Nach dem letzten Ergebnis wurde etwas geändert, das hätte bleiben sollen.',
    newest: (label, at, folder) =>
      `Der neueste Wiederherstellungspunkt, ${label} von ${at}, liegt im Ordner ${folder}.`,
    notWritten: (why) =>
      `Wiederherstellungspunkte können neben der Turnierdatei nicht geschrieben werden: ${why}. Das Turnier selbst ist gespeichert.`,
    notWrittenOn: (medium, why) =>
      `Wiederherstellungspunkte können auf ${medium} nicht geschrieben werden: ${why}. Das Turnier selbst ist gespeichert.`,
    published: 'noch ohne Ergebnisse',
    publishedAgain: 'wieder veröffentlicht',
    complete: 'alle Ergebnisse da',
  },
  replace: {
    act: (name) => `${name} ersetzen`,
    replaced: (path, bytes, changed) =>
      `Die Datei ${path} gibt es schon, ${format.count(bytes, { one: 'Byte', other: 'Bytes' })}, geändert ${changed}: Sie wird ersetzt.`,
  },
  table: {
    stale: {
      message: 'Das Turnier hat sich geändert, seit die Tabelle gelesen wurde.',
      advice: 'Lesen Sie die Tabelle noch einmal ein.',
    },
    undecided: (count, first) => ({
      message:
        count === 1
          ? `Zeile ${first} ist unklar.`
          : `${count} Zeilen sind unklar, die erste davon ist Zeile ${first}.`,
      advice: 'Wählen Sie für jede Zeile, was mit ihr geschieht, oder lassen Sie sie aus.',
    }),
  },
  prints: {
    gone: (title) => ({
      message: `Das PDF von „${title}“ ist nicht mehr in seinem Ordner.`,
      advice: 'Drucken Sie das Dokument noch einmal.',
    }),
    noSuchPage: (title, pages) => ({
      message: `„${title}“ hat ${format.count(pages, { one: 'Seite', other: 'Seiten' })}.`,
      advice: 'Wählen Sie eine davon.',
    }),
    cancelled: {
      message: 'Sie haben dieses Dokument angehalten.',
      advice: 'Wählen Sie es noch einmal, damit es erstellt wird.',
    },
    fontMissing: (path: string) => ({
      message: `Die Schrift ${path} des Programms fehlt, deshalb lässt sich nichts drucken.`,
      advice: 'Installieren Sie Wallchart neu. Das Turnier ist nicht betroffen.',
    }),
    missingGlyphs: (glyphs) => `Keine Schrift druckt diese Zeichen: ${glyphs}`,
  },
  groups: {
    round: (round) => `Runde ${round}`,
    standings: (round) => (round === 0 ? 'Vor Runde 1' : `Nach Runde ${round}`),
    pack: 'Ohne den Computer',
    event: 'Das Turnier',
  },
  noRoundPublished: 'Noch ist keine Runde veröffentlicht.',
} satisfies Room<'de', 'tournamentFile'>;
