/** Values of results and byes that FIDE's rules leave open to an event, and those that they do not. */
import type { Scoring } from '../model/scoring.ts';

/** A value that FIDE does not allow, with the article that says so; see {@link valueObjections}. */
export interface ValueObjection {
  readonly code:
    | 'draws-above-win-and-loss'
    | 'bye-above-win'
    | 'bye-between'
    | 'half-bye-above-draw'
    | 'zero-bye-above-loss'
    | 'forfeit-above-game'
    | 'unknown-not-a-draw';
  readonly article: string;
}

/**
 * What FIDE's acceptance of programs does not let an event declare: two draws are never worth more than a win and a
 * loss; no bye is worth more than a win (C.04.1 3); with 1 – ½ – 0 a pairing-allocated bye is worth 1, ½ or 0; a half-point
 * bye is not worth more than a draw, so that a full-point bye is always called one (C.04.1 4), nor a zero-point bye more than
 * a loss, so that no half-point bye is hidden in it (C.05 6.7); a forfeit is not worth more than the same result of a game; a
 * game without a result counts as a draw and as nothing else (C.04.2 3.1). Empty for values that FIDE allows.
 */
export function valueObjections(scoring: Scoring): readonly ValueObjection[] {
  const { whiteWin, blackWin, whiteDraw, blackDraw, whiteLoss, blackLoss } = scoring;
  const win = Math.min(whiteWin, blackWin);
  const [draw, loss] = [Math.max(whiteDraw, blackDraw), Math.max(whiteLoss, blackLoss)];
  const { pairingAllocatedBye, fullBye, halfBye, zeroBye, forfeitWin, forfeitLoss, unknown } = scoring;
  const isUsual = [whiteWin, blackWin, whiteDraw, blackDraw, whiteLoss, blackLoss].join() === '10,10,5,5,0,0';
  const objections: readonly (readonly [holds: boolean, objection: ValueObjection])[] = [
    [
      2 * whiteDraw > whiteWin + whiteLoss || 2 * blackDraw > blackWin + blackLoss,
      { code: 'draws-above-win-and-loss', article: 'C.02' },
    ],
    [
      [pairingAllocatedBye, fullBye, halfBye, zeroBye].some((bye) => bye > win),
      { code: 'bye-above-win', article: 'C.04.1 3' },
    ],
    [isUsual && ![10, 5, 0].includes(pairingAllocatedBye), { code: 'bye-between', article: 'C.04.1 3' }],
    [halfBye > draw, { code: 'half-bye-above-draw', article: 'C.05 6.7' }],
    [zeroBye > loss, { code: 'zero-bye-above-loss', article: 'C.05 6.7' }],
    [
      forfeitWin > Math.max(whiteWin, blackWin) || forfeitLoss > loss,
      { code: 'forfeit-above-game', article: 'C.02' },
    ],
    [unknown !== whiteDraw || unknown !== blackDraw, { code: 'unknown-not-a-draw', article: 'C.04.2 3.1' }],
  ];
  return objections.flatMap(([holds, objection]) => (holds ? [objection] : []));
}
