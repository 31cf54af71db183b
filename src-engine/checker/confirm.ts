/**
 * The independent gate before a round is published: what must hold of any pairing is looked up article by article,
 * without the kernel that made it.
 */
import type { PlayerId } from '../model/player.ts';
import type { Pair, Pairing, PairingTask, Violation, ViolationKind } from '../systems/system.ts';
import { colourOf } from './colours.ts';
import {
  barsBye,
  factsOfPlayers,
  hadFullPointBye,
  sameAbsolutePreference,
  textOfFacts,
  type PlayerFacts,
} from './facts.ts';
import { gateRulesOf, type ColourLimit, type GateRules } from './gate-rules.ts';

/** What is looked at: every player once; C.04.1 2; C.04.1 3, 4; limits of colours; C.04.3 Art. 5; C.04.2 3.6. */
export type ConfirmationCheck =
  'conservation' | 'meetings' | 'bye' | 'colour-bar' | 'colours' | 'board-order';

/** What the second method says of a round before it is published. */
export interface Confirmation {
  /** True when nothing forbids publication: `violations` is empty. */
  readonly confirmed: boolean;
  readonly violations: readonly Violation[];
  /** Departures from what is only recommended (board order, C.04.2 3.6); they do not forbid publication. */
  readonly remarks: readonly Violation[];
  /** What was looked at under this system and found to hold. */
  readonly upheld: readonly ConfirmationCheck[];
}

/**
 * Confirms a pairing of a task under a system (identity of the registry): every player once, no forbidden meeting
 * (C.04.1 2), the bye where it may go (C.04.1 3, 4), colour limits and, for the Dutch systems, the colours of every
 * board (C.04.3 Art. 5), in C.04.2 3.6 order. It cannot tell whether a legal pairing is the best one: that is the
 * system's `assess`. Cost: linear in players.
 */
export function confirmRound(task: PairingTask, pairing: Pairing, system: string): Confirmation {
  const rules = gateRulesOf(system);
  const facts = new Map(
    factsOfPlayers(task, textOfFacts(system)).map((player) => [player.id, player] as const),
  );
  const boards = pairing.pairs.flatMap(({ white, black }) => {
    const [first, second] = [facts.get(white), facts.get(black)];
    return first && second && first !== second ? [{ white: first, black: second }] : [];
  });
  const checks: [ConfirmationCheck, readonly Violation[]][] = [
    ['conservation', conservation(task, pairing)],
    ['meetings', meetings(boards, task, rules)],
    ['bye', byeRules(task, pairing, rules)],
  ];
  if (rules.colourBar.kind !== 'none') {
    checks.push(['colour-bar', [...colourBar(boards, task, rules), ...colourLimits(boards, rules)]]);
  }
  if (rules.colours !== null && task.initialColour !== null) {
    checks.push(['colours', colours(boards, task, rules.colours)]);
  }
  const violations = checks.flatMap(([, found]) => found);
  const remarks = boardOrder(boards);
  checks.push(['board-order', remarks]);
  return {
    confirmed: violations.length === 0,
    violations,
    remarks,
    upheld: checks.filter(([, found]) => found.length === 0).map(([check]) => check),
  };
}

/** Facts of the two players of a board, by the checker's own reading. */
export interface FactsOfBoard {
  readonly white: PlayerFacts;
  readonly black: PlayerFacts;
}

/** What forbids a pair whatever the rest of the round is: meetings and the limits of colours. */
export function pairViolations(
  board: FactsOfBoard,
  task: PairingTask,
  rules: GateRules,
): readonly Violation[] {
  return [...meetings([board], task, rules), ...colourBar([board], task, rules)];
}

/** What forbids the pairing-allocated bye to its receiver. */
export function byeViolations(task: PairingTask, bye: PlayerId, rules: GateRules): readonly Violation[] {
  return byeRules(task, { pairs: [], bye }, rules).filter(({ kind }) => kind === 'second-bye');
}

const idsOf = ({ white, black }: FactsOfBoard): PlayerId[] => [white.id, black.id];

/** Everybody who is to be paired stands on one board or has the bye, and nobody else. */
function conservation(task: PairingTask, { pairs, bye, sitsOut = [] }: Pairing): Violation[] {
  const article = 'C.04.2 3';
  const times = new Map<PlayerId, number>();
  const listed = [
    ...pairs.flatMap(({ white, black }: Pair) => [white, black]),
    ...(bye === null ? [] : [bye]),
    ...sitsOut,
  ];
  for (const id of listed) times.set(id, (times.get(id) ?? 0) + 1);
  const expected = new Set(task.competitors.map(({ id }) => id));
  const violation = (kind: ViolationKind, players: readonly PlayerId[]): Violation[] =>
    players.length === 0 ? [] : [{ id: 'conservation', article, players, kind }];
  const listedOnce = [...times.keys()];
  return [
    ...violation(
      'missing-player',
      [...expected].filter((id) => !times.has(id)),
    ),
    ...violation(
      'doubled-player',
      listedOnce.filter((id) => times.get(id)! > 1),
    ),
    ...violation(
      'not-to-be-paired',
      listedOnce.filter((id) => !expected.has(id)),
    ),
  ];
}

