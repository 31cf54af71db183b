import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../src-engine/lab/chances.ts';
import { plainContestant, systemOfContestant } from '../../src-engine/lab/contestant.ts';
import { Observer } from '../../src-engine/lab/observe.ts';
import { emptyTournament, playOut, resultOf, type Fortune } from '../../src-engine/lab/play.ts';
import { entrantsOf } from '../../src-engine/lab/strengths.ts';
import { checkTournament, pairingTaskOf } from '../../src-engine/index.ts';
import { mwm } from '../../src-engine/systems/mwm/mwm.ts';
import { entrantsOf as meetingEntrantsOf, meetingGraph } from '../../src-engine/systems/mwm/graph.ts';
import { MANNERS, type Merit, type Seat } from '../../src-engine/systems/mwm/merit.ts';
import { heaviestMeetings, type Weighting } from '../../src-engine/systems/mwm/pairing.ts';
import { SMALL } from './samples.ts';

const entrants = entrantsOf(SMALL.field, 7);
const fortune: Fortune = {
  seed: 7,
  chances: chancesOf(SMALL.results),
  strengthOf: (player) => entrants[player - 1]!.strength,
};

function played(system: string, acceleration: 'none' | 'baku-2026' = 'none', players = entrants) {
  const contestant = { ...plainContestant(system), acceleration };
  const start = emptyTournament(players, contestant, { rounds: 5, seed: 7, tieBreaks: ['BH'] });
  const end = playOut(start, systemOfContestant(contestant), fortune);
  if (!end.ok) throw new Error(end.failure.code);
  return end.value;
}

describe('a played tournament', () => {
  it.each(['dutch-2026', 'dutch-2017', 'mwm-random2', 'dubov-2026'])(
    'of %s passes the check of its own report',
    (system) => {
      const checked = checkTournament(played(system));
      if (!checked.ok) throw new Error('not checked');
      expect(checked.value.rounds).toHaveLength(5);
      expect(checked.value.rounds.map(({ agrees }) => agrees)).toEqual(Array(5).fill(true));
    },
  );

  it('gives one bye a round in an odd field', () => {
    const odd = played('dutch-2026', 'none', entrants.slice(0, 9));
    expect(odd.rounds.map(({ unpaired }) => unpaired.map(({ kind }) => kind))).toEqual(
      Array(5).fill(['pab']),
    );
  });

  it('is accelerated where that is asked for', () => {
    const task = pairingTaskOf(played('dutch-2026', 'baku-2026'), 1);
    if (!task.ok) throw new Error('no task');
    expect(task.value.competitors.map(({ pairingScore }) => pairingScore)).toEqual([
      ...Array<number>(8).fill(10),
      ...Array<number>(8).fill(0),
    ]);
  });
});

describe('luck', () => {
  it('belongs to the two players: the same game has the same result under every system', () => {
    const gamesOf = (system: string) =>
      new Map(
        played(system).rounds.flatMap(({ boards }) =>
          boards.map(({ white, black, result }) => [`${white}-${black}`, result] as const),
        ),
      );
    const [dutch, burstein] = [gamesOf('dutch-2026'), gamesOf('mwm-burstein')];
    const shared = [...dutch.keys()].filter((game) => burstein.has(game));
    expect(shared.length).toBeGreaterThan(0);
    for (const game of shared) expect(dutch.get(game)).toBe(burstein.get(game));
  });

  it('is no worse for a player with White', () => {
    const points = { 'white-wins': 1, draw: 0.5, 'black-wins': 0 } as const;
    let better = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const asWhite = points[resultOf({ ...fortune, seed }, 3, 4) as keyof typeof points];
      const asBlack = 1 - points[resultOf({ ...fortune, seed }, 4, 3) as keyof typeof points];
      expect(asWhite).toBeGreaterThanOrEqual(asBlack);
      if (asWhite > asBlack) better++;
    }
    expect(better).toBeGreaterThan(0);
  });

  it('follows the chances', () => {
    const even: Fortune = { ...fortune, strengthOf: () => 2000 };
    const results = Array.from({ length: 2000 }, (_, seed) => resultOf({ ...even, seed }, 1, 2));
    const chances = even.chances(2000, 2000);
    const share = (result: string) => results.filter((each) => each === result).length / results.length;
    expect(Math.abs(share('white-wins') - chances.white)).toBeLessThan(0.04);
    expect(Math.abs(share('draw') - chances.draw)).toBeLessThan(0.04);
  });

  it('is the same for the same seed, and another for another', () => {
    const observer = new Observer(SMALL);
    expect(observer.observe(4)).toEqual(new Observer(SMALL).observe(4));
    expect(observer.observe(4)).not.toEqual(observer.observe(5));
  });
});

describe('weights as the paper computes them', () => {
  it('give the same rounds for 32 players: sums of π do not reach a game of colour difference', () => {
    const many = entrantsOf({ ...SMALL.field, players: 32 } as typeof SMALL.field, 3);
    for (const manner of MANNERS) {
      const contestant = plainContestant(`mwm-${manner}`);
      const start = emptyTournament(many, contestant, { rounds: 3, seed: 3, tieBreaks: [] });
      const luck = { ...fortune, strengthOf: (id: number) => many[id - 1]!.strength };
      let rounds = 0;
      playOut(start, mwm(manner), luck, (task, exact) => {
        rounds++;
        expect(mwm(manner, 'as-computed').pair(task)).toEqual({ ok: true, value: exact });
      });
      expect(rounds).toBe(3);
    }
  });

  it('let π outweigh colours where it is worth more than 100 a game', () => {
    const task = pairingTaskOf(played('mwm-dutch'), 2);
    if (!task.ok) throw new Error('no task');
    const free = task.value.competitors.slice(0, 4).map((player) => ({
      ...player,
      ...{ score: 0, met: new Set<number>(), barred: new Set<number>() },
    }));
    // Colours ask for 1–2 and 3–4; π is 150 for each game of 1–3 and 2–4, at the price of two games of difference.
    const players = free.map((player, index) => ({ ...player, colourDifference: [1, -1, 0, 0][index]! }));
    const crossing = (higher: Seat, lower: Seat): number => (lower.rank - higher.rank === 2 ? 150 : 0);
    const merit: Merit = {
      ...{ measure: crossing, greatest: () => 150, wanted: 'large', isPower: false, scale: 1, label: 'lots' },
    };
    const entrants = meetingEntrantsOf(players);
    const ranked = entrants.map(({ player }) => player);
    const meetings = meetingGraph(task.value, ranked);
    const matesOf = (weighting: Weighting) => [
      ...heaviestMeetings(merit, task.value, entrants, meetings, weighting)!,
    ];
    expect(matesOf('exact')).toEqual([1, 0, 3, 2]);
    expect(matesOf('as-computed')).toEqual([2, 3, 0, 1]);
  });
});
