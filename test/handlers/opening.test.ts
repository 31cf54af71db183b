/** Opening tournament files: what is said of each, and what is shown of one that may only be read. */
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, type EventDraft } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import {
  createTournament,
  isOpenHere,
  openTournament,
  reopenAfterCrash,
  replaceDocument,
  show,
} from '../../src-main/handlers/files/open.ts';
import { recoveredText } from '../../src-main/handlers/files/recovered.ts';
import type { StorageFailure } from '../../src-main/storage/failure.ts';
import { isHeld } from '../../src-main/storage/held-files.ts';
import { restoreFileName, writeRestorePoint } from '../../src-main/storage/restore-point.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { DONE, event } from './made-files.ts';
import { newest, OpenedDesk } from './opened-desk.ts';
import { FIRST, up } from './written.ts';
import { WrittenDesk } from './written-desk.ts';

const FIELD = event(5);
const LEFT: EventDraft = { kind: 'fide-mode-left', payload: { why: 'by decision' } };
const OPERATOR: EventDraft = { kind: 'operator-changed', payload: { name: 'Nora', was: '' } };

let on: OpenedDesk;
beforeEach(() => (on = new OpenedDesk()));
afterEach(() => on.close());

const open = (path: string, takeOver = false) => openTournament(on.desk, path, takeOver);
const shown = () => on.desk.document!;

describe('a tournament file', () => {
  it('opens in the place of what was open, is remembered, and every page is told', async () => {
    mkdirSync(on.path('OneDrive'));
    const path = on.make(join('OneDrive', 'b.wallchart'), FIELD);
    Object.assign(on.desk, { past: 3, lastWord: 'Something was lost.' });
    expect(await open(path)).toBeNull();
    const { file, log, placeWarning, mirrors, restore, ...rest } = shown();
    expect(rest).toEqual({ path, readOnlyReason: '', mayTakeOver: false, recovered: '' });
    expect([file!.path, file!.log === log, log.records.length]).toEqual([path, true, 1]);
    expect([mirrors!.media, restore === null]).toEqual([[], false]);
    expect(placeWarning).toContain('OneDrive');
    expect([on.desk.past, on.desk.lastWord, on.told, on.warmed]).toEqual([null, '', [ALL_VIEWS], 1]);
    const { open: reopened, recent } = on.desk.preferences.values;
    expect([reopened, recent]).toEqual([path, [{ path, name: 'Harbour Open' }]]);
  });

  it('that is open already, by any name of it, stays as it is', async () => {
    const path = on.make('a.wallchart', FIELD);
    expect(isOpenHere(on.desk, path)).toBe(false);
    await open(path);
    const before = shown();
    symlinkSync(path, on.path('link.wallchart'));
    expect([isOpenHere(on.desk, path), isOpenHere(on.desk, on.path('link.wallchart'))]).toEqual([true, true]);
    expect(isOpenHere(on.desk, on.path('b.wallchart'))).toBe(false);
    expect([await open(on.path('link.wallchart')), shown() === before, on.told.length]).toEqual([
      null,
      true,
      1,
    ]);
    rmSync(path);
    expect(isOpenHere(on.desk, path)).toBe(true);
    on.desk.document = { ...before, file: null };
    expect(isOpenHere(on.desk, path)).toBe(false);
    on.desk.document = before;
  });

  it('that cannot be opened leaves what is open', async () => {
    await open(on.make('a.wallchart', FIELD));
    const before = shown();
    writeFileSync(on.path('b.wallchart'), 'no tournament');
    const [none, other] = [on.path('none.wallchart'), on.path('b.wallchart')];
    expect(await open(none)).toEqual({ code: 'file-missing', path: none });
    expect(await open(other)).toEqual({ code: 'file-not-a-tournament', path: other });
    const hurt = on.make('hurt.wallchart', FIELD);
    writeFileSync(hurt, 'x', { flag: 'r+' });
    chmodSync(hurt, 0o444);
    expect((await open(hurt))?.code).toBe('file-not-a-tournament');
    expect([shown() === before, on.told.length]).toEqual([true, 1]);
  });

  it('of an older program says where the file is that was before', async () => {
    const path = on.path('old.wallchart');
    copyFileSync(join(import.meta.dirname, '../fixtures/files/schema-1.wallchart'), path);
    await open(path);
    expect(shown().recovered).toBe(
      'The file was brought up to date; a copy of the old one is old (as of schema 1).wallchart.',
    );
    expect(shown().log.records.at(-1)!.kind).not.toBe('session-recovered');
  });

  it('opens after another one that was on its way, which is closed then', async () => {
    const [a, b] = [on.make('a.wallchart', FIELD), on.make('b.wallchart', FIELD)];
    await Promise.all([open(a), open(b)]);
    expect([shown().path, isHeld(a), isHeld(b)]).toEqual([b, false, true]);
    // The pages hear of it when the other one is closed.
    const held: boolean[] = [];
    on.desk.listen(() => held.push(isHeld(b)));
    await open(a);
    expect(held).toEqual([false]);
  });

  it('is another sitting each time, but where the work goes on', async () => {
    const path = on.make('a.wallchart', FIELD);
    await open(path);
    const first = on.desk.sitting;
    await replaceDocument(on.desk, null);
    expect([on.desk.document, on.desk.preferences.values.open]).toEqual([null, '']);
    await open(path);
    expect([first.length, on.desk.sitting === first]).toEqual([36, false]);
    on.desk.nextSitting = first;
    await replaceDocument(on.desk, null);
    expect(on.desk.sitting).toBe(first);
  });

  it('is made with its first entries, signed and dated, or not at all', async () => {
    const path = on.path('new.wallchart');
    expect(await createTournament(on.desk, path, 'tournament.create', [FIELD, LEFT])).toEqual({
      ok: true,
      value: null,
    });
    const { log } = shown();
    expect(log.records.map(({ kind, actor, command }) => [kind, actor, command])).toEqual([
      ['tournament-imported', 'Host', 'tournament.create'],
      ['fide-mode-left', 'Host', 'tournament.create'],
    ]);
    expect(log.records[0]!.at.slice(0, 19)).toBe('2026-11-21T13:41:07');
    expect(await createTournament(on.desk, path, 'tournament.create', [FIELD])).toEqual({
      ok: false,
      failure: { code: 'file-exists', path },
    });
    expect(shown().log).toBe(log);
  });
});

