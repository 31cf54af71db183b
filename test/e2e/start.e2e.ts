/** The built program starts, opens what it is given, and ends in order: the same in both hosts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { callFromPage, runFromPage } from './calls.ts';
import { HOSTS, type RunningProgram } from './hosts.ts';

const TRF = join(import.meta.dirname, '../../assets/demo/demo.trf');

describe.each(HOSTS)('the program in the host $host', ({ launch }) => {
  let program: RunningProgram;

  afterEach(async () => {
    if (program.process.exitCode === null && program.process.signalCode === null) await program.kill();
  });

  it('shows the start page and ends with 0', async () => {
    program = await launch();
    await program.page.getByRole('button', { name: /open/i }).first().waitFor();
    expect(program.pageErrors).toEqual([]);
    expect(await program.stop()).toBe(0);
  });

  it('opens the demo tournament', async () => {
    program = await launch({ words: ['--demo'] });
    const state = await callFromPage(program.page, 'query', 'app.state', null);
    expect(state).toMatchObject({
      ok: true,
      value: { document: { name: 'Harbour Open 2026', readOnly: false } },
    });
    expect(program.pageErrors).toEqual([]);
    expect(await program.stop()).toBe(0);
  });

  it('offers the import of a TRF that it is started with, and stores nothing yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const report = join(folder, 'report.trf');
    copyFileSync(TRF, report);
    program = await launch({ words: [report] });
    await program.page.getByText('report.trf').first().waitFor();
    expect(await program.stop()).toBe(0);
    expect(readdirSync(folder)).toEqual(['report.trf']);
  });

  it('says in its page what is wrong with a file that is no tournament', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const file = join(folder, 'holiday.wallchart');
    writeFileSync(file, 'not a tournament');
    program = await launch({ words: [file] });
    await program.page
      .getByText(/not a (Wallchart )?tournament/i)
      .first()
      .waitFor();
    expect(await program.stop()).toBe(0);
    expect(readdirSync(folder)).toEqual(['holiday.wallchart']);
  });

  it('leaves one file behind after a clean close, and finds it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const path = join(folder, 'club.wallchart');
    program = await launch();
    const created = await runFromPage(program, 'tournament.create', {
      name: 'Club championship',
      city: 'Bern',
      federation: 'SUI',
      startDate: '2026/11/21',
      endDate: '',
      rounds: 5,
      system: 'dutch-2026',
      acceleration: 'none',
      target: path,
    });
    expect(created).toMatchObject({ ok: true });
    expect(await program.stop()).toBe(0);
    expect(readdirSync(folder)).toEqual(['club.wallchart']);
    program = await launch({ words: [path] });
    await program.page.getByText('Club championship').first().waitFor();
    expect(await program.stop()).toBe(0);
    expect(existsSync(path)).toBe(true);
  });
});

describe('the loopback host with a display', () => {
  /** A browser that writes down how it was called, and whose window is closed at once. */
  function fakeBrowser(folder: string): string {
    const browser = join(folder, 'browser');
    writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/words'\n`, { mode: 0o755 });
    return browser;
  }

  it('opens a window without address bar in a profile of its own, and ends when it is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../out/main/serve.js')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: ':0',
        CHROMIUM: fakeBrowser(folder),
        WALLCHART_USER_DATA: join(folder, 'data'),
        TMPDIR: folder,
      },
    });
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    const words = readFileSync(join(folder, 'words'), 'utf8');
    expect(words).toMatch(/^--app=file:\/\/\/.*wallchart-way-in-\w+\/wallchart\.html$/m);
    expect(words).toMatch(/^--user-data-dir=.*wallchart-window-/m);
    expect(readdirSync(folder).filter((name) => name.startsWith('wallchart-window-'))).toEqual([]);
  });
});
