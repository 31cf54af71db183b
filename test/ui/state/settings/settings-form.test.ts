/** The settings as they are typed: what is read back is what was there, and a field changes what it says and nothing else. */
import { describe, expect, it } from 'vitest';
import { BLANK_INFO, DEFAULT_RULES, type Rules } from '../../../../src-engine/index.ts';
import type { SystemChoice, TournamentSettings } from '../../../../src-main/ipc/contract.ts';
import { SettingsForm } from '../../../../src-renderer/state/settings/settings-form.svelte.ts';

const INFO = {
  ...BLANK_INFO,
  name: 'Harbour Open',
  city: 'Harbour',
  federation: 'DEN',
  startDate: '2026/11/14',
  endDate: '2026/11/22',
  type: 'Swiss',
  chiefArbiter: 'Larkin, Signe',
  deputyArbiters: ['Ebner, Ana', 'Holt, Tilo'],
  timeControl: '90 minutes + 30 seconds',
  encodedTimeControl: '90+30',
  roundDates: ['2026/11/14', '', '2026/11/15'],
  pairingController: 'FIDE 12345',
};
const settings = (rules: Partial<Rules> = {}, info: Partial<typeof INFO> = {}): TournamentSettings => ({
  info: { ...INFO, ...info },
  rules: { ...DEFAULT_RULES, rounds: 9, lotSeed: 4711, ...rules },
});
const ALL_SETTINGS = ['maxiTournament', 'numbersByLot', 'lastRoundsInOrder', 'maximumColourDifference'];
const CHOICES = [
  { id: 'dutch-2026', settings: [] },
  { id: 'everything', settings: ALL_SETTINGS },
] as unknown as readonly SystemChoice[];

function formOf(before: TournamentSettings): SettingsForm {
  const form = new SettingsForm(before);
  form.choices = CHOICES;
  return form;
}

const PROHIBITION = { firstRound: 1, lastRound: 5, players: [3, 8] };
const CLUB = { by: 'club', value: 'Harbour', firm: true, firstRound: 1, lastRound: 9, players: [] } as const;

describe('settings that nobody touches are read back as they were', () => {
  it.each<[string, Partial<Rules>]>([
    ['the usual ones', {}],
    ['a deadline', { correctionMinutes: 30 }],
    ['a deadline of no minutes', { correctionMinutes: 0 }],
    ['a Maxi-tournament', { system: 'everything', maxiTournament: true }],
    ['a Maxi-tournament that was one', { system: 'everything', maxiTournament: false }],
    ['numbers by lot', { system: 'everything', numbersByLot: true }],
    ['numbers by hand', { system: 'everything', tableOrder: [4, 2, 9] }],
    ['the order of the last rounds', { system: 'everything', lastRoundsInOrder: true }],
    ['a colour difference of a tenth', { system: 'everything', maximumColourDifference: 1 }],
    ['unrated who are left out', { unratedInTieBreaks: 'leave-out' }],
    ['unrated who count as 1200', { unratedInTieBreaks: 1200 }],
    ['a national rating', { tournamentRating: { method: 'NIDOF', federation: 'NOR' } }],
    ['FIDE’s rating that was chosen', { tournamentRating: { method: 'FIDE', federation: '' } }],
    ['sequences of lists', { ratingLists: { rapid: [{ list: 'FIDE', pace: 'rapid' }] } }],
    ['an order of equals', { orderOfEquals: 'random' as never }],
    ['a long event', { longEvent: true, ratingInTieBreaks: 'last' as never }],
    ['prohibitions', { prohibitions: [PROHIBITION] }],
    ['clubs kept apart', { prohibitions: [PROHIBITION], keptApart: [CLUB] }],
    ['seats', { seating: { firstBoard: 11, leftOut: [13], fixed: [{ player: 4, board: 2 }] } }],
    ['acceleration', { acceleration: 'baku-2026', initialColour: 'black' }],
    ['other points', { scoring: { ...DEFAULT_RULES.scoring, whiteWin: 30, blackDraw: 15 } }],
    ['tie-breaks', { tieBreaks: ['BH', 'SB'], tieBreakText: '2023' as never }],
  ])('%s', (_, rules) => {
    const before = settings({ system: 'dutch-2026', ...rules });
    const after = formOf(before).read();
    const system = rules.system === 'everything' && rules.maximumColourDifference === undefined;
    // The one option that is always written where the system has it.
    expect(after).toEqual(
      system ? { ...before, rules: { ...before.rules, maximumColourDifference: 20 } } : before,
    );
  });
});

