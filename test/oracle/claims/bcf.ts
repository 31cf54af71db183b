/**
 * Everything that the BCF sentences can claim, proved on the list of all complete pairings and the literal oracle's words;
 * nothing is asked of the program but its sentences.
 */
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import { claims, isAgainstNotes, isInside, isTransfer } from '../bcf.ts';
import { byesAllowed, firstByes, hadBye } from '../bcf-bye.ts';
import { leastOf, type Card, type Game } from '../bcf-cards.ts';
import { positionOf, type Position } from './bcf-position.ts';
import { floatClaim } from './bcf-floats.ts';
import type { WordedReason } from '../worded.ts';

export interface Claim {
  readonly name: string;
  readonly pattern: RegExp;
  readonly holds: (words: readonly string[], position: Position) => boolean;
}

const opponentsHalf = ({ staying }: Position) => isInside(staying);

/** The level of those who stay cannot be paired half against half under what is weighed before `last`. */
function forcesExchanges(position: Position, last: '1' | '16' | 'notes' | 'claims'): boolean {
  const inside = opponentsHalf(position);
  const rows: Record<typeof last, (games: readonly Game[]) => number[]> = {
    '1': () => [],
    '16': (games) => [games.filter(isTransfer).length],
    notes: (games) => [games.filter(isAgainstNotes).length],
    claims: (games) => claims(games),
  };
  let set = position.stayingPairings;
  for (const row of ['1', '16', 'notes', 'claims'] as const) {
    const before = set;
    set = leastOf(set, rows[row]);
    if (row !== last) continue;
    const plainBefore = before.some((games) => !games.some(inside));
    return (last === '1' || plainBefore) && !set.some((games) => !games.some(inside));
  }
  return false;
}

const isHere = ({ staying }: Position, ...cards: Card[]) => cards.every((card) => staying.includes(card));
const topHalf = ({ staying }: Position, card: Card) => staying.indexOf(card) < staying.length / 2;
const named = (position: Position, words: readonly string[]) =>
  words[1] === position.nameOf(position.high) && words[2] === position.nameOf(position.low);
const crosses = (position: Position) =>
  isHere(position, position.high, position.low) &&
  topHalf(position, position.high) &&
  !topHalf(position, position.low);

export const BOARD_CLAIMS: readonly Claim[] = [
  {
    name: '12 half against half',
    pattern: /^(\S+) from the top half meets (\S+) from the bottom half \(12\)\.$/,
    holds: (words, position) =>
      named(position, words) && crosses(position) && !isTransfer([position.high, position.low]),
  },
  {
    name: '15 no fewer such games',
    pattern:
      /^(\S+) from the top half meets (\S+) from the bottom half \(12\); both seek (White|Black), and their level cannot be paired with fewer such games \(15\)\.$/,
    holds: (words, position) => {
      const { high, low, made, staying, stayingPairings } = position;
      const here = (games: readonly Game[]) =>
        games.filter((game) => game.every((card) => staying.includes(card)) && isTransfer(game)).length;
      return (
        named(position, words) &&
        crosses(position) &&
        high.seeks === low.seeks &&
        high.seeks === words[3]!.toLowerCase() &&
        stayingPairings.every((games) => here(games) >= here(made))
      );
    },
  },
  ...(
    [
      ['1', 'earlier games leave no pairing of one half against the other (12).'],
      ['16', 'half against half, more games would be between seekers of the same colour (12, 15).'],
      ['notes', 'half against half, more games would be against notes 3 and 5 (12).'],
      ['claims', 'half against half, a stronger claim to a colour would be transferred (12, 16).'],
    ] as const
  ).map(([stage, words]): Claim => ({
    name: `12 exchange because of ${stage}`,
    pattern: new RegExp(`^(\\S+) and (\\S+) come from the same half: ${words.replace(/[().]/g, '\\$&')}$`),
    holds: (found, position) =>
      named(position, found) &&
      isHere(position, position.high, position.low) &&
      topHalf(position, position.high) === topHalf(position, position.low) &&
      forcesExchanges(position, stage),
  })),
  {
    name: '17–24 float',
    pattern: /^(.+ goes down.*); (.+ comes up.*)\.$/,
    holds: ([, down, up], position) => floatClaim(down!, 'down', position) && floatClaim(up!, 'up', position),
  },
];

const sought = (card: Card, colour: 'white' | 'black') => card.seeks === colour;

