import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byLot } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

describe('ties that no tie-break decides', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 4, 3);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const view = () => program.query('standings.view', { afterRound: 1, category: '' });
  const drawAll = async () => {
    for (const board of [1, 2])
      await program.run('results.enter', { round: 1, board, result: 'draw', confirmed: 0 });
  };
  const lots = { afterRound: 1, player: 2, confirmed: 0 } as const;

  it('are settled by lot at level 3, and the standings and the log say so', async () => {
    await drawAll();
    const question = await program.asked('standings.drawLots', lots);
    expect(question).toMatchObject({ level: 3, article: 'C.07 4.2' });
    expect((await view()).rows.every(({ shared }) => shared)).toBe(true);
    await program.run('standings.drawLots', { ...lots, confirmed: 3 });
    const { rules } = await program.query('settings.view', null);
    const drawn = [1, 2, 3, 4].sort(byLot(rules.lotSeed));
    const { rows } = await view();
    expect(rows.map(({ id, rank, shared, note }) => [id, rank, shared, note])).toEqual(
      drawn.map((id, index) => [id, index + 1, false, 'by lot']),
    );
    const [entry] = await program.log('result');
    expect(entry).toMatchObject({ kind: 'tie-settled', title: 'Lots drawn for a tie', round: 1 });
    expect(entry!.detail).toContain(`seed ${rules.lotSeed}`);
  });

  it('are drawn alike when they are drawn again, and can be undone', async () => {
    await drawAll();
    await program.confirm('standings.drawLots', lots);
    const first = (await view()).rows.map(({ id }) => id);
    const [entry] = await program.log('result');
    await program.confirm('log.undo', { seq: entry!.seq, confirmed: 0 });
    expect((await view()).rows.every(({ shared }) => shared)).toBe(true);
    await program.confirm('standings.drawLots', { ...lots, player: 4 });
    expect((await view()).rows.map(({ id }) => id)).toEqual(first);
  });

  it('are ranked by hand at level 3, with a reason', async () => {
    await drawAll();
    const hand = { afterRound: 1, order: [3, 1, 4, 2], why: 'play-off', confirmed: 0 } as const;
    expect(await program.refused('standings.rankByHand', { ...hand, why: ' ' })).toMatchObject({
      code: 'reason-missing',
    });
    expect((await program.asked('standings.rankByHand', hand)).level).toBe(3);
    await program.run('standings.rankByHand', { ...hand, confirmed: 3 });
    expect((await view()).rows.map(({ id, rank, note }) => [id, rank, note])).toEqual([
      [3, 1, 'by the arbiter'],
      [1, 2, 'by the arbiter'],
      [4, 3, 'by the arbiter'],
      [2, 4, 'by the arbiter'],
    ]);
    expect((await program.log('result'))[0]!.detail).toContain('play-off');
  });

  it('are refused where games are open, where there is none, and for some of the tied', async () => {
    expect(await program.refused('standings.drawLots', lots)).toMatchObject({ code: 'games-open' });
    await program.run('results.enter', { round: 1, board: 1, result: 'white-wins', confirmed: 0 });
    await program.run('results.enter', { round: 1, board: 2, result: 'white-wins', confirmed: 0 });
    const part = { afterRound: 1, order: [1], why: 'x', confirmed: 0 } as const;
    expect(await program.refused('standings.rankByHand', part)).toMatchObject({ code: 'not-the-tie' });
    await program.confirm('standings.drawLots', { ...lots, player: (await view()).rows[0]!.id });
    const [alone] = (await view()).rows;
    expect(await program.refused('standings.drawLots', { ...lots, player: alone!.id })).toMatchObject({
      code: 'not-tied',
    });
  });
});

describe('values from outside', () => {
  it('are typed in for a code of the event’s own, and rank', async () => {
    const program = new Program();
    await newTournament(program, 4, 3);
    const typed = {
      code: 'OTHER_POOL',
      values: [
        { player: 2, value: 1000 },
        { player: 3, value: 2500 },
      ],
    };
    expect(await program.refused('standings.setOutside', typed)).toMatchObject({ code: 'tie-break-unknown' });
    const { info, rules } = await program.query('settings.view', null);
    await program.run('settings.change', {
      info,
      rules: { ...rules, tieBreaks: ['OTHER_POOL', 'BH'] },
      confirmed: 0,
    });
    await program.run('standings.setOutside', typed);
    await pairAndPublish(program, 1);
    const { columns, outside, rows } = await program.query('standings.view', { afterRound: 1, category: '' });
    expect(columns[0]).toEqual({
      code: 'OTHER_POOL',
      name: 'Value from outside',
      article: 'C.07 4.1',
      ranks: true,
    });
    expect(outside).toEqual([typed]);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([3, 2]);
    await program.close();
  });
});

describe('the start position of Chess960', () => {
  it('is drawn, stored and shown; once more at level 3, never under a game that was played', async () => {
    const program = new Program();
    await newTournament(program, 4, 3);
    await pairAndPublish(program, 1);
    const draw = { round: 1, confirmed: 0 } as const;
    expect(await program.asked('round.drawStartPosition', draw)).toMatchObject({ level: 2 });
    const drawn = await program.run('round.drawStartPosition', { ...draw, confirmed: 2 });
    expect((await program.query('round.view', { round: 1 })).startPosition).toEqual(drawn);
    expect((await program.query('round.view', { round: 2 })).startPosition).toBeNull();
    const again = await program.asked('round.drawStartPosition', draw);
    expect(again.level).toBe(3);
    expect(again.consequences[0]).toContain(drawn.position);
    const other = await program.run('round.drawStartPosition', { ...draw, confirmed: 3 });
    expect((await program.query('round.view', { round: 1 })).startPosition).toEqual(other);
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect(await program.refused('round.drawStartPosition', draw)).toMatchObject({
      code: 'round-has-results',
    });
    await program.close();
  });
});
