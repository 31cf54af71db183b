/** Who is kept apart, the smallest set that cannot hold, and what wishes cost. C.05 5.2. */
import { describe, expect, it } from 'vitest';
import { smallestConflict } from '../../src-engine/checker/conflict.ts';
import { wishesOf } from '../../src-engine/checker/wishes.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { constraintsIn, constraintsOf, prohibitionsOf } from '../../src-engine/model/kept-apart.ts';
import type { KeepApart, Prohibition } from '../../src-engine/model/rules.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';

function event(seed: number, players: number, system = 'dutch-2026', rounds = 3): Tournament {
  const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, seed, players, rounds, system });
  if (!made.ok) throw new Error(made.failure.code);
  const tournament = made.value;
  return { ...tournament, rules: { ...tournament.rules, rounds: rounds + 2 } };
}

const withRules = (tournament: Tournament, rules: Partial<Tournament['rules']>): Tournament => ({
  ...tournament,
  rules: { ...tournament.rules, ...rules },
});

function canBePaired(tournament: Tournament, round: number): boolean {
  const task = pairingTaskOf(tournament, round, { participants: 'declared' });
  return task.ok && systemOf(tournament.rules.system)!.pair(task.value).ok;
}

/** Size of the smallest set, by trying every set of prohibitions; null where none helps. */
function literalSize(tournament: Tournament, round: number): number | null {
  const all = tournament.rules.prohibitions;
  let least: number | null = null;
  for (let set = 0; set < 1 << all.length; set++) {
    const prohibitions = all.filter((_, index) => (set & (1 << index)) === 0);
    const size = all.length - prohibitions.length;
    if (least !== null && size >= least) continue;
    if (canBePaired(withRules(tournament, { prohibitions }), round)) least = size;
  }
  return least;
}

const apart = (more: Partial<KeepApart>): KeepApart => ({
  by: 'players',
  value: '',
  players: [],
  firm: true,
  firstRound: 1,
  lastRound: 9,
  ...more,
});

describe('the smallest conflict', () => {
  for (const [system, players] of [
    ['dutch-2026', 8],
    ['dutch-2026', 7],
    ['dutch-2017', 6],
    ['bcf', 8],
    ['dubov-2026', 8],
    ['mwm-dutch', 7],
  ] as const)
    it(`of ${players} players by ${system} is as small as any set of them that helps`, () => {
      const sizes = new Map<number | null, number>();
      for (let seed = 1; seed <= 12; seed++) {
        const random = randomOf(seed);
        const tournament = event(seed, players, system);
        const prohibitions = Array.from({ length: 6 }, (): Prohibition => {
          const members = tournament.players
            .map(({ id }) => ({ id, at: random.next() }))
            .sort((a, b) => a.at - b.at)
            .slice(0, 2 + Math.floor(random.next() * 4))
            .map(({ id }) => id);
          return { firstRound: 1, lastRound: 9, players: members };
        });
        const bound = withRules(tournament, { prohibitions });
        const found = smallestConflict(bound, 4);
        const size = literalSize(bound, 4);
        expect(found?.length ?? null).toBe(size);
        sizes.set(size, (sizes.get(size) ?? 0) + 1);
        if (found === null) continue;
        const gone = new Set(found.map(({ players: members }) => members.join()));
        const left = prohibitions.filter(({ players: members }) => !gone.has(members.join()));
        expect(canBePaired(withRules(tournament, { prohibitions: left }), 4)).toBe(true);
      }
      // Rounds that one set blocks are among them, and such that need more.
      expect([...sizes.keys()]).toEqual(expect.arrayContaining([1, 2]));
    });

  it('names the clubs that stand in the way, and no other', () => {
    const made = event(5, 8, 'dutch-2026', 1);
    const tournament = {
      ...made,
      players: made.players.map((player) => ({ ...player, club: player.id <= 5 ? 'Biel' : 'Thun' })),
    };
    const bound = withRules(tournament, { keptApart: [apart({ by: 'club' })] });
    expect(constraintsOf(bound).map(({ value, players }) => [value, players])).toEqual([
      ['Biel', [1, 2, 3, 4, 5]],
      ['Thun', [6, 7, 8]],
    ]);
    // Five of eight cannot all meet the other three; the three can all meet one of the five.
    expect(smallestConflict(bound, 2)!.map(({ value }) => value)).toEqual(['Biel']);
    const even = {
      ...bound,
      players: bound.players.map((player) => ({ ...player, club: player.id % 2 === 0 ? 'Biel' : '' })),
    };
    expect(smallestConflict(even, 2)).toEqual([]);
  });

  it('is null where the round cannot be paired even without constraints', () => {
    const made = event(1, 4, 'dutch-2026', 3);
    const bound = withRules(made, { prohibitions: [{ firstRound: 1, lastRound: 9, players: [1, 2] }] });
    expect(smallestConflict(bound, 4)).toBeNull();
  });
});

