/** Players and results from tables, reports and tables as files: by keyboard only, through either host. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callFromPage } from './calls.ts';
import { HOSTS, launchLoopback, type RunningProgram } from './hosts.ts';
import { beyondEdge, findingsInThemes } from './looks.ts';
import { createTournament, pairAndPublish } from './scenarios/main-job.ts';
import { Person } from './scenarios/person.ts';

const REPORT = join(import.meta.dirname, '../trf/samples/contradictions/input.trf');

/** Nine players, one of them twice under almost the same name, and a row that is no player. */
const ENTRIES = [
  'Surname;First name;Elo;Fed;Born',
  'Arden;Anna;2310;SUI;1990',
  'Birch;Boris;2245;GER;12.05.1987',
  'Cedar;Clara;2180;SUI;',
  'Dogan;Deniz;2104;TUR;',
  'Elmer;Eva;2033;SUI;',
  'Fernow;Felix;1987;GER;',
  'Grove;Greta;1910;ENG;',
  'Hazel;Hugo;1855;ENG;',
  'Arden;Anna;2310;SUI;1990',
  ';;1500;;',
].join('\r\n');

let program: RunningProgram;
let person: Person;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
});
afterEach(async () => {
  if (program.process.exitCode === null && program.process.signalCode === null) await program.kill();
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.each(HOSTS)('an arbiter with tables in the host $host', ({ launch }) => {
  it('enters players and results from tables, and saves tables for others', async () => {
    program = await launch();
    person = new Person(program);
    await createTournament(person, 'Table Open', 3, join(folder, 'open.wallchart'));

    // The row that comes twice waits for a word; the row without a name is refused.
    await person.giveFile(file('entries.csv', ENTRIES), () => person.press('Control+i'));
    await person.seesDialog('Players from a table');
    await person.sees('1 row needs your choice.');
    await person.press('n');
    await person.sees('The same player as in row 2.');
    await person.press('0');
    await person.press('Control+Enter');
    await person.sees('8 players entered');
    await person.waitForRows((rows) => rows.length === 8);

    await pairAndPublish(person, 1);
    const round = await callFromPage(person.page, 'query', 'round.view', { round: 1 });
    if (!round.ok) throw new Error(round.refusal.message);
    const names = round.value.boards.map(({ white, black }) => [white.name, black.name] as const);
    await person.press('F4');
    await person.seesHeading('Round 1 results');
    await person.press('1', 'Enter', '5');
    await person.sees(/^1 · /);

    // Board 1 has a result that the table contradicts, boards 2 and 3 are named by their players, 9 does not exist.
    const results = ['Board;White;Black;Result', '1;;;1-0', '9;;;1-0'];
    for (const [white, black] of names.slice(1, 3)) results.push(`;"${white}";"${black}";0-1`);
    await person.giveFile(file('results.csv', results.join('\n')), () => person.press('Control+i'));
    await person.seesDialog('Results of round 1 from a table');
    await person.sees('Enter 2 results');
    await person.press('1');
    await person.sees('Enter 2 results, replace 1');
    await person.press('Control+Enter');
    await person.sees('2 results entered, 1 result replaced');
    await person.waitForRows(
      (rows) =>
        rows
          .map((row) => row[5])
          .slice(0, 3)
          .join() === '1 – 0,0 – 1,0 – 1',
    );
    await person.press('Escape');

    // One undo takes the whole table back.
    await person.press('Control+z');
    await person.waitForRows((rows) => rows[0]![5] === '½ – ½' && rows[1]![1] === 'open');

    await person.press('F7', '4', 'x');
    await person.giveFile(join(folder, 'crosstable.xlsx'), () => person.press('Control+s'));
    await person.sees(`Saved ${join(folder, 'crosstable.xlsx')}`);
    const sheet = await readSheet(join(folder, 'crosstable.xlsx'));
    expect(sheet[0]!.slice(0, 4)).toEqual(['Rank (provisional, 3 games open)', 'No.', 'Title', 'Name']);
    expect(sheet[1]!.some((cell) => cell === 0.5)).toBe(true);
    await person.press('6', 's');
    await person.giveFile(join(folder, 'players.csv'), () => person.press('Control+s'));
    await person.sees(`Saved ${join(folder, 'players.csv')}`);
    expect(readFileSync(join(folder, 'players.csv'), 'utf8')).toContain('Birch, Boris;;2245;GER;;1987');
    person.expectNoErrors();
    expect(await program.stop()).toBe(0);
  });
});

describe('the reviews of the demo tournament', () => {
  const RESULTS = ['Board;Result', '1;1-0', '2;0-1', '3;1-0', '3;0-1', '99;1-0', '4;?'].join('\n');

  it.each([
    ['players', 'F2', 'Control+i', 'entries.csv', ENTRIES, /from a table/],
    ['results', 'F4', 'Control+i', 'results.csv', RESULTS, /from a table/],
    ['a report', 'F2', 'Control+o', 'report.trf', readFileSync(REPORT, 'utf8'), /^Import /],
  ])(
    '%s: nothing serious for axe-core in any theme, nothing beyond the edge',
    async (_, page, key, name, text, title) => {
      program = await launchLoopback({ words: ['--demo'] });
      person = new Person(program);
      await person.page.getByRole('navigation', { name: 'Pages' }).waitFor();
      await person.press(page);
      await person.giveFile(file(name, text), () => person.press(key));
      await person.seesDialog(title);
      expect(await findingsInThemes(person.page)).toEqual([]);
      for (const height of [768, 698]) {
        await person.page.setViewportSize({ width: 1366, height });
        expect(await beyondEdge(person.page)).toEqual([]);
      }
      person.expectNoErrors();
      expect(await program.stop()).toBe(0);
    },
  );
});
