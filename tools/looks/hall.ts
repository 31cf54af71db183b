/**
 * Pictures of the hall window to be looked at, in both hosts:
 * `node tools/looks/hall.ts FOLDER [FILE.wallchart] [--hard] [--in en,de] [--host loopback,electron]`, of the demo tournament
 * unless a file is named, or one of 120 players with hard names is asked for. Every view at four sizes, dark and light, near and
 * far, and the page that sets it. Fails where a text is cut off.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  HALL_DISTANCES,
  HALL_THEMES,
  HALL_VIEWS,
  type CommandName,
  type Commands,
} from '../../src-main/ipc/contract.ts';
import { callFromPage } from '../../test/e2e/calls.ts';
import { launchElectronStandIn, launchLoopback, type RunningProgram } from '../../test/e2e/hosts.ts';
import { cutOff } from '../../test/e2e/looks.ts';
import { LONGEST_MESSAGE, openHall } from '../../test/e2e/scenarios/hall.ts';
import { makeStage } from '../../test/e2e/scenarios/stages.ts';

const SIZES = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

const HOSTS = { loopback: launchLoopback, electron: launchElectronStandIn };

const { values, positionals } = parseArgs({
  options: {
    in: { type: 'string', default: 'en' },
    host: { type: 'string', default: 'loopback,electron' },
    hard: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder = 'hall-looks', named] = positionals;
mkdirSync(folder, { recursive: true });
const file = named ?? (values.hard ? makeStage('playing', folder) : undefined);
let pictures = 0;
let cut = 0;

/** The hall in every view and size, then the page that sets it; `host` begins the names of the pictures. */
async function photograph(host: string, program: RunningProgram): Promise<void> {
  const { page } = program;
  const run = async <N extends CommandName>(name: N, args: Commands[N]['args']): Promise<void> => {
    const reply = await callFromPage(page, 'command', name, args);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  };
  await page.getByRole('navigation').first().waitFor();
  const hall = await openHall(program);
  const starts = new Date(Date.now() + 754_000 - new Date().getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
  for (const round of [1, 2, 3, 4, 5, 6, 7]) await run('hall.announceStart', { round, at: starts });

  for (const language of values.in.split(',')) {
    await run('app.setLanguages', { screens: language, documents: 'interface', second: 'none' });
    await hall.locator(`html[lang=${language}]`).waitFor();
    await hall.locator('.hall').waitFor();
    for (const theme of HALL_THEMES)
      for (const distance of HALL_DISTANCES)
        for (const view of HALL_VIEWS) {
          await run('hall.arrange', { theme, distance });
          await run('hall.show', { view });
          const message = {
            names: 'Boards 41 and 59 have changed. Play starts at 18:05.',
            standings: LONGEST_MESSAGE,
          };
          await run('hall.say', {
            text: view === 'names' || view === 'standings' ? message[view] : '',
            band: view === 'names' && theme === 'dark',
          });
          for (const [width, height] of SIZES) {
            await hall.setViewportSize({ width, height });
            await hall.waitForTimeout(250);
            const name = `${host}-${language}-${view}-${distance}-${theme}-${width}`;
            await hall.screenshot({ path: join(folder, `${name}.png`) });
            pictures++;
            for (const problem of await cutOff(hall)) {
              cut++;
              console.log(`${name}: ${problem}`);
            }
          }
        }
  }

  await run('hall.arrange', { theme: 'dark', distance: 'far' });
  await run('hall.show', { view: 'boards' });
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    await run('app.setTheme', { theme });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${host}-control-${theme}.png`) });
  }
}

for (const [host, launch] of Object.entries(HOSTS).filter(([host]) =>
  values.host.split(',').includes(host),
)) {
  const program = await launch({ words: file === undefined ? ['--demo'] : [file] });
  try {
    await photograph(host, program);
  } finally {
    await program.stop();
  }
}
console.log(`${pictures} pictures, ${cut} texts cut off`);
process.exitCode = cut === 0 ? 0 : 1;
