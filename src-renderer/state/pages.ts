/** The pages of an open tournament, with the function key of each. */
export const PAGES = [
  { name: 'players', keys: 'F2' },
  { name: 'round', keys: 'F3' },
  { name: 'results', keys: 'F4' },
  { name: 'standings', keys: 'F5' },
  { name: 'filing', keys: 'F7' },
  { name: 'log', keys: 'F8' },
  { name: 'documents', keys: 'F9' },
] as const;

export type PageName = (typeof PAGES)[number]['name'];
