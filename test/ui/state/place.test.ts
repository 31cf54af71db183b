/** Where the arbiter is: the page that goes with the work, the one that a tool leads back to, and the one before a reload. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentState, RoundPhase } from '../../../src-main/ipc/contract.ts';
import { PAGES, TOOLS } from '../../../src-renderer/state/pages.ts';
import { Place } from '../../../src-renderer/state/place.svelte.ts';
import { pageAfterReload, reload } from '../../../src-renderer/state/reload.ts';
import { FixtureBridge } from '../fixture-bridge.ts';

/** A tournament whose round 7 is in this phase, the rounds before it done and those after it later. */
function documentIn(phase: RoundPhase, more: Partial<DocumentState> = {}): DocumentState {
  return { ...new FixtureBridge(phase).state.document!, ...more };
}

describe('a tournament that is opened', () => {
  it.each<[RoundPhase, string]>([
    ['later', 'players'],
    ['draft', 'round'],
    ['checked', 'round'],
    ['published', 'results'],
    ['playing', 'results'],
    ['done', 'standings'],
  ])('whose round is %s begins at the page %s', (phase, page) => {
    const place = new Place(null);
    place.begin(documentIn(phase));
    expect([documentIn(phase).rounds[6]!.phase, place.page]).toEqual([phase, page]);
  });

  it('goes by its current round, and by the players where it has none', () => {
    const place = new Place(null);
    place.begin(documentIn('playing', { currentRound: 6 }));
    expect(place.page).toBe('standings');
    place.begin(documentIn('playing', { currentRound: 8 }));
    expect(place.page).toBe('players');
    place.begin(documentIn('playing', { currentRound: 0 }));
    expect(place.page).toBe('players');
    place.go('log');
    place.begin(null);
    expect(place.page).toBe('players');
  });

  it('does not show the round that was chosen in the one before', () => {
    const place = new Place(null);
    place.chooseRound(3);
    expect(place.chosenRound).toBe(3);
    place.begin(documentIn('playing'));
    expect(place.chosenRound).toBeNull();
  });
});

describe('a tool', () => {
  it('leads back to the page that it was opened from, also by way of another tool', () => {
    const place = new Place(null);
    place.go('standings');
    place.go('lists');
    expect([place.page, place.before]).toEqual(['lists', 'standings']);
    place.go('settings');
    expect([place.page, place.before]).toEqual(['settings', 'standings']);
    place.go('log');
    place.go('lab');
    expect(place.before).toBe('log');
  });
});

describe('a reload', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  /** The browser's memory of a tab, and how often the page was loaded anew. */
  function tab(): { loaded: number; readonly kept: Map<string, string> } {
    const own = { loaded: 0, kept: new Map<string, string>() };
    vi.stubGlobal('location', { reload: () => own.loaded++ });
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => own.kept.set(key, value),
      getItem: (key: string) => own.kept.get(key) ?? null,
      removeItem: (key: string) => own.kept.delete(key),
    });
    return own;
  }

  it.each([...PAGES.map(({ name }) => name), ...TOOLS])('comes back to the page %s, once', (page) => {
    const own = tab();
    reload(page);
    expect(own.loaded).toBe(1);
    expect(pageAfterReload()).toBe(page);
    expect(pageAfterReload()).toBeNull();
  });

  it('comes back to no page that there is not', () => {
    const own = tab();
    reload('players');
    for (const key of own.kept.keys()) own.kept.set(key, 'a page of long ago');
    expect(pageAfterReload()).toBeNull();
  });

  it('takes the page that was open over the one of the work, when the state is here for the first time', () => {
    const place = new Place('documents');
    place.begin(documentIn('playing'));
    place.arrive();
    expect(place.page).toBe('documents');
    place.go('round');
    place.arrive();
    expect(place.page).toBe('round');
    const other = new Place(null);
    other.begin(documentIn('playing'));
    other.arrive();
    expect(other.page).toBe('results');
  });
});
