/**
 * The rounds on the wall as somebody keeps them by hand beside the program: round, board, who has White, who has Black, the
 * result. It knows nothing of how the program stores them. What is undone is taken out of the list and the rest is written
 * down anew; what cannot be written down then, the program has to refuse.
 */
import type { GameResult, PlayerId } from '../../../src-engine/index.ts';

export interface Game {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: GameResult;
  /** What the rating report says instead (C.04.2 4.3); null where it says the same. */
  readonly ratedAs: GameResult | null;
  /** Rounds on the wall when the result came; 0 while there is none. */
  readonly since: number;
}

/** Number on the table, and the game there. */
export type Sheet = ReadonlyMap<number, Game>;
export type Pages = readonly Sheet[];

/** One line of the book. */
export type Line =
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly board: number;
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly result: GameResult;
      readonly ratedOnly: boolean;
    }
  | { readonly kind: 'adjourned'; readonly round: number; readonly boards: readonly number[] }
  | {
      readonly kind: 'up';
      readonly round: number;
      readonly boards: readonly {
        readonly board: number;
        readonly white: PlayerId;
        readonly black: PlayerId;
      }[];
    }
  | { readonly kind: 'down'; readonly round: number }
  | {
      readonly kind: 'changed';
      readonly round: number;
      readonly boards: readonly {
        readonly board: number;
        readonly after: { readonly white: PlayerId; readonly black: PlayerId } | null;
      }[];
    }
  | { readonly kind: 'merged'; readonly kept: PlayerId; readonly gone: PlayerId };

/** Lines that one command wrote; they count together, or not. */
interface Written {
  /** Number of the last entry that the command left in the program's log. */
  readonly seq: number;
  readonly lines: readonly Line[];
}

const WAITING: ReadonlySet<GameResult> = new Set<GameResult>(['open', 'adjourned']);
const isWaiting = (result: GameResult): boolean => WAITING.has(result);

/** Which commands count, by their place in the book. */
export type Counting = readonly number[];

export class Ledger {
  readonly #written: Written[] = [];
  #counting: Counting = [];
  /** What counted before each step back that was not taken back itself. */
  #redoable: Counting[] = [];
  /** What counted after each entry of the program's log at which a command ended. */
  readonly #history = new Map<number, Counting>();

  /** A command that stored something; `lines` may be none. */
  write(seq: number, lines: readonly Line[]): void {
    this.#written.push({ seq, lines });
    this.#counts(seq, [...this.#counting, this.#written.length - 1]);
    this.#redoable = [];
  }

  /** Last entries of the commands that count, the newest last. */
  get counted(): readonly number[] {
    return this.#counting.map((index) => this.#written[index]!.seq);
  }

  /** Entries at which the program may be looked at, or gone back to. */
  get moments(): readonly number[] {
    return [...this.#history.keys()];
  }

  /** What counts without the command that ended with entry `of`. */
  without(of: number): Counting {
    return this.#counting.filter((index) => this.#written[index]!.seq !== of);
  }

  /** What counted after entry `seq`. */
  at(seq: number): Counting {
    return this.#history.get(seq)!;
  }

  /** What a redo brings back; null for none. */
  get redoable(): Counting | null {
    return this.#redoable.at(-1) ?? null;
  }

  /** A step in the log, stored as entry `seq`. */
  step(seq: number, to: Counting, by: 'undo' | 'redo'): void {
    if (by === 'redo') this.#redoable.pop();
    else this.#redoable.push(this.#counting);
    this.#counts(seq, to);
  }

  #counts(seq: number, counting: Counting): void {
    this.#counting = counting;
    this.#history.set(seq, counting);
  }

  /** The rounds on the wall. Throws where they cannot be written down. */
  pages(counting: Counting = this.#counting): Pages {
    let pages: Pages = [];
    for (const index of counting) for (const line of this.#written[index]!.lines) pages = after(pages, line);
    return pages;
  }
}

/** The results in which `to` differs from `from`, as lines. */
export function differences(from: Pages, to: Pages): Line[] {
  return to.flatMap((sheet, index) =>
    [...sheet].flatMap(([board, { white, black, result }]): Line[] => {
      const was = from[index]?.get(board)?.result;
      if (was === undefined || was === result) return [];
      return [{ kind: 'result', round: index + 1, board, white, black, result, ratedOnly: false }];
    }),
  );
}

function after(pages: Pages, line: Line): Pages {
  switch (line.kind) {
    case 'up': {
      if (pages.length !== line.round - 1) throw new Error(`round ${line.round} comes after ${pages.length}`);
      return [...pages, new Map(line.boards.map(({ board, white, black }) => [board, open(white, black)]))];
    }
    case 'down':
      if (pages.length !== line.round) throw new Error(`round ${line.round} is not the last`);
      return pages.slice(0, -1);
    case 'result':
      return onPage(pages, line.round, (sheet) => {
        const game = sheet.get(line.board);
        if (game?.white !== line.white || game.black !== line.black)
          throw new Error(`round ${line.round} board ${line.board} has another game`);
        sheet.set(line.board, withResult(game, line, pages.length));
      });
    case 'adjourned':
      return onPage(pages, line.round, (sheet) => {
        for (const board of line.boards) {
          const game = sheet.get(board);
          if (game === undefined) throw new Error(`round ${line.round} has no board ${board}`);
          sheet.set(board, { ...game, result: 'adjourned' });
        }
      });
    case 'changed':
      return onPage(pages, line.round, (sheet) => {
        for (const { board, after: pair } of line.boards) {
          const game = sheet.get(board);
          if (game !== undefined && game.result !== 'open')
            throw new Error(`round ${line.round} board ${board} has a result`);
          if (pair === null) sheet.delete(board);
          else sheet.set(board, open(pair.white, pair.black));
        }
      });
    case 'merged': {
      const of = (id: PlayerId) => (id === line.gone ? line.kept : id);
      return pages.map(
        (sheet) =>
          new Map(
            [...sheet].map(([board, game]) => [
              board,
              { ...game, white: of(game.white), black: of(game.black) },
            ]),
          ),
      );
    }
  }
}

function open(white: PlayerId, black: PlayerId): Game {
  return { white, black, result: 'open', ratedAs: null, since: 0 };
}

function withResult(
  game: Game,
  { result, ratedOnly }: Extract<Line, { kind: 'result' }>,
  onWall: number,
): Game {
  if (ratedOnly) return { ...game, ratedAs: result === game.result ? null : result };
  const since = isWaiting(result) ? 0 : isWaiting(game.result) ? onWall : game.since;
  return { ...game, result, ratedAs: null, since };
}

function onPage(pages: Pages, round: number, change: (sheet: Map<number, Game>) => void): Pages {
  const sheet = pages[round - 1];
  if (sheet === undefined) throw new Error(`round ${round} is not on the wall`);
  const changed = new Map(sheet);
  change(changed);
  return pages.with(round - 1, changed);
}

/** C.04.2 4.3: a result that comes after the end of the round whose pairing used it is for the rating report alone. */
export function isForRatingOnly(pages: Pages, round: number, game: Game): boolean {
  if (isWaiting(game.result)) return false;
  const used = Math.max(round, game.since) + 1;
  if (pages.length < used) return false;
  return pages.length > used || [...pages[used - 1]!.values()].every(({ result }) => !isWaiting(result));
}

/** A page in words: `3 1-5 draw`, board by board. */
export function lineOf(board: number, { white, black, result, ratedAs }: Omit<Game, 'since'>): string {
  return `${board} ${white}-${black} ${result}${ratedAs === null ? '' : ` rated ${ratedAs}`}`;
}
