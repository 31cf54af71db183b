/** Size and place of the window between two runs, as a small file in the program's folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const windowState = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  maximized: z.boolean(),
});
type WindowState = z.infer<typeof windowState>;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Least part of the window, in pixels each way, that must lie on a screen for it to be found again. */
const VISIBLE = 100;

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}

/** True while enough of the window lies on one of the screens: the projector may be gone since the last run. */
export function isReachable(window: Area, screens: readonly Area[]): boolean {
  return screens.some(
    (screen) =>
      overlap(window.x, window.width, screen.x, screen.width) >= VISIBLE &&
      overlap(window.y, window.height, screen.y, screen.height) >= VISIBLE,
  );
}

/** The state of the last run, or null where there is none that can be used. */
export function readWindowState(userData: string, screens: readonly Area[]): WindowState | null {
  try {
    const state = windowState.parse(JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8')));
    return isReachable(state, screens) ? state : null;
  } catch {
    return null;
  }
}

/** Remembers the state. A window that comes up in its usual size is not worth an error message. */
export function writeWindowState(userData: string, state: WindowState): void {
  try {
    mkdirSync(userData, { recursive: true });
    writeFileSync(join(userData, 'window.json'), JSON.stringify(state));
  } catch {
    // A full or read-only disk: the next run starts with the usual size.
  }
}
