/** Steps of the older Dubov text (C.04.4.1 of 1997) in groups that are written out: 4, 7.1, 7.2 and chapter 8. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { oldByeOrder, pairGroups } from '../../../src-engine/systems/dubov/old-pairing.ts';
import { obstacleToTransfer, transfersOf } from '../../../src-engine/systems/dubov/old-transfers.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import type { Step } from '../../../src-engine/systems/step.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

let numbers = 0;

/** A player of whom only the given facts count; numbers follow each other in the order of writing. */
function player(facts: Partial<DubovPlayer>): DubovPlayer {
  const tpn = ++numbers;
  const id = 200 - tpn;
  const colours = { colours: [], colourDifference: 0, gamesPlayed: 0, parityNumber: tpn };
  const competitor = { id, tpn, met: new Set(), barred: new Set(), ...colours } as unknown as Competitor;
  const history = { aro: 0, upfloats: 0, upfloatedLast: false };
  return { competitor, id, tpn, ...history, ...facts } as DubovPlayer;
}

/** Of these no two can meet. */
function apart(...players: readonly DubovPlayer[]): void {
  for (const a of players) for (const b of players) if (a !== b) (a.competitor.met as Set<number>).add(b.id);
}

const task = { round: 3, rounds: 9, initialColour: 'white' } as unknown as PairingTask;

describe('4 who gets the bye, of equal score and rating', () => {
  const colourOf = (players: readonly DubovPlayer[]) => {
    const key = oldByeOrder(task)
      .keys(players)
      .find(({ by }) => by === 'colour')!;
    return players.map((each) => key.value(each));
  };
  const due = (score: number, colour: 'white' | 'black' | null) =>
    player({ score, rating: 1500, due: colour });

  it('is due the colour that dominates in the lowest score group, whatever dominates in others', () => {
    const lowest = [due(0, 'white'), due(0, 'black'), due(0, 'white')];
    const others = [due(10, 'black'), due(10, 'black'), due(10, 'black'), due(10, null)];
    const [one, other, third] = colourOf([...lowest, ...others]);
    expect(one).toBeLessThan(other!);
    expect(third).toBe(one);
  });

  it('is anybody where none dominates', () => {
    const [white, black, none] = colourOf([due(0, 'white'), due(0, 'black'), due(0, null)]);
    expect([black, none]).toEqual([white, white]);
  });
});

describe('3 colours of two who had the same so far', () => {
  /** Each as average rating of the opponents and rating; who has White, and why. */
  const allocated = (...facts: readonly (readonly [aro: number, rating: number])[]) => {
    const history = { colours: ['black'], colourDifference: -1, gamesPlayed: 1 };
    const two = facts.map(([aro, rating]) => {
      const made = player({ score: 10, due: 'white', aro, rating });
      return { ...made, competitor: { ...made.competitor, ...history } as unknown as Competitor };
    });
    return pairGroups(task, two, []).map(({ pair, colours }) => {
      const names = { [two[0]!.id]: 'higher', [two[1]!.id]: 'lower' };
      return [names[pair.white], names[pair.black], colours.reason.code, colours.reason.article];
    });
  };

  it('are White for the higher average, whatever the ratings', () => {
    const [code, article] = ['stronger-opposition', 'C.04.4.1 3'];
    expect(allocated([2100, 2300], [2000, 2200])).toEqual([['higher', 'lower', code, article]]);
    expect(allocated([2000, 2200], [2100, 2300])).toEqual([['lower', 'higher', code, article]]);
  });

  it('are White for the lower rating where the averages are equal', () => {
    const [code, article] = ['lower-rating', 'C.04.4.1 3'];
    expect(allocated([2100, 2200], [2100, 2300])).toEqual([['higher', 'lower', code, article]]);
    expect(allocated([2100, 2300], [2100, 2200])).toEqual([['lower', 'higher', code, article]]);
  });
});

