/** C.04.2 3.1, 4.3: results on a desk of their own. Boards 11, 14 and 20; identity, number, place and board all differ. */
import { describe, expect, it } from 'vitest';
import type { CorrectionEffects, EventDraft } from '../../src-engine/index.ts';
import { resultsCommands } from '../../src-main/handlers/results/results.ts';
import { texts } from '../../src-main/texts.ts';
import { clockOf, localIso } from '../../src-main/time.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';

const words = texts.entries.results;
/** Entries 4 and 5 are the results of boards 11 and 14; board 20 is open. */
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const LAST: EventDraft = {
  kind: 'result-entered',
  payload: { round: 1, board: 20, ...FIRST[2]!, result: 'white-wins', was: 'open' },
};
/** Entry 6 ends round 1; 7 and 8 put round 2 on the wall. */
const SECOND_UP = [...PLAYED, LAST, ...up(2, SECOND, 4)];
const SECOND_OVER = [...SECOND_UP, ...results(2, SECOND, 'draw', 'draw', 'draw')];
const NONE: CorrectionEffects = { players: [], otherRanks: 0, tieBreaks: [], pairings: [], ratings: [] };

/** What a correction changes, told apart by the kind of entry for which it was computed. */
const effects = ({ correction }: { correction: { kind: string } }): CorrectionEffects => ({
  ...NONE,
  otherRanks: correction.kind === 'result-rated-only' ? 2 : 7,
  ratings: [{ player: 6, was: 4, now: null }],
});
const linesOf = (others: string) => [
  { weight: 'look', label: 'Other ranks that change', was: '', now: others },
  { weight: 'same', label: 'Tie-breaks', was: '', now: 'same' },
  { weight: 'look', label: 'Name6, rating change', was: '+4', now: 'none' },
];
const deskOf = (drafts: readonly EventDraft[]) => {
  const written = new DeskWithJobs(drafts, { effects });
  return { written, enter: resultsCommands(written.desk)['results.enter'] };
};
const fact = { round: 1, board: 11, white: 9, black: 6, was: 'white-wins' } as const;
const lost = { round: 1, board: 11, result: 'black-wins', confirmed: 0 } as const;

describe('a result', () => {
  const win = { round: 1, board: 20, result: 'white-wins', confirmed: 0 } as const;

  it('is entered on an open board, echoed with the names, and ends its round', async () => {
    const { enter, written } = deskOf(PLAYED);
    const value = { echo: '20 · Name7 1 – 0 Name4', savedAt: written.now };
    expect(await enter({ ...win, white: 7, black: 4 })).toEqual({ ok: true, value });
    expect(written.stored).toEqual([LAST]);
    expect(written.log.last).toMatchObject({ actor: 'CA', command: 'results.enter', at: written.now });
    expect(written.kept).toEqual([{ label: 'R1 end', seq: 6, at: written.now }]);
    expect(written.told).toEqual([
      {
        name: 'changed',
        notice: { state: {}, views: ['app', 'log', 'round', 'standings', 'documents'] },
      },
    ]);
  });

  it('that stands already stores nothing, and its time is that of the newest entry', async () => {
    const { enter, written } = deskOf(PLAYED);
    expect(await enter({ ...win, board: 14, result: 'draw' })).toEqual({
      ok: true,
      value: { echo: '14 · Name5 ½ – ½ Name8', savedAt: minute(5) },
    });
    expect(written.stored).toEqual([]);
  });

  it('is refused for a board that is not there, before its round is on the wall, and for other players', async () => {
    const { enter, written } = deskOf([...PLAYED, up(2, SECOND, 4)[0]!]);
    const gone = { code: 'not-there', message: 'Board 12 of round 1 no longer exists.' };
    expect(await refusedBy(enter({ ...win, board: 12 }))).toMatchObject(gone);
    expect((await refusedBy(enter({ ...win, round: 3 }))).message).toBe(
      'Board 20 of round 3 no longer exists.',
    );
    expect(await refusedBy(enter({ ...win, round: 2 }))).toMatchObject({
      code: 'round-not-published',
      message: 'Round 2 is not published yet.',
      advice: 'Publish it first.',
    });
    for (const others of [{ white: 4 }, { black: 7 }, { white: 4, black: 7 }])
      expect(await refusedBy(enter({ ...win, ...others }))).toEqual({
        ...{ code: 'other-players', severity: 'refused', message: texts.results.otherPlayers(1, 20) },
        advice: texts.results.lookAgain,
      });
    expect(written.stored).toEqual([]);
  });

  it('that takes a draft away is asked about: the more loudly, the less was known of it', async () => {
    const { enter, written } = deskOf([...PLAYED, up(2, SECOND, 4)[0]!]);
    const consequences = [words.draftIsLost(2), '20 · Name7 1 – 0 Name4.'];
    const question = { level: 2, act: 'Enter the result', consequences };
    expect(await askedBy(enter(win))).toEqual(question);
    // Who saw the board open was not told of the draft.
    expect(await askedBy(enter({ ...win, was: 'open', confirmed: 2 }))).toEqual({ ...question, level: 3 });
    expect(await askedBy(enter(lost))).toMatchObject({ level: 3 });
    expect(written.stored).toEqual([]);
    expect(await enter({ ...win, confirmed: 2 })).toMatchObject({ ok: true });
    expect(written.stored).toEqual([LAST, { kind: 'round-discarded', payload: { round: 2 } }]);
  });
});

