/**
 * Why the two of each board meet. Every reason claims only what the round itself shows (scores, places in the group, past
 * meetings, due colours), so that it can be checked again.
 */
import { canBeMatched } from '../../matching/cardinality.ts';
import { graphOf } from '../../matching/relation.ts';
import type { PlayerId } from '../../model/player.ts';
import { floatAgainst, missedColours, NO_COLOUR } from '../frame/explain.ts';
import type { Reason, WhyDown } from '../reason.ts';
import type { BoardReason, Pairing, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import type { Cause, Edition, OutlinedBracket } from './edition.ts';
import { mayMeet, type Contender } from './kernel/contender.ts';
import { opponentsIn } from './outline.ts';
import { samePreference } from './rows.ts';

/**
 * Reasons for all boards in the order of the pairing, then for the bye. Boards that the system's `own` round (null where
 * there is none) does not have say so.
 */
export function reasonsDutch(
  edition: Edition,
  task: PairingTask,
  contenders: readonly Contender[],
  pairing: Pairing,
  outline: readonly OutlinedBracket[],
  own: Pairing | null,
): BoardReason[] {
  const byId = new Map(contenders.map((player) => [player.id, player]));
  const ownOpponent = own === null ? null : opponentsIn(own);
  const causeOf = rememberedCauses(edition, contenders);
  const bracketOf = new Map(
    outline.flatMap((bracket) =>
      bracket.pairs.flatMap(([a, b]) => [a, b].map((p) => [p.id, bracket] as const)),
    ),
  );
  const reasons = pairing.pairs.map(({ white, black }): BoardReason => {
    const [w, b] = [byId.get(white)!, byId.get(black)!];
    const [higher, lower] = w.rank < b.rank ? [w, b] : [b, w];
    const allocation = allocate(higher, lower, task.initialColour ?? 'white');
    const byHand = ownOpponent !== null && ownOpponent.get(white) !== black;
    const articles = edition.articles.reasons;
    return {
      white,
      black,
      reason: byHand
        ? handMade(higher, byId.get(ownOpponent.get(higher.id) ?? 0))
        : higher.score === lower.score
          ? sameScore(articles, higher, lower, bracketOf.get(higher.id)!, pairing.bye)
          : movedDown(articles, higher, lower, outline, causeOf),
      whiteFloat: floatAgainst(w.competitor, b.competitor),
      blackFloat: floatAgainst(b.competitor, w.competitor),
      missedColour: missedColours(w.preference.colour, b.preference.colour),
      colour: colourReason(edition, higher, lower, allocation, w),
    };
  });
  const bye = byId.get(pairing.bye ?? 0);
  if (bye !== undefined) reasons.push(byeReason(edition, bye, contenders, own?.bye ?? null));
  return reasons;
}

function handMade(higher: Contender, usual: Contender | undefined): Reason {
  return { code: 'by-hand', article: '', player: higher.id, instead: usual?.id ?? null };
}

type Articles = Edition['articles']['reasons'];

/** Two residents of one group: their places in the two halves of those who stay for each other. */
function sameScore(
  articles: Articles,
  higher: Contender,
  lower: Contender,
  bracket: OutlinedBracket,
  bye: PlayerId | null,
): Reason {
  const moved = new Set(bracket.movedDown);
  const opponentsOfMoved = new Set(bracket.pairs.filter(([a]) => moved.has(a)).map(([, b]) => b));
  const group = bracket.residents.filter((player) => !opponentsOfMoved.has(player));
  const staying = group.filter((player) => !bracket.downfloaters.includes(player));
  const half = staying.length / 2;
  const [i, j] = [staying.indexOf(higher), staying.indexOf(lower)];
  const points = higher.score;
  if (half === 1) return { code: 'only-two-left', article: articles.bracket, points };
  if (i >= half || j < half) {
    const because = canMeetAcross(staying.slice(0, half), staying.slice(half)) ? 'criteria' : 'pairs';
    return { code: 'halves-exchanged', article: articles.exchange, points, because };
  }
  const article = articles.transposition;
  const gone = group.slice(0, half).find((player) => !staying.includes(player));
  if (gone !== undefined && group.indexOf(higher) >= half) {
    const told = { points, gone: gone.id, hasBye: gone.id === bye, player: higher.id };
    return { code: 'halves-after-leaving', article: articles.exchange, ...told };
  }
  if (j === half + i) return { code: 'same-place', article, points, place: i + 1 };
  const usual = staying[half + i]!;
  const told = { article, points, player: higher.id, usual: usual.id, opponent: lower.id };
  if (higher.competitor.met.has(usual.id)) return { code: 'usual-met', ...told };
  if (higher.competitor.barred.has(usual.id)) return { code: 'usual-kept-apart', ...told };
  const colour = higher.preference.colour!;
  if (!mayMeet(higher, usual)) return { code: 'usual-same-absolute', ...told, colour };
  if (samePreference(higher, usual) && !samePreference(higher, lower))
    return { code: 'usual-same-colour', ...told, colour };
  return { code: 'usual-needed', ...told };
}

/** Everybody of one half can have an opponent of the other. */
function canMeetAcross(upper: readonly Contender[], lower: readonly Contender[]): boolean {
  const players = [...upper, ...lower];
  const half = upper.length;
  const graph = graphOf(players.length, (a, b) => a < half && b >= half && mayMeet(players[a]!, players[b]!));
  return canBeMatched(graph);
}

/** A player who left the group, and why. */
function movedDown(
  articles: Articles,
  higher: Contender,
  lower: Contender,
  outline: readonly OutlinedBracket[],
  causeOf: (bracket: OutlinedBracket) => Cause,
): Reason {
  const from = outline.findIndex(({ residents }) => residents.includes(higher));
  const to = outline.findIndex(({ pairs }) => pairs.some(([a]) => a === higher));
  const article = articles.floaters;
  if (to === from) {
    const points = { aPoints: higher.score, bPoints: lower.score };
    return { code: 'one-last-group', article, a: higher.id, b: lower.id, ...points };
  }
  return {
    code: 'goes-down',
    article,
    player: higher.id,
    opponent: lower.id,
    points: lower.score,
    groups: to - from,
    why: whyDown(higher, outline[from]!, causeOf),
  };
}

function whyDown(
  player: Contender,
  bracket: OutlinedBracket,
  causeOf: (bracket: OutlinedBracket) => Cause,
): WhyDown {
  const points = player.score;
  const others = [...bracket.movedDown, ...bracket.residents].filter((other) => other !== player);
  if (others.length === 0) return { cause: 'alone', points };
  if (others.every((other) => player.competitor.met.has(other.id))) {
    const sameScore = others.every(({ score }) => score === player.score);
    return { cause: 'met-all', points, others: others.map(({ id }) => id), sameScore };
  }
  if (!others.some((other) => mayMeet(player, other))) return { cause: 'no-opponent', points };
  const told = { players: others.length + 1, group: bracket.residents[0]!.score };
  if (others.length % 2 === 0 && bracket.downfloaters.length === 1)
    return { cause: 'odd', ...told, isLast: bracket.residents.at(-1) === player };
  const cause = causeOf(bracket);
  return cause === 'group' ? { cause, ...told } : { cause };
}

/** The cause of each bracket, worked out once. */
function rememberedCauses(
  edition: Edition,
  contenders: readonly Contender[],
): (bracket: OutlinedBracket) => Cause {
  const known = new Map<OutlinedBracket, Cause>();
  return (bracket) => {
    const cause = known.get(bracket) ?? edition.causeOf(bracket, contenders);
    known.set(bracket, cause);
    return cause;
  };
}

function byeReason(
  edition: Edition,
  bye: Contender,
  contenders: readonly Contender[],
  ownBye: number | null,
): BoardReason {
  const lower = contenders.filter(({ score }) => score < bye.score);
  const told = { article: edition.articles.reasons.bye, player: bye.id, points: bye.score };
  const reason = (): Reason => {
    if (ownBye !== null && ownBye !== bye.id) return { code: 'bye-by-hand', ...told };
    if (lower.length === 0) return { code: 'bye-from-lowest', ...told };
    if (lower.every(({ byeBarred }) => byeBarred)) return { code: 'bye-lower-had-one', ...told };
    return { code: edition.byeFallsToLast ? 'bye-left-by-last-group' : 'bye-lower-needed', ...told };
  };
  return {
    white: bye.id,
    black: null,
    reason: reason(),
    whiteFloat: 'down',
    blackFloat: 'none',
    missedColour: [],
    colour: NO_COLOUR,
  };
}

function colourReason(
  { articles }: Edition,
  higher: Contender,
  lower: Contender,
  { article: rule, decider }: Allocation,
  { id: white }: Contender,
): Reason {
  const article = articles.allocation[rule];
  switch (rule) {
    case '5.2.1': {
      const bothDue = higher.preference.colour !== null && lower.preference.colour !== null;
      return { code: bothDue ? 'both-due' : 'one-is-new', article, white };
    }
    case '5.2.2':
      return { code: 'more-urgent', article, player: decider!.id, white };
    case '5.2.3':
      return { code: 'equally-due', article, white };
    case '5.2.4':
      return { code: 'higher-ranked-due', article, player: decider!.id };
    case '5.2.5':
      return { code: 'by-number', article, player: higher.id, number: higher.competitor.parityNumber };
  }
}
