/** The options of `wallchart generate`: what each may be, and what becomes of it. */
import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';

const generate = (words: string) => wallchart(['generate', ...words.split(' ')]);
const RATE = 'a number from 0 to 1';
const BY_ROUND = `${RATE}, or one for each round with commas between them`;
const RATINGS = 'two or more ratings from 0 to 4000 with commas between them';
const whole = (low: number, high: number) => `a whole number from ${low} to ${high}`;

describe('wallchart generate', () => {
  it.each<[words: string, sentence: string]>([
    ['--seed 2147483649', `--seed 2147483649: it must be ${whole(-2147483648, 2147483648)}.`],
    ['--players 1', `--players 1: it must be ${whole(2, 9999)}.`],
    ['--players 10000', `--players 10000: it must be ${whole(2, 9999)}.`],
    ['--rounds 0', `--rounds 0: it must be ${whole(1, 99)}.`],
    ['--rounds 100', `--rounds 100: it must be ${whole(1, 99)}.`],
    ['--highest 4001', `--highest 4001: it must be ${whole(0, 4000)}.`],
    ['--lowest 4001', `--lowest 4001: it must be ${whole(0, 4000)}.`],
    ['--step 4001', `--step 4001: it must be ${whole(0, 4000)}.`],
    ['--count 0 --output %d', `--count 0: it must be ${whole(1, 1_000_000)}.`],
    ['--count 1000001 --output %d', `--count 1000001: it must be ${whole(1, 1_000_000)}.`],
    ['--count 2', '--count needs --output with %d in the name, for the seed.'],
    ['--count 2 --output x.trf', '--count needs --output with %d in the name, for the seed.'],
    ...['--draws', '--double-forfeits', '--withdrawals', '--late-entries'].flatMap(
      (option): [string, string][] => [
        [`${option} 1.1`, `${option} 1.1: it must be ${RATE}.`],
        [`${option} 0.1,0.2`, `${option} 0.1,0.2: it must be ${RATE}.`],
        ...['x', 'x0.5', '0.5x', '0.5.5'].map((word): [string, string] => [
          `${option} ${word}`,
          `${option} ${word}: it must be ${RATE}.`,
        ]),
      ],
    ),
    ...['--forfeits', '--odd-results', '--half-byes', '--zero-byes', '--full-byes'].flatMap(
      (option): [string, string][] => [
        [`${option} 1.1`, `${option} 1.1: it must be ${BY_ROUND}.`],
        [`${option} 0.1,2`, `${option} 0.1,2: it must be ${BY_ROUND}.`],
        [`${option} 0.1,`, `${option} 0.1,: it must be ${BY_ROUND}.`],
        [`--rounds 2 ${option} 0,0,0`, `${option} 0,0,0: it must be ${BY_ROUND}.`],
      ],
    ),
    ['--ratings 2000', `--ratings 2000: it must be ${RATINGS}.`],
    ['--ratings 2000,4001', `--ratings 2000,4001: it must be ${RATINGS}.`],
    ['--ratings 2000,12345', `--ratings 2000,12345: it must be ${RATINGS}.`],
    ['--ratings 2000,x', `--ratings 2000,x: it must be ${RATINGS}.`],
    [
      '--players 3 --ratings 2000,1900',
      '--ratings 2000,1900: it must be as many ratings as --players says: 3.',
    ],
    ['--tie-breaks BH,NIX', '--tie-breaks NIX: it must be a list of codes of C.07, such as BH/C1,BH,SB,DE.'],
    ['--acceleration fast', '--acceleration fast: it must be one of none, baku-2026, baku-2017.'],
    ['--initial-colour red', '--initial-colour red: it must be one of white, black.'],
    ['--format trf06', '--format trf06: it must be one of trf26, trf16.'],
  ])('%s is refused', async (words, sentence) => {
    const err = `wallchart generate: ${sentence}\n`;
    expect(await generate(words)).toEqual({ code: 2, out: '', err, files: new Map() });
  });

  it.each([
    ...['--highest 4000', '--step 4000 --lowest 0', '--draws 0', '--draws 1', '--draws .5', '--forfeits 0,1'],
    ...['--ratings 4000,0,1,2', '--points W=10,D=5.5', '--points L=1', '--initial-colour white'],
    '--system round-robin --players 4',
  ])('%s is taken', async (words) => {
    const still = '--half-byes 0 --zero-byes 0 --withdrawals 0 --late-entries 0 --full-byes 0';
    const { code, err } = await generate(`--seed 3 --rounds 2 --players 4 ${still} ${words}`);
    expect([code, err]).toEqual([0, '']);
  });

  it.each([
    ['--draws -0.1', `--draws -0.1: it must be ${RATE}.`],
    ['--draws x0.1', `--draws x0.1: it must be ${RATE}.`],
    ['--draws 0.1x', `--draws 0.1x: it must be ${RATE}.`],
    ['--ratings 2000,x1900', `--ratings 2000,x1900: it must be ${RATINGS}.`],
    ['--ratings 2000,1900x', `--ratings 2000,1900x: it must be ${RATINGS}.`],
    ['--beta 0', '--beta 0: it must be a number of games above 0 with one decimal at most.'],
    [
      '--system round-robin --acceleration baku-2026',
      '--acceleration baku-2026: it must be none: a round robin has no scoregroups.',
    ],
    ['--maxi', '--maxi is an option of the Lim System; the pairing system here is dutch-2026.'],
  ])('%s is refused too', async (words, sentence) => {
    const err = `wallchart generate: ${sentence}\n`;
    expect(await generate(`--seed 3 ${words}`)).toEqual({ code: 2, out: '', err, files: new Map() });
  });

  it('passes over a seed whose rounds cannot be paired, says so, and goes on with the next', async () => {
    const still = '--half-byes 0 --zero-byes 0 --withdrawals 0 --late-entries 0 --full-byes 0';
    const answer = await generate(`--seed 3 --players 4 --rounds 5 ${still} --count 2 --output x-%d.trf`);
    expect([answer.code, answer.out, answer.files]).toEqual([1, '', new Map()]);
    const because =
      'Round 4 cannot be paired: the rules leave too few possible opponents. Try another seed, more players or fewer rounds.';
    expect(answer.err).toBe(
      `wallchart generate: seed 3: ${because}\nwallchart generate: seed 4: ${because}\n`,
    );
  });

  it.each(['X=1', '-W=1', 'W=1,', 'W', 'W=', 'W=100', 'W=1.55', '=1', 'W=1,Q=2'])(
    '--points %s is refused',
    async (words) => {
      const { code, out, err } = await generate(`--points ${words}`);
      const wrong = words.split(',').at(-1)!;
      expect([code, out]).toEqual([2, '']);
      expect(
        err.startsWith(`wallchart generate: --points ${wrong}: it must be codes with points, such as `),
      ).toBe(true);
    },
  );

  it('writes what was asked for', async () => {
    const { code, out } = await generate(
      '--seed 3 --rounds 1 --ratings 1900,2100,1800,2000 --tie-breaks BH;SB --initial-colour black ' +
        '--forfeits 0 --half-byes 0 --zero-byes 0 --full-byes 0 --withdrawals 0 --late-entries 0 --odd-results 0 ' +
        '--points w=3,d=1.5 --system dutch-2026',
    );
    expect(code).toBe(0);
    const lines = out.split('\r\n');
    expect(lines).toContain('202 BH,SB');
    expect(lines).toContain('152 B');
    const POINTS: Readonly<Record<string, string>> = { '1': '3.0', '=': '1.5', '0': '0.0' };
    const players = lines
      .filter((line) => line.startsWith('001'))
      .map((line) => [line.slice(48, 52).trim(), line.slice(80, 84).trim(), line.slice(98, 99)]);
    expect(players.map(([rating]) => rating)).toEqual(['2100', '2000', '1900', '1800']);
    expect(players.map(([, points]) => points)).toEqual(players.map(([, , result]) => POINTS[result!]));
  });

  it('takes points by the codes of record XXS, small letters too, and L for a loss by either colour', async () => {
    const still = '--half-byes 0 --zero-byes 0 --full-byes 0 --withdrawals 0 --late-entries 0';
    const words = `generate --seed 3 --rounds 2 --players 4 ${still} --system dutch-2026 --points`;
    const { code, out } = await wallchart([...words.split(' '), 'WW=2, bw=1.5,PAB=0.5 L=0.1']);
    expect(code).toBe(0);
    expect(out.split('\r\n').filter((line) => /^(XXS|162)/.test(line))).toEqual([
      'XXS WW=2.0 BW=1.5 WL=0.1 BL=0.1 PAB=0.5',
    ]);
  });

  it('takes one rate for all rounds, or one for each', async () => {
    const resultsWith = async (forfeits: string) => {
      const { out } = await generate(
        `--seed 3 --players 6 --rounds 2 --forfeits ${forfeits} --half-byes 0 --zero-byes 0 --full-byes 0 ` +
          '--withdrawals 0 --late-entries 0 --odd-results 0',
      );
      const players = out.split('\r\n').filter((line) => line.startsWith('001'));
      const played = [98, 108].map((at) => players.every((line) => '10='.includes(line[at]!)));
      const forfeited = [98, 108].map((at) => players.every((line) => '+-'.includes(line[at]!)));
      return { played, forfeited };
    };
    expect(await resultsWith('0')).toEqual({ played: [true, true], forfeited: [false, false] });
    expect(await resultsWith('1')).toEqual({ played: [false, false], forfeited: [true, true] });
    expect(await resultsWith('0,1')).toEqual({ played: [true, false], forfeited: [false, true] });
    expect(await resultsWith('1,0')).toEqual({ played: [false, true], forfeited: [true, false] });
  });

  it('writes a file for each seed, in the format that was asked for', async () => {
    const few = '--players 4 --rounds 1 --seed 7';
    const { code, out, err, files } = await generate(`${few} --count 2 --output x-%d.trf --format trf16`);
    expect([code, out, err, [...files.keys()]]).toEqual([0, '', '', ['x-7.trf', 'x-8.trf']]);
    const texts = [...files.values()];
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts.map((text) => /^012 (.*)\r$/m.exec(text)![1])).toEqual([
      ...['Random tournament 7', 'Random tournament 8'],
    ]);
    const one = await generate(`${few} --format trf16`);
    expect(one.out).toBe(texts[0]);
    expect((await generate(`${few} --output y.trf --format TRF16`)).files).toEqual(
      new Map([['y.trf', texts[0]]]),
    );
  });

  it('tells what cannot be written', async () => {
    const { code, out, err } = await generate('--players 4 --rounds 1 --seed 7 --output missing/y.trf');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('wallchart generate: The folder of missing/y.trf is not there.\n');
  });
});
