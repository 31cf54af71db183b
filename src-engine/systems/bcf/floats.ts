/** Who floats: rankings of rules 20 and 21, and the bye of rules 5–7. */
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { PairingTask } from '../system.ts';
import { largerGroup, seeks } from './seekers.ts';

export type Float = 'down' | 'up';

/** Rounds (1-based) in which the player met somebody of a lower (down) or higher (up) score; byes are no floats. */
function floatRounds(player: Competitor, float: Float): number[] {
  const rounds: number[] = [];
  player.rounds.forEach(({ cell, scoreBefore, opponentScoreBefore }, index) => {
    if (cell.opponent === 0 || scoreBefore === opponentScoreBefore) return;
    if (scoreBefore > opponentScoreBefore === (float === 'down')) rounds.push(index + 1);
  });
  return rounds;
}

/**
 * Players of a level (in card order) in the order in which rules 20 (down) and 21 (up) seek a floater. `group` is the
 * colour group to look in, null for everybody. Passes: a, b, c from the median to the outer end, then b, c to the other;
 * players whom no pass takes follow, those of the group first.
 */
export function floaterRanking(
  level: readonly Competitor[],
  group: Colour | null,
  float: Float,
  round: number,
): Competitor[] {
  const median = level.length >> 1;
  const [lower, upper] = [level.slice(median), level.slice(0, median).reverse()];
  const [first, second] =
    float === 'down' ? [lower, upper] : [[level[median]!, ...upper], level.slice(median + 1)];
  const inGroup = (player: Competitor) => group === null || seeks(player) === group;
  const history = new Map(level.map((player) => [player, floatRounds(player, float)]));
  const least = Math.min(...level.filter(inGroup).map((player) => history.get(player)!.length));
  const rests = (player: Competitor, rounds: number) =>
    !history.get(player)!.some((floated) => floated >= round - rounds);
  const a = (player: Competitor) => rests(player, 2);
  const b = (player: Competitor) => rests(player, 1);
  const c = (player: Competitor) => history.get(player)!.length === least;
  const passes = [first.filter(a), first.filter(b), first.filter(c), second.filter(b), second.filter(c)];
  const outwards = [...first, ...second];
  return [...new Set([...passes.flat().filter(inGroup), ...outwards.filter(inGroup), ...outwards])];
}

/**
 * Players in the order in which they are considered for the bye. Round 1 (rule 5): from the card just below the median
 * downwards, then upwards. Later (rule 6): the lowest level first, in it the larger colour group from the median
 * downwards, then upwards, then the others, if they have had no bye and have none arranged; when all have had one, the
 * lowest card without a full-point bye. Nobody receives a full-point bye twice.
 */
export function byeRanking(task: PairingTask): Competitor[] {
  const { competitors, round } = task;
  const fromMedian = (players: readonly Competitor[]) => {
    const median = players.length >> 1;
    return [...players.slice(median), ...players.slice(0, median).reverse()];
  };
  const hadFullBye = (player: Competitor) => hadBye(player, ['U', 'F']);
  if (round === 1) return fromMedian(competitors).filter((player) => !hadFullBye(player));
  const levels = levelsOf(competitors).reverse();
  const fresh = (player: Competitor) =>
    !hadBye(player, ['U', 'F', 'H']) && !player.player.absences.some((absence) => absence.round > round);
  const ranked = levels.flatMap((level) => {
    const group = largerGroup(level);
    const outwards = fromMedian(level);
    return [...outwards.filter((player) => group !== null && seeks(player) === group), ...outwards].filter(
      fresh,
    );
  });
  const lowest = [...competitors].reverse().filter((player) => !hadFullBye(player));
  return [...new Set([...ranked, ...lowest])];
}

function hadBye(player: Competitor, codes: readonly string[]): boolean {
  return player.rounds.some(
    ({ cell }) => cell.opponent === 0 && cell.code !== null && codes.includes(cell.code),
  );
}

/** Score levels, highest first; players keep their order. */
export function levelsOf(players: readonly Competitor[]): Competitor[][] {
  const levels = new Map<number, Competitor[]>();
  for (const player of players) {
    const level = levels.get(player.pairingScore);
    if (level === undefined) levels.set(player.pairingScore, [player]);
    else level.push(player);
  }
  return [...levels.entries()].sort(([a], [b]) => b - a).map(([, level]) => level);
}
