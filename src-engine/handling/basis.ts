/** What a round is paired by, so that a draft that no longer follows from it is found. */
import type { Competitor } from '../history/competitor.ts';
import { publishedRounds, type Tournament } from '../model/tournament.ts';
import { pairingTaskOf } from './task.ts';

/**
 * Results, colours, scores, numbers, byes, who takes part and who is kept apart, as `round` is paired by them: two tournaments
 * with the same text have the same pairing, as far as it does not depend on ratings (a draft keeps those that it was paired
 * with). `''` where the round cannot be paired.
 */
export function basisOf(tournament: Tournament, round: number): string {
  // A draft that is there already says nothing of who is to be paired.
  const before = { ...tournament, rounds: tournament.rounds.slice(0, publishedRounds(tournament)) };
  const task = pairingTaskOf(before, round, { participants: 'declared' });
  if (!task.ok) return '';
  const { rounds, scoring, initialColour, competitors, field, arrangedByes = [] } = task.value;
  const taking = competitors.map(({ id }) => id);
  return JSON.stringify([
    rounds,
    scoring,
    initialColour,
    taking,
    [...arrangedByes],
    [...field.values()].map(factsOf),
  ]);
}

function factsOf({ id, tpn, parityNumber, score, pairingScore, rounds, barred, byeBarred }: Competitor) {
  // C.04.2 3.1: an adjourned game and the draw that it counted as are the same to a pairing.
  const cells = rounds.map(({ cell: { opponent, colour, code }, points }) => [
    opponent,
    colour,
    code === '?' ? '=' : code,
    points,
  ]);
  return [id, tpn, parityNumber, score, pairingScore, byeBarred, [...barred].sort((a, b) => a - b), cells];
}
