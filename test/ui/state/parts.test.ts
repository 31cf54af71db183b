/** The small parts behind the screens: groups, places, exports, reviews, columns, keys. */
import { describe, expect, it } from 'vitest';
import type { ImportReview, StandingsView, VerificationRow } from '../../../src-main/ipc/contract.ts';
import { Actions, whatCanBeDoneFirst, type Action } from '../../../src-renderer/state/actions.svelte.ts';
import { idsOf } from '../../../src-renderer/state/columns.ts';
import { exportRequest, fileName } from '../../../src-renderer/state/files/export-choice.ts';
import { emptyText, reviewColumns, reviewLines } from '../../../src-renderer/state/files/import-review.ts';
import { chordsOf, worksWhileTyping } from '../../../src-renderer/state/key-names.ts';
import { daysBetween, daysSince, monthOf } from '../../../src-renderer/state/lists/list-age.ts';
import { heatOf, placeGroups, shareText, sumOf } from '../../../src-renderer/state/place-groups.ts';
import {
  fitOf,
  nextOrder,
  playerColumns,
  shownRounds,
} from '../../../src-renderer/state/players/player-columns.ts';
import { ratingSourceOf } from '../../../src-renderer/state/players/rating-source.ts';
import { secondRows } from '../../../src-renderer/state/results/second-entry.svelte.ts';
import { sharedGroups } from '../../../src-renderer/state/players/shared-groups.ts';
import { SheetChoice } from '../../../src-renderer/state/sheet-choice.svelte.ts';
import { standingsColumns } from '../../../src-renderer/state/standings-columns.ts';
import { boardOf, PLAYERS } from '../fixture-bridge.ts';

describe('groups that players share', () => {
  it('have two players or more, and come in alphabetical order', () => {
    const players = ['Rook', 'Harbour', '', 'Rook', '', 'Pawn', 'Harbour', 'Rook'].map((club) => ({
      ...PLAYERS[0]!,
      club,
    }));
    expect(sharedGroups(players as never, 'club')).toEqual([
      ['Harbour', 2],
      ['Rook', 3],
    ]);
  });
});

describe('places', () => {
  const columns = (players: number, room: 'wide' | 'narrow' | 'slim') =>
    placeGroups(players, room).map(({ from, to, isLast }) => `${from}-${to}${isLast ? '.' : ''}`);
  it('have a column each at the top, then some together', () => {
    expect(columns(120, 'wide').slice(8)).toEqual(['9-9', '10-10', '11-15', '16-20', '21-120.']);
    expect(columns(120, 'narrow').slice(3)).toEqual(['4-4', '5-5', '6-10', '11-20', '21-120.']);
    expect(columns(120, 'slim')).toEqual(['1-1', '2-2', '3-3', '4-10', '11-120.']);
    expect(columns(20, 'wide').slice(9)).toEqual(['10-10', '11-15', '16-20.']);
    expect(columns(17, 'wide').slice(10)).toEqual(['11-15', '16-17.']);
    expect(columns(10, 'wide').slice(8)).toEqual(['9-9', '10-10.']);
    expect(columns(4, 'narrow')).toEqual(['1-1', '2-2', '3-3', '4-4.']);
  });

  it('are counted from 1, and told in per cent', () => {
    expect(sumOf([0.5, 0.25, 0.125, 0.125], 2, 3)).toBe(0.375);
    expect([0, 0.0099, 0.01, 0.126, 1].map(shareText)).toEqual(['', '·', '1', '13', '100']);
    expect([0, 0.0099, 0.01, 0.049, 0.05, 0.15, 0.499, 0.5].map(heatOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 4]);
  });
});

