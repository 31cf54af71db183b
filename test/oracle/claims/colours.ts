/** Claims about the colours of a board. */
import type { PlayerFacts } from '../player-facts.ts';
import { nameOf, type Claim, type Context } from './context.ts';

const WEIGHT = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;

/** How urgent a preference is: its strength, then the width of the difference of absolute ones. */
const urgency = ({ strength, colourDifference }: PlayerFacts): number =>
  10 * WEIGHT[strength] + (strength === 'absolute' ? Math.min(9, Math.abs(colourDifference)) : 0);

const sameDueColour = ({ higher, lower }: Context): boolean =>
  higher.preference !== null && higher.preference === lower!.preference;

const whiteIs = ({ task, white }: Context, name: string | undefined): boolean => name === nameOf(task, white);

/** Place, from the latest game back, where the two last had different colours; -1 for never. */
function lastUnlike({ higher, lower }: Context): number {
  const [a, b] = [higher.colours.toReversed(), lower!.colours.toReversed()];
  return a.slice(0, b.length).findIndex((colour, index) => colour !== b[index]);
}

export const COLOUR_CLAIMS: readonly Claim[] = [
  {
    name: 'both get their colours',
    pattern: /^Both get the colour they are due; (.+) has White\.$/,
    holds: (context) => {
      const { higher, lower, words, reason } = context;
      const due = higher.preference !== null && lower!.preference !== null && !sameDueColour(context);
      return due && whiteIs(context, words[1]) && reason.missedColour.length === 0;
    },
  },
  {
    name: 'one has not played',
    pattern: /^One of them has not played yet, the other gets the due colour; (.+) has White\.$/,
    holds: (context) => {
      const { higher, lower, words, reason } = context;
      const players = [higher, lower!].filter(({ colours }) => colours.length > 0);
      return players.length === 1 && whiteIs(context, words[1]) && reason.missedColour.length === 0;
    },
  },
  {
    name: 'more urgently',
    pattern: /^Both are due the same colour, (.+) more urgently; (.+) has White\.$/,
    holds: (context) => {
      const { higher, lower, task, words } = context;
      const stronger = urgency(higher) > urgency(lower!) ? higher : lower!;
      const gets = context.white === stronger ? 'white' : 'black';
      return (
        sameDueColour(context) &&
        urgency(higher) !== urgency(lower!) &&
        words[1] === nameOf(task, stronger) &&
        gets === stronger.preference &&
        whiteIs(context, words[2])
      );
    },
  },
  {
    name: 'they change',
    pattern:
      /^Both are equally due the same colour; they change from when they last had different ones: (.+) has White\.$/,
    holds: (context) => {
      const { higher, lower, words } = context;
      const back = lastUnlike(context);
      const hadBlack = higher.colours.at(-1 - back) === 'black' ? higher : lower!;
      return (
        sameDueColour(context) &&
        urgency(higher) === urgency(lower!) &&
        back >= 0 &&
        context.white === hadBlack &&
        whiteIs(context, words[1])
      );
    },
  },
  {
    name: 'ranked higher',
    pattern: /^Counted back, both have had the same colours; (.+), ranked higher, gets the due colour\.$/,
    holds: (context) => {
      const { higher, task, words, white } = context;
      return (
        sameDueColour(context) &&
        lastUnlike(context) < 0 &&
        words[1] === nameOf(task, higher) &&
        (white === higher ? 'white' : 'black') === higher.preference
      );
    },
  },
  {
    name: 'neither has played',
    pattern:
      /^Neither has played; (.+) has an (odd|even) number \((\d+)\) and so (gets|does not get) the colour drawn by lot\.$/,
    holds: ({ higher, lower, task, words, white }) => {
      const odd = higher.parityNumber % 2 === 1;
      const drawn = (white === higher ? 'white' : 'black') === task.initialColour;
      return (
        higher.colours.length + lower!.colours.length === 0 &&
        words[1] === nameOf(task, higher) &&
        words[2] === (odd ? 'odd' : 'even') &&
        Number(words[3]) === higher.parityNumber &&
        words[4] === (odd ? 'gets' : 'does not get') &&
        drawn === odd
      );
    },
  },
];
