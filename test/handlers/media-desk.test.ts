/** Second media of the open tournament, and what happens to them when the mains go. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type EventDraft } from '../../src-engine/index.ts';
import { mirrorsCommands, startMirrors } from '../../src-main/handlers/app/mirrors.ts';
import { powerCommands } from '../../src-main/handlers/app/power.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import type { MirrorSet } from '../../src-main/storage/mirror-set.ts';
import { FIRST, imported, minute, results, up } from './written.ts';
import { refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

/** What each set of media was made with. */
const followed: ConstructorParameters<typeof MirrorSet>[] = [];
class Followed {
  constructor(...made: ConstructorParameters<typeof MirrorSet>) {
    followed.push(made);
  }
}
const Media = Followed as unknown as typeof MirrorSet;

const folder = mkdtempSync(join(tmpdir(), 'wallchart-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const deskWith = (...more: readonly EventDraft[]) =>
  new WrittenDesk([...PLAYED, ...more], { version: '1.2.3', host: 'loopback' });

const later = () => new Promise((resolve) => setImmediate(resolve));

describe('second media', () => {
  function mediaOf() {
    const desk = deskWith();
    const done: unknown[] = [];
    const mirrors = {
      add: (medium: string) => done.push(['add', medium]),
      remove: (id: string) => later().then(() => done.push(['remove', id])),
      flush: () => later().then(() => done.push('flush')),
    };
    const restore = { flush: () => Promise.resolve(done.push('restore')) };
    desk.desk.document = { ...desk.desk.document!, mirrors: mirrors as never, restore: restore as never };
    const commands = mirrorsCommands(desk.desk);
    const add = (medium: string) =>
      commands['mirror.add']({ folder: desk.desk.files.give('medium-folder', medium) });
    const kept = () => desk.desk.preferences.values.mirrors;
    return { desk, done, add, kept, remove: (id: string) => commands['mirror.remove']({ id }) };
  }
  const stick = join(folder, 'stick');
  mkdirSync(stick);

  it('are remembered for the tournament, each once, and brought up to date', async () => {
    const { desk, done, add, kept, remove } = mediaOf();
    desk.desk.preferences.change({ mirrors: { other: ['/a'], written: ['/b', stick] } });
    expect(await valueOf(add(`${stick}/`))).toBeNull();
    expect(kept()).toEqual({ other: ['/a'], written: ['/b', stick] });
    await valueOf(add(folder));
    expect(kept()).toEqual({ other: ['/a'], written: ['/b', stick, folder] });
    expect(done).toEqual([['add', stick], 'flush', 'restore', ['add', folder], 'flush', 'restore']);
    expect(await valueOf(remove(stick))).toBeNull();
    expect([kept(), done.at(-1), desk.told]).toEqual([
      { other: ['/a'], written: ['/b', folder] },
      ['remove', stick],
      [['app'], ['app'], ['app']],
    ]);
  });

  it('are refused where they are no folder, are not there or are that of the file', async () => {
    const { desk, done, add, kept, remove } = mediaOf();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const said = async (medium: string) => {
      const { code, message } = await refusalOf(add(medium));
      return [code, message];
    };
    expect(await said(file)).toEqual(['not-a-folder', `${file} is not a folder.`]);
    expect(await said(join(folder, 'none'))).toEqual([
      'folder-missing',
      `There is no folder ${join(folder, 'none')}.`,
    ]);
    expect(await said('/')).toEqual([
      'same-folder',
      'The second medium is the folder of the tournament file itself.',
    ]);
    expect([done, kept()]).toEqual([[], {}]);
    const reading = desk.desk.files.give('pages-folder', stick);
    expect((await mirrorsCommands(desk.desk)['mirror.add']({ folder: reading })).ok).toBe(false);
    desk.desk.document = { ...desk.desk.document!, mirrors: null };
    expect([(await refusalOf(add(stick))).code, (await refusalOf(remove(stick))).code]).toEqual([
      'no-document',
      'no-document',
    ]);
    desk.desk.past = 1;
    expect([(await refusalOf(add(stick))).code, (await refusalOf(remove(stick))).code]).toEqual([
      'looking-back',
      'looking-back',
    ]);
  });

  it('are kept where there are no restore points, and of no tournament where none is open', async () => {
    const { desk, done, add, remove } = mediaOf();
    desk.desk.document = { ...desk.desk.document!, restore: null };
    expect(await valueOf(add(stick))).toBeNull();
    expect(done).toEqual([['add', stick], 'flush']);
    startMirrors(desk.desk, { log: desk.log } as never, Media);
    const [, , { changed }] = followed.at(-1)!;
    changed();
    desk.desk.document = null;
    changed();
    expect(desk.told).toEqual([['app'], ['app'], ['app']]);
    expect([(await refusalOf(add(stick))).code, (await refusalOf(remove(stick))).code]).toEqual([
      'no-document',
      'no-document',
    ]);
  });

  it('of the tournament are followed, tell the pages, and a fence on one of them closes the file once', () => {
    const { desk, done } = mediaOf();
    desk.desk.preferences.change({ mirrors: { other: ['/a'], written: [stick] } });
    const fences: unknown[] = [];
    const file = {
      log: desk.log,
      closedFor: null as unknown,
      fence: (by: string, at: string) => {
        fences.push([by, at]);
        file.closedFor = { code: 'taken-over' };
      },
    };
    startMirrors(desk.desk, file as never, Media);
    const [media, log, events] = followed.at(-1)!;
    expect([media, log()]).toEqual([
      [stick],
      { document: 'written', name: '', epoch: 0, records: desk.log.records },
    ]);
    events.changed();
    expect([done, desk.told]).toEqual([['restore'], [['app']]]);
    events.fenced({ by: 'Desk 2', at: minute(1) } as never);
    events.fenced({ by: 'Desk 3', at: minute(2) } as never);
    expect([fences, desk.told]).toEqual([[['Desk 2', minute(1)]], [['app'], ALL_VIEWS]]);
    startMirrors(desk.desk, { ...file, log: { ...desk.log, document: 'unknown' } } as never, Media);
    expect(followed.at(-1)![0]).toEqual([]);
  });
});

describe('the mains', () => {
  const reports = (mirrors: object | null, restore: object | null = null) => {
    const desk = new WrittenDesk(PLAYED);
    desk.desk.document = { ...desk.desk.document!, mirrors: mirrors as never, restore: restore as never };
    const report = powerCommands(desk.desk)['app.reportPower'];
    return { desk, tell: (source: 'mains' | 'battery') => valueOf(report({ source, percent: 80 })) };
  };

  it('are answered for once the media are up to date', async () => {
    const done: string[] = [];
    const { desk, tell } = reports({ flush: () => later().then(() => done.push('mirrors')) });
    await tell('mains');
    await tell('battery');
    expect([done, desk.desk.power.securedAt]).toEqual([['mirrors'], desk.desk.now()]);
  });

  it('that are back before the media are up to date have nothing secured', async () => {
    let end: (value: unknown) => void = () => undefined;
    const { desk, tell } = reports({ flush: () => new Promise((resolve) => (end = resolve)) });
    await tell('mains');
    const going = tell('battery');
    await tell('mains');
    end(null);
    await going;
    expect(desk.desk.power).toMatchObject({ source: 'mains', alarm: 'none', securedAt: '' });
  });

  it('may go while there are no media, and while nothing is open', async () => {
    const { desk, tell } = reports(null);
    await tell('mains');
    await tell('battery');
    expect(desk.desk.power).toMatchObject({ alarm: 'mains-lost', securedAt: desk.desk.now() });
    await tell('mains');
    desk.desk.document = null;
    await tell('battery');
    expect(desk.desk.power).toMatchObject({ alarm: 'mains-lost', securedAt: desk.desk.now() });
  });

  it('that go bring the media up to date once, and say when they are', async () => {
    const done: string[] = [];
    let tell = (_report: { source: 'mains' | 'battery' | null; percent: number | null }) => {};
    const desk = new WrittenDesk(PLAYED, {
      watchPower: (told) => {
        tell = told;
      },
    });
    const flush = (what: string) => ({ flush: () => Promise.resolve(done.push(what)) }) as never;
    desk.desk.document = { ...desk.desk.document!, mirrors: flush('mirrors'), restore: flush('restore') };
    const report = powerCommands(desk.desk)['app.reportPower'];
    await valueOf(report({ source: 'mains', percent: 80 }));
    expect([desk.desk.power, done, desk.told]).toEqual([
      { source: 'mains', percent: 80, alarm: 'none', since: '', securedAt: '' },
      [],
      [['app']],
    ]);
    await valueOf(report({ source: 'mains', percent: 80 }));
    expect(desk.told).toHaveLength(1);
    tell({ source: 'battery', percent: null });
    await new Promise((resolve) => setImmediate(resolve));
    const at = desk.desk.now();
    expect([desk.desk.power, done]).toEqual([
      { source: 'battery', percent: 80, alarm: 'mains-lost', since: at, securedAt: at },
      ['mirrors', 'restore'],
    ]);
    expect(desk.told).toEqual([['app'], ['app'], ['app']]);
    // The page still says what it said before: the system knows better.
    await valueOf(report({ source: 'mains', percent: 70 }));
    expect([desk.desk.power.source, desk.desk.power.percent, done.length]).toEqual(['battery', 70, 2]);
    await valueOf(report({ source: 'battery', percent: 15 }));
    expect([desk.desk.power.alarm, done.length]).toEqual(['battery-low', 4]);
    await valueOf(report({ source: 'mains', percent: 15 }));
    expect(desk.desk.power).toEqual({
      source: 'mains',
      percent: 15,
      alarm: 'none',
      since: '',
      securedAt: '',
    });
  });
});
