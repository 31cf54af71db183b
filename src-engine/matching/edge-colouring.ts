/**
 * Whether games fit into rounds in which everybody plays at most once: the edges of a multigraph coloured so that no two
 * edges at a vertex have the same colour. Exact where it answers: `yes` comes with the rounds, `no` with players who have
 * too many games among themselves or after all possibilities, and what is too large to try says so.
 */
import { bitsOf, degreesOf, FREE, searchRounds, type Fit, type FitTask } from './round-search.ts';

export type { FitTask } from './round-search.ts';

/** Sets of up to this many players are all looked at. */
const MOST_FOR_SETS = 16;
/** Exchanges of two rounds along a path, by game, before the search begins. */
const EXCHANGES = 20;

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
  return searchRounds(task);
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
