/** Incidents (Laws of Chess 11 and 12), and who is at the desk. Both are entries of the log. */
import {
  boardWith,
  playersById,
  type Board,
  type EventDraft,
  type GameResult,
  type PlayerId,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Commands, IncidentRow } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { planResult } from '../results/results.ts';
import { transact, type Planned } from '../transact.ts';

export function incidentsQueries(desk: Desk): QueriesOf<'incidents.view'> {
  return {
    'incidents.view': () =>
      desk.read(({ incidents, operator, tournament }) => {
        const names = playersById(tournament);
        const rows = incidents.map((incident): IncidentRow => {
          // A player may have been removed since then.
          const players = incident.players.flatMap((id) => names.get(id) ?? []);
          return { ...incident, players: players.map((player) => nameOfPlayer(player)) };
        });
        const operators = [...new Set(desk.document?.log.records.map(({ actor }) => actor) ?? [])];
        return answer({ incidents: rows.toReversed(), operator, operators });
      }),
  };
}

export function incidentsCommands(desk: Desk): CommandsOf<'incidents.note' | 'desk.operator'> {
  return {
    'incidents.note': (asked) => {
      const call = { command: 'incidents.note', confirmed: asked.confirmed } as const;
      const now = desk.now();
      return Promise.resolve(transact(desk, call, (state, log) => planIncident(state, log, asked, now)));
    },
    'desk.operator': ({ name }) =>
      Promise.resolve(
        transact(desk, { command: 'desk.operator' }, ({ operator }) => ({
          drafts: name === operator ? [] : [{ kind: 'operator-changed', payload: { name, was: operator } }],
          value: null,
        })),
      ),
  };
}

/** The incident, and the result that it leads to, as one command: both are stored, or neither. */
function planIncident(
  state: TournamentState,
  log: EventLog,
  { incident, result, confirmed }: Commands['incidents.note']['args'],
  now: string,
): Planned<null> {
  const { round, board, players } = incident;
  const { tournament } = state;
  if (incident.text === '' && incident.article === '')
    return refuse(refusal('incident-empty', texts.handling.incidents.empty, texts.handling.incidents.say));
  const known = round === null ? undefined : tournament.rounds[round - 1];
  if (round !== null && known === undefined) return refuse(notThere(texts.refusals.gone.round(round)));
  const game = board === null ? undefined : boardWith(known, board);
  if (board !== null && game === undefined)
    return refuse(notThere(texts.refusals.gone.board(board, round ?? 0)));
  const ids = new Set(tournament.players.map(({ id }) => id));
  const seated = game === undefined ? ids : new Set([game.white, game.black]);
  if (players.some((player) => !seated.has(player)))
    return refuse(refusal('other-players', texts.handling.incidents.others, texts.results.lookAgain));
  const noted: EventDraft = { kind: 'incident-noted', payload: incident };
  if (result === null) return { drafts: [noted], value: null };
  if (round === null || board === null)
    return refuse(
      refusal('incident-without-board', texts.handling.incidents.noGame, texts.results.lookAgain),
    );
  // By the decision somebody lost who has other colours now: the board was repaired since it was on the screen.
  const loser = loserOf(result, game!);
  if (loser !== null && !players.includes(loser))
    return refuse(refusal('other-players', texts.handling.incidents.others, texts.results.lookAgain));
  const keyed = planResult(state, log, { round, board, result, confirmed }, now);
  if ('ok' in keyed) return keyed;
  return { ...keyed, drafts: [noted, ...keyed.drafts], value: null };
}

function loserOf(result: GameResult, { white, black }: Board): PlayerId | null {
  switch (result) {
    case 'white-wins':
      return black;
    case 'black-wins':
      return white;
    default:
      return null;
  }
}
