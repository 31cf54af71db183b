/** Sheets and reports are known again by their codes, also after the event went on; others are not. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOfSheet } from '../../src-main/documents/sheet-code.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('codes of sheets and reports', () => {
  let program: Program;
  let copies = 0;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  /** The code that a sheet would carry now. */
  function codeNow(kind: DocumentKind, round: number | null): string {
    // In a process of its own: whoever opens the file in this one would drop the program's lock.
    const [from, to] = [program.path('open.wallchart'), program.path(`copy-${++copies}.wallchart`)];
    execFileSync(process.execPath, ['-e', 'fs.copyFileSync(process.argv[1], process.argv[2])', from, to]);
    const read = readLog(to);
    if (!read.ok) throw new Error(read.failure.code);
    const { state, records } = read.value;
    return codeOfSheet(kind, state.tournament, round, records.at(-1)!);
  }
  const check = (code: string) => program.query('seals.check', { code });

  it('tell the sheet, its version and whether it still holds', async () => {
    const code = codeNow('pairings-by-board', 1);
    expect(await check(code)).toMatchObject({
      code: 'own',
      round: 1,
      version: 1,
      isCurrent: true,
      draft: false,
    });
    await playRound(program, 1);
    // The results of the round are on it now.
    expect(await check(code)).toMatchObject({ code: 'own', round: 1, isCurrent: false, present: 1 });
    const standings = codeNow('standings', 1);
    await pairAndPublish(program, 2);
    expect(await check(standings)).toMatchObject({ code: 'own', round: 1, isCurrent: true });
  });

  it('are not known when a character differs, when the event is another one, or beyond the log', async () => {
    const code = codeNow('standings', 1);
    const last = code.at(-1) === '0' ? '1' : '0';
    expect(await check(code.slice(0, -1) + last)).toEqual({ code: 'unknown' });
    const [mark, round, , ...rest] = code.split('.');
    expect(await check([mark, round, 'ZZZ', ...rest].join('.'))).toEqual({ code: 'unknown' });
    expect(await check([mark, '9', code.split('.')[2], ...rest].join('.'))).toEqual({ code: 'unknown' });
    expect(await check('hello')).toEqual({ code: 'unreadable' });
    await program.close();
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    expect(await check(code)).toEqual({ code: 'unknown' });
  });

  it('seal every report, also one for another program', async () => {
    await playRound(program, 1);
    const save = async (purpose: 'report' | 'exchange', format: 'trf16' | 'trf26') => {
      const target = program.path(`${purpose}-${format}.trf`);
      await program.run('tournament.export', { format, purpose, target });
      return readFileSync(target);
    };
    const verdict = (bytes: Buffer) => program.query('seals.checkFile', { base64: bytes.toString('base64') });
    for (const format of ['trf16', 'trf26'] as const) {
      const report = await save('report', format);
      expect(await verdict(report)).toMatchObject({ code: 'own', round: null });
      const text = report.toString('latin1');
      expect(await verdict(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'))).toMatchObject({
        code: 'own',
      });
      expect(await verdict(Buffer.from(text.replace('001 ', '001  '), 'latin1'))).toEqual({
        code: 'unknown',
      });
      const exchange = await save('exchange', format);
      expect(await verdict(exchange)).toMatchObject({ code: 'own', round: null });
      const unsealed = exchange.toString('latin1').replace(/^### Wallchart: seal .*\r\n/m, '');
      expect(await verdict(Buffer.from(unsealed, 'latin1'))).toEqual({ code: 'unsealed' });
      const seal = text.split('\r\n').findLast((line) => line.startsWith('### Wallchart: seal '))!;
      expect(await check(seal.slice('### Wallchart: seal '.length))).toEqual({ code: 'report' });
    }
  });

  it.each(['trf16', 'trf26'] as const)(
    'seal a %s once where the event was imported from a sealed one',
    async (format) => {
      await playRound(program, 1);
      const exported = async (name: string) => {
        await program.confirm('tournament.export', { format, target: program.path(name) });
        const report = readFileSync(program.path(name));
        const seals = report.toString('latin1').match(/^### Wallchart: seal \S+/gm);
        return { base64: report.toString('base64'), seals };
      };
      const first = await exported('first.trf');
      const opened = await program.run('tournament.open', { file: program.path('first.trf') });
      if (opened.opened) throw new Error('a report is reviewed first');
      const accept = { token: opened.review.token, target: program.path('second.wallchart') };
      await program.confirm('tournament.acceptImport', { ...accept, confirmed: 0 });
      const second = await exported('second.trf');
      expect([first.seals, second.seals]).toEqual([[expect.anything()], [expect.anything()]]);
      expect(second.seals).not.toEqual(first.seals);
      expect(await program.query('seals.checkFile', { base64: second.base64 })).toMatchObject({
        code: 'own',
      });
      expect(await program.query('seals.checkFile', { base64: first.base64 })).toEqual({ code: 'unknown' });
    },
  );
});
