/** From a tournament to the task of one round. Identities, numbers and places in the field all differ. */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Player } from '../../src-engine/model/player.ts';
import { DEFAULT_RULES, type Rules } from '../../src-engine/model/rules.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { eventOf } from '../tiebreaks/event.ts';

/** Players 1 … 5 with the numbers 3 5 1 2 4. Round 1: 5–1 1:0, 3–2 ½:½, 4 has the bye. */
function event(rules: Partial<Rules> = {}): Tournament {
  return eventOf(['5b0', '3b=', '2w=', 'U', '1w1'], {
    rules: { rounds: 3, ...rules },
    players: [3, 5, 1, 2, 4].map((tpn) => ({ tpn, arrival: 'here' })),
  });
}

function taskOf(tournament: Tournament, round: number, options = {}) {
  const task = pairingTaskOf(tournament, round, options);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

describe('the task of a round', () => {
  it('C.04.3 1.2 orders by score, then by number, and knows the round and the rounds before', () => {
    const task = taskOf(event(), 2);
    expect(task.competitors.map(({ id, tpn, pairingScore }) => [id, tpn, pairingScore])).toEqual([
      [4, 2, 10],
      [5, 4, 10],
      [3, 1, 5],
      [2, 5, 5],
      [1, 3, 0],
    ]);
    expect([task.round, task.rounds, task.seed]).toEqual([2, 3, DEFAULT_RULES.lotSeed]);
    expect(taskOf(event(), 1).competitors.map(({ id, pairingScore }) => [id, pairingScore])).toEqual([
      [3, 0],
      [4, 0],
      [1, 0],
      [5, 0],
      [2, 0],
    ]);
  });

  it('refuses a tournament without rounds, a round after the last, and fewer players than asked', () => {
    expect(pairingTaskOf(event({ rounds: 0 }), 1)).toMatchObject({ failure: { code: 'rounds-missing' } });
    expect(pairingTaskOf(event({ rounds: 1 }), 1).ok).toBe(true);
    expect(pairingTaskOf(event({ rounds: 1 }), 2)).toMatchObject({
      failure: { code: 'round-beyond-last', rounds: 1 },
    });
    const participants = (...players: number[]) => ({ participants: new Set(players) });
    expect(pairingTaskOf(event(), 2, participants(5))).toMatchObject({
      failure: { code: 'too-few-players', players: [5] },
    });
    expect(taskOf(event(), 2, { ...participants(5), leastPlayers: 1 }).competitors).toHaveLength(1);
    expect(taskOf(event(), 2, participants(5, 3)).competitors.map(({ id }) => id)).toEqual([5, 3]);
  });

  it('5.1 takes the initial colour of the rules, else that of the first round', () => {
    // Number 1 is player 3, who had White in round 1.
    expect(taskOf(event({ initialColour: null }), 2).initialColour).toBe('white');
    expect(taskOf(event({ initialColour: 'black' }), 2).initialColour).toBe('black');
    expect(taskOf({ ...event({ initialColour: null }), rounds: [] }, 1).initialColour).toBeNull();
    const turned = event({ initialColour: null });
    const rounds = turned.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) => ({ ...board, white: board.black, black: board.white })),
    }));
    expect(taskOf({ ...turned, rounds }, 2).initialColour).toBe('black');
  });

  describe('5.2.5 the first colour, where the rules do not say it', () => {
    const first = (lines: readonly string[], tpns: readonly number[], round = 2) =>
      taskOf(
        eventOf(lines, {
          rules: { rounds: 5, initialColour: null },
          players: tpns.map((tpn) => ({ tpn, arrival: 'here' })),
        }),
        round,
      ).initialColour;

    it('is read from the board of the lowest number, wherever it stands and whatever the others have', () => {
      // Number 1 is player 4, with Black against number 2, on the second board.
      expect(first(['2w1', '1b0', '4w0', '3b1'], [3, 4, 2, 1])).toBe('black');
      // Number 1 with White against number 4, on the second board; number 2 has White too.
      expect(first(['2w1', '1b0', '4w0', '3b1'], [2, 3, 1, 4])).toBe('white');
    });

    it('is the other one where the higher of the first board has an even number among those who took part', () => {
      // Number 1 had the bye, number 2 White: those with odd numbers have Black.
      expect(first(['U', '3w1', '2b0'], [1, 2, 3])).toBe('black');
      expect(first(['U', '3b1', '2w0'], [1, 2, 3])).toBe('white');
      // Number 1 was not there: the first who took part is number 3.
      expect(first(['.', '3w1', '2b0'], [1, 3, 7])).toBe('white');
    });

    it('does not count who came later than that round', () => {
      // Number 1 is player 3, who came in round 2: the first who took part in round 1 is number 2, with White.
      const late = ['U 4b0', '4w1 3b0', '. 2w1', '2b0 1w1'];
      expect(first(late, [4, 2, 1, 3], 3)).toBe('white');
      // The same with Black.
      expect(first(['U 4b0', '4b1 3w0', '. 2b1', '2w0 1w1'], [4, 2, 1, 3], 3)).toBe('black');
    });

    it('is that of the first round with a game, in which points count before numbers', () => {
      // Round 1 had byes only: number 3 leads number 2, and has White.
      const lines = ['H 3b1', 'Z 4w0', 'F 1w0', 'Z 2b1'];
      expect(first(lines, [2, 1, 3, 4], 3)).toBe('white');
      expect(first(lines, [2, 4, 3, 1], 3)).toBe('black');
    });
  });

  it('hands on what the rules say for single systems, and nothing that they do not say', () => {
    const plain = taskOf(event(), 2);
    for (const field of ['maxiTournament', 'lastRoundsInOrder', 'maximumColourDifference'])
      expect(plain).not.toHaveProperty(field);
    expect(taskOf(event({ maxiTournament: false, lastRoundsInOrder: false }), 2)).toEqual(plain);
    expect(
      taskOf(event({ maxiTournament: true, lastRoundsInOrder: true, maximumColourDifference: 15 }), 2),
    ).toMatchObject({ maxiTournament: true, lastRoundsInOrder: true, maximumColourDifference: 15 });
  });

  it('leaves out who has a bye in this round, withdrew before it or comes later, and in no other round', () => {
    const tournament = event();
    const players = tournament.players.map((player) => {
      if (player.id === 1) return { ...player, absences: [{ round: 2, kind: 'half' as const }] };
      if (player.id === 2) return { ...player, withdrawnFrom: 3 };
      return player.id === 3 ? { ...player, absences: [{ round: 3, kind: 'zero' as const }] } : player;
    });
    const idsIn = (round: number) =>
      taskOf({ ...tournament, players }, round)
        .competitors.map(({ id }) => id)
        .toSorted();
    expect(idsIn(2)).toEqual([2, 3, 4, 5]);
    expect(idsIn(3)).toEqual([1, 4, 5]);
    expect(taskOf({ ...tournament, players }, 2).arrangedByes).toEqual(new Map([[1, 'half']]));
    expect(taskOf({ ...tournament, players }, 3).arrangedByes).toEqual(new Map([[3, 'zero']]));
  });

  it('3.3 goes by the bye that a round has, before that which was asked for', () => {
    const tournament = event();
    const players = tournament.players.map((player) =>
      player.id === 1 || player.id === 2
        ? { ...player, absences: [{ round: 2, kind: 'half' as const }] }
        : player,
    );
    const rounds = [
      tournament.rounds[0]!,
      { ...tournament.rounds[0]!, boards: [], unpaired: [{ player: 1, kind: 'zero' as const }] },
    ];
    expect(taskOf({ ...tournament, players, rounds }, 2).arrangedByes).toEqual(
      new Map([
        [1, 'zero'],
        [2, 'half'],
      ]),
    );
  });

  it('3.2, 3.3 knows no bye that was asked for by who has left since, or has yet to come', () => {
    const absences = [{ round: 2, kind: 'half' as const }];
    const away: Readonly<Record<number, Partial<Player>>> = {
      1: { withdrawnFrom: 2 },
      2: { entryRound: 3 },
      4: { arrival: 'later' },
      5: { withdrawnFrom: 3 },
    };
    const tournament = event();
    const players = tournament.players.map((player) =>
      away[player.id] === undefined ? player : { ...player, ...away[player.id], absences },
    );
    expect(taskOf({ ...tournament, players }, 2, { leastPlayers: 1 }).arrangedByes).toEqual(
      new Map([[5, 'half']]),
    );
  });
});
