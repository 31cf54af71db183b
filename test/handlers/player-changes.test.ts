/** What changes of a player store, ask and refuse. Identity and number of a player differ: 9 has the number 1. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, type EventDraft, type Player } from '../../src-engine/index.ts';
import { lateChange, playersCommands } from '../../src-main/handlers/players/players.ts';
import type { PlayerInput } from '../../src-main/ipc/contract.ts';
import { playerInput } from './field.ts';
import { FIRST, folded, imported, players, results, SECOND, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

type More = Readonly<Record<number, Partial<Player>>>;
const fieldWith = (more: More) => players.map((player) => ({ ...player, ...more[player.id] }));
const deskWith = (more: More, ...drafts: readonly EventDraft[]) =>
  new WrittenDesk([imported(fieldWith(more)), ...drafts]);
const ROUND_1 = [...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const PLAYED = [...ROUND_1, ...up(2, SECOND, 4)];
const DRAFT_3 = up(3, FIRST, 3)[0]!;
const named = (id: number) => `Name${id}, Given`;
/** What the card of a player says as it stands. */
const inputOf = (id: number, more: Partial<PlayerInput> = {}) =>
  playerInput(named(id), 1500 + 100 * id, { federation: '', own: 1500 + 100 * id, national: 0, ...more });
const TYPED = { ratingSource: 'typed', ratingList: '', ratingMonth: '', ratingPace: '' };

