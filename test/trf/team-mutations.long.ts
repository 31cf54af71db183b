/** Whatever is changed in one place of the official team sample is remarked. */
import { describe, expect, it } from 'vitest';
import { changed, remarks } from './remarks.ts';
import { hasSharedData, readShared } from './shared-data.ts';

const UNREADABLE = 'team-record-unreadable';
const SAMPLE = 'trf26/example_trf26.trf';

const isThere = hasSharedData('changing the official team sample');

describe.runIf(isThere)('the official team sample', () => {
  const text = isThere ? new TextDecoder().decode(readShared(SAMPLE)) : '';
  const lines = text.split(/\r?\n/);

  it.each<[line: RegExp, at: RegExp, to: string, remarks: readonly string[]]>([
    [/^801 {2}1/, /=0=1/, '=0=0', ['544:23 14 b =0=0 1234 > =0=1']],
    [/^801 {2}1/, /1234/, '1235', ['544:23 14 b =0=1 1235 > 1234']],
    [
      /^330 \+- {3}4 {2}23 {2}33/,
      /\+-/,
      '-+',
      [
        '310:55 9.0 > 7.0',
        '310:62 22.5 > 18.5',
        '320:55 9.0 > 11.0',
        '320:62 19.5 > 23.5',
        '566:71 33 w ++++ 1234 >',
        '576:71 23 b ---- >',
        '619:68 33 w  4.0f >',
        '629:68 23 b  0.0f >',
      ],
    ],
    [/^352/, /WBWB/, 'WWWW', ['28:5 WWWW > WBWB']],
    [/^260/, / {3}1 {3}11/, '   1   99', ['366:18 team-unknown 99 >']],
    [/^250 {2}2\.0 {8}2 {3}4/, /2 {3}4/, '4   2', [`362:15 ${UNREADABLE} 250  2.0        4   2    1   25 >`]],
    [/^013 Ukraine/, /2 {4}4/, '4    2', ['650:37 4 > 2']],
    [/^299 \+/, /\+/, 'Q', [`539:5 ${UNREADABLE} 299 Q  2.0  2.5   1    1 >`]],
  ])('%s: %s is not %s', (place, at, to, seen) => {
    expect(remarks(changed(lines, at, to, place), lines)).toEqual(seen);
  });

  it('three points for a match won are remarked at the match points of each of the 48 teams that won one', () => {
    const seen = remarks(changed(lines, /TW 2\.0/, 'TW 3.0', /^362/), lines);
    expect(seen).toHaveLength(48);
    // India won six matches.
    expect(seen[0]).toBe('288:55 15.0 > 21.0');
    for (const remark of seen) {
      const [, line, column, found, takenAs] = /^(\d+):(\d+) (\S+) > (\S+)$/.exec(remark)!;
      expect([lines[Number(line) - 1]!.slice(0, 3), column], remark).toEqual(['310', '55']);
      expect(Number(takenAs), remark).toBeGreaterThan(Number(found));
    }
  });
});
