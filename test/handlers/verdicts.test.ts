/** What the code of a sheet turns out to be against the log of an event, and what a file does. */
import { describe, expect, it } from 'vitest';
import { codeOfSheet } from '../../src-main/documents/sheet-code.ts';
import type { EventDraft } from '../../src-engine/index.ts';
import { sealsQueries } from '../../src-main/handlers/documents/seals.ts';
import { sealLine } from '../../src-main/seals/report.ts';
import {
  codeOfReport,
  isCode,
  verdictOnCode,
  verdictOnFile,
} from '../../src-main/handlers/documents/verdicts.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { keywordsOf } from '../../src-main/seals/pdf.ts';
import { DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
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

  it('does not hold any more where a round that came with a report was taken from the wall', () => {
    const base = imported();
    const boards = FIRST.map((pair) => ({ ...pair, result: 'open', ratedAs: null }) as const);
    const round = {
      ...{ boards, unpaired: [], version: 0, publishedAt: '', handMade: false, system: 'dutch-2026' },
      stage: 'published',
    } as const;
    const withRound: EventDraft = {
      ...base,
      payload: { ...base.payload, tournament: { ...base.payload.tournament, rounds: [round] } },
    };
    const whole = new DeskWithJobs([
      withRound,
      { kind: 'round-unpublished', payload: { round: 1, version: 0 } },
    ]).log;
    const { tournament } = whole.stateAt(1);
    const code = codeOfSheet('pairings-by-board', tournament, 1, whole.records[0]!);
    expect(verdictOnCode(code, whole)).toMatchObject({ code: 'own', draft: false, isCurrent: false });
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

describe('a report', () => {
  const TEXT = '012 Harbour Open\r\n001    1 Name9, Given\r\n';
  const on = (text: string) => verdictOnFile(Buffer.from(text, 'latin1'), log);
  const codeOn = (seq: number) => codeOfReport(TEXT, log.records[seq - 1]!);
  const own = {
    ...{
      code: 'own',
      isReport: true,
      title: 'Tournament report',
      round: null,
      version: 0,
      draft: false,
      present: 0,
    },
  };

  it('is the event’s own, and current until something is stored', () => {
    expect(on(TEXT + sealLine(codeOn(11)))).toEqual({ ...own, seq: 11, at: minute(11), isCurrent: true });
    expect(on(TEXT + sealLine(codeOn(6)))).toEqual({ ...own, seq: 6, at: minute(6), isCurrent: false });
    expect(verdictOnCode(codeOn(6), log)).toEqual({ code: 'report' });
    // A report is of no round.
    expect(codeOn(6).split('.').slice(1, 3)).toEqual(['0', '6']);
  });

  it('is nobody’s where it says something else, or has the code of a sheet', () => {
    expect(on(TEXT.replace('Harbour', 'Harbor') + sealLine(codeOn(11)))).toEqual(UNKNOWN);
    expect(on(TEXT + sealLine(codeAfter(6, 'standings', 1)))).toEqual(UNKNOWN);
    const [mark, round, , ...check] = codeOn(11).split('.');
    expect(on(TEXT + sealLine([mark, round, 'C', ...check].join('.')))).toEqual(UNKNOWN);
  });

  it('has no seal, or is none', () => {
    const unsealed = { code: 'unsealed' };
    expect([on(TEXT), on('001\n'), on(TEXT + sealLine('nothing'))]).toEqual([unsealed, unsealed, unsealed]);
    const none = { code: 'no-report' };
    expect([on('x012 \n'), on('0121\n'), on('A song\n')]).toEqual([none, none, none]);
  });
});

describe('what the page asks', () => {
  it('is judged by the log of the open tournament, and of no other', async () => {
    const { desk } = new DeskWithJobs(DRAFTS);
    const queries = sealsQueries(desk);
    const code = codeAfter(6, 'standings', 1);
    const base64 = Buffer.from('A song\n').toString('base64');
    expect(await queries['seals.check']({ code })).toMatchObject({ ok: true, value: { seq: 6 } });
    expect(await queries['seals.checkFile']({ base64 })).toEqual({ ok: true, value: { code: 'no-report' } });
    desk.document = null;
    for (const asked of [queries['seals.check']({ code }), queries['seals.checkFile']({ base64 })])
      expect((await refusedBy(asked)).code).toBe('no-document');
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

  it('that is a picture is looked at in the window', () => {
    expect(on('\x89PNG\r\n\x1A\n')).toEqual({ code: 'picture' });
  });
});
