import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../src-main/texts.ts';
import { Program } from './program.ts';

const SAMPLE = join(import.meta.dirname, '../trf/samples/trf16-swiss/input.trf');

describe('reports', () => {
  let program: Program;
  beforeEach(() => {
    program = new Program();
  });
  afterEach(async () => {
    await program.close();
    await speak('en', ['en']);
  });

  it('are reviewed in the language of the screens, and stored in English', async () => {
    await program.run('app.setLanguages', { screens: 'de', documents: 'interface', second: 'none' });
    const path = program.path('deutsch.trf');
    cpSync(SAMPLE, path);
    const opened = await program.run('tournament.open', { file: path });
    if (opened.opened) throw new Error('a report is reviewed first');
    const { token, system, deviations, roundDifferences } = opened.review;
    expect(system).toBe('FIDE-System (Holländisch), C.04.3 von 2017, in Kraft bis 31.\u00a0Januar 2026');
    expect(deviations[0]!.text).toBe('Die Datei nennt die Rundenzahl nicht (142, XXR)');
    expect(roundDifferences[0]!.text).toMatch(/^\d Bretter würden anders gepaart/);
    const target = program.path('deutsch');
    const asked = await program.asked('tournament.acceptImport', { token, target });
    expect(asked.consequences[1]).toMatch(/^Runde 2: \d Bretter würden anders gepaart/);
    await program.run('tournament.acceptImport', { token, target, confirmed: 3 });
    await program.run('app.setLanguages', { screens: 'en', documents: 'interface', second: 'none' });
    const rows = await program.log('all');
    const detailOf = (kind: string) => rows.find((row) => row.kind === kind)!.detail;
    expect(detailOf('tournament-imported')).toContain('assumed: The file does not tell the number of rounds');
    expect(detailOf('import-against-rules')).toMatch(/^\d boards would be paired differently/);
  });
});
