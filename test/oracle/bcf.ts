/**
 * Literal second writing of the BCF Swiss pairing rules: not a way to pair but the set of pairings that the words allow.
 * All complete pairings of a few players are listed, and rule after rule strikes out those that another one beats. Where
 * the words leave room, several stay: the other ways of 22 to satisfy 20 and 21, the order of cards after exchanges (12),
 * players who pass none of the tests of 20 and 21, and which side of the smaller group comes first for the bye (6).
 */
import type { Pairing } from '../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from './field.ts';
import { byesAllowed } from './bcf-bye.ts';
import { allPairings, atLeast, cardOf, leastOf, type Card, type Game } from './bcf-cards.ts';
import { floatPlaces } from './bcf-floats.ts';

/** The rules by which the pairing is outside of the set; none when it is inside. */
export function offences(task: PlainTask, pairing: Pairing): string[] {
  const found: string[] = [];
  const playing = task.competitors.filter(({ id }) => id !== pairing.bye);
  if ((pairing.bye === null) !== (task.competitors.length % 2 === 0)) return ['5, 6: bye'];
  if (pairing.bye !== null && !byesAllowed(task).includes(pairing.bye)) found.push('5, 6: choice of the bye');
  const cards = playing.map(cardOf);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const made = pairing.pairs.map(({ white, black }): Game => {
    const [a, b] = [byId.get(white)!, byId.get(black)!];
    return a.place < b.place ? [a, b] : [b, a];
  });
  if (made.length * 2 !== cards.length) return [...found, 'not everybody is paired'];
  for (const [a, b] of made) if (!a.mayMeet(b)) found.push('1: second game');
  if (found.length > 0) return found;
  const rounds = allPairings(cards);
  const self = rounds.find((games) =>
    made.every(([a, b]) => games.some((game) => game[0] === a && game[1] === b)),
  )!;
  return [...struckOut(cards, rounds, self, task.round), ...wrongColours(task, pairing, byId)];
}

/** All complete pairings of the task without the bye's receiver are in this set of nobody. */
export function isPairable(players: readonly PlainPlayer[]): boolean {
  return players.length % 2 === 0 && allPairings(players.map(cardOf)).length > 0;
}

export const isFloat = ([a, b]: Game) => a.score !== b.score;
/** Rule 15. */
export const isTransfer = ([a, b]: Game) => a.seeks !== null && a.seeks === b.seeks;
/** Notes 3 and 5. */
export const isAgainstNotes = ([a, b]: Game) => a.defaulted.has(b.id) || (a.onlyHalfBye && b.onlyHalfBye);

/** Rules 9–11: level by level how many float, and by how much together. */
export function floatingOf(cards: readonly Card[]): (games: readonly Game[]) => number[] {
  const scores = [...new Set(cards.map(({ score }) => score))];
  return (games) =>
    scores.flatMap((score) => {
      const floats = games.filter((game) => isFloat(game) && game[0].score === score);
      return [floats.length, floats.reduce((sum, [, low]) => sum + score - low.score, 0)];
    });
}

function struckOut(cards: readonly Card[], all: readonly Game[][], self: Game[], round: number): string[] {
  let set: readonly Game[][] = leastOf(all, floatingOf(cards));
  if (!set.includes(self)) return ['9, 10, 24 a: score'];
  set = leastOf(set, (games) => [games.filter(isTransfer).length]);
  if (!set.includes(self)) return ['15, 24 b: transfers'];
  set = leastOf(set, (games) => [games.filter(isAgainstNotes).length]);
  if (!set.includes(self)) return ['notes 3, 5'];
  let rest = cards;
  while (rest.length > 0) {
    const score = rest[0]!.score;
    const level = rest.filter((card) => card.score === score);
    if (self.some((game) => isFloat(game) && level.includes(game[0])))
      set = withWeakestLinked(rest, level, set);
    if (!set.includes(self)) return ['17: weakest claims over linked levels'];
    const complaint = levelComplaint(rest, level, set, self, round);
    if (complaint !== null) return [complaint];
    const own = self.filter(([high]) => level.includes(high));
    set = set.filter((games) => own.every((game) => hasGame(games, game)));
    rest = rest.filter((card) => !own.some((game) => game.includes(card)));
  }
  return [];
}

