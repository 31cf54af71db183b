/** B.01 1.4.1–1.4.8: every condition of a set of games, as data, written down whole. */
import { describe, expect, it } from 'vitest';
import type { NormChoice } from '../../src-engine/norms/choice.ts';
import { conditionsOf, type NormCondition } from '../../src-engine/norms/conditions.ts';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import { tallyOf, type NormFrame, type Tally } from '../../src-engine/norms/tally.ts';
import { opponentOf } from './prospect.ts';

const FRAME: NormFrame = { level: NORM_LEVELS.IM, federation: 'NOR', doubled: false, exempt: false };

/** Eight games with five points; 77 is raised, and one opponent is of no federation. */
const GAMES = [
  ...['31 GM 2500 SWE 5', '18 IM 2400 NOR 10', '77 FM 1900 POL 0', '52 IM 2450 SWE 5'],
  ...['23 CM 2380 GER 10', '85 WGM 2300 NOR 5', '46 - 2420 FID 10', '60 IM 2480 POL 5'],
].map((words, at) => ({ ...opponentOf(words), round: at + 2, score: Number(words.split(' ')[4]) }));

const choice = (tally: Partial<Tally> = {}, basis: NormChoice['basis'] = '1.4.1a'): NormChoice => ({
  ...{ basis, games: GAMES, later: [], beaten: [], credit: 0 },
  tally: { ...tallyOf(GAMES, FRAME), ...tally },
});

const about = { federations: [], players: [] };

