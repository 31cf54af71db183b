import { describe, expect, it } from 'vitest';
import { blankPlayer, upcast, type StoredEvent } from '../../src-engine/index.ts';

const HEAD = { seq: 3, at: '2026-11-13T17:00:00+01:00', actor: 'CA', command: 'players.add', part: 0 };

/** A player as events of version 1 stored them. */
function storedBefore() {
  const { ratingList, ratingMonth, ratingPace, feePaid, ...before } = blankPlayer(1, 'Berg, Ada');
  expect([ratingList, ratingMonth, ratingPace, feePaid]).toEqual(['', '', '', false]);
  return { ...before, rating: 1900, ratingSource: 'list' as const };
}

const lifted = (event: Pick<StoredEvent, 'kind' | 'version' | 'payload'>) => upcast({ ...HEAD, ...event });

describe('events of version 1', () => {
  const after = { ...storedBefore(), ratingList: '', ratingMonth: '', ratingPace: '', feePaid: false };

  it.each(['player-added', 'late-entry-added'])(
    '%s, with a whole player, gets the fields that came later',
    (kind) => {
      const player = storedBefore();
      expect(lifted({ kind, version: 1, payload: { player } })).toMatchObject({
        ok: true,
        value: { kind, seq: 3, payload: { player: after } },
      });
    },
  );

  it('so do several players at once, and those of a report', () => {
    const players = [storedBefore(), storedBefore()];
    expect(
      lifted({ kind: 'players-added', version: 1, payload: { players, fileName: 'a.csv' } }),
    ).toMatchObject({ value: { payload: { players: [after, after], fileName: 'a.csv' } } });
    const payload = {
      tournament: { info: { name: 'Open' }, rules: {}, players },
      format: 'trf16',
      fileName: 'a.trf',
    };
    expect(lifted({ kind: 'tournament-imported', version: 1, payload })).toMatchObject({
      value: { payload: { tournament: { info: { name: 'Open' }, players: [after, after] } } },
    });
  });

  it.each(['players-merged', 'players-merged-late'])('%s lets who had left play on, as it did', (kind) => {
    const payload = { kept: 3, name: '', gone: 7, goneName: '', after: {} };
    expect(lifted({ kind, version: 1, payload })).toMatchObject({
      value: { payload: { ...payload, leaving: 'ends' } },
    });
  });

  it('a check keeps the sentences that it stored, in the language of that day', () => {
    const payload = { round: 3, agrees: false, text: '5 Bretter', violations: ['Ada und Bo (C1).'] };
    expect(lifted({ kind: 'round-checked', version: 1, payload })).toMatchObject({
      value: {
        payload: {
          round: 3,
          agrees: false,
          verdict: { code: 'as-written', text: '5 Bretter' },
          violations: [{ code: 'as-written', text: 'Ada und Bo (C1).' }],
        },
      },
    });
    const data = { round: 3, agrees: true, verdict: { code: 'judged', boards: 5 }, violations: [] };
    const kept = lifted({ kind: 'round-checked', version: 2, payload: data });
    expect(kept).toMatchObject({ ok: true });
    expect(kept.ok && kept.value.payload).toEqual(data);
  });

  it('rules that named kinds of rating name the lists that the method took', () => {
    const [fide, national] = ['FIDE', ''].map((list) => ['rapid', 'blitz'].map((pace) => ({ list, pace })));
    const rules = { rounds: 5, ratingSequence: ['rapid', 'blitz'] };
    const by = (method: string) => ({ ...rules, tournamentRating: { method, federation: 'GER' } });
    const sequenceOf = (payload: object) => {
      const reply = lifted({ kind: 'settings-changed', version: 1, payload: { rules: payload } });
      if (!reply.ok) throw new Error(reply.failure.code);
      const after = (reply.value.payload as unknown as { rules: Record<string, unknown> }).rules;
      expect(after).toMatchObject({ rounds: 5 });
      expect(after).not.toHaveProperty('ratingSequence');
      return after['ratingLists'];
    };
    const each = (sequence: unknown) => ({ standard: sequence, rapid: sequence, blitz: sequence });
    expect(sequenceOf(rules)).toEqual(each(fide));
    expect(sequenceOf(by('NRO'))).toEqual(each(national));
    expect(sequenceOf(by('NIDOF'))).toEqual(each([...national!, ...fide!]));
    expect(sequenceOf(by('HBFN'))).toEqual(each([...fide!, ...national!]));
    expect(sequenceOf({ rounds: 5 })).toBeUndefined();
    for (const kind of ['tournament-created', 'rules-changed-late'])
      expect(lifted({ kind, version: 1, payload: { rules } })).toMatchObject({
        value: { payload: { rules: { ratingLists: each(fide) } } },
      });
    const tournament = { rules, players: [] };
    expect(lifted({ kind: 'tournament-imported', version: 2, payload: { tournament } })).toMatchObject({
      value: { payload: { tournament: { rules: { ratingLists: each(fide) } } } },
    });
  });

  it('a player of version 2 keeps what is stored', () => {
    const player = {
      ...blankPlayer(1, 'Berg, Ada'),
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      feePaid: true,
    };
    expect(lifted({ kind: 'player-added', version: 2, payload: { player } })).toMatchObject({
      value: { payload: { player } },
    });
    expect(lifted({ kind: 'player-added', version: 3, payload: { player } })).toMatchObject({
      ok: false,
      failure: { code: 'event-from-newer-version' },
    });
  });
});
