/** Questions 66, 67, 69 and 100 to 102 of FIDE's acceptance list: rounds by hand. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, idsOf, newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { remarksIn, reportOf } from './report.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

/** Players by their numbers. */
type Pairs = readonly (readonly [number, number])[];

/** A round of these pairs, with identities. */
async function seated(round: number, numbers: Pairs, bye: number | null) {
  const pairs: { white: number; black: number }[] = [];
  for (const pair of numbers) {
    const [white, black] = await idsOf(program, ...pair);
    pairs.push({ white: white!, black: black! });
  }
  return { round, pairs, bye: bye === null ? null : await idOf(program, bye) };
}
const judged = async (round: number, pairs: Pairs, bye: number | null = null) =>
  program.query('round.byHand', await seated(round, pairs, bye));
const kinds = async (...args: Parameters<typeof judged>) =>
  (await judged(...args)).objections.map(({ level, text }) => `${level} ${text}`).join(' ');
const settings = async (rules: object) => {
  const known = await program.query('settings.view', null);
  await program.confirm('settings.change', { ...known, rules: { ...known.rules, ...rules }, confirmed: 0 });
};
const arranged = async (round: number, pairs: Pairs, bye: number | null = null) =>
  ({ ...(await seated(round, pairs, bye)), confirmed: 0 }) as const;
/** Rounds by hand, each published and drawn on every board. */
async function play(round: number, pairs: Pairs, bye: number | null = null) {
  await program.confirm('round.arrange', await arranged(round, pairs, bye));
  await program.confirm('round.publish', { round, confirmed: 0 });
  for (const board of pairs.keys())
    await program.run('results.enter', { round, board: board + 1, result: 'draw', confirmed: 0 });
}

it('Q66 a second game, a forbidden pair, a wrong bye and a third colour are told pair by pair, at level 3', async () => {
  await newTournament(program, 5, 5);
  await settings({ prohibitions: [{ firstRound: 1, lastRound: 5, players: await idsOf(program, 3, 5) }] });
  await play(
    1,
    [
      [1, 2],
      [3, 4],
    ],
    5,
  );
  expect((await judged(2, [[3, 1]])).objections).toEqual([]);
  expect(await kinds(2, [[1, 2]])).toMatch(/^3 .*have already met/);
  expect(await kinds(2, [[3, 5]])).toMatch(/3 The rules of the tournament do not allow the pairing/);
  expect(await kinds(2, [], 5)).toMatch(/^3 .*may not receive the bye again/);
  expect((await judged(2, [], 4)).objections).toEqual([]);
  await play(
    2,
    [
      [1, 4],
      [5, 2],
    ],
    3,
  );
  expect(await kinds(3, [[1, 5]])).toMatch(/3 .*the same colour three times in a row/);
});

it('Q66 games that are still open count while the next round is paired by hand (C.04.2 3.1)', async () => {
  await newTournament(program, 4, 5);
  await program.confirm(
    'round.arrange',
    await arranged(1, [
      [1, 2],
      [3, 4],
    ]),
  );
  await program.confirm('round.publish', { round: 1, confirmed: 0 });
  expect(await kinds(2, [[2, 1]])).toMatch(/^3 .*have already met/);
  expect(await kinds(2, [[1, 3]])).toMatch(/^2 .*have the wrong colours/);
  expect(await kinds(2, [[4, 1]])).toBe('');
});

