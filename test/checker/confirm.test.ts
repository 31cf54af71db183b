import { describe, expect, it } from 'vitest';
import { confirmRound } from '../../src-engine/checker/confirm.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type { Pairing, PairingTask } from '../../src-engine/systems/system.ts';
import { tournamentOf } from '../oracle/notation.ts';

function taskOf(lines: readonly string[], played: number, rules: Partial<Rules> = {}): PairingTask {
  const task = pairingTaskOf(
    tournamentOf(lines, played, { rounds: 5, initialColour: 'white', ...rules }),
    played + 1,
  );
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

/** `1-3 4-2 5` is 1 with White against 3, 4 against 2, and the bye for 5. */
function pairingOf(text: string): Pairing {
  const words = text.split(' ');
  return {
    pairs: words
      .filter((word) => word.includes('-'))
      .map((word) => word.split('-').map(Number))
      .map(([white, black]) => ({ white: white!, black: black! })),
    bye: Number(words.find((word) => !word.includes('-')) ?? NaN) || null,
  };
}

const kindsOf = (task: PairingTask, pairing: string, system = 'dutch-2026'): string[] =>
  confirmRound(task, pairingOf(pairing), system).violations.map(({ kind, players }) =>
    `${kind} ${players.join(' ')}`.trim(),
  );

const FIRST_ROUND = ['.', '.', '.', '.'];
const AFTER_ONE = ['3w1', '4b1', '1b0', '2w0'];

describe('conservation', () => {
  const task = taskOf(AFTER_ONE, 1);

  it('confirms the round of the articles', () => {
    expect(confirmRound(task, pairingOf('2-1 3-4'), 'dutch-2026')).toEqual({
      confirmed: true,
      violations: [],
      remarks: [],
      upheld: ['conservation', 'meetings', 'bye', 'colour-bar', 'colours', 'board-order'],
    });
  });
  it('tells what was upheld, which a broken rule and boards in another order are not', () => {
    expect(confirmRound(task, pairingOf('3-1 2-4'), 'dutch-2026').upheld).toEqual([
      ...['conservation', 'bye', 'colour-bar', 'colours', 'board-order'],
    ]);
    const { upheld } = confirmRound(task, pairingOf('3-4 2-1'), 'dutch-2026');
    expect(upheld).toEqual(['conservation', 'meetings', 'bye', 'colour-bar', 'colours']);
  });
  it('names who is missing', () => {
    expect(kindsOf(task, '2-1')).toEqual(['missing-player 3 4']);
  });
  it('names who stands on two boards', () => {
    // 4 had White and 3 had Black.
    expect(kindsOf(task, '2-1 3-1 4-3')).toEqual(['doubled-player 1 3', 'rematch 3 1', 'wrong-colour 4 3']);
  });
  it('names who sits against themselves', () => {
    expect(kindsOf(task, '2-1 3-3')).toEqual(['missing-player 4', 'doubled-player 3']);
  });
  it('holds no rule of two players against who sits against themselves', () => {
    const twice = taskOf(['2w1 3w1', '1b0 .', '4w1 1b0', '3b0 .'], 2);
    // 1 has had White twice running and must have Black, as White's place here does not give it.
    expect(kindsOf(twice, '1-1 2-3')).toEqual(['missing-player 4', 'doubled-player 1']);
  });
  it('names who is not to be paired', () => {
    const absent = taskOf(['3w1 .', '4b1 .', '1b0 .', '2w0 Z', '.'], 1);
    expect(kindsOf(absent, '2-1 5-3 4')).toEqual([
      ...['not-to-be-paired 4', 'bye-superfluous 4', 'wrong-colour 5 3'],
    ]);
  });
});

describe('meetings', () => {
  it('2.1.1 [C1] no second meeting', () => {
    expect(confirmRound(taskOf(AFTER_ONE, 1), pairingOf('3-1 2-4'), 'dutch-2026').violations).toContainEqual({
      ...{ id: 'C1', article: 'C.04.3 2.1.1', players: [3, 1], kind: 'rematch' },
    });
  });
  it('C.04.2 3.5 a game not played is no meeting', () => {
    const task = taskOf(['3w+', '4b1', '1b-', '2w0'], 1);
    expect(kindsOf(task, '1-3 2-4').filter((kind) => kind.startsWith('rematch'))).toEqual(['rematch 2 4']);
  });
  it('keeps apart whom the tournament keeps apart', () => {
    const task = taskOf(FIRST_ROUND, 0, { prohibitions: [{ firstRound: 1, lastRound: 2, players: [1, 3] }] });
    expect(kindsOf(task, '1-3 4-2')).toEqual(['prohibited 1 3']);
  });
});

describe('bye', () => {
  const odd = taskOf(['2w1', '1b0', 'U'], 1);

  it('C.04.1 3 an odd number needs one, an even number has none', () => {
    expect(kindsOf(odd, '1-3')).toEqual(['missing-player 2', 'bye-missing', 'wrong-colour 1 3']);
    expect(kindsOf(taskOf(AFTER_ONE, 1), '1-3 2')).toEqual([
      ...['missing-player 4', 'rematch 1 3', 'bye-superfluous 2', 'wrong-colour 1 3'],
    ]);
  });
  it('C.04.1 3 is the article of a bye that is missing or too many', () => {
    const even = taskOf(AFTER_ONE, 1);
    expect(confirmRound(odd, pairingOf('1-3'), 'dutch-2026').violations).toContainEqual({
      ...{ id: 'bye', article: 'C.04.1 3', players: [], kind: 'bye-missing' },
    });
    expect(confirmRound(even, pairingOf('1-3 2'), 'dutch-2026').violations).toContainEqual({
      ...{ id: 'bye', article: 'C.04.1 3', players: [2], kind: 'bye-superfluous' },
    });
  });
  it('C.05 Annex 1 nobody has one in a round robin: who meets the number that is missing sits out', () => {
    expect(kindsOf(odd, '1-3', 'round-robin')).toEqual(['missing-player 2']);
    expect(kindsOf(taskOf(AFTER_ONE, 1), '1-3 2', 'round-robin')).toEqual([
      ...['missing-player 4', 'rematch 1 3', 'bye-superfluous 2'],
    ]);
  });
  it('2.1.2 [C2] not for whoever had one', () => {
    expect(kindsOf(odd, '2-1 3')).toEqual(['rematch 2 1', 'second-bye 3']);
  });
  it('2.1.2 [C2] a full-point bye bars under the text of 2026, not under that of 2017', () => {
    const full = taskOf(['2w1', '1b0', 'F'], 1);
    expect(kindsOf(full, '2-1 3')).toEqual(['rematch 2 1', 'second-bye 3']);
    expect(kindsOf(full, '2-1 3', 'dutch-2017')).toEqual(['rematch 2 1']);
  });
});

describe('colours', () => {
  // After three rounds 1 and 2 both have had Black twice running.
  const lines = ['3w1 4b1 5b1', '4w0 3b1 6b1', '1b0 2w0 .', '2b1 1w0 .', '6w1 . 1w0', '5b0 . 2w0'];
  const barred = taskOf(lines, 3);

  it('2.1.3 [C3] two with the same absolute preference do not meet', () => {
    // 4 is ranked above 6, and both had White last.
    expect(kindsOf(barred, '1-2 3-5 4-6')).toEqual(['same-absolute-preference 1 2', 'wrong-colour 4 6']);
  });
  it('2.1.3 [C3] unless one is a topscorer in the last round', () => {
    const last = taskOf(lines, 3, { rounds: 4 });
    expect(kindsOf(last, '1-2 3-5 4-6')).toEqual(['wrong-colour 4 6']);
    expect(kindsOf(last, '1-2 3-5 4-6', 'dubov-2026')).toEqual(['same-absolute-preference 1 2']);
  });
  it('2.1.3 [C3] one topscorer is enough, whichever colour they get', () => {
    // 2 has one point of three.
    const one = ['3w1 4b1 5b1', '4w0 3b0 6b1', '1b0 2w1 .', '2b1 1w0 .', '6w1 . 1w0', '5b0 . 2w0'];
    const last = taskOf(one, 3, { rounds: 4 });
    const barredIn = (pairing: string) =>
      kindsOf(last, pairing).filter((kind) => kind.startsWith('same-absolute-preference'));
    expect(barredIn('1-2 3-5 4-6')).toEqual([]);
    expect(barredIn('2-1 3-5 4-6')).toEqual([]);
    // Nobody has more than half: 1 lost two.
    const none = ['3w0 4b1 5b0', '4w0 3b0 6b1', '1b1 2w1 .', '2b1 1w0 .', '6w1 . 1w1', '5b0 . 2w0'];
    expect(kindsOf(taskOf(none, 3, { rounds: 4 }), '1-2 3-5 4-6')).toContain('same-absolute-preference 1 2');
  });
  it('5.2.5 the higher ranked player with an odd number has the initial-colour', () => {
    const task = taskOf(FIRST_ROUND, 0);
    expect(kindsOf(task, '1-3 4-2')).toEqual([]);
    expect(kindsOf(task, '3-1 4-2')).toEqual(['wrong-colour 3 1']);
    expect(kindsOf(taskOf(FIRST_ROUND, 0, { initialColour: 'black' }), '1-3 4-2')).toEqual([
      'wrong-colour 1 3',
      'wrong-colour 4 2',
    ]);
  });
  it.each([
    ['dutch-2026', 'C.04.1 7'],
    ['dutch-2017', 'C.04.1.g'],
    ['dubov-2026', 'C.04.1 7'],
    ['burstein-2026', 'C.04.1 7'],
  ])('%s: no third equal colour for one who meets somebody who could have it (%s)', (system, article) => {
    const bars = (pairing: string, task = barred) =>
      confirmRound(task, pairingOf(pairing), system).violations.filter(({ id }) => id === 'C3');
    expect(bars('3-1 2-5 4-6')).toEqual([{ id: 'C3', article, players: [3, 1], kind: 'third-colour' }]);
    expect(bars('1-3 2-5 4-6')).toEqual([]);
    // Topscorers or not, in the last round or not.
    expect(bars('3-1 2-5 4-6', taskOf(lines, 3, { rounds: 4 }))).toEqual(bars('3-1 2-5 4-6'));
  });
  it('C.04.1 6 no difference of three for one who meets somebody who could have the colour', () => {
    const wide = taskOf(['2w= 3w= 4b= 5w=', '1b= . . .', '. 1b= . .', '. . 1w= .', '. . . 1b='], 4);
    expect(confirmRound(wide, pairingOf('1-2 3-4 5'), 'dubov-2026').violations).toContainEqual({
      ...{ id: 'C3', article: 'C.04.1 6', players: [1, 2], kind: 'colour-difference' },
    });
    expect(kindsOf(wide, '2-1 3-4 5', 'dubov-2026')).not.toContain('colour-difference 2 1');
  });
  it('C.04.4.3 2.1 Lim: no third equal colour in a row', () => {
    expect(kindsOf(barred, '3-1 2-5 4-6', 'lim-2026')).toEqual(['rematch 3 1', 'third-colour 3 1']);
  });
});

it('C.04.2 3.6 boards out of order are a remark only', () => {
  const confirmation = confirmRound(taskOf(FIRST_ROUND, 0), pairingOf('4-2 1-3'), 'dutch-2026');
  expect(confirmation.confirmed).toBe(true);
  expect(confirmation.remarks).toEqual([
    { id: '3.6', article: 'C.04.2 3.6', players: [1, 3], kind: 'board-order' },
  ]);
});

it('C.04.2 3.6 the higher ranked player of a board counts, whatever their colour', () => {
  const task = taskOf(['3w1', '4b1', '1b0', '2w0'], 1);
  const remarksOn = (pairing: string) =>
    confirmRound(task, pairingOf(pairing), 'dutch-2026').remarks.map(({ players }) => players.join(' '));
  expect(remarksOn('4-1 2-3')).toEqual([]);
  expect(remarksOn('2-3 4-1')).toEqual(['4 1']);
});

it.each([
  ['round-robin', ['2w='], 'rematch 2 1'],
  ['double-round-robin', ['2w='], ''],
  ['double-round-robin', ['2w= 2b='], 'rematch 2 1'],
])(
  'C.05 Annex 1 %s after %j: everybody meets as often as the table says, and no more',
  (system, [line], kind) => {
    const mirrored = line!.replaceAll(/2([wb])/g, (_, colour) => `1${colour === 'w' ? 'b' : 'w'}`);
    const task = taskOf([line!, mirrored], line!.split(' ').length);
    expect(kindsOf(task, '2-1', system)).toEqual(kind === '' ? [] : [kind]);
  },
);

describe('C.04.4.3 2.1, 6.1: colours of the Lim System', () => {
  /** Players 1 and 6 with these colours against players who had no other game; 11 and 12 had none. */
  function after(ones: string, sixes: string, rounds: number): PairingTask {
    const own = (colours: string, first: number) =>
      [...colours].map((colour, round) => `${first + round}${colour}=`).join(' ');
    const others = (colours: string, opponent: number) =>
      [...colours].map((colour, round) => `${'. '.repeat(round)}${opponent}${colour === 'w' ? 'b' : 'w'}=`);
    const fill = (lines: readonly string[]) => [...lines, ...Array<string>(4 - lines.length).fill('.')];
    const lines = [
      own(ones, 2),
      ...fill(others(ones, 1)),
      own(sixes, 7),
      ...fill(others(sixes, 6)),
      '.',
      '.',
    ];
    return taskOf(lines, ones.length, { rounds });
  }
  const barsOf = (task: PairingTask, pairing: string) =>
    kindsOf(task, pairing, 'lim-2026').filter((kind) => /^(third-colour|colour-difference)/.test(kind));

  it('no colour makes a difference of three', () => {
    const task = after('wwbw', 'bbwb', 9);
    expect(barsOf(task, '1-11 12-6')).toEqual(['colour-difference 1 11', 'colour-difference 12 6']);
    expect(barsOf(task, '11-1 6-12')).toEqual([]);
  });

  it('no colour comes a third time running', () => {
    const task = after('bww', 'wbb', 9);
    expect(barsOf(task, '1-11 12-6')).toEqual(['third-colour 1 11', 'third-colour 12 6']);
    expect(barsOf(task, '11-1 6-12')).toEqual([]);
  });

  it('but between players of one score in the last round', () => {
    expect(barsOf(after('bww', 'wbb', 5), '1-6')).toEqual(['third-colour 1 6']);
    expect(barsOf(after('bww', 'wbb', 4), '1-6')).toEqual([]);
    expect(barsOf(after('bww', 'wbb', 4), '1-11')).toEqual(['third-colour 1 11']);
  });
});
