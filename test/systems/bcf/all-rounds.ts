/** Rules 10 to 24 of the BCF by writing down all complete pairings of a few players: for the tests of what is weighed. */
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';
import { balancingColour } from '../../../src-engine/history/colour-history.ts';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { floaterRanking, type Candidate } from '../../../src-engine/systems/bcf/floats.ts';
import { fieldOf, type Field } from '../../../src-engine/systems/bcf/priorities.ts';
import type { Weighing } from '../../../src-engine/systems/bcf/weighing.ts';
import { scoregroupsOf } from '../../../src-engine/systems/frame/scoregroups.ts';
import { taskOf, type Card } from './position.ts';

type Game = readonly [number, number];
type Round = readonly Game[];

export const ROUND = 4;
const COLOURS = ['', 'W', 'B', 'WB', 'BW', 'WW', 'BB', 'WBW', 'BWB', 'WWB', 'BBW'];

/** Players in card order of at most `levels` scores; a half of them are a few whose colours are often the same. */
export function playersOf(random: Random, size: number, levels: number): readonly Competitor[] {
  const numbers = random.shuffled(Array.from({ length: size }, (_, place) => 2 + 3 * place));
  const colours = random.chance(0.5)
    ? COLOURS
    : random.pick([
        ['W', 'WB', 'B'],
        ['B', 'WBW', 'BW'],
        ['W', 'WW'],
      ]);
  const density = random.pick([0, 0.2, 0.5]);
  const rounds = () => [1, 2, 3].filter(() => random.chance(0.3));
  const others = (no: number, share: number) => numbers.filter((other) => other < no && random.chance(share));
  const cards = numbers.map((no): Card => {
    const defaulted = others(no, 0.05);
    return {
      no,
      score: 20 - 5 * random.integer(0, levels - 1),
      colours: random.pick(colours),
      met: others(no, density).filter((other) => !defaulted.includes(other)),
      defaulted: defaulted.slice(0, 1),
      down: rounds(),
      up: rounds(),
    };
  });
  return taskOf(ROUND, cards).competitors;
}

export function allRounds(
  players: readonly Competitor[],
  free: readonly number[] = [...players.keys()],
): Round[] {
  const [first, ...others] = free;
  if (first === undefined) return [[]];
  return others
    .filter((other) => !players[first]!.met.has(players[other]!.id))
    .flatMap((other) =>
      allRounds(
        players,
        others.filter((each) => each !== other),
      ).map((rest) => [[first, other] as const, ...rest]),
    );
}

export const textOf = (rounds: readonly Round[]) =>
  rounds.map((round) => round.map((game) => game.join('-')).join(' '));

/** The rounds of `all` that the weighing has left. */
export function left(weighing: Weighing, all: readonly Round[]): Round[] {
  return all.filter((round) =>
    weighing.fresh().restrict(
      new Map(
        round.flatMap(([u, v]) => [
          [u, new Int32Array([1 << v])],
          [v, new Int32Array([1 << u])],
        ]),
      ),
    ),
  );
}

export function least(rounds: readonly Round[], costOf: (round: Round) => number): Round[] {
  const fewest = Math.min(...rounds.map(costOf));
  return rounds.filter((round) => costOf(round) === fewest);
}

export const seeksSame =
  (players: readonly Competitor[]) =>
  ([u, v]: Game) => {
    const [one, other] = [balancingColour(players[u]!), balancingColour(players[v]!)];
    return one !== null && one === other;
  };

/** Note 5; nobody here has had a bye. */
export const isUnadvised =
  (players: readonly Competitor[]) =>
  ([u, v]: Game) =>
    !players[u]!.met.has(players[v]!.id) &&
    [...players[u]!.rounds].some(({ cell }) => cell.opponent === players[v]!.id);

export const count = (is: (game: Game) => boolean) => (round: Round) => round.filter(is).length;

