import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { Matching } from '../../../src-engine/matching/cardinality.ts';
import { graphOf } from '../../../src-engine/matching/relation.ts';
import { DUBOV_OLD } from '../../../src-engine/systems/dubov/dubov.ts';
import { transferOrder } from '../../../src-engine/systems/dubov/old-pairing.ts';
import { mayMeetOld, oldPlayers } from '../../../src-engine/systems/dubov/old-player.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { roundText } from '../../oracle/comparison.ts';
import { compareDubov } from '../../oracle/dubov-comparison.ts';
import { pairOldDubovLiterally } from '../../oracle/dubov-old.ts';
import { tournamentOf } from '../../oracle/notation.ts';
import { expectExplained, expectSameInAnotherOrder, selfPlay } from '../self-play.ts';
import type { Prohibition } from '../../../src-engine/model/rules.ts';
import { cases } from '../../effort.ts';
import { plainTaskOf } from '../../oracle/field.ts';
import { renumbered } from '../../oracle/renumbered.ts';

/** Players with these averages and ratings, numbered from 1. */
function group(list: readonly (readonly [aro: number, rating: number])[]): DubovPlayer[] {
  return list.map(([aro, rating], place) => ({ aro, rating, tpn: place + 1 }) as unknown as DubovPlayer);
}

function canBePaired(task: PairingTask): boolean {
  const even = (competitors: PairingTask['competitors']) => {
    const players = oldPlayers(task, competitors);
    return (
      new Matching(graphOf(players.length, (a, b) => mayMeetOld(players[a]!, players[b]!))).maximise() === 0
    );
  };
  if (task.competitors.length % 2 === 0) return even(task.competitors);
  return task.competitors.some(
    (player) => !player.byeBarred && even(task.competitors.filter((other) => other !== player)),
  );
}

/** Boards as `4-1 6-3`, White first, in board order, for players with these ratings. */
function paired(lines: readonly string[], ratings: readonly number[], rounds = 5): string {
  const played = lines[0]!.trim().split(/\s+/).length;
  const tournament = tournamentOf(lines, played, { rounds, initialColour: 'white' });
  const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
  const task = pairingTaskOf({ ...tournament, players }, played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  const answer = DUBOV_OLD.pair(task.value);
  if (!answer.ok) return answer.failure.code;
  const boards = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...boards, ...(answer.value.bye === null ? [] : [`bye ${answer.value.bye}`])].join(' ');
}

describe('C.04.4.1 of 1997, transfers', () => {
  // 4 rises to 1; 2, 3, 5 are due Black and 6 White. 3 has the highest average, but has had White twice.
  const twice = ['5w1 3b1', '3b0 4w1', '2w1 1w0', '6b1 2b0', '1b0 6w1', '4w0 5b0'];

  it('2.2 nobody is put into the column of a colour that they cannot have: 7.4 takes the next one', () => {
    expect(paired(twice, [2371, 2318, 2209, 2024, 1836, 1751])).toBe('4-1 2-5 6-3');
  });

  it('7.1 a the transferred player is due the colour opposite to the due colour of the player in question', () => {
    // 1 (due Black) and 3 (due White) have met: 6 rises for 1, and 5, not the higher rated 4, for 3.
    const lines = ['5b1 4w1 3w=', '6w1 3b0 4w0', '7b1 2w1 1b=', '8w1 1b0 2b1', '1w0 8b1 6w1', '2b0 7w1 5b0'];
    const rest = ['3w0 6b0 8w1', '4b0 5w0 7b0'];
    expect(paired([...lines, ...rest], [2310, 2305, 2251, 2070, 2055, 1671, 1502, 1460])).toBe(
      '3-5 6-1 4-7 8-2',
    );
  });

  it('7.2 a a player without a due colour is not due the opposite one', () => {
    // 1 (due White) needs an opponent: 6 is due Black; 2 and 3 have not played and have the higher ratings.
    const lines = ['5b1', 'H', 'H', '7b=', '1w0', '8w=', '4w=', '6b='];
    expect(paired(lines, [2350, 2316, 2290, 2081, 2020, 1688, 1549, 1540]).split(' ')).toContain('1-6');
  });
});

