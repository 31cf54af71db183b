/** The round of the Dutch system, C.04.3 in force since 1 February 2026: Articles 1.9, 2 and 3. */
import { pairIdeally, solved, type PairedBracket } from '../kernel/bracket.ts';
import { blockedGroup, canBePaired, leftovers, meetsOneOf } from '../kernel/completion.ts';
import type { Contender } from '../kernel/contender.ts';
import { closedProblem, openProblem, type BracketProblem } from '../kernel/problem.ts';
import { remembering } from '../kernel/memory.ts';
import { scoregroupsOf, type Blocked, type PairedRound, type RoundOptions } from '../kernel/round.ts';
import type { Row } from '../kernel/row.ts';
import type { Points } from '../../../model/points.ts';
import { FLOATER_ROWS_2026, FOLLOWING_ROWS_2026, QUALITY_ROWS_2026, unplayedGames } from './criteria.ts';

/** Largest bracket with the next one for which the look-ahead is tried before the whole field. */
const LARGEST_LOOK_AHEAD = 150;
/** Players below the next bracket from which on the look-ahead pays. */
const LEAST_BELOW = 20;

/** The part of the round that one bracket sees. */
interface Situation extends Pick<BracketProblem, 'movedDown' | 'residents' | 'next' | 'below' | 'size'> {
  /** C5: highest score that the receiver of the bye may have; unlimited when nobody receives one. */
  readonly byeLimit: Points;
}

/** Pairs the round bracket by bracket (1.9.2). `contenders` are in rank order. */
export function pairRound2026(
  contenders: readonly Contender[],
  options: RoundOptions = {},
): PairedRound | Blocked {
  const size = contenders.length;
  const byeLimit = byeLimitOf(contenders);
  if (typeof byeLimit !== 'number') return byeLimit;
  const groups = scoregroupsOf(contenders);
  const remembered = remembering(contenders, mayHaveBye(byeLimit), options.memory);
  const brackets: PairedBracket[] = [];
  let movedDown: readonly Contender[] = [];
  let reached = 0;
  groups.forEach((residents, index) => {
    reached += residents.length;
    const next = groups[index + 1] ?? [];
    const below = contenders.slice(reached + next.length);
    const situation = { movedDown, residents, next, below, size, byeLimit };
    const bracket = remembered({ ...situation, belowFrom: reached + next.length }, () =>
      pairBracket(situation, options),
    );
    brackets.push(bracket);
    movedDown = bracket.downfloaters;
    options.onBracket?.(bracket, reached - movedDown.length);
  });
  if (movedDown.length > 1) throw new Error('the last bracket leaves more than one player');
  return { brackets, bye: movedDown[0] ?? null };
}

/**
 * 2.3.1 [C5]: the lowest score that the receiver of the bye can have in a complete pairing, fixed before the first
 * bracket; Infinity for an even number of players.
 */
export function byeLimitOf(contenders: readonly Contender[]): Points | Blocked {
  const size = contenders.length;
  if (size % 2 === 0) {
    if (canBePaired(contenders, size, () => false)) return Infinity;
    return { blocked: 'no-legal-pairing', players: blockedGroup(contenders, size) };
  }
  const flags = leftovers(contenders, size);
  if (flags === null) return { blocked: 'no-legal-pairing', players: blockedGroup(contenders, size) };
  const candidates = contenders.filter((_, i) => flags[i] === 1);
  const eligible = candidates.filter(({ byeBarred }) => !byeBarred);
  if (eligible.length === 0) return { blocked: 'nobody-may-receive-bye', players: candidates };
  return Math.min(...eligible.map(({ score }) => score));
}

/**
 * The pairs and floaters under C6 and C7 alone that a bracket can reach so that everybody `below` it can be paired (C4) and
 * the bye goes to no higher score than `byeLimit`; null where that is impossible. For the bracket that follows another it
 * is what 2.4.3 [C8] asks for.
 */
export function reachable2026(
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  below: readonly Contender[],
  contenders: readonly Contender[],
  byeLimit: Points,
): PairedBracket | null {
  const situation = { movedDown, residents, next: [], below, size: contenders.length, byeLimit };
  const ahead = below.length > LEAST_BELOW ? lookAhead(situation, FLOATER_ROWS_2026) : null;
  return ahead ?? wholeField(situation, FLOATER_ROWS_2026);
}

function mayHaveBye(byeLimit: Points): (player: Contender) => boolean {
  return (player) => !player.byeBarred && player.score <= byeLimit;
}

function pairBracket(situation: Situation, options: RoundOptions): PairedBracket {
  const ideal = (options.route ?? 'fastest') === 'fastest' ? pairIdealBracket(situation) : null;
  if (ideal !== null) return ideal;
  const { movedDown, residents, next, below } = situation;
  const near = movedDown.length + residents.length + next.length;
  if (options.route !== 'whole-field' && below.length > LEAST_BELOW && near <= LARGEST_LOOK_AHEAD) {
    const ahead = withUnplayedGames(situation, (rows) => lookAhead(situation, rows));
    if (ahead !== null) return ahead;
  }
  const whole = withUnplayedGames(situation, (rows) => wholeField(situation, rows));
  if (whole === null) throw new Error('a round that can be completed has a bracket that cannot');
  return whole;
}

