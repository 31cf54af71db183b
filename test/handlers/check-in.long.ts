/** The check-in desk of every round, through the handlers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskMark } from '../../src-engine/index.ts';
import { idOf, newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 8, 5);
});
afterEach(() => program.close());

const mark = (player: number, kind: 'here' | 'not-here') =>
  program.run('players.mark', { player, mark: { kind }, confirmed: 0 });
const rowOf = async (player: number) =>
  (await program.query('players.view', null)).players.find(({ id }) => id === player)!;
const pairedIn = async (round: number) =>
  (await program.query('round.view', { round })).boards.flatMap(({ white, black }) => [white.id, black.id]);

describe('the desk of round 2', () => {
  beforeEach(async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
  });

  it('opens anew: nobody is here yet, and each mark is stored', async () => {
    const before = await program.query('players.view', null);
    expect(before).toMatchObject({ checkInRound: 2, checkInBegun: false, counts: { here: 0, expected: 8 } });
    expect(await mark(3, 'here')).toBe('here');
    const now = await program.query('players.view', null);
    expect(now).toMatchObject({ checkInBegun: true, counts: { here: 1, expected: 7 } });
    expect(await rowOf(3)).toMatchObject({
      presence: 'here',
      rounds: ['played', 'here', 'plays', 'plays', 'plays'],
      arrivedAt: (await program.query('app.state', null)).document!.savedAt,
    });
  });

  it('3.3 an absence leaves the player out of the round alone', async () => {
    expect(await mark(3, 'not-here')).toBe('absent');
    expect((await rowOf(3)).rounds).toEqual(['played', 'zero', 'plays', 'plays', 'plays']);
    await pairAndPublish(program, 2);
    expect(await pairedIn(2)).not.toContain(3);
    await playRound(program, 2);
    await pairAndPublish(program, 3);
    expect(await pairedIn(3)).toContain(3);
  });

  it('a mark that a draft contradicts discards it, and asks before', async () => {
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const asked = { player: 3, mark: { kind: 'not-here' } as DeskMark, confirmed: 0 } as const;
    const question = await program.asked('players.mark', asked);
    expect(question).toMatchObject({
      level: 2,
      consequences: ['The draft of round 2 no longer fits and is discarded.'],
    });
    expect((await program.query('round.view', { round: 2 })).boards).toHaveLength(4);
    await program.confirm('players.mark', asked);
    expect((await program.query('round.view', { round: 2 })).boards).toHaveLength(0);
  });

  it('being seen discards no draft that counts on the player', async () => {
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    await mark(3, 'here');
    expect((await program.query('round.view', { round: 2 })).boards).toHaveLength(4);
  });

  it('3.2 who withdrew comes back only after the question', async () => {
    const player = await idOf(program, 5);
    await program.run('players.withdraw', { player, fromRound: 2 });
    const asked = { player, mark: { kind: 'here' } as DeskMark, confirmed: 0 } as const;
    const question = await program.asked('players.mark', asked);
    expect(question.consequences).toEqual(['Name005, Given withdrew from round 2 and plays again.']);
    await program.confirm('players.mark', asked);
    expect(await rowOf(player)).toMatchObject({ presence: 'here', withdrawnFrom: null });
  });

  it('back from a round that is over or does not exist is refused with the rounds that there are; from the last one is not', async () => {
    const refused = await program.refused('players.mark', {
      player: 5,
      mark: { kind: 'from', round: 6 },
      confirmed: 0,
    });
    const sentences = (round: number) => ({
      ...{ code: 'no-such-round', message: `No player can come back from round ${round}.` },
      advice: 'Give a round from 2 to 5.',
    });
    expect(refused).toMatchObject(sentences(6));
    const past = { player: 5, mark: { kind: 'from', round: 1 }, confirmed: 0 } as const;
    expect(await program.refused('players.mark', past)).toMatchObject(sentences(1));
    expect(await program.confirm('players.mark', { ...past, mark: { kind: 'from', round: 5 } })).toBe(
      'coming',
    );
    expect((await rowOf(5)).rounds).toEqual(['played', 'zero', 'zero', 'zero', 'plays']);
  });

  it('2.4 a late entry has first round and byes in one command, undone at once', async () => {
    const { player } = await program.run('players.add', {
      ...playerInput('Odal, Freja', 2196),
      entry: { fromRound: 3, byes: [{ round: 4, kind: 'half' }] },
      confirmed: 0,
    });
    expect(await rowOf(player)).toMatchObject({
      presence: 'coming',
      entryRound: 3,
      rounds: ['zero', 'coming', 'plays', 'half', 'plays'],
    });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await program.query('players.view', null)).players).toHaveLength(8);
  });

  it('C.05 6.7 (4) a second half-point bye of a late entry asks', async () => {
    const asked = {
      ...playerInput('Odal, Freja', 2196),
      entry: {
        fromRound: 2,
        byes: [
          { round: 3, kind: 'half' as const },
          { round: 4, kind: 'half' as const },
        ],
      },
      confirmed: 0 as const,
    };
    expect(await program.asked('players.add', asked)).toMatchObject({
      ...{ level: 3, article: 'C.05 6.7 (4)', consequences: ['Odal, Freja: a second half-point bye.'] },
    });
    expect((await program.query('players.view', null)).players).toHaveLength(8);
    const { player } = await program.confirm('players.add', asked);
    expect((await rowOf(player)).absences).toEqual(asked.entry.byes);
  });

  it('2.4 the last round can be the first of a late entry', async () => {
    const entry = { fromRound: 5, byes: [] };
    const { player } = await program.run('players.add', { ...playerInput('Odal, Freja', 2196), entry });
    expect((await rowOf(player)).entryRound).toBe(5);
  });

  it.each([
    [
      'round-on-wall',
      { fromRound: 1, byes: [] },
      'Round 1 is published and takes no new player.',
      'Enter the player from round 2 or later.',
    ],
    [
      'round-beyond-last',
      { fromRound: 6, byes: [] },
      'The tournament has 5 rounds.',
      'Enter the player from round 2 or later.',
    ],
    [
      'round-beyond-last',
      { fromRound: 3, byes: [{ round: 6, kind: 'half' as const }] },
      'The tournament has 5 rounds.',
      'Enter the player from round 2 or later.',
    ],
    [
      'bye-before-entry',
      { fromRound: 3, byes: [{ round: 2, kind: 'half' as const }] },
      'A bye in round 2 comes before round 3, from which the player takes part.',
      'Rounds before the entry bring no points. Remove the bye, or let the player start earlier.',
    ],
  ])('refuses an entry, and enters nobody: %s of %j', async (code, entry, message, advice) => {
    const refused = await program.refused('players.add', { ...playerInput('Odal, Freja', 2196), entry });
    expect(refused).toMatchObject({ code, message, advice });
    expect((await program.query('players.view', null)).players).toHaveLength(8);
  });
});

it('no check-in is open after the last round', async () => {
  for (let round = 1; round <= 5; round++) {
    await pairAndPublish(program, round);
    await playRound(program, round);
  }
  expect((await program.query('players.view', null)).checkInRound).toBeNull();
  const refused = await program.refused('players.mark', { player: 1, mark: { kind: 'here' }, confirmed: 0 });
  expect(refused).toMatchObject({
    ...{ code: 'check-in-over', message: 'All rounds are published: no check-in is open.' },
    advice: 'Unpublish the last round first, if its pairing has to change.',
  });
});
