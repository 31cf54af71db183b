/** The jobs of the pairing thread, done where the test is: what is answered, and what where there is nothing to answer. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  correctionEffects,
  normWatchOf,
  repairPlansOf,
  traceOf,
  type Prohibition,
  type Tournament,
} from '../../src-engine/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { perform } from '../../src-main/pairing/perform.ts';

afterEach(() => vi.restoreAllMocks());

const line = (number: number, rating: number, points: string, rank: number, ...cells: string[]) =>
  `001 ${String(number).padStart(4)}      ${`Sample, Player ${number}`.padEnd(33)} ${rating}${' '.repeat(28)}` +
  `${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell}`).join('')}`;

function read(...lines: readonly string[]): Tournament {
  const text = ['012 Sample', 'XXR 3', ...lines, ''].join('\n');
  const reading = readTrfFile(new TextEncoder().encode(text), { strict: false });
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value.tournament;
}

/** With a wish that two of them do not meet, or a firm one. */
function apart(tournament: Tournament, firm: boolean, ...players: readonly number[]): Tournament {
  const wish = { by: 'players', value: '', players, firm, firstRound: 1, lastRound: 3 } as const;
  return { ...tournament, rules: { ...tournament.rules, keptApart: [wish] } };
}

function without(tournament: Tournament, ...pairs: readonly (readonly [number, number])[]): Tournament {
  const prohibitions = pairs.map((players): Prohibition => ({ firstRound: 1, lastRound: 3, players }));
  return { ...tournament, rules: { ...tournament.rules, prohibitions } };
}

/** Five players with the identities 1 to 5, after one round; 5 was away. */
const FIVE = read(
  line(11, 2720, '1.0', 1, '  13 w 1'),
  line(12, 2701, '1.0', 2, '  14 b 1'),
  line(13, 2697, '0.0', 3, '  11 b 0'),
  line(14, 2689, '0.0', 4, '  12 w 0'),
  line(15, 2673, '0.0', 5, '0000 - Z'),
);
/** The same with a second round, whose colours are turned on the first board and whose bye is another’s. */
const WRONG = read(
  line(11, 2720, '2.0', 1, '  13 w 1', '  12 w 1'),
  line(12, 2701, '1.0', 2, '  14 b 1', '  11 b 0'),
  line(13, 2697, '1.0', 3, '  11 b 0', '0000 - U'),
  line(14, 2689, '1.0', 4, '  12 w 0', '  15 b 1'),
  line(15, 2673, '0.0', 5, '0000 - Z', '  14 w 0'),
);
/** Four who played the same pairs twice. */
const AGAIN = read(
  line(11, 2000, '2.0', 1, '  13 w 1', '  13 b 1'),
  line(12, 1900, '2.0', 2, '  14 b 1', '  14 w 1'),
  line(13, 1800, '0.0', 3, '  11 b 0', '  11 w 0'),
  line(14, 1700, '0.0', 4, '  12 w 0', '  12 b 0'),
);
/** Two, whose first round is played. */
const TWO = read(line(11, 2000, '1.0', 1, '  12 w 1'), line(12, 1900, '0.0', 2, '  11 b 0'));

const quiet = () => undefined;

describe('pairing a round', () => {
  const pair = (tournament: Tournament, round: number, progress = quiet as Parameters<typeof perform>[1]) =>
    perform({ name: 'pair', args: { tournament, round } }, progress);

  it('answers the boards and the bye, with how long it took, and tells how far it is', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(3_500);
    const heard: unknown[] = [];
    expect(pair(FIVE, 2, (...settled) => heard.push(settled))).toEqual({
      ok: true,
      pairing: {
        pairs: [
          { white: 2, black: 1 },
          { white: 3, black: 5 },
        ],
        bye: 4,
      },
      seconds: 2.5,
    });
    expect(heard).toEqual([
      [2, 5],
      [4, 5],
    ]);
  });

  it('takes everybody who is there, also those whom a round that stands forgot', () => {
    const forgotten = read(
      line(11, 2720, '2.0', 1, '  13 w 1', '  12 w 1'),
      line(12, 2701, '1.0', 2, '  14 b 1', '  11 b 0'),
      line(13, 2697, '1.0', 3, '  11 b 0', '  14 w 1'),
      line(14, 2689, '0.0', 4, '  12 w 0', '  13 b 0'),
      line(15, 2673, '0.0', 5, '0000 - Z'),
    );
    expect(pair(forgotten, 2)).toMatchObject({ ok: true, pairing: { bye: 4 } });
  });

  it('names the system that there is not', () => {
    expect(pair({ ...FIVE, rules: { ...FIVE.rules, system: 'keizer' } }, 2)).toEqual({
      ok: false,
      failure: { code: 'system-does-not-apply', reason: 'there is no system keizer' },
      conflict: [],
    });
  });

  it('answers why there is no round to be paired', () => {
    expect(pair(FIVE, 4)).toEqual({
      ok: false,
      failure: { code: 'round-beyond-last', article: 'C.04.1 1', rounds: 3 },
      conflict: [],
    });
  });

  it('names the wishes without which it could be paired', () => {
    const rules = { ...TWO.rules, initialColour: 'white' as const };
    const fresh = { ...TWO, rules, rounds: [] };
    const wish = { by: 'players', value: '', players: [1, 2], firm: true, firstRound: 1, lastRound: 3 };
    expect(pair(apart(fresh, true, 1, 2), 1)).toEqual({
      ok: false,
      failure: { code: 'no-legal-pairing', article: 'C.04.3 1.9.3', players: [1, 2] },
      conflict: [wish],
    });
    expect(pair(apart(fresh, false, 1, 2), 1)).toMatchObject({ ok: true });
    // Without the others it cannot be paired either.
    expect(pair(apart(FIVE, true, 1, 2), 4)).toMatchObject({ ok: false, conflict: [] });
  });
});