describe('6.3 a White who has met all the Blacks', () => {
  /** Whites a, b, c by their averages; Blacks z, x, y by their ratings. Pairs of `met` have met; what is told of the group. */
  function paired(met: string) {
    const facts: readonly (readonly [name: string, due: 'white' | 'black', aro: number, rating: number])[] = [
      ['c', 'white', 1200, 2000],
      ['y', 'black', 1300, 2200],
      ['a', 'white', 1000, 2050],
      ['z', 'black', 1150, 2400],
      ['b', 'white', 1100, 2500],
      ['x', 'black', 1250, 2300],
    ];
    const names = facts.map(([name]) => name);
    const made = facts.map(([, due, aro, rating]) => player({ score: 10, due, aro, rating }));
    for (const two of met.split(' ')) apart(...made.filter((_, place) => two.includes(names[place]!)));
    const nameOf = (id: number) => names[made.findIndex((each) => each.id === id)];
    const steps: Step[] = [];
    const boards = pairGroups(task, made, steps);
    return {
      steps: steps.map((step) => {
        if ('players' in step) return [step.code, ...step.players.map(nameOf)].join(' ');
        return 'player' in step ? `${step.code} ${nameOf(step.player)}` : step.code;
      }),
      boards: boards.map(({ two }) => two.map(({ id }) => nameOf(id)).join('')),
    };
  }

  it('meets the next White down the column, and a Black changes to it (7.4)', () => {
    expect(paired('ax ay az')).toEqual({
      steps: ['paired-together a b', 'other-colour y'],
      boards: ['ab', 'cz', 'yx'],
    });
    expect(paired('bx by bz')).toEqual({
      steps: ['paired-together b c', 'other-colour y'],
      boards: ['bc', 'az', 'yx'],
    });
  });

  it('meets the next one up from the end of the column', () => {
    expect(paired('cx cy cz')).toEqual({
      steps: ['paired-together c b', 'other-colour y'],
      boards: ['cb', 'az', 'yx'],
    });
  });

  it('meets the next one without whom everybody else keeps an opponent', () => {
    // c alone can meet x.
    expect(paired('bx by bz ax xy xz')).toEqual({
      steps: ['paired-together b a', 'other-colour y'],
      boards: ['ba', 'cx', 'yz'],
    });
  });
});

describe('8 floaters', () => {
  /** They came up last and may not do so again (2.1): whoever cannot meet in their group goes down to them. */
  const resident = (due: 'white' | 'black', rating: number, aro = 0) =>
    player({ score: 10, due, rating, aro, upfloatedLast: true, upfloats: 1 });
  const floater = (due: 'white' | 'black' | null, rating: number, aro = 0) =>
    player({ score: 20, due, rating, aro });
  const floated = (players: readonly DubovPlayer[]) => {
    const steps: Step[] = [];
    const boards = pairGroups(task, players, steps);
    expect(steps.filter(({ code }) => code === 'floats-down')).not.toHaveLength(0);
    return boards.filter(({ sides }) => sides === 'floater').map(({ two }) => two.map(({ id }) => id));
  };
  const ids = (...players: readonly DubovPlayer[]) => players.map(({ id }) => id);

  it('8.2 meet the highest rated of the opposite due colour, of equal ones who has the lowest average', () => {
    const one = floater('white', 2200);
    const [alike, high, low] = [
      resident('white', 2400),
      resident('black', 2300, 2100),
      resident('black', 2300, 2000),
    ];
    expect(floated([one, alike, high, low])).toEqual([ids(one, low)]);
  });

  it('8.2 meet the highest rated of all where nobody is due the opposite colour, or where they are due none', () => {
    const one = floater('white', 2200);
    const rest = [resident('white', 2100), resident('white', 2400), resident('white', 2300)] as const;
    expect(floated([one, ...rest])).toEqual([ids(one, rest[1])]);
    const fresh = floater(null, 2200);
    const others = [resident('white', 2100), resident('black', 2300), resident('white', 2400)] as const;
    expect(floated([fresh, ...others])).toEqual([ids(fresh, others[2])]);
  });

  it('8.2 leave the others somebody to meet', () => {
    const one = floater('white', 2200);
    const [best, second, third] = [resident('black', 2400), resident('black', 2300), resident('white', 2500)];
    apart(second, third);
    expect(floated([one, best, second, third])).toEqual([ids(one, second)]);
  });

  it('8 pass a group all of whom were transferred up, and go down once', () => {
    const [high, low] = [floater('white', 2300), floater('white', 2200)];
    apart(high, low);
    const raised = player({ score: 15, due: 'black', rating: 2100 });
    const rest = [resident('black', 2000), resident('white', 1900), resident('white', 1800)] as const;
    const steps: Step[] = [];
    const boards = pairGroups(task, [high, low, raised, ...rest], steps);
    expect(steps.slice(0, 2)).toEqual([
      { code: 'transferred-up', article: '7.1, 7.2', player: raised.id },
      { code: 'floats-down', article: '6.4', player: low.id },
    ]);
    expect(steps.filter(({ code }) => code === 'floats-down')).toHaveLength(1);
    expect(boards.map(({ two, group }) => [group.points, ...two.map(({ id }) => id)])).toEqual([
      [20, high.id, raised.id],
      [10, low.id, rest[0].id],
      // 7.3: the higher rated of the two Whites goes to the Blacks.
      [10, rest[2].id, rest[1].id],
    ]);
  });

  it('8.1 come in turn: the White one with the lowest average, the highest rated Black one, and again', () => {
    const [later, first, black, lower] = [
      floater('white', 2100, 2050),
      floater('white', 2600, 2000),
      floater('black', 2500, 1900),
      floater('black', 2450, 1950),
    ];
    apart(later, first, black, lower);
    const [third, best, second, last] = [
      resident('black', 2200),
      resident('black', 2400),
      resident('black', 2300),
      resident('black', 2100),
    ];
    expect(floated([later, first, lower, black, third, best, second, last])).toEqual([
      ids(first, best),
      ids(black, second),
      ids(later, third),
      ids(lower, last),
    ]);
  });
});

