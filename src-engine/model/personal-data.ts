/**
 * What a tournament file knows of its players beyond what the report of a finished event needs: days and months of birth,
 * entry fees, and incidents that are for the log only. An entry keeps its number and its kind, so that everything that
 * follows from the log stays as it was.
 */
import type { PersonalData, TournamentEvent } from './events.ts';
import type { Incident } from './incident.ts';
import type { TournamentState } from './state.ts';

/** What an incident says whose words were removed, in every language. */
const REMOVED_WORDS = '…';

/** The date with its year alone, `1990/00/00`; `''` where it has none. */
function yearAlone(birth: string): string {
  const year = /\d{4}/.exec(birth)?.[0];
  return year === undefined ? '' : `${year}/00/00`;
}

/** Calls for each field of plain data, and answers the same data with the values that were given back. */
function mapped(value: unknown, field: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, field(key, mapped(inner, field))]),
  );
}

/** The fields of players, wherever plain data has them: in the player, in the national record, in a change. */
function withoutFields<T>(data: T): T {
  return mapped(data, (key, value) => {
    if (key === 'birth' && typeof value === 'string') return yearAlone(value);
    return key === 'feePaid' ? false : value;
  }) as T;
}

function withoutWords<T extends Incident>(incident: T): T {
  if (incident.reported) return incident;
  return {
    ...incident,
    board: null,
    players: [],
    article: '',
    penalty: 'none',
    decision: '',
    text: REMOVED_WORDS,
  };
}

/** The payload of an event without personal data; of the same shape, and equal where there is none. */
export function withoutPersonalData<E extends TournamentEvent>(event: E): E['payload'] {
  return event.kind === 'incident-noted' ? withoutWords(event.payload) : withoutFields(event.payload);
}

/** What the log without personal data folds to: the state that was, in everything else the same. */
export function stateWithoutPersonalData(state: TournamentState): TournamentState {
  return { ...withoutFields(state), incidents: state.incidents.map(withoutWords) };
}

/** What the events of a whole log have to remove. Cost: their payloads. */
export function personalDataIn(events: readonly TournamentEvent[]): PersonalData {
  const [birthDates, fees] = [new Set<unknown>(), new Set<unknown>()];
  let incidents = 0;
  for (const { kind, payload } of events) {
    if (kind === 'incident-noted') {
      if (!payload.reported && payload.text !== REMOVED_WORDS) incidents++;
      continue;
    }
    for (const { owner, birth, feePaid } of ownersIn(payload, null)) {
      if (birth !== yearAlone(birth)) birthDates.add(owner);
      if (feePaid) fees.add(owner);
    }
  }
  return { birthDates: birthDates.size, fees: fees.size, incidents };
}

interface Owned {
  /** Identity of the player. */
  readonly owner: unknown;
  readonly birth: string;
  readonly feePaid: boolean;
}

/** Every record of a player in plain data: a player names itself by `id`, a change its player by `player`. */
function* ownersIn(value: unknown, owner: unknown): Generator<Owned> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* ownersIn(each, owner);
    return;
  }
  const { id, player, kept, birth, feePaid } = value as Record<string, unknown>;
  const own = [id, player, kept].find((known) => typeof known === 'number') ?? owner;
  if (typeof birth === 'string' || feePaid === true)
    yield { owner: own, birth: typeof birth === 'string' ? birth : '', feePaid: feePaid === true };
  for (const inner of Object.values(value)) yield* ownersIn(inner, own);
}
