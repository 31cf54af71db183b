/** What the log tells of a player is in words, in every language: no code and no month of a machine. */
import { expect, it } from 'vitest';
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
const ADDED = { ...blankPlayer(1, 'Ager, A'), rating: 1810, ratingList: 'FIDE', ratingMonth: '2026-11' };

// `~` is a no-break space.
it.each<[Language, string, string]>([
  [
    'en',
    'sex: woman, now man; rating source: typed by hand, now rating list; month of the list: –, now November 2026; kind of rating: –, now rapid; rating: 1800, now 1810',
    '1810, FIDE November 2026',
  ],
  [
    'fr',
    'sexe~: femme, devient homme~; source de l’Elo~: saisi à la main, devient liste Elo~; mois de la liste~: –, devient novembre 2026~; genre d’Elo~: –, devient rapide~; Elo~: 1800, devient 1810',
    '1810, FIDE novembre 2026',
  ],
  [
    'de',
    'Geschlecht: weiblich, jetzt männlich; Herkunft der Wertungszahl: von Hand eingegeben, jetzt Ratingliste; Monat der Liste: –, jetzt November 2026; Art der Wertungszahl: –, jetzt Schnell; Wertungszahl: 1800, jetzt 1810',
    '1810, FIDE November 2026',
  ],
])(
  'codes, months and blanks of a player who was changed or added are words: %s',
  async (language, changed, added) => {
    const { events } = await loadCatalogue(language);
    const change = events.of({ ...HEAD, kind: 'player-changed', payload: CHANGE }, nameOf);
    expect(change.detail.replaceAll('\u00a0', '~')).toBe(changed);
    const { detail } = events.of({ ...HEAD, kind: 'player-added', payload: { player: ADDED } }, nameOf);
    expect(detail).toBe(added);
  },
);
