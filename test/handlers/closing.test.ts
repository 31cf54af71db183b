/** Closing tournament files: what ends with them, and what becomes of a file that was lost. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import type { OpenDocument } from '../../src-main/handlers/desk.ts';
import { closeDocument, openTournament, replaceDocument } from '../../src-main/handlers/files/open.ts';
import { isHeld } from '../../src-main/storage/held-files.ts';
import { event } from './made-files.ts';
import { newest, NOW_IN_NAMES, OpenedDesk } from './opened-desk.ts';

const FIELD = event(5);
const OPERATOR: EventDraft = { kind: 'operator-changed', payload: { name: 'Nora', was: '' } };

let on: OpenedDesk;
beforeEach(() => (on = new OpenedDesk()));
afterEach(() => on.close());

const open = (path: string) => openTournament(on.desk, path);
const shown = () => on.desk.document!;

describe('closing', () => {
  const lostIn = (name: string) =>
    `${name} was lost or changed from outside (file-gone); everything was saved here.`;

  it('ends the media and the restore points, then the file', async () => {
    const done: string[] = [];
    const ends = (name: string) => ({
      close: () => new Promise<void>((end) => setImmediate(() => (done.push(name), end()))),
    });
    const file = { check: () => null, close: () => done.push('file') };
    on.desk.document = {
      path: '/a.wallchart',
      file,
      mirrors: ends('media'),
      restore: ends('restore'),
    } as unknown as OpenDocument;
    Object.assign(on.desk, { past: 4 });
    on.desk.preferences.change({ open: '/a.wallchart' });
    await closeDocument(on.desk);
    expect(done).toEqual(['media', 'restore', 'file']);
    expect([on.desk.document, on.desk.past, on.desk.preferences.values.open]).toEqual([null, null, '']);
    await closeDocument(on.desk);
    expect([done.length, on.desk.lastWord]).toEqual([3, '']);
  });

  it('saves a file that was deleted in a new one beside it, which opens at the next start', async () => {
    const path = on.make('a.wallchart', FIELD, OPERATOR);
    await open(path);
    rmSync(path);
    await replaceDocument(on.desk, null);
    const saved = on.path(`a saved ${NOW_IN_NAMES}.wallchart`);
    expect(on.desk.lastWord).toBe(`${lostIn('a.wallchart')} The new file is ${saved}.`);
    const { open: next, recent } = on.desk.preferences.values;
    expect([next, recent[0]]).toEqual([saved, { path: saved, name: 'Harbour Open' }]);
    const log = on.read(saved);
    expect(log.records.map(({ kind }) => kind)).toEqual([
      'tournament-imported',
      'operator-changed',
      'damage-recovered',
    ]);
    expect(newest(log)).toEqual([
      'damage-recovered',
      { lastEvent: 2, text: lostIn('a.wallchart') },
      'Nora',
      'tournament.close',
    ]);
    expect(isHeld(saved)).toBe(false);
  });

  it('saves it in the folder for documents where its own is gone, else among the program’s files', async () => {
    const name = `${'x'.repeat(59)} yz`;
    const lose = async (...gone: readonly string[]) => {
      mkdirSync(on.path('events'));
      const path = on.make(join('events', `${name}.wallchart`), FIELD);
      await open(path);
      for (const folder of gone) rmSync(on.path(folder), { recursive: true, force: true });
      await closeDocument(on.desk);
      return [on.desk.lastWord, on.desk.preferences.values.open];
    };
    const saved = `${'x'.repeat(59)} saved ${NOW_IN_NAMES}.wallchart`;
    const told = (path: string) => [`${lostIn(`${name}.wallchart`)} The new file is ${path}.`, path];
    expect(await lose('events')).toEqual(told(on.path('documents', saved)));
    expect(await lose('events', 'documents')).toEqual(told(on.path('user', saved)));
    // The third has the name of the second.
    const whole = on.path('events', `${name}.wallchart`);
    expect(await lose('events')).toEqual([
      `${whole} was lost or changed from outside, and no new file could be written.`,
      '',
    ]);
  });

  it('saves nothing of a file that is whole, or with which another laptop goes on', async () => {
    const path = on.make('a.wallchart', FIELD);
    await open(path);
    shown().file!.fence('Otto', '2026-11-21T12:00:00+01:00');
    rmSync(path);
    await closeDocument(on.desk);
    expect([on.desk.lastWord, on.desk.preferences.values.open]).toEqual(['', '']);
    expect(readdirSync(on.folder).filter((name) => name.includes('saved'))).toEqual([]);
    expect(existsSync(path)).toBe(false);
  });
});
