import { parseArgs } from 'node:util';
import { pairingTaskOf, SYSTEMS, type PairingSystem } from '../../src-engine/index.ts';
import { playedField } from './lib/fields.ts';

export const ABOUT =
  '"why not" of players on neighbouring boards and all boards explained, CPU seconds with the round solved anew (--players N --system ID)';

/** Seconds for each of the two. */
const GOAL = 1;
/** Places in the list of boards, as shares of it: a question is about the Whites of a board and of the next. */
const QUESTIONS = [0, 0.4];

export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { players: { type: 'string' }, system: { type: 'string' } },
  });
  const players = Number(values.players ?? 2000);
  const field = playedField({ players, played: 8, rounds: 9, seed: 1, draws: 0.3 });
  let missed = 0;
  for (const system of SYSTEMS) {
    // A table has no questions.
    if (system.id.endsWith('round-robin')) continue;
    if (values.system !== undefined && values.system !== system.id) continue;
    missed += measure(system, { ...field, rules: { ...field.rules, system: system.id } });
  }
  return Promise.resolve(missed);
}

function measure(system: PairingSystem, tournament: ReturnType<typeof playedField>): number {
  const task = pairingTaskOf(tournament, 9);
  if (!task.ok) return say(`${system.id}: ${task.failure.code}`);
  const paired = system.pair(task.value);
  if (!paired.ok) return say(`${system.id}: ${paired.failure.code}`);
  const { pairs } = paired.value;
  const questions = QUESTIONS.map((share) => {
    const board = Math.floor(share * (pairs.length - 1));
    return secondsOf(() =>
      system.whyNot(task.value, paired.value, pairs[board]!.white, pairs[board + 1]!.white),
    );
  });
  const whyNot = Math.max(...questions);
  const reasons = secondsOf(() => system.reasons(task.value, paired.value));
  const missed = [whyNot, reasons].filter((seconds) => seconds > GOAL).length;
  const row = `${system.id.padEnd(20)}why not ${whyNot.toFixed(2).padStart(6)}   all boards ${reasons.toFixed(2).padStart(6)}`;
  console.log(`  ${row}${missed > 0 ? `  goal ${GOAL} missed` : ''}`);
  return missed;
}

function say(line: string): number {
  console.log(`  ${line}`);
  return 0;
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
