/** Title norms as the pages and a report ask for them; the rules are in test/norms. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTrf, type NormTitle, type Tournament } from '../../src-engine/index.ts';
import type { NormListRow } from '../../src-main/ipc/contract.ts';
import { changed, EXAMPLE, seekerEvent, type Meeting, type SeekerOptions } from '../norms/seeker.ts';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

/** Two who play each other on the boards above the seeker's, and whom the seeker has not met. */
const OTHERS = ['GM 2699 FRA', 'GM 2698 FRA', 'IM 2461 CZE', 'FM 2128 DEN'];

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

async function opens(event: Tournament): Promise<void> {
  const path = program.path('masters.trf');
  writeFileSync(path, writeTrf(event, 'trf26'));
  const opened = await program.run('tournament.open', { file: path });
  if (opened.opened) throw new Error('a report is reviewed first');
  const target = program.path('masters');
  await program.confirm('tournament.acceptImport', { token: opened.review.token, target, confirmed: 0 });
}

/** The example, with the two best of the others on a board of their own in every round. */
function masters(meetings: readonly Meeting[] = EXAMPLE, options: SeekerOptions = {}): Tournament {
  const event = seekerEvent(meetings, { others: OTHERS, ...options });
  const [white, black] = [meetings.length + 2, meetings.length + 3];
  const rounds = event.rounds.map((round) => ({
    ...round,
    boards: [{ white, black, result: 'draw' as const, ratedAs: null }, ...round.boards],
  }));
  const info = { ...event.info, name: 'Lighthouse Masters', encodedTimeControl: '5400+30' };
  return { ...event, info, rules: { ...event.rules, rounds: 9, ...options.rules }, rounds };
}

const seeker = async () => (await program.query('players.view', null)).players.find(({ tpn }) => tpn === 1)!;
const rows = async (): Promise<readonly NormListRow[]> => (await program.query('norms.view', null)).rows;
async function own(norm: NormTitle): Promise<NormListRow | undefined> {
  const { id } = await seeker();
  return (await rows()).find((row) => row.player.id === id && row.norm === norm);
}
async function detail(norm: NormTitle) {
  return program.query('norms.detail', { player: (await seeker()).id, norm });
}
/** What is found for an article. */
async function found(norm: NormTitle, article: string): Promise<string[]> {
  const { groups } = await detail(norm);
  return groups
    .flatMap(({ conditions }) => conditions.filter((one) => one.article === article))
    .map((one) => one.found);
}

/** Board of the seeker in a round. */
async function boardOf(round: number): Promise<number> {
  const { id } = await seeker();
  const { boards } = await program.query('round.view', { round });
  return boards.find(({ white, black }) => white.id === id || black.id === id)!.board;
}

