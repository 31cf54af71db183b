/**
 * The event as plain HTML pages to copy to any website: no script, no request, one file a page, readable on a phone and
 * printable. Published rounds only, and of players nothing but what hangs on the wall. The same tournament gives the same bytes.
 */
import {
  isPredetermined,
  newestPlayedRound,
  publishedPart,
  type Tournament,
} from '../../../src-engine/index.ts';
import { joined } from '../../../src-engine/texts/index.ts';
import {
  byName,
  crosstableView,
  playerListView,
  standingsView,
  wallChartView,
} from '../views/event-views.ts';
import { escaped, name, pageOf, table, type Column, type Content, type HtmlPage } from './html-page.ts';
import { pairingsByBoardView, pairingsByNameView } from '../views/round-views.ts';
import type {
  CrosstableView,
  DocumentMeta,
  PairingsByBoardView,
  PairingsByNameView,
  PersonColumns,
  WallCell,
  WallChartView,
} from '../views/view.ts';
import { isByRank } from '../sheets/wall-chart.ts';
import { texts } from '../words.ts';

export interface StaticPage {
  readonly fileName: string;
  readonly html: string;
}

/** All pages of the event; the first one is `index.html`. */
export function staticPages(whole: Tournament): readonly StaticPage[] {
  const tournament = publishedPart(whole);
  // No page shows anything of it: another run changes nothing.
  const meta: DocumentMeta = { issuedAt: '', version: 0, draft: false, seal: '', playStarts: '' };
  const made = [
    ...roundPages(tournament, meta),
    ...(tournament.players.length === 0 ? [] : eventPages(tournament, meta)),
  ];
  const pages = made.map((page, index) => (index === 0 ? { ...page, fileName: 'index.html' } : page));
  return pages.map((page) => ({ fileName: page.fileName, html: pageOf(tournament.info.name, page, pages) }));
}

/** The newest round first. */
function roundPages(tournament: Tournament, meta: DocumentMeta): readonly HtmlPage[] {
  return tournament.rounds
    .map((round, index) => ({ round, number: index + 1 }))
    .toReversed()
    .flatMap(({ round, number }) => {
      const about = [texts.sheets.versionOf(round.version), texts.sheets.dayAndTime(round.publishedAt)];
      const title = texts.sheets.roundTitle(number);
      const head = { about: joined(about), isEarlier: number < tournament.rounds.length };
      return [
        {
          ...head,
          title,
          fileName: `round-${number}.html`,
          link: title,
          body: boardsOf(pairingsByBoardView(tournament, number, meta)),
        },
        {
          ...head,
          title: texts.sheets.titleOfRound(number, texts.sheets.titles['pairings-by-name']),
          fileName: `round-${number}-by-name.html`,
          link: `${title} ${texts.sheets.words.byNameLink}`,
          body: namesOf(pairingsByNameView(tournament, number, meta)),
        },
      ];
    });
}

/** The boards of a round, and who has no game. */
function boardsOf({ boards, unpaired }: PairingsByBoardView): string {
  const words = texts.sheets.words;
  const listed = table(
    [
      { heading: words.board, align: 'n' },
      { heading: words.white },
      { heading: words.points, align: 'p' },
      { heading: '', align: 'c' },
      { heading: words.points, align: 'p' },
      { heading: words.black },
    ],
    boards.map(({ board, white, black, result }) => [
      `${board}`,
      name(texts.sheets.named(white.name, white.mark)),
      texts.format.points(white.points),
      result === '' ? '–' : result,
      texts.format.points(black.points),
      name(texts.sheets.named(black.name, black.mark)),
    ]),
    { fit: true },
  );
  if (unpaired.length === 0) return listed;
  const others = unpaired.map(
    (player) =>
      `<li><bdi>${escaped(player.name)}</bdi>${texts.app.about('', '')}${escaped(player.reason)}</li>`,
  );
  return `${listed}\n<p>${words.noGame}</p>\n<ul>${others.join('')}</ul>`;
}

/** The players of a round by name, each with board and colour. */
function namesOf({ entries }: PairingsByNameView): string {
  const words = texts.sheets.words;
  return table(
    [
      { heading: words.name },
      { heading: words.board, align: 'n' },
      { heading: words.colour },
      { heading: '' },
    ],
    entries.map((entry) => [
      name(texts.sheets.named(entry.name, entry.mark)),
      entry.board === null ? '–' : `${entry.board}`,
      entry.colour === null ? '' : words[entry.colour],
      name(entry.note),
    ]),
    { fit: true },
  );
}

function personOf({ title, name: full, federation, rating }: PersonColumns): readonly Content[] {
  return [title ?? '', name(full), federation, rating === 0 ? '' : `${rating}`];
}

