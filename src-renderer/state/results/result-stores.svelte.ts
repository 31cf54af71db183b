import type { GameResult, PlayerId } from '../../../src-engine/index.ts';
import type {
  Agreement,
  BoardRow,
  CommandReply,
  Commands,
  Confirmation,
  Refusal,
} from '../../../src-main/ipc/contract.ts';
import { agreementTo } from '../agreement.ts';
import { askedAnew } from '../asked-anew.ts';

/** A result as it was keyed: where it belongs, and how the desk names it. */
export interface Keyed {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: GameResult;
  /** `41 · Novák 1 – 0 Berg` */
  readonly title: string;
  /** The arbiter's reason for a correction. */
  readonly why?: string;
}

/** A keyed result that is not stored and waits for the arbiter. */
export type Held =
  | {
      readonly kind: 'overwrite';
      readonly keyed: Keyed;
      /** The other result of the board, and whether that one is stored. */
      readonly was: GameResult;
      readonly wasStored: boolean;
    }
  | { readonly kind: 'question'; readonly keyed: Keyed; readonly confirm: Confirmation }
  | {
      readonly kind: 'failed';
      readonly keyed: Keyed;
      readonly refusal: Refusal;
      /** What the arbiter had agreed to already. */
      readonly agreed: Agreed;
    };

/** What became of the result that was keyed last. */
type StoreEcho =
  | { readonly kind: 'storing'; readonly keyed: Keyed }
  | {
      readonly kind: 'saved';
      readonly keyed: Keyed;
      readonly title: string;
      readonly at: string;
      /** A second entry that is not the first one: stored, and still to be settled. */
      readonly differs: boolean;
    }
  | { readonly kind: 'held'; readonly keyed: Keyed };

/** What the arbiter agreed to, and which result they were told is changed. */
interface Agreed {
  readonly confirmed: Agreement;
  readonly was?: GameResult;
}

interface Order extends Agreed {
  readonly keyed: Keyed;
}

type StoreReply = CommandReply<'results.enter'> | CommandReply<'results.verify'>;

/** A result that is stored and perhaps not yet in the list of boards that the page has read. */
interface Fresh {
  readonly keyed: Keyed;
  readonly at: number;
}

interface StorePorts {
  readonly send: (args: Commands['results.enter']['args']) => Promise<StoreReply>;
  /** Milliseconds on the clock of the page. */
  readonly now: () => number;
  /** A sentence for a bridge that broke. */
  readonly broken: (detail: string) => Refusal;
  /** A result could not be stored without the arbiter. */
  readonly onheld: (held: Held) => void;
  /** Results are not stored, and their tournament is not open any more. */
  readonly onlost: (lost: readonly Keyed[]) => void;
}

/** A row of the desk: what will stand on the board when everything that was keyed is stored. */
export interface DeskRow extends BoardRow {
  readonly pending: 'storing' | 'held' | null;
}

/**
 * Keyed results on their way to the file. They are stored one after the other in the order in which they were keyed,
 * each with its own round, board and players; what cannot be stored at once is held and never stops the others.
 */
export class ResultStores {
  readonly #ports: StorePorts;
  #queue = $state.raw<readonly Order[]>([]);
  #held = $state.raw<readonly Held[]>([]);
  #fresh = $state.raw<readonly Fresh[]>([]);
  #echo = $state.raw<StoreEcho | null>(null);
  /** Of a tournament that was left: what is told as soon as it is known what became of the one on its way. */
  #unsent: readonly Keyed[] = [];
  /** The one on its way. */
  #sent: Order | null = null;
  #running: Promise<void> | null = null;

  constructor(ports: StorePorts) {
    this.#ports = ports;
  }

  /** Results that wait for the arbiter, the oldest first. */
  get held(): readonly Held[] {
    return this.#held;
  }
  /** Results that are being stored or wait for their turn. */
  get storing(): number {
    return this.#queue.length;
  }
  get echo(): StoreEcho | null {
    return this.#echo;
  }

  /** Stores a result after those before it; what was held for the same board is replaced by it. */
  add(keyed: Keyed, agreed: Agreed = { confirmed: 0 }): void {
    this.#held = this.#held.filter((held) => !sameBoard(held.keyed, keyed));
    this.#queue = [...this.#queue, { keyed, ...agreed }];
    this.#echo = { kind: 'storing', keyed };
    this.#running ??= this.#run();
  }

  hold(held: Held): void {
    this.#held = [...this.#held, held];
    this.#echo = { kind: 'held', keyed: held.keyed };
  }

