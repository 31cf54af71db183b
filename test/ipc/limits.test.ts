/** The limits of what a page may ask: at each bound a call reaches its handler as it came, and one step beyond it is refused. */
import { describe, expect, it } from 'vitest';
import { answer, answerHall } from '../../src-main/ipc/dispatch.ts';
import { HALL_MESSAGE_LIMIT, HALL_SECONDS, LAB_LIMITS, LOG_WINDOW } from '../../src-main/ipc/contract.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { fakeHandlers } from '../host/fake-handlers.ts';

type Call = readonly [kind: 'query' | 'command', name: string, of: (value: unknown) => unknown];

const ignore = () => undefined;
const HANDLE = 'b0a7c1de-0000-4000-8000-000000000009';
const ofLength = (length: number) => 'x'.repeat(length);
const listOf = (length: number, item: unknown) => Array.from({ length }, () => item);

const view: Call = ['query', 'round.view', (round) => ({ round })];
const discard: Call = ['command', 'round.discard', (round) => ({ round })];
const pair: Call = ['command', 'round.pair', (confirmed) => ({ round: 1, confirmed })];
const whyNot: Call = ['query', 'round.whyNot', (b) => ({ round: 1, a: 2, b })];
const why: Call = ['query', 'round.why', (board) => ({ round: 1, board })];
const entered = (board: unknown, more: object = {}) => ({
  round: 1,
  board,
  result: 'draw',
  confirmed: 0,
  ...more,
});
const board: Call = ['command', 'results.enter', entered];
const reason: Call = ['command', 'results.enter', (words) => entered(1, { why: words })];
const marked: Call = ['command', 'players.mark', (mark) => ({ player: 1, mark, confirmed: 0 })];
const log = (more: object) => ({ text: '', category: 'all', from: 0, count: 1, seq: null, ...more });
const window: Call = ['query', 'log.view', (count) => log({ count })];
const seq: Call = ['query', 'log.view', (at) => log({ seq: at })];
const open: Call = ['command', 'tournament.open', (file) => ({ file })];
const arranged: Call = [
  'command',
  'round.arrange',
  (pairs) => ({ round: 1, pairs, bye: null, confirmed: 0 }),
];
const arrange = (more: object) => ({ ...more });
const seconds: Call = ['command', 'hall.arrange', (value) => arrange({ seconds: value })];
const message: Call = ['command', 'hall.say', (text) => ({ text, band: true })];
const start: Call = ['command', 'hall.announceStart', (at) => ({ round: 1, at })];
const lab = (more: object) => ({
  field: { kind: 'tournament' },
  systems: ['x'],
  rounds: 1,
  runs: 1,
  ...more,
});
const runs: Call = ['command', 'lab.start', (value) => lab({ runs: value })];
const rounds: Call = ['command', 'lab.start', (value) => lab({ rounds: value })];
const systems: Call = ['command', 'lab.start', (value) => lab({ systems: value })];
const typed: Call = [
  ...(['command', 'lab.start'] as const),
  (players) => lab({ field: { kind: 'typed', players, lowest: 1, highest: 4000 } }),
];
const inFile: Call = [
  ...(['command', 'lab.start'] as const),
  (ratings) => lab({ field: { kind: 'file', name: '', ratings } }),
];
const pasted: Call = ['command', 'lab.start', (ratings) => lab({ field: { kind: 'ratings', ratings } })];
const noted = (more: object) => ({
  incident: {
    ...{ round: null, board: null, players: [], article: '', penalty: 'none', decision: '', text: '' },
    ...{ happenedAt: '2026-11-15T23:59', reported: true },
    ...more,
  },
  result: null,
  confirmed: 0,
});
const moment: Call = ['command', 'incidents.note', (happenedAt) => noted({ happenedAt })];
const article: Call = ['command', 'incidents.note', (text) => noted({ article: text })];
const concerned: Call = ['command', 'incidents.note', (players) => noted({ players })];
const operator: Call = ['command', 'desk.operator', (name) => ({ name })];
const input = (more: object) => ({
  ...{ name: 'Holt, Ana', sex: null, title: null, rating: 0, estimate: 0, federation: '', fideId: '' },
  ...{ birth: '', club: '', category: '', feePaid: false },
  ...more,
});
const rating: Call = ['command', 'players.add', (value) => input({ rating: value })];
const later: Call = [
  'command',
  'players.add',
  (value) => input({ later: [{ fromRound: 1, rating: value }] }),
];
const name: Call = ['command', 'players.add', (value) => input({ name: value })];

