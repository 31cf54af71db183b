/** The pages of an open tournament, with the function key of each. */
export const PAGES = [
  { name: 'players', keys: 'F2' },
  { name: 'round', keys: 'F3' },
  { name: 'results', keys: 'F4' },
  { name: 'standings', keys: 'F5' },
  { name: 'hall', keys: 'F6' },
  { name: 'filing', keys: 'F7' },
  { name: 'log', keys: 'F8' },
  { name: 'documents', keys: 'F9' },
] as const;

/** Pages of what belongs to the laptop and not to the tournament: no tab, reached by name; Esc goes back. */
export const TOOLS = ['lists'] as const;

export type ToolName = (typeof TOOLS)[number];
export type PageName = (typeof PAGES)[number]['name'] | ToolName;

export function isTool(page: PageName): page is ToolName {
  return (TOOLS as readonly string[]).includes(page);
}
