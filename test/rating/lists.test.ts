/** 123–126: sequences of lists that the method of the rating contradicts, and the usual ones in their place. */
import { describe, expect, it } from 'vitest';
import {
  ratingListsObjection,
  usualListSequence,
  withListsSetBack,
} from '../../src-engine/rating/counting.ts';
import type { ListStep } from '../../src-engine/model/list-step.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import type { RatingMethod } from '../../src-engine/model/tournament-rating.ts';

const [fide, club]: ListStep[] = [
  { list: 'FIDE', pace: 'standard' },
  { list: 'Club', pace: 'blitz' },
];
const rules = (ratingLists: NonNullable<Rules['ratingLists']>, method: RatingMethod | null): Rules => ({
  ...BLANK_TOURNAMENT.rules,
  ratingLists,
  ...(method === null ? {} : { tournamentRating: { method, federation: 'GER' } }),
});
const both = { standard: [fide!, club!], rapid: [club!] };

describe('126 sequences of some rules', () => {
  it.each([
    ['FIDE', 'fide-first'],
    [null, 'fide-first'],
    ['NRO', 'national-first'],
    ['OTHER', null],
  ] as const)('by %s: the first objection is %s', (method, objection) => {
    expect(ratingListsObjection(rules(both, method))).toBe(objection);
  });

  it('without any have no objection, and an empty one is one', () => {
    expect(ratingListsObjection(BLANK_TOURNAMENT.rules)).toBeNull();
    expect(ratingListsObjection(rules({ standard: [] }, 'OTHER'))).toBe('empty');
  });

  it('lose those whose main list the method contradicts, and no others', () => {
    const kept = (ratingLists: NonNullable<Rules['ratingLists']>, method: RatingMethod | null) =>
      withListsSetBack(rules(ratingLists, method)).ratingLists;
    expect(kept(both, 'FIDE')).toEqual({ standard: both.standard });
    expect(kept(both, 'NIDOF')).toEqual({ rapid: both.rapid });
    expect(kept({ rapid: both.rapid }, 'FIDON')).toBeUndefined();
    expect('ratingLists' in withListsSetBack(rules({ rapid: both.rapid }, null))).toBe(false);
    const same = rules({ ...both, blitz: [] }, 'HBFN');
    expect(withListsSetBack(same)).toBe(same);
  });

  it('are by FIDE’s method FIDE’s alone, of the kind of the event and then the standard one', () => {
    expect(usualListSequence('FIDE', 'blitz').map(({ list, pace }) => `${list} ${pace}`)).toEqual([
      'FIDE blitz',
      'FIDE standard',
    ]);
    expect(usualListSequence('NRO', 'standard').map(({ list, pace }) => `${list} ${pace}`)).toEqual([
      ' standard',
    ]);
  });
});
