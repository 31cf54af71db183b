/** All texts of a language. Every language has the rooms, keys and parameters of English. */
export type Catalogue = typeof import('./en/index.ts');
