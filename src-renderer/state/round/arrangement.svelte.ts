import type { PlayerId } from '../../../src-engine/index.ts';
import type { PlayerToPair, RoundView } from '../../../src-main/ipc/contract.ts';

/** A board as the hand has set it. */
export interface ArrangedBoard {
  readonly white: PlayerToPair;
  readonly black: PlayerToPair;
}

/** A round while the arbiter pairs it by hand. Nothing is stored until it is sent whole. */
export class Arrangement {
  readonly round: number;
  readonly #begun: { readonly boards: readonly ArrangedBoard[]; readonly bye: PlayerToPair | null };
  #boards = $state.raw<readonly ArrangedBoard[]>([]);
  #waiting = $state.raw<readonly PlayerToPair[]>([]);
  #bye = $state.raw<PlayerToPair | null>(null);

  constructor(view: RoundView) {
    this.round = view.round;
    this.#boards = view.boards.map(({ white, black }) => ({ white, black }));
    this.#waiting = view.toPair;
    this.#bye = view.unpaired.find(({ kind }) => kind === 'pab') ?? null;
    this.#begun = { boards: this.#boards, bye: this.#bye };
  }

  get boards(): readonly ArrangedBoard[] {
    return this.#boards;
  }
  /** Players who still need a board or the bye. */
  get waiting(): readonly PlayerToPair[] {
    return this.#waiting;
  }
  get bye(): PlayerToPair | null {
    return this.#bye;
  }
  get complete(): boolean {
    return this.#waiting.length === 0;
  }

  /** How it is now, to come back to. */
  snapshot(): () => void {
    const [boards, waiting, bye] = [this.#boards, this.#waiting, this.#bye];
    return () => {
      this.#boards = boards;
      this.#waiting = waiting;
      this.#bye = bye;
    };
  }

  /** Everybody of the round, wherever they are in it, those who wait first. */
  get players(): readonly PlayerToPair[] {
    return [
      ...this.#waiting,
      ...this.#boards.flatMap(({ white, black }) => [white, black]),
      ...(this.#bye === null ? [] : [this.#bye]),
    ];
  }
  /** Whether anything was done here. */
  get isChanged(): boolean {
    return this.#boards !== this.#begun.boards || this.#bye !== this.#begun.bye;
  }

  /** Index of the board where a player sits, -1 for none. */
  placeOf(player: PlayerId): number {
    return this.#boards.findIndex((board) => sits(board, player));
  }

  /** Both players of a board wait again. */
  takeApart(index: number): void {
    const board = this.#boards[index];
    if (board === undefined) return;
    this.#boards = this.#boards.toSpliced(index, 1);
    this.#waiting = [...this.#waiting, board.white, board.black];
  }

  swapColours(index: number): void {
    const board = this.#boards[index];
    if (board === undefined) return;
    this.#boards = this.#boards.with(index, { white: board.black, black: board.white });
  }

  /** Pairs two players, where the first of them sat; those they leave behind wait. */
  pair(white: PlayerToPair, black: PlayerToPair): void {
    if (white.id === black.id) return;
    const place = this.#boards.findIndex((board) => sits(board, white.id) || sits(board, black.id));
    this.#release(white.id);
    this.#release(black.id);
    this.#waiting = this.#waiting.filter(({ id }) => id !== white.id && id !== black.id);
    this.#boards = this.#boards.toSpliced(place < 0 ? this.#boards.length : place, 0, { white, black });
  }

  /** Gives the pairing-allocated bye; whoever had it waits. */
  giveBye(player: PlayerToPair): void {
    const before = this.#bye;
    this.#release(player.id);
    this.#waiting = this.#waiting.filter(({ id }) => id !== player.id);
    if (before !== null && before.id !== player.id) this.#waiting = [...this.#waiting, before];
    this.#bye = player;
  }

  get pairs(): readonly { readonly white: PlayerId; readonly black: PlayerId }[] {
    return this.#boards.map(({ white, black }) => ({ white: white.id, black: black.id }));
  }

  #release(player: PlayerId): void {
    const index = this.placeOf(player);
    if (index >= 0) this.takeApart(index);
    if (this.#bye?.id === player) {
      this.#waiting = [...this.#waiting, this.#bye];
      this.#bye = null;
    }
  }
}

function sits({ white, black }: ArrangedBoard, player: PlayerId): boolean {
  return white.id === player || black.id === player;
}