const hasGame = (games: readonly Game[], [a, b]: Game) =>
  games.some((game) => game[0] === a && game[1] === b);

function levelComplaint(
  rest: readonly Card[],
  level: readonly Card[],
  start: readonly Game[][],
  self: Game[],
  round: number,
): string | null {
  const floatsOf = (games: readonly Game[]) =>
    games.filter((game) => isFloat(game) && level.includes(game[0]));
  let set = start;
  if (floatsOf(self).length > 0) {
    const linked = linkedCards(rest, level, set);
    set = withoutNeedlessFloats(set, linked, rest, floatsOf);
    if (!set.includes(self)) return '18: transferred player floats';
    set = leastOf(set, (games) => [exchangesWithout(set, level, floatsOf(games))]);
    if (!set.includes(self)) return '24 c: exchanges';
    const complaint = floatComplaint(set, self, rest, level, floatsOf, round);
    if (complaint !== null) return complaint;
    const own = floatsOf(self);
    set = set.filter((games) => own.every((game) => hasGame(games, game)));
  }
  return stayComplaint(set, self, level);
}

// ------------------------------------------------------------------------------------------- 16, 17, 18

/** Rules 16, 25: of two who seek the same colour, the one who does not get it. */
export const moved = ([high, low]: Game): Card => (atLeast(high, low) ? low : high);

/** Rule 16: claims that are transferred, the strongest first, as numbers that grow with the strength. */
export function claims(games: readonly Game[]): number[] {
  const strengths = games.filter(isTransfer).map((game) => moved(game).strength);
  return strengths.sort((a, b) => b - a);
}

/** Rule 17: linked levels are one for transfers, and stay so when the lower of them are paired. */
export function withWeakestLinked(
  rest: readonly Card[],
  level: readonly Card[],
  set: readonly Game[][],
): Game[][] {
  const linked = linkedCards(rest, level, set);
  if (linked.length === level.length) return [...set];
  return leastOf(set, (games) => claims(games.filter((game) => linked.includes(moved(game)))));
}

/** Rule 17: the players of the level and of those linked to it. */
export function linkedCards(rest: readonly Card[], level: readonly Card[], set: readonly Game[][]): Card[] {
  const excess = (cards: readonly Card[]) =>
    Math.sign(
      cards.reduce((sum, { seeks }) => sum + (seeks === 'white' ? 1 : seeks === 'black' ? -1 : 0), 0),
    );
  const linked = [level];
  for (const from of linked) {
    const targets = new Set(
      set.flatMap((games) =>
        games.filter((game) => isFloat(game) && from.includes(game[0])).map(([, low]) => low.score),
      ),
    );
    for (const score of [...targets].sort((a, b) => b - a)) {
      const target = rest.filter((card) => card.score === score);
      const isSame = excess(level) !== 0 && excess(target) === excess(level);
      if (isSame && !linked.some(([first]) => first!.score === score)) linked.push(target);
    }
  }
  return linked.flat();
}

export function withoutNeedlessFloats(
  set: readonly Game[][],
  linked: readonly Card[],
  rest: readonly Card[],
  floatsOf: (games: readonly Game[]) => Game[],
): Game[][] {
  const transfers = (games: readonly Game[]) => floatsOf(games).filter(isTransfer);
  const isTopHalf = ([, low]: Game) => {
    const level = rest.filter(({ score }) => score === low.score);
    return level.indexOf(low) < level.length / 2;
  };
  const isShared = (game: Game) => {
    const player = moved(game);
    const pool = rest.filter((card) =>
      linked.includes(player) ? linked.includes(card) : card.score === player.score,
    );
    return pool.some((card) => card !== player && card.colours === player.colours);
  };
  return set.filter((games) => {
    const own = transfers(games).filter(isShared);
    if (own.length === 0) return true;
    return !set.some((other) => {
      if (transfers(other).length > 0) return false;
      return floatsOf(other).every(isTopHalf) || own.some((game) => !isTopHalf(game));
    });
  });
}

// ------------------------------------------------------------------------------------------- 12, 24 c

export const isInside = (staying: readonly Card[]) => (game: Game) => {
  const [a, b] = game.map((card) => staying.indexOf(card) < staying.length / 2);
  return a === b;
};

