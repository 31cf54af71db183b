/**
 * What every document puts where, compared with the files in golden/. After a wanted change look at the PDF, then
 * write them anew: npx vitest run --project node --project long test/documents -u
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { DOCUMENTS, type DocumentGroup } from '../../src-main/documents/catalogue.ts';
import type { Book, Mark, Run, Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { LogLine } from '../../src-main/documents/views/view.ts';
import { DOCUMENT_KINDS, type DocumentKind, type PaperSize } from '../../src-main/ipc/contract.ts';
import { pairingTaskOf, systemOf, type Tournament } from '../../src-engine/index.ts';
import { normField } from '../../tools/looks/field.ts';
import { fieldOf, FOREIGN_NAMES, LONG_NAMES, META } from './field.ts';
import { roundRobinOf } from './round-robin.ts';

const NAMES = [LONG_NAMES[0], FOREIGN_NAMES[0], FOREIGN_NAMES[5]];
export const swiss = fieldOf({ players: 13, played: 4, rounds: 6, next: true, names: NAMES });
/** The same with its last round paired by the system. */
export const paired = pairedAnew(swiss, 5);
/** Women, two categories of the event and somebody in none of them; the first two of each have the same result so far. */
const categorised: Tournament = {
  ...swiss,
  players: swiss.players.map((player) => ({
    ...player,
    sex: player.tpn % 3 === 2 ? 'w' : 'm',
    category: ['', 'U16', 'S60'][player.tpn % 3]!,
  })),
};
export const LOG: readonly LogLine[] = [
  {
    seq: 41,
    kind: 'incident-noted',
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
    kind: 'tie-settled',
    at: '2026-11-15T13:59:30+01:00',
    actor: 'Desk',
    title: 'Player withdrawn',
    detail: 'Čermin, Ana from round 6, '.repeat(6),
    integrity: true,
    undone: true,
    seal: '07bb1d2e',
  },
];

function pairedAnew(tournament: Tournament, round: number): Tournament {
  const past = { ...tournament, rounds: tournament.rounds.slice(0, round - 1) };
  const task = pairingTaskOf(past, round, { participants: 'declared' });
  const made = task.ok ? systemOf('dutch-2026')!.pair(task.value) : task;
  if (!made.ok) throw new Error(made.failure.code);
  const { pairs, bye } = made.value;
  const boards = pairs.map((pair) => ({ ...pair, result: 'open' as const, ratedAs: null }));
  const unpaired = bye === null ? [] : [{ player: bye, kind: 'pab' as const }];
  return { ...past, rounds: [...past.rounds, { ...tournament.rounds[round - 1]!, boards, unpaired }] };
}

/** `**bold**`, `~second font~` */
function wordsOf({ text, bold, family }: Run): string {
  const inFont = family === 'NotoSans' ? text : `~${text}~`;
  return bold ? `**${inFont}**` : inFont;
}

const n = (value: number): string => value.toFixed(1);

function lineOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return `text${mark.turned ? ' turned' : ''} ${n(mark.x)} ${n(mark.baseline)} ${n(mark.size)}pt ${mark.runs.map(wordsOf).join('')}`;
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
export function describeBook({ sheets }: Book): string {
  return sheets.map(describeSheet).join('\n');
}

function describeSheet({ title, paper, pages }: Sheet): string {
  const head = `${title}: ${n(paper.width)} by ${n(paper.height)}, scale ${paper.scale.toFixed(3)}`;
  const body = pages.map((marks, index) => [`page ${index + 1}`, ...marks.map(lineOf)].join('\n'));
  return `${[head, ...body].join('\n\n')}\n`;
}

/**
 * A golden that is missing is written only when asked for, with -u: a sheet that nobody looked at is no golden, and one
 * without a line of text shows nothing.
 */
export async function matchesGolden(text: string, name: string): Promise<void> {
  const lines = text.match(/^text /gmu)?.length ?? 0;
  expect(lines, `${name} shows nothing: give it an event in eventWith`).toBeGreaterThan(10);
  const file = `golden/${name}.txt`;
  const isThere = existsSync(join(import.meta.dirname, file));
  const isUpdate = expect.getState().snapshotState.snapshotUpdateState === 'all';
  expect(isThere || isUpdate, `${file} is missing: look at the sheet, then write it with -u`).toBe(true);
  await expect(text).toMatchFileSnapshot(file);
}

/** An event that the document can be made of. */
function eventWith(kind: DocumentKind): Tournament {
  switch (kind) {
    case 'norm-certificates':
      return normField([...NAMES, ...FOREIGN_NAMES]);
    case 'crosstable':
      return roundRobinOf(8, 1, NAMES);
    case 'category-standings':
    case 'players-by-category':
      return categorised;
    default:
      return swiss;
  }
}

/** Kinds of a group that are made of one event: the changed boards need a version before, and a set is made of the others. */
export function kindsOf(...groups: readonly DocumentGroup[]): DocumentKind[] {
  return DOCUMENT_KINDS.filter(
    (kind) => kind !== 'changed-boards' && kind !== 'print-run' && groups.includes(DOCUMENTS[kind].group),
  );
}

/** A document of the event that it has something to say of. */
export function bookOn(kind: DocumentKind, paper: PaperSize, face: Typeface): Book {
  const tournament = eventWith(kind);
  expect(whyUnavailable(kind, tournament, null)).toBe('');
  return bookOf({ kind, paper, round: null }, { tournament, meta: META, log: LOG }, face);
}
