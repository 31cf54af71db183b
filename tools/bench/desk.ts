import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildWhenStale } from '../build.ts';
import { showProgram } from '../looks/program.ts';
import { Goals, percentile } from './lib/goals.ts';
import { makeTournament } from './lib/listed-program.ts';

export const ABOUT = 'the results desk in Chromium, 500 and 2,000 players: from a key to the painted row';

const FIELDS = [250, 1000] as const;
const RESULTS = 200;
const MOVES = 100;
const GOAL = 50;
/** Pause between two keys, milliseconds: what one of them makes is stored and drawn before the next. */
const PAUSE = 80;
const KEYS = ['1', '5', '0'] as const;

/** What runs inside the page. */
interface Watched {
  /** Milliseconds from the last key to the first picture of a row that changed by it; null while there is none. */
  took: number | null;
}
declare const window: { watched: Watched };

/** Notes how long each key takes until a row that changed is on the screen. */
async function watchRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { took: null };
    window.watched = watched;
    let pressedAt = 0;
    let isComing = false;
    document.addEventListener(
      'keydown',
      (event) => {
        pressedAt = event.timeStamp;
        watched.took = null;
      },
      true,
    );
    const heard = (changes: readonly MutationRecord[]): void => {
      if (isComing || watched.took !== null) return;
      if (!changes.some(({ target }) => target.parentElement?.closest('tbody'))) return;
      isComing = true;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          isComing = false;
          watched.took = performance.now() - pressedAt;
        };
        port2.postMessage(null);
      });
    };
    new MutationObserver(heard).observe(document.body, {
      ...{ attributes: true, attributeFilter: ['class'], characterData: true },
      ...{ childList: true, subtree: true },
    });
  });
}

/** Presses a key and answers its milliseconds; none where no row changed. */
async function timeOf(page: Page, key: string): Promise<readonly number[]> {
  await page.keyboard.press(key);
  await page.waitForTimeout(PAUSE);
  const took = await page.evaluate(() => window.watched.took);
  return took === null ? [] : [took];
}

/** Keys a result for boards all over the list, number, Enter and key: the times of the last of these. */
async function resultTimes(page: Page, boards: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < RESULTS; at++) {
    const board = 1 + Math.floor((at * boards) / RESULTS);
    for (const digit of String(board)) await page.keyboard.press(digit);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(PAUSE);
    times.push(...(await timeOf(page, KEYS[at % KEYS.length]!)));
  }
  return times;
}

async function moveTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < MOVES; at++)
    times.push(...(await timeOf(page, at < MOVES / 2 ? 'ArrowUp' : 'ArrowDown')));
  return times;
}

function tell(goals: Goals, what: string, times: readonly number[], goal: number | null): void {
  goals.say(`${what}, p50 of ${times.length}`, percentile(times, 0.5), 'ms');
  if (goal === null) goals.say(`${what}, p95`, percentile(times, 0.95), 'ms');
  else goals.tell(`${what}, p95`, percentile(times, 0.95), goal, 'ms');
}

async function measure(goals: Goals, folder: string, boards: number): Promise<void> {
  const file = join(folder, `${boards}.wallchart`);
  makeTournament(file, boards);
  const { page, stop } = await showProgram([file], join(folder, String(boards)));
  try {
    await page.keyboard.press('F4');
    await page.locator('main .entry input').waitFor();
    await watchRows(page);
    const goal = boards === FIELDS[0] ? GOAL : null;
    tell(goals, `${boards} boards: a result`, await resultTimes(page, boards), goal);
    tell(goals, `${boards} boards: the cursor`, await moveTimes(page), goal);
  } finally {
    await stop();
  }
}

/** `desk`: builds the program first where it is not up to date. */
export async function run(): Promise<number> {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-desk-'));
  const goals = new Goals();
  try {
    for (const boards of FIELDS) await measure(goals, folder, boards);
    return goals.missed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
