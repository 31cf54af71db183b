import { describe, expect, it } from 'vitest';
import { mayMeet } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { STANDARD_SCORING } from '../../../../src-engine/model/scoring.ts';
import { EDITIONS } from '../../../../src-engine/systems/dutch/systems.ts';
import { contendersOfTask } from '../../../../src-engine/systems/dutch/dutch.ts';
import { contendersFrom, taskOf } from './samples.ts';
import { YEARS, type Year } from '../../../oracle/player-facts.ts';

describe('colour preferences', () => {
  const preferences = (lines: readonly string[], played: number): string[] =>
    contendersFrom(lines, played).map(({ preference }) =>
      `${preference.strength} ${preference.colour ?? ''}`.trim(),
    );

  it('1.7.4 (A.6.d) nobody without a game has one; forfeits and byes are no games', () => {
    expect(preferences(['2w+', '1b-', 'U', 'F', '.'], 1)).toEqual(['none', 'none', 'none', 'none', 'none']);
  });

  it('1.7.2 (A.6.b) a difference of one makes a strong one', () => {
    expect(preferences(['2w1', '1b0'], 1)).toEqual(['strong black', 'strong white']);
  });

  it('1.7.3 (A.6.c) without a difference the last colour alternates, mildly', () => {
    expect(preferences(['2w1 3b1', '1b0 4w0', '4w1 1w0', '3b0 2b1'], 2).slice(0, 2)).toEqual([
      'mild white',
      'mild black',
    ]);
  });

  it('1.7.1 (A.6.a) the same colour in the two latest games played makes an absolute one', () => {
    const lines = ['2w1 H 3w1', '1b0 . 4b0', '4b1 . 1b0', '3w0 . 2w1'];
    expect(preferences(lines, 3)).toEqual([
      'absolute black',
      'absolute white',
      'absolute white',
      'absolute black',
    ]);
  });

  it('1.7.1 (A.6.a) a difference of two makes an absolute one, whatever the last colour', () => {
    const lines = ['2w1 3w1 4w1 5b1', '1b0 . . .', '. 1b0 . .', '. . 1b0 .', '. . . 1w0'];
    const [first] = contendersFrom(lines, 4);
    expect(first!.preference).toEqual({ colour: 'black', strength: 'absolute' });
    expect(first!.twoEqualColours).toBe(false);
  });

  it('1.7.1 a difference against the last two colours decides: only made-up rounds bring that about', () => {
    const lines = [
      '2b1 3b1 4b1 5b1 6w1 7w1',
      '1w0',
      '. 1w0',
      '. . 1w0',
      '. . . 1w0',
      '. . . . 1b0',
      '. . . . . 1b0',
    ];
    const [first] = contendersFrom(lines, 6);
    expect(first!.competitor.colourDifference).toBe(-2);
    expect(first!.preference).toEqual({ colour: 'white', strength: 'absolute' });
  });
});

describe('floats of the two latest rounds', () => {
  const floats = (lines: readonly string[], played: number, edition: Year = '2026', rules = {}) =>
    contendersFrom(lines, played, edition, rules).map(({ downfloat, upfloat }) =>
      [0, 1].map((back) => (downfloat[back] ? 'down' : upfloat[back] ? 'up' : '–')).join(' '),
    );

  it('1.4.2 (A.4.b) compares the scores before the round: the higher goes down, the other up', () => {
    const lines = ['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0'];
    expect(floats(lines, 2)).toEqual(['down –', 'up –', 'up –', 'down –']);
  });

  it('1.4.2 (A.4.b) gives no float where scores were equal, and forgets what is three rounds ago', () => {
    const lines = ['2w= 3b1 4w1 3w1', '1b= 4w1 3b1 4b1', '4w= 1w0 2w0 1b0', '3b= 2b0 1b0 2w0'];
    expect(floats(lines, 1)).toEqual(['– –', '– –', '– –', '– –']);
    expect(floats(lines, 4)[0]).toBe('down down');
    expect(floats(['U .', '3w1 .', '2b0 .'], 2).map((text) => text.split(' ')[1])).toEqual([
      'down',
      '–',
      '–',
    ]);
    expect(floats(['U . .', '3w1 . .', '2b0 . .'], 3)).toEqual(['– –', '– –', '– –']);
  });

  it('1.4.3 gives a downfloat for the bye and for more than a loss without a game, 1.4.4 for nothing else', () => {
    const lines = ['U', 'H', 'F', '5w+', '4b-', 'Z', '.', '+', '-'];
    const expected = ['down –', 'down –', 'down –', 'down –', '– –', '– –', '– –', 'down –', '– –'];
    expect(floats(lines, 1)).toEqual(expected);
  });

  it('1.4.3 measures a half-point bye against what a loss brings', () => {
    const scoring = { ...STANDARD_SCORING, whiteLoss: 5, blackLoss: 5 };
    expect(floats(['U', 'H', 'Z', '.'], 1, '2026', { scoring })).toEqual(['down –', '– –', '– –', '– –']);
  });

  it('2017 A.4.b gives a downfloat for every round without a game', () => {
    const lines = ['U', 'H', 'F', '5w+', '4b-', 'Z', '.', '+', '-'];
    expect(floats(lines, 1, '2017')).toEqual(lines.map(() => 'down –'));
  });

  it('C.04.7 1.5 compares pairing scores: virtual points of that round count', () => {
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 1, players: [1] }];
    expect(floats(['2w=', '1b='], 1, '2026', { virtualPoints })).toEqual(['down –', 'up –']);
  });
});