/** Games inside a half, once the floaters have gone and the transfers of those who stay are of the weakest claims. */
export function exchangesWithout(
  set: readonly Game[][],
  level: readonly Card[],
  floats: readonly Game[],
): number {
  const gone = floats.map(([high]) => high);
  const staying = level.filter((card) => !gone.includes(card));
  const own = (games: readonly Game[]) =>
    games.filter(([a, b]) => staying.includes(a) && staying.includes(b));
  const alike = set.filter((games) => own(games).length * 2 === staying.length);
  const weakest = leastOf(alike, (games) => claims(own(games)));
  return Math.min(...weakest.map((games) => own(games).filter(isInside(staying)).length));
}

function stayComplaint(start: readonly Game[][], self: Game[], level: readonly Card[]): string | null {
  const own = (games: readonly Game[]) => games.filter(([a, b]) => level.includes(a) && level.includes(b));
  const staying = level.filter((card) => own(self).some((game) => game.includes(card)));
  let set = leastOf(start, (games) => claims(own(games)));
  if (!set.includes(self)) return '16: weakest claims';
  set = leastOf(set, (games) => [own(games).filter(isInside(staying)).length]);
  if (!set.includes(self)) return '12: exchanges';
  const half = staying.length / 2;
  const extent = ([a, b]: Game) =>
    staying.indexOf(b) < half ? half - 1 - staying.indexOf(b) : staying.indexOf(a) - half;
  set = leastOf(set, (games) => [
    own(games)
      .filter(isInside(staying))
      .reduce((sum, game) => sum + extent(game), 0),
  ]);
  if (!set.includes(self)) return '12: extent of the exchanges';
  const isPlain = (games: readonly Game[]) =>
    own(games).every(([a, b]) => staying.indexOf(b) - staying.indexOf(a) === half);
  if (set.some(isPlain) && !isPlain(self)) return '12: grading order';
  return null;
}

// ------------------------------------------------------------------------------------------- 20–22

function floatComplaint(
  set: readonly Game[][],
  self: Game[],
  rest: readonly Card[],
  level: readonly Card[],
  floatsOf: (games: readonly Game[]) => Game[],
  round: number,
): string | null {
  const down = floatPlaces(level, level, 'down', round);
  const placesOf = (games: readonly Game[]) => {
    const floats = floatsOf(games).sort(([a], [b]) => down(a) - down(b));
    const up = floats.map(([high, low]) => {
      const below = rest.filter(({ score }) => score === low.score);
      const nearer = new Set(rest.filter(({ score }) => score < high.score && score > low.score)).size;
      return 1000 * nearer + floatPlaces(below, high, 'up', round)(low);
    });
    return { down: floats.map(([high]) => down(high)), up };
  };
  const own = placesOf(self);
  if (own.down.length > 1) {
    const first = leastOf(set, (games) => placesOf(games).down);
    if (!first.includes(self)) return '20: order of the floaters';
    return leastOf(first, (games) => placesOf(games).up).includes(self) ? null : '21: order of the opponents';
  }
  const beaten = set.some((games) => {
    const other = placesOf(games);
    const isNoWorse = other.down[0]! <= own.down[0]! && other.up[0]! <= own.up[0]!;
    return isNoWorse && (other.down[0]! < own.down[0]! || other.up[0]! < own.up[0]!);
  });
  return beaten ? '20–22: another float satisfies both rules better' : null;
}

// ------------------------------------------------------------------------------------------- 8, 15, 16, 25

function wrongColours(task: PlainTask, pairing: Pairing, byId: ReadonlyMap<number, Card>): string[] {
  return pairing.pairs.flatMap(({ white, black }) => {
    const [a, b] = [byId.get(white)!, byId.get(black)!];
    const [high, low] = a.place < b.place ? [a, b] : [b, a];
    if (high.seeks === null && low.seeks === null) {
      const drawn = task.initialColour ?? 'white';
      const isOdd = task.field.get(high.id)!.parityNumber % 2 === 1;
      return (high === a) === (isOdd === (drawn === 'white')) ? [] : ['8: colours from board to board'];
    }
    if (a.seeks !== b.seeks) return a.seeks === 'black' || b.seeks === 'white' ? ['15: colour sought'] : [];
    const stronger = atLeast(high, low) ? high : low;
    return (stronger === a) === (a.seeks === 'white') ? [] : ['16, 25: colour of two equal seekers'];
  });
}
