/**
 * What the page of a round says of each board and of who has none. Identity, number, place and table all differ; points are
 * those with which a round was paired, also once it has results of its own.
 */
import { describe, expect, it } from 'vitest';
import type { BoardReason, EventDraft, Wish } from '../../src-engine/index.ts';
import { unmetWish } from '../../src-main/documents/wish-words.ts';
import { roundView } from '../../src-main/handlers/round/view.ts';
import { texts } from '../../src-main/texts.ts';
import {
  FIRST,
  folded,
  imported,
  minute,
  type Pairs,
  players,
  results,
  SECOND,
  TABLES,
  up,
} from './written.ts';

const IMPORTED = imported();
const PLAYED = [
  IMPORTED,
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
];
const NOTHING = { reasons: [], wishes: [] };
const NOW = { isOutdated: false, mayWrite: true };
const idsOf = (pairs: Pairs) => pairs.map(({ white, black }) => [white, black]);

describe('the page of a round', () => {
  it.each([
    ['open', []],
    ['played', results(2, SECOND, 'black-wins', 'black-wins', 'white-wins')],
  ] as const)('%s tells the points with which its players were paired', (_, played) => {
    const state = folded(...PLAYED, ...played);
    const { boards, unpaired } = roundView(state, 2, NOTHING, NOW);
    expect(boards.map(({ board, white, black }) => [board, white.points, black.points])).toEqual([
      [11, 5, 10],
      [14, 10, 0],
      [20, 0, 5],
    ]);
    expect(unpaired.map(({ id, kind, points }) => [id, kind, points])).toEqual([[4, 'pab', 10]]);
    const first = roundView(state, 1, NOTHING, NOW);
    expect(first.boards.flatMap(({ white, black }) => [white.points, black.points])).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(first.unpaired.map(({ id, points }) => [id, points])).toEqual([[3, 0]]);
  });

  it('tells namesakes apart who have no board, and no number beside them', () => {
    const namesakes = players.map((player) =>
      player.id === 4 || player.id === 9 ? { ...player, name: 'Holt, Ana' } : player,
    );
    const state = folded(imported(namesakes), ...PLAYED.slice(1));
    const { unpaired } = roundView(state, 2, NOTHING, NOW);
    expect(unpaired.map(({ name }) => name)).toEqual(['Holt, Ana (6)']);
  });

  it('to come lists by points so far, then by number', () => {
    const state = folded(...PLAYED, ...results(2, SECOND, 'black-wins', 'draw', 'white-wins'));
    const { toPair } = roundView(state, 3, NOTHING, NOW);
    expect(toPair.map(({ id, tpn, points }) => [id, tpn, points])).toEqual([
      [9, 1, 20],
      [4, 6, 20],
      [3, 7, 15],
      [6, 4, 10],
      [8, 2, 5],
      [7, 3, 5],
      [5, 5, 5],
    ]);
  });

  it('to come lists by the numbers that the pairing will give, where ratings were corrected', () => {
    const better: EventDraft = {
      kind: 'player-changed',
      payload: { player: 3, name: 'Name3, Given', before: { rating: 1800 }, after: { rating: 2600 } },
    };
    const state = folded(...PLAYED, better, ...results(2, SECOND, 'draw', 'draw', 'draw'));
    const { toPair } = roundView(state, 3, NOTHING, NOW);
    expect(toPair.map(({ id, tpn }) => [id, tpn]).toSorted(([a], [b]) => a! - b!)).toEqual([
      [3, 1],
      [4, 7],
      [5, 6],
      [6, 5],
      [7, 4],
      [8, 3],
      [9, 2],
    ]);
  });

  it('tells floats and missed colours of the side that has them, at their table', () => {
    const why = { code: 'both-due', article: '5.2.1', white: 8 } as const;
    const reasonFor = (place: number, more: Partial<BoardReason>): BoardReason => ({
      ...SECOND[place]!,
      reason: why,
      whiteFloat: 'none',
      blackFloat: 'none',
      missedColour: [],
      colour: why,
      ...more,
    });
    const reasons = [
      reasonFor(2, { whiteFloat: 'up', blackFloat: 'down' }),
      reasonFor(0, { missedColour: ['black'] }),
      reasonFor(1, { blackFloat: 'up', missedColour: ['white'] }),
    ];
    const { boards } = roundView(folded(...PLAYED), 2, { reasons, wishes: [] }, NOW);
    expect(boards.map(({ white, black }) => [white.id, black.id])).toEqual(idsOf(SECOND));
    expect(boards.map(({ white, black }) => [white.float, black.float])).toEqual([
      ['none', 'none'],
      ['none', 'up'],
      ['up', 'down'],
    ]);
    // What is missed is the other colour than the one that they have.
    expect(boards.map(({ white, black }) => [white.missedColour, black.missedColour])).toEqual([
      [null, 'white'],
      ['black', null],
      [null, null],
    ]);
  });

  it('tells neither floats nor missed colours where nothing explains the round', () => {
    const { boards } = roundView(folded(...PLAYED), 2, NOTHING, NOW);
    expect(boards.flatMap(({ white, black }) => [white.missedColour, black.missedColour])).toEqual([
      ...[null, null, null, null, null, null],
    ]);
    expect(boards.flatMap(({ white, black }) => [white.float, black.float])).toEqual([
      ...['none', 'none', 'none', 'none', 'none', 'none'],
    ]);
  });

  it('C.05 5.2 notes the wishes that it does not meet, on its own boards', () => {
    const state = folded(...PLAYED);
    const constraint = {
      by: 'players',
      value: '',
      players: [3, 7],
      firm: false,
      firstRound: 1,
      lastRound: 9,
    };
    const unmet = { constraint, broken: [SECOND[1]!], cost: { kind: 'unpairable' } } as unknown as Wish;
    const { issues } = roundView(state, 2, { reasons: [], wishes: [unmet] }, NOW);
    expect(issues.at(-1)).toMatchObject({
      ...{ id: 'wishes', weight: 'note', article: 'C.05 5.2' },
      text: unmetWish(state.tournament, 2, unmet, texts),
    });
    expect(issues.at(-1)!.text).toMatch(/\b14\b/);
  });

  it('has the start position that was drawn for it, paired or to come', () => {
    const drawn = (round: number, number: number): EventDraft => ({
      kind: 'start-position-drawn',
      payload: { round, number, seed: 7, was: null },
    });
    const state = folded(...PLAYED, drawn(2, 518), drawn(4, 959));
    const found = [1, 2, 3, 4].map((round) => roundView(state, round, NOTHING, NOW).startPosition);
    expect(found).toEqual([
      null,
      { number: 518, position: 'RNBQKBNR' },
      null,
      { number: 959, position: 'RKRNNQBB' },
    ]);
  });

  it('to come waits for the second entry of the round before it', () => {
    const required: EventDraft = { kind: 'second-entry-required', payload: { required: true } };
    const state = folded(...PLAYED, ...results(2, SECOND, 'draw', 'draw', 'draw'), required);
    const { can, issues, toPair } = roundView(state, 3, NOTHING, NOW);
    expect([can.pair, toPair]).toEqual([false, []]);
    const missing = 'The second entry of round 2 is not complete: 3 boards to key, 0 differences to settle.';
    expect([issues[0]!.id, issues[0]!.weight, issues[0]!.title]).toEqual([
      ...['second-entry-missing', 'refuse', missing],
    ]);
    expect(can.reason).toBe(missing);
  });

  it('to come has a number for who enters with it', () => {
    const late = { ...players[0]!, id: 10, name: 'Name10, Given', rating: 2050, tpn: 0, entryRound: 3 };
    const added: EventDraft = { kind: 'player-added', payload: { player: late } };
    const state = folded(...PLAYED, added, ...results(2, SECOND, 'draw', 'draw', 'draw'));
    const numbers = roundView(state, 3, NOTHING, NOW).toPair.map(({ id, tpn }) => [id, tpn]);
    // 2050 comes behind 2100 of 6 and before 2000 of 5.
    expect(numbers.toSorted(([, a], [, b]) => a! - b!)).toEqual([
      ...[
        [9, 1],
        [8, 2],
        [7, 3],
        [6, 4],
        [10, 5],
        [5, 6],
        [4, 7],
        [3, 8],
      ],
    ]);
  });

  it('that is a draft cannot be touched where nothing may be written', () => {
    const state = folded(...PLAYED, up(3, FIRST, 3)[0]!);
    expect(roundView(state, 3, NOTHING, { ...NOW, mayWrite: false }).can).toEqual({
      ...{ pair: false, discard: false, check: false, publish: false, unpublish: false },
      reason: texts.roundHandling.issues.unchecked.title,
    });
  });

  it('tells of each table when its own result came, and what is to be looked at there', () => {
    const state = folded(
      ...PLAYED,
      // 1800 beats 2200, a minute after the pairings went up.
      {
        kind: 'result-entered',
        payload: { round: 2, board: 14, ...SECOND[1]!, result: 'white-wins', was: 'open' },
      },
    );
    const { boards } = roundView(state, 2, NOTHING, NOW);
    expect(boards.map(({ resultAt }) => resultAt)).toEqual(['', minute(9), '']);
    expect(boards.map(({ result }) => result)).toEqual(['open', 'white-wins', 'open']);
    expect(boards.map(({ flags }) => flags.map(({ kind, text }) => `${kind}: ${text}`))).toEqual([
      [],
      ['warn: Upset: 400 points', 'warn: Over after 1 min'],
      [],
    ]);
  });

  it('to come cannot be paired before the one before it is on the wall', () => {
    const [draft, wall] = up(3, SECOND, 4);
    const played = [...PLAYED, ...results(2, SECOND, 'draw', 'draw', 'draw')];
    const pairable = (...drafts: readonly EventDraft[]) =>
      [3, 4, 5, 6].map((round) => roundView(folded(...drafts), round, NOTHING, NOW).can.pair);
    expect(pairable(...played)).toEqual([true, false, false, false]);
    // The draft itself may be paired anew.
    expect(pairable(...played, draft!)).toEqual([true, false, false, false]);
    expect(pairable(...played, draft!, wall!)).toEqual([false, true, false, false]);
  });

  it('tells of each note by itself who has read it', () => {
    const arranged: EventDraft = {
      kind: 'round-arranged',
      payload: {
        round: 3,
        pairs: FIRST,
        boardNumbers: TABLES,
        unpaired: [{ player: 3, kind: 'pab' }],
        system: 'dutch-2026',
        changed: 0,
      },
    };
    const read = (issue: string): EventDraft => ({
      kind: 'issue-read',
      payload: { round: 3, issue, title: '' },
    });
    const readIn = (...drafts: readonly EventDraft[]) =>
      Object.fromEntries(
        roundView(folded(...PLAYED, arranged, ...drafts), 3, NOTHING, NOW)
          .issues.filter(({ id }) => id === 'open 2' || id === 'hand-made')
          .map((issue) => [issue.id, issue.read?.at ?? null]),
      );
    expect(readIn()).toEqual({ 'open 2': null, 'hand-made': null });
    expect(readIn(read('hand-made'))).toEqual({ 'open 2': null, 'hand-made': minute(10) });
    expect(readIn(read('open 2'))).toEqual({ 'open 2': minute(10), 'hand-made': null });
    const both = { 'open 2': minute(10), 'hand-made': minute(11) };
    expect(readIn(read('open 2'), read('hand-made'))).toEqual(both);
  });

  it.each([
    [1, false, false],
    [2, false, true],
  ])('%i can be taken from the wall only where it is the last and has no result', (round, one, other) => {
    const open = roundView(folded(...PLAYED), round, NOTHING, NOW);
    expect(open.can).toMatchObject({ pair: false, discard: false, publish: false, unpublish: other });
    const played = folded(...PLAYED, ...results(2, SECOND, 'draw'));
    expect(roundView(played, round, NOTHING, NOW).can.unpublish).toBe(one);
    const none = folded(IMPORTED, ...up(1, FIRST, 3), ...up(2, SECOND, 4));
    expect(roundView(none, round, NOTHING, NOW).can.unpublish).toBe(other);
    const past = roundView(folded(...PLAYED), round, NOTHING, { ...NOW, mayWrite: false });
    expect(Object.values(past.can).filter((can) => can === true)).toEqual([]);
  });
});
