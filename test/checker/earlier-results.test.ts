/** Corrections as the comments of a report tell them, and as they are read again. */
import { describe, expect, it } from 'vitest';
import { checkTournament } from '../../src-engine/checker/check.ts';
import { agreesBefore, asCounted, toldCorrections } from '../../src-engine/checker/earlier-results.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { GAME_RESULTS, type GameResult } from '../../src-engine/model/result.ts';
import { shortNames } from '../../src-engine/model/short-names.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import type { Board, Tournament } from '../../src-engine/model/tournament.ts';
import { reportLineOf } from '../../src-engine/texts/report-lines.ts';

it.each(GAME_RESULTS)('4.3 every result is read as it was written: %s', (was) => {
  const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players: 12, rounds: 3 });
  if (!generated.ok) throw new Error(generated.failure.code);
  const tournament = generated.value;
  const names = shortNames(tournament.players);
  const { white, black } = tournament.rounds[1]!.boards[2]!;
  const lines = (['result-corrected-late', 'result-rated-only'] as const).map((kind) =>
    reportLineOf(
      {
        ...{ seq: 1, command: '', part: 0, kind, actor: 'CA', at: '2026-11-21T09:00:00.000+00:00' },
        payload: { round: 2, board: 3, white, black, was, result: 'draw', why: 'Both came, and asked' },
      },
      2,
      (id) => names.get(id)!,
    ),
  );
  const keptRecords = lines.map((line) => ({ line, after: '' }));
  const told = { round: 2, white, black, was, now: 'draw' };
  expect(toldCorrections({ ...tournament, keptRecords })).toEqual([
    { ...told, forRating: false },
    { ...told, forRating: true },
  ]);
});

describe('4.3 a comment that tells a correction', () => {
  /** Round 12 has one game, 9 with White against 4. */
  const told = (...lines: readonly string[]) => {
    const named = (id: number, name: string) => ({ ...blankPlayer(id, name), tpn: 20 - id });
    const board: Board = { white: 9, black: 4, result: 'draw', ratedAs: null };
    const empty: readonly Board[] = [];
    return toldCorrections({
      players: [named(4, 'Holt, Jan'), named(9, 'Berg, Ann')],
      rounds: Array.from({ length: 12 }, (_, index) => ({ boards: index === 11 ? [board] : empty })),
      keptRecords: lines.map((line) => ({ line, after: '' })),
    } as unknown as Tournament).map(({ round, white, black, was, now, forRating }) =>
      [round, white, black, was, now, forRating].join(' '),
    );
  };
  const START = '### Correction @ Round 12: Result corrected late, board 17, Berg – Holt, ';

  it('names a round and a board of two digits, and may end with the result', () => {
    expect(told(`${START}½ – ½, now 1 – 0`)).toEqual(['12 9 4 draw white-wins false']);
    expect(told(`${START}½ – ½, now 1F – 0F: Did not come`)).toEqual([
      '12 9 4 draw forfeit-white-wins false',
    ]);
    expect(told(`${START}0F – 1F, now adjourned, as both asked`)).toEqual([
      '12 9 4 forfeit-black-wins adjourned false',
    ]);
    expect(told(`${START}open, now 0 – 1`)).toEqual(['12 9 4 open black-wins false']);
  });

  it('is no other comment, and has nothing before its results', () => {
    expect(told('### Correction @ Round 12: The clock was set anew', '### Berg and Holt agreed')).toEqual([]);
    expect(told(`#${START}½ – ½, now 1 – 0`, `Seen: ${START}½ – ½, now 1 – 0`)).toEqual([]);
    expect(told(`${START}it was ½ – ½, now 1 – 0`, `${START}½ – ½, now 1 – 0?`)).toEqual([]);
    expect(told(`${START}½ – ½, now drawn`, `${START}lost, now 1 – 0`)).toEqual([]);
    // Another game of the round, and another round.
    expect(told(START.replace('Berg – Holt', 'Holt – Berg') + '½ – ½, now 1 – 0')).toEqual([]);
    expect(told(START.replace('12', '11') + '½ – ½, now 1 – 0')).toEqual([]);
    expect(told(START.replace('12', '13') + '½ – ½, now 1 – 0')).toEqual([]);
  });
});

/** Twelve players and three rounds, as the system paired them. */
const PLAYED: Tournament = (() => {
  const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, seed: 7, players: 12, rounds: 3 });
  if (!generated.ok) throw new Error(generated.failure.code);
  return generated.value;
})();

interface Correction {
  readonly round: number;
  readonly board: number;
  readonly was: GameResult;
  readonly now: GameResult;
  readonly forRating?: boolean;
}

/** The comment that a report has for a correction, in the order in which they were made. */
function withComments(tournament: Tournament, corrections: readonly Correction[]): Tournament {
  const names = shortNames(tournament.players);
  const lines = corrections.map(({ round, board, was, now, forRating = false }) => {
    const { white, black } = tournament.rounds[round - 1]!.boards[board - 1]!;
    const kind = forRating ? ('result-rated-only' as const) : ('result-corrected-late' as const);
    return reportLineOf(
      {
        ...{ seq: 1, command: '', part: 0, kind, actor: 'CA', at: '2026-11-21T09:00:00.000+00:00' },
        payload: { round, board, white, black, was, result: now, why: 'Slip' },
      },
      round,
      (id) => names.get(id)!,
    );
  });
  return { ...tournament, keptRecords: lines.map((line) => ({ line, after: '' })) };
}

