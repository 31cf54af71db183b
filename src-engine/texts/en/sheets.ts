/** Every word that documents print, apart from names and numbers. */
import type { Points } from '../../model/points.ts';
import type { UnpairedKind } from '../../model/result.ts';
import { format } from './format.ts';
import { TITLES, WORDS } from './sheet-words.ts';

const WORKING_WORDS = {
  title: 'Tie-breaks',
  goesOn: 'continued',
  footer: 'Crossed out: cut. Articles: C.07 of the FIDE Handbook.',
  columns: { result: 'result', score: 'score', amount: 'counts' },
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

/** `Round 7, Pairings by board` */
function titleOfRound(round: number, title: string): string {
  return `${roundTitle(round)}, ${title}`;
}

/** `Standings after round 6` */
function titleAfter(title: string, round: number): string {
  return `${title} ${afterRound(round)}`;
}

type SpanOf = 'Board' | 'Number' | 'Rank' | 'Player' | 'Round' | 'Entry';

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
  return `provisional, ${format.count(openGames, { one: 'game', other: 'games' })} open`;
}

/** Half a point and one are singular. */
const isOne = (points: Points): boolean => Math.abs(points) <= 10 && points !== 0;

/** Why a player has no game, as it is on the wall. */
function reasonWithoutGame(kind: UnpairedKind, points: Points): string {
  switch (kind) {
    case 'pab':
      return `bye, ${format.points(points)} ${isOne(points) ? 'point' : 'points'}`;
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
function against(players: string, first: number, last: number): string {
  return `${players} against ${first}–${last}`;
}

/** `White, absolute`, the colour that is due and how strongly. */
function dueColour(colour: 'white' | 'black', strength: string): string {
  const name = colour === 'white' ? WORDS.white : WORDS.black;
  return strength === '' ? name : `${name}, ${strength}`;
}

/** `Round 7, version 2`, on what is cut off the page. */
function roundAndVersion(round: number, { draft, version }: Imprint): string {
  return `${roundTitle(round)}, ${draft ? WORDS.draft : versionOf(version)}`;
}

/** `Version 1, issued Sun 15 Nov 2026 13:41` */
function issue(imprint: Imprint): string {
  const at = dayAndTime(imprint.issuedAt);
  if (imprint.draft) return `DRAFT, issued ${at}`;
  return imprint.version === 0 ? `Issued ${at}` : `Version ${imprint.version}, issued ${at}`;
}

/** `Sun 15 Nov 2026 13:41`, to the second where asked, in the time zone that the text was written in. */
function dayAndTime(iso: string, precision: 'minute' | 'second' = 'minute'): string {
  // Without the comma that English has after the weekday: the line is short, and a second comma follows.
  const [date, time] = [format.date(iso, 'date').replace(',', ''), format.time(iso, precision)];
  return date === '' || time === '' ? iso : `${date} ${time}`;
}

const playersOf = (count: number): string => format.count(count, { one: 'player', other: 'players' });

/** `4 players on 7`, `12 players` */
function tiedOn(players: number, points: Points | null): string {
  return points === null ? playersOf(players) : `${playersOf(players)} on ${format.points(points)}`;
}

/** `rank 3, 5½ points` */
function rankAndPoints(rank: number, points: Points): string {
  return `rank ${rank}, ${format.points(points)} ${isOne(points) ? 'point' : 'points'}`;
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

/** `3 boards changed` */
function changedBoards(count: number): string {
  return `${boardsIn(count)} changed`;
}

function insteadOf(version: number): string {
  return version === 0 ? '' : `replaces version ${version}`;
}

/** `Result slips ×2` */
function copiesOf(title: string, copies: number): string {
  return copies === 1 ? title : `${title} ×${copies}`;
}

function notPublished(round: number): string {
  return `Round ${round} is not published.`;
}

function noGames(round: number): string {
  return `Round ${round} has no games.`;
}

function fromVersion2(): string {
  return 'Only from version 2 on';
}

/** `White had Black last. (5.2.1)` */
function withArticle(sentence: string, article: string): string {
  return article === '' ? sentence : `${sentence} (${article})`;
}

/** `No. 17`, where a name alone does not tell who it is. */
function numberOf(number: number): string {
  return `No. ${number}`;
}

function noRules(): string {
  return 'The rules of this system are not known.';
}

function rulesInFull(edition: string): string {
  return `The rules in full: ${edition}.`;
}

function rulesInShort(edition: string): string {
  return `In short. The whole text is in the FIDE Handbook: ${edition}.`;
}

function notRoundRobin(): string {
  return 'Only in a round robin';
}

export const sheetsText = {
  words: WORDS,
  titles: TITLES,
  roundTitle,
  /** The event on sheets of a round of Chess960, whose games begin with one position. */
  withPosition: (event: string, number: number, position: string) =>
    `${event} · Chess960, position ${number}: ${position}`,
  afterRound,
  titleOfRound,
  /** A title behind another heading: `explanations`. */
  titleInLine: (title: string) => title.toLowerCase(),
  titleAfter,
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
  dueColour,
  roundAndVersion,
  issue,
  dayAndTime,
  tiedOn,
  rankAndPoints,
  noRound,
  noPlayers,
  notRoundRobin,
  noRules,
  rulesInFull,
  rulesInShort,
  numberOf,
  noneGiven: 'none given',
  boardsIn,
  dayOf,
  roundState,
  noCategories,
  noEntries,
  changedBoards,
  insteadOf,
  withArticle,
  fromVersion2,
  copiesOf,
  notPublished,
  noGames,
};

export const workingSheetText = WORKING_WORDS;
