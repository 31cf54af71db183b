/** A mark at the check-in desk: what it stores, what it tells at once, and what it asks first. */
import { describe, expect, it } from 'vitest';
import { presenceIn, type DeskMark, type EventDraft, type Player } from '../../src-engine/index.ts';
import { planMark } from '../../src-main/handlers/players/check-in.ts';
import { FIRST, folded, imported, players, SECOND, TABLES, up } from './written.ts';

type More = Readonly<Record<number, Partial<Player>>>;
const stateOf = (more: More, ...drafts: readonly EventDraft[]) =>
  folded(imported(players.map((player) => ({ ...player, ...more[player.id] }))), ...drafts);
const WALL_1 = up(1, FIRST, 3);
const DRAFT_2 = up(2, SECOND, 4)[0]!;
const seen = (player: number, round: number): EventDraft => ({
  kind: 'player-seen',
  payload: { player, name: '', round, seen: true },
});
const HERE: DeskMark = { kind: 'here' };
const AWAY: DeskMark = { kind: 'not-here' };
const from = (round: number): DeskMark => ({ kind: 'from', round });
function plan(state: ReturnType<typeof folded>, id: number, mark: DeskMark) {
  const planned = planMark(state, id, mark);
  if ('ok' in planned) throw new Error(planned.refusal.message);
  const { drafts, value, question } = planned;
  return [value, drafts.map(({ kind }) => kind), question?.act, question?.consequences];
}
function refused(state: ReturnType<typeof folded>, id: number, mark: DeskMark) {
  const planned = planMark(state, id, mark);
  if (!('ok' in planned)) throw new Error('planned');
  return planned.refusal;
}

describe('a mark', () => {
  it('is refused of nobody, after the last round, and from a round that is over or does not exist', () => {
    expect(refused(stateOf({}), 12, HERE)).toMatchObject({
      code: 'not-there',
      message: 'Player 12 no longer exists.',
    });
    const all = [1, 2, 3, 4, 5].flatMap((round) => up(round, FIRST, 3));
    expect(refused(stateOf({}, ...all), 6, HERE)).toMatchObject({
      code: 'check-in-over',
      message: 'All rounds are published: no check-in is open.',
      advice: 'Unpublish the last round first, if its pairing has to change.',
    });
    const state = stateOf({}, ...WALL_1);
    const round = (number: number) => ({
      ...{ code: 'no-such-round', severity: 'refused', article: 'C.04.2 2.4' },
      message: `No player can come back from round ${number}.`,
      advice: 'Give a round from 2 to 5.',
    });
    expect(refused(state, 6, from(1))).toEqual(round(1));
    expect(refused(state, 6, from(6))).toEqual(round(6));
    expect(plan(state, 6, from(5))[0]).toBe('coming');
    // Nothing changes for who plays anyway.
    expect(plan(state, 6, from(2))).toEqual(['expected', [], undefined, undefined]);
  });

  it('in round 1 tells who is here, who is absent and who is expected again', () => {
    expect(plan(stateOf({}), 6, HERE)).toEqual(['here', ['player-arrival'], undefined, undefined]);
    expect(plan(stateOf({}), 6, AWAY)).toEqual(['absent', ['bye-set'], undefined, undefined]);
    const here = stateOf({ 6: { arrival: 'here' } });
    expect(plan(here, 6, AWAY)).toEqual(['expected', ['player-arrival'], undefined, undefined]);
    expect(plan(here, 6, HERE)).toEqual(['here', [], undefined, undefined]);
    expect(plan(stateOf({}), 6, from(3))).toEqual(['coming', ['player-arrival'], undefined, undefined]);
  });

  it('says who withdrew and who gives up a bye', () => {
    const left = stateOf({ 6: { withdrawnFrom: 2 } }, ...WALL_1);
    expect(plan(left, 6, HERE)).toEqual([
      ...['here', ['player-withdrawn', 'player-seen'], 'Mark as present'],
      ['Name6, Given withdrew from round 2 and plays again.'],
    ]);
    expect(plan(left, 6, from(3))).toEqual([
      ...['coming', ['player-withdrawn', 'bye-set'], 'Come back later'],
      ['Name6, Given withdrew from round 2 and plays again.'],
    ]);
    const bye = (kind: 'half' | 'full' | 'zero') =>
      plan(stateOf({ 6: { absences: [{ round: 2, kind }] } }, ...WALL_1), 6, HERE);
    const kinds = ['here', ['bye-set', 'player-seen']];
    expect(bye('half')).toEqual([
      ...[...kinds, 'Mark as present'],
      ['Name6, Given gives up the half-point bye of round 2 and is paired.'],
    ]);
    expect(bye('full')[3]).toEqual(['Name6, Given gives up the full-point bye of round 2 and is paired.']);
    expect(bye('zero')).toEqual([...kinds, undefined, undefined]);
  });

  it('asks at level 2', () => {
    const planned = planMark(stateOf({ 6: { withdrawnFrom: 2 } }, ...WALL_1), 6, HERE);
    expect('drafts' in planned && planned.question?.level).toBe(2);
  });
});

