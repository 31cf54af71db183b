/** Four teams and their games, made for the tests. */
import type { TeamEvent, Tournament } from '../../src-engine/index.ts';
import { eventOf } from './event.ts';

/**
 * Four teams of two, three rounds. Players 1 2 are team 1, 3 4 team 2 and so on.
 * Round 1: T1–T2 1½–½, T3–T4 1–1. Round 2: T1–T3 ½–1½, T2–T4 2–0 (one by forfeit). Round 3: T1–T4 forfeited to T1,
 * T2–T3 1–1.
 */
const GAMES = eventOf(
  [
    '3w1 5b= .',
    '4b= 6w0 .',
    '1b0 7b1 5w1',
    '2w= + 6b0',
    '7w1 1w= 3b0',
    '8b0 2b1 4w1',
    '5b0 3w0 .',
    '6w1 . .',
  ],
  { rules: { rounds: 3 } },
);

export const TOURNAMENT: Tournament = {
  ...GAMES,
  teams: [1, 2, 3, 4].map((team) => ({ name: `Team ${team}`, players: [2 * team - 1, 2 * team] })),
};

export const EVENT: TeamEvent = {
  boards: 2,
  matchWin: 20,
  matchDraw: 10,
  matchLoss: 0,
  primary: 'MP',
  byes: [],
  forfeits: [{ round: 3, white: 0, black: 3, winner: 'white' }],
  lineups: [],
  adjustments: [],
  recordedRanks: [3, 2, 1, 4],
};
