/** What the claims about a round are judged by, and the claims that all systems make alike. */
import type { Colour } from '../../../src-engine/model/colour.ts';
import type { PlayerId } from '../../../src-engine/model/player.ts';
import type { ByeKeyName, ReasonCode, ReasonParameters } from '../../../src-engine/systems/reason.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from '../field.ts';

export type Couple = readonly [PlainPlayer, PlainPlayer];

/** A system's own reading of its text for one round, written a second time. */
export interface Facts {
  readonly task: PlainTask;
  readonly pairing: Pairing;
  readonly mayMeet: (a: PlainPlayer, b: PlainPlayer) => boolean;
  /** Due colour and how urgent it is, more for more urgent; null where colours are not settled by wishes. */
  readonly due: (player: PlainPlayer) => Colour | null;
  readonly urgency: (player: PlainPlayer) => number;
  /** The first is the higher ranked. */
  readonly ranked: (a: PlainPlayer, b: PlainPlayer) => Couple;
  readonly mayHaveBye: (player: PlainPlayer) => boolean;
  /** A value by which the receiver of the bye is looked for; less comes first. */
  readonly byeValue: (key: ByeKeyName, player: PlainPlayer) => number;
  /** Whether the value that is told of a key is the one that the text means. */
  readonly byeTold?: (key: ByeKeyName, player: PlainPlayer) => number;
}

/** The board, bye or question that a sentence is about. */
export interface Subject {
  readonly a: PlayerId;
  readonly b: PlayerId | null;
  /** Of "why not": the round with the pair. */
  readonly alternative?: Pairing | null;
}

export type Claims<F> = {
  readonly [C in ReasonCode]?: (told: ReasonParameters[C], facts: F, subject: Subject) => boolean;
};

/** All complete pairings. */
export function* pairingsOf(
  players: readonly PlainPlayer[],
  mayMeet: Facts['mayMeet'],
): Generator<Couple[], void, undefined> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter((player) => player !== other);
    for (const more of pairingsOf(rest, mayMeet)) yield [[first, other], ...more];
  }
}

export function isComplete(players: readonly PlainPlayer[], mayMeet: Facts['mayMeet']): boolean {
  return !pairingsOf(players, mayMeet).next().done;
}

/** Whether all others can be paired when `gone` do not take part. */
function completesWithout({ task, mayMeet }: Facts, ...gone: (PlayerId | null)[]): boolean {
  return isComplete(
    task.competitors.filter(({ id }) => !gone.includes(id)),
    mayMeet,
  );
}

export const playerOf = ({ task }: Facts, id: PlayerId): PlainPlayer => task.field.get(id)!;

const isNew = ({ colours }: PlainPlayer) => colours.length === 0;

/** Place from the latest game back where the two last had different colours; -1 for never. */
function lastUnlike(a: PlainPlayer, b: PlainPlayer): number {
  const [x, y] = [a.colours.toReversed(), b.colours.toReversed()];
  return x.slice(0, y.length).findIndex((colour, back) => colour !== y[back]);
}

function two(facts: Facts, { a, b }: Subject): Couple {
  return facts.ranked(playerOf(facts, a), playerOf(facts, b!));
}

const whiteOf = ({ pairing }: Facts, { a, b }: Subject): PlayerId =>
  pairing.pairs.find(({ white, black }) => [a, b].includes(white) && [a, b].includes(black))!.white;

const colourHad = (facts: Facts, subject: Subject, { id }: PlainPlayer): Colour =>
  whiteOf(facts, subject) === id ? 'white' : 'black';

const sameDue = (facts: Facts, [a, b]: Couple) => facts.due(a) !== null && facts.due(a) === facts.due(b);