describe('somebody who is here before the round that they were announced for', () => {
  const coming = {
    3: { entryRound: 4, arrival: 'later', absences: [{ round: 1, kind: 'zero' }] },
  } as const;
  const payload = { ...up(1, FIRST, 3)[0]!.payload, unpaired: [{ player: 3, kind: 'zero' }] } as never;
  const first: EventDraft = { kind: 'round-drafted', payload };

  it.each([
    [1, [first]],
    [2, [first, WALL_1[1]!]],
  ] as const)('is here in round %i and plays from it on', (round, drafts) => {
    const before = stateOf(coming, ...drafts);
    expect(
      presenceIn(
        before,
        before.tournament.players.find(({ id }) => id === 3)!,
        round,
      ),
    ).toBe('coming');
    const planned = planMark(before, 3, HERE);
    if ('ok' in planned) throw new Error(planned.refusal.message);
    const after = stateOf(coming, ...drafts, ...planned.drafts);
    const player = after.tournament.players.find(({ id }) => id === 3)!;
    expect([planned.value, presenceIn(after, player, round), player.entryRound]).toEqual([
      'here',
      'here',
      round,
    ]);
  });
});

describe('the draft of the round', () => {
  const LOST = 'The draft of round 2 no longer fits and is discarded.';

  it('goes where a mark contradicts it', () => {
    const state = stateOf({}, ...WALL_1, DRAFT_2);
    expect(plan(state, 6, AWAY)).toEqual([
      ...['absent', ['round-discarded', 'bye-set'], 'Mark as not here'],
      [LOST],
    ]);
    const planned = planMark(state, 6, AWAY);
    expect('drafts' in planned && planned.drafts[0]).toEqual({
      kind: 'round-discarded',
      payload: { round: 2 },
    });
  });

  it('stays where somebody in it is seen, with White, with Black or with its bye', () => {
    const state = stateOf({}, ...WALL_1, DRAFT_2);
    for (const id of [6, 5, 4])
      expect(plan(state, id, HERE)).toEqual(['here', ['player-seen'], undefined, undefined]);
    const marked = stateOf({}, ...WALL_1, DRAFT_2, seen(6, 2));
    expect(plan(marked, 6, AWAY)).toEqual(['expected', ['player-seen'], undefined, undefined]);
  });

  it('goes for who was left out and is back, and stays for who is not in it and does not come', () => {
    const away = { 4: { withdrawnFrom: 2 } };
    const { payload } = DRAFT_2 as { payload: object };
    const withoutBye: EventDraft = { kind: 'round-drafted', payload: { ...payload, unpaired: [] } as never };
    expect(plan(stateOf(away, ...WALL_1, withoutBye), 4, HERE)).toEqual([
      ...['here', ['round-discarded', 'player-withdrawn', 'player-seen'], 'Mark as present'],
      [LOST, 'Name4, Given withdrew from round 2 and plays again.'],
    ]);
  });

  type Bye = { readonly player: number; readonly kind: string };
  /** A draft of round 1 with one board, and this bye beside it. */
  const first = (...byes: Bye[]): EventDraft => {
    const { payload } = up(1, FIRST.slice(0, 1), 3)[0] as { payload: object };
    return {
      kind: 'round-drafted',
      payload: { ...payload, boardNumbers: [TABLES[1]], unpaired: byes } as never,
    };
  };
  const kinds = (id: number, mark: DeskMark, arrival: Player['arrival'], ...byes: Bye[]) =>
    plan(stateOf({ [id]: { arrival } }, first(...byes)), id, mark)[1];

  it('of round 1 stays for somebody who is here and has a board of several', () => {
    const [draft] = up(1, FIRST, 3);
    for (const id of [9, 8, 4]) expect(plan(stateOf({}, draft!), id, HERE)[1]).toEqual(['player-arrival']);
  });

  it('of round 1 goes for an arrival that it did not count on, and for a player of it who comes later', () => {
    // 9 has White, 6 has Black; 3 and 5 have no game.
    expect(kinds(9, HERE, 'expected')).toEqual(['player-arrival']);
    expect(kinds(5, HERE, 'later')).toEqual(['round-discarded', 'player-arrival']);
    expect(kinds(5, from(3), 'expected')).toEqual(['player-arrival']);
    expect(kinds(5, from(1), 'expected')).toEqual(['player-arrival']);
    expect(kinds(3, HERE, 'expected', { player: 3, kind: 'pab' })).toEqual(['player-arrival']);
    expect(kinds(3, from(2), 'expected', { player: 3, kind: 'pab' })).toEqual(['round-discarded', 'bye-set']);
    expect(kinds(3, HERE, 'expected', { player: 3, kind: 'zero' })).toEqual([
      'round-discarded',
      'player-arrival',
    ]);
    expect(kinds(3, HERE, 'expected', { player: 4, kind: 'pab' })).toEqual([
      'round-discarded',
      'player-arrival',
    ]);
  });
});