const GIVEN = [...listOf(LAB_LIMITS.players, 4000)];

describe('a call at its bounds', () => {
  it.each<[string, Call, taken: readonly unknown[], refused: readonly unknown[]]>([
    ['a round', view, [1, 999], [0, 1000, -1, null]],
    ['a round of a command', discard, [1, 999], [0, 1000]],
    ['what was confirmed', pair, [0, 1, 2, 3, 4, 5], [6, -1, 0.5, true]],
    [
      'what was confirmed as it was shown',
      pair,
      [
        { level: 0, shown: '' },
        { level: 5, shown: ofLength(100) },
      ],
      [{ level: 5, shown: ofLength(101) }, { level: 6, shown: '' }, { level: 5 }],
    ],
    ['a player', whyNot, [1, 1_000_000], [0, 1_000_001, '1']],
    ['a board to explain', why, [0, 1_000_000_000, null], [-1, 1_000_000_001]],
    ['a table', board, [1, 20_000], [0, 20_001]],
    ['a text', reason, ['', ofLength(10_000)], [ofLength(10_001), 7]],
    ['a name', name, [ofLength(10_000)], [ofLength(10_001)]],
    ['a rating', rating, [0, 4000], [-1, 4001, 2000.5]],
    ['a later rating', later, [1, 4000], [0, 4001]],
    [
      'a mark',
      marked,
      [{ kind: 'here' }, { kind: 'from', round: 2 }],
      [{ kind: 'from' }, { kind: 'here', round: 2 }],
    ],
    ['a window of the log', window, [0, LOG_WINDOW], [-1, LOG_WINDOW + 1]],
    ['an entry of the log', seq, [null, 0, 1_000_000_000], [-1, 1_000_000_001]],
    ['a handle', open, [HANDLE], [HANDLE.slice(1), `${HANDLE}0`, HANDLE.toUpperCase(), ` ${HANDLE}`]],
    [
      'the pairs of a round',
      arranged,
      [[], listOf(20_000, { white: 1, black: 2 })],
      [listOf(20_001, { white: 1, black: 2 }), [{ white: 1 }], [{ white: 1, black: 2, board: 3 }]],
    ],
    ['the seconds of a page in the hall', seconds, [...HALL_SECONDS], [1, -1, '8']],
    [
      'a message to the hall',
      message,
      ['', ofLength(HALL_MESSAGE_LIMIT)],
      [ofLength(HALL_MESSAGE_LIMIT + 1)],
    ],
    ['a start', start, ['', '2026-11-15T14:00'], ['14:00', '2026-11-15T14:00:00', '2026-11-15 14:00']],
    ['the runs of the laboratory', runs, [1, LAB_LIMITS.runs], [0, LAB_LIMITS.runs + 1]],
    ['its rounds', rounds, [1, LAB_LIMITS.rounds], [0, LAB_LIMITS.rounds + 1]],
    [
      'its systems',
      systems,
      [['x'], listOf(LAB_LIMITS.systems, 'x')],
      [[], listOf(LAB_LIMITS.systems + 1, 'x')],
    ],
    ['its players', typed, [4, LAB_LIMITS.players], [3, LAB_LIMITS.players + 1]],
    [
      'its ratings',
      pasted,
      [listOf(4, 1), GIVEN],
      [listOf(3, 1), [...GIVEN, 1], listOf(4, 0), listOf(4, 4001)],
    ],
    [
      'its list',
      inFile,
      [listOf(4, 0), GIVEN],
      [listOf(3, 1), [...GIVEN, 1], listOf(4, -1), listOf(4, 4001)],
    ],
    [
      'a time of day',
      moment,
      ['2026-11-15T00:00', '2026-11-15T19:07', '2026-11-15T23:59'],
      ['2026-11-15T24:00', '2026-11-15T12:60', '12:00', '2026-11-15T12:00:00'],
    ],
    ['an article', article, ['', ofLength(20)], [ofLength(21)]],
    ['whom an incident concerns', concerned, [[], [1, 2]], [[1, 2, 3], [0]]],
    ['an operator', operator, ['', ofLength(40)], [ofLength(41)]],
  ])('%s', async (_, [kind, channel, of], taken, refused) => {
    for (const value of taken) {
      const handlers = fakeHandlers();
      const args = of(value);
      expect(await answer(handlers, kind, channel, args, ignore)).toMatchObject({ ok: true, value: channel });
      expect(handlers.calls).toEqual([{ name: channel, args }]);
    }
    for (const value of refused) {
      const handlers = fakeHandlers();
      const reply = await answer(handlers, kind, channel, of(value), ignore);
      expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad-request', severity: 'refused' } });
      expect(handlers.calls).toEqual([]);
    }
  });

  it('carries for which tournament a command is meant, beside its identity, and refuses what names none', async () => {
    const got: unknown[] = [];
    const discarding = (...call: readonly unknown[]) => {
      got.push(call);
      return Promise.resolve({ ok: true, value: null });
    };
    const handlers = { ...fakeHandlers(), commands: { 'round.discard': discarding } } as unknown as Handlers;
    const send = (id: unknown, meant: unknown) =>
      answer(handlers, 'command', 'round.discard', { round: 3 }, ignore, id, meant);
    const id = 'b0a7c1de-0000-4000-8000-000000000001';
    for (const meant of [undefined, '', ofLength(64)])
      expect(await send(id, meant)).toMatchObject({ ok: true });
    expect(got).toEqual([
      [{ round: 3 }, id, undefined],
      [{ round: 3 }, id, ''],
      [{ round: 3 }, id, ofLength(64)],
    ]);
    for (const meant of [ofLength(65), 7, null, {}])
      expect(await send(id, meant)).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    for (const wrong of [ofLength(15), `${ofLength(16)} `, ofLength(65)])
      expect(await send(wrong, 'harbour')).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    expect(got).toHaveLength(3);
    expect(await send(ofLength(16), undefined)).toMatchObject({ ok: true });
  });
});

