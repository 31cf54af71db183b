/** Which file is that of the newest restore point, so that it is not made again after a start. */
import { describe, expect, it } from 'vitest';
import { hasFile } from '../../src-main/handlers/app/restore-points.ts';

const POINT = { label: 'R2 begin', at: '2026-11-21T10:08:41.750+01:00', seq: 18 };
const OWN = 'Harbour Open R2 begin 2026-11-21 10.08.41.wallchart';

/** What is asked of the files, and what comes of it: entries of the document after which they stand. */
function askedOf(stands: Readonly<Record<string, readonly [document: string, seq: number] | null>>) {
  const asked: string[] = [];
  const answer = hasFile(POINT, 'this', Object.keys(stands), (name) => {
    asked.push(name);
    const stand = stands[name] ?? null;
    return stand && { document: stand[0], seq: stand[1] };
  });
  return [answer, asked];
}

describe('the file of a restore point', () => {
  it('has its label and its second, whatever the tournament was called', () => {
    expect(askedOf({ [OWN]: ['this', 18] })).toEqual([true, [OWN]]);
    const renamed = 'R9 end Cup R2 begin 2026-11-21 10.08.41.wallchart';
    expect(askedOf({ [renamed]: ['this', 18] })).toEqual([true, [renamed]]);
  });

  it('is none with another label, of another second, nor where there are no files', () => {
    const others = {
      'Harbour Open R2 end 2026-11-21 10.08.41.wallchart': ['this', 18],
      'Harbour Open R1 begin 2026-11-21 10.08.41.wallchart': ['this', 18],
      'Harbour Open R2 begin 2026-11-21 10.08.42.wallchart': ['this', 18],
      'Harbour Open R2 begin 2026-11-20 10.08.41.wallchart': ['this', 18],
    } as const;
    expect(askedOf(others)).toEqual([false, []]);
    expect(askedOf({})).toEqual([false, []]);
  });

  it('stands after the entry of the point or a later one, not after an earlier one', () => {
    expect(askedOf({ [OWN]: ['this', 19] })).toEqual([true, [OWN]]);
    expect(askedOf({ [OWN]: ['this', 17] })).toEqual([false, [OWN]]);
  });

  it('is left alone where it is of another tournament, or cannot be read', () => {
    expect(askedOf({ [OWN]: ['another', 3] })).toEqual([true, [OWN]]);
    expect(askedOf({ [OWN]: null })).toEqual([true, [OWN]]);
  });

  it('may be one of several of its name: one that stands late enough suffices', () => {
    const renamed = 'Cup R2 begin 2026-11-21 10.08.41.wallchart';
    expect(askedOf({ [OWN]: ['this', 3], [renamed]: ['this', 18] })).toEqual([true, [OWN, renamed]]);
    expect(askedOf({ [OWN]: ['this', 3], [renamed]: ['this', 4] })).toEqual([false, [OWN, renamed]]);
  });
});
