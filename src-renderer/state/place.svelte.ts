import type { DocumentState } from '../../src-main/ipc/contract.ts';
import { isTool, type PageName } from './pages.ts';

/** Where the arbiter is: the page, and the round that is chosen on it. */
export class Place {
  #page = $state<PageName>('players');
  /** The page that a tool was opened from. */
  #before: PageName = 'players';
  #chosenRound = $state<number | null>(null);
  /** The page that was open before a reload, until the state is here. */
  #atStart: PageName | null;

  constructor(pageAtStart: PageName | null) {
    this.#atStart = pageAtStart;
  }

  get page(): PageName {
    return this.#page;
  }
  /** The page that a tool leads back to. */
  get before(): PageName {
    return this.#before;
  }
  /** The round chosen in the strip, or null while it follows the work. */
  get chosenRound(): number | null {
    return this.#chosenRound;
  }

  go(page: PageName): void {
    if (!isTool(this.#page)) this.#before = this.#page;
    this.#page = page;
  }
  chooseRound(round: number | null): void {
    this.#chosenRound = round;
  }

  /** The state is here, perhaps for the first time: a reload comes back to the page that was open. */
  arrive(): void {
    if (this.#atStart !== null) this.go(this.#atStart);
    this.#atStart = null;
  }

  /** Another tournament is open, or none: the page where its work goes on. */
  begin(document: DocumentState | null): void {
    this.#chosenRound = null;
    this.#page = pageOf(document);
  }
}

function pageOf(document: DocumentState | null): PageName {
  const round = document?.rounds[document.currentRound - 1];
  switch (round?.phase) {
    case undefined:
    case 'later':
      return 'players';
    case 'draft':
    case 'checked':
      return 'round';
    case 'done':
      return 'standings';
    case 'published':
    case 'playing':
      return 'results';
  }
}
