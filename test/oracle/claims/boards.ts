/** Claims about who meets whom, who goes down and who has the bye. */
import type { Colour } from '../../../src-engine/model/colour.ts';
import { mayMeet, type PlayerFacts } from '../player-facts.ts';
import type { PairedBracket } from '../mid/bracket.ts';
import { canComplete } from '../mid/completion.ts';
import { leastCostMatching, leastExposed } from '../mid/least-cost.ts';
import { nameOf, points, type Claim, type Context } from './context.ts';
import { listed } from './reading-words.ts';

/** Residents of the board's bracket who stayed for each other, and the place of the two among them. */
function remainderOf({ place, higher, lower }: Context) {
  const taken = place.pairs.filter(([a]) => place.movedDown.includes(a)).map(([, b]) => b);
  const all = place.residents.filter((player) => !taken.includes(player));
  const group = all.filter((player) => !place.downfloaters.includes(player));
  const half = place.pairs.length - taken.length;
  const [i, j] = [group.indexOf(higher), group.indexOf(lower!)];
  return { all, group, half, i, j, usual: group[half + i] };
}

const equalScores = ({ higher, lower }: Context): boolean => higher.score === lower!.score;

/** The sentence begins with the score of both. */
const tellsScore = ({ higher, reason }: Context): boolean =>
  reason.sentence.startsWith(`Both are on ${points(higher.score)}. `);

/** The two stand in different halves, and the opponent in order is the one that the sentence names. */
function namesUsual(context: Context, higher: string, usual: string, lower: string): boolean {
  const found = remainderOf(context);
  return (
    equalScores(context) &&
    tellsScore(context) &&
    found.i < found.half &&
    found.j >= found.half &&
    found.usual !== context.lower &&
    nameOf(context.task, context.higher) === higher &&
    nameOf(context.task, found.usual!) === usual &&
    nameOf(context.task, context.lower!) === lower
  );
}

/** The others whom the higher ranked found in their own bracket. */
const othersOf = ({ own, higher }: Context): PlayerFacts[] =>
  [...own.movedDown, ...own.residents].filter((player) => player !== higher);

const goesDown = ({ steps, lower, higher, words, reason, task }: Context): boolean => {
  const told = / goes down (one group|\d+ groups) and meets (.+) on (.+)\.$/.exec(reason.sentence);
  if (told === null || words.length === 0) return false;
  return (
    higher.score > lower!.score &&
    steps > 0 &&
    told[1] === (steps === 1 ? 'one group' : `${steps} groups`) &&
    told[2] === nameOf(task, lower!) &&
    told[3] === points(lower!.score)
  );
};

