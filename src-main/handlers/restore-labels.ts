/** Moments of the log with plain names, `R3 begin`, `R3 end`: when one is reached, and which there are. */
import {
  boardNumber,
  isWaiting,
  openGames,
  type GameResult,
  type EventDraft,
  type Numbered,
  type Round,
  type Tournament,
  type TournamentEvent,
} from '../../src-engine/index.ts';
import type { Catalogue } from '../../src-engine/texts/index.ts';
import type { MomentView } from '../ipc/contract.ts';
import type { EventLog } from '../storage/event-log.ts';
import { texts } from '../texts.ts';

/** Labels of the points that a command reached: rounds that went on the wall, and rounds that it completed. */
export function pointsReached(
  before: Tournament,
  drafts: readonly EventDraft[],
  after: Tournament,
): readonly string[] {
  const labels = new Set<string>();
  for (const { kind, payload } of drafts) {
    if (kind === 'round-published' || kind === 'round-repaired') labels.add(`R${payload.round} begin`);
    if (!isResult(kind)) continue;
    const { round } = payload as { round: number };
    const [was, is] = [before.rounds[round - 1], after.rounds[round - 1]];
    if (was !== undefined && is !== undefined && openGames(was) > 0 && openGames(is) === 0)
      labels.add(`R${round} end`);
  }
  return [...labels];
}

function isResult(kind: TournamentEvent['kind']): boolean {
  return kind === 'result-entered' || kind === 'result-corrected' || kind === 'result-corrected-late';
}

/** A moment of the log with a plain name, in no language: which entry, when, and how its round was then. */
interface Point {
  readonly seq: number;
  readonly at: string;
  /** `R3 begin`, as files have it in their names. */
  readonly label: string;
  readonly state: 'published' | 'publishedAgain' | 'complete';
}
type Points = readonly Point[];

/** By the list of entries that count, which is another one after every change. */
const known = new WeakMap<readonly number[], Points>();

/**
 * Moments with plain names: each round as it went on the wall, and each as its last result came in. Newest first.
 * Of several that bear the same name the newest counts. Cost: entries, once for each state of the log.
 */
export function restorePoints(log: EventLog): Points {
  const points = known.get(log.effective) ?? pointsIn(log);
  known.set(log.effective, points);
  return points;
}

/** Kinds beside results that tell which boards a round has. */
const TELLS: ReadonlySet<string> = new Set([
  'tournament-imported',
  'round-drafted',
  'round-arranged',
  'round-published',
  'round-repaired',
]);

/** What a point is called on screens: the label of a file is English in every language. */
export function pointName(
  label: string,
  { point }: Pick<Catalogue['tournamentFile']['restore'], 'point'> = texts.tournamentFile.restore,
): string {
  const [, round, at] = /^R(\d+) (begin|end)$/.exec(label) ?? [];
  return at === undefined ? label : point(Number(round), at as 'begin' | 'end');
}

/** The points in words. */
export function namedPoints(log: EventLog): MomentView['restorePoints'] {
  const words = texts.tournamentFile.restore;
  return restorePoints(log).map(({ seq, at, label, state }) => ({
    seq,
    at,
    label: pointName(label),
    text: words[state],
  }));
}

function pointsIn(log: EventLog): Points {
  const open = new Map<number, Set<number>>();
  const drafts = new Map<number, Numbered>();
  const points = new Map<string, Point>();
  const keep = ({ seq, at }: TournamentEvent, label: string, state: Point['state']) => {
    points.delete(label);
    points.set(label, { seq, at, label, state });
  };
  for (const seq of log.effective) {
    const { kind } = log.records[seq - 1]!;
    if (!TELLS.has(kind) && !kind.startsWith('result-')) continue;
    const event = log.event(seq);
    if (event.kind === 'tournament-imported') {
      // A report may come in the middle of a round.
      for (const [index, round] of event.payload.tournament.rounds.entries())
        open.set(index + 1, new Set(boardsInPlay(round)));
    } else if (event.kind === 'round-drafted' || event.kind === 'round-arranged') {
      drafts.set(event.payload.round, event.payload);
    } else if (event.kind === 'round-published') {
      const { round, boards } = event.payload;
      const draft = drafts.get(round) ?? {};
      open.set(round, new Set(Array.from({ length: boards }, (_, index) => boardNumber(draft, index))));
      keep(event, `R${round} begin`, 'published');
    } else if (event.kind === 'round-repaired') {
      const { round, open: waiting } = event.payload;
      open.set(round, new Set(waiting));
      keep(event, `R${round} begin`, 'publishedAgain');
    } else if (isResult(event.kind) || event.kind === 'result-cleared') {
      const { round, board, result } = event.payload as { round: number; board: number; result: GameResult };
      const waiting = open.get(round);
      if (waiting === undefined) continue;
      if (isWaiting(result)) waiting.add(board);
      else if (waiting.delete(board) && waiting.size === 0) keep(event, `R${round} end`, 'complete');
    }
  }
  return [...points.values()].sort((a, b) => b.seq - a.seq);
}

/** Numbers of the boards that wait for their result. */
function boardsInPlay(round: Round): number[] {
  return round.boards.flatMap(({ result }, index) => (isWaiting(result) ? [boardNumber(round, index)] : []));
}
