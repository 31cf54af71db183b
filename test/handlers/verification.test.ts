/** The second entry on a desk of its own: boards 11, 14 and 20; each result and each look at it comes from somebody else. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult } from '../../src-engine/index.ts';
import {
  secondEntryObstacle,
  verificationCommands,
  verificationQueries,
} from '../../src-main/handlers/results/verification.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, minute, results, SECOND, TABLES, up } from './written.ts';

/** Entries 4 and 5 are the results of boards 11 and 14; nobody has keyed that of board 20. */
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const again = (place: number, result: GameResult, was: GameResult): EventDraft => ({
  kind: 'result-verified',
  payload: { round: 1, board: TABLES[place]!, ...FIRST[place]!, result, was },
});
const words = texts.verification;
const player = (id: number) => ({
  ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
});
const deskOf = (...more: readonly EventDraft[]) => {
  const written = new DeskWithJobs([...PLAYED, ...more]);
  const commands = verificationCommands(written.desk);
  const view = async () => {
    const reply = await verificationQueries(written.desk)['results.verification']({ round: 1 });
    if (!reply.ok) throw new Error(reply.refusal.code);
    return reply.value;
  };
  return {
    written,
    view,
    verify: commands['results.verify'],
    settle: commands['results.settle'],
    require: commands['results.requireSecond'],
  };
};

describe('the view of the second entry', () => {
  it('hides the first entry of a board until it was keyed again, then shows both', async () => {
    const { view } = deskOf(again(1, 'black-wins', 'draw'));
    expect(await view()).toEqual({
      round: 1,
      required: false,
      toKey: 1,
      differing: 1,
      isComplete: false,
      boards: [
        {
          ...{ board: 11, white: player(9), black: player(6), state: 'to-key' },
          ...{ first: null, second: null, kept: '' },
        },
        {
          ...{ board: 14, white: player(5), black: player(8), state: 'differs', kept: '' },
          first: { result: 'draw', text: '½ – ½', at: minute(5), by: 'A5' },
          second: { result: 'black-wins', text: '0 – 1', at: minute(6), by: 'A6' },
        },
        {
          ...{ board: 20, white: player(7), black: player(4), state: 'open' },
          ...{ first: null, second: null, kept: '' },
        },
      ],
    });
  });

  it('is of a round that is there, of a tournament that is open', async () => {
    const { written } = deskOf();
    const ask = (round: number) =>
      refusedBy(verificationQueries(written.desk)['results.verification']({ round }));
    expect(await ask(2)).toMatchObject({ code: 'not-there', message: 'Round 2 no longer exists.' });
    written.desk.document = null;
    expect((await ask(1)).code).toBe('no-document');
  });
});

describe('a result that is keyed again', () => {
  const keyed = { round: 1, board: 14, result: 'draw', confirmed: 0 } as const;

  it('agrees with the first one, or differs from it, and is stored beside it', async () => {
    const { verify, written } = deskOf();
    const payload = { round: 1, board: 14, white: 5, black: 8, was: 'draw' };
    expect(await verify(keyed)).toEqual({
      ok: true,
      value: {
        echo: '14 · Name5 ½ – ½ Name8: same as the first entry',
        differs: false,
        savedAt: written.now,
      },
    });
    written.time += 5000;
    expect(await verify({ ...keyed, result: 'white-wins', white: 5, black: 8 })).toEqual({
      ok: true,
      value: {
        echo: '14 · Name5 1 – 0 Name8: differs from the first entry',
        differs: true,
        savedAt: written.now,
      },
    });
    expect(written.stored).toEqual([
      { kind: 'result-verified', payload: { ...payload, result: 'draw' } },
      { kind: 'result-verified', payload: { ...payload, result: 'white-wins' } },
    ]);
  });

  it('is not taken for a board that is not there, for others than those who sit there, or before the first', async () => {
    const { verify, written } = deskOf();
    expect(await refusedBy(verify({ ...keyed, board: 12 }))).toMatchObject({
      code: 'not-there',
      message: 'Board 12 of round 1 no longer exists.',
    });
    expect((await refusedBy(verify({ ...keyed, round: 2 }))).message).toBe(
      'Board 14 of round 2 no longer exists.',
    );
    for (const others of [{ white: 8 }, { black: 5 }])
      expect(await refusedBy(verify({ ...keyed, ...others }))).toMatchObject({
        code: 'other-players',
        message: texts.results.otherPlayers(1, 14),
        advice: texts.results.lookAgain,
      });
    expect(await refusedBy(verify({ ...keyed, board: 20 }))).toMatchObject({
      code: 'no-first-entry',
      message: words.noFirst(20),
      advice: words.noFirstAdvice,
    });
    expect(written.stored).toEqual([]);
  });
});

