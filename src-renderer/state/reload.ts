import { PAGES, TOOLS, type PageName } from './pages.ts';

const KEY = 'wallchart-page';

/** Reads every text anew, so that none of an old language stays, and comes back to the page that is open. */
export function reload(page: PageName): void {
  sessionStorage.setItem(KEY, page);
  location.reload();
}

/** The page that {@link reload} comes back to, once; null after any other start. */
export function pageAfterReload(): PageName | null {
  const page = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return [...PAGES.map(({ name }) => name), ...TOOLS].find((name) => name === page) ?? null;
}