describe('topscorers', () => {
  const topscorers = (lines: readonly string[], played: number, rounds: number, rules = {}) =>
    YEARS.map((edition) =>
      contendersFrom(lines, played, edition, { rounds, ...rules })
        .filter(({ topscorer }) => topscorer)
        .map(({ id }) => id),
    );

  it('1.8 (A.7) have more than half of what could be won so far', () => {
    const lines = ['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0'];
    expect(topscorers(lines, 2, 3)).toEqual([[1], [1]]);
    expect(topscorers(['2w1', '1b0'], 1, 2)).toEqual([[1], [1]]);
  });

  it('1.8 (A.7) exist in the last round only', () => {
    expect(topscorers(['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0'], 2, 4)).toEqual([[], []]);
  });

  it('1.8 (A.7) are measured by the values of the scoring system and by pairing scores', () => {
    const scoring = { ...STANDARD_SCORING, whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10 };
    const lines = ['2w1 3b=', '1b0 4w1', '4w= 1w=', '3b= 2b0'];
    expect(topscorers(lines, 2, 3, { scoring })).toEqual([[1], [1]]);
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 3, players: [4] }];
    expect(topscorers(lines, 2, 3, { virtualPoints })).toEqual([
      [1, 4],
      [1, 4],
    ]);
  });
});

describe('topscorers where a draw brings more than a win', () => {
  it('1.8 (A.7) are measured by the most that a game can bring: half of it is not enough', () => {
    const scoring = { ...STANDARD_SCORING, whiteDraw: 15, blackDraw: 15 };
    // 25, 15, 15 and 25 of 30.
    const lines = ['2w= 3b1', '1b= 4w0', '4w= 1w0', '3b= 2b1'];
    const found = contendersFrom(lines, 2, '2026', { rounds: 3, scoring });
    expect(found.map(({ id, score, topscorer }) => [id, score, topscorer])).toEqual([
      [1, 25, true],
      [2, 15, false],
      [3, 15, false],
      [4, 25, true],
    ]);
  });
});

describe('C2 (C.2), who may not have the bye', () => {
  const barred = (lines: readonly string[], edition: Year, rules = {}) =>
    contendersFrom(lines, 1, edition, rules)
      .filter(({ byeBarred }) => byeBarred)
      .map(({ id }) => id);
  const lines = ['U', 'F', 'H', 'Z', '6w+', '5b-', '8w1', '7b0', '+', '-', '.'];

  it('2.1.2 a bye before, or the points of a win without a game', () => {
    expect(barred(lines, '2026')).toEqual([1, 2, 5, 9]);
  });

  it('2.1.2 the bye counts whatever it was worth, other rounds by their points', () => {
    const scoring = { ...STANDARD_SCORING, pairingAllocatedBye: 0, fullBye: 5, halfBye: 10, forfeitWin: 5 };
    expect(barred(lines, '2026', { scoring })).toEqual([1, 3]);
  });

  it('2017 C.2 a bye before or a forfeit win, but not a full-point bye', () => {
    expect(barred(lines, '2017')).toEqual([1, 5, 9]);
  });
});

describe('C1 and C3 (C.1, C.3), who may meet', () => {
  it('2.1.1 (C.1) not twice; a game that was not played is no meeting', () => {
    const [a, b, c, d] = contendersFrom(['2w1', '1b0', '4w+', '3b-'], 1);
    expect(mayMeet(a!, b!)).toBe(false);
    expect(mayMeet(c!, d!)).toBe(true);
    expect(mayMeet(a!, c!)).toBe(true);
  });

  it('C.05 5.2 not where the tournament keeps two apart in this round', () => {
    const apart = (lastRound: number) => ({ prohibitions: [{ firstRound: 1, lastRound, players: [1, 2] }] });
    const [a, b] = contendersFrom(['.', '.'], 1, '2026', apart(2));
    expect(mayMeet(a!, b!)).toBe(false);
    const [c, d] = contendersFrom(['.', '.'], 1, '2026', apart(1));
    expect(mayMeet(c!, d!)).toBe(true);
  });

  it('2.1.3 (C.3) not with the same absolute preference', () => {
    const [a, b, c, d] = contendersFrom(
      ['5w1 6w1', '7w1 8w1', '6b1 5b1', '8w1 7b1', '1b0 3w0', '3w0 1b0', '2b0 4w0', '4b0 2b0'],
      2,
    );
    expect(mayMeet(a!, b!)).toBe(false);
    expect(mayMeet(a!, c!)).toBe(true);
    expect(mayMeet(a!, d!)).toBe(true);
  });

  it('2.1.3 (C.3) but they may where one of them is a topscorer', () => {
    const rounds = ['3w1 4w1', '5w0 6w0', '1b0 .', '. 1b0', '2b1 .', '. 2b1'];
    const [a, b] = contendersFrom(rounds, 2, '2026', { rounds: 3 });
    expect([a!.topscorer, b!.topscorer]).toEqual([true, false]);
    expect(mayMeet(a!, b!)).toBe(true);
    const [c, d] = contendersFrom(rounds, 2, '2026', { rounds: 4 });
    expect(mayMeet(c!, d!)).toBe(false);
  });
});

describe('rank and unplayed games', () => {
  it('1.2 (A.2) is by pairing score, then by number', () => {
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 2, players: [4] }];
    const task = taskOf(['2w0', '1b1', '4w=', '3b='], 1, { virtualPoints });
    expect(contendersOfTask(EDITIONS['2026'], task).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  it('2.4.4 [C9] counts rounds without a game, forfeits and late entry included', () => {
    const lines = ['2w1 3w+ H', '1b0 . U', '. 1b- F', 'Z . .'];
    expect(contendersFrom(lines, 3).map(({ unplayed }) => unplayed)).toEqual([2, 2, 3, 3]);
  });
});
