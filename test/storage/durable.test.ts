/** What is told as saved is on the disk: flushed before it gets its name, and its name after that. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chained } from '../../src-main/storage/chain.ts';
import { putFence } from '../../src-main/storage/copy-folder.ts';
import { connect } from '../../src-main/storage/database.ts';
import { judgeLeftJournal } from '../../src-main/storage/left-journal.ts';
import { Mirror } from '../../src-main/storage/mirror.ts';
import { workingCopy } from '../../src-main/storage/open-copy.ts';
import { writeRestorePoint } from '../../src-main/storage/restore-point.ts';
import { targetAt, writeBeside, writeBesideNow, type Target } from '../../src-main/storage/write-beside.ts';
import { writeTogether } from '../../src-main/storage/write-together.ts';
import { watchCalls, type Watch } from './calls.ts';
import { cutOff } from './cut-off.ts';
import { Folder, newFile } from './samples.ts';

/** Files and folders below `path` that this process has open, where the system tells. */
function openWithin(path: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(`${path}/`) ? [target] : [];
    } catch {
      // The one that the list was read with.
      return [];
    }
  });
}

describe.skipIf(process.platform === 'win32')('what is saved is on the disk', () => {
  let folder: Folder;
  let place: string;
  let watch: Watch;
  beforeEach(async () => {
    folder = new Folder();
    place = folder.of('place');
    mkdirSync(place);
    watch = await watchCalls(folder.of('probe'));
  });
  afterEach(() => {
    watch.stop();
    // A descriptor that is not given back holds the disk, and a stick that cannot be taken out.
    const left = openWithin(folder.path);
    folder.remove();
    expect(left).toEqual([]);
  });
  const targetOf = (name: string): Target => {
    const target = targetAt(`${place}/${name}`);
    if (!target.ok) throw new Error(target.failure.code);
    return target.value;
  };
  const NAMED = ['flush unfinished', 'rename unfinished to report.trf', 'flush place'];

  it('an export', async () => {
    expect(await writeBeside(targetOf('report.trf'), 'text')).toBeNull();
    expect(watch.calls).toEqual(NAMED);
  });

  it('an export written at once', () => {
    expect(writeBesideNow(targetOf('report.trf'), 'text')).toBeNull();
    expect(watch.calls).toEqual(NAMED);
  });

  it('the pages of a folder: all of them flushed before the first one gets its name, the one that leads to them last', () => {
    const pages = ['index.html', 'one.html'].map((fileName) => ({ fileName, text: 'mark' }));
    expect(writeTogether(place, pages, 'mark')).toBeNull();
    expect(watch.calls).toEqual([
      'flush index.html',
      'flush one.html',
      'rename one.html to one.html',
      'rename index.html to index.html',
      'flush place',
    ]);
  });

  it('a working copy of a tournament', () => {
    newFile(folder.of('open.wallchart')).close();
    const before = watch.calls.length;
    expect(workingCopy(folder.of('open.wallchart'), `${place}/copy.wallchart`).ok).toBe(true);
    expect(watch.calls.slice(before)).toEqual([
      'flush unfinished',
      'rename unfinished to copy.wallchart',
      'flush place',
    ]);
  });

  it('a restore point', async () => {
    const file = newFile(folder.of('open.wallchart'));
    const { log } = file;
    const before = watch.calls.length;
    await writeRestorePoint(`${place}/R1.wallchart`, log, { label: 'R1 begin', seq: 3, at: 'now' });
    file.close();
    expect(watch.calls.slice(before)).toEqual([
      'flush R1.wallchart.unfinished',
      'rename R1.wallchart.unfinished to R1.wallchart',
      'flush place',
    ]);
  });

  it('a fence', async () => {
    await putFence(place, { epoch: 1, by: 'CA', at: 'now' }, { document: 'd', firstHash: 'h' });
    expect(watch.calls).toEqual(['flush fence-1.json', 'flush place']);
  });

  it('an entry on a second medium, and the name of the part that it stands in', async () => {
    const record = { seq: 1, at: 'now', actor: 'CA', command: 'c', part: 0, kind: 'issue-read' };
    const records = chained('document', [{ ...record, version: 1, payload: '{}' }]);
    const mirror = new Mirror(place);
    await mirror.sync({ document: 'document', name: 'Open', epoch: 0, records });
    await mirror.close();
    expect(mirror.state).toBe('in-step');
    expect(watch.calls.map((call) => call.replace(/segment-.*$/, 'segment'))).toEqual([
      'flush Open document.wallchart-copy',
      'flush segment',
    ]);
  });

  it('what a killed program wrote last, before the journal that could take it back is gone', () => {
    const path = `${place}/open.wallchart`;
    newFile(path).close();
    writeFileSync(`${path}-journal`, cutOff(path, folder.of('cut-off')).journal);
    const before = watch.calls.length;
    expect(judgeLeftJournal(path, () => readFileSync(path))).toEqual([]);
    expect(watch.calls.slice(before)).toEqual([
      'flush open.wallchart',
      'remove open.wallchart-journal',
      'flush place',
    ]);
  });

  it('each transaction of a tournament, with the name of its journal gone from the folder', () => {
    writeFileSync(`${place}/new.wallchart`, '');
    const connection = connect(`${place}/new.wallchart`);
    // https://www.sqlite.org/pragma.html#pragma_synchronous: 3 is EXTRA.
    expect(connection.pragma('synchronous', { simple: true })).toBe(3);
    expect(connection.pragma('journal_mode', { simple: true })).toBe('delete');
    expect(connection.pragma('locking_mode', { simple: true })).toBe('exclusive');
    connection.close();
  });
});
