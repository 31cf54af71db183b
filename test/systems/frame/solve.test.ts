/** How a round is made of what a text says, by a text that is made up. Identity, number and place all differ. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { graphOf } from '../../../src-engine/matching/relation.ts';
import { makeRound } from '../../../src-engine/systems/frame/solve.ts';
import { solvedRound } from '../../../src-engine/systems/frame/system.ts';
import type { MadeBoard, SystemText } from '../../../src-engine/systems/frame/text.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

type Text = SystemText<Competitor, MadeBoard>;

/** Identities 30, 28, 26 …, numbers 1, 2, 3 …; 26 has twice the points of all others. */
const competitors = (count: number): Competitor[] =>
  Array.from({ length: count }, (_, place) => ({
    ...({ met: new Set(), barred: new Set(), gamesPlayed: 1 } as unknown as Competitor),
    id: 30 - 2 * place,
    tpn: place + 1,
    pairingScore: place === 2 ? 20 : 10,
  }));

const taskOf = (players: readonly Competitor[], initialColour: PairingTask['initialColour'] = 'white') =>
  ({ competitors: players, initialColour }) as unknown as PairingTask;

const RULE = { id: 'M', article: 'M.1', label: 'nobody-twice' } as const;

/** Pairs the first with the last, the second with the last but one, and so on; the last in the list has the bye first. */
const TEXT: Text = {
  ...({} as Text),
  rules: { meeting: RULE } as Text['rules'],
  articles: { firstColour: 'F.1', noPairing: 'P.1', noBye: 'B.1' },
  byeStep: 'B.2',
  playersOf: (_, players) => players,
  legalGraph: (_, players) =>
    graphOf(players.length, (a, b) => {
      const [one, other] = [players[a]!, players[b]!];
      return !one.met.has(other.id) && !one.barred.has(other.id);
    }),
  byeRanking: (_, players) => players.toReversed(),
  pairAll: (_, players, steps) => {
    steps.push({ code: 'upfloats', article: 'x', player: players[0]!.id });
    return players.slice(0, players.length / 2).map((higher, place) => {
      const lower = players.at(-1 - place)!;
      return { pair: { white: lower.id, black: higher.id }, higher, lower };
    });
  },
};

const failed = (...asked: Parameters<typeof makeRound<Competitor, MadeBoard>>) => {
  const round = makeRound(...asked);
  if (round.ok) throw new Error('the round is made');
  return round.failure;
};
const made = (...asked: Parameters<typeof makeRound<Competitor, MadeBoard>>) => {
  const round = makeRound(...asked);
  if (!round.ok) throw new Error(round.failure.code);
  return round.value;
};

