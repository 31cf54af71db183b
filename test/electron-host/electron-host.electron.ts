/** The built main and preload, run through the stand-in for Electron's module. */
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bridge } from '../../src-main/ipc/contract.ts';
import { forkStandIn, launchElectronStandIn, type RunningStandIn } from '../e2e/hosts.ts';

interface PageWithBridge {
  readonly wallchart: Bridge;
}

/** The window object inside the page, for the functions that run there. */
declare const window: PageWithBridge & { readonly notices?: unknown[] };

/** What a page hears of a file: no path. */
const HANDLE: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);

let program: RunningStandIn;

beforeAll(async () => {
  program = await launchElectronStandIn();
});

afterAll(async () => {
  await program.stop();
});

describe('the bridge', () => {
  it('answers a query with what main says', async () => {
    const reply = await program.page.evaluate(() => window.wallchart.query('app.state', null));
    expect(reply).toMatchObject({ ok: true, value: { host: 'electron' } });
  });

  it('refuses arguments that do not fit the contract', async () => {
    const reply = await program.page.evaluate(() =>
      window.wallchart.query('players.card', { player: 'one' } as never),
    );
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
  });

  it('has no channel that the contract does not name', async () => {
    const call = program.page.evaluate(() => window.wallchart.query('app.secrets' as never, null as never));
    await expect(call).rejects.toThrow("No handler registered for 'query:app.secrets'");
  });

  it('cannot carry a proxy: the page must hand over plain data', async () => {
    const call = program.page.evaluate(() =>
      window.wallchart.query('players.card', new Proxy({ player: 1 }, {})),
    );
    await expect(call).rejects.toThrow(/could not be cloned/);
  });

  it('shows the page nothing but three functions, which it cannot replace', async () => {
    const seen = await program.page.evaluate(() => ({
      names: Object.keys(window.wallchart).sort(),
      frozen: Object.isFrozen(window.wallchart),
      node: ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
    }));
    expect(seen).toEqual({ names: ['command', 'on', 'query'], frozen: true, node: [] });
  });
});

describe('the window', () => {
  it('shows the page of the own scheme, visible, named after the program', async () => {
    const windows = async () => (await program.state()).windows;
    await expect.poll(windows).toEqual([{ title: 'Wallchart', visible: true, url: 'app://ui/' }]);
  });

  it('denies every permission that a page could ask for', async () => {
    expect((await program.state()).permissionsDenied).toBe(true);
  });

  it('loads nothing from the network', async () => {
    const outcome = await program.page.evaluate(() =>
      fetch('https://example.org/').then(
        () => 'loaded',
        () => 'refused',
      ),
    );
    expect(outcome).toBe('refused');
  });

  it('runs no inline script', async () => {
    const ran = await program.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.inlineRan = true';
      document.head.append(script);
      return 'inlineRan' in globalThis;
    });
    expect(ran).toBe(false);
  });
});

describe('the menu', () => {
  it('asks the page to act', async () => {
    await program.page.evaluate(() => {
      const notices: unknown[] = [];
      Object.assign(globalThis, { notices });
      window.wallchart.on('menu', (notice) => notices.push(notice));
    });
    program.tell({ do: 'click-menu', id: 'manual' });
    await program.page.waitForFunction(() => (window.notices?.length ?? 0) > 0);
    expect(await program.page.evaluate(() => window.notices)).toEqual([{ action: 'manual', file: null }]);
  });

  it('shows the keys that the page listens to', async () => {
    const { menu } = await program.state();
    const keys = Object.fromEntries(
      menu.filter(({ id }) => id !== '').map((item) => [item.id, item.accelerator]),
    );
    expect(keys).toEqual({
      new: '',
      open: 'CmdOrCtrl+O',
      close: '',
      export: '',
      print: 'CmdOrCtrl+P',
      undo: 'CmdOrCtrl+Z',
      redo: 'Ctrl+Y',
      commands: 'CmdOrCtrl+K',
      manual: 'F1',
      keys: '',
    });
  });
});

describe('a file that the system hands over', () => {
  it('reaches the page from a second start', async () => {
    await program.page.evaluate(() => (window.notices ?? []).splice(0));
    program.tell({
      do: 'second-instance',
      data: { demo: false, noWindow: false, file: '/tmp/two.wallchart' },
    });
    await program.page.waitForFunction(() => (window.notices?.length ?? 0) > 0);
    const notices = await program.page.evaluate(() => window.notices);
    expect(notices).toEqual([{ action: 'open-file', file: HANDLE }]);
  });

  it('reaches the page from the file manager of macOS', async () => {
    await program.page.evaluate(() => (window.notices ?? []).splice(0));
    program.tell({ do: 'open-file', path: '/tmp/three.wallchart' });
    await program.page.waitForFunction(() => (window.notices?.length ?? 0) > 0);
    const notices = await program.page.evaluate(() => window.notices);
    expect(notices).toEqual([{ action: 'open-file', file: HANDLE }]);
  });
});

describe('start and end', () => {
  it('makes its folder of preferences at the first start', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'wallchart-test-')), 'not', 'there yet');
    const second = await launchElectronStandIn({ userData: folder });
    expect(await second.stop()).toBe(0);
    expect(existsSync(folder)).toBe(true);
  });

  it('leaves a second start at once to the first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const child = forkStandIn({ environment: { STAND_IN_LOCKED: '1' } }, folder);
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  it('runs a command line without a window, and ends with its exit code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    const file = join(folder, 'random.trf');
    const words = ['generate', '--players', '8', '--rounds', '3', '--output', file];
    const child = forkStandIn({ words }, folder);
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(existsSync(file)).toBe(true);
    const refused = forkStandIn({ words: ['validate', join(folder, 'missing.trf')] }, folder);
    await once(refused, 'exit');
    expect(refused.exitCode).toBeGreaterThan(0);
  });

  it('ends when the window is closed, and remembers its place', async () => {
    const second = await launchElectronStandIn();
    second.tell({ do: 'close-window' });
    await once(second.process, 'exit');
    expect(second.process.exitCode).toBe(0);
    expect(existsSync(join(second.userData, 'window.json'))).toBe(true);
  });

  it('asks before it is closed or ended over a form in which something is typed, and works on where the arbiter stays', async () => {
    const second = await launchElectronStandIn({ words: ['--demo'] });
    const { page } = second;
    const asked = async () => (await second.state()).dialogs.filter(({ kind }) => kind === 'message').length;
    await page.locator('.workspace').waitFor();
    await page.keyboard.press('Control+u');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Anna');
    for (const [index, request] of (['close-window', 'quit'] as const).entries()) {
      second.tell({ do: 'prepare-dialog', answer: 0 });
      second.tell({ do: request });
      await expect.poll(asked).toBe(index + 1);
    }
    await page.keyboard.press('Enter');
    await page.getByText('Anna').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Nothing is typed any more: nobody is asked.
    second.tell({ do: 'quit' });
    await once(second.process, 'exit');
    expect(second.process.exitCode).toBe(0);
  });

  it('ends in order when it is asked to by a signal', async () => {
    const second = await launchElectronStandIn();
    second.process.kill('SIGTERM');
    await once(second.process, 'exit');
    expect(second.process.exitCode).toBe(0);
  });
});
