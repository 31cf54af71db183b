/** What can be chosen on the page of the hall screen, in order, and the key of each view. */
import type { HallDistance, HallSeconds, HallTheme, HallView } from '../../../src-main/ipc/contract.ts';

export const VIEW_KEYS: Readonly<Record<HallView, string>> = {
  boards: '1',
  names: '2',
  standings: '3',
  open: '4',
  countdown: '5',
  blank: 'B',
};

export const VIEWS = Object.keys(VIEW_KEYS) as HallView[];
export const DISTANCES = ['near', 'far'] as const satisfies readonly HallDistance[];
export const THEMES = ['dark', 'light'] as const satisfies readonly HallTheme[];
export const SECONDS = [8, 12, 20, 0] as const satisfies readonly HallSeconds[];
