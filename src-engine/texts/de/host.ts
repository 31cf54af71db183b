/** What the program says outside of its window: to a browser that it does not let in, and where it was started. */
import type { Room } from '../catalogue.ts';

const again = 'Starten Sie Wallchart noch einmal, um ein neues Fenster zu bekommen.';

export const hostText = {
  notIn: `Diese Adresse gilt nur einmal. ${again}`,
  usedOrOld: `Diese Adresse wurde schon benutzt oder ist zu alt. ${again}`,
  unknownHost: 'Unbekannter Host',
  foreignOrigin: 'Fremde Herkunft',
  foreignPage: 'Fremde Seite',
  noAddress: 'Das ist keine Adresse',
  wrongMethod: 'Methode nicht erlaubt',
  noOrigin: 'Ein Aufruf braucht die Herkunft der Seite',
  noKey: 'Das braucht den Schlüssel der Seite',
  notJson: 'Ein Aufruf ist JSON und nennt sich so',
  tooLong: 'Der Aufruf ist zu lang',
  tooManyWindows: 'Zu viele Fenster',
  mistake: 'Dem Programm ist ein Fehler unterlaufen',
  runsAt: (address) => `Wallchart läuft unter ${address}`,
  howToEnter: (minutes) =>
    `Öffnen Sie diese Adresse innerhalb von ${minutes} Minuten in einem Browser auf diesem Computer; sie gilt nur einmal. Ctrl C beendet das Programm.`,
  runsInWindow:
    'Wallchart läuft in einem eigenen Fenster. Das Programm endet, wenn Sie es schließen oder hier Ctrl C drücken.',
  noWindow: 'Das Fenster konnte nicht geöffnet werden.',
  notFound: 'Nicht gefunden',
  bug: (channel, stack) => `Programmfehler in ${channel}: ${stack}\n`,
  noStart: 'Wallchart konnte nicht starten. Die Datei bugs.log in seinem Ordner sagt, warum.',
  changedProgram: (file) =>
    `Eine Datei von Wallchart wurde geändert oder fehlt: ${file}. Es wurde nichts geöffnet. Installieren Sie Wallchart neu.`,
  unsaved: {
    message: 'Eingaben sind noch nicht gespeichert.',
    detail: 'Wenn Sie das Fenster jetzt schließen, sind sie verloren.',
    stay: 'Bleiben',
    close: 'Trotzdem schließen',
  },
  menu: {
    file: '&Datei',
    new: '&Neues Turnier…',
    open: 'Ö&ffnen…',
    close: 'Turnier &schließen',
    export: '&Exportieren…',
    print: '&Drucken…',
    edit: '&Bearbeiten',
    undo: '&Rückgängig',
    redo: '&Wiederholen',
    commands: 'Be&fehle…',
    view: '&Ansicht',
    help: '&Hilfe',
    manual: '&Handbuch',
    keys: '&Tasten auf dieser Seite',
  },
} satisfies Room<'de', 'host'>;
