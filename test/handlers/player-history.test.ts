/** What a card tells beside the games: every kind of entry that is about the player, where ratings came from, and rated games. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  nationalOf,
  type EventDraft,
  type Player,
  type TournamentEvent,
} from '../../src-engine/index.ts';
import { playerCard, playersView } from '../../src-main/handlers/players/view.ts';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { FIRST, folded, imported, minute, players, results, up } from './written.ts';

const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];

/** A log that has these entries, whatever they would do. */
function logOf(...drafts: readonly EventDraft[]): EventLog {
  const event = (seq: number): TournamentEvent => ({
    ...{ seq, at: minute(seq), actor: 'CA', command: 'test', part: 0 },
    ...drafts[seq - 1]!,
  });
  const state = folded(...PLAYED);
  const listAt = (upTo: number) => drafts.slice(0, upTo).map((_, at) => at + 1);
  return {
    state,
    records: drafts.map((draft, at) => ({ ...draft, seq: at + 1 })),
    event,
    listAt,
  } as unknown as EventLog;
}

describe('the history of a player', () => {
  const player = (id: number) => ({ ...blankPlayer(id, `Name${id}, Given`) });
  const change = (id: number) => ({ player: id, name: '', before: { club: '' }, after: { club: 'Linden' } });
  const bye = (id: number) => ({ player: id, name: '', round: 3, bye: 'half', was: null });
  const merged = (kept: number, gone: number) => ({
    kept,
    name: '',
    gone,
    goneName: '',
    after: {},
    leaving: 'stays',
  });
  const game = (white: number, black: number) => ({
    round: 1,
    board: 11,
    white,
    black,
    result: 'draw',
    was: 'white-wins',
  });

  it.each<[string, (id: number) => object]>([
    ['player-added', (id) => ({ player: player(id) })],
    ['late-entry-added', (id) => ({ player: player(id) })],
    ['players-added', (id) => ({ players: [player(88), player(id)], fileName: '' })],
    ['player-changed', change],
    ['player-changed-late', change],
    ['audit-settled', (id) => ({ player: id, other: null, kind: 'differs', seen: '', name: '' })],
    ['player-arrival', (id) => ({ player: id, name: '', arrival: 'here', was: 'expected', entryRound: 1 })],
    ['player-seen', (id) => ({ player: id, name: '', round: 2, seen: true })],
    ['player-withdrawn', (id) => ({ player: id, name: '', fromRound: 2, was: null })],
    ['player-expelled', (id) => ({ player: id, name: '', fromRound: 2, why: 'telephone' })],
    ['bye-set', bye],
    ['bye-set-beyond-rules', (id) => ({ ...bye(id), why: '' })],
    ['players-merged', (id) => merged(id, 88)],
    ['players-merged-late', (id) => merged(id, 88)],
    ['result-corrected', (id) => game(id, 8)],
    ['result-corrected', (id) => game(8, id)],
    ['result-corrected-late', (id) => game(id, 8)],
    ['result-rated-only', (id) => game(8, id)],
  ])('has %s of them, and of nobody else', (kind, payload) => {
    const log = logOf({ kind, payload: payload(6) } as never, { kind, payload: payload(5) } as never);
    const history = (id: number) => playerCard(log.state, log, 2, id)!.history.map(({ at }) => at);
    expect([history(6), history(5), history(9)]).toEqual([[minute(1)], [minute(2)], []]);
  });

  it('has no results as they come in, and says what was done, and to what', () => {
    const log = logOf(
      { kind: 'result-entered', payload: { ...game(9, 6), was: 'open' } } as never,
      { kind: 'player-changed', payload: change(6) } as never,
      { kind: 'player-removed', payload: { player: 6, name: '' } },
    );
    expect(playerCard(log.state, log, 3, 6)!.history).toEqual([
      { at: minute(2), text: 'Player changed, Name6: club: –, now Linden' },
    ]);
    expect(playerCard(log.state, log, 1, 6)!.history).toEqual([]);
    const here = { player: 6, name: '', arrival: 'here', was: 'expected', entryRound: 1 };
    const arrived = logOf({ kind: 'player-arrival', payload: here } as never);
    expect(playerCard(arrived.state, arrived, 1, 6)!.history).toEqual([
      { at: minute(1), text: 'Present, Name6' },
    ]);
  });
});

describe('ratings on a card', () => {
  const rowOf = (more: Partial<Player>) =>
    playersView(
      folded(imported(players.map((each) => (each.id === 6 ? { ...each, ...more } : each)))),
    ).players.find(({ id }) => id === 6)!;
  const list = (name: string, pace: 'standard' | 'rapid') =>
    ({ source: 'list', list: name, month: '2026-11', pace }) as const;
  const OWN = {
    ratingSource: 'list',
    ratingList: 'FIDE',
    ratingMonth: '2026-11',
    ratingPace: 'standard',
  } as const;

  it('have each its own source', () => {
    const { origins, official, national, rating } = rowOf({
      ...{ ...OWN, rating: 2100, official: 2050, officialFrom: list('FIDE', 'rapid') },
      ...{ national: nationalOf('GER', 1990), nationalFrom: list('Club', 'standard') },
    });
    expect([rating, official, national]).toEqual([2100, 2050, 1990]);
    expect(origins).toEqual({
      rating: list('FIDE', 'standard'),
      official: list('FIDE', 'rapid'),
      national: list('Club', 'standard'),
    });
  });

  it('have the K of the list with a rating of the kind of the event', () => {
    expect([rowOf({ ...OWN, listK: 20 }).listK, rowOf(OWN).listK]).toEqual([20, null]);
    expect(rowOf({ ...OWN, listK: 20, ratingPace: 'rapid' }).listK).toBeNull();
  });

  it('are beside each game that was rated: what was expected, and the change', () => {
    const log = logOf();
    const { games, rating } = playerCard(log.state, log, 0, 9)!;
    // 2400 beats 2100: 300 points more expect 0.85, and K 10 gives 0.15 of it.
    expect(games.map(({ expected, change }) => [expected, change])).toEqual([['0.85', '+1.5']]);
    expect(rating.length).toBeGreaterThan(0);
    // The other way round the ten points of K are lost but for the 0.15 that were not expected.
    const upset = folded(imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'black-wins'));
    expect(playerCard(upset, log, 0, 9)!.games.map(({ change }) => change)).toEqual(['−8.5']);
    const bye = playerCard(log.state, log, 0, 3)!;
    expect(bye.games.map(({ expected, change }) => [expected, change])).toEqual([['', '']]);
  });
});
