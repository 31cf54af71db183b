/** Opponents' scores: Buchholz (8.1) and Sonneborn-Berger (9.1), with unplayed rounds by C.07 Art. 16. */
import type { Contribution, Treatment } from './contribution.ts';
import { EDITIONS } from './edition.ts';
import {
  isRequestedBye,
  isVoluntarilyUnplayed,
  type Participant,
  type RoundEntry,
  type ScoreTable,
} from './score-table.ts';

/**
 * Each participant's score as it enters the tie-breaks of their opponents: a requested bye in the last round, or
 * followed by voluntarily unplayed rounds only (16.2.5), counts as a draw; every other unplayed round as awarded
 * (Art. 16.3). In an event with pairings known beforehand Art. 16 does not apply. Indexed like the participants.
 */
export function adjustedScoresOf(table: ScoreTable): readonly number[] {
  return table.participants.map((participant) =>
    table.predetermined ? participant.score : adjustedScore(participant, table.draw),
  );
}

function adjustedScore({ entries, score }: Participant, draw: number): number {
  let adjusted = score;
  for (let round = entries.length - 1; round >= 0; round--) {
    const entry = entries[round]!;
    if (!isVoluntarilyUnplayed(entry)) break;
    if (isRequestedBye(entry)) adjusted += draw - entry.points;
  }
  return adjusted;
}

/**
 * The Buchholz contributions of one participant, one a round, in tenths: who was met twice counts twice (4.4). Rounds without a game count as games
 * against a dummy with the participant's own score (Art. 16.4); since 1 March 2026 the dummy has at most the
 * adjusted score of the scheduled opponent (forfeits) or a draw for every round counted (byes).
 */
export function opponentScores(
  table: ScoreTable,
  adjusted: readonly number[],
  participant: Participant,
): readonly Contribution[] {
  const contributions: Contribution[] = [];
  participant.entries.forEach((entry, round) => {
    // Art. 16 knows dummies in Swiss events only: elsewhere a round without opponent adds nothing.
    if (entry.kind === 'free' || (table.predetermined && entry.opponent < 0)) return;
    const [treatment, significance] = scoreMet(table, adjusted, participant, entry);
    contributions.push({
      round,
      opponent: entry.opponent,
      points: entry.points,
      significance,
      amount: significance,
      treatment,
      voluntarilyUnplayed: isVoluntarilyUnplayed(entry),
      cut: null,
    });
  });
  return contributions;
}

/** How the round counts and the score of the opponent or dummy. */
function scoreMet(
  table: ScoreTable,
  adjusted: readonly number[],
  { score: own }: Participant,
  entry: RoundEntry,
): [Treatment, number] {
  if (entry.kind === 'played') {
    return [entry.forfeit ? 'forfeit-as-played' : 'played', adjusted[entry.opponent]!];
  }
  if (entry.kind === 'open') return ['open', adjusted[entry.opponent]!];
  if (!EDITIONS[table.text].capsDummies) return ['dummy-own-score', own];
  if (entry.forfeit && entry.opponent >= 0) {
    const cap = adjusted[entry.opponent]!;
    return own > cap ? ['dummy-opponent-cap', cap] : ['dummy-own-score', own];
  }
  const cap = table.draw * table.rounds;
  return own > cap ? ['dummy-draws-cap', cap] : ['dummy-own-score', own];
}

/** Buchholz contributions weighted with the points of the round (Sonneborn-Berger, Art. 9.1); hundredths. */
export function weightedByPoints(contributions: readonly Contribution[]): readonly Contribution[] {
  return contributions.map((contribution) => ({
    ...contribution,
    amount: contribution.points * contribution.significance,
  }));
}
