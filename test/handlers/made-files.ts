/** Tournament files that are written at once, without a thread: a field, its rounds and results, and what was noted. */
import { BLANK_STATE, DEFAULT_RULES, type EventDraft } from '../../src-engine/index.ts';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import type { Program } from './program.ts';
import { FIRST, players, results, up } from './written.ts';

/** Seven players, one of whom was born on a day that is known and one of whom paid; of so many rounds. */
export const event = (rounds: number): EventDraft => ({
  kind: 'tournament-imported',
  payload: {
    tournament: {
      ...BLANK_STATE.tournament,
      info: { ...BLANK_STATE.tournament.info, name: 'Harbour Open', startDate: '2026/11/21' },
      rules: { ...DEFAULT_RULES, rounds, initialColour: 'white' },
      players: players.map((each) => ({
        ...each,
        birth: each.id === 5 ? '1991/05/17' : '1990/00/00',
        feePaid: each.id === 8,
      })),
    },
    format: 'trf',
    fileName: 'Open.trf',
  },
});
const note = (text: string, reported: boolean): EventDraft =>
  ({
    kind: 'incident-noted',
    payload: {
      ...{
        round: 1,
        board: 11,
        players: [9],
        article: '11.3.2.1',
        penalty: 'warning',
        decision: 'spoken to',
      },
      ...{ happenedAt: '2026-11-21T10:00', text, reported },
    },
  }) satisfies EventDraft;
export const DONE = results(1, FIRST, 'white-wins', 'draw', 'black-wins');
export const FINISHED = [
  event(1),
  ...up(1, FIRST, 3),
  ...DONE,
  note('A phone rang', false),
  note('Touched a piece', true),
];

/** Makes a file in the folder of the program. */
export function make(program: Program, name: string, ...drafts: readonly EventDraft[]): string {
  const path = program.path(name);
  const made = TournamentFile.create(path, drafts, {
    at: '2026-11-21T10:00:00+01:00',
    actor: 'CA',
    command: 'test',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  made.value.close();
  return path;
}
/** The same, and it is open. */
export async function opened(
  program: Program,
  name: string,
  ...drafts: readonly EventDraft[]
): Promise<string> {
  const path = make(program, name, ...drafts);
  await program.run('tournament.open', { file: path });
  return path;
}

/** The log of a file, which is closed for that where it is open. */
export async function logOf(program: Program, path: string): Promise<EventLog> {
  const { document } = await program.query('app.state', null);
  if (document?.path === path) await program.run('tournament.close', null);
  const read = readLog(path);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}
