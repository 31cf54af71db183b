import { describe, expect, it } from 'vitest';
import { articlesOf, parseTieBreak, workingOf, type TieBreak } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { eventOf } from './event.ts';

function tieBreakOf(code: string): TieBreak {
  const parsed = parseTieBreak(code);
  if (!parsed.ok) throw new Error(parsed.failure.code);
  return parsed.value;
}

describe('14 the full name of a tie-break with its modifiers', () => {
  it.each([
    ['BH', 'Buchholz', ['8.1']],
    ['BH/C1', 'Buchholz Cut 1', ['8.1', '14.1']],
    ['BH/C2/P', 'Buchholz Cut 2, forfeits as games', ['8.1', '14.2', '16.6']],
    ['FB/M1', 'Fore Buchholz Median 1', ['8.3', '14.3']],
    ['ARO/M2', 'Average rating of opponents Median 2', ['10.1', '14.4']],
    ['AOB/F', 'Average of opponents’ Fore Buchholz', ['8.2']],
    ['DE/P', 'Direct encounter, forfeits as games', ['6', '6.1.1']],
    ['EDEBT/P', 'Extended direct encounter, board count, top boards, forfeits as games', ['13.3', '6.1.1']],
    ['KS/L+1', 'Koya system, limit 50 % + ½', ['9.2', '14.5']],
    ['KS/L-3', 'Koya system, limit 50 % − 1½', ['9.2', '14.5']],
    ['KS/L60', 'Koya system, limit 60 %', ['9.2', '14.5']],
    ['TPN/R', 'Tournament pairing number, reversed', ['7.8']],
    ['BH:GP/C1', 'Buchholz Cut 1, game points', ['8.1', '14.1']],
    [
      'SSSC/F/K5',
      'Scores and schedule strength combination, with Fore Buchholz, divisor 5',
      ['13.4', '13.4.2 b'],
    ],
  ])('%s is “%s”', (code, title, articles) => {
    expect(en.tieBreakNames.title(tieBreakOf(code))).toBe(title);
    expect(articlesOf(tieBreakOf(code))).toEqual(articles);
  });
});

describe('14 the last line of a working says how the value follows', () => {
  // 1: 2½ points, against 2 (2), 3 (1) and 4 (½).
  const event = eventOf(['2w1 3b1 4w=', '1b0 4w1 3b1', '4w1 1w0 2w0', '3b0 2b0 1b='], {
    ratings: [2000, 1900, 1801, 1700],
  });

  it.each([
    ['BH', 'Sum'],
    ['BH/C1', '3.5 − 0.5 cut'],
    ['AOB', '14.5 ÷ 3'],
    ['ARO', '5401 ÷ 3'],
    ['TPR', 'Average 1800 + 273 (2½ of 3 = 83 %)'],
    ['RTNG', ''],
    ['DE', ''],
  ])('%s: “%s”', (code, text) => {
    const working = workingOf(event, 1, code);
    expect(working.ok && en.tieBreaks.sum(working.value)).toBe(text);
  });

  it('10.3 shows that the perfect performance is the lowest rating that will do', () => {
    const working = workingOf(event, 1, 'PTP');
    if (!working.ok) throw new Error(working.failure.code);
    expect(working.value.value.shown).toBe('2089');
    // 189, 288 and 389 points more expect 75, 84 and 91 %; with 188 it is 74.
    expect(en.tieBreaks.sum(working.value)).toBe('2½ of 3: expected 2.5, one rating point lower 2.49');
  });

  it('14.5 says which opponents stay below the limit of Koya', () => {
    const working = workingOf(event, 1, 'KS');
    if (!working.ok) throw new Error(working.failure.code);
    expect(working.value.lines.map((line) => en.tieBreaks.treatment(line, 'KS', null))).toEqual([
      '',
      'the opponent’s 1 is below the limit',
      'the opponent’s ½ is below the limit',
    ]);
  });

  it('10.3 names the lowest opponent where no point was made', () => {
    const lost = eventOf(['2w0', '1b1'], { ratings: [1500, 1400] });
    const working = workingOf(lost, 1, 'PTP');
    expect(working.ok && en.tieBreaks.sum(working.value)).toBe('No point: lowest opponent 1400 − 800');
  });
});
