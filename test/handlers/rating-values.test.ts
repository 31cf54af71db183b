/** Which ratings a player has by the lists, by what is typed and by the rule of the tournament. Lists, kinds and values all differ. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_STATE,
  nationalOf,
  type Player,
  type RatingMethod,
  type RatingOrigin,
  type Tournament,
} from '../../src-engine/index.ts';
import { changeDraft, changesOf } from '../../src-main/handlers/players/change.ts';
import { fieldsOfList } from '../../src-main/handlers/players/from-list.ts';
import { draftsOfRule, ratingRuleOf, typedRatings } from '../../src-main/handlers/players/ratings.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { playerInput } from './field.ts';
import { FIRST, folded, imported, up } from './written.ts';
import { CLUB, entry, FIDE, lists, OLD, player } from './written-lists.ts';

const by = (method: RatingMethod, federation = 'GER'): Tournament => ({
  ...BLANK_STATE.tournament,
  rules: { ...BLANK_STATE.tournament.rules, tournamentRating: { method, federation } },
});
const ofList = (list: string, month: string, pace: RatingOrigin['pace']): RatingOrigin => ({
  source: 'list',
  list,
  month,
  pace,
});
const FIDES = entry(52, 'Kasper, Jan', {
  ...{ born: 1990, fideId: 5511, standard: 2000, blitz: 2020, title: 'FM' },
  ...({ standardK: 20, blitzK: 40 } as object),
});
const CLUBS = entry(51, 'Kasper, Jan', { born: 1990, number: '77', standard: 1950, rapid: 1940 });
const OLDS = entry(53, 'Kasper, Jan', { born: 1990, number: '88', standard: 1900 });

describe('what the lists say of somebody', () => {
  type Asked = Parameters<typeof lists>[2];
  const USUAL: Asked = [
    [FIDE, 'standard'],
    [CLUB, 'standard'],
  ];
  const fields = (
    tournament: Tournament,
    {
      known = null,
      chosen = null,
      asked = USUAL,
      fide = FIDES,
      club = CLUBS,
      from = 'FIDE',
    }: {
      known?: Player | null;
      chosen?: { list: string; pace: 'standard' | 'rapid' | 'blitz' } | null;
      asked?: Asked;
      fide?: FoundEntry | null;
      club?: FoundEntry | null;
      from?: 'FIDE' | 'Club';
    } = {},
  ) => {
    const some = lists(
      new Map([
        [FIDE, fide === null ? [] : [fide]],
        [CLUB, club === null ? [] : [club]],
      ]),
      2,
      asked,
    );
    const found = from === 'FIDE' ? { list: FIDE, entry: fide! } : { list: CLUB, entry: club! };
    return fieldsOfList(some, tournament, found, known, chosen);
  };
  const origin = ({
    ratingSource,
    ratingList,
    ratingMonth,
    ratingPace,
  }: Player | ReturnType<typeof fields>) => [ratingSource, ratingList, ratingMonth, ratingPace];

  it('is FIDE’s rating with its K, and the national one beside it with its source', () => {
    expect(fields(by('FIDE'))).toEqual({
      ...{ name: 'Kasper, Jan', sex: null, title: 'FM', womensTitle: null, rating: 2000, official: null },
      national: { ...nationalOf('GER', 1950), nationalId: '77' },
      ...{ ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-11', ratingPace: 'standard' },
      ...{
        officialFrom: null,
        nationalFrom: ofList('Club', '2026-10', 'standard'),
        ratingChosen: null,
        listK: 20,
      },
      ...{ federation: 'GER', fideId: '5511', birth: '1990/00/00', club: '' },
    });
  });

  it.each<[RatingMethod, number, number | null, string]>([
    ['FIDE', 2000, null, 'FIDE'],
    ['NRO', 1950, 2000, 'Club'],
    ['FIDON', 2000, null, 'FIDE'],
    ['NIDOF', 1950, 2000, 'Club'],
    ['HBFN', 2000, null, 'FIDE'],
    ['LBFN', 1950, 2000, 'Club'],
    // A rating of its own is on no list: the first that is asked counts.
    ['OTHER', 2000, null, 'FIDE'],
  ])('counts by %s', (method, rating, official, list) => {
    const found = fields(by(method));
    expect([found.rating, found.official, found.ratingList]).toEqual([rating, official, list]);
  });

  it('is that of the list and kind that the arbiter chose; chosen only where another one would count', () => {
    const chosen = fields(by('FIDE'), { chosen: { list: 'one', pace: 'blitz' } });
    expect([chosen.rating, chosen.official, chosen.ratingChosen, ...origin(chosen)]).toEqual([
      ...[2020, 2000, true, 'list', 'FIDE', '2026-11', 'blitz'],
    ]);
    const same = fields(by('FIDE'), { chosen: { list: 'one', pace: 'standard' } });
    expect([same.rating, same.ratingChosen]).toEqual([2000, null]);
    const club = fields(by('FIDE'), { chosen: { list: 'two', pace: 'rapid' } });
    expect([club.rating, club.official, club.national?.rating, club.ratingChosen]).toEqual([
      1940,
      2000,
      1940,
      true,
    ]);
    const none = fields(by('FIDE'), { chosen: { list: 'two', pace: 'blitz' } });
    expect([none.rating, none.ratingChosen]).toEqual([2000, null]);
  });

  it('stays with the list from which the arbiter took it before, and follows the lists otherwise', () => {
    const taken = player({
      rating: 2010,
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-09',
      ratingPace: 'blitz',
      ratingChosen: true,
    });
    const again = fields(by('FIDE'), { known: taken });
    expect([again.rating, again.ratingChosen, again.ratingMonth]).toEqual([2020, true, '2026-11']);
    const followed = fields(by('FIDE'), { known: { ...taken, ratingChosen: null } });
    expect([followed.rating, followed.ratingChosen]).toEqual([2000, null]);
    // The list does not have it any more: what was taken stays.
    const gone = fields(by('FIDE'), { known: { ...taken, ratingList: 'Gone' } });
    expect([gone.rating, gone.ratingChosen, gone.ratingList]).toEqual([2010, true, 'Gone']);
  });

  it('leaves what the lists are silent about as it was', () => {
    const known = player({
      rating: 1800,
      national: { ...nationalOf('GER', 1700), nationalId: '9' },
      ratingSource: 'typed',
    });
    const found = fields(by('NRO'), { known, club: null });
    expect([found.rating, found.official, found.national]).toEqual([
      1700,
      2000,
      { ...nationalOf('GER', 1700), nationalId: '9' },
    ]);
    const unrated = fields(by('FIDE'), { known, fide: { ...FIDES, standard: 0, blitz: 0 }, club: null });
    expect([unrated.rating, ...origin(unrated)]).toEqual([0, 'list', 'FIDE', '2026-11', '']);
    // What was typed by hand stays.
    const typed = fields(by('OTHER'), { known, fide: null, from: 'Club' });
    expect([typed.rating, typed.official, typed.national?.rating]).toEqual([1800, null, 1950]);
  });

  it('is of FIDE’s kind that is asked, where that is another than the official one', () => {
    const blitz = fields(by('FIDE'), {
      asked: [
        [FIDE, 'blitz'],
        [CLUB, 'standard'],
      ],
    });
    expect([blitz.rating, blitz.official, blitz.ratingPace, blitz.officialFrom]).toEqual([
      ...[2020, 2000, 'blitz', ofList('FIDE', '2026-11', 'standard')],
    ]);
  });

  it('takes particulars of FIDE’s list where the own one does not tell them', () => {
    const found = fields(by('FIDE'), {
      from: 'Club',
      fide: { ...FIDES, sex: 'w', womensTitle: 'WIM' },
      club: { ...CLUBS, club: 'Linden' },
    });
    expect([found.sex, found.title, found.womensTitle, found.fideId, found.birth, found.club]).toEqual([
      ...['w', 'FM', 'WIM', '5511', '1990/00/00', 'Linden'],
    ]);
    const everywhere = [{ list: FIDE, entry: FIDES }];
    const undated = { ...CLUBS, born: 0 };
    const known = fieldsOfList(lists(new Map()), by('FIDE'), { list: CLUB, entry: undated, everywhere });
    expect([known.birth, known.fideId, known.title]).toEqual(['1990/00/00', '5511', 'FM']);
    const own = fields(by('FIDE'), {
      from: 'Club',
      club: { ...CLUBS, title: 'CM', sex: 'm', womensTitle: 'CM' },
    });
    expect([own.title, own.womensTitle, own.sex]).toEqual(['CM', null, 'm']);
    const alone = fields(by('FIDE'), {
      from: 'Club',
      fide: null,
      known: player({ title: 'WFM' }),
      club: { ...CLUBS, title: 'Master' },
    });
    expect([alone.title, alone.fideId, alone.birth]).toEqual(['WFM', '', '1990/00/00']);
    const untitled = fields(by('FIDE'), {
      known: player({ title: 'WFM', womensTitle: 'WCM' }),
      fide: { ...FIDES, title: '' },
    });
    expect([untitled.title, untitled.womensTitle]).toEqual([null, null]);
    const kept = fields(by('FIDE'), { known: player({ title: 'FM', womensTitle: 'WIM' }) });
    expect([kept.title, kept.womensTitle]).toEqual(['FM', 'WIM']);
    const other = fields(by('FIDE'), { known: player({ title: 'CM', womensTitle: 'WIM' }) });
    expect([other.title, other.womensTitle]).toEqual(['FM', null]);
  });

  it('has the national rating of the list that is asked, else of the one it came from, else of the one they are on', () => {
    const stored = new Map([
      [FIDE, [FIDES]],
      [CLUB, [CLUBS]],
      [OLD, [OLDS]],
    ]);
    const national = (asked: Asked, known: Player | null, from: 'FIDE' | 'Club' | 'Old') => {
      const found = {
        FIDE: { list: FIDE, entry: FIDES },
        Club: { list: CLUB, entry: CLUBS },
        Old: { list: OLD, entry: OLDS },
      }[from];
      const { national: record } = fieldsOfList(lists(stored, 3, asked), by('FIDE'), found, known);
      return [record?.rating ?? 0, record?.nationalId ?? ''];
    };
    const fromOld = player({
      national: nationalOf('GER', 1800),
      nationalFrom: ofList('Old', '2026-01', 'standard'),
    });
    expect(national([[OLD, 'standard']], null, 'Club')).toEqual([1900, '88']);
    expect(national([[FIDE, 'standard']], fromOld, 'Club')).toEqual([1900, '88']);
    expect(national([[FIDE, 'standard']], null, 'Club')).toEqual([1950, '77']);
    expect(national([[FIDE, 'standard']], null, 'FIDE')).toEqual([0, '']);
    expect(
      national([[FIDE, 'standard']], player({ nationalFrom: ofList('Old', '2026-01', 'standard') }), 'FIDE'),
    ).toEqual([0, '']);
  });
});

describe('what is typed', () => {
  const LISTED = {
    ratingSource: 'list',
    ratingList: 'FIDE',
    ratingMonth: '2026-11',
    ratingPace: 'standard',
    listK: 20,
  } as const;
  const known = player({
    rating: 2000,
    fideId: '55',
    ...LISTED,
    national: nationalOf('GER', 1950),
    nationalFrom: ofList('Club', '2026-10', 'standard'),
  });
  const typed = (more: object, method: RatingMethod = 'FIDE') => {
    const input = {
      ...playerInput('Kasper, Jan', 2000, { fideId: '55', national: 1950, own: 2000 }),
      ...more,
    };
    const { rating, official, national, ratingSource, ratingList, nationalFrom, listK } = typedRatings(
      by(method).rules,
      known,
      input,
    );
    return [
      rating,
      official,
      national?.rating ?? 0,
      ratingSource,
      ratingList,
      nationalFrom?.list ?? null,
      listK,
    ];
  };

  it('comes from no list any more, and only that', () => {
    expect(typed({})).toEqual([2000, null, 1950, 'list', 'FIDE', 'Club', 20]);
    expect(typed({ rating: 2010 })).toEqual([2010, null, 1950, 'typed', '', 'Club', null]);
    expect(typed({ national: 1960 })).toEqual([2000, null, 1960, 'list', 'FIDE', '', 20]);
    expect(typed({ own: 2100 }, 'OTHER')).toEqual([2100, 2000, 1950, 'typed', '', 'Club', 20]);
    expect(typed({ national: 2050 }, 'HBFN')).toEqual([2050, 2000, 2050, 'typed', '', null, 20]);
  });

  it('of somebody else comes from no list either: another name, or another FIDE ID than before', () => {
    expect(typed({ name: 'Other, Otto' })).toEqual([2000, null, 1950, 'typed', '', null, null]);
    expect(typed({ fideId: '56' })).toEqual([2000, null, 1950, 'typed', '', null, null]);
    expect(typed({ fideId: '' })[3]).toBe('typed');
    // The same name in another spelling.
    expect(typed({ name: 'JAN Kaspér' })[3]).toBe('list');
    const without = typedRatings(
      by('FIDE').rules,
      { ...known, fideId: '' },
      playerInput('Kasper, Jan', 2000, { fideId: '56', national: 1950, own: 2000 }),
    );
    expect(without.ratingSource).toBe('list');
  });
});

describe('another rule of the tournament', () => {
  it('gives each player what follows from what they have, and no entry to who stays as they are', () => {
    const national = nationalOf('SUI', 2100);
    const both = player({ id: 3, rating: 2000, national });
    const tournament = { ...by('HBFN', 'SUI'), players: [player({ rating: 1900 }), both] };
    expect(draftsOfRule(tournament, { method: 'FIDE', federation: '' })).toEqual([
      {
        kind: 'player-changed',
        payload: {
          ...{ player: 3, name: 'Kasper, Jan', before: { rating: 2000, official: null } },
          after: { rating: 2100, official: 2000 },
        },
      },
    ]);
    // By the same rule another one was taken: it stays.
    expect(draftsOfRule(tournament, { method: 'HBFN', federation: 'SUI' })).toEqual([]);
    expect(ratingRuleOf(by('HBFN', 'SUI').rules)).toEqual({ method: 'HBFN', federation: 'SUI' });
    expect(ratingRuleOf(BLANK_STATE.tournament.rules).method).toBe('FIDE');
  });
});

describe('a change as an entry of the log', () => {
  const known = player({ club: 'Linden', national: nationalOf('GER', 1900) });

  it('has the fields that differ; what is absent is as good as null', () => {
    expect(
      changesOf(known, {
        club: 'Linden',
        official: null,
        noHalfBye: null as never,
        national: nationalOf('GER', 1900),
      }),
    ).toEqual({ before: {}, after: {} });
    expect(
      changesOf(known, {
        club: '',
        official: 1990,
        national: nationalOf('GER', 1901),
        title: undefined as never,
      }),
    ).toEqual({
      before: { club: 'Linden', official: null, national: nationalOf('GER', 1900) },
      after: { club: '', official: 1990, national: nationalOf('GER', 1901) },
    });
  });

  it('is late where it orders players after the start, and none where nothing differs', () => {
    const { tournament: begun } = folded(imported(), ...up(1, FIRST, 3));
    const { tournament: before } = folded(imported());
    const kindOf = (tournament: Tournament, wanted: object) =>
      changeDraft(tournament, known, wanted)?.kind ?? null;
    expect([
      kindOf(begun, { rating: 1 }),
      kindOf(begun, { club: 'A' }),
      kindOf(before, { rating: 1 }),
      kindOf(begun, { club: 'Linden' }),
    ]).toEqual([...['player-changed-late', 'player-changed', 'player-changed', null]]);
    expect(changeDraft(before, known, { club: 'A' })).toEqual({
      kind: 'player-changed',
      payload: { player: 41, name: 'Kasper, Jan', before: { club: 'Linden' }, after: { club: 'A' } },
    });
  });
});
