/** The categories that the entered players form: sex, the event's own, age, rating, federation, club. */
import {
  compareNames,
  isListed,
  type Player,
  type StandingsFilter,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Catalogue } from '../../../src-engine/texts/index.ts';
import type { Regrouped } from '../../ipc/contract.ts';

type Words = Catalogue['standings'];

interface Category {
  readonly id: string;
  /** What it is made by; its heading is in the catalogue of texts. */
  readonly group: keyof Words['groups'];
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
export function categoriesOf(tournament: Tournament, words: Words): Category[] {
  const { players } = tournament;
  const drafts = [
    ...sexes(words),
    ...ownCategories(players),
    ...ages(tournament, words),
    ...ratings(words),
    ...places(players, 'federation'),
    ...places(players, 'club'),
  ];
  const everybody = { id: '', group: 'all', label: words.all, filter: {}, players: players.length } as const;
  const counted = drafts.map((draft) => ({
    ...draft,
    players: players.filter((player) => isListed(player, draft.filter)).length,
  }));
  return [everybody, ...counted.filter(({ players: size }) => size > 0 && size < players.length)];
}

function sexes({ women, men }: Words): Draft[] {
  return [
    { id: 'sex:w', group: 'sex', label: women, filter: { sex: 'w' } },
    { id: 'sex:m', group: 'sex', label: men, filter: { sex: 'm' } },
  ];
}

function ownCategories(players: readonly Player[]): Draft[] {
  return valuesOf(players, 'category').map((category) => ({
    id: `category:${category}`,
    group: 'category',
    label: category,
    filter: { category },
  }));
}

function ages({ info }: Tournament, words: Words): Draft[] {
  const year = Number((info.startDate || info.endDate).slice(0, 4));
  if (year === 0) return [];
  return [
    ...YOUNG.map((age) => ({
      id: `under:${age}`,
      group: 'age' as const,
      label: words.under(age),
      filter: { bornFrom: year - age },
    })),
    ...SENIOR.map((age) => ({
      id: `from:${age}`,
      group: 'age' as const,
      label: words.andOver(age),
      filter: { bornTo: year - age },
    })),
  ];
}

function ratings(words: Words): Draft[] {
  const under = RATINGS.map((rating) => ({
    id: `rating:${rating}`,
    group: 'rating' as const,
    label: words.under(rating),
    filter: { ratingTo: rating - 1 },
  }));
  return [...under, { id: 'rating:0', group: 'rating', label: words.unrated, filter: { ratingTo: 0 } }];
}

function places(players: readonly Player[], field: 'federation' | 'club'): Draft[] {
  return valuesOf(players, field).map((value) => ({
    id: `${field}:${value}`,
    group: field,
    label: value,
    filter: { [field]: value },
  }));
}

function valuesOf(players: readonly Player[], field: 'category' | 'federation' | 'club'): string[] {
  const values = new Set(players.map((player) => player[field]).filter((value) => value !== ''));
  return [...values].sort(compareNames);
}

/** The categories that an event ranks by themselves: women, the event's own, ages. */
export function rankedCategories(tournament: Tournament, words: Words): readonly Category[] {
  return categoriesOf(tournament, words).filter(isRanked);
}

function isRanked({ id, group }: Category): boolean {
  return id === 'sex:w' || group === 'category' || group === 'age';
}

/**
 * Who enters or leaves a category that prizes are given in (women, the event's own, ages, ratings) when players are
 * replaced by `after`, entry for entry. Cost: players × categories.
 */
export function regrouped(tournament: Tournament, after: readonly Player[], words: Words): Regrouped[] {
  const { players } = tournament;
  // Of both fields together: a group that somebody leaves or enters has then players inside and outside.
  const groups = categoriesOf({ ...tournament, players: [...players, ...after] }, words).filter(
    (each) => isRanked(each) || each.group === 'rating',
  );
  return players.flatMap((before, at) => {
    const moved = groups.filter(({ filter }) => isListed(before, filter) !== isListed(after[at]!, filter));
    if (moved.length === 0) return [];
    const labels = (isIn: boolean) =>
      moved.filter(({ filter }) => isListed(after[at]!, filter) === isIn).map(({ label }) => label);
    return [{ player: before.id, leaves: labels(false), enters: labels(true) }];
  });
}
