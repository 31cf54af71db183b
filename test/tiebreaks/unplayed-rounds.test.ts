import { describe, expect, it } from 'vitest';
import { workingOf, type Tournament } from '../../src-engine/index.ts';
import { eventOf } from './event.ts';
import { valuesOf } from './values.ts';

/**
 * Player 1 has the given cells; every opponent's final score is given in tenths and made of full-point byes and an
 * adjustment, so that nothing of it is adjusted. `forfeited` opponents keep their side of the forfeit.
 */
function against(cells: readonly string[], scores: readonly number[]): Tournament {
  const own: string[] = [];
  const others: string[][] = [];
  const targets: number[] = [];
  cells.forEach((cell, round) => {
    if (!/^[10=+-]$/.test(cell)) {
      own.push(cell);
      return;
    }
    const line = new Array<string>(cells.length).fill('F');
    const answer = { '1': '0', '0': '1', '=': '=', '+': '-', '-': '+' }[cell]!;
    line[round] = `1b${answer}`;
    others.push(line);
    own.push(`${others.length + 1}w${cell}`);
    targets.push(scores[targets.length]!);
  });
  const rows = [own, ...others].map((line) => line.join(' '));
  const adjustments = [0, ...targets.map((target, index) => target - made(others[index]!))];
  return eventOf(rows, { adjustments });
}

function made(line: readonly string[]): number {
  return line.reduce((sum, cell) => sum + (/[F1+]$/.test(cell) ? 10 : cell.endsWith('=') ? 5 : 0), 0);
}

describe('16.4 own unplayed rounds', () => {
  // Ten rounds, own score 7, a zero-point bye in round 4.
  const laxman = against(
    ['1', '1', '0', 'Z', '1', '=', '1', '=', '1', '1'],
    [50, 50, 65, 45, 60, 50, 65, 55, 60],
  );

  it('counts a dummy with the own score before 1 March 2026', () => {
    expect(valuesOf(laxman, 'BH', { text: '2024' })[1]).toBe(57);
  });

  it('16.4.2 limits the dummy of a bye to a draw in every round', () => {
    expect(valuesOf(laxman, 'BH', { text: '2026' })[1]).toBe(55);
    expect(valuesOf(laxman, 'SB', { text: '2026' })[1]).toBe(37.25);
  });

  it('16.4.2, 16.2.5 look at the rounds counted: standings after round 2 of 3', () => {
    const event = eventOf(['4w1 6b1', '5b1 H', '6w+ 7w1', '1b0 5w=', '2w0 4b=', '3b- 1w0', 'U 3b0'], {
      rules: { rounds: 3 },
    });
    const found = [1, 2, 3, 4, 5, 6, 7].map((id) =>
      ['BH/C1', 'BH', 'SB'].map((code) => valuesOf(event, code, { text: '2026' })[id]),
    );
    expect(found).toEqual([
      [0.5, 0.5, 0.5],
      [0.5, 1.5, 1],
      [1, 1, 1],
      [2, 2.5, 0.25],
      [1.5, 2, 0.25],
      [2, 2, 0],
      [2, 3, 1],
    ]);
  });

  it('16.5 cuts the zero-point bye although an opponent has a lower score', () => {
    expect(valuesOf(laxman, 'BH/C1', { text: '2026' })[1]).toBe(50);
    const working = workingOf(laxman, 1, 'BH/C1', { text: '2026' });
    expect(working.ok && working.value.lines[3]).toMatchObject({
      significance: 50,
      treatment: 'dummy-draws-cap',
      cut: 'voluntarily-unplayed',
      article: '16.5',
    });
  });

  it('16.4.1 limits the dummy of a forfeit to the adjusted score of the scheduled opponent', () => {
    const event = against(['1', '1', '+', '1'], [20, 10, 15, 25]);
    expect(valuesOf(event, 'BH', { text: '2024' })[1]).toBe(2 + 1 + 4 + 2.5);
    expect(valuesOf(event, 'BH', { text: '2026' })[1]).toBe(2 + 1 + 1.5 + 2.5);
    expect(valuesOf(event, 'SB', { text: '2026' })[1]).toBe(2 + 1 + 1.5 + 2.5);
  });

  it('keeps the own score where it is below the limit', () => {
    const event = against(['0', '-', '1', 'H'], [30, 25, 10]);
    // Own score 1½: below the opponent's 2½ and below four draws.
    expect(valuesOf(event, 'BH', { text: '2026' })[1]).toBe(3 + 1.5 + 1 + 1.5);
  });

  it('is limited by what is lower than the own score alone, not by what is equal to it', () => {
    // Own score 2, which four draws bring too; the scheduled opponent has as much, or half a point less.
    const told = (scheduled: number) => {
      const event = against(['+', 'Z', '1', '0'], [scheduled, 10, 30]);
      const working = workingOf(event, 1, 'BH', { text: '2026' });
      if (!working.ok) throw new Error(working.failure.code);
      return working.value.lines.map(({ treatment, significance }) => `${treatment} ${significance}`);
    };
    const games = ['played 10', 'played 30'];
    expect(told(20)).toEqual(['dummy-own-score 20', 'dummy-own-score 20', ...games]);
    expect(told(15)).toEqual(['dummy-opponent-cap 15', 'dummy-own-score 20', ...games]);
  });

  it('counts the rounds of the standings, not those still to come', () => {
    const rules = { rounds: 9 };
    const event = eventOf(['U 2w1 3b1', 'F 1b0 F', 'F F 1w0'], { rules });
    expect(valuesOf(event, 'BH', { text: '2026' })[1]).toBe(1.5 + 2 + 2);
  });

  it('treats a forfeit without a scheduled opponent like a bye', () => {
    const event = eventOf(['+ 2w1 3w1 F', '. 1b0 F F', '. F 1b0 F']);
    expect(valuesOf(event, 'BH', { text: '2026' })[1]).toBe(2 + 2 + 2 + 2);
  });
});

