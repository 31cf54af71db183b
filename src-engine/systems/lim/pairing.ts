/** From a task to a round of the Lim System, with the record of how it came about: C.04.4.3. */
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { Matching } from '../../matching/cardinality.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { compatibilityGraph } from './compatibility.ts';
import type { MadePair, Setting } from './group.ts';
import { byeReceiver, makeRound } from './round.ts';

/** A board with the steps of the text that made it. */
export interface LimBoard {
  readonly made: MadePair;
  readonly higher: Competitor;
  readonly lower: Competitor;
  readonly colours: Allocation;
}

export interface LimRound {
  readonly pairing: Pairing;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly LimBoard[];
  readonly steps: readonly string[];
}

/**
 * The round with the record of how it came about. Fails with `too-few-players`, `initial-colour-missing`,
 * `nobody-may-receive-bye`, `forced-pair-forbidden` or `no-legal-pairing`.
 */
export function pairRound(
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<LimRound, PairingFailure> {
  const { competitors } = task;
  if (competitors.length < 2)
    return fail({ code: 'too-few-players', players: competitors.map(({ id }) => id) });
  if (task.initialColour === null && competitors.some(({ colours }) => colours.length === 0))
    return fail({ code: 'initial-colour-missing', article: 'C.04.4.3 7.2' });
  const whole = settingOf(task);
  const forbidden = restrict(whole, options.forced ?? []);
  if (forbidden !== null) return fail(forbidden);
  const steps: string[] = [];
  let bye: PlayerId | null = null;
  let setting = whole;
  if (competitors.length % 2 === 1) {
    const place = byeReceiver(
      whole,
      (at) => (options.forcedBye ?? competitors[at]!.id) === competitors[at]!.id,
    );
    if (place === null) return fail(failureOf(whole));
    bye = competitors[place]!.id;
    steps.push(`1.1: ${competitors[place]!.tpn} ${competitors[place]!.player.name} receives the bye`);
    setting = settingOf({ ...task, competitors: competitors.filter((_, at) => at !== place) });
    restrict(setting, options.forced ?? []);
  }
  if (new Matching(setting.compatible).maximise() > 0) return fail(failureOf(setting));
  const round = makeRound(setting);
  const boards = boardsOf(setting, round.pairs);
  return ok({
    pairing: { pairs: boards.map(({ colours }) => colours.pair), bye },
    boards,
    steps: [...steps, ...round.steps],
  });
}

function settingOf(task: PairingTask): Setting {
  return {
    task,
    players: task.competitors,
    compatible: compatibilityGraph(task),
    maxi: task.maxiTournament ?? false,
  };
}

/** Leaves forced players no other opponent; the failure when 2.1 forbids a forced pair. */
function restrict(
  setting: Setting,
  forced: readonly (readonly [PlayerId, PlayerId])[],
): PairingFailure | null {
  const { compatible, players } = setting;
  for (const [a, b] of forced) {
    const [x, y] = [a, b].map((id) => players.findIndex((player) => player.id === id)) as [number, number];
    if (x < 0 || y < 0 || !compatible.has(x, y))
      return { code: 'forced-pair-forbidden', article: 'C.04.4.3 2.1', players: [a, b], rule: '2.1' };
    for (const [from, to] of [
      [x, y],
      [y, x],
    ] as const) {
      for (const other of compatible.neighbours(from)) if (other !== to) compatible.disconnect(from, other);
    }
  }
  return null;
}

/** Why the players cannot all be paired: a group with too few opponents, or that nobody may have the bye. */
function failureOf({ compatible, players }: Setting): PairingFailure {
  const stuck = blockedVertices(compatible, players.length % 2);
  if (stuck.length === 0)
    return { code: 'nobody-may-receive-bye', article: 'C.04.1 4', players: players.map(({ id }) => id) };
  return {
    code: 'no-legal-pairing',
    article: 'C.04.4.3 2.1',
    players: stuck.map((place) => players[place]!.id),
  };
}

/** The pairs with their colours, in board order. */
function boardsOf({ task, players }: Setting, pairs: readonly MadePair[]): LimBoard[] {
  return pairs
    .map((made) => {
      const [higher, lower] = [players[made.higher]!, players[made.lower]!];
      return { made, higher, lower, colours: allocate(task, higher, lower, made.belowMedian) };
    })
    .sort(compareBoards);
}
