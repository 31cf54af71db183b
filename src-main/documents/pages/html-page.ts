/** A plain HTML page of an event: its head and style, the links to the others, tables. No script, no request. */
import { texts } from '../words.ts';

/** By which a page is known as one of these: others are never replaced. */
export const PAGES_MARK = '<meta name="generator" content="Wallchart">';

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
.n,.c,.p,.o{white-space:nowrap}
bdi{display:inline-block;min-width:9rem;max-width:18rem;overflow-wrap:anywhere}
.fit bdi{min-width:0}
@media(max-width:30rem){details a,details b{width:45%;padding-right:0}.fit .p,.d{display:none}.fit th,.fit td{padding:.25rem .2rem}}
@media screen and (min-width:30rem){bdi{max-width:24rem}}
small{color:#444}
@media print{nav{display:none}body{max-width:none;font-size:11px}.wide{overflow:visible}tr{break-inside:avoid}th,td{padding:.15rem .3rem}}
`.trim();

/** What a cell says: a text, or markup that is safe. */
export type Content = string | { readonly html: string };

/** A text as it stands in a page: none of its signs is markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function htmlOf(content: Content): string {
  return typeof content === 'string' ? escaped(content) : content.html;
}

/** Federation and rating, or the number, of a namesake. */
const MARK = /\([^()&]{1,14}\)$/u;

/** A name whose direction does not turn what stands around it, and whose mark is not torn on a phone. */
export function name(text: string): Content {
  return { html: `<bdi>${escaped(text).replace(MARK, '<span class="o">$&</span>')}</bdi>` };
}

export interface Column {
  readonly heading: string;
  /** To the right, in the middle, to the right and left out on a phone. */
  readonly align?: 'n' | 'c' | 'p';
  /** Left out on a phone in every table. */
  readonly atDesk?: boolean;
  /** On one line. */
  readonly whole?: boolean;
}

/** A table. `fit`: as wide as a phone, for who looks for a board; others are moved sideways there. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  { fit = false } = {},
): string {
  const cell = (tag: 'td' | 'th', content: Content, { align, atDesk, whole }: Column): string => {
    const classes = [align, atDesk === true ? 'd' : undefined, whole === true ? 'o' : undefined];
    const named = classes.filter((one) => one !== undefined).join(' ');
    return `<${tag}${named === '' ? '' : ` class="${named}"`}>${htmlOf(content)}</${tag}>`;
  };
  const head = columns.map((column) => cell('th', column.heading, column)).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((content, index) => cell('td', content, columns[index]!)).join('')}</tr>`,
  );
  return `<div class="wide"><table${fit ? ' class="fit"' : ''}>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

/** One page, and how the others lead to it. */
export interface HtmlPage {
  readonly fileName: string;
  /** In the list of pages. */
  readonly link: string;
  /** A round before the newest: its links are folded away, so that on a phone the page itself is seen. */
  readonly isEarlier: boolean;
  readonly title: string;
  readonly about: string;
  readonly body: string;
}

/** The whole page of an event, with links to all of its pages. */
export function pageOf(event: string, page: HtmlPage, all: readonly HtmlPage[]): string {
  const linksTo = (pages: readonly HtmlPage[]): string =>
    pages
      .map(({ fileName, link }) =>
        fileName === page.fileName
          ? `<b aria-current="page">${escaped(link)}</b>`
          : `<a href="${fileName}">${escaped(link)}</a>`,
      )
      .join('\n');
  const earlier = all.filter(({ isEarlier }) => isEarlier);
  const folded =
    earlier.length === 0
      ? ''
      : `\n<details><summary>${escaped(texts.sheets.words.earlierRounds)}</summary>\n${linksTo(earlier)}</details>`;
  return `<!doctype html>
<html lang="${texts.format.locale}">
<head>
<meta charset="utf-8">
${PAGES_MARK}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${page.title} · ${event}`)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<nav>${linksTo(all.filter(({ isEarlier }) => !isEarlier))}${folded}</nav>
<p>${escaped(event)}</p>
<h1>${escaped(page.title)}</h1>
<p><small>${escaped(page.about)}</small></p>
${page.body}
</body>
</html>
`;
}
