/**
 * The FIDE (Dutch) System, C.04.3 in force since 1 February 2026, written out literally: every candidate of every
 * bracket is generated in the order of Art. 4 and judged by every criterion of Art. 2. For small fields only.
 */
import type { PlainTask } from './field.ts';
import {
  bestOf,
  colourCriteria,
  compareLists,
  descending,
  divisions,
  rememberedBySet,
  type Judgement,
  type OraclePair,
  type PlayerCandidate,
  type Players,
} from './judgement.ts';
import { factsOfPlayers, mayMeet, type Float, type PlayerFacts } from './player-facts.ts';
import { canComplete } from './completion.ts';
import { roundOf, scoregroupsOf, type OracleRound } from './round.ts';
import { heterogeneousCandidates, subsets } from './sequence.ts';

/** Pairs one round; null when no complete round-pairing exists (1.9.3). */
export function pairDutch2026(task: PlainTask): OracleRound | null {
  const players = factsOfPlayers(task, '2026');
  const byeScore = lowestByeScore(players);
  // C2 and C5: who may receive the PAB in this round.
  const mayReceive = (player: PlayerFacts): boolean => player.mayHaveBye && player.score === byeScore;
  if (!canComplete(players, mayReceive)) return null;

  // 1.9.2: top scoregroup first, bracket by bracket downwards.
  const groups = scoregroupsOf(players);
  const pairs: OraclePair[] = [];
  let movedDown: Players = [];
  groups.forEach((residents, index) => {
    const best = pairBracket({ movedDown, residents, below: groups.slice(index + 1), mayReceive });
    pairs.push(...best.pairs);
    movedDown = best.downfloaters;
  });
  if (movedDown.length > 1)
    throw new Error('C4 was not kept: several players are left after the last bracket');
  return roundOf(task, pairs, movedDown[0] ?? null);
}

/** 2.3.1 [C5]: the lowest score that the receiver of the PAB can have in any complete round-pairing. */
function lowestByeScore(players: Players): number | null {
  if (players.length % 2 === 0) return null;
  const scores = players
    .filter((receiver) => canComplete(players, (player) => player.mayHaveBye && player === receiver))
    .map((receiver) => receiver.score);
  return scores.length === 0 ? null : Math.min(...scores);
}

export interface Bracket {
  readonly movedDown: Players;
  readonly residents: Players;
  /** The scoregroups below, the next one first. */
  readonly below: readonly Players[];
  readonly mayReceive: (player: PlayerFacts) => boolean;
}

function pairBracket(bracket: Bracket): PlayerCandidate {
  const { movedDown, residents, below, mayReceive } = bracket;
  const rest = below.flat();
  // 2.2.1 [C4] with 2.3.1 [C5]: the players not yet paired can be paired, the PAB going to the lowest score.
  const completes = rememberedBySet((downfloaters) => canComplete([...downfloaters, ...rest], mayReceive));

  // 3.1: MaxPairs and the scores of the Limbo follow from C6 and C7.
  const attainable = bestFloats(movedDown, residents, completes);
  if (attainable === null) throw new Error('C4 was not kept in the bracket above');
  const maxPairs = (movedDown.length + residents.length - attainable[0]!) / 2;
  const floatScores = attainable.slice(1);
  const residentScore = residents[0]!.score;
  const limboScores = floatScores.filter((score) => score > residentScore);
  const m1 = movedDown.length - limboScores.length;

  const judgeNext = rememberedBySet((downfloaters) => nextBracket(downfloaters, bracket));
  const judgeBye = rememberedBySet((downfloaters) => unplayedGamesOfBye(downfloaters, rest, mayReceive));
  const best = bestOf(
    heterogeneousCandidates(
      movedDown,
      residents,
      maxPairs,
      validMdpSets(movedDown, m1, limboScores),
      mayMeet,
    ),
    ({ pairs, downfloaters }) => {
      if (!completes(downfloaters)) return null;
      return [
        // 2.4.1 [C6] minimise the number of downfloaters
        [downfloaters.length],
        // 2.4.2 [C7] minimise the scores of the downfloaters
        scoresOf(downfloaters),
        // 2.4.3 [C8] the following bracket
        judgeNext(downfloaters),
        // 2.4.4 [C9] minimise the unplayed games of the PAB receiver
        judgeBye(downfloaters),
        // 2.4.5 – 2.4.8 [C10 – C13]
        ...colourCriteria(pairs),
        // 2.4.9 – 2.4.16 [C14 – C21]
        ...floatCriteria(bracket, { pairs, downfloaters }),
      ];
    },
  );
  if (best === null) throw new Error('a bracket without candidate: C4 was not kept');
  return best;
}

const scoresOf = (players: Players): readonly number[] => descending(players.map((player) => player.score));

/**
 * C6 and C7 of the best division of a bracket that leaves a completable rest: the number of downfloaters,
 * then their scores; null when there is none.
 */
