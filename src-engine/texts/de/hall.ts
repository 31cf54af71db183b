/** What the hall reads on the screen, and the page from which the arbiter sets it. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'Brett', other: 'Bretter' });
const games = (count: number): string => format.count(count, { one: 'Partie', other: 'Partien' });
const pages = (count: number): string => format.count(count, { one: 'Seite', other: 'Seiten' });
const names = (count: number): string => format.count(count, { one: 'Name', other: 'Namen' });

export const hallText = {
  round: (round) => `Runde ${round}`,
  standings: 'Rangliste',
  gamesLeft: (count) => `Noch ${games(count)}`,
  allDone: 'Alle Partien sind beendet',
  boardsPart: (first, last, all) => `Bretter ${first} bis ${last} von ${all}`,
  namesPart: (first, last) => (first === last ? first : `${first} bis ${last}`),
  standingsPart: (afterRound, first, last, all) =>
    `Nach Runde ${afterRound}, ${first} bis ${last} von ${all}`,
  openPart: (round, done, all) =>
    `Runde ${round}, ${done} von ${format.plural(all, { one: '1 Partie', other: `${all} Partien` })} beendet`,
  countdownPart: (count) => boards(count),
  playStarts: 'Spielbeginn',
  roundStarts: (round) => `Runde ${round}`,
  timeNow: (time) => `${time}, jetzt`,
  now: 'jetzt',
  board: 'Brett',
  white: 'Weiß',
  black: 'Schwarz',
  points: 'Pkt.',
  pointsHead: 'Punkte',
  name: 'Name',
  colour: 'Farbe',
  rank: 'Rang',
  federation: 'Land',
  page: (page, all) => `Seite ${page} von ${all}`,
  nextIn: (seconds) => `weiter in ${seconds}\u00a0s`,
  held: 'angehalten',
  version: (version, time) =>
    time === '' ? `Version ${version}` : `Version ${version}, veröffentlicht ${time}`,
  findName: 'Suchen Sie Ihren Namen, dann gehen Sie ans Brett',
  checkResult: 'Prüfen Sie Ihr Ergebnis',
  provisional: (count) => `Vorläufig, ${games(count)} offen`,
  waitingFor: (count) => `Warten auf ${games(count)}`,
  quietNear: (numbers) =>
    numbers.length === 1
      ? `Bitte Ruhe an Brett ${numbers[0]!}`
      : `Bitte Ruhe an den Brettern ${numbers.join(', ')}`,
  roundStartsAt: (round, time) => `Runde ${round} beginnt um ${time} Uhr.`,
  pairingsSoon: 'Die Paarungen kommen nach der letzten Partie.',
  nothingYet: 'Noch ist keine Runde veröffentlicht.',
  nothingYetMore: 'Hier erscheinen die Paarungen der ersten Runde.',
  noStandings: 'Es gibt noch keine Rangliste.',
  noStandingsMore: 'Sie kommt nach der letzten Partie von Runde 1.',
  startsAt: (time) => `Spielbeginn um ${time} Uhr`,
  started: (time) => `Spielbeginn war um ${time} Uhr`,
  noStart: 'Hier erscheint der Spielbeginn.',
  toGo: { hours: 'Stunden, Minuten und Sekunden', minutes: 'Minuten und Sekunden' },
  notAnswering: 'Stand der gezeigten Uhrzeit: Der Laptop antwortet gerade nicht.',
  noWindow: 'Hier lässt sich kein Fenster für den Saal öffnen.',
  windowTitle: 'Saalanzeige',

  control: {
    sees: 'Der Saal sieht',
    views: {
      boards: 'Nach Brettern',
      names: 'Nach Namen',
      standings: 'Rangliste',
      open: 'Offene Partien',
      countdown: 'Countdown',
      blank: 'Leer',
    },
    on: 'an',
    boards: (count, all) => `${boards(count)}, ${pages(all)}`,
    names: (count, all) => `${names(count)}, ${pages(all)}`,
    standings: (afterRound, all) =>
      afterRound === 0 ? 'nach der ersten Runde' : `nach Runde ${afterRound}, ${pages(all)}`,
    open: (count) => games(count),
    countdown: (time) => (time === '' ? 'kein Beginn angesagt' : `bis ${time}`),
    blank: 'nur die Uhr, klein',
    nothing: 'noch nichts veröffentlicht',
    byItself: 'Von selbst',
    rules: {
      names: 'nach Namen bis zum Spielbeginn',
      open: (most) => `offene Partien, wenn ${most} übrig sind`,
      standings: 'Rangliste nach der letzten Partie',
    },
    onlyPublished: (next) =>
      next === null
        ? 'Nur veröffentlichte Runden.'
        : `Nur veröffentlichte Runden. Von Runde ${next} ist vorher nichts zu sehen.`,
    heading: (view, page, all) => (all > 1 ? `${view}, Seite ${page} von ${all}` : view),
    back: 'Zurück',
    forward: 'Weiter',
    hold: 'Anhalten',
    goOn: 'Weiterblättern',
    message: 'Meldungszeile',
    inFoot: 'Unten zeigen',
    asBand: 'Als Band zeigen',
    remove: 'Entfernen',
    screen: 'Bildschirm',
    farthest: 'Entferntester Leser',
    distances: { near: 'nah, 5 m', far: 'fern, 10 m' },
    size: (size, rows) => `Namen ${size} von 1080 Pixeln hoch, bis zu ${rows} pro Seite.`,
    theme: 'Farben',
    themes: { dark: 'dunkel', light: 'hell, für helle Säle' },
    pageStays: 'Seite bleibt',
    seconds: (seconds) => (seconds === 0 ? 'von Hand' : `${seconds}\u00a0s`),
    allPages: (count, seconds) =>
      seconds === 0 ? `${pages(count)}, von Hand geblättert.` : `Alle Seiten: ${count * seconds}\u00a0s.`,
    window: 'Auf dem zweiten Bildschirm',
    states: {
      open: 'offen',
      closed: 'geschlossen',
      'screen-gone': 'Bildschirm fehlt',
    },
    monitor: 'Bildschirm',
    sizeOf: 'Größe',
    pixels: (width, height) => `${width}×${height}`,
    cableOut: 'Kabel gezogen',
    comesBack: 'kommt von selbst zurück',
    contacts: 'Kontaktdaten',
    never: 'nie gezeigt',
    connected: 'verbunden',
    asSeen: (time) => `Wie der Saal es sieht, ${time}.`,
    closedHint: 'Das Fenster ist geschlossen. Das würde es zeigen.',
    goneHint: 'Der Bildschirm fehlt. Das Fenster kommt mit ihm zurück; dieses Fenster bleibt, wo es ist.',
    fullScreen: 'F11 im Saalfenster füllt den Bildschirm.',
    starts: 'Spielbeginn',
    startHint: '14:00',
    startOf: (round) => `Runde ${round}`,
    notTime: 'Eine Uhrzeit wie 14:00',
    earlier: (starts) =>
      `Eine ältere Version hat ${format.list(
        starts.map(({ round, at }) => `Runde ${round} um ${format.time(at)}`),
      )} nur auf diesem Laptop gespeichert.`,
    useEarlier: 'In die Datei übernehmen',
    forgetEarlier: 'Vergessen',
    openWindow: 'Fenster öffnen',
    closeWindow: 'Fenster schließen',
    move: 'Verschieben',
    namesNow: 'Saalanzeige: Liste nach Namen',
  },
} satisfies Room<'de', 'hall'>;