describe('a change', () => {
  const change = (desk: WrittenDesk, player: number, input: PlayerInput, confirmed: 0 | 3 = 0) =>
    playersCommands(desk.desk)['players.change']({ player, input, confirmed });

  it('is stored with the fields that differ, before and after', async () => {
    const desk = deskWith({ 4: { fideId: '55', title: 'IM', womensTitle: 'WGM' } });
    const input = inputOf(4, { fideId: '55', title: 'IM', club: 'Linden', feePaid: true });
    expect(await valueOf(change(desk, 4, input))).toBeNull();
    expect(desk.stored).toEqual([
      [
        'player-changed',
        {
          ...{ player: 4, name: 'Name4, Given' },
          before: { club: '', feePaid: false },
          after: { club: 'Linden', feePaid: true },
        },
      ],
    ]);
    expect(await valueOf(change(desk, 4, input))).toBeNull();
    expect(desk.stored).toHaveLength(1);
  });

  it('takes another title for the only one, and a rating that is typed over for one of no list', async () => {
    const list = { ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-11', ratingPace: 'standard' };
    const desk = deskWith({ 4: { title: 'IM', womensTitle: 'WGM', ...(list as Partial<Player>) } });
    await valueOf(change(desk, 4, inputOf(4, { title: 'GM', rating: 1950, own: 1950 })));
    expect(desk.stored).toMatchObject([
      [
        'player-changed',
        {
          before: { title: 'IM', womensTitle: 'WGM', rating: 1900, ...list },
          after: { title: 'GM', womensTitle: null, rating: 1950, ...TYPED },
        },
      ],
    ]);
  });

  it('asks after the start where it orders players, with what it means then', async () => {
    const input = inputOf(4, { rating: 1950, own: 1950 });
    const asked = { level: 3, act: 'Change Name4, Given', article: 'C.04.2 2.3' };
    expect(await questionOf(change(deskWith({}, ...PLAYED), 4, input))).toEqual({
      ...asked,
      consequences: [
        'Rounds are paired with the old data.',
        'Pairing numbers are given anew at the next pairing; published rounds stay.',
      ],
    });
    const late = [3, 4].flatMap((round) => up(round, FIRST, 3));
    expect(await questionOf(change(deskWith({}, ...PLAYED, ...late), 4, input))).toEqual({
      ...asked,
      consequences: [
        'The change shows in reports and tie-breaks only.',
        'Pairing numbers stay as they are after round 4.',
      ],
    });
    const desk = deskWith({}, ...PLAYED);
    await valueOf(change(desk, 4, input, 3));
    expect(desk.stored).toEqual([
      [
        'player-changed-late',
        { player: 4, name: 'Name4, Given', before: { rating: 1900 }, after: { rating: 1950 } },
      ],
    ]);
  });

  it('has later ratings in the order of their rounds, and takes them back', async () => {
    const desk = deskWith({});
    const [late, early] = [
      { fromRound: 5, rating: 1930 },
      { fromRound: 3, rating: 1910 },
    ];
    await valueOf(change(desk, 4, inputOf(4, { later: [late, early] })));
    await valueOf(change(desk, 4, inputOf(4)));
    await valueOf(change(desk, 5, inputOf(5)));
    const payload = { player: 4, name: 'Name4, Given' };
    expect(desk.stored).toEqual([
      [
        'player-changed',
        { ...payload, before: { laterRatings: null }, after: { laterRatings: [early, late] } },
      ],
      [
        'player-changed',
        { ...payload, before: { laterRatings: [early, late] }, after: { laterRatings: [] } },
      ],
    ]);
  });

  it('cannot bar half-point byes while some are ahead, and can where they are over', async () => {
    const absences = (...rounds: number[]) => rounds.map((round) => ({ round, kind: 'half' as const }));
    const barred = inputOf(4, { noHalfBye: true });
    const ahead = deskWith({ 4: { absences: absences(2, 3, 5) } }, ...PLAYED);
    expect(await refusalOf(change(ahead, 4, barred))).toEqual({
      ...{ code: 'not-eligible', article: 'C.05 6.7', players: [4] },
      message: 'Name4, Given: half-point bye in rounds 3 and 5.',
      advice: 'Take that bye back first.',
    });
    const over = deskWith({ 4: { absences: absences(2) } }, ...PLAYED);
    expect(await valueOf(change(over, 4, barred))).toBeNull();
    expect(over.stored).toMatchObject([
      ['player-changed', { before: { noHalfBye: null }, after: { noHalfBye: true } }],
    ]);
    const other = deskWith({ 4: { absences: absences(3) } }, ...PLAYED);
    expect(await valueOf(change(other, 4, inputOf(4, { club: 'Linden' })))).toBeNull();
  });

  it('is refused of nobody, and with the FIDE ID of somebody else, not with their own', async () => {
    const desk = deskWith({ 4: { fideId: '55' }, 5: { fideId: '66' } });
    expect(await refusalOf(change(desk, 10, inputOf(4)))).toEqual({
      ...{ code: 'not-there', message: 'Player 10 no longer exists.' },
      advice: 'Look at the screen again.',
    });
    expect(await refusalOf(change(desk, 4, inputOf(4, { fideId: '66' })))).toMatchObject({
      code: 'fide-id-twice',
      players: [5],
    });
    expect(await valueOf(change(desk, 4, inputOf(4, { fideId: '55', club: 'Linden' })))).toBeNull();
  });

  it('means little after the pairing of round 4', () => {
    const of = (count: number) =>
      lateChange(
        folded(imported(), ...Array.from({ length: count }, (_, at) => up(at + 1, FIRST, 3)).flat())
          .tournament,
      );
    expect(of(3)[0]).toBe('Rounds are paired with the old data.');
    expect(of(4)[0]).toBe('The change shows in reports and tie-breaks only.');
  });
});

describe('who goes', () => {
  const GAME = { players: [6], message: 'Name6, Given is in a round and cannot be removed.' };

  it('is removed while they are in no round', async () => {
    const desk = deskWith({});
    expect(await valueOf(playersCommands(desk.desk)['players.remove']({ player: 6 }))).toBeNull();
    expect(desk.stored).toEqual([['player-removed', { player: 6, name: 'Name6, Given' }]]);
    const played = playersCommands(deskWith({}, ...ROUND_1).desk);
    expect(await refusalOf(played['players.remove']({ player: 6 }))).toEqual({
      ...{ code: 'player-in-round', article: 'C.04.2 3.2', ...GAME },
      advice: 'Withdraw the player instead.',
    });
    expect(await refusalOf(played['players.remove']({ player: 12 }))).toMatchObject({
      message: 'Player 12 no longer exists.',
    });
  });

  it('is withdrawn from a round on, unless a round on the wall from there has them, and comes back', async () => {
    const desk = deskWith({ 3: { withdrawnFrom: 4 } }, ...PLAYED, DRAFT_3);
    const withdraw = (player: number, fromRound: number | null) =>
      playersCommands(desk.desk)['players.withdraw']({ player, fromRound });
    expect(await valueOf(withdraw(6, 3))).toBeNull();
    expect(await valueOf(withdraw(3, 4))).toBeNull();
    expect(await valueOf(withdraw(3, null))).toBeNull();
    expect(desk.stored).toEqual([
      ['player-withdrawn', { player: 6, name: 'Name6, Given', fromRound: 3, was: null }],
      ['player-withdrawn', { player: 3, name: 'Name3, Given', fromRound: null, was: 4 }],
    ]);
    const paired = (name: string, round: number) => ({
      code: 'round-paired-already',
      message: `Round ${round} is paired and counts ${name} in.`,
      advice: 'Discard its draft first, or enter the result as a forfeit.',
    });
    // 7 has Black in round 2.
    expect(await refusalOf(withdraw(7, 2))).toEqual({ ...paired('Name7, Given', 2), players: [7] });
    expect(await refusalOf(withdraw(8, 1))).toEqual({ ...paired('Name8, Given', 1), players: [8] });
  });

  it('is withdrawn from a round on the wall that they are not in, nor in any after it', async () => {
    const desk = deskWith({}, ...ROUND_1);
    const withdraw = (player: number) =>
      playersCommands(desk.desk)['players.withdraw']({ player, fromRound: 1 });
    expect(await valueOf(withdraw(3))).toBeNull();
    expect(desk.stored).toMatchObject([['player-withdrawn', { player: 3, fromRound: 1 }]]);
    const later = playersCommands(deskWith({}, ...PLAYED).desk);
    // 4 has the bye of round 2, after a game in round 1.
    expect(await valueOf(later['players.withdraw']({ player: 4, fromRound: 2 }))).toBeNull();
    expect(await refusalOf(later['players.withdraw']({ player: 3, fromRound: 1 }))).toMatchObject({
      code: 'round-paired-already',
    });
  });

  it('is expelled with a reason, which asks', async () => {
    const desk = deskWith({}, ...PLAYED, DRAFT_3);
    const expel = (player: number, fromRound: number, why: string, confirmed: 0 | 3 = 0) =>
      playersCommands(desk.desk)['players.expel']({ player, fromRound, why, confirmed });
    expect(await questionOf(expel(6, 3, ' telephone '))).toEqual({
      ...{ level: 3, act: 'Expel the player', article: 'C.05 6.6' },
      consequences: [
        'Name6, Given is not paired from round 3 on.',
        'The standings of a Swiss leave the player out. Their games count for the opponents.',
        'The report says so.',
      ],
    });
    await valueOf(expel(6, 3, ' telephone ', 3));
    expect(desk.stored).toEqual([
      ['player-expelled', { player: 6, name: 'Name6, Given', fromRound: 3, why: 'telephone' }],
    ]);
    expect(await refusalOf(expel(6, 3, '  '))).toEqual({
      code: 'reason-missing',
      message: 'Say why the player is expelled.',
      advice: '',
    });
    expect(await refusalOf(expel(5, 2, 'telephone'))).toMatchObject({
      code: 'round-paired-already',
      message: 'Round 2 is paired and counts Name5, Given in.',
      players: [5],
    });
  });
});

describe('a bye', () => {
  const setBye = (
    desk: WrittenDesk,
    player: number,
    round: number,
    kind: 'half' | 'zero' | 'full' | null,
    confirmed: 0 | 3 = 0,
  ) => playersCommands(desk.desk)['players.setBye']({ player, round, kind, confirmed });

  it('is set, changed and taken back with what it was', async () => {
    const desk = deskWith({ 5: { absences: [{ round: 5, kind: 'zero' }] } }, ...PLAYED);
    await valueOf(setBye(desk, 5, 4, 'half'));
    await valueOf(setBye(desk, 5, 4, 'half'));
    await valueOf(setBye(desk, 5, 4, 'zero'));
    await valueOf(setBye(desk, 5, 4, null));
    await valueOf(setBye(desk, 5, 4, null));
    const payload = { player: 5, name: 'Name5, Given', round: 4 };
    expect(desk.stored).toEqual([
      ['bye-set', { ...payload, bye: 'half', was: null }],
      ['bye-set', { ...payload, bye: 'zero', was: 'half' }],
      ['bye-set', { ...payload, bye: null, was: 'zero' }],
    ]);
  });

  it('beyond the rules asks, and says in the log why', async () => {
    const desk = deskWith({ 5: { absences: [{ round: 5, kind: 'half' }] } }, ...PLAYED);
    expect(await questionOf(setBye(desk, 5, 4, 'half'))).toEqual({
      ...{ level: 3, act: 'Give the bye', article: 'C.05 6.7 (4)' },
      consequences: ['Name5, Given: a second half-point bye.'],
    });
    await valueOf(setBye(desk, 5, 4, 'half', 3));
    expect(desk.stored).toEqual([
      [
        'bye-set-beyond-rules',
        {
          ...{ player: 5, name: 'Name5, Given', round: 4, bye: 'half', was: null },
          why: 'Name5, Given: a second half-point bye',
        },
      ],
    ]);
  });

  it.each([
    [
      // On the wall with a bye: 3 had it in round 1, 6 has a game.
      ...[3, 1, 'round-paired-already', 'Round 1 is paired and counts Name3, Given in.'],
    ],
    [6, 1, 'round-paired-already', 'Round 1 is paired and counts Name6, Given in.'],
    [8, 3, 'round-paired-already', 'Round 3 is paired and counts Name8, Given in.'],
    [
      ...[2, 1, 'round-missed'],
      'Round 1 is on the wall without Name2, Given: who comes late has no points for rounds that were missed.',
    ],
    [8, 6, 'round-beyond-last', 'The tournament has 5 rounds.'],
  ] as const)('of player %i in round %i is refused: %s', async (id, round, code, message) => {
    const late = { ...blankPlayer(2, 'Name2, Given'), tpn: 8, rating: 1000, entryRound: 2 };
    const desk = new WrittenDesk([imported([...players, late]), ...PLAYED, DRAFT_3]);
    const refused = await refusalOf(setBye(desk, id, round, 'zero'));
    expect([refused.code, refused.message]).toEqual([code, message]);
    const ofPlayer = code === 'round-beyond-last' ? undefined : [id];
    expect([refused.players, refused.article]).toEqual([
      ofPlayer,
      code === 'round-missed' ? 'C.04.2 2.4' : undefined,
    ]);
  });

  it('of a round on the wall is refused by whether they are on it, also of the only one and beside other byes', async () => {
    const [draft, published] = up(1, FIRST.slice(0, 2), 3);
    const unpaired = [3, 7].map((player) => ({ player, kind: 'half' }));
    const payload = { ...draft!.payload, boardNumbers: [11, 14], unpaired } as never;
    const desk = deskWith({ 4: { entryRound: 2 } }, { kind: 'round-drafted', payload }, published!);
    const code = async (id: number) => (await refusalOf(setBye(desk, id, 1, 'zero'))).code;
    expect([await code(3), await code(7), await code(9), await code(4)]).toEqual([
      ...['round-paired-already', 'round-paired-already', 'round-paired-already', 'round-missed'],
    ]);
  });

  it('can be set for the last round, and for a draft’s round once it is discarded', async () => {
    const desk = deskWith({}, ...PLAYED, DRAFT_3);
    await valueOf(setBye(desk, 8, 5, 'zero'));
    expect(await refusalOf(setBye(desk, 8, 3, 'zero'))).toMatchObject({ code: 'round-paired-already' });
    const discarded = deskWith({}, ...PLAYED, DRAFT_3, { kind: 'round-discarded', payload: { round: 3 } });
    expect(await valueOf(setBye(discarded, 8, 3, 'zero'))).toBeNull();
  });
});
