/** What a command means for the page: whether it leaves the tournament, waits for results, or is the arbiter's next step. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src-main/ipc/calls/index.ts';
import type { CommandName } from '../../../src-main/ipc/contract.ts';
import {
  isApart,
  isForOne,
  isOnlyLookedAt,
  isStep,
  leavesTournament,
} from '../../../src-renderer/state/command-kinds.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
/** Commands of these rooms, `players` for `players.add`. */
const of = (...rooms: readonly string[]) => NAMES.filter((name) => rooms.includes(name.split('.')[0]!));

describe('a command', () => {
  it('leaves the tournament where another one is open afterwards, or none', () => {
    expect(NAMES.filter((name) => leavesTournament(name, { path: 'x' })).sort()).toEqual([
      'tournament.acceptImport',
      'tournament.close',
      'tournament.create',
      'tournament.open',
      'tournament.openDemo',
      'tournament.recover',
      'tournament.takeOver',
      'tournament.workOnCopy',
    ]);
    expect(leavesTournament('tournament.close', null)).toBe(true);
  });

  it('that copies a file leaves it, and one that goes on with a copy of the open one does not', () => {
    expect(leavesTournament('tournament.workOnCopy', { source: 'a file', target: 'b' })).toBe(true);
    expect(leavesTournament('tournament.workOnCopy', { source: null, target: 'b' })).toBe(false);
  });

  it('is for the tournament on screen where it writes one, and for none where it opens another', () => {
    const writing = of('players', 'results', 'round', 'standings', 'settings', 'incidents', 'log', 'desk');
    expect(writing.filter((name) => !isForOne(name) && !isApart(name))).toEqual([]);
    expect(writing.length).toBeGreaterThan(40);
    for (const name of ['tournament.open', 'tournament.close', 'app.setTheme', 'lab.start'] as const)
      expect(isForOne(name)).toBe(false);
  });

  it('opens nothing while a report is only looked at', () => {
    expect([{ opened: false }, { opened: true }, {}, null, 'opened'].map(isOnlyLookedAt)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('waits for results that are being stored, but for those that have nothing to do with them', () => {
    expect(NAMES.filter((name) => !isApart(name))).toEqual(
      NAMES.filter(
        (name) =>
          !of('app', 'files', 'lab', 'lists', 'report').includes(name) &&
          ![
            'tournament.cancelImport',
            'round.cancelPairing',
            'round.cancelPreview',
            'documents.cancel',
          ].includes(name),
      ),
    );
  });

  it('belongs to a room by the name of the room, not by a part of it', () => {
    const name = (text: string) => text as CommandName;
    expect(
      ['recap.draw', 'profiles.add', 'my.app.x', 'app', 'appeal.add'].map((one) => isApart(name(one))),
    ).toEqual([false, false, false, false, false]);
    expect(
      ['app.x', 'lab.x', 'report.x', 'round.cancelX', 'cancel'].map((one) => isApart(name(one))),
    ).toEqual([...[true, true, true, true, true]]);
    expect(['helpdesk.x', 'my.round.x', 'round', 'desks.x'].map((one) => isStep(name(one)))).toEqual([
      ...[false, false, false, false],
    ]);
    expect(['desk.x', 'round.x', 'round.cancel', 'round.uncancel'].map((one) => isStep(name(one)))).toEqual([
      ...[true, true, false, true],
    ]);
  });

  it('goes on with the open tournament where it says that no file is its source, and never else', () => {
    const leaves = (args: unknown) => leavesTournament('tournament.workOnCopy', args);
    expect([{ source: null }, { source: 'x' }, {}, null, 'source', undefined].map(leaves)).toEqual([
      ...[false, true, true, true, true, true],
    ]);
    expect(leavesTournament('round.pair', { round: 7 })).toBe(false);
  });

  it('is the next step where it stores what the arbiter does, and not where it gives something up', () => {
    expect(NAMES.filter(isStep)).toEqual(
      of('desk', 'incidents', 'log', 'players', 'results', 'round', 'settings', 'standings').filter(
        (name) => name !== 'round.cancelPairing' && name !== 'round.cancelPreview',
      ),
    );
    expect(NAMES.filter((name) => isStep(name) && isApart(name))).toEqual([]);
  });
});
