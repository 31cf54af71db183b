/** B.01 (1 January 2024) 1.4, worked by hand: each condition met and missed at its boundary. */
import { describe, expect, it } from 'vitest';
import { normDetailOf, type Title } from '../../src-engine/index.ts';
import { eventOf } from '../tiebreaks/event.ts';
import { changed, conditionIn, detailOf, EXAMPLE, nine, seekerEvent, type Meeting } from './seeker.ts';

describe('the example of the sheet', () => {
  const detail = detailOf(seekerEvent(EXAMPLE), 'IM');

  it('1.4.6–1.4.8: 2009 counts as 2050, 21 659 / 9 is 2407, 67 % add 125', () => {
    expect(detail.row).toMatchObject({ verdict: 'made', score: 60, games: 9 });
    expect(detail.choice.tally).toMatchObject({
      average: 2407,
      performance: 2532,
      needed: 50,
      raised: { opponent: 2, from: 2009 },
    });
    expect(detail.choice.tally.ratings.reduce((sum, rating) => sum + rating, 0)).toBe(21_659);
  });

  it('1.4.3–1.4.5: five federations besides NOR, one game against NOR, eight titled, six of them IM or GM', () => {
    expect(conditionIn(detail, 'federations')).toMatchObject({ state: 'met', limit: 2, found: 5 });
    expect(conditionIn(detail, 'own-federation')).toMatchObject({
      state: 'met',
      limit: 5,
      found: 1,
      players: [8],
    });
    expect(conditionIn(detail, 'one-federation')).toMatchObject({
      limit: 6,
      found: 2,
      federations: ['SWE', 'POL', 'CZE'],
    });
    expect(conditionIn(detail, 'titled')).toMatchObject({ state: 'met', limit: 5, found: 8 });
    expect(conditionIn(detail, 'titles')).toMatchObject({
      article: '1.4.5c',
      limit: 3,
      found: 6,
      players: [4, 6, 7, 8, 9, 10],
    });
  });

  it('1.4.1d: one full point more than the five that are needed counts as a tenth game', () => {
    expect(detail.row.credit).toBe(10);
    // Half a point more is no game more.
    expect(detailOf(seekerEvent(changed({ 4: 'WGM 2399 GER =' })), 'IM').row.credit).toBe(9);
  });

  it('is no GM norm: two GMs of three, and 2532 of 2600', () => {
    const gm = detailOf(seekerEvent(EXAMPLE), 'GM');
    expect(gm.row.verdict).toBe('out');
    expect(conditionIn(gm, 'titles')).toMatchObject({
      article: '1.4.5b',
      state: 'missed',
      limit: 3,
      found: 2,
    });
    // 2009 is raised to 2200 here: 21 809 / 9 = 2423.2, and 125 for 67 %.
    expect(conditionIn(gm, 'performance')).toMatchObject({ state: 'missed', found: 2423 + 125 });
  });
});

