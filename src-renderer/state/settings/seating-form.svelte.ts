import type { FixedBoard, PlayerId, Seating } from '../../../src-engine/index.ts';

const MOST = 9999;

/** The numbers on the tables as they are typed. */
export class SeatingForm {
  firstBoard = $state('1');
  /** `13, 113-120` */
  leftOut = $state('');
  fixed = $state.raw<readonly FixedBoard[]>([]);

  constructor(before: Seating | undefined) {
    if (before === undefined) return;
    this.firstBoard = String(before.firstBoard);
    this.leftOut = before.leftOut.join(', ');
    this.fixed = before.fixed;
  }

  /** Gives a player a board of their own, instead of the one they had. */
  fix(player: PlayerId, board: number): void {
    this.fixed = [...this.fixed.filter((each) => each.player !== player), { player, board }];
  }
  release(player: PlayerId): void {
    this.fixed = this.fixed.filter((each) => each.player !== player);
  }

  get wrongFirst(): boolean {
    return boardOfText(this.firstBoard) === null;
  }
  /** The first part of the numbers left out that is none; null where all are. */
  get wrongLeftOut(): string | null {
    return partsOf(this.leftOut).find((part) => numbersOf(part) === null) ?? null;
  }
  get isWrong(): boolean {
    return this.wrongFirst || this.wrongLeftOut !== null;
  }

  /** The rule, which stays away while it says nothing. Call it only where nothing {@link isWrong}. */
  read(): { readonly seating?: Seating } {
    const firstBoard = boardOfText(this.firstBoard)!;
    const numbers = partsOf(this.leftOut).flatMap((part) => numbersOf(part)!);
    const leftOut = numbers.filter((board, at) => numbers.indexOf(board) === at).sort((a, b) => a - b);
    const isUsual = firstBoard === 1 && leftOut.length === 0 && this.fixed.length === 0;
    return isUsual ? {} : { seating: { firstBoard, leftOut, fixed: this.fixed } };
  }
}

/** The number of a board; null where the text is none. */
export function boardOfText(typed: string): number | null {
  const text = typed.trim();
  const board = Number(text);
  return /^\d+$/.test(text) && board >= 1 && board <= MOST ? board : null;
}

function partsOf(typed: string): readonly string[] {
  return typed
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
}

/** A number, or all from one to another; null where the part is neither. */
function numbersOf(part: string): readonly number[] | null {
  const [from, to, more] = part.split('-').map(boardOfText);
  if (from === null || from === undefined || to === null || more !== undefined) return null;
  if (to === undefined) return [from];
  return to < from ? null : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
