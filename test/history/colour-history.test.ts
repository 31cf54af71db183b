import { describe, expect, it } from 'vitest';
import {
  balancingColour,
  keepsColourLimits,
  latestColourDifference,
  mayMeetAs,
} from '../../src-engine/history/colour-history.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import type { Colour } from '../../src-engine/model/colour.ts';

/** A player with these colours so far, `WBB`. */
function player(colours: string): Competitor {
  const list = [...colours].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const colourDifference = list.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  return { colours: list, colourDifference } as unknown as Competitor;
}

describe('colours that a player has had', () => {
  it.each([
    ['', null],
    ['W', 'black'],
    ['B', 'white'],
    ['WB', 'white'],
    ['BW', 'black'],
    ['WBB', 'white'],
    ['WWB', 'black'],
    ['BWWB', 'white'],
  ] as const)('due in the plain sense after %s: %s', (colours, due) => {
    expect(balancingColour(player(colours))).toBe(due);
  });

  it.each([
    ['', true, true],
    ['W', true, true],
    ['WW', false, true],
    ['BB', true, false],
    ['BWW', false, true],
    ['WBB', true, false],
    // A surplus of two, though the colour would be no third in a row.
    ['WWBW', false, true],
    ['BBWB', true, false],
    ['WWB', true, true],
    ['BWB', true, true],
  ] as const)('C.04.1 6, 7 after %s: White %s, Black %s', (colours, white, black) => {
    expect(keepsColourLimits(player(colours), 'white')).toBe(white);
    expect(keepsColourLimits(player(colours), 'black')).toBe(black);
  });

  it('the first may have White and the second Black', () => {
    expect(mayMeetAs(player('BB'), player('WW'))).toBe(true);
    expect(mayMeetAs(player('WW'), player('BB'))).toBe(false);
    expect(mayMeetAs(player('WW'), player('WW'))).toBe(false);
    expect(mayMeetAs(player('BB'), player('BB'))).toBe(false);
  });

  it.each([
    ['', '', null],
    ['W', '', null],
    ['WB', 'WB', null],
    ['BWB', 'WB', null],
    ['WBB', 'WWB', 'black'],
    ['BWB', 'BBB', 'white'],
    ['WWB', 'BWB', 'white'],
    ['BWWB', 'WWB', null],
    ['BW', 'WB', 'white'],
  ] as const)('the latest difference of %s from %s: %s', (one, other, colour) => {
    expect(latestColourDifference(player(one), player(other))).toBe(colour);
  });
});
