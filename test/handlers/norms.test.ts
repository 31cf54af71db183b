/** B.01: what the pages of title norms say of what the engine found, which is written down here. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventDraft, NormDetail, NormRow, NormWatch, Player } from '../../src-engine/index.ts';
import type { Desk } from '../../src-main/handlers/desk.ts';
import { normsQueries } from '../../src-main/handlers/norms/norms.ts';
import { texts } from '../../src-main/texts.ts';
import { refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, players, SECOND, up } from './written.ts';

const engine: { found: unknown; asked: unknown[] } = { found: null, asked: [] };
const queriesOf = (desk: Desk) =>
  normsQueries(desk, (...args) => {
    engine.asked.push(args);
    return engine.found as NormDetail | null;
  });

const MORE: Readonly<Record<number, Partial<Player>>> = {
  6: { title: 'IM', federation: 'CZE', rating: 2486, name: 'Stark, Jan' },
  7: { title: 'GM', womensTitle: 'WGM', federation: 'POL', rating: 0 },
  8: { federation: '', rating: 2101 },
  9: { federation: 'NOR' },
};
const field = players.map((player) => ({ ...player, ...MORE[player.id] }));
const START: EventDraft[] = [imported(field), ...up(1, FIRST, 3)];
/** A draft of round 2, which nobody has seen. */
const DRAFTED = [...START, up(2, SECOND, 4)[0]!];
const words = texts.norms;

const ROW: NormRow = {
  ...{ player: 9, title: 'IM', verdict: 'made', score: 65, games: 9, toCome: 0, least: null },
  ...{ need: null, missing: [], wanted: null, credit: 11 },
};
const DETAIL = {
  row: ROW,
  choice: { basis: '1.4.1a', later: [], beaten: [], tally: { performance: 2461 } },
  excluded: [],
  conditions: [],
  event: [],
  usesExemption: false,
  next: [],
  outlook: [],
  needs: [],
  ways: 12,
} as unknown as NormDetail;

beforeEach(() => {
  engine.asked = [];
  engine.found = DETAIL;
});

async function detailOf(more: Partial<NormDetail>, choice: Partial<NormDetail['choice']> = {}) {
  engine.found = { ...DETAIL, ...more, choice: { ...DETAIL.choice, ...choice } };
  const { desk } = new DeskWithJobs(DRAFTED);
  const reply = await queriesOf(desk)['norms.detail']({ player: 9, norm: 'IM' });
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
}

describe('the list of norms', () => {
  it('is of what is on the wall, with each player, title and what is needed', async () => {
    const watch: NormWatch = {
      obstacles: ['few-rounds', 'teams'],
      from: 6,
      watching: true,
      rows: [ROW, { ...ROW, player: 6, title: 'GM', verdict: 'in-reach', score: 40, least: 15, toCome: 2 }],
    };
    const { desk, asked } = new DeskWithJobs(DRAFTED, { norms: () => watch });
    expect(await queriesOf(desk)['norms.view'](null)).toEqual({
      ok: true,
      value: {
        obstacles: [words.obstacles['few-rounds'], words.obstacles.teams],
        from: 6,
        watching: true,
        rows: [
          {
            player: { id: 9, tpn: 1, name: 'Name9, Given', title: null, rating: 2400 },
            federation: 'NOR',
            norm: 'IM',
            verdict: 'made',
            points: 65,
            needs: '11 games',
          },
          {
            player: { id: 6, tpn: 4, name: 'Stark, Jan', title: 'IM', rating: 2486 },
            federation: 'CZE',
            norm: 'GM',
            verdict: 'in-reach',
            points: 40,
            needs: '1½ of 2',
          },
        ],
      },
    });
    expect(asked.map(({ name }) => name)).toEqual(['norms']);
    const [{ args }] = asked as unknown as [{ args: { tournament: { rounds: unknown[] } } }];
    expect(args.tournament.rounds).toHaveLength(1);
    desk.document = null;
    expect((await refusedBy(queriesOf(desk)['norms.view'](null))).code).toBe('no-document');
  });
});

