import { describe, expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { SYSTEM_IDS, type SystemId } from '../../src-engine/model/system-ids.ts';
import { SYSTEMS } from '../../src-engine/systems/registry.ts';
import { fullRulesOf } from '../../src-engine/texts/index.ts';
import { cribOf } from '../../src-main/documents/views/crib.ts';

const upTo = (last: number, chapter = '') => Array.from({ length: last }, (_, at) => `${chapter}${at + 1}`);

/** Of the paper the terms, the bye, the ban, the order, the colours, the lots. */
const PAPER = ['1.1', '2.2', '3.3', '4.2', '4.4', '5.2', '7.3'];

/** Every article of a text that is told in full; of the others their ranges stand as one. */
const ARTICLES: Partial<Record<string, readonly string[]>> = {
  bcf: upTo(31),
  'dutch-2017': [
    ...[
      'A.1',
      'A.2',
      'A.3',
      'A.4 a',
      'A.4 b',
      'A.5',
      'A.6 a',
      'A.6 b',
      'A.6 c',
      'A.6 d',
      'A.7',
      'A.8',
      'A.9',
    ],
    ...['B.1 a', 'B.1 b', 'B.1 c', ...upTo(8, 'B.').slice(1), ...upTo(15, 'C.'), 'C.16–C.19'],
    ...upTo(3, 'D.'),
    ...upTo(5, 'E.'),
  ],
  'burstein-2025': [
    ...[
      '1.1',
      '1.2.1',
      '1.2.2',
      '1.3.1',
      '1.4.1',
      '1.4.2',
      '1.5.1',
      '1.5.2',
      '1.6.1',
      '1.6.2',
      '1.7',
      ...upTo(3, '1.8.'),
    ],
    ...['2.1.1', '2.1.2', '2.1.3–2.1.5', '2.2.1', '2.2.2', '3.1.1 C1', '3.1.2 C2', '3.1.3 C3', '3.2.1 C4'],
    ...['3.3.1 C5', '3.3.2 C6', '3.3.3 C7', '3.3.4 C8', ...upTo(3, '4.'), '5.1', ...upTo(5, '5.2.')],
  ],
  'burstein-old': [
    ...upTo(3, '1.'),
    '2',
    ...upTo(3, '3.'),
    ...upTo(4, '4.'),
    ...upTo(4, '5.'),
    ...upTo(6, '6.'),
  ],
  'dubov-old': [
    ...upTo(4, '1.'),
    '2.1',
    '2.2',
    '3',
    '4',
    '5',
    ...upTo(4, '6.'),
    ...upTo(4, '7.'),
    '8.1',
    '8.2',
    '9',
  ],
  'lim-old': [
    ...[
      '1.1',
      ...upTo(6, '2.'),
      '2.3 a',
      '2.3 b',
      '2.3 c',
      '2.3 d',
      ...upTo(10, '3.'),
      ...upTo(4, '4.'),
      '4.1 a',
    ],
    ...['4.1 b', '4.4 a', '4.4 b', ...upTo(7, '5.'), '6.1', ...upTo(3, '7.'), '8.1–8.3'],
  ],
};

/** What a new system needs beside its rounds. */
describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, { traits }) => {
  it('has a page of rules for every round', () => {
    const rules = { ...BLANK_TOURNAMENT.rules, system: id, rounds: 9 };
    const tournament = { ...BLANK_TOURNAMENT, rules, players: [blankPlayer(4, 'Moreau, Ines')] };
    for (let round = 1; round <= 9; round++)
      expect(cribOf(tournament, round)?.sections.length, `round ${round}`).toBeGreaterThan(0);
  });

  it('has its rules in full where the Handbook does not have them, or not any more', () => {
    const full = fullRulesOf(id, 20);
    expect(full !== null).toBe(!traits.ofFide || traits.superseded);
    const articles = full?.sections.flatMap(({ rules }) => rules.map(({ article }) => article)) ?? [];
    const told = new Set(articles.flatMap((article) => article.split(', ')));
    if (full === null) return;
    const due = id.startsWith('mwm-') ? PAPER : (ARTICLES[id] ?? []);
    expect(due.length, `ARTICLES, above, has no articles of ${id} that have to be told`).toBeGreaterThan(0);
    for (const one of due) expect([...told], one).toContain(one);
  });

  it('has traits that agree with each other', () => {
    expect([traits.prefersBlackFirst, traits.strengths]).not.toEqual([true, false]);
  });
});

/** What the texts ask of a player, read in each of them; of texts that are not in force any more `former`. */
const READ: Readonly<Record<SystemId, string>> = {
  // 1.4 floats of rounds, 1.7 preferences with strengths.
  'dutch-2026': 'rounds strengths',
  'dutch-2017': 'former rounds strengths',
  // C.04.4.1 1.1 ratings, 1.5 strengths, 1.6 Black for who has not played, 1.7 and 1.8 opponents and upfloats.
  'dubov-2026': 'games strengths black-first opposition ratings',
  // No strengths before 2026.
  'dubov-old': 'former games opposition ratings',
  // C.04.4.2 begins with the rounds of the Dutch System, whose floats and preferences it has.
  // It orders by the Index.
  'burstein-2026': 'rounds strengths index dutch-2026',
  'burstein-2025': 'former rounds strengths index dutch-2026',
  // The older text has no seeding rounds, and no strengths.
  'burstein-old': 'former games old-opposition',
  'lim-2026': 'games',
  'lim-old': 'former games',
  bcf: 'games',
  // Weighted matching asks for no float of earlier rounds.
  'mwm-dutch': 'none',
  'mwm-burstein': 'none',
  'mwm-monrad': 'none',
  'mwm-random': 'none',
  'mwm-random2': 'none',
  'round-robin': 'games',
  'double-round-robin': 'games',
};

it.each(SYSTEMS.map((system) => [system.id, system] as const))(
  '%s asks of a player what its text asks',
  (id, { needsRatings, traits }) => {
    const words = [
      traits.superseded && 'former',
      traits.floats,
      traits.strengths && 'strengths',
      traits.prefersBlackFirst && 'black-first',
      traits.asksForOpposition && 'opposition',
      needsRatings && 'ratings',
      traits.groupOrder,
      traits.seeding,
    ];
    expect(words.filter((word) => word !== false && word !== null).join(' ')).toBe(READ[id]);
  },
);

it('has a name for each of its systems, and for no other', () => {
  expect([...SYSTEM_IDS].sort()).toEqual(SYSTEMS.map(({ id }) => id).sort());
});
