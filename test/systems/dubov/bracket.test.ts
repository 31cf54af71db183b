/** Who joins a scoregroup and who changes sides in it, in brackets that are written out: C.04.4.1 (2026) 2.3, 3.2.4. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import { recomposed } from '../../../src-engine/systems/dubov/subgroups.ts';
import { obstacleToUpfloat, upfloatersOf } from '../../../src-engine/systems/dubov/upfloaters.ts';

let numbers = 0;

/** A player of whom only the given facts count; numbers follow each other in the order of writing. */
function player(facts: Partial<DubovPlayer>): DubovPlayer {
  const tpn = ++numbers;
  const id = 100 - tpn;
  const competitor = { id, tpn, met: new Set(), barred: new Set() } as unknown as Competitor;
  return {
    competitor,
    id,
    tpn,
    aro: 0,
    upfloats: 0,
    upfloatedLast: false,
    isMaximumUpfloater: false,
    ...facts,
  } as DubovPlayer;
}

describe('3.2.4 players change sides', () => {
  /** White seekers and Black seekers by letters, and the pairs that may meet, as `ab cd`. */
  function shifted(whites: string, blacks: string, pairs: string) {
    const letters = [...whites, ...blacks];
    const players = letters.map(() => player({}));
    const side = (side: string) => [...side].map((letter) => players[letters.indexOf(letter)]!);
    const name = (each: DubovPlayer) => letters[players.indexOf(each)]!;
    const games = pairs.split(' ');
    const mayMeet = (a: DubovPlayer, b: DubovPlayer) =>
      games.includes(name(a) + name(b)) || games.includes(name(b) + name(a));
    const { g1, g2, shifters } = recomposed([side(whites), side(blacks)], mayMeet);
    return [shifters, g1, g2].map((list) => list.map(name).join(''));
  }

  it('first out of G1 where both sides are equal: its best set counts, and then the best of G2 with it', () => {
    // Inside of G1 are a–b or a–c, inside of G2 z–x or z–y; a–b goes with z–y alone, and z–x with a–c alone.
    expect(shifted('abcd', 'wxyz', 'ab ac zx zy cx dw by')).toEqual(['by', 'acdy', 'wxzb']);
  });

  it('first out of the smaller side where they are not', () => {
    // White has e–f inside as well; a–c goes with z–y alone, and z–x with a–b alone.
    expect(shifted('abcdef', 'wxyz', 'ab ac ef zx zy bx cy dw')).toEqual(['xbe', 'acdfx', 'wyzbe']);
    expect(shifted('wxyz', 'abcdef', 'ab ac ef zx zy bx cy dw')).toEqual(['xbe', 'wyzbe', 'acdfx']);
  });
});

/** Two who have met. */
function apart([a, b]: readonly [DubovPlayer, DubovPlayer]): void {
  (a.competitor.met as Set<number>).add(b.id);
  (b.competitor.met as Set<number>).add(a.id);
}

describe('2.3 who comes up', () => {
  const resident = () => player({ score: 20, preference: { colour: 'white', strength: 'mild' } });
  const below = (colour: 'white' | 'black', facts: Partial<DubovPlayer> = {}) =>
    player({ score: 10, preference: { colour, strength: 'mild' }, ...facts });

  it('[C7] gets the colour, before [C8, C9] anybody is spared who came up as often as they may', () => {
    const often = { isMaximumUpfloater: true, upfloats: 3 };
    const [spared, seeker, third] = [below('white'), below('black', often), below('white', often)];
    expect(upfloatersOf([resident()], [spared, seeker, third], false)).toEqual([seeker]);
  });

  it('[C8] is nobody who came up as often as they may, where colours are equal', () => {
    const [often, other, third] = [
      below('black', { isMaximumUpfloater: true, upfloats: 2 }),
      below('black'),
      below('white'),
    ];
    expect(upfloatersOf([resident()], [often, other, third], false)).toEqual([other]);
    expect(upfloatersOf([resident()], [often, other, third], true)).toEqual([often]);
  });

  it('[C8] are as few as can be of them, however often these came up', () => {
    const times = (upfloats: number) => below('black', { isMaximumUpfloater: true, upfloats });
    const [often, never, two, three] = [times(7), below('black'), times(3), times(3)];
    const residents = [resident(), resident()] as const;
    // Who stays below has to meet there: one of the first two and one of the others cannot.
    apart(residents);
    for (const other of [two, three]) for (const each of [often, never]) apart([each, other]);
    expect(upfloatersOf(residents, [two, three, often, never], false)).toEqual([often, never]);
  });

  it('[C9] is who came up less often, of those who came up as often as they may', () => {
    const times = (upfloats: number) => below('black', { isMaximumUpfloater: true, upfloats });
    const [three, two, third] = [times(3), times(2), below('white')];
    expect(upfloatersOf([resident()], [three, two, third], false)).toEqual([two]);
  });

  it('[C10] is nobody who came up last, where all else is equal', () => {
    const [last, other, third] = [
      below('black', { upfloatedLast: true, upfloats: 1 }),
      below('black'),
      below('white'),
    ];
    expect(upfloatersOf([resident()], [last, other, third], false)).toEqual([other]);
  });
});

