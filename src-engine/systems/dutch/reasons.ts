/**
 * One sentence a board: why these two meet, in words for players. Every sentence claims only what the round itself shows
 * (scores, places in the group, past meetings, due colours), so that it can be checked again.
 */
import { mayMeet, type Contender } from './kernel/contender.ts';
import type { Colour } from '../../model/colour.ts';
import type { BoardReason, FloatKind, Pairing, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { contendersOfTask, pairDutch } from './dutch.ts';
import type { Edition } from './edition.ts';
import { outlineOf, type OutlinedBracket } from './outline.ts';
import { reachable2017 } from './pairing-2017.ts';
import { reachable2026 } from './pairing-2026.ts';
import { samePreference } from './rows.ts';
import { listOf, nameOf, ordinal, pointsOf, sentence } from './wording.ts';

/** Reasons for all boards in the order of the pairing, then for the bye. Boards set by hand say so. */
export function reasonsDutch(edition: Edition, task: PairingTask, pairing: Pairing): BoardReason[] {
  const contenders = contendersOfTask(edition, task);
  const byId = new Map(contenders.map((player) => [player.id, player]));
  const own = pairDutch(edition, task);
  const ownOpponent = own.ok ? opponentsIn(own.value) : null;
  const outline = outlineOf(edition, contenders, pairing);
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
    const text = byHand
      ? handMade(higher, byId.get(ownOpponent.get(higher.id) ?? 0))
      : higher.score === lower.score
        ? sameScore(higher, lower, bracketOf.get(higher.id)!)
        : movedDown(higher, lower, outline, causeOf);
    return {
      white,
      black,
      sentence: sentence(text),
      whiteFloat: floatOf(w, b),
      blackFloat: floatOf(b, w),
      missedColour: missedColours(w, b),
      colourArticle: edition === '2026' ? allocation.article : `E.${allocation.article.at(-1)}`,
      colourSentence: sentence(colourSentence(higher, lower, allocation, w)),
    };
  });
  const bye = byId.get(pairing.bye ?? 0);
  if (bye !== undefined) reasons.push(byeReason(edition, bye, contenders, own.ok ? own.value.bye : null));
  return reasons;
}

