/** Every sentence of a system about the random round of a seed, proved: boards, byes, colours, and "why not" for all pairs. */
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import type { Year } from '../player-facts.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { BoardReason, Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { historyOf } from '../histories.ts';
import { reordered } from '../renumbered.ts';
import { plainTaskOf, type PlainTask } from '../field.ts';
import { midHistoryOf } from '../mid/histories.ts';
import { limTaskOf } from '../lim-comparison.ts';
import { mwmTask } from '../mwm-comparison.ts';
import { sentenceOf, worded } from '../worded.ts';
import { falseBcfClaims } from './bcf.ts';
import { BCF_WHY_NOT, bcfFacts } from './bcf-why-not.ts';
import { bursteinTaskOf, type Edition } from '../burstein-comparison.ts';
import { BURSTEIN_CLAIMS, bursteinFacts } from './burstein.ts';
import { dubovTaskOf } from '../dubov-comparison.ts';
import { DUBOV_CLAIMS } from './dubov.ts';
import { dubovFacts } from './dubov-facts.ts';
import { falseClaims } from './claims.ts';
import { DUTCH_WHY_NOT, dutchFacts } from './dutch-why-not.ts';
import type { Claims, Subject } from './facts.ts';
import { MWM_CLAIMS, mwmFacts, type MwmManner } from './mwm.ts';
import { LIM_CLAIMS, limFacts } from './lim.ts';
import { TABLE_CLAIMS, tableFacts } from './round-robin.ts';
import { isTooLong, type Retelling } from './other-languages.ts';
import { misread } from './reading.ts';

/** A system's random rounds, and what its sentences are proved by. */
interface Proof {
  readonly taskOf: (seed: number) => PairingTask | null;
  /** Judges one reason of a round. */
  readonly judge: (task: PlainTask, pairing: Pairing) => (reason: Reason, subject: Subject) => boolean | null;
  /** Complaints about boards, byes and colours where they are proved from the sentences alone; codes go to `met`. */
  readonly boards?: (
    task: PlainTask,
    pairing: Pairing,
    boards: readonly BoardReason[],
    met: Set<string>,
  ) => string[];
}

function proof<F>(
  taskOf: Proof['taskOf'],
  claims: Claims<F>,
  factsOf: (task: PlainTask, pairing: Pairing) => F,
): Proof {
  return {
    taskOf,
    judge(task, pairing) {
      const facts = factsOf(task, pairing);
      return (reason, subject) => {
        const holds = claims[reason.code] as
          ((told: Reason, facts: F, subject: Subject) => boolean) | undefined;
        return holds === undefined ? null : holds(reason, facts, subject);
      };
    },
  };
}

const mwm = (manner: MwmManner): Proof =>
  proof(
    (seed) => mwmTask(seed, 8),
    MWM_CLAIMS,
    (task, pairing) => mwmFacts(manner, task, pairing),
  );

const table = (cycles: number): Proof =>
  proof(
    (seed) => {
      const task = taskOfHistory(seed);
      if (task === null) return null;
      const rounds = cycles * (task.field.size - 1 + (task.field.size % 2));
      return { ...task, round: (seed % rounds) + 1 };
    },
    TABLE_CLAIMS,
    (task, pairing) => tableFacts(cycles, task, pairing),
  );

const lim = proof(limTaskOf, LIM_CLAIMS, limFacts);

const burstein = (edition: Edition): Proof =>
  proof(
    (seed) => bursteinTaskOf(edition, seed),
    BURSTEIN_CLAIMS,
    (task, pairing) => bursteinFacts(edition, task, pairing),
  );

const dubov = (text: '2026' | '1997'): Proof =>
  proof(
    (seed) => dubovTaskOf(seed, text),
    DUBOV_CLAIMS,
    (task, pairing) => dubovFacts(text === '1997', task, pairing),
  );

/** The random history of a seed, with names of one word. */
function taskOfHistory(seed: number): PairingTask | null {
  const { tournament, round } = reordered(historyOf(seed), seed);
  const players = tournament.players.map((player) => ({ ...player, name: player.name.replace(' ', '') }));
  const task = pairingTaskOf({ ...tournament, players }, round);
  return task.ok ? task.value : null;
}

