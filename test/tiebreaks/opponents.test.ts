import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING, standingsOf } from '../../src-engine/index.ts';
import { eventOf } from './event.ts';
import { valuesOf } from './values.ts';

describe('10 ratings of opponents', () => {
  /** Player 1 beats 2 and 3, draws with 4, wins by forfeit against 5 and has a bye. */
  const event = eventOf(['2w1 3b1 4w= 5w+ U', '1b0 F F F F', 'F 1w0 F F F', 'F F 1b= F F', 'F F F 1b- F'], {
    ratings: [1900, 1801, 1700, 1600, 2400],
  });

  it('10.1 averages the opponents met over the board, halves up', () => {
    expect(valuesOf(event, 'ARO')[1]).toBe(1700);
    const two = eventOf(['2w1 3b1', '1b0 F', 'F 1w0'], { ratings: [1900, 1801, 1700] });
    expect(valuesOf(two, 'ARO')[1]).toBe(1751);
  });

  it('14.1, 14.2 cut the lowest, then the highest rating', () => {
    expect(valuesOf(event, 'ARO/C1')[1]).toBe(1751);
    expect(valuesOf(event, 'ARO/C2')[1]).toBe(1801);
    expect(valuesOf(event, 'ARO/M1')[1]).toBe(1700);
    expect(valuesOf(event, 'ARO/M2')[1]).toBe(0);
  });

  it('10.2 adds the difference of 2½ out of 3, 83 per cent', () => {
    expect(valuesOf(event, 'TPR')[1]).toBe(1700 + 273);
  });

  it('10.3 finds the lowest rating that expects the score, without a limit of the difference', () => {
    // 1 of 2 against 2800 and 1000: with a limit of 400 points a rating of 1400 would be enough.
    const wide = eventOf(['2w1 3b0', '1b0 F', 'F 1w1'], { ratings: [1900, 1000, 2800] });
    // 736 points above the weaker one the expectation is 1.00 + 0.00.
    expect(valuesOf(wide, 'PTP')[1]).toBe(1736);
    expect(valuesOf(wide, 'PTP')[2]).toBe(1900 - 800);
  });

  it('10.4, 10.5 average the opponents’ performances', () => {
    const round = eventOf(['2w1 3b=', '1b0 F', 'F 1w='], { ratings: [2000, 1900, 1800] });
    // 2 lost to 2000: 2000 - 800; 3 drew with 2000: 2000.
    expect(valuesOf(round, 'APRO')[1]).toBe(1600);
    // 2: 2000 - 800; 3: the lowest rating that expects ½ against 2000 is 3 points below.
    expect(valuesOf(round, 'APPO')[1]).toBe(Math.floor((1200 + 1997) / 2 + 0.5));
  });

  it('10 drops them where unrated players take part and no rule says how they count', () => {
    const unrated = eventOf(['2w1 3b1', '1b0 F', 'F 1w0'], { ratings: [1900, 0, 1700] });
    const dropped = standingsOf(unrated, { tieBreaks: ['ARO', 'WIN'] });
    expect(dropped.problems).toEqual([
      { code: 'unrated-players', text: 'ARO', unrated: 1, article: 'C.07 10' },
    ]);
    expect(dropped.rows.map(({ values: [value] }) => value)).toEqual(
      [1, 2, 3].map(() => ({ code: 'ARO', value: 0, scale: 1, rest: [], shown: '' })),
    );
    expect(dropped.tieBreaks).toEqual(['ARO', 'WIN']);
    expect(valuesOf(unrated, 'ARO', { unrated: 'leave-out' })[1]).toBe(1700);
  });

  it('10 counts unrated players with the rating that the rules of the event give them', () => {
    const lines = ['2w1 3b1', '1b0 F', 'F 1w0'];
    const event = eventOf(lines, { ratings: [1900, 0, 1700], rules: { unratedInTieBreaks: 1400 } });
    expect(standingsOf(event, { tieBreaks: ['ARO'] }).problems).toEqual([]);
    expect(valuesOf(event, 'ARO')).toEqual({ 1: 1550, 2: 1900, 3: 1900 });
    expect(valuesOf(event, 'RTNG', { text: '2026' })[2]).toBe(1400);
    expect(valuesOf(event, 'ARO', { unrated: 'leave-out' })[1]).toBe(1700);
    expect(standingsOf(event, { tieBreaks: ['ARO'], unrated: 'drop' }).problems).toHaveLength(1);
  });
});

