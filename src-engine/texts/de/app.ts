import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** Words of the frame around all pages. */
export const appText = {
  name: 'Wallchart',
  about: (what, said) => `${what}: ${said}`,
  series: (parts) => parts.join('; '),
  noName: 'Turnier ohne Namen',
  everywhere: 'Auf jeder Seite',
  pages: 'Seiten',
  commands: 'Befehle',
  keys: 'Tasten',
  keysHere: 'Tasten auf dieser Seite',
  manual: 'Handbuch',
  settings: 'Einstellungen',
  resultKeys: 'Ergebnistasten',
  languages: 'Sprachen',
  open: 'Turnier öffnen oder importieren',
  new: 'Neues Turnier',
  closeTournament: 'Dieses Turnier schließen',
  export: 'Exportieren und einreichen',
  mirror: 'Zweites Medium hinzufügen',
  rounds: { earlier: 'Vorige Runde', later: 'Nächste Runde' },
  undo: 'Rückgängig',
  undoOf: (label) => `Rückgängig: ${label}`,
  undone: (label) => `Rückgängig gemacht: ${label}`,
  redo: 'Wiederholen',
  redoOf: (label) => `Wiederholen: ${label}`,
  redone: (label) => `Wiederholt: ${label}`,
  themes: {
    system: 'Farben des Systems',
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    contrast: 'Hoher Kontrast',
  },
  messages: 'Meldungen',
  dismiss: 'Schließen',
  refused: 'Abgelehnt',
  offers: { recover: 'Unversehrten Teil retten', 'working-copy': 'Mit einer Kopie arbeiten' },
  unstored: (titles) =>
    titles.length === 1
      ? `Ein Ergebnis ist eingegeben und nicht gespeichert: ${titles[0]!}.`
      : `${titles.length} Ergebnisse sind eingegeben und nicht gespeichert: ${titles.slice(0, 5).join('; ')}${titles.length > 5 ? '; …' : '.'}`,
  unstoredStay: 'Sie bleiben auf der Seite Ergebnisse aufgeführt.',
  unstoredGo: 'Wenn Sie fortfahren, sind sie verloren: Die Datei enthält sie nicht.',
  unstoredWhere: 'Die Seite Ergebnisse (F4) führt es auf, bis Sie entscheiden.',
  unstoredLeft:
    'Die Eingabe kam, während ein anderes Turnier geöffnet wurde. Öffnen Sie das vorige wieder und geben Sie sie dort ein.',
  unstoredAct: 'Ohne die nicht gespeicherten Ergebnisse verlassen',
  askedTwice: 'Das Programm hat dieselbe Bestätigung zweimal verlangt. Es wurde nichts geändert.',
  askedAnew: 'Inzwischen hat sich etwas geändert. Jetzt lautet die Frage:',
  unreachable: (detail) =>
    detail === ''
      ? 'Das Programm hinter diesem Fenster antwortet nicht.'
      : `Das Programm hinter diesem Fenster antwortet nicht (${detail}).`,
  unreachableAdvice:
    'Starten Sie Wallchart neu. Alles, was als gespeichert angezeigt wurde, ist auf der Festplatte.',
  lookingAt: (moment) => `Sie sehen das Turnier auf dem Stand von ${moment}`,
  nothingChanges: 'Sie können hier nichts ändern.',
  backToNow: 'Zum jetzigen Stand',
  power: {
    'mains-lost': (since) => `Akkubetrieb seit ${since}`,
    'battery-low': (since) => `Akku schwach seit ${since}`,
    charge: (percent) => `Akku ${percent}\u00a0%.`,
    safe: 'Das Turnier ist gespeichert.',
    secured: (media, time) =>
      format.plural(media, {
        one: `Das zweite Medium ist seit ${time} aktuell.`,
        other: `Alle zweiten Medien sind seit ${time} aktuell.`,
      }),
    behind: 'Nicht jedes zweite Medium ist aktuell: siehe die Leiste unten.',
    noMedium: 'Es gibt kein zweites Medium.',
    addMedium: 'Zweites Medium hinzufügen',
    paper: 'Notfallmappe drucken',
  },
  readOnly: 'Nur zum Lesen',
  takeOver: 'Auf diesem Laptop übernehmen',
  workOnCopy: 'Mit einer lokalen Kopie arbeiten',
  saveElsewhere: 'Alles in einer neuen Datei speichern',
  cancel: 'Abbrechen',
  ok: 'OK',
  next: 'Weiter',
} satisfies Room<'de', 'app'>;

export const colourNames = { white: 'Weiß', black: 'Schwarz' } satisfies Room<'de', 'colours'>;
