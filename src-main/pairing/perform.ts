/** The jobs themselves: pure calls of the engine. Runs in the worker; tests may call it directly. */
import {
  confirmRound,
  correctionEffects,
  explainedRound,
  normWatchOf,
  pairingsOfCases,
  pairingTaskOf,
  recordedRound,
  repairPlansOf,
  smallestConflict,
  systemOf,
  traceOf,
  underConstraints,
  wishesOf,
  type DueBoards,
  type Outcome,
  type Pairing,
  type PairingFailure,
  type RecordedRound,
  type Violation,
} from '../../src-engine/index.ts';
import type { JobMessage, Progress, ValueOf } from '../threads/jobs.ts';
import type { Jobs, RoundVerdict } from './jobs.ts';
import { texts } from '../texts.ts';

/** Does one job. `progress` is called now and then while a round is paired. */
export function perform({ name, args }: JobMessage<Jobs>, progress: Progress): ValueOf<Jobs, keyof Jobs> {
  switch (name) {
    case 'pair':
      return pair(args, progress);
    case 'check':
      return check(args);
    case 'reasons':
      return explain(args);
    case 'repair':
      return repairPlansOf(args.tournament, args.request);
    case 'preview':
      return pairingsOfCases(args.tournament, args.round, args.games, args.cases, progress);
    case 'effects':
      return correctionEffects(args.tournament, args.correction);
    case 'norms':
      return normWatchOf(args.tournament);
    case 'trace':
      return traceOf(args.tournament, args.round);
    case 'whyNot': {
      const known = recordedRound(args.tournament, args.round);
      return known === null ? null : known.system.whyNot(known.task, known.pairing, args.a, args.b);
    }
  }
}

function pair({ tournament, round }: Jobs['pair']['args'], onProgress: Progress): Jobs['pair']['value'] {
  const system = systemOf(tournament.rules.system);
  if (system === null) {
    const reason = texts.roundHandling.noSystem(tournament.rules.system);
    return { ok: false, failure: { code: 'system-does-not-apply', reason }, conflict: [] };
  }
  const started = performance.now();
  const task = pairingTaskOf(tournament, round, { participants: 'declared' });
  const paired: Outcome<Pairing, PairingFailure> = task.ok ? system.pair(task.value, { onProgress }) : task;
  if (!paired.ok) return { ...paired, conflict: smallestConflict(tournament, round) ?? [] };
  return { ok: true, pairing: paired.value, seconds: (performance.now() - started) / 1000 };
}

function explain({ tournament, round }: Jobs['reasons']['args']): Jobs['reasons']['value'] {
  const explained = explainedRound(tournament, round);
  return explained === null ? null : { ...explained, wishes: wishesOf(tournament, round) };
}

/** Compares boards by players and colours. */
function check({ tournament, round }: Jobs['check']['args']): RoundVerdict {
  const known = recordedRound(tournament, round);
  if (known === null) {
    return { confirmed: false, violations: [], upheld: [], different: null, due: null, noPairing: null };
  }
  const { system, task, pairing } = known;
  const { confirmed, violations, upheld } = confirmRound(task, pairing, system.id);
  const own = system.pair(task);
  const compared = own.ok
    ? { different: differences(own.value, pairing), due: dueBoards(own.value, pairing), noPairing: null }
    : { different: null, due: null, noPairing: articleOfDecision(known, own.failure, violations) };
  return { confirmed, violations, upheld, ...compared };
}

/** Why nothing can be paired, and not why the system was not asked. */
const NO_PAIRING: readonly PairingFailure['code'][] = [
  'no-legal-pairing',
  'nobody-may-receive-bye',
  'round-beyond-last',
];

/** See {@link RoundVerdict.noPairing}. */
function articleOfDecision(
  { system, task }: RecordedRound,
  { code, article = '' }: PairingFailure,
  violations: readonly Violation[],
): string | null {
  if (!NO_PAIRING.includes(code)) return null;
  const bySystem = violations.some(({ kind }) => kind !== 'prohibited' && kind !== 'wrong-colour');
  // What the event keeps apart is no rule of the system: it is no reason to break one.
  if (!system.pair(underConstraints(task, [])).ok) return article;
  return bySystem ? null : 'C.05 5.2';
}

/** Boards of `b` that are not in `a`; a different bye counts as one. */
function differences(a: Pairing, b: Pairing): number {
  const boards = new Set(a.pairs.map(({ white, black }) => `${white}-${black}`));
  const different = b.pairs.filter(({ white, black }) => !boards.has(`${white}-${black}`)).length;
  return different + (a.bye === b.bye ? 0 : 1);
}

/** Boards of the system that are not in a pairing, and its bye where that is another. */
function dueBoards(own: Pairing, made: Pairing): DueBoards {
  const boards = new Set(made.pairs.map(({ white, black }) => `${white}-${black}`));
  const pairs = own.pairs.filter(({ white, black }) => !boards.has(`${white}-${black}`));
  return {
    pairs,
    bye: own.bye === made.bye ? null : own.bye,
  };
}
