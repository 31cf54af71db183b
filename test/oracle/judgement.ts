/** Values of criteria as lists of numbers, and the search for the best candidate (C.04.3 2026 3.8, 2017 B.8). */
import type { Colour } from '../../src-engine/model/colour.ts';
import { colourOf } from './dutch-colours.ts';
import type { PlayerFacts } from './player-facts.ts';
import type { Candidate } from './sequence.ts';

export type Players = readonly PlayerFacts[];
export type OraclePair = readonly [PlayerFacts, PlayerFacts];
export type PlayerCandidate = Candidate<PlayerFacts>;

/** The values of all criteria of a candidate in their order, each a list of numbers; less is better. */
export type Judgement = readonly (readonly number[])[];

/** Compares two lists from first to last; a missing element counts 0. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function compareJudgements(a: Judgement, b: Judgement): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = compareLists(a[index] ?? [], b[index] ?? []);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const descending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => b - a);

/** The best candidate; of equal ones the earlier. A null judgement excludes a candidate. */
export function bestOf(
  candidates: Iterable<PlayerCandidate>,
  judge: (candidate: PlayerCandidate) => Judgement | null,
): PlayerCandidate | null {
  let best: { candidate: PlayerCandidate; judgement: Judgement } | null = null;
  for (const candidate of candidates) {
    const judgement = judge(candidate);
    if (judgement === null) continue;
    if (best === null || compareJudgements(judgement, best.judgement) < 0) best = { candidate, judgement };
  }
  return best?.candidate ?? null;
}

/**
 * Every way to pair some of a bracket's players with each other, in no particular order. MDPs do not meet
 * each other inside a bracket.
 */
export function* divisions(
  movedDown: Players,
  residents: Players,
  mayMeet: (a: PlayerFacts, b: PlayerFacts) => boolean,
): Generator<PlayerCandidate> {
  const [first, ...others] = movedDown.length > 0 ? movedDown : residents;
  if (first === undefined) {
    yield { pairs: [], downfloaters: [] };
    return;
  }
  const restDown = movedDown.length > 0 ? others : [];
  const restResidents = movedDown.length > 0 ? residents : others;
  for (const { pairs, downfloaters } of divisions(restDown, restResidents, mayMeet)) {
    yield { pairs, downfloaters: [first, ...downfloaters] };
  }
  for (const opponent of restResidents) {
    if (!mayMeet(first, opponent)) continue;
    const left = restResidents.filter((player) => player !== opponent);
    for (const { pairs, downfloaters } of divisions(restDown, left, mayMeet)) {
      yield { pairs: [[first, opponent], ...pairs], downfloaters };
    }
  }
}

/** The criteria on colours, the same in both editions: 2026 C10–C13, 2017 C.8–C.11. */
export function colourCriteria(pairs: readonly OraclePair[]): Judgement {
  let tooFar = 0;
  let threeTimes = 0;
  let preferences = 0;
  let strongPreferences = 0;
  for (const [a, b] of pairs) {
    // Whether the lot decides (5.2.5) is indifferent here: then nobody has a preference.
    const colours: readonly [Colour, Colour] = [colourOf(a, b, 'white'), colourOf(b, a, 'white')];
    [a, b].forEach((player, side) => {
      const colour = colours[side]!;
      if (a.topscorer || b.topscorer) {
        const difference = player.colourDifference + (colour === 'white' ? 1 : -1);
        if (difference > 2 || difference < -2) tooFar++;
        if (player.colours.at(-1) === colour && player.colours.at(-2) === colour) threeTimes++;
      }
      if (player.preference !== null && player.preference !== colour) {
        preferences++;
        if (player.strength === 'strong') strongPreferences++;
      }
    });
  }
  return [[tooFar], [threeTimes], [preferences], [strongPreferences]];
}

/** Answers a question about a set of players once. */
export function rememberedBySet<T>(question: (players: Players) => T): (players: Players) => T {
  const answers = new Map<string, T>();
  return (players) => {
    const key = players
      .map((player) => player.rank)
      .sort((a, b) => a - b)
      .join(' ');
    if (!answers.has(key)) answers.set(key, question(players));
    return answers.get(key)!;
  };
}
