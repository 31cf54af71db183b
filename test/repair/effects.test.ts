/** C.04.2 4.3: the effects of a correction, written out for six players. Identities, numbers, places and boards all differ. */
import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { correctionEffects, type Correction } from '../../src-engine/repair/effects.ts';
import { eventOf, idOf } from '../renumbered.ts';

/** Round 1: 1–4 1–0, 5–2 0–1, 3–6 ½–½. Round 2: 2–1 ½–½, 4–3 0–1, 6–5 1–0. Round 3 is under way. */
const LINES = ['4w1 2b= 3w?', '5b1 1w= 6b?', '6w= 4b1 1b?', '1b0 3w0 5b?', '2w0 6b0 4w?', '3b= 5w1 2w?'];

function tournamentOf(
  systems: readonly string[] = ['', 'dutch-2026', ''],
  unrated: readonly number[] = [],
): Tournament {
  const made = eventOf(
    LINES.map((line) => line.replaceAll('?', '=')),
    3,
    { system: 'dutch-2026', tieBreaks: ['BPG', 'WIN'] },
  );
  return {
    ...made,
    players: made.players.map((player) => ({
      ...player,
      rating: unrated.includes(player.tpn) ? 0 : 2200 - 100 * player.tpn,
    })),
    rounds: made.rounds.map(({ boards, ...round }, at) => ({
      ...round,
      system: systems[at]!,
      boards: [boards[1]!, boards[0]!, boards[2]!].map((board) =>
        at === 2 ? { ...board, result: 'open' as const } : board,
      ),
      boardNumbers: [4, 6, 9],
    })),
  };
}

/** What it changes that 1–4, on board 6 of round 1, gets this result. */
function effects(result: GameResult, more: Partial<Correction> = {}, tournament = tournamentOf()) {
  return correctionEffects(tournament, {
    round: 1,
    board: 6,
    result,
    kind: 'result-corrected-late',
    ...more,
  });
}

describe('C.04.2 4.3 a result that is corrected', () => {
  it('changes points and ranks of its two players, ranks of others, tie-breaks, later pairings and ratings', () => {
    expect(effects('black-wins')).toEqual({
      // Before, 1, 2, 3 and 6 share the first place with 1½, 4 and 5 the fifth with nothing.
      players: [
        { player: idOf(4), points: [0, 10], rank: [5, 4] },
        { player: idOf(1), points: [15, 5], rank: [1, 5] },
      ],
      // 5 alone is sixth.
      otherRanks: 1,
      tieBreaks: [{ code: 'WIN', players: 2 }],
      pairings: [
        // 2–1, 4–3 and 6–5 would have been 2–4, 1–3 and 6–5.
        { round: 2, boards: 3, different: 2 },
        // 3–2, 1–6 and 5–4 would have been 3–2, 4–6 and 1–5.
        { round: 3, boards: 3, different: 2 },
      ],
      // 0.15 less 0.14 become −0.85 less 0.14, and −0.15 less 0.36 become 0.85 less 0.36, times 20.
      ratings: [
        { player: idOf(1), was: 0, now: -20 },
        { player: idOf(4), was: -10, now: 10 },
      ],
    });
  });

  it('changes nothing where it stays the same', () => {
    expect(effects('white-wins')).toEqual({
      players: [],
      otherRanks: 0,
      tieBreaks: [],
      pairings: [
        { round: 2, boards: 3, different: 0 },
        { round: 3, boards: 3, different: 0 },
      ],
      ratings: [],
    });
  });

  it('for rating only changes nothing but ratings', () => {
    expect(effects('black-wins', { kind: 'result-rated-only' })).toEqual({
      ...effects('white-wins'),
      ratings: [
        { player: idOf(1), was: 0, now: -20 },
        { player: idOf(4), was: -10, now: 10 },
      ],
    });
  });

  it('changes no rating where one of the two has none', () => {
    expect(effects('black-wins', {}, tournamentOf(undefined, [4])).ratings).toEqual([]);
  });

  it('in the last round changes no pairing, and the points of one whose rank stays are told', () => {
    // 5–4 on board 4 of round 3: both have half a point then, and 4 has had Black twice.
    expect(effects('draw', { round: 3, board: 4 })).toEqual({
      players: [
        { player: idOf(4), points: [0, 5], rank: [5, 5] },
        { player: idOf(5), points: [0, 5], rank: [5, 6] },
      ],
      otherRanks: 0,
      tieBreaks: [{ code: 'BPG', players: 1 }],
      pairings: [],
      // 4 drew against 100 points less, 5 against 100 points more.
      ratings: [
        { player: idOf(5), was: -16, now: -13 },
        { player: idOf(4), was: -10, now: -13 },
      ],
    });
  });
});

describe('C.04.2 4.3 the pairings of later rounds', () => {
  it('are asked of the system of each round, or of the rules; unknown where there is none', () => {
    const pairings = (...systems: readonly string[]) =>
      effects('black-wins', {}, tournamentOf(systems)).pairings;
    expect(pairings('', 'keizer', '')).toEqual([
      { round: 2, boards: 3, different: null },
      { round: 3, boards: 3, different: 2 },
    ]);
    expect(pairings('keizer', '', 'keizer')).toEqual([
      { round: 2, boards: 3, different: 2 },
      { round: 3, boards: 3, different: null },
    ]);
  });

  it('are those on the wall, not of a draft', () => {
    const tournament = tournamentOf();
    const rounds = tournament.rounds.map((round, at) =>
      at === 2 ? { ...round, stage: 'draft' as const } : round,
    );
    expect(effects('black-wins', {}, { ...tournament, rounds }).pairings).toEqual([
      { round: 2, boards: 3, different: 2 },
    ]);
  });
});
