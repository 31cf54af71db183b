/** The two halves of a BCF sentence about a float: rules 20–22 and what stands before them. */
import { exchangesWithout } from '../bcf.ts';
import type { Card, Game } from '../bcf-cards.ts';
import { floatPlaces } from '../bcf-floats.ts';
import type { Position } from './bcf-position.ts';

const OBSTACLES: Record<string, string> = {
  'somebody would be left over (1)': '1',
  'more would float, or farther (10, 24 a)': '10',
  'colours would need more transfers (24 b)': '24b',
  'notes 3 and 5 would be served worse': 'notes',
  'a stronger claim would be transferred (17)': '17',
  'a transferred player would float (18)': '18',
  'more would change halves (24 c)': '24c',
};
const STAGES = ['1', '10', '24b', 'notes', '17', '18'];

const BY_TEST = /^(\S+) (?:goes down|comes up) by rule 2[01](?: ([abc]): .*|(: nobody before is left))$/;
const PASSED_OVER = /^(\S+) (?:goes down|comes up): with (\S+), first by rule 2[01], (.*)$/;
const HAVE_MET = /^(\S+) comes up: (\S+) may not meet (\S+), first by rule 21 \(22\)$/;

/** A search of rule 20 or 21: where each card is looked at, and who must come before. */
interface Search {
  readonly chosen: Card;
  readonly group: (card: Card) => boolean;
  readonly place: (card: Card) => number;
  /** Cards that could have been chosen instead. */
  readonly open: readonly Card[];
  readonly floats: (card: Card) => readonly number[];
  /** The game or float that the card would have, within a round. */
  readonly isIn: (games: readonly Game[], card: Card) => boolean;
}

export function floatClaim(sentence: string, float: 'down' | 'up', position: Position): boolean {
  if (float === 'down') return holds(sentence, downSearch(position), position);
  // The words leave open which of two floaters who pass no test comes first.
  return upSearches(position).some((search) => holds(sentence, search, position));
}

function holds(sentence: string, search: Search, position: Position): boolean {
  const { nameOf, high, round } = position;
  const { chosen, place, open } = search;
  const byTest = BY_TEST.exec(sentence);
  const before = open.filter((card) => place(card) < place(chosen));
  if (byTest !== null) {
    return nameOf(chosen) === byTest[1] && before.length === 0 && passes(search, byTest[2], round);
  }
  const other = open.find(
    (card) => nameOf(card) === (PASSED_OVER.exec(sentence)?.[2] ?? HAVE_MET.exec(sentence)?.[3]),
  );
  if (other === undefined || open.some((card) => place(card) < place(other)) || place(other) > place(chosen))
    return false;
  const met = HAVE_MET.exec(sentence);
  if (met !== null) return nameOf(chosen) === met[1] && nameOf(high) === met[2] && !high.mayMeet(other);
  const [, name, , words] = PASSED_OVER.exec(sentence)!;
  return nameOf(chosen) === name && isObstacle(search, other, OBSTACLES[words!]!, position);
}

/** The tests of rules 20 and 21 as the sentence has them; of c only what it says. */
function passes({ chosen, group, floats, open }: Search, test: string | undefined, round: number): boolean {
  const own = floats(chosen);
  if (test === 'a') return !own.includes(round - 1) && !own.includes(round - 2);
  if (test === 'b') return !own.includes(round - 1);
  if (test === 'c') return open.filter(group).every((card) => floats(card).length >= own.length);
  return true;
}

function isObstacle(search: Search, other: Card, stage: string, position: Position): boolean {
  const { stages, level, floatsOf, made } = position;
  const among = (name: string) => stages.get(name)!.filter((games) => search.isIn(games, other));
  if (stage === '24c') {
    const set = stages.get('18')!;
    const exchanges = (games: readonly Game[]) => exchangesWithout(set, level, floatsOf(games));
    return among('18').length > 0 && among('18').every((games) => exchanges(games) > exchanges(made));
  }
  const at = STAGES.indexOf(stage);
  return at >= 0 && among(stage).length === 0 && (at === 0 || among(STAGES[at - 1]!).length > 0);
}

function downSearch({ level, made, floatsOf, high, round }: Position): Search {
  const place = floatPlaces(level, level, 'down', round);
  const floating = floatsOf(made).map(([card]) => card);
  const group = (card: Card) => place(card) < 10 * level.length === place(high) < 10 * level.length;
  return {
    ...{ chosen: high, place, group },
    open: level.filter((card) => card === high || !floating.includes(card)),
    floats: ({ downfloats }) => downfloats,
    isIn: (games, card) => {
      const down = floatsOf(games).map(([floater]) => floater);
      return (
        down.includes(card) &&
        floating.filter((floater) => place(floater) < place(card)).every((floater) => down.includes(floater))
      );
    },
  };
}

function upSearches({ level, rest, made, floatsOf, high, low, round }: Position): Search[] {
  const below = rest.filter((card) => !level.includes(card));
  const scores = [...new Set(below.map(({ score }) => score))];
  const placesIn = new Map(
    scores.map((score) => [
      score,
      floatPlaces(
        below.filter((card) => card.score === score),
        high,
        'up',
        round,
      ),
    ]),
  );
  const place = (card: Card) => 1000 * scores.indexOf(card.score) + placesIn.get(card.score)!(card);
  const downPlace = floatPlaces(level, level, 'down', round);
  const floats = floatsOf(made);
  const before = floats.filter(([card]) => downPlace(card) < downPlace(high));
  const tied = floats.filter(([card]) => card !== high && downPlace(card) === downPlace(high));
  const limit = 10 * below.filter(({ score }) => score === low.score).length;
  const isFirst = (card: Card) => placesIn.get(card.score)!(card) < limit;
  const sameGroup = (card: Card) => card.score === low.score && isFirst(card) === isFirst(low);
  return subsetsOf(tied).map((first) => {
    const earlier = [...before, ...first];
    return {
      ...{ chosen: low, place, group: sameGroup },
      open: below.filter((card) => !earlier.some((game) => game.includes(card))),
      floats: ({ upfloats }) => upfloats,
      isIn: (games, card) =>
        [...earlier, [high, card] as const].every(([a, b]) =>
          games.some((game) => game[0] === a && game[1] === b),
        ) && floats.every(([floater]) => floatsOf(games).some(([down]) => down === floater)),
    };
  });
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}
