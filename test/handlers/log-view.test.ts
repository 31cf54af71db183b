/** The log as its page and its file show it: each entry with its own number, time, author and round; several entries of one command. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BLANK_INFO, blankPlayer, DEFAULT_RULES, type EventDraft } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { labelOf, labelOfLast, storedLabel } from '../../src-main/handlers/log/command-labels.ts';
import { declarationOf, logRows, namesOf } from '../../src-main/handlers/log/rows.ts';
import { logOutline, logText, logView } from '../../src-main/handlers/log/view.ts';
import { restorePoints } from '../../src-main/handlers/restore-labels.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';
import { FIRST, imported, minute, results, up } from './written.ts';

let log: EventLog;

/** What one command writes, at the minute of its first entry. */
function write(command: string, ...drafts: readonly EventDraft[]): void {
  const at = minute(log.records.length + 1);
  const prepared = log.prepare(drafts, { at, actor: `A${log.records.length + 1}`, command });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.failure));
  log.accept(prepared.value);
}
const player = (id: number, name = `Name${id}, Given`) => ({ ...blankPlayer(id, name), tpn: 10 - id });
const added = (id: number, name?: string): EventDraft => ({
  kind: 'player-added',
  payload: { player: player(id, name) },
});
const removed = (id: number, name: string): EventDraft => ({
  kind: 'player-removed',
  payload: { player: id, name },
});
const enter = (place: number) => results(1, FIRST, 'white-wins', 'draw', 'black-wins')[place]!;

beforeEach(() => {
  const made = EventLog.from('document', []);
  if (!made.ok) throw new Error(made.failure.code);
  log = made.value;
  // 1
  write('tournament.create', {
    kind: 'tournament-created',
    payload: { info: BLANK_INFO, rules: { ...DEFAULT_RULES, rounds: 5 } },
  });
  // 2
  write('players.acceptTable', {
    kind: 'players-added',
    payload: { players: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => player(id)), fileName: 'entries.csv' },
  });
  // 3, 4
  write('round.pair', up(1, FIRST, 3)[0]!);
  write('round.publish', up(1, FIRST, 3)[1]!);
  // 5, 6 of one command, then 7
  write('results.acceptTable', enter(0), enter(1));
  write('results.enter', enter(2));
});

const view = (more: Partial<Parameters<typeof logView>[1]> = {}) =>
  logView(log, { text: '', category: 'all', from: 0, count: 100, seq: null, ...more });
const numbers = (more: Parameters<typeof view>[0] = {}) => view(more).rows.map(({ seq }) => seq);

