/**
 * Whether games fit into rounds in which everybody plays at most once: the edges of a multigraph coloured so that no two
 * edges at a vertex have the same colour. Exact where it answers: `yes` comes with the rounds, `no` with players who have
 * too many games among themselves or after all possibilities, and what is too large to try says so.
 */

/** Players are 0 … players − 1. */
export interface FitTask {
  readonly players: number;
  readonly games: readonly (readonly [number, number])[];
  /** Rounds in which everybody may play. */
  readonly rounds: number;
  /** Players of one round more, in which nobody else may play; empty where there is none. */
  readonly partial: readonly number[];
}

type Fit =
  /** `roundOf` is by game: 0 is the round of `partial`, the others count from 1. */
  | { readonly fits: 'yes'; readonly roundOf: Int32Array }
  /** Players whose games among themselves are too many; empty where only all possibilities together show it. */
  | { readonly fits: 'no'; readonly players: readonly number[] }
  | { readonly fits: 'undecided' };

/** Sets of up to this many players are all looked at. */
const MOST_FOR_SETS = 16;
/** Rounds that a bit set holds. */
const MOST_FOR_SEARCH = 30;
/** Positions that the search looks at before it gives up; about a tenth of a second. */
const MOST_POSITIONS = 20_000;
/** Exchanges of two rounds along a path, by game, before the search begins. */
const EXCHANGES = 20;

const FREE = -1;
const CLOSED = -2;

/**
 * Decides by four steps: players with more games than rounds, alone or where an odd number plays among themselves; rounds by
 * exchanges along paths (Kempe); all sets of players; all possibilities up to a bound.
 */
export function fitGames(task: FitTask): Fit {
  const crowded = playersWithTooMany(task);
  if (crowded.length > 0) return { fits: 'no', players: crowded };
  const alone = componentWithTooMany(task);
  if (alone !== null) return { fits: 'no', players: alone };
  const found = new Colouring(task).complete();
  if (found !== null) return { fits: 'yes', roundOf: found };
  const dense = task.players > MOST_FOR_SETS ? null : anySetWithTooMany(task);
  if (dense !== null) return { fits: 'no', players: dense };
  return searched(task);
}

function degreesOf({ players, games }: FitTask): Int32Array {
  const degrees = new Int32Array(players);
  for (const pair of games) for (const player of pair) degrees[player]!++;
  return degrees;
}

function playersWithTooMany(task: FitTask): number[] {
  const inPartial = new Set(task.partial);
  return [...degreesOf(task).entries()]
    .filter(([player, games]) => games > task.rounds + (inPartial.has(player) ? 1 : 0))
    .map(([player]) => player);
}

/** Rounds of games, improved by exchanging two rounds along a path until every game has one. */
class Colouring {
  private readonly task: FitTask;
  private readonly colours: number;
  private readonly at: Int32Array;
  private readonly roundOf: Int32Array;
  private state = 1;

  constructor(task: FitTask) {
    this.task = task;
    this.colours = task.rounds + 1;
    this.at = new Int32Array(task.players * this.colours).fill(FREE);
    const inPartial = new Set(task.partial);
    for (let player = 0; player < task.players; player++)
      if (!inPartial.has(player)) this.at[player * this.colours] = CLOSED;
    this.roundOf = new Int32Array(task.games.length).fill(FREE);
  }

  complete(): Int32Array | null {
    let left = EXCHANGES * (this.task.games.length + this.task.players);
    for (let game = 0; game < this.task.games.length; game++) {
      while (!this.place(game)) {
        if (left-- === 0) return null;
        this.exchangeSomewhere();
      }
    }
    return this.roundOf;
  }

  private cell(player: number, colour: number): number {
    return this.at[player * this.colours + colour]!;
  }

  private freeAt(player: number): number[] {
    return Array.from({ length: this.colours }, (_, colour) => colour).filter(
      (colour) => this.cell(player, colour) === FREE,
    );
  }

  private place(game: number): boolean {
    const [u, v] = this.task.games[game]!;
    const [ofU, ofV] = [this.freeAt(u), this.freeAt(v)];
    const common = ofU.find((colour) => ofV.includes(colour));
    if (common !== undefined) return this.set(game, common);
    for (const a of ofU) {
      for (const b of ofV) {
        // Once the path is exchanged, `a` is free at both, unless the path ends at `u`.
        if (this.exchange(v, a, b, u)) return this.set(game, a);
      }
    }
    return false;
  }

  private set(game: number, colour: number): true {
    this.roundOf[game] = colour;
    for (const player of this.task.games[game]!) this.at[player * this.colours + colour] = game;
    return true;
  }

  /** Exchanges two rounds on the path that begins with `from`’s game in round `a`; not where it ends at `except`. */
  private exchange(from: number, a: number, b: number, except: number): boolean {
    const path: number[] = [];
    let [player, colour, other] = [from, a, b];
    for (let game = this.cell(player, colour); game >= 0; game = this.cell(player, colour)) {
      path.push(game);
      const [first, second] = this.task.games[game]!;
      player = first === player ? second : first;
      [colour, other] = [other, colour];
    }
    if (player === except || this.cell(player, colour) === CLOSED) return false;
    for (const game of path)
      for (const one of this.task.games[game]!) this.at[one * this.colours + this.roundOf[game]!] = FREE;
    for (const game of path) this.set(game, this.roundOf[game] === a ? b : a);
    return true;
  }

