/** The way into the program's window: what other users of the machine see of it, and what they can do with that. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A browser that only notes the words it was started with. */
const NOTING = `#!/usr/bin/env node
require('node:fs').writeFileSync(process.env.WORDS + '.new', JSON.stringify(process.argv.slice(2)));
require('node:fs').renameSync(process.env.WORDS + '.new', process.env.WORDS);
setTimeout(() => {}, 100000);
`;

async function appears(path: string): Promise<void> {
  for (let tries = 0; !existsSync(path); tries++) {
    if (tries > 600) throw new Error(`${path} never came`);
    await after(100);
  }
}

describe.runIf(process.platform === 'linux')('the way in', () => {
  let program: ChildProcess;
  let browser: Browser;
  let words: readonly string[];
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));

  beforeAll(async () => {
    const noting = join(folder, 'browser.cjs');
    writeFileSync(noting, NOTING, { mode: 0o755 });
    const noted = join(folder, 'words.json');
    program = spawn(process.execPath, [join(ROOT, 'out/main/serve.js')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
        DISPLAY: ':none',
        CHROMIUM: noting,
        WORDS: noted,
        WALLCHART_USER_DATA: join(folder, 'user'),
      },
    });
    await appears(noted);
    words = JSON.parse(readFileSync(noted, 'utf8')) as readonly string[];
    const executablePath = findChromium();
    if (executablePath === null) throw new Error('No Chromium on this machine: apt-get install chromium');
    browser = await chromium.launch({ executablePath, args: [...HEADLESS_ARGUMENTS] });
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
  });

  const pageFile = () => words.find((word) => word.startsWith('--app='))!.slice('--app='.length);

  it('does not stand on the command line, but in a file of the user alone', () => {
    expect(words.join(' ')).not.toMatch(/enter|127\.0\.0\.1/);
    const path = fileURLToPath(pageFile());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  });

  it('leads a window from that file into the program, which survives that it is loaded again', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pageFile());
    await page.getByRole('heading').first().waitFor();
    expect(new URL(page.url()).href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    await page.reload();
    await page.getByRole('heading').first().waitFor();

    // Another window of the same browser has the cookie, and no key.
    const other = await context.newPage();
    const answered: number[] = [];
    other.on('response', (response) => {
      if (/\/(call|events)$/.test(response.url())) answered.push(response.status());
    });
    await other.goto(page.url());
    await expect.poll(() => answered.length).toBeGreaterThan(1);
    expect(new Set(answered)).toEqual(new Set([403]));
  });

  it('is open once', async () => {
    const stranger = await browser.newContext();
    const page = await stranger.newPage();
    const said = page.waitForResponse(/\/enter\//);
    await page.goto(pageFile());
    expect((await said).status()).toBe(403);
  });
});
