/** Made-up tournaments to print: names of many alphabets and lengths, byes, forfeits, open games. */
import { bookOf } from '../../src-main/documents/book.ts';
import type { Sheet } from '../../src-main/documents/layout/sheet.ts';
import {
  BLANK_INFO,
  BLANK_TOURNAMENT,
  DEFAULT_RULES,
  TITLES,
  blankPlayer,
  type Board,
  type GameResult,
  type Player,
  type PlayerId,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';
import { orderOfEntry } from '../order-of-entry.ts';
import type { DocumentMeta } from '../../src-main/documents/views/view.ts';

export const META: DocumentMeta = {
  issuedAt: '2026-11-15T13:41:07+01:00',
  version: 1,
  draft: false,
  seal: '4f2a91c0',
  playStarts: '14:00',
};

/** Exactly 40 characters, with and without a place to break. */
export const LONG_NAMES = [
  'Papadimitriou-Konstantinopoulou, Anneli',
  'Wolfeschlegelsteinhausenbergerdorff, Hub',
  'von und zu Hohenlohe-Langenburg, Maximil',
  'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM, WWW',
] as const;

/** One name in each of the scripts that the fonts have, and one that they have not. */
export const FOREIGN_NAMES = [
  'Жуковская, Екатерина',
  'Παπαδόπουλος, Γεώργιος',
  'Nguyễn, Trường Sơn',
  'Łukasik-Źdźbło, Święta',
  'Øst-Ålund, Þórður',
  'Հակոբյան, Վլադիմիր',
  'გაფრინდაშვილი, ნონა',
] as const;

const SURNAMES = [
  'Aster',
  'Bakker',
  'Čermin',
  'Danner',
  'Ebner',
  'Falke',
  'Gorsky',
  'Holt',
  'Ilmar',
  'Jansky',
  'Kadlec',
  'Larkin',
  'Madsen',
  'Novák',
  'Oldřich',
  'Palmer',
  'Quist',
  'Rosen',
  'Stark',
  'Tarrant',
  'Ulmer',
  'Varga',
  'Weber',
  'Østby',
];
const FIRST_NAMES = ['Ana', 'Lukas', 'Signe', 'Tilo', 'Juna', 'Marek', 'Eva', 'Klara', 'Jonas', 'Rasmus'];
const RESULTS: readonly GameResult[] = [
  'white-wins',
  'draw',
  'black-wins',
  'white-wins',
  'draw',
  'black-wins',
  'forfeit-white-wins',
  'unrated-draw',
  'forfeit-both-lose',
];

export interface FieldOptions {
  readonly players: number;
  /** Rounds with results. */
  readonly played: number;
  /** Rounds of the event, default 9. */
  readonly rounds?: number;
  /** True adds one more published round without results. */
  readonly next?: boolean;
  /** Names of those with the first numbers. */
  readonly names?: readonly string[];
}

/**
 * A tournament that depends on its options only; its pairings follow no system. The stronger have the lower numbers, and are not
 * entered in this order.
 */
export function fieldOf({
  players: size,
  played,
  rounds = 9,
  next = false,
  names = [],
}: FieldOptions): Tournament {
  const players = orderOfEntry(size).map((number, index) => playerOf(index + 1, number, names[number - 1]));
  const order = byNumber({ ...BLANK_TOURNAMENT, players }).map(({ id }) => id);
  const all = Array.from({ length: played + (next ? 1 : 0) }, (_, index) =>
    roundOf(order, index, index >= played),
  );
  return {
    ...BLANK_TOURNAMENT,
    info: { ...BLANK_INFO, name: 'Harbour Open 2026', city: 'Harbour', federation: 'DEN' },
    rules: { ...DEFAULT_RULES, rounds },
    players,
    rounds: all,
  };
}

function playerOf(id: PlayerId, tpn: number, name: string | undefined): Player {
  const index = tpn - 1;
  const cycle = Math.floor(index / (SURNAMES.length * FIRST_NAMES.length));
  const surname = `${SURNAMES[index % SURNAMES.length]!}${cycle === 0 ? '' : `-${SURNAMES[(index + cycle) % SURNAMES.length]!}`}`;
  const first = FIRST_NAMES[Math.floor(index / SURNAMES.length) % FIRST_NAMES.length]!;
  return {
    ...blankPlayer(id, name ?? `${surname}, ${first}`),
    tpn,
    title: index < 16 ? TITLES[index % TITLES.length]! : null,
    rating: Math.max(0, 2518 - 7 * index),
    federation: ['DEN', 'POL', 'NOR', 'CZE'][index % 4]!,
    fideId: `${1500000 + index}`,
    club: index % 3 === 0 ? 'Harbour Chess Club of 1897' : '',
  };
}

/** Everybody meets somebody else each round; the last ones have the byes. */
function roundOf(players: readonly PlayerId[], index: number, open: boolean): Round {
  const unpaired: Unpaired[] = [];
  const order = [...players];
  if (order.length >= 12) {
    for (const kind of ['half', 'zero'] as const)
      unpaired.push({ player: order.splice((index * 5 + 3) % order.length, 1)[0]!, kind });
    // Absent without an entry.
    if (index % 2 === 1) order.splice((index * 7) % order.length, 1);
  }
  if (order.length % 2 === 1)
    unpaired.push({ player: order.splice((index * 11) % order.length, 1)[0]!, kind: 'pab' });
  const half = order.length / 2;
  const boards = Array.from({ length: half }, (_, board): Board => {
    const pair = [order[board]!, order[half + ((board + index) % half)]!] as const;
    const [white, black] = (board + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    return {
      white,
      black,
      result: open ? 'open' : RESULTS[(board * 3 + index * 5) % RESULTS.length]!,
      ratedAs: null,
    };
  });
  return {
    stage: 'published',
    boards,
    unpaired,
    version: 1,
    publishedAt: '2026-11-15T13:41:07+01:00',
    handMade: false,
    system: 'dutch-2026',
  };
}

/** Its players in the order of their numbers. */
export function byNumber({ players }: Tournament): readonly Player[] {
  return players.toSorted((a, b) => a.tpn - b.tpn);
}

/** The sheet of a document that is no book. */
export function sheetOf(...asked: Parameters<typeof bookOf>): Sheet {
  return bookOf(...asked).sheets[0]!;
}
