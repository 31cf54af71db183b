/** A report that was exported is known again by its seal, as long as nobody changed it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealOfReport } from '../../src-main/seals/report.ts';
import { DONE, event, opened } from './made-files.ts';
import { Program } from './program.ts';
import { FIRST, up } from './written.ts';

let program: Program;
beforeAll(() => (program = new Program()));
afterAll(() => program.close());

const check = (bytes: Buffer | string) =>
  program.query('seals.checkFile', { base64: Buffer.from(bytes as string, 'latin1').toString('base64') });

it('is asked of an open tournament alone', async () => {
  for (const reply of [
    await program.handlers.queries['seals.check']({ code: 'x' }),
    await program.handlers.queries['seals.checkFile']({ base64: '' }),
  ])
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'no-document' } });
});

it('is the event’s own, current until anything is stored, and of nobody once it is changed', async () => {
  await opened(program, 'sealed.wallchart', event(5), ...up(1, FIRST, 3), ...DONE);
  const path = program.path('sealed.trf');
  await program.run('tournament.export', { format: 'trf26', target: path });
  const report = readFileSync(path, 'latin1');
  const { lastEvent } = (await program.query('app.state', null)).document!;
  const own = {
    ...{ code: 'own', isReport: true, round: null, version: 0, draft: false, seq: lastEvent, present: 0 },
    at: '2026-11-21T10:00:00+01:00',
  };
  expect(await check(report)).toMatchObject({ ...own, isCurrent: true });
  await program.run('desk.operator', { name: 'Second Arbiter' });
  expect(await check(report)).toMatchObject({ ...own, isCurrent: false });
  expect(await check(report.replace('Harbour', 'Harbor'))).toEqual({ code: 'unknown' });
  const code = sealOfReport(report)!;
  expect(await program.query('seals.check', { code })).toEqual({ code: 'report' });
  expect(await program.query('seals.check', { code: 'no code' })).toEqual({ code: 'unreadable' });
  const unsealed = report.slice(0, report.lastIndexOf(code)).split('\n').slice(0, -1).join('\n');
  expect(await check(unsealed)).toEqual({ code: 'unsealed' });
  expect([
    await check('A song\n'),
    await check('001\n'),
    await check('x012 \n'),
    await check('0121\n'),
  ]).toEqual([
    ...[{ code: 'no-report' }, { code: 'unsealed' }, { code: 'no-report' }, { code: 'no-report' }],
  ]);
  await opened(program, 'other.wallchart', event(5));
  expect(await check(report)).toEqual({ code: 'unknown' });
});
