/** What is said of a board while a hand makes it. Level 3 asks for confirmation, level 2 is a remark. */
import { describe, expect, it } from 'vitest';
import { handObjections } from '../../src-engine/checker/by-hand.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import type { RoundByHand } from '../../src-engine/checker/hand-objection.ts';
import { tournamentOf } from '../oracle/notation.ts';

function taskOf(lines: readonly string[], played: number, rounds: number): PairingTask {
  const task = pairingTaskOf(tournamentOf(lines, played, { rounds, initialColour: 'white' }), played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function said(task: PairingTask, system: string, made: RoundByHand) {
  return handObjections(task, system, made).map(({ kind, players, level }) =>
    [kind, ...players, level].join(' '),
  );
}

function objections(
  task: PairingTask,
  white: number,
  black: number,
  system = 'dutch-2026',
  bye: number | null = null,
) {
  return said(task, system, { pairs: [{ white, black }], bye, isWhole: false });
}

describe('a board made by hand', () => {
  // 1 has had W W, 2 B B, 3 W B, 4 B W; 5, 6 and 7 had none, and 5 the bye.
  const LINES = ['4w= 3w=', '3b= 4b=', '2w= 1b=', '1b= 2w=', 'U .', '. .', '. .'];
  const task = taskOf(LINES, 2, 5);
  const last = taskOf(LINES, 2, 3);

  it('C.04.1 2 of two who have met', () => {
    // 2 has had Black twice running.
    expect(objections(task, 3, 2)).toEqual(['rematch 3 2 3', 'third-colour 3 2 3']);
    expect(objections(task, 3, 6)).toEqual([]);
  });

  it('C.04.1 7 a third equal colour, of White and of Black, in the last round by the exceptions of the system', () => {
    expect(objections(task, 1, 6)).toEqual(['third-colour 1 6 3']);
    expect(objections(task, 6, 2)).toEqual(['third-colour 6 2 3']);
    expect(objections(task, 6, 1)).toEqual([]);
    expect(objections(task, 2, 6)).toEqual([]);
    // C.04.3 2.1.3 makes none where the other player could have the colour.
    expect(objections(last, 1, 6)).toEqual(['third-colour 1 6 3']);
    expect(objections(last, 1, 6, 'mwm-dutch')).toEqual([]);
  });

  it('C.04.3 5.2 the colours that the article gives otherwise', () => {
    // 4 had White last and is due Black, 3 White.
    expect(objections(task, 4, 3)).toEqual(['wrong-colour 4 3 2']);
    expect(objections(task, 3, 4)).toEqual([]);
  });

  it.each([
    ['dutch-2026', 'C.04.3 5.2'],
    ['dutch-2017', 'C.04.3 E'],
    ['dubov-2026', 'C.04.4.1 5.2'],
    ['burstein-2026', 'C.04.4.2 5.2'],
    ['lim-2026', 'C.04.4.3 5.1'],
    ['bcf', 'BCF rule 15'],
  ])('colours the wrong way round in %s are told with %s', (system, article) => {
    const made = { pairs: [{ white: 4, black: 3 }], bye: null, isWhole: false };
    expect(handObjections(task, system, made).map((found) => [found.kind, found.article])).toEqual([
      ['wrong-colour', article],
    ]);
  });

  it('C.04.4.2 1.6 the seeding rounds of Burstein have the colours of the Dutch System', () => {
    const made = { pairs: [{ white: 4, black: 3 }], bye: null, isWhole: false };
    const articleOf = (rounds: number) =>
      handObjections(taskOf(LINES, 2, rounds), 'burstein-2026', made).map(({ article }) => article);
    // Round 3 is one of three of six rounds, and the first after two of five.
    expect(articleOf(6)).toEqual(['C.04.3 5.2']);
    expect(articleOf(5)).toEqual(['C.04.4.2 5.2']);
    // Of eleven rounds the first four: not the fifth.
    const four = LINES.map((line) => `. . ${line}`);
    const later = (played: number, lines: readonly string[]) =>
      handObjections(taskOf(lines, played, 11), 'burstein-2026', made).map(({ article }) => article);
    expect(later(4, four)).toEqual(['C.04.4.2 5.2']);
    expect(
      later(
        3,
        LINES.map((line) => `. ${line}`),
      ),
    ).toEqual(['C.04.3 5.2']);
  });

  it('is none while both places have the same player, or somebody who is not to be paired', () => {
    expect(objections(task, 1, 1)).toEqual([]);
    expect(objections(task, 1, 99)).toEqual([]);
  });

  it('C.04.1 4 a second bye', () => {
    expect(objections(task, 3, 4, 'dutch-2026', 5)).toEqual(['second-bye 5 3']);
    expect(objections(task, 3, 4, 'dutch-2026', 6)).toEqual([]);
  });

  it('Algorithm: colours the wrong way round for both, where the system has no article like C.04.3 5.2', () => {
    expect(objections(task, 4, 3, 'mwm-dutch')).toEqual(['wrong-colour 4 3 2']);
    const made = { pairs: [{ white: 4, black: 3 }], bye: null, isWhole: false };
    expect(handObjections(task, 'mwm-dutch', made).map(({ article }) => article)).toEqual(['Algorithm']);
    // Of a system of another program the basic rules alone are known.
    expect(handObjections(task, 'unknown', made).map(({ article }) => article)).toEqual(['C.04.1 8']);
    // 4 is due Black, and 6 is due nothing: White is wrong for one of the two alone.
    expect(objections(task, 4, 6, 'mwm-dutch')).toEqual([]);
    expect(objections(task, 4, 6)).toEqual(['wrong-colour 4 6 2']);
  });

  it.each([
    ['dutch-2026', 'C.04.1 7'],
    ['dutch-2017', 'C.04.1.g'],
    ['dubov-2026', 'C.04.1 7'],
    ['lim-2026', 'C.04.4.3 2.1'],
    ['mwm-dutch', 'C.04.1 7'],
    ['round-robin', 'C.05 Annex 1'],
  ])('%s: White after two games with White, and no other, is told once, with %s', (system, article) => {
    const made = { pairs: [{ white: 1, black: 6 }], bye: null, isWhole: false };
    const told = handObjections(task, system, made).filter(
      ({ kind }) => kind === 'third-colour' || kind === 'colour-difference',
    );
    expect(told).toMatchObject([{ article, players: [1, 6], level: 3 }]);
  });
});

describe('a difference of colours', () => {
  // 1 has had W W B W, 6 B B W B; 11 had no game. Neither has had a colour twice running at the end.
  const LINES = [
    '2w= 3w= 4b= 5w=',
    ...['1b= . . .', '. 1b= . .', '. . 1w= .', '. . . 1b='],
    '7b= 8b= 9w= 10b=',
    ...['6w= . . .', '. 6w= . .', '. . 6b= .', '. . . 6w='],
    '. . . .',
  ];
  const task = taskOf(LINES, 4, 9);
  const last = taskOf(LINES, 4, 5);

  it('C.04.1 6 of three is asked about, of White and of Black, in the last round by the exceptions of the system', () => {
    expect(objections(task, 1, 11)).toEqual(['colour-difference 1 11 3']);
    expect(objections(task, 11, 6)).toEqual(['colour-difference 11 6 3']);
    expect(objections(task, 11, 1)).toEqual([]);
    expect(objections(task, 6, 11)).toEqual([]);
    expect(objections(last, 1, 11)).toEqual(['colour-difference 1 11 3']);
    expect(objections(last, 11, 6)).toEqual(['colour-difference 11 6 3']);
    expect(objections(last, 1, 11, 'mwm-dutch')).toEqual([]);
  });

  it('C.04.4.3 2.1 is told once where the system forbids it', () => {
    expect(objections(task, 1, 11, 'lim-2026')).toEqual(['colour-difference 1 11 3']);
  });
});

describe('C.05 Annex 1 a round robin that is paired by hand', () => {
  it('asks about a third equal colour in its last round too, and about no difference, turned colour or bye', () => {
    const ones = ['2w= 3w=', '1b= 4b=', '4w= 1b=', '3b= 2w=', 'U .', 'U .'];
    const colours = (...made: Parameters<typeof objections>) =>
      objections(...made).filter((each) => !each.startsWith('unplayable'));
    const task = taskOf(ones, 2, 3);
    expect(colours(task, 1, 4, 'round-robin')).toEqual(['third-colour 1 4 3']);
    expect(colours(task, 4, 1, 'round-robin', 5)).toEqual([]);
    // 1 has had W W B W.
    const wide = taskOf(
      ['2w= 3w= 4b= 5w=', '1b= . . .', '. 1b= . .', '. . 1w= .', '. . . 1b=', '. . . .'],
      4,
      5,
    );
    expect(colours(wide, 1, 6, 'round-robin')).toEqual([]);
  });

  /** What is said of the rounds that are left. */
  const left = (task: PairingTask, made: RoundByHand, system = 'round-robin') =>
    said(task, system, made).filter((each) => each.startsWith('unplayable'));
  const pair = (white: number, black: number) => ({ white, black });

  it('says that the games left do not fit into the rounds left', () => {
    const first = taskOf(['.', '.', '.', '.'], 0, 3);
    expect(left(first, { pairs: [pair(1, 2)], bye: null, isWhole: false })).toEqual([]);
    // Who sits out round 1 has three games and two rounds.
    expect(left(first, { pairs: [pair(1, 2)], bye: null, isWhole: true })).toEqual(['unplayable 3 4 3']);
    expect(left(first, { pairs: [pair(1, 2), pair(3, 4)], bye: null, isWhole: true })).toEqual([]);
    expect(left(first, { pairs: [], bye: null, isWhole: true })).toEqual([]);
  });

  it('names those who still have to meet when no round is left', () => {
    // 1 and 2 have to meet, and so have 3 and 4, who follow each other in the list.
    const last = taskOf(['3w= 4b=', '4w= 3b=', '1b= 2w=', '2b= 1w='], 2, 3);
    const made = { pairs: [pair(1, 3), pair(4, 2)], bye: null, isWhole: true };
    expect(left(last, made)).toEqual(['unplayable 1 2 3 4 3']);
    expect(left(last, { pairs: [pair(1, 2), pair(3, 4)], bye: null, isWhole: true })).toEqual([]);
  });

  it('Annex 1 gives the second game of two players the other colours, whoever won the first or was away', () => {
    const played = taskOf(['2w=', '1b=', '4w+', '3b-'], 1, 6);
    const again = (white: number, black: number, system = 'double-round-robin') =>
      handObjections(played, system, { pairs: [pair(white, black)], bye: null, isWhole: false });
    const told = (white: number, black: number) => ({
      ...{ id: 'C3', article: 'C.05 Annex 1', players: [white, black], kind: 'same-colours-again', level: 3 },
    });
    expect(again(1, 2)).toEqual([told(1, 2)]);
    expect(again(3, 4)).toEqual([told(3, 4)]);
    expect([again(2, 1), again(4, 3), again(1, 3)]).toEqual([[], [], []]);
    expect(again(1, 2, 'round-robin').map(({ kind }) => kind)).toEqual(['rematch']);
  });

  it('counts the games of both cycles', () => {
    const two = taskOf(['2w= 2b=', '1b= 1w='], 1, 2);
    expect(left(two, { pairs: [pair(2, 1)], bye: null, isWhole: true }, 'double-round-robin')).toEqual([]);
    const three = taskOf(['.', '.', '.'], 0, 3);
    const once = { pairs: [pair(1, 2)], bye: 3, isWhole: true };
    expect(left(three, once)).toEqual([]);
    // 1 and 2 have three games left, and 3 has four, in two rounds.
    expect(left(three, once, 'double-round-robin')).toEqual(['unplayable 1 2 3 3']);
  });

  it('lets nobody sit out a second time while others wait for their games', () => {
    const task = taskOf(['U', '3w=', '2b='], 1, 3);
    expect(left(task, { pairs: [], bye: 2, isWhole: false })).toEqual([]);
    expect(left(task, { pairs: [], bye: 1, isWhole: false })).toEqual(['unplayable 1 3']);
  });

  it('asks for no game with somebody who has withdrawn', () => {
    const tournament = tournamentOf(['2w=', '1b=', '4w=', '3b='], 1, { rounds: 3, initialColour: 'white' });
    const leftBy = (withdrawnFrom: number | null) => {
      const players = tournament.players.map((player) =>
        player.id === 4 ? { ...player, withdrawnFrom } : player,
      );
      const task = pairingTaskOf({ ...tournament, players }, 2);
      if (!task.ok) throw new Error(task.failure.code);
      return left(task.value, { pairs: [pair(1, 3)], bye: 2, isWhole: true });
    };
    expect(leftBy(2)).toEqual([]);
    // 2 and 4 have two games left, and one round.
    expect(leftBy(null)).toEqual(['unplayable 2 4 3']);
  });

  it('says that games do not fit together where no players among themselves have too many', () => {
    // Ten players who still have the games of the Petersen graph: three each, and no three rounds hold them.
    const rounds = [
      '1-4 2-3 5-6 7-10 8-9',
      '1-7 2-5 3-8 4-9 6-10',
      '1-3 2-9 4-10 5-7 6-8',
      '1-5 2-8 3-6 4-7 9-10',
      '1-6 2-4 3-10 5-8 7-9',
    ].map((round) => round.split(' ').map((board) => board.split('-').map(Number) as [number, number]));
    const cellOf = (boards: readonly [number, number][], player: number) => {
      const [white, black] = boards.find((board) => board.includes(player))!;
      return player === white ? `${black}w=` : `${white}b=`;
    };
    const lines = Array.from({ length: 10 }, (_, index) =>
      rounds.map((boards) => cellOf(boards, index + 1)).join(' '),
    );
    const sixth = [pair(1, 2), pair(3, 4), pair(5, 9), pair(6, 7), pair(8, 10)];
    const objected = (count: number) =>
      handObjections(taskOf(lines, 5, count), 'round-robin', {
        pairs: sixth,
        bye: null,
        isWhole: true,
      }).filter(({ id }) => id === 'Berger');
    expect(objected(9)).toEqual([
      { id: 'Berger', article: 'C.05 Annex 1', players: [], kind: 'unplayable-together', level: 3 },
    ]);
    expect(objected(10)).toEqual([]);
    // With two rounds left each player has one game too many, and is named.
    expect(objected(8)).toEqual([
      {
        ...{ id: 'Berger', article: 'C.05 Annex 1', kind: 'unplayable', level: 3 },
        players: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      },
    ]);
  });
});
