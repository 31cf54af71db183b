/** Every document for names of all scripts, both directions and 80 characters: each letter has its glyph, none is cut. */
import { basename, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { textOf, type Book, type Run } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { LogLine } from '../../src-main/documents/views/view.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { fieldOf, FOREIGN_NAMES, META } from './field.ts';
import { FONT_FOLDER, FONT_PATHS, typeface } from './fonts.ts';
import { outside, overlaps, texts } from './geometry.ts';
import { normField } from '../../tools/looks/field.ts';
import { roundRobinOf } from './round-robin.ts';

const NAMES = [
  'von und zu Hohenlohe-Langenburg-Schillingsfürst-Oehringen, Maximilian Alexander F',
  ...FOREIGN_NAMES,
  'כהן, אברהם',
  'العربي, محمد',
  'Holt, Ana',
  'Holt, Ana',
  'Ronaldo',
  `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}, Hubert`,
];
/** No font of the program has it: the number stands for the name. */
const UNPRINTABLE = '김민준';
/** What the program itself prints where a character has no glyph. */
const REPLACEMENT = '\uFFFD';

const plain = fieldOf({ players: 23, played: 6, next: true, names: [...NAMES, UNPRINTABLE] });
const field: Tournament = {
  ...plain,
  players: plain.players.map((player, index) => ({
    ...player,
    category: ['U12', 'S60', ''][index % 3]!,
    sex: index % 2 === 0 ? 'w' : 'm',
  })),
  rounds: plain.rounds.map((round, index) => ({
    ...round,
    version: index === plain.rounds.length - 1 ? 2 : 1,
  })),
};
const last = field.rounds.at(-1)!;
const [first, second] = last.boards as [(typeof last.boards)[0], (typeof last.boards)[0]];
const former = {
  version: 1,
  pairs: [{ ...first, black: second.black }, { ...second, black: first.black }, ...last.boards.slice(2)],
  unpaired: last.unpaired,
};
const LOG: readonly LogLine[] = [...NAMES, UNPRINTABLE].map((name, index) => ({
  seq: index + 1,
  kind: index % 2 === 0 ? 'incident-noted' : 'tie-settled',
  at: '2026-11-15T13:41:07+01:00',
  actor: index === 2 ? 'Deputy chief arbiter Παπαδόπουλος' : 'CA',
  title: 'Incident',
  detail: `Board ${index + 1}, ${name}, a telephone rang in the jacket over the chair`,
  integrity: false,
  undone: false,
  seal: '4f2a91c0',
}));

/** Sheets that name everybody, or everybody who has a game. */
const NAMING: Partial<Record<DocumentKind, 'all' | 'playing'>> = {
  'pairings-by-board': 'all',
  'pairings-by-name': 'all',
  'result-slips': 'playing',
  'result-sheet': 'playing',
  'wall-poster': 'all',
  'swiss-crosstable': 'all',
  standings: 'all',
  'wall-chart': 'all',
  'pairing-cards': 'all',
  'player-list': 'all',
  'start-list': 'all',
  'players-by-federation': 'all',
  'players-by-club': 'all',
  'players-by-category': 'all',
  'place-cards': 'all',
  badges: 'all',
  'arbiters-log': 'all',
};

interface ReadFont {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly id: number }[];
    readonly advanceWidth: number;
  };
}

let face: Typeface;
const fonts = new Map<string, ReadFont>();
beforeAll(async () => {
  face = await typeface();
  for (const path of FONT_PATHS) {
    const document = new PDFDocument({ font: join(FONT_FOLDER, basename(path)) });
    const { font } = (document as unknown as { _font: { font: ReadFont } })._font;
    const family = path.includes('dejavu') ? 'DejaVuSansCondensed' : 'NotoSans';
    fonts.set(`${family} ${/Bold/.test(path)}`, font);
  }
});

const runsOf = ({ sheets }: Book): readonly Run[] => [
  ...new Map(
    sheets
      .flatMap(({ pages }) => pages.flat())
      .flatMap((mark) => (mark.kind === 'text' ? mark.runs : []))
      .map((run) => [`${run.family} ${run.bold} ${run.text}`, run] as const),
  ).values(),
];

/** Without what a line break or a card takes away. */
const letters = (text: string): string => text.normalize('NFC').replaceAll(/[\s,]/gu, '');

describe('names of many scripts', () => {
  for (const kind of DOCUMENT_KINDS) {
    for (const paper of DOCUMENTS[kind].papers.filter((size) => size !== 'A3')) {
      it(`${kind} on ${paper}: every glyph, nothing cut, nothing within 8 mm of the edge`, () => {
        const names = [...NAMES, UNPRINTABLE];
        const other = () => (kind === 'norm-certificates' ? normField(names) : roundRobinOf(12, 1, names));
        const tournament = whyUnavailable(kind, field, null) === '' ? field : other();
        const book = bookOf({ kind, paper, round: null }, { tournament, meta: META, log: LOG, former }, face);
        for (const { family, bold, text } of runsOf(book)) {
          const { glyphs } = fonts.get(`${family} ${bold}`)!.layout(text);
          const without = glyphs.filter(({ id }) => id === 0);
          expect(without, `${text} in ${family}`).toEqual([]);
          expect(text).not.toContain(REPLACEMENT);
        }
        for (const sheet of book.sheets) {
          expect(outside(sheet)).toEqual([]);
          for (const page of sheet.pages) expect(overlaps(page)).toEqual([]);
        }
        const said = letters(
          book.sheets
            .flatMap(({ pages }) => pages)
            .flatMap(texts)
            .map(textOf)
            .join(''),
        );
        const who = NAMING[kind];
        const playing = new Set(last.boards.flatMap(({ white, black }) => [white, black]));
        const named = field.players.filter(
          ({ id, name }) => name !== UNPRINTABLE && (who === 'all' || (who === 'playing' && playing.has(id))),
        );
        const expected = kind === 'arbiters-log' ? named.filter(({ name }) => NAMES.includes(name)) : named;
        expect(expected.filter(({ name }) => !said.includes(letters(name))).map(({ name }) => name)).toEqual(
          [],
        );
      });
    }
  }
});