describe('judging a round', () => {
  const check = (tournament: Tournament, round: number) =>
    perform({ name: 'check', args: { tournament, round } }, quiet);

  it('names what is broken, counts the boards that differ, and has those that are due', () => {
    expect(check(WRONG, 2)).toEqual({
      confirmed: false,
      violations: [{ id: '5.2', article: 'C.04.3 5.2', players: [1, 2], kind: 'wrong-colour' }],
      upheld: ['conservation', 'meetings', 'bye', 'colour-bar', 'board-order'],
      different: 3,
      due: {
        pairs: [
          { white: 2, black: 1 },
          { white: 3, black: 5 },
        ],
        bye: 4,
      },
      noPairing: null,
    });
  });

  it('has no boards that are due where all are as they should be', () => {
    expect(check(WRONG, 1)).toEqual({
      confirmed: true,
      violations: [],
      upheld: ['conservation', 'meetings', 'bye', 'colour-bar', 'colours', 'board-order'],
      different: 0,
      due: { pairs: [], bye: null },
      noPairing: null,
    });
  });

  it('counts a board alone where the bye is right', () => {
    const due = { pairs: [{ white: 2, black: 1 }], bye: null };
    const turned = read(
      line(11, 2720, '2.0', 1, '  13 w 1', '  12 w 1'),
      line(12, 2701, '1.0', 2, '  14 b 1', '  11 b 0'),
      line(13, 2697, '1.0', 3, '  11 b 0', '  15 w 1'),
      line(14, 2689, '1.0', 4, '  12 w 0', '0000 - U'),
      line(15, 2673, '0.0', 5, '0000 - Z', '  13 b 0'),
    );
    expect(check(turned, 2)).toMatchObject({ confirmed: false, different: 1, due });
  });

  it('says nothing of a round that is not there', () => {
    expect(check(WRONG, 3)).toEqual({
      ...{ confirmed: false, violations: [], upheld: [], different: null, due: null, noPairing: null },
    });
  });

  it('has the article by which the arbiter decides where nobody is left to be met', () => {
    const twice = read(
      line(11, 2000, '2.0', 1, '  12 w 1', '  12 b 1'),
      line(12, 1900, '0.0', 2, '  11 b 0', '  11 w 0'),
    );
    const undecided = { confirmed: false, different: null, due: null, noPairing: 'C.04.3 1.9.3' };
    expect(check(twice, 2)).toMatchObject(undecided);
    // That somebody is kept apart too changes nothing in that.
    expect(check(without(twice, [1, 2]), 2)).toMatchObject(undecided);
  });

  it('has the article on wishes where those alone stand in the way, whatever the colours', () => {
    const undecided = { confirmed: false, different: null, due: null, noPairing: 'C.05 5.2' };
    expect(check(without(TWO, [1, 2]), 1)).toMatchObject({
      ...undecided,
      violations: [{ kind: 'prohibited', players: [1, 2] }],
    });
  });

  it('has none where the round also breaks a rule of the system, which wishes do not excuse', () => {
    const answer = check(without(AGAIN, [1, 2], [1, 4]), 2);
    expect(answer).toMatchObject({ confirmed: false, different: null, due: null, noPairing: null });
  });

  it('has none where one of two pairs is wished apart and both have met', () => {
    const answer = check(without(AGAIN, [1, 2], [1, 4], [2, 4]), 2);
    expect(answer).toMatchObject({ confirmed: false, noPairing: null });
  });

  it('has the article on wishes where the colours are wrong beside', () => {
    // 11 and 14 have White twice, 12 and 13 Black.
    const turned = read(
      line(11, 2000, '2.0', 1, '  13 w 1', '  12 w 1'),
      line(12, 1900, '1.0', 2, '  14 b 1', '  11 b 0'),
      line(13, 1800, '0.0', 4, '  11 b 0', '  14 b 0'),
      line(14, 1700, '1.0', 3, '  12 w 0', '  13 w 1'),
    );
    expect(check(without(turned, [1, 2], [1, 4]), 2)).toMatchObject({
      violations: [{ kind: 'prohibited' }, { kind: 'wrong-colour' }, { kind: 'wrong-colour' }],
      noPairing: 'C.05 5.2',
    });
  });

  it('has none where the system was not asked', () => {
    const answer = check({ ...WRONG, rules: { ...WRONG.rules, system: 'lim-2026' } }, 2);
    expect(answer).toMatchObject({ noPairing: null });
  });
});