describe('two entries that differ', () => {
  const shown = {
    round: 1,
    board: 14,
    white: 5,
    black: 8,
    confirmed: 0,
    first: 'draw',
    second: 'black-wins',
  } as const;
  const differing = () => deskOf(again(1, 'black-wins', 'draw'));
  const fact = { round: 1, board: 14, white: 5, black: 8, was: 'draw' };

  it('are settled for the first, which stays', async () => {
    const { settle, written, view } = differing();
    expect(await settle({ ...shown, kept: 'first' })).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      { kind: 'entry-settled', payload: { ...fact, result: 'draw', kept: 'first' } },
    ]);
    const { boards, ...counts } = await view();
    expect(counts).toMatchObject({ toKey: 1, differing: 0, isComplete: false });
    expect(boards[1]).toMatchObject({ state: 'settled', kept: 'first' });
  });

  it('are settled for the second, which replaces the first after a question', async () => {
    const { settle, written } = differing();
    expect(await askedBy(settle({ ...shown, kept: 'second' }))).toEqual({
      level: 2,
      act: 'Correct the result',
      consequences: ['14 · Name5 0 – 1 Name8: this replaces ½ – ½.'],
    });
    expect(written.stored).toEqual([]);
    expect(await settle({ ...shown, kept: 'second', confirmed: 2 })).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      { kind: 'result-corrected', payload: { ...fact, result: 'black-wins' } },
      { kind: 'entry-settled', payload: { ...fact, result: 'black-wins', kept: 'second' } },
    ]);
  });

  it('leave nothing to settle where the second says that the game is open', async () => {
    const { settle, written } = deskOf(again(1, 'open', 'draw'));
    expect(await settle({ ...shown, second: 'open', kept: 'second', confirmed: 2 })).toMatchObject({
      ok: true,
    });
    expect(written.stored).toEqual([{ kind: 'result-cleared', payload: { ...fact, result: 'open' } }]);
  });

  it('are not settled for a second that cannot be entered any more', async () => {
    const { settle, written } = deskOf(again(1, 'open', 'draw'), ...up(2, FIRST, 3));
    const refused = await refusedBy(settle({ ...shown, second: 'open', kept: 'second', confirmed: 4 }));
    expect(refused.code).toBe('result-stays');
    expect(written.stored).toEqual([]);
  });

  it('C.04.2 4.3 are settled for a second that comes late: the correction counts from the next pairing on, or for the report alone', async () => {
    const last = results(1, FIRST, 'draw', 'draw', 'black-wins')[2]!;
    const settled = { kind: 'entry-settled', payload: { ...fact, result: 'black-wins', kept: 'second' } };
    const late = deskOf(again(1, 'black-wins', 'draw'), last, ...up(2, SECOND, 4));
    const question = { level: 3, act: 'Correct the result', article: 'C.04.2 4.3' };
    expect(await askedBy(late.settle({ ...shown, kept: 'second' }))).toMatchObject(question);
    expect(await late.settle({ ...shown, kept: 'second', confirmed: 3 })).toEqual({ ok: true, value: null });
    expect(late.written.stored).toEqual([
      { kind: 'result-corrected-late', payload: { ...fact, result: 'black-wins' } },
      settled,
    ]);
    const over = [...up(2, SECOND, 4), ...results(2, SECOND, 'draw', 'draw', 'draw')];
    const tooLate = deskOf(again(1, 'black-wins', 'draw'), last, ...over);
    expect(await askedBy(tooLate.settle({ ...shown, kept: 'second' }))).toMatchObject({
      ...{ ...question, act: 'Correct the rating report' },
    });
    expect(await tooLate.settle({ ...shown, kept: 'second', confirmed: 3 })).toMatchObject({ ok: true });
    expect(tooLate.written.stored).toEqual([
      { kind: 'result-rated-only', payload: { ...fact, result: 'black-wins' } },
      settled,
    ]);
    const { boards } = await tooLate.view();
    expect(boards[1]).toMatchObject({ state: 'settled', kept: 'second', second: { result: 'black-wins' } });
    expect(tooLate.written.log.state.tournament.rounds[0]!.boards[1]).toMatchObject({
      ...{ white: 5, black: 8, result: 'draw', ratedAs: 'black-wins' },
    });
  });

  it('are settled as they were shown, and for those who sit there', async () => {
    const { settle, written } = differing();
    const kept = 'first' as const;
    const wrong = [
      [{ round: 2 }, 'not-there'],
      [{ board: 12 }, 'not-there'],
      [{ white: 8 }, 'other-players'],
      [{ black: 5 }, 'other-players'],
      [{ first: 'white-wins' }, 'other-entries'],
      [{ first: null }, 'other-entries'],
      [{ second: 'draw' }, 'other-entries'],
      [{ second: null }, 'other-entries'],
    ] as const;
    const codes = [];
    for (const [change] of wrong) codes.push((await refusedBy(settle({ ...shown, ...change, kept }))).code);
    expect(codes).toEqual(wrong.map(([, code]) => code));
    expect((await refusedBy(settle({ ...shown, board: 12, kept }))).message).toBe(
      'Board 12 of round 1 no longer exists.',
    );
    expect((await refusedBy(settle({ ...shown, white: 8, kept }))).message).toBe(
      texts.results.otherPlayers(1, 14),
    );
    expect(await refusedBy(settle({ ...shown, first: null, kept }))).toMatchObject({
      message: words.otherEntries(14),
      advice: 'Look at the screen again.',
    });
    expect(written.stored).toEqual([]);
  });
});

