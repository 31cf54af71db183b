import type * as en from './en/index.ts';

/** All texts of a language. Every language has the rooms, keys and parameters of English. */
export type Catalogue = typeof en;
