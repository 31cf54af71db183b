/** A player beside a rating list, and what other data of players change beside them. Identity, number and place on the list differ. */
import { describe, expect, it } from 'vitest';
import { nationalOf, type EventDraft, type Player } from '../../src-engine/index.ts';
import { effectSentences, effectsOf, numbersWith } from '../../src-main/handlers/players/effects.ts';
import {
  changesBy,
  comparedFields,
  differences,
  listEntryOf,
  shownOf,
} from '../../src-main/handlers/players/listed.ts';
import { fieldsOfList } from '../../src-main/handlers/players/from-list.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { FIRST, folded, imported, results, up } from './written.ts';
import { CLUB, entry, FIDE, lists, player } from './written-lists.ts';

describe('what changes beside the players', () => {
  const wall1 = [...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
  const tournamentOf = (tieBreaks: readonly string[], ...drafts: readonly EventDraft[]) => {
    const { tournament } = folded(imported(), ...drafts);
    return { ...tournament, rules: { ...tournament.rules, tieBreaks } };
  };
  const raised = new Map([[6, { rating: 2350 }]]);

  it('are numbers, others among them, and ranks by tie-breaks from ratings', () => {
    // With White 9 beat 6 and 4, with Black, beat 7: the stronger opponent comes first.
    const played = tournamentOf(['SB', 'ARO', 'XYZ'], ...wall1);
    expect(effectsOf(played, raised)).toEqual({
      ...{ numbers: 3, others: 2, ranks: 2, rounds: 1, tieBreaks: ['ARO'] },
      groups: [{ player: 6, leaves: ['Under 2200'], enters: [] }],
    });
    expect(effectsOf(tournamentOf(['SB']), raised)).toMatchObject({
      numbers: 3,
      ranks: 0,
      rounds: 0,
      tieBreaks: [],
    });
    const draft = tournamentOf(['ARO'], up(1, FIRST, 3)[0]!);
    expect(effectsOf(draft, raised)).toMatchObject({ ranks: 0, rounds: 1 });
    const four = [2, 3, 4].flatMap((round) => up(round, FIRST, 3));
    expect(effectsOf(tournamentOf(['SB'], ...wall1, ...four), raised)).toMatchObject({
      numbers: 0,
      others: 0,
    });
    expect(effectsOf(played, new Map([[6, { club: 'Linden' }]]))).toMatchObject({
      numbers: 0,
      others: 0,
      ranks: 0,
    });
  });

  it('are numbers that the next pairing gives', () => {
    const numbers = numbersWith(tournamentOf([]), raised);
    expect([...numbers]).toEqual([
      [3, 7],
      [4, 6],
      [5, 5],
      [6, 2],
      [7, 4],
      [8, 3],
      [9, 1],
    ]);
  });

  it('are told the gravest first', () => {
    const none = { numbers: 0, others: 0, ranks: 0, rounds: 0, tieBreaks: [], groups: [] };
    expect(effectSentences(none)).toEqual(['All pairing numbers stay.']);
    const group = { player: 6, leaves: [], enters: [] };
    expect(
      effectSentences({
        ...none,
        numbers: 3,
        ranks: 2,
        rounds: 1,
        tieBreaks: ['ARO'],
        groups: [group, group],
      }),
    ).toEqual(['3 pairing numbers move.', '2 ranks change, by ARO.', '2 players change prize groups.']);
  });
});

describe('an entry beside a list', () => {
  const TOURNAMENT = folded(imported()).tournament;
  const listed = (known: Player, more: Partial<FoundEntry>) => {
    const found = entry(901, 'Kasper, Jan', { fideId: 5511, born: 1990, ...more });
    return fieldsOfList(
      lists(new Map([[FIDE, [found]]]), 1, [[FIDE, 'standard']]),
      TOURNAMENT,
      { list: FIDE, entry: found },
      known,
    );
  };
  const rated = player({ rating: 2000, fideId: '5511' });
  const told = (known: Player, more: Partial<FoundEntry>) =>
    differences(known, listed(known, more)).map(({ field, entered, listed: says }) => [field, entered, says]);

  it('differs in what the list says otherwise; its blanks say nothing but of title and rating', () => {
    expect(told(rated, { standard: 2000 })).toEqual([]);
    expect(
      told(rated, { standard: 2010, sex: 'm', federation: 'SUI', born: 1991, name: 'Kasper, Jon' }),
    ).toEqual([
      ['name', 'Kasper, Jan', 'Kasper, Jon'],
      ['rating', '2000', '2010'],
      ['federation', 'GER', 'SUI'],
      ['sex', '', 'm'],
      ['birth', '1990', '1991'],
    ]);
    const titled = { ...rated, title: 'FM', sex: 'm' } as const;
    expect(told(titled, { standard: 0, born: 0, federation: '' })).toEqual([
      ['title', 'FM', ''],
      ['rating', '2000', ''],
    ]);
  });

  it('has FIDE’s rating apart only where one of both has another one', () => {
    const fields = (official: number | null, other: number | null = null) =>
      comparedFields({ ...rated, official }, { ...rated, official: other })
        .map(({ field }) => field)
        .includes('official');
    expect([fields(null), fields(2000), fields(1990), fields(null, 1990)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(comparedFields(rated, null).every(({ listed: says }) => says === '')).toBe(true);
    expect(
      comparedFields({ ...rated, official: 1990 }, null).find(({ field }) => field === 'official'),
    ).toEqual({
      ...{ field: 'official', entered: '1990', listed: '' },
    });
    // The same one may stand apart in the entry and be the rating of the list.
    expect(told({ ...rated, official: 1990 }, { standard: 1990 })).toEqual([['rating', '2000', '1990']]);
    expect(told({ ...rated, official: 1980 }, { standard: 1990 })).toEqual([
      ['rating', '2000', '1990'],
      ['official', '1980', '1990'],
    ]);
  });

  it('tells a national rating that counts as the rating', () => {
    const national = (rating: number) => ({ ...rated, national: nationalOf('GER', rating) });
    const beside = (known: Player, other: Player) =>
      differences(known, other as never).map(({ field }) => field);
    // Both count here: 2000 and 2010 are told as the rating.
    expect(beside(national(2000), { ...national(2010), rating: 2010 })).toEqual(['rating']);
    expect(beside(national(1900), { ...national(2010), rating: 2010 })).toEqual(['rating', 'national']);
    expect(beside(national(2000), { ...national(2010), rating: 2000 })).toEqual(['national']);
    expect(beside(national(1900), { ...rated, national: null })).toEqual([]);
  });

  it('is shown field by field', () => {
    const known = {
      ...rated,
      title: 'FM',
      womensTitle: 'WIM',
      birth: '1990/05/04',
      national: nationalOf('GER', 1950),
      official: 1990,
    } as const;
    const fields = [
      'name',
      'title',
      'rating',
      'official',
      'national',
      'federation',
      'sex',
      'birth',
      'fideId',
    ] as const;
    expect(fields.map((field) => shownOf(known, field))).toEqual([
      ...['Kasper, Jan', 'FM WIM', '2000', '1990', '1950', 'GER', '', '1990', '5511'],
    ]);
    expect(fields.map((field) => shownOf(player({ rating: 0, birth: '' }), field))).toEqual([
      ...['Kasper, Jan', '', '', '', '', 'GER', '', '', ''],
    ]);
  });

  it('takes what differs, the FIDE ID, and where the rating came from', () => {
    const changes = changesBy(
      { ...rated, fideId: '', birth: '1990/05/04', title: 'CM' },
      listed(rated, { standard: 2010, title: 'FM', womensTitle: 'WIM' }),
    );
    expect(changes).toEqual({
      ...{ rating: 2010, title: 'FM', womensTitle: 'WIM', fideId: '5511', official: null, national: null },
      ...{ ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-11', ratingPace: 'standard' },
      ...{ officialFrom: null, nationalFrom: null, ratingChosen: null, listK: null },
    });
    const same = changesBy(rated, { ...listed(rated, { standard: 2000 }), fideId: '' });
    expect(same).toEqual({
      ...{ ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-11', ratingPace: 'standard' },
      ...{ official: null, officialFrom: null, national: null, nationalFrom: null },
      ...{ ratingChosen: null, listK: null },
    });
  });

  it('is found by the FIDE ID alone', () => {
    const some = lists(
      new Map([
        [FIDE, [entry(901, 'Kasper, Jan', { fideId: 0 }), entry(902, 'Other, Otto', { fideId: 5511 })]],
      ]),
    );
    expect(listEntryOf(some, FIDE, { fideId: '5511' })?.place).toBe(902);
    expect(listEntryOf(some, FIDE, { fideId: '5512' })).toBeNull();
    expect(listEntryOf(some, FIDE, { fideId: '' })).toBeNull();
    expect(listEntryOf(some, CLUB, { fideId: '5511' })).toBeNull();
  });
});
