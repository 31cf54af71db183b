/** Direct encounter among tied participants (C.07 Art. 6). */
import type { Context } from './context.ts';
import type { ScoreTable } from './score-table.ts';

/** The separate standings of a tied set: scores of the encounters and how many are missing. */
interface EncounterRow {
  readonly index: number;
  /** Sum of the (average) scores against the others, in units of 1 / `scale` points. */
  readonly sum: number;
  readonly met: number;
}

/** 6.1: a separate standing of some tied participants; `scale` is what the scores are counted in. */
export interface EncounterStep {
  readonly rows: readonly EncounterRow[];
  readonly scale: number;
  /** True when everybody met everybody (6.2), else 6.3 decided. */
  readonly complete: boolean;
}

interface EncounterOrder {
  /** The set in order, equal ones together. */
  readonly groups: readonly (readonly number[])[];
  /** The separate standings in the order in which they were made. */
  readonly steps: readonly EncounterStep[];
}

/**
 * Orders a tied set by its own encounters: completely where all have met (6.2), else by participants who stay
 * alone at the top whatever the missing games bring (6.3, Swiss only); again for what is left, until nothing
 * changes. Several meetings count with their average (6.1.2); forfeits only by `forfeitsPlayed` or where the
 * pairings were known beforehand (6.1.1, 15.2). Cost: games of the set, and its square for every repetition.
 */
export function directEncounter(
  context: Context,
  tied: readonly number[],
  forfeitsPlayed: boolean,
): EncounterOrder {
  const { table } = context.reading(forfeitsPlayed, false);
  const steps: EncounterStep[] = [];
  const settle = (set: readonly number[]): (readonly number[])[] => {
    if (set.length < 2) return [set];
    const step = separateStandings(table, set);
    if (step.rows.every(({ met }) => met === 0)) return [set];
    steps.push(step);
    if (step.complete) {
      const groups = groupsBySum(step.rows);
      return groups.length === 1 ? [set] : groups.flatMap(settle);
    }
    const ranked = table.predetermined ? [] : certainLeaders(step, table);
    if (ranked.length === 0) return [set];
    const rest = set.filter((index) => !ranked.includes(index));
    return [...ranked.map((index) => [index]), ...settle(rest)];
  };
  return { groups: settle(tied), steps };
}

/** Sums of the average scores of a set's encounters with each other, best first. */
function separateStandings(table: ScoreTable, set: readonly number[]): EncounterStep {
  const members = new Set(set);
  const meetings = new Map<number, Map<number, number[]>>();
  let scale = 1;
  for (const index of set) {
    const own = new Map<number, number[]>();
    for (const { kind, opponent, points } of table.participants[index]!.entries) {
      if (kind !== 'played' || !members.has(opponent)) continue;
      const scores = own.get(opponent) ?? [];
      scores.push(points);
      own.set(opponent, scores);
    }
    for (const scores of own.values()) scale = leastCommonMultiple(scale, scores.length);
    meetings.set(index, own);
  }
  const rows = set.map((index): EncounterRow => {
    let sum = 0;
    for (const scores of meetings.get(index)!.values()) {
      sum += (scores.reduce((total, points) => total + points, 0) * scale) / scores.length;
    }
    return { index, sum, met: meetings.get(index)!.size };
  });
  rows.sort((a, b) => b.sum - a.sum);
  return { rows, scale: 10 * scale, complete: rows.every(({ met }) => met === set.length - 1) };
}

function groupsBySum(rows: readonly EncounterRow[]): number[][] {
  const groups: number[][] = [];
  rows.forEach(({ index, sum }, position) => {
    if (position > 0 && rows[position - 1]!.sum === sum) groups.at(-1)!.push(index);
    else groups.push([index]);
  });
  return groups;
}

/**
 * 6.3: those who in turn stay alone ahead of all later ones, losing every missing game while each of the later ones
 * wins all of theirs.
 */
function certainLeaders({ rows: unordered, scale }: EncounterStep, { win, loss }: ScoreTable): number[] {
  const leaders: number[] = [];
  const others = unordered.length - 1;
  const missing = ({ met }: EncounterRow, points: number): number => ((others - met) * points * scale) / 10;
  const worstOf = (row: EncounterRow): number => row.sum + missing(row, loss);
  const rows = [...unordered].sort((a, b) => worstOf(b) - worstOf(a));
  const worst = rows.map(worstOf);
  const best = rows.map((row) => row.sum + missing(row, win));
  // bestLater[i]: the most that anybody after place i can still reach.
  const bestLater = new Array<number>(rows.length).fill(-Infinity);
  for (let place = rows.length - 2; place >= 0; place--) {
    bestLater[place] = Math.max(bestLater[place + 1]!, best[place + 1]!);
  }
  for (let place = 0; place < rows.length && worst[place]! > bestLater[place]!; place++) {
    leaders.push(rows[place]!.index);
  }
  return leaders;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
