/** Incidents (Laws of Chess 11 and 12) and who is at the desk, on a desk of its own. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult, Incident } from '../../src-engine/index.ts';
import { incidentsCommands, incidentsQueries } from '../../src-main/handlers/incidents/incidents.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';

/** Board 20, of 7 and 4, is open. */
const START = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const NOTE: Incident = {
  ...{ round: 1, board: 20, players: [7], article: '7.5.5', penalty: 'warning', decision: 'warned' },
  ...{ text: 'second illegal move', happenedAt: '2026-11-21T10:50', reported: true },
};
const words = texts.handling.incidents;
const deskOf = (...more: readonly EventDraft[]) => {
  const written = new DeskWithJobs([...START, ...more]);
  const commands = incidentsCommands(written.desk);
  return {
    written,
    note: (more: Partial<Incident> = {}, result: GameResult | null = null, confirmed: 0 | 2 | 3 = 0) =>
      commands['incidents.note']({ incident: { ...NOTE, ...more }, result, confirmed }),
    operator: (name: string) => commands['desk.operator']({ name }),
    view: async () => {
      const reply = await incidentsQueries(written.desk)['incidents.view'](null);
      if (!reply.ok) throw new Error(reply.refusal.code);
      return reply.value;
    },
  };
};
const noted = (more: Partial<Incident> = {}) => ({ kind: 'incident-noted', payload: { ...NOTE, ...more } });

describe('an incident', () => {
  it('is noted as it was told, on a board, in a round, or of the hall', async () => {
    const { note, written } = deskOf();
    const told = [
      {},
      { players: [4, 7] },
      { board: null, players: [9, 3] },
      { round: null, board: null, players: [] },
    ];
    for (const each of told) expect(await note(each)).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual(told.map(noted));
    expect(await note({ text: '' })).toMatchObject({ ok: true });
    expect(await note({ article: '' })).toMatchObject({ ok: true });
  });

  it('is refused where it says nothing, or speaks of what or whom is not there', async () => {
    const { note, written } = deskOf();
    const lookAgain = texts.refusals.lookAgain;
    const others = {
      ...{
        code: 'other-players',
        severity: 'refused',
        message: words.others,
        advice: texts.results.lookAgain,
      },
    };
    expect(await refusedBy(note({ text: '', article: '' }))).toEqual({
      ...{ code: 'incident-empty', severity: 'refused', message: words.empty, advice: words.say },
    });
    const gone = { code: 'not-there', severity: 'refused', advice: lookAgain };
    expect(await refusedBy(note({ round: 3 }))).toEqual({ ...gone, message: 'Round 3 no longer exists.' });
    expect(await refusedBy(note({ board: 12 }))).toEqual({
      ...{ ...gone, message: 'Board 12 of round 1 no longer exists.' },
    });
    expect((await refusedBy(note({ round: null }))).code).toBe('not-there');
    expect(await refusedBy(note({ players: [7, 9] }))).toEqual(others);
    expect(await refusedBy(note({ board: null, players: [9, 77] }))).toEqual(others);
    expect(written.stored).toEqual([]);
  });

  it('gives a game its result with the same command, to the loser whom it concerns', async () => {
    const entered = (result: GameResult) => ({
      kind: 'result-entered',
      payload: { round: 1, board: 20, white: 7, black: 4, result, was: 'open' },
    });
    const cases: readonly [GameResult, readonly number[]][] = [
      ['white-wins', [4]],
      ['black-wins', [7]],
      ['draw', [4]],
      ['both-lose', []],
    ];
    for (const [result, players] of cases) {
      const { note, written } = deskOf();
      expect(await note({ players }, result)).toEqual({ ok: true, value: null });
      expect(written.stored).toEqual([noted({ players }), entered(result)]);
      // It was the last game of the round.
      expect(written.kept).toEqual([{ label: 'R1 end', seq: 7, at: written.now }]);
    }
    const { note, written } = deskOf();
    for (const [result, players] of [
      ['white-wins', [7]],
      ['black-wins', [4]],
      ['white-wins', []],
    ] as const)
      expect(await refusedBy(note({ players }, result))).toMatchObject({
        ...{ code: 'other-players', message: words.others, advice: texts.results.lookAgain },
      });
    expect(written.stored).toEqual([]);
  });

  it('gives no result without a board, and asks where it replaces one', async () => {
    const { note, written } = deskOf();
    const noGame = {
      ...{ code: 'incident-without-board', severity: 'refused' },
      ...{ message: words.noGame, advice: texts.results.lookAgain },
    };
    expect(await refusedBy(note({ board: null }, 'draw'))).toEqual(noGame);
    expect(await refusedBy(note({ round: null, board: null }, 'draw'))).toEqual(noGame);
    const replaced = { board: 14, players: [8] };
    expect(await askedBy(note(replaced, 'white-wins'))).toEqual({
      ...{ level: 2, act: 'Correct the result' },
      consequences: ['14 · Name5 1 – 0 Name8: this replaces ½ – ½.'],
    });
    expect(written.stored).toEqual([]);
    expect(await note(replaced, 'white-wins', 2)).toMatchObject({ ok: true });
    expect(written.stored.map(({ kind }) => kind)).toEqual(['incident-noted', 'result-corrected']);
  });

  const WALL_2 = up(2, SECOND, 4);
  const of14 = { board: 14, players: [8] };
  const now14 = { round: 1, board: 14, white: 5, black: 8, result: 'white-wins', was: 'draw' };

  it('C.04.2 4.3 leads to a late correction where the next round is paired, and to a rating alone where that is over', async () => {
    const late = deskOf(...WALL_2, up(3, FIRST, 3)[0]!);
    expect(await askedBy(late.note(of14, 'white-wins'))).toEqual({
      ...{ level: 3, act: 'Correct the result', article: 'C.04.2 4.3' },
      consequences: [
        'The draft of round 3 no longer fits and is discarded.',
        '14 · Name5 1 – 0 Name8: round 2 was paired with ½ – ½ and stays as it is.',
        'The correction counts in the standings and from the pairing of round 3 on.',
      ],
    });
    expect(late.written.stored).toEqual([]);
    expect(await late.note(of14, 'white-wins', 3)).toEqual({ ok: true, value: null });
    expect(late.written.stored).toEqual([
      noted(of14),
      { kind: 'result-corrected-late', payload: now14 },
      { kind: 'round-discarded', payload: { round: 3 } },
    ]);
    const over = deskOf(...WALL_2, ...results(2, SECOND, 'draw', 'draw', 'draw'));
    expect(await askedBy(over.note(of14, 'white-wins'))).toEqual({
      ...{ level: 3, act: 'Correct the rating report', article: 'C.04.2 4.3' },
      consequences: [
        '14 · Name5 1 – 0 Name8: too late for standings and pairings, which keep ½ – ½.',
        'The correction goes into the rating report only.',
      ],
    });
    expect(await over.note(of14, 'white-wins', 3)).toEqual({ ok: true, value: null });
    expect(over.written.stored).toEqual([noted(of14), { kind: 'result-rated-only', payload: now14 }]);
    expect(over.written.log.state.tournament.rounds[0]!.boards[1]).toEqual({
      ...{ white: 5, black: 8, result: 'draw', ratedAs: 'white-wins' },
    });
  });

  it('leads to no result that cannot be entered, and is not noted then', async () => {
    const { note, written } = deskOf(...WALL_2, up(3, FIRST, 3)[0]!);
    expect(await refusedBy(note({ board: 14, players: [5] }, 'open'))).toEqual({
      ...{ code: 'result-stays', severity: 'refused', article: 'C.04.2 4.3' },
      ...texts.entries.results.staysClosed,
    });
    expect(await refusedBy(note({ round: 3, board: 11, players: [6] }, 'white-wins'))).toEqual({
      ...{ code: 'round-not-published', severity: 'refused', message: 'Round 3 is not published yet.' },
      advice: 'Publish it first.',
    });
    expect(written.stored).toEqual([]);
  });
});

