import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const startText = {
  title: 'Wallchart',
  tagline: 'Turniere für Schiedsrichter: nach den Regeln ausgelost, erklärt, sicher.',
  begin: 'Beginnen',
  new: 'Neues Turnier',
  newHint: 'Name, Runden und System eingeben, dann die Spieler.',
  open: 'Öffnen oder importieren',
  openHint:
    'Eine Turnierdatei, oder ein TRF aus einem anderen Programm. Sie prüfen den Import, bevor er gespeichert wird.',
  check: 'Bericht prüfen',
  checkHint:
    'Lost jede Runde eines TRF noch einmal aus und rechnet Punkte und Ränge nach. Sie können die Datei auch hierher ziehen.',
  demo: 'Beispiel öffnen',
  demoHint: 'Ein erfundenes Turnier, in dem Sie alles ausprobieren können.',
  manual: 'Handbuch',
  labHint: 'Welches System ein Feld am besten ordnet, und wie viele Runden genügen.',
  recent: 'Zuletzt geöffnete Turniere',
  noRecent: 'Noch keine.',
  missing: 'nicht gefunden',
  version: (version) => `Version ${version}`,
} satisfies Room<'de', 'start'>;

export const paletteText = {
  title: 'Befehle und Spieler',
  hint: 'Befehl oder Spielername eingeben',
  nothing: 'Keine Treffer',
  players: 'Spieler',
  unavailable: 'jetzt nicht möglich',
} satisfies Room<'de', 'palette'>;

export const manualText = {
  title: 'Handbuch',
  contents: 'Kapitel',
  /** Above a chapter that has no translation. */
  inEnglish: 'Dieses Kapitel gibt es nur auf Englisch.',
} satisfies Room<'de', 'manual'>;

export const confirmText = {
  level: (level) => `Stufe ${level}`,
  keep: 'Abbrechen',
  word: 'ÄNDERN',
  typeWord: (word) => `Tippen Sie ${word} und drücken Sie dann zweimal auf die Schaltfläche`,
  again: (act) => `Bestätigen: ${act}`,
  article: (article) => `Artikel ${article}`,
  drop: { act: 'Eingaben verwerfen', consequence: 'Was Sie getippt haben, wird nicht gespeichert.' },
} satisfies Room<'de', 'confirm'>;

export const chooserText = {
  titles: {
    open: 'Öffnen oder importieren',
    'open-table': 'Tabelle öffnen',
    'open-list': 'Ratingliste einlesen',
    'open-field': 'Spielerliste einlesen',
    'save-tournament': 'Turnier speichern',
    'save-trf': 'Bericht speichern',
    'save-csv': 'Tabelle speichern',
    'save-xlsx': 'Arbeitsmappe speichern',
    'save-pdf': 'PDF speichern',
    'save-log': 'Protokoll speichern',
    'medium-folder': 'Ordner eines zweiten Mediums wählen',
    'pages-folder': 'Ordner der Webseiten wählen',
  },
  filters: {
    open: 'Turniere und Berichte (TRF)',
    'open-table': 'Tabellen',
    'open-list': 'Ratinglisten',
    'open-field': 'Spielerlisten',
    'save-tournament': 'Wallchart-Turnier',
    'save-trf': 'FIDE-Bericht (TRF)',
    'save-csv': 'CSV',
    'save-xlsx': 'Excel-Arbeitsmappe',
    'save-pdf': 'PDF',
    'save-log': 'Text',
    'medium-folder': 'Ordner',
    'pages-folder': 'Ordner',
  },
  documents: 'Dokumente',
  home: 'Persönlicher Ordner',
  computer: 'Computer',
  folderUnreadable: (path) => `Der Ordner ${path} ist nicht lesbar.`,
  otherFolder: 'Wählen Sie einen anderen Ordner.',
  noDialog: 'Dieses Fenster hat keinen Systemdialog.',
  systemDialog: 'Dateien werden hier im Systemdialog gewählt.',
  notPasted: (path) => `Die eingefügten Zeilen lassen sich nicht in ${path} ablegen.`,
  pasteAsFile: 'Speichern Sie sie als Tabelle und lesen Sie die Datei.',
  notChosen:
    'Diese Datei wurde nicht zu diesem Zweck in einem Dateidialog gewählt, oder sie wurde schon verwendet.',
  chooseAgain: 'Wählen Sie sie noch einmal.',
  otherEnding: (path, endings) => `Der Name von ${path} endet nicht auf ${format.list(endings, 'or')}.`,
  rename: 'Wenn es eine solche Datei ist, benennen Sie sie um und wählen Sie sie noch einmal.',
  protectedFile: (name) => `${name} ist schreibgeschützt und wird trotzdem ersetzt.`,
  noName: 'Ein Dateiname hat keinen Schrägstrich und keine unsichtbaren Zeichen.',
  tooLong: 'Der Name oder der Pfad mit allen Ordnern ist zu lang.',
  otherName: 'Wählen Sie einen anderen Namen.',
  places: 'Orte',
  up: 'Ein Ordner höher',
  empty: 'Keine Treffer',
  fileName: 'Dateiname',
  fileNameOrPath: 'Name oder Pfad',
  open: 'Öffnen',
  save: 'Speichern',
  useFolder: 'Diesen Ordner verwenden',
  needName: 'Geben Sie einen Dateinamen ein.',
  kinds: {
    folder: 'Ordner',
    tournament: 'Turnier',
    trf: 'TRF',
    table: 'Tabelle',
    other: '',
  },
  columns: { name: 'Name', kind: 'Art', size: 'Größe', modified: 'Geändert' },
  size: (bytes) =>
    bytes < 1024
      ? `${bytes} B`
      : bytes < 1048576
        ? `${Math.round(bytes / 1024)}\u00a0kB`
        : `${format.number(bytes / 1048576, 1)}\u00a0MB`,
} satisfies Room<'de', 'chooser'>;

