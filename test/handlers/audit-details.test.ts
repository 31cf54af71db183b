/** A row of the audit as closely as it can be looked at, and what the arbiter says to it. Identities, numbers and places differ. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nationalOf } from '../../src-engine/index.ts';
import type { Documents } from '../../src-main/handlers/documents/documents.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import { auditCommands, auditQueries } from '../../src-main/handlers/players/audit.ts';
import type { AuditEntry } from '../../src-main/ipc/contract.ts';
import { FIRST, up } from './written.ts';
import { CLUB, entry, FIDE, OLD, storedLists } from './written-lists.ts';
import { questionOf, refusalOf, valueOf, type WrittenDesk } from './written-desk.ts';

import { on, deskWith, stored, LISTS, ENTRIES } from './written-audit.ts';

describe('a row of the audit', () => {
  const detail = (asked: AuditEntry, desk = deskWith(), lists = LISTS) =>
    valueOf(auditQueries(desk.desk, lists)['players.auditEntry'](asked));

  it('that differs has every field, and what taking the list changes', async () => {
    const { fields, about, ...others } = await detail({ kind: 'differs', player: 4, other: null });
    expect(about).toEqual({
      ...{ federation: 'GER', birth: '', club: '', fideId: '44' },
      ...{ ratingSource: 'list', ratingList: 'FIDE', ratingMonth: '2026-10' },
    });
    expect(fields.filter(({ entered, listed }) => entered !== listed)).toEqual([
      { field: 'rating', entered: '1900', listed: '2150' },
    ]);
    expect(fields).toHaveLength(8);
    expect(others).toEqual({
      effects: {
        numbers: 3,
        others: 2,
        ranks: 0,
        rounds: 0,
        tieBreaks: [],
        groups: [{ player: 4, leaves: ['Under 2000'], enters: [] }],
      },
      hits: [],
      obstacle: '',
    });
  });

  it('of another month has effects too; of others there are none', async () => {
    const has = async (kind: AuditEntry['kind'], player: number, other: number | null = null) =>
      (await detail({ kind, player, other })).effects !== null;
    expect([
      await has('other-month', 6),
      await has('other-person', 5),
      await has('missing', 3),
      await has('twice', 11, 12),
    ]).toEqual([...[true, false, false, false]]);
  });

  it('of two entries compares them, and says why they cannot be merged', async () => {
    const asked = { kind: 'twice', player: 11, other: 12 } as const;
    const { fields, obstacle } = await detail(asked);
    expect(fields.filter(({ field }) => field === 'name')).toEqual([
      { field: 'name', entered: 'Berg, Idda', listed: 'Berg, Ida' },
    ]);
    expect(obstacle).toBe('');
    const played = deskWith({}, up(1, FIRST, 3));
    expect((await detail({ kind: 'twice', player: 9, other: 4 }, played)).obstacle).toBe(
      'Name9, Given and Name4, Given both have a game in round 1, so they cannot be merged.',
    );
  });

  it('of somebody who is not found has who may be meant, five at most', async () => {
    const places = async (lists: Lists) =>
      (await detail({ kind: 'missing', player: 3, other: null }, deskWith(), lists)).hits.map(
        ({ list, place }) => [list.id, place],
      );
    expect(await places(LISTS)).toEqual([
      ['one', 906],
      ['one', 907],
    ]);
    const seven = [1, 2, 3, 4, 5, 6, 7].map((place) => on(place, 3, 1700, { fideId: 0 }));
    expect((await places(storedLists(stored(seven)))).map(([, place]) => place)).toEqual([1, 2, 3, 4, 5]);
    const { hits } = await detail({ kind: 'differs', player: 4, other: null });
    expect(hits).toEqual([]);
  });

  it('of somebody else’s FIDE ID has the fields of its owner, and others who may be meant', async () => {
    const own = on(908, 5, 2001, { fideId: 0 });
    const lists = storedLists(
      new Map([...stored([...ENTRIES, own]), [OLD, [on(903, 5, 1999, { fideId: 0 })]]]),
    );
    const { fields, hits, about } = await detail(
      { kind: 'other-person', player: 5, other: null },
      deskWith(),
      lists,
    );
    expect(fields[0]).toEqual({ field: 'name', entered: 'Name5, Given', listed: 'Other, Otto' });
    expect(about.fideId).toBe('55');
    // The owner’s entry stands beside already; the same place on another list is somebody else.
    expect(hits.map(({ list, place }) => [list.id, place])).toEqual([
      ['one', 908],
      ['three', 903],
    ]);
  });

  it('that is unusual has the fields of their own entry, whosever the FIDE ID is', async () => {
    const own = entry(808, 'Name5, Given', { number: '13', standard: 2001 });
    const lists = storedLists(
      new Map([
        [CLUB, [own]],
        [FIDE, [on(903, 5, 2222, { name: 'Other, Otto' })]],
      ]),
    );
    const desk = deskWith({ 5: { national: { ...nationalOf('GER', 2000), nationalId: '13' } } });
    const listed = async (kind: AuditEntry['kind']) =>
      (await detail({ kind, player: 5, other: null }, desk, lists)).fields.find(
        ({ field }) => field === 'name',
      )!.listed;
    expect([await listed('out-of-line'), await listed('other-person')]).toEqual([
      ...['Name5, Given', 'Other, Otto'],
    ]);
  });

  it('of who is gone is refused', async () => {
    const reply = auditQueries(deskWith().desk, LISTS)['players.auditEntry']({
      kind: 'differs',
      player: 44,
      other: null,
    });
    expect(await refusalOf(reply)).toEqual({
      ...{ code: 'not-there', message: 'The player no longer exists.', advice: 'Look at the screen again.' },
    });
  });
});

describe('what the arbiter says', () => {
  const commands = (desk: WrittenDesk, lists = LISTS, documents: Partial<Documents> = {}) =>
    auditCommands(desk.desk, lists, documents as Documents);
  const NOTHING = { code: 'nothing-to-settle', message: 'There is nothing left to settle here.', advice: '' };

  it('is stored with what was seen, and not twice', async () => {
    const desk = deskWith();
    const twice = { kind: 'twice', player: 11, other: 12 } as const;
    expect(await valueOf(commands(desk)['players.settle'](twice))).toBeNull();
    expect(
      await valueOf(commands(desk)['players.settle']({ kind: 'differs', player: 9, other: null })),
    ).toBeNull();
    expect(desk.stored).toEqual([
      [
        'audit-settled',
        { player: 11, other: 12, kind: 'twice', seen: 'Berg, Idda / Berg, Ida', name: 'Berg, Idda' },
      ],
      [
        'audit-settled',
        { player: 9, other: null, kind: 'differs', seen: 'rating=2350', name: 'Name9, Given' },
      ],
    ]);
    expect(await refusalOf(commands(desk)['players.settle'](twice))).toEqual(NOTHING);
    for (const wrong of [
      { kind: 'differs', player: 7, other: null },
      { kind: 'differs', player: 6, other: null },
      { kind: 'missing', player: 3, other: 12 },
    ] as const)
      expect(await refusalOf(commands(desk)['players.settle'](wrong))).toEqual(NOTHING);
  });

  it('of a month is stored for each list, of a missing one for the main list alone', async () => {
    const desk = deskWith({ 3: { ratingList: 'Club', ratingMonth: '2026-08' } });
    expect(await valueOf(commands(desk)['players.settleMonth']({ about: 'changed' }))).toBeNull();
    expect(desk.stored).toEqual([
      ['list-month-settled', { about: 'changed', list: 'FIDE', from: '2026-10', to: '2026-11' }],
      ['list-month-settled', { about: 'changed', list: 'Club', from: '2026-08', to: '2026-10' }],
    ]);
    expect(await refusalOf(commands(desk)['players.settleMonth']({ about: 'changed' }))).toEqual(NOTHING);
    const later = storedLists(stored(), 3, '2026-12');
    const missing = deskWith();
    expect(await valueOf(commands(missing, later)['players.settleMonth']({ about: 'missing' }))).toBeNull();
    expect(missing.stored).toEqual([
      ['list-month-settled', { about: 'missing', list: 'FIDE', from: '2026-11', to: '2026-12' }],
    ]);
    expect(await refusalOf(commands(missing)['players.settleMonth']({ about: 'missing' }))).toEqual(NOTHING);
  });

  const folder = mkdtempSync(join(tmpdir(), 'wallchart-audit-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is saved as a sheet, which asks before it replaces a file and says what went wrong', async () => {
    const desk = deskWith();
    const path = join(folder, 'audit.pdf');
    const asked: unknown[] = [];
    const auditSheet = (sheet: object, paper: string) => {
      asked.push([
        Object.keys(sheet),
        (sheet as { event: string }).event,
        (sheet as { audit: { kept: number } }).audit.kept,
        paper,
      ]);
      return Promise.resolve({ pdf: { bytes: Buffer.from('sheet') } } as never);
    };
    const save = (confirmed: 0 | 2 = 0, documents: Partial<Documents> = { auditSheet }) =>
      commands(desk, LISTS, documents)['players.saveAudit']({
        target: desk.desk.files.give('save-pdf', path),
        paper: 'A4',
        confirmed,
      });
    expect(await valueOf(save())).toEqual({ path });
    expect(readFileSync(path, 'utf8')).toBe('sheet');
    expect(asked).toEqual([[['event', 'audit', 'issuedAt'], 'Open', 0, 'A4']]);
    writeFileSync(path, 'other');
    expect((await questionOf(save())).level).toBe(2);
    const refused = { code: 'no-sheet', severity: 'refused', message: 'No.', advice: '' } as const;
    const failing = { auditSheet: () => Promise.resolve({ refused } as never) };
    expect(await refusalOf(save(2, failing))).toEqual({ code: 'no-sheet', message: 'No.', advice: '' });
    expect(readFileSync(path, 'utf8')).toBe('other');
    await valueOf(save(2));
    expect(readFileSync(path, 'utf8')).toBe('sheet');
    desk.desk.document = null;
    expect((await refusalOf(save(2))).code).toBe('no-document');
  });
});
