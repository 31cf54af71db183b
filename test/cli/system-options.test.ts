import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';
import { FIXED_OPTIONS } from './samples.ts';

const generate = (...words: string[]) => wallchart(['generate', ...FIXED_OPTIONS, ...words]);
const LIM = ['--system', 'lim-2026', '--players', '10', '--rounds', '5', '--seed', '10'];
const MATCHING = ['--system', 'mwm-dutch', '--players', '14', '--rounds', '6', '--seed', '8'];

describe('options of a pairing system travel in the report', () => {
  it.each(['trf26', 'trf16'])(
    'Maxi-tournament in %s: a comment, under which check judges',
    async (format) => {
      const { out } = await generate(...LIM, '--maxi', '--format', format);
      expect(out).toMatch(/^### Wallchart: Maxi-tournament\r?$/m);
      const check = await wallchart(['check', 'x.trf', '--system', 'lim-2026'], { 'x.trf': out });
      expect(check).toMatchObject({ code: 0, err: '' });
      expect(check.out).toContain('x.trf: round 5 (lim-2026, Maxi-tournament): agrees');
    },
  );

  it('without the conditions the same file differs, and the answer says what was left out', async () => {
    const { out } = await generate(...LIM, '--maxi');
    const check = await wallchart(['check', 'x.trf', '--system', 'lim-2026', '--no-maxi'], { 'x.trf': out });
    expect(check.code).toBe(1);
    expect(check.err).toBe(
      'x.trf: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.\n',
    );
    expect(check.out).toContain('(lim-2026): differs');
  });

  it.each(['trf26', 'trf16'])('β in %s: pair, check and explain take it from the file', async (format) => {
    const { out } = await generate(...MATCHING, '--beta', '1.1', '--format', format);
    expect(out).toMatch(/^### Wallchart: beta 1\.1\r?$/m);
    const files = { 'x.trf': out, 'silent.trf': out.replace(/^### Wallchart: beta.*\r?\n/m, '') };
    const system = ['--system', 'mwm-dutch', '--lot-seed', '8'];
    const own = await wallchart(['check', 'x.trf', ...system], files);
    expect(own).toMatchObject({ code: 0, err: '' });
    expect(own.out).toContain('(mwm-dutch, β 1.1): agrees');
    expect((await wallchart(['check', 'silent.trf', ...system], files)).code).toBe(1);
    expect((await wallchart(['check', 'silent.trf', ...system, '--beta', '1.1'], files)).code).toBe(0);
    const round = ['--round', '6', ...system];
    const paired = await wallchart(['pair', 'x.trf', ...round], files);
    expect(await wallchart(['pair', 'silent.trf', '--beta=1.1', ...round], files)).toEqual(paired);
    const explained = await wallchart(['explain', 'x.trf', ...round], files);
    expect(explained.out).not.toContain('differs');
  });

  it('another β than that of the file is used, with a word', async () => {
    const { out } = await generate(...MATCHING, '--beta', '1.1');
    const pair = await wallchart(['pair', 'x.trf', '--system', 'mwm-dutch', '--round', '3', '--beta', '3'], {
      'x.trf': out,
    });
    expect(pair).toMatchObject({
      code: 0,
      err: 'x.trf: the file says β 1.1; --beta 3 is used instead.\n',
    });
  });

  it('a TRF26 and a TRF16 carry the comments through convert', async () => {
    const { out } = await generate(...LIM, '--maxi');
    const there = await wallchart(['convert', 'x.trf', '--to', 'trf16', '-o', 'y.trf'], { 'x.trf': out });
    const old = there.files.get('y.trf')!;
    expect(old).toContain('### Wallchart: Maxi-tournament');
    const back = await wallchart(['convert', 'y.trf', '--to', 'trf26', '-o', 'z.trf'], { 'y.trf': old });
    expect(back.files.get('z.trf')!.match(/### Wallchart: Maxi/g)).toHaveLength(1);
  });

  it.each([
    [['--maxi'], '--maxi is an option of the Lim System; the pairing system here is dutch-2026.'],
    [
      ['--beta', '1'],
      '--beta is an option of pairing by maximum-weight matching (mwm-…); the pairing system here is dutch-2026.',
    ],
    [['--beta', '0'], '--beta 0: it must be a number of games above 0 with one decimal at most.'],
  ])('%j is refused where it says nothing', async (words, sentence) => {
    const { out } = await generate('--players', '8', '--rounds', '3');
    const pair = await wallchart(['pair', 'x.trf', '--round', '1', ...words], { 'x.trf': out });
    expect(pair.code).toBe(2);
    expect(pair.err).toContain(sentence);
    expect((await generate(...words)).err).toContain(sentence);
  });

  it('a β that cannot be read is reported with its line', async () => {
    const { out } = await generate(...MATCHING, '--beta', '1.1');
    const broken = out.replace('beta 1.1', 'beta some');
    const { out: report } = await wallchart(['validate', 'x.trf'], { 'x.trf': broken });
    expect(report).toMatch(/x\.trf:\d+:5: .*### Wallchart: beta some/);
  });
});
