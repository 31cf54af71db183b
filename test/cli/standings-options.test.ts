/** What `wallchart standings` makes of its words. */
import { describe, expect, it } from 'vitest';
import { readStandingsCall } from '../../src-main/cli/standings-options.ts';
import { wallchart } from './memory-io.ts';
import { ALL_MET, FIVE_WRONG } from './samples.ts';

const call = (words: string) =>
  readStandingsCall(['x.trf', ...words.split(' ').filter((word) => word !== '')]);
const whole = (low: number, high: number) => `a whole number from ${low} to ${high}`;

describe('options of standings', () => {
  it('are none where none is given', () => {
    expect(call('')).toStrictEqual({
      ok: true,
      value: { file: 'x.trf', options: { filter: {} }, explain: null, teams: false, json: false },
    });
  });

  it.each<[words: string, options: object]>([
    ['--tie-breaks BH', { tieBreaks: ['BH'] }],
    ['--tie-breaks=BH/C1,,SB,', { tieBreaks: ['BH/C1', 'SB'] }],
    ['--tie-breaks ,', { tieBreaks: [] }],
    ['--round 0', { afterRound: 0 }],
    ['--round 999', { afterRound: 999 }],
    ['--text 2024', { text: '2024' }],
    ['--round-robin', { predetermined: true }],
    ['--swiss', { predetermined: false }],
    ['--leave-out-unrated', { unrated: 'leave-out' }],
    ['--unrated-as 1', { unrated: 1 }],
    ['--unrated-as 4000', { unrated: 4000 }],
    // The last one of two that contradict each other holds.
    ['--leave-out-unrated --unrated-as 1400', { unrated: 1400 }],
    ['--sex W', { filter: { sex: 'w' } }],
    ['--federation AUT', { filter: { federation: 'AUT' } }],
    ['--club Linz', { filter: { club: 'Linz' } }],
    ['--category U18', { filter: { category: 'U18' } }],
    ['--born-from 0', { filter: { bornFrom: 0 } }],
    ['--born-to 9999', { filter: { bornTo: 9999 } }],
    ['--rating-from 0', { filter: { ratingFrom: 0 } }],
    ['--rating-to 9999', { filter: { ratingTo: 9999 } }],
    [
      '--sex m --born-from 2008 --born-to 2010 --club Linz --rating-from 1400 --rating-to 1800',
      {
        filter: {
          ...{ sex: 'm', bornFrom: 2008, bornTo: 2010, club: 'Linz', ratingFrom: 1400, ratingTo: 1800 },
        },
      },
    ],
  ])('%s', (words, options) => {
    const value = {
      file: 'x.trf',
      options: { filter: {}, ...options },
      explain: null,
      teams: false,
      json: false,
    };
    expect(call(words)).toStrictEqual({ ok: true, value });
  });

  it('trim the codes of tie-breaks that blanks stand around', () => {
    const read = readStandingsCall(['x.trf', '--tie-breaks', ' BH , ,SB ']);
    expect(read.ok && read.value?.options.tieBreaks).toEqual(['BH', 'SB']);
  });

  it('say who is explained, and that it is about teams or as JSON', () => {
    const options = { filter: {} };
    expect(call('--explain 7 --teams --json')).toStrictEqual({
      ok: true,
      value: { file: 'x.trf', options, explain: '7', teams: true, json: true },
    });
  });

  it('are not read where only help is wanted', () => {
    expect(call('--help --round x')).toEqual({ ok: true, value: null });
  });

  it.each<[words: string, failure: object]>([
    ['--round -1', { option: '--round', value: '-1', wanted: whole(0, 999) }],
    ['--round 1000', { option: '--round', value: '1000', wanted: whole(0, 999) }],
    ['--text 2020', { option: '--text', value: '2020', wanted: 'one of 2024, 2026' }],
    ['--unrated-as 0', { option: '--unrated-as', value: '0', wanted: whole(1, 4000) }],
    ['--unrated-as 4001', { option: '--unrated-as', value: '4001', wanted: whole(1, 4000) }],
    ['--sex x', { option: '--sex', value: 'x', wanted: 'one of m, w' }],
    ['--born-from -1', { option: '--born-from', value: '-1', wanted: whole(0, 9999) }],
    ['--rating-to 10000', { option: '--rating-to', value: '10000', wanted: whole(0, 9999) }],
  ])('%s is refused', (words, failure) => {
    expect(call(words)).toStrictEqual({ ok: false, failure: { code: 'value-wrong', ...failure } });
  });

  it('are refused where they are not known, or a second file is named', () => {
    expect(call('--nix')).toStrictEqual({ ok: false, failure: { code: 'unknown-option', option: '--nix' } });
    expect(call('y.trf')).toStrictEqual({ ok: false, failure: { code: 'file-superfluous', value: 'y.trf' } });
  });
});

describe('a report with signs that nobody knows', () => {
  const files = { 'x.trf': FIVE_WRONG.replace('0000 - U', '0000 - Q') };
  const REMARK = 'x.trf: Line 4, column 109: Unknown result code, read as a result that is not known: “Q”.\n';

  it.each(['', '--swiss', '--round-robin'])(
    'is shown nevertheless, with a word about them, %s',
    async (words) => {
      const args = [
        'standings',
        'x.trf',
        '--tie-breaks',
        'WIN',
        ...words.split(' ').filter((word) => word !== ''),
      ];
      const { code, out, err } = await wallchart(args, files);
      expect([code, err]).toEqual([0, REMARK]);
      expect(out).toContain('Sample, Player 1');
    },
  );

  it('is paired with a word about them, whether the system is named or not', async () => {
    for (const system of [[], ['--system', 'dutch-2026']]) {
      const args = ['pair', 'x.trf', '--lenient', '--initial-colour', 'W', ...system];
      const { code, err } = await wallchart(args, files);
      expect([code, err]).toEqual([0, REMARK]);
    }
  });
});

describe('a report whose rounds are those of a round robin', () => {
  const asked = (...words: string[]) =>
    wallchart(['standings', 'x.trf', '--tie-breaks', 'SB', ...words], { 'x.trf': ALL_MET });

  it('is taken for one with a word, and without where it is said what it is', async () => {
    const told = await asked();
    expect(told.code).toBe(0);
    expect(told.err).toBe(
      'x.trf: everybody met everybody and no record names the system: taken as round-robin (C.05 6.6). ' +
        'To take it as another use --swiss.\n',
    );
    for (const word of ['--swiss', '--round-robin'])
      expect(await asked(word)).toMatchObject({ code: 0, err: '' });
  });
});
