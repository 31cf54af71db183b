/** Settings that go back to what they usually are, and what a form writes of each. */
import { describe, expect, it } from 'vitest';
import { BLANK_INFO, DEFAULT_RULES, type Rules } from '../../../../src-engine/index.ts';
import type { SystemChoice, TournamentSettings } from '../../../../src-main/ipc/contract.ts';
import { SettingsForm } from '../../../../src-renderer/state/settings/settings-form.svelte.ts';

const settings = (rules: Partial<Rules> = {}): TournamentSettings => ({
  info: { ...BLANK_INFO, name: 'Open', federation: 'DEN' },
  rules: { ...DEFAULT_RULES, rounds: 9, lotSeed: 4711, ...rules },
});
const CHOICES = [
  { id: 'all', settings: ['maxiTournament', 'numbersByLot', 'lastRoundsInOrder', 'maximumColourDifference'] },
] as unknown as readonly SystemChoice[];

function formOf(rules: Partial<Rules> = {}): SettingsForm {
  const form = new SettingsForm(settings(rules));
  form.choices = CHOICES;
  return form;
}
/** The rules that are written after a change. */
function read(before: Partial<Rules>, change: (form: SettingsForm) => void): Rules | undefined {
  const form = formOf(before);
  change(form);
  return form.read()?.rules;
}