/** Rule 16: the balance towards the colour that is sought, then from the last game backwards who has had the other colour. */
export function claimOf(player: Competitor): readonly number[] {
  const sought = balancingColour(player);
  const sign = sought === 'white' ? -1 : 1;
  const games = player.colours.map((colour) => (colour === sought ? -1 : 1));
  return [sign * player.colourDifference, ...[...games.toReversed(), 0, 0, 0].slice(0, 3)];
}

export function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, k) => each !== b[k]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Of two who seek the same colour the one of the weaker claim, of equal ones the lower card, who comes later. */
function movedOf(players: readonly Competitor[], [u, v]: Game): number {
  const [higher, lower] = u < v ? [u, v] : [v, u];
  return compareLists(claimOf(players[higher]!), claimOf(players[lower]!)) < 0 ? higher : lower;
}

/** Rules 16, 17: the strongest claim that is not met as weak as possible, then the next. */
export function weakest(
  players: readonly Competitor[],
  among: ReadonlySet<Competitor>,
  rounds: readonly Round[],
) {
  const claims = players.filter((player) => balancingColour(player) !== null).map(claimOf);
  const steps = [...new Map(claims.map((claim) => [claim.join(), claim])).values()].sort(compareLists);
  return steps.toReversed().reduce(
    (rest, claim) =>
      least(
        rest,
        count((game) => {
          const moved = players[movedOf(players, game)]!;
          return seeksSame(players)(game) && among.has(moved) && compareLists(claimOf(moved), claim) === 0;
        }),
      ),
    rounds,
  );
}

/** Rule 10, level after level from the top: the fewest who float, then the smallest sum of differences. */
export function settled({ players, levelOf, levels }: Field, rounds: readonly Round[]): readonly Round[] {
  return levels.reduce<readonly Round[]>((rest, _, level) => {
    const floats = (round: Round) =>
      round.filter(([u, v]) => levelOf[u] !== levelOf[v] && Math.min(levelOf[u]!, levelOf[v]!) === level);
    const fewest = least(rest, (round) => floats(round).length);
    return least(fewest, (round) =>
      floats(round).reduce(
        (sum, [u, v]) => sum + Math.abs(players[u]!.pairingScore - players[v]!.pairingScore),
        0,
      ),
    );
  }, rounds);
}

export const prepared = (field: Field, rounds: readonly Round[]) =>
  least(least(settled(field, rounds), count(seeksSame(field.players))), count(isUnadvised(field.players)));

/** The larger colour group of a level. */
function excessOf(level: readonly Competitor[]): 'white' | 'black' | null {
  const [white, black] = (['white', 'black'] as const).map(
    (colour) => level.filter((player) => balancingColour(player) === colour).length,
  ) as [number, number];
  return white === black ? null : white > black ? 'white' : 'black';
}

export function linkedLiterally({ levels, levelOf }: Field, rounds: readonly Round[]): Set<number> {
  const linked = new Set([0]);
  const excess = excessOf(levels[0]!);
  for (const level of linked)
    for (const target of levels.keys())
      if (
        excess !== null &&
        target > level &&
        excessOf(levels[target]!) === excess &&
        rounds.some((round) => round.some(([u, v]) => levelOf[u] === level && levelOf[v] === target))
      )
        linked.add(target);
  return linked;
}

