/** Codes as they are written, read out, typed and scanned; and what they hold. */
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../src-main/ipc/contract.ts';
import { checkOf, markOf, qrTextOf, readCode, writeCode } from '../../src-main/seals/code.ts';
import { factsOfReport, REPORT_MARK, sealLine, sealOfReport } from '../../src-main/seals/report.ts';

const HEAD = 'a'.repeat(64);
const SEAL = { mark: markOf('standings'), round: 7, seq: 20_023 };
const CODE = { ...SEAL, check: checkOf(SEAL, HEAD, 'facts') };

describe('a code', () => {
  it('is read as it was written, and as people type it', () => {
    const written = writeCode(CODE);
    expect(written).toMatch(/^[0-9A-Z]{3}\.7\.KHQ\.[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    for (const typed of [
      written,
      written.toLowerCase(),
      ` ${written.replaceAll('-', '')} `,
      written.replaceAll('.', '-'),
      qrTextOf(written),
    ])
      expect(readCode(typed), typed).toEqual(CODE);
    const round = { mark: 'A01', round: 10, seq: 32, check: '0123456789AB' };
    for (const typed of ['AOL.A.IO.Ol23-4567-89AB', 'aoi.a.lo.o123-4567-89ab'])
      expect(readCode(typed), typed).toEqual(round);
  });

  it('is nothing else', () => {
    const written = writeCode(CODE);
    for (const other of [
      '',
      'https://example.org',
      written.slice(0, -1),
      `${written}0`,
      written.replace('.', '.U.'),
    ])
      expect(readCode(other), other).toBeNull();
  });

  it('has a mark of its own for each kind of paper', () => {
    const marks = [...DOCUMENT_KINDS.map((kind) => markOf(kind)), REPORT_MARK];
    expect(new Set(marks).size).toBe(marks.length);
    // Sheets that hang keep theirs in every version of the program.
    expect(markOf('pairings-by-board')).toBe('EWE');
  });

  it('changes with everything that it is a check of', () => {
    const check = checkOf(SEAL, HEAD, 'facts');
    const others = [
      checkOf({ ...SEAL, mark: markOf('crosstable') }, HEAD, 'facts'),
      checkOf({ ...SEAL, round: 6 }, HEAD, 'facts'),
      checkOf({ ...SEAL, seq: 20_022 }, HEAD, 'facts'),
      checkOf(SEAL, `b${HEAD.slice(1)}`, 'facts'),
      checkOf(SEAL, HEAD, 'Facts'),
    ];
    expect(new Set([check, ...others]).size).toBe(6);
  });
});

describe('the seal of a report', () => {
  const report = '012 Harbour Open\r\n001    1 mw\r\n';

  it('is over every line but itself, and over no line end', () => {
    const sealed = report + sealLine('A.B');
    expect(sealOfReport(sealed)).toBe('A.B');
    expect(factsOfReport(sealed)).toBe(factsOfReport(report));
    expect(factsOfReport(sealed.replaceAll('\r\n', '\n'))).toBe(factsOfReport(report));
    expect(factsOfReport(sealed.replace('Open', 'open'))).not.toBe(factsOfReport(report));
    expect(sealOfReport(report)).toBeNull();
  });
});
