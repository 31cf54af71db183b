/** Saving a finished tournament without the personal data that its report does not need. */
import { format } from './format.ts';

const players = (count: number): string => format.count(count, { one: 'player', other: 'players' });

export const personalDataText = {
  command: 'Save without personal data',
  /** In the name that is proposed for the copy. */
  short: 'without personal data',
  act: 'Save a copy without personal data',
  births: (count: number) =>
    `Birth dates of ${players(count)}: only the year stays, in earlier entries of the log too.`,
  fees: (count: number) => `The notes on who paid the entry fee, ${players(count)}.`,
  incidents: (count: number) =>
    `${format.count(count, { one: 'incident', other: 'incidents' })} for the log only: what happened, players and decision. Incidents for the report stay.`,
  stays:
    'Names, titles, ratings, federations, FIDE IDs, clubs, pairings, results and standings stay: the report needs them or they were on the wall.',
  codes: (seal: string) =>
    `Codes on printed sheets belong to this file. The copy has seals of its own and names the last one of this file, ${seal}.`,
  rest: (places: readonly string[]) =>
    `This file does not change. The data is still in ${format.list(places)}: delete them when nobody needs them any more.`,
  nothing: 'There is no personal data to remove: the file has no more than the report needs.',
  unfinished: 'Personal data is removed when the event is over: every round played, no game open.',
  saved: (path: string) =>
    `Saved ${path} without personal data. This file still has the data, as do its restore points and second media.`,
};
