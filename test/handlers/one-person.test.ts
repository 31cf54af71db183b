/** Who may have been entered twice, who was entered last, and whom a list brings in. Identity, number and place differ. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, type EventDraft, type Player } from '../../src-engine/index.ts';
import { comparedWithLists, monthsToSettle } from '../../src-main/handlers/players/comparison.ts';
import {
  mayBeEntered,
  mayBeOne,
  pairsOfOne,
  questionOf as questionOfDouble,
} from '../../src-main/handlers/players/doubles.ts';
import { fromListCommands, fromListQueries } from '../../src-main/handlers/players/from-list.ts';
import { lastEntered } from '../../src-main/handlers/players/last-entered.ts';
import type { Commands } from '../../src-main/ipc/contract.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { FIRST, folded, imported, players, up } from './written.ts';
import { CLUB, entry, FIDE, player, storedLists } from './written-lists.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

describe('two entries', () => {
  const person = (name: string, more: Partial<Player> = {}) => ({
    name,
    birth: '',
    federation: '',
    fideId: '',
    ...more,
  });

  it.each<[boolean, Partial<Player> & { name: string }, Partial<Player> & { name: string }]>([
    [true, { name: 'A', fideId: '7' }, { name: 'B', fideId: '7' }],
    [false, { name: 'Berg, Ida', fideId: '7' }, { name: 'Berg, Ida', fideId: '8' }],
    [true, { name: 'Berg, Ida', fideId: '7' }, { name: 'Berg, Ida' }],
    [true, { name: 'Bérg, Ida', birth: '1990/05/04' }, { name: 'Ida BERG', birth: '1990/00/00' }],
    [false, { name: 'Berg, Ida', birth: '1990' }, { name: 'Berg, Ida', birth: '1991' }],
    [true, { name: 'Berg, Ida', birth: '1990' }, { name: 'Berg, Ida' }],
    [true, { name: 'Berg, Ida', federation: 'SUI' }, { name: 'Berg, Ida', federation: 'GER' }],
    [false, { name: '' }, { name: '' }],
    // Folded without its comma: of eight letters on two slips, from five on one, of fewer none.
    [true, { name: 'Berg, Ida' }, { name: 'Berk, Idda' }],
    [false, { name: 'Berg, Ida' }, { name: 'Berk, Iddaa' }],
    [false, { name: 'Berg, Ida', federation: 'SUI' }, { name: 'Berk, Ida', federation: 'GER' }],
    [true, { name: 'Berg, Ida', federation: 'SUI' }, { name: 'Berk, Ida' }],
    [true, { name: 'Abcdef' }, { name: 'Abcdeg' }],
    [false, { name: 'Abcdef' }, { name: 'Abcdxy' }],
    [true, { name: 'Abcde' }, { name: 'Abcdef' }],
    [true, { name: 'Abcdefgh' }, { name: 'Abcdefxy' }],
    [false, { name: 'Abcdefg' }, { name: 'Abcdexy' }],
    [false, { name: 'Abcd' }, { name: 'Abce' }],
    [false, { name: 'Abcd' }, { name: 'Abcde' }],
    [false, { name: 'Player 12, Long' }, { name: 'Player 13, Long' }],
  ])('are one: %s, %j and %j', (isOne, a, b) => {
    expect([
      mayBeOne(person(a.name, a), person(b.name, b)),
      mayBeOne(person(b.name, b), person(a.name, a)),
    ]).toEqual([isOne, isOne]);
  });

  it('are found in a field, each pair once', () => {
    const field = ['Berg, Ida', 'Olsen, Kai', 'Berg, Idda', 'Kai Olsen', 'Holt, Ana'].map((name, at) =>
      blankPlayer(20 - at, name),
    );
    expect(pairsOfOne(field).map((pair) => pair.map(({ id }) => id))).toEqual([
      [20, 18],
      [19, 17],
    ]);
    expect(mayBeEntered(person('Ida Berg'), field).map(({ id }) => id)).toEqual([20, 18]);
    expect(questionOfDouble('Berg, Ida', ['One.'])).toEqual({
      act: 'Enter Berg, Ida',
      consequences: ['One.'],
      level: 2,
    });
  });
});

describe('who was entered last', () => {
  const added = (kind: 'player-added' | 'late-entry-added', id: number): EventDraft => ({
    kind,
    payload: { player: blankPlayer(id, `New${id}`) },
  });
  const several = (...ids: number[]): EventDraft => ({
    kind: 'players-added',
    payload: { players: ids.map((id) => blankPlayer(id, `New${id}`)), fileName: '' },
  });
  const of = (desk: WrittenDesk, upTo = desk.log.records.length) => {
    const { enteredLast, undoTakesEntry } = lastEntered(desk.log, upTo, desk.log.stateAt(upTo).tournament);
    return [enteredLast.map(({ player: id, at }) => [id, Number(at.slice(14, 16))]), undoTakesEntry];
  };

  it('are the four newest who are still there, with the time of their entry', () => {
    const desk = new WrittenDesk([imported(), several(10, 11, 12), added('late-entry-added', 13)]);
    expect(of(desk)).toEqual([
      [
        [13, 3],
        [12, 2],
        [11, 2],
        [10, 2],
      ],
      true,
    ]);
    desk.write(added('player-added', 14));
    expect(of(desk)).toEqual([
      [
        [14, 4],
        [13, 3],
        [12, 2],
        [11, 2],
      ],
      true,
    ]);
    desk.write({ kind: 'player-removed', payload: { player: 13, name: '' } });
    expect(of(desk)).toEqual([
      [
        [14, 4],
        [12, 2],
        [11, 2],
        [10, 2],
      ],
      false,
    ]);
    expect(of(desk, 2)).toEqual([
      [
        [12, 2],
        [11, 2],
        [10, 2],
      ],
      true,
    ]);
    expect(of(desk, 1)).toEqual([[], false]);
  });

  it('are taken back by an undo while their command is the last', () => {
    const desk = new WrittenDesk([imported()]);
    const here: EventDraft = {
      kind: 'player-arrival',
      payload: { player: 10, name: '', arrival: 'here', was: 'expected', entryRound: 1 },
    };
    desk.write(added('player-added', 10), here);
    expect(of(desk)[1]).toBe(true);
    desk.write({
      kind: 'player-arrival',
      payload: { ...here.payload, arrival: 'expected', was: 'here' } as never,
    });
    expect(of(desk)[1]).toBe(false);
  });
});

describe('a player of a list', () => {
  type Asked = Commands['players.addFromList']['args'];
  const KASPER = entry(901, 'Kasper, Jan', {
    fideId: 5511,
    born: 1990,
    standard: 2050,
    ...({ standardK: 20 } as object),
  });
  const some = storedLists(
    new Map<typeof FIDE, readonly FoundEntry[]>([
      [FIDE, [KASPER]],
      [CLUB, []],
    ]),
  );
  const add = (desk: WrittenDesk, more: Partial<Asked> = {}) =>
    fromListCommands(desk.desk, some)['players.addFromList']({
      ...{
        list: 'one',
        place: 901,
        here: true,
        entry: { fromRound: 1, byes: [] },
        feePaid: false,
        confirmed: 0,
      },
      ...more,
    });
  const half = (round: number) => ({ round, kind: 'half' as const });

  it('enters, present where that is asked and round 1 is not paired', async () => {
    const kinds = async (more: Partial<Asked>, drafts: readonly EventDraft[] = []) => {
      const desk = new WrittenDesk([imported(), ...drafts]);
      await valueOf(add(desk, more));
      return desk.stored.map(([kind]) => kind);
    };
    expect(await kinds({ entry: { fromRound: 1, byes: [half(3)] } })).toEqual([
      'player-added',
      'player-arrival',
      'bye-set',
    ]);
    expect(await kinds({ here: false })).toEqual(['player-added']);
    expect(await kinds({ entry: { fromRound: 2, byes: [] } })).toEqual(['player-added']);
    expect(await kinds({ entry: { fromRound: 2, byes: [] } }, up(1, FIRST, 3))).toEqual(['late-entry-added']);
    const desk = new WrittenDesk([imported()]);
    expect(await valueOf(add(desk, { feePaid: true }))).toEqual({ player: 10 });
    expect(desk.stored).toMatchObject([
      [
        'player-added',
        {
          player: {
            id: 10,
            name: 'Kasper, Jan',
            rating: 2050,
            fideId: '5511',
            feePaid: true,
            estimate: 0,
            category: '',
            ratingList: 'FIDE',
          },
        },
      ],
      [
        'player-arrival',
        { player: 10, name: 'Kasper, Jan', arrival: 'here', was: 'expected', entryRound: 1 },
      ],
    ]);
  });

  it('is refused where they are entered, where the list is gone and where the round is none; who may be the same is asked about', async () => {
    const entered = players.map((each) => (each.id === 4 ? { ...each, fideId: '5511' } : each));
    expect(await refusalOf(add(new WrittenDesk([imported(entered)])))).toEqual({
      ...{ code: 'fide-id-twice', players: [4] },
      message: 'Name4, Given is entered already with this FIDE ID, no. 6.',
      advice: 'One person is entered once. Change the entry that is there.',
    });
    const desk = new WrittenDesk([imported()]);
    for (const gone of [{ list: 'none' }, { place: 902 }])
      expect(await refusalOf(add(desk, gone))).toEqual({
        ...{ code: 'list-gone', message: 'This list is no longer stored.', advice: '' },
      });
    expect((await refusalOf(add(desk, { entry: { fromRound: 6, byes: [] } }))).code).toBe(
      'round-beyond-last',
    );
    const near = players.map((each) => (each.id === 4 ? { ...each, name: 'Kaspar, Jan' } : each));
    expect(await questionOf(add(new WrittenDesk([imported(near)])))).toEqual({
      ...{ level: 2, act: 'Enter Kasper, Jan' },
      consequences: ['Kaspar, Jan is entered already, no. 6.'],
    });
  });

  it('is shown beforehand with the number and the round that follow', async () => {
    const candidate = (desk: WrittenDesk, place = 901) =>
      fromListQueries(desk.desk, some)['players.candidate']({ list: 'one', place, chosen: null });
    const { player: listed, ...shown } = await valueOf(candidate(new WrittenDesk([imported()])));
    expect([listed.place, shown]).toEqual([
      901,
      {
        ...{ list: FIDE, rating: 2050, pace: 'standard', source: { list: 'FIDE', month: '2026-11' } },
        values: [{ list: FIDE, pace: 'standard', rating: 2050, k: 20 }],
        // Between 6 with 2100 and 5 with 2000.
        ...{ number: 5, of: 8, entryRound: 1, isLate: false, entered: null, near: [] },
      },
    ]);
    const field = [
      ...players.map((each) => (each.id === 4 ? { ...each, name: 'Kasper, Jan' } : each)),
      { ...blankPlayer(12, 'Without, Number'), rating: 2500 },
    ];
    const late = await valueOf(candidate(new WrittenDesk([imported(field), ...up(1, FIRST, 3)])));
    // Who has no number yet does not count once numbers are given.
    expect(late).toMatchObject({
      number: 5,
      of: 8,
      entryRound: 2,
      isLate: true,
      entered: null,
      near: [{ id: 4 }],
    });
    const before = await valueOf(candidate(new WrittenDesk([imported(field)])));
    expect(before).toMatchObject({ number: 6, of: 9 });
    const other = field.map((each) => (each.id === 4 ? { ...each, fideId: '5599' } : each));
    expect(await valueOf(candidate(new WrittenDesk([imported(other)])))).toMatchObject({ entered: null });
    const entered = field.map((each) => (each.id === 4 ? { ...each, fideId: '5511' } : each));
    expect(await valueOf(candidate(new WrittenDesk([imported(entered)])))).toMatchObject({
      entered: { id: 4 },
      near: [],
    });
    expect((await refusalOf(candidate(new WrittenDesk([imported()]), 902))).code).toBe('list-gone');
  });
});

describe('a player beside the lists', () => {
  const LISTED = {
    ratingSource: 'list',
    ratingList: 'FIDE',
    ratingMonth: '2026-11',
    ratingPace: 'standard',
    fideId: '5511',
    rating: 2050,
  } as const;
  const entries = (more: Partial<FoundEntry> = {}) => [
    entry(901, 'Kasper, Jan', { fideId: 5511, born: 1990, standard: 2050, ...more }),
  ];
  const stateOf = (known: Player) => folded(imported([known]));
  const compared = (
    more: Partial<Player>,
    listed: readonly FoundEntry[],
    some = storedLists(new Map([[FIDE, listed]])),
  ) => {
    const known = player({ ...LISTED, ...more });
    const { kind, ...found } = comparedWithLists(stateOf(known), some, known);
    return [kind, 'seen' in found ? found.seen : null];
  };

  it('is somebody else, missing, other, of another month, or agrees', () => {
    expect(compared({}, entries({ name: 'Other, Otto' }))).toEqual([
      'other-person',
      'id=5511; name=Kasper, Jan/Other, Otto',
    ]);
    expect(compared({}, [])).toEqual(['missing', 'FIDE ID 5511']);
    expect(compared({ fideId: '' }, [])).toEqual(['missing', 'FIDE ID –']);
    expect(compared({}, entries({ standard: 2060, title: 'FM' }))).toEqual([
      'differs',
      'title=FM; rating=2060',
    ]);
    expect(compared({ ratingMonth: '2026-10' }, entries())).toEqual(['other-month', 'month=2026-11']);
    expect(compared({}, entries())).toEqual(['agrees', null]);
    expect(compared({ ratingMonth: '2026-10', ratingList: 'Other' }, entries())).toEqual(['agrees', null]);
  });

  it('is of no other month where one of the lists of this name has theirs', () => {
    const rapid = { id: 'rapid', name: 'FIDE', month: '2026-10' };
    const both = storedLists(
      new Map<typeof FIDE, readonly FoundEntry[]>([
        [FIDE, entries()],
        [rapid, []],
      ]),
    );
    expect(compared({ ratingMonth: '2026-10' }, [], both)).toEqual(['agrees', null]);
    expect(compared({ ratingMonth: '2026-09' }, [], both)).toEqual(['other-month', 'month=2026-11']);
  });

  it('counts among those of another month until the arbiter has said what counts', () => {
    const count = (more: Partial<Player>, ...drafts: readonly EventDraft[]) =>
      monthsToSettle(
        folded(imported([player({ ...LISTED, ...more })]), ...drafts),
        storedLists(new Map([[FIDE, entries()]])),
      );
    const old = { ratingMonth: '2026-10' };
    const settle = (seen: string): EventDraft => ({
      kind: 'audit-settled',
      payload: { player: 41, other: null, kind: 'other-month', seen, name: '' },
    });
    expect([
      count({}),
      count(old),
      count({ ...old, rating: 2000 }),
      count({ ...old, ratingList: 'Club' }),
    ]).toEqual([0, 1, 1, 0]);
    expect([count(old, settle('month=2026-11')), count(old, settle('month=2026-12'))]).toEqual([0, 1]);
  });
});
