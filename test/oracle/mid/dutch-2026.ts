/**
 * The FIDE (Dutch) System, C.04.3 in force since 1 February 2026, for fields of any size: brackets in order, each criterion
 * of Art. 2 a digit of the costs of a matching of all players not yet paired.
 */
import type { PlainTask } from '../field.ts';
import { factsOfPlayers, mayMeet, type PlayerFacts } from '../player-facts.ts';
import { floatCriteria } from '../dutch-2026.ts';
import {
  colourCriteria,
  type Judgement,
  type OraclePair,
  type PlayerCandidate,
  type Players,
} from '../judgement.ts';
import { roundOf, scoregroupsOf, type OracleRound } from '../round.ts';
import { bestValue, firstBest, type PairedBracket, type Question } from './bracket.ts';
import { canComplete } from './completion.ts';
import type { Kind } from './digits.ts';

/** C6, C7, C8 (downfloaters, then their scores), C9, C10 – C13, C14 – C17, C18 – C21. */
const KINDS: readonly Kind[] = [
  ...(['sum', 'list', 'sum', 'list', 'sum'] as const),
  ...new Array<Kind>(4).fill('sum'),
  ...new Array<Kind>(4).fill('sum'),
  ...new Array<Kind>(4).fill('list'),
];

/** Pairs one round; null when no complete round-pairing exists (1.9.3). */
export function pairMidDutch2026(task: PlainTask): OracleRound | null {
  const brackets = bracketsOf2026(task);
  if (brackets === null) return null;
  return roundOf(
    task,
    brackets.flatMap(({ pairs }) => pairs),
    brackets.at(-1)?.downfloaters[0] ?? null,
  );
}

/** The brackets of the round from the top; null when no complete round-pairing exists. */
export function bracketsOf2026(task: PlainTask): PairedBracket[] | null {
  const players = factsOfPlayers(task, '2026');
  const byeScore = lowestByeScore(players);
  // 2.1.2 [C2] and 2.3.1 [C5]: who may receive the PAB in this round.
  const mayReceive = (player: PlayerFacts): boolean => player.mayHaveBye && player.score === byeScore;
  if (!canComplete(players, mayReceive)) return null;

  // 1.9.2: top scoregroup first, bracket by bracket downwards.
  const groups = scoregroupsOf(players);
  const brackets: PairedBracket[] = [];
  let movedDown: Players = [];
  groups.forEach((residents, index) => {
    const best = pairBracket({ movedDown, residents, below: groups.slice(index + 1), mayReceive });
    brackets.push({ movedDown, residents, ...best });
    movedDown = best.downfloaters;
  });
  if (movedDown.length > 1)
    throw new Error('C4 was not kept: several players are left after the last bracket');
  return brackets;
}

/** 2.3.1 [C5]: the lowest score that the receiver of the PAB can have in any complete round-pairing. */
function lowestByeScore(players: Players): number | null {
  if (players.length % 2 === 0) return null;
  const scores = [...new Set(players.map(({ score }) => score))].reverse();
  return (
    scores.find((score) => canComplete(players, (player) => player.mayHaveBye && player.score === score)) ??
    null
  );
}

interface Bracket {
  readonly movedDown: Players;
  readonly residents: Players;
  /** The scoregroups below, the next one first. */
  readonly below: readonly Players[];
  readonly mayReceive: (player: PlayerFacts) => boolean;
}

function pairBracket(bracket: Bracket): PlayerCandidate {
  const { movedDown, residents, below } = bracket;
  const rest = below.flat();
  const open = questionOf(bracket, () => 0);
  const reached = bestValue(open);
  if (reached === null) throw new Error('C4 was not kept in the bracket above');
  // 2.4.4 [C9]: a single downfloater who will end up with the PAB, because nobody below can have it in any complete
  // round-pairing.
  const single = reached[0]![0] === 1 && rest.length % 2 === 0;
  const elsewhere = new Map<PlayerFacts, boolean>();
  for (const floater of single ? [...movedDown, ...residents] : []) {
    const takenBelow = (player: PlayerFacts): boolean => player !== floater && bracket.mayReceive(player);
    elsewhere.set(floater, canComplete([floater, ...rest], takenBelow));
  }
  return firstBest(
    questionOf(bracket, (floater) => (elsewhere.get(floater) === false ? floater.unplayedGames : 0)),
  )!.candidate;
}

/** All players not yet paired, so that C4 and C5 hold in every answer. */
function questionOf(
  { movedDown, residents, below, mayReceive }: Bracket,
  unplayedGames: (floater: PlayerFacts) => number,
): Question {
  const rest = below.flat();
  const inBracket = new Set([...movedDown, ...residents]);
  const next = new Set(below[0] ?? []);
  const judge = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean): Judgement => {
    const ends = b === null ? [a] : [a, b];
    const floaters = isPair ? [] : ends.filter((player) => inBracket.has(player));
    // C8: whom the following bracket leaves over; its own pairs are those of its residents among each other and with
    // players moved down into it.
    const pairOfNext = !isPair && b !== null && next.has(b);
    const following =
      isPair || pairOfNext ? [] : ends.filter((player) => inBracket.has(player) || next.has(player));
    const pairs: OraclePair[] = isPair ? [[a, b!]] : [];
    return [
      // 2.4.1 [C6], 2.4.2 [C7]
      [floaters.length],
      floaters.map(({ score }) => score),
      // 2.4.3 [C8]
      [following.length],
      following.map(({ score }) => score),
      // 2.4.4 [C9]
      floaters.map(unplayedGames),
      // 2.4.5 – 2.4.8 [C10 – C13]
      ...colourCriteria(pairs),
      // 2.4.9 – 2.4.16 [C14 – C21]
      ...floatCriteria({ movedDown, residents }, { pairs, downfloaters: floaters }),
    ];
  };
  return {
    movedDown,
    residents,
    others: rest,
    exits: (movedDown.length + residents.length + rest.length) % 2,
    exitsOptional: false,
    mayMeet,
    mayLeave: mayReceive,
    judge,
    kinds: KINDS,
  };
}
