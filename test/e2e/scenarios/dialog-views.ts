/** Every dialog in its main states, and how each is reached by keys: a part of the table of views. */
import type { Dialog } from '../../../src-renderer/state/dialogs.ts';
import {
  EMPTY,
  FIRST_PLAYER,
  LIST,
  QUESTION,
  ROWS,
  file,
  repeated,
  sees,
  type,
  type Views,
} from './view-steps.ts';

const dialog = (kind: Dialog['kind']): string => `[data-dialog=${kind}] dialog`;

export const DIALOG_VIEWS: Readonly<Record<Dialog['kind'], Views>> = {
  palette: [
    { state: '', stage: 'playing', steps: ['F5', 'Ctrl K'], sees: dialog('palette') },
    {
      state: 'found',
      stage: 'playing',
      steps: ['F5', 'Ctrl K', type('hol')],
      sees: `${dialog('palette')} [role=option]`,
    },
  ],
  keys: [{ state: '', stage: 'playing', steps: ['F5', '?'], sees: dialog('keys') }],
  manual: [{ state: '', stage: 'playing', steps: ['F5', 'F1'], sees: dialog('manual') }],
  new: [
    { state: '', stage: 'none', steps: ['N'], sees: dialog('new') },
    {
      state: 'round robin',
      stage: 'none',
      // From the name back to the systems, and down to the first one that follows those of the Swiss systems of FIDE.
      steps: ['N', sees(dialog('new')), ...repeated('Shift Tab', 5), ...repeated('↓', 9)],
      sees: '#new-players',
    },
  ],
  player: [
    { state: '', stage: 'playing', steps: [...FIRST_PLAYER, 'E'], sees: dialog('player') },
    { state: 'new', stage: 'empty', steps: ['F2', 'Ctrl N', 'Ctrl N'], sees: dialog('player') },
  ],
  bye: [{ state: '', stage: 'entry', steps: [...FIRST_PLAYER, 'B'], sees: dialog('bye') }],
  'check-in': [
    {
      state: '',
      stage: 'entry',
      steps: ['F2', sees('main [data-home]'), 'Ctrl Enter'],
      sees: dialog('check-in'),
    },
  ],
  tie: [
    {
      state: '',
      stage: 'draft',
      steps: ['F5', sees(ROWS), 'End', '↑', '↑', '↑', '↑', '↑', '↑', 'R'],
      sees: dialog('tie'),
    },
  ],
  outside: [{ state: '', stage: 'playing', steps: ['F5', sees(ROWS), 'O'], sees: dialog('outside') }],
  incident: [
    { state: 'empty', stage: 'entry', steps: ['F3', 'Ctrl L'], sees: dialog('incident') },
    {
      state: '',
      stage: 'playing',
      steps: ['F3', sees(ROWS), 'Ctrl L', type('4')],
      sees: `${dialog('incident')} .who`,
    },
  ],
  operator: [{ state: '', stage: 'playing', steps: ['F5', 'Ctrl U'], sees: dialog('operator') }],
  late: [{ state: '', stage: 'entry', steps: [...FIRST_PLAYER, 'L'], sees: dialog('late') }],
  withdraw: [{ state: '', stage: 'playing', steps: [...FIRST_PLAYER, 'W'], sees: dialog('withdraw') }],
  card: [{ state: '', stage: 'playing', steps: ['F5', sees(ROWS), 'C'], sees: `${dialog('card')} table` }],
  import: [
    { state: 'check', stage: 'none', steps: ['V', file('report')], sees: dialog('import') },
    { state: '', stage: 'none', steps: ['O', file('report')], sees: dialog('import') },
  ],
  table: [
    { state: 'players', stage: 'entry', steps: ['F2', 'Ctrl I', file('players')], sees: dialog('table') },
    {
      state: 'results',
      stage: 'playing',
      steps: ['F4', sees(ROWS), 'Ctrl I', file('results')],
      sees: dialog('table'),
    },
  ],
  'list-address': [
    {
      state: '',
      stage: 'playing',
      steps: [...LIST, 'A'],
      sees: dialog('list-address'),
      back: ['Esc', 'Esc'],
    },
  ],
  'list-columns': [
    {
      state: '',
      stage: 'playing',
      steps: [...LIST, 'O', file('list')],
      sees: dialog('list-columns'),
      back: ['Esc', 'Esc'],
    },
  ],
  'result-keys': [
    { state: '', stage: 'playing', steps: ['F4', sees(ROWS), 'K'], sees: dialog('result-keys') },
  ],
  seal: [{ state: '', stage: 'playing', steps: ['F9', sees('main .list'), '/'], sees: dialog('seal') }],
  restore: [{ state: '', stage: 'playing', steps: ['F8', sees(ROWS), 'B'], sees: dialog('restore') }],
  'other-result': [
    { state: '', stage: 'playing', steps: ['F4', sees(ROWS), 'X'], sees: dialog('other-result') },
  ],
  confirm: [
    {
      state: '',
      stage: 'playing',
      steps: ['F3', sees(ROWS), 'Ctrl ↓', sees(EMPTY), 'Ctrl Enter'],
      sees: QUESTION,
      back: ['Esc', 'Ctrl ↑'],
    },
  ],
  'choose-file': [{ state: '', stage: 'playing', steps: ['F5', 'Ctrl O'], sees: dialog('choose-file') }],
};
