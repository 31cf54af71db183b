/** What can be chosen on the page of the hall screen, in order. */
import type { HallDistance, HallSeconds, HallTheme, HallView } from '../../../src-main/ipc/contract.ts';

export const VIEWS = [
  'boards',
  'names',
  'standings',
  'open',
  'countdown',
  'blank',
] as const satisfies readonly HallView[];
export const DISTANCES = ['near', 'far'] as const satisfies readonly HallDistance[];
export const THEMES = ['dark', 'light'] as const satisfies readonly HallTheme[];
export const SECONDS = [8, 12, 20, 0] as const satisfies readonly HallSeconds[];
