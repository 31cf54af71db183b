/** Exchanged numbers, and the page of players. Identity and number of a player differ: 9 has the number 1. */
import { describe, expect, it } from 'vitest';
import { type EventDraft, type Player, type Rules } from '../../src-engine/index.ts';
import { planExchange } from '../../src-main/handlers/players/exchange.ts';
import { playersCommands, playersQueries } from '../../src-main/handlers/players/players.ts';
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

describe('an exchange of numbers', () => {
  const EQUAL = { 5: { rating: 2100 }, 6: { rating: 2100 }, 7: { rating: 2100 } };
  const stateOf = (more: More, drafts: readonly EventDraft[] = [], rules: Partial<Rules> = {}) => {
    const { tournament } = folded(imported(fieldWith(more)), ...drafts);
    return { ...tournament, rules: { ...tournament.rules, ...rules } };
  };
  const ARTICLE = { article: 'C.04.2 2.3', players: [5, 7] };

  it('asks with both numbers; the one between keeps their own', () => {
    expect(planExchange(stateOf(EQUAL), 5, 7)).toEqual({
      drafts: [
        {
          kind: 'numbers-exchanged',
          payload: {
            players: [5, 7],
            names: ['Name5, Given', 'Name7, Given'],
            numbers: [5, 3],
            equals: [5, 6, 7],
          },
        },
      ],
      value: null,
      question: {
        act: 'Exchange the pairing numbers',
        consequences: ['Name5, Given gets number 3.', 'Name7, Given gets number 5.'],
        article: 'C.04.2 2.3',
      },
    });
  });

  it('discards a draft, and leaves rounds on the wall as they are', () => {
    const planned = planExchange(stateOf(EQUAL, [...PLAYED, DRAFT_3]), 6, 5);
    if ('ok' in planned) throw new Error('refused');
    expect(planned.drafts).toEqual([
      { kind: 'round-discarded', payload: { round: 3 } },
      {
        kind: 'numbers-exchanged',
        payload: {
          ...{ players: [6, 5], names: ['Name6, Given', 'Name5, Given'], numbers: [4, 5] },
          equals: [7, 5, 6],
        },
      },
    ]);
    expect(planned.question!.consequences).toEqual([
      'Name6, Given gets number 5.',
      'Name5, Given gets number 4.',
      'The draft of round 3 is discarded.',
      'Rounds that are paired stay as they are.',
    ]);
  });

  it('has the numbers that will be given, where there are none yet', () => {
    const unnumbered = Object.fromEntries(players.map(({ id }) => [id, { tpn: 0 }]));
    const more = { ...unnumbered, 5: { tpn: 0, rating: 2100 }, 6: { tpn: 0, rating: 2100 } };
    const planned = planExchange(stateOf(more), 5, 6);
    // By rating 9, 8, 7, then 5 and 6 by name.
    expect('drafts' in planned && planned.drafts).toMatchObject([
      { payload: { numbers: [4, 5], equals: [6, 5] } },
    ]);
  });

  it('has the numbers as they stand beside somebody who has none yet, after one round as after two', () => {
    const planned = planExchange(stateOf({ ...EQUAL, 3: { tpn: 0, rating: 2350 } }, ROUND_1), 5, 7);
    if ('ok' in planned) throw new Error('refused');
    expect(planned.question!.consequences).toEqual([
      'Name5, Given gets number 3.',
      'Name7, Given gets number 5.',
      'Rounds that are paired stay as they are.',
    ]);
  });

  it.each([
    ['not-equal', EQUAL, [], {}, [5, 4], 'These two players do not have equal ratings.'],
    ['not-equal', EQUAL, [], {}, [4, 5], 'These two players do not have equal ratings.'],
    ['not-equal', EQUAL, [], {}, [5, 5], 'These two players do not have equal ratings.'],
    [
      ...['numbers-fixed', EQUAL, [1, 2, 3, 4], {}, [5, 7]],
      'Pairing numbers stay as they are once round 4 is paired.',
    ],
    [
      ...['numbers-given', EQUAL, [], { system: 'round-robin', numbersByLot: true }, [5, 7]],
      'The numbers of this table were drawn by lot or given by hand; the settings change them.',
    ],
    [
      ...['numbers-given', EQUAL, [], { system: 'round-robin', tableOrder: [5, 7] }, [5, 7]],
      'The numbers of this table were drawn by lot or given by hand; the settings change them.',
    ],
  ] as const)('is refused: %s', (code, more, rounds, rules, [one, other], message) => {
    const drafts = (rounds as readonly number[]).flatMap((round) => up(round, FIRST, 3));
    const planned = planExchange(stateOf(more, drafts, rules), one, other);
    if (!('ok' in planned)) throw new Error('planned');
    expect(planned.refusal).toMatchObject({ code, message, ...ARTICLE, players: [one, other] });
  });

  it('goes on where lots are drawn in a Swiss, and in a table without either', () => {
    const plan = (rules: object) => 'drafts' in planExchange(stateOf(EQUAL, [], rules), 5, 7);
    expect([plan({ numbersByLot: true }), plan({ system: 'round-robin' })]).toEqual([true, true]);
    const three = [1, 2, 3].flatMap((round) => up(round, FIRST, 3));
    expect('drafts' in planExchange(stateOf(EQUAL, three), 5, 7)).toBe(true);
  });

  it('is a command that asks', async () => {
    const desk = deskWith(EQUAL);
    const exchange = (confirmed: 0 | 3) =>
      playersCommands(desk.desk)['players.exchangeNumbers']({ player: 5, other: 7, confirmed });
    expect(await questionOf(exchange(0))).toMatchObject({
      act: 'Exchange the pairing numbers',
      consequences: ['Name5, Given gets number 3.', 'Name7, Given gets number 5.'],
    });
    await valueOf(exchange(3));
    expect(
      desk.state.tournament.players.filter(({ tpn }) => tpn > 2 && tpn < 6).map(({ id, tpn }) => [id, tpn]),
    ).toEqual([
      [5, 3],
      [6, 4],
      [7, 5],
    ]);
  });
});

describe('the pages', () => {
  it('have the players with who was entered last, and a card; of a moment that is looked at as they were', async () => {
    const desk = deskWith({});
    await valueOf(playersCommands(desk.desk)['players.add'](playerInput('Berg, Ida', 1000)));
    const queries = playersQueries(desk.desk);
    const view = await valueOf(queries['players.view'](null));
    expect([view.players.length, view.enteredLast.map(({ player }) => player), view.undoTakesEntry]).toEqual([
      ...[8, [10], true],
    ]);
    const card = await valueOf(queries['players.card']({ player: 10 }));
    expect([card.player.name, card.history.length]).toEqual(['Berg, Ida', 1]);
    desk.desk.past = 1;
    const before = await valueOf(queries['players.view'](null));
    expect([before.players.length, before.enteredLast, before.undoTakesEntry]).toEqual([7, [], false]);
    expect(await refusalOf(queries['players.card']({ player: 10 }))).toEqual({
      ...{ code: 'not-there', message: 'Player 10 no longer exists.' },
      advice: 'Look at the screen again.',
    });
  });

  it('mark players at the desk', async () => {
    const desk = deskWith({});
    const mark = { kind: 'here' } as const;
    expect(await valueOf(playersCommands(desk.desk)['players.mark']({ player: 5, mark, confirmed: 0 }))).toBe(
      'here',
    );
    expect(desk.stored).toMatchObject([['player-arrival', { player: 5, arrival: 'here' }]]);
  });
});