/** Nobody meets more often than once, twice in a double round robin, nor anybody that the tournament's own rules keep apart. */
function meetings(
  boards: readonly FactsOfBoard[],
  task: PairingTask,
  { rematch, games = 1 }: GateRules,
): Violation[] {
  return boards.flatMap((board) => {
    const found: Violation[] = [];
    const [a, b] = [task.field.get(board.white.id)!, task.field.get(board.black.id)!];
    const met = a.rounds.filter(({ played, cell }) => played && cell.opponent === b.id).length;
    if (met >= games) found.push(violationOf('C1', rematch, idsOf(board), 'rematch'));
    if (a.barred.has(b.id) || b.barred.has(a.id)) {
      found.push(violationOf('C1', 'C.05 5.2', idsOf(board), 'prohibited'));
    }
    return found;
  });
}

const violationOf = (id: string, article: string, players: PlayerId[], kind: ViolationKind): Violation => ({
  id,
  article,
  players,
  kind,
});

/** C.04.1 3 and 4: one bye for an odd number of players, none for an even one, not for those who are barred. */
function byeRules(task: PairingTask, { bye }: Pairing, rules: GateRules): Violation[] {
  const odd = task.competitors.length % 2 === 1;
  if (rules.bye === null && bye === null) return [];
  if (odd && bye === null) return [violationOf('bye', 'C.04.1 3', [], 'bye-missing')];
  if (!odd && bye !== null) return [violationOf('bye', 'C.04.1 3', [bye], 'bye-superfluous')];
  if (bye === null || rules.bye === null) return [];
  const { article, bar } = rules.bye;
  const receiver = task.field.get(bye);
  if (receiver === undefined) return [];
  const barred =
    bar === 'full-point-bye'
      ? hadFullPointBye(receiver)
      : receiver.rounds.some((round) => barsBye(round, bar, task.scoring));
  return barred ? [violationOf('C2', article, [bye], 'second-bye')] : [];
}

/** Pairs that colours forbid under the system. */
function colourBar(
  boards: readonly FactsOfBoard[],
  task: PairingTask,
  { colourBar }: GateRules,
): Violation[] {
  return boards.flatMap((board) => {
    const kind = barOf(board, task, colourBar.kind);
    return kind === null ? [] : [violationOf('C3', colourBar.article, idsOf(board), kind)];
  });
}

/** What a game would bring: a colour for the third time running, or a difference of three. */
export function outcomeOf(white: PlayerFacts, black: PlayerFacts): ColourLimit | null {
  const last = (player: PlayerFacts): string => player.colours.slice(-2).join(' ');
  if (last(white) === 'white white' || last(black) === 'black black') return 'third-colour';
  return white.colourDifference >= 2 || black.colourDifference <= -2 ? 'colour-difference' : null;
}

/**
 * C.04.1 6, 7: whoever may have one colour alone has it. The systems that bar pairs of two with the same absolute preference
 * make no exception but where two such players meet (C.04.3 2.1.3).
 */
export function colourLimits(boards: readonly FactsOfBoard[], rules: GateRules): Violation[] {
  const { kind } = rules.colourBar;
  if (kind !== 'same-absolute' && kind !== 'same-absolute-unless-topscorer') return [];
  return boards.flatMap((board) => {
    const { white, black } = board;
    const limit = outcomeOf(white, black);
    if (limit === null || sameAbsolutePreference(white, black)) return [];
    return [violationOf('C3', rules.limits[limit], idsOf(board), limit)];
  });
}

function barOf(
  { white, black }: FactsOfBoard,
  task: PairingTask,
  kind: GateRules['colourBar']['kind'],
): ViolationKind | null {
  switch (kind) {
    case 'none':
      return null;
    case 'same-absolute-unless-topscorer':
    case 'same-absolute': {
      const isExcepted = kind !== 'same-absolute' && (white.topscorer || black.topscorer);
      return !isExcepted && sameAbsolutePreference(white, black) ? 'same-absolute-preference' : null;
    }
    case 'outcome': {
      // C.04.4.3 6: in the last round players of equal score meet whatever the colours.
      if (task.round === task.rounds && white.score === black.score) return null;
      return outcomeOf(white, black);
    }
  }
}

/** C.04.3 Art. 5 (2017: E): the colours of every board. */
function colours(boards: readonly FactsOfBoard[], task: PairingTask, id: string): Violation[] {
  return boards
    .filter(({ white, black }) => colourOf(white, black, task.initialColour!) !== 'white')
    .map((board) => violationOf(id, `C.04.3 ${id}`, idsOf(board), 'wrong-colour'));
}

/** C.04.2 3.6: boards by the score of the higher ranked player, the sum of both scores, the higher ranked player. */
function boardOrder(boards: readonly FactsOfBoard[]): Violation[] {
  const keys = boards.map(({ white, black }) => {
    const higher = white.rank < black.rank ? white : black;
    return [-higher.score, -(white.score + black.score), higher.rank] as const;
  });
  return boards.flatMap((board, index) => {
    const [before, own] = [keys[index - 1], keys[index]!];
    if (before === undefined || compare(before, own) < 0) return [];
    return [violationOf('3.6', 'C.04.2 3.6', idsOf(board), 'board-order')];
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - b[index]!;
  return 0;
}
