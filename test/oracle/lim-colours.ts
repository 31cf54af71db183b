/** Who may meet and with which colours, in the literal second writing of C.04.4.3 (2026): 2.1, 5, 6.1 and 7.2. */
import type { PlainPlayer, PlainTask } from './field.ts';

export type Colour = 'white' | 'black';

const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
const count = ({ colours }: PlainPlayer, colour: Colour) => colours.filter((each) => each === colour).length;

/** 5.1.1, 5.1.2. */
export function mayHave(player: PlainPlayer, colour: Colour): boolean {
  const twice = player.colours.length > 1 && player.colours.slice(-2).every((each) => each === colour);
  return !twice && Math.abs(count(player, colour) + 1 - count(player, other(colour))) < 3;
}

/** 2.1; 6.1 in the last round. */
export function mayMeet(task: PlainTask, a: PlainPlayer, b: PlainPlayer): boolean {
  if (a === b || a.met.has(b.id) || a.barred.has(b.id)) return false;
  if (task.round === task.rounds && a.pairingScore === b.pairingScore) return true;
  return (mayHave(a, 'white') && mayHave(b, 'black')) || (mayHave(a, 'black') && mayHave(b, 'white'));
}

/** 5.5, 5.6: the colour that equalises; with as many of each, the alternate one. */
export function dueColour(player: PlainPlayer): Colour | null {
  const surplus = count(player, 'white') - count(player, 'black');
  if (surplus !== 0) return surplus > 0 ? 'black' : 'white';
  const last = player.colours.at(-1);
  return last === undefined ? null : other(last);
}

/** The pair with its colours. */
export function colouredLiterally(task: PlainTask, a: PlainPlayer, b: PlainPlayer, below: boolean) {
  const [higher, lower] = (b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const white = colourOfHigher(task, higher, lower, below) === 'white';
  return white ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
}

function colourOfHigher(task: PlainTask, higher: PlainPlayer, lower: PlainPlayer, below: boolean): Colour {
  // 5.1, 5.3.
  const asWhite = mayHave(higher, 'white') && mayHave(lower, 'black');
  const asBlack = mayHave(higher, 'black') && mayHave(lower, 'white');
  if (asWhite !== asBlack) return asWhite ? 'white' : 'black';
  const [high, low] = [dueColour(higher), dueColour(lower)];
  if (high === null && low === null) {
    const first = task.initialColour!; // 7.2
    return higher.parityNumber % 2 === 1 ? first : other(first);
  }
  if (low === null) return high!;
  if (high === null || high !== low) return other(low);
  // 5.6: the surplus is taken back at the earliest opportunity.
  const surplus = (player: PlainPlayer) => Math.abs(count(player, 'white') - count(player, 'black'));
  if (surplus(higher) !== surplus(lower)) return surplus(higher) > surplus(lower) ? high : other(high);
  // 5.4: going back in sequence.
  const [mine, theirs] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  for (let back = 0; back < Math.min(mine.length, theirs.length); back++)
    if (mine[back] !== theirs[back]) return other(mine[back]!);
  return below ? other(high) : high;
}
