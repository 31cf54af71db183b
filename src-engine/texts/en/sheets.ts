/** Every word that documents print, apart from names and numbers. */
import type { Points } from '../../model/points.ts';
import type { UnpairedKind } from '../../model/result.ts';
import { format } from './format.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const WORDS = {
  board: 'Board',
  white: 'White',
  black: 'Black',
  name: 'Name',
  colour: 'Colour',
  points: 'Pts',
  number: 'No.',
  federation: 'Fed',
  rating: 'Rtg',
  rank: 'Rank',
  fideId: 'FIDE ID',
  club: 'Club',
  category: 'Cat.',
  note: 'Note',
  bye: 'bye',
  absent: 'absent',
  noGame: 'No game',
  draft: 'DRAFT',
  findYourBoard: 'find your board',
  wrongName: 'Wrong name or colour? Tell the arbiter before play starts.',
  wrongResult: 'Wrong result? Tell the arbiter before the next round is paired.',
  wrongEntry: 'Wrong rating, title or federation? Tell the arbiter.',
  thenOpponent: 'then the opponent’s number and the result',
  whiteWon: 'White won',
  drawn: 'draw',
  blackWon: 'Black won',
  signWhite: 'signed, White',
  signBlack: 'signed, Black',
  players: 'Players',
  entry: 'Entry',
  time: 'Time',
  by: 'By',
  what: 'What',
  seal: 'Seal',
  undone: 'undone',
  inReport: 'goes into the report',
  resultsAndSignatures: 'results and signatures',
  crossAndSign: 'Cross one box. Both players sign.',
  round: 'Round',
  date: 'Date',
  playStarts: 'Play starts',
  findYourBoardFirst: 'Find your board on the lists.',
  timesMayChange: 'Look at the notice board before each round.',
  cutHere: 'Cut along the lines. The pile is in order when the stacks are put together.',
  cutAndFold: 'Cut along the lines and fold once between the marks.',
  byNameLink: 'by name',
  cellsByRank: 'Colour (w White, b Black), the opponent’s place, and the result.',
  whiteLetter: 'w',
  blackLetter: 'b',
  opponentByRank: 'then the opponent’s place and the result',
};

const WORKING_WORDS = {
  title: 'Tie-breaks',
  goesOn: 'continued',
  footer: 'Crossed out: cut. Articles: C.07 of the FIDE Handbook.',
  columns: { result: 'result', score: 'score', amount: 'counts' },
};

const TITLES = {
  'pairings-by-board': 'Pairings by board',
  'pairings-by-name': 'Pairings by name',
  'result-slips': 'Result slips',
  'result-sheet': 'Results and signatures',
  'start-poster': 'Start of the round',
  standings: 'Standings',
  'category-standings': 'Standings by category',
  'wall-chart': 'Wall chart',
  'wall-poster': 'Wall poster',
  'swiss-crosstable': 'Crosstable by rank',
  crosstable: 'Crosstable',
  'tie-break-working': 'Working of tie-breaks',
  'pairing-cards': 'Pairing cards',
  'paper-pack': 'Paper Pack',
  'player-list': 'Player list',
  'start-list': 'Start list by name',
  'players-by-federation': 'Players by federation',
  'players-by-club': 'Players by club',
  'players-by-category': 'Players by category',
  'place-cards': 'Place cards',
  badges: 'Badges',
  schedule: 'Schedule',
  'arbiters-log': 'Arbiter’s log',
};

function roundTitle(round: number): string {
  return `Round ${round}`;
}

/** `after round 6`, `before round 1` */
function afterRound(round: number): string {
  return round === 0 ? 'before round 1' : `after round ${round}`;
}

/** Which issue of a sheet it is. */
interface Imprint {
  readonly draft: boolean;
  /** 0 for none. */
  readonly version: number;
  readonly issuedAt: string;
}

type SpanOf = 'Board' | 'Number' | 'Place' | 'Player' | 'Round' | 'Entry';