describe('7.1, 7.2 what keeps the highest rated from rising', () => {
  const member = (due: 'white' | 'black' = 'white') => player({ score: 20, due, rating: 2000 });
  const below = (due: 'white' | 'black', rating: number, score = 10) => player({ score, due, rating });
  const ask = (group: readonly DubovPlayer[], others: readonly DubovPlayer[]) => {
    const { up, down } = transfersOf(task, group, new Set(), others);
    expect(down).toEqual([]);
    const known = [...up].sort((a, b) => a.tpn - b.tpn);
    return { up: known, obstacle: obstacleToTransfer(task, group, new Set(), others, up) };
  };

  it('[a] is the colour', () => {
    const [alike, suits, third] = [below('white', 2400), below('black', 2200), below('white', 2100)];
    expect(ask([member()], [alike, suits, third])).toEqual({ up: [suits], obstacle: 'colour' });
  });

  it('is that those who stay could not be paired', () => {
    const [first, second, third] = [below('black', 2400), below('black', 2300), below('black', 2200)];
    apart(second, third);
    expect(ask([member()], [first, second, third])).toEqual({ up: [second], obstacle: 'enough' });
  });

  it('is that nobody of the group can meet them', () => {
    const group = [member()] as const;
    const [first, second, third] = [below('black', 2400), below('black', 2200), below('black', 2300)];
    apart(first, group[0]);
    expect(ask(group, [first, second, third])).toEqual({ up: [third], obstacle: 'enough' });
  });

  it('is a nearer group, whatever their colour', () => {
    const [near, far, third] = [below('white', 2100), below('black', 2400, 5), below('black', 2300, 5)];
    expect(ask([member()], [near, far, third])).toEqual({ up: [near], obstacle: 'nearer' });
  });

  it('is a nearer group, also for who would have to rise with somebody of a farther one', () => {
    const group = [member(), member()] as const;
    apart(...group);
    const [first, second, third] = [below('black', 2400), below('black', 2300), below('black', 2200)];
    const far = below('black', 2100, 5);
    apart(second, far);
    apart(third, far);
    expect(ask(group, [first, second, third, far])).toEqual({ up: [second, third], obstacle: 'nearer' });
  });

  it('[a] is the colour in a farther group too, where the next one has too few', () => {
    const group = [member(), member()] as const;
    apart(...group);
    const [near, alike, suits, last] = [
      below('black', 2100),
      below('white', 2400, 5),
      below('black', 2300, 5),
      below('black', 2200, 5),
    ];
    expect(ask(group, [near, alike, suits, last])).toEqual({ up: [near, suits], obstacle: 'colour' });
  });

  it('is nothing that the first member alone could tell', () => {
    const group = [member(), member(), member()] as const;
    const [first, second, third] = [below('white', 2400), below('black', 2300), below('black', 2200)];
    apart(group[1], first);
    apart(group[2], first);
    expect(ask(group, [first, second, third])).toEqual({ up: [second], obstacle: 'colour' });
  });

  it('is that those who stay could not be paired, whoever rises with them', () => {
    const group = [member(), member()] as const;
    apart(...group);
    const others = [
      below('black', 2400),
      below('black', 2300),
      below('black', 2200),
      below('black', 2100),
    ] as const;
    apart(...others.slice(1));
    expect(ask(group, others)).toEqual({ up: [others[1], others[2]], obstacle: 'enough' });
  });

  it('is a nearer group, where the group alone could do without anybody', () => {
    const [a, b, c, d] = [member(), member(), member(), member()] as const;
    const [first, second, third] = [below('black', 2400), below('black', 2300), below('black', 2200)];
    const [fourth, x, y] = [below('black', 2100, 5), below('black', 1900, 5), below('black', 1800, 5)];
    const all = [a, b, c, d, first, second, third, fourth, x, y];
    // Two have to rise: x can only meet the first or the second, y the third or the fourth. Each of these has one member to
    // meet: the first and the fourth would leave c–d, the second and the third a–b.
    const games = [
      [a, b],
      [c, d],
      [a, first],
      [b, fourth],
      [c, second],
      [d, third],
      [x, first],
      [x, second],
      [y, third],
      [y, fourth],
    ];
    for (const [place, one] of all.entries())
      for (const other of all.slice(place + 1))
        if (!games.some((game) => game.includes(one) && game.includes(other))) apart(one, other);
    expect(ask([a, b, c, d], [first, second, third, fourth, x, y])).toEqual({
      up: [second, third],
      obstacle: 'nearer',
    });
  });
});
