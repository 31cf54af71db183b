/** what is said of a board while a hand makes it. Level 3 asks for confirmation, level 2 is a remark. */
import { describe, expect, it } from 'vitest';
import { handObjections } from '../../src-engine/checker/by-hand.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { tournamentOf } from '../oracle/notation.ts';

function taskOf(lines: readonly string[], played: number, rounds: number): PairingTask {
  const task = pairingTaskOf(tournamentOf(lines, played, { rounds, initialColour: 'white' }), played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function objections(
  task: PairingTask,
  white: number,
  black: number,
  system = 'dutch-2026',
  bye: number | null = null,
) {
  const made = { pairs: [{ white, black }], bye, isWhole: false };
  return handObjections(task, system, made).map(({ kind, players, level }) =>
    [kind, ...players, level].join(' '),
  );
}

describe('a board made by hand', () => {
  // 1 has had W W, 2 B B, 3 W B, 4 B W; 5, 6 and 7 had none, and 5 the bye.
  const LINES = ['4w= 3w=', '3b= 4b=', '2w= 1b=', '1b= 2w=', 'U .', '. .', '. .'];
  const task = taskOf(LINES, 2, 5);
  const last = taskOf(LINES, 2, 3);

  it('C.04.1 2 of two who have met', () => {
    expect(objections(task, 3, 2)).toContain('rematch 3 2 3');
    expect(objections(task, 3, 6)).not.toContain('rematch 3 6 3');
  });

  it('C.04.1 6 a third equal colour, of White and of Black, but in the last round', () => {
    expect(objections(task, 1, 6)).toEqual(['third-colour 1 6 3']);
    expect(objections(task, 6, 2)).toEqual(['third-colour 6 2 3']);
    expect(objections(task, 6, 1)).toEqual([]);
    expect(objections(task, 2, 6)).toEqual([]);
    expect(objections(last, 1, 6)).not.toContain('third-colour 1 6 3');
  });

  it('C.04.3 5.2 the colours that the article gives otherwise', () => {
    // 4 had White last and is due Black, 3 White.
    expect(objections(task, 4, 3)).toEqual(['wrong-colour 4 3 2']);
    expect(objections(task, 3, 4)).toEqual([]);
  });

  it('C.04.1 4 a second bye', () => {
    expect(objections(task, 3, 4, 'dutch-2026', 5)).toEqual(['second-bye 5 3']);
    expect(objections(task, 3, 4, 'dutch-2026', 6)).toEqual([]);
  });
});
