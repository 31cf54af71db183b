/** Repair of a published round: C.04.2 4.4. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'Brett', other: 'Bretter' });
const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });
const boardList = (numbers: readonly number[]): string =>
  `${format.plural(numbers.length, { one: 'Brett', other: 'Bretter' })} ${format.list(numbers.map(String))}`;
const read = (count: number): string =>
  `${players(count)} ${format.plural(count, { one: 'hat', other: 'haben' })} einen anderen Platz gelesen.`;

export const repairText = {
  title: (round) => `Runde ${round} reparieren`,
  hint: 'Wenigste Änderungen zuerst.',
  open: 'Reparieren',
  happened: 'Was geschehen ist',
  nothing: 'Noch ist nichts angegeben. N für einen Spieler, der nicht da ist, L für einen, der gekommen ist.',
  noShow: 'Nicht da',
  arrived: 'Gekommen',
  missing: (name) => `${name} ist nicht da`,
  isHere: (name) => `${name} ist da`,
  takeOut: 'Herausnehmen',
  find: {
    missing: 'Wer nicht da ist: Name oder Brett',
    arrived: 'Wer gekommen ist: Name',
    held: 'Brett, das bleiben soll',
  },
  noMatch: (typed) => `Kein Spieler gefunden: „${typed}“.`,
  noBoard: (typed) => `Es gibt kein Brett ${typed} ohne Ergebnis.`,
  stays: 'Bleibt, wie es ist',
  finished: (count) => `${boards(count)} mit Ergebnis`,
  held: (board) => `Brett ${board}`,
  keep: 'Brett behalten',
  swap: 'Anders gespielt',
  swapHint: 'Brett, oder zwei Bretter mit vertauschten Gegnern: 12, oder 12 13',
  swapped: (numbers) =>
    numbers.length === 1
      ? `Brett ${numbers[0]}: Farben waren vertauscht`
      : `${boardList(numbers)}: Schwarzspieler haben die Plätze getauscht`,
  wall: 'Veröffentlicht',
  version: (version) => `Version ${version}`,
  kinds: {
    fewest: 'Wenigste Änderungen',
    nearby: 'Ähnlichste Punkte',
    'new-draw': 'Neue Auslosung',
    'as-played': 'Wie gespielt',
    leave: 'Keine Änderung',
  },
  kindHints: {
    fewest: 'fällt im Saal am wenigsten auf',
    nearby: 'gleiche Punkte zuerst',
    'new-draw': 'wie das System auslost',
    'as-played': 'eintragen, was gespielt wurde',
    leave: 'kampflose Ergebnisse',
  },
  rows: {
    boards: 'Geänderte Bretter',
    told: 'Haben die alte Liste gelesen',
    idle: 'Da, aber ohne Partie',
    agree: 'Müssen zuerst zustimmen',
    broken: 'Verletzte Regeln',
    article: 'Artikel C.04.2',
    turned: 'Vertauschte Farben',
    points: 'Punktabstände, Summe',
    ratings: 'Abstände der Wertungszahl, Summe',
    unlike: 'Anders als das System auslost',
  },
  ofBoards: (changed, all) => `${changed} von ${all}`,
  people: (count) => (count === 0 ? 'keine' : players(count)),
  count: (count) => (count === 0 ? 'keine' : String(count)),
  unknown: 'keine Auslosung',
  points: (tenths) => format.points(tenths),
  article: (situation) =>
    situation === null ? '–' : situation === 'played' ? '4.3 (b)' : `4.4 (${situation})`,
  caseSays: {
    1: 'Zwei Spieler, die schon gegeneinander gespielt hatten, wurden wieder gepaart.',
    2: 'Nur wenn die Bestimmungen des Turniers es erlauben: Keiner der anderen Fälle liegt vor.',
    3: 'Zwei Spieler ohne Gegner spielen gegeneinander, wenn beide zustimmen.',
    4: 'Eine Nachmeldung wird angenommen, die Änderungen sind klein, und alle Betroffenen stimmen zu.',
    5: 'Letzte Runde: nur wenn die Spitzenbretter betroffen sind, die der Hauptschiedsrichter nennt.',
    played: 'Eingetragen wird, was wirklich gespielt wurde; Vorgeschichte und Farben folgen dem.',
  },
  sentence: (kind, changed, told): string =>
    kind === 'leave'
      ? 'Die veröffentlichte Auslosung bleibt. Wer nicht da ist, verliert kampflos.'
      : changed === 0
        ? `Kein Brett ändert sich. ${read(told)}`
        : `${boards(changed)} ${format.plural(changed, { one: 'ändert', other: 'ändern' })} sich. ${read(told)}`,
  before: 'vorher',
  after: 'nachher',
  noBoardYet: 'kein Brett',
  board: (board) => `Brett ${board}`,
  bye: 'Spielfrei',
  noBye: 'niemand',
  accounted: 'Alle Spieler berücksichtigt',
  sum: {
    boards: (count) => `${boards(count)} × 2`,
    byes: 'Spielfrei und Freilose',
    absent: 'Nicht in der Runde',
    active: 'Aktive Spieler',
  },
  planTitle: (number) => (number === null ? 'Keine Änderung' : `Plan ${number}, vorher und nachher`),
  agree: (count) => `${players(count)} fragen, bevor Sie etwas ändern`,
  agreed: 'einverstanden',
  asks: 'fragen',
  agreeKey: 'Einverstanden',
  refuses: 'Lehnt ab',
  takeBack: 'Zusage zurücknehmen',
  nobodyAsked: (kind, haveAgreed) =>
    kind === 'leave'
      ? 'Der letzte Plan ändert nichts: Niemand muss zustimmen.'
      : haveAgreed
        ? 'Alle, die zustimmen müssen, haben zugestimmt.'
        : 'Diesem Plan muss niemand zustimmen.',
  waitsFor: (names) =>
    `Möglich, sobald ${format.list(names)} ${format.plural(names.length, { one: 'zustimmt', other: 'zustimmen' })}.`,
  change: (count) => (count === 0 ? 'Spielfrei ändern' : `${boards(count)} ändern`),
  undo: (version) => `Ctrl Z bringt Version ${version} zurück.`,
  verdict: (count) =>
    `${boards(count)} nach einer Änderung: Paare, Spielfrei und Summe durch die Regeln der Prüfung bestätigt`,
  done: (round, version) => `Runde ${round} neu veröffentlicht, Version ${version}`,
  leaving: {
    title: 'Reparatur verlassen',
    consequence:
      'Was Sie als geschehen angegeben haben, wird vergessen. Die veröffentlichte Auslosung bleibt.',
  },
  computing: 'Pläne werden berechnet …',
  act: (round) => `Runde ${round} ändern`,
  replaces: (version, numbers) =>
    numbers.length === 0
      ? `Version ${version} ersetzt die veröffentlichte; nur Spielfrei ändert sich.`
      : `Version ${version} ersetzt die veröffentlichte; ${boardList(numbers)} ${format.plural(numbers.length, { one: 'ändert', other: 'ändern' })} sich.`,
  tell: (names) => `Benachrichtigen Sie ${format.list(names)}.`,
  notAgreed: (names) => `Noch nicht einverstanden: ${format.list(names)}.`,
  overtaken: 'Das Turnier wurde geändert, seit die Pläne berechnet wurden.',
  overtakenAdvice: 'Die Pläne werden neu berechnet. Es wurde nichts veröffentlicht.',
  noPlan: 'Einen solchen Plan gibt es nicht.',
  failures: {
    'round-not-published': () =>
      'Diese Runde ist nicht veröffentlicht: Ändern Sie stattdessen ihren Entwurf.',
    'round-not-last': () =>
      'Eine spätere Runde ist schon ausgelost: Ergebnisse werden berichtigt, Auslosungen bleiben.',
    'missing-has-result': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'hat', other: 'haben' })} in dieser Runde schon ein Ergebnis.`,
    'missing-not-in-round': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'hat', other: 'haben' })} in dieser Runde kein Brett und ${format.plural(names.length, { one: 'ist', other: 'sind' })} nicht spielfrei.`,
    'arrived-in-round': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'hat', other: 'haben' })} in dieser Runde schon einen Platz.`,
    'missing-on-held-board': (_, numbers) =>
      `Sie behalten ${boardList(numbers)}, wo ein Spieler nicht da ist.`,
    'played-has-result': (_, numbers) => `Löschen Sie zuerst das Ergebnis von ${boardList(numbers)}.`,
    'played-not-these-players': (_, numbers) =>
      `Die Spieler von ${boardList(numbers)} passen nicht zu dem, was als gespielt angegeben ist.`,
    'system-does-not-apply': () =>
      'Dieses System paart nach einer festen Tabelle: Keine Runde wird neu ausgelost.',
  },
  failureAdvice: 'Berichtigen Sie, was Sie als geschehen angegeben haben.',
} satisfies Room<'de', 'repair'>;