export const settingsText = {
  saved: 'Einstellungen gespeichert',
  event: {
    name: 'Name',
    city: 'Ort',
    federation: 'Föderation',
    startDate: 'Erster Tag',
    endDate: 'Letzter Tag',
    type: 'Art des Turniers',
    chiefArbiter: 'Hauptschiedsrichter',
    deputyArbiters: 'Stellvertretende Schiedsrichter',
    deputyHint: 'Einer pro Zeile.',
    timeControl: 'Bedenkzeit',
    encodedTimeControl: 'Bedenkzeit in Sekunden',
    encodedHint: 'Sekunden, z.\u00a0B.\u00a05400+30',
    roundDates: 'Termine der Runden',
    roundDatesHint: 'Einer pro Zeile, z.\u00a0B.\u00a02026/11/15.',
  },
  system: {
    rounds: 'Runden',
    system: 'System',
    initialColour: 'Anfangsfarbe (durch Los)',
    colours: { white: 'Weiß für Nummer 1', black: 'Schwarz für Nummer 1', none: 'nicht gelost' },
    acceleration: 'Beschleunigung',
    rating: 'Turnierwertungszahl',
    ratingMethods: {
      FIDE: 'FIDE-Elo',
      NRO: 'nur die nationale Wertungszahl (NRO)',
      FIDON: 'FIDE-Elo, sonst die nationale (FIDON)',
      NIDOF: 'die nationale, sonst FIDE-Elo (NIDOF)',
      HBFN: 'die höhere von beiden (HBFN)',
      LBFN: 'die niedrigere von beiden (LBFN)',
      OTHER: 'eine eigene Wertungszahl (OTHER)',
    },
    equals: 'Bei gleicher Wertungszahl und gleichem Titel',
    orders: {
      name: 'nach Namen',
      registration: 'nach Eingang der Meldung',
      lot: 'durch Los, aus dem Startwert',
    },
    longEvent: 'Länger als 30 Tage',
    longHint:
      'Spieler können mehrere Wertungszahlen haben, jede ab einer Runde; Feinwertungen nach Wertungszahl werden dann nicht empfohlen.',
    ratingInTieBreaks: 'Wertungszahl in Feinwertungen',
    ratingsInTieBreaks: { first: 'die erste', 'of-the-round': 'die der jeweiligen Runde' },
    ratingFederation: 'Föderation',
    ratingLists: 'Ratinglisten',
    ratingListsHint: 'In dieser Reihenfolge abgefragt; die erste ist die Hauptliste.',
    listsBy: { method: 'nach der Turnierwertungszahl', own: 'eine eigene Reihenfolge' },
    listsUnsure: 'Legen Sie eine eigene Reihenfolge fest.',
    listAt: (place) => `Liste ${place}`,
    leaveListOut: '– weglassen –',
    addList: '– Liste hinzufügen –',
    lotSeed: 'Startwert des Loses',
    lotHint: 'Derselbe Startwert ergibt dieselben Lose.',
    maxiTournament: 'Maxi-Turnier',
    maxiHint: 'Gegner werden nur innerhalb von 100 Wertungspunkten ausgetauscht.',
    numbers: 'Nummern der Tabelle',
    numbersBy: { strength: 'Nach Wertungszahl', lot: 'Durch Los', hand: 'Von Hand' },
    lastRoundsInOrder: 'Erster Durchgang in Reihenfolge',
    orderHint: 'Lässt die letzten zwei Runden in der Reihenfolge der Tabelle; die FIDE vertauscht sie.',
    colourDifference: 'Größte Farbdifferenz',
    corrections: 'Berichtigungen',
    correctionsHint:
      'Minuten nach dem letzten Ergebnis einer Runde; leer, wenn Sie keine Frist bekannt gegeben haben.',
    fideMode: 'FIDE-Modus',
    fideModeOn: 'Nur FIDE-Regeln',
    fideModeLeft: 'Beendet. Das ist endgültig.',
    leave: 'FIDE-Modus beenden',
    left: 'FIDE-Modus beendet',
    colourHint: 'Die Regeln sagen 2; ein kleinerer Wert gleicht die Farben strenger aus.',
  },
  scoring: {
    whiteWin: 'Sieg mit Weiß',
    blackWin: 'Sieg mit Schwarz',
    whiteDraw: 'Remis mit Weiß',
    blackDraw: 'Remis mit Schwarz',
    whiteLoss: 'Niederlage mit Weiß',
    blackLoss: 'Niederlage mit Schwarz',
    forfeitWin: 'Kampfloser Sieg',
    forfeitLoss: 'Kampflose Niederlage',
    pairingAllocatedBye: 'Spielfrei',
    fullBye: 'Freilos mit ganzem Punkt',
    halfBye: 'Freilos mit halbem Punkt',
    zeroBye: 'Freilos ohne Punkt',
    unknown: 'Partie ohne Ergebnis',
  },
  scoringHint:
    'Punkte, z.\u00a0B.\u00a01, ½ oder 0,5. Alle Werte werden zusammen gespeichert, wenn Sie sie verlassen oder Enter drücken.',
  scoringProblem: 'Geben Sie Punkte mit höchstens einer Nachkommastelle ein, z.\u00a0B.\u00a01, ½ oder 0,5.',
  tieBreaks: {
    text: 'Regeln von',
    texts: { '2024': 'C.07 von 2024', '2026': 'C.07 von 2026' },
    unrated: 'Spieler ohne Wertungszahl',
    unratedRules: {
      drop: 'Feinwertungen nach Wertungszahl streichen',
      'leave-out': 'Gegner ohne Wertungszahl weglassen',
      rated: 'mit einer Wertungszahl zählen',
    },
    unratedAs: 'Wertungszahl der Spieler ohne eigene',
    unratedHint:
      'C.07 10: gestrichen, wenn Spieler ohne Wertungszahl mitspielen und die Turnierbestimmungen nichts anderes sagen.',
    unratedProblem: 'Geben Sie eine Wertungszahl von 1 bis 4000 ein.',
    preset: 'Ausgehen von',
    presetNone: 'der Liste unten',
    order: 'Reihenfolge der Feinwertungen',
    hint: 'Ein Kürzel pro Zeile. Ein Zusatz folgt nach einem Schrägstrich: BH/C1.',
    keysHint: 'verschieben die Zeile.',
    meaning: 'Wie eingegeben',
    empty: 'Keine Feinwertungen: Punktgleiche teilen sich den Rang.',
    known: 'Kürzel',
    add: (code) => `${code} hinzufügen`,
    modifiers: (modifiers) => (modifiers === '' ? '' : `mit ${modifiers}`),
  },
} satisfies Room<'de', 'settings'>;

export const cardText = {
  title: (name) => name,
  close: 'Schließen',
  none: 'Noch ist keine Runde ausgelost.',
} satisfies Room<'de', 'card'>;

export const languagesText = {
  system: (name) => `System (${name})`,
  likeScreens: (name) => `Wie der Bildschirm (${name})`,
  noSecond: 'keine zweite Sprache',
} satisfies Room<'de', 'languages'>;
