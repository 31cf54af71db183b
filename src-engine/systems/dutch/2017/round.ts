/** The round of the Dutch system of 2017: A.9 (penultimate and collapsed last bracket), B and C. */
import { pairIdeally, solved, type PairedBracket } from '../kernel/bracket.ts';
import { blockedGroup, canBePaired, leftovers, meetsOneOf } from '../kernel/completion.ts';
import type { Contender } from '../kernel/contender.ts';
import { closedProblem, openProblem, type BracketProblem } from '../kernel/problem.ts';
import { remembering } from '../kernel/memory.ts';
import { scoregroupsOf, type Blocked, type PairedRound, type RoundOptions } from '../kernel/round.ts';
import { compareValues } from '../../frame/criterion.ts';
import { bracketView, valueOfRow } from '../kernel/row.ts';
import { FLOATER_ROWS_2017, FOLLOWING_ROWS_2017, QUALITY_ROWS_2017 } from './criteria.ts';

const mayHaveBye = ({ byeBarred }: Contender): boolean => !byeBarred;

/** Pairs the round bracket by bracket (A.9). `contenders` are in rank order. */
export function pairRound2017(
  contenders: readonly Contender[],
  options: RoundOptions = {},
): PairedRound | Blocked {
  const size = contenders.length;
  if (!canBePaired(contenders, size, mayHaveBye)) return blockedIn(contenders);
  const groups = scoregroupsOf(contenders);
  const remembered = remembering(contenders, mayHaveBye, options.memory);
  const brackets: PairedBracket[] = [];
  let movedDown: readonly Contender[] = [];
  let reached = 0;
  const finish = (bracket: PairedBracket): void => {
    brackets.push(bracket);
    movedDown = bracket.downfloaters;
    options.onBracket?.(bracket, reached - movedDown.length);
  };
  for (const [index, residents] of groups.entries()) {
    reached += residents.length;
    const next = groups[index + 1] ?? [];
    const lower = contenders.slice(reached);
    const bracket = remembered(
      { movedDown, residents, next, belowFrom: reached + next.length, byeLimit: 0 },
      () => pairBracket(movedDown, residents, next, next.length === lower.length, size, options),
    );
    if (lower.length === 0 || canBePaired([...bracket.downfloaters, ...lower], size, mayHaveBye)) {
      finish(bracket);
      continue;
    }
    finish({ ...penultimateBracket(movedDown, residents, lower, size), collapsing: true });
    reached = size;
    finish({ ...lastBracket(movedDown, lower, size), collapsing: true });
    break;
  }
  if (movedDown.length > 1) throw new Error('the last bracket leaves more than one player');
  return { brackets, bye: movedDown[0] ?? null };
}

/**
 * A.9: whether the bracket turns out to be the penultimate one, because its floaters do not allow the completion of the
 * round with everybody below.
 */
export function isPenultimate(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  next: readonly Contender[],
  below: readonly Contender[],
  size: number,
): boolean {
  if (next.length === 0) return false;
  const { downfloaters } = pairBracket(movedDown, residents, next, below.length === 0, size, {});
  return !canBePaired([...downfloaters, ...next, ...below], size, mayHaveBye);
}

/**
 * The pairs and floaters under C.5 and C.6 alone that a bracket can reach by itself, bye (C.2) included where it is the
 * last; null where it is and cannot be completed. For the bracket that follows another it is what C.7 asks for.
 */
export function reachable2017(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  isLast: boolean,
  size: number,
): PairedBracket | null {
  const problem = isLast
    ? complete({ rows: FLOATER_ROWS_2017, movedDown, residents, next: [], below: [], size })
    : openProblem({ rows: FLOATER_ROWS_2017, movedDown, residents, next: [], size });
  return solved(problem, 'look-ahead')?.bracket ?? null;
}

function blockedIn(contenders: readonly Contender[]): Blocked {
  const size = contenders.length;
  const players = blockedGroup(contenders, size);
  if (players.length > 0) return { blocked: 'no-legal-pairing', players };
  const flags = leftovers(contenders, size)!;
  return { blocked: 'nobody-may-receive-bye', players: contenders.filter((_, i) => flags[i] === 1) };
}

