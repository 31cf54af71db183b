/** Rounds that are written out: who is passed over and why, and who has the bye by the older text. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { Rules } from '../../../src-engine/model/rules.ts';
import { STANDARD_SCORING } from '../../../src-engine/model/scoring.ts';
import type { Tournament } from '../../../src-engine/model/tournament.ts';
import { BURSTEIN_OLD } from '../../../src-engine/systems/burstein/burstein.ts';
import { clash } from '../../../src-engine/systems/burstein/criteria.ts';
import { indexOf } from '../../../src-engine/systems/burstein/opposition.ts';
import { tournamentOf } from '../../oracle/notation.ts';
import { sentenceOf } from '../../oracle/worded.ts';
import { renumbered } from '../self-play.ts';

/** Sentences of the boards, and of the bye, of the round after the last one; players are registered in an odd order. */
function told(tournament: Tournament): readonly string[] {
  const other = renumbered(tournament, 2).tournament;
  expect(other.players.some(({ id, tpn }) => id !== tpn)).toBe(true);
  const task = pairingTaskOf(other, tournament.rounds.length + 1);
  if (!task.ok) throw new Error(task.failure.code);
  const solved = BURSTEIN_OLD.solve(task.value);
  if (!solved.ok) throw new Error(solved.failure.code);
  return solved.value.boards.map(({ reason }) => sentenceOf(task.value, reason));
}

/** Players with these ratings after the rounds given. */
function field(lines: readonly string[], played: number, ratings: readonly number[] = []): Tournament {
  const tournament = tournamentOf(lines, played, { rounds: 5, initialColour: 'white' });
  const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place] ?? 0 }));
  return { ...tournament, players };
}

describe('6.2 of the older text: who was passed over', () => {
  const lines = ['8w= 7b=', '7w= 8b=', '6w= 5b=', '5w= 6b=', '4b= 3w=', '3b= 4w=', '2b= 1w=', '1b= 2w='];
  const eight = field(lines, 2, [2400, 2350, 2300, 2250, 2200, 2150, 2100, 2050]);
  const [one, , three] = told(eight);

  it('nobody, where the lowest who is left comes next', () => {
    expect(three).toBe(
      'In the group on 1 Player 3, number 3 by opposition so far, meets number 8, Player 8, the lowest who is left.',
    );
  });

  it('who was met before', () => {
    expect(one).toMatch(/Player 1, number 1 .* Player 6: number 8, Player 8, was met before\.$/);
  });

  it('who is kept apart', () => {
    const prohibitions = [{ firstRound: 1, lastRound: 5, players: [3, 8] }];
    const apart = told({ ...eight, rules: { ...eight.rules, prohibitions } });
    expect(apart[2]).toMatch(/Player 3, number 3 .*: number 8, Player 8, is kept apart\.$/);
  });
});

describe('4 of the older text: the bye', () => {
  it('goes by the weakest opposition and then the lowest rating, whoever has played more games or has the last number', () => {
    const lines = ['4w= 3b=', '3w= 4b=', '2b= 1w=', '1b= 2w=', 'H H', 'H H', 'H H'];
    expect(told(field(lines, 2, [2300, 2200, 2100, 2000, 1900, 2050, 2040])).at(-1)).toBe(
      'Player 5 has the bye: the lowest Sonneborn-Berger (0), then the lowest rating (1900), of those who may have it.',
    );
  });
});

describe('2.3 [C8] colours that clash', () => {
  const player = (...colours: readonly ('white' | 'black')[]) =>
    ({ colours, gamesPlayed: colours.length, rounds: [] }) as unknown as Competitor;

  it('are equal preferences; players without one do not clash', () => {
    expect(clash(player('white'), player('white'))).toBe(true);
    expect(clash(player('white'), player('black'))).toBe(false);
    expect(clash(player(), player())).toBe(false);
    expect(clash(player(), player('white'))).toBe(false);
  });
});

describe('1.7.2.1, exception: zero-point byes that reach the round to be paired', () => {
  /** Buchholz of player 1, who met nobody but player 6, after the rounds of the latter that are given; the last is that to be paired. */
  function buchholz(sixth: string, rules: Partial<Rules> = {}, leaves = false): number {
    const played = sixth.split(' ').length - 1;
    const met = sixth.split(' ').map((cell) => (/^1b/.test(cell) ? '6w1' : 'Z'));
    const lines = [
      met.slice(0, played).join(' '),
      ...Array.from({ length: 4 }, () => 'Z '.repeat(played)),
      sixth,
    ];
    const written = tournamentOf(lines, played, { rounds: 9, initialColour: 'white', ...rules });
    const players = written.players.map((player) =>
      leaves && player.tpn === 6 ? { ...player, withdrawnFrom: played + 1 } : player,
    );
    const other = renumbered({ ...written, players }, 3).tournament;
    const task = pairingTaskOf(other, played + 1);
    if (!task.ok) throw new Error(task.failure.code);
    const first = task.value.competitors.find(({ tpn }) => tpn === 1)!;
    expect(first.id).not.toBe(1);
    // Rounds without a game are games against oneself.
    return indexOf(task.value)(first)[0]! - (played - 1) * first.score;
  }

  it('count as draws for the opponents of who is absent with another one; a blank round is one too', () => {
    expect(buchholz('1b0 Z Z Z')).toBe(10);
    expect(buchholz('1b0 . Z Z')).toBe(10);
    expect(buchholz('1b0 Z Z Z Z')).toBe(15);
  });

  it('count as draws too for the opponents of who has left', () => {
    expect(buchholz('1b0 Z Z .', {}, true)).toBe(10);
    expect(buchholz('1b0 Z Z .')).toBe(0);
  });

  it('count nothing where the bye of the round brings points, or where the player is there', () => {
    expect(buchholz('1b0 Z Z H')).toBe(0);
    expect(buchholz('1b0 Z Z F')).toBe(0);
    expect(buchholz('1b0 Z Z .')).toBe(0);
  });

  it('count back to the last round that was anything else', () => {
    expect(buchholz('1b0 Z H Z Z')).toBe(5 + 5);
    expect(buchholz('1b0 Z F Z Z')).toBe(10 + 5);
    expect(buchholz('Z 1b0 Z Z')).toBe(5);
  });

  it('count what a draw brings more than they did', () => {
    expect(buchholz('1b0 Z Z Z', { scoring: { ...STANDARD_SCORING, zeroBye: 1 } })).toBe(2 + 2 * 4);
  });
});
