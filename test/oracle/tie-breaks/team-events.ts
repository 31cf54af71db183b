/**
 * Random team events, together with what happened: the program gets players' games, byes and lineups, the articles
 * get matches. Boards of a match alternate colours; reserves move the boards below up.
 */
import { blankPlayer } from '../../../src-engine/model/player.ts';
import type { GameResult } from '../../../src-engine/model/result.ts';
import { DEFAULT_RULES } from '../../../src-engine/model/rules.ts';
import {
  BLANK_TOURNAMENT,
  type Board,
  type Round,
  type Tournament,
} from '../../../src-engine/model/tournament.ts';
import type { TeamEvent } from '../../../src-engine/index.ts';
import { circle, pick, shuffle, upTo, type Random } from './events.ts';
import type { Sort } from './record.ts';

/** One team's round as it happened. Points are tenths. */
export interface TeamRoundTruth {
  readonly sort: Sort;
  /** Number of the team, 0 without one. */
  readonly opponent: number;
  readonly black: boolean;
  readonly matchPoints: number;
  readonly gamePoints: number;
  /** Points by board as Art. 12 counts them. */
  readonly boards: readonly number[];
}

export interface TeamOccasion {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly predetermined: boolean;
  /** By team, then round. */
  readonly truth: readonly (readonly TeamRoundTruth[])[];
}

/** Results of a board from White's side: the letters and the points of both. */
const BOARD_RESULTS: readonly (readonly [GameResult, number, number])[] = [
  ['white-wins', 10, 0],
  ['black-wins', 0, 10],
  ['draw', 5, 5],
  ['white-wins', 10, 0],
  ['draw', 5, 5],
  ['forfeit-white-wins', 10, 0],
  ['forfeit-black-wins', 0, 10],
  ['forfeit-both-lose', 0, 0],
];

interface Worth {
  readonly matchWin: number;
  readonly matchDraw: number;
  readonly matchLoss: number;
}

const WORTHS: readonly Worth[] = [
  { matchWin: 20, matchDraw: 10, matchLoss: 0 },
  { matchWin: 20, matchDraw: 10, matchLoss: 0 },
  { matchWin: 30, matchDraw: 10, matchLoss: 0 },
  { matchWin: 30, matchDraw: 20, matchLoss: 10 },
];

type Building = {
  -readonly [K in keyof TeamEvent]: TeamEvent[K] extends readonly (infer T)[] ? T[] : TeamEvent[K];
};

