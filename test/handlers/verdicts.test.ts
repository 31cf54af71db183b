/** What the code of a sheet turns out to be against the log of an event, and what a file does. */
import { describe, expect, it } from 'vitest';
import { codeOfSheet } from '../../src-main/documents/sheet-code.ts';
import { isCode, verdictOnCode, verdictOnFile } from '../../src-main/handlers/documents/verdicts.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { keywordsOf } from '../../src-main/seals/pdf.ts';
import { DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';

const [DRAFT, WALL] = up(2, SECOND, 4);
/** 2, 3 round 1 and 4 to 6 its results, 7, 8 round 2, 9 to 11 its results. */
const DRAFTS = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...[DRAFT!, WALL!],
  ...results(2, SECOND, 'draw', 'draw', 'draw'),
];
const { log } = new DeskWithJobs(DRAFTS);
/** The event as it was after so many entries. */
const logAfter = (count: number) => new DeskWithJobs(DRAFTS.slice(0, count)).log;
/** The code of a sheet that was made after this entry. */
const codeAfter = (seq: number, kind: DocumentKind, round: number | null): string =>
  codeOfSheet(kind, log.stateAt(seq).tournament, round, log.records[seq - 1]!);
const UNKNOWN = { code: 'unknown' };

describe('the code of a sheet', () => {
  const own = { code: 'own', isReport: false, draft: false };
  const BOARDS = { ...own, title: 'Pairings by board', round: 1, version: 1, seq: 3, at: minute(3) };

  it('tells which sheet it is, of which version, and after which entry it was made', () => {
    const code = codeAfter(3, 'pairings-by-board', 1);
    expect(verdictOnCode(code, logAfter(3))).toEqual({ ...BOARDS, isCurrent: true, present: 1 });
    // Results stand on it now.
    expect(verdictOnCode(code, log)).toEqual({ ...BOARDS, isCurrent: false, present: 1 });
  });

  it('tells that a sheet still holds, whatever has happened to other rounds since', () => {
    const standings = { ...own, title: 'Standings', round: 1, version: 0, seq: 6, at: minute(6) };
    const code = codeAfter(6, 'standings', 1);
    expect(verdictOnCode(code, log)).toEqual({ ...standings, isCurrent: true, present: 0 });
  });

  it('tells that it was a draft, which does not hold any more once the round is on the wall', () => {
    const code = codeAfter(7, 'pairings-by-board', 2);
    const draft = { ...BOARDS, round: 2, version: 0, draft: true, seq: 7, at: minute(7) };
    expect(verdictOnCode(code, logAfter(7))).toEqual({ ...draft, isCurrent: true, present: 0 });
    expect(verdictOnCode(code, logAfter(8))).toEqual({ ...draft, isCurrent: false, present: 1 });
  });

  it('tells of a sheet of the event no round and no draft', () => {
    expect(verdictOnCode(codeAfter(2, 'player-list', null), log)).toEqual({
      ...{ ...own, title: 'Player list', round: null, version: 0, seq: 2, at: minute(2) },
      ...{ isCurrent: true, present: 0 },
    });
  });

  it('is nobody’s where a character, the round, the entry or the kind of sheet is another one', () => {
    const code = codeAfter(6, 'standings', 1);
    const [mark, , , ...check] = code.split('.');
    const last = code.at(-1) === '0' ? '1' : '0';
    expect(verdictOnCode(code.slice(0, -1) + last, log)).toEqual(UNKNOWN);
    for (const other of ['2.6', '1.5', '1.0', '1.C', '1.ZZZ'])
      expect(verdictOnCode([mark, other, ...check].join('.'), log)).toEqual(UNKNOWN);
    expect(verdictOnCode(['000', '1.6', ...check].join('.'), log)).toEqual(UNKNOWN);
    const boards = codeAfter(6, 'pairings-by-board', 1).split('.')[0];
    expect(verdictOnCode([boards, '1.6', ...check].join('.'), log)).toEqual(UNKNOWN);
  });

  it('is nobody’s in another event', () => {
    const other = new DeskWithJobs([
      imported(),
      { kind: 'operator-changed', payload: { name: 'DA', was: '' } },
    ]);
    expect(verdictOnCode(codeAfter(1, 'player-list', null), other.log)).not.toEqual(UNKNOWN);
    expect(verdictOnCode(codeAfter(2, 'player-list', null), other.log)).toEqual(UNKNOWN);
  });

  it('is told from what is none', () => {
    const code = codeAfter(6, 'standings', 1);
    expect([isCode(code), isCode(code.slice(1)), isCode('Harbour Open')]).toEqual([true, false, false]);
    expect(verdictOnCode(code.slice(1), log)).toEqual({ code: 'unreadable' });
  });
});

describe('a file', () => {
  const on = (text: string) => verdictOnFile(Buffer.from(text, 'latin1'), log);
  const pdf = (keywords: string) => on(`%PDF-1.7\n9 0 obj\n(${keywords})\nendobj\n%%EOF`);

  it('that is a sheet is what its code says', () => {
    const code = codeAfter(6, 'standings', 1);
    expect(pdf(keywordsOf(code))).toMatchObject({ code: 'own', title: 'Standings', round: 1, seq: 6 });
    expect(pdf(keywordsOf(codeAfter(6, 'standings', 1).replace('.1.', '.2.')))).toEqual(UNKNOWN);
  });

  it('of another program has no code', () => {
    expect(pdf('chess')).toEqual({ code: 'uncoded' });
  });

  it('that is a picture is looked at in the window, and a text is no report', () => {
    expect(on('\x89PNG\r\n\x1A\n')).toEqual({ code: 'picture' });
    expect(on('A song\n')).toEqual({ code: 'no-report' });
  });
});
