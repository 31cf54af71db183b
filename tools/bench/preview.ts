import { availableParallelism } from 'node:os';
import {
  casesOfPart,
  gamesToGo,
  pairingsOfCases,
  previewOf,
  type Pairing,
  type Tournament,
} from '../../src-engine/index.ts';
import { playedField } from './lib/fields.ts';

export const ABOUT = 'preview of the next round while games are open, with and without memory of brackets';

const GOAL = 2;

/** The boards that are still open: spread over the hall, or the top ones. */
const OPEN = {
  spread: (boards: number, games: number) =>
    Array.from({ length: games }, (_, index) => Math.floor((index * boards) / games)),
  top: (_: number, games: number) => Array.from({ length: games }, (_, index) => index),
} as const;

const RUNS = [
  { players: 120, games: 6, where: 'spread' },
  { players: 120, games: 6, where: 'top' },
  { players: 121, games: 6, where: 'spread' },
  { players: 120, games: 8, where: 'spread' },
  { players: 500, games: 6, where: 'spread' },
] as const;

/**
 * Processor seconds for all cases of round 6 of 9, in one thread; the program divides them among its threads. The last
 * column pairs every tenth case anew and multiplies. Goal: six games in two seconds.
 */
export function run(): Promise<number> {
  console.log(`${availableParallelism()} processors on this machine; the program uses up to four of them`);
  let missed = 0;
  for (const { players, games, where } of RUNS) {
    const tournament = waitingField(players, games, where);
    const open = gamesToGo(tournament, 6);
    if (!open.ok) throw new Error(open.failure.code);
    const cases = 3 ** games;
    const pairings: (Pairing | null)[] = [];
    const seconds = processorSeconds(() => {
      pairings.push(...pairingsOfCases(tournament, 6, open.value, casesOfPart(games, 0, 1)));
    });
    const preview = previewOf(6, open.value, pairings);
    const fixed = preview.ok ? preview.value.boards.filter(({ isFixed }) => isFixed).length : 0;
    const anew = processorSeconds(() => {
      for (let at = 0; at < cases; at += 10) pairingsOfCases(tournament, 6, open.value, [at, at + 1]);
    });
    if (games <= 6 && seconds > GOAL) missed++;
    console.log(
      `${players} players, ${games} games (${where}), ${cases} cases, ${fixed} boards fixed: ${seconds.toFixed(2)} s, ` +
        `each case anew ${(anew * 10).toFixed(1)} s`,
    );
  }
  return Promise.resolve(missed);
}

function processorSeconds(act: () => void): number {
  const began = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

function waitingField(players: number, games: number, where: keyof typeof OPEN): Tournament {
  const played = playedField({ players, played: 5, rounds: 9, seed: 1, draws: 0.3 });
  const last = played.rounds[4]!;
  const open = new Set(OPEN[where](last.boards.length, games));
  const boards = last.boards.map((board, index) =>
    open.has(index) ? { ...board, result: 'open' as const } : board,
  );
  return { ...played, rounds: [...played.rounds.slice(0, 4), { ...last, boards }] };
}
