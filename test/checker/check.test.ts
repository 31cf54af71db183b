import { describe, expect, it } from 'vitest';
import { checkTournament, differencesOf, type Difference } from '../../src-engine/checker/check.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Board, Round, Tournament } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { renumbered } from '../oracle/renumbered.ts';
import { eventOf, idOf } from '../renumbered.ts';

function generated(seed: number): Tournament {
  const options = {
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    players: 17,
    rounds: 6,
    halfByeRate: 0.05,
    forfeitRate: 0.1,
  };
  const tournament = generateTournament(options);
  if (!tournament.ok) throw new Error(tournament.failure.code);
  return renumbered(tournament.value, seed).tournament;
}

function withRound(tournament: Tournament, round: number, change: (round: Round) => Round): Tournament {
  const rounds = tournament.rounds.map((each, index) => (index === round - 1 ? change(each) : each));
  return { ...tournament, rounds };
}

function differences(tournament: Tournament): Map<number, readonly Difference[]> {
  const check = checkTournament(tournament);
  if (!check.ok) throw new Error(check.failure.code);
  expect(check.value.agrees).toBe(check.value.rounds.every(({ agrees }) => agrees));
  return new Map(
    check.value.rounds.filter(({ agrees }) => !agrees).map((each) => [each.round, each.differences]),
  );
}

const turned = ({ white, black, ...board }: Board): Board => ({ ...board, white: black, black: white });