describe('boards without a difference', () => {
  const board11 = {
    round: 1,
    board: 11,
    white: 9,
    black: 6,
    first: null,
    second: null,
    confirmed: 0,
  } as const;

  it('need no second entry where there is no slip, which is stored', async () => {
    const { settle, written, view } = deskOf();
    expect(await settle({ ...board11, kept: 'no-slip' })).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      {
        kind: 'entry-settled',
        payload: {
          ...{ round: 1, board: 11, white: 9, black: 6 },
          ...{ result: 'white-wins', was: 'white-wins', kept: 'no-slip' },
        },
      },
    ]);
    expect((await view()).boards[0]).toMatchObject({
      state: 'settled',
      first: { result: 'white-wins', text: '1 – 0', at: minute(4), by: 'A4' },
      second: { result: null, text: 'No slip', at: written.now, by: 'CA' },
      kept: 'no-slip',
    });
  });

  it('have nothing to settle otherwise', async () => {
    const { settle, written } = deskOf(again(1, 'draw', 'draw'));
    for (const kept of ['first', 'second'] as const)
      expect(await refusedBy(settle({ ...board11, kept }))).toMatchObject({
        code: 'nothing-to-settle',
        message: 'Board 11 has no difference to settle.',
      });
    const same = { ...board11, board: 14, white: 5, black: 8, first: 'draw', second: 'draw' } as const;
    for (const kept of ['first', 'second', 'no-slip'] as const)
      expect((await refusedBy(settle({ ...same, kept }))).code).toBe('nothing-to-settle');
    const open = { ...board11, board: 20, white: 7, black: 4, kept: 'no-slip' } as const;
    expect(await refusedBy(settle(open))).toMatchObject({
      code: 'no-first-entry',
      message: 'Board 20 has no result yet.',
      advice: words.noFirstAdvice,
    });
    expect(written.stored).toEqual([]);
  });
});

describe('the gate before the next pairing', () => {
  const required: EventDraft = { kind: 'second-entry-required', payload: { required: true } };
  const obstacle = (round: number, ...more: readonly EventDraft[]) =>
    secondEntryObstacle(folded(...PLAYED, ...more), round);
  const third: EventDraft = {
    kind: 'result-entered',
    payload: { round: 1, board: 20, ...FIRST[2]!, result: 'black-wins', was: 'open' },
  };

  it('says how many boards of the round before are to be keyed and to be settled', () => {
    expect(obstacle(2, required, third, again(1, 'white-wins', 'draw'))).toEqual({
      code: 'second-entry-missing',
      severity: 'refused',
      message: 'The second entry of round 1 is not complete: 2 boards to key, 1 difference to settle.',
      advice: words.missingAdvice,
    });
  });

  it('is open where nobody asks for it, and where all were keyed twice', () => {
    expect(obstacle(2, third)).toBeNull();
    expect(obstacle(1, required, third)).toBeNull();
    const all = [again(0, 'white-wins', 'white-wins'), again(1, 'draw', 'draw')];
    expect(obstacle(2, required, third, ...all, again(2, 'black-wins', 'black-wins'))).toBeNull();
  });

  it('is closed and opened by one entry each', async () => {
    const { require, written, view } = deskOf();
    for (const wanted of [false, true, true, false])
      expect(await require({ required: wanted })).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      required,
      { kind: 'second-entry-required', payload: { required: false } },
    ]);
    await require({ required: true });
    expect((await view()).required).toBe(true);
  });
});
