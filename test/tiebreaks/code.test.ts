import { describe, expect, it } from 'vitest';
import {
  GENERIC_CODES,
  parseTieBreak,
  parseTieBreaks,
  TEAM_CODES,
  TIE_BREAK_CODES,
  TIE_BREAK_PRESETS,
  TIE_BREAKS,
} from '../../src-engine/index.ts';
import { isPoints } from '../../src-engine/tiebreaks/code.ts';
import { en } from '../../src-engine/texts/index.ts';

/** The list of MTB26 for individuals and teams, written out. */
const MTB26 =
  `DE DE/P BPG BWG REP STD WIN WON SB SB/C1 SB/C2 SB/P SB/C1/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO
  APPO RTNG RTNG/R PS PS/C1 PS/C2 TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P FB FB/C1
  FB/C2 FB/M1 FB/M2 FB/P FB/C1/P AOB AOB/F BH/F BH/C3 FB/M3 KS KS/L+1 KS/L-2 BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EMMSB/C1 EGGSB/C2
  EMGSB/C1/P EDE EDEBT EDEBB EDET EDEB EDET/P SSSC SSSC/F SSSC/P SSSC/K5 BH:MP BH:GP/C1 BH:MP/C1/P`.split(
    /\s+/,
  );

describe('5 list of tie-breaks', () => {
  it.each(MTB26)('reads %s of MTB26 and writes it back', (code) => {
    const outcome = parseTieBreak(code);
    expect(outcome.ok && outcome.value.text).toBe(code);
  });

  it('has one row in the catalogue for each code, in either list once', () => {
    expect(TIE_BREAKS.map(({ code }) => code).sort()).toEqual([...TIE_BREAK_CODES].sort());
    expect(new Set([...GENERIC_CODES, ...TEAM_CODES]).size).toBe(TIE_BREAK_CODES.length);
  });

  it('has presets of readable codes only, several each, which begin as their names say', () => {
    const first = TIE_BREAK_PRESETS.map(({ id, tieBreaks }) => {
      expect(parseTieBreaks(tieBreaks).failures).toEqual([]);
      expect(new Set(tieBreaks).size).toBe(tieBreaks.length);
      expect(tieBreaks.length).toBeGreaterThanOrEqual(4);
      return `${id} ${tieBreaks[0]}`;
    });
    expect(first).toEqual([
      'swiss BH/C1',
      'swiss-encounter DE',
      'swiss-ratings ARO/C1',
      'swiss-youth DE',
      'round-robin DE',
      'round-robin-berger SB',
      'teams EMMSB',
    ]);
  });

  it('leaves tie-breaks that only a Swiss event has out of the presets of round robins', () => {
    const codes = TIE_BREAK_PRESETS.filter(({ of }) => of === 'round-robin').flatMap(({ tieBreaks }) =>
      parseTieBreaks(tieBreaks).tieBreaks.map(({ code }) => code),
    );
    expect(TIE_BREAKS.filter(({ code, swissOnly }) => swissOnly && codes.includes(code))).toEqual([]);
  });

  it('prints numbers of games, ranks and whole ratings without decimals, quarters of a point with two', () => {
    const codesOf = (decimals: number) =>
      TIE_BREAKS.filter((row) => row.decimals === decimals)
        .map(({ code }) => code)
        .sort();
    const whole = 'WIN WON BPG BWG REP TPN DE EDE EDEB EDEBB EDEBT EDET ARO TPR PTP APRO APPO RTNG';
    expect(codesOf(0)).toEqual(whole.split(' ').sort());
    // Averages are rounded to two, C.07 8.2; a draw against who has half a point is a quarter.
    expect(codesOf(2)).toEqual('AOB SB EMMSB EMGSB EGMSB EGGSB SSSC'.split(' ').sort());
    expect(codesOf(1)).toHaveLength(TIE_BREAKS.length - 18 - 7);
  });
});

describe('14 modifiers', () => {
  it('reads cuts, medians, forfeits and the score of team events', () => {
    const outcome = parseTieBreak('BH:GP/M2/P');
    expect(outcome).toMatchObject({
      ok: true,
      value: { code: 'BH', score: 'GP', cutLeast: 2, cutMost: 2, forfeitsPlayed: true, fore: false },
    });
  });

  it.each([
    ['bh/c1', 'BH/C1'],
    ['BH-C1', 'BH/C1'],
    ['BH#M1', 'BH/M1'],
    ['GE', 'REP'],
    ['mpvgp', 'MPvGP'],
    ['KS/L1', 'KS/L+1'],
    ['KS-L-1', 'KS/L-1'],
    ['KS/L60', 'KS/L60'],
    ['BH/C20', 'BH/C20'],
    ['SSSC/K1', 'SSSC/K1'],
    ['BH/P/C1', 'BH/C1/P'],
    ['ESB:mg/C1', 'EMGSB/C1'],
    ['ESB', 'EMMSB'],
  ])('takes the spelling %s for %s', (given, canonical) => {
    const outcome = parseTieBreak(given);
    expect(outcome.ok && outcome.value.text).toBe(canonical);
  });

  it.each([
    ['XYZ', 'unknown-tie-break'],
    ['', 'unknown-tie-break'],
    ['BH/', 'unknown-tie-break'],
    ['OTHER_1', 'self-defined-tie-break'],
    ['BH/Q1', 'unknown-modifier'],
    ['BH/C0', 'unknown-modifier'],
    ['BH/C1.5', 'unknown-modifier'],
    ['BH/C21', 'unknown-modifier'],
    ['BH/C+1', 'unknown-modifier'],
    ['SSSC/K0', 'unknown-modifier'],
    ['SSSC/K+5', 'unknown-modifier'],
    ['BH:XP', 'unknown-modifier'],
    ['SB/M1', 'modifier-not-allowed'],
    ['WIN/C1', 'modifier-not-allowed'],
    ['TPR:MP', 'modifier-not-allowed'],
    ['BH/C1/C2', 'modifier-repeated'],
    ['BH/C1/M1', 'modifier-repeated'],
  ])('refuses %s with %s, in a sentence', (given, code) => {
    const outcome = parseTieBreak(given);
    expect(!outcome.ok && outcome.failure.code).toBe(code);
    expect(!outcome.ok && en.tieBreaks.problem(outcome.failure)).toMatch(/\.$/);
  });

  it('leaves PTS out of a list of record 212 and keeps reading after a failure', () => {
    const { tieBreaks, failures } = parseTieBreaks(['PTS', 'BH/C1', 'NIX', 'SB']);
    expect(tieBreaks.map(({ text }) => text)).toEqual(['BH/C1', 'SB']);
    expect(failures.map(({ text }) => text)).toEqual(['NIX']);
  });

  it('takes points in any spelling for what always ranks first, and an empty place for nothing', () => {
    for (const points of ['PTS', 'MPTS', 'GPTS', 'gpts', ' pts ', '', '  '])
      expect([points, isPoints(points)]).toEqual([points, true]);
    for (const code of ['PTSX', 'XPTS', 'PTS BH', 'BH'])
      expect([code, isPoints(code)]).toEqual([code, false]);
  });
});
