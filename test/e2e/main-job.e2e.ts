/** The main job in real Chromium, by keyboard only, through either host. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HOSTS, type RunningProgram } from './hosts.ts';
import {
  checkIn,
  closeTournament,
  createTournament,
  enterPlayers,
  enterResults,
  ENTRANTS,
  exportReport,
  importReport,
  pairAndPublish,
  saveWallSheets,
  standings,
} from './scenarios/main-job.ts';
import { Person } from './scenarios/person.ts';

const REPORT = join(import.meta.dirname, '../trf/samples/javafo-next-round/input.trf');

/** The lines of a report but for its seal; players stand in it in the order of registration. */
function linesOf(report: string): readonly string[] {
  expect(report).toMatch(/^### Wallchart: seal /m);
  return report
    .replace(/^### Wallchart: seal .*$/m, '')
    .split('\r\n')
    .sort();
}

describe.each(HOSTS)('an arbiter at the keyboard in the host $host', ({ launch }) => {
  let program: RunningProgram;

  afterEach(async () => {
    if (program.process.exitCode === null && program.process.signalCode === null) await program.kill();
  });

  it('runs a new tournament from the first entry to the report, and gets it back from the report', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    program = await launch();
    const person = new Person(program);
    const rounds = 3;

    await createTournament(person, 'Keyboard Open', rounds, join(folder, 'open.wallchart'));
    await enterPlayers(person, ENTRANTS);
    await checkIn(person, ENTRANTS);
    for (let round = 1; round <= rounds; round++) {
      await pairAndPublish(person, round);
      await enterResults(person, round, (board) => (['1', '5', '0'] as const)[(board + round) % 3]!);
    }
    const table = await standings(person, rounds);
    expect(table).toHaveLength(ENTRANTS.length);
    await saveWallSheets(person, folder);
    const report = await exportReport(person, join(folder, 'open.trf'));
    expect(report).toContain('012 Keyboard Open');
    await closeTournament(person);
    expect(readdirSync(folder).filter((name) => name.startsWith('open.'))).toEqual([
      'open.trf',
      'open.wallchart',
    ]);

    await importReport(person, join(folder, 'open.trf'), join(folder, 'again.wallchart'));
    expect(await standings(person, rounds)).toEqual(table);
    await exportReport(person, join(folder, 'again.trf'));
    // But for its seal: the log of the new file is another one.
    expect(linesOf(readFileSync(join(folder, 'again.trf'), 'utf8'))).toEqual(linesOf(report));
    person.expectNoErrors();
    expect(await program.stop()).toBe(0);
  });

  it('imports a report of another program and pairs its next round', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    program = await launch();
    const person = new Person(program);
    await person.sees('Recent tournaments');
    await importReport(person, REPORT, join(folder, 'harbour.wallchart'), 'asks');
    await person.sees('Harbour Open');
    expect((await standings(person, 3)).map((cells) => cells[3])).toContain('GMAlmeida, Jorge');
    await pairAndPublish(person, 4);
    await enterResults(person, 4, () => '5');
    expect(await standings(person, 4)).toHaveLength(7);
    person.expectNoErrors();
    expect(await program.stop()).toBe(0);
    const left = readdirSync(folder).filter((name) => name.startsWith('harbour.'));
    expect(left).toEqual(['harbour.wallchart']);
  });
});