function withResult(tournament: Tournament, round: number, board: number, result: GameResult): Tournament {
  const rounds = tournament.rounds.map((each, at) =>
    at === round - 1
      ? { ...each, boards: each.boards.map((one, place) => (place === board - 1 ? { ...one, result } : one)) }
      : each,
  );
  return { ...tournament, rounds };
}

const results = (tournament: Tournament) =>
  tournament.rounds.map(({ boards }) => boards.map(({ result }) => result));

describe('4.3 the results that count, of a report whose comments tell what is rated', () => {
  const rated = (was: GameResult, now: GameResult): Correction => ({
    ...{ round: 2, board: 3, was, now },
    forRating: true,
  });
  const counted = (result: GameResult, ...corrections: readonly Correction[]) =>
    asCounted(withComments(withResult(PLAYED, 2, 3, result), corrections));

  it('are those before the correction, at its board alone', () => {
    const found = counted('black-wins', rated('draw', 'black-wins'));
    expect(results(found!.tournament)).toEqual(results(withResult(PLAYED, 2, 3, 'draw')));
    expect(found!.corrections).toHaveLength(1);
  });

  it('are those of the file where it has not what is rated', () => {
    const found = counted('draw', rated('draw', 'black-wins'));
    expect(results(found!.tournament)).toEqual(results(withResult(PLAYED, 2, 3, 'draw')));
  });

  it('are not known where the file has neither', () => {
    expect(counted('white-wins', rated('draw', 'black-wins'))).toBeNull();
  });

  it('are found by taking the last of several back first; an open game counts as adjourned', () => {
    const found = counted('white-wins', rated('open', 'draw'), rated('draw', 'white-wins'));
    expect(results(found!.tournament)).toEqual(results(withResult(PLAYED, 2, 3, 'adjourned')));
    expect(counted('white-wins', rated('draw', 'white-wins'), rated('open', 'draw'))).toBeNull();
  });

  it('are those of the file where no correction is for rating only', () => {
    expect(counted('draw', { round: 2, board: 3, was: 'white-wins', now: 'draw' })).toBeNull();
    expect(counted('draw')).toBeNull();
  });
});

describe('4.3 a round that agrees with the results before a correction', () => {
  /** A result of round 1 with which round 2 is no longer the system's. */
  const [board, was, now] = (() => {
    for (const [place, { result }] of PLAYED.rounds[0]!.boards.entries())
      for (const other of ['white-wins', 'draw', 'black-wins'] as const)
        if (other !== result) {
          const turned = withResult(PLAYED, 1, place + 1, other);
          const check = checkTournament(turned, { rounds: [2] });
          if (check.ok && !check.value.rounds[0]!.agrees) return [place + 1, result, other] as const;
        }
    throw new Error('Every round agrees.');
  })();
  const corrected = withResult(PLAYED, 1, board, now);
  const correction = { round: 1, board, was, now };
  const taken = (tournament: Tournament, round: number, ...corrections: readonly Correction[]) =>
    agreesBefore(withComments(tournament, corrections), round)?.map((each) => [
      each.round,
      each.was,
      each.now,
    ]) ?? null;

  it('names the corrections that are taken back', () => {
    expect(taken(corrected, 2, correction)).toEqual([[1, was, now]]);
  });

  it('takes a later one back too where it has to, and does not name what was corrected in a later game', () => {
    const later = { round: 3, board: 2, was: 'draw', now: PLAYED.rounds[2]!.boards[1]!.result } as const;
    expect(taken(corrected, 2, correction, later)).toEqual([[1, was, now]]);
    const third = (['white-wins', 'draw', 'black-wins'] as const).find(
      (each) => each !== was && each !== now,
    )!;
    const twice = [
      { round: 1, board, was, now: third },
      { round: 1, board, was: third, now },
    ];
    // With the result in between round 2 is another one too.
    expect(taken(corrected, 2, ...twice)).toEqual([
      [1, was, third],
      [1, third, now],
    ]);
    // The correction before it had been made when round 2 was paired.
    expect(taken(corrected, 2, { round: 1, board, was: third, now: was }, correction)).toEqual([
      [1, was, now],
    ]);
  });

  it('is none where the round agrees with the results as they are, and not with those before', () => {
    expect(taken(PLAYED, 2, { round: 1, board, was: now, now: was })).toBeNull();
  });

  it('is looked at by itself: another round may be no round of the system', () => {
    const [first, second, ...others] = corrected.rounds[2]!.boards;
    const exchanged = [
      { ...first!, black: second!.black },
      { ...second!, black: first!.black },
    ];
    const third = { ...corrected.rounds[2]!, boards: [...exchanged, ...others] };
    const other = { ...corrected, rounds: corrected.rounds.with(2, third) };
    const check = checkTournament(other, { rounds: [3] });
    expect(check.ok && check.value.rounds.map(({ agrees }) => agrees)).toEqual([false]);
    expect(taken(other, 2, correction)).toEqual([[1, was, now]]);
    // Its own corrections say nothing about how a round was paired.
    const own = { round: 2, board: 3, was: 'open', now: PLAYED.rounds[1]!.boards[2]!.result } as const;
    expect(taken(PLAYED, 2, own)).toBeNull();
  });

  it('is none where the comments contradict the results, or tell of no earlier game', () => {
    expect(taken(PLAYED, 2, correction)).toBeNull();
    expect(
      taken(PLAYED, 2, { round: 3, board: 2, was: 'draw', now: PLAYED.rounds[2]!.boards[1]!.result }),
    ).toBeNull();
    expect(taken(PLAYED, 2)).toBeNull();
  });
});
