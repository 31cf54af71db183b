/** What a merge of two entries asks, stores and refuses. Identity and number of a player differ: 9 has the number 1. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_TOURNAMENT,
  nationalOf,
  type EventDraft,
  type Player,
} from '../../src-engine/index.ts';
import { keptFirst, mergeCommands, mergeObstacle } from '../../src-main/handlers/players/merge.ts';
import { mergedFields } from '../../src-main/handlers/players/merged-fields.ts';
import { standingConsequences } from '../../src-main/handlers/players/merged-standing.ts';
import { FIRST, folded, imported, players, results, SECOND, TABLES, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

type More = Readonly<Record<number, Partial<Player>>>;
/** Two more than the usual field: 11 and 12 are not in any round unless they are put there. */
const FIELD = [
  ...players,
  { ...blankPlayer(11, 'Double, One'), rating: 1200 },
  { ...blankPlayer(12, 'Double, Two'), rating: 1200 },
];
const fieldWith = (more: More) => FIELD.map((player) => ({ ...player, ...more[player.id] }));
/** A round with one game, on the wall, and who has which bye. */
function wall(
  round: number,
  [white, black]: readonly [number, number],
  ...byes: readonly (readonly [number, 'half' | 'zero' | 'pab'])[]
): EventDraft[] {
  const [draft, published] = up(round, [{ white, black }], 3);
  const unpaired = byes.map(([player, kind]) => ({ player, kind }));
  const payload = { ...draft!.payload, boardNumbers: [TABLES[0]], unpaired } as never;
  return [{ kind: 'round-drafted', payload }, published!];
}
const deskWith = (more: More, ...drafts: readonly EventDraft[]) =>
  new WrittenDesk([imported(fieldWith(more)), ...drafts]);
const merge = (desk: WrittenDesk, kept: number, gone: number, confirmed: 0 | 2 | 3 | 4 = 0) =>
  mergeCommands(desk.desk)['players.merge']({ kept, gone, confirmed });
const PLAYED = [
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
];

describe('the entry to keep first', () => {
  const { tournament } = folded(
    imported(FIELD),
    ...wall(1, [9, 11]),
    ...wall(2, [11, 8]),
    ...wall(3, [8, 5]),
  );
  const of = (id: number, more: Partial<Player> = {}) => ({
    ...FIELD.find((player) => player.id === id)!,
    ...more,
  });
  const first = (a: Player, b: Player) => keptFirst(tournament, [a, b]).map(({ id }) => id);

  it.each([
    ['that with a FIDE ID', of(3, { fideId: '1' }), of(11), [3, 11]],
    ['that with a FIDE ID', of(11), of(3, { fideId: '1' }), [3, 11]],
    ['that with more games', of(9), of(11), [11, 9]],
    ['that with more games', of(11), of(9), [11, 9]],
    ['that with more games, of two with a FIDE ID', of(9, { fideId: '1' }), of(8, { fideId: '2' }), [8, 9]],
    ['the earlier one of equals', of(8), of(11), [8, 11]],
    ['the earlier one of equals', of(11), of(8), [8, 11]],
    ['the earlier one of equals', of(12), of(3), [3, 12]],
  ])('is %s', (_, a, b, order) => {
    expect(first(a, b)).toEqual(order);
  });
});

