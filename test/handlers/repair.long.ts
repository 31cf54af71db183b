/** A published round that went wrong, through the handlers. C.04.2 4.4. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RepairRequest } from '../../src-engine/index.ts';
import { Workers } from '../../src-main/threads/workers.ts';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 9, 5);
  await pairAndPublish(program, 1);
});
afterEach(() => program.close());

const ask = (more: Partial<RepairRequest>): RepairRequest => ({
  round: 1,
  missing: [],
  arrived: [],
  held: [],
  played: [],
  ...more,
});
const repairs = (more: Partial<RepairRequest>) => program.query('round.repairs', ask(more));
const round = (number = 1) => program.query('round.view', { round: number });
const pairsOf = async (number = 1) =>
  (await round(number)).boards.map(({ white, black }) => `${white.id}-${black.id}`);
const byeOf = async () => (await round()).unpaired.find(({ kind }) => kind === 'pab')?.id ?? null;

async function publish(more: Partial<RepairRequest>, plan: 'fewest' | 'as-played' = 'fewest') {
  const { token, plans } = await repairs(more);
  const agreed = plans.find(({ kind }) => kind === plan)!.concerned.map(({ id }) => id);
  return program.confirm('round.repair', { token, plan, agreed, confirmed: 0 });
}

describe('a no-show after publication', () => {
  it('counts whoever the round names though they leave the tournament with it', async () => {
    const [{ boards }, bye] = [await round(), await byeOf()];
    await program.run('players.withdraw', { player: bye!, fromRound: 1 });
    const { plans } = await repairs({ missing: [boards[0]!.white.id] });
    expect(plans.map(({ kind }) => kind)).toContain('fewest');
    for (const { sum } of plans) {
      expect(sum.absent).toBeGreaterThanOrEqual(0);
      expect(2 * sum.boards + sum.byes + sum.absent).toBe(sum.active);
    }
  });

  it('4.4 (3) is published as version 2 with one changed board, and undone exactly', async () => {
    const [before, boards, bye] = [await round(), await pairsOf(), await byeOf()];
    const gone = before.boards[1]!.white.id;
    const partner = before.boards[1]!.black.id;
    const { token, plans } = await repairs({ missing: [gone] });
    const fewest = plans[0]!;
    expect(fewest).toMatchObject({ kind: 'fewest', changeCase: 3, violations: [] });
    expect(fewest.concerned.map(({ id }) => id).sort()).toEqual([partner, bye!].sort());
    const { boards: b, byes, absent, active } = fewest.sum;
    expect(2 * b + byes + absent).toBe(active);
    const question = await program.asked('round.repair', {
      token,
      plan: 'fewest',
      agreed: [partner],
      confirmed: 0,
    });
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 4.4 (3)' });
    expect(question.consequences[0]).toContain('Not agreed yet');
    const agreed = [partner, bye!];
    expect(await program.confirm('round.repair', { token, plan: 'fewest', agreed, confirmed: 0 })).toEqual({
      version: 2,
    });
    const after = await round();
    expect(after).toMatchObject({ version: 2, phase: 'published', handMade: true, sum: { addsUp: true } });
    expect(after.check).toMatchObject({ agrees: true, violations: [] });
    const changed = (await pairsOf()).filter((pair) => !boards.includes(pair));
    expect(
      changed.map((pair) =>
        pair
          .split('-')
          .map(Number)
          .toSorted((one, two) => one - two),
      ),
    ).toEqual([[partner, bye!].toSorted((one, two) => one - two)]);
    const entries = await program.log('integrity');
    expect(entries.map(({ kind }) => kind)).toContain('round-repaired');
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    const undone = await round();
    expect({ ...undone, can: null }).toEqual({ ...before, can: null });
    expect(await byeOf()).toBe(bye);
    // C.04.2 4.4: that another pairing hung on the wall stays in the report.
    expect((await program.log('integrity')).filter(({ kind }) => kind === 'wall-changed')).toHaveLength(2);
    const again = await repairs({ missing: [gone] });
    expect(
      await program.confirm('round.repair', { token: again.token, plan: 'fewest', agreed, confirmed: 0 }),
    ).toEqual({
      version: 3,
    });
  });

  it('keeps results that are in, with their times, and plays on', async () => {
    await program.run('results.enter', { round: 1, board: 3, result: 'draw', confirmed: 0 });
    const before = await round();
    const gone = before.boards[1]!.black.id;
    await publish({ missing: [gone] });
    const after = await round();
    const kept = after.boards.find(({ white }) => white.id === before.boards[2]!.white.id)!;
    const { id: black } = before.boards[2]!.black;
    expect(kept).toMatchObject({
      ...{ result: 'draw', resultAt: before.boards[2]!.resultAt, board: 3, black: { id: black } },
    });
    expect(after.boards.flatMap(({ board, result }) => (result === 'open' ? [] : [board]))).toEqual([3]);
    expect(after.phase).toBe('playing');
    await playRound(program, 1);
    expect((await round()).phase).toBe('done');
    await pairAndPublish(program, 2);
    expect((await round(2)).sum.addsUp).toBe(true);
  });

  it('refuses a plan once the tournament has changed, and computes anew', async () => {
    const { boards } = await round();
    const { token, plans } = await repairs({ missing: [boards[0]!.white.id] });
    await program.run('results.enter', { round: 1, board: 3, result: 'draw', confirmed: 0 });
    const agreed = plans[0]!.concerned.map(({ id }) => id);
    const refused = await program.refused('round.repair', { token, plan: 'fewest', agreed, confirmed: 3 });
    expect(refused.code).toBe('overtaken');
    expect((await round()).version).toBe(1);
    const anew = await repairs({ missing: [boards[0]!.white.id] });
    expect(anew.token).not.toBe(token);
    const args = { token: anew.token, plan: 'fewest', agreed, confirmed: 3 } as const;
    expect(await program.run('round.repair', args)).toEqual({ version: 2 });
    expect((await round()).boards.find(({ board }) => board === 3)!.result).toBe('draw');
  });

  it('keeps the plans that were asked for last, whichever thread answers first', async () => {
    const { boards } = await round();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(Workers.prototype, 'run').mockImplementationOnce(async function (
      this: Workers<never>,
      name: string,
      args: unknown,
    ) {
      // The second call goes to the real one.
      const plans: unknown = await this.run(name as never, args);
      await released;
      return plans;
    });
    const slow = repairs({});
    const { token, plans } = await repairs({ missing: [boards[0]!.white.id] });
    release();
    await slow;
    vi.restoreAllMocks();
    const agreed = plans[0]!.concerned.map(({ id }) => id);
    expect(await program.confirm('round.repair', { token, plan: 'fewest', agreed, confirmed: 0 })).toEqual({
      version: 2,
    });
  });

  it('publishes a plan after an entry that leaves the hall as it is', async () => {
    const { boards } = await round();
    const { token, plans } = await repairs({ missing: [boards[0]!.white.id] });
    await program.run('desk.operator', { name: 'DA 1' });
    const agreed = plans[0]!.concerned.map(({ id }) => id);
    expect(await program.confirm('round.repair', { token, plan: 'fewest', agreed, confirmed: 0 })).toEqual({
      version: 2,
    });
  });

  it('publishes nothing for no change', async () => {
    const { boards } = await round();
    const { token } = await repairs({ missing: [boards[0]!.white.id] });
    expect(
      (await program.refused('round.repair', { token, plan: 'leave', agreed: [], confirmed: 0 })).code,
    ).toBe('no-such-plan');
  });
});

describe('a late arrival after publication', () => {
  it('4.4 (4) plays the receiver of the bye, with number and entry in the same command', async () => {
    const bye = await byeOf();
    const { player } = await program.run('players.add', playerInput('Odal, Freja', 2196));
    const { plans } = await repairs({ arrived: [player] });
    expect(plans[0]).toMatchObject({ kind: 'fewest', changeCase: 4, bye: { after: null } });
    await publish({ arrived: [player] });
    const after = await round();
    expect(after.boards).toHaveLength(5);
    expect(after.boards[4]).toMatchObject({ board: 5 });
    const last = after.boards[4]!;
    expect([last.white.id, last.black.id].sort()).toEqual([bye!, player].sort());
    // 2196 is below all others.
    expect([last.white, last.black].find(({ id }) => id === player)!.tpn).toBe(10);
    const row = (await program.query('players.view', null)).players.find(({ id }) => id === player)!;
    expect(row).toMatchObject({ entryRound: 1, arrival: 'here' });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await byeOf()).toBe(bye);
    expect(
      (await program.query('players.view', null)).players.find(({ id }) => id === player)!.entryRound,
    ).toBe(2);
  });
});

describe('played otherwise than published', () => {
  it('4.3 (b) turned colours are recorded; the colour history follows', async () => {
    const { boards } = await round();
    const { white, black } = boards[1]!;
    await publish({ played: [{ board: 2, white: black.id, black: white.id }] }, 'as-played');
    const expected = boards.map((row) => `${row.white.id}-${row.black.id}`);
    expect(await pairsOf()).toEqual(expected.with(1, `${black.id}-${white.id}`));
    const colourOf = async (player: number) =>
      (await program.query('players.card', { player })).games.map(({ colour }) => colour);
    expect([await colourOf(white.id), await colourOf(black.id)]).toEqual([['black'], ['white']]);
    const entry = (await program.log('integrity')).find(({ kind }) => kind === 'round-repaired')!;
    expect(entry.detail).toContain('4.3 (b)');
  });
});

describe('refusals', () => {
  it.each<[string, Partial<RepairRequest>]>([
    ['not-there', { missing: [99] }],
    ['not-there', { arrived: [99] }],
    ['arrived-in-round', { arrived: [1] }],
    ['round-not-published', { round: 2 }],
  ])('%s', async (code, more) => {
    const reply = await program.handlers.queries['round.repairs'](ask(more));
    expect(reply.ok ? 'ok' : reply.refusal.code).toBe(code);
  });

  it('a round on which a later one builds is not repaired', async () => {
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const reply = await program.handlers.queries['round.repairs'](ask({}));
    expect(reply.ok ? 'ok' : reply.refusal.code).toBe('round-not-last');
  });
});

describe('colours of boards that stay', () => {
  it('C.04.3 5.2 are judged by the check of the repair as well', async () => {
    await playRound(program, 1);
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const { boards, unpaired } = await round(2);
    const bye = unpaired.find(({ kind }) => kind === 'pab')?.id ?? null;
    const pairs = boards.map(({ white, black }) => ({ white: white.id, black: black.id }));
    // Somebody gets the colour that their opponent was due.
    const [turned, ...others] = pairs;
    const byHand = [{ white: turned!.black, black: turned!.white }, ...others];
    await program.confirm('round.arrange', { round: 2, pairs: byHand, bye, confirmed: 0 });
    const before = (await round(2)).check!;
    expect(before.agrees).toBe(false);
    expect(before.violations).toEqual([
      expect.stringMatching(/ have the wrong colours \(C\.04\.3 5\.2\)\.$/),
    ]);
    await program.confirm('round.publish', { round: 2, confirmed: 0 });
    const request = { round: 2, missing: [others.at(-1)!.white], arrived: [], held: [], played: [] };
    const { token, plans } = await program.query('round.repairs', request);
    const agreed = plans[0]!.concerned.map(({ id }) => id);
    await program.confirm('round.repair', { token, plan: plans[0]!.kind, agreed, confirmed: 0 });
    const after = (await round(2)).check!;
    expect(after.agrees).toBe(false);
    expect(after.violations).toEqual(before.violations);
  });
});
