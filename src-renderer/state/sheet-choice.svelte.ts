import type { PlayerId } from '../../src-engine/index.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';

/** Players whose tie-breaks are explained on paper. */
interface Explained {
  readonly players: readonly PlayerId[];
  readonly round: number;
}

/** A board that is explained on paper; null for the bye. */
interface ExplainedBoard {
  readonly round: number;
  readonly board: number | null;
}

/** What the documents' page shows. */
export class SheetChoice {
  #kind = $state<DocumentKind>('pairings-by-board');
  #again = $state(0);
  #print = $state<string | null>(null);
  #explained = $state.raw<Explained | null>(null);
  #certified = $state<PlayerId | null>(null);
  #printing = $state(false);
  #board = $state.raw<ExplainedBoard | null>(null);

  get kind(): DocumentKind {
    return this.#kind;
  }
  /** How often the document that is shown was chosen again. */
  get again(): number {
    return this.#again;
  }
  choose(kind: DocumentKind): void {
    if (kind === this.#kind) this.#again++;
    this.#kind = kind;
    this.#print = null;
  }
  /** Print that is looked at, null for a document. */
  get print(): string | null {
    return this.#print;
  }
  choosePrint(job: string): void {
    this.#print = job;
  }
  /** Whose tie-breaks are explained, after which round; null for those tied at the top now. */
  get explained(): Explained | null {
    return this.#explained;
  }
  explain(explained: Explained | null): void {
    this.#explained = explained;
  }
  /** Whose norms are certified, null for everybody's. */
  get certified(): PlayerId | null {
    return this.#certified;
  }
  certify(player: PlayerId | null): void {
    this.#certified = player;
  }
  /** Which board is explained on paper, null for all of the round. */
  get board(): ExplainedBoard | null {
    return this.#board;
  }
  explainBoard(board: ExplainedBoard | null): void {
    this.#board = board;
  }
  /** The set of the round goes to the printer as soon as it is made. */
  get printing(): boolean {
    return this.#printing;
  }
  printSet(): void {
    this.choose('print-run');
    this.#printing = true;
  }
  donePrinting(): void {
    this.#printing = false;
  }
  /** Another tournament has other prints and players. */
  forget(): void {
    this.#print = null;
    this.#explained = null;
    this.#certified = null;
    this.#board = null;
    this.#printing = false;
  }
}