describe('a merge', () => {
  it('is refused where both have a game in one round, with the round', async () => {
    const desk = deskWith({}, ...PLAYED);
    expect(await refusalOf(merge(desk, 6, 7, 3))).toEqual({
      code: 'both-played',
      message: 'Name6, Given and Name7, Given both have a game in round 1, so they cannot be merged.',
      advice: 'Discard the pairing if the round is not played yet; otherwise they are two people.',
      players: [6, 7],
    });
    const { tournament } = desk.state;
    const [three, four] = [3, 4].map((id) => tournament.players.find((player) => player.id === id)!) as [
      Player,
      Player,
    ];
    // 3 has the bye of round 1, 4 that of round 2.
    expect(mergeObstacle(tournament, three, four)).toBe('');
    const six = tournament.players.find(({ id }) => id === 6)!;
    expect(mergeObstacle(tournament, three, six)).toBe(
      'Name3, Given and Name6, Given both have a game in round 2, so they cannot be merged.',
    );
    expect(desk.stored).toEqual([]);
  });

  it.each([
    [20, 6],
    [6, 20],
    [6, 6],
  ])('is refused of %i and %i, who are not two players', async (kept, gone) => {
    expect(await refusalOf(merge(deskWith({}), kept, gone))).toEqual({
      code: 'not-there',
      message: 'The player no longer exists.',
      advice: 'Look at the screen again.',
    });
  });

  it('before the start is stored as one player with what fills the blanks', async () => {
    const desk = deskWith({ 11: { club: 'Linden' }, 12: { club: 'Four Towers', sex: 'w' } });
    expect(await questionOf(merge(desk, 11, 12))).toEqual({
      ...{ level: 2, act: 'Merge Double, Two into Double, One', article: 'C.04.2 2.3' },
      consequences: [
        'The entry Double, Two is removed.',
        'sex: –, now woman.',
        'name: Double, One stays, Double, Two goes.',
        'club: Linden stays, Four Towers goes.',
      ],
    });
    await valueOf(merge(desk, 11, 12, 2));
    expect(desk.stored).toEqual([
      [
        'players-merged',
        {
          ...{ kept: 11, name: 'Double, One', gone: 12, goneName: 'Double, Two' },
          ...{ after: { sex: 'w' }, leaving: 'stays' },
        },
      ],
    ]);
  });

  it('after the start says what becomes of games, byes, drafts and numbers', async () => {
    const more = { 12: { tpn: 8, entryRound: 2 }, 3: { name: 'Double, One', rating: 1200 } };
    const drafts = [
      ...wall(1, [9, 12], [3, 'half']),
      ...wall(2, [12, 8], [3, 'zero']),
      up(3, [{ white: 7, black: 5 }], 12)[0]!,
    ];
    const desk = deskWith(more, ...drafts.slice(0, 4));
    expect(await questionOf(merge(desk, 3, 12))).toEqual({
      ...{ level: 3, act: 'Merge Double, Two into Double, One', article: 'C.04.2 4.4' },
      consequences: [
        'The entry Double, Two, no. 8, is removed.',
        'name: Double, One stays, Double, Two goes.',
        'entry round: 1 stays, 2 goes.',
        '2 games go to Double, One.',
        'The bye of Double, One in round 1 no longer counts.',
        'The bye of Double, One in round 2 no longer counts.',
        'Pairing numbers behind it move up by one.',
      ],
    });
    const { payload } = drafts[4]! as { payload: object };
    const withDraft = deskWith(more, ...drafts.slice(0, 4), {
      kind: 'round-drafted',
      payload: { ...payload, boardNumbers: [TABLES[0]] } as never,
    });
    expect((await questionOf(merge(withDraft, 3, 12))).consequences[3]).toBe(
      'The draft of round 3 is discarded.',
    );
    await valueOf(merge(withDraft, 3, 12, 3));
    expect(withDraft.stored.map(([kind]) => kind)).toEqual(['round-discarded', 'players-merged-late']);
    expect(withDraft.stored[0]![1]).toEqual({ round: 3 });
  });

  it('counts no game and no bye of a draft, which is discarded', async () => {
    const desk = deskWith({}, ...wall(1, [9, 12]), wall(2, [12, 8], [11, 'half'])[0]!);
    expect((await questionOf(merge(desk, 11, 12))).consequences).toEqual([
      'The entry Double, Two is removed.',
      'name: Double, One stays, Double, Two goes.',
      'The draft of round 2 is discarded.',
      '1 game goes to Double, One.',
    ]);
  });

  it('says where one game goes', async () => {
    const { consequences } = await questionOf(merge(deskWith({}, ...wall(1, [9, 12])), 11, 12));
    expect(consequences).toContain('1 game goes to Double, One.');
  });

  it('says nothing of numbers where one of the two has none or the other is in no round', async () => {
    const closes = async (more: More, kept: number, gone: number) =>
      (await questionOf(merge(deskWith(more, ...wall(1, [9, 12])), kept, gone))).consequences.includes(
        'Pairing numbers behind it move up by one.',
      );
    const numbered = { 11: { tpn: 8 }, 12: { tpn: 9 } };
    expect([
      await closes(numbered, 11, 12),
      await closes({ 12: { tpn: 9 } }, 11, 12),
      await closes({ 11: { tpn: 8 } }, 11, 12),
      await closes(numbered, 12, 11),
    ]).toEqual([true, false, false, false]);
  });

  it.each([
    [
      'of both in one round: that of the other',
      [
        [11, 'half'],
        [12, 'zero'],
      ],
      ['Double, Two in round 1'],
    ],
    ['of the kept entry alone: none', [[11, 'half']], []],
    ['of the other entry alone: none', [[12, 'half']], []],
  ] as const)('drops a bye %s', async (_, byes, falls) => {
    const { consequences } = await questionOf(merge(deskWith({}, ...wall(1, [9, 8], ...byes)), 11, 12));
    expect(consequences.filter((each) => each.startsWith('The bye'))).toEqual(
      falls.map((fall) => `The bye of ${fall} no longer counts.`),
    );
  });

  it('drops the bye of the other entry where the kept one has a game', async () => {
    const { consequences } = await questionOf(
      merge(deskWith({}, ...wall(1, [9, 8], [11, 'half']), ...wall(2, [9, 11], [12, 'half'])), 11, 12),
    );
    expect(consequences).toEqual([
      'The entry Double, Two is removed.',
      'name: Double, One stays, Double, Two goes.',
      'The bye of Double, Two in round 2 no longer counts.',
    ]);
  });
});

