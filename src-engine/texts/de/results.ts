import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const PRESETS = {
  wallchart: 'Wallchart',
  vega: 'Vega',
  sharly: 'Sharly',
  openpairings: 'OpenPairings',
} as const;

const orNone = (result: string): string => (result === '' ? 'kein Ergebnis' : format.unbroken(result));

export const resultsText = {
  title: (round) => `Runde ${round}, Ergebnisse`,
  version: (version) => `veröffentlicht, Version ${version}`,
  notPublished: (round) =>
    `Runde ${round} ist nicht veröffentlicht. Veröffentlichen Sie sie, um Ergebnisse einzugeben.`,
  toRound: 'Zur Runde',
  filters: {
    all: (count) => `Alle ${count}`,
    open: (count) => `Offen ${count}`,
    flagged: (count) => `Auffällig ${count}`,
  },
  filterLabel: 'Gezeigte Bretter',
  columns: {
    board: 'Br.',
    state: 'Stand',
    number: 'Nr.',
    white: 'Weiß',
    black: 'Schwarz',
    rating: 'TWZ',
    result: 'Ergebnis',
    at: 'Um',
    flags: 'Prüfen',
  },
  otherPlayers: (round, board) =>
    `An Brett ${board} von Runde ${round} sitzen jetzt andere als bei der Eingabe des Ergebnisses.`,
  lookAgain: 'Sehen Sie sich das Brett an und geben Sie das Ergebnis noch einmal ein.',
  saved: 'erfasst',
  saving: 'speichert',
  waits: 'wartet',
  open: 'offen',
  entry: 'Ergebniseingabe',
  boardNumber: 'Brettnummer',
  noneOpen: 'Keine offenen Bretter.',
  noneFlagged: 'Keine auffälligen Bretter.',
  askNumber: 'Brettnummer, dann',
  askResult: 'Jetzt das Ergebnis',
  chosen: 'ist gewählt',
  savedAt: (time) => `Gespeichert ${time}`,
  storing: 'Wird gespeichert',
  storingMore: (more) => format.count(more, { one: 'wird gespeichert', other: 'werden gespeichert' }),
  notStored: 'Noch nicht gespeichert: wartet auf Sie.',
  unchanged: (board, result) =>
    result === '' ? `Brett ${board} ist schon offen.` : `Brett ${board} hat schon ${result}.`,
  noBoard: (typed) => `Es gibt kein Brett ${typed}.`,
  noResult: (key) => `Die Taste ${key} ist kein Ergebnis.`,
  stuckNumber: 'löscht die Nummer.',
  stuckResult: (board) => `zurück zu Brett ${board}, das unverändert ist.`,
  ignored: (keys) => `Seitdem nicht angenommen: ${keys}`,
  notSaved: (board) => `NICHT GESPEICHERT · Brett ${board}`,
  refused: (board) => `Abgelehnt · Brett ${board}`,
  tryAgain: 'Noch einmal versuchen',
  giveUp: 'Verwerfen',
  guard: (board, was, now) => `Brett ${board} · Gespeichert: ${was}. Neu: ${orNone(now)}.`,
  guardUnsaved: (board, was, now) =>
    `Brett ${board} · Nicht gespeichert: ${orNone(was)}. Neu: ${orNone(now)}.`,
  guardOnce: 'noch einmal ändert es,',
  guardTwice: 'ändert es,',
  guardKeeps: (was) => (was === '' ? 'lässt es offen.' : `behält ${was}.`),
  held: (count) => (count === 1 ? '1 Ergebnis wartet auf Sie' : `${count} Ergebnisse warten auf Sie`),
  heldRound: (round, title) => `Runde ${round}, ${title}`,
  heldMore: (more) => `und ${format.count(more, { one: 'weiteres', other: 'weitere' })}`,
  heldNext: 'Nächstes, das wartet',
  decide: 'Entscheiden',
  again: 'versucht es noch einmal,',
  givesUp: 'verwirft es,',
  later: 'lässt es für später.',
  keys: 'Tasten',
  preset: (preset) => `Tasten wie in ${PRESETS[preset]}`,
  secondLook: {
    upset: (by) => `Überraschung: ${format.count(by, { one: 'Punkt', other: 'Punkte' })}`,
    swapped: (board) => `Vertauscht? Auch Brett ${board}`,
    quick: (minutes) => `Nach ${minutes}\u00a0min beendet`,
    ratedAs: (result) => `Gewertet ${result}`,
  },
  legend: {
    'white-wins': '1 – 0',
    draw: '½ – ½',
    'black-wins': '0 – 1',
    'forfeit-white-wins': '1F – 0F',
    'forfeit-black-wins': '0F – 1F',
    'forfeit-both-lose': '0F – 0F',
    adjourned: 'Vertagt',
    open: 'Leeren',
  },
  other: 'Andere',
  legendNote: 'F heißt kampflos. Ein gespeichertes Ergebnis ändert',
  hall: 'Der Saal',
  hallCount: (inCount, all) => `${inCount} von ${all} da, ${all - inCount} offen`,
  hallKey: { in: 'da', open: 'offen', look: 'auffällig' },
  hallBoard: (board, result) => `Brett ${board}, ${result === '' ? 'offen' : result}`,
  claims: 'Spieler suchen',
  fromTable: 'Tabelle',
  pairNext: (round) => `Zu Runde ${round}`,
  waiting: (boards) =>
    boards.length > 8 ? `${boards.length} Bretter sind offen.` : `Noch offen: ${boards.join(', ')}.`,
  adjourned: (boards, next) =>
    next === null
      ? `Vertagt: ${boards.join(', ')}.`
      : `Vertagt: ${boards.join(', ')}. Runde ${next} kann ausgelost werden; bis das Ergebnis kommt, zählt die Partie dort als Remis (C.04.2 3.1).`,
  complete: 'Alle Ergebnisse sind da.',
  undo: 'Rückgängig',
  otherTitle: (board) => `Ergebnis von Brett ${board}`,
  otherNames: {
    'white-draws-black-loses': 'Remis für Weiß, Niederlage für Schwarz',
    'white-loses-black-draws': 'Niederlage für Weiß, Remis für Schwarz',
    'both-lose': 'Beide verlieren, gespielt',
    'forfeit-both-lose': 'Beide kampflos verloren',
    adjourned: 'Vertagt, zählt für die Auslosung als Remis',
    'unrated-white-wins': 'Weiß gewinnt, nicht gewertet',
    'unrated-draw': 'Remis, nicht gewertet',
    'unrated-black-wins': 'Schwarz gewinnt, nicht gewertet',
  },
} satisfies Room<'de', 'results'>;

export const resultKeysText = {
  title: 'Ergebnistasten',
  intro: 'Programme unterscheiden sich. Wählen Sie die gewohnten Tasten; die Legende bleibt sichtbar.',
  presets: PRESETS,
  draw: 'Das Zeichen = heißt immer Remis.',
  chosen: 'in Gebrauch',
  use: 'Diese verwenden',
} satisfies Room<'de', 'resultKeys'>;