describe('C.04.4.1 of 1997, 6.3: a White who has met all Blacks', () => {
  /** The task of players of one score group with these ratings. */
  function oneGroup(lines: readonly string[], ratings: readonly number[], apart: readonly number[] = []) {
    const prohibitions: Prohibition[] = [{ firstRound: 4, lastRound: 4, players: apart }];
    const tournament = tournamentOf(lines, 3, { rounds: 9, initialColour: 'white', prohibitions });
    const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
    const task = pairingTaskOf({ ...tournament, players }, 4);
    if (!task.ok) throw new Error(task.failure.code);
    const competitors = task.value.competitors.map((player) => ({ ...player, pairingScore: 15 }));
    return { ...task.value, competitors, field: new Map(competitors.map((player) => [player.id, player])) };
  }

  /** The round of both writings, `1-3 4-5 6-2`, and the reason of every board. */
  function both(task: PairingTask) {
    const answer = DUBOV_OLD.pair(task);
    if (!answer.ok) throw new Error(answer.failure.code);
    const told = DUBOV_OLD.reasons(task, answer.value).map(({ reason }) => reason);
    return {
      literal: roundText(pairOldDubovLiterally(plainTaskOf(task))!),
      system: roundText(answer.value),
      told,
    };
  }

  // 1, 2, 3 are due Black and 4, 5, 6 White; 4 has met 1, 2 and 3. What is left: 4–5, 4–6, 5–1, 6–2, 1–3, 2–3.
  const three = ['4w= 6w= 2b=', '5w= 4b= 1w=', '6w= 5b= 4w=', '1b= 2w= 3b=', '2b= 3w= 6b=', '3b= 1b= 5w='];
  // Averages of 5, 4, 6: 2000, 2100, 2200. Of 2, the highest of the Blacks: 2183.
  const between = [2200, 2000, 2100, 2050, 2300, 1900];
  // Averages of 5, 6, 4: 2067, 2133, 2200. Of 2, the highest of the Blacks: 2117.
  const last = [2300, 2200, 2100, 2050, 2000, 1900];

  it('meets the next White down, though one above has the lower average; then 7.4 evens the others', () => {
    // 4 stands between 5 and 6. 2 goes to the Whites: 5, 2 against 1, 3.
    const { literal, system, told } = both(oneGroup(three, between));
    expect(literal).toBe('2-3 4-6 5-1');
    expect(system).toBe('2-3 4-6 5-1');
    expect(told).toContainEqual({ code: 'dubov-among', article: 'C.04.4.1 6.3', player: 4, opponent: 6 });
  });

  it('in the last row meets the White just above', () => {
    const { literal, system } = both(oneGroup(three, last));
    expect(literal).toBe('2-3 4-6 5-1');
    expect(system).toBe('2-3 4-6 5-1');
  });

  it('goes up when nobody further down may be met', () => {
    // 2 goes to the Whites: 6, 2 against 1, 3, and now 6 has met all Blacks.
    const { literal, system } = both(oneGroup(three, between, [4, 6]));
    expect(literal).toBe('1-3 4-5 6-2');
    expect(system).toBe('1-3 4-5 6-2');
  });

  it('passes over a White with whom the others could not be paired', () => {
    // With 4–6 there are 5–1 and 2–3, who are kept apart.
    const { literal, system } = both(oneGroup(three, last, [2, 3]));
    expect(literal).toBe('1-3 4-5 6-2');
    expect(system).toBe('1-3 4-5 6-2');
  });

  it('comes after 7.3, and the columns of the others are made anew', () => {
    // 3, 4, 5, 6 are due White: 3, with the lowest average (1900), goes to the Blacks. 6, last of 5, 4, 6, has met 1, 2, 3
    // and meets 4. The others are even without a transfer: 3, 5 against 1, 2, and 5 has met 2.
    const lines = ['6w= 4w= .', '5w= 6w= .', '. . 6b=', '. 1b= .', '2b= . .', '1b= 2b= 3w='];
    const { literal, system } = both(oneGroup(lines, [2400, 2300, 2600, 2100, 2000, 1900]));
    expect(literal).toBe('3-2 4-6 5-1');
    expect(system).toBe('3-2 4-6 5-1');
  });
});

describe('C.04.4.1 of 1997 against a literal second writing', () => {
  it('2–8 gives the same round on random histories', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(60, 250); seed++) {
      const { verdict, oracle, system } = compareDubov(seed, '1997');
      expect(system, `seed ${seed}`).toBe(oracle);
      if (verdict === 'equal') rounds++;
    }
    expect(rounds).toBeGreaterThan(cases(30, 150));
  });
});

