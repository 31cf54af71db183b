/** What the page of a correction shows: the papers, and where it falls among the periods of C.04.2 4.3. */
import {
  boardWith,
  correctionPeriods,
  isWaiting,
  pairingAfter,
  placeOfBoard,
  playersById,
  shortNames,
  type CorrectionPeriod,
  type GameResult,
  type ResultKind,
} from '../../../src-engine/index.ts';
import type { CorrectionView, KeyedEntry } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import { localIso } from '../../time.ts';
import { nameOfPlayer } from '../names.ts';
import { restorePoints } from '../restore-labels.ts';
import { pairedWith } from './paired-with.ts';

const PERIODS: Partial<Record<ResultKind, CorrectionPeriod>> = {
  'result-corrected-late': 'next-pairing',
  'result-rated-only': 'rating-only',
};

interface Corrected {
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly result: GameResult;
}

/** Null for an entry that 4.3 does not decide. The round is published. Cost: that of the restore points. */
export function correctionView(
  log: EventLog,
  { round, board, result }: Corrected,
  kind: ResultKind,
  now: string,
): CorrectionView | null {
  const period = PERIODS[kind];
  if (period === undefined) return null;
  const { tournament, rounds } = log.state;
  const known = tournament.rounds[round - 1]!;
  const facts = rounds[round - 1]!;
  const place = placeOfBoard(known, board);
  const game = boardWith(known, board)!;
  const players = playersById(tournament);
  const shorts = shortNames(tournament.players);
  const next = pairingAfter(log.state, round, board);
  const moments = {
    complete: momentOf(log, `R${round} end`),
    deadline: deadlineOf(log, round) ?? '',
    paired: momentOf(log, `R${next} begin`),
    ended: momentOf(log, `R${next} end`),
  };
  const second = facts.second[place] ?? null;
  const paired = pairedWith(log, round, board);
  const counted = isWaiting(paired.result) ? 'draw' : paired.result;
  return {
    round,
    board,
    white: nameOfPlayer(players.get(game.white)!, shorts),
    black: nameOfPlayer(players.get(game.black)!, shorts),
    entered: entryOf(game.result, facts.resultAt[place] ?? '', facts.resultBy[place] ?? ''),
    second: second === null ? null : entryOf(second.result, second.at, second.actor),
    result: texts.outcomes.result(result),
    now,
    period,
    next,
    paired: { round: paired.round, text: texts.outcomes.result(counted) },
    deadline: moments.deadline,
    periods: correctionPeriods(moments, period),
  };
}

function entryOf(result: GameResult | null, at: string, by: string): KeyedEntry {
  return { result, text: result === null ? '' : texts.outcomes.resultOrOpen(result), at, by };
}

function momentOf(log: EventLog, label: string): string {
  return restorePoints(log).find((point) => point.label === label)?.at ?? '';
}

/** C.04.2 4.3: when corrections of a round end as announced, ISO 8601, from its last result on; null where nothing runs. */
export function deadlineOf(log: EventLog, round: number): string | null {
  const minutes = log.state.tournament.rules.correctionMinutes;
  const complete = momentOf(log, `R${round} end`);
  if (minutes === undefined || complete === '') return null;
  return localIso(new Date(Date.parse(complete) + minutes * 60_000));
}
