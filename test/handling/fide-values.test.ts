import { describe, expect, it } from 'vitest';
import { valueObjections } from '../../src-engine/handling/fide-values.ts';
import { STANDARD_SCORING, THREE_ONE_ZERO, type Scoring } from '../../src-engine/model/scoring.ts';

const codes = (change: Partial<Scoring>, from = STANDARD_SCORING) =>
  valueObjections({ ...from, ...change }).map(({ code }) => code);

describe('points that FIDE has something against', () => {
  it('are neither those of the Laws nor 3–1–0', () => {
    expect(codes({})).toEqual([]);
    expect(codes({}, THREE_ONE_ZERO)).toEqual([]);
  });

  it.each([
    [{ whiteDraw: 6 }, ['draws-above-win-and-loss', 'unknown-not-a-draw']],
    [{ blackDraw: 6 }, ['draws-above-win-and-loss', 'unknown-not-a-draw']],
    // Two draws as much as a win and a loss.
    [{ whiteDraw: 6, blackDraw: 6, unknown: 6, whiteLoss: 2, blackLoss: 2 }, []],
    [{ pairingAllocatedBye: 11 }, ['bye-above-win', 'bye-between']],
    [{ pairingAllocatedBye: 7 }, ['bye-between']],
    [{ pairingAllocatedBye: 5 }, []],
    [{ pairingAllocatedBye: 0 }, []],
    // What a bye may bring where a win brings something else is not said.
    [{ whiteWin: 20, blackWin: 20, pairingAllocatedBye: 7 }, []],
    [{ fullBye: 11 }, ['bye-above-win']],
    [{ halfBye: 11 }, ['bye-above-win', 'half-bye-above-draw']],
    [{ halfBye: 6 }, ['half-bye-above-draw']],
    [{ halfBye: 4 }, []],
    [{ zeroBye: 11 }, ['bye-above-win', 'zero-bye-above-loss']],
    [{ zeroBye: 1 }, ['zero-bye-above-loss']],
    [{ zeroBye: 1, blackLoss: 1 }, []],
    [{ forfeitWin: 11 }, ['forfeit-above-game']],
    [{ forfeitWin: 9 }, []],
    [{ forfeitLoss: 1 }, ['forfeit-above-game']],
    [{ forfeitLoss: 1, whiteLoss: 1 }, []],
    // The smaller of two wins counts.
    [{ blackWin: 20 }, []],
    [{ whiteWin: 20, blackWin: 20, fullBye: 20 }, []],
    [{ whiteWin: 20, fullBye: 20 }, ['bye-above-win']],
    [{ unknown: 10 }, ['unknown-not-a-draw']],
    [{ unknown: 0 }, ['unknown-not-a-draw']],
  ] as const)('%j: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});
