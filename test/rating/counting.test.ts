/** 123–127: which lists are asked for a rating, and in what order. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_TOURNAMENT,
  countingRating,
  listSequenceOf,
  OFFICIAL_PACES,
  pacesOfList,
  sequenceObjection,
  type ListStep,
  type RatingMethod,
  type Rules,
} from '../../src-engine/index.ts';

const [STANDARD, RAPID, BLITZ] = ['5400+30', '600+5', '180+2'];
const event = (encodedTimeControl: string, rules: Partial<Rules> = {}) => ({
  info: { ...BLANK_TOURNAMENT.info, encodedTimeControl },
  rules: { ...BLANK_TOURNAMENT.rules, ...rules },
});
const by = (method: RatingMethod) => ({ tournamentRating: { method, federation: 'GER' } });
const shown = (steps: readonly ListStep[]) => steps.map(({ list, pace }) => `${list || 'national'} ${pace}`);

describe('123: each kind of event has a sequence of lists', () => {
  it.each([
    [STANDARD, ['FIDE standard']],
    [RAPID, ['FIDE rapid', 'FIDE standard']],
    [BLITZ, ['FIDE blitz', 'FIDE standard']],
  ])('FIDE’s of its own kind first: %s', (timeControl, lists) => {
    expect(shown(listSequenceOf(event(timeControl)))).toEqual(lists);
  });

  it.each([
    ['NRO', ['national rapid', 'national standard']],
    ['FIDON', ['FIDE rapid', 'FIDE standard', 'national rapid', 'national standard']],
    ['NIDOF', ['national rapid', 'national standard', 'FIDE rapid', 'FIDE standard']],
    ['HBFN', ['FIDE rapid', 'FIDE standard', 'national rapid', 'national standard']],
    ['LBFN', ['FIDE rapid', 'FIDE standard', 'national rapid', 'national standard']],
    ['OTHER', ['FIDE rapid', 'FIDE standard', 'national rapid', 'national standard']],
  ] as const)('by the method %s', (method, lists) => {
    expect(shown(listSequenceOf(event(RAPID, by(method))))).toEqual(lists);
  });

  it('is that of the rules for the kind that the event is now', () => {
    const ratingLists = { rapid: [{ list: 'FIDE', pace: 'blitz' as const }] };
    expect(shown(listSequenceOf(event(RAPID, { ratingLists })))).toEqual(['FIDE blitz']);
    expect(shown(listSequenceOf(event(STANDARD, { ratingLists })))).toEqual(['FIDE standard']);
  });
});

describe('126: a sequence of the arbiter’s', () => {
  const [fide, national, club]: ListStep[] = [
    { list: 'FIDE', pace: 'standard' },
    { list: '', pace: 'standard' },
    { list: 'Club', pace: 'standard' },
  ];
  it.each([
    [[fide, club], 'FIDE', null],
    [[club, fide], 'FIDE', 'fide-first'],
    [[national, fide], 'FIDON', 'fide-first'],
    [[fide, national], 'NIDOF', 'national-first'],
    [[fide], 'NRO', 'national-first'],
    [[club, fide], 'NIDOF', null],
    [[club, fide], 'HBFN', null],
    [[fide, fide], 'FIDE', 'twice'],
    [[], 'OTHER', 'empty'],
  ] as const)('%j by %s: %s', (sequence, method, objection) => {
    expect(sequenceObjection(sequence as readonly ListStep[], method)).toBe(objection);
  });

  it('asks a list for the kinds that it names, and a list outside of it for those of the event', () => {
    const ratingLists = { rapid: [fide!, { list: 'Club', pace: 'blitz' as const }] };
    const rapid = event(RAPID, { ratingLists });
    expect(pacesOfList(rapid, 'FIDE')).toEqual(['standard']);
    expect(pacesOfList(rapid, 'Club')).toEqual(['blitz']);
    expect(pacesOfList(rapid, 'DWZ')).toEqual(['rapid', 'standard']);
    expect(pacesOfList(event(BLITZ, by('NRO')), 'DWZ')).toEqual(['blitz', 'standard']);
  });

  it('asks each national list for the kinds of “national lists”, and that of FIDE for its own', () => {
    const nationals = { list: '', pace: 'blitz' as const };
    const both = event(RAPID, { ratingLists: { rapid: [fide!, nationals] } });
    expect(pacesOfList(both, 'DWZ')).toEqual(['blitz']);
    expect(pacesOfList(both, 'FIDE')).toEqual(['standard']);
    const alone = event(RAPID, { ratingLists: { rapid: [nationals] } });
    expect(pacesOfList(alone, 'FIDE')).toEqual(['rapid', 'standard']);
  });
});

describe('the rating that counts where a list has several', () => {
  const NONE = { standard: 0, rapid: 0, blitz: 0 };

  it.each([
    ['rapid', { ...NONE, standard: 2100, rapid: 2000 }, 2000, 'rapid'],
    ['rapid', { ...NONE, standard: 2100, blitz: 1900 }, 2100, 'standard'],
    ['blitz', { standard: 2100, rapid: 2000, blitz: 1 }, 1, 'blitz'],
    ['blitz', { ...NONE, rapid: 2000 }, 0, ''],
    ['standard', { ...NONE, rapid: 2000, blitz: 1900 }, 0, ''],
  ] as const)('%s: of %j it is %d', (kind, ratings, rating, pace) => {
    expect(countingRating(ratings, OFFICIAL_PACES[kind])).toEqual({ rating, pace });
  });
});
