/** Plays random tournaments with a pairing system and checks in every round what holds for all systems. */
import { expect } from 'vitest';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { blankPlayer, type Absence, type Player, type PlayerId } from '../../src-engine/model/player.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import { DEFAULT_RULES } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round, type Tournament } from '../../src-engine/model/tournament.ts';
import type { Pairing, PairingFailure, PairingSystem, PairingTask } from '../../src-engine/systems/system.ts';
import { renumbered } from '../oracle/renumbered.ts';
import { sentenceOf, stepLines, worded } from '../oracle/worded.ts';
import { expectBasicRules } from './basic-rules.ts';

export { renumbered };

export interface SelfPlay {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  /** Probability of byes, absences, forfeits, late entries and withdrawals. */
  readonly messiness: number;
  /** Changes of the rules, for example `maxiTournament`. */
  readonly rules?: Partial<Tournament['rules']>;
}

export interface PlayedRound {
  readonly tournament: Tournament;
  readonly task: PairingTask;
  readonly pairing: Pairing;
}

/** What differs between systems in the rules for everybody. */
export interface Law {
  readonly byeIsBarred: (player: Competitor) => boolean;
}

/** C.04.1 4. */
const C041: Law = { byeIsBarred: (player) => player.byeBarred };

/** C.04.1.d of 2017: an earlier bye, or a win by forfeit; a full-point bye on request is neither. */
export const LAW_OF_2017: Law = {
  byeIsBarred: ({ rounds }) =>
    rounds.some(({ cell, played }) => cell.code === 'U' || (!played && cell.code === '+')),
};

const RESULTS: readonly GameResult[] = ['white-wins', 'draw', 'black-wins'];

/**
 * Plays the tournament and gives every round to `look`. Stops early when a round cannot be paired and hands the failure
 * to `lookAtFailure`.
 */
export function selfPlay(
  system: PairingSystem,
  play: SelfPlay,
  look: (round: PlayedRound) => void,
  lookAtFailure: (task: PairingTask, failure: PairingFailure) => void = () => undefined,
  law: Law = C041,
): Tournament {
  const random = randomOf(play.seed);
  let tournament = start(random, play, system.id);
  for (let round = 1; round <= play.rounds; round++) {
    const task = pairingTaskOf(tournament, round);
    if (!task.ok) break;
    const paired = system.pair(task.value);
    if (!paired.ok) {
      lookAtFailure(task.value, paired.failure);
      break;
    }
    expectComplete(task.value, paired.value, law);
    expectBasicRules(tournament, paired.value);
    look({ tournament, task: task.value, pairing: paired.value });
    tournament = {
      ...tournament,
      rounds: [...tournament.rounds, played(random, play, tournament, paired.value)],
    };
  }
  return tournament;
}

/** Everybody exactly once, nobody against an earlier opponent, no bye for somebody who is barred. */
export function expectComplete(task: PairingTask, pairing: Pairing, law: Law = C041): void {
  const seen = pairing.pairs.flatMap(({ white, black }) => [white, black]);
  if (pairing.bye !== null) seen.push(pairing.bye);
  expect([...seen, ...(pairing.sitsOut ?? [])].sort((a, b) => a - b)).toEqual(
    task.competitors.map(({ id }) => id).sort((a, b) => a - b),
  );
  for (const { white, black } of pairing.pairs) {
    expect(task.field.get(white)!.met.has(black)).toBe(false);
    expect(task.field.get(white)!.barred.has(black)).toBe(false);
  }
  if (pairing.bye !== null) expect(law.byeIsBarred(task.field.get(pairing.bye)!)).toBe(false);
}

/** Every board, and the bye, has one reason, which fits on a line and is no excuse for another round. */
export function expectExplained(system: PairingSystem, { task, pairing }: PlayedRound): void {
  const reasons = worded(task, system.reasons(task, pairing));
  expect(reasons.map(({ white, black }) => [white, black])).toEqual([
    ...pairing.pairs.map(({ white, black }) => [white, black]),
    ...(pairing.bye === null ? [] : [[pairing.bye, null]]),
  ]);
  for (const { sentence } of reasons) {
    expect(sentence.length).toBeLessThanOrEqual(200);
    expect(sentence).not.toContain('not the one');
  }
}