describe('the question of the hall window', () => {
  const place = { x: -100_000, y: 100_000, width: 1, height: 100_000 };

  it('reaches its handler with where the window lies, and no other', async () => {
    const handlers = fakeHandlers();
    expect(await answerHall(handlers, place, ignore)).toEqual({ ok: true, value: 'hall' });
    expect(handlers.calls).toEqual([{ name: 'hall', args: place }]);
    for (const wrong of [
      { ...place, x: -100_001 },
      { ...place, y: 100_001 },
      { ...place, width: 0 },
      { ...place, height: 100_001 },
      { ...place, width: 1.5 },
      { ...place, more: 1 },
      null,
    ])
      expect(await answerHall(handlers, wrong, ignore)).toMatchObject({
        ok: false,
        refusal: { code: 'bad-request', severity: 'refused' },
      });
    expect(handlers.calls).toHaveLength(1);
  });

  it('that meets a bug is refused, and the bug is reported', async () => {
    const bugs: string[] = [];
    const hall = () => Promise.reject(new Error('a bug in the hall'));
    const report = (bug: unknown, channel: string) => void bugs.push(`${channel}: ${String(bug)}`);
    const reply = await answerHall({ ...fakeHandlers(), hall }, place, report);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'internal-error', severity: 'refused' } });
    expect(bugs).toEqual(['hall: Error: a bug in the hall']);
  });
});
