/**
 * The part of Markdown that the manual uses, as data. A pair of backticks around a key's name, as in `F2`,
 * becomes a key cap; every other one is code.
 */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'picture'; readonly text: string; readonly href: string };

const KEY =
  /^(F\d{1,2}|(Ctrl |Shift )*([A-Z0-9?/=+,½-]|Enter|Esc|Tab|Space|Del|Home|End|Backspace|Page Up|Page Down|[↑↓←→]))$/;

/** A heading as a link names it: `Is this sheet ours?` is `is-this-sheet-ours`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The words of one line, with what stands out in them. */
export function inlineOf(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let rest = line;
  while (rest !== '') {
    const found = /\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/.exec(rest);
    if (found === null) return [...parts, { kind: 'text', text: rest }];
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    const [whole, strong, em, code, label, href] = found;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: KEY.test(code) ? 'key' : 'code', text: code });
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' });
    rest = rest.slice(found.index + whole.length);
  }
  return parts;
}

/** The blocks of a page. Blocks are parted by blank lines; a list item may go on in an indented line. */
export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  const chunks = source.replaceAll('\r\n', '\n').split(/\n(?:[ \t]*\n)+/);
  for (const chunk of chunks) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 0) blocks.push(...blocksOfChunk(lines));
  }
  return blocks;
}

function blocksOfChunk(lines: readonly string[]): readonly Block[] {
  const first = lines[0]!;
  const heading = /^(#{1,4}) +(.*)$/.exec(first);
  if (heading !== null) {
    const block: Block = { kind: 'heading', level: heading[1]!.length, parts: inlineOf(heading[2]!) };
    return lines.length === 1 ? [block] : [block, ...blocksOfChunk(lines.slice(1))];
  }
  if (first.startsWith('```'))
    return [{ kind: 'code', text: lines.filter((line) => !line.startsWith('```')).join('\n') }];
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(lines.join(' '));
  if (picture !== null) return [{ kind: 'picture', text: picture[1]!, href: picture[2]! }];
  if (first.startsWith('|')) return [tableOf(lines)];
  const bullet = /^\s*(?:[-*]|\d+\.) +/;
  if (!bullet.test(first)) return [{ kind: 'paragraph', parts: inlineOf(lines.join(' ')) }];
  const items: string[] = [];
  for (const line of lines) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [{ kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(inlineOf) }];
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string): readonly (readonly Inline[])[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inlineOf(cell.trim()));
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}