/**
 * C.04.2 1.4: the same players registered in another order, so that identities, numbers and places all differ, get the same
 * round, the same explanations of its boards and steps, and the same answers to "why not"; these for some of the pairs.
 */
export function expectSameInAnotherOrder(
  system: PairingSystem,
  { tournament, task, pairing }: PlayedRound,
  seed: number,
): void {
  const other = renumbered(tournament, seed);
  const moved = (id: PlayerId | null) => (id === null ? null : other.idOf.get(id)!);
  const again = pairingTaskOf(other.tournament, task.round);
  if (!again.ok) throw new Error(again.failure.code);
  const paired = system.pair(again.value);
  if (!paired.ok) throw new Error(paired.failure.code);
  expect(paired.value.pairs).toEqual(
    pairing.pairs.map(({ white, black }) => ({ white: moved(white), black: moved(black) })),
  );
  expect(paired.value.bye).toBe(moved(pairing.bye));
  const said = (of: PairingTask, round: Pairing) =>
    worded(of, system.reasons(of, round)).map(({ sentence, colourSentence }) => [sentence, colourSentence]);
  expect(said(again.value, paired.value)).toEqual(said(task, pairing));
  expect(stepLines(system, again.value)).toEqual(stepLines(system, task));
  const whyNot = (of: PairingTask, round: Pairing, a: PlayerId, b: PlayerId) => {
    const { verdict, reason, rule, comparison } = system.whyNot(of, round, a, b);
    return { verdict, sentence: sentenceOf(of, reason), rule, comparison };
  };
  const ids = task.competitors.map(({ id }) => id);
  for (const [place, a] of ids.slice(0, WHY_NOT).entries()) {
    const b = ids[(place * 5 + 3 + seed) % ids.length]!;
    if (a !== b)
      expect(whyNot(again.value, paired.value, moved(a)!, moved(b)!)).toEqual(whyNot(task, pairing, a, b));
  }
}

/** Questions "why not" of a round. */
const WHY_NOT = 3;

function start(random: Random, play: SelfPlay, system: string): Tournament {
  const rating = () => random.integer(1200, 2500);
  const ratings = Array.from({ length: play.players }, rating).sort((a, b) => b - a);
  return {
    ...BLANK_TOURNAMENT,
    rules: {
      ...DEFAULT_RULES,
      system,
      rounds: play.rounds,
      initialColour: random.pick(['white', 'black']),
      lotSeed: play.seed,
      ...play.rules,
    },
    players: ratings.map((value, index): Player => ({
      ...blankPlayer(index + 1, `Player${index + 1}, Test`),
      tpn: index + 1,
      rating: value,
      arrival: 'here',
      entryRound: random.chance(play.messiness / 3) ? random.integer(1, play.rounds) : 1,
      withdrawnFrom: random.chance(play.messiness / 3) ? random.integer(2, play.rounds + 1) : null,
      absences: absencesOf(random, play),
    })),
  };
}

function absencesOf(random: Random, play: SelfPlay): Absence[] {
  const absences: Absence[] = [];
  for (let round = 1; round <= play.rounds; round++) {
    if (random.chance(play.messiness / 4))
      absences.push({ round, kind: random.pick(['half', 'zero', 'full']) });
  }
  return absences;
}

/** The round as it is played: results at random, forfeits, and the byes that were asked for. */
function played(random: Random, play: SelfPlay, tournament: Tournament, pairing: Pairing): Round {
  const number = tournament.rounds.length + 1;
  const result = (): GameResult =>
    random.chance(play.messiness / 4)
      ? random.pick(['forfeit-white-wins', 'forfeit-black-wins', 'forfeit-both-lose'])
      : random.pick(RESULTS);
  const seated = new Set(pairing.pairs.flatMap(({ white, black }) => [white, black]));
  const byes = tournament.players
    .filter(({ id, withdrawnFrom }) => !seated.has(id) && (withdrawnFrom === null || withdrawnFrom > number))
    .flatMap(({ id, absences }) =>
      absences.filter(({ round }) => round === number).map(({ kind }) => ({ player: id, kind })),
    );
  return {
    stage: 'published',
    boards: pairing.pairs.map((pair) => ({ ...pair, result: result(), ratedAs: null })),
    unpaired: pairing.bye === null ? byes : [...byes, { player: pairing.bye, kind: 'pab' as const }],
    version: 1,
    publishedAt: '',
    handMade: false,
    system: tournament.rules.system,
  };
}
