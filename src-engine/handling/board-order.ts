/** C.04.2 (2026) 3.6: the recommended order of the boards. */
import type { Competitor } from '../history/competitor.ts';
import type { PlayerId } from '../model/player.ts';

interface TwoPlayers {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/**
 * The pairs in board order: pairing score of the higher ranked player, sum of both scores, then the smaller TPN of the
 * higher ranked player (C.04.2 3.6; pairing scores by C.04.7 1.5). `field` holds every paired player.
 */
export function inBoardOrder<P extends TwoPlayers>(
  pairs: readonly P[],
  field: ReadonlyMap<PlayerId, Competitor>,
): P[] {
  const keyed = pairs.map((pair) => {
    const white = field.get(pair.white)!;
    const black = field.get(pair.black)!;
    const whiteIsHigher =
      white.pairingScore !== black.pairingScore
        ? white.pairingScore > black.pairingScore
        : white.tpn < black.tpn;
    const higher = whiteIsHigher ? white : black;
    return { pair, top: higher.pairingScore, sum: white.pairingScore + black.pairingScore, tpn: higher.tpn };
  });
  keyed.sort((a, b) => b.top - a.top || b.sum - a.sum || a.tpn - b.tpn);
  return keyed.map(({ pair }) => pair);
}
