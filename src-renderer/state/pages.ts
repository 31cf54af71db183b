/** The pages of the program, and which of them is a part of which. */
import { KEYS } from '../keys.ts';

/** The pages of an open tournament, with the function key of each. */
export const PAGES = [
  { name: 'players', keys: KEYS.everywhere.players },
  { name: 'round', keys: KEYS.everywhere.round },
  { name: 'results', keys: KEYS.everywhere.results },
  { name: 'standings', keys: KEYS.everywhere.standings },
  { name: 'hall', keys: KEYS.everywhere.hall },
  { name: 'filing', keys: KEYS.everywhere.filing },
  { name: 'log', keys: KEYS.everywhere.log },
  { name: 'documents', keys: KEYS.everywhere.documents },
] as const;

/** Pages of what belongs to the laptop and not to the tournament: no tab, reached by name; Esc goes back. */
export const TOOLS = ['lists', 'lab', 'rest', 'settings'] as const;

export type ToolName = (typeof TOOLS)[number];

/** Parts of a page that have the whole window: `audit` of Players, `correction` of Results, `norms` of Filing. */
const WHOLE = { audit: 'players', correction: 'results', norms: 'filing' } as const;

export type PageName = (typeof PAGES)[number]['name'] | ToolName | keyof typeof WHOLE;

/** The page whose tab is marked: that of which a page is a part. */
export function pageOfTab(page: PageName): PageName {
  return page === 'audit' || page === 'correction' || page === 'norms' ? WHOLE[page] : page;
}

/** Whether a page belongs to the laptop. */
export function isTool(page: PageName): page is ToolName {
  return (TOOLS as readonly string[]).includes(page);
}