describe('2.3 what keeps the first of the order from coming up', () => {
  const resident = () => player({ score: 20, preference: { colour: 'white', strength: 'mild' } });
  const below = (colour: 'white' | 'black', facts: Partial<DubovPlayer> = {}) =>
    player({ score: 10, preference: { colour, strength: 'mild' }, ...facts });
  const ask = (residents: readonly DubovPlayer[], others: readonly DubovPlayer[], isLastRound = false) => {
    const up = upfloatersOf(residents, others, isLastRound);
    return { up, obstacle: obstacleToUpfloat({ residents, below: others, isLastRound, up }) };
  };

  it('is no colour that only somebody has without whom the others cannot be paired', () => {
    const last = { upfloatedLast: true, upfloats: 1 };
    const [first, seeker, third] = [below('white', last), below('black'), below('white')];
    // [C4] Without the one who wants Black the other two would have to meet again.
    apart([first, third]);
    const others = [first, seeker, third];
    expect(ask([resident()], others)).toEqual({ up: [third], obstacle: 'C10' });
    // [C10] does not count in the last round: the first of the order comes up.
    expect(ask([resident()], others, true).up).toEqual([first]);
  });

  it('is looked for with every resident, the first one too', () => {
    const residents = [resident(), resident(), resident()];
    const [first, second, third] = [
      below('black', { upfloatedLast: true, upfloats: 1 }),
      below('black'),
      below('black'),
    ];
    apart([residents[1]!, first]);
    apart([residents[2]!, first]);
    expect(ask(residents, [first, second, third])).toEqual({ up: [second], obstacle: 'C10' });
  });

  it('[C5] is that those who stay could not be paired, whoever comes with them', () => {
    const residents = [resident(), resident()] as const;
    const others = [below('black'), below('black'), below('black'), below('black')] as const;
    const [first, second, third, fourth] = others;
    apart(residents);
    apart([second, third]);
    apart([second, fourth]);
    apart([third, fourth]);
    // Two of the last three would be left over and have to meet again.
    expect(ask(residents, others)).toEqual({ up: [second, third], obstacle: 'C5' });
    expect(first.tpn).toBeLessThan(second.tpn);
  });

  it('[C6] is that somebody of a lower score would come with them', () => {
    const residents = [resident(), resident()] as const;
    apart(residents);
    const [first, second, third] = [below('black'), below('white'), below('white')];
    const far = player({ score: 5, preference: { colour: 'black', strength: 'mild' } });
    // Only the first can meet the last of all, who else comes up: [C7] though the first would have the right colour.
    apart([second, far]);
    apart([third, far]);
    expect(ask(residents, [first, second, third, far])).toEqual({ up: [second, third], obstacle: 'C6' });
  });

  it('[C5] is that they can meet nobody; with the next one somebody of a lower score has to come', () => {
    const residents = [resident(), resident()] as const;
    apart(residents);
    const [first, second] = [below('black'), below('white')];
    const far = () => player({ score: 5, preference: { colour: 'white', strength: 'mild' } });
    const [third, fourth] = [far(), far()];
    for (const each of residents) apart([first, each]);
    expect(ask(residents, [first, second, third, fourth])).toEqual({ up: [second, third], obstacle: 'C5' });
  });

  it('[C6] is that somebody of a lower score would come with them, where the residents alone could do without anybody', () => {
    const [a, b, c, d] = [resident(), resident(), resident(), resident()] as const;
    const [first, second, third] = [below('black'), below('black'), below('black')];
    const far = () => player({ score: 5, preference: { colour: 'black', strength: 'mild' } });
    const [fourth, x, y] = [far(), far(), far()];
    const all = [a, b, c, d, first, second, third, fourth, x, y];
    // [C4] Two have to come up: x can only meet the first or the second, y the third or the fourth. Each of these has one
    // resident to meet: the first and the fourth would leave c–d, the second and the third a–b.
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
        if (!games.some((game) => game.includes(one) && game.includes(other))) apart([one, other]);
    expect(ask([a, b, c, d], [first, second, third, fourth, x, y])).toEqual({
      up: [second, third],
      obstacle: 'C6',
    });
  });

  it('[C10] is that they came up last, where the one for whom the first stands aside comes with somebody of a lower score', () => {
    const other = () => player({ score: 20, preference: { colour: 'black', strength: 'mild' } });
    const [a, b, c, d] = [resident(), other(), resident(), other()] as const;
    const [first, second, third] = [below('black', { upfloatedLast: true }), below('black'), below('white')];
    const far = () => player({ score: 5, preference: { colour: 'black', strength: 'mild' } });
    const [fourth, x, y] = [far(), far(), far()];
    const others = [first, second, third, fourth, x, y];
    // [C4] Only the third can meet x, and the fourth nobody below: the fourth comes up, with the first or the second, against
    // b either, who is due the same colour [C7]. Two of the next group would do without that: the second for a, the third for b.
    const games = [
      [c, d],
      [a, second],
      [a, fourth],
      [b, first],
      [b, second],
      [b, third],
      [x, third],
      [y, first],
      [y, second],
    ];
    const all = [a, b, c, d, ...others];
    for (const [place, one] of all.entries())
      for (const other of all.slice(place + 1))
        if (!games.some((game) => game.includes(one) && game.includes(other))) apart([one, other]);
    expect(ask([a, b, c, d], others)).toEqual({ up: [second, fourth], obstacle: 'C10' });
  });
});