const dutch = (edition: Year): Proof => ({
  ...proof(
    (seed) => {
      const written = seed % 2 === 0 ? historyOf(seed) : midHistoryOf(seed, 8);
      const { tournament, round } = reordered(written, seed);
      const task = pairingTaskOf(tournament, round);
      return task.ok ? task.value : null;
    },
    DUTCH_WHY_NOT,
    (task, pairing) => dutchFacts(edition, task, pairing),
  ),
  boards: (task, _, boards, met) => falseClaims(edition, task, boards, met),
});

/** By id of the system. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'dutch-2026': dutch('2026'),
  'dutch-2017': dutch('2017'),
  'dubov-2026': dubov('2026'),
  'dubov-old': dubov('1997'),
  'burstein-2026': burstein('2026'),
  'burstein-2025': burstein('2025'),
  'burstein-old': burstein('old'),
  'round-robin': table(1),
  'double-round-robin': table(2),
  'lim-2026': lim,
  'lim-old': lim,
  bcf: {
    ...proof(taskOfHistory, BCF_WHY_NOT, (task, pairing) => bcfFacts(task, pairing)),
    boards: (task, pairing, boards, met) => falseBcfClaims(task, pairing, worded(task, boards), met),
  },
  'mwm-dutch': mwm('dutch'),
  'mwm-burstein': mwm('burstein'),
  'mwm-monrad': mwm('monrad'),
  'mwm-random': mwm('random'),
  'mwm-random2': mwm('random2'),
};

export const PROVED_SYSTEMS: readonly string[] = Object.keys(PROOFS);

export interface Judged {
  readonly sentences: number;
  readonly complaints: readonly string[];
}

/**
 * Judges all sentences of the round of a seed, and what they say in other languages; codes of the reasons that were given are
 * counted in `met`.
 */
export function judgeSentences(
  id: string,
  seed: number,
  met: Map<string, number>,
  retellings: readonly Retelling[] = [],
): Judged {
  const task = PROOFS[id]!.taskOf(seed);
  return task === null ? { sentences: 0, complaints: [] } : judgeRound(id, task, met, retellings);
}

/** The same of a round that is given; nothing where it cannot be paired. */
export function judgeRound(
  id: string,
  task: PairingTask,
  met: Map<string, number>,
  retellings: readonly Retelling[] = [],
): Judged {
  const [system, { judge, boards: proveBoards }] = [systemOf(id)!, PROOFS[id]!];
  const made = system.solve(task);
  if (!made.ok) return { sentences: 0, complaints: [] };
  const { pairing, boards } = made.value;
  const plain = plainTaskOf(task);
  const holds = judge(plain, pairing);
  const complaints: string[] = [];
  let sentences = 0;
  const name = (player: number) => task.field.get(player)!.player.name;
  const retell = (reason: Reason, proved: string): void => {
    for (const retelling of retellings) complaints.push(...retelling.complaints(reason, name, proved));
  };
  const prove = (reason: Reason, subject: Subject): void => {
    sentences++;
    met.set(reason.code, (met.get(reason.code) ?? 0) + 1);
    const sentence = sentenceOf(task, reason);
    retell(reason, sentence);
    const wrong = misread(reason, sentence, { name });
    const verdict = reason.code === 'no-colour' ? subject.b === null : holds(reason, subject);
    const subjectText = `${subject.a}–${subject.b ?? 'bye'}`;
    if (wrong !== null) complaints.push(`${subjectText}: ${wrong}`);
    if (verdict === null) complaints.push(`${subjectText}: no proof of ${reason.code}: ${sentence}`);
    if (verdict === false) complaints.push(`${subjectText}: not true: ${sentence} ${JSON.stringify(reason)}`);
    if (isTooLong(sentence)) complaints.push(`${subjectText}: too long: ${sentence}`);
  };
  if (proveBoards !== undefined) {
    const kinds = new Set<string>();
    complaints.push(...proveBoards(plain, pairing, boards, kinds));
    for (const kind of kinds) met.set(kind, (met.get(kind) ?? 0) + 1);
    sentences += 2 * boards.length;
    for (const reason of boards.flatMap((board) => [board.reason, board.colour]))
      retell(reason, sentenceOf(task, reason));
  }
  for (const { white, black, reason, colour } of proveBoards === undefined ? boards : []) {
    prove(reason, { a: white, b: black });
    prove(colour, { a: white, b: black });
  }
  for (const { id: a } of task.competitors)
    for (const { id: b } of task.competitors)
      if (a < b) {
        const { reason, alternative } = system.whyNot(task, pairing, a, b);
        prove(reason, { a, b, alternative });
      }
  return { sentences, complaints };
}
