/**
 * Every page and every dialog in its main states, and how each is reached by keys. The test of their looks and the
 * pictures of `tools/looks/views.ts` go through this table; a new page or dialog does not compile without its entry.
 */
import type { PageName } from '../../../src-renderer/state/pages.ts';
import type { SettingGroup } from '../../../src-renderer/state/settings/settings-table.ts';
import { STAGES } from './stages.ts';
import { DIALOG_VIEWS } from './dialog-views.ts';
import {
  CURRENT,
  EMPTY,
  FIRST_PLAYER,
  LIST,
  ROWS,
  file,
  goes,
  gone,
  reads,
  sees,
  type,
  type Step,
  type View,
  type Views,
} from './view-steps.ts';

/** Two rounds back, where a result has been acted on: the question beside the board, then the page that main's answer has. */
const CORRECTION: readonly Step[] = [
  'F4',
  sees(ROWS),
  'Ctrl ↑',
  'Ctrl ↑',
  sees('main .entry'),
  type('5'),
  'Enter',
  sees('main .decided'),
  '5',
  reads('main .echo'),
  'Enter',
  'Enter',
  sees('main .held'),
  'Q',
];

/** Where lists are fetched from, two of them from one host. */
const ADDRESSES: readonly Step[] = [
  type('https://ratings.example.org/download/standard_rating_list.zip'),
  'Tab',
  type('https://ratings.example.org/download/rapid_rating_list.zip'),
  'Tab',
  type('https://federation.example.org/members/ratings.csv'),
  'Enter',
];

/** The groups of settings in their order. */
const GROUPS = Object.keys({
  event: 0,
  system: 0,
  scoring: 0,
  'tie-breaks': 0,
  ratings: 0,
  apart: 0,
  seats: 0,
  language: 0,
  look: 0,
  keys: 0,
  copies: 0,
  paper: 0,
  lists: 0,
  desk: 0,
} satisfies Record<SettingGroup, 0>) as SettingGroup[];

/** A group is brought to the top of its half, so that each is looked at once. */
function groupView(group: SettingGroup, at: number): View {
  return {
    state: group,
    stage: 'playing',
    steps: ['Ctrl ,', sees('#settings-event'), 'Home', ...Array.from({ length: at }, () => '↓')],
    sees: `#settings-${group}[aria-current=true]`,
    back: ['Esc'],
  };
}

/** The comparison with the rows of one kind, and one of them chosen. */
function auditView(state: string, filter: string, moves: readonly Step[]): View {
  return {
    state,
    stage: 'compared',
    steps: ['Ctrl D', sees('[data-page=audit] main .head'), filter, sees(ROWS), ...moves],
    sees: `${CURRENT}`,
    back: ['A', 'Home', 'Esc'],
  };
}

