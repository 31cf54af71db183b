/** Finding a player on the rating list: the newest answer counts, who is entered comes first, what is chosen is entered. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedPlayer, ListSearch, Reply } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { LookUp } from '../../../../src-renderer/state/players/look-up.svelte.ts';
import { FixtureBridge, PLAYERS } from '../../fixture-bridge.ts';
import { LIST, LISTED } from '../../fixtures.ts';

// Places on the list, FIDE IDs and identities in the tournament all differ.
const listed = (place: number, fideId: number, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
  ...LISTED[0]!,
  place,
  fideId,
  name: `Listed ${place}`,
  ...more,
});
const FIDE = { id: LIST.id, name: LIST.name, month: LIST.month };
const CLUB = { id: 'club', name: 'Club', month: '2026-11' };
const found = (...players: readonly ListedPlayer[]): Reply<ListSearch> => ({
  ok: true,
  value: {
    list: FIDE,
    pace: 'standard',
    players,
    count: players.length,
    others: [],
    lists: [FIDE],
    unsure: { names: [], federation: '' },
  },
});
const ENTERED = PLAYERS.slice(10, 16);

let answers: ((reply: Reply<ListSearch>) => void)[];
let bridge: FixtureBridge;
let app: App;
let lookUp: LookUp;
beforeEach(async () => {
  answers = [];
  bridge = new FixtureBridge('draft');
  const query: FixtureBridge['query'] = (name, args) =>
    name === 'lists.search'
      ? (new Promise((resolve) => {
          bridge.asked.push({ name, args });
          answers.push(resolve);
        }) as never)
      : bridge.query(name, args);
  app = new App({ on: bridge.on, command: bridge.command, query });
  app.start();
  await new Promise((resolve) => setTimeout(resolve));
  lookUp = new LookUp(app);
});

async function search(
  reply: Reply<ListSearch>,
  entered: readonly (typeof PLAYERS)[number][] = [],
): Promise<void> {
  const done = lookUp.search({ typed: 'abc', tolerant: false, list: null }, PLAYERS, entered);
  answers.at(-1)!(reply);
  await done;
}

describe('a search', () => {
  it('finds nobody once the field is empty, also where an answer is still on its way', async () => {
    lookUp.wanted = true;
    await search(found(listed(71, 900)), [ENTERED[0]!]);
    expect(lookUp.rows).toHaveLength(2);
    const late = lookUp.search({ typed: 'abcd', tolerant: false, list: null }, PLAYERS, []);
    await lookUp.search({ typed: ' ', tolerant: false, list: null }, PLAYERS, ENTERED);
    answers.at(-1)!(found(listed(72, 901)));
    await late;
    expect(lookUp.rows).toEqual([]);
    expect([lookUp.row, lookUp.found, lookUp.wanted]).toEqual([null, null, true]);
    expect(bridge.asked.filter(({ name }) => name === 'lists.search')).toHaveLength(2);
  });

  it('asks for what was typed, and the newest answer counts', async () => {
    const old = lookUp.search({ typed: 'ab', tolerant: true, list: null }, PLAYERS, []);
    const newer = lookUp.search({ typed: 'abc', tolerant: false, list: null }, PLAYERS, []);
    expect(bridge.asked.filter(({ name }) => name === 'lists.search').map(({ args }) => args)).toEqual([
      { list: null, text: 'ab', limit: 10, tolerant: true },
      { list: null, text: 'abc', limit: 10, tolerant: false },
    ]);
    answers[1]!(found(listed(71, 900)));
    await newer;
    answers[0]!(found(listed(44, 901)));
    await old;
    expect(lookUp.candidate?.place).toBe(71);
  });

  it('shows four of those who are entered before the list, and who of the list is entered', async () => {
    const known = Number(PLAYERS[30]!.fideId);
    await search(found(listed(71, 900), listed(72, known), listed(73, 0)), ENTERED);
    expect(lookUp.rows.map((row) => [row.kind, 'as' in row ? (row.as?.id ?? null) : row.player.id])).toEqual([
      ['entered', 311],
      ['entered', 312],
      ['entered', 313],
      ['entered', 314],
      ['listed', null],
      ['listed', 331],
      ['listed', null],
    ]);
    expect([lookUp.firstListed, lookUp.current, lookUp.candidate]).toEqual([4, 0, null]);
    lookUp.choose(5);
    expect([lookUp.row?.kind, lookUp.candidate]).toEqual(['listed', null]);
    expect(lookUp.entered?.id).toBe(331);
    lookUp.choose(6);
    expect([lookUp.candidate?.place, lookUp.entered]).toEqual([73, null]);
  });

  it('of lists that changed keeps the player who was chosen, with what they asked for', async () => {
    const [one, two, three] = [listed(71, 900), listed(72, 901), listed(73, 0)];
    await search(found(one, two, three));
    lookUp.step(1);
    lookUp.toggleBye(4);
    await search(found(three, { ...two, place: 75 }, one));
    expect([lookUp.candidate?.place, lookUp.byes]).toEqual([75, [4]]);
    // Whoever is not there any more is not replaced by another in their place.
    await search(found(three, one));
    expect([lookUp.current, lookUp.byes]).toEqual([0, []]);
  });

  it('begins at the list where a new player is wanted and there is one', async () => {
    lookUp.wanted = true;
    await search(found(listed(71, 900)), ENTERED.slice(0, 2));
    expect([lookUp.firstListed, lookUp.current]).toEqual([2, 2]);
  });

  it('chooses nobody who is entered where a new player is wanted and no list has them', async () => {
    lookUp.wanted = true;
    await search(found(), ENTERED.slice(0, 3));
    expect([lookUp.row, lookUp.entered, lookUp.candidate]).toEqual([null, null, null]);
    lookUp.step(-1);
    expect(lookUp.entered?.id).toBe(ENTERED[2]!.id);
    await search(found(), ENTERED.slice(0, 3));
    lookUp.step(1);
    expect(lookUp.entered?.id).toBe(ENTERED[0]!.id);
    lookUp.wanted = false;
    await search(found(), ENTERED.slice(0, 3));
    expect(lookUp.entered?.id).toBe(ENTERED[0]!.id);
  });

  it('is settled when the newest question is answered, however many came before', async () => {
    let settled = false;
    const old = lookUp.search({ typed: 'ab', tolerant: false, list: null }, PLAYERS, []);
    void lookUp.settled().then(() => (settled = true));
    const newer = lookUp.search({ typed: 'abc', tolerant: false, list: null }, PLAYERS, []);
    answers[0]!(found(listed(44, 901)));
    await old;
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).toBe(false);
    answers[1]!(found(listed(71, 900)));
    await newer;
    await new Promise((resolve) => setTimeout(resolve));
    expect([settled, lookUp.candidate?.place]).toEqual([true, 71]);
  });

  it('that is refused finds nobody on the list', async () => {
    await search(found(listed(71, 900)));
    await search(
      { ok: false, refusal: { code: 'x', message: '', advice: '', severity: 'refused' } },
      ENTERED,
    );
    expect([lookUp.hits, lookUp.rows.length, lookUp.current]).toEqual([null, 4, 0]);
  });

  it('that was cleared is over, also when its answer comes later', async () => {
    await search(found(listed(71, 900)), ENTERED);
    const late = lookUp.search({ typed: 'z', tolerant: false, list: null }, PLAYERS, ENTERED);
    [lookUp.wanted, lookUp.tolerant] = [true, true];
    lookUp.clear();
    answers.at(-1)!(found(listed(72, 901)));
    await late;
    expect([lookUp.rows, lookUp.hits, lookUp.wanted, lookUp.tolerant]).toEqual([[], null, false, false]);
    expect([lookUp.row, lookUp.candidate, lookUp.firstListed]).toEqual([null, null, 0]);
    lookUp.step(1);
    expect(lookUp.row).toBeNull();
  });
});

describe('what is chosen for a player', () => {
  it('is another row’s no more: steps go around', async () => {
    await search(found(listed(71, 900), listed(72, 901)));
    lookUp.toggleBye(8);
    [lookUp.from, lookUp.feePaid] = [8, true];
    lookUp.chosen = { list: FIDE.id, pace: 'rapid' };
    lookUp.step(1);
    expect([lookUp.current, lookUp.byes, lookUp.from, lookUp.feePaid, lookUp.chosen]).toEqual([
      1,
      [],
      null,
      false,
      null,
    ]);
    lookUp.step(1);
    expect(lookUp.current).toBe(0);
    lookUp.step(-1);
    expect(lookUp.current).toBe(1);
    lookUp.choose(9);
    expect(lookUp.current).toBe(1);
    lookUp.choose(-1);
    expect(lookUp.current).toBe(0);
  });

  it('128, 129: ratings are those that the lists have of the player, and then the usual one', async () => {
    lookUp.nextRating();
    expect(lookUp.chosen).toBeNull();
    await search(found(listed(71, 900), listed(72, 901)));
    const values = [
      { list: FIDE, pace: 'standard', rating: 2000, k: 20 },
      { list: CLUB, pace: 'standard', rating: 1950, k: 0 },
    ] as const;
    lookUp.told = { list: FIDE, player: listed(72, 901), values };
    lookUp.nextRating();
    expect([lookUp.values, lookUp.chosen]).toEqual([[], null]);
    lookUp.told = { list: FIDE, player: listed(71, 900), values };
    const chosen = [1, 2, 3].map(() => (lookUp.nextRating(), lookUp.chosen));
    expect(chosen).toEqual([{ list: FIDE.id, pace: 'standard' }, { list: 'club', pace: 'standard' }, null]);
    lookUp.step(1);
    lookUp.nextRating();
    expect([lookUp.values, lookUp.chosen]).toEqual([[], null]);
    // Found again by one more letter, nothing is told of them again.
    await search(found(listed(71, 900)));
    expect(lookUp.values).toEqual(values);
  });

  it('who stands only on another list comes after, and is entered from that', async () => {
    const reply = found(listed(71, 900));
    if (!reply.ok) throw new Error();
    const others = [{ list: CLUB, pace: 'rapid' as const, players: [listed(5, 0)] }];
    await search({ ok: true, value: { ...reply.value, others } });
    expect(lookUp.rows.map((row) => (row.kind === 'listed' ? [row.list.id, row.pace] : []))).toEqual([
      [FIDE.id, 'standard'],
      ['club', 'rapid'],
    ]);
    lookUp.choose(1);
    bridge.prepare('players.addFromList', { ok: true, value: { player: 121 } });
    await lookUp.adding(true)();
    expect(bridge.sentAs('players.addFromList')).toMatchObject([{ list: 'club', place: 5 }]);
  });

  it('one list after the other is searched alone, then all again', async () => {
    lookUp.nextList();
    expect(lookUp.list).toBeNull();
    const reply = found(listed(71, 900));
    if (!reply.ok) throw new Error();
    await search({ ok: true, value: { ...reply.value, lists: [FIDE, CLUB] } });
    const lists = [1, 2, 3].map(() => (lookUp.nextList(), lookUp.list));
    expect(lists).toEqual(['club', FIDE.id, null]);
    lookUp.nextList();
    lookUp.clear();
    expect(lookUp.list).toBeNull();
    // There is no other to go to.
    await search({ ok: true, value: { ...reply.value, lists: [FIDE] } });
    lookUp.nextList();
    expect(lookUp.list).toBeNull();
  });

  it('typing errors are allowed for until they are not', () => {
    lookUp.toggleTypos();
    expect(lookUp.tolerant).toBe(true);
    lookUp.toggleTypos();
    expect(lookUp.tolerant).toBe(false);
  });
});

describe('entering the player', () => {
  const value = { player: 121, number: 0, same: [] } as never;

  it('sends the place on the list with what was chosen', async () => {
    await search(found(listed(71, 900), listed(72, 901)));
    lookUp.choose(1);
    for (const round of [9, 8, 5, 5]) lookUp.toggleBye(round);
    lookUp.feePaid = true;
    lookUp.chosen = { list: 'club', pace: 'blitz' };
    bridge.prepare('players.addFromList', { ok: true, value });
    expect(await lookUp.adding(true)()).toEqual({
      player: 121,
      said: expect.stringContaining('Listed 72') as string,
    });
    expect(bridge.sentAs('players.addFromList')).toEqual([
      {
        list: LIST.id,
        place: 72,
        here: true,
        entry: {
          // Round 7 is a draft: the first that is on no wall.
          fromRound: 7,
          byes: [
            { round: 8, kind: 'half' },
            { round: 9, kind: 'half' },
          ],
        },
        feePaid: true,
        chosen: { list: 'club', pace: 'blitz' },
        confirmed: 0,
      },
    ]);
  });

  it('from another round, without a kind of rating; a refusal says nothing', async () => {
    await search(found(listed(71, 900)));
    lookUp.from = 8;
    bridge.prepare('players.addFromList', {
      ok: false,
      refusal: { code: 'x', message: '', advice: '', severity: 'refused' },
    });
    expect(await lookUp.adding(false)()).toBeNull();
    expect(bridge.sentAs('players.addFromList')).toEqual([
      {
        list: LIST.id,
        place: 71,
        here: false,
        entry: { fromRound: 8, byes: [] },
        feePaid: false,
        confirmed: 0,
      },
    ]);
  });

  it('is not possible for somebody who is entered, nor where all rounds are on the wall', async () => {
    await search(found(), ENTERED);
    expect(await lookUp.adding(true)()).toBeNull();
    await search(found(listed(71, 900)));
    const { document } = bridge.state;
    const rounds = document!.rounds.map((round) => ({ ...round, phase: 'done' as const }));
    bridge.state = { ...bridge.state, document: { ...document!, rounds } };
    bridge.changed([]);
    expect(await lookUp.adding(true)()).toBeNull();
    expect(bridge.sentAs('players.addFromList')).toEqual([]);
  });
});
