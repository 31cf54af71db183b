/** C.04.2 4.3: what the page of a correction shows. Boards 11, 14 and 20; every entry of the log comes at a minute of its own. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_INFO,
  DEFAULT_RULES,
  type EventDraft,
  type GameResult,
  type ResultKind,
} from '../../src-engine/index.ts';
import { correctionView, deadlineOf } from '../../src-main/handlers/results/correction-view.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';

const TABLES = [11, 14, 20] as const;
const PAIRS = [
  { white: 6, black: 1 },
  { white: 2, black: 5 },
  { white: 4, black: 3 },
] as const;

/** Minutes after ten, UTC. */
const minute = (count: number): string => new Date(Date.UTC(2026, 10, 21, 10, count)).toISOString();

/** A log whose entry `n` comes at minute `n`, signed `A<n>`. */
function logOf(...drafts: readonly EventDraft[]): EventLog {
  const made = EventLog.from('document', []);
  if (!made.ok) throw new Error(made.failure.code);
  const log = made.value;
  drafts.forEach((draft, index) => {
    const author = { at: minute(index + 1), actor: `A${index + 1}`, command: 'test' };
    const prepared = log.prepare([draft], author);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.failure));
    log.accept(prepared.value);
  });
  return log;
}

const created = (correctionMinutes?: number): readonly EventDraft[] => [
  {
    kind: 'tournament-created',
    payload: {
      info: BLANK_INFO,
      rules: {
        ...DEFAULT_RULES,
        rounds: 4,
        ...(correctionMinutes === undefined ? {} : { correctionMinutes }),
      },
    },
  },
  {
    kind: 'players-added',
    payload: {
      players: [1, 2, 3, 4, 5, 6].map((id) => ({ ...blankPlayer(id, `Name${id}, Given`), tpn: 7 - id })),
      fileName: '',
    },
  },
];

const up = (round: number): readonly EventDraft[] => [
  {
    kind: 'round-drafted',
    payload: { round, pairs: PAIRS, boardNumbers: TABLES, unpaired: [], system: 'dutch-2026', seconds: 0 },
  },
  { kind: 'round-published', payload: { round, version: 1, boards: 3, programme: 'test' } },
];

const keyed = (
  kind: ResultKind | 'result-verified',
  round: number,
  place: number,
  result: GameResult,
): EventDraft => ({
  kind,
  payload: { round, board: TABLES[place]!, ...PAIRS[place]!, result, was: 'open' },
});

const played = (round: number): readonly EventDraft[] =>
  [2, 0, 1].map((place) => keyed('result-entered', round, place, place === 1 ? 'draw' : 'white-wins'));

const NOW = minute(59);
const late = { round: 1, board: 14, result: 'black-wins' } as const;

describe('the page of a correction', () => {
  // Entries 3, 4: round 1 on the wall; 5–7: its results, board 14 last; 8: keyed again; 9, 10: round 2 on the wall.
  const log = logOf(
    ...created(30),
    ...up(1),
    ...played(1),
    keyed('result-verified', 1, 1, 'black-wins'),
    ...up(2),
    ...played(2),
    ...up(3),
  );

  it('shows both entries of the board, who made them and when, and the players by colour', () => {
    const view = correctionView(log, late, 'result-corrected-late', NOW)!;
    expect(view).toMatchObject({
      round: 1,
      board: 14,
      white: { id: 2, tpn: 5 },
      black: { id: 5, tpn: 2 },
      entered: { result: 'draw', text: '½ – ½', at: minute(7), by: 'A7' },
      second: { result: 'black-wins', text: '0 – 1', at: minute(8), by: 'A8' },
      result: '0 – 1',
      now: NOW,
      next: 2,
      paired: { round: 3, text: '½ – ½' },
    });
    const other = correctionView(log, { ...late, board: 20 }, 'result-corrected-late', NOW)!;
    expect(other).toMatchObject({
      board: 20,
      white: { id: 4 },
      black: { id: 3 },
      entered: { result: 'white-wins', at: minute(5), by: 'A5' },
      second: null,
    });
  });

  it('shows that the second entry found no slip, without a result', () => {
    const settled: EventDraft = {
      kind: 'entry-settled',
      payload: { round: 1, board: 14, ...PAIRS[1], result: 'draw', was: 'draw', kept: 'no-slip' },
    };
    const keyedTwice = logOf(...created(), ...up(1), ...played(1), settled, ...up(2));
    expect(correctionView(keyedTwice, late, 'result-corrected-late', NOW)!.second).toEqual({
      ...{ result: null, text: '', at: minute(8), by: 'A8' },
    });
  });

  it('says by which result the newest round is paired, where a correction stands and where the game waited', () => {
    const wrong: EventDraft = {
      kind: 'result-corrected-late',
      payload: { round: 1, board: 14, ...PAIRS[1], result: 'white-wins', was: 'draw' },
    };
    const again = logOf(...created(), ...up(1), ...played(1), ...up(2), wrong);
    const view = correctionView(again, late, 'result-corrected-late', NOW)!;
    expect([view.entered.text, view.result, view.paired]).toEqual([
      ...['1 – 0', '0 – 1', { round: 2, text: '½ – ½' }],
    ]);
    const waited = logOf(...created(), ...up(1), ...played(1).slice(0, 2), ...up(2), {
      ...wrong,
      payload: { ...wrong.payload, was: 'open' },
    });
    expect(correctionView(waited, late, 'result-corrected-late', NOW)!.paired).toEqual({
      ...{ round: 2, text: '½ – ½' },
    });
  });

  it('counts the periods from the last result, the wall and the end of the next round', () => {
    const { periods, period } = correctionView(log, late, 'result-rated-only', NOW)!;
    expect(period).toBe('rating-only');
    expect(periods.map(({ from, at, state }) => [from, at, state])).toEqual([
      ['complete', minute(7), 'over'],
      ['paired', minute(10), 'over'],
      ['ended', minute(13), 'now'],
    ]);
  });

  it('lets the deadline run from the last result of its own round', () => {
    const running = correctionView(log, late, 'result-corrected-late', NOW)!;
    expect(Date.parse(running.deadline)).toBe(Date.parse(minute(37)));
    expect(Date.parse(deadlineOf(log, 2)!)).toBe(Date.parse(minute(43)));
    // The last round has no result yet.
    expect(deadlineOf(log, 3)).toBeNull();
    const without = logOf(...created(), ...up(1), ...played(1), ...up(2));
    expect(deadlineOf(without, 1)).toBeNull();
    expect(correctionView(without, late, 'result-corrected-late', NOW)!.deadline).toBe('');
  });

  it('begins the second period with the deadline where that came before the wall', () => {
    const early = logOf(
      ...created(1),
      ...up(1),
      ...played(1),
      keyed('result-corrected', 1, 0, 'draw'),
      ...up(2),
    );
    const { periods } = correctionView(early, late, 'result-corrected-late', NOW)!;
    expect(periods.map(({ from, state }) => [from, state])).toEqual([
      ['complete', 'over'],
      ['deadline', 'now'],
      ['ended', 'to-come'],
    ]);
    expect(Date.parse(periods[1]!.at)).toBe(Date.parse(minute(8)));
  });

  it('has nothing to say of entries that 4.3 does not decide', () => {
    for (const kind of ['result-entered', 'result-cleared', 'result-corrected'] as const)
      expect(correctionView(log, late, kind, NOW)).toBeNull();
  });
});