describe('who is kept apart', () => {
  const made = event(3, 6, 'dutch-2026', 1);
  const names = ['Meier, Ann', 'MEIER, Bo', 'Li, Wei', 'Méier, Cy', 'Li, Bao', 'Odd, Eve'];
  const tournament = {
    ...made,
    players: made.players.map((player, index) => ({
      ...player,
      name: names[index]!,
      federation: ['SUI', 'SUI', 'CHN', 'FRA', 'CHN', ''][index]!,
      club: ['Biel', ' biel ', '', '', '', ''][index]!,
    })),
  };
  const groups = (rule: Partial<KeepApart>, round = 2) =>
    constraintsIn(withRules(tournament, { keptApart: [apart(rule)] }), round).map(({ players }) => players);

  it('is found by club, federation and surname without regard to case and accents', () => {
    expect(groups({ by: 'club' })).toEqual([[1, 2]]);
    expect(groups({ by: 'federation' })).toEqual([
      [1, 2],
      [3, 5],
    ]);
    expect(groups({ by: 'federation', value: 'chn' })).toEqual([[3, 5]]);
    expect(groups({ by: 'family', value: 'Meier' })).toEqual([[1, 2, 4]]);
    expect(groups({ by: 'family', value: 'Odd' })).toEqual([]);
  });

  it('holds from its first round to its last', () => {
    expect(groups({ by: 'club', lastRound: 2 }, 2)).toHaveLength(1);
    expect(groups({ by: 'club', lastRound: 2 }, 3)).toHaveLength(0);
    expect(groups({ by: 'club', firstRound: 3 }, 2)).toHaveLength(0);
    expect(groups({ by: 'club', firstRound: 3 }, 3)).toHaveLength(1);
  });

  it('goes into a report as prohibitions, wishes do not', () => {
    const bound = withRules(tournament, {
      keptApart: [apart({ by: 'club', lastRound: 3 }), apart({ by: 'federation', firm: false })],
    });
    expect(prohibitionsOf(bound)).toEqual([{ firstRound: 1, lastRound: 3, players: [1, 2] }]);
  });
});

