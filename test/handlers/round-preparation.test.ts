/** Before a round is paired: whether the declared rounds can be played, what stands in the way, and which drafts are outdated. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_STATE,
  DEFAULT_RULES,
  type EventDraft,
  type Player,
  type Rules,
  type TournamentState,
} from '../../src-engine/index.ts';
import { isOutdated } from '../../src-main/handlers/round/outdated.ts';
import { pairingCommands } from '../../src-main/handlers/round/pairing.ts';
import { draftObstacle, pairingObstacle, preparationOf } from '../../src-main/handlers/round/preparation.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, players, results, SECOND, up } from './written.ts';

const { handling, roundHandling: words } = texts;
const here = players.map((player): Player => ({ ...player, arrival: 'here' }));
const stateOf = (rules: Partial<Rules>, field: readonly Player[] = here): TournamentState => ({
  ...BLANK_STATE,
  tournament: {
    ...BLANK_STATE.tournament,
    rules: { ...DEFAULT_RULES, system: 'dutch-2026', ...rules },
    players: field,
  },
});
const first = (state: TournamentState, round = 1) => {
  const { drafts, consequences, articles } = preparationOf(state, round);
  return [drafts.length, consequences, articles];
};
const changed = (id: number, more: Partial<Player>) =>
  here.map((player) => (player.id === id ? { ...player, ...more } : player));
const NOTHING = [0, [], []];

describe('the declared rounds', () => {
  it('C.04.1 2 are as many as can be played without meeting again: seven of seven players, five of six', () => {
    expect(first(stateOf({ rounds: 7 }))).toEqual(NOTHING);
    expect(first(stateOf({ rounds: 8 }))).toEqual([0, [handling.tooManyRounds(7, 7, 8)], ['C.04.1 2']]);
    // Who withdrew before round 1 does not count, who will later does.
    expect(first(stateOf({ rounds: 6 }, changed(3, { withdrawnFrom: 1 })))).toEqual([
      ...[0, [handling.tooManyRounds(6, 5, 6)], ['C.04.1 2']],
    ]);
    expect(first(stateOf({ rounds: 5 }, changed(3, { withdrawnFrom: 1 })))).toEqual(NOTHING);
    expect(first(stateOf({ rounds: 6 }, changed(3, { withdrawnFrom: 2 })))).toEqual(NOTHING);
    // A later round of a Swiss has no table, who ever came.
    expect(first(stateOf({ rounds: 8 }), 2)).toEqual(NOTHING);
    expect(first(stateOf({ rounds: 8 }, changed(3, { entryRound: 2 })), 2)).toEqual(NOTHING);
  });

  it('C.04.2 4.1 are those of the players who were seen', () => {
    const unseen = changed(9, { arrival: 'expected' });
    expect(first(stateOf({ rounds: 6 }, unseen))).toEqual([
      1,
      [handling.unseen(['Name9, Given']), handling.tooManyRounds(6, 5, 6)],
      ['C.04.2 4.1', 'C.04.1 2'],
    ]);
  });

  it('C.05 are those of the table in a round robin, anew where a late entry made it longer', () => {
    const table = { system: 'round-robin', rounds: 7 } as const;
    expect(first(stateOf(table))).toEqual(NOTHING);
    expect(first(stateOf({ ...table, rounds: 5 }))).toEqual([0, [handling.tooFewRounds(7, 7, 5)], ['C.05']]);
    expect(first(stateOf({ ...table, rounds: 8 }))).toEqual([
      ...[0, [handling.tooManyRounds(7, 7, 8)], ['C.04.1 2']],
    ]);
    // Six began, with a table of five rounds; of seven it has seven.
    const late = changed(3, { entryRound: 2 });
    expect(first(stateOf({ ...table, rounds: 5 }, late), 2)).toEqual([
      ...[0, [handling.tooFewRounds(7, 7, 5)], ['C.05']],
    ]);
    expect(first(stateOf(table, late), 2)).toEqual(NOTHING);
    // Five began, six are there: five rounds both times.
    const sixth = late.slice(0, 6);
    expect(first(stateOf({ ...table, rounds: 9 }, sixth), 2)).toEqual(NOTHING);
    expect(first(stateOf({ ...table, rounds: 9 }), 2)).toEqual(NOTHING);
  });

  it('are asked about before the first pairing, though nothing is stored with it', async () => {
    const base = imported(here);
    const { tournament } = base.payload;
    const rules = { ...tournament.rules, rounds: 8 };
    const { desk } = new DeskWithJobs([
      { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } },
    ]);
    expect(await askedBy(pairingCommands(desk)['round.pair']({ round: 1, confirmed: 0 }))).toEqual({
      ...{ level: 2, act: 'Pair round 1', article: 'C.04.1 2' },
      consequences: [handling.tooManyRounds(7, 7, 8)],
    });
  });
});

describe('what stands in the way of a round', () => {
  const [draft, wall] = up(2, SECOND, 4);
  const START = [imported(), ...up(1, FIRST, 3)];
  const code = (round: number, ...drafts: readonly EventDraft[]) =>
    pairingObstacle(folded(...START, ...drafts).tournament, round)?.code ?? null;

  it('is the wall, the last round, or the round before, in this order', () => {
    expect([1, 2, 3, 5, 6].map((round) => code(round))).toEqual([
      ...['round-published', null, 'round-not-next', 'round-not-next', 'round-beyond-last'],
    ]);
    expect([2, 3].map((round) => code(round, draft!))).toEqual([null, 'round-not-next']);
    const checked: EventDraft = {
      kind: 'round-checked',
      payload: { round: 2, agrees: true, verdict: { code: 'judged', boards: 3 }, violations: [] },
    };
    expect([2, 3].map((round) => code(round, draft!, checked))).toEqual([null, 'round-not-next']);
    expect([2, 3].map((round) => code(round, draft!, wall!))).toEqual(['round-published', null]);
    const { tournament } = folded(...START);
    expect(pairingObstacle(tournament, 6)).toEqual({
      ...{ code: 'round-beyond-last', severity: 'refused', article: 'C.04.1 1', ...words.beyondLast(5) },
    });
    expect(pairingObstacle(tournament, 4)).toMatchObject(words.notNext(3));
    expect(pairingObstacle(tournament, 1)).toEqual({
      ...{ code: 'round-published', severity: 'refused', article: 'C.04.2 4.4', ...words.published(1) },
    });
  });

  it('is a field of fewer than two', () => {
    const field = (count: number) => folded(imported(players.slice(0, count))).tournament;
    expect([0, 1, 2].map((count) => pairingObstacle(field(count), 1)?.code ?? null)).toEqual([
      ...['too-few-players', 'too-few-players', null],
    ]);
  });

  it('keeps what is on the wall, and what is not there, from being changed', () => {
    const { tournament } = folded(...START, draft!);
    expect([1, 2, 3].map((round) => draftObstacle(tournament, round)?.code ?? null)).toEqual([
      ...['round-published', null, 'not-there'],
    ]);
  });
});

describe('a draft that was checked', () => {
  const [draft, wall] = up(2, SECOND, 4);
  const START = [
    imported(),
    ...up(1, FIRST, 3),
    ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
    draft!,
  ];
  const checked = (round: number): EventDraft => ({
    kind: 'round-checked',
    payload: { round, agrees: true, verdict: { code: 'judged', boards: 3 }, violations: [] },
  });
  const corrected: EventDraft = {
    kind: 'result-corrected',
    payload: { round: 1, board: 14, ...FIRST[1]!, result: 'white-wins', was: 'draw' },
  };
  const is = (...drafts: readonly EventDraft[]) => isOutdated(new DeskWithJobs([...START, ...drafts]).log, 2);

  it('is outdated by what changed since its newest check, and by nothing else', () => {
    expect(is(checked(2))).toBe(false);
    expect(is(checked(2), corrected)).toBe(true);
    expect(is(checked(2), corrected, checked(2))).toBe(false);
    expect(is(corrected, checked(2))).toBe(false);
    // The check of another round says nothing of this one.
    expect(is(checked(2), corrected, checked(1))).toBe(true);
    const printed: EventDraft = {
      kind: 'document-printed',
      payload: { document: 'd', title: '', round: 1, version: 1, pages: 1 },
    };
    expect(is(checked(2), printed)).toBe(false);
  });

  it('is not outdated before a check, on the wall, or where it does not exist', () => {
    expect(is(corrected)).toBe(false);
    expect(is(checked(2), wall!, corrected)).toBe(false);
    const { log } = new DeskWithJobs(START);
    expect(isOutdated(log, 3)).toBe(false);
  });

  it('is looked at anew after every change', () => {
    const written = new DeskWithJobs([...START, checked(2)]);
    expect(isOutdated(written.log, 2)).toBe(false);
    written.store([corrected], { at: written.now, actor: 'B', command: 'test' });
    expect([isOutdated(written.log, 2), isOutdated(written.log, 2)]).toEqual([true, true]);
    expect(isOutdated(written.log, 1)).toBe(false);
  });
});