  /** The arbiter agreed to what was asked, and perhaps said why; or wants a failed one tried again. */
  release(held: Held, why = ''): void {
    if (!this.#held.includes(held)) return;
    this.add(why === '' ? held.keyed : { ...held.keyed, why }, agreedOf(held));
  }

  /** The arbiter decided not to store it. */
  drop(held: Held): void {
    this.#held = this.#held.filter((other) => other !== held);
    if (this.#echo?.keyed === held.keyed) this.#echo = null;
  }

  /** The two entries of a board were settled: what was said of them no longer holds. */
  settled(board: number): void {
    if (this.#echo?.kind === 'saved' && this.#echo.keyed.board === board) this.#echo = null;
  }

  /** Settles when everything keyed so far is stored or held. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /**
   * Another tournament: what was keyed for the last one means nothing here. What is not stored of it is told, but for what
   * was `givenUp`.
   */
  clear(givenUp: readonly Held[] = []): void {
    const unsent = [
      ...this.#held.filter((held) => !givenUp.includes(held)),
      ...this.#queue.filter((order) => order !== this.#sent),
    ];
    this.#unsent = [...this.#unsent, ...unsent.map(({ keyed }) => keyed)];
    this.#queue = [];
    this.#held = [];
    this.#fresh = [];
    this.#echo = null;
    if (this.#sent === null) this.#tellLost([]);
  }

  heldAt(round: number, board: number): Held | null {
    return this.#held.findLast(({ keyed }) => keyed.round === round && keyed.board === board) ?? null;
  }

  /** A list of boards was read; the page asked for it at `askedAt`. What was stored before that is in it. */
  seen(askedAt: number): void {
    const left = this.#fresh.filter(({ at }) => at > askedAt);
    if (left.length < this.#fresh.length) this.#fresh = left;
  }

  /** The boards as they will be. Rows without a keyed result stay the same objects. */
  over(
    round: number,
    boards: readonly BoardRow[],
    textOf: (result: GameResult) => string,
  ): readonly DeskRow[] {
    const inRound = ({ keyed }: { readonly keyed: Keyed }) => keyed.round === round;
    const queue = this.#queue.filter(inRound);
    const fresh = this.#fresh.filter(inRound);
    const held = this.#held.filter(inRound);
    const at = (list: readonly { readonly keyed: Keyed }[], board: number) =>
      list.findLast(({ keyed }) => keyed.board === board)?.keyed;
    return boards.map((row) => {
      const coming = at(queue, row.board);
      const result = (coming ?? at(fresh, row.board))?.result ?? row.result;
      const pending = coming !== undefined ? 'storing' : at(held, row.board) !== undefined ? 'held' : null;
      if (result === row.result) return pending === null ? plain(row) : { ...row, pending };
      return { ...row, result, resultText: textOf(result), flags: [], pending };
    });
  }

  async #run(): Promise<void> {
    try {
      await this.#storeAll();
    } finally {
      // What broke while one was told of must not keep those behind it from being stored.
      this.#running = this.#queue.length > 0 ? this.#run() : null;
    }
  }

  async #storeAll(): Promise<void> {
    for (let order = this.#queue[0]; order !== undefined; order = this.#queue[0]) {
      this.#sent = order;
      const reply = await this.#send(order);
      this.#sent = null;
      // Another tournament was opened meanwhile.
      if (this.#queue[0] !== order) {
        this.#tellLost(reply.ok ? [] : [order.keyed]);
        continue;
      }
      this.#queue = this.#queue.slice(1);
      this.#settle(order, reply);
    }
  }

  async #send({ keyed: { title: _, ...keyed }, ...agreed }: Order) {
    try {
      return await this.#ports.send({ ...keyed, ...agreed });
    } catch (bug) {
      const refusal = this.#ports.broken(bug instanceof Error ? bug.message : String(bug));
      return { ok: false, refusal } as const;
    }
  }

  #settle({ keyed, ...agreed }: Order, reply: StoreReply): void {
    if (reply.ok) {
      this.#fresh = [
        ...this.#fresh.filter((fresh) => !sameBoard(fresh.keyed, keyed)),
        { keyed, at: this.#ports.now() },
      ];
      const title = reply.value.echo === '' ? keyed.title : reply.value.echo;
      const differs = 'differs' in reply.value && reply.value.differs;
      if (this.#echo?.keyed === keyed)
        this.#echo = { kind: 'saved', keyed, title, at: reply.value.savedAt, differs };
      // What one answer settled, the discarded draft of the next round above all, is not asked again for the others.
      if (agreed.confirmed !== 0) this.#askAgain();
      return;
    }
    // The arbiter has keyed another result for the board since, and confirmed it.
    if (this.#queue.some((later) => sameBoard(later.keyed, keyed))) return;
    const held: Held =
      'confirm' in reply
        ? { kind: 'question', keyed, confirm: askedAnew(reply.confirm, agreed.confirmed) }
        : { kind: 'failed', keyed, refusal: reply.refusal, agreed };
    this.#held = [...this.#held, held];
    if (this.#echo?.keyed === keyed) this.#echo = { kind: 'held', keyed };
    this.#ports.onheld(held);
  }

  #tellLost(refused: readonly Keyed[]): void {
    const lost = [...refused, ...this.#unsent];
    this.#unsent = [];
    if (lost.length > 0) this.#ports.onlost(lost);
  }

  #askAgain(): void {
    const questions = this.#held.filter(({ kind }) => kind === 'question');
    if (questions.length === 0) return;
    this.#held = this.#held.filter(({ kind }) => kind !== 'question');
    this.#queue = [...this.#queue, ...questions.map(({ keyed }) => ({ keyed, confirmed: 0 as const }))];
  }
}

/** What the arbiter's yes to what is held stands for. */
function agreedOf(held: Held): Agreed {
  switch (held.kind) {
    case 'overwrite':
      // A result that is not stored is given up; nothing was said of one that is.
      return held.wasStored ? { confirmed: 2, was: held.was } : { confirmed: 0 };
    case 'question':
      return { confirmed: agreementTo(held.confirm) };
    case 'failed':
      return held.agreed;
  }
}

function sameBoard(a: Keyed, b: Keyed): boolean {
  return a.round === b.round && a.board === b.board;
}

const plainRows = new WeakMap<BoardRow, DeskRow>();

/** The row of the desk for a board to which nothing is coming: always the same object. */
function plain(row: BoardRow): DeskRow {
  const known = plainRows.get(row);
  if (known !== undefined) return known;
  const made: DeskRow = { ...row, pending: null };
  plainRows.set(row, made);
  return made;
}
