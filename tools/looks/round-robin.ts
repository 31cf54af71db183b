/** A made-up round robin by the circle method, with results that follow no play. */
import type { Board, GameResult, PlayerId, Round, Tournament } from '../../src-engine/index.ts';
import { hardField } from './field.ts';

const RESULTS: readonly GameResult[] = ['white-wins', 'draw', 'black-wins', 'draw', 'forfeit-white-wins'];

/** Everybody against everybody, `cycles` times, an even number of players in the order of their numbers. */
function roundsOfCircle(order: readonly PlayerId[], cycles: number): readonly Round[] {
  const players = order.length;
  return Array.from({ length: cycles * (players - 1) }, (_, index): Round => {
    const turn = index % (players - 1);
    const ring = [
      order[0]!,
      ...Array.from({ length: players - 1 }, (_, place) => order[1 + ((place + turn) % (players - 1))]!),
    ];
    const boards = Array.from({ length: players / 2 }, (_, board): Board => {
      const pair = [ring[board]!, ring[players - 1 - board]!] as const;
      const [white, black] = (board + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
      return { white, black, result: RESULTS[(board * 3 + index * 2) % RESULTS.length]!, ratedAs: null };
    });
    return {
      stage: 'published',
      boards,
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: 'round-robin',
    };
  });
}

/** The tournament as a round robin of its players. */
export function asRoundRobin(tournament: Tournament, cycles: number): Tournament {
  const order = tournament.players.toSorted((a, b) => a.tpn - b.tpn).map(({ id }) => id);
  const rounds = roundsOfCircle(order, cycles);
  const tieBreaks = ['DE', 'WIN', 'SB', 'KS'];
  const rules = { ...tournament.rules, rounds: rounds.length, system: 'round-robin', tieBreaks };
  return { ...tournament, rounds, rules };
}

/** Fewer could not play the rounds of a Swiss. */
const LEAST_OF_SWISS = 14;

/** Players with hard names, everybody against everybody. */
export function hardRoundRobin(players: number, cycles: number): Tournament {
  const field = hardField(Math.max(LEAST_OF_SWISS, players));
  const info = { ...field.info, roundDates: [] };
  return asRoundRobin({ ...field, info, players: field.players.slice(0, players) }, cycles);
}
