/**
 * The event as plain HTML pages to copy to any website: no script, no request, one file a page, readable on a phone and
 * printable. Published rounds only, and of players nothing but what hangs on the wall. The same tournament gives the same bytes.
 */
import { formatPoints, newestPlayedRound, publishedPart, type Tournament } from '../../src-engine/index.ts';
import { joined } from '../../src-engine/texts/index.ts';
import { byName, playerListView, standingsView, wallChartView } from './event-views.ts';
import { pairingsByBoardView, pairingsByNameView } from './round-views.ts';
import type { DocumentMeta, PersonColumns, WallCell } from './view.ts';
import { texts } from './words.ts';

/** By which a page is known as one of these: others are never replaced. */
export const PAGES_MARK = '<meta name="generator" content="Wallchart">';

export interface StaticPage {
  readonly fileName: string;
  readonly html: string;
}

const STYLE = `
body{font:16px/1.4 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:.75rem;color:#111;background:#fff}
nav{border-bottom:2px solid;padding-bottom:.25rem}
nav a,nav b{display:inline-block;padding:.4rem 1rem .4rem 0}
summary{padding:.4rem 0;cursor:pointer}
p{margin:.25rem 0}
h1{font-size:1.3rem;margin:.25rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:.25rem .4rem;text-align:left;border-bottom:1px solid #bbb;vertical-align:top}
tr:nth-child(5n) td{border-bottom:2px solid #333}
.n,.p{text-align:right}.c{text-align:center}
.n,.c,.p{white-space:nowrap}
bdi{display:inline-block;min-width:9rem;max-width:18rem;overflow-wrap:anywhere}
.fit bdi{min-width:0}
@media(max-width:30rem){.fit .p{display:none}.fit th,.fit td{padding:.25rem .2rem}}
small{color:#444}
@media print{nav{display:none}body{max-width:none;font-size:11px}}
`.trim();

type Content = string | { readonly html: string };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function htmlOf(content: Content): string {
  return typeof content === 'string' ? escaped(content) : content.html;
}

/** A name whose direction does not turn what stands around it. */
function name(text: string): Content {
  return { html: `<bdi>${escaped(text)}</bdi>` };
}

interface Column {
  readonly heading: string;
  /** To the right, in the middle, to the right and left out on a phone. */
  readonly align?: 'n' | 'c' | 'p';
}

/** `fit`: as wide as a phone, for who looks for a board; others are moved sideways there. */
function table(
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  { fit = false } = {},
): string {
  const cell = (tag: 'td' | 'th', content: Content, { align }: Column): string =>
    `<${tag}${align === undefined ? '' : ` class="${align}"`}>${htmlOf(content)}</${tag}>`;
  const head = columns.map((column) => cell('th', column.heading, column)).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((content, index) => cell('td', content, columns[index]!)).join('')}</tr>`,
  );
  return `<div class="wide"><table${fit ? ' class="fit"' : ''}>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

interface Draft {
  readonly fileName: string;
  /** In the list of pages. */
  readonly link: string;
  /** A round before the newest: its links are folded away, so that on a phone the page itself is seen. */
  readonly isEarlier: boolean;
  readonly title: string;
  readonly about: string;
  readonly body: string;
}

/** All pages of the event; the first one is `index.html`. */
export function staticPages(whole: Tournament): readonly StaticPage[] {
  const tournament = publishedPart(whole);
  const newest = tournament.rounds.at(-1);
  const meta: DocumentMeta = {
    // The clock of the last publication: another run changes nothing.
    issuedAt: newest?.publishedAt ?? '',
    version: newest?.version ?? 0,
    draft: false,
    seal: '',
    playStarts: '',
  };
  const drafts = [
    ...roundDrafts(tournament, meta),
    ...(tournament.players.length === 0 ? [] : eventDrafts(tournament, meta)),
  ];
  const pages = drafts.map((draft, index) => (index === 0 ? { ...draft, fileName: 'index.html' } : draft));
  return pages.map((draft) => ({ fileName: draft.fileName, html: pageOf(tournament, draft, pages) }));
}

