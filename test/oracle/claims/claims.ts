/**
 * Everything that the sentence of a board or a bye can claim, proved by the checker's own facts and the oracle's brackets:
 * no rows and no routes of the kernel are asked.
 */
import type { Year } from '../player-facts.ts';
import type { BoardReason } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import { bracketsOf2017 } from '../mid/dutch-2017.ts';
import { bracketsOf2026 } from '../mid/dutch-2026.ts';
import { BOARD_CLAIMS } from './boards.ts';
import { COLOUR_CLAIMS } from './colours.ts';
import type { Claim, Context } from './context.ts';
import { worded } from '../worded.ts';

/**
 * The claims about the rules' own round that are unknown or do not hold, with the sentence. The brackets are the oracle's.
 * The names of the claims that were made are added to `met`.
 */
export function falseClaims(
  edition: Year,
  task: PlainTask,
  boards: readonly BoardReason[],
  met: Set<string>,
): string[] {
  const reasons = worded(task, boards);
  const brackets = (edition === '2017' ? bracketsOf2017(task) : bracketsOf2026(task))!;
  const players = brackets.flatMap(({ residents }) => residents);
  const byId = new Map(players.map((player) => [player.id, player]));
  return reasons.flatMap((reason) => {
    const white = byId.get(reason.white)!;
    const black = byId.get(reason.black ?? 0) ?? null;
    const [higher, lower] = black === null || white.rank < black.rank ? [white, black] : [black, white];
    const from = brackets.findIndex(({ residents }) => residents.includes(higher));
    const to = brackets.findIndex(({ pairs }) => pairs.some(([a]) => a === higher));
    const context = {
      ...{ edition, task, players, higher, lower, white, reason },
      bye: reasons.find(({ black }) => black === null)?.white ?? null,
      own: brackets[from]!,
      place: brackets[to] ?? brackets.at(-1)!,
      steps: to - from,
    };
    return [
      ...failing(BOARD_CLAIMS, reason.sentence, context, met),
      ...(black === null ? [] : failing(COLOUR_CLAIMS, reason.colourSentence, context, met)),
    ];
  });
}

function failing(
  claims: readonly Claim[],
  sentence: string,
  context: Omit<Context, 'words'>,
  met: Set<string>,
): string[] {
  const made = claims.filter(({ pattern }) => pattern.test(sentence));
  if (made.length !== 1) return [`${made.length} claims known in: ${sentence}`];
  const { name, pattern, holds } = made[0]!;
  met.add(name);
  return holds({ ...context, words: [...pattern.exec(sentence)!] }) ? [] : [`${name}: ${sentence}`];
}
