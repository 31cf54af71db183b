/** The built program in its loopback host, with a headless browser at its page: for pictures to look at. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium, HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What runs inside the page. */
declare const sessionStorage: { readonly getItem: (name: string) => string | null };

export interface Shown {
  readonly browser: Browser;
  readonly page: Page;
  /** Calls main as the page does; the value, or an error with the refusal. */
  readonly call: (kind: 'query' | 'command', name: string, args: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Starts the program with words of its command line; preferences and lists lie in a new folder unless one is named. */
export async function showProgram(
  words: readonly string[],
  userData = mkdtempSync(join(tmpdir(), 'wallchart-looks-')),
): Promise<Shown> {
  // Tournaments are kept at home: a picture shows no folder of whoever made it.
  const home = join(userData, 'Documents');
  mkdirSync(home, { recursive: true });
  const program = spawn(process.execPath, [join(ROOT, 'out/main/serve.js'), '--no-window', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOME: home, WALLCHART_USER_DATA: userData },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\S+\/enter\/[\w-]+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    program.once('exit', () => reject(new Error(`The program did not start:\n${said}`)));
  });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...HEADLESS_ARGUMENTS],
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(address);
  await page.waitForURL(({ pathname, hash }) => pathname === '/' && hash === '');
  const call: Shown['call'] = async (kind, name, args) => {
    const reply = await page.evaluate(
      async (body) => {
        const response = await fetch('./call', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-wallchart-key': sessionStorage.getItem('wallchart-key') ?? '',
          },
          body: JSON.stringify(body),
        });
        return (await response.json()) as { ok: boolean; value?: unknown };
      },
      { kind, name, args },
    );
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply.value;
  };
  return {
    browser,
    page,
    call,
    stop: async () => {
      await browser.close();
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
    },
  };
}