describe('coming and leaving of two entries', () => {
  const said = (kept: Partial<Player>, gone: Partial<Player>, drafts: readonly EventDraft[] = []) => {
    const state = folded(imported(fieldWith({ 11: kept, 12: gone })), ...drafts);
    const [one, two] = [11, 12].map((id) => state.tournament.players.find((player) => player.id === id)!);
    return standingConsequences(state, one!, two!);
  };

  it('is not told where both say the same', () => {
    expect(said({}, {})).toEqual([]);
    const same = { withdrawnFrom: 3, entryRound: 2, arrival: 'later' } as const;
    expect(said(same, same)).toEqual([]);
  });

  it('is told part by part, with both values', () => {
    expect(
      said(
        { entryRound: 3, arrival: 'later' },
        { withdrawnFrom: 4, entryRound: 2, arrival: 'here', adjustment: -5 },
      ),
    ).toEqual([
      'status: plays, now withdrawn from round 4.',
      'entry round: 3, now 2.',
      'arrival: later, now present.',
      'bonus or penalty points: 0 and −½, now −½.',
    ]);
    expect(
      said(
        { withdrawnFrom: 3, arrival: 'here', adjustment: 10 },
        { withdrawnFrom: 4, entryRound: 2, expelled: true, adjustment: 5 },
      ),
    ).toEqual([
      'status: withdrawn from round 3, now expelled from round 3.',
      'status: expelled from round 3 stays, expelled from round 4 goes.',
      'entry round: 1 stays, 2 goes.',
      'arrival: present stays, not arrived goes.',
      'bonus or penalty points: 1 and ½, now 1½.',
    ]);
    expect(said({ adjustment: 10 }, {})).toEqual([]);
    expect(said({ arrival: 'later' }, {})).toEqual(['arrival: later stays, not arrived goes.']);
  });

  it('says who was there later, by name, and counts no draft', () => {
    const game = wall(2, [9, 12]);
    const first = wall(1, [9, 8]);
    expect(said({ withdrawnFrom: 2 }, {}, [...first, ...game])).toEqual([
      'status: withdrawn from round 2, now plays.',
      'Double, Two has a game in round 2.',
    ]);
    expect(said({ withdrawnFrom: 2 }, {}, [...first, game[0]!])).toEqual([
      'status: withdrawn from round 2 stays, plays goes.',
    ]);
    const own = wall(2, [9, 11]);
    expect(said({}, { withdrawnFrom: 2 }, [...first, ...own])).toEqual([
      'status: plays stays, withdrawn from round 2 goes.',
      'Double, One has a game in round 2.',
    ]);
    const seen: EventDraft = { kind: 'player-seen', payload: { player: 12, name: '', round: 2, seen: true } };
    expect(said({ withdrawnFrom: 2 }, {}, [...first, seen])).toEqual([
      'status: withdrawn from round 2, now plays.',
      'Double, Two was seen at the check-in of round 2.',
    ]);
    const both: EventDraft = { kind: 'player-seen', payload: { ...seen.payload, player: 11 } };
    expect(said({ withdrawnFrom: 2 }, { withdrawnFrom: 2 }, [...first, seen, both])).toEqual([
      'status: withdrawn from round 2, now plays.',
      'Double, Two was seen at the check-in of round 2.',
      'Double, One was seen at the check-in of round 2.',
    ]);
  });
});

