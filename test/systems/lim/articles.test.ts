import { tournamentOf } from '../../oracle/notation.ts';
import { stepLines } from '../../oracle/worded.ts';
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import type { Colour } from '../../../src-engine/model/colour.ts';
import type { GameResult } from '../../../src-engine/model/result.ts';
import { DEFAULT_RULES } from '../../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round, type Tournament } from '../../../src-engine/model/tournament.ts';
import { allocate } from '../../../src-engine/systems/lim/colours.ts';
import { balancingColour, keepsColourLimits } from '../../../src-engine/history/colour-history.ts';
import { exchangeOrder, firstPairing } from '../../../src-engine/systems/lim/exchange.ts';
import { LIM_2026, LIM_OLD } from '../../../src-engine/systems/lim/lim.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

/** Pairing of 1 … 6 when the listed pairs are impossible, in the notation of the text. */
function scrutinised(impossible: readonly string[], size = 6): string {
  const graph = new BitGraph(size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if (!impossible.includes(`${a + 1}v${b + 1}`)) graph.connect(a, b);
  }
  return firstPairing(graph, () => null)!
    .map(([a, b]) => `${a + 1}v${b + 1}`)
    .join(' ');
}

type Game = readonly [white: number, black: number, result: GameResult];

function event(
  players: number,
  rounds: readonly (readonly Game[])[],
  declared = 9,
  initial: Colour = 'white',
): Tournament {
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, system: 'lim-2026', rounds: declared, initialColour: initial },
    players: Array.from({ length: players }, (_, index) => ({
      ...blankPlayer(index + 1, `P${index + 1}, Test`),
      tpn: index + 1,
      rating: 2400 - 10 * index,
      arrival: 'here' as const,
    })),
    rounds: rounds.map((games): Round => ({
      stage: 'published',
      boards: games.map(([white, black, result]) => ({ white, black, result, ratedAs: null })),
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: 'lim-2026',
    })),
  };
}