function pairBracket(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  next: readonly Contender[],
  nextIsLast: boolean,
  size: number,
  options: RoundOptions,
): PairedBracket {
  if ((options.route ?? 'fastest') === 'fastest') {
    const odd = (movedDown.length + residents.length) % 2 === 1;
    const mayFloat = odd ? idealFloaters(residents, next, nextIsLast, size) : null;
    if (mayFloat === null || mayFloat.size > 0) {
      const ideal = pairIdeally(QUALITY_ROWS_2017, movedDown, residents, mayFloat, size);
      if (ideal !== null) return ideal;
    }
  }
  if (next.length === 0) return lastBracket(movedDown, residents, size);
  const rows = [...FLOATER_ROWS_2017, ...FOLLOWING_ROWS_2017, ...QUALITY_ROWS_2017];
  return nextIsLast
    ? beforeLastBracket(movedDown, residents, next, size)
    : required(openProblem({ rows, movedDown, residents, next, size }));
}

/** Residents with whom the next bracket reaches the best that any single floater allows; C.2 counts in the last one. */
function idealFloaters(
  residents: readonly Contender[],
  next: readonly Contender[],
  nextIsLast: boolean,
  size: number,
): Set<Contender> {
  if (next.length === 0) return new Set(residents.filter(mayHaveBye));
  const flags =
    next.length % 2 === 1
      ? leftovers(next, size)
      : leftovers(
          next,
          size,
          next.map((player) => !nextIsLast || mayHaveBye(player)),
        );
  if (flags === null) return new Set();
  return new Set(residents.filter((player) => meetsOneOf(player, next, flags)));
}

/** Everybody is paired but the receiver of the bye (C.2). */
function complete(
  parts: Pick<BracketProblem, 'rows' | 'movedDown' | 'residents' | 'next' | 'below' | 'size'>,
): BracketProblem {
  return closedProblem({ ...parts, mayLeave: mayHaveBye, floatersMayMeet: parts.below.length > 0 });
}

function required(problem: BracketProblem): PairedBracket {
  const found = solved(problem, problem.below.length > 0 ? 'whole-field' : 'look-ahead');
  if (found === null) throw new Error('a bracket has no candidate at all');
  return found.bracket;
}

/**
 * The bracket above the last one: C.7 then includes that the last bracket can be completed. Where completing it would
 * cost in C.5 or C.6, no choice of floaters is better than another under C.7, and C.8 decides.
 */
function beforeLastBracket(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  next: readonly Contender[],
  size: number,
): PairedBracket {
  const withoutLook = [...FLOATER_ROWS_2017, ...QUALITY_ROWS_2017];
  const free = required(openProblem({ rows: withoutLook, movedDown, residents, next, size }));
  const rows = [...FLOATER_ROWS_2017, ...FOLLOWING_ROWS_2017, ...QUALITY_ROWS_2017];
  const closed = solved(complete({ rows, movedDown, residents, next, below: [], size }), 'look-ahead');
  if (closed === null) return free;
  const view = bracketView(residents, movedDown);
  const isWorse = FLOATER_ROWS_2017.some(
    (row) =>
      compareValues(
        valueOfRow(row, closed.bracket.pairs, closed.bracket.downfloaters, view),
        valueOfRow(row, free.pairs, free.downfloaters, view),
      ) !== 0,
  );
  return isWorse ? free : closed.bracket;
}

/** A.9, C.4: the PPB is paired again so that its floaters complete the round with everybody below. */
function penultimateBracket(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  lower: readonly Contender[],
  size: number,
): PairedBracket {
  const rows = [...FLOATER_ROWS_2017, ...QUALITY_ROWS_2017];
  return required(complete({ rows, movedDown, residents, next: [], below: lower, size }));
}

/** The last bracket, or the CLB with residents of different scores: complete, with the bye (C.2). */
function lastBracket(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  size: number,
): PairedBracket {
  const rows = [...FLOATER_ROWS_2017, ...QUALITY_ROWS_2017];
  return required(complete({ rows, movedDown, residents, next: [], below: [], size }));
}
