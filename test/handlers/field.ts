/** A made-up field for tests: names, ratings and a way to play rounds. */
import type { GameResult, PlayerId } from '../../src-engine/index.ts';
import type { PlayerInput } from '../../src-main/ipc/contract.ts';
import { orderOfEntry } from '../order-of-entry.ts';
import type { Program } from './program.ts';

export function playerInput(name: string, rating: number, more: Partial<PlayerInput> = {}): PlayerInput {
  return {
    name,
    sex: null,
    title: null,
    rating,
    estimate: 0,
    federation: 'SUI',
    fideId: '',
    birth: '',
    club: '',
    category: '',
    feePaid: false,
    ...more,
  };
}

const nameOf = (number: number) => `Name${String(number).padStart(3, '0')}, Given`;

/** Makes a tournament with `players` players: Name001 is the strongest and gets number 1, but is not entered first. */
export async function newTournament(program: Program, players: number, rounds = 5): Promise<void> {
  await program.run('tournament.create', {
    name: 'Test Open',
    city: 'Biel',
    federation: 'SUI',
    startDate: '2026/11/21',
    endDate: '2026/11/22',
    rounds,
    system: 'dutch-2026',
    acceleration: 'none',
    target: program.path('open.wallchart'),
  });
  for (const number of orderOfEntry(players))
    await program.run('players.add', playerInput(nameOf(number), 2400 - 10 * number));
}

/** Identities of players of whom a test knows how the name begins, or which number newTournament gave them. */
export async function idsOf(program: Program, ...known: readonly (string | number)[]): Promise<PlayerId[]> {
  const { players } = await program.query('players.view', null);
  return known.map((one) => {
    const begin = typeof one === 'string' ? one : nameOf(one);
    const [found, another] = players.filter(({ name }) => name.startsWith(begin));
    if (found === undefined || another !== undefined) throw new Error(`not one player is called ${begin}`);
    return found.id;
  });
}

/** The identity of one of them. */
export async function idOf(program: Program, known: string | number): Promise<PlayerId> {
  return (await idsOf(program, known))[0]!;
}

export async function pairAndPublish(program: Program, round: number): Promise<void> {
  await program.confirm('round.pair', { round, confirmed: 0 });
  await program.confirm('round.publish', { round, confirmed: 0 });
}

const CYCLE: readonly GameResult[] = ['white-wins', 'draw', 'black-wins', 'white-wins', 'draw'];

/** Enters a result on every board. */
export async function playRound(program: Program, round: number): Promise<void> {
  const { boards } = await program.query('round.view', { round });
  for (const { board } of boards)
    await program.run('results.enter', {
      round,
      board,
      result: CYCLE[(board + round) % CYCLE.length]!,
      confirmed: 0,
    });
}
