/**
 * Random commands at the desk, as hurried hands give them, beside a book that is kept by hand. After each of them the rounds on
 * the wall stand in the program as in the book, board by board and colour by colour, or the command was refused.
 */
import { expectAsBooked, expectExportsAsBooked } from './as-booked.ts';
import { Hands, type Tally } from './hands.ts';
import { goBack, lookBack, redo, undo, undoEarlier } from './log.ts';
import { addPlayer, player, seats } from './players.ts';
import { enter, enterAside, enterMeanwhile, fill, table, verify } from './results.ts';
import { arrange, discard, nextRound, pair, publish, repair, rush, unpublish } from './rounds.ts';

type Hand = (hands: Hands) => Promise<void>;

/** What is done how often. */
const HANDS: readonly Hand[] = (
  [
    [14, enter],
    [2, enterAside],
    [8, fill],
    [3, (hands) => table(hands)],
    [3, beside(table)],
    [3, (hands) => verify(hands)],
    [2, beside(verify)],
    [5, beside(enterMeanwhile)],
    [3, pair],
    [2, arrange],
    [4, publish],
    [6, nextRound],
    [1, rush],
    [1, discard],
    [2, unpublish],
    [6, repair],
    [4, undo],
    [5, undoEarlier],
    [3, redo],
    [1, goBack],
    [1, lookBack],
    [2, addPlayer],
    [5, player],
    [1, seats],
    [1, reopen],
  ] satisfies readonly (readonly [number, Hand])[]
).flatMap(([often, hand]) => Array.from({ length: often }, () => hand));

/** What another window does while this one reads a review or a question. */
const OTHERS: readonly Hand[] = [
  enter,
  enter,
  enter,
  fill,
  nextRound,
  publish,
  pair,
  repair,
  unpublish,
  undo,
  redo,
];

/** The same beside another window. */
function beside(hand: (hands: Hands, other: () => Promise<void>) => Promise<void>): Hand {
  return (hands) => hand(hands, () => hands.random.pick(OTHERS)(hands));
}

async function reopen(hands: Hands): Promise<void> {
  if (hands.random.chance(0.3)) await hands.reopen();
}

/** Gives so many commands, and answers what they were given to; throws where program and book differ, with the way there. */
export async function playRandomHands(
  seed: number,
  commands: number,
  tally: Tally,
): Promise<{ readonly system: string; readonly stored: number }> {
  const hands = new Hands(seed, tally);
  try {
    await hands.begin();
    while (hands.commands < commands) {
      hands.commands++;
      await hands.random.pick(HANDS)(hands);
      await expectAsBooked(hands.program, hands.ledger.pages());
    }
    await hands.reopen();
    await expectAsBooked(hands.program, hands.ledger.pages());
    await expectExportsAsBooked(hands.program, hands.ledger.pages());
    const { system, lastEvent } = await hands.document();
    return { system: system.id, stored: lastEvent };
  } catch (error) {
    const way = hands.trail.slice(-15).join('\n  ');
    throw new Error(`seed ${seed}, command ${hands.commands}: ${String(error)}\n  ${way}`, { cause: error });
  } finally {
    await hands.program.close();
  }
}
