/**
 * One table of keys: screen by screen, what each key does. Buttons, the key sheet, the command list, the manual's page of
 * keys and the tests take their keys from here. A key is written as on its cap: `F2`, `Ctrl Enter`, `A`, `?`.
 *
 * Where a player is current, H L U B W C mean here, late, not here, bye, withdraw and card, and nothing else. Digits
 * choose. In forms letters are text. On macOS Cmd stands for Ctrl.
 */
export const KEYS = {
  everywhere: {
    manual: 'F1',
    players: 'F2',
    round: 'F3',
    results: 'F4',
    standings: 'F5',
    hall: 'F6',
    filing: 'F7',
    log: 'F8',
    documents: 'F9',
    audit: 'Ctrl D',
    namesNow: 'Ctrl F6',
    palette: 'Ctrl K',
    keys: '?',
    earlier: 'Ctrl ↑',
    later: 'Ctrl ↓',
    undo: 'Ctrl Z',
    redo: 'Ctrl Y',
    settings: 'Ctrl ,',
    export: 'Ctrl E',
    open: 'Ctrl O',
    close: 'Esc',
  },
  start: { new: 'N', open: 'O', check: 'V', demo: 'D' },
  players: {
    here: 'H',
    late: 'L',
    notHere: 'U',
    bye: 'B',
    withdraw: 'W',
    card: 'C',
    new: 'Ctrl N',
    table: 'Ctrl I',
    edit: 'E',
    remove: 'Del',
    particulars: 'P',
    find: '/',
    all: 'A',
    expected: 'N',
    look: 'F',
    go: 'Ctrl Enter',
  },
  lookUp: {
    add: 'Enter',
    addOnly: 'Shift Enter',
    bye: 'B',
    late: 'L',
    fee: 'F',
    pace: 'K',
    tolerant: 'Ctrl F',
    byHand: 'Ctrl N',
    down: '↓',
    closer: 'Tab',
    leave: 'Esc',
  },
  checkIn: { here: 'H', late: 'L', notHere: 'U', bye: 'B', withdraw: 'W', go: 'Ctrl Enter' },
  audit: {
    use: 'L',
    useAll: 'Shift L',
    keep: 'K',
    merge: 'M',
    edit: 'E',
    first: '1',
    second: '2',
    third: '3',
    fourth: '4',
    fifth: '5',
    all: 'A',
    differs: 'D',
    twice: 'T',
    missing: 'N',
    unusual: 'U',
    leave: 'Esc',
  },
  table: {
    all: 'A',
    unclear: 'U',
    changes: 'C',
    noted: 'M',
    rejected: 'R',
    next: 'N',
    leaveRest: 'L',
    tickAll: 'T',
    accept: 'Ctrl Enter',
  },
  review: { accept: 'Enter', save: 'Ctrl S' },
  round: {
    next: 'Ctrl Enter',
    hand: 'H',
    repair: 'R',
    discard: 'D',
    takeBack: 'T',
    read: 'A',
    whyNot: 'N',
    onPaper: 'E',
    printSet: 'Ctrl P',
    startPosition: 'P',
    preview: 'V',
    rule: '1',
    position: '2',
    steps: '3',
  },
  preview: { all: 'A', open: 'O', fixed: 'F', compute: 'Enter', leave: 'Esc' },
  hand: { set: 'Enter', swap: 'S', apart: 'X', find: '/', store: 'Ctrl Enter', leave: 'Esc' },
  repair: {
    noShow: 'N',
    late: 'L',
    swap: 'S',
    keep: 'K',
    first: '1',
    second: '2',
    third: '3',
    none: '0',
    agreed: 'A',
    refuses: 'X',
    publish: 'Ctrl Enter',
    leave: 'Esc',
  },
  results: {
    all: 'A',
    open: 'O',
    flagged: 'F',
    second: 'V',
    claim: 'C',
    other: 'X',
    keySets: 'K',
    held: 'Q',
    table: 'Ctrl I',
    next: 'Ctrl Enter',
  },
  secondEntry: { first: 'F', second: 'S', noSlip: 'N', required: 'G', back: 'V', leave: 'Esc' },
  standings: {
    before: '←',
    after: '→',
    working: 'Space',
    printWorking: 'P',
    round: 'T',
    category: 'G',
    tieBreaks: 'B',
    lots: 'L',
    rank: 'R',
    outside: 'O',
    card: 'C',
    print: 'Ctrl P',
    close: 'Esc',
  },
  documents: {
    save: 'Ctrl S',
    print: 'Ctrl P',
    copies: 'M',
    back: 'Page Up',
    on: 'Page Down',
    larger: '+',
    smaller: '-',
  },
  print: { done: 'Y', again: 'A', drop: 'X', takenDown: 'T' },
  hall: {
    boards: '1',
    names: '2',
    standings: '3',
    open: '4',
    countdown: '5',
    blank: 'B',
    byItself: 'A',
    back: '←',
    forward: '→',
    hold: 'Space',
    message: 'M',
    remove: 'Del',
    distance: 'D',
    theme: 'T',
    seconds: 'P',
    start: 'S',
    useEarlier: 'U',
    forgetEarlier: 'F',
    openWindow: 'O',
    closeWindow: 'X',
    move: 'V',
  },
  filing: {
    report: 'F',
    exchange: 'P',
    xlsx: 'X',
    comma: 'C',
    semicolon: 'S',
    tab: 'T',
    round: 'R',
    save: 'Ctrl S',
  },
  log: {
    all: 'A',
    integrity: 'H',
    result: 'R',
    round: 'O',
    player: 'P',
    find: '/',
    older: '←',
    newer: '→',
    lookAt: 'L',
    undoThis: 'U',
    goBack: 'G',
    restore: 'B',
    save: 'Ctrl S',
  },
  restore: { lookAt: 'L', goBack: 'G', openCopy: 'F' },
  lists: { read: 'O', remove: 'Del', leave: 'Esc' },
  forms: {
    save: 'Enter',
    next: 'Ctrl Enter',
    cancel: 'Esc',
    up: 'Alt ↑',
    down: 'Alt ↓',
    parent: 'Backspace',
    remove: 'Del',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type KeyScreen = keyof typeof KEYS;

/** How one moves in every list. */
export const MOVES = {
  rows: ['↑', '↓'],
  pages: ['Page Up', 'Page Down'],
  ends: ['Home', 'End'],
  accept: ['Enter'],
  close: ['Esc'],
  panes: ['Tab'],
} as const;

/** The key of each depth of an explanation. */
export const DEPTH_KEYS = { 1: KEYS.round.rule, 2: KEYS.round.position, 3: KEYS.round.steps } as const;

/** The key of a plan of a repair: the digits in their order, 0 for the one that leaves the round as it is. */
export function planKey(kind: string, index: number): string {
  const { first, second, third, none } = KEYS.repair;
  return kind === 'leave' ? none : ([first, second, third][index] ?? '');
}

/** The key of a player whom the list proposes for somebody who is not found on it. */
export function proposalKey(index: number): string {
  const { first, second, third, fourth, fifth } = KEYS.audit;
  return [first, second, third, fourth, fifth][index] ?? '';
}

/** The key of a hit of a search, ten of which are in reach. */
export function hitKey(index: number): string {
  return ['Alt', (index + 1) % 10].join(' ');
}

/** What each key does, in words: a language that forgets a key does not compile. */
export type KeyWords = { readonly [S in KeyScreen]: Readonly<Record<keyof (typeof KEYS)[S], string>> };