describe('a round that cannot be made', () => {
  it('has one player, or none', () => {
    expect(failed(TEXT, taskOf([]))).toEqual({ code: 'too-few-players', players: [] });
    expect(failed(TEXT, taskOf(competitors(1)))).toEqual({ code: 'too-few-players', players: [30] });
    expect(made(TEXT, taskOf(competitors(2))).pairing).toEqual({
      pairs: [{ white: 28, black: 30 }],
      bye: null,
    });
  });

  it('lacks what the text itself asks for, before the colour', () => {
    const objection = () => ({ code: 'ratings-missing', article: 'R.1', players: [28] }) as const;
    expect(failed({ ...TEXT, objection }, taskOf(competitors(2), null))).toEqual(objection());
    expect(made({ ...TEXT, objection: () => null }, taskOf(competitors(2))).pairing.bye).toBeNull();
  });

  it('lacks the initial colour where somebody has not played and the text draws one', () => {
    const [one, other] = competitors(2);
    const fresh = taskOf([one!, { ...other!, gamesPlayed: 0 }], null);
    expect(failed(TEXT, fresh)).toEqual({ code: 'initial-colour-missing', article: 'F.1' });
    expect(made(TEXT, taskOf(competitors(2), null)).boards).toHaveLength(1);
    expect(made(TEXT, { ...fresh, initialColour: 'black' }).boards).toHaveLength(1);
    const articles = { ...TEXT.articles, firstColour: null };
    expect(made({ ...TEXT, articles }, fresh).boards).toHaveLength(1);
  });

  it('has two who are demanded and may not meet', () => {
    const players = competitors(4).map((player) =>
      player.id === 28 ? { ...player, met: new Set([24]) } : player,
    );
    expect(failed(TEXT, taskOf(players), { forced: [[28, 24]] })).toEqual({
      ...{ code: 'forced-pair-forbidden', article: 'M.1', players: [28, 24], rule: 'M' },
    });
  });

  it('has players without enough opponents, of an even or an odd number', () => {
    // 30, 28 and 26 have 24 alone.
    const alone = (player: Competitor) =>
      player.id > 24 ? { ...player, barred: new Set([30, 28, 26, 22]) } : player;
    const four = competitors(4).map(alone);
    expect(failed(TEXT, taskOf(four))).toEqual({
      ...{ code: 'no-legal-pairing', article: 'P.1', players: [30, 28, 26] },
    });
    const none = competitors(3).map((player) => ({ ...player, barred: new Set([30, 28, 26]) }));
    expect(failed(TEXT, taskOf(none))).toEqual({
      ...{ code: 'no-legal-pairing', article: 'P.1', players: [30, 28, 26] },
    });
  });

  it('has nobody who may have the bye, or not the one who is demanded', () => {
    const spare = { code: 'nobody-may-receive-bye', article: 'B.1', players: [30, 28, 26] };
    expect(failed({ ...TEXT, byeRanking: () => [] }, taskOf(competitors(3)))).toEqual(spare);
    expect(failed(TEXT, taskOf(competitors(3)), { forcedBye: 99 })).toEqual(spare);
  });

  it('is given up by the text', () => {
    expect(failed({ ...TEXT, pairAll: () => null }, taskOf(competitors(4)))).toEqual({
      ...{ code: 'no-legal-pairing', article: 'P.1', players: [] },
    });
  });
});

describe('a round that is made', () => {
  it('has its boards by the score of the higher ranked and tells what the text did', () => {
    const round = made(TEXT, taskOf(competitors(6)));
    // 26 has most points: the third board comes first.
    expect(round.pairing).toEqual({
      pairs: [
        { white: 24, black: 26 },
        { white: 20, black: 30 },
        { white: 22, black: 28 },
      ],
      bye: null,
    });
    expect(round.boards.map(({ pair }) => pair)).toEqual(round.pairing.pairs);
    expect(round.spare).toBeNull();
    expect(round.steps).toEqual([{ code: 'upfloats', article: 'x', player: 30 }]);
  });

  it('gives the bye to the first of the ranking whom the others can spare, and pairs the rest', () => {
    // Without 22 nobody could meet 30.
    const players = competitors(5).map((player) =>
      player.id === 30 ? { ...player, barred: new Set([28, 26, 24]) } : player,
    );
    const blocked = players.map((player) =>
      player.id === 30 || player.id === 22 ? player : { ...player, barred: new Set([30]) },
    );
    const round = made(TEXT, taskOf(blocked));
    expect(round.pairing.bye).toBe(24);
    expect([...round.spare!]).toEqual([30, 28, 26, 24]);
    expect(round.steps).toEqual([
      { code: 'bye', article: 'B.2', player: 24 },
      { code: 'upfloats', article: 'x', player: 30 },
    ]);
    expect(round.pairing.pairs).toEqual([
      { white: 26, black: 28 },
      { white: 22, black: 30 },
    ]);
    const forced = made(TEXT, taskOf(blocked), { forcedBye: 28 });
    expect(forced.pairing.bye).toBe(28);
  });
});

describe('a solved round', () => {
  it('works out each part when it is first asked for, once', () => {
    const asked: string[] = [];
    const part = (name: string) => () => {
      asked.push(name);
      return [name] as never;
    };
    const round = solvedRound(
      { pairs: [], bye: 7 },
      { boards: part('boards'), brackets: part('brackets'), steps: part('steps') },
    );
    expect(round.pairing).toEqual({ pairs: [], bye: 7 });
    expect(asked).toEqual([]);
    expect([round.steps, round.boards, round.brackets, round.boards, round.steps]).toEqual([
      ['steps'],
      ['boards'],
      ['brackets'],
      ['boards'],
      ['steps'],
    ]);
    expect(asked).toEqual(['steps', 'boards', 'brackets']);
  });
});
