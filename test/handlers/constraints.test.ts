/** At the desk: who is kept apart is stored, refused where it cannot hold, and wishes are told with their cost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeepApart } from '../../src-engine/index.ts';
import { idOf, idsOf, newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';
import { changedRules, isInFideMode } from './rules.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const apart = (more: Partial<KeepApart>): KeepApart => ({
  ...{ by: 'players', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 },
  ...more,
});
async function settingsWith(keptApart: readonly KeepApart[]) {
  const known = await program.query('settings.view', null);
  return { ...known, rules: { ...known.rules, keptApart }, confirmed: 0 as const };
}
const AS_GOOD =
  'A round that keeps them apart is as good by every rule, but comes later in the order of the system.';
const fideMode = () => isInFideMode(program);

describe('constraints', () => {
  it('that cannot hold together are named, the fewest of them, and nothing is stored', async () => {
    await newTournament(program, 3);
    const first = await idOf(program, 1);
    for (const name of ['Kerr, Ada', 'Kerr, Beatrix', 'Kerr, Ludovico'])
      await program.run('players.add', playerInput(name, 1500, { club: 'Thun' }));
    const kerrs = await idsOf(program, 'Kerr, Ada', 'Kerr, Beatrix', 'Kerr, Ludovico');
    await program.run(
      'settings.change',
      await settingsWith([
        apart({ by: 'club' }),
        apart({ by: 'family', value: 'Kerr' }),
        apart({ players: [first, kerrs[0]!] }),
      ]),
    );
    // Three against three still works in one round, and no more once each has met each.
    await pairAndPublish(program, 1);
    await program.run('settings.change', {
      ...(await settingsWith([apart({ by: 'club' }), apart({ players: [first, ...kerrs] })])),
      confirmed: 4,
    });
    await playRound(program, 1);
    const { lastEvent } = (await program.query('app.state', null)).document!;
    const refused = await program.refused('round.pair', { round: 2, confirmed: 0 });
    expect(refused).toMatchObject({
      code: 'constraints-in-conflict',
      article: 'C.05 5.2',
      message:
        'No round is possible with this constraint: Name001, Given – Kerr, Ada – Kerr, Beatrix – Kerr, Ludovico. Without it the round can be paired.',
    });
    expect((await program.query('app.state', null)).document!.lastEvent).toBe(lastEvent);
  });

  it('that are firm ask at level 4 after round 1 and end FIDE mode; wishes do neither', async () => {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.run('settings.change', await settingsWith([apart({ by: 'federation', firm: false })]));
    expect(await fideMode()).toBe(true);
    const firm = await settingsWith([apart({ by: 'federation' })]);
    const question = await program.asked('settings.change', firm);
    expect(question).toMatchObject({ level: 4, article: 'C.05 5.2' });
    expect(question.consequences).toContain(
      'Kept apart: Every federation, if possible, rounds 1 to 5 is now Every federation, never, rounds 1 to 5.',
    );
    await program.run('settings.change', { ...firm, confirmed: 4 });
    expect(await fideMode()).toBe(false);
  });

  it('that are wishes are counted on the page of the round, with the cost of each that is not met', async () => {
    await newTournament(program, 8);
    await program.run('round.pair', { round: 1, confirmed: 0 });
    const before = await program.query('round.view', { round: 1 });
    const { white, black } = before.boards[0]!;
    await program.run(
      'settings.change',
      await settingsWith([
        apart({ players: [white.id, black.id], firm: false }),
        // Who has the same colour as each other, or sits at another board.
        apart({ players: [white.id, before.boards[1]!.black.id], firm: false }),
      ]),
    );
    const after = await program.query('round.view', { round: 1 });
    // A wish decides nothing: the draft stays.
    expect([after.phase, after.boards]).toEqual([before.phase, before.boards]);
    const note = after.issues.find(({ id }) => id === 'wishes')!;
    expect(note).toMatchObject({ weight: 'note', title: '1 of 2 wishes met' });
    const [first, second] = [white, black].map(({ name }) => name.split(',')[0]);
    expect(note.text).toBe(`${first} – ${second}: they meet on board 1. ${AS_GOOD}`);
    expect((await program.query('round.why', { round: 1, board: 1 })).wishes).toEqual([note.text]);
    expect((await program.query('round.why', { round: 1, board: 2 })).wishes).toEqual([]);
  });

  it('that are wishes name the first criterion that they would have cost, in words', async () => {
    await newTournament(program, 8);
    // Not by lot.
    await program.run('settings.change', await changedRules(program, { initialColour: 'white' }));
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const { boards } = await program.query('round.view', { round: 2 });
    await program.run(
      'settings.change',
      await settingsWith(
        boards.map(({ white, black }) => apart({ players: [white.id, black.id], firm: false })),
      ),
    );
    const { issues } = await program.query('round.view', { round: 2 });
    const note = issues.find(({ id }) => id === 'wishes')!;
    expect(note.title).toBe('0 of 4 wishes met');
    expect(note.text).toBe(
      [
        `Name005 – Name006: they meet on board 1. ${AS_GOOD}`,
        'Name007 – Name008: they meet on board 2. Keeping them apart costs: Due colours missed, 1 instead of 0 (2.4.7).',
        `Name002 – Name003: they meet on board 3. ${AS_GOOD}`,
        `Name004 – Name001: they meet on board 4. ${AS_GOOD}`,
      ].join(' '),
    );
  });

  it('lose a player who is removed, and go with the last of them', async () => {
    await newTournament(program, 4);
    await program.run(
      'settings.change',
      await settingsWith([apart({ players: [1, 2] }), apart({ players: [2, 3, 4] })]),
    );
    await program.run('players.remove', { player: 2 });
    const { rules } = await program.query('settings.view', null);
    expect(rules.keptApart!.map(({ players }) => players)).toEqual([[3, 4]]);
  });
});
