/** Explaining the boards of the Dubov System by the steps that made them. */
import type { PlayerId } from '../../model/player.ts';
import { obstacleTo } from '../frame/meeting.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { BracketAssessment, Pairing } from '../system.ts';
import type { DubovBoard, Sides } from './pairing.ts';
import type { DubovPlayer } from './player.ts';

/** The articles that a text has for the steps of a group. */
export interface StepArticles {
  readonly raised: string;
  readonly floater: string;
  readonly sides: string;
  readonly transposition: string;
}

/** Only the older text has it. */
const AMONG_WHITES = 'C.04.4.1 6.3';

/** Why a board is as it is: the step that made it. */
export function groundsOf(articles: StepArticles, board: DubovBoard): BoardGrounds {
  return { reason: reasonOf(articles, board), colour: board.colours.reason };
}

function reasonOf(articles: StepArticles, { two, group, sides }: DubovBoard): Reason {
  const raised = two.find((player) => group.up.includes(player));
  if (raised !== undefined) {
    const { over, because } = group.whyRaised(raised);
    return {
      code: 'dubov-brought-up',
      article: articles.raised,
      player: raised.id,
      opponent: two.find((player) => player !== raised)!.id,
      points: group.points,
      count: group.up.length,
      over: over?.id ?? null,
      because,
    };
  }
  const [player, opponent] = two;
  if (sides === 'among-whites')
    return { code: 'dubov-among', article: AMONG_WHITES, player: player.id, opponent: opponent.id };
  if (sides === 'floater') {
    const suits = isDueOther(two);
    const article = articles.floater;
    return { code: 'dubov-floater', article, player: player.id, opponent: opponent.id, suits };
  }
  const shifter = two.find((each) => sides.shifters.includes(each));
  if (shifter !== undefined) {
    const [white, black] = sides.initial;
    return {
      code: 'dubov-shifted',
      article: articles.sides,
      player: shifter.id,
      points: group.points,
      sides: [white.length, black.length],
      from: white.includes(shifter) ? 'white' : 'black',
    };
  }
  return {
    code: 'dubov-first',
    article: articles.transposition,
    player: player.id,
    opponent: opponent.id,
    place: sides.s1.indexOf(player) + 1,
    ...passedOver(sides, player, opponent),
  };
}

function isDueOther([a, b]: DubovBoard['two']): boolean {
  const [x, y] = [a.due, b.due];
  return x !== null && y !== null && x !== y;
}

/** The first player of the Black side who is left for `player` and does not meet them, and why. */
function passedOver(
  { s1, t2, opponents, mayMeet }: Sides,
  player: DubovPlayer,
  opponent: DubovPlayer,
): Pick<Extract<Reason, { code: 'dubov-first' }>, 'over' | 'because'> {
  const taken = new Set(s1.slice(0, s1.indexOf(player)).map((earlier) => opponents.get(earlier)!));
  const first = t2.find((each) => !taken.has(each))!;
  if (first === opponent) return { over: null, because: null };
  const obstacle = obstacleTo(player.competitor, first.competitor, mayMeet(player, first));
  return { over: first.id, because: obstacle ?? 'needed' };
}

/**
 * The step of the first bracket that differs in which the text comes to its own round before it comes to the one with the
 * pair: who is brought up or goes down, the opponent of a floater or of a White without a Black, who changes sides, or the
 * transposition.
 */
export function orderReason(
  articles: StepArticles,
  own: readonly DubovBoard[],
  [a, b]: readonly [PlayerId, PlayerId],
  then: Pairing,
  { score, pairs }: BracketAssessment,
): Extract<Reason, { code: 'dubov-order' }> {
  const inside = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const opponent = new Map(
    then.pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  const boards = own.filter(({ two }) => two.some(({ id }) => inside.has(id)));
  const told = { code: 'dubov-order', a, b, group: score! } as const;
  if ([...inside].some((id) => !inside.has(opponent.get(id) ?? 0)))
    return { ...told, step: 'players', article: articles.raised };
  const differs = (made: 'floater' | 'among-whites') =>
    boards.some(({ two, sides }) => sides === made && opponent.get(two[0].id) !== two[1].id);
  if (differs('floater')) return { ...told, step: 'floaters', article: articles.floater };
  if (differs('among-whites')) return { ...told, step: 'among', article: AMONG_WHITES };
  const sides = boards.map((board) => board.sides).find((each) => typeof each === 'object')!;
  const white = new Set(sides.s1.map(({ id }) => id));
  const crosses = sides.s1.every(({ id }) => !white.has(opponent.get(id)!));
  return crosses
    ? { ...told, step: 'transposition', article: articles.transposition }
    : { ...told, step: 'sides', article: articles.sides };
}
