/** The page's theme: what was chosen, or what the system asks for, also when it changes its mind. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../src-renderer/state/app.svelte.ts';
import { followTheme } from '../../../src-renderer/state/theme.svelte.ts';
import { withEffects } from './effects.svelte.ts';

/** What the system prefers, in the words of the queries. */
class Preference extends EventTarget {
  listeners = 0;
  matches = false;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners++;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners--;
    super.removeEventListener(...args);
  }

  prefer(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const before = { window: globalThis.window, document: globalThis.document };
let dark: Preference;
let contrast: Preference;
let page: { theme?: string; rows?: string };
let stop: () => void;

function follow(theme: string | undefined, rows?: string): void {
  const app = { state: theme === undefined ? null : { theme, rows } } as unknown as App;
  stop = withEffects(() => followTheme(app));
  flushSync();
}

beforeEach(() => {
  dark = new Preference();
  contrast = new Preference();
  page = {};
  const queries: Record<string, Preference> = {
    '(prefers-color-scheme: dark)': dark,
    '(prefers-contrast: more)': contrast,
  };
  Object.assign(globalThis, {
    window: { matchMedia: (query: string) => queries[query] },
    document: { documentElement: { dataset: page } },
  });
});
afterEach(() => {
  stop();
  Object.assign(globalThis, before);
});

describe('the theme', () => {
  it.each(['light', 'dark', 'contrast'])(
    'is %s where that was chosen, whatever the system asks for',
    (theme) => {
      [dark.matches, contrast.matches] = [theme !== 'dark', theme !== 'contrast'];
      follow(theme);
      expect(page.theme).toBe(theme);
      dark.prefer(!dark.matches);
      contrast.prefer(!contrast.matches);
      expect(page.theme).toBe(theme);
    },
  );

  it.each(['system', undefined])('follows the system: %s', (theme) => {
    follow(theme);
    expect(page.theme).toBe('light');
    dark.prefer(true);
    expect(page.theme).toBe('dark');
    contrast.prefer(true);
    expect(page.theme).toBe('contrast');
    dark.prefer(false);
    expect(page.theme).toBe('contrast');
    contrast.prefer(false);
    expect(page.theme).toBe('light');
  });

  it('goes with the height of the rows, which are compact until that is known', () => {
    follow(undefined);
    expect(page.rows).toBe('compact');
    stop();
    follow('light', 'roomy');
    expect(page).toEqual({ theme: 'light', rows: 'roomy' });
  });

  it('is no longer followed when the page is gone', () => {
    follow('system');
    expect([dark.listeners, contrast.listeners]).toEqual([1, 1]);
    stop();
    expect([dark.listeners, contrast.listeners]).toEqual([0, 0]);
  });
});