export const BOARD_CLAIMS: readonly Claim[] = [
  {
    name: 'only two',
    pattern: /^Both are on (.+) and nobody else on that score is left for them\.$/,
    holds: (context) =>
      equalScores(context) &&
      remainderOf(context).group.length === 2 &&
      context.words[1] === points(context.higher.score),
  },
  {
    name: 'in order',
    pattern:
      /^Both are on (.+): (\d+)\w\w in the upper half meets (\d+)\w\w in the lower half of their group\.$/,
    holds: (context) => {
      const { half, i, j } = remainderOf(context);
      const [, on, upper, lower] = context.words;
      return (
        equalScores(context) &&
        on === points(context.higher.score) &&
        Number(upper) === i + 1 &&
        Number(lower) === j - half + 1 &&
        i < half
      );
    },
  },
  {
    name: 'halves changed',
    pattern:
      /^Both are on (.+)\. (The two halves of the group cannot all meet each other|Half against half the group would come out worse by the criteria), so players changed halves; this pair is part of it\.$/,
    holds: (context) => {
      const { group, half, i, j } = remainderOf(context);
      const across = leastExposed(
        group.length,
        (u, v) => u < half !== v < half && mayMeet(group[u]!, group[v]!),
      );
      return (
        equalScores(context) &&
        context.words[1] === points(context.higher.score) &&
        (i >= half || j < half) &&
        across > 0 === context.words[2]!.startsWith('The two halves')
      );
    },
  },
  {
    name: 'moved up into the upper half',
    pattern:
      /^Both are on (.+)\. (.+) of the upper half (has the bye|goes down), so (.+) of the lower half takes a place in the upper one\.$/,
    holds: (context) => {
      const { all, half, i, j } = remainderOf(context);
      const { higher, place, task, words, bye } = context;
      const gone = all.slice(0, half).find((player) => nameOf(task, player) === words[2]);
      return (
        equalScores(context) &&
        words[1] === points(higher.score) &&
        i < half &&
        j >= half &&
        all.indexOf(higher) >= half &&
        gone !== undefined &&
        place.downfloaters.includes(gone) &&
        (gone.id === bye) === (words[3] === 'has the bye') &&
        words[4] === nameOf(task, higher)
      );
    },
  },
  {
    name: 'both must have the same colour',
    pattern: /^Both are on \S+ \S+\. (.+) and (.+) both must have (White|Black), and so (.+) meets (.+)\.$/,
    holds: (context) => {
      const [, higher, usual, colour, again, lower] = context.words;
      const other = remainderOf(context).usual!;
      return (
        namesUsual(context, higher!, usual!, lower!) &&
        again === higher &&
        !context.higher.cannotMeet.has(other.id) &&
        !mayMeet(context.higher, other) &&
        other.preference === context.higher.preference &&
        other.preference === colour!.toLowerCase()
      );
    },
  },
  {
    name: 'met the usual opponent',
    pattern: /^Both are on \S+ \S+\. (.+) has already met (.+), and so meets (.+)\.$/,
    holds: (context) => {
      const [, higher, usual, lower] = context.words;
      return (
        namesUsual(context, higher!, usual!, lower!) &&
        context.task.field.get(context.higher.id)!.met.has(remainderOf(context).usual!.id)
      );
    },
  },
  {
    name: 'kept apart',
    pattern: /^Both are on \S+ \S+\. (.+) may not meet (.+), and so meets (.+)\.$/,
    holds: (context) => {
      const [, higher, usual, lower] = context.words;
      return (
        namesUsual(context, higher!, usual!, lower!) &&
        context.task.field.get(context.higher.id)!.barred.has(remainderOf(context).usual!.id)
      );
    },
  },
  {
    name: 'same due colour',
    pattern:
      /^Both are on \S+ \S+\. (.+) and (.+) are both due (White|Black); with (.+) nobody misses a due colour\.$/,
    holds: (context) => {
      const [, higher, usual, colour, lower] = context.words;
      const due: Colour = colour === 'White' ? 'white' : 'black';
      return (
        namesUsual(context, higher!, usual!, lower!) &&
        context.higher.preference === due &&
        remainderOf(context).usual!.preference === due &&
        context.lower!.preference !== due &&
        context.reason.missedColour.length === 0
      );
    },
  },
  {
    name: 'needed elsewhere',
    pattern:
      /^Both are on \S+ \S+\. (.+), next in order for (.+), is needed on another board to make the group come out best\.$/,
    holds: (context) => {
      const [, usual, higher] = context.words;
      return (
        namesUsual(context, higher!, usual!, nameOf(context.task, context.lower!)) &&
        mayMeet(context.higher, remainderOf(context).usual!)
      );
    },
  },
  {
    name: 'met all others',
    pattern:
      /^(.+) has already met (.+), (all others on .+|the only other on .+|all who are left|the only one left), and so goes down/,
    holds: (context) => {
      const { higher, task, words } = context;
      const others = othersOf(context);
      const met = task.field.get(higher.id)!.met;
      const sameScore = others.every(({ score }) => score === higher.score);
      const [one, several] = sameScore
        ? [`the only other on ${points(higher.score)}`, `all others on ${points(higher.score)}`]
        : ['the only one left', 'all who are left'];
      return (
        goesDown(context) &&
        words[1] === nameOf(task, higher) &&
        others.length > 0 &&
        others.every(({ id }) => met.has(id)) &&
        words[2] ===
          listed(
            others.map((other) => nameOf(task, other)),
            3,
          ) &&
        words[3] === (others.length === 1 ? one : several)
      );
    },
  },
  {
    name: 'nobody to meet',
    pattern: /^(.+) can meet nobody else on (.+) \(met before, or the same colour is due\), and so goes down/,
    holds: (context) =>
      goesDown(context) &&
      context.words[1] === nameOf(context.task, context.higher) &&
      context.words[2] === points(context.higher.score) &&
      othersOf(context).length > 0 &&
      !othersOf(context).some((other) => mayMeet(context.higher, other)),
  },
  {
    name: 'alone',
    pattern: /^Nobody else is on (.+), so (.+) goes down/,
    holds: (context) =>
      goesDown(context) &&
      context.words[1] === points(context.higher.score) &&
      context.words[2] === nameOf(context.task, context.higher) &&
      othersOf(context).length === 0,
  },
  {
    name: 'odd group',
    pattern:
      /^(\d+) players for the group of (.+): (.+, the last of them,|with the best result for the others .+) goes down/,
    holds: (context) => {
      const { own, higher, words, task } = context;
      const [, count, group, choice] = words;
      const last = own.residents.at(-1) === higher;
      const told = last
        ? `${nameOf(task, higher)}, the last of them,`
        : `with the best result for the others ${nameOf(task, higher)}`;
      return (
        goesDown(context) &&
        Number(count) === othersOf(context).length + 1 &&
        Number(count) % 2 === 1 &&
        own.downfloaters.length === 1 &&
        group === points(own.residents[0]!.score) &&
        choice === told
      );
    },
  },
  {
    name: 'for those below',
    pattern: /^So that everybody further down finds an opponent, (.+) goes down/,
    holds: (context) => {
      const { own, higher, task, words } = context;
      const least = leastCompleting(context, mayHaveAnyBye);
      return (
        goesDown(context) &&
        words[1] === nameOf(task, higher) &&
        least === own.downfloaters.length &&
        leastFloaters(own) < least
      );
    },
  },
  {
    name: 'for the bye',
    pattern: /^So that the bye goes to somebody with as few points as possible, (.+) goes down/,
    holds: (context) => {
      const { players, own, higher, task, words } = context;
      const byeScore = players.find(({ id }) => id === context.bye)?.score ?? Infinity;
      const mayHaveIt = (player: PlayerFacts): boolean => player.mayHaveBye && player.score === byeScore;
      return (
        goesDown(context) &&
        words[1] === nameOf(task, higher) &&
        leastCompleting(context, mayHaveAnyBye) < own.downfloaters.length &&
        leastCompleting(context, mayHaveIt) === own.downfloaters.length
      );
    },
  },
  {
    name: 'not all of them',
    pattern:
      /^Not all of the (\d+) players who came to the group of (.+) can be paired with each other; (.+) goes down/,
    holds: (context) => {
      const { own, higher, task, words } = context;
      const all = [...own.movedDown, ...own.residents];
      return (
        goesDown(context) &&
        Number(words[1]) === all.length &&
        words[2] === points(own.residents[0]!.score) &&
        words[3] === nameOf(task, higher) &&
        leastFloaters(own) > all.length % 2
      );
    },
  },
  {
    name: 'one last group',
    pattern: /^(.+) on (.+) meets (.+) on (.+): the lowest groups are paired as one\.$/,
    holds: ({ edition, higher, lower, own, place, words, task }) =>
      edition === '2017' &&
      own === place &&
      higher.score > lower!.score &&
      words[1] === nameOf(task, higher) &&
      words[2] === points(higher.score) &&
      words[3] === nameOf(task, lower!) &&
      words[4] === points(lower!.score),
  },
  {
    name: 'bye from the lowest group',
    pattern: /^An odd number of players: (.+) has the bye, from the lowest group \((.+)\)\.$/,
    holds: (context) => {
      const { players, higher, words } = context;
      return (
        hasTheBye(context) && words[2] === points(higher.score) && players.at(-1)!.score === higher.score
      );
    },
  },
  {
    name: 'bye because all below had one',
    pattern:
      /^An odd number of players: (.+) has the bye on (.+); all with fewer points have had a bye or a win without a game\.$/,
    holds: (context) => {
      const { players, higher, words } = context;
      const below = players.filter(({ score }) => score < higher.score);
      const isTold = hasTheBye(context) && words[2] === points(higher.score);
      return isTold && below.length > 0 && below.every(({ mayHaveBye }) => !mayHaveBye);
    },
  },
  {
    name: 'bye so that the others can be paired',
    pattern:
      /^An odd number of players: (.+) has the bye\. With a player below (.+) left over, the others could not be paired\.$/,
    holds: (context) => {
      const { players, higher, words } = context;
      const below = players.filter(({ score, mayHaveBye }) => score < higher.score && mayHaveBye);
      return (
        hasTheBye(context) &&
        words[2] === points(higher.score) &&
        below.length > 0 &&
        below.every((receiver) => !canComplete(players, (player) => player === receiver))
      );
    },
  },
  {
    name: 'bye from the last group paired',
    pattern:
      /^An odd number of players: (.+) has the bye; it falls to the last group, which is left with (.+)\.$/,
    holds: (context) =>
      context.edition === '2017' && hasTheBye(context) && context.words[2] === context.words[1],
  },
];

