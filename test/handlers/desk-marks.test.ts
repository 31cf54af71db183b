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
  return [value, drafts, question?.act, question?.consequences];
}
const who = (id: number) => ({ player: id, name: `Name${id}, Given` });
type Arrival = Player['arrival'];
const arrival = (id: number, now: Arrival, was: Arrival, entryRound = 1): EventDraft => ({
  kind: 'player-arrival',
  payload: { ...who(id), arrival: now, was, entryRound },
});
type ByeKind = Player['absences'][number]['kind'] | null;
const bye = (id: number, round: number, now: ByeKind, was: ByeKind): EventDraft => ({
  kind: 'bye-set',
  payload: { ...who(id), round, bye: now, was },
});
const sight = (id: number, round: number, isSeen = true): EventDraft => ({
  kind: 'player-seen',
  payload: { ...who(id), round, seen: isSeen },
});
const playsAgain = (id: number, was: number): EventDraft => ({
  kind: 'player-withdrawn',
  payload: { ...who(id), fromRound: null, was },
});
const discarded = (round: number): EventDraft => ({ kind: 'round-discarded', payload: { round } });
function refused(state: ReturnType<typeof folded>, id: number, mark: DeskMark) {
  const planned = planMark(state, id, mark);
  if (!('ok' in planned)) throw new Error('planned');
  return planned.refusal;
}

