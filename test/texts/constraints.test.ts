/** What a constraint is called, wherever it is told: in the settings, in the log, where no round is possible. */
import { expect, it } from 'vitest';
import { type Language, loadCatalogue } from '../../src-engine/texts/index.ts';

const nameOf = (id: number) => `Name${id}`;
const players = (count: number) => ({
  by: 'players' as const,
  value: '',
  players: Array.from({ length: count }, (_, index) => index + 1),
});

it.each<[Language, string]>([
  ['en', 'Name1 – Name2 – Name3 and 8 more'],
  ['fr', 'Name1 – Name2 – Name3 et 8 autres'],
  ['de', 'Name1 – Name2 – Name3 und 8 weitere'],
])(
  'up to six players are all named, of eleven the first three and how many more: %s',
  async (language, many) => {
    const { constraints } = await loadCatalogue(language);
    expect(constraints.group(players(2), nameOf)).toBe('Name1 – Name2');
    expect(constraints.group(players(6), nameOf)).toBe('Name1 – Name2 – Name3 – Name4 – Name5 – Name6');
    expect(constraints.group(players(11), nameOf)).toBe(many);
  },
);
