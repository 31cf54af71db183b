import { NARROW } from '../board-columns.ts';
import type { Column } from '../columns.ts';
import { directionOf } from './player-search.ts';
import { text } from '../../texts.ts';

/** What the players' table shows: the rounds of each, or their particulars. */
export type PlayersShow = 'rounds' | 'particulars';

/** Most rounds that fit beside a name of 28 letters, in a wide and in a narrow window. */
const MOST_ROUNDS = { wide: 11, narrow: 4, slim: 2 } as const;
/** How much room the page has: in a slim window the player's own pane gives its room to the names. */
export type Fit = keyof typeof MOST_ROUNDS;

/** `width` of the page in CSS pixels. */
export function fitOf(width: number): Fit {
  return width < 860 ? 'slim' : width < NARROW ? 'narrow' : 'wide';
}

/** The rounds that are shown: all, or those around the one that is open for check-in. */
export function shownRounds(count: number, open: number | null, width: Fit): readonly number[] {
  const most = MOST_ROUNDS[width];
  const before = { wide: 4, narrow: 2, slim: 1 }[width];
  const first = Math.max(1, Math.min((open ?? count) - before, count - most + 1));
  return Array.from({ length: Math.min(count, most) }, (_, index) => first + index);
}

/** Columns of the players' table for the check-in of `round`, null once it is over. */
export function playerColumns(
  {
    round,
    rounds,
    show,
    fit,
  }: {
    readonly round: number | null;
    readonly rounds: readonly number[];
    readonly show: PlayersShow;
    /** Names keep their letters: the time of the mark, birth, ID and club yield first, then number, points and federation. */
    readonly fit: Fit;
  },
  sort: { readonly by: string; readonly descending: boolean },
  onsort: (by: string) => void,
): readonly Column[] {
  const names = text.players.columns;
  const sortable = (id: string, label: string, width: number | null, more: Partial<Column> = {}): Column => ({
    id,
    label,
    width,
    sort: sort.by === id ? directionOf(sort) : 'none',
    onsort: () => onsort(id),
    ...more,
  });
  const words = text.players;
  return [
    ...(round === null
      ? [{ id: 'state', label: names.state, width: 88 }]
      : [
          sortable('arrival', names.arrival(round), 106),
          ...(fit !== 'wide' ? [] : [sortable('arrivedAt', names.arrivedAt, 46, { align: 'num' })]),
        ]),
    ...(round === 1 || fit === 'slim'
      ? []
      : [
          sortable('tpn', names.tpn, 42, { align: 'num' }),
          sortable('points', names.points, 52, { align: 'num' }),
        ]),
    sortable('name', names.name, null, { titled: true }),
    ...(fit === 'slim' ? [] : [sortable('federation', names.federation, 48)]),
    sortable('rating', names.rating, 48, { align: 'num' }),
    ...(show === 'rounds'
      ? rounds.map((each): Column => ({
          id: `round-${each}`,
          label: words.roundHead(each),
          width: 31,
          align: 'mid',
          now: each === round,
        }))
      : [
          { id: 'source', label: names.source, width: 50 },
          ...(fit !== 'wide'
            ? []
            : [
                sortable('birth', names.birth, 48, { align: 'num' }),
                { id: 'fideId', label: names.fideId, width: 80, align: 'num' } as const,
                sortable('club', names.club, 116),
              ]),
        ]),
    { id: 'look', label: names.look, width: show === 'rounds' ? 124 : round === 1 ? 206 : 124 },
  ];
}

/** The column after this one by which can be sorted, from left to right and around. */
export function nextOrder(columns: readonly Column[], by: string): string {
  const orders = columns.filter(({ onsort }) => onsort !== undefined).map(({ id }) => id);
  return orders[(orders.indexOf(by) + 1) % orders.length] ?? by;
}