describe('the window of the log', () => {
  it('has its entries, the newest first, from where it is asked for, and says how many there are', () => {
    expect(numbers()).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(numbers({ from: 2, count: 3 })).toEqual([5, 4, 3]);
    expect(view({ from: 2, count: 3 })).toMatchObject({
      from: 2,
      matches: 7,
      total: 7,
      at: -1,
      chain: 'unbroken',
    });
    expect(view({ from: 90 })).toMatchObject({ from: 7, rows: [] });
  });

  it('tells each entry with its own time, author, round and category', () => {
    const rows = view().rows.map(({ seq, at, actor, round, category, undone }) => [
      ...[seq, at, actor, round, category, undone],
    ]);
    expect(rows.slice(0, 4)).toEqual([
      [7, minute(7), 'A7', 1, 'result', false],
      // Of one command: one time, one author.
      [6, minute(5), 'A5', 1, 'result', false],
      [5, minute(5), 'A5', 1, 'result', false],
      [4, minute(4), 'A4', 1, 'round', false],
    ]);
    expect(logRows(log, en.events).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('finds by category, by what an entry says, by who wrote it and by its seal', () => {
    expect(numbers({ category: 'result' })).toEqual([7, 6, 5]);
    expect(numbers({ category: 'round' })).toEqual([4, 3]);
    expect(numbers({ category: 'integrity' })).toEqual([]);
    write('players.add', { kind: 'late-entry-added', payload: { player: player(10) } });
    expect(numbers({ category: 'integrity' })).toEqual([8]);
    expect(numbers({ category: 'player' })).toEqual([8, 2]);
    expect(numbers({ text: ' a5 ' })).toEqual([6, 5]);
    expect(numbers({ text: 'ENTRIES.csv' })).toEqual([2]);
    expect(numbers({ text: 'name7', category: 'result' })).toEqual([7]);
    const { seal } = view().rows[1]!;
    expect(numbers({ text: seal })).toEqual([7]);
    expect(view({ text: 'a5' })).toMatchObject({ matches: 2, total: 8 });
  });

  it('says where an entry is among those that match, or the next older one', () => {
    const at = (seq: number, category: 'all' | 'round' | 'result' = 'all') => view({ seq, category }).at;
    expect([at(7), at(5), at(1), at(0)]).toEqual([0, 2, 6, -1]);
    expect([at(7, 'round'), at(3, 'round'), at(2, 'round')]).toEqual([0, 1, -1]);
  });

  it('has what came since the same was asked before', () => {
    expect(view({ category: 'result' }).matches).toBe(3);
    write('results.enter', {
      ...enter(2),
      payload: { ...enter(2).payload, result: 'open', was: 'black-wins' },
    } as never);
    expect(view({ category: 'result' }).matches).toBe(4);
    expect(view({ category: 'all' }).matches).toBe(8);
  });

  it('knows what rounds went on the wall, and the file has every entry with its command and hash', () => {
    expect(logOutline(log)).toEqual({ total: 7, rounds: [{ round: 1, seq: 4 }] });
    const lines = logText(log)
      .split('\r\n')
      .map((line) => line.split('\t'));
    expect(lines).toHaveLength(9);
    expect(lines[0]![0]).toMatch(/^\uFEFF/);
    expect(lines.slice(1, 8).map((cells) => [cells[0], cells[1], cells[2], cells[3], cells.at(-1)])).toEqual(
      log.records.map(({ seq, at, actor, command, hash }) => [String(seq), at, actor, command, hash]),
    );
  });
});

describe('what is undone', () => {
  it('is marked as such, and nothing else is', () => {
    write('log.undo', { kind: 'undone', payload: { drop: [[7, 7]], restore: [], label: '' } as never });
    const marks = view().rows.map(({ seq, undone }) => [seq, undone]);
    expect(marks).toEqual([[8, false], [7, true], ...[6, 5, 4, 3, 2, 1].map((seq) => [seq, false])]);
    expect(view().rows[0]).toMatchObject({ category: 'undo', kind: 'undone' });
  });

  it('is marked in the file beside what goes into the report', () => {
    write('log.undo', { kind: 'undone', payload: { drop: [[7, 7]], restore: [], label: '' } as never });
    write('settings.leaveFideMode', { kind: 'fide-mode-left', payload: { why: 'so' } });
    const marks = logText(log)
      .split('\r\n')
      .slice(1, 10)
      .map((line) => line.split('\t').slice(6, 8));
    const none = ['', ''];
    expect(marks).toEqual([none, none, none, none, none, none, ['', 'yes'], none, ['yes', '']]);
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+41', "'+41"],
    ['-5', "'-5"],
    ['@Berg', "'@Berg"],
    ['Berg\t\r\nIda', 'Berg Ida'],
    ['a=b', 'a=b'],
  ])('has no cell that is a formula, and none of two: %j', (actor, cell) => {
    const prepared = log.prepare([added(10)], { at: minute(8), actor, command: 'players.add' });
    if (!prepared.ok) throw new Error('added');
    log.accept(prepared.value);
    expect(logText(log).split('\r\n')[8]!.split('\t')[2]).toBe(cell);
  });
});

describe('the label of a command', () => {
  it('is that of its one entry, or of how many it wrote', () => {
    const many = en.events.many;
    expect(labelOf(log, 2)).toBe(many.importOfPlayers(9));
    expect([labelOf(log, 5), labelOf(log, 6)]).toEqual([many.importOfResults(2), many.importOfResults(2)]);
    const { title, detail } = en.events.of(log.event(7), namesOf(log));
    expect([labelOf(log, 7), storedLabel(log, 7), labelOfLast(log, en.events)]).toEqual(
      Array.from({ length: 3 }, () => en.events.line(title, detail)),
    );
    expect(labelOf(log, 4)).not.toBe(labelOf(log, 3));
    const more = [10, 11, 12].map((id): EventDraft => ({
      kind: 'late-entry-added',
      payload: { player: player(id) },
    }));
    const changed = { name: 'Name4, Given', before: { club: '' }, after: { club: 'A' } };
    write('players.acceptTable', ...more, added(13), {
      kind: 'player-changed',
      payload: { player: 4, ...changed },
    });
    expect(labelOf(log, 8)).toBe('Import of 5 players');
  });

  it('of a table of one result is that of the result; of the list it is how many, from two on', () => {
    write('results.acceptTable', {
      ...enter(2),
      payload: { ...enter(2).payload, result: 'draw', was: 'black-wins' },
    } as never);
    const told = (seq: number) => {
      const { title, detail } = en.events.of(log.event(seq), namesOf(log));
      return en.events.line(title, detail);
    };
    expect(labelOf(log, 8)).toBe(told(8));
    const change = (id: number): EventDraft => ({
      kind: 'player-changed',
      payload: { player: id, name: `Name${id}, Given`, before: { rating: 0 }, after: { rating: 2000 + id } },
    });
    write('players.takeList', change(4));
    expect(labelOfLast(log, en.events)).toBe(told(9));
    write('players.takeList', change(5), change(6));
    expect(labelOfLast(log, en.events)).toBe(en.events.many.listTaken(2));
    expect(labelOf(log, 10)).toBe(labelOf(log, 11));
  });

  it('is what was wanted, not what prepared it', () => {
    const numbersGiven: EventDraft = {
      kind: 'numbers-assigned',
      payload: { round: 2, numbers: [] },
    };
    write('players.add', added(10, 'Zander, Ida'), numbersGiven);
    expect(labelOfLast(log, en.events)).toContain('Zander');
  });
});

describe('a name in the log', () => {
  it('is that of the player, also of one who was removed, and of nobody else', () => {
    write('players.add', added(10, 'Zander, Ida'));
    write('players.remove', removed(10, 'Zander, Ida'));
    const late = { ...player(11, 'Ziegler, Eva'), entryRound: 2 };
    write('players.add', { kind: 'late-entry-added', payload: { player: late } });
    write('players.remove', removed(11, 'Ziegler, Eva'));
    const several = [player(12, 'Zorn, Max'), player(13, 'Zuber, Lea')];
    write(
      'players.acceptTable',
      ...several.map((each): EventDraft => ({ kind: 'late-entry-added', payload: { player: each } })),
    );
    write('players.remove', removed(13, 'Zuber, Lea'));
    expect([namesOf(log)(11), namesOf(log)(12), namesOf(log)(13)]).toEqual(['Ziegler', 'Zorn', 'Zuber']);
    write('players.acceptTable', {
      kind: 'players-added',
      payload: { players: [player(14, 'Zweig, Jo'), player(15, 'Zoller, Pia')], fileName: 'more.csv' },
    });
    write('players.remove', removed(15, 'Zoller, Pia'));
    expect(namesOf(log)(15)).toBe('Zoller');
    const nameOf = namesOf(log);
    expect([nameOf(7), nameOf(10), nameOf(99)]).toEqual(['Name7', 'Zander', 'player 99']);
    expect(() => declarationOf({ ...log.records[0]!, kind: 'unheard-of' })).toThrow('unheard-of');
  });
});

it('a name in the log of an import is that of who came with it, also of one who was merged into another since', () => {
  const made = EventLog.from('document', []);
  if (!made.ok) throw new Error(made.failure.code);
  log = made.value;
  write('tournament.acceptImport', imported());
  const payload = { kept: 4, name: 'Name4, Given', gone: 6, goneName: 'Name6, Given', after: {} };
  write('players.merge', { kind: 'players-merged', payload: { ...payload, leaving: 'stays' } });
  write('players.remove', removed(8, 'Name8, Given'));
  expect([4, 6, 8, 10].map(namesOf(log))).toEqual(['Name4', 'Name6', 'Name8', 'player 10']);
});

describe('the moments of the log', () => {
  it('are rounds that went on the wall and rounds whose last result came, the newest first', () => {
    const points = () => restorePoints(log).map(({ seq, at, label, state }) => [seq, at, label, state]);
    const begin = [4, minute(4), 'R1 begin', 'published'];
    expect(points()).toEqual([[7, minute(7), 'R1 end', 'complete'], begin]);
    // Opened again and keyed again, the newest end counts.
    const [open, keyed] = [
      { ...enter(2), payload: { ...enter(2).payload, result: 'adjourned', was: 'black-wins' } },
      { ...enter(2), payload: { ...enter(2).payload, result: 'draw', was: 'adjourned' } },
    ] as readonly EventDraft[];
    write('results.enter', { ...open, kind: 'result-corrected' } as never);
    expect(points()).toEqual([[7, minute(7), 'R1 end', 'complete'], begin]);
    write('results.enter', { ...keyed, kind: 'result-entered' } as never);
    expect(points()).toEqual([[9, minute(9), 'R1 end', 'complete'], begin]);
  });
});