describe('exports', () => {
  it('are asked for as they were chosen', () => {
    expect(exportRequest('trf26', 'comma', 3, 'report')).toEqual({
      format: 'trf26',
      purpose: 'report',
      extension: 'trf',
    });
    expect(exportRequest('standings', 'xlsx', 3, 'exchange')).toEqual({
      format: 'standings-xlsx',
      round: 3,
      extension: 'xlsx',
    });
    expect(exportRequest('players', 'tab', 3, 'report')).toEqual({
      format: 'players-csv',
      delimiter: '\t',
      extension: 'csv',
    });
    expect(
      (['comma', 'semicolon', 'tab'] as const).map(
        (file) => exportRequest('pairings', file, null, 'report') as { readonly delimiter?: string },
      ),
    ).toEqual([',', ';', '\t'].map((delimiter) => ({ format: 'pairings-csv', delimiter, extension: 'csv' })));
  });

  it.each([
    ['Harbour Open 2026', 'Harbour Open 2026.trf'],
    ['a/b\\c: "d"\n', 'a b c d.trf'],
    ['...Open. ', 'Open.trf'],
    ['CON', 'tournament CON.trf'],
    ['com7', 'tournament com7.trf'],
    ['console', 'console.trf'],
    ['', 'tournament.trf'],
    ['x'.repeat(130), `${'x'.repeat(120)}.trf`],
  ])('of %j are called %j', (name, file) => {
    expect(fileName(name, 'trf')).toBe(file);
  });
});

describe('the review of a report', () => {
  const deviation = (severity: 'error' | 'warning' | 'note', line: number) => ({
    severity,
    line,
    column: line + 1,
    text: `text ${line}`,
    found: `found ${line}`,
    takenAs: `taken ${line}`,
  });
  const review = {
    deviations: [
      deviation('note', 3),
      deviation('warning', 4),
      deviation('error', 9),
      deviation('warning', 11),
    ],
    roundDifferences: [
      { round: 4, weight: 'summary', text: 'differs' },
      { round: 4, weight: 'detail', text: 'a board' },
    ],
    valueDifferences: ['one', 'two'],
    ranksUpTo: null,
    playedRounds: 5,
    checkedRounds: 4,
  } as unknown as ImportReview;

  it('has the grave things first, each group in the order of the file', () => {
    const lines = reviewLines(review, 'file');
    expect(lines.map(({ key, severity, text, found, taken }) => [key, severity, text, found, taken])).toEqual(
      [
        [2, 'error', 'text 9', 'found 9', 'taken 9'],
        [1, 'warning', 'text 4', 'found 4', 'taken 4'],
        [3, 'warning', 'text 11', 'found 11', 'taken 11'],
        [0, 'note', 'text 3', 'found 3', 'taken 3'],
      ],
    );
    expect(lines[0]!.place).toMatch(/9.*10/);
    expect(
      reviewLines(review, 'rounds').map(({ key, severity, place, text }) => [key, severity, place, text]),
    ).toEqual([
      [0, 'warning', '4', 'differs'],
      [1, 'note', '4', 'a board'],
    ]);
    expect(reviewLines(review, 'values').map(({ key, text, place }) => [key, text, place])).toEqual([
      [0, 'one', ''],
      [1, 'two', ''],
    ]);
  });

  it('has the columns of its part', () => {
    const ids = (['file', 'rounds', 'values'] as const).map((part) => [...idsOf(reviewColumns(part))]);
    expect(ids).toEqual([
      ['severity', 'place', 'what', 'found', 'taken'],
      ['place', 'severity', 'what'],
      ['what'],
    ]);
  });

  it('says of an empty list whether that is good', () => {
    expect(emptyText(review, 'file').isGood).toBe(true);
    expect(emptyText(review, 'values').isGood).toBe(true);
    expect(emptyText({ ...review, ranksUpTo: 'XYZ' }, 'values').isGood).toBe(false);
    expect(emptyText(review, 'rounds').isGood).toBe(true);
    expect(emptyText({ ...review, checkedRounds: 0 }, 'rounds').isGood).toBe(false);
    const unplayed = emptyText({ ...review, playedRounds: 0, checkedRounds: 0 }, 'rounds');
    expect(unplayed.isGood).toBe(false);
    expect(unplayed.text).not.toBe(emptyText({ ...review, checkedRounds: 0 }, 'rounds').text);
  });
});

