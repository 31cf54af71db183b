/** Who floats: rankings of rules 20 and 21, and the bye of rules 5–7. */
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { PairingTask } from '../system.ts';
import { largerGroup, seeks } from './seekers.ts';

type Float = 'down' | 'up';

/** Rounds (1-based) in which the player met somebody of a lower (down) or higher (up) score; byes are no floats. */
function floatRounds(player: Competitor, float: Float): number[] {
  const rounds: number[] = [];
  player.rounds.forEach(({ cell, scoreBefore, opponentScoreBefore }, index) => {
    if (cell.opponent === 0 || scoreBefore === opponentScoreBefore) return;
    if (scoreBefore > opponentScoreBefore === (float === 'down')) rounds.push(index + 1);
  });
  return rounds;
}

/** A place in the order of rules 20 and 21: the player, the test that was passed and on which side of the median. */
export interface Candidate {
  readonly player: Competitor;
  /** In the colour group that the rule looks in; everybody where there is none. */
  readonly inGroup: boolean;
  /** Passed first by the player; null for those who pass none of the tests allowed on their side. */
  readonly test: 'a' | 'b' | 'c' | null;
  /** On the side of the median where the rule begins, the median card included. */
  readonly isFirstSide: boolean;
}

/**
 * The cards of a level from the median outwards, for one direction. The median of an odd level is its middle card, where
 * both ways begin; that of an even level lies between the halves, so that "downwards" begins with the first card of the
 * lower half and "upwards" with the last card of the upper half.
 */
export function fromMedian<T>(level: readonly T[], float: Float): { first: T[]; second: T[] } {
  const down = level.length >> 1;
  const up = (level.length - 1) >> 1;
  return float === 'down'
    ? { first: level.slice(down), second: level.slice(0, down).reverse() }
    : { first: level.slice(0, up + 1).reverse(), second: level.slice(up + 1) };
}

/**
 * Players of a level (in card order) in the order in which rules 20 (down) and 21 (up) seek a floater. `group` is the
 * colour group to look in, null for everybody. In it a, b, c from the median to the end where the rule begins, then b, c
 * to the other end, then those who pass nothing; the same with the players outside the group, where nobody of the group
 * will do (22).
 */
export function floaterRanking(
  level: readonly Competitor[],
  group: Colour | null,
  float: Float,
  round: number,
): Candidate[] {
  const history = new Map(level.map((player) => [player, floatRounds(player, float)]));
  const rests = (player: Competitor, rounds: number) =>
    !history.get(player)!.some((floated) => floated >= round - rounds);
  const { first, second } = fromMedian(level, float);
  const ranked: Candidate[] = [];
  for (const inGroup of [true, false]) {
    const belongs = (player: Competitor) => (group === null || seeks(player) === group) === inGroup;
    const least = Math.min(...level.filter(belongs).map((player) => history.get(player)!.length));
    const tests = {
      a: (player: Competitor) => rests(player, 2),
      b: (player: Competitor) => rests(player, 1),
      c: (player: Competitor) => history.get(player)!.length === least,
    };
    const left = new Set([...first, ...second].filter(belongs));
    const take = (from: readonly Competitor[], test: 'a' | 'b' | 'c' | null) => {
      for (const player of from) {
        if (!left.has(player) || (test !== null && !tests[test](player))) continue;
        left.delete(player);
        ranked.push({ player, inGroup, test, isFirstSide: first.includes(player) });
      }
    };
    for (const test of ['a', 'b', 'c'] as const) take(first, test);
    for (const test of ['b', 'c'] as const) take(second, test);
    take([...first, ...second], null);
  }
  return ranked;
}

/**
 * Players in the order in which they are considered for the bye. Round 1 (rule 5): from the card just below the median
 * downwards, then upwards. Later (rule 6): the lowest level first, in it the larger colour group from the median
 * downwards, then upwards, then the others, if they have had no bye and have none arranged; when all have had one, the
 * lowest card without a full-point bye. Nobody receives a full-point bye twice.
 */
export function byeRanking(task: PairingTask): Competitor[] {
  const { competitors, round } = task;
  const outwardsOf = (players: readonly Competitor[]) => {
    const { first, second } = fromMedian(players, 'down');
    return [...first, ...second];
  };
  const hadFullBye = (player: Competitor) => hadBye(player, ['U', 'F']);
  if (round === 1) return outwardsOf(competitors).filter((player) => !hadFullBye(player));
  const levels = scoregroupsOf(competitors).reverse();
  const ranked = levels.flatMap((level) => {
    const group = largerGroup(level);
    const outwards = outwardsOf(level);
    return [...outwards.filter((player) => group !== null && seeks(player) === group), ...outwards].filter(
      (player) => isFresh(player, round),
    );
  });
  const lowest = [...competitors].reverse().filter((player) => !hadFullBye(player));
  return [...new Set([...ranked, ...lowest])];
}

/** Rule 6: no bye so far of a full or half point, and none arranged for a later round before the player leaves. */
export function isFresh(player: Competitor, round: number): boolean {
  const { absences, withdrawnFrom } = player.player;
  const end = withdrawnFrom ?? Infinity;
  return (
    !hadBye(player, ['U', 'F', 'H']) &&
    !absences.some((absence) => absence.kind !== 'zero' && absence.round > round && absence.round < end)
  );
}

function hadBye(player: Competitor, codes: readonly string[]): boolean {
  return player.rounds.some(
    ({ cell }) => cell.opponent === 0 && cell.code !== null && codes.includes(cell.code),
  );
}
