/** The state of the program as every page is told it, and what a person sets on this laptop. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { appCommands, appQueries, appState } from '../../src-main/handlers/app/app.ts';
import { languagesOf } from '../../src-main/handlers/app/languages.ts';
import { UNKNOWN_POWER } from '../../src-main/handlers/desk.ts';
import { logCommands } from '../../src-main/handlers/log/log.ts';
import { shippedPreferences } from '../../src-main/handlers/preferences.ts';
import { sealOf } from '../../src-main/storage/chain.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';
import { questionOf, valueOf, WrittenDesk } from './written-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallchart-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const deskWith = (...more: readonly EventDraft[]) =>
  new WrittenDesk([...PLAYED, ...more], { version: '1.2.3', host: 'loopback' });

describe('the languages in use', () => {
  it('are those of the screens for sheets too, also where one is looked at that is not offered', () => {
    const chosen = { language: 'xx', documentLanguage: 'interface', secondDocumentLanguage: 'none' } as const;
    expect(languagesOf(chosen, ['de-AT'])).toEqual({
      ...{ chosen: 'xx', interface: 'xx', chosenForDocuments: 'interface', chosenSecond: 'none' },
      documents: ['xx'],
    });
  });

  it('are one where the second is none that this version knows', () => {
    const chosen = { language: 'de', documentLanguage: 'fr', secondDocumentLanguage: 'later' } as const;
    expect(languagesOf(chosen as never, []).documents).toEqual(['fr']);
    expect(languagesOf({ ...chosen, secondDocumentLanguage: 'de' }, []).documents).toEqual(['fr', 'de']);
  });
});

describe('the state of the program', () => {
  it('has the tournament that is open, and what stands of it', () => {
    const desk = deskWith(up(2, SECOND, 4)[0]!);
    desk.desk.sitting = 'sitting 1';
    const { document, ...program } = appState(desk.desk);
    expect(program).toEqual({
      ...{ version: '1.2.3', host: 'loopback', recent: [], theme: 'system', rows: 'compact' },
      ...{ resultKeys: 'wallchart', languages: languagesOf(desk.desk.preferences.values) },
      ...{ power: UNKNOWN_POWER, recovered: '' },
    });
    const { rounds, undo, ...facts } = document!;
    expect(facts).toEqual({
      ...{ sitting: 'sitting 1', path: '/written.wallchart', name: '', currentRound: 2 },
      ...{ readOnly: false, readOnlyReason: '', mayTakeOver: false, copy: null, placeWarning: '' },
      ...{ lastEvent: 6, savedAt: minute(6), seal: sealOf(desk.log.last!.hash), mirrors: [] },
      paperPack: { state: 'none', round: 0, version: 0, at: '', path: '', detail: '', paper: 'A4' },
      ...{ restoreProblem: '', past: null, redo: null, fideMode: true },
      system: expect.objectContaining({ id: 'dutch-2026' }) as object,
    });
    expect(rounds.map(({ round, phase }) => [round, phase])).toEqual([
      ...[
        [1, 'playing'],
        [2, 'draft'],
        [3, 'later'],
        [4, 'later'],
        [5, 'later'],
      ],
    ]);
    expect(undo).toEqual({ seq: 6, label: 'Round 2 drafted, 3 boards, dutch-2026, 0.00 s' });
    expect(appState(new WrittenDesk([imported()]).desk).document).toMatchObject({
      currentRound: 1,
      undo: null,
    });
  });

  it('has what can be redone, and the moment that is looked at', async () => {
    const desk = deskWith();
    await valueOf(logCommands(desk.desk)['log.undo']({ seq: null, confirmed: 0 }));
    desk.desk.past = 3;
    expect(appState(desk.desk).document).toMatchObject({
      ...{
        past: { seq: 3, at: minute(3) },
        lastEvent: 6,
        redo: { seq: 6, label: 'Result, board 14, Name5 – Name8, ½ – ½' },
      },
    });
    desk.desk.document = null;
    expect(appState(desk.desk).document).toBeNull();
  });

  it('takes no check for one of a draft that it does not fit any more, and looks back as it was', () => {
    const verdict = { code: 'compared', boards: 3, different: 0, rules: 6 } as const;
    const check: EventDraft = {
      kind: 'round-checked',
      payload: { round: 2, agrees: true, verdict, violations: [] },
    };
    const desk = deskWith(up(2, SECOND, 4)[0]!, check);
    const phase = () => appState(desk.desk).document!.rounds[1]!.phase;
    expect(phase()).toBe('checked');
    desk.write({ kind: 'player-withdrawn', payload: { player: 6, name: '', fromRound: 2, was: null } });
    expect(phase()).toBe('draft');
    desk.desk.past = 7;
    expect(phase()).toBe('checked');
  });

  it.each([
    [
      { code: 'taken-over', by: 'Desk 2', at: '' },
      null,
      'Desk 2 took over: the tournament goes on there. What this laptop stored afterwards is not part of it.',
    ],
    [
      { code: 'file-gone' },
      'lost',
      'The file is not where it was. The program still holds everything that was saved.',
    ],
    [
      { code: 'file-replaced' },
      'lost',
      'The file is not where it was. The program still holds everything that was saved.',
    ],
    [
      { code: 'file-changed' },
      'lost',
      'The file was changed by another program. The program still holds everything that was saved.',
    ],
    [
      { code: 'file-held' },
      'lost',
      'The file was opened on another machine. The program still holds everything that was saved.',
    ],
    [
      { code: 'disk-full' },
      'lost',
      'The file can no longer be written. The program still holds everything that was saved.',
    ],
  ])('of a file that is closed for %j says why', (closedFor, copy, readOnlyReason) => {
    const desk = deskWith();
    desk.desk.document = { ...desk.desk.document!, file: { closedFor } as never, readOnlyReason: 'Another.' };
    expect(appState(desk.desk).document).toMatchObject({ readOnly: true, copy, readOnlyReason });
  });

  it('of a file that can only be read says so, and whether it may be taken over', () => {
    const desk = deskWith();
    const read = { ...desk.desk.document!, file: null, readOnlyReason: 'A restore point.' };
    desk.desk.document = read;
    expect(appState(desk.desk).document).toMatchObject({
      readOnly: true,
      copy: 'protected',
      readOnlyReason: 'A restore point.',
    });
    desk.desk.document = { ...read, mayTakeOver: true, recovered: 'Recovered.' };
    desk.desk.lastWord = 'Closed.';
    expect(appState(desk.desk)).toMatchObject({
      recovered: 'Closed. Recovered.',
      document: { copy: null, mayTakeOver: true },
    });
    desk.desk.document = null;
    expect(appState(desk.desk).recovered).toBe('Closed.');
  });

  it('has the files of late with whether they are there, media, and the Paper Pack', () => {
    const desk = deskWith();
    const there = join(folder, 'there.wallchart');
    writeFileSync(there, '');
    const recent = [
      { path: there, name: 'There' },
      { path: join(folder, 'gone.wallchart'), name: 'Gone' },
    ];
    desk.desk.preferences.change({ recent });
    expect(
      appState(desk.desk).recent.map(({ path, name, missing, file }) => [
        path,
        name,
        missing,
        valueIn(desk, file),
      ]),
    ).toEqual([
      [there, 'There', false, there],
      [recent[1]!.path, 'Gone', true, recent[1]!.path],
    ]);
    const states = [{ id: '/stick', label: 'stick', state: 'behind', detail: '' }];
    desk.desk.document = { ...desk.desk.document!, mirrors: { states: () => states } as never };
    desk.desk.paperPack = { ...desk.desk.paperPack, state: 'making', round: 1 } as never;
    expect(appState(desk.desk).document).toMatchObject({
      mirrors: states,
      paperPack: { state: 'making', round: 1, paper: 'A4' },
    });
    const restore = {
      folders: [{ medium: null, folder: '', problem: { code: 'write-failed', reason: 'EIO' } }],
    };
    desk.desk.document = { ...desk.desk.document, restore: restore as never, placeWarning: 'In the cloud.' };
    expect(appState(desk.desk).document).toMatchObject({
      placeWarning: 'In the cloud.',
      restoreProblem:
        'Restore points cannot be written beside the tournament file: EIO. The tournament itself is saved.',
    });
    desk.desk.preferences.change({ paperPacks: 'off' });
    expect(appState(desk.desk).document!.paperPack).toEqual({
      ...{ state: 'off', round: 0, version: 0, at: '', path: '', detail: '', paper: 'off' },
    });
  });

  function valueIn(
    desk: WrittenDesk,
    file: Parameters<WrittenDesk['desk']['files']['take']>[0],
  ): string | null {
    const taken = desk.desk.files.take(file, 'open');
    return taken.ok ? taken.value : null;
  }

  it('has every system with its kind', async () => {
    const desk = deskWith();
    expect((await valueOf(appQueries(desk.desk)['app.state'](null))).version).toBe('1.2.3');
    const systems = await valueOf(appQueries(desk.desk)['app.systems'](null));
    expect(systems.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'dutch-2026 fide-swiss',
      'dutch-2017 fide-swiss',
      'dubov-2026 fide-swiss',
      'dubov-old fide-swiss',
      'burstein-2026 fide-swiss',
      'burstein-2025 fide-swiss',
      'burstein-old fide-swiss',
      'lim-2026 fide-swiss',
      'lim-old fide-swiss',
      'bcf other',
      'mwm-dutch other',
      'mwm-burstein other',
      'mwm-monrad other',
      'mwm-random other',
      'mwm-random2 other',
      'round-robin fide-round-robin',
      'double-round-robin fide-round-robin',
    ]);
    const kindOf = (wanted: string) => {
      const { kind, superseded, name, edition } = systems.find(({ id }) => id === wanted)!;
      return [kind, superseded, name, edition];
    };
    expect(kindOf('dutch-2026')).toEqual([
      'fide-swiss',
      false,
      'FIDE (Dutch) System',
      'C.04.3, in force since 1 Feb 2026',
    ]);
    expect(kindOf('dutch-2017').slice(0, 2)).toEqual(['fide-swiss', true]);
  });
});

describe('what is set on this laptop', () => {
  it('is kept, and every page is told', async () => {
    const desk = deskWith();
    const commands = appCommands(desk.desk);
    await valueOf(commands['app.setTheme']({ theme: 'dark' }));
    await valueOf(commands['app.setRows']({ rows: 'high' as never }));
    await valueOf(commands['app.setResultKeys']({ preset: 'digits' as never }));
    expect(appState(desk.desk)).toMatchObject({ theme: 'dark', rows: 'high', resultKeys: 'digits' });
    expect(desk.told).toEqual([['app'], ['app'], ['app']]);
    await valueOf(commands['app.setLanguages']({ screens: 'en', documents: 'interface', second: 'none' }));
    expect(desk.told.at(-1)).toEqual(['app', 'documents']);
    expect(desk.desk.preferences.values).toMatchObject({
      ...{ language: 'en', documentLanguage: 'interface', secondDocumentLanguage: 'none' },
    });
  });

  it('is set back as in a new installation, after a question', async () => {
    const desk = deskWith();
    desk.desk.preferences.change({ theme: 'dark', paperPacks: 'off', leftFideMode: ['x'] });
    const restore = (confirmed: 0 | 2) => appCommands(desk.desk)['app.restoreDefaults']({ confirmed });
    expect(await questionOf(restore(0))).toEqual({
      ...{ level: 2, act: 'Restore the defaults of this laptop' },
      consequences: [
        'Language, look, result keys, paper, and what is done with lists by itself are as in a new installation.',
        'The tournament, stored lists, addresses and second media stay.',
      ],
    });
    expect(desk.desk.preferences.values.theme).toBe('dark');
    await valueOf(restore(2));
    expect(desk.desk.preferences.values).toMatchObject({
      ...shippedPreferences(),
      theme: 'system',
      paperPacks: 'A4',
      leftFideMode: ['x'],
    });
    expect(desk.told).toEqual([['app', 'documents', 'lists']]);
  });

  it('are languages: of screens, and of sheets in one or two', () => {
    const of = (language: string, documentLanguage = 'interface', secondDocumentLanguage = 'none') =>
      languagesOf({ language, documentLanguage, secondDocumentLanguage }, ['de-CH']);
    expect(of('system')).toEqual({
      ...{
        chosen: 'system',
        interface: 'de',
        chosenForDocuments: 'interface',
        chosenSecond: 'none',
        documents: ['de'],
      },
    });
    expect(of('fr', 'en', 'de')).toEqual({
      ...{
        chosen: 'fr',
        interface: 'fr',
        chosenForDocuments: 'en',
        chosenSecond: 'de',
        documents: ['en', 'de'],
      },
    });
    expect([
      of('fr', 'interface', 'fr').documents,
      of('fr', 'unheard', 'de').documents,
      of('fr', 'en', 'unheard').documents,
    ]).toEqual([['fr'], ['fr', 'de'], ['en']]);
  });
});
