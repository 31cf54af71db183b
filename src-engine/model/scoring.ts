import type { Colour } from './colour.ts';
import type { Points } from './points.ts';
import type { CellCode } from './result.ts';

/**
 * Points for each way of spending a round (tenths). TRF26 record 162 knows W D L A P X; the engines' XXS record
 * also tells White's from Black's points, hence the six game values.
 */
export interface Scoring {
  readonly whiteWin: Points;
  readonly blackWin: Points;
  readonly whiteDraw: Points;
  readonly blackDraw: Points;
  readonly whiteLoss: Points;
  readonly blackLoss: Points;
  readonly forfeitWin: Points;
  readonly forfeitLoss: Points;
  readonly pairingAllocatedBye: Points;
  readonly fullBye: Points;
  readonly halfBye: Points;
  readonly zeroBye: Points;
  /** A game without a known result, such as an adjourned one (162 X). */
  readonly unknown: Points;
}

/** 1 – ½ – 0 (C.04.4.3 7.3); a pairing-allocated bye and a forfeit count as a win. */
export const STANDARD_SCORING: Scoring = {
  whiteWin: 10,
  blackWin: 10,
  whiteDraw: 5,
  blackDraw: 5,
  whiteLoss: 0,
  blackLoss: 0,
  forfeitWin: 10,
  forfeitLoss: 0,
  pairingAllocatedBye: 10,
  fullBye: 10,
  halfBye: 5,
  zeroBye: 0,
  unknown: 5,
};

/** The four values of which most events make all others. */
export interface PlainPoints {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
  /** Of the pairing-allocated bye: C.04.1 3, C.04.3 1.5 (2017: A.5), C.04.4.2 (2025) 1.3, C.04.4.1 1.4. */
  readonly bye: Points;
}

/**
 * The same for White and Black: a forfeit wins like a game and loses everything, a requested bye is worth a win, a draw or
 * nothing, and a game without a result counts as a draw (C.04.2 3.1).
 */
export function scoringOf({ win, draw, loss, bye }: PlainPoints): Scoring {
  return {
    ...{ whiteWin: win, blackWin: win, whiteDraw: draw, blackDraw: draw, whiteLoss: loss, blackLoss: loss },
    ...{ forfeitWin: win, forfeitLoss: 0, pairingAllocatedBye: bye, fullBye: win, halfBye: draw, zeroBye: 0 },
    unknown: draw,
  };
}

/** Three points for a win and for what counts like one, one for a draw. */
export const THREE_ONE_ZERO: Scoring = scoringOf({ win: 30, draw: 10, loss: 0, bye: 30 });

/** Points of a cell. `colour` is the player's colour in that game and ignored for rounds without a game. */
export function pointsOfCode(code: CellCode, colour: Colour | null, scoring: Scoring): Points {
  const black = colour === 'black';
  switch (code) {
    case '1':
    case 'W':
      return black ? scoring.blackWin : scoring.whiteWin;
    case '=':
    case 'D':
      return black ? scoring.blackDraw : scoring.whiteDraw;
    case '0':
    case 'L':
      return black ? scoring.blackLoss : scoring.whiteLoss;
    case '+':
      return scoring.forfeitWin;
    case '-':
      return scoring.forfeitLoss;
    case 'U':
      return scoring.pairingAllocatedBye;
    case 'F':
      return scoring.fullBye;
    case 'H':
      return scoring.halfBye;
    case 'Z':
      return scoring.zeroBye;
    case '?':
      return scoring.unknown;
  }
}

/** The larger value of a win, the yardstick of C.04.1 4 and of topscorers. */
export function winOf(scoring: Scoring): Points {
  return Math.max(scoring.whiteWin, scoring.blackWin);
}

/** The larger value of a draw. */
export function drawOf(scoring: Scoring): Points {
  return Math.max(scoring.whiteDraw, scoring.blackDraw);
}

/** The smaller value of a loss, the least that a game can bring. */
export function lossOf(scoring: Scoring): Points {
  return Math.min(scoring.whiteLoss, scoring.blackLoss);
}