describe('B.02 ratings of a long event', () => {
  /** 2 has 2000, from round 2 on 2100 and from round 4 on 1900; 1 meets 2 in rounds 1, 2 and 4, and 3 in round 3. */
  const event = (ratingInTieBreaks?: 'first' | 'of-the-round') =>
    eventOf(['2w1 2b1 3w1 2w1', '1b0 1w0 . 1b0', '. . 1b0 .'], {
      ratings: [2200, 2000, 1800],
      players: [
        {},
        {
          laterRatings: [
            { fromRound: 2, rating: 2100 },
            { fromRound: 4, rating: 1900 },
          ],
        },
      ],
      rules: { longEvent: true, ...(ratingInTieBreaks === undefined ? {} : { ratingInTieBreaks }) },
    });

  it('are those at the start, or where the rules say so those of each round', () => {
    expect(valuesOf(event(), 'ARO')[1]).toBe((2000 + 2000 + 1800 + 2000) / 4);
    expect(valuesOf(event('first'), 'ARO')[1]).toBe((2000 + 2000 + 1800 + 2000) / 4);
    expect(valuesOf(event('of-the-round'), 'ARO')[1]).toBe((2000 + 2100 + 1800 + 1900) / 4);
    expect(valuesOf(event('of-the-round'), 'ARO')[3]).toBe(2200);
  });
});

describe('4.4 two meetings', () => {
  it('are two encounters: the opponent’s score, rating and points against them count twice', () => {
    // Scores of 2½, 1½ and 2.
    const event = eventOf(['2w1 2b= 3w1', '1b0 1w= F', 'F F 1b0'], { ratings: [2000, 1900, 1600] });
    const valueOf = (code: string) => valuesOf(event, code)[1];
    expect(valueOf('BH')).toBe(1.5 + 1.5 + 2);
    expect(valueOf('SB')).toBe(1 * 1.5 + 0.5 * 1.5 + 1 * 2);
    expect(valueOf('ARO')).toBe((1900 + 1900 + 1600) / 3);
    expect(valueOf('KS/L70')).toBe(0);
    expect(valueOf('KS')).toBe(1 + 0.5 + 1);
  });
});

describe('8.2 average of the opponents’ Buchholz', () => {
  it('is rounded to two decimals, and is that of the Fore Buchholz with /F', () => {
    // Scores of 2½, 2, 1 and ½, Buchholz of 3½, 4, 5 and 5½; with the last round drawn 3½, 4½, 4½ and 5½.
    const event = eventOf(['2w1 3b1 4w=', '1b0 4w1 3b1', '4w1 1w0 2w0', '3b0 2b0 1b=']);
    expect(valuesOf(event, 'AOB')).toEqual({ 1: 4.83, 2: 4.67, 3: 4.33, 4: 4.17 });
    expect(valuesOf(event, 'AOB/F')).toEqual({ 1: 4.83, 2: 4.5, 3: 4.5, 4: 4.17 });
  });

  it('is nothing for who has met nobody, and ranks them as an average of zero does', () => {
    // 1 has lost to 2, who met nobody else; 3 was away, 4 won a point without a game.
    const { rows } = standingsOf(eventOf(['2w0', '1b1', 'Z', '+']), { tieBreaks: ['AOB'] });
    expect(rows.map(({ player, sharedRank, values: [value] }) => [player, sharedRank, value!.shown])).toEqual(
      [
        [2, 1, '1.00'],
        [4, 2, ''],
        [1, 3, '0.00'],
        [3, 3, ''],
      ],
    );
    expect(rows.map(({ values: [value] }) => value!.scale)).toEqual([100, 100, 100, 100]);
  });
});