/** Rule 18. */
export function sparedLiterally(
  field: Field,
  linked: ReadonlySet<number>,
  rounds: readonly Round[],
): Round[] {
  const { players, levels, levelOf } = field;
  const isFloat = ([u, v]: Game) => levelOf[u] !== levelOf[v] && Math.min(levelOf[u]!, levelOf[v]!) === 0;
  const isTransfer = (game: Game) => seeksSame(players)(game);
  const isTopHalf = ([u, v]: Game) => {
    const lower = Math.max(u, v);
    const level = levels[levelOf[lower]!]!;
    return level.indexOf(players[lower]!) < level.length / 2;
  };
  const isShared = (game: Game) => {
    const moved = movedOf(players, game);
    const level = levelOf[moved]!;
    const pool = linked.has(level) ? [...linked].flatMap((at) => levels[at]!) : levels[level]!;
    const { colours } = players[moved]!;
    return (
      isTransfer(game) &&
      pool.some((other) => other !== players[moved] && other.colours.join() === colours.join())
    );
  };
  const canBeWithout = (is: (game: Game) => boolean) =>
    rounds.some((round) => !round.some((game) => isFloat(game) && is(game)));
  if (canBeWithout((game) => isTransfer(game) || !isTopHalf(game)))
    return least(
      rounds,
      count((game) => isFloat(game) && isShared(game)),
    );
  if (!canBeWithout(isTransfer)) return [...rounds];
  return least(
    rounds,
    count((game) => isFloat(game) && isShared(game) && !isTopHalf(game)),
  );
}

/** A field in which the first level cannot be paired by itself, and all of its complete pairings. */
export function floatingField(seed: number): { field: Field; rounds: readonly Round[] } | null {
  const random = randomOf(seed);
  const field = fieldOf(scoregroupsOf(playersOf(random, random.pick([4, 6, 6, 8]), random.pick([2, 3, 4]))));
  const rounds = allRounds(field.players);
  const isStaying = (round: Round) =>
    round.every(([u, v]) => (field.levelOf[u] === 0) === (field.levelOf[v] === 0));
  return rounds.length === 0 || rounds.some(isStaying) || field.levels.length === 1
    ? null
    : { field, rounds };
}

/** Sets of so many candidates, in the order of the list compared from the first on. */
function setsOf<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((each, at) => setsOf(list.slice(at + 1), size - 1).map((rest) => [each, ...rest]));
}

/** 20 to 22, 24 c: from the rounds that are left after rule 18. */
export function floatsLiterally(field: Field, rounds: readonly Round[]): string[] {
  const { players, levels, levelOf } = field;
  const [top] = levels as [readonly Competitor[]];
  const vertexOf = ({ player }: Candidate) => players.indexOf(player);
  const floatersOf = (round: Round) =>
    round.flatMap(([u, v]) => (levelOf[u] === 0 && levelOf[v] !== 0 ? [u] : []));
  const ranking = floaterRanking(top, excessOf(top), 'down', ROUND);
  const half = (staying: readonly Competitor[]) => {
    const all = allRounds(staying);
    const fewest = least(least(all, count(seeksSame(staying))), count(isUnadvised(staying)));
    const border = staying.length / 2;
    const isExchange = ([u, v]: Game) => u < border === v < border;
    return Math.min(...weakest(staying, new Set(staying), fewest).map(count(isExchange)));
  };
  const able = setsOf(ranking, floatersOf(rounds[0]!).length)
    .map((chosen) => ({
      chosen,
      rounds: rounds.filter((round) =>
        floatersOf(round).every((u) => chosen.some((each) => vertexOf(each) === u)),
      ),
    }))
    .filter((each) => each.rounds.length > 0);
  const exchanges = able.map(({ chosen }) =>
    half(top.filter((player) => !chosen.some((each) => each.player === player))),
  );
  const best = able[exchanges.indexOf(Math.min(...exchanges))]!;
  let rest = best.rounds;
  return best.chosen.map((floater) => {
    const sought = balancingColour(floater.player);
    const group = sought === null ? null : sought === 'white' ? 'black' : 'white';
    const order = levels.slice(1).flatMap((level) => floaterRanking(level, group, 'up', ROUND));
    const meets = (round: Round, opponent: Candidate) =>
      round.some(([u, v]) => u === vertexOf(floater) && v === vertexOf(opponent));
    const opponent = order.find((each) => rest.some((round) => meets(round, each)))!;
    rest = rest.filter((round) => meets(round, opponent));
    return `${floater.player.tpn}-${opponent.player.tpn}`;
  });
}