describe('a mark', () => {
  it('is refused of nobody, after the last round, and from a round that is over or does not exist', () => {
    expect(refused(stateOf({}), 12, HERE)).toEqual({
      ...{ code: 'not-there', severity: 'refused' },
      ...{ message: 'Player 12 no longer exists.', advice: 'Look at the screen again.' },
    });
    const all = [1, 2, 3, 4, 5].flatMap((round) => up(round, FIRST, 3));
    expect(refused(stateOf({}, ...all), 6, HERE)).toEqual({
      ...{ code: 'check-in-over', severity: 'refused' },
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
    const told = (value: string, ...drafts: EventDraft[]) => [value, drafts, undefined, undefined];
    expect(plan(stateOf({}), 6, HERE)).toEqual(told('here', arrival(6, 'here', 'expected')));
    expect(plan(stateOf({}), 6, AWAY)).toEqual(told('absent', bye(6, 1, 'zero', null)));
    const here = stateOf({ 6: { arrival: 'here' } });
    expect(plan(here, 6, AWAY)).toEqual(told('expected', arrival(6, 'expected', 'here')));
    expect(plan(here, 6, HERE)).toEqual(told('here'));
    expect(plan(stateOf({}), 6, from(3))).toEqual(told('coming', arrival(6, 'later', 'expected', 3)));
  });

  it('says who withdrew and who gives up a bye', () => {
    const left = stateOf({ 6: { withdrawnFrom: 2 } }, ...WALL_1);
    expect(plan(left, 6, HERE)).toEqual([
      ...['here', [playsAgain(6, 2), sight(6, 2)], 'Mark as present'],
      ['Name6, Given withdrew from round 2 and plays again.'],
    ]);
    expect(plan(left, 6, from(3))).toEqual([
      ...['coming', [playsAgain(6, 2), bye(6, 2, 'zero', null)], 'Come back later'],
      ['Name6, Given withdrew from round 2 and plays again.'],
    ]);
    const given = (kind: 'half' | 'full' | 'zero') =>
      plan(stateOf({ 6: { absences: [{ round: 2, kind }] } }, ...WALL_1), 6, HERE);
    const entries = (was: ByeKind) => ['here', [bye(6, 2, null, was), sight(6, 2)]];
    expect(given('half')).toEqual([
      ...[...entries('half'), 'Mark as present'],
      ['Name6, Given gives up the half-point bye of round 2 and is paired.'],
    ]);
    expect(given('full')).toEqual([
      ...[...entries('full'), 'Mark as present'],
      ['Name6, Given gives up the full-point bye of round 2 and is paired.'],
    ]);
    expect(given('zero')).toEqual([...entries('zero'), undefined, undefined]);
  });

  it('asks at level 2 of a withdrawal, of a bye that is given up, and of a draft that goes', () => {
    const level = (more: More, mark: DeskMark, ...drafts: readonly EventDraft[]) => {
      const planned = planMark(stateOf(more, ...WALL_1, ...drafts), 6, mark);
      return 'drafts' in planned ? planned.question?.level : null;
    };
    expect([
      level({ 6: { withdrawnFrom: 2 } }, HERE),
      level({ 6: { absences: [{ round: 2, kind: 'half' }] } }, HERE),
      level({}, AWAY, DRAFT_2),
      level({}, AWAY),
    ]).toEqual([2, 2, 2, undefined]);
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
  type Bye = { readonly player: number; readonly kind: string };
  const LOST = 'The draft of round 2 no longer fits and is discarded.';

  it('goes where a mark contradicts it', () => {
    const state = stateOf({}, ...WALL_1, DRAFT_2);
    expect(plan(state, 6, AWAY)).toEqual([
      ...['absent', [discarded(2), bye(6, 2, 'zero', null)], 'Mark as not here'],
      [LOST],
    ]);
  });

  it('stays where somebody in it is seen, with White, with Black or with its bye', () => {
    const state = stateOf({}, ...WALL_1, DRAFT_2);
    for (const id of [6, 5, 4])
      expect(plan(state, id, HERE)).toEqual(['here', [sight(id, 2)], undefined, undefined]);
    const marked = stateOf({}, ...WALL_1, DRAFT_2, seen(6, 2));
    expect(plan(marked, 6, AWAY)).toEqual(['expected', [sight(6, 2, false)], undefined, undefined]);
  });

  const withUnpaired = (...unpaired: Bye[]): EventDraft => {
    const { payload } = DRAFT_2 as { payload: object };
    return { kind: 'round-drafted', payload: { ...payload, unpaired } as never };
  };

  it('goes for who was left out and is back in it, or has a place in it as absent', () => {
    const state = stateOf({ 4: { withdrawnFrom: 2 } }, ...WALL_1, withUnpaired());
    const consequences = [LOST, 'Name4, Given withdrew from round 2 and plays again.'];
    expect(plan(state, 4, HERE)).toEqual([
      ...['here', [discarded(2), playsAgain(4, 2), sight(4, 2)], 'Mark as present'],
      consequences,
    ]);
    expect(plan(state, 4, from(3))).toEqual([
      ...['coming', [discarded(2), playsAgain(4, 2), bye(4, 2, 'zero', null)], 'Come back later'],
      consequences,
    ]);
  });

  it('stays for who is absent in it and comes later or earlier than before, but not in it', () => {
    const absent = (...rounds: readonly number[]) =>
      stateOf(
        { 4: { absences: rounds.map((round) => ({ round, kind: 'zero' })) } },
        ...[...WALL_1, withUnpaired({ player: 4, kind: 'zero' })],
      );
    const later = [bye(4, 3, 'zero', null), bye(4, 4, 'zero', null)];
    expect(plan(absent(2), 4, from(5))).toEqual(['coming', later, undefined, undefined]);
    const earlier = [bye(4, 3, null, 'zero'), bye(4, 4, null, 'zero')];
    expect(plan(absent(2, 3, 4), 4, from(3))).toEqual(['coming', earlier, undefined, undefined]);
    // From the round of the draft on, it counts on them.
    expect(plan(absent(2, 3), 4, from(2))).toEqual([
      ...['coming', [discarded(2), bye(4, 2, null, 'zero'), bye(4, 3, null, 'zero')], 'Come back later'],
      [LOST],
    ]);
  });

  /** A draft of round 1 with one board, and this bye beside it. */
  const first = (...byes: Bye[]): EventDraft => {
    const { payload } = up(1, FIRST.slice(0, 1), 3)[0] as { payload: object };
    return {
      kind: 'round-drafted',
      payload: { ...payload, boardNumbers: [TABLES[1]], unpaired: byes } as never,
    };
  };
  const entries = (id: number, mark: DeskMark, now: Arrival, ...byes: Bye[]) =>
    plan(stateOf({ [id]: { arrival: now } }, first(...byes)), id, mark)[1];

  it('of round 1 stays for somebody who is here and has a board of several', () => {
    const [draft] = up(1, FIRST, 3);
    for (const id of [9, 8, 4])
      expect(plan(stateOf({}, draft!), id, HERE)[1]).toEqual([arrival(id, 'here', 'expected')]);
  });

  it('of round 1 goes for an arrival that it did not count on, and for a player of it who comes later', () => {
    // 9 has White, 6 has Black; 3 and 5 have no game.
    expect(entries(9, HERE, 'expected')).toEqual([arrival(9, 'here', 'expected')]);
    expect(entries(5, HERE, 'later')).toEqual([discarded(1), arrival(5, 'here', 'later')]);
    expect(entries(5, from(3), 'expected')).toEqual([arrival(5, 'later', 'expected', 3)]);
    expect(entries(5, from(1), 'expected')).toEqual([arrival(5, 'later', 'expected', 1)]);
    const has = (player: number, kind: string) => ({ player, kind });
    const here = arrival(3, 'here', 'expected');
    expect(entries(3, HERE, 'expected', has(3, 'pab'))).toEqual([here]);
    expect(entries(3, from(2), 'expected', has(3, 'pab'))).toEqual([discarded(1), bye(3, 1, 'zero', null)]);
    expect(entries(3, HERE, 'expected', has(3, 'zero'))).toEqual([discarded(1), here]);
    expect(entries(3, HERE, 'expected', has(4, 'pab'))).toEqual([discarded(1), here]);
  });
});
