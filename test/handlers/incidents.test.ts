/** Incidents and operators: entries of the log. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Program } from './program.ts';

describe('incidents', () => {
  let program: Program;

  beforeEach(async () => {
    program = new Program();
    await program.run('tournament.openDemo', null);
  });
  afterEach(() => program.close());

  const view = () => program.query('incidents.view', null);
  /** The first open board of the round that is played, and who sits there. */
  async function openBoard() {
    const { document } = await program.query('app.state', null);
    const round = await program.query('round.view', { round: document!.currentRound });
    const row = round.boards.find(({ result }) => result === 'open')!;
    return { round: round.round, board: row.board, white: row.white.id, black: row.black.id };
  }
  const NOTE = {
    article: '7.5.5',
    penalty: 'time-to-opponent',
    decision: '2 minutes',
    text: 'Kd4 next to the white king',
    happenedAt: '2026-11-15T15:50',
    reported: true,
  } as const;

  it('are noted with board, player, article and decision, and can be undone', async () => {
    const { round, board, black } = await openBoard();
    const incident = { ...NOTE, round, board, players: [black] };
    await program.run('incidents.note', { incident, result: null, confirmed: 0 });
    const [noted] = (await view()).incidents;
    expect(noted).toMatchObject({ ...NOTE, round, board, players: [{ id: black }], actor: 'CA' });
    const [entry] = await program.log();
    expect(entry).toMatchObject({ kind: 'incident-noted', round });
    expect(entry!.detail).toBe(
      'board 11, Farkas, 7.5.5, Kd4 next to the white king, more time for the opponent, 2 minutes',
    );
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await view()).incidents).toEqual([]);
  });

  it('enter no win of the player who lost by the decision, where the colours have been turned since', async () => {
    const { round, board, white, black } = await openBoard();
    const incident = { ...NOTE, penalty: 'game-lost', round, board, players: [white] } as const;
    const turned = { incident, result: 'white-wins', confirmed: 0 } as const;
    const sentences = {
      code: 'other-players',
      message: 'A player of this incident is not on that board.',
      advice: 'Look at the board, then key it again.',
    };
    expect(await program.refused('incidents.note', turned)).toMatchObject(sentences);
    const other = {
      incident: { ...incident, players: [black] },
      result: 'black-wins',
      confirmed: 0,
    } as const;
    expect(await program.refused('incidents.note', other)).toMatchObject(sentences);
    expect((await view()).incidents).toEqual([]);
    expect((await openBoard()).board).toBe(board);
  });

  it('enter the result that the decision gives, both or neither', async () => {
    const { round, board, black } = await openBoard();
    const incident = { ...NOTE, penalty: 'game-lost', round, board, players: [black] } as const;
    await program.run('incidents.note', { incident, result: 'white-wins', confirmed: 0 });
    const resultAt = async () => {
      const { boards } = await program.query('round.view', { round });
      return boards.find((row) => row.board === board)!.result;
    };
    expect(await resultAt()).toBe('white-wins');
    expect((await program.log()).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'result-entered',
      'incident-noted',
    ]);
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await view()).incidents).toEqual([]);
    expect(await resultAt()).toBe('open');
  });

  it('of the hall have no board; they come the newest first', async () => {
    const hall = { ...NOTE, round: null, board: null, players: [], article: '12.8', reported: false };
    await program.run('incidents.note', { incident: hall, result: null, confirmed: 0 });
    const second = { ...hall, text: 'Lights out for 4 minutes' };
    await program.run('incidents.note', { incident: second, result: null, confirmed: 0 });
    expect((await view()).incidents.map(({ text }) => text)).toEqual([second.text, hall.text]);
  });

  it('are refused where they say nothing, for a board that is not there, and for players of another board', async () => {
    const { round, board, black } = await openBoard();
    const { length } = await program.log();
    const incident = { ...NOTE, round, board, players: [black] };
    const refused = async (changed: Partial<typeof incident>, result: 'draw' | null = null) =>
      program.refused('incidents.note', { incident: { ...incident, ...changed }, result, confirmed: 0 });
    const nowhere = { board: null as unknown as number, players: [] };
    const refusals = [
      await refused({ text: '' as typeof NOTE.text, article: '' as '7.5.5' }),
      await refused({ board: 9999 }),
      await refused({ round: 99 }),
      await refused({ players: [9999] }),
      await refused(nowhere, 'draw'),
    ];
    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      ['incident-empty', 'The incident says neither what happened nor under which article.'],
      ['not-there', `Board 9999 of round ${round} no longer exists.`],
      ['not-there', 'Round 99 no longer exists.'],
      ['other-players', 'A player of this incident is not on that board.'],
      ['incident-without-board', 'Only an incident on a board can give a result.'],
    ]);
    expect(await program.log()).toHaveLength(length);
  });
});

describe('who is at the desk', () => {
  it('signs every entry from then on, also after the file was opened again', async () => {
    const program = new Program();
    await program.run('tournament.openDemo', null);
    const { path } = (await program.query('app.state', null)).document!;
    await program.run('desk.operator', { name: 'DA 2' });
    await program.run('desk.operator', { name: 'DA 2' });
    expect((await program.log())[0]).toMatchObject({ kind: 'operator-changed', actor: 'CA' });
    await program.run('results.requireSecond', { required: true });
    expect((await program.log())[0]!.actor).toBe('DA 2');
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: path });
    const view = await program.query('incidents.view', null);
    expect(view.operator).toBe('DA 2');
    await program.run('results.requireSecond', { required: false });
    expect((await program.log())[0]!.actor).toBe('DA 2');
    expect(view.operators).toEqual(['CA', 'Desk', 'DA 2']);
    await program.close();
  });
});
