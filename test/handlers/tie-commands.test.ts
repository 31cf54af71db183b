/** C.07 4.2 on a desk of its own: ties settled by lot or by hand, values from outside, and the start position of a round. */
import { describe, expect, it } from 'vitest';
import { drawnStartPosition, startPositionOf, type EventDraft } from '../../src-engine/index.ts';
import { startPositionCommands } from '../../src-main/handlers/round/start-position.ts';
import { tieCommands } from '../../src-main/handlers/standings/ties.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
import { FIRST, imported, results, SECOND, up } from './written.ts';

const words = texts.ties;
const base = imported();
const { tournament } = base.payload;
const rules = { ...tournament.rules, tieBreaks: ['OTHER_POOL'], lotSeed: 17 };
const START: EventDraft[] = [
  { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } },
  ...up(1, FIRST, 3),
];
/** 9, 4 and 3 share rank 1, 5 and 8 rank 4, 6 and 7 rank 6. */
const OVER = [...START, ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const deskOf = (...drafts: readonly EventDraft[]) => {
  const written = new DeskWithJobs(drafts);
  const commands = tieCommands(written.desk);
  return {
    written,
    lots: (player: number, confirmed: 0 | 3 = 0, afterRound = 1) =>
      commands['standings.drawLots']({ afterRound, player, confirmed }),
    hand: (order: readonly number[], confirmed: 0 | 3 = 0, why = ' play-off ') =>
      commands['standings.rankByHand']({ afterRound: 1, order: [...order], why, confirmed }),
    outside: (code: string, ...values: readonly (readonly [number, number])[]) =>
      commands['standings.setOutside']({
        code,
        values: values.map(([player, value]) => ({ player, value })),
      }),
  };
};
const names = (ids: readonly number[]) => ids.map((id) => `Name${id}, Given`);

describe('a tie', () => {
  it('is settled by lots of the seed of the tournament, after a question', async () => {
    const { lots, written } = deskOf(...OVER);
    expect(await askedBy(lots(8))).toEqual({
      ...{ level: 3, act: 'Draw lots', article: 'C.07 4.2' },
      consequences: [words.lots.among(2, 4), words.lots.names(names([5, 8])), words.lots.repeatable],
    });
    expect(written.stored).toEqual([]);
    expect(await lots(8, 3)).toEqual({ ok: true, value: { players: 2 } });
    const order = [5, 8];
    expect(written.stored).toEqual([
      { kind: 'tie-settled', payload: { afterRound: 1, by: 'lot', order, seed: 17, place: 4, why: '' } },
    ]);
    // Now each has a rank of their own.
    expect(await refusedBy(lots(8))).toEqual({
      ...{ code: 'not-tied', severity: 'refused', message: words.notTied('Name8, Given'), advice: '' },
    });
    expect(await lots(3, 3)).toEqual({ ok: true, value: { players: 3 } });
  });

  it('is settled in the order of the lots, whatever that of the players is', async () => {
    const { lots, written } = deskOf(...OVER);
    await lots(8, 3);
    await lots(3, 3);
    await lots(6, 3);
    expect(written.stored.map(({ payload }) => (payload as { order: readonly number[] }).order)).toEqual([
      [5, 8],
      [9, 4, 3],
      [7, 6],
    ]);
  });

  it('is that after the round that is asked for', async () => {
    const later = results(2, SECOND, 'white-wins', 'white-wins', 'draw');
    const { lots, written } = deskOf(...OVER, ...up(2, SECOND, 4), ...later);
    // After round 2 player 8 has one and a half points, alone; after round 1 they shared rank 4.
    expect((await refusedBy(lots(8, 3, 2))).code).toBe('not-tied');
    expect(await lots(8, 3, 1)).toEqual({ ok: true, value: { players: 2 } });
    expect(written.stored[0]!.payload).toMatchObject({ afterRound: 1, place: 4 });
  });

  it('is none while a single game is open', async () => {
    const { lots } = deskOf(...START, ...results(1, FIRST, 'white-wins', 'draw'));
    expect(await refusedBy(lots(8))).toMatchObject({ code: 'games-open', message: words.gamesOpen(1) });
  });

  it('is ranked by hand with a reason, all of those who share it once', async () => {
    const { hand, written } = deskOf(...OVER);
    expect(await askedBy(hand([4, 9, 3]))).toEqual({
      ...{ level: 3, act: 'Rank by hand', article: 'C.07 4.2' },
      consequences: [words.hand.order(names([4, 9, 3])), words.hand.arbiter],
    });
    const notTheTie = { message: words.notTheTie, advice: words.notTheTieAdvice };
    for (const order of [[], [4, 9], [4, 9, 9], [4, 9, 3, 3], [4, 9, 8]])
      expect(await refusedBy(hand(order))).toEqual({
        code: 'not-the-tie',
        severity: 'refused',
        ...notTheTie,
      });
    expect(await refusedBy(hand([4, 9, 3], 0, '  '))).toEqual({
      ...{ code: 'reason-missing', severity: 'refused', message: words.hand.whyMissing, advice: '' },
    });
    expect(await hand([4, 9, 3], 3)).toEqual({ ok: true, value: null });
    const payload = { afterRound: 1, by: 'hand', order: [4, 9, 3], seed: null, place: 1, why: 'play-off' };
    expect(written.stored).toEqual([{ kind: 'tie-settled', payload }]);
  });

  it('is none while games are open, for who is not there, and after a round that is not', async () => {
    const open = deskOf(...START, ...results(1, FIRST, 'white-wins'));
    const gamesOpen = {
      ...{ code: 'games-open', severity: 'refused', article: 'C.04.2 3.1' },
      ...{ message: words.gamesOpen(2), advice: words.gamesOpenAdvice },
    };
    expect(await refusedBy(open.lots(8))).toEqual(gamesOpen);
    expect(await refusedBy(open.hand([5, 8]))).toEqual(gamesOpen);
    const { lots } = deskOf(...OVER, up(2, SECOND, 4)[0]!);
    const gone = { code: 'not-there', message: texts.refusals.gone.row };
    expect(await refusedBy(lots(77))).toMatchObject(gone);
    // A draft is not on the wall.
    expect(await refusedBy(lots(8, 0, 2))).toMatchObject(gone);
    expect(await lots(8, 3, 1)).toMatchObject({ ok: true });
  });
});

describe('values from outside', () => {
  it('are stored with those before, and not twice', async () => {
    const { outside, written } = deskOf(...START);
    const done = { ok: true, value: null };
    // None are what there was.
    expect(await outside('OTHER_POOL')).toEqual(done);
    expect(written.stored).toEqual([]);
    expect(await outside('OTHER_POOL', [9, 250], [4, 1500])).toEqual(done);
    expect(await outside('OTHER_POOL', [9, 250], [4, 1500])).toEqual(done);
    expect(await outside('OTHER_POOL', [9, 251], [4, 1500])).toEqual(done);
    expect(await outside('OTHER_POOL')).toEqual(done);
    const [first, second] = [
      [
        [9, 250],
        [4, 1500],
      ],
      [
        [9, 251],
        [4, 1500],
      ],
    ];
    expect(written.stored.map(({ payload }) => payload)).toEqual([
      { code: 'OTHER_POOL', values: first, was: null },
      { code: 'OTHER_POOL', values: second, was: first },
      { code: 'OTHER_POOL', values: [], was: second },
    ]);
  });

  it('belong to a code of the event’s own in its list, and to players who are there', async () => {
    const { outside, written } = deskOf(...START);
    const { unknownCode, unknownCodeAdvice: advice } = words.outside;
    for (const code of ['OTHER_CUP', 'BH'])
      expect(await refusedBy(outside(code, [9, 1]))).toEqual({
        ...{ code: 'tie-break-unknown', severity: 'refused', message: unknownCode(code), advice },
      });
    const gone = { code: 'not-there', message: texts.refusals.gone.listedPlayer };
    expect(await refusedBy(outside('OTHER_POOL', [9, 1], [77, 2]))).toMatchObject(gone);
    expect(await refusedBy(outside('OTHER_POOL', [9, 1], [9, 2]))).toMatchObject(gone);
    expect(written.stored).toEqual([]);
    const listed = { ...rules, tieBreaks: ['BH'] };
    const usual = { ...base, payload: { ...base.payload, tournament: { ...tournament, rules: listed } } };
    expect((await refusedBy(deskOf(usual, ...START.slice(1)).outside('BH', [9, 1]))).code).toBe(
      'tie-break-unknown',
    );
  });
});

describe('the start position of a round', () => {
  const say = words.startPosition;
  const draw = (drafts: readonly EventDraft[]) => {
    const written = new DeskWithJobs(drafts);
    const command = startPositionCommands(written.desk)['round.drawStartPosition'];
    return { written, draw: (round: number, confirmed: 0 | 2 | 3 = 0) => command({ round, confirmed }) };
  };

  it('is drawn from a seed that the log keeps, and more loudly where there was one', async () => {
    const desk = draw(START);
    expect(await askedBy(desk.draw(2))).toEqual({ level: 2, act: say.act, consequences: [say.all(2)] });
    const drawn = await desk.draw(2, 2);
    const [entry] = desk.written.stored;
    const { seed, ...payload } = entry!.payload as { seed: number; number: number };
    expect(seed).toBeGreaterThan(0);
    expect(payload).toEqual({ round: 2, number: drawnStartPosition(seed, 2), was: null });
    const { number } = payload;
    expect(drawn).toEqual({ ok: true, value: { number, position: startPositionOf(number) } });
    expect(await askedBy(desk.draw(2))).toEqual({
      ...{ level: 3, act: say.again, consequences: [say.was(2, number, startPositionOf(number))] },
    });
    await desk.draw(2, 3);
    expect(desk.written.stored[1]!.payload).toMatchObject({ was: number });
  });

  it('is of a round that is declared and has no result yet', async () => {
    const desk = draw([...START, ...results(1, FIRST, 'white-wins')]);
    expect(await refusedBy(desk.draw(6))).toMatchObject({
      code: 'not-there',
      message: 'Round 6 no longer exists.',
    });
    expect(await refusedBy(desk.draw(1))).toEqual({
      ...{ code: 'round-has-results', severity: 'refused', message: say.played(1), advice: say.playedAdvice },
    });
    expect((await askedBy(desk.draw(5))).level).toBe(2);
    expect((await askedBy(draw(START).draw(1))).level).toBe(2);
  });
});
