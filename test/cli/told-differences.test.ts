/** What differs in a checked round, as data and as sentences with the numbers of the file. */
import { describe, expect, it } from 'vitest';
import { checkTournament } from '../../src-engine/checker/check.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { blankPlayer, shortNames, type GameResult, type Tournament } from '../../src-engine/index.ts';
import { reportLineOf } from '../../src-engine/texts/report-lines.ts';
import { counted, toldDifferences } from '../../src-main/cli/told-differences.ts';

/** Numbers that are not the identities. */
const FOUR = {
  players: [
    { ...blankPlayer(14, 'Berg, Ida'), tpn: 3 },
    { ...blankPlayer(11, 'Holt, Ana'), tpn: 1 },
    { ...blankPlayer(12, 'Novak, Petr'), tpn: 4 },
    { ...blankPlayer(13, 'Costa, Bo'), tpn: 2 },
  ],
} as unknown as Tournament;

describe('what differs in a round', () => {
  it('is told with the numbers of the file', () => {
    const told = toldDifferences(FOUR, {
      round: 2,
      agrees: true,
      differences: [
        { kind: 'pair-missing', white: 14, black: 12 },
        { kind: 'pair-unexpected', white: 12, black: 11 },
        { kind: 'colours', white: 13, black: 14 },
        { kind: 'bye', expected: 11, recorded: null },
        { kind: 'bye', expected: null, recorded: 13 },
        { kind: 'not-pairable', failure: { code: 'too-few-players', players: [14] } },
      ],
      violations: [{ kind: 'wrong-colour', id: '5.2', article: 'C.04.3 5.2', players: [14, 11] }],
    } as never);
    expect(told).toEqual({
      differences: [
        { kind: 'pair-missing', white: 3, black: 4, text: '3 (White) should meet 4.' },
        { kind: 'pair-unexpected', white: 4, black: 1, text: '4 (White) met 1.' },
        { kind: 'colours', white: 2, black: 3, text: '2 should have White against 3.' },
        { kind: 'bye', expected: 1, recorded: null, text: 'The bye belongs to 1; nobody had it.' },
        { kind: 'bye', expected: null, recorded: 2, text: 'The bye belongs to nobody; 2 had it.' },
        {
          ...{ kind: 'not-pairable', code: 'too-few-players' },
          text:
            'Only Berg is present: a round needs two players. ' +
            'Check players in, or look at the absences of this round.',
        },
      ],
      violations: [
        {
          ...{ kind: 'wrong-colour', id: '5.2', article: 'C.04.3 5.2', players: [3, 1] },
          text: 'wrong-colour (5.2, C.04.3 5.2): 3, 1.',
        },
      ],
    });
  });
});

/** Twelve players and three rounds, as the system paired them. */
const PLAYED: Tournament = (() => {
  const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, seed: 7, players: 12, rounds: 3 });
  if (!generated.ok) throw new Error(generated.failure.code);
  return generated.value;
})();

function withResult(round: number, board: number, result: GameResult): Tournament {
  const rounds = PLAYED.rounds.map((each, at) =>
    at === round - 1
      ? { ...each, boards: each.boards.map((one, place) => (place === board - 1 ? { ...one, result } : one)) }
      : each,
  );
  return { ...PLAYED, rounds };
}

/** The tournament with a correction at a board, and with the comment that tells it. */
function corrected(kind: 'result-corrected-late' | 'result-rated-only', board: number, now: GameResult) {
  const { white, black, result: was } = PLAYED.rounds[0]!.boards[board - 1]!;
  const names = shortNames(PLAYED.players);
  const line = reportLineOf(
    {
      ...{ seq: 1, command: '', part: 0, kind, actor: 'CA', at: '2026-11-21T09:00:00.000+00:00' },
      payload: { round: 1, board, white, black, was, result: now, why: 'Slip' },
    },
    1,
    (id) => names.get(id)!,
  );
  return { ...withResult(1, board, now), keptRecords: [{ line, after: '' }] };
}

/** A board of round 1 as it was, and a result with which round 2 is no longer the system's. */
const [BOARD, NOW] = (() => {
  for (const [place, { result }] of PLAYED.rounds[0]!.boards.entries())
    for (const other of ['white-wins', 'draw', 'black-wins'] as const)
      if (other !== result) {
        const check = checkTournament(withResult(1, place + 1, other), { rounds: [2] });
        if (check.ok && !check.value.rounds[0]!.agrees) return [place + 1, other] as const;
      }
  throw new Error('Every round agrees.');
})();

describe('4.3 results that were corrected later', () => {
  const { white, black, result: was } = PLAYED.rounds[0]!.boards[BOARD - 1]!;
  const WORDS: Readonly<Partial<Record<GameResult, string>>> = {
    ...{ 'white-wins': '1 – 0', draw: '½ – ½', 'black-wins': '0 – 1' },
  };
  const numberOf = (id: number) => PLAYED.players.find((player) => player.id === id)!.tpn;
  const game = `round 1, ${numberOf(white)} – ${numberOf(black)}: ${WORDS[was]}`;
  const check = { round: 2, differences: [], violations: [] };

  it('are named where a round agrees with those before, and only where it does not agree by itself', () => {
    const tournament = corrected('result-corrected-late', BOARD, NOW);
    expect(toldDifferences(tournament, { ...check, agrees: false })).toEqual({
      ...{ differences: [], violations: [] },
      agreesBefore: `It agrees with the results before the corrections that the file tells (C.04.2 4.3): ${game}.`,
    });
    expect(toldDifferences(tournament, { ...check, agrees: true })).toEqual({
      differences: [],
      violations: [],
    });
    expect(toldDifferences(PLAYED, { ...check, agrees: false })).toEqual({ differences: [], violations: [] });
  });

  it('count as they were where they are rated otherwise, and that is told', () => {
    const found = counted(corrected('result-rated-only', BOARD, NOW))!;
    expect(found.tournament.rounds[0]!.boards[BOARD - 1]!.result).toBe(was);
    expect(found.text).toBe(
      `Corrected for rating only, as the file tells (C.04.2 4.3). Ranks are compared with what counts: ${game}.`,
    );
    expect(counted(PLAYED)).toBeNull();
  });
});
