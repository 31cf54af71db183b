/**
 * The Dutch system of 2017 (C.04.3 of the 87th and 88th Congress) for fields of any size: brackets in order, each criterion
 * of section C a digit of the costs of a matching.
 */
import type { PlainTask } from '../field.ts';
import { factsOfPlayers, mayMeet, type PlayerFacts } from '../player-facts.ts';
import { floatCriteria, pairingScoreDifference } from '../dutch-2017.ts';
import {
  colourCriteria,
  compareJudgements,
  type Judgement,
  type OraclePair,
  type PlayerCandidate,
  type Players,
} from '../judgement.ts';
import { roundOf, scoregroupsOf, type OracleRound } from '../round.ts';
import { bestValue, firstBest, type PairedBracket, type Question } from './bracket.ts';
import { canComplete as canCompleteWith } from './completion.ts';
import type { Kind } from './digits.ts';
import { leastExposed } from './least-cost.ts';

const mayReceive = (player: PlayerFacts): boolean => player.mayHaveBye;
const canComplete = (players: Players): boolean => canCompleteWith(players, mayReceive);

/** C.5, C.6, C.7 (C.5 and C.6 of the next bracket), C.8 – C.11, C.12 – C.15, C.16 – C.19. */
const KINDS: readonly Kind[] = [
  ...(['sum', 'list', 'sum', 'list'] as const),
  ...new Array<Kind>(4).fill('sum'),
  ...new Array<Kind>(4).fill('sum'),
  ...new Array<Kind>(4).fill('list'),
];

/** Pairs one round; null when no complete round-pairing exists (A.9). */
export function pairMidDutch2017(task: PlainTask): OracleRound | null {
  const brackets = bracketsOf2017(task);
  if (brackets === null) return null;
  return roundOf(
    task,
    brackets.flatMap(({ pairs }) => pairs),
    brackets.at(-1)?.downfloaters[0] ?? null,
  );
}

/** The brackets of the round from the top, the CLB as one; null when no complete round-pairing exists. */
export function bracketsOf2017(task: PlainTask): PairedBracket[] | null {
  const players = factsOfPlayers(task, '2017');
  if (!canComplete(players)) return null;
  const groups = scoregroupsOf(players);
  const brackets: PairedBracket[] = [];
  let movedDown: Players = [];
  const finish = (residents: Players, best: PlayerCandidate): void => {
    brackets.push({ movedDown, residents, ...best });
    movedDown = best.downfloaters;
  };
  for (const [index, residents] of groups.entries()) {
    const below = groups.slice(index + 1);
    if (below.length === 0) {
      finish(residents, lastBracket(movedDown, residents));
      break;
    }
    const best = ordinaryBracket(movedDown, residents, below);
    if (canComplete([...best.downfloaters, ...below.flat()])) {
      finish(residents, best);
      continue;
    }
    // A.9: the bracket just paired is the PPB and is paired again; the scoregroups below it collapse.
    finish(residents, penultimateBracket(movedDown, residents, below.flat()));
    finish(below.flat(), lastBracket(movedDown, below.flat()));
    break;
  }
  if (movedDown.length > 1) throw new Error('several players are left after the last bracket');
  return brackets;
}

/** A bracket that is neither the PPB nor the last one: no completion, but C.7. */
function ordinaryBracket(movedDown: Players, residents: Players, below: readonly Players[]): PlayerCandidate {
  const [next, ...further] = below;
  const inside = [...movedDown, ...residents];
  // As many exits as pairing the bracket and then the next one, each by itself as well as possible, would take.
  const among = (list: Players, first: number) => (u: number, v: number) =>
    Math.max(u, v) >= first && mayMeet(list[u]!, list[v]!);
  const over = leastExposed(inside.length, among(inside, movedDown.length));
  const question = questionOf({ movedDown, residents, next: [], rest: [] });
  const alone = firstBest({ ...question, exits: over, exitsOptional: false, mayLeave: () => true })!;
  if (further.length > 0) {
    const exits = over + leastExposed(next!.length, among(next!, 0));
    return firstBest({
      ...questionOf({ movedDown, residents, next: next!, rest: [] }),
      exits: exits + ((inside.length + next!.length + exits) % 2),
      exitsOptional: true,
      mayLeave: () => true,
    })!.candidate;
  }
  // C.7 where the next bracket is the last: it has to complete the round (A.9), bye (C.2) included. If no candidate that
  // is best under C.5 and C.6 allows that, C.7 does not tell them apart.
  const closed = questionOf({ movedDown, residents, next: next!, rest: [] });
  const complete = bestValue(closed);
  if (complete === null || compareJudgements(complete.slice(0, 2), alone.value.slice(0, 2)) !== 0)
    return alone.candidate;
  return firstBest(closed)!.candidate;
}

/** A.9, C.4: the floaters complete the round with everybody below. */
function penultimateBracket(movedDown: Players, residents: Players, rest: Players): PlayerCandidate {
  return firstBest(questionOf({ movedDown, residents, next: [], rest }))!.candidate;
}

/** The last bracket or the CLB: everybody but the receiver of the bye is paired. */
function lastBracket(movedDown: Players, residents: Players): PlayerCandidate {
  return firstBest(questionOf({ movedDown, residents, next: [], rest: [] }))!.candidate;
}

interface Bracket {
  readonly movedDown: Players;
  readonly residents: Players;
  /** The next bracket's residents where C.7 looks at them. */
  readonly next: Players;
  /** Players below who take part for the sake of completion only. */
  readonly rest: Players;
}

/** Everybody is paired with somebody, but the receiver of the bye. */
function questionOf({ movedDown, residents, next, rest }: Bracket): Question {
  const inBracket = new Set([...movedDown, ...residents]);
  const inNext = new Set(next);
  const lowest = Math.min(...[...inBracket].map(({ score }) => score));
  const nextLowest = Math.min(...next.map(({ score }) => score));
  const judge = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean): Judgement => {
    const ends = b === null ? [a] : [a, b];
    const pairs: OraclePair[] = isPair ? [[a, b!]] : [];
    const floaters = isPair ? [] : ends.filter((player) => inBracket.has(player));
    const pairOfNext = !isPair && b !== null && inNext.has(b);
    const nextPairs: OraclePair[] = pairOfNext ? [[a, b]] : [];
    const following =
      next.length === 0 || isPair || pairOfNext
        ? []
        : ends.filter((player) => inBracket.has(player) || inNext.has(player));
    const candidate = { pairs, downfloaters: floaters };
    return [
      // C.5, C.6
      [floaters.length],
      pairingScoreDifference(candidate, lowest),
      // C.7
      [following.length],
      pairingScoreDifference({ pairs: nextPairs, downfloaters: following }, nextLowest),
      // C.8 – C.11
      ...colourCriteria(pairs),
      // C.12 – C.19
      ...floatCriteria(candidate, lowest),
    ];
  };
  const size = movedDown.length + residents.length + next.length + rest.length;
  return {
    movedDown,
    residents,
    others: [...next, ...rest],
    exits: size % 2,
    exitsOptional: false,
    mayMeet,
    mayLeave: mayReceive,
    judge,
    kinds: KINDS,
  };
}