describe('1.4.1: the number of games', () => {
  it('1.4.1a asks for nine', () => {
    expect(detailOf(seekerEvent(nine(2500, '=========')), 'IM').row.verdict).toBe('made');
    const eight = detailOf(seekerEvent([...nine(2500, '========'), 'H']), 'IM');
    expect(eight.row).toMatchObject({ verdict: 'out', missing: ['games'] });
    expect(conditionIn(eight, 'games')).toMatchObject({ state: 'missed', limit: 9, found: 8 });
  });

  it.each(['U', 'IM 2500 ITA +'])('1.4.1c lets eight games of nine rounds count as nine with %s', (free) => {
    const detail = detailOf(seekerEvent([free, ...nine(2500, '========')]), 'IM');
    expect(detail.row).toMatchObject({ verdict: 'made', games: 8 });
    expect(detail.choice).toMatchObject({ basis: '1.4.1c', credit: 9 });
    expect(conditionIn(detail, 'titled')).toMatchObject({ limit: 4 });
  });

  it.each(['F', 'H', 'Z', '.', 'IM 2500 ITA -'])('1.4.1c does not with %s', (missed) => {
    expect(detailOf(seekerEvent([...nine(2500, '========'), missed]), 'IM').row.verdict).toBe('out');
  });

  it('1.4.1c is for events of nine rounds alone, and for one free round', () => {
    expect(detailOf(seekerEvent([...nine(2500, '========'), 'U', 'Z']), 'IM').row.verdict).toBe('out');
    expect(detailOf(seekerEvent([...nine(2500, '======='), 'U', 'U']), 'IM').row.verdict).toBe('out');
  });

  it('1.4.1e: later games are left out once the norm is there, in a Swiss', () => {
    const rounds = [...nine(2500, '========='), 'IM 2450 ITA 0', '- 1900 ITA 0'];
    const detail = detailOf(seekerEvent(rounds), 'IM');
    expect(detail.row).toMatchObject({ verdict: 'made', games: 11 });
    // With the tenth game it is 4.5 of 10 and still 2500 − 36 = 2464 and more; with all it is 41 %: too little.
    expect(detail.choice.games.length).toBe(10);
    expect(detail.choice.later.map(({ round }) => round)).toEqual([11]);
    expect(detailOf(seekerEvent(rounds, { rules: { system: 'round-robin' } }), 'IM').row.verdict).toBe('out');
  });

  it('1.4.1e: nothing is made in a round robin before its last game', () => {
    const open = [...nine(2500, '========='), 'IM 2450 ITA ?'];
    expect(detailOf(seekerEvent(open), 'IM').row.verdict).toBe('made');
    const late = detailOf(seekerEvent(open, { rules: { system: 'round-robin' } }), 'IM');
    expect(late.row).toMatchObject({ verdict: 'sure', toCome: 1 });
  });

  describe('1.4.1f: beaten opponents', () => {
    const strong = nine(2410, '11=11=11=').map((meeting, index) =>
      index < 4 ? meeting.replace('IM', 'GM') : meeting,
    );
    const weak = (result: string) => [`- 1400 ITA ${result}`, `- 1400 ITA ${result}`];

    it('are left out where that makes the norm, as few as possible', () => {
      // One of the two counts as 2200: with both the average of eleven is 2299, with one of ten 2389.
      const detail = detailOf(seekerEvent([...weak('1'), ...strong]), 'GM');
      expect(detail.row.verdict).toBe('made');
      expect(detail.choice.beaten.length).toBe(1);
      expect(detail.choice.tally).toMatchObject({ games: 10, average: 2389 });
    });

    it('stay where the game was not won', () => {
      const detail = detailOf(seekerEvent([...weak('='), ...strong]), 'GM');
      expect(detail.row).toMatchObject({ verdict: 'out', missing: ['average', 'performance'] });
    });

    it('stay where fewer than nine games would be left', () => {
      const detail = detailOf(seekerEvent([...weak('1'), ...strong.slice(0, 7)]), 'GM');
      expect(detail.row).toMatchObject({ verdict: 'out', missing: ['average'] });
    });
  });

  it('1.4.1f: in a round robin the whole event has to have the opponents of a norm', () => {
    // Three of eleven are GM, four are asked for; without two beaten IMs nine would be enough with three.
    const rounds = [...nine(2500, '========='), 'IM 2500 ITA 1', 'IM 2500 ITA 1'].map((meeting, index) =>
      index < 3 ? meeting : meeting.replace('GM', 'IM'),
    );
    const strong = rounds.map((meeting) => meeting.replace('=', '1'));
    expect(detailOf(seekerEvent(strong), 'GM').row.verdict).toBe('made');
    expect(detailOf(seekerEvent(strong, { rules: { system: 'round-robin' } }), 'GM').row.verdict).toBe('out');
  });

  it('1.7: no norm counts for more than 13 games', () => {
    const detail = detailOf(seekerEvent([...nine(2500, '1'.repeat(14))]), 'IM');
    expect(detail.row).toMatchObject({ verdict: 'made', credit: 13 });
  });

  it('covers every way to count the games', () => {
    expect(detailOf(seekerEvent(EXAMPLE), 'IM').ways).toBe(1);
    // Eleven wins: 1 + 11 + 55 of eleven rounds, 1 + 10 of ten, 1 of nine.
    expect(detailOf(seekerEvent(nine(2500, '1'.repeat(11))), 'IM').ways).toBe(67 + 11 + 1);
  });
});

