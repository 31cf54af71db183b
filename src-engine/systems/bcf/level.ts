/** Pairing the players who stay on one score level: rules 12, 14–16 and 23. */
import type { Competitor } from '../../history/competitor.ts';
import { firstMates } from '../../matching/first-mates.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { byWeakestClaims } from './linked.ts';
import { meetingGraph } from './meeting.ts';
import { unadvisedAmong } from './notes.ts';
import { seekTheSameAmong } from './seekers.ts';
import { Weighing } from './weighing.ts';

interface LevelPair {
  readonly higher: Competitor;
  readonly lower: Competitor;
  /** Both from one half of the level. */
  readonly isExchange: boolean;
}

/** What is weighed before the exchanges; each of them may make exchanges necessary. */
export type LevelStage = '1' | '16' | 'notes' | 'claims' | '12';

/**
 * The pairings of a level in card order, even in number, after each stage: nobody meets twice, fewest colour transfers,
 * fewest games that the notes advise against, transfers of the weakest claims (16), fewest exchanges (12). Null when they
 * cannot all be paired.
 */
export function levelStages(level: readonly Competitor[]): Map<LevelStage, Weighing> | null {
  const complete = Weighing.of(meetingGraph(level));
  if (complete === null) return null;
  const fewest = complete.fewest(seekTheSameAmong(level));
  const advised = fewest.fewest(unadvisedAmong(level));
  const weakest = byWeakestClaims(level, new Set(level), advised);
  const half = level.length / 2;
  const halves = weakest.fewest((a, b) => a < half === b < half);
  return new Map<LevelStage, Weighing>([
    ['1', complete],
    ['16', fewest],
    ['notes', advised],
    ['claims', weakest],
    ['12', halves],
  ]);
}

/** Games inside one half: twice the players who change halves (rules 12, 24c). */
export function exchangesOf(optimum: Weighing): number {
  const half = optimum.size / 2;
  let inside = 0;
  for (let place = 0; place < optimum.size; place++) {
    const other = optimum.partnerOf(place);
    if (place < other && place < half === other < half) inside++;
  }
  return inside;
}

/**
 * Pairs all players of a level, who are in card order and even in number; null when they cannot all be paired. After the
 * stages: the exchanges nearest to the border (12); then each card from the top gets the highest possible opponent.
 */
export function pairLevel(level: readonly Competitor[]): LevelPair[] | null {
  const halves = levelStages(level)?.get('12');
  if (halves === undefined) return null;
  const { size } = halves;
  const nearest = halves.refine((a, b) => distanceToBorder(Math.min(a, b), Math.max(a, b), size));
  return inCardOrder(level, nearest.fresh());
}

/** Rule 12: how far from the border the player of the pair stands who has to change halves; 0 for a regular pair. */
function distanceToBorder(a: number, b: number, size: number): number {
  const half = size / 2;
  if (b < half) return half - 1 - b;
  return a >= half ? a - half : 0;
}

function inCardOrder(level: readonly Competitor[], optimum: Optimum): LevelPair[] {
  const half = level.length / 2;
  return [...firstMates(optimum)].flatMap((other, place) =>
    other < place
      ? []
      : [{ higher: level[place]!, lower: level[other]!, isExchange: place < half === other < half }],
  );
}
