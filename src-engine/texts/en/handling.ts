/** Questions and refusals about the handling rules, C.04.1 and C.04.2. */
import type { ValueObjection } from '../../handling/fide-values.ts';
import type { EventPayloads } from '../../model/events.ts';
import type { NameOf } from '../../model/player.ts';
import { arrangement } from './events.ts';
import { format } from './format.ts';

const games = { one: 'a game', other: 'games' };

export const handlingText = {
  notPublished: (round: number) => `Round ${round} is not published yet.`,
  /** Consequences of pairing a round. */
  pairs: (round: number) => `Pair round ${round}`,
  arranges: (round: number) => `Pair round ${round} by hand`,
  /** How a round by hand differs from that of the system. */
  compared: (payload: EventPayloads['round-arranged'], nameOf: NameOf) =>
    format.sentence(arrangement(payload, nameOf)),
  /** Why a copy from before the exit has left FIDE mode; for the log. */
  leftLater: 'a later state of this tournament ended it',
  arranged: 'The round becomes the one that you paired, and that goes into the report.',
  openGames: (round: number, boards: readonly number[]) =>
    `Round ${round} has ${format.plural(boards.length, games)} without a result, ${format.plural(boards.length, { one: 'board', other: 'boards' })} ${format.list(boards.map(String))}: ${format.plural(boards.length, { one: 'it counts', other: 'each counts' })} as a draw for pairing until its result is entered.`,
  unseen: (names: readonly string[]) =>
    `${names.length === 1 ? 'One player was' : `${names.length} players were`} not seen at the check-in and ${names.length === 1 ? 'is' : 'are'} left out: ${names.join('; ')}.`,
  tooManyRounds: (players: number, most: number, declared: number) =>
    `${declared} rounds are declared, but ${format.count(players, { one: 'player', other: 'players' })} can play only ${format.count(most, { one: 'round', other: 'rounds' })} without meeting again.`,
  tooFewRounds: (players: number, most: number, declared: number) =>
    `${format.count(declared, { one: 'round is', other: 'rounds are' })} declared, but ${format.count(players, { one: 'player needs', other: 'players need' })} ${format.count(most, { one: 'round', other: 'rounds' })} to meet everybody.`,
  /** A report whose rounds or rules are not FIDE's. */
  importing: {
    act: 'Import the tournament',
    against: (count: number) =>
      count === 1
        ? 'A round was not paired as the rules say; the report of the tournament will say so.'
        : `${count} rounds were not paired as the rules say; the report of the tournament will say so.`,
    round: (round: number, text: string) => `Round ${round}: ${text}`,
    unchecked:
      'The rounds of the file were not compared with the rules; the report of the tournament will say so.',
    assumed: (text: string, taken: string) => `${text}: ${taken}`,
  },
  /** Why an event is not run by FIDE's rules. */
  notOfFide: {
    'system-not-of-fide': (system: string) => `${system} is not a FIDE system.`,
    'text-superseded': (system: string) => `${system} follows a text that is no longer in force.`,
    'acceleration-not-of-fide': () => 'Virtual points are given that are not those of Baku acceleration.',
    'acceleration-superseded': () => 'The acceleration follows a text that is no longer in force.',
    'tie-breaks-superseded': () => 'The tie-breaks follow a text that is no longer in force.',
    'draws-above-win-and-loss': () => 'Two draws are worth more than a win and a loss.',
    'bye-above-win': () => 'A bye is worth more than a win.',
    'bye-between': () => 'With 1 – ½ – 0 the pairing-allocated bye is worth 1, ½ or 0.',
    'half-bye-above-draw': () => 'A half-point bye is worth more than a draw.',
    'zero-bye-above-loss': () => 'A zero-point bye is worth more than a loss.',
    'forfeit-above-game': () => 'A forfeit is worth more than the same result of a game.',
    'unknown-not-a-draw': () => 'A game without a result counts as something else than a draw.',
  } satisfies Record<
    | ValueObjection['code']
    | 'system-not-of-fide'
    | 'text-superseded'
    | 'acceleration-not-of-fide'
    | 'acceleration-superseded'
    | 'tie-breaks-superseded',
    (system: string) => string
  >,
  /** What happens to a pairing on the wall: C.04.2 4.4. */
  wall: {
    known: (round: number, version: number) =>
      `Version ${version} of round ${round} is on the wall and players know it.`,
    toDraft: (next: number) =>
      `It is taken down and becomes a draft; the next publication is version ${next}.`,
    down: (next: number) => `It is taken down; the next publication is version ${next}.`,
    up: (round: number, version: number) => `Version ${version} of round ${round} is put on the wall again.`,
    inReport: 'The report says so, also when this is undone.',
  },
  incidents: {
    empty: 'The incident says neither what happened nor under which article.',
    say: 'Say what happened, or choose an article.',
    others: 'A player of this incident is not on that board.',
    noGame: 'Only an incident on a board can give a result.',
  },
  openInReport: (round: number, count: number) =>
    `Round ${round} has ${format.count(count, { one: 'game', other: 'games' })} without a result: no report is written while a game is open.`,
  openInReportAdvice:
    'Enter the results first. Another program can go on with the tournament from a file “For another program”.',
};
