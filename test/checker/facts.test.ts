import { describe, expect, it } from 'vitest';
import {
  factsOfPlayers,
  mayMeet,
  type DutchEdition,
  type PlayerFacts,
} from '../../src-engine/checker/facts.ts';
import { colourOf } from '../../src-engine/checker/colours.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { STANDARD_SCORING } from '../../src-engine/model/scoring.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import { tournamentOf } from '../oracle/notation.ts';

/** The facts by number, before the round after `played`. */
function factsOf(
  lines: readonly string[],
  played: number,
  edition: DutchEdition = '2026',
  rules: Partial<Rules> = {},
): PlayerFacts[] {
  const tournament = tournamentOf(lines, played, { rounds: 9, initialColour: 'white', ...rules });
  const task = pairingTaskOf(tournament, played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return [...factsOfPlayers(task.value, edition)].sort((a, b) => a.id - b.id);
}

const preferences = (lines: readonly string[], played: number): string[] =>
  factsOf(lines, played).map(({ strength, preference }) => `${strength} ${preference ?? ''}`.trim());

describe('C.04.3 1.7 colour preferences', () => {
  it('1.7.4 none without a game; a forfeit is no game', () => {
    expect(preferences(['2w+', '1b-', '.', 'U'], 1)).toEqual(['none', 'none', 'none', 'none']);
  });
  it('1.7.2 strong after one game', () => {
    expect(preferences(['2w1', '1b0'], 1)).toEqual(['strong black', 'strong white']);
  });
  it('1.7.3 mild with a difference of 0: the other colour than last', () => {
    expect(preferences(['2w1 3b1', '1b0 4w0', '4w1 1w0', '3b0 2b1'], 2)).toEqual([
      'mild white',
      'mild black',
      'absolute black',
      'absolute white',
    ]);
  });
  it('1.7.1 absolute by two equal colours running, whatever came between them unplayed', () => {
    expect(
      preferences(
        ['2b1 3b1 4w1 H 2b+ 3w1', '1w0 4b0 3w= 3b= 1w- 4w1', '4w0 1w0 2b= 2w= . 1b0', '3b1 2w1 1b0 . . 2b0'],
        6,
      ),
    ).toEqual(['absolute black', 'strong black', 'strong black', 'absolute white']);
  });
  it('1.7.1 absolute by a difference of more than 1', () => {
    // No two equal colours stand last; 3 had Black last and is due Black all the same.
    const lines = ['4w1 5w1 6b1 7w1', '8b1 9b1 10w1 11b1', '12w1 13w1 14w1 15b1'];
    const others = ['1b0', '. 1b0', '. . 1w0', '. . . 1b0', '2w0', '. 2w0', '. . 2b0', '. . . 2w0'];
    const last = ['3b0', '. 3b0', '. . 3b0', '. . . 3w0'];
    const [one, two, three] = factsOf([...lines, ...others, ...last], 4);
    expect(one).toMatchObject({ colourDifference: 2, strength: 'absolute', preference: 'black' });
    expect(two).toMatchObject({ colourDifference: -2, strength: 'absolute', preference: 'white' });
    expect(three).toMatchObject({ colourDifference: 2, strength: 'absolute', preference: 'black' });
  });
});

describe('1.4 floats', () => {
  const floats = (lines: readonly string[], played: number, edition: DutchEdition = '2026') =>
    factsOf(lines, played, edition).map(({ lastFloat, floatBefore }) => [lastFloat, floatBefore]);

  it('1.4.2 by the scores at the time: the higher ranked goes down, the other up', () => {
    const lines = ['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0'];
    expect(floats(lines, 2)).toEqual([
      ['down', null],
      ['up', null],
      ['up', null],
      ['down', null],
    ]);
  });
  it('1.4.3 the bye, and more points than a loss without playing', () => {
    const lines = ['U', 'H', 'F', '5w+', '4b-', 'Z', '.', '+', '-'];
    expect(floats(lines, 1).map(([last]) => last)).toEqual([
      'down',
      'down',
      'down',
      'down',
      null,
      null,
      null,
      'down',
      null,
    ]);
  });
  it('1.4.3 what the better of two losses brings is not more than a loss', () => {
    const scoring = { ...STANDARD_SCORING, whiteLoss: 0, blackLoss: 5, halfBye: 5, fullBye: 6 };
    const [half, full, zero] = factsOf(['H', 'F', 'Z'], 1, '2026', { scoring }).map((each) => each.lastFloat);
    expect([half, full, zero]).toEqual([null, 'down', null]);
  });
  it('2017 A.4.b whoever does not play has a downfloat', () => {
    const lines = ['U', 'H', 'F', '5w+', '4b-', 'Z', '.', '+', '-'];
    expect(new Set(floats(lines, 1, '2017').map(([last]) => last))).toEqual(new Set(['down']));
  });
  it('1.4 two rounds before', () => {
    expect(floats(['U 2w1', '3w1 1b0', '2b0 .'], 2)).toEqual([
      [null, 'down'],
      [null, null],
      [null, null],
    ]);
  });
  it('C.04.7 1.5 acceleration counts: equal points, different pairing scores', () => {
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 1, players: [1] }];
    const [first, second] = factsOf(['2w=', '1b='], 1, '2026', { virtualPoints });
    expect([first!.lastFloat, second!.lastFloat]).toEqual(['down', 'up']);
  });
});

