/** The categories that the entered players form: sex, the event's own, age, rating, federation, club. */
import { isListed, type Player, type StandingsFilter, type Tournament } from '../../src-engine/index.ts';

export interface Category {
  readonly id: string;
  /** Heading under which the category stands, empty for everybody. */
  readonly group: string;
  readonly label: string;
  readonly filter: StandingsFilter;
  /** How many players it has. */
  readonly players: number;
}

type Draft = Omit<Category, 'players'>;

/** Under so many years on 1 January of the event's year, and at least so many in the course of it. */
const YOUNG = [8, 10, 12, 14, 16, 18, 20];
const SENIOR = [50, 65];
const RATINGS = [2400, 2200, 2000, 1800, 1600, 1400];

/** Everybody, then every category that some players belong to and others do not. Cost: players × categories. */
export function categoriesOf(tournament: Tournament): Category[] {
  const { players } = tournament;
  const drafts = [
    ...sexes(),
    ...ownCategories(players),
    ...ages(tournament),
    ...ratings(),
    ...places(players, 'federation', 'Federation'),
    ...places(players, 'club', 'Club'),
  ];
  const everybody = { id: '', group: '', label: 'All', filter: {}, players: players.length };
  const counted = drafts.map((draft) => ({
    ...draft,
    players: players.filter((player) => isListed(player, draft.filter)).length,
  }));
  return [everybody, ...counted.filter(({ players: size }) => size > 0 && size < players.length)];
}

function sexes(): Draft[] {
  return [
    { id: 'sex:w', group: 'Sex', label: 'Women', filter: { sex: 'w' } },
    { id: 'sex:m', group: 'Sex', label: 'Men', filter: { sex: 'm' } },
  ];
}

function ownCategories(players: readonly Player[]): Draft[] {
  return valuesOf(players, 'category').map((category) => ({
    id: `category:${category}`,
    group: 'Category',
    label: category,
    filter: { category },
  }));
}

function ages({ info }: Tournament): Draft[] {
  const year = Number((info.startDate || info.endDate).slice(0, 4));
  if (year === 0) return [];
  return [
    ...YOUNG.map((age) => ({
      id: `under:${age}`,
      group: 'Age',
      label: `Under ${age}`,
      filter: { bornFrom: year - age },
    })),
    ...SENIOR.map((age) => ({
      id: `from:${age}`,
      group: 'Age',
      label: `${age} and over`,
      filter: { bornTo: year - age },
    })),
  ];
}

function ratings(): Draft[] {
  const under = RATINGS.map((rating) => ({
    id: `rating:${rating}`,
    group: 'Rating',
    label: `Under ${rating}`,
    filter: { ratingTo: rating - 1 },
  }));
  return [...under, { id: 'rating:0', group: 'Rating', label: 'Unrated', filter: { ratingTo: 0 } }];
}

function places(players: readonly Player[], field: 'federation' | 'club', group: string): Draft[] {
  return valuesOf(players, field).map((value) => ({
    id: `${field}:${value}`,
    group,
    label: value,
    filter: { [field]: value },
  }));
}

function valuesOf(players: readonly Player[], field: 'category' | 'federation' | 'club'): string[] {
  const values = new Set(players.map((player) => player[field]).filter((value) => value !== ''));
  return [...values].sort((a, b) => a.localeCompare(b, 'en'));
}
