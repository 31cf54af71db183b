/** Points of an event from the four values of which most events make all others. */
import { expect, it } from 'vitest';
import { scoringOf, STANDARD_SCORING, THREE_ONE_ZERO } from '../../src-engine/model/scoring.ts';

it('the usual points, and three for a win', () => {
  expect(scoringOf({ win: 10, draw: 5, loss: 0, bye: 10 })).toEqual(STANDARD_SCORING);
  expect(THREE_ONE_ZERO).toMatchObject({
    blackWin: 30,
    whiteDraw: 10,
    blackLoss: 0,
    pairingAllocatedBye: 30,
  });
});

it('C.04.2 3.1: a game without a result counts as a draw, a forfeit and an absence as nothing', () => {
  expect(scoringOf({ win: 30, draw: 20, loss: 10, bye: 15 })).toEqual({
    ...{ whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30 },
    ...{ whiteDraw: 20, blackDraw: 20, halfBye: 20, unknown: 20 },
    ...{ whiteLoss: 10, blackLoss: 10, forfeitLoss: 0, zeroBye: 0 },
    pairingAllocatedBye: 15,
  });
});