/** `Boards 1–20`, `Numbers 31–60`; a single one without a dash. */
function span(what: SpanOf, first: number, last: number): string {
  if (first === last) return `${what} ${first}`;
  return `${what === 'Entry' ? 'Entries' : `${what}s`} ${first}–${last}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** `A – F`; of letters that are read from the right the first one stands at the right. */
function initials(first: string, last: string): string {
  if (first === last) return first;
  return RIGHT_TO_LEFT.test(first) && RIGHT_TO_LEFT.test(last) ? `${last} – ${first}` : `${first} – ${last}`;
}

/** A name in a sentence, with what tells it from a namesake. */
function named(name: string, mark: string): string {
  return mark === '' ? name : `${name} (${mark})`;
}

/** `Page 2 of 5`, or `Part 3, page 2 of 5` */
function pageOf(page: number, pages: number, part = ''): string {
  return part === '' ? `Page ${page} of ${pages}` : `${part}, page ${page} of ${pages}`;
}

function playStarts(time: string): string {
  return time === '' ? '' : `Play starts ${time}`;
}

function plays(opponent: string): string {
  return `plays ${opponent}`;
}

function provisional(openGames: number): string {
  if (openGames === 0) return '';
  return `provisional, ${openGames === 1 ? '1 game' : `${openGames} games`} open`;
}

/** Why a player has no game, as it stands on the wall. */
function reasonWithoutGame(kind: UnpairedKind, points: Points): string {
  switch (kind) {
    case 'pab':
      return `bye, ${format.points(points)} ${Math.abs(points) <= 10 && points !== 0 ? 'point' : 'points'}`;
    case 'full':
      return 'full-point bye';
    case 'half':
      return 'half-point bye';
    case 'zero':
      return 'zero-point bye';
    case 'forfeit-win':
      return 'win by forfeit';
    case 'forfeit-loss':
      return 'loss by forfeit';
  }
}

function entersIn(round: number): string {
  return `from round ${round}`;
}

function leftAfter(round: number): string {
  return round === 0 ? 'withdrawn' : `left after round ${round}`;
}

/** `Ranked by points, then BH/C1 Buchholz Cut 1, BH Buchholz.`: only what ranks. */
function orderOf(
  columns: readonly { readonly code: string; readonly name: string; readonly ranks: boolean }[],
): string {
  const ranking = columns.filter(({ ranks }) => ranks);
  if (ranking.length === 0) return 'Ranked by points.';
  return `Ranked by points, then ${ranking.map(({ code, name }) => `${code} ${name}`).join(', ')}.`;
}

function versionOf(version: number): string {
  return `version ${version}`;
}

/** `1–40 of 113` */
function partOf(first: number, last: number, all: number): string {
  return `${first}–${last} of ${all}`;
}

/** `Players 1–26 against 1–13` */
function against(first: number, last: number): string {
  return `against ${first}–${last}`;
}

/** `Version 1, issued Sun 15 Nov 2026 13:41` */
function issue(imprint: Imprint): string {
  const issued = `issued ${dayAndTime(imprint.issuedAt)}`;
  if (imprint.draft) return `DRAFT, ${issued}`;
  return imprint.version === 0 ? `I${issued.slice(1)}` : `Version ${imprint.version}, ${issued}`;
}

/** `Sun 15 Nov 2026 13:41`, to the second where asked, in the time zone that the text was written in. */
function dayAndTime(iso: string, precision: 'minute' | 'second' = 'minute'): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)(:\d\d)?/.exec(iso);
  if (parts === null) return iso;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
  const seconds = precision === 'second' ? (parts[5] ?? '') : '';
  return `${weekday} ${day} ${MONTHS[month - 1]!} ${year} ${parts[4]!}${seconds}`;
}

/** `4 players on 7 points`, `12 players` */
function tiedOn(players: number, points: Points | null): string {
  return points === null ? `${players} players` : `${players} players on ${format.points(points)}`;
}

/** `place 3, 5½ points` */
function rankAndPoints(rank: number, points: string): string {
  return `place ${rank}, ${points} points`;
}

function noRound(round: number): string {
  return `Round ${round} is not paired yet.`;
}

function noPlayers(): string {
  return 'There are no players yet.';
}

function boardsIn(count: number): string {
  return format.count(count, { one: 'board', other: 'boards' });
}

/** `Sun 15 Nov`; `''` where unknown. */
function dayOf(date: string): string {
  return format.date(date, 'day');
}

function roundState(isPublished: boolean): string {
  return isPublished ? 'paired' : '';
}

function noCategories(): string {
  return 'No categories were entered.';
}

function noEntries(): string {
  return 'Nobody has such an entry.';
}

/** `No. 17`, where a name alone does not tell who it is. */
function numberOf(number: number): string {
  return `No. ${number}`;
}

function notRoundRobin(): string {
  return 'Only in a round robin';
}

export const sheetsText = {
  words: WORDS,
  titles: TITLES,
  roundTitle,
  afterRound,
  span,
  initials,
  named,
  pageOf,
  playStarts,
  plays,
  provisional,
  reasonWithoutGame,
  entersIn,
  leftAfter,
  orderOf,
  versionOf,
  partOf,
  against,
  issue,
  dayAndTime,
  tiedOn,
  rankAndPoints,
  noRound,
  noPlayers,
  notRoundRobin,
  numberOf,
  noneGiven: 'none given',
  boardsIn,
  dayOf,
  roundState,
  noCategories,
  noEntries,
};

export const workingSheetText = WORKING_WORDS;
