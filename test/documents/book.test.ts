/** What a request for a document leads to: the pages of the round, board and players that it asks for. */
import { describe, expect, it } from 'vitest';
import encodeQR from 'qr';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { Pen } from '../../src-main/documents/layout/pen.ts';
import { drawQr } from '../../src-main/documents/layout/qr.ts';
import { textOf, type Book } from '../../src-main/documents/layout/sheet.ts';
import type { DocumentRequest } from '../../src-main/documents/views/view.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { normField } from '../../tools/looks/field.ts';
import { event, META } from './club-open.ts';
import { plainFace } from './plain-face.ts';

const LOG = [
  {
    ...{ seq: 8, kind: 'incident-noted', at: '2026-11-15T13:41:07+01:00', actor: 'CA', title: 'Phone rang' },
    ...{ detail: 'board 7', integrity: false, undone: false, seal: 'abcd' },
  },
];
const book = (kind: DocumentKind, round: number | null, more: Partial<DocumentRequest> = {}): Book =>
  bookOf({ kind, paper: 'A4', round, ...more }, { tournament: event, meta: META, log: LOG }, plainFace());
const titleOf = (...asked: Parameters<typeof book>) => book(...asked).title;
const wordsOf = ({ sheets }: Book) =>
  sheets.flatMap(({ pages }) => pages.flat()).flatMap((mark) => (mark.kind === 'text' ? [textOf(mark)] : []));

describe('a document', () => {
  it('is of the round that is asked for, or of the one that is meant where none is', () => {
    // The third round is a draft, and of the second one game is over.
    expect([
      titleOf('pairings-by-board', 1),
      titleOf('pairings-by-board', null),
      titleOf('pairings-by-name', 2),
      titleOf('result-slips', 2),
      titleOf('result-sheet', 1),
      titleOf('start-poster', 2),
      titleOf('standings', 1),
      titleOf('standings', null),
      titleOf('wall-chart', 3),
      titleOf('swiss-crosstable', 1),
      titleOf('pairing-cards', 1),
      titleOf('pairing-cards', null),
      titleOf('category-standings', 1),
      titleOf('paper-pack', 1),
      titleOf('schedule', 1),
    ]).toEqual([
      'Round 1, Pairings by board',
      'Round 3, Pairings by board',
      'Round 2, Pairings by name',
      'Round 2, Result slips',
      'Round 1, Results and signatures',
      'Round 2, Start of the round',
      'Standings after round 1',
      'Standings after round 2',
      'Wall chart after round 2',
      'Crosstable by rank after round 1',
      'Pairing cards after round 1',
      'Pairing cards after round 2',
      'Standings by category after round 1',
      'Paper Pack after round 1',
      'Schedule',
    ]);
  });

  it('is of the players and of the board that are asked for', () => {
    const headsOf = (chosen?: readonly number[]) =>
      book('tie-break-working', 1, chosen === undefined ? {} : { players: chosen })
        .sheets.flatMap(({ pages }) => pages.flat())
        .flatMap((mark) => (mark.kind === 'text' && mark.size === 12 ? [textOf(mark)] : []));
    expect(headsOf([25])).toEqual(['5 Cole, Eve']);
    // Who is tied in points at the top, where nobody is named.
    expect(headsOf()).toEqual(['1 Ärlig, Bo', '4 Beck, Max']);
    const boardsOf = (more: Partial<DocumentRequest>) =>
      wordsOf(book('explanations', 2, more)).filter((text) => /^Board \d/u.test(text));
    expect([boardsOf({ board: 7 }), boardsOf({ board: 4 })]).toEqual([['Board 7'], ['Board 4']]);
  });

  it('has its entries of the log where it prints them', () => {
    expect(wordsOf(book('incidents', null)).filter((text) => text.includes('Phone'))).toEqual([
      'Phone rang board 7',
    ]);
  });

  it('of categories is none where nobody has one', () => {
    const players = event.players.map((player) => ({ ...player, category: '', sex: null }));
    expect(() =>
      bookOf(
        { kind: 'category-standings', paper: 'A4', round: 1 },
        { tournament: { ...event, players }, meta: META, log: [] },
        plainFace(),
      ),
    ).toThrow(new RangeError('No category to rank.'));
  });

  it('of norms says why there is none', () => {
    expect(whyUnavailable('norm-certificates', event, null)).toBe(
      'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).',
    );
    const field = normField();
    expect(whyUnavailable('norm-certificates', field, null)).toBe('');
    const late = { ...field, rounds: field.rounds.slice(0, 2) };
    expect(whyUnavailable('norm-certificates', late, null)).toBe('No title norm has been made.');
  });
});

it('a code is drawn as the library has it, each stretch of a row as one box', () => {
  const pen = new Pen(plainFace());
  const text = 'WALLCHART:K7Q2M9XA';
  drawQr(pen, text, { x: 10, y: 20, size: 58 });
  const wanted = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 });
  const rows = wanted.slice(1, -1).map((row) => row.slice(1, -1));
  const module = 58 / rows.length;
  const drawn = rows.map((row) => row.map(() => 0));
  for (const mark of pen.marks) {
    if (mark.kind !== 'box') throw new Error(mark.kind);
    expect([mark.filled, mark.thickness, Math.abs(mark.height - module) < 1e-9]).toEqual([true, 0, true]);
    const [from, row] = [Math.round((mark.x - 10) / module), Math.round((mark.y - 20) / module)];
    for (let at = from; at < from + Math.round(mark.width / module); at++) drawn[row]![at]!++;
  }
  expect(drawn).toEqual(rows.map((row) => row.map(Number)));
  // No two boxes of a row touch.
  const starts = rows.flatMap((row) => row.filter((dark, at) => dark && row[at - 1] !== true));
  expect(pen.marks).toHaveLength(starts.length);
});