describe('the fields of both', () => {
  const { rules } = BLANK_TOURNAMENT;
  const entry = (id: number, more: Partial<Player>): Player => ({ ...blankPlayer(id, 'Berg, Ida'), ...more });
  const merged = (kept: Partial<Player>, gone: Partial<Player>) => {
    const { after, filled, dropped } = mergedFields(rules, entry(1, kept), entry(2, gone));
    const told = (fields: typeof filled) => fields.map((each) => [each.field, each.kept, each.gone]);
    return [after, told(filled), told(dropped)];
  };
  const nrs = (federation: string, rating: number, nationalId = '') => ({
    ...nationalOf(federation, rating),
    nationalId,
  });

  it('of a year a date of that year says more, of another year it does not', () => {
    const dates = (kept: string, gone: string) => merged({ birth: kept }, { birth: gone });
    expect(dates('1990/00/00', '1990/05/04')).toEqual([
      { birth: '1990/05/04' },
      [['birth', '1990/00/00', '1990/05/04']],
      [],
    ]);
    expect(dates('1990/05/04', '1990/00/00')).toEqual([{}, [], []]);
    expect(dates('1990/00/00', '1991/05/04')).toEqual([{}, [], [['birth', '1990/00/00', '1991/05/04']]]);
    expect(dates('1990/05/04', '1990/06/04')).toEqual([{}, [], [['birth', '1990/05/04', '1990/06/04']]]);
    expect(dates('1990/00/00', '1991/00/00')).toEqual([{}, [], [['birth', '1990/00/00', '1991/00/00']]]);
    expect(dates('', '1991/00/00')).toEqual([{ birth: '1991/00/00' }, [['birth', '', '1991/00/00']], []]);
  });

  it('FIDE’s rating is told where it goes, and with the rating where it is that', () => {
    expect(merged({ rating: 2300 }, { rating: 2100 })).toEqual([{}, [], [['rating', 2300, 2100]]]);
    expect(merged({ rating: 2300, official: 2280 }, { rating: 2300 })).toEqual([
      {},
      [],
      [['official', 2280, 2300]],
    ]);
    expect(merged({ rating: 2300 }, { rating: 2300, official: 2280 })).toEqual([
      {},
      [],
      [['official', 2300, 2280]],
    ]);
  });

  it('a national record is told where its rating or its number goes', () => {
    const dropped = (kept: Player['national'], gone: Player['national']) =>
      (merged({ national: kept }, { national: gone })[2] as string[][]).map(([field]) => field);
    expect(dropped(nrs('SUI', 1800, '7'), nrs('SUI', 1900, '7'))).toEqual(['national']);
    expect(dropped(nrs('SUI', 1800, '7'), nrs('SUI', 1800, '8'))).toEqual(['national']);
    expect(dropped(nrs('SUI', 1800, '7'), { ...nrs('SUI', 1800, '7'), name: 'Berg, I' })).toEqual([]);
    expect(dropped(nrs('SUI', 1800, '7'), nrs('SUI', 1800))).toEqual(['national']);
  });

  it('of national records of two federations that with a rating stays, else the kept one; of one all blanks are filled', () => {
    const national = (kept: Player['national'], gone: Player['national']) =>
      (merged({ national: kept }, { national: gone })[0] as Partial<Player>).national;
    expect(national(nrs('SUI', 0, '7'), nrs('GER', 1900, '8'))).toEqual(nrs('GER', 1900, '8'));
    expect(national(nrs('SUI', 1800, '7'), nrs('GER', 1900, '8'))).toBeUndefined();
    expect(national(nrs('SUI', 1, '7'), nrs('GER', 1900, '8'))).toBeUndefined();
    expect(national(nrs('SUI', 0, '7'), nrs('GER', 0, '8'))).toBeUndefined();
    expect(national(nrs('', 0, '7'), nrs('GER', 1900, '8'))).toEqual(nrs('GER', 1900, '7'));
    expect(national(nrs('SUI', 1800, ''), nrs('', 0, '8'))).toEqual(nrs('SUI', 1800, '8'));
    expect(national(nrs('SUI', 1800, ''), nrs('SUI', 1700, '8'))).toEqual(nrs('SUI', 1800, '8'));
    expect(national(null, nrs('GER', 1900, '8'))).toEqual(nrs('GER', 1900, '8'));
    expect(national(nrs('GER', 1900, '8'), null)).toBeUndefined();
    expect(national(null, null)).toBeUndefined();
  });

  it('later ratings are told where one of them goes, and come in the order of their rounds', () => {
    const later = (...ratings: readonly [number, number][]) =>
      ratings.map(([fromRound, rating]) => ({ fromRound, rating }));
    const of = (kept: ReturnType<typeof later>, gone: ReturnType<typeof later>) => {
      const [after, , dropped] = merged({ laterRatings: kept }, { laterRatings: gone }) as [
        Partial<Player>,
        unknown,
        string[][],
      ];
      return [after.laterRatings, dropped.map(([field]) => field)];
    };
    expect(of(later([5, 2100]), later([3, 2050]))).toEqual([later([3, 2050], [5, 2100]), []]);
    expect(of(later([5, 2100], [7, 2200]), later([5, 2100]))).toEqual([undefined, []]);
    expect(of(later([5, 2100]), later([5, 2101]))).toEqual([undefined, ['laterRatings']]);
    expect(of(later([5, 2100]), later([3, 2050], [5, 2101]))).toEqual([
      later([3, 2050], [5, 2100]),
      ['laterRatings'],
    ]);
  });

  it('what is the same, blank or said more fully goes without a word', () => {
    const same = { club: 'Linden', federation: 'SUI', category: 'B', estimate: 1500, feePaid: true };
    expect(merged(same, same)).toEqual([{}, [], []]);
    expect(merged(same, {})).toEqual([{}, [], []]);
    expect(merged({}, { estimate: 1500 })).toEqual([{ estimate: 1500 }, [['estimate', 0, 1500]], []]);
    expect(merged({ noHalfBye: false }, { noHalfBye: true })).toEqual([
      { noHalfBye: true },
      [['noHalfBye', false, true]],
      [],
    ]);
  });
});
