/** A recorded round as its own system sees it: which system, which task, which boards; tables whose numbers are not 1, 2, 3 … */
import { describe, expect, it } from 'vitest';
import { explainedRound, recordedRound, traceOf } from '../../src-engine/checker/recorded.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { tournamentOf } from '../oracle/notation.ts';

/** Six players: round 1 as Dutch pairs it, then round 2. */
const PLAYED = tournamentOf(['4w1 2b=', '5b1 1w=', '6w1 .', '1b0 5w1', '2w0 4b0', '3b0 .'], 1, {
  rounds: 5,
  initialColour: 'white',
  system: 'dutch-2026',
});
/** The first round of the tournament with these changes. */
function withRound(
  more: Partial<Tournament['rounds'][number]>,
  rules: Partial<Tournament['rules']> = {},
): Tournament {
  const [first] = PLAYED.rounds;
  return { ...PLAYED, rules: { ...PLAYED.rules, ...rules }, rounds: [{ ...first!, ...more }] };
}
const byWhite = (boards: readonly (readonly number[])[]) => boards.toSorted(([, a], [, b]) => a! - b!);
const idsOf = (tournament: Tournament) =>
  tournament.rounds[0]!.boards.map(({ white, black }) => [white, black]);
/** Steps come in the order of the work: they are told in that of Whites. */
const boardsOf = (tournament: Tournament) =>
  traceOf(tournament, 1)
    .flatMap((step) => (step.code === 'board' ? [[step.board, step.white, step.black]] : []))
    .toSorted(([, a], [, b]) => a! - b!);

describe('a recorded round', () => {
  it('is that of its number, as it was recorded', () => {
    const { pairing, task, system } = recordedRound(PLAYED, 1)!;
    expect(pairing.pairs.map(({ white, black }) => [white, black])).toEqual(idsOf(PLAYED));
    expect([task.round, system.id]).toEqual([1, 'dutch-2026']);
    for (const round of [0, 2]) {
      expect([recordedRound(PLAYED, round), explainedRound(PLAYED, round)]).toEqual([null, null]);
      expect(traceOf(PLAYED, round)).toEqual([]);
    }
  });

  it('is seen by the system that it names, else by that of the tournament; by none where that is unknown', () => {
    const system = (tournament: Tournament) => recordedRound(tournament, 1)?.system.id ?? null;
    expect(system(withRound({ system: '' }, { system: 'dubov-2026' }))).toBe('dubov-2026');
    expect(system(withRound({ system: 'burstein-2026' }, { system: 'dubov-2026' }))).toBe('burstein-2026');
    const unknown = withRound({ system: 'nobody knows' });
    expect([system(unknown), explainedRound(unknown, 1), traceOf(unknown, 1)]).toEqual([null, null, []]);
  });

  it('is explained board by board as it was recorded, also where the system pairs otherwise', () => {
    const own = explainedRound(PLAYED, 1)!;
    expect(own.reasons.map(({ white, black }) => [white, black])).toEqual(idsOf(PLAYED));
    const [one, two, three] = PLAYED.rounds[0]!.boards;
    const other = withRound({
      boards: [{ ...one!, black: two!.white }, { ...two!, white: one!.black }, three!],
    });
    expect(explainedRound(other, 1)!.reasons.map(({ white, black }) => [white, black])).toEqual(idsOf(other));
  });

  it('has its steps with the tables that were recorded', () => {
    const pairs = idsOf(PLAYED);
    expect(boardsOf(PLAYED)).toEqual(byWhite(pairs.map(([white, black], at) => [at + 1, white!, black!])));
    const seated = withRound({ boardNumbers: [14, 11, 20] });
    expect(boardsOf(seated)).toEqual(
      byWhite(pairs.map(([white, black], at) => [[14, 11, 20][at]!, white!, black!])),
    );
  });

  it('has the tables as they are numbered now for pairs that were not recorded', () => {
    const [one, two, three] = PLAYED.rounds[0]!.boards;
    const seating = { firstBoard: 7, leftOut: [8], fixed: [] };
    const other = withRound(
      {
        boards: [{ ...one!, white: one!.black, black: one!.white }, two!, three!],
        boardNumbers: [14, 11, 20],
      },
      { seating },
    );
    const pairs = idsOf(PLAYED);
    expect(boardsOf(other)).toEqual(
      byWhite([
        [7, ...pairs[0]!],
        [11, ...pairs[1]!],
        [20, ...pairs[2]!],
      ]),
    );
  });
});
