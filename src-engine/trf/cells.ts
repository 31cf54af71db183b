/** The cells of the 001 records and what they mean: boards and byes (TRF26, 001 record, columns 92–99). */
import { opposite, type Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import {
  CODE_OF_UNPAIRED,
  resultOfCodes,
  UNPAIRED_KINDS,
  type CellCode,
  type GameResult,
  type UnpairedKind,
} from '../model/result.ts';
import type { Board, Unpaired } from '../model/tournament.ts';
import type { Deviations } from './deviation.ts';
import type { Numbering } from './numbering.ts';
import { columnOfRound, hasOpponent, letterOf, letterOfColour } from './paired-rounds.ts';
import { EMPTY_CELL, type PlayerLine, type RawCell } from './players.ts';

/** Kind of a round without a game, by its cell code. */
const KIND_OF_CODE: Partial<Record<CellCode, UnpairedKind>> = Object.fromEntries(
  UNPAIRED_KINDS.map((kind) => [CODE_OF_UNPAIRED[kind], kind]),
);

/** What a round with an opponent must look like from the other side, if only one side is known. */
const OTHER_SIDE: Partial<Record<CellCode, CellCode>> = {
  '1': '0',
  '0': '1',
  '=': '=',
  W: 'L',
  L: 'W',
  D: 'D',
  '+': '-',
  '-': '+',
  '?': '?',
};

interface Side {
  readonly record: PlayerLine;
  readonly id: PlayerId;
  readonly cell: RawCell;
}

/** Reads one round after another; contradictions are reported and the least is assumed. */
export class RoundReader {
  private readonly players: readonly PlayerLine[];
  private readonly numbering: Numbering;
  private readonly deviations: Deviations;
  /** Whether byes are written as in 2006: `0000 - +`, `0000 - =`, `0000 - -`. */
  private readonly oldByes: boolean;

  constructor(
    players: readonly PlayerLine[],
    numbering: Numbering,
    oldByes: boolean,
    deviations: Deviations,
  ) {
    this.players = players;
    this.numbering = numbering;
    this.oldByes = oldByes;
    this.deviations = deviations;
  }

  /** Boards (in order of the first player's number) and byes of a round. Cost: number of players. */
  read(round: number): { boards: Board[]; unpaired: Unpaired[] } {
    const report = this.reporter(round);
    const boards: Board[] = [];
    const lonely: Side[] = [];
    /** By identity: 1 for the second player of a board that is read. */
    const seated = new Uint8Array(this.players.length + 1);
    this.players.forEach((_, index) => {
      const id = index + 1;
      if (seated[id] === 1) return;
      const confirmed = this.confirmedBoard(id, round);
      if (confirmed !== null) {
        boards.push(confirmed);
        seated[Math.max(confirmed.white, confirmed.black)] = 1;
        return;
      }
      const side = this.side(id, round);
      if (!hasOpponent(side.cell)) return void lonely.push(side);
      const other = this.opponentOf(side, round, report);
      if (other === null) lonely.push(this.withoutOpponent(side, report));
      else if (id < other.id) boards.push(this.board(side, other, report));
    });
    const fullPoints = lonely.filter(({ cell }) => isFullPoint(cell.result)).length;
    const unpaired = lonely.flatMap((side): Unpaired[] => {
      const kind = this.unpairedKind(side, fullPoints, report);
      return kind === null ? [] : [{ player: side.id, kind }];
    });
    const byes = unpaired.filter(({ kind }) => kind === 'pab');
    for (const bye of byes.slice(1)) {
      report('several-allocated-byes', this.players[bye.player - 1]!, 7, 'U', 'U');
    }
    return { boards, unpaired };
  }

  /** A pairing that the other side does not confirm: a forfeit is left of it, or nothing. */
  private withoutOpponent(side: Side, report: ReturnType<RoundReader['reporter']>): Side {
    const { colour, result } = side.cell;
    if (letterOfColour(colour) === null) report('colour-missing', side.record, 5, colour ?? '');
    const isForfeit = result === '+' || result === '-';
    return { ...side, cell: { opponent: 0, colour: '-', result: isForfeit ? result : null } };
  }

  private reporter(round: number) {
    const first = columnOfRound(round);
    return (
      code: Parameters<Deviations['add']>[0],
      record: PlayerLine,
      offset: number,
      found: string,
      takenAs = '',
    ) => this.deviations.add(code, record.line.number, first + offset, found, takenAs);
  }

  private cellOf(id: PlayerId, round: number): RawCell {
    return this.players[id - 1]!.cells[round - 1] ?? EMPTY_CELL;
  }

  private side(id: PlayerId, round: number): Side {
    return { record: this.players[id - 1]!, id, cell: this.cellOf(id, round) };
  }

  /** The board of a player whose cell and whose opponent's say the same, as nearly all do; null for what has to be looked at. */
  private confirmedBoard(id: PlayerId, round: number): Board | null {
    const own = this.cellOf(id, round);
    const opponent = own.opponent === null ? null : this.numbering.find(own.opponent);
    if (opponent === null || opponent === id) return null;
    const other = this.cellOf(opponent, round);
    if (other.opponent !== this.players[id - 1]!.fields.number) return null;
    if (own.result === null || other.result === null) return null;
    const isWhite = own.colour === 'white' && other.colour === 'black';
    if (!isWhite && !(own.colour === 'black' && other.colour === 'white')) return null;
    const result = isWhite
      ? resultOfCodes(own.result, other.result)
      : resultOfCodes(other.result, own.result);
    if (result === null) return null;
    return {
      white: isWhite ? id : opponent,
      black: isWhite ? opponent : id,
      result,
      ratedAs: null,
    };
  }

  /** The meaning of a cell without an opponent; null for a blank one. */
  private unpairedKind(
    side: Side,
    fullPoints: number,
    report: ReturnType<RoundReader['reporter']>,
  ): UnpairedKind | null {
    const { cell, record } = side;
    const letter = letterOfColour(cell.colour);
    if (letter !== null) report('colour-without-opponent', record, 5, letter, '-');
    if (cell.result === null) return null;
    const kind = KIND_OF_CODE[cell.result];
    const isForfeit = kind === 'forfeit-win' || kind === 'forfeit-loss';
    if (kind !== undefined && !(isForfeit && this.oldByes)) return kind;
    const meant = this.kindOfOldBye(cell.result, fullPoints);
    report(
      isForfeit || this.oldByes ? 'bye-of-2006' : 'code-without-opponent',
      record,
      7,
      cell.result,
      meant === null ? '' : CODE_OF_UNPAIRED[meant],
    );
    return meant;
  }

  /** TRF06 has no codes for byes: a full point without a game is the allocated bye if it is the only one. */
  private kindOfOldBye(code: CellCode, fullPoints: number): UnpairedKind | null {
    if (isFullPoint(code)) return fullPoints === 1 ? 'pab' : 'full';
    if (code === '=' || code === 'D') return 'half';
    return code === '?' ? null : 'zero';
  }

  /** The other side of a pairing, or null where it does not exist or is paired with somebody else. */
  private opponentOf(side: Side, round: number, report: ReturnType<RoundReader['reporter']>): Side | null {
    const number = side.cell.opponent!;
    const id = this.numbering.find(number);
    if (id === null || id === side.id) {
      report(id === null ? 'opponent-unknown' : 'opponent-self', side.record, 0, String(number));
      return null;
    }
    const other = this.side(id, round);
    if (other.cell.opponent !== side.record.fields.number) {
      report('opponents-disagree', side.record, 0, String(number), '');
      return null;
    }
    return other;
  }

  private board(side: Side, other: Side, report: ReturnType<RoundReader['reporter']>): Board {
    const colour = this.colourOf(side, other, report);
    const white = colour === 'white' ? side : other;
    const black = colour === 'white' ? other : side;
    return { white: white.id, black: black.id, result: this.resultOf(white, black, report), ratedAs: null };
  }

  private colourOf(side: Side, other: Side, report: ReturnType<RoundReader['reporter']>): Colour {
    const own = side.cell.colour === '-' ? null : side.cell.colour;
    const others = other.cell.colour === '-' ? null : other.cell.colour;
    if (own !== null && others !== null) {
      if (own === others)
        report('colours-disagree', other.record, 5, letterOf(others), letterOf(opposite(own)));
      return own;
    }
    const colour = own ?? (others === null ? 'white' : opposite(others));
    if (own === null) report('colour-missing', side.record, 5, side.cell.colour ?? '', letterOf(colour));
    if (others === null)
      report('colour-missing', other.record, 5, other.cell.colour ?? '', letterOf(opposite(colour)));
    return colour;
  }

  private resultOf(white: Side, black: Side, report: ReturnType<RoundReader['reporter']>): GameResult {
    const [whites, blacks] = told(codeOfGame(white, report), codeOfGame(black, report));
    if (whites === null && blacks === null) return 'open';
    if (whites === null || blacks === null) {
      const known = (whites ?? blacks)!;
      const silent = whites === null ? white : black;
      const result = resultOfCodes(whites ?? OTHER_SIDE[known]!, blacks ?? OTHER_SIDE[known]!);
      report('result-one-sided', silent.record, 7, silent.cell.result ?? '', OTHER_SIDE[known]);
      return result ?? 'open';
    }
    const result = resultOfCodes(whites, blacks);
    if (result === null) {
      // Both lines are concerned, and both will be written anew.
      report('results-impossible', white.record, 7, `${whites}:${blacks}`, 'open');
      report('results-impossible', black.record, 7, `${whites}:${blacks}`, 'open');
    }
    return result ?? 'open';
  }
}

/** Where one side does not know the result, the other tells it. */
function told(
  white: CellCode | null,
  black: CellCode | null,
): readonly [white: CellCode | null, black: CellCode | null] {
  if (white === '?' && black !== null && black !== '?') return [null, black];
  return black === '?' && white !== null && white !== '?' ? [white, null] : [white, black];
}

/** The code of a cell with an opponent; one that has none is reported and ignored. */
function codeOfGame({ cell, record }: Side, report: ReturnType<RoundReader['reporter']>): CellCode | null {
  if (cell.result === null || OTHER_SIDE[cell.result] !== undefined) return cell.result;
  report('bye-with-opponent', record, 7, cell.result, '');
  return null;
}

function isFullPoint(code: CellCode | null): boolean {
  return code === '1' || code === '+' || code === 'W';
}