describe('a norm in detail', () => {
  it('is asked of what is on the wall, and refused where there is none', async () => {
    engine.found = null;
    const { desk, log } = new DeskWithJobs(DRAFTED);
    const ask = () => queriesOf(desk)['norms.detail']({ player: 6, norm: 'WGM' });
    expect(await refusedBy(ask())).toEqual({
      ...{ code: 'no-norm', severity: 'refused', message: words.none, advice: '' },
    });
    const { tournament } = log.state;
    expect(engine.asked).toEqual([[{ ...tournament, rounds: tournament.rounds.slice(0, 1) }, 6, 'WGM']]);
    desk.document = null;
    expect((await refusedBy(ask())).code).toBe('no-document');
  });

  it('is told whole', async () => {
    const view = await detailOf({
      conditions: [
        {
          ...{ code: 'titles', article: '1.4.5c', limit: 3, found: 2, games: 9, inAll: 9 },
          ...{ federations: [], players: [6, 7], state: 'missed' },
        } as unknown as NormDetail['conditions'][number],
      ],
    });
    const titles = {
      article: '1.4.5c',
      asks: 'IM or GM: at least 3',
      found: '2: Stark, Name7',
      state: 'missed',
    };
    expect(view).toEqual({
      player: 9,
      norm: 'IM',
      verdict: 'made',
      headline: 'IM norm made: 6½ of 9, performance 2461. It counts as 11 games.',
      notes: [words.ways(12), words.confirm],
      groups: [
        { group: 'event', conditions: [] },
        { group: 'opponents', conditions: [titles] },
        { group: 'result', conditions: [] },
        { group: 'application', conditions: [] },
      ],
      leftOut: [],
      next: [],
      lines: [],
    });
  });

  it('says how the games count: after nine of them in how many ways, and by which exemption', async () => {
    const eight = { ...ROW, games: 8 };
    expect((await detailOf({ row: eight })).notes).toEqual([words.confirm]);
    expect((await detailOf({ row: eight, usesExemption: true }, { basis: '1.4.1c' })).notes).toEqual([
      words.basis('1.4.1c'),
      words.sheet.exemptionUsed,
      words.confirm,
    ]);
    expect((await detailOf({ row: { ...ROW, games: 10 }, ways: 1 })).notes[0]).toBe(words.ways(1));
  });

  it('names the games that are left out, each with its round, opponent and reason', async () => {
    const game = (round: number, opponent: number) =>
      ({ round, opponent }) as NormDetail['choice']['games'][number];
    const { leftOut } = await detailOf(
      { excluded: [{ round: 3, opponent: 8, reason: 'forfeit' } as NormDetail['excluded'][number]] },
      { beaten: [game(5, 6)], later: [game(9, 7)] },
    );
    expect(leftOut).toEqual([
      'R3 Name8: forfeit, 1.4.2c',
      `R5 Stark: ${words.sheet.leftOut}`,
      `R9 Name7: ${words.sheet.later}`,
    ]);
  });

  it('says who is next, as far as title, federation and rating are known', async () => {
    const against = (round: number, opponent: number | null) =>
      ({ round, opponent: opponent === null ? null : { opponent } }) as NormDetail['next'][number];
    const { next } = await detailOf({
      next: [against(6, 6), against(7, 7), against(8, 8), against(9, null)],
    });
    expect(next).toEqual([
      { round: 6, opponent: 'Stark, IM, CZE 2486' },
      { round: 7, opponent: 'Name7, GM WGM, POL' },
      { round: 8, opponent: 'Name8, 2101' },
      { round: 9, opponent: 'opponent not known' },
    ]);
    const nobody = field.map((player) => (player.id === 8 ? { ...player, rating: 0 } : player));
    engine.found = { ...DETAIL, next: [against(8, 8)] };
    const { desk } = new DeskWithJobs([imported(nobody)]);
    const reply = await queriesOf(desk)['norms.detail']({ player: 9, norm: 'IM' });
    expect(reply).toMatchObject({ value: { next: [{ round: 8, opponent: 'Name8' }] } });
  });

  it('says for each sequence of results what it asks of an opponent, else how many would do', async () => {
    const line = (points: number, verdict: 'yes' | 'if' | 'no', players: number | null) => ({
      ...{ results: [points], points: points + 50, verdict },
      suitable: players === null ? null : { players, of: 7 },
    });
    const need = (rating: number, group = 0) => ({
      ...{ opponents: 1, rating, group, titled: 0, federations: 0, barred: [] },
    });
    const { lines } = await detailOf({
      outlook: [
        line(10, 'yes', 4),
        line(5, 'if', 3),
        line(0, 'if', 2),
        line(1, 'if', null),
        line(2, 'no', 1),
      ],
      needs: [need(2000), need(2128, 1), null, null, need(2700)],
    });
    expect(lines).toEqual([
      { results: [10], points: 60, verdict: 'yes', needs: '' },
      { results: [5], points: 55, verdict: 'if', needs: 'IM 2128+' },
      { results: [0], points: 50, verdict: 'if', needs: '2 of 7' },
      { results: [1], points: 51, verdict: 'if', needs: '' },
      { results: [2], points: 52, verdict: 'no', needs: '' },
    ]);
    const [beyond] = (await detailOf({ outlook: [line(5, 'if', 3)], needs: [] })).lines;
    expect(beyond!.needs).toBe('3 of 7');
  });
});
