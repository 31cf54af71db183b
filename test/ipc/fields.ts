/** What several calls have in their arguments. */
import { GAME_RESULTS } from '../../src-engine/index.ts';
import { listOf, nullable, object, optional, oneOf, type Shape, whole, words } from './shapes.ts';

const HANDLE = 'b0a7c1de-0000-4000-8000-000000000009';

export const NOTHING: Shape = { taken: [null], refused: [{}, 0, '', false] };
export const TEXT = words(10_000);
export const YES_OR_NO: Shape = { taken: [true, false], refused: [0, 'true', null] };
export const ROUND = whole(1, 999);
export const PLAYER = whole(1, 1_000_000);
export const TABLE = whole(1, 20_000);
export const COUNT = whole(0, 1_000_000_000);
/** Tenths. */
export const POINTS = whole(-100_000, 100_000);
/** 0 for none. */
export const RATING = whole(0, 4000);
/** What main gave out for a file: never a path. */
export const FILE: Shape = {
  taken: [HANDLE, '01234567-89ab-cdef-0123-456789abcdef'],
  refused: [
    ...[HANDLE.slice(1), `${HANDLE}0`, `0${HANDLE}`, HANDLE.toUpperCase(), ` ${HANDLE}`],
    ...[HANDLE.replace('-', ''), HANDLE.replace('b', 'g'), HANDLE.replace(/9$/, 'g')],
    ...[HANDLE.replace('-4000', ''), HANDLE.replace('4', 'g')],
    ...['', '/tmp/a.wallchart', 7, null],
  ],
};
/** What a person confirmed: the level alone, or the level and what was shown with it. */
export const CONFIRMED: Shape = {
  taken: [0, 1, 2, 3, 4, 5, { level: 0, shown: '' }, { level: 5, shown: 'x'.repeat(100) }],
  refused: [
    ...[6, -1, 0.5, '0', true, null],
    ...[{ level: 5 }, { shown: '' }, { level: 6, shown: '' }, { level: 5, shown: 'x'.repeat(101) }],
    ...[
      { level: 5, shown: 7 },
      { level: 5, shown: '', more: 1 },
    ],
  ],
};
export const PAPER = oneOf('A4', 'A3', 'LETTER', 'A2', 'A1');
export const PACE = oneOf('standard', 'rapid', 'blitz');
export const RESULT = oneOf(...GAME_RESULTS);
/** Where something is saved, confirmed when it takes the place of another file. */
export const PLACE = { target: FILE, confirmed: optional(CONFIRMED) };
/** How a table is to be read; null where the program finds it. */
export const READING = nullable(
  object({
    sheet: nullable(TEXT),
    headingRow: nullable(COUNT),
    fields: nullable(listOf(TEXT)),
    encoding: nullable(TEXT),
    delimiter: nullable(TEXT),
  }),
);
/** What is decided about the rows of a table. */
export const DECISION = object({
  token: TEXT,
  choices: listOf(object({ row: COUNT, option: COUNT })),
  confirmed: CONFIRMED,
});
