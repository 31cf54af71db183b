/** The words in which a view is told: where it begins, the keys that lead there, and what is seen then. */
import type { Catalogue } from '../../../src-engine/texts/index.ts';
import type { Stage } from './stages.ts';

/** Files that a step gives to the chooser. */
export const FILES = ['report', 'broken', 'players', 'results', 'list'] as const;
export type FileName = (typeof FILES)[number];

/**
 * A key as it is printed on its cap (`Ctrl ↓`), words that are typed, a command chosen by its name in the list of commands,
 * a file for the chooser, or something that has to be seen, read or gone before it goes on; or the window of the hall, in
 * the place of the arbiter's page.
 */
export type Step =
  | string
  | { readonly type: string }
  | { readonly command: (text: Catalogue) => string }
  | { readonly file: FileName }
  | { readonly sees: string }
  | { readonly gone: string }
  | { readonly goes: 'to the hall' | 'back' }
  | { readonly reads: string };

export interface View {
  /** What is special about it; `''` for the page as it usually is. */
  readonly state: string;
  readonly stage: Stage;
  readonly steps: readonly Step[];
  /** Selector of what is there then. */
  readonly sees: string;
  /** Back to where Esc closes what is left. */
  readonly back?: readonly Step[];
  /** In a window of 1093 × 614 from the beginning. */
  readonly narrow?: true;
}

export type Views = readonly [View, ...View[]];

export const type = (words: string): Step => ({ type: words });
export const sees = (selector: string): Step => ({ sees: selector });
export const gone = (selector: string): Step => ({ gone: selector });
export const reads = (selector: string): Step => ({ reads: selector });
export const goes = (where: 'to the hall' | 'back'): Step => ({ goes: where });
export const file = (name: FileName): Step => ({ file: name });
export const command = (name: (text: Catalogue) => string): Step => ({ command: name });

export const repeated = (key: string, times: number): readonly Step[] =>
  Array.from({ length: times }, () => key);

export const ROWS = 'main table[role=grid] tbody tr[aria-rowindex]';
export const EMPTY = 'main .scroller .empty';
export const CURRENT = 'main table[role=grid] tr.current';
export const QUESTION = 'dialog[role=alertdialog]';

/** To the first player of the list, so that letters act on them. */
export const FIRST_PLAYER: readonly Step[] = ['F2', sees('main [data-home]'), 'Esc', 'Home', sees(CURRENT)];
export const LIST: readonly Step[] = [
  command(({ pages }) => pages.lists),
  sees('[data-page=lists] main .head'),
];
