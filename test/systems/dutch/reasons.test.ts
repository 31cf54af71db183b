/** Why two meet, case by case in brackets that are written out. Identity, rank and number of a player all differ. */
import { describe, expect, it } from 'vitest';
import { EDITION_2017 } from '../../../src-engine/systems/dutch/2017/edition.ts';
import { EDITION_2026 } from '../../../src-engine/systems/dutch/2026/edition.ts';
import type { Cause, Edition } from '../../../src-engine/systems/dutch/edition.ts';
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import { outlineOf } from '../../../src-engine/systems/dutch/outline.ts';
import { reasonsDutch } from '../../../src-engine/systems/dutch/reasons.ts';
import type { BoardReason, Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { group, pairingOf, type Told } from './renumbered.ts';

const six = (told: Readonly<Record<number, Told>> = {}) => group([20, 20, 20, 20, 20, 20], told);

function boardsOf(
  players: readonly Contender[],
  pairing: Pairing,
  {
    edition = EDITION_2026,
    own = null,
    initialColour = 'white',
  }: {
    edition?: Edition;
    own?: Pairing | null;
    initialColour?: PairingTask['initialColour'];
  } = {},
): BoardReason[] {
  const task = { initialColour } as PairingTask;
  return reasonsDutch(edition, task, players, pairing, outlineOf(edition, players, pairing), own);
}

const reasonsOf = (...asked: Parameters<typeof boardsOf>) => boardsOf(...asked).map(({ reason }) => reason);

describe('4.2, 4.3 two of one score', () => {
  it('stand at the same place of the two halves', () => {
    const pairing = pairingOf([50, 47, 46, 49, 48, 45]);
    expect(reasonsOf(six(), pairing)).toEqual(
      [1, 2, 3].map((place) => ({ code: 'same-place', article: '4.2', points: 20, place })),
    );
    expect(reasonsOf(six(), pairing, { edition: EDITION_2017 }).map(({ article }) => article)).toEqual([
      'D.1',
      'D.1',
      'D.1',
    ]);
  });

  it('are the only two who are left', () => {
    const pairing = pairingOf([50, 49, 48, 47]);
    expect(reasonsOf(group([20, 20, 15, 15]), pairing)).toEqual([
      { code: 'only-two-left', article: '3.2', points: 20 },
      { code: 'only-two-left', article: '3.2', points: 15 },
    ]);
  });

  it('are of one half, because the halves cannot meet or for the criteria', () => {
    const pairing = pairingOf([50, 49, 48, 47, 46, 45]);
    const exchanged = (because: string) => ({
      code: 'halves-exchanged',
      article: '4.3',
      points: 20,
      because,
    });
    expect(reasonsOf(six(), pairing)).toEqual([
      exchanged('criteria'),
      { code: 'usual-needed', article: '4.2', points: 20, player: 48, usual: 45, opponent: 47 },
      exchanged('criteria'),
    ]);
    // The first two of the lower half, beside two of the upper one.
    const next = reasonsOf(six(), pairingOf([50, 49, 47, 46, 48, 45]));
    expect(next.slice(0, 2)).toEqual([exchanged('criteria'), exchanged('criteria')]);
    expect(next[2]).toMatchObject({ code: 'same-place', place: 3 });
    // 47 may meet nobody of the upper half.
    const apart = six({ 47: { met: [50, 49, 48] }, 50: { met: [47] }, 49: { met: [47] }, 48: { met: [47] } });
    expect(reasonsOf(apart, pairing)[0]).toEqual(exchanged('pairs'));
    expect(reasonsOf(apart, pairing)[2]).toEqual(exchanged('pairs'));
    // 50 and 49 have 47 alone, who is one.
    const both = six({
      50: { met: [46, 45] },
      49: { met: [46, 45] },
      46: { met: [50, 49] },
      45: { met: [50, 49] },
    });
    expect(reasonsOf(both, pairing)[0]).toEqual(exchanged('pairs'));
  });

  it.each<readonly [string, Readonly<Record<number, Told>>, object]>([
    ['usual-met', { 50: { met: [47] }, 47: { met: [50] } }, {}],
    ['usual-met', { 50: { met: [47], apart: [47] } }, {}],
    ['usual-kept-apart', { 50: { apart: [47] }, 47: { apart: [50] } }, {}],
    ['usual-same-absolute', { 50: { colours: 'BB' }, 47: { colours: 'BB' } }, { colour: 'white' }],
    [
      'usual-same-absolute',
      { 50: { colours: 'WW' }, 47: { colours: 'WW' }, 46: { colours: 'W' } },
      { colour: 'black' },
    ],
    ['usual-same-colour', { 50: { colours: 'B' }, 47: { colours: 'B' } }, { colour: 'white' }],
    [
      'usual-same-colour',
      { 50: { colours: 'W' }, 47: { colours: 'W' }, 46: { colours: 'B' } },
      { colour: 'black' },
    ],
    // The opponent instead misses a colour as well, or nobody would.
    ['usual-needed', { 50: { colours: 'W' }, 47: { colours: 'W' }, 46: { colours: 'W' } }, {}],
    ['usual-needed', { 50: { colours: 'W' }, 47: { colours: 'B' }, 46: { colours: 'B' } }, {}],
    ['usual-needed', {}, {}],
  ])('%s: the opponent at the same place is another one', (code, told, more) => {
    const pairing = pairingOf([46, 50, 49, 47, 48, 45]);
    expect(reasonsOf(six(told), pairing)[0]).toEqual({
      ...{ code, article: '4.2', points: 20, player: 50, usual: 47, opponent: 46 },
      ...more,
    });
  });

  it.each([
    [null, false],
    [49, true],
  ])('meet because one of the upper half left; the bye is %s', (bye, hasBye) => {
    const players = group([20, 20, 20, 20, 20, 20, 20, 15]);
    const pairing = pairingOf([50, 46, 48, 45, 47, 44, ...(bye === null ? [49, 43] : [])], bye);
    expect(reasonsOf(players.slice(0, bye === null ? 8 : 7), pairing).slice(0, 3)).toEqual([
      { code: 'same-place', article: '4.2', points: 20, place: 1 },
      { code: 'same-place', article: '4.2', points: 20, place: 2 },
      { code: 'halves-after-leaving', article: '4.3', points: 20, gone: 49, hasBye, player: 47 },
    ]);
  });

  it('one of the lower half who leaves changes no place, and who meets a moved-down player is not counted', () => {
    const lower = pairingOf([50, 47, 49, 46, 48, 44, 45, 43]);
    expect(reasonsOf(group([20, 20, 20, 20, 20, 20, 20, 15]), lower).slice(0, 3)).toEqual(
      [1, 2, 3].map((place) => ({ code: 'same-place', article: '4.2', points: 20, place })),
    );
    const above = pairingOf([50, 49, 48, 46, 47, 45]);
    expect(reasonsOf(group([30, 20, 20, 20, 20, 20]), above).slice(1)).toEqual(
      [1, 2].map((place) => ({ code: 'same-place', article: '4.2', points: 20, place })),
    );
  });
});

describe('2.4.1 who goes down', () => {
  const down = (players: readonly Contender[], pairing: Pairing, at: number, edition?: Edition) =>
    reasonsOf(players, pairing, edition === undefined ? {} : { edition })[at];
  const goes = (player: number, opponent: number, points: number, groups: number, why: object) => ({
    ...{ code: 'goes-down', article: '2.4.1', player, opponent, points, groups, why },
  });

  it('is alone in the group, and may go down two groups', () => {
    const pairing = pairingOf([47, 50, 49, 48]);
    const why = { cause: 'alone', points: 30 };
    expect(down(group([30, 20, 20, 10]), pairing, 0)).toEqual(goes(50, 47, 10, 2, why));
  });

  it('has met all others, of the own score or not', () => {
    const players = group([30, 20, 20, 10], { 48: { met: [49] }, 49: { met: [48] } });
    const pairing = pairingOf([50, 49, 48, 47]);
    const why = { cause: 'met-all', points: 20, others: [50, 49], sameScore: false };
    const all = group([30, 20, 20, 10], { 48: { met: [49, 50] } });
    expect(down(all, pairing, 1)).toEqual(goes(48, 47, 10, 1, why));
    expect(down(players, pairing, 1)).toEqual(
      goes(48, 47, 10, 1, { cause: 'odd', players: 3, group: 20, isLast: true }),
    );
    const alike = group([20, 20, 20, 10], { 48: { met: [49, 50] } });
    expect(down(alike, pairing, 1)).toEqual(goes(48, 47, 10, 1, { ...why, sameScore: true }));
  });

  it('may meet none of them, whom they have not all met', () => {
    const players = group([20, 20, 20, 10], { 48: { met: [49], apart: [50] } });
    const pairing = pairingOf([50, 49, 48, 47]);
    expect(down(players, pairing, 1)).toEqual(goes(48, 47, 10, 1, { cause: 'no-opponent', points: 20 }));
  });

  it('is one of an odd number, the last or not', () => {
    const players = group([20, 20, 20, 10]);
    const odd = (isLast: boolean) => ({ cause: 'odd', players: 3, group: 20, isLast });
    const last = pairingOf([50, 49, 48, 47]);
    expect(down(players, last, 1)).toEqual(goes(48, 47, 10, 1, odd(true)));
    const other = pairingOf([50, 48, 47, 49]);
    expect(down(players, other, 1)).toEqual(goes(49, 47, 10, 1, odd(false)));
  });

  it.each<readonly [Cause, object]>([
    ['group', { cause: 'group', players: 4, group: 20 }],
    ['bye', { cause: 'bye' }],
    ['completion', { cause: 'completion' }],
  ])('is one of more than the number asks for: %s, which is looked up once', (cause, why) => {
    const players = group([20, 20, 20, 20, 10, 10]);
    const pairing = pairingOf([50, 49, 46, 48, 45, 47]);
    const asked: number[][] = [];
    const edition: Edition = {
      ...EDITION_2026,
      causeOf: ({ downfloaters }, all) => {
        asked.push([...downfloaters.map(({ id }) => id), all.length]);
        return cause;
      },
    };
    const boards = reasonsOf(players, pairing, { edition });
    expect(boards.slice(1)).toEqual([goes(48, 46, 10, 1, why), goes(47, 45, 10, 1, why)]);
    expect(asked).toEqual([[48, 47, 6]]);
  });

  it('of three who go down the number alone tells nothing', () => {
    const players = group([20, 20, 20, 10, 10, 10]);
    const pairing = pairingOf([50, 47, 49, 46, 48, 45]);
    const edition: Edition = { ...EDITION_2026, causeOf: () => 'group' };
    expect(down(players, pairing, 0, edition)).toEqual(
      goes(50, 47, 10, 1, { cause: 'group', players: 3, group: 20 }),
    );
  });

  it('2017 A.9: stays in the bracket where the last groups are one', () => {
    const edition: Edition = { ...EDITION_2017, collapses: () => true };
    const players = group([30, 30, 20, 10]);
    const pairing = pairingOf([50, 49, 47, 48]);
    expect(down(players, pairing, 1, edition)).toEqual({
      ...{ code: 'one-last-group', article: 'C.5', a: 48, b: 47, aPoints: 20, bPoints: 10 },
    });
  });
});

describe('a board that the system would not make', () => {
  const players = group([20, 20, 20, 20, 20], { 47: { colours: 'W' } });
  const own = pairingOf([48, 50, 47, 49], 46);

  it('names the opponent that the higher ranked would have had, or none', () => {
    const made = pairingOf([46, 49, 50, 48], 47);
    const boards = boardsOf(players, made, { own });
    expect(boards.map(({ reason }) => reason)).toEqual([
      { code: 'by-hand', article: '', player: 49, instead: 47 },
      expect.objectContaining({ code: 'same-place' }),
      { code: 'bye-by-hand', article: '2.3.1', player: 47, points: 20 },
    ]);
    const byeMoved = pairingOf([47, 46, 48, 50]);
    const usual = pairingOf([50, 48], 47);
    expect(reasonsOf(players, byeMoved, { own: usual })[0]).toEqual({
      ...{ code: 'by-hand', article: '', player: 47, instead: null },
    });
  });
});

describe('2.3.1 the bye', () => {
  const bye = (players: readonly Contender[], edition?: Edition, own: Pairing | null = null) => {
    const pairing = pairingOf([50, 48], 49);
    return boardsOf(players, pairing, { ...(edition === undefined ? {} : { edition }), own }).at(-1);
  };
  const told = (code: string, article = '2.3.1') => ({
    white: 49,
    black: null,
    reason: { code, article, player: 49, points: 20 },
    whiteFloat: 'down',
    blackFloat: 'none',
    missedColour: [],
    colour: { code: 'no-colour', article: '' },
  });

  it('goes to somebody of the lowest score, or one before whom everybody lower had one', () => {
    expect(bye(group([20, 20, 20]))).toEqual(told('bye-from-lowest'));
    expect(bye(group([20, 20, 10], { 48: { byeBarred: true } }))).toEqual(told('bye-lower-had-one'));
    expect(bye(group([20, 20, 20], { 48: { byeBarred: true } }))).toEqual(told('bye-from-lowest'));
  });

  it('goes to a higher one where the lower are needed; 2017 to whom the last bracket leaves', () => {
    expect(bye(group([20, 20, 10, 10], { 48: { byeBarred: true } }))).toEqual(told('bye-lower-needed'));
    expect(bye(group([20, 20, 10]), EDITION_2017)).toEqual(told('bye-left-by-last-group', 'A.9'));
  });

  it('is the own one of the system, or that of a hand', () => {
    expect(bye(group([20, 20, 20]), undefined, pairingOf([50, 48], 49))).toEqual(told('bye-from-lowest'));
    expect(bye(group([20, 20, 20]), undefined, pairingOf([50, 49], 48))).toEqual(told('bye-by-hand'));
  });
});

describe('5.2 colours', () => {
  it.each<readonly [string, string, Told, Told, object]>([
    ['both-due', '5.2.1', { colours: 'W' }, { colours: 'B' }, { white: 49 }],
    ['one-is-new', '5.2.1', { colours: 'W' }, {}, { white: 49 }],
    ['one-is-new', '5.2.1', {}, { colours: 'W' }, { white: 49 }],
    ['more-urgent', '5.2.2', { colours: 'WB' }, { colours: 'B' }, { player: 49, white: 49 }],
    ['more-urgent', '5.2.2', { colours: 'WBB' }, { colours: 'B' }, { player: 50, white: 49 }],
    ['equally-due', '5.2.3', { colours: 'BWWB' }, { colours: 'WBWB' }, { white: 49 }],
    ['higher-ranked-due', '5.2.4', { colours: 'WB' }, { colours: 'WB' }, { player: 50 }],
    ['by-number', '5.2.5', {}, {}, { player: 50, number: 7 }],
  ])('%s', (code, article, higher, lower, more) => {
    const players = group([20, 20], { 50: higher, 49: lower });
    const pairing = pairingOf([49, 50]);
    expect(boardsOf(players, pairing)[0]!.colour).toEqual({ code, article, ...more });
    const old = boardsOf(players, pairing, { edition: EDITION_2017 })[0]!.colour;
    expect(old).toEqual({ code, article: article.replace('5.2.', 'E.'), ...more });
  });

  it('floats and missed colours are those of each side', () => {
    const players = group([20, 10], { 50: { colours: 'W' }, 49: { colours: 'W' } });
    const [board] = boardsOf(players, pairingOf([49, 50]));
    expect(board).toMatchObject({ white: 49, black: 50, whiteFloat: 'up', blackFloat: 'down' });
    expect(board!.missedColour).toEqual(['white']);
    const due = group([20, 20], { 50: { colours: 'B' }, 49: { colours: 'B' } });
    expect(boardsOf(due, pairingOf([49, 50]))[0]).toMatchObject({
      ...{ whiteFloat: 'none', blackFloat: 'none', missedColour: ['black'] },
    });
  });
});