export function teamOccasion(random: Random): TeamOccasion {
  const predetermined = random() < 0.3;
  const size = upTo(random, 2, 8);
  const places = size + (size % 2);
  const boards = upTo(random, 2, 5);
  const announced = predetermined ? (places - 1) * upTo(random, 1, 2) : upTo(random, 1, 7);
  const squad = boards + 1;
  const event: Building = {
    boards,
    ...pick(random, WORTHS),
    primary: pick(random, ['MP', 'GP'] as const),
    byes: [],
    forfeits: [],
    adjustments: [],
    lineups: [],
    recordedRanks: [],
  };
  const teams = Array.from({ length: size }, (_, team) => ({
    name: `Team ${team + 1}`,
    players: Array.from({ length: squad }, (_, seat) => team * squad + seat + 1),
  }));
  const truth = teams.map(() => [] as TeamRoundTruth[]);
  const rounds: Round[] = [];
  for (let round = 1; round <= announced; round++) {
    const pairs = predetermined ? circle(places, (round - 1) % (places - 1)) : swissPairs(random, places);
    const games: Board[] = [];
    for (const [first, second] of pairs) {
      if (first >= size || second >= size) rest(Math.min(first, second), round);
      else if (!predetermined && random() < 0.1) [first, second].forEach((team) => rest(team, round));
      else if (random() < 0.1) forfeit(first, second, round);
      else games.push(...match(first, second, round));
    }
    rounds.push({ ...BLANK_ROUND, boards: games });
  }
  if (random() < 0.2) {
    event.adjustments.push({ round: 0, matchPoints: -10, gamePoints: 5, teams: [upTo(random, 0, size - 1)] });
  }
  const players = teams
    .flatMap((team) => team.players)
    .map((id) => ({ ...blankPlayer(id, `Player ${id}`), tpn: id }));
  const rules = { ...DEFAULT_RULES, rounds: announced, system: '' };
  return { tournament: { ...BLANK_TOURNAMENT, rules, players, rounds, teams }, event, predetermined, truth };

  /** A round without a match; a round robin has no byes, its free round is nothing. */
  function rest(team: number, round: number): void {
    if (predetermined) {
      truth[team]!.push({ ...NOTHING, sort: 'no round' });
      return;
    }
    const kind = pick(random, ['pab', 'full', 'half', 'zero'] as const);
    const win = 10 * boards;
    const [sort, matchPoints, gamePoints] = {
      pab: ['PAB', event.matchDraw, win / 2],
      full: ['FPB', event.matchWin, win],
      half: ['HPB', event.matchDraw, win / 2],
      zero: ['ZPB', 0, 0],
    }[kind] as [Sort, number, number];
    event.byes.push({ round, team, kind, matchPoints, gamePoints });
    const onEach = kind === 'pab' ? 10 : gamePoints / boards;
    truth[team]!.push({
      ...NOTHING,
      sort,
      matchPoints,
      gamePoints,
      boards: new Array<number>(boards).fill(onEach),
    });
  }

  function forfeit(white: number, black: number, round: number): void {
    const winner = pick(random, ['white', 'black', null] as const);
    event.forfeits.push({ round, white, black, winner });
    [white, black].forEach((team, side) => {
      const won = winner === (side === 0 ? 'white' : 'black');
      truth[team]!.push({
        sort: won ? 'forfeit win' : 'forfeit loss',
        opponent: (side === 0 ? black : white) + 1,
        black: side === 1,
        matchPoints: won ? event.matchWin : event.matchLoss,
        gamePoints: won ? 10 * boards : 0,
        boards: new Array<number>(boards).fill(won ? 10 : 0),
      });
    });
  }

  function match(white: number, black: number, round: number): Board[] {
    const [ours, theirs] = [white, black].map((team) => lineup(team, round));
    const allForfeited = random() < 0.08;
    const results = ours!.map(() =>
      allForfeited ? pick(random, BOARD_RESULTS.slice(5)) : pick(random, BOARD_RESULTS),
    );
    const games = results.map(([result], board): Board => {
      const [a, b] = [ours![board]!, theirs![board]!];
      return board % 2 === 0
        ? { white: a, black: b, result, ratedAs: null }
        : { white: b, black: a, result, ratedAs: null };
    });
    const made = [0, 1].map((side) =>
      results.map((result, board) => result[1 + ((side + board) % 2)] as number),
    );
    const sums = made.map((points) => points.reduce((sum, one) => sum + one, 0));
    const isPlayed = results.some(([result]) => !result.startsWith('forfeit'));
    [white, black].forEach((team, side) => {
      const [own, other] = [sums[side]!, sums[1 - side]!];
      const isDrawn = own === other && (isPlayed || own > 0);
      truth[team]!.push({
        sort: isPlayed ? 'game' : own > other || isDrawn ? 'forfeit win' : 'forfeit loss',
        opponent: (side === 0 ? black : white) + 1,
        black: side === 1,
        matchPoints: own > other ? event.matchWin : isDrawn ? event.matchDraw : event.matchLoss,
        gamePoints: own,
        boards: made[side]!,
      });
    });
    return games;
  }

  /** The first players, or with a reserve for one of them; sometimes in an order of their own. */
  function lineup(team: number, round: number): number[] {
    const list = teams[team]!.players;
    const seats = random() < 0.2 ? list.filter((_, seat) => seat !== 1) : list.slice(0, boards);
    if (random() < 0.1) {
      const own = [...seats];
      shuffle(random, own);
      event.lineups.push({ round, team, players: own });
      return own;
    }
    return seats;
  }
}

const NOTHING = { opponent: 0, black: false, matchPoints: 0, gamePoints: 0, boards: [] } as const;

const BLANK_ROUND: Round = {
  stage: 'published',
  boards: [],
  unpaired: [],
  version: 1,
  publishedAt: '',
  handMade: false,
  system: '',
};

function swissPairs(random: Random, places: number): [number, number][] {
  const order = Array.from({ length: places }, (_, place) => place);
  shuffle(random, order);
  return Array.from({ length: places / 2 }, (_, pair): [number, number] => [
    order[2 * pair]!,
    order[2 * pair + 1]!,
  ]);
}