describe('every other job', () => {
  it('explains the boards of a round with what was wished, and nothing of a round that is not there', () => {
    const job = (round: number) =>
      perform({ name: 'reasons', args: { tournament: apart(WRONG, false, 4, 5), round } }, quiet);
    expect(job(2)).toMatchObject({
      wishes: [{ constraint: { players: [4, 5] }, broken: [{ white: 5, black: 4 }] }],
      reasons: [
        { white: 1, black: 2 },
        { white: 5, black: 4 },
        { white: 3, black: null },
      ],
    });
    expect(job(3)).toBeNull();
  });

  it('says why two did not meet, in the order in which they are named', () => {
    const job = (round: number, a: number, b: number) =>
      perform({ name: 'whyNot', args: { tournament: WRONG, round, a, b } }, quiet);
    expect(job(2, 3, 1)).toEqual({
      a: 3,
      b: 1,
      verdict: 'forbidden',
      reason: { code: 'have-met', article: '2.1.1', a: 3, b: 1 },
      rule: { id: 'C1', article: '2.1.1', label: 'nobody-twice' },
      alternative: null,
      comparison: [],
    });
    expect(job(3, 3, 1)).toBeNull();
  });

  it('is answered by the part of the engine that it is about', () => {
    const ask = <J extends Parameters<typeof perform>[0]>(job: J) => perform(job, quiet);
    const trace = ask({ name: 'trace', args: { tournament: WRONG, round: 2 } });
    expect(trace).toEqual(traceOf(WRONG, 2));
    expect(trace).not.toEqual([]);

    const request = { round: 2, missing: [4], arrived: [], held: [], played: [] };
    const open = {
      ...WRONG,
      rounds: WRONG.rounds.map((round, index) => (index === 1 ? opened(round) : round)),
    };
    const plans = ask({ name: 'repair', args: { tournament: open, request } });
    expect(plans).toEqual(repairPlansOf(open, request));
    expect(plans).toMatchObject({ ok: true });

    const correction = { round: 1, board: 1, result: 'draw', kind: 'result-corrected' } as const;
    const effects = ask({ name: 'effects', args: { tournament: WRONG, correction } });
    expect(effects).toEqual(correctionEffects(WRONG, correction));
    expect(effects).toMatchObject({ players: [{ points: [20, 15] }, { points: [10, 15] }] });

    expect(ask({ name: 'norms', args: { tournament: WRONG } })).toEqual(normWatchOf(WRONG));
  });

  it('pairs the cases in which the open games can end, one by one', () => {
    const tournament = { ...FIVE, rounds: FIVE.rounds.map(opened) };
    const games = [{ board: 1, white: 1, black: 3 }];
    const job = { name: 'preview', args: { tournament, round: 2, games, cases: [0, 3] } } as const;
    const board = (white: number, black: number) => ({ white, black });
    expect(perform(job, quiet)).toEqual([
      { pairs: [board(2, 1), board(5, 4)], bye: 3 },
      { pairs: [board(2, 1), board(3, 4)], bye: 5 },
      { pairs: [board(3, 2), board(5, 4)], bye: 1 },
    ]);
  });
});

/** A round whose games have no result yet. */
function opened(round: Tournament['rounds'][number]): Tournament['rounds'][number] {
  return { ...round, boards: round.boards.map((board) => ({ ...board, result: 'open' })) };
}