describe('the conditions of a set of games', () => {
  it('come in the order of the articles, measured against all nine games while one is to come', () => {
    const common = { games: 8, inAll: 9 };
    // 18 980 / 8 is 2372.5, and 63 % add 95.
    expect(conditionsOf(choice(), FRAME, 1)).toEqual([
      { code: 'games', article: '1.4.1a', state: 'so-far', limit: 9, found: 8, ...common, ...about },
      {
        ...{ code: 'federations', article: '1.4.3', state: 'met', limit: 2, found: 3, ...common },
        ...{ federations: ['SWE', 'POL', 'GER'], players: [] },
      },
      {
        ...{ code: 'own-federation', article: '1.4.4', state: 'met', limit: 5, found: 2, ...common },
        ...{ federations: ['NOR'], players: [18, 85] },
      },
      {
        ...{ code: 'one-federation', article: '1.4.4', state: 'met', limit: 6, found: 2, ...common },
        ...{ federations: ['SWE', 'NOR', 'POL'], players: [] },
      },
      { code: 'titled', article: '1.4.5a', state: 'met', limit: 5, found: 6, ...common, ...about },
      {
        ...{ code: 'titles', article: '1.4.5c', state: 'met', limit: 3, found: 4, ...common },
        ...{ federations: [], players: [31, 18, 52, 60] },
      },
      {
        ...{ code: 'floor', article: '1.4.6b', state: 'met', limit: 2050, found: 1900, ...common },
        ...{ federations: [], players: [77] },
      },
      { code: 'average', article: '1.4.8a', state: 'so-far', limit: 2230, found: 2373, ...common, ...about },
      { code: 'score', article: '1.4.8b', state: 'so-far', limit: 35, found: 50, ...common, ...about },
      {
        ...{ code: 'performance', article: '1.4.8', state: 'so-far', limit: 2450, found: 2468, ...common },
        ...about,
      },
    ]);
  });

  /** The state of a condition with this tally. */
  const stateOf = (
    code: NormCondition['code'],
    tally: Partial<Tally>,
    toCome: number,
    frame: Partial<NormFrame> = {},
  ) => conditionsOf(choice(tally), { ...FRAME, ...frame }, toCome).find((one) => one.code === code)!.state;

  it('1.4.1c asks for eight games where the ninth round was free', () => {
    expect(conditionsOf(choice({}, '1.4.1c'), FRAME, 0)[0]).toEqual({
      ...{ code: 'games', article: '1.4.1c', state: 'met', limit: 8, found: 8, games: 8, inAll: 8, ...about },
    });
    expect(conditionsOf(choice({}, '1.4.2c'), FRAME, 0)[0]).toEqual({
      ...{
        code: 'games',
        article: '1.4.2c',
        state: 'missed',
        limit: 9,
        found: 8,
        games: 8,
        inAll: 8,
        ...about,
      },
    });
  });

  it('that ask for a least number can still be met by the games to come, or not any more', () => {
    expect([5, 4, 3].map((titled) => stateOf('titled', { titled }, 1))).toEqual(['met', 'so-far', 'missed']);
    const group = (count: number) => ({ group: [31, 18, 52].slice(0, count) });
    expect([3, 2, 1].map((count) => stateOf('titles', group(count), 1))).toEqual([
      ...['met', 'so-far', 'missed'],
    ]);
    const foreign = (count: number) => ({ foreign: ['SWE', 'POL'].slice(0, count) });
    expect([2, 1, 0].map((count) => stateOf('federations', foreign(count), 1))).toEqual([
      ...['met', 'so-far', 'missed'],
    ]);
    expect(stateOf('federations', foreign(1), 0)).toBe('missed');
  });

  it('1.4.4 that ask for a greatest number are met only where the games to come cannot exceed it', () => {
    expect([4, 5, 6].map((own) => stateOf('own-federation', { own }, 1))).toEqual([
      'met',
      'so-far',
      'missed',
    ]);
    expect([5, 6, 7].map((one) => stateOf('one-federation', { one }, 1))).toEqual([
      'met',
      'so-far',
      'missed',
    ]);
    // Of eight games alone, four and five.
    expect([4, 5].map((own) => stateOf('own-federation', { own }, 0))).toEqual(['met', 'missed']);
    expect([5, 6].map((one) => stateOf('one-federation', { one }, 0))).toEqual(['met', 'missed']);
  });

  it('1.4.3d are lifted where they are not met in an exempt event, those on federations alone', () => {
    const exempt = { exempt: true };
    expect(stateOf('federations', { foreign: ['SWE'] }, 0, exempt)).toBe('exempt');
    expect(stateOf('own-federation', { own: 5 }, 1, exempt)).toBe('exempt');
    expect(stateOf('one-federation', { one: 6 }, 0, exempt)).toBe('exempt');
    expect(stateOf('one-federation', { one: 5 }, 0, exempt)).toBe('met');
    expect(stateOf('titled', { titled: 3 }, 0, exempt)).toBe('missed');
  });

  it('1.4.3 are for a person to confirm where the federation of the player is not known', () => {
    const unknown = { federation: '' };
    expect(stateOf('federations', { foreign: ['SWE', 'POL'] }, 0, unknown)).toBe('confirm');
    expect(stateOf('own-federation', { own: 0 }, 0, unknown)).toBe('confirm');
    expect(stateOf('one-federation', { one: 5 }, 0, unknown)).toBe('met');
    expect(stateOf('one-federation', { one: 6 }, 0, unknown)).toBe('confirm');
    const own = conditionsOf(choice(), { ...FRAME, ...unknown }, 0)[2];
    expect([own?.federations, own?.players]).toEqual([[''], []]);
  });

  it('1.4.6b names nobody where nobody is raised', () => {
    const floor = conditionsOf(choice({ raised: null }), FRAME, 0)[6];
    expect([floor?.found, floor?.players]).toEqual([0, []]);
  });

  it('1.4.8 are met or missed by average, score and performance once all games are there', () => {
    expect([2230, 2229].map((average) => stateOf('average', { average }, 0))).toEqual(['met', 'missed']);
    expect([30, 25].map((score) => stateOf('score', { score }, 0))).toEqual(['met', 'missed']);
    expect([2450, 2449].map((performance) => stateOf('performance', { performance }, 0))).toEqual([
      ...['met', 'missed'],
    ]);
    expect([2230, 2229].map((average) => stateOf('average', { average }, 1))).toEqual(['so-far', 'so-far']);
  });
});