describe('a form of settings', () => {
  it('begins with the usual values where the tournament says nothing', () => {
    const form = formOf();
    expect([form.correctionMinutes, form.maxiTournament, form.numbers, form.tableOrder]).toEqual([
      ...['', false, 'strength'],
      [],
    ]);
    expect([form.lastRoundsInOrder, form.colourDifference, form.unrated, form.unratedAs]).toEqual([
      ...[false, '2', 'drop', '1400'],
    ]);
    expect([form.ratingMethod, form.ratingFederation, form.ratingLists, form.orderOfEquals]).toEqual([
      ...['FIDE', 'DEN', {}, 'name'],
    ]);
    expect([form.longEvent, form.ratingInTieBreaks, form.apart, form.rounds, form.lotSeed]).toEqual([
      ...[false, 'first'],
      ...[[], '9', '4711'],
    ]);
  });

  it('shows what the tournament says', () => {
    const form = formOf({
      ...{ system: 'all', correctionMinutes: 30, maxiTournament: true, lastRoundsInOrder: true },
      ...{ maximumColourDifference: 5, unratedInTieBreaks: 1250, longEvent: true },
      tournamentRating: { method: 'NIDOF', federation: 'NOR' },
      ...{ orderOfEquals: 'registration', ratingInTieBreaks: 'of-the-round' },
    });
    expect([
      form.correctionMinutes,
      form.maxiTournament,
      form.lastRoundsInOrder,
      form.colourDifference,
    ]).toEqual([...['30', true, true, '0.5']]);
    expect([form.unrated, form.unratedAs, form.longEvent, form.ratingMethod, form.ratingFederation]).toEqual([
      ...['rated', '1250', true],
      ...['NIDOF', 'NOR'],
    ]);
    expect([form.orderOfEquals, form.ratingInTieBreaks, form.unratedRule]).toEqual([
      ...['registration', 'of-the-round', 1250],
    ]);
    expect([formOf({ numbersByLot: true }).numbers, formOf({ numbersByLot: false }).numbers]).toEqual([
      ...['lot', 'strength'],
    ]);
    expect(formOf({ numbersByLot: true, tableOrder: [3, 1] }).numbers).toBe('hand');
    expect(formOf({ unratedInTieBreaks: 'leave-out' }).unratedAs).toBe('1400');
  });

  it.each<[string, Partial<Rules>, (form: SettingsForm) => void, Partial<Rules>]>([
    ['a long event', { longEvent: true }, (form) => (form.longEvent = false), { longEvent: false }],
    [
      'the order of equal ratings',
      { orderOfEquals: 'registration' },
      (form) => (form.orderOfEquals = 'name'),
      { orderOfEquals: 'name' },
    ],
    [
      'the rating in tie-breaks',
      { ratingInTieBreaks: 'of-the-round' },
      (form) => (form.ratingInTieBreaks = 'first'),
      { ratingInTieBreaks: 'first' },
    ],
    [
      'unrated players',
      { unratedInTieBreaks: 'leave-out' },
      (form) => (form.unrated = 'drop'),
      { unratedInTieBreaks: 'drop' },
    ],
    [
      'a Maxi-tournament',
      { system: 'all', maximumColourDifference: 20, maxiTournament: true },
      (form) => (form.maxiTournament = false),
      { maxiTournament: false },
    ],
    [
      'the order of the last rounds',
      { system: 'all', maximumColourDifference: 20, lastRoundsInOrder: true },
      (form) => (form.lastRoundsInOrder = false),
      { lastRoundsInOrder: false },
    ],
    [
      'numbers by lot',
      { system: 'all', maximumColourDifference: 20, numbersByLot: true },
      (form) => (form.numbers = 'strength'),
      { numbersByLot: false },
    ],
    [
      'a national rating',
      { tournamentRating: { method: 'NIDOF', federation: 'NOR' } },
      (form) => (form.ratingMethod = 'FIDE'),
      { tournamentRating: { method: 'FIDE', federation: '' } },
    ],
  ])('says that %s ends', (_, before, change, after) => {
    expect(read(before, change)).toEqual({ ...settings(before).rules, ...after });
  });

  it('leaves away what is the usual again where it may be absent', () => {
    const hand = { system: 'all', maximumColourDifference: 20, tableOrder: [3, 1] } as const;
    const { tableOrder: _, ...rest } = settings(hand).rules;
    expect(read(hand, (form) => (form.numbers = 'strength'))).toEqual(rest);
    const lists = { ratingLists: { rapid: [{ list: 'FIDE', pace: 'rapid' }] } } as const;
    expect(read(lists, (form) => form.askLists('rapid', null))).toEqual(settings().rules);
    const two = { ratingLists: { ...lists.ratingLists, blitz: [{ list: 'FIDE', pace: 'blitz' }] } } as const;
    expect(read(two, (form) => form.askLists('blitz', null))).toEqual(settings(lists).rules);
    expect(read(lists, (form) => form.askLists('blitz', two.ratingLists.blitz as never))).toEqual(
      settings(two as never).rules,
    );
    expect(
      read({ seating: { firstBoard: 9, leftOut: [], fixed: [] } }, (form) => (form.seats.firstBoard = '1')),
    ).toEqual(settings().rules);
  });

  it('writes a federation of ratings in capitals, and lots only where they are a number', () => {
    const rating = read({}, (form) => {
      form.ratingMethod = 'NIDOF';
      form.ratingFederation = ' nor ';
    });
    expect(rating?.tournamentRating).toEqual({ method: 'NIDOF', federation: 'NOR' });
    expect(
      [read({}, (form) => (form.lotSeed = '0')), read({}, (form) => (form.lotSeed = '5'))].map(
        (one) => one?.lotSeed,
      ),
    ).toEqual([4711, 5]);
  });

  it.each([
    ['0,1', 1],
    ['0.15', 2],
    ['1.5', 15],
    ['2', 20],
    ['-1', undefined],
    ['0', undefined],
    ['x', undefined],
  ])('writes a difference of %j as %s tenths', (typed, tenths) => {
    const { maximumColourDifference: _, ...before } = settings({ system: 'all' }).rules;
    const after = read(before, (form) => (form.colourDifference = typed));
    expect(after?.maximumColourDifference).toBe(tenths);
  });

  it('writes minutes of a deadline as they are typed, and none where they are no number', () => {
    const minutes = ['0', ' 15 ', '1.5', 'x1', '1x', ''].map(
      (typed) =>
        read({ correctionMinutes: 30 }, (form) => (form.correctionMinutes = typed))?.correctionMinutes,
    );
    expect(minutes).toEqual([0, 15, undefined, undefined, undefined, undefined]);
  });

  it('keeps each apart that is firm and named as a prohibition, the others beside', () => {
    const PROHIBITION = { firstRound: 1, lastRound: 5, players: [3, 8] };
    const club = { by: 'club', value: 'Rook', firm: true, firstRound: 1, lastRound: 9, players: [] } as const;
    const wish = { ...PROHIBITION, by: 'players', value: '', firm: false } as const;
    const form = formOf({ prohibitions: [PROHIBITION], keptApart: [club, wish] });
    expect(form.apart).toEqual([{ ...PROHIBITION, by: 'players', value: '', firm: true }, club, wish]);
    form.endApart(1);
    expect(form.read()?.rules).toEqual(settings({ prohibitions: [PROHIBITION], keptApart: [wish] }).rules);
    form.endApart(0);
    form.endApart(0);
    expect(form.read()?.rules).toEqual(settings().rules);
  });

  it('names points that are none and days that are none, each by itself', () => {
    const form = formOf();
    expect([form.wrongPoints, form.wrongDays]).toEqual([[], []]);
    [form.points.whiteWin, form.points.unknown] = ['x', ''];
    [form.event.startDate, form.event.endDate] = ['soon', '2026/13/01'];
    expect([form.wrongPoints, form.wrongDays]).toEqual([
      ['whiteWin', 'unknown'],
      ['startDate', 'endDate'],
    ]);
    form.event.endDate = '';
    expect(form.wrongDays).toEqual(['startDate']);
  });
});