describe('the page of incidents', () => {
  it('has the newest first, with the players who are still there, and everybody who ever signed', async () => {
    const removed: EventDraft = {
      kind: 'player-removed',
      payload: { player: 10, name: 'Late, Lea' },
    };
    const late = { ...imported().payload.tournament.players[0]!, id: 10, name: 'Late, Lea', tpn: 0 };
    const { view, written } = deskOf(
      { kind: 'player-added', payload: { player: late } },
      { kind: 'incident-noted', payload: { ...NOTE, board: null, players: [10, 4] } },
      { kind: 'incident-noted', payload: { ...NOTE, text: 'lights out', players: [] } },
      removed,
    );
    const { incidents, operator, operators } = await view();
    expect([operator, operators]).toEqual(['', ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']]);
    expect(incidents).toEqual([
      { ...NOTE, text: 'lights out', players: [], seq: 8, at: minute(8), actor: 'A8' },
      {
        ...{ ...NOTE, board: null, seq: 7, at: minute(7), actor: 'A7' },
        players: [{ id: 4, tpn: 6, name: 'Name4, Given', title: null, rating: 1900 }],
      },
    ]);
    written.desk.document = null;
    expect((await refusedBy(incidentsQueries(written.desk)['incidents.view'](null))).code).toBe(
      'no-document',
    );
  });

  it('says who is at the desk, which is stored when it changes', async () => {
    const { operator, view, written } = deskOf();
    for (const name of ['', 'DA 2', 'DA 2', ''])
      expect(await operator(name)).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      { kind: 'operator-changed', payload: { name: 'DA 2', was: '' } },
      { kind: 'operator-changed', payload: { name: '', was: 'DA 2' } },
    ]);
    expect(written.log.records.slice(-2).map(({ actor }) => actor)).toEqual(['CA', 'DA 2']);
    expect((await view()).operators.slice(-2)).toEqual(['CA', 'DA 2']);
  });
});
