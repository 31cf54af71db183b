/**
 * What every document puts where, compared with the files in golden/. After a wanted change look at the PDF, then
 * write them anew: npx vitest run --project node test/documents -u
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOf } from '../../src-main/documents/documents.ts';
import type { Book, Mark, Run, Sheet } from '../../src-main/documents/sheet.ts';
import type { Typeface } from '../../src-main/documents/typeface.ts';
import type { LogLine } from '../../src-main/documents/view.ts';
import { DOCUMENT_KINDS, PAPER_SIZES } from '../../src-main/ipc/contract.ts';
import { fieldOf, FOREIGN_NAMES, LONG_NAMES, META } from './field.ts';
import { typeface } from './fonts.ts';
import { roundRobinOf } from './round-robin.ts';

const NAMES = [LONG_NAMES[0], FOREIGN_NAMES[0], FOREIGN_NAMES[5]];
const swiss = fieldOf({ players: 13, played: 4, rounds: 6, next: true, names: NAMES });
const LOG: readonly LogLine[] = [
  {
    seq: 41,
    at: '2026-11-15T13:41:07+01:00',
    actor: 'CA',
    title: 'Round 5 published',
    detail: 'version 1, 5 boards, checked by 2 methods',
    integrity: false,
    undone: false,
    seal: '4f2a91c0',
  },
  {
    seq: 42,
    at: '2026-11-15T13:59:30+01:00',
    actor: 'Desk',
    title: 'Player withdrawn',
    detail: 'Čermin, Ana from round 6, '.repeat(6),
    integrity: true,
    undone: true,
    seal: '07bb1d2e',
  },
];

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

/** `**bold**`, `~second font~` */
function wordsOf({ text, bold, family }: Run): string {
  const inFont = family === 'NotoSans' ? text : `~${text}~`;
  return bold ? `**${inFont}**` : inFont;
}

const n = (value: number): string => value.toFixed(1);

function lineOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return `text ${n(mark.x)} ${n(mark.baseline)} ${n(mark.size)}pt ${mark.runs.map(wordsOf).join('')}`;
    case 'rule': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      const dash = mark.dashed ? ' dashed' : '';
      return `rule ${n(x1)} ${n(y1)} to ${n(x2)} ${n(y2)}, ${mark.thickness.toFixed(2)}${dash}`;
    }
    case 'box':
      return `box ${n(mark.x)} ${n(mark.y)} ${n(mark.width)} by ${n(mark.height)}${mark.filled ? ' filled' : ''}`;
    case 'outline':
      return `outline ${mark.points.length} points`;
  }
}

/** Sheets one after the other. */
function describeBook({ sheets }: Book): string {
  return sheets.map(describeSheet).join('\n');
}

function describeSheet({ title, paper, pages }: Sheet): string {
  const head = `${title}: ${n(paper.width)} by ${n(paper.height)}, scale ${paper.scale.toFixed(3)}`;
  const body = pages.map((marks, index) => [`page ${index + 1}`, ...marks.map(lineOf)].join('\n'));
  return `${[head, ...body].join('\n\n')}\n`;
}

describe('sheets as they were looked at', () => {
  for (const kind of DOCUMENT_KINDS) {
    for (const paper of PAPER_SIZES) {
      it(`${kind} on ${paper}`, async () => {
        const tournament = kind === 'crosstable' ? roundRobinOf(8, 1, NAMES) : swiss;
        const round = kind.startsWith('pairings') || kind === 'result-slips' ? 5 : null;
        const book = bookOf({ kind, paper, round }, { tournament, meta: META, log: LOG }, face);
        await expect(describeBook(book)).toMatchFileSnapshot(`golden/${kind}.${paper}.txt`);
      });
    }
  }

  it('a draft', async () => {
    const meta = { ...META, draft: true, version: 0 };
    const book = bookOf(
      { kind: 'pairings-by-name', paper: 'A4', round: 5 },
      { tournament: swiss, meta, log: [] },
      face,
    );
    await expect(describeBook(book)).toMatchFileSnapshot('golden/draft.A4.txt');
  });
});
