/** What speaks against the pairs of a hand, by the rules of the Dutch system, in words. Players 3 to 9 have the numbers 7 to 1. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult, Player } from '../../src-engine/index.ts';
import { byHandQueries, handObjectionTexts } from '../../src-main/handlers/round/by-hand.ts';
import { refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, players, results, SECOND, up } from './written.ts';

const START = [imported(), ...up(1, FIRST, 3)];
const OVER = [...START, ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const pair = (white: number, black: number) => ({ white, black });
const METS = {
  ...{ players: [9, 6], level: 3, article: 'C.04.3 2.1.1' },
  text: 'Name9 and Name6 have already met (C.04.3 2.1.1).',
};
const COLOURS = {
  ...{ players: [9, 6], level: 2, article: 'C.04.3 5.2' },
  text: 'Name9 and Name6 have the wrong colours (C.04.3 5.2).',
};
const BYE = {
  ...{ players: [3], level: 3, article: 'C.04.3 2.1.2' },
  text: 'Name3 may not receive the bye again (C.04.3 2.1.2).',
};

describe('objections to a round by hand', () => {
  const { tournament } = folded(...OVER);
  const said = (pairs: readonly ReturnType<typeof pair>[], bye: number | null = null, of = tournament) =>
    handObjectionTexts(of, 2, { pairs, bye, isWhole: false });

  it('are those of pairs and bye, the gravest first', () => {
    expect(said([pair(9, 6)], 3)).toEqual([METS, BYE, COLOURS]);
    // After a game with White each: 6 had Black and is due White.
    expect(said([pair(6, 5)], 4)).toEqual([]);
    expect(said([])).toEqual([]);
  });

  it('do not come from the draft that is replaced', () => {
    const drafted = folded(...OVER, up(2, SECOND, 4)[0]!).tournament;
    expect(said([pair(9, 6)], 3, drafted)).toEqual([METS, BYE, COLOURS]);
    expect(said([pair(6, 5)], 4, drafted)).toEqual([]);
    // Who had asked for a bye when it was made may play now.
    const [draft] = up(2, SECOND.slice(0, 2), 4);
    const unpaired = [
      { player: 6, kind: 'half' },
      { player: 5, kind: 'half' },
    ];
    const excused = {
      ...draft!,
      payload: { ...draft!.payload, unpaired, boardNumbers: [11, 14] },
    } as EventDraft;
    expect(said([pair(9, 6)], null, folded(...OVER, excused).tournament)).toEqual([METS, COLOURS]);
  });

  it('are raised to who is away, and the rest is judged as of everybody else', () => {
    const away = tournament.players.map((player): Player => {
      if (player.id === 6) return { ...player, withdrawnFrom: 2 };
      return player.id === 4 ? { ...player, absences: [{ round: 2, kind: 'half' }] } : player;
    });
    const not = (id: number, article: string) => ({
      ...{ players: [id], level: 3, article },
      text: `Not to be paired in this round: Name${id} (${article}).`,
    });
    const [bye, withdrawn] = [not(4, 'C.04.2 3.3'), not(6, 'C.04.2 3.2')];
    const found = said([pair(9, 6)], 4, { ...tournament, players: away });
    expect(found).toEqual([bye, withdrawn, METS, COLOURS]);
    // With White too.
    expect(said([pair(6, 5)], null, { ...tournament, players: away })).toEqual([withdrawn]);
    // Who is away and not in the round does not matter.
    expect(
      said([pair(9, 5)], 3, { ...tournament, players: away }).map(({ players: ids }) => ids),
    ).not.toContainEqual([6]);
  });

  it('are those of everybody who plays now, also who was away in the round before', () => {
    const away = tournament.players.map((player): Player =>
      player.id === 6 || player.id === 9 ? { ...player, absences: [{ round: 1, kind: 'half' }] } : player,
    );
    expect(said([pair(9, 6)], null, { ...tournament, players: away })).toEqual([METS, COLOURS]);
  });

  it('are none where the round has no task: it is beyond the last', () => {
    expect(handObjectionTexts(tournament, 5, { pairs: [pair(9, 6)], bye: 3, isWhole: false })).not.toEqual(
      [],
    );
    expect(handObjectionTexts(tournament, 6, { pairs: [pair(9, 6)], bye: 3, isWhole: false })).toEqual([]);
  });
});

describe('the page of a round by hand', () => {
  const ask = (
    drafts: readonly EventDraft[],
    round: number,
    pairs: ReturnType<typeof pair>[],
    bye: number | null,
  ) => {
    const { desk } = new DeskWithJobs(drafts);
    return byHandQueries(desk)['round.byHand']({ round, pairs, bye });
  };

  it('numbers the boards as they will stand in the hall', async () => {
    const base = imported();
    const { tournament } = base.payload;
    const rules = {
      ...tournament.rules,
      seating: { firstBoard: 1, leftOut: [], fixed: [{ player: 5, board: 7 }] },
    };
    const seated = {
      ...base,
      payload: { ...base.payload, tournament: { ...tournament, rules } },
    } as EventDraft;
    expect(await ask([imported()], 1, [pair(9, 6), pair(5, 8)], null)).toEqual({
      ok: true,
      value: { objections: [], boards: [1, 2] },
    });
    const reply = await ask([seated], 1, [pair(9, 6), pair(5, 8), pair(7, 4)], 3);
    expect(reply).toMatchObject({ value: { boards: [1, 7, 2] } });
  });

  it('C.04.2 3.1 counts open games of rounds before as draws, and no others', async () => {
    const colours = (result: GameResult) =>
      ask([...START, ...results(1, FIRST, result)], 2, [pair(9, 6)], null);
    expect(await colours('open')).toEqual({ ok: true, value: { objections: [METS, COLOURS], boards: [1] } });
    // A game that was not played is no meeting.
    expect(await colours('forfeit-white-wins')).toMatchObject({ value: { objections: [] } });
  });

  it('C.04.2 2, C.04.3 5.2.5 judges colours by the numbers and the lot that the pairing will bring', async () => {
    const fresh = players.map((player) => ({ ...player, tpn: 0 }));
    const base = imported(fresh);
    const { tournament } = base.payload;
    const withLot = (lotSeed: number): EventDraft => {
      const rules = { ...tournament.rules, initialColour: null, lotSeed };
      return { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } };
    };
    const wrong = async (lotSeed: number, white: number, black: number) => {
      const reply = await ask([withLot(lotSeed)], 1, [pair(white, black)], null);
      return reply.ok ? reply.value.objections.map(({ article }) => article) : null;
    };
    // An even lot gives White to the odd numbers of the higher ranked: 9 has the number 1, 8 has 2.
    expect([await wrong(4, 9, 6), await wrong(4, 6, 9)]).toEqual([[], ['C.04.3 5.2']]);
    expect([await wrong(3, 9, 6), await wrong(3, 6, 9)]).toEqual([['C.04.3 5.2'], []]);
    expect([await wrong(4, 8, 5), await wrong(4, 5, 8)]).toEqual([['C.04.3 5.2'], []]);
  });

  it('C.04.2 2.4 judges colours by the numbers of a round that a late entry changes', async () => {
    // 3 had the bye and 10 comes now, before everybody by rating: 3 has the number 8 then, and is due Black as an even one.
    const late = { ...players[0]!, id: 10, name: 'Name10, Given', rating: 2500, tpn: 0, entryRound: 2 };
    const added: EventDraft = { kind: 'player-added', payload: { player: late } };
    const over = [...OVER, added];
    expect(await ask(over, 2, [pair(10, 3)], null)).toEqual({
      ok: true,
      value: { objections: [], boards: [1] },
    });
    expect(await ask(over, 2, [pair(3, 10)], null)).toMatchObject({
      value: { objections: [{ players: [3, 10], level: 2, article: 'C.04.3 5.2' }] },
    });
  });

  it('does not ask a part of a round robin for the rest of it', async () => {
    const base = imported(players.slice(1));
    const { tournament } = base.payload;
    const rules = { ...tournament.rules, system: 'round-robin', rounds: 5 } as const;
    const table: EventDraft = { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } };
    const part = await ask([table], 1, [pair(9, 4)], null);
    expect(part).toEqual({ ok: true, value: { objections: [], boards: [1] } });
  });

  it('is of a tournament that is open', async () => {
    const { desk } = new DeskWithJobs(START);
    desk.document = null;
    const asked = byHandQueries(desk)['round.byHand']({ round: 2, pairs: [], bye: null });
    expect((await refusedBy(asked)).code).toBe('no-document');
  });
});