describe('9.2 Koya', () => {
  const event = eventOf(['2w1 3w= 4w1 .', '1b0 4w1 3b1 .', '4w1 1b= 2w0 .', '3b0 2b0 1b0 .'], {
    rules: { rounds: 4 },
  });

  it('counts points against all with at least half of the maximum so far', () => {
    // After four rounds the limit is 2: scores 2½, 2, 1½, 0.
    expect(valuesOf(event, 'KS')).toEqual({ 1: 1, 2: 0, 3: 0.5, 4: 0 });
  });

  it('takes the most games that somebody has had for the maximum, where pairings are known beforehand', () => {
    // Two points are the most, of player 2: the half points of 2 and 3 are under half of that, the point of 1 is not.
    const robin = eventOf(['2w1 .', '1b0 3w=', '. 2b='], { rules: { system: 'round-robin', rounds: 3 } });
    expect(valuesOf(robin, 'KS')).toEqual({ 1: 0, 2: 0, 3: 0 });
    const other = eventOf(['2w0 .', '1b1 3w=', '. 2b='], { rules: { system: 'round-robin', rounds: 3 } });
    expect(valuesOf(other, 'KS')).toEqual({ 1: 0, 2: 0, 3: 0.5 });
  });

  it('14.5 moves the limit by half points or sets a percentage', () => {
    // Limits of 1½, 2½, 3, 1.2 and 2.4 points: the first three players, the first one, nobody, and so on.
    const [three, one, nobody] = [
      { 1: 1.5, 2: 1, 3: 0.5, 4: 0 },
      { 1: 0, 2: 0, 3: 0.5, 4: 0 },
      { 1: 0, 2: 0, 3: 0, 4: 0 },
    ];
    expect(valuesOf(event, 'KS/L-1')).toEqual(three);
    expect(valuesOf(event, 'KS/L+1')).toEqual(one);
    expect(valuesOf(event, 'KS/L+2')).toEqual(nobody);
    expect(valuesOf(event, 'KS/L30')).toEqual(three);
    expect(valuesOf(event, 'KS/L60')).toEqual(one);
    // After three rounds 67 % are 2.01 points: two are not enough.
    const short = eventOf(['2w1 3w1 4w0', '1b0 4w1 3b1', '4w1 1b0 2w0', '3b0 2b0 1b1'], {
      rules: { rounds: 3 },
    });
    expect(valuesOf(short, 'KS/L66')).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1 });
    expect(valuesOf(short, 'KS/L67')).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  });
});

describe('8.3 Fore Buchholz', () => {
  it('draws every pairing of the final round, forfeits included, and leaves byes as they are', () => {
    const event = eventOf(['2w1 3w1', '1b0 4b+', '4w1 1b0', '3b0 2w-'], { rules: { rounds: 2 } });
    // Fore scores: 1½, ½, 1½, ½.
    expect(valuesOf(event, 'FB')).toEqual({ 1: 0.5 + 1.5, 2: 1.5 + 0.5, 3: 0.5 + 1.5, 4: 1.5 + 0.5 });
  });

  it('makes a bye before a forfeited final round count as awarded', () => {
    const event = eventOf(['2w1 Z 3w-', '1b0 3w1 F', 'U 2b0 1b+'], { rules: { rounds: 3 } });
    // 1 has a win, a zero-point bye and a forfeit loss that counts as a draw: 1½ for the opponents.
    expect(valuesOf(event, 'FB', { text: '2026' })[3]).toBe(1.5 + 2 + 1.5);
  });

  it('is the Buchholz before the final round', () => {
    const event = eventOf(['2w1', '1b0'], { rules: { rounds: 3 } });
    expect(valuesOf(event, 'FB')).toEqual({ 1: 0, 2: 1 });
  });

  it('counts a draw as much as it brings with the colour of the game', () => {
    const scoring = { ...STANDARD_SCORING, whiteDraw: 4, blackDraw: 6 };
    const event = eventOf(['2w1', '1b0'], { rules: { rounds: 1, scoring } });
    expect(valuesOf(event, 'FB')).toEqual({ 1: 0.6, 2: 0.4 });
  });
});

describe('14.3, 14.4 medians', () => {
  it('cuts the lowest first, then the highest contribution', () => {
    const event = eventOf(['2w1 3w1 4w1 H Z', '1b0 F F F F', 'F 1b0 F F Z', 'F F 1b0 Z Z']);
    // Own 3½, dummy 2½: contributions 4, 3½, 3, 2½, 2½; the cut takes one dummy, the median the 4.
    expect(valuesOf(event, 'BH/C1', { text: '2026' })[1]).toBe(4 + 3.5 + 3 + 2.5);
    expect(valuesOf(event, 'BH/M1', { text: '2026' })[1]).toBe(3.5 + 3 + 2.5);
    expect(valuesOf(event, 'BH/M2', { text: '2026' })[1]).toBe(3);
  });
});