function pageOf({ info }: Tournament, draft: Draft, all: readonly Draft[]): string {
  const linksTo = (pages: readonly Draft[]): string =>
    pages
      .map(({ fileName, link }) =>
        fileName === draft.fileName
          ? `<b aria-current="page">${escaped(link)}</b>`
          : `<a href="${fileName}">${escaped(link)}</a>`,
      )
      .join('\n');
  const earlier = all.filter(({ isEarlier }) => isEarlier);
  const folded =
    earlier.length === 0
      ? ''
      : `\n<details${draft.isEarlier ? ' open' : ''}><summary>${escaped(texts.sheets.words.earlierRounds)}</summary>\n${linksTo(earlier)}</details>`;
  return `<!doctype html>
<html lang="${texts.format.locale}">
<head>
<meta charset="utf-8">
${PAGES_MARK}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${draft.title} · ${info.name}`)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<nav>${linksTo(all.filter(({ isEarlier }) => !isEarlier))}${folded}</nav>
<p>${escaped(info.name)}</p>
<h1>${escaped(draft.title)}</h1>
<p><small>${escaped(draft.about)}</small></p>
${draft.body}
</body>
</html>
`;
}

/** The newest round first. */
function roundDrafts(tournament: Tournament, meta: DocumentMeta): readonly Draft[] {
  return tournament.rounds
    .map((round, index) => ({ round, number: index + 1 }))
    .toReversed()
    .flatMap(({ round, number }) => {
      const about = [
        texts.sheets.versionOf(round.version),
        round.publishedAt === '' ? '' : texts.sheets.dayAndTime(round.publishedAt),
      ];
      const head = {
        title: texts.sheets.roundTitle(number),
        about: joined(about),
        isEarlier: number < tournament.rounds.length,
      };
      const byBoard = pairingsByBoardView(tournament, number, meta);
      const boards = table(
        [
          { heading: texts.sheets.words.board, align: 'n' },
          { heading: texts.sheets.words.white },
          { heading: texts.sheets.words.points, align: 'p' },
          { heading: '', align: 'c' },
          { heading: texts.sheets.words.points, align: 'p' },
          { heading: texts.sheets.words.black },
        ],
        byBoard.boards.map(({ board, white, black, result }) => [
          `${board}`,
          name(texts.sheets.named(white.name, white.mark)),
          formatPoints(white.points),
          result === '' ? '–' : result,
          formatPoints(black.points),
          name(texts.sheets.named(black.name, black.mark)),
        ]),
        { fit: true },
      );
      const others = byBoard.unpaired.map(
        (player) => `<li><bdi>${escaped(player.name)}</bdi>: ${escaped(player.reason)}</li>`,
      );
      const byNameRows = pairingsByNameView(tournament, number, meta).entries.map((entry) => [
        name(texts.sheets.named(entry.name, entry.mark)),
        entry.board === null ? '–' : `${entry.board}`,
        entry.colour === null ? '' : texts.sheets.words[entry.colour],
        name(entry.note),
      ]);
      return [
        {
          ...head,
          fileName: `round-${number}.html`,
          link: texts.sheets.roundTitle(number),
          body:
            others.length === 0
              ? boards
              : `${boards}\n<p>${texts.sheets.words.noGame}</p>\n<ul>${others.join('')}</ul>`,
        },
        {
          ...head,
          title: texts.sheets.titleOfRound(number, texts.sheets.titles['pairings-by-name']),
          fileName: `round-${number}-by-name.html`,
          link: `${texts.sheets.roundTitle(number)} ${texts.sheets.words.byNameLink}`,
          body: table(
            [
              { heading: texts.sheets.words.name },
              { heading: texts.sheets.words.board, align: 'n' },
              { heading: texts.sheets.words.colour },
              { heading: '' },
            ],
            byNameRows,
            { fit: true },
          ),
        },
      ];
    });
}

function personOf({ title, name: full, federation, rating }: PersonColumns): readonly Content[] {
  return [title ?? '', name(full), federation, rating === 0 ? '' : `${rating}`];
}

function personColumns(): readonly Column[] {
  return [
    { heading: '' },
    { heading: texts.sheets.words.name },
    { heading: texts.sheets.words.federation },
    { heading: texts.sheets.words.rating, align: 'n' },
  ];
}

function eventDrafts(tournament: Tournament, meta: DocumentMeta): readonly Draft[] {
  const round = newestPlayedRound(tournament);
  const standings = standingsView(tournament, round, meta);
  const chart = wallChartView(tournament, round, meta, 'rank');
  const players = playerListView(tournament, meta, byName);
  const pages: readonly Omit<Draft, 'isEarlier'>[] = [
    {
      fileName: 'standings.html',
      link: texts.sheets.titles.standings,
      title: texts.sheets.titleAfter(texts.sheets.titles.standings, round),
      about: texts.sheets.orderOf(standings.columns),
      body: table(
        [
          { heading: texts.sheets.words.rank, align: 'n' },
          ...personColumns(),
          { heading: texts.sheets.words.points, align: 'n' },
          ...standings.columns.map(({ code }): Column => ({ heading: code, align: 'n' })),
        ],
        standings.rows.map((row) => [
          `${row.rank}`,
          ...personOf(row),
          formatPoints(row.points),
          ...row.values,
        ]),
      ),
    },
    {
      fileName: 'crosstable.html',
      link: texts.sheets.titles['swiss-crosstable'],
      title: texts.sheets.titleAfter(texts.sheets.titles['swiss-crosstable'], round),
      about: texts.sheets.words.cellsByRank,
      body: table(
        [
          { heading: texts.sheets.words.place, align: 'n' },
          ...personColumns(),
          ...Array.from({ length: chart.rounds }, (_, index): Column => ({
            heading: `R${index + 1}`,
            align: 'c',
          })),
          { heading: texts.sheets.words.points, align: 'n' },
        ],
        chart.rows.map((row) => [
          `${row.number}`,
          ...personOf(row),
          ...row.cells.map(cellText),
          formatPoints(row.points),
        ]),
      ),
    },
    {
      fileName: 'players.html',
      link: texts.sheets.titles['start-list'],
      title: texts.sheets.titles['start-list'],
      about: '',
      body: table(
        [
          { heading: texts.sheets.words.number, align: 'n' },
          ...personColumns(),
          { heading: texts.sheets.words.club },
          { heading: texts.sheets.words.note },
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

/** `w12 1`: colour, the opponent's place, the result. */
function cellText({ colour, opponent, label, result }: WallCell): string {
  if (colour === null || opponent === null) return [label, result].filter((part) => part !== '').join(' ');
  return [
    `${colour === 'white' ? texts.sheets.words.whiteLetter : texts.sheets.words.blackLetter}${opponent}`,
    result,
  ]
    .join(' ')
    .trim();
}
