/** A made-up field for tests: names, ratings and a way to play rounds. */
import type { GameResult } from '../../src-engine/index.ts';
import type { PlayerInput } from '../../src-main/ipc/contract.ts';
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

/** Makes a tournament with `players` players, the strongest first. */
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
  for (let number = 1; number <= players; number++)
    await program.run(
      'players.add',
      playerInput(`Name${String(number).padStart(3, '0')}, Given`, 2400 - 10 * number),
    );
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
