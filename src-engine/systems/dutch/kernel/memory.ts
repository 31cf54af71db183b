/**
 * Brackets that were solved before, over tasks of one round whose players differ in their scores alone: a preview pairs
 * the same field once for each way in which the open games can end. A bracket that sees the same players with the same
 * scores, above a rest of the same players, is the same bracket.
 */
import type { Points } from '../../../model/points.ts';
import type { PairedBracket } from './bracket.ts';
import type { Contender } from './contender.ts';
import type { RoundOptions } from './round.ts';

/** What a bracket sees. `below` is the part of the round's order from this rank on. */
interface Seen {
  readonly movedDown: readonly Contender[];
  readonly residents: readonly Contender[];
  readonly next: readonly Contender[];
  /** Rank of the first player below the next bracket. */
  readonly belowFrom: number;
  /** C5: the highest score of the receiver of the bye; 0 where the text has no such limit. */
  readonly byeLimit: Points;
}

/** Characters of a key: a player above the part below, and one below it who may not have the bye and is no topscorer. */
const [ABOVE, BELOW] = ['.'.charCodeAt(0), '1'.charCodeAt(0)];

type Remembering = (seen: Seen, solve: () => PairedBracket) => PairedBracket;

/**
 * Solves a bracket, or recalls it from `memory`. `mayHaveBye` is what the round asks of the receiver of the bye. Of a player
 * in the bracket or the next one the score counts and whether they are a topscorer; of those below only whether they may
 * meet each other and have the bye (C4, C5), whatever their scores and their order.
 */
export function remembering(
  contenders: readonly Contender[],
  mayHaveBye: (player: Contender) => boolean,
  memory: RoundOptions['memory'],
): Remembering {
  if (memory === undefined) return (_, solve) => solve();
  const byId = contenders.toSorted((a, b) => a.id - b.id);
  const known: Contender[] = [];
  for (const player of contenders) known[player.id] = player;
  const nearKeys = new Map<readonly Contender[], string>();
  const nearKey = (players: readonly Contender[]): string => {
    let key = nearKeys.get(players);
    if (key === undefined) {
      key = players.map(({ id, score, topscorer }) => `${id}:${score}${topscorer ? 't' : ''}`).join();
      nearKeys.set(players, key);
    }
    return key;
  };
  // One character for each player; brackets are asked for from the top down.
  const marks = byId.map((player) => BELOW + 2 * +player.topscorer + 4 * +mayHaveBye(player));
  const ranks = byId.map(({ rank }) => rank);
  const belowKey = (from: number): string => {
    for (let at = 0; at < marks.length; at++) if (ranks[at]! < from) marks[at] = ABOVE;
    return String.fromCharCode(...marks);
  };
  return ({ movedDown, residents, next, belowFrom, byeLimit }, solve) => {
    const key = [byeLimit, ...[movedDown, residents, next].map(nearKey), belowKey(belowFrom)].join('/');
    const before = memory.get(key);
    if (before !== undefined) return { ...recalled(before, known), movedDown, residents };
    const bracket = solve();
    memory.set(key, bracket);
    return bracket;
  };
}

/** The bracket with the players of this task in place of those of the task in which it was solved. */
function recalled(bracket: PairedBracket, known: readonly Contender[]): PairedBracket {
  const here = ({ id }: Contender): Contender => known[id]!;
  return {
    ...bracket,
    pairs: bracket.pairs.map(([a, b]) => [here(a), here(b)] as const),
    downfloaters: bracket.downfloaters.map(here),
  };
}
