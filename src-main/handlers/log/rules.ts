/** What a step in the log changes about the rules of an event that has begun, and about numbers that no longer move. */
import {
  byeObjection,
  halfByesAhead,
  playersById,
  publishedRounds,
  renumbers,
  type EventKind,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import { refusal, refuse } from '../reply.ts';
import { planChange } from '../settings/rule-changes.ts';
import type { Planned } from '../transact.ts';
import type { PlannedStep } from './steps.ts';

/** What a change of the settings consists of. */
const OF_A_CHANGE: ReadonlySet<EventKind> = new Set<EventKind>([
  'settings-changed',
  'rules-changed-late',
  'round-discarded',
  'player-changed',
  'player-changed-late',
]);
const OF_RULES: ReadonlySet<EventKind> = new Set<EventKind>(['settings-changed', 'rules-changed-late']);

/**
 * C.04.1 1: a step that gives an event in FIDE mode other rules while rounds stay on the wall is a change of the settings,
 * or is refused where it does more. Null where the step changes no rule. `today` is ISO 8601.
 */
export function rulesIn(
  log: EventLog,
  { info, rules, rounds }: Tournament,
  { touched }: PlannedStep,
  today: string,
): Planned<null> | null {
  const { state } = log;
  const kinds = touched.map((seq) => log.event(seq).kind);
  if (!state.fideMode || !kinds.some((kind) => OF_RULES.has(kind))) return null;
  if (publishedRounds(state.tournament) === 0 || !rounds.some(({ stage }) => stage === 'published'))
    return null;
  const plan = planChange(state, { info, rules }, today);
  if (!plan.drafts.some(({ kind }) => kind === 'rules-changed-late' || kind === 'fide-mode-left'))
    return null;
  if (kinds.every((kind) => OF_A_CHANGE.has(kind))) return plan;
  const { rulesAmongOthers } = texts.log.steps;
  return refuse(refusal('rules-among-others', rulesAmongOthers, { article: 'C.04.1 1' }));
}

/** C.04.2 2.3: why an exchange of numbers does not come or go after round 4 was paired; null where a step moves none. */
export function numbersObstacle(log: EventLog, after: Tournament, { touched }: PlannedStep): Refusal | null {
  const { tournament } = log.state;
  if (renumbers(tournament) || renumbers(after)) return null;
  if (!touched.some((seq) => log.event(seq).kind === 'numbers-exchanged')) return null;
  const before = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  const moved = after.players.filter(({ id, tpn }) => (before.get(id) ?? tpn) !== tpn);
  if (moved.length === 0) return null;
  const players = moved.map(({ id }) => id);
  return refusal('numbers-fixed', texts.exchange.fixed, '', { article: 'C.04.2 2.3', players });
}

/** C.05 6.7 (4), C.04.1 4: why an undo cannot bring back a bye that a question comes before; null where it brings none. */
export function byesObstacle(
  { tournament }: TournamentState,
  after: Tournament,
  { draft }: PlannedStep,
): Refusal | null {
  if (draft.kind !== 'undone') return null;
  const before = playersById(tournament);
  for (const player of after.players) {
    const known = before.get(player.id);
    const was = new Set((known?.absences ?? []).map(({ round, kind }) => `${round} ${kind}`));
    // Who is not eligible any more keeps no half-point bye that is still ahead.
    if (player.noHalfBye === true && known?.noHalfBye !== true)
      for (const round of halfByesAhead(player, after)) was.delete(`${round} half`);
    for (const { round, kind } of player.absences) {
      const objection =
        known === undefined || was.has(`${round} ${kind}`) ? null : byeObjection(player, after, round, kind);
      if (objection === null) continue;
      const { byesAmong } = texts.log.steps;
      return refusal('bye-beyond-rules', byesAmong(player.name), {
        article: objection.article,
        players: [player.id],
      });
    }
  }
  return null;
}