  private exchangeSomewhere(): void {
    const player = this.drawn(this.task.players);
    const free = this.freeAt(player);
    const used = Array.from({ length: this.colours }, (_, colour) => colour).filter(
      (colour) => this.cell(player, colour) >= 0,
    );
    if (free.length === 0 || used.length === 0) return;
    this.exchange(player, used[this.drawn(used.length)]!, free[this.drawn(free.length)]!, -1);
  }

  /** The same numbers at every call (Park and Miller): an answer never depends on chance. */
  private drawn(bound: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % bound;
  }
}

/** Games of which no two can be in one round, by how many players there are. */
function roomOf({ rounds }: FitTask, players: number, inPartial: number): number {
  return rounds * Math.floor(players / 2) + Math.floor(inPartial / 2);
}

/** Players who play with nobody else and have more games among themselves than their rounds have room for. */
function componentWithTooMany(task: FitTask): number[] | null {
  const leader = Array.from({ length: task.players }, (_, player) => player);
  const leaderOf = (player: number): number =>
    leader[player] === player ? player : (leader[player] = leaderOf(leader[player]!));
  for (const [a, b] of task.games) leader[leaderOf(a)] = leaderOf(b);
  const inPartial = new Set(task.partial);
  for (const top of new Set(leader.map((_, player) => leaderOf(player)))) {
    const members = [...leader.keys()].filter((player) => leaderOf(player) === top);
    const games = task.games.filter(([a]) => leaderOf(a) === top).length;
    const room = roomOf(task, members.length, members.filter((player) => inPartial.has(player)).length);
    if (games > room) return members;
  }
  return null;
}

/** The same, of all sets of players. */
function anySetWithTooMany(task: FitTask): number[] | null {
  const { players, games, partial } = task;
  const between = Array.from({ length: players }, () => new Int32Array(players));
  for (const [a, b] of games) {
    between[a]![b]!++;
    between[b]![a]!++;
  }
  const partialSet = partial.reduce((set, player) => set | (1 << player), 0);
  const among = new Int32Array(1 << players);
  for (let set = 1; set < 1 << players; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    const rest = set & (set - 1);
    let count = among[rest]!;
    for (let other = lowest + 1; other < players; other++)
      if ((rest >> other) & 1) count += between[lowest]![other]!;
    among[set] = count;
    const room = roomOf(task, bitsOf(set), bitsOf(set & partialSet));
    if (count > room)
      return Array.from({ length: players }, (_, player) => player).filter((p) => (set >> p) & 1);
  }
  return null;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** All possibilities, the narrowest choice first; rounds that are still empty count as one. */
function searched(task: FitTask): Fit {
  const { players, games, rounds, partial } = task;
  if (rounds > MOST_FOR_SEARCH) return { fits: 'undecided' };
  const open = new Int32Array(players).fill(((1 << rounds) - 1) << 1);
  for (const player of partial) open[player]! |= 1;
  const degrees = degreesOf(task);
  // A player without a round to spare plays in all that are open.
  const isTight = Array.from(degrees, (games, player) => games === bitsOf(open[player]!));
  const roundOf = new Int32Array(games.length).fill(FREE);
  let positions = 0;

  /** Pairs of game and round of which one must be; null where every game has its round. */
  const choices = (used: number): (readonly [game: number, round: number])[] | null => {
    let best: (readonly [number, number])[] | null = null;
    // Empty rounds are alike, so the first of them is enough; the round of `partial` is like no other.
    const counted = used | 1;
    const offered = counted | (counted + 1);
    const byNeed = new Map<number, (readonly [number, number])[]>();
    for (const [game, [a, b]] of games.entries()) {
      if (roundOf[game] !== FREE) continue;
      const own: (readonly [number, number])[] = [];
      for (let set = open[a]! & open[b]! & offered; set !== 0; set &= set - 1) {
        const round = 31 - Math.clz32(set & -set);
        own.push([game, round]);
        for (const player of [a, b]) {
          if (!isTight[player]) continue;
          const key = player * 32 + round;
          byNeed.set(key, [...(byNeed.get(key) ?? []), [game, round]]);
        }
      }
      if (best === null || own.length < best.length) best = own;
    }
    if (best === null) return null;
    for (let player = 0; player < players; player++) {
      if (!isTight[player]) continue;
      for (let set = open[player]! & offered; set !== 0; set &= set - 1) {
        const need = byNeed.get(player * 32 + 31 - Math.clz32(set & -set)) ?? [];
        if (need.length < best.length) best = need;
      }
    }
    return best;
  };

  const solve = (used: number): 'yes' | 'no' | 'undecided' => {
    if (++positions > MOST_POSITIONS) return 'undecided';
    const choice = choices(used);
    if (choice === null) return 'yes';
    for (const [game, round] of choice) {
      const [a, b] = games[game]!;
      const bit = 1 << round;
      roundOf[game] = round;
      open[a]! &= ~bit;
      open[b]! &= ~bit;
      const answer = solve(used | bit);
      if (answer !== 'no') return answer;
      roundOf[game] = FREE;
      open[a]! |= bit;
      open[b]! |= bit;
    }
    return 'no';
  };

  const answer = solve(0);
  if (answer === 'yes') return { fits: 'yes', roundOf };
  return answer === 'no' ? { fits: 'no', players: [] } : { fits: 'undecided' };
}
