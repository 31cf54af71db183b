/** A search on the rating lists: when its answer is known to be meant, what of it stays, and what comes back when it was cleared. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedPlayer, ListSearch, PlayerRow } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { LookUp } from '../../../../src-renderer/state/players/look-up.svelte.ts';
import { LIST, LISTED, playerOf } from '../../fixtures.ts';

const FIDE = { id: LIST.id, name: LIST.name, month: LIST.month };
const CLUB = { id: 'club', name: 'Club', month: '2026-10' };
// Places on the list, FIDE IDs and identities all differ.
const listed = (place: number, fideId: number, name = `Listed ${place}`): ListedPlayer => ({
  ...LISTED[0]!,
  ...{ place, fideId, name },
});
const entered = (id: number): PlayerRow => ({ ...playerOf(id - 40), id });
const found = (list: typeof FIDE, ...players: readonly ListedPlayer[]): ListSearch => ({
  ...{ list, pace: 'standard', players, count: players.length, others: [], lists: [FIDE, CLUB] },
  unsure: { names: [], federation: '' },
});

let answers: ((value: ListSearch) => void)[];
let lookUp: LookUp;
beforeEach(() => {
  answers = [];
  const query = () => new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
  lookUp = new LookUp({ query } as unknown as App);
});

type Question = Parameters<LookUp['search']>[0];
const ABC: Question = { typed: 'abc', tolerant: false, list: null };
async function search(value: ListSearch, question = ABC, players: readonly PlayerRow[] = []): Promise<void> {
  const done = lookUp.search(question, players, players);
  answers.at(-1)!(value);
  await done;
}
const shown = () => lookUp.rows.map((row) => (row.kind === 'entered' ? row.player.id : row.player.place));

describe('what is found', () => {
  it('is nobody before anything was asked, and no key comes too early then', async () => {
    expect([lookUp.hits, lookUp.rows, lookUp.firstListed, lookUp.current]).toEqual([null, [], 0, -1]);
    expect([lookUp.wanted, lookUp.tolerant, lookUp.feePaid, lookUp.byes]).toEqual([false, false, false, []]);
    expect(await lookUp.settled()).toBe(true);
  });

  it('was found by what was typed, until the next answer is here', async () => {
    expect(lookUp.foundBy).toBe('');
    await search(found(FIDE, listed(71, 900)), { ...ABC, typed: ' ab ' });
    expect(lookUp.foundBy).toBe('ab');
    const next = lookUp.search(ABC, [], []);
    expect(lookUp.foundBy).toBe('ab');
    answers.at(-1)!(found(FIDE));
    await next;
    expect([lookUp.foundBy, lookUp.candidate]).toEqual(['abc', null]);
  });

  it.each<[string, boolean, string, readonly ListedPlayer[]]>([
    ['is a single player', true, 'abc', [listed(71, 900)]],
    ['are two', false, 'abc', [listed(71, 900), listed(72, 901)]],
    ['is nobody', false, 'abc', []],
    ['begins with the FIDE ID that was typed', true, '900', [listed(71, 900), listed(72, 901)]],
    ['has that FIDE ID further down', false, '901', [listed(71, 900), listed(72, 901)]],
  ])('%s: a key that came before is meant: %s', async (_, isMeant, typed, players) => {
    const searching = lookUp.search({ ...ABC, typed }, [], []);
    const settled = lookUp.settled();
    answers[0]!(found(FIDE, ...players));
    await searching;
    expect(await settled).toBe(isMeant);
    // Whoever sees the rows means the one that is marked.
    expect(await lookUp.settled()).toBe(true);
  });
});

describe('the player who was chosen', () => {
  const rows = found(FIDE, listed(71, 900), listed(72, 901), listed(73, 902));

  it('stays where the same is asked again, and not where something else is', async () => {
    const again = async (question: Question): Promise<number | undefined> => {
      await search(rows);
      lookUp.choose(2);
      await search(rows, question);
      return lookUp.candidate?.place;
    };
    expect(await again(ABC)).toBe(73);
    expect(await again({ ...ABC, typed: 'abcd' })).toBe(71);
    expect(await again({ ...ABC, tolerant: true })).toBe(71);
    expect(await again({ ...ABC, list: 'club' })).toBe(71);
  });

  it('is the same one by list, FIDE ID and name, wherever the list has them now', async () => {
    const after = async (value: ListSearch): Promise<number> => {
      await search(rows);
      lookUp.choose(1);
      await search(value);
      return lookUp.current;
    };
    expect(await after(found(FIDE, listed(5, 1), listed(6, 901, 'Listed 72')))).toBe(1);
    expect(await after(found(FIDE, listed(5, 1), listed(72, 999)))).toBe(0);
    expect(await after(found(FIDE, listed(5, 1), listed(72, 901, 'Another')))).toBe(0);
    expect(await after(found(CLUB, listed(5, 1), listed(72, 901)))).toBe(0);
  });

  it('is one who is entered by their identity, and nobody of the list', async () => {
    await search(rows, ABC, [entered(41), entered(42)]);
    lookUp.choose(1);
    await search(rows, ABC, [entered(43), entered(41), entered(42)]);
    expect([shown(), lookUp.current, lookUp.entered?.id]).toEqual([[43, 41, 42, 71, 72, 73], 2, 42]);
    await search(rows, ABC, [entered(43)]);
    expect([lookUp.current, lookUp.entered?.id]).toEqual([0, 43]);
    lookUp.choose(2);
    await search(found(FIDE, listed(72, 901)), ABC, [entered(41)]);
    expect([shown(), lookUp.current]).toEqual([[41, 72], 1]);
  });
});

describe('ratings of a player', () => {
  const values = [
    { list: FIDE, pace: 'standard', rating: 2000, k: 20 },
    { list: FIDE, pace: 'rapid', rating: 1990, k: 20 },
    { list: CLUB, pace: 'rapid', rating: 1950, k: 0 },
  ] as const;

  it('are those that were told of them, by their list and their place on it', async () => {
    await search(found(FIDE, listed(71, 900)));
    const of = (list: typeof FIDE, place: number) => {
      lookUp.told = { list, player: listed(place, 900), values };
      return lookUp.values.length;
    };
    expect([of(FIDE, 71), of(CLUB, 71), of(FIDE, 72)]).toEqual([3, 0, 0]);
    lookUp.told = null;
    expect(lookUp.values).toEqual([]);
  });

  it('come one after the other, by list and pace; after one that is not there begins the first', async () => {
    await search(found(FIDE, listed(71, 900)));
    lookUp.told = { list: FIDE, player: listed(71, 900), values };
    const next = () => {
      lookUp.nextRating();
      return lookUp.chosen === null ? null : `${lookUp.chosen.list} ${lookUp.chosen.pace}`;
    };
    expect([next(), next(), next(), next(), next()]).toEqual([
      ...['november standard', 'november rapid', 'club rapid', null, 'november standard'],
    ]);
    lookUp.chosen = { list: 'club', pace: 'blitz' };
    expect(next()).toBe('november standard');
  });
});

describe('a search that is cleared', () => {
  it('is as it was where it is put back', async () => {
    await search(found(FIDE, listed(71, 900), listed(72, 901)), ABC, [entered(41)]);
    lookUp.choose(2);
    Object.assign(lookUp, { wanted: true, tolerant: true, list: 'club', from: 8, feePaid: true });
    Object.assign(lookUp, { byes: [9], chosen: { list: 'club', pace: 'blitz' } });
    const told = () => {
      const { wanted, tolerant, list, from, feePaid, byes, chosen, current, hits } = lookUp;
      return { wanted, tolerant, list, from, feePaid, byes, chosen, current, hits, rows: shown() };
    };
    const before = told();
    const putBack = lookUp.clear();
    expect(told()).toEqual({
      ...{ wanted: false, tolerant: false, list: null, from: null, feePaid: false },
      ...{ byes: [], chosen: null, current: -1, hits: null, rows: [] },
    });
    putBack();
    expect(told()).toEqual(before);
    // And it goes on as the same search.
    await search(found(FIDE, listed(72, 901), listed(71, 900)), ABC, [entered(41)]);
    expect([lookUp.current, lookUp.byes]).toEqual([1, [9]]);
  });

  it('takes no answer that was on its way, though the same is asked again', async () => {
    const late = lookUp.search(ABC, [], []);
    lookUp.clear();
    const next = lookUp.search(ABC, [], []);
    answers[0]!(found(FIDE, listed(71, 900)));
    await late;
    expect(shown()).toEqual([]);
    answers[1]!(found(FIDE, listed(72, 901)));
    await next;
    expect(shown()).toEqual([72]);
  });

  it('has no rows to step through', () => {
    lookUp.step(1);
    lookUp.step(-1);
    expect([lookUp.current, lookUp.row, lookUp.found, lookUp.entered]).toEqual([-1, null, null, null]);
  });
});
