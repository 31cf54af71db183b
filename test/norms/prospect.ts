/** Prospects of a norm, written down: games that were drawn, games to come, and players who may be met. */
import { fieldFor, type Opponent } from '../../src-engine/norms/field.ts';
import type { NextGame, Prospect } from '../../src-engine/norms/forecast.ts';
import type { NormGame } from '../../src-engine/norms/games.ts';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import type { NormFrame } from '../../src-engine/norms/tally.ts';
import type { Points, Title } from '../../src-engine/index.ts';

/** `71 IM 2480 SWE` is player 71. */
export function opponentOf(words: string): Opponent {
  const [opponent, title, rating, federation] = words.split(' ') as [string, string, string, string];
  return {
    opponent: Number(opponent),
    colour: null,
    rating: Number(rating),
    title: title === '-' ? null : (title as Title),
    federation,
  };
}

/** Games of round 2, 3, … against these players, each drawn. */
export function drawn(...lines: readonly string[]): NormGame[] {
  return lines.map((words, at) => ({ ...opponentOf(words), round: at + 2, score: 5 }));
}

/** What a prospect of an IM norm is made of. */
export interface Setting {
  readonly games: readonly NormGame[];
  /** The games to come; `null` against somebody who is not known. */
  readonly next: readonly (string | null)[];
  /** Results with which the games against known opponents do not count. */
  readonly uncounted?: readonly Points[];
  /** The highest rated first. */
  readonly field?: readonly string[];
  readonly frame?: Partial<NormFrame>;
  readonly predetermined?: boolean;
}

/** A player of NOR who seeks the IM norm. */
export function prospectOf(setting: Setting): Prospect {
  const { games, next, uncounted = [], field = [], frame, predetermined = false } = setting;
  return {
    record: { games, excluded: [], free: 0, lostAtLast: null, open: [] },
    course: { rounds: games.length + next.length, predetermined },
    frame: { level: NORM_LEVELS.IM, federation: 'NOR', doubled: false, exempt: false, ...frame },
    next: next.map((words, at): NextGame => {
      const round = games.length + 2 + at;
      return words === null
        ? { round, opponent: null, uncounted: [] }
        : { round, opponent: opponentOf(words), uncounted };
    }),
    field: fieldFor(field.map(opponentOf), NORM_LEVELS.IM),
  };
}

/** Eight draws against 2450, two of each federation; two are IM and four have a title, so that an IM has to be the ninth. */
export const EIGHT = drawn(
  ...['31 IM 2450 SWE', '18 FM 2450 SWE', '77 IM 2450 POL', '52 FM 2450 POL'],
  ...['23 - 2450 GER', '85 - 2450 GER', '46 - 2450 NOR', '60 - 2450 NOR'],
);