function bestFloats(
  movedDown: Players,
  residents: Players,
  completes: (downfloaters: Players) => boolean,
): readonly number[] | null {
  let best: readonly number[] | null = null;
  for (const { downfloaters } of divisions(movedDown, residents, mayMeet)) {
    const value = [downfloaters.length, ...scoresOf(downfloaters)];
    if (best !== null && compareLists(value, best) >= 0) continue;
    if (completes(downfloaters)) best = value;
  }
  return best;
}

/** The values of C6 to C21 of one candidate. */
export function judgementOf(bracket: Bracket, { pairs, downfloaters }: PlayerCandidate): Judgement {
  return [
    [downfloaters.length],
    scoresOf(downfloaters),
    nextBracket(downfloaters, bracket),
    unplayedGamesOfBye(downfloaters, bracket.below.flat(), bracket.mayReceive),
    ...colourCriteria(pairs),
    ...floatCriteria(bracket, { pairs, downfloaters }),
  ];
}

/** 4.4: the sets of M1 MDPs that leave a Limbo obeying C7, sorted by their smallest differing BSN. */
function* validMdpSets(movedDown: Players, m1: number, limboScores: readonly number[]): Generator<Players> {
  for (const s1 of subsets(movedDown, m1)) {
    const limbo = movedDown.filter((player) => !s1.includes(player));
    if (compareLists(scoresOf(limbo), limboScores) === 0) yield s1;
  }
}

/** 2.4.3 [C8]: C6 and C7 that the following bracket can reach with these downfloaters under C1–C5. */
function nextBracket(downfloaters: Players, { below, mayReceive }: Bracket): readonly number[] {
  const [next, ...further] = below;
  if (next === undefined) return [];
  const rest = further.flat();
  const completes = rememberedBySet((floaters) => canComplete([...floaters, ...rest], mayReceive));
  return bestFloats(downfloaters, next, completes) ?? [Infinity];
}

/**
 * 2.4.4 [C9], only where a single downfloater will end up with the PAB: nobody below can have it in any
 * complete round-pairing.
 */
function unplayedGamesOfBye(
  downfloaters: Players,
  rest: Players,
  mayReceive: (player: PlayerFacts) => boolean,
): readonly number[] {
  const [floater] = downfloaters;
  if (downfloaters.length !== 1 || rest.length % 2 === 1) return [0];
  const elsewhere = canComplete([floater!, ...rest], (player) => player !== floater && mayReceive(player));
  return [elsewhere ? 0 : floater!.unplayedGames];
}

/** 2.4.9 – 2.4.16 [C14 – C21]: floats of the previous round, then of the round before it. */
export function floatCriteria(
  { movedDown, residents }: Pick<Bracket, 'movedDown' | 'residents'>,
  { pairs, downfloaters }: PlayerCandidate,
): Judgement {
  const isMovedDown = (player: PlayerFacts): boolean => movedDown.includes(player);
  const games = pairs
    .filter(([a, b]) => isMovedDown(a) || isMovedDown(b))
    .map(([a, b]) => (isMovedDown(a) ? { mdp: a, opponent: b } : { mdp: b, opponent: a }));
  const residentDownfloaters = downfloaters.filter((player) => !isMovedDown(player));
  const limbo = downfloaters.filter(isMovedDown);
  const residentScore = residents[0]!.score;

  type FloatOf = (player: PlayerFacts) => Float;
  // C14, C16: resident downfloaters who had a downfloat
  const residentFloats = (floatOf: FloatOf): number[] => [
    residentDownfloaters.filter((player) => floatOf(player) === 'down').length,
  ];
  // C15, C17: MDP opponents who had an upfloat
  const opponentFloats = (floatOf: FloatOf): number[] => [
    games.filter(({ opponent }) => floatOf(opponent) === 'up').length,
  ];
  // C18, C20: score differences of MDPs who had a downfloat. One who stays in the Limbo has a difference larger
  // than to any resident: a point more.
  const mdpDifferences = (floatOf: FloatOf): readonly number[] =>
    descending([
      ...games
        .filter(({ mdp }) => floatOf(mdp) === 'down')
        .map(({ mdp, opponent }) => mdp.score - opponent.score),
      ...limbo.filter((mdp) => floatOf(mdp) === 'down').map((mdp) => mdp.score - (residentScore - 10)),
    ]);
  // C19, C21: score differences of MDP opponents who had an upfloat
  const opponentDifferences = (floatOf: FloatOf): readonly number[] =>
    descending(
      games
        .filter(({ opponent }) => floatOf(opponent) === 'up')
        .map(({ mdp, opponent }) => mdp.score - opponent.score),
    );

  const previous: FloatOf = (player) => player.lastFloat;
  const before: FloatOf = (player) => player.floatBefore;
  return [
    residentFloats(previous),
    opponentFloats(previous),
    residentFloats(before),
    opponentFloats(before),
    mdpDifferences(previous),
    opponentDifferences(previous),
    mdpDifferences(before),
    opponentDifferences(before),
  ];
}
