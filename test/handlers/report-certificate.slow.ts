/** The certificate as a PDF: among the slow tests, since it is printed with the fonts that the build lays out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Program } from './program.ts';

const DEMO_REPORT = join(import.meta.dirname, '../../assets/demo/demo.trf');

it('a report is certified with its hash, and a certificate is replaced only after a question', async () => {
  const program = new Program();
  try {
    const { token } = await program.run('report.check', { file: DEMO_REPORT });
    const target = program.path('demo.pdf');
    const saved = await program.run('report.certify', { token, paper: 'A4', target });
    expect(saved).toMatchObject({ path: target });
    expect(readFileSync(target).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await program.command('report.certify', { token, paper: 'A4', target });
    expect(again).toMatchObject({ ok: false, confirm: { level: 2 } });
    await program.run('tournament.cancelImport', { token });
    const gone = await program.refused('report.certify', { token, paper: 'A4', target });
    expect(gone.code).toBe('not-there');
    expect(readdirSync(program.path('.')).filter((name) => name.endsWith('.wallchart'))).toEqual([]);
    expect(existsSync(target)).toBe(true);
  } finally {
    await program.close();
  }
});
