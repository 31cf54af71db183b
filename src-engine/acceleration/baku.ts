/**
 * Baku acceleration: C.04.7 (2026) for any number of rounds, and C.04.5.1 (2017) for nine rounds or more.
 * Both give virtual points to a top group GA in the first rounds; they differ in how long and how much.
 */
import type { PlayerId } from '../model/player.ts';
import { isArranged } from '../model/result.ts';
import { drawOf, winOf } from '../model/scoring.ts';
import type { Acceleration, VirtualPoints } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';

/** Fewest rounds for which the text of 2017 knows Baku acceleration (C.04.5.1 1). */
const BAKU_2017_LEAST_ROUNDS = 9;

/** Size of GA: the first half of `players`, rounded up to an even number (C.04.7 1.2; 2017: C.04.5.1 2). */
export function topGroupSize(players: number): number {
  return 2 * Math.ceil(players / 4);
}

/**
 * Rounds in which GA carries the value of a win, and rounds in which it carries half of it afterwards.
 * C.04.7 (2026) 1.4: half of all rounds are accelerated, the first half of those fully; C.04.5.1 (2017) 4: 3 and 2.
 */
export function acceleratedRounds(
  edition: Exclude<Acceleration, 'none'>,
  rounds: number,
): { readonly full: number; readonly half: number } {
  switch (edition) {
    case 'baku-2017':
      return rounds >= BAKU_2017_LEAST_ROUNDS ? { full: 3, half: 2 } : { full: 0, half: 0 };
    case 'baku-2026': {
      const accelerated = Math.ceil(rounds / 2);
      const full = Math.ceil(accelerated / 2);
      return { full, half: accelerated - full };
    }
  }
}

/**
 * Members of GA by identity. The group is split by the players of round 1: who enters later, or has an announced bye in
 * it, has no number yet (C.04.2 2.4). Its last member stays the same person when those shift the numbers, and whoever
 * is numbered above that person belongs to it (C.04.7 1.3; 2017: C.04.5.1 3). Empty until numbers are assigned.
 */
export function topGroupOf(tournament: Tournament): readonly PlayerId[] {
  const numbered = tournament.players.filter((player) => player.tpn > 0).sort((a, b) => a.tpn - b.tpn);
  const waiting = new Set(byesOfRound1(tournament));
  const first = numbered.filter(({ id, entryRound }) => entryRound <= 1 && !waiting.has(id));
  const last = first[topGroupSize(first.length) - 1];
  if (last === undefined) return first.map((player) => player.id);
  return numbered.filter((player) => player.tpn <= last.tpn).map((player) => player.id);
}

/** Players with an announced bye in round 1, recorded in its column or still among their absences. */
function byesOfRound1({ players, rounds }: Tournament): readonly PlayerId[] {
  const recorded = rounds[0]?.unpaired.filter(({ kind }) => isArranged(kind)) ?? [];
  const announced = players.filter(({ absences }) => absences.some(({ round }) => round === 1));
  return [...recorded.map(({ player }) => player), ...announced.map(({ id }) => id)];
}

/**
 * Virtual points of the acceleration that the tournament's rules name, as spans of rounds; empty for `none` and
 * where the edition does not apply. They count for pairings only (C.04.7 1.5).
 */
export function bakuVirtualPoints(tournament: Tournament): readonly VirtualPoints[] {
  const { acceleration, rounds, scoring } = tournament.rules;
  if (acceleration === 'none') return [];
  const { full, half } = acceleratedRounds(acceleration, rounds);
  const players = topGroupOf(tournament);
  const spans: VirtualPoints[] = [];
  if (full > 0) spans.push({ points: winOf(scoring), firstRound: 1, lastRound: full, players });
  if (half > 0)
    spans.push({ points: drawOf(scoring), firstRound: full + 1, lastRound: full + half, players });
  return spans;
}

/**
 * Whether virtual points that were recorded are those of a text of Baku acceleration, in the rounds that were paired and in
 * round 1; also true where none were recorded.
 */
export function isBaku(tournament: Tournament): boolean {
  const { rules, rounds, players } = tournament;
  if (rules.virtualPoints.length === 0) return true;
  const inRound = (spans: readonly VirtualPoints[], round: number) => {
    const given = spans.filter(({ firstRound, lastRound }) => firstRound <= round && round <= lastRound);
    return players
      .map(({ id }) => given.reduce((sum, span) => sum + (span.players.includes(id) ? span.points : 0), 0))
      .join();
  };
  const paired = Array.from({ length: Math.max(1, rounds.length) }, (_, index) => index + 1);
  return (['baku-2026', 'baku-2017'] as const).some((acceleration) => {
    const due = bakuVirtualPoints({ ...tournament, rules: { ...rules, acceleration } });
    return paired.every((round) => inRound(rules.virtualPoints, round) === inRound(due, round));
  });
}

/** Virtual points that hold for the tournament: as recorded, else as its acceleration defines them. */
export function virtualPointsOf(tournament: Tournament): readonly VirtualPoints[] {
  const { virtualPoints } = tournament.rules;
  return virtualPoints.length > 0 ? virtualPoints : bakuVirtualPoints(tournament);
}

/**
 * The tournament without recorded virtual points that are those of its acceleration in every round, so that late entries are
 * placed by the rule from then on (C.04.7 1.3).
 */
export function withoutDueVirtualPoints(tournament: Tournament): Tournament {
  const { rules } = tournament;
  const due = bakuVirtualPoints(tournament);
  const inOrder = (spans: readonly VirtualPoints[]) =>
    JSON.stringify(
      spans.map((span) => [
        span.points,
        span.firstRound,
        span.lastRound,
        span.players.toSorted((a, b) => a - b),
      ]),
    );
  if (inOrder(rules.virtualPoints) !== inOrder(due)) return tournament;
  return { ...tournament, rules: { ...rules, virtualPoints: [] } };
}
