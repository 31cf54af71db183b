/**
 * C.04.2 1.4: what the gate, the desk of pairing by hand and the checker say of the same players registered in another order,
 * so that identity, number and place all differ.
 */
import { describe, expect, it } from 'vitest';
import { handObjections } from '../../src-engine/checker/by-hand.ts';
import { checkTournament } from '../../src-engine/checker/check.ts';
import { confirmRound } from '../../src-engine/checker/confirm.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import type { Pairing, PairingTask, Violation } from '../../src-engine/systems/system.ts';
import { cases } from '../effort.ts';
import { historyOf } from '../oracle/histories.ts';
import { renumbered } from '../systems/self-play.ts';

const SYSTEMS = ['dutch-2026', 'dutch-2017', 'lim-2026', 'dubov-2026', 'mwm-dutch', 'bcf', 'round-robin'];

interface Twice {
  readonly tournament: Tournament;
  readonly task: PairingTask;
  readonly other: Tournament;
  readonly otherTask: PairingTask;
  readonly moved: (id: PlayerId) => PlayerId;
}

function twice(seed: number): Twice | null {
  const { tournament, round } = historyOf(seed);
  const { tournament: other, idOf } = renumbered(tournament, seed);
  const [task, otherTask] = [pairingTaskOf(tournament, round), pairingTaskOf(other, round)];
  expect(task.ok).toBe(otherTask.ok);
  if (!task.ok || !otherTask.ok) return null;
  return {
    tournament,
    task: task.value,
    other,
    otherTask: otherTask.value,
    moved: (id) => idOf.get(id)!,
  };
}

/** Any round at all: most break some rule, every third one leaves somebody out or names somebody twice. */
function anyRound(task: PairingTask, seed: number): Pairing {
  const random = randomOf(seed);
  const ids = random.shuffled(task.competitors.map(({ id }) => id));
  const pairs = Array.from({ length: Math.floor(ids.length / 2) }, (_, index) => ({
    white: ids[2 * index]!,
    black: ids[2 * index + 1]!,
  }));
  const bye = ids.length % 2 === 1 ? ids.at(-1)! : null;
  if (seed % 3 !== 0 || pairs.length < 2) return { pairs, bye };
  return { pairs: [{ ...pairs[0]!, black: pairs[1]!.white }, ...pairs.slice(1)], bye };
}

const inOther = ({ pairs, bye }: Pairing, moved: Twice['moved']): Pairing => ({
  pairs: pairs.map(({ white, black }) => ({ white: moved(white), black: moved(black) })),
  bye: bye === null ? null : moved(bye),
});

/** Whether the players are White and Black of a board, and not a group. */
const isOfBoard = ({ id }: { readonly id: string }) => ['C1', 'C3', '5.2', '3.6'].includes(id);

/** As lines in an order of their own; players who are a group are listed in the order of the field. */
const lines = (
  violations: readonly (Violation & { readonly level?: number })[],
  moved = (id: PlayerId) => id,
) =>
  violations
    .map(({ players, ...violation }) => {
      const named = players.map(moved);
      return JSON.stringify([violation, isOfBoard(violation) ? named : named.sort((a, b) => a - b)]);
    })
    .sort();

describe('C.04.2 1.4 another order of registration', () => {
  const SEEDS = Array.from({ length: cases(60, 400) }, (_, index) => index + 1);

  it.each(SYSTEMS)('changes nothing of what the gate says of a round by %s', (system) => {
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      const both = twice(seed);
      if (both === null) continue;
      const round = anyRound(both.task, seed);
      const said = confirmRound(both.task, round, system);
      const again = confirmRound(both.otherTask, inOther(round, both.moved), system);
      expect(lines(again.violations)).toEqual(lines(said.violations, both.moved));
      expect(lines(again.remarks)).toEqual(lines(said.remarks, both.moved));
      expect(again.upheld).toEqual(said.upheld);
      for (const { kind } of [...said.violations, ...said.remarks]) kinds.add(kind);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['missing-player', 'doubled-player', 'rematch', 'board-order']),
    );
  });

  it.each(SYSTEMS)('changes nothing of what is said while a round is paired by hand under %s', (system) => {
    let said = 0;
    for (const seed of SEEDS) {
      const both = twice(seed);
      if (both === null) continue;
      const made = { ...anyRound(both.task, 3 * seed + 1), isWhole: false };
      const objections = handObjections(both.task, system, made);
      const again = handObjections(both.otherTask, system, {
        ...inOther(made, both.moved),
        isWhole: false,
      });
      expect(lines(again)).toEqual(lines(objections, both.moved));
      said += objections.length;
    }
    expect(said).toBeGreaterThan(SEEDS.length / 2);
  });

  it('changes nothing of the differences that the checker finds', () => {
    let found = 0;
    for (const seed of SEEDS) {
      const both = twice(seed);
      if (both === null) continue;
      const [check, again] = [both.tournament, both.other].map((each) => {
        const upheld = checkTournament(each, { system: 'dutch-2026' });
        if (!upheld.ok) throw new Error(upheld.failure.code);
        return upheld.value;
      });
      const told = (of: typeof check, moved = (id: PlayerId) => id) =>
        of!.rounds.map(({ differences }) =>
          differences
            .flatMap((difference) => {
              if (difference.kind === 'not-pairable') return [difference.kind];
              if (difference.kind !== 'bye')
                return [`${difference.kind} ${moved(difference.white)} ${moved(difference.black)}`];
              const { expected, recorded } = difference;
              return [[expected, recorded].map((id) => (id === null ? '' : moved(id))).join(' ')];
            })
            .sort(),
        );
      expect(told(again)).toEqual(told(check, both.moved));
      found += check!.rounds.flatMap(({ differences }) => differences).length;
    }
    expect(found).toBeGreaterThan(SEEDS.length);
  });
});
