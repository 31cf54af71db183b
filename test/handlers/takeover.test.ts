/** The copy on a second medium: what opens of it, what comes to it meanwhile, and going on with it. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, type EventDraft } from '../../src-engine/index.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import { openTournament, replaceDocument } from '../../src-main/handlers/files/open.ts';
import { newestOf, openCopy, takeoverCommands } from '../../src-main/handlers/files/takeover.ts';
import type { Agreement } from '../../src-main/ipc/contract.ts';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import { fencesIn } from '../../src-main/storage/copy-folder.ts';
import { entryLine, headLine, segmentName } from '../../src-main/storage/segment.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { event } from './made-files.ts';
import { newest, OpenedDesk } from './opened-desk.ts';
import { questionOf, refusalOf, WrittenDesk } from './written-desk.ts';

const OPERATORS = ['Nora', 'Otto', 'Pia'].map((name): EventDraft => ({
  kind: 'operator-changed',
  payload: { name, was: '' },
}));
/** Of the document `written`, signed `CA`. */
const LOG = new WrittenDesk([event(5), ...OPERATORS]).log.records;
const GONE = {
  code: 'copy-unreadable',
  message: 'The copy on the second medium cannot be read.',
  advice: 'Is it plugged in?',
};

let on: OpenedDesk;
let folder: string;
let segment: string;
beforeEach(() => {
  on = new OpenedDesk();
  folder = on.path('stick', 'Open written.wallchart-copy');
  mkdirSync(folder, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await on.close();
});

/** Writes a segment of the copy. */
function write(records: readonly LogRecord[], epoch = 0): void {
  const head = { document: 'written', epoch, writer: 'w1', first: 1 };
  segment = join(folder, segmentName(head));
  writeFileSync(segment, headLine(head) + records.map(entryLine).join(''));
}
const takeOver = (name = 'here.wallchart', confirmed: Agreement = 3) =>
  takeoverCommands(on.desk)['tournament.takeOver']({
    target: on.chosen('save-tournament', name),
    confirmed,
  });

describe('a copy', () => {
  it('opens to be read, and can be taken over', async () => {
    write(LOG.slice(0, 2));
    expect(await openCopy(on.desk, folder)).toBeNull();
    const { log, ...rest } = on.desk.document!;
    expect(rest).toEqual({
      ...{ path: folder, file: null, readOnlyReason: 'it is the copy on a second medium', mayTakeOver: true },
      ...{ placeWarning: '', mirrors: null, restore: null, recovered: '' },
    });
    expect([log.records, on.told]).toEqual([LOG.slice(0, 2), [ALL_VIEWS]]);
  });

  it('that is not there, has no entry, or does not fit together is refused', async () => {
    const refused = { severity: 'refused', ...GONE };
    expect(await openCopy(on.desk, on.path('none.wallchart-copy'))).toEqual(refused);
    expect(await openCopy(on.desk, folder)).toEqual(refused);
    write([]);
    expect(await openCopy(on.desk, folder)).toEqual(refused);
    const misfit = {
      ...LOG[0]!,
      kind: 'round-published',
      payload: '{"round":3,"version":1,"boards":1,"programme":""}',
    };
    write(chained('written', [misfit]));
    expect(await openCopy(on.desk, folder)).toEqual(refused);
    expect([on.desk.document, on.told]).toEqual([null, []]);
  });

  it('is followed for as long as it is looked at', async () => {
    write(LOG.slice(0, 2));
    await openCopy(on.desk, folder);
    const { log: first } = on.desk.document!;
    expect(await newestOf(on.desk, folder, first)).toBe(first);
    appendFileSync(segment, entryLine(LOG[2]!));
    const second = await newestOf(on.desk, folder, first);
    expect([second!.records, on.desk.document!.log === second, on.told]).toEqual([
      LOG.slice(0, 3),
      true,
      [ALL_VIEWS, ALL_VIEWS],
    ]);
    expect([on.desk.document!.path, on.desk.document!.mayTakeOver]).toEqual([folder, true]);
    // Pulled out, it stays as it was.
    rmSync(segment);
    expect(await newestOf(on.desk, folder, second!)).toBe(second);
    write(LOG);
    expect(await newestOf(on.desk, folder, first)).toBeNull();
    const looking = newestOf(on.desk, folder, second!);
    await replaceDocument(on.desk, null);
    expect([await looking, on.desk.document, on.told.length]).toEqual([null, null, 3]);
  });

  it('is looked at again every three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    write(LOG.slice(0, 2));
    await openCopy(on.desk, folder);
    const comes = async (entry: LogRecord, count: number) => {
      await vi.waitFor(() => expect(on.desk.document!.log.records).toHaveLength(count));
      expect(on.desk.document!.log.last).toEqual(entry);
    };
    appendFileSync(segment, entryLine(LOG[2]!));
    vi.advanceTimersByTime(2999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
    await comes(LOG[2]!, 3);
    appendFileSync(segment, entryLine(LOG[3]!));
    vi.advanceTimersByTime(3000);
    await comes(LOG[3]!, 4);
    await replaceDocument(on.desk, null);
    vi.advanceTimersByTime(3000);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });
});

describe('taking over', () => {
  it('needs a copy that is open, a place that was chosen, and a yes', async () => {
    write(LOG);
    expect((await refusalOf(takeOver())).code).toBe('no-document');
    await openTournament(on.desk, on.make('a.wallchart', event(5)));
    expect(await refusalOf(takeOver())).toEqual({
      code: 'no-copy',
      message: 'This is not the copy on a second medium.',
      advice: 'Open the copy first.',
    });
    await openCopy(on.desk, folder);
    const target = on.chosen('save-pdf', 'here.pdf');
    const commands = takeoverCommands(on.desk);
    expect((await refusalOf(commands['tournament.takeOver']({ target, confirmed: 3 }))).code).toBe(
      'file-not-chosen',
    );
    expect(await questionOf(takeOver('here.wallchart', 2))).toEqual({
      level: 3,
      act: 'Take over',
      consequences: [
        'What the first laptop entered after the last entry here is not taken along.',
        'The first laptop is locked as soon as it sees the medium again.',
        'This laptop becomes the one that writes the tournament.',
      ],
    });
    expect([existsSync(on.path('here.wallchart')), readdirSync(folder)]).toEqual([
      false,
      [segmentName({ document: '', epoch: 0, writer: 'w1', first: 1 })],
    ]);
  });

  it('makes a file of the copy as it is now, fences the medium, and feeds it from here', async () => {
    write(LOG.slice(0, 2));
    await openCopy(on.desk, folder);
    appendFileSync(segment, entryLine(LOG[2]!));
    on.desk.preferences.change({ mirrors: { other: ['/media/x'], written: ['/media/y'] } });
    expect(await takeOver()).toEqual({ ok: true, value: null });
    const { path, log, file, mayTakeOver, recovered, mirrors } = on.desk.document!;
    expect([path, file?.path, mayTakeOver, recovered]).toEqual([
      on.path('here.wallchart'),
      on.path('here.wallchart'),
      false,
      '',
    ]);
    expect([log.document, log.records.slice(0, 3)]).toEqual(['written', LOG.slice(0, 3)]);
    expect(newest(log)).toEqual(['taken-over', { epoch: 1, from: 'CA' }, 'Host', 'tournament.takeOver']);
    const key = { document: 'written', firstHash: LOG[0]!.hash };
    expect((await fencesIn(folder, key)).newest).toEqual({
      epoch: 1,
      by: `Host, ${hostname()}`,
      at: log.last!.at,
    });
    expect(on.desk.preferences.values.mirrors).toEqual({ other: ['/media/x'], written: [on.path('stick')] });
    expect(mirrors!.media).toEqual([on.path('stick')]);
  });

  it.each([
    ['the log', 7, 2, 8],
    ['the medium', 2, 7, 8],
  ])('comes after every takeover that %s knows', async (_, inLog, inSegment, epoch) => {
    const taken: EventDraft = { kind: 'taken-over', payload: { epoch: inLog, from: 'CA' } };
    write(new WrittenDesk([event(5), taken]).log.records, inSegment);
    await openCopy(on.desk, folder);
    await takeOver();
    expect(newest(on.desk.document!.log)[1]).toEqual({ epoch, from: 'CA' });
    expect(readdirSync(folder)).toContain(`fence-${epoch}.json`);
  });

  it('leaves no file where the copy is gone, or the place is taken', async () => {
    write(LOG);
    await openCopy(on.desk, folder);
    writeFileSync(on.path('taken.wallchart'), 'mine');
    expect(await refusalOf(takeOver('taken.wallchart'))).toMatchObject({ code: 'file-exists' });
    expect(readFileSync(on.path('taken.wallchart'), 'utf8')).toBe('mine');
    write([]);
    expect(await refusalOf(takeOver())).toEqual(GONE);
    rmSync(folder, { recursive: true });
    expect(await refusalOf(takeOver())).toEqual(GONE);
    expect([existsSync(on.path('here.wallchart')), on.desk.document!.path]).toEqual([false, folder]);
  });

  it.each(['cannot be read any more', 'was taken over at the same moment'])(
    'leaves no file where the medium %s',
    async (what) => {
      const isGone = what.startsWith('cannot');
      // Past nine digits a fence is not seen by those who look for one.
      write(LOG, isGone ? 0 : 999_999_999);
      await openCopy(on.desk, folder);
      if (!isGone) writeFileSync(join(folder, 'fence-1000000000.json'), '');
      const make = TournamentFile.createFrom.bind(TournamentFile);
      vi.spyOn(TournamentFile, 'createFrom').mockImplementationOnce((...args) => {
        if (isGone) rmSync(folder, { recursive: true });
        return make(...args);
      });
      expect(await refusalOf(takeOver())).toEqual({
        code: 'takeover-failed',
        message: 'The takeover could not be written on the medium, or somebody else took over just now.',
        advice: 'Look at the copy again.',
      });
      expect([readdirSync(on.folder).sort(), on.desk.document!.path]).toEqual([
        ['documents', 'stick', 'user'],
        folder,
      ]);
      expect(on.desk.preferences.values.mirrors).toEqual({});
    },
  );

  it.each([
    [{ code: 'disk-full', path: '/here.wallchart' }, 'disk-full'],
    [
      { code: 'event-does-not-apply', seq: 5, reason: { code: 'not-in-stage', round: 1 } },
      'event-does-not-apply',
    ],
  ])('leaves no file where its entry cannot be stored: %j', async (failure, code) => {
    write(LOG);
    await openCopy(on.desk, folder);
    vi.spyOn(TournamentFile.prototype, 'append').mockImplementationOnce(() => {
      // Where somebody was quicker to remove it.
      if (code !== 'disk-full') rmSync(on.path('here.wallchart'));
      return fail(failure as never);
    });
    expect((await refusalOf(takeOver())).code).toBe(code);
    expect([readdirSync(on.folder).sort(), on.desk.document!.path]).toEqual([
      ['documents', 'stick', 'user'],
      folder,
    ]);
  });
});