/** Colours, the bye, and what forbids a pair. */
export const COMMON_CLAIMS: Claims<Facts> = {
  'both-due': ({ white }, facts, subject) => {
    const [a, b] = two(facts, subject);
    const gets = (player: PlainPlayer) => facts.due(player) === colourHad(facts, subject, player);
    return white === whiteOf(facts, subject) && gets(a) && gets(b);
  },
  'one-is-new': ({ white }, facts, subject) => {
    const [a, b] = two(facts, subject);
    const other = isNew(a) ? b : a;
    const isOne = isNew(a) !== isNew(b) && facts.due(other) === colourHad(facts, subject, other);
    return isOne && white === whiteOf(facts, subject);
  },
  'more-urgent': ({ player, white }, facts, subject) => {
    const couple = two(facts, subject);
    const [a, b] = couple;
    const [x, y] = [facts.urgency(a), facts.urgency(b)];
    const urgent = x > y ? a : b;
    const gets = facts.due(urgent) === colourHad(facts, subject, urgent);
    const named = urgent.id === player && white === whiteOf(facts, subject);
    return sameDue(facts, couple) && x !== y && gets && named;
  },
  'larger-difference': ({ player, white, difference, opponents }, facts, subject) => {
    const couple = two(facts, subject);
    const [x, y] = couple[0].id === player ? couple : couple.toReversed();
    const own = (each: PlainPlayer) =>
      each.colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
    return (
      sameDue(facts, couple) &&
      x.id === player &&
      own(x) === difference &&
      own(y) === opponents &&
      Math.abs(difference) > Math.abs(opponents) &&
      facts.due(x) === colourHad(facts, subject, x) &&
      white === whiteOf(facts, subject)
    );
  },
  'equally-due': ({ white }, facts, subject) => {
    const couple = two(facts, subject);
    const [a, b] = couple;
    const back = lastUnlike(a, b);
    const hadBlack = a.colours.at(-1 - back) === 'black' ? a : b;
    const equal = sameDue(facts, couple) && facts.urgency(a) === facts.urgency(b);
    return equal && back >= 0 && hadBlack.id === white && white === whiteOf(facts, subject);
  },
  'higher-ranked-due': ({ player }, facts, subject) => {
    const couple = two(facts, subject);
    const [a, b] = couple;
    const gets = a.id === player && facts.due(a) === colourHad(facts, subject, a);
    return sameDue(facts, couple) && facts.urgency(a) === facts.urgency(b) && lastUnlike(a, b) < 0 && gets;
  },
  'by-number': ({ player, number }, facts, subject) => {
    const [a, b] = two(facts, subject);
    const isDrawn = colourHad(facts, subject, a) === facts.task.initialColour;
    const isOdd = number % 2 === 1;
    return isNew(a) && isNew(b) && a.id === player && a.parityNumber === number && isDrawn === isOdd;
  },

  'bye-first': ({ player, keys, needed }, facts) => {
    const bye = playerOf(facts, player);
    const allowed = facts.task.competitors.filter(facts.mayHaveBye);
    let left = allowed.filter(({ id }) => completesWithout(facts, id));
    for (const { by, value } of keys) {
      const values = left.map((each) => facts.byeValue(by, each));
      const least = Math.min(...values);
      const next = left.filter((_, at) => values[at] === least);
      if (next.length === left.length || (facts.byeTold ?? facts.byeValue)(by, bye) !== value) return false;
      left = next;
    }
    const stranded = needed.every(
      (id) => !completesWithout(facts, id) && facts.mayHaveBye(playerOf(facts, id)),
    );
    const stay = facts.task.competitors.length % 2 === 1 && facts.pairing.bye === player;
    return stay && stranded && left.length === 1 && left[0] === bye;
  },

  'do-meet': ({ a, b }, { pairing }) =>
    pairing.pairs.some(({ white, black }) => [a, b].includes(white) && [a, b].includes(black)),
  'have-met': ({ a, b }, facts) =>
    playerOf(facts, a).rounds.some(({ played, cell }) => played && cell.opponent === b),
  'kept-apart': ({ a, b }, facts) => playerOf(facts, a).barred.has(b) && !playerOf(facts, a).met.has(b),
  'one-has-the-bye': ({ player }, { pairing }, { a, b }) =>
    pairing.bye === player && (player === a || player === b),
  'others-left': ({ a, b }, facts) => {
    const { task, pairing } = facts;
    const byes = pairing.bye === null ? [null] : task.competitors.filter(facts.mayHaveBye);
    return byes.every((bye) => !completesWithout(facts, a, b, bye?.id ?? null));
  },
  'bye-would-move': ({ a, b, player }, facts) =>
    facts.pairing.bye === player && !completesWithout(facts, a, b, player),
};