describe('16.3 adjusted scores of opponents', () => {
  const opponentWith = (cells: string): number => {
    const rounds = cells.split(' ').length + 1;
    const fillers = new Array<string>(rounds - 1).fill('F').join(' ');
    const event = eventOf([`2w= ${fillers}`, `1b= ${cells}`]);
    const working = workingOf(event, 1, 'BH', { text: '2026' });
    if (!working.ok) throw new Error('no working');
    return working.value.lines[0]!.significance / 10;
  };

  it('16.2.5 counts a zero-point bye of the last round as a draw', () => {
    expect(opponentWith('F Z')).toBe(2);
  });

  it('16.2.5 counts every round after a withdrawal as a draw', () => {
    expect(opponentWith('Z Z Z')).toBe(0.5 + 1.5);
    expect(opponentWith('. . .')).toBe(0.5 + 1.5);
  });

  it('16.2.3 counts a bye as awarded when another round follows', () => {
    expect(opponentWith('Z Z F')).toBe(1.5);
    expect(opponentWith('H U')).toBe(2);
  });

  it('16.2.4 counts a forfeit loss as awarded, even after the last game', () => {
    expect(opponentWith('F -')).toBe(1.5);
  });

  it('16.2.5 looks through a forfeit loss, which is voluntarily unplayed too', () => {
    expect(opponentWith('Z -')).toBe(1);
  });

  it('16.2.5 leaves half-point byes worth a draw', () => {
    expect(opponentWith('H H')).toBe(1.5);
  });
});

describe('16.5 several voluntarily unplayed rounds', () => {
  // Own score 4: the zero-point bye has a dummy of 3, the forfeit loss one of 4; both bring nothing.
  const event = against(['1', '1', '1', '1', '-', 'Z'], [35, 50, 50, 45, 60]);

  it('cuts of equal contributions the one with the lower score first, and then asks again', () => {
    expect(valuesOf(event, 'SB/C1', { text: '2026' })[1]).toBe(18);
    // The forfeit loss is now below the least significant contribution, 3½.
    expect(valuesOf(event, 'SB/C2', { text: '2026' })[1]).toBe(14.5);
  });

  it('cuts the bye and then the forfeit loss of a Buchholz', () => {
    expect(valuesOf(event, 'BH', { text: '2026' })[1]).toBe(3.5 + 5 + 5 + 4.5 + 4 + 3);
    expect(valuesOf(event, 'BH/C2', { text: '2026' })[1]).toBe(3.5 + 5 + 5 + 4.5);
  });
});

describe('modifier /P', () => {
  it('counts forfeits as games against the scheduled opponent', () => {
    const event = against(['1', '+', '1'], [20, 10, 15]);
    expect(valuesOf(event, 'BH/P', { text: '2026' })[1]).toBe(2 + 1 + 1.5);
    const lost = against(['1', '-', '1'], [20, 30, 15]);
    expect(valuesOf(lost, 'BH', { text: '2026' })[1]).toBe(2 + 2 + 1.5);
    expect(valuesOf(lost, 'BH/P', { text: '2026' })[1]).toBe(2 + 3 + 1.5);
  });

  it('makes a forfeit loss an ordinary contribution for the cut', () => {
    const lost = against(['1', '-', '1'], [20, 30, 15]);
    expect(valuesOf(lost, 'BH/C1/P', { text: '2026' })[1]).toBe(2 + 3);
    expect(valuesOf(lost, 'BH/C1', { text: '2026' })[1]).toBe(2 + 1.5);
  });
});
