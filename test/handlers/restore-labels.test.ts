import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pointsReached, restorePoints } from '../../src-main/handlers/restore-labels.ts';
import { deadlineOf } from '../../src-main/handlers/results/correction-view.ts';
import {
  BLANK_TOURNAMENT,
  type EventDraft,
  type GameResult,
  type Round,
  type Tournament,
} from '../../src-engine/index.ts';
import { DeskWithJobs } from './desk-with-jobs.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';
import { FIRST, imported, minute, TABLES } from './written.ts';

describe('moments with plain names', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const last = async () => (await program.query('app.state', null)).document!.lastEvent;
  const labels = async () => {
    const { restorePoints } = await program.query('log.moment', { seq: await last() });
    return restorePoints.map(({ label, seq }) => [label, seq]);
  };
  const enter = (board: number, result: 'draw' | 'white-wins' | 'adjourned') =>
    program.confirm('results.enter', { round: 1, board, result, confirmed: 0 });

  it('an adjourned game keeps a round from its end', async () => {
    const begin = await last();
    await enter(2, 'adjourned');
    await enter(1, 'draw');
    expect(await labels()).toEqual([['R1 begin', begin]]);
    await enter(2, 'white-wins');
    expect(await labels()).toEqual([
      ['R1 end', await last()],
      ['R1 begin', begin],
    ]);
  });

  it('a correction in a finished round makes no other end', async () => {
    await enter(1, 'draw');
    await enter(2, 'draw');
    const end = await last();
    await enter(1, 'white-wins');
    expect((await labels())[0]).toEqual(['R1 end', end]);
  });

  it('looking at the newest entry is now, where things can be changed', async () => {
    await enter(1, 'draw');
    await program.run('log.lookAt', { seq: (await last()) - 1 });
    expect((await program.query('app.state', null)).document!.past).not.toBeNull();
    await program.run('log.lookAt', { seq: await last() });
    expect((await program.query('app.state', null)).document!.past).toBeNull();
    await enter(2, 'draw');
  });
});

describe('a round that came with a report while games were on', () => {
  const base = imported();
  const { tournament } = base.payload;
  const games = (['draw', 'open', 'adjourned'] as const).map((result, at) => ({
    ...{ ...FIRST[at]!, result, ratedAs: null },
  }));
  const round: Round = {
    stage: 'published',
    boards: games,
    boardNumbers: TABLES,
    unpaired: [{ player: 3, kind: 'pab' }],
    version: 0,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
  };
  const came: EventDraft = {
    ...base,
    payload: {
      ...base.payload,
      tournament: {
        ...tournament,
        rules: { ...tournament.rules, correctionMinutes: 30 },
        rounds: [round],
      },
    },
  };
  const result = (place: number, was: GameResult): EventDraft => ({
    kind: 'result-entered',
    payload: { round: 1, board: TABLES[place]!, ...FIRST[place]!, result: 'white-wins', was },
  });
  const logOf = (...drafts: readonly EventDraft[]) => new DeskWithJobs([came, ...drafts]).log;

  it('ends with the last of its results, and C.04.2 4.3 corrections have their minutes from then on', () => {
    const open = logOf(result(1, 'open'));
    expect([restorePoints(open), deadlineOf(open, 1)]).toEqual([[], null]);
    const over = logOf(result(1, 'open'), result(2, 'adjourned'));
    expect(restorePoints(over)).toEqual([{ seq: 3, at: minute(3), label: 'R1 end', state: 'complete' }]);
    expect(Date.parse(deadlineOf(over, 1)!)).toBe(Date.parse(minute(33)));
  });
});

describe('points that a command reaches', () => {
  const EMPTY: Round = {
    stage: 'published',
    boards: [],
    unpaired: [],
    version: 1,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
  };
  /** Rounds with these results, each on boards of its own. */
  const played = (...rounds: readonly (readonly GameResult[])[]): Tournament => ({
    ...BLANK_TOURNAMENT,
    rounds: rounds.map((results) => ({
      ...EMPTY,
      boards: results.map((result, index) => ({
        white: 2 * index + 1,
        black: 2 * index + 2,
        result,
        ratedAs: null,
      })),
    })),
  });
  const draft = (kind: EventDraft['kind'], round: number) => ({ kind, payload: { round } }) as EventDraft;
  const entered = draft('result-entered', 2);

  it('the end of a round is its last result, in whichever round that is', () => {
    const before = played(['draw', 'open'], ['open', 'draw'], ['open']);
    expect(pointsReached(before, [entered], played(['draw', 'open'], ['draw', 'draw'], ['open']))).toEqual([
      'R2 end',
    ]);
    expect(pointsReached(before, [entered], played(['draw', 'open'], ['open', 'draw'], ['open']))).toEqual(
      [],
    );
  });

  it('an adjourned game keeps the round from its end, and its result makes it', () => {
    const waiting = played([], ['draw', 'adjourned']);
    expect(pointsReached(played([], ['open', 'adjourned']), [entered], waiting)).toEqual([]);
    expect(pointsReached(waiting, [entered], played([], ['draw', 'white-wins']))).toEqual(['R2 end']);
  });

  it('a correction in a round that had ended reaches nothing', () => {
    const before = played([], ['draw', 'draw']);
    const after = played([], ['draw', 'white-wins']);
    for (const kind of ['result-corrected', 'result-corrected-late'] as const)
      expect(pointsReached(before, [draft(kind, 2)], after)).toEqual([]);
  });

  it('the last result may come in as a correction', () => {
    const after = played([], ['draw', 'draw']);
    for (const kind of ['result-entered', 'result-corrected', 'result-corrected-late'] as const)
      expect(pointsReached(played([], ['draw', 'open']), [draft(kind, 2)], after)).toEqual(['R2 end']);
  });

  it('several results of one table end a round once', () => {
    const after = played([], ['draw', 'draw']);
    expect(pointsReached(played([], ['open', 'open']), [entered, entered], after)).toEqual(['R2 end']);
  });

  it('a round begins when it goes on the wall and when it is repaired there, and at nothing else', () => {
    const open = played([], ['open']);
    for (const kind of ['round-published', 'round-repaired'] as const)
      expect(pointsReached(open, [draft(kind, 2)], open)).toEqual(['R2 begin']);
    for (const kind of ['round-paired', 'round-unpublished', 'player-added'] as const)
      expect(pointsReached(open, [draft(kind as never, 2)], open)).toEqual([]);
  });
});
