import { describe, expect, it } from 'vitest';
import { EDITION_2017 } from '../../../src-engine/systems/dutch/2017/edition.ts';
import { EDITION_2026 } from '../../../src-engine/systems/dutch/2026/edition.ts';
import type { Edition } from '../../../src-engine/systems/dutch/edition.ts';
import type { PairedBracket } from '../../../src-engine/systems/dutch/kernel/bracket.ts';
import { outlineOf } from '../../../src-engine/systems/dutch/outline.ts';
import { contender, group, pairingOf } from './renumbered.ts';

describe('the brackets of a pairing', () => {
  const players = group([30, 30, 20, 20, 10]);
  const pairing = pairingOf([48, 50, 46, 47], 49);
  const shown = (...asked: Parameters<typeof outlineOf>) =>
    outlineOf(...asked).map(({ movedDown, residents, pairs, downfloaters, collapsing }) =>
      [movedDown, residents, pairs.flat(), downfloaters]
        .map((list) => list.map(({ id }) => id).join(' '))
        .concat(String(collapsing)),
    );

  it('hold whoever is paired inside; everybody else floats, to the end where they have no board', () => {
    expect(shown(EDITION_2026, players, pairing)).toEqual([
      ['', '50 49', '', '50 49', 'false'],
      ['50 49', '48 47', '50 48', '49 47', 'false'],
      ['49 47', '46', '47 46', '49', 'false'],
    ]);
  });

  it('2017 A.9: all groups below a penultimate bracket are one, which is asked with what stands around it', () => {
    const asked: string[] = [];
    const edition: Edition = {
      ...EDITION_2017,
      collapses: (...[movedDown, residents, next, below, size]) => {
        const lists = [movedDown, residents, next, below].map((list) => list.map(({ id }) => id).join(' '));
        asked.push([...lists, size].join('|'));
        return movedDown.length > 0;
      },
    };
    const more = [...players, contender(5, 5), contender(6, 0)];
    expect(shown(edition, more, pairing)).toEqual([
      ['', '50 49', '', '50 49', 'false'],
      ['50 49', '48 47', '50 48', '49 47', 'true'],
      ['49 47', '46 45 44', '47 46', '49 45 44', 'true'],
    ]);
    expect(asked).toEqual(['|50 49|48 47|46 45 44|7', '50 49|48 47|46|45 44|7']);
  });

  it.each([
    ['the same players', [0, 1], true],
    ['another one', [0, 2], false],
    ['fewer', [0], false],
  ] as const)('tell of a bracket that was found with %s what it was', (_, residents, collapsing) => {
    const found = {
      ...{ movedDown: [], pairs: [], downfloaters: [], collapsing: true, route: '' },
      residents: residents.map((place) => players[place]!),
    } as unknown as PairedBracket;
    expect(shown(EDITION_2026, players, pairing, [found])[0]!.at(-1)).toBe(String(collapsing));
    const moved = { ...found, movedDown: [players[4]!] };
    expect(shown(EDITION_2026, players, pairing, [moved])[0]!.at(-1)).toBe('false');
  });
});
