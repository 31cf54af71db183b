/** What the systems share when they judge and explain a pairing: conservation, meetings, byes, and "why not?". */
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  Pair,
  Pairing,
  PairingFailure,
  PairingTask,
  Violation,
  WhyNot,
} from '../system.ts';
import { compareValues } from './criterion.ts';

/** A rule as it is cited: `{ id: 'C1', article: '2.1.1', label: 'Nobody meets twice' }`. */
export interface CitedRule {
  readonly id: string;
  readonly article: string;
  readonly label: string;
}

/** The articles under which a system cites what all of them demand. */
export interface CommonRules {
  readonly meeting: CitedRule;
  readonly bye: CitedRule;
  readonly everybody: CitedRule;
  readonly isByeBarred: (player: Competitor) => boolean;
}

/** Key of a pair whatever its colours. */
export function keyOfPair(a: PlayerId, b: PlayerId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The family name, shortened so that sentences stay short. */
export function shortName({ player }: Competitor): string {
  return player.name.split(',')[0]!.slice(0, 30);
}

/** Float of a player in a game against `opponent`. */
function floatAgainst(player: Competitor, opponent: Competitor): BoardReason['whiteFloat'] {
  if (player.pairingScore === opponent.pairingScore) return 'none';
  return player.pairingScore > opponent.pairingScore ? 'down' : 'up';
}

/** Everybody exactly once, nobody against an earlier opponent, no bye for somebody who is barred. */
export function commonViolations(task: PairingTask, pairing: Pairing, rules: CommonRules): Violation[] {
  const found: Violation[] = [];
  const seats = new Map<PlayerId, number>();
  const cite = ({ id, article }: CitedRule, players: readonly PlayerId[], kind: string) =>
    found.push({ id, article, players, kind });
  const everybody = [...pairing.pairs.flatMap(({ white, black }) => [white, black])];
  if (pairing.bye !== null) everybody.push(pairing.bye);
  for (const id of everybody) seats.set(id, (seats.get(id) ?? 0) + 1);
  for (const { id } of task.competitors) if (!seats.has(id)) cite(rules.everybody, [id], 'missing-player');
  const expected = new Set(task.competitors.map(({ id }) => id));
  for (const [id, times] of seats) {
    if (!expected.has(id)) cite(rules.everybody, [id], 'unknown-player');
    else if (times > 1) cite(rules.everybody, [id], 'doubled-player');
  }
  for (const { white, black } of pairing.pairs) {
    const player = task.field.get(white);
    if (player === undefined) continue;
    if (player.met.has(black)) cite(rules.meeting, [white, black], 'rematch');
    else if (player.barred.has(black)) cite(rules.meeting, [white, black], 'prohibited');
  }
  const bye = pairing.bye === null ? undefined : task.field.get(pairing.bye);
  if (bye !== undefined && rules.isByeBarred(bye)) cite(rules.bye, [bye.id], 'second-bye');
  return found;
}

/** What a system contributes to the answer of "why not A–B?". */
export interface WhyNotRules {
  /** The absolute rule against a meeting, with a sentence; null where they may meet. */
  readonly against: (a: Competitor, b: Competitor) => { rule: CitedRule; sentence: string } | null;
  /** The best round in which the two meet. */
  readonly force: () => Outcome<Pairing, PairingFailure>;
  readonly assess: (pairing: Pairing) => Assessment;
  /** Cited when both rounds are equally good: the order in which the text comes to pairings. */
  readonly order: { rule: CitedRule; sentence: string };
}

/**
 * Answers by an absolute rule, or by the first row that differs, from the first bracket down, between the round and the
 * best one that contains the pair.
 */
export function whyNotBy(
  task: PairingTask,
  pairing: Pairing,
  a: PlayerId,
  b: PlayerId,
  rules: WhyNotRules,
): WhyNot {
  const asked = { a, b, rule: null, alternative: null, comparison: [] };
  if (pairing.pairs.some(({ white, black }) => keyOfPair(white, black) === keyOfPair(a, b)))
    return { ...asked, verdict: 'paired', sentence: 'They do meet in this round.' };
  const [x, y] = [a, b].map((id) => task.competitors.find((player) => player.id === id));
  if (x === undefined || y === undefined || x === y)
    return { ...asked, verdict: 'impossible', sentence: 'They are not both to be paired in this round.' };
  const objection = rules.against(x, y);
  if (objection !== null) return { ...asked, verdict: 'forbidden', ...objection };
  const other = rules.force();
  if (!other.ok) {
    const sentence = 'If they met, somebody else would be left without an opponent.';
    return { ...asked, verdict: 'impossible', sentence };
  }
  const difference = firstDifference(rules.assess(pairing), rules.assess(other.value));
  if (difference === null || difference.order > 0) {
    return { ...asked, verdict: 'equal', ...rules.order, alternative: other.value };
  }
  const { rule, comparison } = difference;
  const sentence = `If they met, this would be worse on the way down the scores: ${rule.label.toLowerCase()}.`;
  return { ...asked, verdict: 'worse', sentence, rule, alternative: other.value, comparison };
}

/** `order` is negative when the first assessment is better. */
function firstDifference(
  now: Assessment,
  then: Assessment,
): { order: number; rule: CitedRule; comparison: WhyNot['comparison'] } | null {
  for (const [place, bracket] of now.brackets.entries()) {
    const rows = then.brackets[place]?.rows;
    if (rows === undefined) return null;
    const comparison: WhyNot['comparison'][number][] = [];
    for (const [at, { id, article, label, value }] of bracket.rows.entries()) {
      const other = rows[at];
      if (other === undefined || other.id !== id) return null;
      comparison.push({ id, article, label, now: value, then: other.value });
      const order = compareValues(value, other.value);
      if (order !== 0) return { order, rule: { id, article, label }, comparison };
    }
  }
  return null;
}

/** A board as the system makes it, in words. */
export interface MadeBoard {
  readonly pair: Pair;
  /** Why the two meet. */
  readonly sentence: string;
  readonly colourArticle: string;
  readonly colourSentence: string;
}

/** What a board that the system itself would not make says. */
const NOT_GIVEN = {
  sentence: 'This board is not the one that the rules of the system give.',
  colourArticle: '',
  colourSentence: 'These are not the colours that the rules give.',
} as const;

/**
 * Explains every board of a pairing by the board that the system makes of the same two players (`made`), and the bye.
 * `due` is the colour that a player seeks.
 */
export function boardReasons(
  task: PairingTask,
  pairing: Pairing,
  made: readonly MadeBoard[],
  due: (player: Competitor) => Colour | null,
  bye: { readonly sentence: string; readonly article: string },
): BoardReason[] {
  const known = new Map(made.map((board) => [keyOfPair(board.pair.white, board.pair.black), board]));
  const list = pairing.pairs.map((pair): BoardReason => {
    const board = known.get(keyOfPair(pair.white, pair.black)) ?? { ...NOT_GIVEN, pair };
    const { colourArticle, colourSentence } = board.pair.white === pair.white ? board : NOT_GIVEN;
    const [white, black] = [task.field.get(pair.white)!, task.field.get(pair.black)!];
    return {
      ...pair,
      sentence: board.sentence,
      colourArticle,
      colourSentence,
      whiteFloat: floatAgainst(white, black),
      blackFloat: floatAgainst(black, white),
      missedColour: [
        ...(due(white) === 'black' ? (['white'] as const) : []),
        ...(due(black) === 'white' ? (['black'] as const) : []),
      ],
    };
  });
  if (pairing.bye === null) return list;
  const reason: BoardReason = {
    white: pairing.bye,
    black: null,
    sentence: bye.sentence,
    whiteFloat: 'none',
    blackFloat: 'none',
    missedColour: [],
    colourArticle: bye.article,
    colourSentence: 'A bye has no colour.',
  };
  return [...list, reason];
}