describe('the columns of players', () => {
  it('yield with the room that there is', () => {
    expect([859, 860, 1239, 1240].map(fitOf)).toEqual(['slim', 'narrow', 'narrow', 'wide']);
    const ids = (round: number | null, show: 'rounds' | 'particulars', fit: 'slim' | 'narrow' | 'wide') => [
      ...idsOf(
        playerColumns(
          { round, rounds: [4, 5], show, fit },
          { by: 'name', descending: false },
          () => undefined,
        ),
      ),
    ];
    const rounds = ['round-4', 'round-5'];
    expect(ids(5, 'rounds', 'wide')).toEqual([
      ...['arrival', 'arrivedAt', 'tpn', 'points', 'name', 'federation', 'rating', ...rounds, 'look'],
    ]);
    expect(ids(1, 'particulars', 'wide')).toEqual([
      ...[
        'arrival',
        'arrivedAt',
        'name',
        'federation',
        'rating',
        'source',
        'birth',
        'fideId',
        'club',
        'look',
      ],
    ]);
    expect(ids(null, 'rounds', 'narrow')).toEqual([
      ...['state', 'tpn', 'points', 'name', 'federation', 'rating', ...rounds, 'look'],
    ]);
    expect(ids(5, 'particulars', 'slim')).toEqual(['arrival', 'name', 'rating', 'source', 'look']);
  });

  it('say how they sort, and mark the round that is open', () => {
    let asked = '';
    const columns = playerColumns(
      { round: 5, rounds: [4, 5], show: 'rounds', fit: 'wide' },
      { by: 'rating', descending: false },
      (by) => (asked = by),
    );
    const of = (id: string) => columns.find((column) => column.id === id)!;
    expect([of('rating').sort, of('name').sort, of('look').sort]).toEqual(['descending', 'none', undefined]);
    of('tpn').onsort!();
    expect(asked).toBe('tpn');
    expect([of('round-4').now, of('round-5').now]).toEqual([false, true]);
    expect(nextOrder(columns, 'arrival')).toBe('arrivedAt');
    expect(nextOrder(columns, 'rating')).toBe('arrival');
    expect(nextOrder([], 'name')).toBe('name');
  });

  it('show the rounds around the one that is open', () => {
    expect(shownRounds(9, 6, 'wide')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shownRounds(9, 6, 'narrow')).toEqual([4, 5, 6, 7]);
    expect(shownRounds(9, 1, 'narrow')).toEqual([1, 2, 3, 4]);
    expect(shownRounds(9, 9, 'narrow')).toEqual([6, 7, 8, 9]);
    expect(shownRounds(9, null, 'slim')).toEqual([8, 9]);
    expect(shownRounds(15, 10, 'wide')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    const long = shownRounds(20, 10, 'wide');
    expect([long[0], long.at(-1)]).toEqual([6, 16]);
    expect(shownRounds(1, 1, 'slim')).toEqual([1]);
  });
});

describe('the columns of standings', () => {
  it('number what ranks, in its order', () => {
    const codes = ['BH', 'ARO', 'SB'].map((code) => ({ code, ranks: code !== 'ARO' }));
    const columns = standingsColumns(
      codes as unknown as StandingsView['columns'],
      { hasNotes: false, hasClubs: false },
      2000,
    );
    expect(columns.filter(({ width }) => width === 74).map(({ label }) => label)).toEqual([
      '1 BH',
      '(ARO)',
      '2 SB',
    ]);
    expect([...idsOf(columns)]).not.toContain('club');
    expect([...idsOf(columns)]).not.toContain('note');
  });
});

describe('the second entry', () => {
  it('shows the boards with a first result, and not that result', () => {
    const boards = [boardOf(11, 'white-wins'), boardOf(13, 'draw'), boardOf(17, 'draw'), boardOf(19)];
    const checks = [
      { board: 13, state: 'differs', second: { result: 'white-wins', text: '1 – 0', at: 'later' } },
      { board: 11, state: 'to-key', second: null },
      { board: 17, state: 'same', second: { result: null, text: 'no slip', at: 'later' } },
      { board: 19, state: 'open', second: null },
    ] as unknown as readonly VerificationRow[];
    expect(
      secondRows(boards, checks).map(({ board, result, resultText, resultAt, flags }) => [
        ...[board, result, resultText, resultAt, flags.length],
      ]),
    ).toEqual([
      [11, 'open', '', '', 0],
      [13, 'white-wins', '1 – 0', 'later', 1],
      [17, 'draw', 'no slip', 'later', 0],
    ]);
    expect(secondRows(boards, [])).toEqual([]);
  });
});

describe('small words', () => {
  it('a rating says where it came from', () => {
    const of = (more: object) => ratingSourceOf({ ...PLAYERS[0]!.origins.rating, ...more });
    expect([ratingSourceOf(null).tone, of({ source: 'typed' }).tone]).toEqual(['info', 'info']);
    expect(of({ source: 'file' }).tone).toBe('off');
    expect(of({ list: '' }).tone).toBe('off');
    expect(of({})).toEqual({ tone: 'ok', label: 'FIDE standard, November 2026' });
    expect(of({ list: 'Club', pace: '' }).label).toBe('Club, November 2026');
  });

  it('days are counted', () => {
    expect(monthOf('2026-11-13')).toBe('2026-11');
    expect([daysSince('2026-11', '2026-11-22'), daysSince('2026-11', '2026-10-31')]).toEqual([21, -1]);
    expect([daysBetween('2026-02-28', '2026-03-01'), daysBetween('', '2026-03-01')]).toEqual([1, 0]);
  });
});

describe('what the documents’ page shows', () => {
  it('is a document or a print, and nothing of the tournament before', () => {
    const choice = new SheetChoice();
    choice.choosePrint('job 4');
    expect([choice.kind, choice.print]).toEqual(['pairings-by-board', 'job 4']);
    choice.choose('standings');
    expect([choice.kind, choice.print]).toEqual(['standings', null]);
    choice.printSet();
    expect([choice.kind, choice.printing]).toEqual(['print-run', true]);
    choice.donePrinting();
    expect(choice.printing).toBe(false);
    choice.explain({ players: [3], round: 4 });
    choice.explainBoard({ round: 4, board: null });
    choice.certify(7);
    expect(choice.certified).toBe(7);
    choice.printSet();
    choice.choosePrint('job 5');
    choice.forget();
    expect([choice.print, choice.explained, choice.board, choice.certified, choice.printing]).toEqual([
      ...[null, null, null, null],
      false,
    ]);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({ key, code: '', ...more }) as KeyboardEvent;
  it.each<[string, KeyboardEvent, readonly string[]]>([
    ['Esc', press('Escape', { code: 'Escape' }), ['Esc']],
    ['Shift and an arrow', press('ArrowUp', { shiftKey: true }), ['Shift ↑']],
    ['a letter', press('a', { code: 'KeyA' }), ['A']],
    ['a capital', press('A', { code: 'KeyA', shiftKey: true }), ['Shift A']],
    ['a letter of another layout', press('q', { code: 'KeyA' }), ['Q']],
    ['a letter that is not Latin', press('ф', { code: 'KeyA' }), ['Ф', 'A']],
    ['Ctrl', press('z', { code: 'KeyZ', ctrlKey: true }), ['Ctrl Z']],
    ['the Mac’s', press('z', { code: 'KeyZ', metaKey: true }), ['Ctrl Z']],
    ['Alt and a digit', press('1', { code: 'Digit1', altKey: true }), ['Alt 1']],
    ['a digit by its place', press('&', { code: 'Digit1' }), ['1']],
    ['a sign over a digit', press('!', { code: 'Digit1', shiftKey: true }), ['!']],
    ['the number pad', press('7', { code: 'Numpad7' }), ['7']],
    ['the number pad without Num Lock', press('Home', { code: 'Numpad7' }), ['Home']],
    ['a question mark', press('?', { code: 'Minus', shiftKey: true }), ['?']],
    ['Space', press(' ', { code: 'Space' }), ['Space']],
  ])('%s', (_, event, chords) => {
    expect(chordsOf(event)).toEqual(chords);
  });

  it('in a field only some act', () => {
    expect(
      ['Ctrl S', 'F2', 'Esc', 'A', 'Enter', 'Ctrl Z', 'Ctrl Y', 'Ctrl Shift Z', 'Ctrl A'].map((chord) =>
        worksWhileTyping(chord, null),
      ),
    ).toEqual([true, true, true, false, false, false, false, false, false]);
    const field = { dataset: { undo: 'program' } } as never as EventTarget;
    expect(['Ctrl Z', 'Ctrl Y', 'Ctrl A'].map((chord) => worksWhileTyping(chord, field))).toEqual([
      ...[true, true, false],
    ]);
  });
});

describe('actions', () => {
  // Plain Node has no elements: nobody types there.
  Object.assign(globalThis, { HTMLElement: globalThis.HTMLElement ?? class {} });
  const act = (keys: string, more: Partial<KeyboardEvent> = {}) => {
    const event = { key: keys.toLowerCase(), code: `Key${keys}`, target: null, prevented: false, ...more };
    return Object.assign(event, {
      preventDefault: () => (event.prevented = true),
    }) as never as KeyboardEvent & {
      prevented: boolean;
    };
  };
  const done: string[] = [];
  const action = (id: string, more: Partial<Action> = {}): Action => ({
    ...{ id, label: id, keys: 'A', run: () => void done.push(id), ...more },
  });

  it('the innermost one of a key is run, once, until it is gone', () => {
    done.length = 0;
    const actions = new Actions();
    actions.add(() => ({ title: 'everywhere', actions: [action('outer'), action('other', { keys: 'B' })] }));
    const leave = actions.add(() => ({ title: 'page', actions: [action('inner')] }));
    expect(actions.scopes.map(({ title }) => title)).toEqual(['everywhere', 'page']);
    const event = act('A');
    expect([actions.handle(event), event.prevented]).toEqual([true, true]);
    expect(actions.handle(act('B'))).toBe(true);
    leave();
    expect(actions.handle(act('A'))).toBe(true);
    expect([actions.handle(act('C')), done]).toEqual([false, ['inner', 'other', 'outer']]);
  });

  it('nothing is run that is disabled, repeated, composed or already dealt with', () => {
    done.length = 0;
    const actions = new Actions();
    actions.add(() => ({
      title: '',
      actions: [action('off', { enabled: false }), action('on', { keys: 'B' })],
    }));
    const told: string[] = [];
    expect(actions.handle(act('A'), ({ id }) => void told.push(id))).toBe(true);
    expect(actions.handle(act('A', { repeat: true }), ({ id }) => void told.push(id))).toBe(true);
    expect(told).toEqual(['off']);
    expect(actions.handle(act('B', { repeat: true }))).toBe(true);
    expect(actions.handle(act('B', { isComposing: true }))).toBe(false);
    expect(actions.handle(act('B', { defaultPrevented: true }))).toBe(false);
    expect(done).toEqual([]);
  });

  it('what cannot be done now is offered last', () => {
    const offered = [action('off', { enabled: false }), action('one'), action('two', { enabled: true })];
    expect(offered.toSorted(whatCanBeDoneFirst).map(({ id }) => id)).toEqual(['one', 'two', 'off']);
  });
});
