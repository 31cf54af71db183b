/** `wallchart lab rest`: what it says of the file, and what it asks the threads of the laboratory to play. */
import { describe, expect, it } from 'vitest';
import type { LabCrew } from '../../src-main/cli/io.ts';
import { wallchart } from './memory-io.ts';
import { FIVE } from './samples.ts';

describe('wallchart lab rest', () => {
  /** Threads that find no round 2, and note which seeds they were asked for. */
  const rest = async (report: string, ...words: readonly string[]) => {
    const asked: (readonly [number, number])[] = [];
    const crew = {
      threads: 3,
      onInterrupt: () => () => undefined,
      rest: ({ seeds }: Parameters<LabCrew['rest']>[0]) => {
        asked.push(seeds);
        return Promise.resolve({ ok: false, failure: { round: 2 } });
      },
    } as unknown as LabCrew;
    const { code, out, err } = await wallchart(
      ['lab', 'rest', 'x.trf', ...words],
      { 'x.trf': report },
      { lab: () => Promise.resolve(crew) },
    );
    return { code, out, err, asked };
  };
  const FAILED = 'wallchart lab rest: Round 2 cannot be paired in one of the runs.\n';

  it('answers 1 with the round that no run can pair, and asks for no more runs then', async () => {
    expect(await rest(FIVE, '--runs', '120', '--threads', '1')).toEqual({
      ...{ code: 1, out: '', err: FAILED, asked: [[1, 50]] },
    });
    // Each of the threads has begun.
    expect(await rest(FIVE, '--runs', '120')).toEqual({
      ...{ code: 1, out: '', err: FAILED },
      asked: [
        [1, 50],
        [51, 100],
        [101, 120],
      ],
    });
  });

  it('says which system it assumes to pair the rounds to come', async () => {
    const { err } = await rest(`${FIVE}192 CHAOS\n`);
    expect(err).toBe(
      'x.trf: line 8: “CHAOS” names no pairing system that Wallchart has; dutch-2026 is assumed.\n' + FAILED,
    );
  });

  it('refuses words and files that it cannot use, before anything is played', async () => {
    const refused = (sentence: string) => ({
      ...{ code: 2, out: '', err: `wallchart lab rest: ${sentence}\n`, asked: [] },
    });
    expect(await rest(FIVE, '--runs', '1')).toEqual(
      refused('--runs 1: it must be a whole number from 2 to 10000000.'),
    );
    expect(await rest(FIVE, '--threads', '257')).toEqual(
      refused('--threads 257: it must be a whole number from 1 to 256.'),
    );
    expect(await rest(FIVE, 'y.trf')).toEqual(refused('y.trf: one file is enough.'));
    expect(await rest(`${FIVE}192 FIDE_TEAM\n310   1 One\n`)).toEqual(
      refused('x.trf: this event pairs teams; only the rounds of individual events are paired and checked.'),
    );
  });
});