describe('a correction before the next round is paired', () => {
  it('is asked about with what it changes, and stored after a yes', async () => {
    const { enter, written } = deskOf(PLAYED);
    expect(await askedBy(enter(lost))).toEqual({
      level: 2,
      act: 'Correct the result',
      consequences: ['11 · Name9 0 – 1 Name6: this replaces 1 – 0.'],
      changes: [{ heading: '', lines: linesOf('7 players') }],
    });
    expect(written.asked).toEqual([
      {
        name: 'effects',
        args: {
          tournament: written.log.state.tournament,
          correction: { round: 1, board: 11, result: 'black-wins', kind: 'result-corrected' },
        },
      },
    ]);
    expect(await enter({ ...lost, confirmed: 2 })).toMatchObject({ ok: true });
    expect(written.stored).toEqual([
      { kind: 'result-corrected', payload: { ...fact, result: 'black-wins' } },
    ]);
  });

  it('is asked about once more where the board had another result than the one that was agreed to', async () => {
    const { enter, written } = deskOf(PLAYED);
    const yes = { ...lost, confirmed: 4 } as const;
    for (const was of ['draw', 'open'] as const)
      expect(await askedBy(enter({ ...yes, was }))).toMatchObject({
        ...{ level: 2, consequences: ['11 · Name9 0 – 1 Name6: this replaces 1 – 0.'] },
      });
    expect(written.stored).toEqual([]);
    expect(await enter({ ...yes, was: 'white-wins' })).toMatchObject({ ok: true });
  });

  it('keeps why it was made, without blanks around, and nothing where nothing was said', async () => {
    const whyOf = async (why?: string) => {
      const { enter, written } = deskOf(PLAYED);
      await enter({ ...lost, confirmed: 2, ...(why === undefined ? {} : { why }) });
      return written.stored.map(({ payload }) => payload);
    };
    const plain = { ...fact, result: 'black-wins' };
    expect(await whyOf('  slip misread ')).toEqual([{ ...plain, why: 'slip misread' }]);
    expect(await whyOf(' ')).toEqual([plain]);
    expect(await whyOf()).toEqual([plain]);
  });

  it('that clears a result says so, and changes nothing else', async () => {
    const { enter, written } = deskOf(PLAYED);
    expect(await askedBy(enter({ ...lost, result: 'open' }))).toEqual({
      level: 2,
      act: 'Clear the result',
      consequences: [words.cleared('11 · Name9 open Name6', '1 – 0')],
    });
    expect(written.asked).toEqual([]);
  });
});

describe('4.3 a correction that comes late', () => {
  it('counts from the next pairing on, and says where it falls', async () => {
    const { enter, written } = deskOf(SECOND_UP);
    const { correction, ...question } = await askedBy(enter(lost));
    expect(question).toEqual({
      level: 3,
      act: 'Correct the result',
      consequences: [words.late('11 · Name9 0 – 1 Name6', 2, '1 – 0'), words.countsFrom(3)],
      article: 'C.04.2 4.3',
      changes: [{ heading: '', lines: linesOf('7 players') }],
    });
    expect(correction).toMatchObject({
      ...{ round: 1, board: 11, white: { id: 9 }, black: { id: 6 }, result: '0 – 1' },
      ...{ now: written.now, period: 'next-pairing', next: 2 },
    });
    expect(await enter({ ...lost, confirmed: 3 })).toMatchObject({ ok: true });
    expect(written.stored.map(({ kind }) => kind)).toEqual(['result-corrected-late']);
  });

  it('opens no game again', async () => {
    const { enter, written } = deskOf(SECOND_UP);
    expect(await refusedBy(enter({ ...lost, result: 'open' }))).toEqual({
      ...{ code: 'result-stays', severity: 'refused', ...words.staysClosed, article: 'C.04.2 4.3' },
    });
    expect(written.stored).toEqual([]);
  });

  it('after the round after is for the report alone, with what it would have come to', async () => {
    const { enter, written } = deskOf(SECOND_OVER);
    const { correction, ...question } = await askedBy(enter(lost));
    expect(question).toEqual({
      level: 3,
      act: 'Correct the rating report',
      consequences: [words.tooLate('11 · Name9 0 – 1 Name6', '1 – 0'), words.reportOnly],
      article: 'C.04.2 4.3',
      changes: [
        { heading: '', lines: linesOf('2 players') },
        { heading: texts.effects.ifCounted, lines: linesOf('7 players') },
      ],
    });
    expect(correction?.period).toBe('rating-only');
    expect(await enter({ ...lost, confirmed: 3 })).toMatchObject({ ok: true });
    // It is in the report by now: the same again stores nothing, another one does.
    expect(await enter({ ...lost, confirmed: 3 })).toMatchObject({ ok: true });
    expect(await enter({ ...lost, result: 'draw', confirmed: 3 })).toMatchObject({ ok: true });
    expect(written.stored).toEqual([
      { kind: 'result-rated-only', payload: { ...fact, result: 'black-wins' } },
      { kind: 'result-rated-only', payload: { ...fact, result: 'draw' } },
    ]);
  });

  it('is none where the result is keyed once more as it stands, which asks and stores nothing', async () => {
    const { enter, written } = deskOf(SECOND_OVER);
    const stands = { ...lost, result: 'white-wins' } as const;
    expect(await enter(stands)).toEqual({
      ok: true,
      value: { echo: '11 · Name9 1 – 0 Name6', savedAt: minute(11) },
    });
    expect([written.stored, written.asked, written.told]).toEqual([[], [], []]);
    // After a correction for the report it takes that one back.
    await enter({ ...lost, confirmed: 3 });
    expect((await askedBy(enter(stands))).consequences).toEqual([
      words.tooLate('11 · Name9 1 – 0 Name6', '1 – 0'),
      words.reportOnly,
    ]);
    await enter({ ...stands, confirmed: 3 });
    await enter(stands);
    expect(written.stored).toEqual([
      { kind: 'result-rated-only', payload: { ...fact, result: 'black-wins' } },
      { kind: 'result-rated-only', payload: { ...fact, result: 'white-wins' } },
    ]);
  });
});

