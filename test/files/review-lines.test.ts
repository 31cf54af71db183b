/** What is said of a round that was checked, line by line, of corrections that a report tells, and of whose rounds can be checked. */
import { describe, expect, it } from 'vitest';
import type { RoundCheck } from '../../src-engine/checker/check.ts';
import { agreesBefore } from '../../src-engine/checker/earlier-results.ts';
import { checkTournament } from '../../src-engine/checker/check.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { shortNames } from '../../src-engine/model/short-names.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { en } from '../../src-engine/texts/index.ts';
import { reportLineOf } from '../../src-engine/texts/report-lines.ts';
import { mayCheckRounds, reviewTrf } from '../../src-main/files/trf-review.ts';
import type { TrfFile } from '../../src-main/files/trf.ts';

const NAMES = ['Adams', 'Berg', 'Castro', 'Dahl', 'Evans', 'Falk', 'Grant', 'Holt'];
const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, seed: 7, players: 8, rounds: 3 });
if (!made.ok) throw new Error(made.failure.code);
const event: Tournament = {
  ...made.value,
  info: { ...made.value.info, name: 'Club Open' },
  players: made.value.players.map((player, at) => ({ ...player, name: `${NAMES[at]}, Kim` })),
};
const [adams, berg, castro, dahl] = event.players.map(({ id }) => id) as [number, number, number, number];

const fileOf = (more: Partial<TrfFile> = {}): TrfFile =>
  ({
    ...{ tournament: event, format: 'trf26', encoding: 'utf-8', deviations: [] },
    ...{ pairsTeams: false, namesTieBreaks: true, lineOfTag: new Map() },
    ...more,
  }) as unknown as TrfFile;
const CHECK: RoundCheck = {
  ...{ round: 2, system: 'dutch-2026', agrees: false, due: null, differences: [], violations: [] },
};
const linesOf = (...checks: readonly RoundCheck[]) =>
  reviewTrf('club.trf', fileOf(), checks, en).roundDifferences.map(({ round, weight, text }) => [
    round,
    weight,
    text,
  ]);

describe('a round that was checked', () => {
  it('is summed up, then told difference by difference', () => {
    const differences: RoundCheck['differences'] = [
      { kind: 'pair-missing', white: adams, black: berg },
      { kind: 'pair-missing', white: castro, black: dahl },
      { kind: 'pair-unexpected', white: berg, black: adams },
      { kind: 'colours', white: dahl, black: castro },
      { kind: 'bye', expected: berg, recorded: null },
    ];
    expect(linesOf({ ...CHECK, differences, decidedBy: { id: 'C12', article: '3.1' } })).toEqual([
      [
        ...[2, 'summary'],
        '2 boards would be paired differently; 1 board with the other colours; the bye would go to another player.',
      ],
      [2, 'detail', 'Adams – Berg is due.'],
      [2, 'detail', 'Castro – Dahl is due.'],
      [2, 'detail', 'Berg – Adams is recorded.'],
      [2, 'detail', 'Dahl should have White against Castro.'],
      [2, 'detail', 'The bye is due to Berg; nobody had it.'],
      [2, 'detail', '3.1 [C12] decides against the first game recorded instead.'],
    ]);
  });

  it('may not be one that the system pairs at all, which is said once', () => {
    expect(
      linesOf({ ...CHECK, differences: [{ kind: 'not-pairable' } as RoundCheck['differences'][number]] }),
    ).toEqual([[2, 'summary', 'The system finds no pairing.']]);
  });

  it('may have given a bye that is due to nobody, and names players that are not on the list by number', () => {
    const bye = (expected: number | null, recorded: number | null): RoundCheck => ({
      ...{ ...CHECK, differences: [{ kind: 'bye', expected, recorded }] },
    });
    expect(linesOf(bye(null, castro))[1]).toEqual([2, 'detail', 'The bye is due to nobody; Castro had it.']);
    expect(linesOf(bye(adams, castro))[1]).toEqual([2, 'detail', 'The bye is due to Adams; Castro had it.']);
    expect(linesOf(bye(99, null))[1]).toEqual([
      ...[2, 'detail'],
      `The bye is due to ${en.roundHandling.player(99)}; nobody had it.`,
    ]);
  });

  it('is passed over where it agrees and breaks no rule; counted it is all the same', () => {
    const agrees = { ...CHECK, agrees: true };
    expect(linesOf(agrees, { ...CHECK, round: 3 })).toEqual([[3, 'summary', expect.any(String)]]);
    expect(reviewTrf('club.trf', fileOf(), [agrees, { ...agrees, round: 3 }], en).checkedRounds).toBe(2);
  });
});

/** Whether the rules can be asked. */
it('rounds are checked where players are paired by a system that is known', () => {
  const teams = [{ name: 'Harbour' }] as unknown as Tournament['teams'];
  const ofType = (type: string, withTeams = true): TrfFile =>
    fileOf({ tournament: { ...event, teams: withTeams ? teams : [], info: { ...event.info, type } } });
  const unknown = { deviations: [{ code: 'system-unknown' }] } as unknown as Partial<TrfFile>;
  const other = { deviations: [{ code: 'points-disagree', line: 1 }] } as unknown as Partial<TrfFile>;
  expect(
    [fileOf(), fileOf({ pairsTeams: true }), fileOf(unknown), fileOf(other)].map(mayCheckRounds),
  ).toEqual([true, false, false, true]);
  expect(
    [ofType('Team Swiss'), ofType('TEAM'), ofType('Swiss'), ofType('Team Swiss', false)].map(mayCheckRounds),
  ).toEqual([false, false, true, true]);
});

