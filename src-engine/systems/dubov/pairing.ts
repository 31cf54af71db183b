/** A whole round of the Dubov System: C.04.4.1 (2026) 1.9 and Art. 3. */
import { withForcedPairs } from '../frame/forced-pairs.ts';
import { compareBoards } from '../../history/board-sequence.ts';
import type { Competitor } from '../../history/competitor.ts';
import { contains } from '../../matching/bit-graph.ts';
import { blockedVertices } from '../../matching/blocked.ts';
import { Matching } from '../../matching/cardinality.ts';
import { graphOf } from '../../matching/relation.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingFailure, PairingOptions, PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { dubovPlayers, mayMeet, strengthOf, type DubovPlayer } from './player.ts';
import { initialSubgroups, recomposed } from './subgroups.ts';
import { firstTransposition } from './transposition.ts';
import { upfloatersOf } from './upfloaters.ts';

export interface DubovBoard {
  readonly higher: Competitor;
  readonly lower: Competitor;
  /** A player of the pair changed from one subgroup to the other (3.2.4). */
  readonly shifted: boolean;
  readonly colours: Allocation;
}

export interface DubovRound {
  readonly pairing: Pairing;
  /** In the order of `pairing.pairs`. */
  readonly boards: readonly DubovBoard[];
  readonly steps: readonly string[];
}

/**
 * The round with the record of how it came about. Fails with `too-few-players`, `ratings-missing` (1.1),
 * `initial-colour-missing`, `nobody-may-receive-bye`, `forced-pair-forbidden` or `no-legal-pairing`.
 */
export function pairRound(
  task: PairingTask,
  options: PairingOptions = {},
): Outcome<DubovRound, PairingFailure> {
  const objection = objectionTo(task);
  if (objection !== null) return fail(objection);
  const forced = withForcedPairs(task.competitors, options.forced ?? [], {
    id: 'C1',
    article: 'C.04.4.1 2.1.1',
  });
  if (!forced.ok) return forced;
  const steps: string[] = [];
  let players = dubovPlayers(task, forced.value);
  let bye: DubovPlayer | null = null;
  if (players.length % 2 === 1) {
    bye = byeReceiver(players, options.forcedBye);
    if (bye === null) return fail(failureOf(players));
    steps.push(`3.1: ${nameOf(bye)} receives the pairing-allocated bye`);
    players = players.filter((player) => player !== bye);
  }
  if (new Matching(legalGraph(players)).maximise(0) > 0) return fail(failureOf(players));
  const boards = pairBrackets(task, players, steps).sort(compareBoards);
  return ok({
    pairing: { pairs: boards.map(({ colours }) => colours.pair), bye: bye?.id ?? null },
    boards,
    steps,
  });
}

/** What keeps the round from being paired at all; null for nothing. */
export function objectionTo({ competitors, initialColour }: PairingTask): PairingFailure | null {
  const ids = competitors.map(({ id }) => id);
  if (ids.length < 2) return { code: 'too-few-players', players: ids };
  const unrated = competitors.filter((player) => strengthOf(player) === 0).map(({ id }) => id);
  if (unrated.length > 0) return { code: 'ratings-missing', article: 'C.04.4.1 1.1', players: unrated };
  if (initialColour === null && competitors.some(({ gamesPlayed }) => gamesPlayed === 0))
    return { code: 'initial-colour-missing', article: 'C.04.4.1 5.1' };
  return null;
}

/** Number and name, for the record. */
export function nameOf({ tpn, competitor }: DubovPlayer): string {
  return `${tpn} ${competitor.player.name}`;
}

function legalGraph(players: readonly DubovPlayer[]) {
  return graphOf(players.length, (a, b) => mayMeet(players[a]!, players[b]!));
}

/** 3.1: who leaves a complete pairing, has the lowest score, has played most games, has the largest number. */
function byeReceiver(players: readonly DubovPlayer[], forced: PlayerId | undefined): DubovPlayer | null {
  const matching = new Matching(legalGraph(players));
  if (matching.maximise(1) !== 1) return null;
  matching.findExchangeable(matching.mate.indexOf(-1));
  const possible = players
    .filter((player, place) => contains(matching.even, place) && !player.competitor.byeBarred)
    .filter(({ id }) => forced === undefined || id === forced)
    .sort(
      (a, b) => a.score - b.score || b.competitor.gamesPlayed - a.competitor.gamesPlayed || b.tpn - a.tpn,
    );
  return possible[0] ?? null;
}

function failureOf(players: readonly DubovPlayer[]): PairingFailure {
  const stuck = blockedVertices(legalGraph(players), players.length % 2);
  if (stuck.length === 0)
    return { code: 'nobody-may-receive-bye', article: 'C.04.1 4', players: players.map(({ id }) => id) };
  return {
    code: 'no-legal-pairing',
    article: 'C.04.4.1 1.9',
    players: stuck.map((place) => players[place]!.id),
  };
}

/** 1.9, 3.2: scoregroup after scoregroup from the top, each with its upfloaters. Players are by score, then number. */
function pairBrackets(task: PairingTask, players: readonly DubovPlayer[], steps: string[]): DubovBoard[] {
  const boards: DubovBoard[] = [];
  let rest = players;
  while (rest.length > 0) {
    const residents = rest.filter(({ score }) => score === rest[0]!.score);
    const below = rest.slice(residents.length);
    const upfloaters = upfloatersOf(residents, below, task.round === task.rounds);
    for (const player of upfloaters) steps.push(`3.2.2: ${nameOf(player)} upfloats`);
    const { g1, g2, shifters } = recomposed(initialSubgroups([...residents, ...upfloaters]), mayMeet);
    for (const player of shifters) steps.push(`3.2.4: ${nameOf(player)} changes to the other subgroup`);
    for (const [white, black] of firstTransposition(s1Of(g1), t2Of(g2), mayMeet)) {
      const [higher, lower] =
        (black.score - white.score || white.tpn - black.tpn) < 0 ? [white, black] : [black, white];
      boards.push({
        higher: higher.competitor,
        lower: lower.competitor,
        shifted: shifters.includes(white) || shifters.includes(black),
        colours: allocate(task, higher, lower),
      });
    }
    const seated = new Set([...g1, ...g2]);
    rest = rest.filter((player) => !seated.has(player));
  }
  return boards;
}

/** 3.2.5: by ARO, then number. */
function s1Of(g1: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g1].sort((a, b) => a.aro - b.aro || a.tpn - b.tpn);
}

/** 4.4: by number. */
function t2Of(g2: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g2].sort((a, b) => a.tpn - b.tpn);
}