describe('a correction beside other things', () => {
  const rated: EventDraft = { kind: 'result-rated-only', payload: { ...fact, result: 'draw' } };

  it('for the report alone takes no draft away', async () => {
    const { enter, written } = deskOf([...SECOND_OVER, up(3, FIRST, 3)[0]!]);
    const { consequences, level } = await askedBy(enter(lost));
    expect([level, consequences]).toEqual([
      3,
      [words.tooLate('11 · Name9 0 – 1 Name6', '1 – 0'), words.reportOnly],
    ]);
    await enter({ ...lost, confirmed: 3 });
    expect(written.stored.map(({ kind }) => kind)).toEqual(['result-rated-only']);
  });

  it('is stored also where the report had the same result before, and the standings had not', async () => {
    const { enter, written } = deskOf([...PLAYED, rated]);
    expect(await enter({ ...lost, result: 'draw', confirmed: 2 })).toMatchObject({ ok: true });
    expect(written.stored).toEqual([{ kind: 'result-corrected', payload: { ...fact, result: 'draw' } }]);
  });

  it('is refused where no tournament is open', async () => {
    const { enter, written } = deskOf(PLAYED);
    written.desk.document = null;
    expect((await refusedBy(enter({ ...lost, was: 'white-wins' }))).code).toBe('no-document');
  });
});

describe('4.3 the announced deadline', () => {
  const base = imported();
  const withMinutes: EventDraft = {
    ...base,
    payload: {
      ...base.payload,
      tournament: {
        ...base.payload.tournament,
        rules: { ...base.payload.tournament.rules, correctionMinutes: 30 },
      },
    },
  };
  // The last result came at minute 6.
  const deadline = Date.parse(minute(36));
  const asked = async (time: number, drafts = [withMinutes, ...PLAYED.slice(1), LAST]) => {
    const { enter, written } = deskOf(drafts);
    written.time = time;
    const { changes, correction, ...question } = await askedBy(enter(lost));
    return { question, computed: changes?.length, period: correction?.period };
  };

  it('lets a correction be entered freely while it runs', async () => {
    expect(await asked(deadline)).toEqual({
      question: {
        level: 2,
        act: 'Correct the result',
        consequences: ['11 · Name9 0 – 1 Name6: this replaces 1 – 0.'],
      },
      computed: 1,
    });
  });

  it('leaves it to the arbiter afterwards, from the first moment on', async () => {
    expect(await asked(deadline + 1)).toEqual({
      question: {
        level: 3,
        act: 'Correct the result',
        consequences: [
          words.deadline(1, 30, clockOf(localIso(new Date(deadline)))),
          '11 · Name9 0 – 1 Name6: this replaces 1 – 0.',
          words.deadlineAccept,
        ],
        article: 'C.04.2 4.3',
      },
      computed: 1,
      period: 'next-pairing',
    });
  });

  it('does not run before the last result, nor where none was announced, nor for a first result', async () => {
    const open = await asked(deadline + 1, [withMinutes, ...PLAYED.slice(1)]);
    expect(open.question.level).toBe(2);
    const none = await asked(deadline + 1, [...PLAYED, LAST]);
    expect(none.question.level).toBe(2);
    const cleared: EventDraft = {
      kind: 'result-cleared',
      payload: { ...fact, result: 'open' },
    };
    const { enter, written } = deskOf([withMinutes, ...PLAYED.slice(1), LAST, cleared]);
    written.time = deadline + 60_000;
    expect(await enter(lost)).toMatchObject({ ok: true });
    expect(written.stored.map(({ kind }) => kind)).toEqual(['result-entered']);
  });
});