describe('1.4.2: games that are left out', () => {
  const reasons = (last: Meeting, rules = {}) =>
    detailOf(seekerEvent(changed({ 9: last }), { rules }), 'IM').excluded.map(({ reason }) => reason);

  it.each([
    ['IM 2461 XXX =', 'outside-fide'],
    ['IM 2461 NON =', 'outside-fide'],
    ['IM 2461 - =', 'federation-unknown'],
    ['IM 2461 CZE +', 'forfeit'],
    ['IM 2461 CZE -', 'forfeit'],
    ['IM 2461 CZE W', 'no-play'],
  ])('1.4.2: %s is left out: %s', (last, reason) => {
    expect(reasons(last)).toEqual([reason]);
  });

  it('1.4.2a accepts players under FIDE’s flag, who are of no federation', () => {
    const detail = detailOf(seekerEvent(changed({ 8: 'IM 2486 FID =', 9: 'IM 2461 FID =' })), 'IM');
    expect(detail.excluded).toEqual([]);
    expect(conditionIn(detail, 'federations')).toMatchObject({
      found: 4,
      federations: ['SWE', 'FIN', 'GER', 'POL'],
    });
    const all = EXAMPLE.map((meeting) => meeting.replace(/ [A-Z]{3} /, ' FID '));
    const mixed = detailOf(seekerEvent(all), 'IM');
    expect(conditionIn(mixed, 'one-federation')).toMatchObject({ state: 'met', found: 0 });
    expect(conditionIn(mixed, 'federations')).toMatchObject({ state: 'missed', found: 0 });
  });

  it('1.4.2b: an unrated opponent without a point against rated players, in a round robin', () => {
    const robin = { system: 'round-robin' };
    expect(reasons('- 0 CZE 1', robin)).toEqual(['no-points']);
    expect(reasons('- 0 CZE =', robin)).toEqual([]);
    expect(reasons('- 0 CZE 1')).toEqual([]);
    expect(reasons('- 1400 CZE 1', robin)).toEqual([]);
  });

  it('1.4.2c: the last opponent does not come, and a loss would have been enough', () => {
    const ten = (last: Meeting) => seekerEvent(['H', ...nine(2500, '=====1==').slice(0, 8), last]);
    const detail = detailOf(ten('IM 2480 ITA +'), 'IM');
    expect(detail.choice.basis).toBe('1.4.2c');
    expect(detail.row.verdict).toBe('made');
    expect(detail.choice.games.at(-1)).toMatchObject({ round: 10, score: 0 });
    expect(detail.choice.tally).toMatchObject({ games: 9, score: 45 });
    // Against lower rated opponents the loss would have been too much.
    const low = seekerEvent(['H', ...nine(2450, '========').slice(0, 8), 'IM 2450 ITA +']);
    expect(detailOf(low, 'IM').row.verdict).toBe('out');
  });

  it('1.4.2b, 1.4.2c: nor does the last opponent of a round robin count who is unrated and has no point', () => {
    // 1400 is raised to 2050: 22 050 / 9 is 2450, and half of the points are enough.
    const verdict = (last: Meeting, system: string) =>
      detailOf(seekerEvent(['H', ...nine(2500, '=====1=='), last], { rules: { system } }), 'IM').row.verdict;
    expect(verdict('- 0 ITA +', 'dutch-2026')).toBe('made');
    expect(verdict('- 1400 ITA +', 'round-robin')).toBe('made');
    expect(verdict('- 0 ITA +', 'round-robin')).toBe('out');
  });

  it('1.4.1c and 1.4.2c: after a forfeit in the last of nine rounds either is enough', () => {
    const before = (results: string, federations: string[]) =>
      [...results].map((result, index) => `${index < 3 ? 'GM' : 'IM'} 2500 ${federations[index]!} ${result}`);
    const sweden = Array<string>(4).fill('SWE');
    const norway = Array<string>(4).fill('NOR');
    // Without the ninth there is one other federation, with it there are two: 4.5 of 9 and a loss more.
    const brings = detailOf(
      seekerEvent([...before('=====1==', [...sweden, ...norway]), 'IM 2480 ITA +']),
      'IM',
    );
    expect(brings.row.verdict).toBe('made');
    expect(brings.choice).toMatchObject({ basis: '1.4.2c', credit: 9, tally: { games: 9, score: 45 } });
    // 3.5 of 8 is 44 %: 2500 − 43. With the loss to the lower rated one it is 39 %: 2486 − 80.
    const costs = detailOf(
      seekerEvent([
        ...before('===0====', ['SWE', 'SWE', 'POL', 'POL', 'GER', 'GER', 'FRA', 'FRA']),
        'IM 2370 ITA +',
      ]),
      'IM',
    );
    expect(costs.choice).toMatchObject({ basis: '1.4.1c', credit: 9, tally: { games: 8, score: 35 } });
    // Where both make it, the nine games are taken: of eight only one norm may be used in an application.
    const both = detailOf(seekerEvent([...nine(2500, '========'), 'IM 2500 ITA +']), 'IM');
    expect(both.choice).toMatchObject({ basis: '1.4.2c', credit: 9, tally: { games: 9, score: 40 } });
  });
});