describe('title norms of the open tournament', () => {
  it('name the player by identity, whatever number and board they have', async () => {
    // The weakest enters first, is last by number, and wins all games.
    await newTournament(program, 0, 9);
    const titles = ['GM', 'IM', 'FM', 'GM'] as const;
    for (let place = 0; place < 12; place++) {
      const [title, federation] = [titles[place % 4]!, ['SUI', 'SWE', 'POL', 'GER'][place % 4]!];
      const more = place === 0 ? { federation: 'NOR' } : { title, federation };
      await program.run('players.add', playerInput(`Name${place}, Given`, 2400 + 10 * place, more));
    }
    const [first] = (await program.query('players.view', null)).players.filter(
      ({ rating }) => rating === 2400,
    );
    const { id } = first!;
    const boards: number[] = [];
    const grandmasters: string[] = [];
    for (let round = 1; round <= 9; round++) {
      await pairAndPublish(program, round);
      for (const { board, white, black } of (await program.query('round.view', { round })).boards) {
        const opponent = white.id === id ? black : black.id === id ? white : null;
        if (opponent !== null) boards.push(board);
        if (opponent?.title === 'GM') grandmasters.push(opponent.name.split(',')[0]!);
        const result = white.id === id ? 'white-wins' : black.id === id ? 'black-wins' : 'draw';
        await program.run('results.enter', { round, board, result, confirmed: 0 });
      }
    }
    const row = (await rows()).find(({ player, norm }) => player.id === id && norm === 'GM')!;
    expect(row.player).toMatchObject({ name: 'Name0, Given', tpn: 12, rating: 2400 });
    expect(new Set([id, row.player.tpn, boards[0]]).size).toBe(3);
    expect(row).toMatchObject({ federation: 'NOR', verdict: 'made', points: 90 });
    const view = await program.query('norms.detail', { player: id, norm: 'GM' });
    expect(view).toMatchObject({ player: id, norm: 'GM', verdict: 'made', next: [], lines: [], leftOut: [] });
    const named = view.groups
      .flatMap(({ conditions }) => conditions)
      .find(({ article }) => article === '1.4.5b')!;
    expect(named.found).toBe(`${grandmasters.length}: ${grandmasters.join(', ')}`);
  });

  it('are refused where nothing is open, for nobody, and for a title that would bring nothing', async () => {
    const refusal = async (player: number, norm: NormTitle) => {
      const reply = await program.handlers.queries['norms.detail']({ player, norm });
      return reply.ok ? null : reply.refusal.code;
    };
    const closed = await program.handlers.queries['norms.view'](null);
    expect(closed).toMatchObject({ ok: false, refusal: { code: 'no-document' } });
    expect(await refusal(1, 'GM')).toBe('no-document');
    await opens(masters(EXAMPLE, { seeker: { title: 'IM', sex: 'm' } }));
    const { id } = await seeker();
    expect(await refusal(id, 'GM')).toBeNull();
    expect(await refusal(id, 'IM')).toBe('no-norm');
    expect(await refusal(id, 'WIM')).toBe('no-norm');
    expect(await refusal(9999, 'GM')).toBe('no-norm');
  });

  it('1.4.8 of an unfinished round wait for its result', async () => {
    await opens(masters(changed({ 9: 'IM 2461 CZE ?' })));
    const open = { verdict: 'sure', points: 55, needs: '0 of 1' };
    expect(await own('IM')).toMatchObject(open);
    expect(await detail('IM')).toMatchObject({ next: [{ round: 9, opponent: 'Player 10, IM, CZE 2461' }] });
    const board = await boardOf(9);
    await program.confirm('results.enter', { round: 9, board, result: 'draw', confirmed: 0 });
    expect(await own('IM')).toMatchObject({ verdict: 'made', points: 60 });
    await program.run('log.undo', { seq: null, confirmed: 3 });
    expect(await own('IM')).toMatchObject(open);
  });

  it('know nothing of a draft: its opponent is unknown until it is published', async () => {
    await opens(masters(EXAMPLE.slice(0, 8)));
    const next = async () => (await detail('IM')).next.map(({ opponent }) => opponent);
    await program.confirm('round.pair', { round: 9, confirmed: 0 });
    expect(await next()).toEqual(['opponent not known']);
    await program.confirm('round.publish', { round: 9, confirmed: 0 });
    expect(await next()).toEqual([expect.stringMatching(/^Player 1[0-3], /)]);
  });

  it('1.4.1e of a round robin wait for the last of the games, whose opponent is known', async () => {
    const rules = { system: 'round-robin', rounds: 9 };
    await opens(seekerEvent(EXAMPLE.slice(0, 8), { rules, others: ['IM 2461 CZE'] }));
    expect(await own('IM')).toMatchObject({ verdict: 'sure' });
    expect((await detail('IM')).next).toEqual([{ round: 9, opponent: 'Player 10, IM, CZE 2461' }]);
  });

  it('1.4.5f of a double round robin ask for half of the titles, of different players', async () => {
    const twice = ['GM 2500 SWE 1', 'IM 2480 POL =', 'FM 2400 GER 1', 'FM 2390 DEN =', 'FM 2380 FIN 1'];
    const event = seekerEvent(twice, { rules: { system: 'double-round-robin', rounds: 10 } });
    // The second cycle is as the first, with the other colours.
    const second = event.rounds.map((round) => ({
      ...round,
      boards: round.boards.map(({ white, black, ratedAs }, index) => ({
        ...{ white: black, black: white, ratedAs },
        result: twice[index]!.endsWith('=') ? ('draw' as const) : ('black-wins' as const),
      })),
    }));
    await opens({ ...event, rounds: [...event.rounds, ...second] });
    expect(await found('IM', '1.4.5c')).toEqual(['2: Player 2, Player 3']);
    expect(await own('IM')).toMatchObject({ verdict: 'made' });
  });

  it('C.04.2 4.3 follow a correction, and before a report name what is made', async () => {
    await opens(masters(changed({ 6: 'IM 2452 POL 0', 8: 'IM 2486 CZE 0' })));
    const told = async () =>
      (await program.query('filing.problems', { format: 'trf26', purpose: 'report' }))
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Title norms made'));
    expect(await own('IM')).toMatchObject({ verdict: 'out', points: 45, needs: '½ short' });
    expect(await told()).not.toContainEqual(expect.stringContaining('Player 1 IM'));
    const board = await boardOf(8);
    await program.confirm('results.enter', { round: 8, board, result: 'draw', confirmed: 0 });
    expect(await own('IM')).toMatchObject({ verdict: 'made', points: 50, needs: '9 games' });
    expect(await told()).toEqual([expect.stringContaining('Player 1 IM')]);
  });
});
