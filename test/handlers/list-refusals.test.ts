/** Why a rating list is not read or stored, sentence by sentence. */
import { expect, it } from 'vitest';
import { refusalOf } from '../../src-main/handlers/lists/refusals.ts';
import type { ListFailure } from '../../src-main/lists/failure.ts';

const path = '/lists/a.txt';
const CASES: readonly (readonly [ListFailure, string])[] = [
  [{ code: 'file-missing', path }, 'There is no file /lists/a.txt.'],
  [{ code: 'file-unreachable', path, reason: 'EIO' }, '/lists/a.txt cannot be read: EIO.'],
  [{ code: 'not-a-file', path }, '/lists/a.txt is not a file.'],
  [
    { code: 'list-truncated', path, percent: null },
    '/lists/a.txt ends early. Copy the file again, then read it.',
  ],
  [
    { code: 'list-truncated', path, percent: 41 },
    '/lists/a.txt ends early, at 41 %. Copy the file again, then read it.',
  ],
  [
    { code: 'list-too-large', path, limit: 200_000_000 },
    '/lists/a.txt has more than 200 MB, far more than a rating list.',
  ],
  [
    { code: 'list-swells', path, limit: 10_000_000 },
    '/lists/a.txt unpacks to more than 10 MB. No rating list packs so small: the file is damaged, or made to fill the disk.',
  ],
  [
    { code: 'workbook-too-large', path, rows: 700, cells: 900 },
    '/lists/a.txt has more than 700 rows or 900 cells. Save it as CSV and read that.',
  ],
  [
    { code: 'not-a-list', path, beginning: 'Dear all' },
    '/lists/a.txt is not a rating list: it begins with “Dear all”, and no known heading is in it.',
  ],
  [{ code: 'list-empty', path }, '/lists/a.txt has no players.'],
  [
    { code: 'list-unreadable', path, unreadable: 3, lines: 7, line: 5, text: 'x' },
    '3 of 7 lines of /lists/a.txt cannot be read. The first is line 5: “x”.',
  ],
  [
    { code: 'disk-full', path },
    'The disk is full. Remove a list that is not needed any more, or make room otherwise.',
  ],
  [{ code: 'list-not-stored', path, reason: 'EIO' }, 'The list could not be stored: EIO.'],
  [{ code: 'file-is-open', path }, '/lists/a.txt is the tournament that is open.'],
  [{ code: 'list-damaged', path, reason: 'packing' }, '/lists/a.txt is damaged: it cannot be unpacked.'],
  [
    { code: 'list-damaged', path, reason: 'checksum' },
    '/lists/a.txt is damaged: what it unpacks to is not what was packed.',
  ],
  [
    { code: 'list-damaged', path, reason: 'endless-line' },
    '/lists/a.txt is damaged: it has a line without an end.',
  ],
  [
    { code: 'list-damaged', path, reason: 'quote' },
    '/lists/a.txt is damaged: a quotation mark in it is never closed.',
  ],
  [{ code: 'list-damaged', path, reason: 'xml' }, '/lists/a.txt is damaged: it is not well-formed XML.'],
  [{ code: 'list-damaged', path, reason: 'workbook' }, '/lists/a.txt is damaged: its sheets cannot be read.'],
];

it.each(CASES)('%j', (failure, message) => {
  expect(refusalOf(failure)).toEqual({
    code: failure.code,
    severity: 'refused',
    message,
    advice: 'The lists that are stored stay as they are.',
  });
});
