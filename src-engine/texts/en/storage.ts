/** What the program finds wrong with a file, a medium or a place. Details are ends of a sentence, behind a colon. */
import type { Misfit } from '../../model/misfit.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

const behind = (entries: number): string =>
  format.count(entries, { one: 'entry behind', other: 'entries behind' });

export const storageText = {
  /** Why a chain of entries is broken. */
  chain: {
    missing: (seq: number) => `entry ${seq} is missing`,
    notFollowing: (seq: number) => `entry ${seq} does not follow the entry before it`,
    changed: (seq: number) => `entry ${seq} was changed after it was stored`,
  },
  damage: {
    ending: (last: number, named: number) =>
      `the log ends at entry ${last} and the file’s own note names entry ${named}`,
    tables: 'the tables are not those of a tournament file',
    version: (schema: number) =>
      `it says that it has version ${schema}, and its tables are not of that version`,
    none: 'nothing is damaged',
    notApplying: (seq: number, misfit: Misfit) =>
      `entry ${seq} needs what is not there: ${misfitText(misfit)}`,
    newerKind: (kind: string) => `an entry of the kind ${kind} was written by a newer program`,
  },
  /** What somebody else did to the open file. */
  change: {
    length: (bytes: number, expected: number) =>
      `it has ${format.count(bytes, { one: 'byte', other: 'bytes' })} instead of ${format.number(expected)}`,
    counter: 'another program wrote to it',
    content: (byte: number) => `its content differs from byte ${byte} on`,
  },
  name: {
    blank: 'its name begins or ends with a blank',
    long: (bytes: number) => `its name is longer than ${bytes} bytes`,
    longPath: (bytes: number) => `its path, folders included, is longer than ${bytes} bytes`,
  },
  protectedFile: 'the file is write-protected',
  protectedFolder: 'the folder or the medium is write-protected',
  anotherLaptop: 'another laptop',
  medium: {
    behind,
    notThere: 'not there',
    takenOver: (by: string) => `${by} took over`,
    ahead: (entries: number) =>
      `the medium has ${format.count(entries, { one: 'entry', other: 'entries' })} more than this file`,
    other: (seq: number) => `the medium holds another course of events from entry ${seq} on`,
  },
  segment: {
    otherEntry: (writer: string, seq: number) =>
      `Writer ${writer} has another entry ${seq}; it was left out.`,
    notFollowing: (writer: string, seq: number) =>
      `Entry ${seq} of writer ${writer} does not follow the entry before it.`,
  },
  /** Where a tournament file should not be. */
  place: {
    synced: (name: string) =>
      `This file is in ${name}, which may hold or replace it while you work. Work on a local copy.`,
    network: 'This file is on a network path, which may break off while you work. Work on a local copy.',
    removable:
      'This file is on a removable medium, which may be pulled out while you work. Work on a local copy.',
    unknown: (name: string) =>
      `${name} may be a stick or a server: the program cannot tell. If so, work on a local copy.`,
    memory: 'This file is in memory and is gone when the computer is switched off. Work on a local copy.',
    drive: (drive: string) => `Drive ${drive}`,
    volume: (volume: string) => `The volume ${volume}`,
    someSyncedFolder: 'a synchronised folder',
  },
};