describe('bye', () => {
  const lines = ['U', 'F', '4w+', '3b-', 'H', 'Z', '+', '.'];
  it('2.1.2 [C2] barred: a bye, or the points of a win in one round without playing', () => {
    expect(factsOf(lines, 1).map(({ mayHaveBye }) => mayHaveBye)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });
  it('2017 C.2 barred: a bye or a forfeit win', () => {
    expect(factsOf(lines, 1, '2017').map(({ mayHaveBye }) => mayHaveBye)).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });
  it('C.04.1 4 a bye of any value bars; a forfeit win of less than a win does not', () => {
    const scoring = { ...STANDARD_SCORING, pairingAllocatedBye: 0, forfeitWin: 5 };
    expect(factsOf(['U', '3w+', '2b-'], 1, '2026', { scoring }).map(({ mayHaveBye }) => mayHaveBye)).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('2.4.4 [C9] unplayed games are rounds without a game', () => {
    expect(factsOf(['U 2w1', 'H 1b0', '. .'], 2).map(({ unplayedGames }) => unplayedGames)).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('1.8 topscorers', () => {
  const lines = ['3w1 4b1', '4w1 3b=', '1b0 2w=', '2b0 1w0'];
  const topscorers = (rounds: number) =>
    factsOf(lines, 2, '2026', { rounds })
      .filter(({ topscorer }) => topscorer)
      .map(({ id }) => id);
  it('more than half of what could be scored, in the last round only', () => {
    expect(topscorers(3)).toEqual([1, 2]);
    expect(topscorers(4)).toEqual([]);
  });
  it('exactly half is not more than half', () => {
    const half = factsOf(['2w1 3b0', '1b0 4w0', '4w1 1w1', '3b0 2b1'], 2, '2026', { rounds: 3 });
    expect(half.filter(({ topscorer }) => topscorer).map(({ id }) => id)).toEqual([3]);
  });
});

describe('2.1 who may meet', () => {
  it('2.1.1 [C1] not who has met, but who was only paired', () => {
    const [a, b, c, d] = factsOf(['2w1', '1b0', '4w+', '3b-'], 1);
    expect(mayMeet(a!, b!)).toBe(false);
    expect(mayMeet(c!, d!)).toBe(true);
  });
  it('2.1.3 [C3] not two with the same absolute preference', () => {
    const lines = ['3w1 4w1', '4w0 3w1', '1b0 2b0', '2b1 1b0'];
    const [a, b, c, d] = factsOf(lines, 2);
    expect(mayMeet(a!, b!)).toBe(false);
    expect(mayMeet(c!, d!)).toBe(false);
    const last = factsOf(lines, 2, '2026', { rounds: 3 });
    expect(last.map(({ topscorer }) => topscorer)).toEqual([true, false, false, false]);
    expect(mayMeet(last[0]!, last[1]!)).toBe(true);
    expect(mayMeet(last[2]!, last[3]!)).toBe(false);
  });
});

describe('5.2 colours', () => {
  const blank: PlayerFacts = {
    id: 1,
    rank: 1,
    parityNumber: 1,
    score: 0,
    cannotMeet: new Set(),
    colours: [],
    colourDifference: 0,
    strength: 'none',
    preference: null,
    topscorer: false,
    mayHaveBye: true,
    unplayedGames: 0,
    lastFloat: null,
    floatBefore: null,
  };
  const higher = (changes: Partial<PlayerFacts>): PlayerFacts => ({ ...blank, ...changes });
  const lower = (changes: Partial<PlayerFacts>): PlayerFacts => ({
    ...blank,
    id: 2,
    rank: 2,
    parityNumber: 2,
    ...changes,
  });
  const W = 'white' as const;
  const B = 'black' as const;

  const BOARDS: [string, PlayerFacts, PlayerFacts, 'white' | 'black'][] = [
    [
      '5.2.1 both',
      higher({ strength: 'mild', preference: B }),
      lower({ strength: 'mild', preference: W }),
      B,
    ],
    ['1.7.4 one without preference', higher({}), lower({ strength: 'mild', preference: W }), B],
    ['1.7.4 the other without', higher({ strength: 'mild', preference: W }), lower({}), W],
    [
      '5.2.2 the stronger',
      higher({ strength: 'mild', preference: W }),
      lower({ strength: 'strong', preference: W }),
      B,
    ],
    [
      '5.2.2 both absolute: the wider difference',
      higher({ strength: 'absolute', preference: W, colourDifference: -1 }),
      lower({ strength: 'absolute', preference: W, colourDifference: -2 }),
      B,
    ],
    [
      '5.2.3 the most recent difference, as far back as both have games',
      higher({ strength: 'mild', preference: B, colours: [W, B, B, W] }),
      lower({ strength: 'mild', preference: B, colours: [W, W] }),
      W,
    ],
    [
      '5.2.4 the higher ranked',
      higher({ strength: 'mild', preference: B, colours: [B, W] }),
      lower({ strength: 'mild', preference: B, colours: [B, W] }),
      B,
    ],
    ['5.2.5 odd number', higher({ parityNumber: 3 }), lower({}), W],
    ['5.2.5 even number', higher({ parityNumber: 4 }), lower({}), B],
  ];

  it.each(BOARDS)('%s', (_, a, b, expected) => {
    expect(colourOf(a, b, 'white')).toBe(expected);
    expect(colourOf(b, a, 'white')).not.toBe(expected);
  });

  it.each(BOARDS)('5.2.5 turns with the initial-colour, nothing else does: %s', (article, a, b, expected) => {
    const turns = article.startsWith('5.2.5');
    expect(colourOf(a, b, 'black') === expected).toBe(!turns);
    expect(colourOf(b, a, 'black') === expected).toBe(turns);
  });
});
