/** What the log tells of a player is in words, in every language: no code and no month of a machine. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, type EventPayloads } from '../../src-engine/index.ts';
import { loadCatalogue, type Language } from '../../src-engine/texts/index.ts';

const nameOf = () => 'Ager';
const HEAD = { seq: 1, at: '2026-11-15T09:00:00+01:00', actor: 'arbiter', command: '', part: 0 } as const;
const CHANGE = {
  player: 1,
  name: 'Ager, A',
  before: { sex: 'w', ratingSource: 'typed', ratingMonth: '', ratingPace: '', rating: 1800 },
  after: { sex: 'm', ratingSource: 'list', ratingMonth: '2026-11', ratingPace: 'rapid', rating: 1810 },
} satisfies EventPayloads['player-changed'];

describe('what the log tells of a player', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'sex: woman, now man; rating source: typed by hand, now rating list; ', 'November 2026', 'rapid'],
    ['de', 'Geschlecht: weiblich, jetzt männlich; ', 'November 2026', 'Schnell'],
    ['fr', 'sexe\u00a0: femme, devient homme\u00a0; ', 'novembre 2026', 'rapide'],
  ])('is in words: %s', async (language, start, month, pace) => {
    const { events } = await loadCatalogue(language);
    const { detail } = events.of({ ...HEAD, kind: 'player-changed', payload: CHANGE }, nameOf);
    expect(detail.startsWith(start)).toBe(true);
    expect(detail).toContain(month);
    expect(detail).toMatch(new RegExp(`${pace}(;|\\u00a0;|$)`));
    const player = { ...blankPlayer(1, 'Ager, A'), rating: 1810, ratingList: 'FIDE', ratingMonth: '2026-11' };
    const added = events.of({ ...HEAD, kind: 'player-added', payload: { player } }, nameOf);
    expect(added.detail).toContain(`FIDE ${month}`);
  });
});
