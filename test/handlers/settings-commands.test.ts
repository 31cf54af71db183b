/** What the page of settings may store, what stands against it, and what a typed list of tie-breaks says. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_TOURNAMENT,
  TIE_BREAKS,
  type EventDraft,
  type KeepApart,
  type Rules,
  type Tournament,
  type TournamentInfo,
} from '../../src-engine/index.ts';
import {
  accelerationProblem,
  canonicalCode,
  settingsCommands,
  settingsQueries,
  tieBreaksProblem,
} from '../../src-main/handlers/settings/settings.ts';
import { tieBreaksView } from '../../src-main/handlers/settings/tie-breaks-view.ts';
import { FIRST, imported, players, SECOND, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

const WALL_1 = up(1, FIRST, 3);
function deskWith(rules: Partial<Rules>, info: Partial<TournamentInfo>, ...drafts: readonly EventDraft[]) {
  const { payload, ...draft } = imported();
  const { tournament } = payload;
  const changed = {
    ...tournament,
    info: { ...tournament.info, name: 'Open', ...info },
    rules: { ...tournament.rules, ...rules },
  };
  return new WrittenDesk([{ ...draft, payload: { ...payload, tournament: changed } }, ...drafts]);
}
function change(
  desk: WrittenDesk,
  rules: Partial<Rules>,
  info: Partial<TournamentInfo> = {},
  confirmed: 0 | 2 | 4 = 0,
) {
  const { tournament } = desk.state;
  const asked = { info: { ...tournament.info, ...info }, rules: { ...tournament.rules, ...rules } };
  return settingsCommands(desk.desk)['settings.change']({ ...asked, confirmed });
}
const rulesOf = (desk: WrittenDesk) => desk.state.tournament.rules;

describe('the settings', () => {
  it('are shown and stored', async () => {
    const desk = deskWith({}, { city: 'Biel' });
    const { info, rules } = desk.state.tournament;
    expect(await valueOf(settingsQueries(desk.desk)['settings.view'](null))).toEqual({ info, rules });
    expect(await valueOf(change(desk, { rounds: 6 }, { city: 'Bern' }))).toBeNull();
    expect(desk.stored).toEqual([
      [
        'settings-changed',
        {
          info: { ...info, city: 'Bern' },
          rules: { ...rules, rounds: 6 },
          changes: ['city Biel is now Bern', 'Number of rounds: 5 is now 6'],
        },
      ],
    ]);
  });

  it('keep tie-breaks as they are spelled where only the spelling differs, else spell them as C.07 does', async () => {
    const desk = deskWith({ tieBreaks: ['bh-c1', 'SB'] }, {});
    await valueOf(change(desk, { tieBreaks: ['BH/C1', ' sb'] }));
    expect([desk.stored, rulesOf(desk).tieBreaks]).toEqual([[], ['bh-c1', 'SB']]);
    await valueOf(change(desk, { tieBreaks: ['sb', 'bh-c1'] }));
    expect(rulesOf(desk).tieBreaks).toEqual(['SB', 'BH/C1']);
    expect([canonicalCode('bh-c1'), canonicalCode(' my own ')]).toEqual(['BH/C1', 'my own']);
  });

  it('follow the edition of C.07 of the first day until round 1, unless another one was chosen', async () => {
    const textAfter = async (
      before: Partial<Rules>,
      [from, to]: readonly [string, string],
      drafts: readonly EventDraft[] = [],
      asked: Partial<Rules> = {},
    ) => {
      const desk = deskWith(before, { startDate: from }, ...drafts);
      await valueOf(change(desk, asked, { startDate: to, city: 'Bern' }, 4));
      return rulesOf(desk).tieBreakText;
    };
    const [old, now] = ['2026/02/28', '2026/03/01'] as const;
    expect(await textAfter({}, [now, old])).toBe('2024');
    expect(await textAfter({ tieBreakText: '2024' }, [old, now])).toBe('2026');
    // The older text was chosen for an event of today: it stays.
    expect(await textAfter({ tieBreakText: '2024' }, [now, now])).toBe('2024');
    expect(await textAfter({ tieBreakText: '2024' }, [now, old])).toBe('2024');
    expect(await textAfter({}, [now, old], [], { tieBreakText: '2024' })).toBe('2024');
    expect(await textAfter({ tieBreakText: '2024' }, [old, old], [], { tieBreakText: '2026' })).toBe('2026');
    expect(await textAfter({}, [now, old], WALL_1)).toBe('2026');
  });

  const NATIONAL = { method: 'NRO', federation: 'SUI' } as const;
  const FIDES = { standard: [{ list: 'FIDE', pace: 'standard' }] } as const;

  it('set back lists that another method contradicts, and ask; whoever changes both is not helped', async () => {
    const desk = deskWith({ ratingLists: FIDES }, {});
    expect(await questionOf(change(desk, { tournamentRating: NATIONAL }))).toMatchObject({
      level: 2,
      consequences: expect.arrayContaining([
        'The rating lists are asked in the usual order of this tournament rating again.',
      ]) as string[],
    });
    await valueOf(change(desk, { tournamentRating: NATIONAL }, {}, 2));
    expect(rulesOf(desk)).not.toHaveProperty('ratingLists');
    const lists = { standard: [{ list: 'FIDE', pace: 'rapid' }] } as const;
    const both = change(deskWith({ ratingLists: FIDES }, {}), {
      tournamentRating: NATIONAL,
      ratingLists: lists,
    });
    expect(await refusalOf(both)).toEqual({
      code: 'lists-impossible',
      message: 'The tournament rating is the national one first; FIDE’s list cannot be the main list.',
      advice: 'Change the order of the lists, or the tournament rating.',
    });
    const other = deskWith({ ratingLists: FIDES }, {});
    await valueOf(change(other, { tournamentRating: { method: 'HBFN', federation: 'SUI' } }));
    expect(rulesOf(other).ratingLists).toEqual(FIDES);
  });

  const fixed = (...boards: readonly (readonly [player: number, board: number])[]) => ({
    seating: { firstBoard: 1, leftOut: [7, 8], fixed: boards.map(([player, board]) => ({ player, board })) },
  });
  const apart = (...ids: number[]): KeepApart => ({
    ...{ by: 'players', value: '', players: ids, firm: true, firstRound: 1, lastRound: 5 },
  });
  const SEATS = { code: 'seating-impossible', advice: 'Change it in the settings under Boards.' };
  it.each<[Partial<Rules>, object]>([
    [
      { system: 'checkers' },
      {
        code: 'system-unknown',
        message: 'There is no system checkers.',
        advice: 'Choose one from the list.',
      },
    ],
    [
      { system: 'round-robin', acceleration: 'baku-2026' },
      {
        ...{ code: 'acceleration-impossible', article: 'C.04.7 1.5' },
        message: 'Round robin (Berger) has no scoregroups, so nothing can be accelerated.',
        advice: 'Choose no acceleration, or a Swiss system.',
      },
    ],
    [
      { rounds: 0 },
      {
        code: 'rounds-already-paired',
        article: 'C.04.1 1',
        message: '0 rounds are published; the tournament cannot have 0.',
        advice: '',
      },
    ],
    [
      { tieBreaks: ['BH', 'BH/Q1'] },
      {
        code: 'unknown-modifier',
        message: 'BH/Q1: Q1 is not a modifier of C.07 Art. 14.',
        advice: 'Correct the list of tie-breaks.',
      },
    ],
    [
      {
        prohibitions: [
          { players: [3, 9], firstRound: 1, lastRound: 5 },
          { players: [3, 99], firstRound: 1, lastRound: 5 },
        ],
      },
      {
        code: 'player-unknown',
        message: 'A prohibited pairing names a player who is not in the tournament.',
        advice: '',
      },
    ],
    [
      { keptApart: [apart(3, 9), apart(99, 3)] },
      {
        code: 'player-unknown',
        message: 'A prohibited pairing names a player who is not in the tournament.',
        advice: '',
      },
    ],
    [
      fixed([3, 4], [99, 5]),
      { ...SEATS, message: 'A board is fixed for a player who is not in the tournament.' },
    ],
    [fixed([3, 4], [9, 8]), { ...SEATS, message: 'Board 8 is fixed for a player, but is left out.' }],
    [fixed([3, 4], [9, 4]), { ...SEATS, message: 'Board 4 is fixed for two players.' }],
    [fixed([3, 4], [3, 5]), { ...SEATS, message: 'Name3, Given has two boards of their own.' }],
  ])('refuse %j', async (rules, refusal) => {
    const desk = deskWith({}, {});
    expect(await refusalOf(change(desk, rules))).toEqual(refusal);
    expect(desk.stored).toEqual([]);
  });

  it('take players who are entered, boards of their own, and a code of the event’s own', async () => {
    const desk = deskWith({}, {});
    const rules = { ...fixed([3, 4], [9, 5]), keptApart: [apart(3, 9)] };
    expect(tieBreaksProblem(['BH', 'XYZ'], ['XYZ'])).toBeNull();
    expect(
      await valueOf(
        change(desk, {
          ...rules,
          tieBreaks: ['BH'],
          prohibitions: [{ players: [3, 9], firstRound: 1, lastRound: 5 }],
        }),
      ),
    ).toBeNull();
    expect(rulesOf(desk).seating).toEqual(rules.seating);
  });

  it('need a name, and as many rounds as are on the wall', async () => {
    const desk = deskWith({}, {}, ...WALL_1, ...up(2, SECOND, 4), up(3, FIRST, 3)[0]!);
    expect(await refusalOf(change(desk, {}, { name: ' ' }))).toEqual({
      ...{ code: 'name-missing', message: 'The tournament needs a name.', advice: '' },
    });
    expect(await refusalOf(change(desk, { rounds: 1 }))).toMatchObject({
      code: 'rounds-already-paired',
      message: '2 rounds are published; the tournament cannot have 1.',
    });
    expect((await questionOf(change(desk, { rounds: 2 }))).level).toBe(4);
    expect((await refusalOf(change(deskWith({}, {}), { rounds: 0 }))).code).toBe('rounds-already-paired');
    expect(await valueOf(change(deskWith({}, {}), { rounds: 1 }))).toBeNull();
  });

  it('leave an acceleration as an old file says it, until it changes', async () => {
    const old = { system: 'round-robin', acceleration: 'baku-2026' } as const;
    expect(await valueOf(change(deskWith(old, {}), { tieBreaks: ['SB'] }))).toBeNull();
    expect(accelerationProblem({ system: 'dutch-2026', acceleration: 'baku-2026' })).toBeNull();
    expect(accelerationProblem({ system: 'round-robin', acceleration: 'none' })).toBeNull();
    expect(accelerationProblem(old)?.code).toBe('acceleration-impossible');
  });

  it('say of typed tie-breaks what they are, without the round that is only drafted', async () => {
    const desk = deskWith({}, {}, up(1, FIRST, 3)[0]!);
    const { entries } = await valueOf(
      settingsQueries(desk.desk)['settings.tieBreaks']({ codes: ['sb'], text: '2026', unrated: 'drop' }),
    );
    expect(entries).toEqual([{ code: 'SB', name: 'Sonneborn-Berger', article: 'C.07 9.1', problem: '' }]);
  });
});

describe('a typed list of tie-breaks', () => {
  const asked = (codes: readonly string[], text: '2024' | '2026' = '2026') => ({
    codes,
    text,
    unrated: 'drop' as const,
  });
  const unrated = {
    ...BLANK_TOURNAMENT,
    players: [...players, { ...players[0]!, id: 20, tpn: 8, rating: 0 }],
  };
  const team = { number: 1, name: 'Linden', players: [3, 9] } as unknown as Tournament['teams'][number];
  const withTeams = { ...BLANK_TOURNAMENT, players, teams: [team] };

  it('says what each code is, and what stands against it', () => {
    expect(tieBreaksView(unrated, asked(['bh/c1', 'ARO', 'STD', 'XYZ', 'EDE'], '2024')).entries).toEqual([
      { code: 'BH/C1', name: 'Buchholz Cut 1', article: 'C.07 8.1, 14.1', problem: '' },
      {
        ...{ code: 'ARO', name: 'Average rating of opponents', article: 'C.07 10.1' },
        problem:
          'ARO is dropped: 1 unrated player takes part and the rules of the event do not say how they count (C.07 Art. 10).',
      },
      {
        ...{ code: 'STD', name: 'Standard points', article: 'C.07 7.7' },
        problem:
          'STD is new in C.07 of 1 March 2026. This event follows the text before it: the value is shown and does not rank.',
      },
      { code: 'XYZ', name: '', article: '', problem: 'XYZ is not a tie-break of C.07.' },
      {
        ...{ code: 'EDE', name: 'Extended direct encounter', article: 'C.07 13.3' },
        problem: 'EDE is a tie-break for teams.',
      },
    ]);
  });

  it('of a team event may have codes for teams, and codes for players with what stands against them', () => {
    const problems = (tournament: Tournament) =>
      tieBreaksView(tournament, asked(['EDE', 'STD'], '2024')).entries.map(({ problem }) => problem !== '');
    expect([problems(BLANK_TOURNAMENT), problems(withTeams)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('has lists to start from and the codes that the event may use, those of teams only for teams', () => {
    const [alone, teams] = [BLANK_TOURNAMENT, withTeams].map((tournament) =>
      tieBreaksView(tournament, asked([])),
    );
    expect(alone!.presets.map(({ id, name }) => [id, name])).toEqual([
      ['swiss', 'Swiss: Buchholz first'],
      ['swiss-encounter', 'Swiss: direct encounter first'],
      ['swiss-ratings', 'Swiss: ratings of opponents first'],
      ['swiss-youth', 'Swiss for young players'],
      ['round-robin', 'Round robin'],
      ['round-robin-berger', 'Round robin: Sonneborn-Berger first'],
    ]);
    expect(teams!.presets.at(-1)).toMatchObject({ id: 'teams', name: 'Teams: Swiss' });
    const forTeams: readonly string[] = TIE_BREAKS.filter(({ teamsOnly }) => teamsOnly).map(
      ({ code }) => code,
    );
    const codes = (view: typeof alone) => view!.catalogue.map(({ code }) => code);
    expect(codes(teams)).toEqual(TIE_BREAKS.map(({ code }) => code));
    expect(codes(alone)).toEqual(codes(teams).filter((code) => !forTeams.includes(code)));
    expect(alone!.catalogue.find(({ code }) => code === 'BH')).toEqual({
      ...{ code: 'BH', name: 'Buchholz', article: 'C.07 8.1', modifiers: '/C1 /M1 /P /F' },
      meaning: expect.stringMatching(/opponents/) as string,
    });
    const modifiers = (view: typeof alone, wanted: string) =>
      view!.catalogue.find(({ code }) => code === wanted)?.modifiers;
    expect([modifiers(alone, 'BH'), modifiers(teams, 'BH')]).toEqual(['/C1 /M1 /P /F', '/C1 /M1 /P /F :MP']);
  });
});