describe('a field that is changed changes its setting alone', () => {
  const cases: readonly [string, (form: SettingsForm) => void, Partial<Rules>][] = [
    ['rounds', (form) => (form.rounds = '11'), { rounds: 11 }],
    ['system', (form) => (form.system = 'lim'), { system: 'lim' }],
    ['first colour', (form) => (form.initialColour = 'white'), { initialColour: 'white' }],
    ['acceleration', (form) => (form.acceleration = 'baku-2026' as never), { acceleration: 'baku-2026' }],
    ['lots', (form) => (form.lotSeed = '12'), { lotSeed: 12 }],
    ['lots that are no number', (form) => (form.lotSeed = 'x'), {}],
    ['deadline', (form) => (form.correctionMinutes = ' 45 '), { correctionMinutes: 45 }],
    ['deadline that is no number', (form) => (form.correctionMinutes = 'soon'), {}],
    ['Maxi where the system has none', (form) => (form.maxiTournament = true), {}],
    ['numbers by lot where the system has none', (form) => (form.numbers = 'lot'), {}],
    ['points', (form) => (form.points.whiteDraw = '½'), {}],
    [
      'points of a win',
      (form) => (form.points.blackWin = '3'),
      { scoring: { ...DEFAULT_RULES.scoring, blackWin: 30 } },
    ],
    ['tie-breaks', (form) => (form.tieBreaks = ' BH \n\nSB\n'), { tieBreaks: ['BH', 'SB'] }],
    ['unrated', (form) => (form.unrated = 'leave-out'), { unratedInTieBreaks: 'leave-out' }],
    ['unrated as 1400', (form) => (form.unrated = 'rated'), { unratedInTieBreaks: 1400 }],
    [
      'method of the rating',
      (form) => (form.ratingMethod = 'NIDOF'),
      { tournamentRating: { method: 'NIDOF', federation: 'DEN' } },
    ],
    [
      'sequence of lists',
      (form) => form.askLists('blitz', [{ list: 'Club', pace: 'standard' }]),
      { ratingLists: { blitz: [{ list: 'Club', pace: 'standard' }] } },
    ],
    [
      'order of equal ratings',
      (form) => (form.orderOfEquals = 'registration'),
      { orderOfEquals: 'registration' },
    ],
    [
      'rating in tie-breaks',
      (form) => (form.ratingInTieBreaks = 'of-the-round'),
      { ratingInTieBreaks: 'of-the-round' },
    ],
    ['long event', (form) => (form.longEvent = true), { longEvent: true }],
    ['club', (form) => form.keepApart(CLUB), { keptApart: [CLUB] }],
    [
      'named players',
      (form) => form.keepApart({ ...PROHIBITION, by: 'players', value: '', firm: true }),
      { prohibitions: [PROHIBITION] },
    ],
    [
      'a wish of named players',
      (form) => form.keepApart({ ...PROHIBITION, by: 'players', value: '', firm: false }),
      { keptApart: [{ ...PROHIBITION, by: 'players', value: '', firm: false }] },
    ],
    [
      'first board',
      (form) => (form.seats.firstBoard = '21'),
      { seating: { firstBoard: 21, leftOut: [], fixed: [] } },
    ],
  ];
  it.each(cases)('%s', (_, change, rules) => {
    const before = settings();
    const form = formOf(before);
    change(form);
    expect(form.read()).toEqual({ ...before, rules: { ...before.rules, ...rules } });
  });

  it('of a system that has all options', () => {
    const usual = { system: 'everything', maximumColourDifference: 20 } as const;
    const read = (change: (form: SettingsForm) => void) => {
      const form = formOf(settings(usual));
      change(form);
      return form.read()?.rules;
    };
    const rules = settings(usual).rules;
    expect(read((form) => (form.maxiTournament = true))).toEqual({ ...rules, maxiTournament: true });
    expect(read((form) => (form.lastRoundsInOrder = true))).toEqual({ ...rules, lastRoundsInOrder: true });
    expect(read((form) => (form.numbers = 'lot'))).toEqual({ ...rules, numbersByLot: true });
    expect(read((form) => (form.numbers = 'hand'))).toEqual(rules);
    expect(
      read((form) => {
        form.numbers = 'hand';
        form.tableOrder = [3, 1];
      }),
    ).toEqual({ ...rules, tableOrder: [3, 1] });
    expect(read((form) => (form.colourDifference = '0,1'))).toEqual({ ...rules, maximumColourDifference: 1 });
    expect(read((form) => (form.colourDifference = '0'))).toEqual(rules);
  });

  it('a deadline and a prohibition are taken away', () => {
    const form = formOf(settings({ correctionMinutes: 30, prohibitions: [PROHIBITION], keptApart: [CLUB] }));
    form.correctionMinutes = '';
    form.endApart(0);
    expect(form.read()).toEqual(settings({ keptApart: [CLUB] }));
    form.endApart(0);
    expect(form.read()).toEqual(settings());
  });

  it('the facts of the event', () => {
    const form = formOf(settings());
    Object.assign(form.event, {
      federation: ' nor ',
      deputyArbiters: ' Ebner, Ana \n\n',
      roundDates: ' 2026/11/14 \n\n2026/11/16\n\n',
      city: 'Sund',
    });
    expect(form.read()?.info).toEqual({
      ...INFO,
      federation: 'NOR',
      city: 'Sund',
      deputyArbiters: ['Ebner, Ana'],
      roundDates: ['2026/11/14', '', '2026/11/16'],
    });
    form.event.roundDates = ' \n ';
    expect(form.read()?.info.roundDates).toEqual([]);
  });

  it('a day is read as it may be typed; an incomplete one of an import stays', () => {
    const form = formOf(settings({}, { endDate: '2026/11' }));
    form.event.startDate = '2026-11-13';
    expect(form.wrongDays).toEqual([]);
    expect(form.read()?.info).toMatchObject({ startDate: '2026/11/13', endDate: '2026/11' });
  });
});