describe('a file that may only be read', () => {
  const reasonOf = async (path: string) => {
    expect(await open(path)).toBeNull();
    const { log, placeWarning: _, ...rest } = shown();
    expect(rest).toEqual({
      ...{ path, file: null, readOnlyReason: rest.readOnlyReason, mayTakeOver: false },
      ...{ mirrors: null, restore: null, recovered: '' },
    });
    return [rest.readOnlyReason, log.records.length];
  };

  it('is shown with the reason, and is not opened again by itself', async () => {
    mkdirSync(on.path('OneDrive'));
    const path = on.make(join('OneDrive', 'a.wallchart'), FIELD, OPERATOR);
    chmodSync(path, 0o444);
    expect(await reasonOf(path)).toEqual([en.storage.protectedFile, 2]);
    expect(shown().placeWarning).toContain('OneDrive');
    expect(on.desk.preferences.values).toMatchObject({ open: '', recent: [{ path, name: 'Harbour Open' }] });
    expect(on.told).toEqual([ALL_VIEWS]);
  });

  it('is a restore point by its name, or by what it says itself, and is not remembered', async () => {
    await open(on.make('a.wallchart', FIELD, ...up(1, FIRST, 3)));
    const point = { label: 'R1 begin', seq: 3, at: '2026-11-21T10:00:00+01:00' };
    const named = on.path(restoreFileName('Harbour Open', point));
    await writeRestorePoint(named, shown().log, point);
    await replaceDocument(on.desk, null);
    on.desk.preferences.change({ recent: [] });
    const reason = 'it is the restore point R1 begin; go on from a copy of it';
    expect(await reasonOf(named)).toEqual([reason, 3]);
    expect(on.desk.preferences.values.recent).toEqual([]);
    const renamed = on.path('renamed.wallchart');
    renameSync(named, renamed);
    chmodSync(renamed, 0o644);
    expect(await reasonOf(renamed)).toEqual([reason, 3]);
    expect(on.desk.preferences.values.recent).toEqual([{ path: renamed, name: 'Harbour Open' }]);
  });

  it('is not shown where it is damaged', async () => {
    const path = on.make('a.wallchart', FIELD);
    const refused = fail<StorageFailure>({ code: 'file-read-only', path, reason: 'protected' });
    const spy = vi.spyOn(TournamentFile, 'open').mockReturnValue(refused);
    rmSync(path);
    expect(await open(path)).toEqual({ code: 'file-missing', path });
    spy.mockRestore();
    expect([on.desk.document, on.told]).toEqual([null, []]);
  });
});

