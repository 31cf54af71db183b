/** What `-g` makes of a configuration, a model and a seed. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_GENERATOR_OPTIONS, STANDARD_SCORING, type Tournament } from '../../src-engine/index.ts';
import { optionsOf, readConfiguration, seedOf } from '../../src-main/cli/engine-generate.ts';
import { wallchart } from './memory-io.ts';

afterEach(() => vi.restoreAllMocks());

const read = (text: string) => readConfiguration('x.cfg', { readFile: () => new TextEncoder().encode(text) });

describe('a configuration', () => {
  it('has a number for each key, with remarks, empty lines and the ends of lines of all systems', () => {
    const text =
      '# all of it\r\nPlayersNumber=14\rRoundsNumber = 5 # five\n\n  DrawPercentage=30\t\nForfeitRate= .5\n' +
      'HalfPointByteRate=20\nPointsForLoss=-0.5\nPointsForWin=12.25\n';
    expect(read(text)).toEqual({
      ...{ PlayersNumber: 14, RoundsNumber: 5, DrawPercentage: 30, ForfeitRate: 0.5 },
      ...{ HalfPointByeRate: 20, PointsForLoss: -0.5, PointsForWin: 12.25 },
    });
    expect(read('')).toEqual({});
  });

  it.each([
    ['PlayersNumber=14\nPlayers=ten', 2, 'Players=ten'],
    ['\n\nPlayersNumber=ten', 3, 'PlayersNumber=ten'],
    ['=4', 1, '=4'],
    ['Rounds=4', 1, 'Rounds=4'],
    ['RoundsNumber=4x', 1, 'RoundsNumber=4x'],
    ['RoundsNumber=4 5', 1, 'RoundsNumber=4 5'],
    ['- RoundsNumber=4', 1, '- RoundsNumber=4'],
    ['HalfPointByte=4', 1, 'HalfPointByte=4'],
    ['RoundsNumber', 1, 'RoundsNumber'],
  ])('%j is refused by its line', (text, number, words) => {
    expect(read(text)).toBe(`Line ${number}, column 1: “${words}” is not Key=Number with a known key.`);
  });

  it('that cannot be read is none', () => {
    const readFile = () => {
      throw new Error('none');
    };
    expect(readConfiguration('x.cfg', { readFile })).toBeNull();
  });
});

describe('a seed', () => {
  it.each([
    ['7', 7],
    ['-7', -7],
    ['4294967303', 7],
    ['2147483648', -2147483648],
    ['123456789012345678', -1506741426],
    ['100000000000000000000000000000007', 7],
  ])('%s is %i in 32 bits', (text, seed) => {
    expect(seedOf(text)).toBe(seed);
  });

  it('is drawn where none is given', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.999999999999);
    expect([seedOf(null), seedOf(null)]).toEqual([2 ** 30, 2 ** 31 - 1]);
  });
});

describe('what is generated', () => {
  const MODEL = {
    ...{ players: [1, 2, 3, 4, 5, 6, 7], rules: { rounds: 6 } },
  } as unknown as Tournament;

  it('is drawn by the seed where nothing is said', () => {
    const { scoring, ...options } = optionsOf({}, 7, null, 'dutch-2026', false);
    expect(scoring).toEqual(STANDARD_SCORING);
    expect(options).toEqual({
      ...{ seed: 7, system: 'dutch-2026', players: 52, rounds: 14, lowestRating: 2283, highestRating: 2553 },
      ...{ drawRate: 0.25, forfeitRate: 1 / 27, withdrawalRate: 1 / 685, halfByeRate: 1 / 1366 / 14 },
      ...{ zeroByeRate: 0, fullByeRate: 0, lateEntryRate: 0, acceleration: 'none', initialColour: null },
    });
    const accelerated = optionsOf({}, 8, null, 'dutch-2017', true);
    expect(accelerated).toMatchObject({ seed: 8, system: 'dutch-2017', acceleration: 'baku-2017' });
  });

  it('is what the configuration says', () => {
    const said = {
      ...{ PlayersNumber: 30, RoundsNumber: 8, DrawPercentage: 25, ForfeitRate: 20, RetiredRate: 50 },
      ...{
        HalfPointByeRate: 10,
        HighestRating: 2300,
        LowestRating: 1500,
        PointsForWin: 3,
        PointsForDraw: 1.5,
      },
      ...{ PointsForLoss: 0.5, PointsForZPB: 0.2, PointsForForfeitLoss: 0.1, PointsForPAB: 2.55 },
    };
    const options = optionsOf(said, 7, null, 'dutch-2026', false);
    const { scoring: _, seed, system, ...usual } = DEFAULT_GENERATOR_OPTIONS;
    expect(seed).not.toBe(7);
    expect(system).toBe('dutch-2026');
    expect(options).toEqual({
      ...usual,
      ...{ seed: 7, system: 'dutch-2026', players: 30, rounds: 8, lowestRating: 1500, highestRating: 2300 },
      ...{ drawRate: 0.25, forfeitRate: 0.05, withdrawalRate: 0.02, halfByeRate: 0.1 / 8, zeroByeRate: 0 },
      ...{ lateEntryRate: 0, acceleration: 'none' },
      scoring: {
        ...{ whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30 },
        ...{ whiteDraw: 15, blackDraw: 15, halfBye: 15, unknown: 15 },
        ...{ whiteLoss: 5, blackLoss: 5, zeroBye: 2, forfeitLoss: 1, pairingAllocatedBye: 26 },
      },
    });
  });

  it('has the points of another kind where those of one are not said', () => {
    const points = (said: Parameters<typeof optionsOf>[0]) => {
      const { scoring } = optionsOf(said, 7, null, 'dutch-2026', false);
      return [scoring.zeroBye, scoring.forfeitLoss, scoring.pairingAllocatedBye, scoring.whiteLoss];
    };
    expect(points({ PointsForWin: 2 })).toEqual([0, 0, 20, 0]);
    expect(points({ PointsForForfeitLoss: 0.3 })).toEqual([3, 3, 10, 0]);
    expect(points({ PointsForZPB: 0.4 })).toEqual([4, 4, 10, 0]);
    expect(points({ PointsForLoss: 1 })).toEqual([0, 0, 10, 10]);
  });

  it('takes players and rounds from a model, and a rate below one for always', () => {
    const options = optionsOf({ PlayersNumber: 40, ForfeitRate: 1, RetiredRate: 0 }, 7, MODEL, 'bcf', false);
    expect(options).toMatchObject({ players: 7, rounds: 6, forfeitRate: 1, withdrawalRate: 1 });
    expect(optionsOf({ RoundsNumber: 4 }, 7, MODEL, 'bcf', false)).toMatchObject({ rounds: 4 });
    expect(optionsOf({ ForfeitRate: 2 }, 7, MODEL, 'bcf', false)).toMatchObject({ forfeitRate: 0.5 });
  });

  it('has no highest rating below the lowest', () => {
    const ratings = { LowestRating: 2500, HighestRating: 2000 };
    expect(optionsOf(ratings, 7, null, 'dutch-2026', false)).toMatchObject({
      ...{ lowestRating: 2500, highestRating: 2500 },
    });
  });
});

describe('-g', () => {
  const files = {
    'some.cfg': 'PlayersNumber=6\nRoundsNumber=2\n',
    'long.cfg': 'PlayersNumber=3\nRoundsNumber=9\n',
  };
  const engine = (words: string) => wallchart(words.split(' '), files);

  it('takes a bare number for the seed, and a family for the system', async () => {
    const given = await engine('-g some.cfg -o x.trf -s 5');
    const text = given.files.get('x.trf')!;
    expect([given.code, given.out, given.err]).toEqual([0, '', '']);
    expect(text).toMatch(/^012 Random tournament 5$/m);
    expect(text).not.toContain('\r');
    const bare = await engine('-g 5 -o x.trf');
    expect(bare.files.get('x.trf')).toMatch(/^012 Random tournament 5$/m);
    expect((await engine('--burstein -g some.cfg -o x.trf -s 5')).files.get('x.trf')).not.toBe(text);
  });

  it.each([
    ['-g some.cfg -o x.trf -s x', 3, 'The seed x is not a whole number.'],
    ['-g some.cfg -o x.trf -s 5x', 3, 'The seed 5x is not a whole number.'],
    ['-g some.cfg -o x.trf -s x5', 3, 'The seed x5 is not a whole number.'],
    [
      '-g long.cfg -o x.trf -s 5',
      1,
      'Round 4 cannot be paired: the rules leave too few possible opponents. Try another seed, more players or fewer rounds.',
    ],
    ['-g none.cfg -o x.trf', 5, 'none.cfg: the file cannot be read.'],
    ['none.trf -g -o x.trf', 5, 'none.trf: there is no such file.'],
    ['-g some.cfg -o missing/x.trf', 5, 'The output file (missing/x.trf) could not be opened.'],
  ])('%s answers %i: %s', async (words, code, sentence) => {
    expect(await engine(words)).toEqual({ code, out: '', err: `${sentence}\n`, files: new Map() });
  });
});