describe('C.04.4.1 of 1997, Dubov System', () => {
  it('5 pairs round 1 by halves of the list, odd pairs with the colour drawn, its last player with the bye, whatever the ratings', () => {
    const lines = ['.', '.', '.', '.', '.'];
    const written = tournamentOf(lines, 0, { rounds: 5, initialColour: 'white' });
    const ratings = [1900, 2100, 1800, 2000, 2200];
    const players = written.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
    // Identities of the numbers 1 … 5.
    const { tournament, idOf } = renumbered({ ...written, players }, 3);
    const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((number) => idOf.get(number)!);
    expect([one, two, three, four, five]).not.toEqual([1, 2, 3, 4, 5]);
    const task = pairingTaskOf(tournament, 1);
    if (!task.ok) throw new Error(task.failure.code);
    const solved = DUBOV_OLD.solve(task.value);
    if (!solved.ok) throw new Error(solved.failure.code);
    const { pairing, boards } = solved.value;
    expect(pairing).toEqual({
      pairs: [
        { white: one, black: three },
        { white: four, black: two },
      ],
      bye: five,
    });
    expect(boards.at(-1)!.reason).toEqual({
      ...{ code: 'bye-first', article: 'C.04.4.1 5', player: five },
      ...{ keys: [{ by: 'number', value: 5 }], needed: [] },
    });
    expect(DUBOV_OLD.trace(task.value)).toContainEqual({ code: 'bye', article: '5', player: five });
  });

  it('4 gives the bye of a later round to the lowest rating, and not to the last player in the list', () => {
    const tournament = tournamentOf(['2w=', '1b=', '4w=', '3b=', 'H'], 1, {
      rounds: 5,
      initialColour: 'white',
    });
    const ratings = [2400, 2300, 1900, 2100, 2000];
    const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
    const task = pairingTaskOf({ ...tournament, players }, 2);
    if (!task.ok) throw new Error(task.failure.code);
    const answer = DUBOV_OLD.pair(task.value);
    expect(answer.ok && answer.value.bye).toBe(3);
    expect(DUBOV_OLD.trace(task.value)).toContainEqual({ code: 'bye', article: '4', player: 3 });
  });

  it('7.3, 7.4 transfers Whites with the lowest and Blacks with the highest average', () => {
    const players = group([
      [2300, 2000],
      [2250, 2100],
      [2250, 2200],
      [2400, 1900],
    ]);
    expect(transferOrder(players, 'white').map(({ tpn }) => tpn)).toEqual([3, 2, 1, 4]);
    expect(transferOrder(players, 'black').map(({ tpn }) => tpn)).toEqual([4, 1, 2, 3]);
  });

  it('6.2 sets Whites by increasing average against Blacks by decreasing rating', () => {
    // After round 1 the winners 1 … 4 are due Black, Black, White, White; the averages are those of their opponents.
    const tournament = tournamentOf(['5w1', '6w1', '7b1', '8b1', '1b0', '2b0', '3w0', '4w0'], 1, {
      rounds: 5,
      initialColour: 'white',
    });
    const ratings = [2400, 2390, 2380, 2370, 2100, 2200, 2150, 2120];
    const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
    const task = pairingTaskOf({ ...tournament, players }, 2);
    if (!task.ok) throw new Error(task.failure.code);
    const paired = DUBOV_OLD.pair(task.value);
    // White 4 (average 2120) and 3 (2150); Black 1 (2400) and 2 (2390). Below: White 5 (2400) 6 (2390), Black 7, 8.
    expect(paired.ok && paired.value.pairs.map(({ white, black }) => `${white}-${black}`)).toEqual([
      '4-1',
      '3-2',
      '5-8',
      '6-7',
    ]);
  });

  it('2, 9 pairs every round that can be paired, within the limits, and explains each board', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(15, 60); seed++) {
      selfPlay(
        DUBOV_OLD,
        { seed, players: 4 + ((seed * 5) % 40), rounds: 3 + (seed % 7), messiness: [0, 0.1, 0.4][seed % 3]! },
        (round) => {
          const { task, pairing } = round;
          rounds++;
          expect(DUBOV_OLD.assess(task, pairing).violations).toEqual([]);
          expectExplained(DUBOV_OLD, round);
          if (seed % 3 === 0) expectSameInAnotherOrder(DUBOV_OLD, round, seed);
        },
        (task, failure) => expect(canBePaired(task), failure.code).toBe(false),
      );
    }
    expect(rounds).toBeGreaterThan(cases(45, 200));
  });
});