describe('what cannot be read is named, and nothing is sent', () => {
  it.each(['', '0', '31', '2.5', 'x'])('%j rounds', (rounds) => {
    const form = formOf(settings());
    form.rounds = rounds;
    expect([form.wrongRounds, form.read()]).toEqual([true, null]);
  });
  it.each(['1', '30'])('%s rounds are some', (rounds) => {
    const form = formOf(settings());
    form.rounds = rounds;
    expect([form.wrongRounds, form.read()?.rules.rounds]).toEqual([false, Number(rounds)]);
  });
  it.each([
    ['0', null],
    ['1', 1],
    ['4000', 4000],
    ['4001', null],
    ['1400.5', null],
    ['x', null],
  ])('an unrated player as %s', (typed, rule) => {
    const form = formOf(settings());
    form.unrated = 'rated';
    form.unratedAs = typed;
    expect(form.unratedRule).toBe(rule);
    expect(form.read() === null).toBe(rule === null);
  });
  it('points, days and boards', () => {
    const form = formOf(settings());
    form.points.blackWin = 'one';
    expect([form.wrongPoints, form.read()]).toEqual([['blackWin'], null]);
    form.points.blackWin = '1';
    form.event.endDate = 'Sunday';
    expect([form.wrongDays, form.read()]).toEqual([['endDate'], null]);
    form.event.endDate = '2026/11/22';
    form.seats.leftOut = 'all';
    expect(form.read()).toBeNull();
  });
  it('a system that is not known yet has no options', () => {
    const form = new SettingsForm(settings({ system: 'everything', maxiTournament: true }));
    expect(form.has('maxiTournament')).toBe(false);
    form.choices = CHOICES;
    expect(form.has('maxiTournament')).toBe(true);
    form.system = 'dutch-2026';
    expect(form.has('maxiTournament')).toBe(false);
  });
});
