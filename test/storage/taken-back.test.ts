/** What a journal would take back of a file: one action that was cut off, or proof that the journal is older. */
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import { layOut, writeRecords } from '../../src-main/storage/database.ts';
import { StorageError } from '../../src-main/storage/failure.ts';
import { takenBack } from '../../src-main/storage/left-journal.ts';

const PAGE = 4096;
/** Two entries fill a page. */
const LONG = JSON.stringify({ text: 'x'.repeat(1600) });

/** Entries of actions that have so many of them. */
function recordsOf(...actions: readonly number[]): LogRecord[] {
  const parts = actions.flatMap((length) => Array.from({ length }, (_, part) => part));
  return chained(
    'harbour',
    parts.map((part, index) => ({
      seq: index + 1,
      at: `2026-11-21T09:00:0${index}.000+01:00`,
      ...{ actor: 'CA', command: 'test', part, kind: 'note', version: 1, payload: LONG },
    })),
  );
}

/** The pages of a file with these entries; `turned` has those of the entries in the other order. */
function contentOf(records: readonly LogRecord[], turned = false): Buffer {
  const database = new Database(':memory:');
  database.transaction(() => {
    layOut(database, 'harbour');
    writeRecords(database, records);
  })();
  const bytes = database.serialize();
  database.close();
  if (!turned) return bytes;
  const pages = Array.from({ length: bytes.length / PAGE }, (_, at) =>
    bytes.subarray(at * PAGE, (at + 1) * PAGE),
  );
  return Buffer.concat([pages[0]!, ...pages.slice(1).toReversed()]);
}

const seqs = (records: readonly LogRecord[]) => records.map(({ seq }) => seq);

describe('what a journal takes back', () => {
  it.each([false, true])('is the action that was being stored, in its order (pages turned: %s)', (turned) => {
    const records = recordsOf(1, 1, 5);
    const taken = takenBack('/a.wallchart', contentOf(records, turned), { records: records.slice(0, 2) });
    expect(seqs(taken)).toEqual([3, 4, 5, 6, 7]);
    expect(taken).toEqual(records.slice(2));
  });

  it('is nothing where all is in the log', () => {
    const records = recordsOf(1, 1);
    expect(takenBack('/a.wallchart', contentOf(records), { records })).toEqual([]);
  });

  it.each<[string, number[], number, boolean]>([
    ['two actions', [1, 1, 2, 1], 2, false],
    ['two actions, whatever the order of their pages', [1, 1, 2, 1], 2, true],
    ['an action of which the first entries are in the log', [1, 4], 3, false],
  ])('is never %s: the journal is older', (_, actions, before, turned) => {
    const records = recordsOf(...actions);
    const take = () =>
      takenBack('/a.wallchart', contentOf(records, turned), { records: records.slice(0, before) });
    expect(take).toThrow(StorageError);
    let failure: unknown = null;
    try {
      take();
    } catch (error) {
      ({ failure } = error as StorageError);
    }
    const { seq: last, at: lastAt } = records.at(-1)!;
    const [path, journal] = ['/a.wallchart', '/a.wallchart-journal'];
    expect(failure).toEqual({ code: 'journal-older', path, journal, first: before + 1, last, lastAt });
  });
});
