/** Announced starts of play. They are entries of the log; older versions kept them in the preferences. */
import type { EventDraft, TournamentState } from '../../../src-engine/index.ts';
import type { HallControl } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { answer, refuse, type CommandsOf } from '../reply.ts';
import { transact, type Planned } from '../transact.ts';
import { texts } from '../../texts.ts';

function planStart({ tournament, starts }: TournamentState, round: number, at: string): Planned<null> {
  const { rounds, rules } = tournament;
  if (round > Math.max(rounds.length, rules.rounds))
    return refuse(notThere(texts.refusals.gone.round(round)));
  const was = starts[round] ?? '';
  const draft: EventDraft = { kind: 'start-announced', payload: { round, at, was } };
  return { drafts: at === was ? [] : [draft], value: null };
}

/** Starts that an older version kept for the open file, of the rounds that have none in its log. */
export function earlierStarts(desk: Desk): HallControl['earlierStarts'] {
  const { document, preferences } = desk;
  if (document?.file == null) return [];
  const { starts, tournament } = document.log.state;
  const last = Math.max(tournament.rounds.length, tournament.rules.rounds);
  return Object.entries(preferences.values.starts[document.path] ?? {})
    .map(([round, at]) => ({ round: Number(round), at }))
    .filter(({ round }) => round >= 1 && round <= last && starts[round] === undefined);
}

export function startsCommands(desk: Desk): CommandsOf<'hall.announceStart' | 'hall.earlierStarts'> {
  return {
    'hall.announceStart': ({ round, at }) => {
      const stored = transact(desk, { command: 'hall.announceStart' }, (state) =>
        planStart(state, round, at),
      );
      if (stored.ok) desk.changed(['hall']);
      return Promise.resolve(stored);
    },
    'hall.earlierStarts': ({ use }) => {
      const offered = use ? earlierStarts(desk) : [];
      const drafts = offered.map(({ round, at }): EventDraft => ({
        kind: 'start-announced',
        payload: { round, at, was: '' },
      }));
      const path = desk.document?.path ?? '';
      const stored = transact(desk, { command: 'hall.earlierStarts' }, () => ({ drafts, value: null }));
      if (!stored.ok) return Promise.resolve(stored);
      const { [path]: _answered, ...others } = desk.preferences.values.starts;
      desk.preferences.change({ starts: others });
      desk.changed(['hall']);
      return Promise.resolve(answer(null));
    },
  };
}
