/** Checks a whole tournament: every round is paired again under its system and compared with what is recorded. */
import { virtualPointsOf } from '../acceleration/baku.ts';
import { pairingTaskOf } from '../handling/task.ts';
import { Records } from '../history/records.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import { systemOf } from '../systems/registry.ts';
import type {
  Pair,
  Pairing,
  PairingFailure,
  PairingSystem,
  PairingTask,
  Violation,
  WhyNot,
} from '../systems/system.ts';
import { confirmRound } from './confirm.ts';

/** What is checked of a tournament, and how. */
export interface CheckOptions {
  /** Identity in the registry under which all rounds are checked; without it each round's own system. */
  readonly system?: string;
  /** Rounds to be checked, 1-based; without it all that have games. */
  readonly rounds?: readonly number[];
  /** Whether each round that differs is told its reason (`decidedBy`), which may cost several pairings of it. */
  readonly reasons?: boolean;
}

/** One departure of a recorded round from the round that the system gives. */
export type Difference =
  /** The two should meet and do not. */
  | { readonly kind: 'pair-missing'; readonly white: PlayerId; readonly black: PlayerId }
  /** The two met and should not. */
  | { readonly kind: 'pair-unexpected'; readonly white: PlayerId; readonly black: PlayerId }
  /** The right two met, but `white` (who should have had White) had Black. */
  | { readonly kind: 'colours'; readonly white: PlayerId; readonly black: PlayerId }
  | { readonly kind: 'bye'; readonly expected: PlayerId | null; readonly recorded: PlayerId | null }
  /** The system finds no pairing for the players of the round. */
  | { readonly kind: 'not-pairable'; readonly failure: PairingFailure };

/** One recorded round against the one that its system gives. */
export interface RoundCheck {
  readonly round: number;
  /** Identity of the system that the round was paired with again. */
  readonly system: string;
  readonly agrees: boolean;
  /** The round that the system gives; null where it finds none. */
  readonly due: Pairing | null;
  readonly differences: readonly Difference[];
  /**
   * Why the first game that should not have been is none of the system's: the rule that forbids it, the first criterion in
   * which the best round with it is worse, or the article that puts it later; `id` is `''` for an article alone. Absent where
   * there is no such game, or where reasons were not asked for.
   */
  readonly decidedBy?: { readonly id: string; readonly article: string };
  /** Absolute rules that the recorded round breaks, found without the system ({@link confirmRound}). */
  readonly violations: readonly Violation[];
}

/** The rounds that were checked, in order. */
export interface TournamentCheck {
  /** True when every round checked agrees. Ranks and violations do not enter into it. */
  readonly agrees: boolean;
  readonly rounds: readonly RoundCheck[];
}

/** Why nothing was compared: the registry has no system of this identity. */
export type CheckFailure = { readonly code: 'unknown-system'; readonly system: string };

/**
 * Pairs every recorded round of a tournament again, with exactly the players who had a game or the pairing-allocated
 * bye in it, and reports what differs. Fails with `unknown-system`. Board order is not judged.
 */
export function checkTournament(
  tournament: Tournament,
  options: CheckOptions = {},
): Outcome<TournamentCheck, CheckFailure> {
  const checks: RoundCheck[] = [];
  const records = new Records(tournament, virtualPointsOf(tournament));
  for (const [index, recorded] of tournament.rounds.entries()) {
    if (recorded.boards.length > 0 && options.rounds?.includes(index + 1) !== false) {
      const id = options.system ?? (recorded.system || tournament.rules.system);
      const system = systemOf(id);
      if (system === null) return fail({ code: 'unknown-system', system: id });
      checks.push(checkRound(tournament, recorded, system, records, options.reasons === true));
    }
    records.add(recorded);
  }
  return ok({ agrees: checks.every(({ agrees }) => agrees), rounds: checks });
}

/** Checks the round after those of `records`. */
function checkRound(
  tournament: Tournament,
  recorded: Round,
  system: PairingSystem,
  records: Records,
  hasReasons: boolean,
): RoundCheck {
  const round = records.rounds + 1;
  const pairing = recordedPairing(recorded);
  const task = pairingTaskOf(tournament, round, { records });
  const answer = task.ok ? roundDue(task.value, pairing, system) : task;
  const differences: readonly Difference[] = answer.ok
    ? differencesOf(pairing, answer.value)
    : [{ kind: 'not-pairable', failure: answer.failure }];
  const wrong = differences.find((difference) => difference.kind === 'pair-unexpected');
  const decidedBy =
    hasReasons && task.ok && answer.ok && wrong !== undefined
      ? ruleAgainst(system.whyNot(task.value, answer.value, wrong.white, wrong.black))
      : null;
  return {
    round,
    system: system.id,
    agrees: differences.length === 0,
    due: answer.ok ? answer.value : null,
    differences,
    ...(decidedBy === null ? {} : { decidedBy }),
    violations: task.ok ? confirmRound(task.value, pairing, system.id).violations : [],
  };
}

function ruleAgainst({ rule, reason }: WhyNot): { readonly id: string; readonly article: string } | null {
  if (rule !== null) return { id: rule.id, article: rule.article };
  return 'article' in reason && reason.article !== '' ? { id: '', article: reason.article } : null;
}

/** The round that a system gives; where its text allows several, the one nearest to the recorded round. */
function roundDue(
  task: PairingTask,
  recorded: Pairing,
  system: PairingSystem,
): Outcome<Pairing, PairingFailure> {
  const answer = system.pair(task);
  return answer.ok && system.closest !== undefined
    ? ok(system.closest(task, recorded, answer.value))
    : answer;
}

/** The pairing that a round records, in its board order. */
export function recordedPairing({ boards, unpaired }: Round): Pairing {
  return {
    pairs: boards.map(({ white, black }) => ({ white, black })),
    bye: unpaired.find(({ kind }) => kind === 'pab')?.player ?? null,
  };
}

/** What differs between a recorded round and the round that the system gives, board order apart. */
export function differencesOf(recorded: Pairing, expected: Pairing): Difference[] {
  const opponents = opponentsOf(recorded.pairs);
  const due = opponentsOf(expected.pairs);
  const differences: Difference[] = [];
  for (const { white, black } of expected.pairs) {
    const met = opponents.get(white)?.opponent === black;
    if (!met) differences.push({ kind: 'pair-missing', white, black });
    else if (!opponents.get(white)!.isWhite) differences.push({ kind: 'colours', white, black });
  }
  for (const { white, black } of recorded.pairs) {
    if (due.get(white)?.opponent !== black) differences.push({ kind: 'pair-unexpected', white, black });
  }
  if (recorded.bye !== expected.bye) {
    differences.push({ kind: 'bye', expected: expected.bye, recorded: recorded.bye });
  }
  return differences;
}

function opponentsOf(pairs: readonly Pair[]) {
  const opponents = new Map<PlayerId, { opponent: PlayerId; isWhite: boolean }>();
  for (const { white, black } of pairs) {
    opponents.set(white, { opponent: black, isWhite: true });
    opponents.set(black, { opponent: white, isWhite: false });
  }
  return opponents;
}
