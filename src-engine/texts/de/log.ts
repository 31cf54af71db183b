import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const entries = (count: number): string => format.count(count, { one: 'Eintrag', other: 'Einträge' });

export const logText = {
  title: 'Protokoll',
  unbroken: (count) => `Kette lückenlos, ${entries(count)}`,
  broken: 'Kette unterbrochen',
  filters: {
    all: 'Alle',
    integrity: 'Im Bericht',
    result: 'Ergebnisse',
    round: 'Runden',
    player: 'Spieler',
  },
  filterLabel: 'Gezeigte Einträge',
  find: 'Suchen',
  columns: {
    time: 'Zeit',
    rail: '',
    who: 'Wer',
    what: 'Was',
    detail: 'Einzelheiten',
    seal: 'Siegel',
  },
  none: 'Keine Einträge.',
  published: 'veröffentlicht',
  inReport: 'im Bericht',
  undo: 'Rücknahme',
  undone: 'rückgängig',
  recovered: 'wiederhergestellt',
  line: 'Zeitleiste',
  older: 'älter',
  now: 'jetzt',
  stood: 'Das Turnier zu dieser Zeit',
  lookAt: 'Diesen Zeitpunkt ansehen',
  since: 'Seitdem',
  nothingSince: 'Seitdem ist nichts geschehen.',
  actions: (count) => (count === 1 ? '1 Eingabe' : `${count} Eingaben`),
  undoThis: 'Rückgängig',
  goBack: 'Hierher zurück',
  never: 'Nichts wird gelöscht: Rückgängigmachen und Zurückgehen sind neue Einträge.',
  restore: 'Wiederherstellungspunkte',
  noRestore: 'Der erste Wiederherstellungspunkt entsteht mit Runde 1.',
  toEntry: (seq) => `Eintrag ${seq}`,
  choose: 'Wählen Sie einen Eintrag, um das Turnier zu dieser Zeit zu sehen.',
  save: 'Protokoll speichern',
  saved: (path) => `Protokoll gespeichert als ${path}`,
  file: {
    columns: ['Eintrag', 'Zeit', 'Wer', 'Befehl', 'Was', 'Einzelheiten', 'Bericht', 'Rückgängig', 'Hash'],
    yes: 'ja',
  },
  undid: (label) => `Rückgängig gemacht: ${label}`,
  wentBack: (label) => label,
  steps: {
    acts: { 'log.undo': 'Rückgängig machen', 'log.redo': 'Wiederholen', 'log.goBack': 'Zurückgehen' },
    says: {
      'log.undo': (label) => `Macht rückgängig: ${label}.`,
      'log.redo': (label) => `Wiederholt: ${label}.`,
      'log.goBack': (label) => `Geht zurück zu: ${label}.`,
    },
    changes: (count) => `Das ändert ${entries(count)} und kann rückgängig gemacht werden.`,
    nothing: {
      undo: {
        message: 'Hier ist nichts rückgängig zu machen.',
        advice: 'Vielleicht wurde es schon rückgängig gemacht.',
      },
      redo: 'Es gibt nichts zu wiederholen.',
      goBack: 'Einen solchen Eintrag gibt es nicht.',
    },
    depends: (seq, entry) => ({
      message: `Eintrag ${seq} baut darauf auf: ${entry}.`,
      advice: 'Machen Sie zuerst diesen rückgängig, oder gehen Sie weiter zurück.',
    }),
    byesAmong: (name) => ({
      message: `Das gäbe ${name} ein Freilos, das eine Bestätigung braucht.`,
      advice: 'Geben Sie es auf der Seite Spieler.',
    }),
    rulesAmongOthers: {
      message: 'Das würde auch Regeln eines Turniers ändern, das begonnen hat.',
      advice: 'Ändern Sie sie zuerst in den Einstellungen.',
    },
  },
  moment: {
    players: (players) =>
      `${format.count(players, { one: 'Spieler', other: 'Spieler' })}, keine Runde ausgelost.`,
    draft: (round, boards) =>
      `Runde ${round} ist ein Entwurf mit ${format.plural(boards, { one: '1 Brett', other: `${boards} Brettern` })}.`,
    playing: (round, results, boards) =>
      results === boards
        ? `Runde ${round} vollständig, ${results} von ${format.count(boards, { one: 'Ergebnis', other: 'Ergebnissen' })} da.`
        : `Runde ${round} läuft, ${results} von ${format.count(boards, { one: 'Ergebnis', other: 'Ergebnissen' })} da.`,
  },
  sinceLabels: {
    round: 'Runden',
    result: 'Ergebnisse',
    player: 'Spieler',
    settings: 'Einstellungen',
    system: 'Drucke und Starts',
    undo: 'Rückgängig gemacht oder wiederholt',
  },
} satisfies Room<'de', 'log'>;

export const restoreText = {
  title: 'Wiederherstellungspunkte',
  open: 'Alle',
  hint: 'Entstehen am Beginn und am Ende jeder Runde. Ansehen ändert nichts. Zurückgehen ist ein neuer Eintrag und kann rückgängig gemacht werden.',
  columns: { label: 'Punkt', at: 'Wann', cures: 'Hilft, wenn', files: 'Dateien' },
  none: 'Der erste Wiederherstellungspunkt entsteht, sobald Sie Runde 1 veröffentlichen.',
  left: 'älter',
  beside: 'neben der Datei',
  noFile: 'keine Datei',
  lookAt: 'Ansehen',
  goBack: 'Hierher zurück',
  openFile: 'Datei öffnen',
  close: 'Schließen',
  missing: (place, problem) =>
    place === ''
      ? `Neben dem Turnier fehlen Dateien: ${problem}.`
      : `Auf ${place} fehlen Dateien: ${problem}.`,
} satisfies Room<'de', 'restore'>;