const PAGE_VIEWS: Readonly<Record<PageName, Views>> = {
  players: [
    { state: '', stage: 'playing', steps: FIRST_PLAYER, sees: ROWS },
    { state: 'empty', stage: 'empty', steps: ['F2'], sees: EMPTY },
    { state: 'check-in', stage: 'entry', steps: FIRST_PLAYER, sees: ROWS },
    {
      state: 'found by letters',
      stage: 'entry',
      steps: ['F2', type('hol')],
      sees: 'main mark',
      back: ['Ctrl A', 'Backspace'],
    },
    { state: 'read-only', stage: 'protected', steps: FIRST_PLAYER, sees: '.bars .note.warn' },
    { state: 'not saved', stage: 'lost', steps: [...FIRST_PLAYER, 'U'], sees: '.bars [role=alert]' },
    { state: 'particulars', stage: 'playing', steps: [...FIRST_PLAYER, 'P'], sees: ROWS, back: ['P'] },
    {
      state: 'looking up',
      stage: 'entry',
      steps: ['F2', 'Ctrl N', type('ka'), '↓'],
      sees: 'main .ratings',
      back: ['Esc', 'Esc'],
    },
  ],
  round: [
    { state: '', stage: 'playing', steps: ['F3'], sees: ROWS },
    { state: 'empty', stage: 'empty', steps: ['F3'], sees: EMPTY },
    { state: 'not paired', stage: 'entry', steps: ['F3'], sees: EMPTY },
    { state: 'draft', stage: 'draft', steps: ['F3'], sees: ROWS },
    { state: 'position', stage: 'playing', steps: ['F3', sees(ROWS), '2'], sees: 'main .parts table' },
    { state: 'steps', stage: 'playing', steps: ['F3', sees(ROWS), '3'], sees: 'main .trace', back: ['1'] },
    {
      state: 'why not',
      stage: 'playing',
      steps: ['F3', sees(ROWS), 'N', sees('#why-not:focus'), type('1 4'), 'Enter'],
      sees: 'main .verdict',
      back: ['Esc'],
    },
    {
      state: 'issues',
      stage: 'playing',
      narrow: true,
      steps: ['F3', sees(ROWS), 'I'],
      sees: 'main .over',
      back: ['Esc'],
    },
    {
      state: 'by hand',
      stage: 'draft',
      steps: ['F3', sees(ROWS), 'H', sees('main .pick'), type('ho')],
      sees: 'main [role=option]',
      back: ['Esc', 'Esc', 'Esc'],
    },
    { state: 'repair', stage: 'playing', steps: ['F3', sees(ROWS), 'R'], sees: 'main .acts', back: ['Esc'] },
    {
      state: 'repair plans',
      stage: 'playing',
      steps: ['F3', sees(ROWS), 'R', sees('main .acts'), 'N', type('57'), 'Enter', sees('main .link')],
      sees: 'main .plans',
      back: ['Esc', 'Enter'],
    },
    {
      state: 'preview',
      stage: 'playing',
      steps: ['F3', 'Ctrl ↓', sees(EMPTY), 'V', sees(ROWS), gone('main .progress')],
      sees: ROWS,
      back: ['Esc', 'Ctrl ↑'],
    },
  ],
  results: [
    { state: '', stage: 'playing', steps: ['F4'], sees: ROWS },
    { state: 'not published', stage: 'entry', steps: ['F4'], sees: 'main .wait .button' },
    {
      state: 'a board',
      stage: 'playing',
      steps: ['F4', sees(ROWS), type('2'), 'Enter'],
      sees: 'main .decided',
      back: ['Esc'],
    },
    {
      state: 'no such board',
      stage: 'playing',
      steps: ['F4', sees(ROWS), type('99'), 'Enter'],
      sees: 'main .unknown',
      back: ['Esc'],
    },
    {
      state: 'asks before it replaces',
      stage: 'playing',
      steps: ['F4', sees(ROWS), type('3'), 'Enter', '5'],
      sees: 'main .echo',
      back: ['Esc', 'Esc'],
    },
    {
      state: 'flagged',
      stage: 'playing',
      steps: ['F4', sees(ROWS), 'F'],
      sees: 'main .scroller',
      back: ['A'],
    },
    {
      state: 'second entry',
      stage: 'playing',
      steps: ['F4', sees(ROWS), 'V', sees('main .entry'), type('1'), 'Enter', '5'],
      sees: 'main .entry',
      back: ['Esc', 'Esc'],
    },
  ],
  standings: [
    { state: '', stage: 'playing', steps: ['F5'], sees: ROWS },
    { state: 'empty', stage: 'empty', steps: ['F5'], sees: EMPTY },
    { state: 'ties', stage: 'draft', steps: ['F5'], sees: ROWS },
    {
      state: 'working',
      stage: 'playing',
      steps: ['F5', sees(ROWS), '→', 'Space'],
      sees: 'main .popover table',
      back: ['Esc'],
    },
  ],
  hall: [
    { state: '', stage: 'playing', steps: ['F6'], sees: 'main .frame .hall' },
    { state: 'empty', stage: 'empty', steps: ['F6'], sees: 'main .frame .hall' },
    {
      state: 'window',
      stage: 'playing',
      steps: ['F6', sees('main .frame .hall'), goes('to the hall')],
      sees: '.hall h1',
      back: [goes('back')],
    },
  ],
  filing: [
    { state: '', stage: 'playing', steps: ['F7'], sees: 'main .head' },
    { state: 'empty', stage: 'empty', steps: ['F7'], sees: 'main .head' },
  ],
  log: [
    { state: '', stage: 'playing', steps: ['F8', sees(ROWS), 'Home', '↓'], sees: CURRENT },
    { state: 'of the empty', stage: 'empty', steps: ['F8'], sees: ROWS },
    {
      state: 'looking at the past',
      stage: 'playing',
      steps: ['F8', sees(ROWS), 'Home', 'Page Down', 'Page Down', 'L', sees('.bars .button')],
      sees: ROWS,
      back: ['Esc', 'Home'],
    },
  ],
  documents: [
    { state: '', stage: 'playing', steps: ['F9'], sees: 'main canvas' },
    { state: 'empty', stage: 'empty', steps: ['F9'], sees: 'main .list' },
  ],
  lists: [
    { state: '', stage: 'playing', steps: LIST, sees: ROWS, back: ['Esc'] },
    {
      state: 'with addresses',
      stage: 'playing',
      steps: [...LIST, 'A', sees('dialog input'), ...ADDRESSES],
      sees: 'main .sources',
      back: ['Esc'],
    },
  ],
  lab: [
    { state: '', stage: 'playing', steps: ['Ctrl Shift L', 'T'], sees: 'main .side', back: ['Esc'] },
    { state: 'compared', stage: 'playing', steps: ['Ctrl Shift L', 'C'], sees: 'main .side', back: ['Esc'] },
    {
      state: 'measures',
      stage: 'playing',
      steps: ['Ctrl Shift L', 'M'],
      sees: 'main .side',
      back: ['T', 'Esc'],
    },
  ],
  rest: [
    { state: 'before', stage: 'entry', steps: ['F5', 'S'], sees: '[data-page=rest] main', back: ['Esc'] },
    {
      state: '',
      stage: 'playing',
      steps: ['F5', sees(ROWS), 'S', sees('[data-page=rest] main .head'), 'R', sees(ROWS)],
      sees: ROWS,
      back: ['Esc'],
    },
  ],
  settings: [groupView(GROUPS[0]!, 0), ...GROUPS.slice(1).map((group, at) => groupView(group, at + 1))],
  audit: [
    { state: '', stage: 'playing', steps: ['Ctrl D'], sees: '[data-page=audit] main .head', back: ['Esc'] },
    auditView('of another person', 'D', []),
    auditView('that differ', 'D', ['↓', '↓', '↓']),
    auditView('of another month', 'A', ['Page Down', 'Page Down', 'Page Down']),
    auditView('entered twice', 'T', []),
    auditView('not found', 'N', []),
    auditView('unusual', 'U', []),
    { ...auditView('of a rapid event', 'D', ['↓', '↓', '↓']), stage: 'rapid' },
  ],
  correction: [
    {
      state: '',
      stage: 'playing',
      steps: CORRECTION,
      sees: '[data-page=correction] main .head',
      back: ['Esc', 'Ctrl ↓', 'Ctrl ↓'],
    },
  ],
  norms: [
    {
      state: '',
      stage: 'playing',
      steps: ['F5', sees(ROWS), 'N'],
      sees: '[data-page=norms] main .head',
      back: ['Esc'],
    },
    {
      state: 'made',
      stage: 'norms',
      steps: ['F5', sees(ROWS), 'N'],
      sees: '[data-page=norms] main .current',
      back: ['Esc'],
    },
  ],
};

/** What is there without a tournament, and what may stand over every page. */
const OTHER_VIEWS: Readonly<Record<string, Views>> = {
  start: [
    { state: '', stage: 'none', steps: [], sees: 'main .inner' },
    { state: 'a broken file', stage: 'none', steps: ['O', file('broken')], sees: 'main [role=alert]' },
  ],
  alone: [
    { state: 'lab', stage: 'none', steps: ['L'], sees: '.alone main .head', back: ['Esc'] },
    { state: 'settings', stage: 'none', steps: ['Ctrl ,'], sees: '.alone main section', back: ['Esc'] },
  ],
};

/** The whole table, by stages, so that each tournament is opened once; each view with its name, `round, by hand`. */
export const VIEWS: readonly (View & { readonly name: string })[] = STAGES.flatMap((stage) =>
  Object.entries({ ...OTHER_VIEWS, ...PAGE_VIEWS, ...DIALOG_VIEWS }).flatMap(([of, views]) =>
    views
      .filter((view) => view.stage === stage)
      .map((view) => ({ ...view, name: view.state === '' ? of : `${of}, ${view.state}` })),
  ),
);
