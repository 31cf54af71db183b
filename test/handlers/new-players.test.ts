/** A new player: what is stored, asked and refused. Identity and number of a player differ: 9 has the number 1. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, type EventDraft, type Player, type Rules } from '../../src-engine/index.ts';
import { playersCommands } from '../../src-main/handlers/players/players.ts';
import type { PlayerInput } from '../../src-main/ipc/contract.ts';
import { playerInput } from './field.ts';
import { FIRST, imported, players, results, SECOND, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

type More = Readonly<Record<number, Partial<Player>>>;
const fieldWith = (more: More) => players.map((player) => ({ ...player, ...more[player.id] }));
const deskWith = (more: More, ...drafts: readonly EventDraft[]) =>
  new WrittenDesk([imported(fieldWith(more)), ...drafts]);
const importedBy = (rules: Partial<Rules>): EventDraft => {
  const { payload, ...draft } = imported();
  const { tournament } = payload;
  return {
    ...draft,
    payload: { ...payload, tournament: { ...tournament, rules: { ...tournament.rules, ...rules } } },
  };
};
const ROUND_1 = [...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const PLAYED = [...ROUND_1, ...up(2, SECOND, 4)];
const DRAFT_3 = up(3, FIRST, 3)[0]!;
const TYPED = { ratingSource: 'typed', ratingList: '', ratingMonth: '', ratingPace: '' };

describe('a new player', () => {
  const add = (desk: WrittenDesk, input: PlayerInput, more: object = {}) =>
    playersCommands(desk.desk)['players.add']({ ...input, ...more });

  it('is stored with what was typed, and the rest blank', async () => {
    const desk = deskWith({});
    const typed = playerInput('  Berg, Ida ', 1900, { club: 'Linden', fideId: '77', noHalfBye: true });
    const later = [
      { fromRound: 4, rating: 1950 },
      { fromRound: 2, rating: 1910 },
    ];
    expect(await valueOf(add(desk, { ...typed, later }))).toEqual({ player: 10 });
    const [[kind, payload], ...others] = desk.stored as unknown as [[string, { player: Player }]];
    expect([kind, others]).toEqual(['player-added', []]);
    expect(payload.player).toEqual({
      ...blankPlayer(10, 'Berg, Ida'),
      ...TYPED,
      ...{ rating: 1900, club: 'Linden', fideId: '77', noHalfBye: true, federation: 'SUI' },
      laterRatings: [later[1], later[0]],
      ...{ entryRound: 1, arrival: 'expected', national: null, official: null },
      // Typed: no list said anything.
      ...{ officialFrom: null, nationalFrom: null, ratingChosen: null, listK: null },
    });
    expect(desk.told).toEqual([['app', 'log', 'players', 'round', 'standings', 'documents']]);
  });

  it('has the tournament rating that was typed, else FIDE’s', async () => {
    const desk = new WrittenDesk([importedBy({ tournamentRating: { method: 'OTHER', federation: 'SUI' } })]);
    await valueOf(add(desk, playerInput('Berg, Ida', 1900, { own: 1950, national: 1980 })));
    await valueOf(add(desk, playerInput('Olsen, Kai', 1800, { national: 1980 })));
    const [first, second] = desk.stored.map(([, payload]) => (payload as { player: Player }).player);
    expect(first).toMatchObject({ rating: 1950, official: 1900, national: { rating: 1980 } });
    expect(second).toMatchObject({ rating: 1800, national: { rating: 1980 } });
    expect(first).not.toHaveProperty('laterRatings');
  });

  it('comes late once there is a round, and counts from the first that is not on the wall', async () => {
    const desk = deskWith({}, ...PLAYED, DRAFT_3);
    await valueOf(add(desk, playerInput('Berg, Ida', 1900)));
    expect(desk.stored).toMatchObject([
      ['late-entry-added', { player: { id: 10, entryRound: 3, arrival: 'here' } }],
    ]);
  });

  it('2.4 comes late and is here only for the next round: for one behind it they have yet to arrive', async () => {
    const arrivalFrom = async (fromRound: number, byeIn?: number) => {
      const desk = deskWith({}, ...PLAYED, DRAFT_3);
      const byes = byeIn === undefined ? [] : [{ round: byeIn, kind: 'half' }];
      await valueOf(add(desk, playerInput('Berg, Ida', 1900), { entry: { fromRound, byes } }));
      const [[kind, payload]] = desk.stored as unknown as [[string, { player: Player }]];
      return [kind, payload.player.entryRound, payload.player.arrival];
    };
    expect(await arrivalFrom(3)).toEqual(['late-entry-added', 3, 'here']);
    expect(await arrivalFrom(4)).toEqual(['late-entry-added', 4, 'later']);
    expect(await arrivalFrom(4, 5)).toEqual(['late-entry-added', 4, 'later']);
    // A bye for the round of the entry itself they have without coming.
    expect(await arrivalFrom(4, 4)).toEqual(['late-entry-added', 4, 'here']);
    expect(await arrivalFrom(5)).toEqual(['late-entry-added', 5, 'later']);
  });

  it('is expected later where they enter for a later round, with byes of their own', async () => {
    const desk = deskWith({});
    const byes = [
      { round: 5, kind: 'zero' },
      { round: 4, kind: 'half' },
    ];
    await valueOf(add(desk, playerInput('Berg, Ida', 1900), { entry: { fromRound: 3, byes } }));
    const bye = { player: 10, name: 'Berg, Ida', was: null };
    expect(desk.stored).toMatchObject([
      ['player-added', { player: { entryRound: 3, arrival: 'later', absences: [] } }],
      ['bye-set', { ...bye, round: 5, bye: 'zero' }],
      ['bye-set', { ...bye, round: 4, bye: 'half' }],
    ]);
    // A bye for the round of the entry itself they have without coming.
    const away = deskWith({});
    const announced = { fromRound: 3, byes: [{ round: 3, kind: 'half' }] };
    await valueOf(add(away, playerInput('Berg, Ida', 1900), { entry: announced }));
    expect(away.stored).toMatchObject([
      ['player-added', { player: { entryRound: 3, arrival: 'expected' } }],
      ['bye-set', { ...bye, round: 3, bye: 'half' }],
    ]);
    const first = deskWith({});
    await valueOf(add(first, playerInput('Berg, Ida', 1900), { entry: { fromRound: 1, byes: [] } }));
    expect(first.stored).toMatchObject([
      ['player-added', { player: { entryRound: 1, arrival: 'expected' } }],
    ]);
  });

  it('is asked about with who may be the same, and with byes beyond the rules, everything said once', async () => {
    const desk = deskWith({ 4: { name: 'Berg, Ida', federation: 'NOR', birth: '1990/05/04' } });
    const half = (round: number) => ({ round, kind: 'half' as const });
    const entry = { fromRound: 1, byes: [half(2), half(3), half(4)] };
    const double = playerInput('Berg, Ida', 1900);
    expect(await questionOf(add(desk, double))).toEqual({
      ...{ level: 2, act: 'Enter Berg, Ida' },
      consequences: ['Berg, Ida, NOR, 1990 is entered already, no. 6.'],
    });
    expect(await questionOf(add(desk, double, { entry }))).toEqual({
      ...{ level: 3, act: 'Enter Berg, Ida' },
      consequences: [
        'Berg, Ida, NOR, 1990 is entered already, no. 6.',
        'Berg, Ida: a second half-point bye.',
      ],
    });
    const backwards = { fromRound: 1, byes: [half(4), half(3)] };
    expect(
      (await questionOf(add(desk, playerInput('Holt, Ana', 1900), { entry: backwards }))).consequences,
    ).toEqual(['Holt, Ana: a second half-point bye.']);
    expect(desk.stored).toEqual([]);
    expect(await valueOf(add(desk, double, { confirmed: 2 }))).toEqual({ player: 10 });
    const other = playerInput('Olsen, Kai', 1900);
    const full = { fromRound: 1, byes: [{ round: 2, kind: 'full' as const }] };
    expect(await questionOf(add(desk, other, { entry: full }))).toEqual({
      ...{ level: 3, act: 'Give the bye', article: 'C.04.1 4' },
      consequences: [
        'A full-point bye counts as a win without a game.',
        'Full-point byes are deprecated: give one only where the rules of the event provide for it.',
      ],
    });
    await valueOf(add(desk, other, { entry: full, confirmed: 3 }));
    expect(desk.stored.at(-1)).toEqual([
      'bye-set-beyond-rules',
      {
        ...{ player: 11, name: 'Olsen, Kai', round: 2, bye: 'full', was: null },
        why: 'A full-point bye counts as a win without a game',
      },
    ]);
  });

  it('gets no half-point bye where the rules of the event give none', async () => {
    const desk = deskWith({});
    const entry = { fromRound: 1, byes: [{ round: 2, kind: 'half' as const }] };
    expect(
      await refusalOf(add(desk, playerInput('Berg, Ida', 1900, { noHalfBye: true }), { entry })),
    ).toEqual({
      ...{ code: 'not-eligible', article: 'C.05 6.7', players: [10] },
      message: 'Berg, Ida: not eligible for a half-point bye in this event.',
      advice: 'Give a zero-point bye, or change the player first.',
    });
  });

  const half = (round: number) => ({ round, kind: 'half' as const });
  it.each([
    [
      { fromRound: 2, byes: [] },
      {
        ...{ code: 'round-on-wall', article: 'C.04.2 2.4' },
        message: 'Round 2 is published and takes no new player.',
        advice: 'Enter the player from round 3 or later.',
      },
    ],
    [
      { fromRound: 6, byes: [] },
      {
        code: 'round-beyond-last',
        message: 'The tournament has 5 rounds.',
        advice: 'Enter the player from round 3 or later.',
      },
    ],
    [
      { fromRound: 3, byes: [half(4), half(6), half(5)] },
      {
        code: 'round-beyond-last',
        message: 'The tournament has 5 rounds.',
        advice: 'Enter the player from round 3 or later.',
      },
    ],
    [
      { fromRound: 4, byes: [half(5), half(3)] },
      {
        code: 'bye-before-entry',
        message: 'A bye in round 3 comes before round 4, from which the player takes part.',
        advice: 'Rounds before the entry bring no points. Remove the bye, or let the player start earlier.',
      },
    ],
  ])('is refused with %j', async (entry, refusal) => {
    const desk = deskWith({}, ...PLAYED);
    expect(await refusalOf(add(desk, playerInput('Berg, Ida', 1900), { entry }))).toEqual(refusal);
    expect(desk.stored).toEqual([]);
  });

  it('can enter for the first round that is free, for the last one, and have a bye in both', async () => {
    const desk = deskWith({}, ...PLAYED);
    const bye = (round: number) => ({ fromRound: round, byes: [half(round)] });
    await valueOf(add(desk, playerInput('Berg, Ida', 1900), { entry: bye(3) }));
    await valueOf(add(desk, playerInput('Olsen, Kai', 1900), { entry: bye(5) }));
    expect(desk.state.tournament.players.slice(-2).map(({ id, entryRound }) => [id, entryRound])).toEqual([
      [10, 3],
      [11, 5],
    ]);
  });

  it.each([
    [{ name: '  ' }, { code: 'name-missing', message: 'A player needs a name.', advice: '' }],
    [
      { fideId: '12a' },
      {
        code: 'fide-id-not-a-number',
        message: 'A FIDE ID has digits only.',
        advice: 'Clear the field if it is unknown.',
      },
    ],
    [
      { fideId: 'a12' },
      {
        code: 'fide-id-not-a-number',
        message: 'A FIDE ID has digits only.',
        advice: 'Clear the field if it is unknown.',
      },
    ],
    [
      { fideId: '55' },
      {
        ...{ code: 'fide-id-twice', players: [4] },
        message: 'Name4, Given has this FIDE ID already.',
        advice: 'One person is entered once. Change the existing entry.',
      },
    ],
  ])('needs a name, and a FIDE ID in digits that nobody else has: %j', async (more, refusal) => {
    const desk = deskWith({ 4: { fideId: '55' }, 5: { fideId: '66' } });
    expect(await refusalOf(add(desk, playerInput('Berg, Ida', 1900, more)))).toEqual(refusal);
  });
});