/**
 * C6–C8 cannot be met better than by nobody going down, or one resident of a bracket of odd size whose float leaves the
 * next bracket at its best. Where that is possible the rest of the rows decides inside the bracket.
 */
function pairIdealBracket({
  movedDown,
  residents,
  next,
  below,
  size,
  byeLimit,
}: Situation): PairedBracket | null {
  const lower = next.concat(below);
  if ((movedDown.length + residents.length) % 2 === 0) {
    if (!canBePaired(lower, size, mayHaveBye(byeLimit))) return null;
    return pairIdeally(QUALITY_ROWS_2026, movedDown, residents, null, size);
  }
  const mayFloat = idealFloaters(residents, next, below, size, byeLimit);
  if (mayFloat.size === 0) return null;
  // C9: above the last bracket an ideal floater is paired further down and does not have the bye.
  const rows = lower.length === 0 ? [unplayedGames(byeLimit), ...QUALITY_ROWS_2026] : QUALITY_ROWS_2026;
  return pairIdeally(rows, movedDown, residents, mayFloat, size);
}

/**
 * Residents with whom the next bracket reaches the best that any single floater allows: everybody paired and the rest
 * completable, or one of its own residents left over who completes the rest. All of them come out of one search.
 */
function idealFloaters(
  residents: readonly Contender[],
  next: readonly Contender[],
  below: readonly Contender[],
  size: number,
  byeLimit: Points,
): Set<Contender> {
  const allowed = mayHaveBye(byeLimit);
  if (next.length === 0) return new Set(residents.filter(allowed));
  let flags: Uint8Array | null;
  if (next.length % 2 === 1) {
    if (!canBePaired(below, size, allowed)) return new Set();
    flags = leftovers(next, size);
  } else {
    const leaving = leaversOf(next, below, size, allowed);
    flags = leaving === null ? null : leftovers(next, size, leaving);
  }
  if (flags === null) return new Set();
  const partners = flags;
  return new Set(residents.filter((player) => meetsOneOf(player, next, partners)));
}

/** For each player whether they complete the pairing of everybody below; null when nobody can. */
function leaversOf(
  players: readonly Contender[],
  below: readonly Contender[],
  size: number,
  allowed: (player: Contender) => boolean,
): boolean[] | null {
  if (below.length === 0) return players.map(allowed);
  if (below.length % 2 === 1) {
    const flags = leftovers(below, size);
    return flags === null ? null : players.map((player) => meetsOneOf(player, below, flags));
  }
  const flags = leftovers(below, size, below.map(allowed));
  if (flags === null) return null;
  const byeIsOpen = flags[below.length] === 1;
  return players.map((player) => meetsOneOf(player, below, flags) || (byeIsOpen && allowed(player)));
}

/**
 * 2.4.4 [C9] counts in brackets that leave over exactly one player, who then gets the bye: solved without it first, and
 * again with it when that condition turns out to hold.
 */
function withUnplayedGames(
  { movedDown, residents, next, below, byeLimit }: Situation,
  solve: (rows: readonly Row[]) => PairedBracket | null,
): PairedBracket | null {
  const down = [...FLOATER_ROWS_2026, ...FOLLOWING_ROWS_2026];
  const bracket = solve([...down, ...QUALITY_ROWS_2026]);
  const nobodyBelowTakesIt =
    (next.length + below.length) % 2 === 0 &&
    (movedDown.length + residents.length) % 2 === 1 &&
    residents[0]!.score <= byeLimit;
  if (bracket === null || !nobodyBelowTakesIt || bracket.downfloaters.length !== 1) return bracket;
  return solve([...down, unplayedGames(byeLimit), ...QUALITY_ROWS_2026]);
}

/**
 * The bracket and the next one alone, the rest of the field being a place to go to. Its optimum is the bracket's when
 * those who went there can really be paired with the rest; otherwise null.
 */
function lookAhead(situation: Situation, rows: readonly Row[]): PairedBracket | null {
  const { movedDown, residents, next, below, size, byeLimit } = situation;
  const problem = openProblem({ rows, movedDown, residents, next, size });
  const found = solved(problem, 'look-ahead');
  if (found === null || !canBePaired([...found.leaving, ...below], size, mayHaveBye(byeLimit))) return null;
  return found.bracket;
}

/** The bracket and everybody below, whose pairs cost nothing; C4 holds because all of them are paired. */
function wholeField(situation: Situation, rows: readonly Row[]): PairedBracket | null {
  const mayLeave = mayHaveBye(situation.byeLimit);
  const problem = closedProblem({ ...situation, rows, mayLeave, floatersMayMeet: true });
  return solved(problem, 'whole-field')?.bracket ?? null;
}