describe('a file that the program had not closed', () => {
  const said = (label: string) =>
    `The program had not closed this file. Nothing is lost; the last action was 10:00:00: ${label}.`;

  it('says what was done last, and keeps that it was recovered', async () => {
    await open(on.makeCutOff('a.wallchart', [FIELD, OPERATOR]));
    const { recovered, log } = shown();
    const text = said('At the desk, Nora');
    expect(recovered).toBe(text);
    expect(newest(log)).toEqual([
      'session-recovered',
      { lastEvent: 2, lastAt: '2026-11-21T10:00:00+01:00', text },
      'Host',
      'tournament.open',
    ]);
  });

  it('takes no entry where another laptop took over', async () => {
    await open(
      on.makeCutOff('a.wallchart', [FIELD, OPERATOR], (file) => file.fence('Otto', '2026-11-21T12:00:00')),
    );
    const { recovered, log, file } = shown();
    expect([recovered, log.records.length, file!.closedFor?.code]).toEqual([
      said('At the desk, Nora'),
      2,
      'taken-over',
    ]);
  });

  it('names the action that was being stored, where that is known', () => {
    const { log } = new WrittenDesk([FIELD, ...up(1, FIRST, 3), DONE[0]!]);
    const records = [...log.records];
    const three = new WrittenDesk([FIELD, ...up(1, FIRST, 3)]).log;
    const before =
      'The program had not closed this file. Nothing is lost; the last action was 10:03:00: Round 1 published, version 1, 3 boards.';
    expect(recoveredText(three, [], en)).toBe(before);
    expect(recoveredText(three, records.slice(3), en)).toBe(
      `${before} The action that was being saved at that moment is not in the file: Result, board 11, Name9 – Name6, 1 – 0. Enter it again if it is needed.`,
    );
    // An entry of another log does not fit.
    expect(recoveredText(three, records.slice(0, 1), en)).toBe(
      `${before} The action that was being saved at that moment is not in the file.`,
    );
  });

  it('opens when the program starts; one that is gone is forgotten, one that another window has is not', async () => {
    const opening = vi.spyOn(TournamentFile, 'open');
    await reopenAfterCrash(on.desk);
    expect([on.desk.document, on.told, opening.mock.calls]).toEqual([null, [], []]);
    opening.mockRestore();
    const path = on.makeCutOff('a.wallchart', [FIELD]);
    const { preferences } = on.desk;
    preferences.change({ open: path });
    await reopenAfterCrash(on.desk);
    expect([shown().path, preferences.values.open]).toEqual([path, path]);
    await replaceDocument(on.desk, null);
    const after = async (failure: StorageFailure) => {
      preferences.change({ open: path });
      const spy = vi.spyOn(TournamentFile, 'open').mockReturnValue(fail(failure));
      await reopenAfterCrash(on.desk);
      spy.mockRestore();
      return preferences.values.open;
    };
    const holder = { host: 'DESK-2', user: '', since: '2026-11-21T12:00:00Z' };
    expect([
      await after({ code: 'file-missing', path }),
      await after({ code: 'file-locked', path, holder: null }),
      await after({ code: 'file-held', path, holder }),
      await after({ code: 'disk-full', path }),
    ]).toEqual(['', path, path, '']);
    expect(on.desk.document).toBeNull();
  });
});

describe('FIDE mode, which is left for good,', () => {
  const kinds = () => shown().log.records.map(({ kind }) => kind);

  it('is remembered of a file that left it, and left in an earlier file of the same tournament', async () => {
    const made = TournamentFile.create(
      on.path('late.wallchart'),
      [FIELD, LEFT],
      { at: '2026-11-21T10:00:00+01:00', actor: 'CA', command: 'test' },
      'document-7',
    );
    const early = TournamentFile.create(
      on.path('early.wallchart'),
      [FIELD],
      { at: '2026-11-21T10:00:00+01:00', actor: 'CA', command: 'test' },
      'document-7',
    );
    if (!made.ok || !early.ok) throw new Error('not made');
    early.value.close();
    await open(on.make('other.wallchart', FIELD));
    expect([kinds(), on.desk.preferences.values.leftFideMode]).toEqual([['tournament-imported'], []]);
    await show(on.desk, made.value, 'As it was.');
    expect([shown().recovered, kinds(), on.desk.preferences.values.leftFideMode]).toEqual([
      'As it was.',
      ['tournament-imported', 'fide-mode-left'],
      ['document-7'],
    ]);
    await open(early.value.path);
    expect(newest(shown().log)).toEqual([
      'fide-mode-left',
      { why: 'a later state of this tournament ended it' },
      'Host',
      'tournament.open',
    ]);
    expect(shown().log.state.fideMode).toBe(false);
    await open(on.path('other.wallchart'));
    expect(kinds()).toEqual(['tournament-imported']);
  });

  it('stays in a file that another laptop went on with', async () => {
    const path = on.make('a.wallchart', FIELD);
    const opened = TournamentFile.open(path);
    if (!opened.ok) throw new Error('not opened');
    opened.value.file.fence('Otto', '2026-11-21T12:00:00+01:00');
    on.desk.preferences.change({ leftFideMode: [opened.value.file.log.document] });
    await show(on.desk, opened.value.file, '');
    expect(kinds()).toEqual(['tournament-imported']);
  });
});
