/**
 * Which games against beaten opponents to leave out (B.01 1.4.1f): of all sets of a given size the one with the highest
 * sum of ratings whose opponents meet 1.4.3–1.4.5. Exact: a table over opponents, so that the cost does not grow with the
 * number of sets.
 */
import { isForeign, WITHOUT_FEDERATION } from './exemption.ts';
import type { NormGame } from './games.ts';
import { isTitled } from './levels.ts';
import { limitsFor, ratingOf, tallyOf, type NormFrame } from './tally.ts';

/** What may be kept of the games against one opponent. */
interface Choice {
  readonly kept: readonly NormGame[];
  readonly sum: number;
  readonly titled: number;
  readonly group: number;
}

/** Counts so far; `here` are games against the federation that is being counted. */
interface Partial {
  readonly kept: number;
  readonly titled: number;
  readonly group: number;
  readonly foreign: number;
  readonly here: number;
  readonly sum: number;
  /** What was kept last, and what before. */
  readonly last: readonly NormGame[];
  readonly before: Partial | null;
}

/**
 * A set of `size` games that keeps every game not won and meets 1.4.3–1.4.5, with the highest sum of ratings after 1.4.6;
 * null where there is none. Cost: opponents² × counts that can arise, at most games to the fifth.
 */
export function richestSet(
  games: readonly NormGame[],
  size: number,
  frame: NormFrame,
): readonly NormGame[] | null {
  if (!hasEnough(games, size, frame)) return null;
  const opponents = [...Map.groupBy(games, ({ opponent }) => opponent).values()].sort((a, b) =>
    a[0]!.federation < b[0]!.federation ? -1 : a[0]!.federation > b[0]!.federation ? 1 : 0,
  );
  let best: Partial | null = null;
  for (const raise of [null, ...raisesOf(opponents, frame.level.floor)]) {
    const found = richestWith(opponents, raise, size, frame);
    if (found !== null && (best === null || found.sum > best.sum)) best = found;
  }
  return best === null ? null : gamesOf(best).sort((a, b) => a.round - b.round);
}

function gamesOf(state: Partial): NormGame[] {
  const games: NormGame[] = [];
  for (let at: Partial | null = state; at !== null; at = at.before) games.push(...at.last);
  return games;
}

/** Whether all the games have as many titles and federations as are asked of a part of them: a part has no more. */
function hasEnough(games: readonly NormGame[], size: number, frame: NormFrame): boolean {
  const limits = limitsFor(size, frame);
  const { titled, group, foreign } = tallyOf(games, frame);
  const isForeignEnough = frame.exempt || (frame.federation !== '' && foreign.length >= limits.foreign);
  return titled >= limits.titled && group.length >= limits.group && isForeignEnough;
}

/** 1.4.6b: an opponent who may be raised, with the lowest rating of theirs that is kept; nobody else is rated lower then. */
interface Raise {
  readonly met: readonly NormGame[];
  readonly lowest: number;
}

function raisesOf(opponents: readonly (readonly NormGame[])[], floor: number): Raise[] {
  return opponents.flatMap((met) =>
    [...new Set(met.map(ratingOf))].filter((rating) => rating < floor).map((lowest) => ({ met, lowest })),
  );
}

function richestWith(
  opponents: readonly (readonly NormGame[])[],
  raise: Raise | null,
  size: number,
  frame: NormFrame,
): Partial | null {
  const limits = limitsFor(size, frame);
  let states = new Map<number, Partial>([
    [0, { kept: 0, titled: 0, group: 0, foreign: 0, here: 0, sum: 0, last: [], before: null }],
  ]);
  let federation: string | null = null;
  for (const met of opponents) {
    const from = met[0]!.federation;
    const starts = from !== federation;
    federation = from;
    const most = frame.exempt || WITHOUT_FEDERATION.includes(from) ? Infinity : capOf(from);
    const next = new Map<number, Partial>();
    for (const choice of choicesOf(met, raise, frame)) {
      for (const state of states.values()) {
        const here = (starts ? 0 : state.here) + choice.kept.length;
        const kept = state.kept + choice.kept.length;
        if (kept > size || here > most) continue;
        const isNew = here > 0 && (starts || state.here === 0) && isForeign(from, frame.federation);
        keep(next, size, {
          kept,
          titled: Math.min(limits.titled, state.titled + choice.titled),
          group: Math.min(limits.group, state.group + choice.group),
          foreign: Math.min(limits.foreign, state.foreign + (isNew ? 1 : 0)),
          here,
          sum: state.sum + choice.sum,
          last: choice.kept,
          before: state,
        });
      }
    }
    states = next;
  }
  const whole = [...states.values()].filter(
    ({ kept, titled, group, foreign }) =>
      kept === size &&
      titled === limits.titled &&
      group === limits.group &&
      (frame.exempt || foreign === limits.foreign),
  );
  return whole.toSorted((a, b) => b.sum - a.sum)[0] ?? null;

  function capOf(code: string): number {
    return code === frame.federation ? limits.own : limits.one;
  }
}

/** Of states with the same counts the richest is enough. */
function keep(states: Map<number, Partial>, size: number, state: Partial): void {
  const { kept, titled, group, foreign, here, sum } = state;
  // No count is above the number of games that are kept.
  const key = [titled, group, foreign, here].reduce((digits, count) => digits * (size + 1) + count, kept);
  const known = states.get(key);
  if (known === undefined || known.sum < sum) states.set(key, state);
}

/** Every way to leave out games that were won; games of one rating are alike. */
function choicesOf(met: readonly NormGame[], raise: Raise | null, { level, doubled }: NormFrame): Choice[] {
  const isRaised = met === raise?.met;
  return keepings(met).flatMap((kept): Choice[] => {
    const lowest = Math.min(...kept.map(ratingOf));
    if (raise !== null && (isRaised ? lowest !== raise.lowest : lowest < raise.lowest)) return [];
    const inGroup = kept.filter(({ title }) => title !== null && level.group.includes(title)).length;
    const counted = kept.map((game) => (isRaised ? Math.max(ratingOf(game), level.floor) : ratingOf(game)));
    return [
      {
        kept,
        sum: counted.reduce((sum, rating) => sum + rating, 0),
        titled: kept.filter(({ title }) => isTitled(title)).length,
        group: doubled ? Math.min(1, inGroup) : inGroup,
      },
    ];
  });
}

function keepings(met: readonly NormGame[]): NormGame[][] {
  const won = met.filter(({ score }) => score === 10);
  const byRating = [...Map.groupBy(won, ratingOf).values()];
  return byRating.reduce<NormGame[][]>(
    (ways, alike) =>
      ways.flatMap((way) => [
        [...way, ...alike],
        ...alike.map((_, place) => [...way, ...alike.slice(place + 1)]),
      ]),
    [met.filter(({ score }) => score !== 10)],
  );
}
