/**
 * A scripted weekend for tests of storage: what the arbiter does next follows from the log alone, so that any log
 * can be continued, and two runs of the same length have the same chain.
 */
import { BLANK_INFO, blankPlayer, DEFAULT_RULES, type EventDraft } from '../../../src-engine/index.ts';
import { planRedo, planUndo, undoTarget } from '../../../src-main/handlers/log/steps.ts';
import type { Author, EventLog } from '../../../src-main/storage/event-log.ts';

export interface WeekendSize {
  /** Even. */
  readonly players: number;
  readonly rounds: number;
}

/** One thing that the arbiter does. */
export interface Step {
  readonly drafts: readonly EventDraft[];
  readonly author: Author;
}

/** Document identity that all weekends bear, so that their chains can be compared. */
export const WEEKEND_DOCUMENT = 'a-scripted-weekend';

const START = Date.parse('2026-11-20T16:00:00Z');

/** Number of commands in a log. */
function commandsIn(log: EventLog): number {
  return log.records.filter(({ part }) => part === 0).length;
}

/** What happens next; null when the weekend is over. */
export function nextStep(log: EventLog, size: WeekendSize): Step | null {
  const index = commandsIn(log);
  const drafts = nextDrafts(log, index, size);
  if (drafts === null) return null;
  const at = new Date(START + index * 1000).toISOString();
  return { drafts, author: { at, actor: index % 3 === 0 ? 'CA' : 'Desk', command: `step.${index}` } };
}

function nextDrafts(log: EventLog, index: number, { players, rounds }: WeekendSize): EventDraft[] | null {
  const { tournament } = log.state;
  if (index === 0) {
    const info = { ...BLANK_INFO, name: 'Scripted weekend' };
    return [{ kind: 'tournament-created', payload: { info, rules: { ...DEFAULT_RULES, rounds } } }];
  }
  const last = tournament.rounds.at(-1);
  if (last !== undefined && index % 7 === 0) {
    const target = undoTarget(log);
    const undo = target === null ? null : planUndo(log, target.seq);
    if (undo !== null && mayUndo(log, undo.seq)) return [undo.draft];
  }
  if (index % 14 === 1) {
    const redo = planRedo(log);
    if (redo !== null) return [redo.draft];
  }
  if (tournament.players.length < players) return [newPlayer(tournament.players.length + 1)];
  const open = last?.boards.findIndex(({ result }) => result === 'open') ?? -1;
  if (last === undefined || (last.stage === 'published' && open < 0)) {
    const round = tournament.rounds.length + 1;
    return round > rounds ? null : draftRound(round, players);
  }
  const round = tournament.rounds.length;
  if (last.stage !== 'published') {
    const version = (log.state.publications[round - 1] ?? 0) + 1;
    return [
      { kind: 'round-published', payload: { round, version, boards: last.boards.length, programme: 'test' } },
    ];
  }
  const { white, black, result: was } = last.boards[open]!;
  const result = (['white-wins', 'draw', 'black-wins'] as const)[(index + open) % 3]!;
  return [{ kind: 'result-entered', payload: { round, board: open + 1, white, black, result, was } }];
}

/** Results and publications are undone; players are not, so that the weekend gets on. */
function mayUndo(log: EventLog, seq: number): boolean {
  const { kind } = log.records[seq - 1]!;
  return kind === 'result-entered' || kind === 'round-published';
}

function newPlayer(id: number): EventDraft {
  const player = { ...blankPlayer(id, `Player${id}, Żółć`), rating: 1500 + 7 * id, tpn: id };
  return { kind: 'player-added', payload: { player } };
}

/** The circle method: everybody meets somebody new each round. */
function draftRound(round: number, players: number): EventDraft[] {
  const circle = Array.from({ length: players - 1 }, (_, index) => index + 1);
  const turned = circle.map((_, index) => circle[(index + round) % circle.length]!);
  const order = [players, ...turned];
  const pairs = Array.from({ length: players / 2 }, (_, index) => {
    const [a, b] = [order[index]!, order[players - 1 - index]!];
    return round % 2 === 0 ? { white: a, black: b } : { white: b, black: a };
  });
  return [
    { kind: 'round-drafted', payload: { round, pairs, unpaired: [], system: 'dutch-2026', seconds: 0 } },
    {
      kind: 'round-checked',
      payload: { round, agrees: true, verdict: { code: 'judged', boards: pairs.length }, violations: [] },
    },
  ];
}