export const COLOUR_CLAIMS: readonly Claim[] = [
  {
    name: '8',
    pattern: /^Neither has had a colour: colours alternate from board to board\.$/,
    holds: (_, { high, low }) => high.colours === '' && low.colours === '',
  },
  {
    name: '15',
    pattern: /^Each gets the colour that is sought\.$/,
    holds: (_, { white, black }) => sought(white, 'white') && sought(black, 'black'),
  },
  {
    name: '15 one only',
    pattern: /^(\S+) gets the colour that is sought; (\S+) has had no colour\.$/,
    holds: ([, seeker, other], { white, black, nameOf }) => {
      const [has, none] = nameOf(white) === seeker ? [white, black] : [black, white];
      return nameOf(none) === other && none.colours === '' && sought(has, has === white ? 'white' : 'black');
    },
  },
  {
    name: '16',
    pattern: /^The stronger claim gets the colour that both seek\.$/,
    holds: (_, { white, black }) => {
      const [has, other] = sought(white, 'white') ? [white, black] : [black, white];
      return white.seeks === black.seeks && has.colours !== other.colours && has.strength > other.strength;
    },
  },
  {
    name: '25',
    pattern: /^Equal colours so far: the higher ranked gets the colour that both seek\.$/,
    holds: (_, { white, black, high }) =>
      white.colours === black.colours && sought(high, high === white ? 'white' : 'black'),
  },
];

/** The claims about the program's round that are unknown or do not hold; names of the claims made are added to `met`. */
export function falseBcfClaims(
  task: PlainTask,
  pairing: Pairing,
  reasons: readonly WordedReason[],
  met: Set<string>,
): string[] {
  return reasons.flatMap((reason) => {
    if (reason.black === null) return byeHolds(task, reason, met) ? [] : [`bye: ${reason.sentence}`];
    const position = positionOf(task, pairing, reason.white, reason.black);
    return [
      ...failing(BOARD_CLAIMS, reason.sentence, position, met),
      ...failing(COLOUR_CLAIMS, reason.colourSentence, position, met),
    ];
  });
}

function failing(list: readonly Claim[], sentence: string, position: Position, met: Set<string>): string[] {
  const made = list.filter(({ pattern }) => pattern.test(sentence));
  if (made.length !== 1) return [`${made.length} claims known in: ${sentence}`];
  const [{ name, pattern, holds }] = made as [Claim];
  met.add(name);
  return holds(pattern.exec(sentence)!, position) ? [] : [`${name}: ${sentence}`];
}

const BYES = {
  'In round 1 the bye goes to the player at or just below the middle of the list.': 'middle',
  'In round 1 the bye goes to the first player from the middle of the list who can be spared.':
    'near the middle',
  'The first player of the lowest scores by rule 6 who has had no bye.': 'lowest, first',
  'The first player from the lowest scores upwards by rule 6 who has had no bye.': 'higher, first',
  'The first player of the lowest scores by rule 6 who has had no bye and can be spared.': 'lowest, needed',
  'The first player from the lowest scores upwards by rule 6 who has had no bye and can be spared.':
    'higher, needed',
  'Nobody can be spared who has had no bye and has none arranged: the lowest other one who can.': 'again',
} as const;

/** Rules 5 and 6 as the sentence has them: another sentence of a bye is none that is known. */
function byeHolds(task: PlainTask, { white, sentence }: WordedReason, met: Set<string>): boolean {
  const said = (BYES as Partial<Record<string, (typeof BYES)[keyof typeof BYES]>>)[sentence];
  if (said === undefined || !byesAllowed(task).includes(white)) return false;
  met.add(`bye: ${sentence}`);
  const { competitors, round } = task;
  const player = task.field.get(white)!;
  const first = firstByes(task);
  if (said.includes('middle')) return round === 1 && first.includes(white) === (said === 'middle');
  if (round === 1) return false;
  const isDue = player.player.absences.some((absence) => absence.round > round);
  const isFree = !hadBye(player, 'UFH') && !isDue;
  if (said === 'again') return !isFree && !hadBye(player, 'UF');
  const lowest = Math.min(...competitors.map(({ pairingScore }) => pairingScore));
  // The two ways in which the smaller colour group can be looked at may begin with different players.
  const isFirst = said.endsWith('first') ? first.includes(white) : first.some((id) => id !== white);
  return isFree && isFirst && said.startsWith('lowest') === (player.pairingScore === lowest);
}
