/** Why the program did not do what was asked: failures of a file and of the log, and what is not there. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

const chooseName = 'Wählen Sie einen anderen Namen.';
const nothingChanged = 'Es wurde nichts geändert.';
const closeThere = 'Schließen Sie sie zuerst dort, oder warten Sie, bis eine Synchronisierung beendet ist.';
const fromProgram = 'Speichern Sie alles in einer neuen Datei: Das Programm hat es noch.';

/** Who has a file open: `auf DESK-2 (anna)`. */
function holder(host: string, user: string): string {
  return user === '' ? `auf ${host}` : `auf ${host} (${user})`;
}

export const refusalsText = {
  noDocument: {
    message: 'Kein Turnier ist geöffnet.',
    advice: 'Öffnen Sie eines, oder legen Sie ein neues an.',
  },
  lookingBack: {
    message: 'Sie sehen einen früheren Zeitpunkt, an dem nichts geändert werden kann.',
    advice: 'Kehren Sie zuerst zum jetzigen Stand zurück.',
  },
  readOnly: (reason) => ({
    message: `Dieses Turnier kann nur gelesen werden: ${reason}`,
    advice: nothingChanged,
  }),
  readOnlyFor: {
    copy: 'Kopie auf einem zweiten Medium',
    restorePoint: (label) => `Wiederherstellungspunkt ${label}; arbeiten Sie mit einer Kopie davon weiter`,
  },
  lookAgain: 'Sehen Sie noch einmal auf den Bildschirm.',
  gone: {
    round: (round) => `Runde ${round} gibt es nicht mehr.`,
    board: (board, round) => `Brett ${board} von Runde ${round} gibt es nicht mehr.`,
    player: (id) => `Spieler ${id} ist nicht mehr vorhanden.`,
    thisPlayer: 'Der Spieler ist nicht mehr vorhanden.',
    listedPlayer: 'Dieser Spieler ist nicht mehr in der Liste.',
    entry: (seq) => `Eintrag ${seq} gibt es nicht mehr.`,
    import: 'Diesen Import gibt es nicht mehr.',
    report: 'Diesen Bericht gibt es nicht mehr.',
    note: 'Diese Bemerkung gibt es nicht mehr.',
    print: 'Diesen Druck gibt es nicht mehr.',
    row: 'Diese Zeile gibt es nicht mehr.',
    choice: (row) => `Diese Wahl für Zeile ${row} gibt es nicht mehr.`,
    encoding: (encoding) => `Die Kodierung ${encoding} gibt es nicht.`,
  },
  heldBy: (host, user, since) =>
    `Das Turnier wurde ${holder(host, user)} am ${since} geöffnet und dort nicht geschlossen.`,
  openHere: {
    act: 'Hier öffnen',
    lockedOut:
      'Wer dort noch Ergebnisse eingibt, ist ab der nächsten Eingabe ausgesperrt; was danach kam, ist nur dort.',
  },
  open: {
    'file-missing': (path) => ({
      message: `Die Datei ${path} gibt es nicht.`,
      advice: 'Vielleicht wurde sie verschoben oder umbenannt.',
    }),
    'file-exists': (path) => ({ message: `Die Datei ${path} gibt es schon.`, advice: chooseName }),
    'file-not-a-tournament': (path) => ({
      message: `${path} ist keine Turnierdatei.`,
      advice: 'Turnierdateien enden auf .wallchart, Berichte für die Föderation auf .trf oder .txt.',
    }),
    'file-newer-schema': (schema, known) => ({
      message: `Diese Datei hat eine neuere Version des Programms geschrieben (Dateiversion ${schema}, bekannt bis ${known}).`,
      advice: 'Installieren Sie die neuere Version, um sie zu öffnen. Die Datei wurde nicht verändert.',
    }),
    'file-open-here': (path) => ({
      message: `${path} ist das Turnier, das hier geöffnet ist.`,
      advice: 'Wählen Sie eine andere Datei.',
    }),
    'file-locked': {
      message: 'Ein anderes Programm hat diese Datei geöffnet.',
      advice: closeThere,
    },
    'file-locked-by': (since, host, user) => ({
      message: `Diese Datei ist seit ${since} ${holder(host, user)} geöffnet.`,
      advice: closeThere,
    }),
    'file-held': 'Schließen Sie sie zuerst dort.',
    'target-is-tournament': (path) => ({
      message: `${path} ist ein Turnier oder ein Teil davon und wird nicht überschrieben.`,
      advice: chooseName,
    }),
    'target-not-a-file': (path) => ({
      message: `${path} ist keine Datei, in die geschrieben werden kann.`,
      advice: chooseName,
    }),
    'name-unusable': (path, reason) => ({
      message: `In ${path} kann kein Turnier gespeichert werden: ${reason}.`,
      advice: 'Wählen Sie einen anderen Namen, oder arbeiten Sie mit einer Kopie.',
    }),
    'file-damaged': (detail, intact, intactAt) =>
      intact > 0
        ? {
            message: `Diese Datei ist beschädigt: ${detail}. Alles bis Eintrag ${intact}, gespeichert ${intactAt}, ist unversehrt.`,
            advice:
              'Der unversehrte Teil kann in eine neue Datei kopiert werden. Die beschädigte Datei bleibt, wie sie ist.',
          }
        : {
            message: `Diese Datei ist beschädigt, und von keinem Eintrag war die Unversehrtheit zu beweisen: ${detail}.`,
            advice:
              'Nehmen Sie das zweite Medium oder eine Kopie. Die beschädigte Datei bleibt, wie sie ist.',
          },
    'file-read-only': (reason) => ({
      message: `Diese Datei oder ihr Ordner ist schreibgeschützt: ${reason}.`,
      advice: 'Arbeiten Sie mit einer Kopie in einem anderen Ordner.',
    }),
    'restore-point': (label) => ({
      message: `Diese Datei ist der Wiederherstellungspunkt ${label} und bleibt, wie sie ist.`,
      advice: 'Arbeiten Sie mit einer Kopie davon.',
    }),
    'file-unreachable': (reason) => ({
      message: `Die Datei ist nicht erreichbar: ${reason}.`,
      advice: nothingChanged,
    }),
  },
  notSaved: {
    'disk-full': {
      message: 'Die Festplatte ist voll.',
      advice: 'Schaffen Sie Platz und wiederholen Sie die Eingabe.',
    },
    'file-read-only': {
      message: 'Die Datei oder ihr Medium ist jetzt schreibgeschützt.',
      advice: 'Heben Sie den Schutz auf und wiederholen Sie die Eingabe.',
    },
    'file-locked': {
      message: 'Ein anderes Programm hält die Datei fest.',
      advice: 'Schließen Sie sie dort und wiederholen Sie die Eingabe.',
    },
    'file-gone': {
      message: 'Die Turnierdatei wurde gelöscht, oder ihr Medium wurde entfernt.',
      advice:
        'Schließen Sie das Medium wieder an und öffnen Sie die Datei neu, oder speichern Sie alles in einer neuen Datei: Das Programm hat es noch.',
    },
    'file-replaced': {
      message: 'Die Turnierdatei wurde durch eine andere ersetzt.',
      advice: `${fromProgram} Klären Sie dann, welche Datei die richtige ist.`,
    },
    'file-changed': (detail) => ({
      message: `Die Turnierdatei wurde geändert, während sie hier geöffnet war: ${detail}.`,
      advice: `${fromProgram} Klären Sie dann, wer die Datei geändert hat.`,
    }),
    'file-held':
      'Entscheiden Sie, welche von beiden weitergeführt wird. Was nicht mehr in der Datei ist, hat das Programm noch: Speichern Sie es in einer neuen Datei.',
    'taken-over': (by, at) => ({
      message: `${by} hat dieses Turnier${at === '' ? '' : ` am ${at}`} übernommen. Dieser Laptop darf es nur noch lesen.`,
      advice: 'Arbeiten Sie dort weiter, oder übernehmen Sie es wieder vom zweiten Medium.',
    }),
    'write-failed': (reason) => ({
      message: `Die Eingabe konnte nicht geschrieben werden: ${reason}.`,
      advice: 'Es wurde nichts geändert. Wiederholen Sie die Eingabe.',
    }),
    'file-damaged': (detail) => ({
      message: `Die Datei ist beschädigt: ${detail}.`,
      advice: 'Schließen Sie das Turnier und öffnen Sie es neu.',
    }),
  },
  notWritten: {
    'disk-full': 'die Festplatte ist voll',
    'file-read-only': 'der Ordner ist schreibgeschützt',
    'file-missing': 'nicht vorhanden',
    'name-taken': 'etwas anderes hat diesen Namen',
  },
  doesNotApply: (misfit) => ({
    message: `Das gilt nicht mehr: ${misfitText(misfit)}.`,
    advice: nothingChanged,
  }),
  identityUsed: {
    message: 'Die Seite hat zwei verschiedene Befehle unter einer Kennung gesendet.',
    advice: 'Es wurde nichts geändert. Wiederholen Sie die Eingabe.',
  },
  storedAlready: (seq) => ({
    message: `Das wurde schon gespeichert, als Eintrag ${format.number(seq)} des Protokolls.`,
    advice: 'Es wird nicht zweimal gespeichert.',
  }),
  otherTournament: {
    message: 'Inzwischen wurde ein anderes Turnier geöffnet.',
    advice:
      'In diesem wurde nichts gespeichert. Öffnen Sie das vorige wieder und wiederholen Sie die Eingabe dort.',
  },
  changedMeanwhile: {
    message: 'Das Turnier wurde geändert, während die Runde berechnet wurde.',
    advice: 'Wiederholen Sie die Eingabe.',
  },
  notUnderstood: (call, detail) => ({
    message: `Das Programm hat „${call}“ nicht verstanden${detail}.`,
    advice: nothingChanged,
  }),
  mistake: (call) => ({
    message: `Dem Programm ist bei „${call}“ ein Fehler unterlaufen.`,
    advice:
      'Sehen Sie noch einmal auf den Bildschirm, bevor Sie weiterarbeiten: Was er jetzt zeigt, ist gespeichert.',
  }),
  noDialog: 'Hier lässt sich kein Dateidialog öffnen.',
  callWithoutName: 'ein Aufruf ohne Namen',
} satisfies Room<'de', 'refusals'>;