it('Q66 who is paired although absent is told, and judged like everybody else', async () => {
  await newTournament(program, 6, 5);
  await play(1, [
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
  await program.run('players.withdraw', { player: await idOf(program, 4), fromRound: 2 });
  const away = await idOf(program, 5);
  await program.run('players.setBye', { player: away, round: 2, kind: 'zero', confirmed: 0 });
  expect(await kinds(2, [[4, 1]])).toMatch(/3 .*Name004.* \(C\.04\.2 3\.2\).*3 .*have already met/);
  expect(await kinds(2, [[5, 1]])).toMatch(/^3 .*Name005.* \(C\.04\.2 3\.3\)/);
  expect((await judged(2, [[6, 1]])).objections).toEqual([]);
});

it('Q67 a pair with the colours the wrong way round is told at level 2', async () => {
  await newTournament(program, 4, 5);
  await play(1, [
    [1, 3],
    [4, 2],
  ]);
  // 1 had White, 2 Black: 1 is due Black.
  expect(await kinds(2, [[1, 2]])).toMatch(/^2 .*have the wrong colours \(C\.04\.3 5\.2\)/);
  expect((await judged(2, [[2, 1]])).objections).toEqual([]);
});

it('Q67 in round 1 the numbers that the players will have decide the colours', async () => {
  await newTournament(program, 4, 5);
  await settings({ initialColour: 'white' });
  // C.04.3 5.2.5: an odd number has the initial colour, an even one the other.
  expect(await kinds(1, [[1, 3]])).toBe('');
  expect(await kinds(1, [[3, 1]])).toMatch(/^2 .*have the wrong colours/);
  expect(await kinds(1, [[4, 2]])).toBe('');
  expect(await kinds(1, [[2, 4]])).toMatch(/^2 .*have the wrong colours/);
});

it('Q69 a round that differs asks at level 3 with both pairings, and the report tells it', async () => {
  await newTournament(program, 4, 3);
  const args = await arranged(1, [
    [1, 2],
    [3, 4],
  ]);
  const question = await program.asked('round.arrange', args);
  expect(question.level).toBe(3);
  expect(question.consequences[0]).toMatch(
    /^2 boards differ from the system’s pairing: Name001 – Name002, Name003 – Name004 instead of /,
  );
  await program.run('round.arrange', { ...args, confirmed: 3 });
  await program.confirm('round.publish', { round: 1, confirmed: 0 });
  await playRound(program, 1);
  expect(remarksIn(await reportOf(program))[0]).toMatch(/^### MPA @ Round 1: .*instead of/);
});

it('Q69 a round by hand as the system pairs says so, and the report is silent', async () => {
  await newTournament(program, 4, 3);
  await program.run('round.pair', { round: 1, confirmed: 0 });
  const { boards } = await program.query('round.view', { round: 1 });
  const args = await arranged(
    1,
    boards.map(({ white, black }) => [white.tpn, black.tpn] as const),
  );
  expect((await program.asked('round.arrange', args)).consequences[0]).toBe('As the system pairs.');
  await program.run('round.arrange', { ...args, confirmed: 3 });
  await program.confirm('round.publish', { round: 1, confirmed: 0 });
  await playRound(program, 1);
  expect(remarksIn(await reportOf(program))).toEqual([]);
});

it('who waits for a board by hand is listed by points, then by number', async () => {
  await newTournament(program, 4, 5);
  const pairs = [
    [4, 1],
    [3, 2],
  ] as const;
  await program.confirm('round.arrange', await arranged(1, pairs));
  await program.confirm('round.publish', { round: 1, confirmed: 0 });
  for (const board of [1, 2])
    await program.run('results.enter', { round: 1, board, result: 'white-wins', confirmed: 0 });
  const { toPair } = await program.query('round.view', { round: 2 });
  expect(toPair.map(({ tpn, points }) => [tpn, points])).toEqual([
    [3, 10],
    [4, 10],
    [1, 0],
    [2, 0],
  ]);
});

it('Q63 a round is paired by hand without a draft, and with no exit from FIDE mode where the system has no legal pairing any more', async () => {
  await newTournament(program, 4, 5);
  await play(1, [
    [1, 2],
    [3, 4],
  ]);
  await play(2, [
    [3, 1],
    [2, 4],
  ]);
  await play(3, [
    [1, 4],
    [2, 3],
  ]);
  const { toPair, can, phase } = await program.query('round.view', { round: 4 });
  const all = await idsOf(program, 1, 2, 3, 4);
  expect([phase, can.pair, toPair.map(({ id }) => id)]).toEqual(['later', true, all]);
  const refused = await program.refused('round.pair', { round: 4, confirmed: 0 });
  expect(refused).toMatchObject({ code: 'no-legal-pairing', players: all });
  const pairs = [
    [2, 1],
    [4, 3],
  ] as const;
  expect(await kinds(4, pairs.slice(0, 1))).toMatch(/^3 .*have already met/);
  const question = await program.asked('round.arrange', await arranged(4, pairs));
  expect(question.level).toBe(3);
  expect(question.consequences.slice(0, 2)).toEqual([
    'The system finds no pairing.',
    'Name002 and Name001 have already met (C.04.3 2.1.1).',
  ]);
  await program.run('round.arrange', { ...(await arranged(4, pairs)), confirmed: 3 });
  expect((await program.query('app.state', null)).document!.undo!.label).toBe(
    'Round 4 paired by hand, the system finds no pairing',
  );
  // It breaks a rule, and the arbiter decides where nothing can be paired: level 3, the report tells it, no exit.
  const asked = await program.asked('round.publish', { round: 4, confirmed: 0 });
  expect([asked.level, asked.article]).toEqual([3, 'C.04.3 1.9.3']);
  await program.run('round.publish', { round: 4, confirmed: 3 });
  expect((await program.query('round.view', { round: 4 })).boards).toHaveLength(2);
  const remarks = remarksIn(await reportOf(program, 'exchange')).join('\n');
  expect(remarks).toContain('### MPA @ Round 4: Round 4 paired by hand, the system finds no pairing');
  expect(remarks).not.toContain('FIDE mode exited @ Round 4');
});

it('Q100 a round robin is paired by hand; who is left of an odd field has no game, no points and no bye', async () => {
  await newTournament(program, 3, 3);
  await settings({ system: 'round-robin' });
  await play(1, [[2, 3]], 1);
  const { unpaired } = await program.query('round.view', { round: 1 });
  expect(unpaired.map(({ name, kind }) => [name, kind])).toEqual([['Name001, Given', 'zero']]);
  expect((await program.query('round.view', { round: 1 })).check?.agrees).toBe(true);
  await pairAndPublish(program, 2);
});

it('Q101 what leaves games that cannot be played any more is told at level 3', async () => {
  await newTournament(program, 4, 3);
  await settings({ system: 'round-robin' });
  await play(1, [
    [1, 2],
    [3, 4],
  ]);
  expect(await kinds(2, [[1, 2]])).toMatch(/3 .*have already met/);
  expect(await kinds(2, [[2, 1]])).toMatch(/3 .*cannot play all their games in the rounds that are left/);
  expect(
    await kinds(2, [
      [3, 1],
      [2, 4],
    ]),
  ).toBe('');
});

it('Q101 two groups of three that have nobody else left are told, though nobody has too many games', async () => {
  await newTournament(program, 6, 5);
  await settings({ system: 'round-robin' });
  // 1, 2, 3 meet 4, 5, 6; what is left are two triangles for two rounds.
  await play(1, [
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
  await play(2, [
    [5, 1],
    [6, 2],
    [4, 3],
  ]);
  expect(await kinds(3, [[1, 6]])).toBe('');
  expect(
    await kinds(3, [
      [1, 6],
      [2, 4],
    ]),
  ).toMatch(/^3 .*cannot play all their games in the rounds that are left/);
  expect(
    await kinds(3, [
      [1, 6],
      [3, 2],
    ]),
  ).toBe('');
});

it('Q101 nobody has to meet who has withdrawn', async () => {
  await newTournament(program, 4, 3);
  await settings({ system: 'round-robin' });
  await play(1, [
    [1, 4],
    [2, 3],
  ]);
  await program.run('players.withdraw', { player: await idOf(program, 4), fromRound: 2 });
  expect(await kinds(2, [[1, 2]])).toBe('');
  await play(2, [[1, 2]], 3);
  expect(await kinds(3, [[3, 1]], 2)).toBe('');
});

it('Q102 a third colour running is told in a double round robin by hand', async () => {
  await newTournament(program, 4, 6);
  await settings({ system: 'double-round-robin' });
  await play(1, [
    [1, 2],
    [3, 4],
  ]);
  await play(2, [
    [1, 3],
    [2, 4],
  ]);
  expect(await kinds(3, [[1, 4]])).toMatch(/^3 .*the same colour three times in a row \(C\.05 Annex 1\)/);
  expect(
    await kinds(3, [
      [4, 1],
      [3, 2],
    ]),
  ).toBe('');
  // Twice is right, a third game is not.
  await play(3, [
    [4, 1],
    [3, 2],
  ]);
  await play(4, [
    [2, 1],
    [4, 3],
  ]);
  expect(await kinds(5, [[1, 2]])).toMatch(/have already met/);
});

it('Q100 in a double round robin a second game with the colours of the first is told while it is made', async () => {
  await newTournament(program, 4, 6);
  await settings({ system: 'double-round-robin' });
  await play(1, [
    [1, 2],
    [3, 4],
  ]);
  expect(await kinds(2, [[1, 2]])).toMatch(/^3 .*have already met with these colours \(C\.05 Annex 1\)/);
  expect(await kinds(2, [[2, 1]])).toBe('');
});
