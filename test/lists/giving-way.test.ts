/** What is entered goes before the reading of a list. */
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { buildList, WaitingEntries, type ListNotes } from '../../src-main/lists/build-list.ts';
import type { ListEntry } from '../../src-main/lists/entry.ts';
import { OpenList } from '../../src-main/lists/open-list.ts';
import { WAY } from '../../src-main/threads/way.ts';

const program = new Program();
afterAll(() => program.close());

const PLAYERS = 3_000;

function entry(at: number): ListEntry {
  return {
    ...{ number: String(at + 1), fideId: at + 1, name: `Surname${at}, Given`, federation: 'NOR', sex: '' },
    ...{ title: '', womensTitle: '', standard: 1_500, rapid: 0, blitz: 0, standardK: 20, rapidK: 0 },
    ...{ blitzK: 0, born: 1990, inactive: false, club: '' },
  };
}

describe('reading a list', () => {
  it('asks every few players whether to give way, taking them as storing them and merging the index', () => {
    // What `giveWay` looks at.
    const looked = vi.spyOn(Atomics, 'load');
    const target = program.path('way.list');
    const waiting = new WaitingEntries(`${target}.records`);
    for (let at = 0; at < PLAYERS; at++) waiting.add(entry(at));
    const taking = looked.mock.calls.length;
    expect(taking).toBeGreaterThanOrEqual(PLAYERS / 100);
    buildList(target, waiting, { month: '2026-11', name: 'FIDE' } as ListNotes, () => undefined);
    // Storing them asks as often as taking them did; what is more was asked by the merging.
    expect(looked.mock.calls.length - taking).toBeGreaterThan(taking);
    looked.mockRestore();
    waiting.close();
    const list = new OpenList(target);
    expect(list.search('surname2999', 10).count).toBe(1);
    list.close();
    rmSync(target);
  });
});

describe('an entry', () => {
  it('clears the way when it is stored; reading a view does not', async () => {
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
    const until = () => new Int32Array(WAY)[0];
    const before = until();
    await program.query('round.view', { round: 1 });
    expect(until()).toBe(before);
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect(until()).not.toBe(before);
  });
});
