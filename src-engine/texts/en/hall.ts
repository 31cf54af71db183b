/** What the hall reads on the screen, and the page from which the arbiter sets it. */
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'board', other: 'boards' });
const games = (count: number): string => format.count(count, { one: 'game', other: 'games' });
const pages = (count: number): string => format.count(count, { one: 'page', other: 'pages' });
const names = (count: number): string => format.count(count, { one: 'name', other: 'names' });

type View = 'boards' | 'names' | 'standings' | 'open' | 'countdown' | 'blank';

export const hallText = {
  /** Words of the window itself. */
  round: (round: number) => `Round ${round}`,
  standings: 'Standings',
  gamesLeft: (count: number) => `${games(count)} still on`,
  allDone: 'All games are over',
  boardsPart: (first: number, last: number, all: number) => `Boards ${first} to ${last} of ${all}`,
  namesPart: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  standingsPart: (afterRound: number, first: number, last: number, all: number) =>
    `After round ${afterRound}, ${first} to ${last} of ${all}`,
  openPart: (round: number, done: number, all: number) => `Round ${round}, ${done} of ${boards(all)} done`,
  countdownPart: (count: number) => boards(count),
  playStarts: 'Play starts',
  roundStarts: (round: number) => `Round ${round}`,
  timeNow: (time: string) => `${time}, now`,
  now: 'now',
  board: 'Board',
  white: 'White',
  black: 'Black',
  points: 'Pts',
  pointsHead: 'Points',
  name: 'Name',
  colour: 'Colour',
  rank: 'Rank',
  federation: 'Fed',
  page: (page: number, all: number) => `Page ${page} of ${all}`,
  nextIn: (seconds: number) => `next in ${seconds} s`,
  held: 'held',
  version: (version: number, time: string) =>
    time === '' ? `Version ${version}` : `Version ${version}, published ${time}`,
  findName: 'Find your name, then go to the board',
  checkResult: 'Check your result',
  provisional: (count: number) => `Provisional, ${games(count)} open`,
  waitingFor: (count: number) => `Waiting for ${games(count)}`,
  quietNear: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Please be quiet near board ${numbers[0]!}`
      : `Please be quiet near boards ${numbers.join(', ')}`,
  roundStartsAt: (round: number, time: string) => `Round ${round} starts at ${time}.`,
  pairingsSoon: 'The pairings come after the last game.',
  nothingYet: 'No round is published yet.',
  nothingYetMore: 'The pairings of the first round come here.',
  noStandings: 'There are no standings yet.',
  noStandingsMore: 'They come after the last game of round 1.',
  startsAt: (time: string) => `Play starts at ${time}`,
  started: (time: string) => `Play started at ${time}`,
  noStart: 'The start of play comes here.',
  toGo: { hours: 'hours, minutes and seconds to go', minutes: 'minutes and seconds to go' },
  notAnswering: 'As of the time shown: the laptop does not answer at the moment.',
  noWindow: 'No window for the hall can be opened here.',
  windowTitle: 'Hall screen',

  control: {
    sees: 'The hall sees',
    views: {
      boards: 'By board',
      names: 'By name',
      standings: 'Standings',
      open: 'Open games',
      countdown: 'Countdown',
      blank: 'Blank',
    } satisfies Record<View, string>,
    on: 'on',
    boards: (count: number, all: number) => `${boards(count)}, ${pages(all)}`,
    names: (count: number, all: number) => `${names(count)}, ${pages(all)}`,
    standings: (afterRound: number, all: number) =>
      afterRound === 0 ? 'after the first round' : `after round ${afterRound}, ${pages(all)}`,
    open: (count: number) => games(count),
    countdown: (time: string) => (time === '' ? 'no start announced' : `to ${time}`),
    blank: 'only the clock, small',
    nothing: 'nothing published yet',
    byItself: 'By itself',
    rules: {
      names: 'by name until play starts',
      open: (most: number) => `open games when ${most} are left`,
      standings: 'standings after the last game',
    },
    onlyPublished: (next: number | null) =>
      next === null
        ? 'Only published rounds.'
        : `Only published rounds. Round ${next} shows nothing before it is published.`,
    heading: (view: string, page: number, all: number) =>
      all > 1 ? `${view}, page ${page} of ${all}` : view,
    back: 'Back',
    forward: 'Next',
    hold: 'Hold',
    goOn: 'Continue',
    message: 'Message line',
    inFoot: 'Show in the foot',
    asBand: 'Show as a band',
    remove: 'Remove',
    screen: 'Screen',
    farthest: 'Farthest reader',
    distances: { near: 'near, 5 m', far: 'far, 10 m' },
    size: (size: number, rows: number) => `Names ${size} px of 1080 lines, up to ${rows} a page.`,
    theme: 'Theme',
    themes: { dark: 'dark', light: 'light, bright hall' },
    pageStays: 'Page stays',
    seconds: (seconds: number) => (seconds === 0 ? 'by hand' : `${seconds} s`),
    allPages: (count: number, seconds: number) =>
      seconds === 0 ? `${pages(count)}, turned by hand.` : `All pages: ${count * seconds} s.`,
    window: 'On the second screen',
    states: {
      open: 'open',
      closed: 'closed',
      'screen-gone': 'screen gone',
    },
    monitor: 'Screen',
    sizeOf: 'Size',
    pixels: (width: number, height: number) => `${width}×${height}`,
    cableOut: 'Cable out',
    comesBack: 'comes back by itself',
    contacts: 'Contact data',
    never: 'never shown',
    connected: 'connected',
    asSeen: (time: string) => `As the hall sees it, ${time}.`,
    closedHint: 'The window is closed. This is what it would show.',
    goneHint: 'The screen is gone. The window comes back with it; this window stays where it is.',
    fullScreen: 'In the hall window, F11 makes it fill the screen.',
    starts: 'Play starts',
    startHint: '14:00',
    startOf: (round: number) => `Round ${round}`,
    notTime: 'A time such as 14:00',
    earlier: (starts: readonly { readonly round: number; readonly at: string }[]) =>
      `An older version kept ${format.list(
        starts.map(({ round, at }) => `round ${round} at ${format.time(at)}`),
      )} on this laptop only.`,
    useEarlier: 'Put in the file',
    forgetEarlier: 'Forget',
    openWindow: 'Open the window',
    closeWindow: 'Close the window',
    move: 'Move it',
    namesNow: 'Hall screen: list by name',
  },
};
