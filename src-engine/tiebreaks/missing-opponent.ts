/** Scheduled opponents that a round robin's table names although the round's record does not. */
import type { Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';

interface Claim {
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  /** From 0. */
  readonly round: number;
}

/**
 * In a round robin a game won by forfeit may be recorded without opponent, when a withdrawn player was taken out of
 * the pairing (C.05 6.6). The scheduled opponent is then the only one without a game in that round whom the winner
 * meets less often than everybody meets everybody. Returns the cells with such opponents filled in, and with the
 * forfeit that each of them lost; where several players or nobody could be meant, the cell stays as it is. Cost:
 * forfeits × players.
 */
export function withMissingOpponents(
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  totalRounds: number,
): ReadonlyMap<PlayerId, readonly Cell[]> {
  const size = cells.size;
  const cycles = Math.max(1, Math.round(totalRounds / (size % 2 === 0 ? size - 1 : size)));
  const claims = [...cells].flatMap(([winner, own]) =>
    own.flatMap((cell, round): Claim[] => {
      if (!isLonelyForfeit(cell)) return [];
      const candidates = [...cells].filter(
        ([other, theirs]) =>
          other !== winner &&
          theirs[round]!.opponent === 0 &&
          !isLonelyForfeit(theirs[round]!) &&
          own.filter(({ opponent }) => opponent === other).length < cycles,
      );
      return candidates.length === 1 ? [{ winner, loser: candidates[0]![0], round }] : [];
    }),
  );
  const filled = new Map(cells);
  const fill = (player: PlayerId, round: number, change: Partial<Cell>): void => {
    const own = filled.get(player)!;
    filled.set(player, own.with(round, { ...own[round]!, ...change }));
  };
  for (const { winner, loser, round } of claims) {
    fill(winner, round, { opponent: loser });
    const isOnlyOne = claims.filter((one) => one.loser === loser && one.round === round).length === 1;
    if (isOnlyOne && isIdle(cells.get(loser)![round]!)) fill(loser, round, { opponent: winner, code: '-' });
  }
  return filled;
}

function isLonelyForfeit({ opponent, code }: Cell): boolean {
  return opponent === 0 && code === '+';
}

/** Nothing was given for the round. */
function isIdle({ code }: Cell): boolean {
  return code === null || code === 'Z';
}
