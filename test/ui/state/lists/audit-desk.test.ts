/** The comparison with a rating list: what one key takes, and what it never takes. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AuditDetail,
  AuditRow,
  AuditView,
  ChosenFile,
  CommandName,
} from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { AuditDesk, canBeTaken } from '../../../../src-renderer/state/lists/audit-desk.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { FixtureBridge } from '../../fixture-bridge.ts';

let bridge: FixtureBridge;
let view: AuditView;
let desk: AuditDesk;

const KINDS: readonly AuditRow['kind'][] = [
  'other-person',
  'differs',
  'differs',
  'other-month',
  'twice',
  'missing',
  'out-of-line',
];

beforeEach(async () => {
  bridge = new FixtureBridge('playing');
  const reply = await bridge.query('players.audit', null);
  if (!reply.ok) throw new Error(reply.refusal.code);
  const [first] = reply.value.rows;
  const rows = KINDS.map((kind, at): AuditRow => {
    const player = { ...first!.player, id: at + 1, name: `Player ${at + 1}` };
    return { ...first!, kind, player, other: kind === 'twice' ? { ...player, id: 90 } : null };
  });
  view = { ...reply.value, rows };
  desk = new AuditDesk(new App(bridge), () => view);
});

describe('the rows', () => {
  it('are those of the chosen filter, from the first on; whose FIDE ID is another person’s differs too', () => {
    expect([desk.filter, desk.count('all'), desk.row?.player.id]).toEqual(['all', 7, 1]);
    desk.go(6);
    desk.choose('differs');
    expect(desk.rows.map(({ kind }) => kind)).toEqual(['other-person', 'differs', 'differs', 'other-month']);
    expect(desk.current).toBe(0);
    expect([desk.count('twice'), desk.count('missing'), desk.count('out-of-line')]).toEqual([1, 1, 1]);
  });

  it('keep a current one while there are any, the last where the others went', () => {
    desk.go(6);
    view = { ...view, rows: view.rows.slice(0, 2) };
    expect([desk.current, desk.row?.player.id]).toEqual([1, 2]);
    view = { ...view, rows: [] };
    expect([desk.current, desk.row]).toEqual([-1, null]);
  });

  it('say what keeping the entry means', () => {
    const labels = KINDS.map((_, at) => {
      desk.go(at);
      return desk.keepLabel;
    });
    expect(labels).toEqual([
      'It is the same person',
      ...Array.from({ length: 3 }, () => 'Keep the entry'),
      'Two people',
      'Keep the entry',
      'It is right',
    ]);
  });
});

describe('taking the list', () => {
  it('for all never takes somebody who may be another person', () => {
    expect(view.rows.filter(canBeTaken).map(({ player }) => player.id)).toEqual([2, 3, 4]);
    expect(desk.chosen).toEqual([2, 3, 4]);
    expect(desk.marked).toEqual([]);
  });

  it('is for the marked ones where there are any; who cannot be taken cannot be marked', async () => {
    desk.toggleMark();
    expect([desk.current, desk.marked]).toEqual([0, []]);
    desk.go(1);
    desk.toggleMark();
    expect([desk.current, desk.chosen, desk.isMarked(view.rows[1]!)]).toEqual([2, [2], true]);
    desk.go(3);
    desk.toggleMark();
    expect(desk.chosen).toEqual([2, 4]);
    bridge.prepare('players.takeList', { ok: true, value: { changed: 2 } });
    await desk.take(desk.chosen);
    expect(bridge.sentAs('players.takeList')).toEqual([{ players: [2, 4], confirmed: 0 }]);
    expect(desk.marked).toEqual([]);
    desk.go(1);
    desk.toggleMark();
    desk.go(1);
    desk.toggleMark();
    expect(desk.marked).toEqual([]);
  });

  it('takes a proposal for the one who is looked at, and nothing for a digit without one', async () => {
    bridge.prepare('players.takeEntry', { ok: true, value: { changed: 1 } });
    const detail = { hits: [{ place: 17, list: { id: 'national' } }] } as unknown as AuditDetail;
    await desk.propose(detail, 2);
    await desk.propose(null, 1);
    expect(bridge.sentAs('players.takeEntry')).toEqual([]);
    await desk.propose(detail, 1);
    // The list of the proposal, which is not always the main one.
    const list = 'national';
    expect(bridge.sentAs('players.takeEntry')).toEqual([{ player: 1, list, place: 17, confirmed: 0 }]);
  });
});

describe('what the arbiter decides', () => {
  it('is said once it is stored, and not where it was refused', async () => {
    const app = new App(bridge);
    desk = new AuditDesk(app, () => view);
    const detail = { hits: [{ place: 17, list: { id: 'national' } }] } as unknown as AuditDetail;
    const said = async (name: CommandName, value: unknown, act: () => Promise<void>): Promise<string> => {
      const refusal = { code: 'no', message: 'No.', advice: '', severity: 'refused' } as const;
      app.say('');
      bridge.prepare(name, { ok: false, refusal });
      await act();
      expect([app.said, app.refusal?.code]).toEqual(['', 'no']);
      bridge.prepare(name, { ok: true, value } as never);
      await act();
      return app.said;
    };
    desk.choose('twice');
    expect(await said('players.settle', null, () => desk.keep())).toBe('Player 5 is kept');
    expect(await said('players.merge', null, () => desk.merge())).toBe('Player 5 is one player now');
    const changed = { changed: 1 };
    const taken = text.audit.taken(1);
    expect(await said('players.takeEntry', changed, () => desk.propose(detail, 1))).toBe(taken);
    expect(await said('players.takeList', changed, () => desk.take([5]))).toBe(taken);
  });

  it('settles the row with its other entry, and merges only where there is one', async () => {
    await desk.merge();
    expect(bridge.sentAs('players.merge')).toEqual([]);
    await desk.keep();
    desk.choose('twice');
    await desk.keep();
    expect(bridge.sentAs('players.settle')).toEqual([
      { kind: 'other-person', player: 1, other: null },
      { kind: 'twice', player: 5, other: 90 },
    ]);
    await desk.merge();
    expect(bridge.sentAs('players.merge')).toEqual([{ kept: 5, gone: 90, confirmed: 0 }]);
  });

  it('saves the sheet where it was chosen, and nothing where nothing was', async () => {
    const app = new App(bridge);
    desk = new AuditDesk(app, () => view);
    const choose = vi.spyOn(app, 'chooseFile').mockResolvedValue(null);
    await desk.save();
    expect(bridge.sentAs('players.saveAudit')).toEqual([]);
    choose.mockResolvedValue({ file: 'a place', path: '/event/Audit.pdf' } as unknown as ChosenFile);
    bridge.prepare('players.saveAudit', { ok: true, value: { path: '/event/Audit.pdf' } });
    await desk.save();
    expect(choose).toHaveBeenCalledWith('save-pdf', 'Audit.pdf');
    expect(bridge.sentAs('players.saveAudit')).toEqual([{ target: 'a place', paper: 'A4' }]);
    expect(app.said).toContain('/event/Audit.pdf');
  });
});
