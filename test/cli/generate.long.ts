import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';

const generate = (line: string) => wallchart(['generate', ...line.split(' ').filter((word) => word !== '')]);

describe('wallchart generate', () => {
  it.each([
    '--seed 1 --players 21 --rounds 6',
    '--seed 2 --players 30 --rounds 5 --system dutch-2017 --format trf16 --forfeits 0.1',
    '--seed 3 --players 26 --rounds 7 --acceleration baku-2026 --late-entries 0.1 --withdrawals 0.1',
    '--seed 4 --players 26 --rounds 9 --acceleration baku-2017 --system dutch-2017 --format trf16 --half-byes 0.1',
    '--seed 5 --players 24 --rounds 5 --points W=3,D=1,PAB=3,FPB=3 --zero-byes 0.1 --full-byes 0.05',
    '--seed 11',
    '--seed 12 --odd-results 0.2 --double-forfeits 0.5 --forfeits 0.1,0,0.2 --tie-breaks DE,WIN,BH/C1,SB',
    '--seed 13 --ratings 2400,2310,1985,1800,1775,1770,1500,1400,0 --rounds 4',
    '--seed 6 --players 24 --rounds 5 --points W=3,D=2,L=1,FL=0,PAB=2,ZPB=1 --format trf16',
  ])('%s: what is written is read and checked without a difference, ranks included', async (line) => {
    const { code, out, err } = await generate(line);
    expect([code, err]).toEqual([0, '']);
    const check = await wallchart(['-check', 'x.trf'], { 'x.trf': out });
    expect(check.out.split('\n').filter((each) => each !== '' && !/agrees?$/.test(each))).toEqual([]);
    expect(check.code).toBe(0);
  });

  it('is right with any lots where the system draws them; the file tells its own', async () => {
    const { out } = await generate('--seed 9 --players 16 --rounds 5 --system mwm-random');
    const check = (...words: string[]) =>
      wallchart(['check', 'x.trf', '--system', 'mwm-random', ...words], { 'x.trf': out });
    expect(out).toMatch(/^### Wallchart: lots 9\r?$/m);
    expect((await check()).code).toBe(0);
    expect((await check('--lot-seed', '10')).code).toBe(0);
    const pair = (...words: string[]) =>
      wallchart(['pair', 'x.trf', '--round', '4', ...words], { 'x.trf': out });
    expect((await pair()).out).toBe((await pair('--lot-seed', '9')).out);
    expect((await pair()).out).not.toBe((await pair('--lot-seed', '10')).out);
  });

  it('draws what is not set: no two calls are alike, and the name tells the seed that gives the same again', async () => {
    const [one, two] = [await generate(''), await generate('')];
    expect(one.out).not.toBe(two.out);
    const seed = /Random tournament (\d+)/.exec(one.out)![1]!;
    expect((await generate(`--seed ${seed}`)).out).toBe(one.out);
  });

  it('takes the ratings that are typed, and byes by round', async () => {
    const rates = '--half-byes 0,0.5 --zero-byes 0 --withdrawals 0 --late-entries 0 --acceleration none';
    const { out } = await generate(`--seed 3 --ratings 2400,2310,1985,1800,1775,1770 --rounds 2 ${rates}`);
    const players = out.split(/\r?\n/).filter((line) => line.startsWith('001'));
    expect(players.map((line) => Number(line.slice(48, 52)))).toEqual([2400, 2310, 1985, 1800, 1775, 1770]);
    const cells = (round: number) =>
      players.map((line) => line.slice(81 + 10 * round, 89 + 10 * round).trim());
    expect(cells(1).filter((cell) => cell.endsWith('H'))).toEqual([]);
    expect(cells(2).filter((cell) => cell.endsWith('H')).length).toBeGreaterThan(0);
  });

  it('refuses typed ratings of another number of players', async () => {
    const { code, err } = await generate('--players 6 --ratings 2400,2310');
    expect(code).toBe(2);
    expect(err).toContain('--ratings 2400,2310: it must be as many ratings as --players says: 6.');
    // Of two players nobody may be away, which the drawn rates would have now and then.
    const rates = '--half-byes 0 --zero-byes 0 --withdrawals 0 --late-entries 0';
    expect((await generate(`--players 2 --rounds 1 --ratings 2400,2310 ${rates}`)).code).toBe(0);
  });

  it('refuses more numbers than rounds, and takes the last one for the rounds after it', async () => {
    const shares = '--half-byes 0,0.5,0.5';
    const { code, out, err } = await generate(`--seed 3 --players 20 --rounds 2 ${shares}`);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${shares}: it must be a number from 0 to 1, or one for each round with commas`);
    const whole = await generate(`--seed 3 --players 20 --rounds 3 ${shares}`);
    expect(whole.code).toBe(0);
    expect((await generate('--seed 3 --players 20 --rounds 3 --half-byes 0,0.5')).out).toBe(whole.out);
  });

  it('writes several files, one a seed', async () => {
    const { code, files } = await generate('--seed 7 --players 10 --rounds 3 --count 3 --output t-%d.trf');
    expect(code).toBe(0);
    expect([...files.keys()]).toEqual(['t-7.trf', 't-8.trf', 't-9.trf']);
    expect(new Set(files.values()).size).toBe(3);
  });

  it('answers 1 when a round cannot be paired', async () => {
    const { code, err } = await generate('--seed 1 --players 4 --rounds 9 --late-entries 0');
    expect(code).toBe(1);
    expect(err).toMatch(/seed 1: Round \d cannot be paired/);
  });

  it.each([
    '--players 1',
    '--rounds 0',
    '--draws 2',
    '--draws x',
    '--draws 0.1,0.2',
    '--half-byes 0.1,2',
    '--ratings 2000',
    '--ratings 2000,x',
    '--tie-breaks BH,NONSENSE',
    '--points X=3',
    '--points W=much',
    '--system chaos',
    '--acceleration fast',
    '--system round-robin --acceleration baku-2026',
    '--count 2',
    '--output missing/x.trf',
    '--lowest 2000 --highest 1000',
    '--step x',
    '--format pgn',
  ])('answers 2 to %s', async (line) => {
    const { code, out, err } = await generate(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^wallchart generate: .+\.\n$/);
  });
});
