/** A whole round by the BCF Swiss pairing rules. */
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { contains } from '../../matching/bit-graph.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { Matching } from '../../matching/cardinality.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './allocation.ts';
import { byeRanking, levelsOf } from './floats.ts';
import { pairLevel } from './level.ts';
import { meetingGraph } from './meeting.ts';
import { selectFloats, type Selection } from './selection.ts';

/** A board with the rules that made it. */
export interface BcfBoard {
  readonly higher: Competitor;
  readonly lower: Competitor;
  readonly colours: Allocation;
  readonly origin: LevelOrigin | FloatOrigin;
}

/** A game among those who stay on a level. */
export interface LevelOrigin {
  readonly kind: 'level';
  /** All who stay, in card order. */
  readonly staying: readonly Competitor[];
  readonly isExchange: boolean;
}

/** A floater's game: `selection.floats[at]`. */
export interface FloatOrigin {
  readonly kind: 'float';
  readonly selection: Selection;
  readonly at: number;
}

/** What was done, in order. */
export type BcfStep =
  | { readonly kind: 'bye'; readonly player: Competitor }
  | { readonly kind: 'floats'; readonly selection: Selection }
  | { readonly kind: 'level'; readonly staying: readonly Competitor[] };

export interface BcfRound {
  readonly pairing: Pairing;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly BcfBoard[];
  readonly steps: readonly BcfStep[];
}

/**
 * The round with the record of how it came about. Fails with `too-few-players`, `initial-colour-missing`,
 * `nobody-may-receive-bye`, `forced-pair-forbidden` or `no-legal-pairing`.
 */
export function pairRound(
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<BcfRound, PairingFailure> {
  const { competitors } = task;
  if (competitors.length < 2)
    return fail({ code: 'too-few-players', players: competitors.map(({ id }) => id) });
  if (task.initialColour === null && competitors.some(({ colours }) => colours.length === 0))
    return fail({ code: 'initial-colour-missing', article: 'BCF rule 8' });
  const forced = forcedTask(task, options.forced ?? []);
  if (!forced.ok) return forced;
  const steps: BcfStep[] = [];
  let players = forced.value;
  let bye: Competitor | null = null;
  if (players.length % 2 === 1) {
    bye = byeReceiver({ ...task, competitors: players }, options.forcedBye);
    if (bye === null) return fail(failureOf(players));
    steps.push({ kind: 'bye', player: bye });
    players = players.filter((player) => player !== bye);
  }
  if (new Matching(meetingGraph(players)).maximise() > 0) return fail(failureOf(players));
  const boards = pairLevels(task, players, steps).sort(compareBoards);
  return ok({
    pairing: { pairs: boards.map(({ colours }) => colours.pair), bye: bye?.id ?? null },
    boards,
    steps,
  });
}

/** Rule 11: level after level from the top; only players who cannot be paired on their level meet lower ones (9, 10). */
function pairLevels(task: PairingTask, players: readonly Competitor[], steps: BcfStep[]): BcfBoard[] {
  const boards: BcfBoard[] = [];
  const seat = (higher: Competitor, lower: Competitor, origin: BcfBoard['origin']) =>
    boards.push({ higher, lower, colours: allocate(task, higher, lower), origin });
  const linked: ReadonlySet<Competitor>[] = [];
  let rest = players;
  while (rest.length > 0) {
    const levels = levelsOf(rest);
    let staying = levels[0]!;
    if (!canStayTogether(levels)) {
      const selection = selectFloats(levels, task.round, linked);
      linked.push(selection.linkedPlayers);
      steps.push({ kind: 'floats', selection });
      for (const [at, { floater, opponent }] of selection.floats.entries()) {
        seat(floater.player, opponent.player, { kind: 'float', selection, at });
        staying = staying.filter((player) => player !== floater.player);
      }
    }
    if (staying.length > 0) steps.push({ kind: 'level', staying });
    for (const { higher, lower, isExchange } of pairLevel(staying)!)
      seat(higher, lower, { kind: 'level', staying, isExchange });
    const seated = new Set(boards.flatMap(({ higher, lower }) => [higher, lower]));
    rest = rest.filter((player) => !seated.has(player));
  }
  return boards;
}

/** Rule 13: the level can be paired by itself without blocking the pairing of those below. */
function canStayTogether(levels: readonly (readonly Competitor[])[]): boolean {
  const complete = (players: readonly Competitor[]) => new Matching(meetingGraph(players)).maximise(0) === 0;
  return levels[0]!.length % 2 === 0 && complete(levels[0]!) && complete(levels.slice(1).flat());
}

/** First player of the ranking of rules 5 and 6 without whom everybody else can be paired; null for none. */
function byeReceiver(task: PairingTask, forced: PlayerId | undefined): Competitor | null {
  const { competitors } = task;
  const matching = new Matching(meetingGraph(competitors));
  if (matching.maximise() !== 1) return null;
  matching.findExchangeable(matching.mate.indexOf(-1));
  const places = new Map(competitors.map((player, place) => [player, place]));
  const possible = byeRanking(task).filter((player) => contains(matching.even, places.get(player)!));
  return possible.find(({ id }) => forced === undefined || id === forced) ?? null;
}

/** The competitors with forced pairs kept from everybody else. */
function forcedTask(
  task: PairingTask,
  forced: readonly (readonly [PlayerId, PlayerId])[],
): Outcome<readonly Competitor[], PairingFailure> {
  let players = task.competitors;
  for (const [a, b] of forced) {
    const [x, y] = [a, b].map((id) => players.find((player) => player.id === id));
    if (x === undefined || y === undefined || x.met.has(b) || x.barred.has(b))
      return fail({ code: 'forced-pair-forbidden', article: 'BCF rule 1', players: [a, b], rule: '1' });
    const others = new Set(players.map(({ id }) => id).filter((id) => id !== a && id !== b));
    players = players.map((player) => {
      if (player === x || player === y) return { ...player, barred: new Set([...player.barred, ...others]) };
      return { ...player, barred: new Set([...player.barred, a, b]) };
    });
  }
  return ok(players);
}

function failureOf(players: readonly Competitor[]): PairingFailure {
  const stuck = blockedVertices(meetingGraph(players), players.length % 2);
  if (stuck.length === 0)
    return { code: 'nobody-may-receive-bye', article: 'BCF rule 6', players: players.map(({ id }) => id) };
  return {
    code: 'no-legal-pairing',
    article: 'BCF rule 1',
    players: stuck.map((place) => players[place]!.id),
  };
}