/** `atDesk`: a phone shows what comes after them instead of federation and rating. */
function personColumns(atDesk: boolean): readonly Column[] {
  return [
    { heading: '' },
    { heading: texts.sheets.words.name },
    { heading: texts.sheets.words.federation, atDesk },
    { heading: texts.sheets.words.rating, align: 'n', atDesk },
  ];
}

function eventPages(tournament: Tournament, meta: DocumentMeta): readonly HtmlPage[] {
  const round = newestPlayedRound(tournament);
  const standings = standingsView(tournament, round, meta);
  const players = playerListView(tournament, meta, byName);
  const pages: readonly Omit<HtmlPage, 'isEarlier'>[] = [
    {
      fileName: 'standings.html',
      link: texts.sheets.titles.standings,
      title: texts.sheets.titleAfter(texts.sheets.titles.standings, round),
      about: joined([texts.sheets.provisional(standings.openGames), texts.sheets.orderOf(standings.columns)]),
      body: table(
        [
          { heading: texts.sheets.words.rank, align: 'n' },
          ...personColumns(true),
          { heading: texts.sheets.words.points, align: 'n' },
          ...standings.columns.map(({ code }): Column => ({ heading: code, align: 'n' })),
        ],
        standings.rows.map((row) => [
          `${row.rank}`,
          ...personOf(row),
          texts.format.points(row.points),
          ...row.values,
        ]),
      ),
    },
    isPredetermined(tournament)
      ? everybodyAgainstEverybody(crosstableView(tournament, round, meta))
      : roundByRound(wallChartView(tournament, round, meta, 'rank')),
    {
      fileName: 'players.html',
      link: texts.sheets.titles['start-list'],
      title: texts.sheets.titles['start-list'],
      about: '',
      body: table(
        [
          { heading: texts.sheets.words.number, align: 'n' },
          ...personColumns(false),
          { heading: texts.sheets.words.club },
          { heading: texts.sheets.words.note, whole: true },
        ],
        players.rows.map((row) => [
          row.number === 0 ? '' : `${row.number}`,
          ...personOf(row),
          row.club,
          row.note,
        ]),
      ),
    },
  ];
  return pages.map((page) => ({ ...page, isEarlier: false }));
}

/** Points stand before the rounds: a phone shows them without a movement of the finger. */
function chartColumns(first: string, results: readonly string[]): readonly Column[] {
  return [
    { heading: first, align: 'n' },
    ...personColumns(true),
    { heading: texts.sheets.words.points, align: 'n' },
    ...results.map((heading): Column => ({ heading, align: 'c' })),
  ];
}

function chartPage(
  kind: 'crosstable' | 'swiss-crosstable',
  { afterRound, openGames }: Pick<CrosstableView, 'afterRound' | 'openGames'>,
  about: string,
  body: string,
): Omit<HtmlPage, 'isEarlier'> {
  const title = texts.sheets.titles[kind];
  return {
    fileName: 'crosstable.html',
    link: title,
    title: texts.sheets.titleAfter(title, afterRound),
    about: joined([texts.sheets.provisional(openGames), about]),
    body,
  };
}

function roundByRound(chart: WallChartView): Omit<HtmlPage, 'isEarlier'> {
  const { rank, number } = texts.sheets.words;
  const rounds = Array.from({ length: chart.rounds }, (_, index) => `R${index + 1}`);
  const body = table(
    chartColumns(isByRank(chart, 'swiss-crosstable') ? rank : number, rounds),
    chart.rows.map((row) => [
      `${row.number}`,
      ...personOf(row),
      texts.format.points(row.points),
      ...row.cells.map(cellText),
    ]),
  );
  return chartPage('swiss-crosstable', chart, texts.sheets.words.cellsByRank, body);
}

function everybodyAgainstEverybody(chart: CrosstableView): Omit<HtmlPage, 'isEarlier'> {
  const opponents = chart.rows.map((_, index) => `${index + 1}`);
  const tieBreaks = chart.columns.map(({ code }): Column => ({ heading: code, align: 'n' }));
  const { number, rank } = texts.sheets.words;
  const body = table(
    [...chartColumns(number, opponents), ...tieBreaks, { heading: rank, align: 'n' }],
    chart.rows.map((row, index) => [
      `${index + 1}`,
      ...personOf(row),
      texts.format.points(row.points),
      ...row.results.map((result) => result ?? NOBODY),
      ...row.values,
      `${row.rank}`,
    ]),
  );
  return chartPage('crosstable', chart, texts.sheets.orderOf(chart.columns), body);
}

/** On the diagonal of a crosstable: nobody plays themselves. */
const NOBODY = '×';

/** `w12 1`: colour, the opponent's number in the first column, the result. */
function cellText({ colour, opponent, label, result }: WallCell): string {
  if (opponent === null) return [label, result].filter((part) => part !== '').join(' ');
  return [
    `${colour === 'white' ? texts.sheets.words.whiteLetter : texts.sheets.words.blackLetter}${opponent}`,
    result,
  ]
    .join(' ')
    .trim();
}
