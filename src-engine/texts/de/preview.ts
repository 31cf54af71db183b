/** The preview of the next round while games are open. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const games = (count: number): string => format.count(count, { one: 'Partie', other: 'Partien' });

export const previewText = {
  open: 'Vorschau',
  title: (round) => `Runde ${round}, Vorschau`,
  notAPairing: 'keine Auslosung',
  toGo: (count) => `Noch ${games(count)}`,
  sure: 'Wie sicher',
  fixed: 'Sichere Bretter',
  fixedOf: (fixed, all) => `${fixed} von ${all}`,
  openBoards: 'Offene Bretter',
  cases: 'Fälle',
  casesOf: (count, cases) =>
    `${Array.from({ length: count }, () => '3').join(' × ')} = ${format.number(cases)}`,
  computed: 'Berechnet in',
  seconds: (seconds) => `${format.number(seconds, 1)}\u00a0s`,
  computing: (settled, all) =>
    all === 0 ? 'Berechnung' : `Berechnung, ${format.number(settled)} von ${format.number(all)} Fällen`,
  never:
    'Eine Vorschau wird nie gedruckt und nie im Saal gezeigt. Sie nimmt jede Partie der Runde davor als am Brett gewonnen, remis oder verloren. Eine offene Partie einer früheren Runde zählt als Remis; kampflose Ergebnisse sieht sie nicht voraus.',
  unpairable: (count) => `In ${format.number(count)} der Fälle ergeben die Regeln keine Auslosung.`,
  bye: 'Spielfrei',
  stopped: (settled, all) =>
    all === 0
      ? 'Vor dem ersten Fall angehalten.'
      : `Nach ${format.number(settled)} von ${format.number(all)} Fällen angehalten. Erst alle zusammen sagen, was feststeht.`,
  stop: 'Berechnung anhalten',
  leave: 'Zurück',
  again: 'Noch einmal berechnen',
  filters: {
    all: (count) => `Alle ${count}`,
    open: (count) => `Offen ${count}`,
    fixed: (count) => `Sicher ${count}`,
  },
  columns: { board: 'Br.', state: 'Stand', white: 'Weiß', black: 'Schwarz', depends: 'Wartet auf' },
  states: { fixed: 'sicher', open: 'offen' },
  candidates: (list, more) =>
    more === 0
      ? format.list(list, 'or')
      : `${format.list(list, 'or')}, oder ${format.count(more, { one: 'weiterer', other: 'weitere' })}`,
  dependsOn: (list) => list.join(', '),
  why: (board) => `Warum ist Brett ${board} offen?`,
  whyFixed: (board) => `Brett ${board} ist sicher`,
  fixedWhatever: (cases) =>
    `Hier treffen in allen ${format.number(cases)} Fällen dieselben zwei Spieler mit denselben Farben aufeinander.`,
  stillOn: (list) =>
    list.length === 1
      ? `Die Partie an Brett ${list[0]} läuft noch und entscheidet, wer hier spielt.`
      : `Die Partien an den Brettern ${format.list(list.map(String))} laufen noch und entscheiden zusammen, wer hier spielt.`,
  game: (board, white, black) => `Brett ${board}: ${white} – ${black}`,
  ends: 'endet',
  endings: { 'white-wins': '1 – 0', draw: '½ – ½', 'black-wins': '0 – 1' },
  untouched: (list) =>
    list.length === 1
      ? `Brett ${list[0]} ändert es nicht.`
      : `Die Bretter ${format.list(list.map(String))} ändern es nicht.`,
  waiting: (board) => `Bretter, die auf Brett ${board} warten`,
  other: (count) => `eines von ${count} Paaren`,
  none: 'kein solches Brett',
  cannotWait: 'Wenn Sie nicht warten können',
  asDraw: 'Jetzt auslosen: Offene Partien zählen als Remis, nur für die Auslosung (C.04.2 3.1).',
  cancelled: 'Die Vorschau wurde angehalten.',
  refusals: {
    noOpenGames: 'Keine Partie der vorigen Runde ist offen.',
    pair: 'Losen Sie die Runde aus.',
    tooManyGames: (count) => `Noch ${games(count)}: zu viele, um zu sagen, was sicher ist.`,
    enter: (most) => `Bei noch höchstens ${games(most)} sagt die Vorschau, welche Bretter sicher sind.`,
    systemUnknown: 'Das Auslosungssystem dieses Turniers ist nicht bekannt.',
    neverPairable: 'Wie immer die Partien enden: Die Regeln ergeben keine Auslosung.',
    byHand: 'Die Runde muss von Hand gepaart werden.',
  },
} satisfies Room<'de', 'preview'>;