it('a report is named with its format, encoding, foreign names and what was read', () => {
  const foreign = event.players.map((player, at) => ({
    ...player,
    name: at % 4 === 3 ? player.name : `Ñ${at}`,
  }));
  const deviation = {
    code: 'encoding-assumed',
    severity: 'warning',
    line: 4,
    column: 9,
    found: 'x',
    takenAs: 'y',
  };
  const file = fileOf({
    format: 'trf06',
    encoding: 'windows-1252',
    tournament: { ...event, players: [...foreign, ...foreign] },
    deviations: [deviation] as unknown as TrfFile['deviations'],
  });
  const { deviations, ...review } = reviewTrf('a.trf', file, [], en);
  expect(review).toMatchObject({
    ...{ fileName: 'a.trf', format: 'TRF06', encoding: 'windows-1252', encodingAssumed: true },
    ...{ name: 'Club Open', players: 16, rounds: 3, playedRounds: 3, checkedRounds: 0, roundDifferences: [] },
    // Six of them at most.
    foreignNames: ['Ñ0', 'Ñ1', 'Ñ2', 'Ñ4', 'Ñ5', 'Ñ6'],
  });
  expect(deviations.at(-1)).toMatchObject({
    severity: 'warning',
    line: 4,
    column: 9,
    found: 'x',
    takenAs: 'y',
  });
  expect(reviewTrf('a.trf', fileOf(), [], en).encodingAssumed).toBe(false);
});

describe('results that were corrected', () => {
  /** The event with the result of a board of round 1 corrected, as a report tells it. */
  function corrected(board: number, now: GameResult, forRating: boolean): Tournament {
    const names = shortNames(event.players);
    const { white, black, result: was } = event.rounds[0]!.boards[board - 1]!;
    const line = reportLineOf(
      {
        ...{ seq: 1, command: '', part: 0, actor: 'CA', at: '2026-11-21T09:00:00.000+00:00' },
        kind: forRating ? 'result-rated-only' : 'result-corrected-late',
        payload: { round: 1, board, white, black, was, result: now, why: 'Slip' },
      },
      1,
      (id) => names.get(id)!,
    );
    const rounds = event.rounds.map((each, at) =>
      at > 0
        ? each
        : {
            ...each,
            boards: each.boards.map((one, place) => (place === board - 1 ? { ...one, result: now } : one)),
          },
    );
    return { ...event, rounds, keptRecords: [{ line, after: '' }] };
  }
  const opposite = (result: GameResult): GameResult =>
    result === 'white-wins' ? 'black-wins' : 'white-wins';
  /** The words of a game before its correction. */
  function gameBefore(board: number): string {
    const { white, black, result } = event.rounds[0]!.boards[board - 1]!;
    const nameOf = (id: number) => NAMES[event.players.findIndex((player) => player.id === id)]!;
    return `round 1, ${nameOf(white)} – ${nameOf(black)}: ${en.outcomes.resultOrOpen(result)}`;
  }
  // A board whose correction changes who meets whom in round 2.
  const board =
    event.rounds[0]!.boards.findIndex((one, at) => {
      const changed = corrected(at + 1, opposite(one.result), false);
      const check = checkTournament(changed, { rounds: [2] });
      return check.ok && !check.value.rounds[0]!.agrees && agreesBefore(changed, 2) !== null;
    }) + 1;
  const now = opposite(event.rounds[0]!.boards[board - 1]!.result);

  it('explain a round that was paired before, instead of what differs', () => {
    expect(board).toBeGreaterThan(0);
    const tournament = corrected(board, now, false);
    const check = checkTournament(tournament, { rounds: [2] });
    if (!check.ok) throw new Error(check.failure.code);
    const { roundDifferences } = reviewTrf('club.trf', fileOf({ tournament }), check.value.rounds, en);
    expect(roundDifferences.slice(0, 2)).toEqual([
      {
        ...{ round: 2, weight: 'summary', agreesBefore: true },
        text: 'Paired by results that were corrected later, as the file tells.',
      },
      {
        ...{ round: 2, weight: 'detail' },
        text: `It agrees with the results before the corrections that the file tells (C.04.2 4.3): ${gameBefore(board)}.`,
      },
    ]);
  });

  it('do not count in ranks where they are for rating only, which is said', () => {
    const values = (tournament: Tournament) =>
      reviewTrf('club.trf', fileOf({ tournament }), [], en).valueDifferences;
    expect(values(corrected(board, now, true))).toEqual([
      `Corrected for rating only, as the file tells (C.04.2 4.3). Ranks are compared with what counts: ${gameBefore(board)}.`,
    ]);
    expect(values(corrected(board, now, false)).filter((text) => text.startsWith('Corrected'))).toEqual([]);
  });
});
