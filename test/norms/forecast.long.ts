/** B.01 1.4: what games to come can still do, against what comes of it when they are played. */
import { describe, expect, it } from 'vitest';
import {
  normDetailOf,
  normWatchOf,
  type GameResult,
  type NormTitle,
  type PlayerId,
  type Points,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { cases } from '../effort.ts';
import { pick, upTo } from '../oracle/tie-breaks/events.ts';
import { changed, conditionIn, detailOf, EXAMPLE, seekerEvent } from './seeker.ts';

/** Whom the seeker has not met: from a GM of 2518 down to an unrated player. */
const OTHERS = ['GM 2518 DEN', 'IM 2461 CZE', 'IM 2460 DEN', 'FM 2128 DEN', '- 2127 DEN', '- 0 DEN'];

/** The example after seven rounds: 5 points, round 8 paired against the IM of 2486, round 9 not yet. */
const AFTER_SEVEN = (() => {
  const event = seekerEvent(changed({ 8: 'IM 2486 CZE ?' }).slice(0, 8), { others: OTHERS });
  return { ...event, rules: { ...event.rules, rounds: 9 } };
})();

const RESULT: Record<number, GameResult> = { 10: 'white-wins', 5: 'draw', 0: 'black-wins' };

/** The event when the open game ended so and the last round was played against this opponent. */
function played(event: Tournament, results: readonly Points[], opponent: PlayerId): Tournament {
  const queue = [...results];
  const closed = event.rounds.map((round) => ({
    ...round,
    boards: round.boards.map((board) =>
      board.white === 1 && board.result === 'open' ? { ...board, result: RESULT[queue.shift()!]! } : board,
    ),
  }));
  if (queue.length === 0) return { ...event, rounds: closed };
  const board = { white: 1, black: opponent, result: RESULT[queue.shift()!]!, ratedAs: null };
  return { ...event, rounds: [...closed, { ...closed[0]!, boards: [board], unpaired: [] }] };
}

function verdicts(event: Tournament, title: NormTitle): Record<string, string> {
  const name = (results: readonly Points[]) => results.map((score) => '0½1'[score / 5]).join(' ');
  const { outlook } = detailOf(event, title);
  return Object.fromEntries(
    outlook.map(({ results, verdict, suitable }) => [
      name(results),
      suitable === null ? verdict : `${verdict} ${suitable.players}/${suitable.of}`,
    ]),
  );
}

describe('the example of the page, before rounds 8 and 9', () => {
  const im = detailOf(AFTER_SEVEN, 'IM');

  it('half a point brings the IM norm, if the opponent of round 9 is rated 2128 or more', () => {
    expect(im.row).toMatchObject({ verdict: 'in-reach', score: 50, games: 7, toCome: 2 });
    expect(verdicts(AFTER_SEVEN, 'IM')).toEqual({
      '1 1': 'yes 6/6',
      '1 ½': 'yes 6/6',
      '1 0': 'yes 6/6',
      '½ 1': 'yes 6/6',
      '½ ½': 'yes 6/6',
      '½ 0': 'if 4/6',
      '0 1': 'yes 6/6',
      '0 ½': 'if 4/6',
      '0 0': 'if 2/6',
    });
    const needs = im.outlook.map(({ results }, index) => [results.join(' '), im.needs[index]]);
    expect(Object.fromEntries(needs.filter(([, need]) => need !== null) as [string, object][])).toMatchObject(
      {
        '5 0': { opponents: 1, rating: 2128, group: 0, titled: 0, federations: 0, barred: [] },
        '0 5': { rating: 2128 },
        '0 0': { rating: 2461 },
      },
    );
  });

  it('a loss of both is the least way, against 2461 or more', () => {
    expect(im.row).toMatchObject({ least: 0, need: { rating: 2461 } });
  });

  it('two wins bring the GM norm against a GM of 2068; with 1½ points it has to be one of 2554', () => {
    const gm = detailOf(AFTER_SEVEN, 'GM');
    expect(verdicts(AFTER_SEVEN, 'GM')).toMatchObject({ '1 1': 'if 1/6', '1 ½': 'no 0/6', '½ ½': 'no 0/6' });
    expect(gm.row).toMatchObject({
      verdict: 'in-reach',
      least: 20,
      need: { rating: 2068, group: 1, titled: 1 },
    });
    const stronger = seekerEvent(changed({ 8: 'IM 2486 CZE ?' }).slice(0, 8), {
      others: ['GM 2554 DEN', 'GM 2553 DEN'],
    });
    const event = { ...stronger, rules: { ...stronger.rules, rounds: 9 } };
    expect(verdicts(event, 'GM')).toMatchObject({ '1 1': 'yes 2/2', '1 ½': 'if 1/2', '1 0': 'no 0/2' });
  });

  it('conditions are measured against all nine games', () => {
    expect(conditionIn(im, 'games')).toMatchObject({ state: 'so-far', limit: 9, found: 7, inAll: 9 });
    expect(conditionIn(im, 'titled')).toMatchObject({ state: 'met', limit: 5, found: 6 });
    expect(conditionIn(im, 'titles')).toMatchObject({ state: 'met', limit: 3, found: 4 });
    expect(conditionIn(im, 'average')).toMatchObject({ state: 'so-far', found: 2387 });
    expect(conditionIn(im, 'performance')).toMatchObject({ state: 'so-far', found: 2387 + 158 });
  });
});

describe('the watch', () => {
  it('begins when round R−3 is the next to be finished', () => {
    const after = (rounds: number) => {
      const event = seekerEvent(EXAMPLE.slice(0, rounds), { others: OTHERS });
      return normWatchOf({ ...event, rules: { ...event.rules, rounds: 9 } });
    };
    expect(after(4)).toMatchObject({ from: 6, watching: false, rows: [] });
    expect(after(5)).toMatchObject({ from: 6, watching: true });
    expect(after(5).rows.map(({ title }) => title)).toContain('IM');
  });

  it('lists what is made first, then what is in reach by the fewest points', () => {
    const { rows } = normWatchOf(AFTER_SEVEN);
    const own = rows.filter(({ player }) => player === 1);
    expect(own.map(({ title, verdict, least }) => [title, verdict, least])).toEqual([
      ['WIM', 'sure', 0],
      ['IM', 'in-reach', 0],
      ['WGM', 'in-reach', 0],
      ['GM', 'in-reach', 20],
    ]);
  });

  describe('tells of a norm that was missed by little', () => {
    /** Titles of the seeker's norms that are listed though they are out of reach, with what is missing. */
    const missed = (event: Tournament) =>
      normWatchOf(event)
        .rows.filter(({ player, verdict }) => player === 1 && verdict === 'out')
        .map(({ title, missing, wanted }) => [title, missing.join(' '), wanted]);
    const last = (rounds: Readonly<Record<number, string>>) =>
      seekerEvent(changed(rounds), { seeker: { sex: 'm' }, others: OTHERS });

    it('at the end: half a point, not more', () => {
      expect(missed(last({ 6: 'IM 2452 POL 0' }))).toEqual([]);
      // 4½ of 9 against 2407 are 50 %: 2407, and five points are needed.
      expect(missed(last({ 6: 'IM 2452 POL 0', 8: 'IM 2486 CZE 0' }))).toEqual([['IM', 'performance', 5]]);
      expect(missed(last({ 6: 'IM 2452 POL 0', 8: 'IM 2486 CZE 0', 9: 'IM 2461 CZE 0' }))).toEqual([]);
    });

    it('at the end: one condition with points enough, and the federations as one', () => {
      const titles = { 3: 'FM 2471 SWE =', 6: 'FM 2452 POL 1', 8: 'FM 2486 CZE =', 9: 'FM 2461 CZE =' };
      expect(missed(last(titles))).toEqual([['IM', 'titles', 0]]);
      expect(missed(last({ ...titles, 1: '- 2009 SWE 0', 2: 'FM 2340 FIN 0' }))).toEqual([]);
      const unknown = seekerEvent(EXAMPLE, { seeker: { sex: 'm', federation: '' } });
      expect(missed(unknown)).toEqual([['IM', 'federations own-federation', 0]]);
    });

    it('before the end: one condition, where half of the points to come would be enough', () => {
      const bye = (meetings: readonly string[]) => {
        const event = seekerEvent(meetings, { seeker: { sex: 'm' }, others: OTHERS });
        return { ...event, rules: { ...event.rules, rounds: 9 } };
      };
      expect(missed(bye(changed({ 1: 'H' }).slice(0, 7)))).toEqual([['IM', 'games', 0]]);
      expect(missed(bye(changed({ 1: 'H', 2: 'FM 2340 FIN 0', 6: 'IM 2452 POL 0' }).slice(0, 7)))).toEqual(
        [],
      );
    });
  });

  it('names what stands against every norm of the event', () => {
    const obstacles = (event: Tournament) => normWatchOf(event).obstacles;
    const example = (info: Partial<Tournament['info']>) => obstacles(seekerEvent(EXAMPLE, { info }));
    expect(example({})).toEqual([]);
    expect(obstacles(seekerEvent(EXAMPLE.slice(0, 7)))).toEqual(['few-rounds']);
    expect(example({ startDate: '2023/12/31' })).toEqual(['before-2024']);
    expect(example({ encodedTimeControl: '5400+30' })).toEqual([]);
    expect(example({ encodedTimeControl: '5400+29' })).toEqual(['short-time']);
    expect(example({ timeControl: 'rapid' })).toEqual(['short-time']);
    expect(example({ roundDates: Array<string>(9).fill('2026/11/07') })).toEqual(['rounds-a-day']);
    // Two games of two hours for each side are eight hours, two of 3 h 01 more than twelve.
    const twoADay = Array.from({ length: 9 }, (_, index) => `2026/11/1${index >> 1}`);
    expect(example({ roundDates: twoADay, encodedTimeControl: '9000+30' })).toEqual([]);
    expect(example({ roundDates: twoADay, encodedTimeControl: '9060+30' })).toEqual(['hours-a-day']);
    expect(example({ chiefArbiter: 'Tessel, Marit 14600283' })).toEqual([]);
    const playing = seekerEvent(EXAMPLE, {
      seeker: { fideId: '14600283' },
      info: { chiefArbiter: 'Tessel, Marit 14600283' },
    });
    expect(obstacles(playing)).toEqual(['arbiter-plays']);
  });

  it('leaves out rounds for which a bye is agreed, and players who withdrew', () => {
    const bye = {
      ...AFTER_SEVEN,
      players: AFTER_SEVEN.players.map((player) =>
        player.id === 1 ? { ...player, absences: [{ round: 9, kind: 'half' as const }] } : player,
      ),
    };
    expect(detailOf(bye, 'IM').row).toMatchObject({ toCome: 1, verdict: 'out', missing: ['games'] });
    const gone = {
      ...AFTER_SEVEN,
      players: AFTER_SEVEN.players.map((player) =>
        player.id === 1 ? { ...player, withdrawnFrom: 9 } : player,
      ),
    };
    expect(detailOf(gone, 'IM').row).toMatchObject({ toCome: 1, verdict: 'out' });
  });

  it('knows the opponents of a round robin who are still to come', () => {
    const robin = seekerEvent(EXAMPLE.slice(0, 8), {
      rules: { system: 'round-robin', rounds: 9 },
      others: ['IM 2461 CZE'],
    });
    const detail = detailOf(robin, 'IM');
    expect(detail.next).toMatchObject([{ round: 9, opponent: { opponent: 10, rating: 2461 } }]);
    expect(verdicts(robin, 'IM')).toEqual({ '1': 'yes', '½': 'yes', '0': 'yes' });
  });

  it('1.4.2b: beating an opponent without a point is no game in a round robin', () => {
    const robin = seekerEvent(EXAMPLE.slice(0, 8), {
      rules: { system: 'round-robin', rounds: 9 },
      others: ['- 0 CZE'],
    });
    expect(verdicts(robin, 'IM')).toEqual({ '1': 'no', '½': 'yes', '0': 'no' });
  });
});

describe('a norm that federations keep out', () => {
  it('is in reach only where the event is exempt by 1.4.3a–c', () => {
    const own = EXAMPLE.map((meeting) => meeting.replace(/ [A-Z]{3} /, ' NOR '));
    const event = seekerEvent(own.slice(0, 8), { others: ['IM 2461 SWE'] });
    const detail = detailOf({ ...event, rules: { ...event.rules, rounds: 9 } }, 'IM');
    expect(detail.row).toMatchObject({
      verdict: 'if-exempt',
      missing: ['federations', 'own-federation', 'one-federation'],
    });
  });

  it('asks for another federation where one is missing, and bars one that has its share', () => {
    const from = (...federations: string[]) =>
      seekerEvent(
        EXAMPLE.slice(0, 8).map((meeting, index) =>
          meeting.replace(/ [A-Z]{3} /, ` ${federations[index]!} `),
        ),
        { others: ['IM 2461 SWE', 'IM 2461 NOR', 'IM 2461 GER'] },
      );
    const needs = (event: Tournament) => {
      const detail = detailOf({ ...event, rules: { ...event.rules, rounds: 9 } }, 'IM');
      return detail.needs.at(-2);
    };
    expect(needs(from('SWE', 'SWE', 'SWE', 'SWE', 'NOR', 'NOR', 'NOR', 'NOR'))).toMatchObject({
      federations: 1,
      barred: ['NOR', 'SWE'],
    });
    expect(needs(from('SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'NOR', 'POL'))).toMatchObject({
      federations: 0,
      barred: ['SWE'],
    });
  });
});

describe('on random events', () => {
  const FEDERATIONS = ['NOR', 'SWE', 'SWE', 'POL', 'GER', 'XXX'];
  const words = (random: () => number) =>
    `${pick(random, ['GM', 'IM', 'IM', 'FM', 'WGM', 'CM', '-'])} ${random() < 0.05 ? 0 : upTo(random, 2250, 2600)} ${pick(random, FEDERATIONS)}`;

  it('says of each opponent what comes of it when they are played', () => {
    const seen = { yes: 0, if: 0, no: 0 };
    for (let seed = 1; seed <= cases(12, 25); seed++) {
      const random = randomOf(seed);
      const rounds = upTo(random, 9, 11);
      const meetings = Array.from({ length: rounds - 1 }, (_, index) =>
        index === rounds - 2 && random() < 0.6
          ? `${words(random)} ?`
          : `${words(random)} ${pick(random, ['1', '1', '=', '=', '0'])}`,
      );
      const others = Array.from({ length: 6 }, () => words(random));
      const base = seekerEvent(meetings, { others });
      const event = { ...base, rules: { ...base.rules, rounds } };
      for (const title of ['GM', 'IM', 'WGM', 'WIM'] as const) {
        const { outlook, row } = detailOf(event, title);
        if (row.verdict === 'made' || row.verdict === 'if-exempt') continue;
        for (const { results, verdict, suitable } of outlook) {
          const suit = event.players
            .slice(rounds)
            .filter(({ id }) => normDetailOf(played(event, results, id), 1, title)!.row.verdict === 'made');
          expect(suitable, `seed ${seed}, ${title}, ${results.join(' ')}`).toEqual({
            players: suit.length,
            of: 6,
          });
          seen[verdict]++;
        }
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(10, 20));
  });

  it('takes the fewest points of all sequences, one or several games before the end', () => {
    const seen = { out: 0, 'in-reach': 0, sure: 0 };
    for (let seed = 1; seed <= cases(20, 60); seed++) {
      const random = randomOf(seed);
      const rounds = upTo(random, 9, 11);
      const toCome = upTo(random, 1, 3);
      const isPaired = random() < 0.5;
      const meetings = Array.from({ length: rounds - toCome }, (_, index) =>
        isPaired && index === rounds - toCome - 1
          ? `${words(random)} ?`
          : `${words(random)} ${pick(random, ['1', '1', '1', '=', '0'])}`,
      );
      const base = seekerEvent(meetings, { others: Array.from({ length: 12 }, () => words(random)) });
      const event = { ...base, rules: { ...base.rules, rounds } };
      for (const title of ['GM', 'IM', 'WGM', 'WIM'] as const) {
        const { outlook, row } = detailOf(event, title);
        if (row.verdict === 'made' || row.verdict === 'if-exempt') continue;
        const possible = outlook.filter(({ verdict }) => verdict !== 'no');
        const least = possible.length === 0 ? null : Math.min(...possible.map(({ points }) => points));
        const isSure = outlook.at(-1)!.verdict === 'yes';
        const verdict = least === null ? 'out' : isSure ? 'sure' : 'in-reach';
        expect([row.least, row.verdict], `seed ${seed}, ${title}`).toEqual([least, verdict]);
        seen[verdict]++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(1, 5));
  });

  it('asks for the least that is enough', () => {
    let asked = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomOf(seed);
      const meetings = Array.from({ length: 8 }, () => `${words(random)} ${pick(random, ['1', '=', '0'])}`);
      const others = Array.from({ length: 6 }, () => words(random));
      const event = (more: readonly string[]) => {
        const base = seekerEvent(meetings, { others: more });
        return { ...base, rules: { ...base.rules, rounds: 9 } };
      };
      for (const title of ['IM', 'WIM'] as const) {
        const { outlook, needs, row } = detailOf(event(others), title);
        if (row.verdict === 'if-exempt') continue;
        outlook.forEach(({ results }, index) => {
          const need = needs[index];
          if (need === null || need === undefined) return;
          asked++;
          const made = (rating: number, isTitled: boolean) => {
            const holder = need.group > 0 ? title : need.titled > 0 ? 'FM' : '-';
            const one = event([`${isTitled ? holder : '-'} ${rating} AND`]);
            return normDetailOf(played(one, results, 10), 1, title)!.row.verdict === 'made';
          };
          expect(made(need.rating || 1400, true), `seed ${seed}`).toBe(true);
          if (need.rating > 0) expect(made(need.rating - 1, true)).toBe(false);
          if (need.titled > 0) expect(made(3000, false)).toBe(false);
        });
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});
