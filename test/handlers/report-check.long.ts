import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { certificateSheet } from '../../src-main/documents/sheets/report-certificate.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import { certificateOf } from '../../src-main/handlers/files/certificate.ts';
import type { ImportReview } from '../../src-main/ipc/contract.ts';
import { typeface } from '../documents/fonts.ts';
import { speak } from '../../src-main/texts.ts';
import { Program } from './program.ts';

const DEMO_REPORT = join(import.meta.dirname, '../../assets/demo/demo.trf');
const CHECK = { checkedAt: '2026-11-15T18:02:00+01:00', version: '0.1.0' };

/** The demo with the colours of board 1, round 1, exchanged for both players. */
function spoilt(): string {
  const lines = readFileSync(DEMO_REPORT, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('001'));
  const opponent = lines[first]!.slice(91, 95);
  const second = lines.findIndex((line) => line.startsWith('001') && line.slice(4, 8) === opponent);
  for (const at of [first, second]) {
    const line = lines[at]!;
    const colour = line[96] === 'w' ? 'b' : 'w';
    lines[at] = `${line.slice(0, 96)}${colour}${line.slice(97)}`;
  }
  return lines.join('\n');
}

describe('checking a report', () => {
  let program: Program;
  beforeEach(() => (program = new Program()));
  afterEach(() => program.close());

  it('pairs every round again and stores nothing, with a tournament open or without', async () => {
    const review = await program.run('report.check', { file: DEMO_REPORT });
    expect(review).toMatchObject({ roundDifferences: [], valueDifferences: [] });
    expect(review.checkedRounds).toBe(review.playedRounds);
    expect(review.hash).toBe(createHash('sha256').update(readFileSync(DEMO_REPORT)).digest('hex'));
    expect(review.size).toBe(readFileSync(DEMO_REPORT).length);
    expect((await program.query('app.state', null)).document).toBeNull();
    await program.run('tournament.openDemo', null);
    const before = (await program.query('app.state', null)).document;
    await program.run('report.check', { file: DEMO_REPORT });
    expect((await program.query('app.state', null)).document).toEqual(before);
  });

  it('finds exchanged colours in a dropped file, by round', async () => {
    const bytes = Buffer.from(spoilt());
    const review = await program.run('report.checkDropped', {
      fileName: 'spoilt.trf',
      base64: bytes.toString('base64'),
    });
    expect(review.fileName).toBe('spoilt.trf');
    expect(review.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(review.roundDifferences[0]).toMatchObject({ round: 1, weight: 'summary' });
    const [line] = spoilt().match(/^001.*$/m)!;
    const [first] = line.slice(14, 47).trim().split(',');
    const wasWhite = line[96] === 'b';
    const told = review.roundDifferences.filter(({ round }) => round === 1).map(({ text }) => text);
    expect(told).toContainEqual(
      expect.stringMatching(
        wasWhite ? `^${first} should have White against ` : ` should have White against ${first}\\.$`,
      ),
    );
    expect(told.filter((text) => text.includes('should have White against'))).toHaveLength(1);
  });

  it('tells what it finds in the language of the screens', async () => {
    onTestFinished(() => speak('en', ['en']));
    await program.run('app.setLanguages', { screens: 'de', documents: 'interface', second: 'none' });
    const base64 = Buffer.from(spoilt()).toString('base64');
    const { roundDifferences, system } = await program.run('report.checkDropped', {
      fileName: 'spoilt.trf',
      base64,
    });
    expect(system).toMatch(/^FIDE-System \(Holländisch\), C\.04\.3/);
    expect(roundDifferences.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^\S+ sollte gegen \S+ Weiß haben\.$/),
    );
  });

  it('of a tournament file, or of what is no text, is refused with a sentence', async () => {
    await program.run('tournament.openDemo', null);
    const { path } = (await program.query('app.state', null)).document!;
    expect((await program.refused('report.check', { file: path })).code).toBe('file-is-open');
    await program.run('tournament.close', null);
    expect((await program.refused('report.check', { file: path })).code).toBe('not-a-report');
    const base64 = Buffer.from('\u0000\u0001 binary').toString('base64');
    const refused = await program.refused('report.checkDropped', { fileName: 'photo.jpg', base64 });
    expect(refused).toMatchObject({ code: 'not-a-report' });
    expect(refused.message).not.toBe('');
  });
});

describe('the certificate', () => {
  const CLEAN: ImportReview = {
    ...{ token: 't', fileName: 'club.trf', size: 4711, hash: 'ab'.repeat(32), format: 'TRF26' },
    ...{ encoding: 'utf-8', encodingAssumed: false, foreignNames: [], encodings: [], name: 'Club Open' },
    ...{ players: 8, rounds: 5, playedRounds: 5, system: 'Dubov System', deviations: [] },
    ...{ checkedRounds: 5, roundDifferences: [], valueDifferences: [], ranksUpTo: null },
  };

  it('says that everything agrees only where everything was looked at and agrees', () => {
    const verdict = (changes: Partial<ImportReview>) =>
      certificateOf({ ...CLEAN, ...changes }, CHECK).verdict;
    expect(verdict({})).toBe('The file follows the rules: no difference was found.');
    expect(verdict({ checkedRounds: 0 })).toMatch(/^What could be checked/);
    expect(verdict({ valueDifferences: ['Larkin: rank 2 in the file, 3 by points and tie-breaks.'] })).toBe(
      'Not everything agrees: 1 number of points or rank is different.',
    );
    const differs = { round: 3, weight: 'summary', text: '2 boards would be paired differently.' } as const;
    expect(verdict({ roundDifferences: [differs, { ...differs, weight: 'detail' }] })).toBe(
      'Not everything agrees: 1 round is not paired by the rules.',
    );
    const error = { severity: 'error', line: 3, column: 5, text: 'x', found: '', takenAs: '' } as const;
    expect(verdict({ deviations: [error] })).toBe('Not everything agrees: 1 line has an error.');
  });

  it('says how far ranks were judged where a tie-break cannot be applied, or none is named', () => {
    const said = (ranksUpTo: string) => certificateOf({ ...CLEAN, ranksUpTo }, CHECK);
    const valuesIn = ({ sections }: ReturnType<typeof said>) => sections[1]!.lines.map(({ text }) => text);
    expect(said('XYZ').verdict).toMatch(/^What could be checked/);
    expect(valuesIn(said('XYZ'))).toEqual([
      'All points and ranks agree with the results, ranks as far as XYZ, which cannot be applied.',
    ]);
    expect(said('').verdict).toMatch(/^What could be checked/);
    expect(valuesIn(said(''))[0]).toContain('the file names no tie-breaks');
  });

  it('prints every finding, over as many pages as they need', async () => {
    const valueDifferences = Array.from({ length: 200 }, (_, index) => `Player ${index + 1}: rank differs.`);
    const view = certificateOf({ ...CLEAN, valueDifferences }, CHECK);
    const sheet = certificateSheet(view, { size: 'A4', typeface: await typeface() });
    expect(sheet.pages.length).toBeGreaterThan(3);
    const texts = sheet.pages.flat().flatMap((mark) => (mark.kind === 'text' ? [textOf(mark)] : []));
    for (const text of [...valueDifferences, CLEAN.hash, 'club.trf', '4 711 bytes'])
      expect(texts).toContain(text);
    const lowest = Math.max(
      ...sheet.pages.flat().flatMap((mark) => (mark.kind === 'text' ? [mark.baseline] : [])),
    );
    expect(lowest).toBeLessThan(sheet.paper.height - 15);
  });
});
