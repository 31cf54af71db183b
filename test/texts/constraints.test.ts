/** What a constraint is called, wherever it is told: in the settings, in the log, where no round is possible. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadCatalogue } from '../../src-engine/texts/index.ts';

const nameOf = (id: number) => `Name${id}`;
const players = (count: number) => ({
  by: 'players' as const,
  value: '',
  players: Array.from({ length: count }, (_, index) => index + 1),
});

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('named players in %s', (language) => {
  it('are all named, or the first of many and how many more', async () => {
    const { constraints } = await loadCatalogue(language);
    expect(constraints.group(players(2), nameOf)).toMatch(/Name1 – Name2/);
    expect(constraints.group(players(6), nameOf)).toMatch(/Name1 – .* – Name6/);
    const many = constraints.group(players(11), nameOf);
    expect(many).toMatch(/Name1 – Name2 – Name3 \D*8/);
    expect(many).not.toContain('Name4');
  });
});
