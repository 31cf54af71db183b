/** The built program with a rating list: from a key to the screen, and results that are entered while a list is read. */
import type { Page } from 'playwright-core';
import { BLANK_INFO, blankPlayer, DEFAULT_RULES, type EventDraft } from '../../../src-engine/index.ts';
import type { FileHandle } from '../../../src-main/ipc/contract.ts';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';
import { chooserOf } from '../../choose.ts';
import type { Shown } from '../../looks/program.ts';

/** Boards of the round whose results are entered. */
export const BOARDS = 200;
const AUTHOR = { at: '2026-11-21T09:00:00.000+01:00', actor: 'Desk', command: 'bench' };
/** Until the next letter is typed, once nothing on the screen has changed for this long. */
const BETWEEN_KEYS = 120;
const MOST_WAITS = 20;
const BEFORE_SEARCH = 1_000;

/** A tournament with one published round of so many boards, in a new file at this path. */
export function makeTournament(path: string, boards = BOARDS): void {
  const rules = { ...DEFAULT_RULES, rounds: 9 };
  const players = Array.from({ length: 2 * boards }, (_, at) => ({
    ...blankPlayer(at + 1, `Surname${at + 1}, Given`),
    rating: 2600 - at,
    tpn: at + 1,
  }));
  const pairs = Array.from({ length: boards }, (_, at) => ({ white: 2 * at + 1, black: 2 * at + 2 }));
  const drafts: EventDraft[] = [
    { kind: 'tournament-created', payload: { info: { ...BLANK_INFO, name: 'Bench' }, rules } },
    ...players.map((player): EventDraft => ({ kind: 'player-added', payload: { player } })),
    {
      kind: 'round-drafted',
      payload: { round: 1, pairs, unpaired: [], system: 'dutch-2026', seconds: 0 },
    },
    { kind: 'round-published', payload: { round: 1, version: 1, boards, programme: 'bench' } },
  ];
  const made = TournamentFile.create(path, drafts, AUTHOR);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  made.value.close();
}

/** The ten hits, and the ratings of the first of them in the pane beside, which are asked for when the hits are there. */
const PARTS = { hits: '.scroller table', ratings: 'aside table' } as const;
type Part = keyof typeof PARTS;

/** What runs inside the page. */
interface Watched {
  pressedAt: number;
  /** When the newest picture of each table was on the screen. */
  paintedAt: Record<Part, number>;
}
declare const window: { watched: Watched };
declare const document: {
  readonly body: unknown;
  addEventListener: (kind: string, heard: () => void, capture: boolean) => void;
};
interface Changed {
  readonly target: { readonly parentElement: { readonly closest: (selector: string) => unknown } | null };
}
declare const MutationObserver: new (heard: (changes: readonly Changed[]) => void) => {
  observe: (node: unknown, what: object) => void;
};
declare function requestAnimationFrame(next: () => void): void;

/** Notes when the last key was pressed, and when what changed after it in each table was on the screen. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate((parts) => {
    const watched: Watched = { pressedAt: 0, paintedAt: { hits: 0, ratings: 0 } };
    window.watched = watched;
    document.addEventListener('keydown', () => (watched.pressedAt = performance.now()), true);
    const heard = (changes: readonly Changed[]): void => {
      for (const part of ['hits', 'ratings'] as const) {
        if (!changes.some(({ target }) => target.parentElement?.closest(parts[part]))) continue;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (watched.paintedAt[part] = performance.now());
          port2.postMessage(null);
        });
      }
    };
    new MutationObserver(heard).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, PARTS);
}

/** When the newest pictures were there, once no newer one comes. */
async function settled(page: Page): Promise<Watched> {
  let before = -1;
  for (let wait = 0; ; wait++) {
    await page.waitForTimeout(BETWEEN_KEYS);
    const watched = await page.evaluate(() => window.watched);
    const newest = Math.max(watched.paintedAt.hits, watched.paintedAt.ratings);
    if (newest === before || wait === MOST_WAITS) return watched;
    before = newest;
  }
}

/** Types each text letter by letter into the desk's search; milliseconds from each key to what it brings on the screen. */
export async function keysToScreen(
  { page }: Shown,
  typed: readonly string[],
): Promise<Record<Part, readonly number[]>> {
  await page.locator('.tab[aria-current]').waitFor();
  await page.keyboard.press('F2');
  const search = page.locator('main input[data-home]');
  await page.locator('.tab[aria-current]').filter({ hasText: 'F2' }).waitFor();
  await search.waitFor();
  // Without a list a new player is typed by hand: the page has to know that there is one.
  await page.locator('footer').filter({ hasText: 'FIDE list' }).waitFor();
  await page.waitForTimeout(BEFORE_SEARCH);
  await page.keyboard.press('Control+n');
  await page.locator('main .scroller .empty').waitFor();
  await watchPage(page);
  const times: Record<Part, number[]> = { hits: [], ratings: [] };
  for (const text of typed) {
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      const { pressedAt, paintedAt } = await settled(page);
      // A letter that changes nothing on the screen has nothing to be waited for.
      for (const part of ['hits', 'ratings'] as const)
        if (paintedAt[part] > pressedAt) times[part].push(paintedAt[part] - pressedAt);
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await settled(page);
  }
  await page.keyboard.press('Escape');
  return times;
}

/** What entering results while a list is read took. */
export interface Meanwhile {
  /** Milliseconds of each command, from the page and back. */
  readonly times: readonly number[];
  /** How many of them were entered before the list was stored. */
  readonly during: number;
  readonly seconds: number;
}

/** Reads a list and enters the results of all boards meanwhile, one every `pause` milliseconds. */
export async function resultsWhileReading(
  { call, page }: Shown,
  list: string,
  pause: number,
): Promise<Meanwhile> {
  const reply = async (kind: 'query' | 'command', name: string, args: unknown) =>
    ({ ok: true, value: await call(kind, name, args) }) as never;
  const choose = chooserOf({
    query: (name, args) => reply('query', name, args),
    command: (name, args) => reply('command', name, args),
  });
  const file: FileHandle = await choose('open-list', list);
  const start = performance.now();
  let seconds = 0;
  let isReading = true;
  const reading = call('command', 'lists.import', {
    file,
    name: 'FIDE',
    month: '2026-12',
    confirmed: 2,
  }).finally(() => {
    [isReading, seconds] = [false, (performance.now() - start) / 1000];
  });
  const times: number[] = [];
  let during = 0;
  for (let board = 1; board <= BOARDS; board++) {
    const began = performance.now();
    await call('command', 'results.enter', { round: 1, board, result: 'draw', confirmed: 0 });
    times.push(performance.now() - began);
    if (isReading) during++;
    await page.waitForTimeout(pause);
  }
  await reading;
  return { times, during, seconds };
}
