/** FIDE's lists as XML: `playerslist` of `player` elements, piece by piece. */
import { xmlWalker } from '../files/xml.ts';
import {
  cellText,
  NO_ENTRY,
  ratingOf,
  sexOf,
  titlesOf,
  wholeNumber,
  yearOf,
  type ListEntry,
} from './entry.ts';

const LONGEST_CELL = 2_000;

/** What a document says, given as it is read. */
interface XmlListVisitor {
  readonly entry: (entry: ListEntry) => void;
  /** A player who says nothing, by what stands in their elements. */
  readonly unreadable: (text: string) => void;
}

/** Reads a document as it comes. `write` and `close` throw for what is not well-formed or no list. */
export function xmlListReader(visitor: XmlListVisitor, tempo: 'standard' | 'rapid' | 'blitz') {
  let cells: Map<string, string> | null = null;
  let field = '';
  let root = '';
  return xmlWalker({
    open(name) {
      root ||= name;
      if (root !== 'playerslist') throw new Error(`root ${root}`);
      if (name === 'player') cells = new Map();
      else field = cells === null ? '' : name;
    },
    text(text) {
      if (cells === null || field === '') return;
      const before = cells.get(field) ?? '';
      if (before.length < LONGEST_CELL) cells.set(field, before + text.slice(0, LONGEST_CELL));
    },
    close(name) {
      field = '';
      if (name !== 'player' || cells === null) return;
      const entry = entryOf(cells, tempo);
      const text = entry === null ? [...cells.values()].join(' ') : '';
      cells = null;
      if (entry === null) visitor.unreadable(text);
      else visitor.entry(entry);
    },
  });
}

function entryOf(
  cells: ReadonlyMap<string, string>,
  tempo: 'standard' | 'rapid' | 'blitz',
): ListEntry | null {
  const cell = (name: string): string => (cells.get(name) ?? '').trim();
  const id = wholeNumber(cell('fideid'));
  const name = cellText(cell('name'));
  const born = yearOf(cell('birthday'));
  const [rating, rapid, blitz] = [
    ratingOf(cell('rating')),
    ratingOf(cell('rapid_rating')),
    ratingOf(cell('blitz_rating')),
  ];
  if (id === null || id === 0 || name === '' || born === null) return null;
  if (rating === null || rapid === null || blitz === null) return null;
  const k = (cellName: string): number => wholeNumber(cell(cellName), 99) ?? 0;
  return {
    ...NO_ENTRY,
    rapid,
    blitz,
    rapidK: k('rapid_k'),
    blitzK: k('blitz_k'),
    // A list of one tempo has it under the plain name.
    [tempo]: rating,
    [`${tempo}K`]: k('k'),
    number: String(id),
    fideId: id,
    name,
    federation: cell('country').slice(0, 3),
    sex: sexOf(cell('sex')),
    ...titlesOf(cell('title'), cell('w_title')),
    born,
    inactive: cell('flag').toLowerCase().includes('i'),
  };
}
