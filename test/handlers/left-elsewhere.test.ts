/** Whether another file of a tournament has left FIDE mode, which is left for good. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, type EventDraft } from '../../src-engine/index.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import { openTournament, replaceDocument } from '../../src-main/handlers/files/open.ts';
import { leftFideModeElsewhere } from '../../src-main/handlers/files/left-elsewhere.ts';
import type { ReportImports } from '../../src-main/handlers/files/report-imports.ts';
import { tournamentCommands } from '../../src-main/handlers/files/tournament.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { event } from './made-files.ts';
import { newest, OpenedDesk } from './opened-desk.ts';

const FIELD = event(5);
const DONE = { ok: true, value: null };
const LEFT: EventDraft = { kind: 'fide-mode-left', payload: { why: 'by decision' } };

let on: OpenedDesk;
beforeEach(() => (on = new OpenedDesk()));
afterEach(async () => {
  vi.restoreAllMocks();
  await on.close();
});

describe('a copy to work on', () => {
  const work = (source: string, target: string) =>
    tournamentCommands(on.desk, {} as ReportImports)['tournament.workOnCopy']({
      source: on.chosen('open', source),
      target: on.chosen('save-tournament', target),
    });
  const shown = () => on.desk.document!;

  it('has left FIDE mode where a later state of the tournament has', async () => {
    on.makeOf('document-7', 'early.wallchart', FIELD);
    const late = on.makeOf('document-7', 'late.wallchart', FIELD, LEFT);
    expect(await work('early.wallchart', 'a.wallchart')).toEqual(DONE);
    expect(shown().log.records).toHaveLength(1);
    on.desk.preferences.change({ recent: [{ path: late, name: 'Late' }] });
    on.told.length = 0;
    expect(await work('early.wallchart', 'b.wallchart')).toEqual(DONE);
    expect(newest(shown().log)).toEqual([
      'fide-mode-left',
      { why: 'a later state of this tournament ended it' },
      'Host',
      'tournament.workOnCopy',
    ]);
    expect(on.told).toEqual([ALL_VIEWS, ALL_VIEWS]);
    for (const [at, [failure, code]] of [
      [{ code: 'disk-full', path: '' }, 'disk-full'],
      [
        { code: 'event-does-not-apply', seq: 2, reason: { code: 'not-in-stage', round: 1 } },
        'event-does-not-apply',
      ],
    ].entries()) {
      // On a computer that has not heard of it.
      on.desk.preferences.change({ leftFideMode: [] });
      vi.spyOn(TournamentFile.prototype, 'append').mockReturnValueOnce(fail(failure as never));
      expect(await work('early.wallchart', `c${at}.wallchart`)).toMatchObject({
        ok: false,
        refusal: { code },
      });
      // It leaves it when it opens again.
      const path = on.path(`c${at}.wallchart`);
      await replaceDocument(on.desk, null);
      expect(await openTournament(on.desk, path)).toBeNull();
      expect(newest(shown().log).slice(0, 2)).toEqual([
        'fide-mode-left',
        { why: 'a later state of this tournament ended it' },
      ]);
    }
  });

  it('that cannot be opened leaves open what was', async () => {
    const path = on.make('open.wallchart', FIELD, LEFT);
    await openTournament(on.desk, path);
    on.told.length = 0;
    const target = on.path('a.wallchart');
    vi.spyOn(TournamentFile, 'open').mockReturnValueOnce(fail({ code: 'file-missing', path: target }));
    expect(await work('open.wallchart', 'a.wallchart')).toEqual({
      ok: false,
      refusal: {
        code: 'file-missing',
        severity: 'refused',
        message: `There is no file ${target}.`,
        advice: 'It may have been moved or renamed.',
      },
    });
    expect([shown().path, shown().file?.closedFor, shown().log.records.length]).toEqual([path, null, 2]);
    expect([on.desk.preferences.values.open, on.told]).toEqual([path, [ALL_VIEWS]]);
  });

  it('of a file that has left it stays as it is, and so does one that may only be read', async () => {
    const known = ['late.wallchart', 'later.wallchart'].map((name) => ({
      path: on.makeOf('document-7', name, FIELD, LEFT),
      name,
    }));
    on.makeOf('document-7', 'early.wallchart', FIELD);
    on.desk.preferences.change({ recent: known });
    expect(await work('late.wallchart', 'a.wallchart')).toEqual(DONE);
    expect(shown().log.records.map(({ kind }) => kind)).toEqual(['tournament-imported', 'fide-mode-left']);
    expect(on.told).toEqual([ALL_VIEWS]);
    const path = on.path('b.wallchart');
    const opening = vi.spyOn(TournamentFile, 'open');
    opening.mockReturnValueOnce(fail({ code: 'file-read-only', path, reason: 'protected' }));
    expect(await work('early.wallchart', 'b.wallchart')).toEqual(DONE);
    expect([shown().path, shown().file, shown().log.records.length]).toEqual([path, null, 1]);
  });
});

describe('whether FIDE mode was left in another file', () => {
  const isLeft = (source: string, known: readonly string[] = [], open: string | null = null) =>
    leftFideModeElsewhere('document-7', on.path(source), open === null ? null : on.read(open), known);

  it('is told by what is open and by the files that are known, of the same tournament', () => {
    const early = on.makeOf('document-7', 'early.wallchart', FIELD);
    const late = on.makeOf('document-7', 'late.wallchart', FIELD, LEFT);
    const other = on.makeOf('document-8', 'other.wallchart', FIELD, LEFT);
    writeFileSync(on.path('broken.wallchart'), '');
    expect([
      isLeft('a.wallchart'),
      isLeft('a.wallchart', [], early),
      isLeft('a.wallchart', [], other),
    ]).toEqual([false, false, false]);
    expect(isLeft('a.wallchart', [], late)).toBe(true);
    const known = [on.path('none.wallchart'), on.path('broken.wallchart'), other, early];
    expect([isLeft('a.wallchart', known), isLeft('a.wallchart', [...known, late])]).toEqual([false, true]);
    expect(isLeft('late.wallchart', [late])).toBe(false);
  });

  it('is told by the file beside whose restore points it lies', () => {
    on.makeOf('document-7', 'open.wallchart', FIELD, LEFT);
    expect(isLeft(join('open restore points', 'p.wallchart'))).toBe(true);
    expect(isLeft(join('other restore points', 'p.wallchart'))).toBe(false);
    expect(isLeft(join('open', 'p.wallchart'))).toBe(false);
    expect(existsSync(on.path('open restore points'))).toBe(false);
  });
});