const mayHaveAnyBye = ({ mayHaveBye }: PlayerFacts): boolean => mayHaveBye;

const hasTheBye = ({ reason, task, higher, words }: Context): boolean =>
  reason.black === null && words[1] === nameOf(task, higher);

/** Players whom a bracket leaves over at least, MDPs not meeting each other. */
function leastFloaters({ movedDown, residents }: PairedBracket): number {
  const all = [...movedDown, ...residents];
  return leastExposed(all.length, (u, v) => Math.max(u, v) >= movedDown.length && mayMeet(all[u]!, all[v]!));
}

/** How many go down at least from a bracket whose round can be completed; Infinity where it cannot. */
function leastCompleting({ own, players }: Context, mayReceive: (player: PlayerFacts) => boolean): number {
  const inside = [...own.movedDown, ...own.residents];
  const list = [...inside, ...players.filter(({ score }) => score < own.residents.at(-1)!.score)];
  const size = list.length + (list.length % 2);
  const costs = Array.from({ length: size }, (_, u) =>
    Array.from({ length: size }, (_, v): bigint | null => {
      const [low, high] = [Math.min(u, v), Math.max(u, v)];
      const [a, b] = [list[low]!, list[high]];
      if (u === v || high < own.movedDown.length) return null;
      if (b === undefined ? !mayReceive(a) : !mayMeet(a, b)) return null;
      return low < inside.length && high >= inside.length ? 1n : 0n;
    }),
  );
  const mate = leastCostMatching(costs);
  return mate?.filter((v, u) => u < inside.length && v >= inside.length).length ?? Infinity;
}