describe('checkTournament', () => {
  it('agrees with what the system paired', () => {
    expect(differences(generated(1))).toEqual(new Map());
  });

  it('finds a board of the last round with turned colours, and nothing else', () => {
    const tournament = generated(2);
    const last = tournament.rounds.length;
    const [first] = tournament.rounds[last - 1]!.boards;
    const changed = withRound(tournament, last, (round) => ({
      ...round,
      boards: [turned(first!), ...round.boards.slice(1)],
    }));
    expect(differences(changed)).toEqual(
      new Map([[last, [{ kind: 'colours', white: first!.white, black: first!.black }]]]),
    );
  });

  it('finds exchanged opponents and an exchanged bye', () => {
    const tournament = generated(3);
    const round =
      tournament.rounds.findIndex(({ unpaired }) => unpaired.some(({ kind }) => kind === 'pab')) + 1;
    const recorded = tournament.rounds[round - 1]!;
    const bye = recorded.unpaired.find(({ kind }) => kind === 'pab')!.player;
    const board = recorded.boards.at(-1)!;
    const changed = withRound(tournament, round, (each) => ({
      ...each,
      boards: [...each.boards.slice(0, -1), { ...board, black: bye }],
      unpaired: each.unpaired.map((entry) =>
        entry.kind === 'pab' ? { ...entry, player: board.black } : entry,
      ),
    }));
    expect(differences(changed).get(round)).toEqual([
      { kind: 'pair-missing', white: board.white, black: board.black },
      { kind: 'pair-unexpected', white: board.white, black: bye },
      { kind: 'bye', expected: bye, recorded: board.black },
    ]);
  });

  it('tells what is due, and which rule is against a game only where reasons are asked for', () => {
    const tournament = generated(3);
    const last = tournament.rounds.length;
    const [one, two] = tournament.rounds[last - 1]!.boards.slice(-2);
    const changed = withRound(tournament, last, (round) => ({
      ...round,
      boards: [...round.boards.slice(0, -2), { ...one!, black: two!.black }, { ...two!, black: one!.black }],
    }));
    const checked = (reasons: boolean) => {
      const check = checkTournament(changed, { rounds: [last], reasons });
      return check.ok ? check.value.rounds[0]! : null;
    };
    const due = { white: one!.white, black: one!.black };
    expect(checked(false)!.due!.pairs).toContainEqual(due);
    expect(checked(true)!.due).toEqual(checked(false)!.due);
    expect(checked(false)).not.toHaveProperty('decidedBy');
    // White of the last board but one has met Black of the last.
    expect(checked(true)!.decidedBy).toEqual({ id: 'C1', article: '2.1.1' });
  });

  it('checks only the rounds asked for, and under the system asked for', () => {
    const check = checkTournament(generated(4), { rounds: [2, 5], system: 'dutch-2017' });
    expect(check.ok && check.value.rounds.map(({ round, system }) => [round, system])).toEqual([
      [2, 'dutch-2017'],
      [5, 'dutch-2017'],
    ]);
  });

  it('checks a round of one game, and passes by a round in which everybody is absent', () => {
    const roundsOf = (lines: readonly string[]) => {
      const check = checkTournament(eventOf(lines, 2));
      return (
        check.ok && check.value.rounds.map(({ round, agrees, differences }) => [round, agrees, differences])
      );
    };
    expect(roundsOf(['H 2w1', 'H 1b0'])).toEqual([[2, true, []]]);
    const turned = { kind: 'colours', white: idOf(1), black: idOf(2) };
    expect(roundsOf(['2b1 H', '1w0 H'])).toEqual([[1, false, [turned]]]);
  });

  it('checks each round under its own system, and under that of the rules where the round names none', () => {
    const tournament = generated(4);
    const mixed = {
      ...tournament,
      rules: { ...tournament.rules, system: 'dutch-2017' },
      rounds: tournament.rounds.map((round, index) => (index === 1 ? { ...round, system: '' } : round)),
    };
    const check = checkTournament(mixed);
    const own = tournament.rules.system;
    expect(own).not.toBe('dutch-2017');
    expect(check.ok && check.value.rounds.map(({ system }) => system)).toEqual(
      tournament.rounds.map((_, index) => (index === 1 ? 'dutch-2017' : own)),
    );
  });

  it('agrees with any round that is as right as its own, where the text leaves colours to lots', () => {
    const made = generateTournament({
      ...DEFAULT_GENERATOR_OPTIONS,
      seed: 7,
      players: 12,
      rounds: 5,
      system: 'mwm-dutch',
    });
    if (!made.ok) throw new Error(made.failure.code);
    const { value } = made;
    const others = { ...value, rules: { ...value.rules, lotSeed: value.rules.lotSeed + 1 } };
    // Other lots give other rounds: what is asked is whether those that were played are as good.
    const byOtherLots = others.rounds.map((_, index) => {
      const task = pairingTaskOf(others, index + 1);
      const paired = task.ok ? systemOf('mwm-dutch')!.pair(task.value) : task;
      if (!paired.ok) throw new Error(paired.failure.code);
      return paired.value.pairs.map(({ white, black }) => `${white}-${black}`).sort();
    });
    expect(byOtherLots).not.toEqual(
      others.rounds.map(({ boards }) => boards.map(({ white, black }) => `${white}-${black}`).sort()),
    );
    expect(differences(others)).toEqual(new Map());
    // Exchanged opponents are further apart.
    const worse = withRound(value, 1, (round) => {
      const [one, two, ...boards] = round.boards;
      return {
        ...round,
        boards: [{ ...one!, black: two!.black }, { ...two!, black: one!.black }, ...boards],
      };
    });
    expect([...differences(worse).keys()]).toContain(1);
  });

  it('refuses a system that it does not know', () => {
    expect(checkTournament(generated(5), { system: 'chaos' })).toEqual({
      ok: false,
      failure: { code: 'unknown-system', system: 'chaos' },
    });
  });

  it('reports absolute rules that a recorded round breaks, whatever the system says', () => {
    const tournament = generated(6);
    const [first] = tournament.rounds[0]!.boards;
    const repeated = withRound(tournament, 2, (round) => ({
      ...round,
      boards: [{ ...first!, result: 'draw' }, ...round.boards.slice(1)],
    }));
    const check = checkTournament(repeated);
    const violations = check.ok ? check.value.rounds[1]!.violations : [];
    expect(violations.map(({ kind, players }) => [kind, ...players])).toContainEqual([
      'rematch',
      first!.white,
      first!.black,
    ]);
  });
});

describe('differencesOf', () => {
  it('finds a bye that is missing, one too many, and another receiver', () => {
    const pairs = [{ white: 2, black: 1 }];
    const byes = (recorded: number | null, expected: number | null) =>
      differencesOf({ pairs, bye: recorded }, { pairs, bye: expected });
    expect(byes(null, 3)).toEqual([{ kind: 'bye', expected: 3, recorded: null }]);
    expect(byes(3, null)).toEqual([{ kind: 'bye', expected: null, recorded: 3 }]);
    expect(byes(4, 3)).toEqual([{ kind: 'bye', expected: 3, recorded: 4 }]);
    expect(byes(3, 3)).toEqual([]);
  });

  it('does not judge the order of boards', () => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ];
    expect(differencesOf({ pairs, bye: 5 }, { pairs: pairs.toReversed(), bye: 5 })).toEqual([]);
  });
});