describe('wishes', () => {
  it('never change a pairing, and tell what each that is not met would have cost', () => {
    const kinds = new Map<string, number>();
    for (let seed = 1; seed <= 25; seed++) {
      const tournament = event(seed, seed % 2 === 0 ? 8 : 6);
      const round = 3;
      const { boards } = tournament.rounds[round - 1]!;
      const wish = ({ white, black }: { white: number; black: number }) =>
        apart({ players: [white, black], firm: false });
      const kept = [
        ...boards.slice(0, 3).map(wish),
        apart({ players: [boards[0]!.white, boards[1]!.white], firm: false }),
      ];
      const wished = withRules(tournament, { keptApart: kept });
      const task = (of: Tournament) => {
        const made = pairingTaskOf(of, round);
        if (!made.ok) throw new Error(made.failure.code);
        return made.value;
      };
      const system = systemOf('dutch-2026')!;
      expect(system.pair(task(wished))).toEqual(system.pair(task(tournament)));
      const wishes = wishesOf(wished, round);
      expect(wishes.map(({ broken, cost }) => [broken.length, cost === null])).toEqual([
        ...boards.slice(0, 3).map(() => [1, false]),
        [0, true],
      ]);
      for (const { constraint, cost } of wishes) {
        if (cost === null) continue;
        kinds.set(cost.kind, (kinds.get(cost.kind) ?? 0) + 1);
        const firmly = withRules(tournament, {
          prohibitions: [{ firstRound: 1, lastRound: 9, players: constraint.players }],
        });
        const other = system.pair(task(firmly));
        expect(other.ok).toBe(cost.kind !== 'impossible');
        // The system's own round comes first: what keeps them apart is never better.
        if (cost.kind === 'rule') expect(compare(cost.then, cost.now)).toBeGreaterThan(0);
      }
    }
    expect([...kinds.keys()].sort()).toEqual(['impossible', 'order', 'rule']);
  });

  it('count only in their rounds, and where two of their players take part', () => {
    const tournament = event(2, 8);
    const [board, ...boards] = tournament.rounds[2]!.boards;
    const { white, black } = board!;
    // Whoever sat on the first board of round 3 is away.
    const rounds = tournament.rounds.with(2, {
      ...tournament.rounds[2]!,
      boards,
      unpaired: [white, black].map((player) => ({ player, kind: 'zero' as const })),
    });
    const others = boards.flatMap((each) => [each.white, each.black]);
    const wishes = (of: Tournament, ...rules: Partial<KeepApart>[]) =>
      wishesOf(withRules(of, { keptApart: rules.map((rule) => apart({ ...rule, firm: false })) }), 3).map(
        ({ constraint }) => constraint.players,
      );
    const away = { ...tournament, rounds };
    expect(wishes(tournament, { players: [white, black] })).toEqual([[white, black]]);
    expect(wishes(tournament, { players: [white, black], firstRound: 4 })).toEqual([]);
    expect(wishes(tournament, { players: [white, black], lastRound: 2 })).toEqual([]);
    expect(wishes(away, { players: [white, black] })).toEqual([]);
    expect(wishes(away, { players: [white, others[0]!] })).toEqual([]);
    expect(wishes(away, { players: [white, others[0]!, others[2]!] })).toHaveLength(1);
  });
});

describe('R-16 wishes beside what is firm', () => {
  const round = 3;
  const tournament = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((seed) => event(seed, 8))
    .find(({ rounds }) => rounds[round - 1]!.boards.length === 4)!;
  const [first, second] = tournament.rounds[round - 1]!.boards;
  const wish = apart({ players: [first!.white, first!.black], firm: false });
  const wishes = (...keptApart: KeepApart[]) => wishesOf(withRules(tournament, { keptApart }), round);

  it('are told alone: what is firm is no wish', () => {
    const firm = apart({ players: [second!.white, second!.black] });
    expect(wishes(firm)).toEqual([]);
    expect(wishes(firm, wish).map(({ constraint }) => constraint.players)).toEqual([wish.players]);
  });

  it('have the cost that they have while what is firm in this round holds', () => {
    // The player of White on board 1 may meet nobody else.
    const others = tournament.players.map(({ id }) => id).filter((id) => id !== first!.black);
    const only = (rounds: Partial<KeepApart>) =>
      others
        .filter((id) => id !== first!.white)
        .map((id) => apart({ players: [first!.white, id], ...rounds }));
    expect(wishes(wish)[0]!.cost!.kind).not.toBe('impossible');
    expect(wishes(wish, ...only({}))[0]!.cost).toEqual({ kind: 'impossible' });
    expect(wishes(wish, ...only({ firstRound: round }))[0]!.cost).toEqual({ kind: 'impossible' });
    expect(wishes(wish, ...only({ lastRound: round - 1 }))).toEqual(wishes(wish));
    expect(wishes(wish, ...only({ firstRound: round + 1 }))).toEqual(wishes(wish));
  });
});

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++)
    if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) - (b[at] ?? 0);
  return 0;
}