describe('1.4.3, 1.4.4: federations', () => {
  const from = (...federations: string[]): Meeting[] =>
    federations.map((federation, index) => `${index < 3 ? 'GM' : 'IM'} 2500 ${federation} =`);

  it('1.4.3: two federations besides one’s own', () => {
    expect(
      detailOf(seekerEvent(from('SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'POL', 'NOR', 'NOR')), 'IM').row
        .verdict,
    ).toBe('made');
    const one = detailOf(
      seekerEvent(from('SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'NOR', 'NOR', 'NOR')),
      'IM',
    );
    expect(one.row).toMatchObject({ verdict: 'if-exempt', missing: ['federations'] });
  });

  it('1.4.4: of one’s own at most 3/5, rounded down: five of nine', () => {
    const five = from('NOR', 'NOR', 'NOR', 'NOR', 'NOR', 'SWE', 'SWE', 'POL', 'POL');
    expect(detailOf(seekerEvent(five), 'IM').row.verdict).toBe('made');
    const six = from('NOR', 'NOR', 'NOR', 'NOR', 'NOR', 'NOR', 'SWE', 'POL', 'POL');
    expect(detailOf(seekerEvent(six), 'IM').row).toMatchObject({
      verdict: 'if-exempt',
      missing: ['own-federation'],
    });
  });

  it('1.4.4: of any one at most 2/3, rounded down: six of nine', () => {
    const seven = from('SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'POL', 'GER');
    expect(detailOf(seekerEvent(seven), 'IM').row).toMatchObject({
      verdict: 'if-exempt',
      missing: ['one-federation'],
    });
  });

  it('1.4.3: a player whose federation is not known has to tell it first', () => {
    const detail = detailOf(seekerEvent(EXAMPLE, { seeker: { federation: '' } }), 'IM');
    expect(detail.row.verdict).toBe('out');
    expect(conditionIn(detail, 'federations').state).toBe('confirm');
    expect(conditionIn(detail, 'own-federation').state).toBe('confirm');
  });
});

describe('1.4.5: titles', () => {
  const titled = (...titles: string[]): Meeting[] =>
    nine(2500, '=========').map((meeting, index) => meeting.replace(/^\w+/, titles[index] ?? '-'));

  it('1.4.5a: half of the opponents, rounded up, without CM and WCM', () => {
    const of = (...titles: string[]) => detailOf(seekerEvent(titled(...titles)), 'IM');
    expect(of('IM', 'IM', 'IM', 'FM', 'WFM').row.verdict).toBe('made');
    expect(of('IM', 'IM', 'IM', 'FM', 'CM').row).toMatchObject({ verdict: 'out', missing: ['titled'] });
    expect(of('IM', 'IM', 'IM', 'FM', 'WCM').row).toMatchObject({ verdict: 'out', missing: ['titled'] });
  });

  it.each([
    ['GM', ['GM'], ['IM']],
    ['IM', ['GM', 'IM'], ['WGM']],
    ['WGM', ['GM', 'IM', 'WGM'], ['FM']],
    ['WIM', ['GM', 'IM', 'WGM', 'WIM'], ['FM']],
  ] as const)('1.4.5b–e: a third of them and at least three, for %s of %s', (title, group, others) => {
    const high = (meetings: Meeting[]) => meetings.map((meeting) => meeting.replace('=', '1'));
    const three = group.length >= 3 ? group.slice(0, 3) : [group[0], group[0], group.at(-1)!];
    const enough = high(titled(...three, 'FM', 'FM'));
    expect(detailOf(seekerEvent(enough), title).row.verdict).toBe('made');
    const short = high(titled(three[0]!, three[1]!, others[0], 'FM', 'FM'));
    expect(detailOf(seekerEvent(short), title).row).toMatchObject({ verdict: 'out', missing: ['titles'] });
  });

  it('1.4.5e: the women’s title of an FM counts for a WIM norm, and the player seeks none who has it', () => {
    const verdict = (...titles: string[]) => {
      const meetings = titled(...titles).map((meeting) => meeting.replace('=', '1'));
      return detailOf(seekerEvent(meetings), 'WIM').row.verdict;
    };
    expect(verdict('IM', 'WIM', 'FM/WIM', 'FM', 'FM')).toBe('made');
    expect(verdict('IM', 'WIM', 'FM/WFM', 'FM', 'FM')).toBe('out');
    const seeker = { title: 'FM', womensTitle: 'WIM', sex: null } as const;
    expect(normDetailOf(seekerEvent(EXAMPLE, { seeker }), 1, 'WIM')).toBeNull();
    expect(normDetailOf(seekerEvent(EXAMPLE, { seeker }), 1, 'WGM')).not.toBeNull();
  });

  it('1.4.5a: the women’s title of a CM who is a WFM counts as titled', () => {
    const of = (...titles: string[]) => detailOf(seekerEvent(titled(...titles)), 'IM').row.verdict;
    expect([of('IM', 'IM', 'IM', 'FM', 'CM/WFM'), of('IM', 'IM', 'IM', 'FM', 'CM/WCM')]).toEqual([
      'made',
      'out',
    ]);
  });

  it('1.4.5b: four of ten', () => {
    const ten = [...titled('GM', 'GM', 'GM', 'IM', 'IM', 'IM'), 'IM 2500 ITA ='];
    const detail = detailOf(seekerEvent(ten), 'GM');
    expect(conditionIn(detail, 'titles')).toMatchObject({ limit: 4, found: 3, state: 'missed' });
  });

  it('1.4.5f: in a double round robin half of that, in players', () => {
    // Six players: five opponents twice, ten games. Four of ten are asked for, half of that is two players.
    const cells = (player: number) =>
      Array.from({ length: 10 }, (_, game) => {
        const other = (game % 5) + 2;
        return player === 1 ? `${other}w=` : player === other ? '1b=' : '.';
      }).join(' ');
    const of = (...titles: Title[]) => {
      const opponents = ['SWE', 'SWE', 'POL', 'GER', 'FRA'].map((federation, index) => ({
        title: titles[index] ?? ('FM' as const),
        rating: 2600,
        federation,
      }));
      const event = eventOf([1, 2, 3, 4, 5, 6].map(cells), {
        players: [{ rating: 2500, federation: 'NOR' }, ...opponents],
        rules: { system: 'double-round-robin' },
      });
      return normDetailOf(event, 1, 'GM')!;
    };
    expect(conditionIn(of('GM', 'GM'), 'titles')).toMatchObject({ limit: 2, found: 2, state: 'met' });
    expect(of('GM', 'GM').row.verdict).toBe('made');
    expect(of('GM', 'IM').row).toMatchObject({ verdict: 'out', missing: ['titles'] });
  });
});

describe('1.4.6, 1.4.7: ratings and their average', () => {
  it('1.4.6b raises the lowest rated opponent alone', () => {
    const detail = detailOf(seekerEvent(changed({ 1: '- 1900 SWE 1', 2: 'FM 1950 FIN 1' })), 'IM');
    expect(detail.choice.tally.raised).toEqual({ opponent: 2, from: 1900 });
    expect(detail.choice.tally.ratings.slice(0, 2)).toEqual([2050, 1950]);
  });

  it('1.4.6b raises nobody who has the floor', () => {
    const detail = detailOf(seekerEvent(changed({ 1: '- 2050 SWE 1' })), 'IM');
    expect(detail.choice.tally.raised).toBeNull();
  });

  it('1.4.6c counts unrated opponents with 1400; one of them may be raised', () => {
    const detail = detailOf(seekerEvent(changed({ 1: '- 0 SWE 1', 2: 'FM 0 FIN 1' })), 'IM');
    expect(detail.choice.tally.ratings.slice(0, 2)).toEqual([2050, 1400]);
  });

  it('1.4.7 rounds to the nearest number, and 1.4.8a asks for 2230', () => {
    // 20 065 / 9 is 2229.44, 20 066 / 9 is 2229.56.
    const sum = (last: number) => [...nine(2230, '11111111').slice(0, 8), `IM ${last} ESP 1`];
    expect(detailOf(seekerEvent(sum(2226)), 'IM').choice.tally.average).toBe(2230);
    expect(detailOf(seekerEvent(sum(2226)), 'IM').row.verdict).toBe('made');
    const low = detailOf(seekerEvent(sum(2225)), 'IM');
    expect(low.choice.tally.average).toBe(2229);
    expect(low.row).toMatchObject({ verdict: 'out', missing: ['average'] });
  });

  it('1.4.7 rounds a half up: 2229.5 of ten games', () => {
    const ten = [...nine(2230, '111111111'), 'IM 2225 ITA 1'];
    expect(detailOf(seekerEvent(ten), 'WGM').choice.tally.average).toBe(2230);
  });

  it('1.1.4: in an event of over 30 days the rating of the round counts', () => {
    const later = { 3: [{ fromRound: 2, rating: 2600 }], 9: [{ fromRound: 9, rating: 2300 }] };
    const detail = detailOf(seekerEvent(EXAMPLE, { later, rules: { longEvent: true } }), 'IM');
    expect(detail.choice.games.map(({ rating }) => rating)).toEqual([
      2009, 2340, 2600, 2399, 2505, 2452, 2495, 2486, 2300,
    ]);
    expect(detail.event.map(({ code }) => code)).toContain('titles-of-the-time');
  });
});