function taskOf(tournament: Tournament): PairingTask {
  const task = pairingTaskOf(tournament, tournament.rounds.length + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function paired(tournament: Tournament): string {
  const answer = LIM_2026.pair(taskOf(tournament));
  if (!answer.ok) return answer.failure.code;
  const boards = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...boards, ...(answer.value.bye === null ? [] : [`${answer.value.bye} bye`])].join(' ');
}

describe('C.04.4.3 4 Exchange rules', () => {
  it('4.2 prints the exchanges that find an opponent for player 1 of six', () => {
    expect(exchangeOrder(6).map((place) => place + 1)).toEqual([4, 5, 6, 3, 2]);
    expect(scrutinised([])).toBe('1v4 2v5 3v6');
    expect(scrutinised(['1v4'])).toBe('1v5 2v4 3v6');
    expect(scrutinised(['1v4', '1v5'])).toBe('1v6 2v4 3v5');
    expect(scrutinised(['1v4', '1v5', '1v6'])).toBe('1v3 2v5 4v6');
    expect(scrutinised(['1v4', '1v5', '1v6', '1v3'])).toBe('1v2 3v5 4v6');
  });

  it('4.3 prints the exchanges for player 2 when player 1 meets 6', () => {
    const first = ['1v4', '1v5'];
    expect(scrutinised([...first, '2v4'])).toBe('1v6 2v5 3v4');
    expect(scrutinised([...first, '2v4', '2v5'])).toBe('1v6 2v3 4v5');
    expect(scrutinised([...first, '2v4', '2v5', '2v3'])).toBe('1v3 2v6 4v5');
    expect(scrutinised([...first, '2v4', '2v5', '2v3', '1v3'])).toBe('1v2 3v5 4v6');
  });

  it('5.2 exchanges opponents so that the fewest players miss their due colour', () => {
    const graph = new BitGraph(4);
    for (let a = 0; a < 4; a++) for (let b = a + 1; b < 4; b++) graph.connect(a, b);
    const due = (vertex: number) => (vertex % 2 === 0 ? 'white' : 'black');
    expect(firstPairing(graph, due)).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });
});

describe('C.04.4.3 7 Round one', () => {
  it('7.2 gives odd numbers of the upper half the colour drawn for number 1', () => {
    expect(paired(event(8, []))).toBe('1-5 6-2 3-7 8-4');
    expect(paired(event(8, [], 9, 'black'))).toBe('5-1 2-6 7-3 4-8');
    const forty = paired(event(40, [])).split(' ');
    expect([...forty.slice(0, 4), forty.at(-1)]).toEqual(['1-21', '22-2', '3-23', '24-4', '40-20']);
  });

  it('7.1 gives the bye of an uneven field to the lowest rated player', () => {
    expect(paired(event(5, []))).toBe('1-3 4-2 5 bye');
  });
});

describe('C.04.4.3 2 Score-groups', () => {
  it('2.2 pairs the top, then the bottom, then the median group, each by halves', () => {
    const round: Game[] = [
      [1, 5, 'white-wins'],
      [6, 2, 'black-wins'],
      [3, 7, 'draw'],
      [8, 4, 'draw'],
    ];
    expect(paired(event(8, [round]))).toBe('2-1 4-3 7-8 5-6');
    expect(LIM_OLD.pair(taskOf(event(8, [round])))).toEqual(LIM_2026.pair(taskOf(event(8, [round]))));
  });

  it('2.1 forbids a third equal colour in a row, 6.1 lifts it for equal scores in the last round', () => {
    const rounds: Game[][] = [
      [
        [1, 3, 'draw'],
        [2, 4, 'draw'],
      ],
      [
        [1, 4, 'draw'],
        [2, 3, 'draw'],
      ],
    ];
    expect(paired(event(4, rounds, 9))).toBe('no-legal-pairing');
    expect(paired(event(4, rounds, 3))).toBe('2-1 3-4');
  });

  it('2.6 cracks pairings of the neighbouring groups when the median group is blocked', () => {
    const rounds: Game[][] = [
      [
        [1, 4, 'white-wins'],
        [5, 2, 'draw'],
        [3, 6, 'white-wins'],
      ],
    ];
    const tournament = event(6, rounds);
    const answer = LIM_2026.pair(taskOf(tournament));
    expect(answer.ok).toBe(true);
    expect(stepLines(LIM_2026, taskOf(tournament))).toContain(
      '2.6: the pairing 1 P1, Test – 3 P3, Test is cracked',
    );
  });
});

describe('C.04.4.3 5 Colours', () => {
  const after = (...rounds: Game[][]) => taskOf(event(4, rounds));

  it('5.1 the due colour is the one had less often, else the alternate', () => {
    const task = after(
      [
        [1, 2, 'draw'],
        [3, 4, 'draw'],
      ],
      [
        [1, 3, 'draw'],
        [4, 2, 'draw'],
      ],
    );
    const due = (id: number) => balancingColour(task.field.get(id)!);
    expect([due(1), due(2), due(3), due(4)]).toEqual(['black', 'white', 'white', 'black']);
    expect(keepsColourLimits(task.field.get(1)!, 'white')).toBe(false);
    expect(keepsColourLimits(task.field.get(3)!, 'white')).toBe(true);
  });

  it('5.4 identical histories: the higher ranked has the due colour, below the median the lower ranked', () => {
    const task = after([
      [1, 2, 'draw'],
      [3, 4, 'draw'],
    ]);
    const [one, three] = [task.field.get(1)!, task.field.get(3)!];
    expect(allocate(task, one, three, false).pair).toEqual({ white: 3, black: 1 });
    expect(allocate(task, one, three, true).pair).toEqual({ white: 1, black: 3 });
  });

  it('5.1 different due colours: each gets the alternate one', () => {
    const task = after(
      [
        [1, 2, 'draw'],
        [3, 4, 'draw'],
      ],
      [
        [4, 1, 'draw'],
        [3, 2, 'draw'],
      ],
      [
        [1, 3, 'draw'],
        [2, 4, 'draw'],
      ],
    );
    const [one, four] = [task.field.get(1)!, task.field.get(4)!];
    expect([one.colours.join(), four.colours.join()]).toEqual(['white,black,white', 'black,white,black']);
    expect(allocate(task, one, four, false)).toMatchObject({
      reason: { code: 'both-due', article: 'C.04.4.3 5.1' },
      pair: { white: 4, black: 1 },
    });
  });
});

describe('C.04.4.3 2.1, 5.1 colours of a round that is judged', () => {
  // 1 has had White twice, 2 Black twice, 3 White twice, 4 both.
  const task = pairingTaskOf(
    tournamentOf(
      ['5w= 6w=', '7b= 8b=', '6w= 5w=', '8b= 7w=', '1b= 3b=', '3b= 1b=', '2w= 4b=', '4w= 2w='],
      2,
      {
        rounds: 7,
        initialColour: 'white',
      },
    ),
    3,
  );
  if (!task.ok) throw new Error(task.failure.code);
  const judged = (...boards: readonly (readonly [number, number])[]) =>
    LIM_2026.assess(task.value, {
      pairs: boards.map(([white, black]) => ({ white, black })),
      bye: null,
    }).violations.filter(({ kind }) => kind !== 'missing-player');

  it('5.1 have to keep the limits where the other ones would', () => {
    const against = (players: readonly number[]) => [
      { id: '5.1', article: 'C.04.4.3 5.1', players, kind: 'colour-limit' },
    ];
    expect(judged([2, 1])).toEqual([]);
    expect(judged([1, 2])).toEqual(against([1, 2]));
    expect(judged([1, 4])).toEqual(against([1, 4]));
    expect(judged([4, 1])).toEqual([]);
    expect(judged([4, 2])).toEqual(against([4, 2]));
    expect(judged([2, 4])).toEqual([]);
  });

  it('2.1 of two who could only have a third equal colour are not compatible, whoever has White', () => {
    for (const [white, black] of [
      [1, 3],
      [3, 1],
    ] as const)
      expect(judged([white, black])).toEqual([
        { id: '2.1', article: 'C.04.4.3 2.1', players: [white, black], kind: 'colour-limit' },
      ]);
  });
});