function opponentsIn({ pairs }: Pairing): Map<number, number> {
  return new Map(
    pairs.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
}

const floatOf = (player: Contender, other: Contender): FloatKind =>
  player.score === other.score ? 'none' : player.score > other.score ? 'down' : 'up';

function missedColours(white: Contender, black: Contender): Colour[] {
  const missed: Colour[] = [];
  if (white.preference.colour === 'black') missed.push('white');
  if (black.preference.colour === 'white') missed.push('black');
  return missed;
}

function handMade(higher: Contender, usual: Contender | undefined): string {
  const instead = usual === undefined ? 'the bye' : nameOf(usual);
  return `Set by hand. By the rules ${nameOf(higher)} would have had ${instead}.`;
}

/** Two residents of one group: their places in the two halves. */
function sameScore(higher: Contender, lower: Contender, bracket: OutlinedBracket): string {
  const moved = new Set(bracket.movedDown);
  const opponentsOfMoved = new Set(bracket.pairs.filter(([a]) => moved.has(a)).map(([, b]) => b));
  const group = bracket.residents.filter((player) => !opponentsOfMoved.has(player));
  const half = bracket.pairs.filter(([a]) => !moved.has(a)).length;
  const [i, j] = [group.indexOf(higher), group.indexOf(lower)];
  const both = `Both are on ${pointsOf(higher.score)}`;
  if (group.length === 2) return `${both} and nobody else on that score is left for them.`;
  if (i >= half || j < half) {
    return `${both}. The two halves of the group do not fit together, so players changed halves; this pair is part of it.`;
  }
  if (j === half + i) {
    return `${both}: ${ordinal(i + 1)} in the upper half meets ${ordinal(i + 1)} in the lower half of their group.`;
  }
  const usual = group[half + i]!;
  const [x, y, z] = [nameOf(higher), nameOf(usual), nameOf(lower)];
  if (higher.competitor.met.has(usual.id)) return `${both}. ${x} has already met ${y}, so he meets ${z}.`;
  if (higher.competitor.barred.has(usual.id)) return `${both}. ${x} may not meet ${y}, so he meets ${z}.`;
  if (samePreference(higher, usual) && !samePreference(higher, lower)) {
    const colour = higher.preference.colour === 'white' ? 'White' : 'Black';
    return `${both}. ${x} and ${y} are both due ${colour}; with ${z} nobody misses a due colour.`;
  }
  return `${both}. ${y}, next in order for ${x}, is needed on another board to make the group come out best.`;
}

/** A player who left his group, and why. */
function movedDown(
  higher: Contender,
  lower: Contender,
  outline: readonly OutlinedBracket[],
  causeOf: (bracket: OutlinedBracket) => Cause,
): string {
  const from = outline.findIndex(({ residents }) => residents.includes(higher));
  const to = outline.findIndex(({ pairs }) => pairs.some(([a]) => a === higher));
  const steps = to - from === 1 ? 'one group' : `${to - from} groups`;
  const meets = `meets ${nameOf(lower)} on ${pointsOf(lower.score)}`;
  if (to === from)
    return `${nameOf(higher)} on ${pointsOf(higher.score)} ${meets}: the lowest groups are paired as one.`;
  return `${whyDown(higher, outline[from]!, causeOf)} goes down ${steps} and ${meets}.`;
}

function whyDown(
  player: Contender,
  bracket: OutlinedBracket,
  causeOf: (bracket: OutlinedBracket) => Cause,
): string {
  const name = nameOf(player);
  const on = `on ${pointsOf(player.score)}`;
  const others = [...bracket.movedDown, ...bracket.residents].filter((other) => other !== player);
  if (others.length === 0) return `Nobody else is ${on}, so ${name}`;
  if (others.every((other) => player.competitor.met.has(other.id))) {
    const left = others.every(({ score }) => score === player.score)
      ? `, all others ${on},`
      : ', all who are left,';
    return `${name} has already met ${listOf(others.map(nameOf))}${left} so he`;
  }
  if (!others.some((other) => mayMeet(player, other))) {
    return `${name} can meet nobody else ${on} (met before, or the same colour is due), so he`;
  }
  const odd = others.length % 2 === 0;
  if (odd && bracket.downfloaters.length === 1) {
    const last = bracket.residents.at(-1) === player;
    const choice = last ? `${name}, the last of them,` : `with the best result for the others ${name}`;
    return `${others.length + 1} players for the group of ${pointsOf(bracket.residents[0]!.score)}: ${choice}`;
  }
  const group = pointsOf(bracket.residents[0]!.score);
  switch (causeOf(bracket)) {
    case 'group':
      return `Not all of the ${others.length + 1} players who came to the group of ${group} can be paired with each other; ${name}`;
    case 'bye':
      return `So that the bye goes to somebody with as few points as possible, ${name}`;
    case 'completion':
      return `So that everybody further down finds an opponent, ${name}`;
  }
}

/** Why more than one goes down: the group does not allow better, or the bye (2026: C5) or the rest of the round does not. */
type Cause = 'group' | 'bye' | 'completion';

/** The cause of each bracket, worked out once. */
function rememberedCauses(
  edition: Edition,
  contenders: readonly Contender[],
): (bracket: OutlinedBracket) => Cause {
  const known = new Map<OutlinedBracket, Cause>();
  return (bracket) => {
    const cause = known.get(bracket) ?? causeOfFloats(edition, contenders, bracket);
    known.set(bracket, cause);
    return cause;
  };
}

function causeOfFloats(
  edition: Edition,
  contenders: readonly Contender[],
  { movedDown, residents, downfloaters }: OutlinedBracket,
): Cause {
  // By itself, that is without looking at anybody below.
  const alone = reachable2017(movedDown, residents, false, contenders.length)!;
  if (alone.downfloaters.length > (movedDown.length + residents.length) % 2) return 'group';
  if (edition === '2017') return 'completion';
  // 2.3.1 [C5]: fewer would go down if anybody who is eligible could have the bye.
  const below = contenders.filter(({ score }) => score < residents[0]!.score);
  const otherwise = reachable2026(movedDown, residents, below, contenders, Infinity);
  return otherwise !== null && otherwise.downfloaters.length < downfloaters.length ? 'bye' : 'completion';
}

function byeReason(
  edition: Edition,
  bye: Contender,
  contenders: readonly Contender[],
  ownBye: number | null,
): BoardReason {
  const lower = contenders.filter(({ score }) => score < bye.score);
  const eligible = lower.filter(({ byeBarred }) => !byeBarred);
  const who = `${nameOf(bye)} has the bye`;
  const on = pointsOf(bye.score);
  const text =
    ownBye !== null && ownBye !== bye.id
      ? `Set by hand: by the rules somebody else would have had the bye, not ${nameOf(bye)}.`
      : lower.length === 0
        ? `An odd number of players: ${who}, from the lowest group (${on}).`
        : eligible.length === 0
          ? `An odd number of players: ${who} on ${on}; all with fewer points have had a bye or a win without a game.`
          : edition === '2026'
            ? `An odd number of players: ${who}. With a player below ${on} left over, the others could not be paired.`
            : `An odd number of players: ${who}; it falls to the last group, which is left with ${nameOf(bye)}.`;
  return {
    white: bye.id,
    black: null,
    sentence: sentence(text),
    whiteFloat: 'down',
    blackFloat: 'none',
    missedColour: [],
    colourArticle: '',
    colourSentence: '',
  };
}

function colourSentence(
  higher: Contender,
  lower: Contender,
  { article, decider }: Allocation,
  white: Contender,
): string {
  const name = nameOf(white);
  switch (article) {
    case '5.2.1':
      return higher.preference.colour !== null && lower.preference.colour !== null
        ? `Both get the colour they are due; ${name} has White.`
        : `One of them has not played yet, the other gets the colour he is due; ${name} has White.`;
    case '5.2.2':
      return `Both are due the same colour, ${nameOf(decider!)} more urgently; ${name} has White.`;
    case '5.2.3':
      return `Both are equally due the same colour; they change from when they last had different ones: ${name} has White.`;
    case '5.2.4':
      return `Both have had the same colours; ${nameOf(decider!)}, ranked higher, gets the colour he is due.`;
    case '5.2.5': {
      const odd = higher.competitor.parityNumber % 2 === 1;
      const number = `an ${odd ? 'odd' : 'even'} number (${higher.competitor.parityNumber})`;
      return `Neither has played; ${nameOf(higher)} has ${number} and so ${odd ? 'gets' : 'does not get'} the colour drawn by lot.`;
    }
  }
}
