/**
 * The records of a TRF whose content is in fixed columns.
 * Source: TRF26 (Council 2025-05-12); 001, 013 and 132 stand in the same columns in TRF16 and TRF06.
 */
import {
  BIRTH,
  CELL_COLOUR,
  CELL_RESULT,
  FEDERATION,
  FIDE_ID,
  NUMBER,
  OPPONENT,
  POINTS,
  RANK,
  RATING,
  ROUND_DATE,
  scanCell,
  SEX,
  TEXT,
  TITLE,
} from './codecs.ts';
import { column, type Columns, type RecordTable } from './columns.ts';

function record<C extends Columns>(tag: string, columns: C): RecordTable<C> {
  return { tag, columns };
}

function repeating<C extends Columns, R extends Columns>(
  tag: string,
  columns: C,
  step: number,
  group: R,
  scan?: NonNullable<RecordTable<C, R>['repeat']>['scan'],
): RecordTable<C, R> {
  return { tag, columns, repeat: { step, columns: group, ...(scan === undefined ? {} : { scan }) } };
}

/** 001: a player, with one group of columns for each round. */
export const PLAYER_RECORD = repeating(
  '001',
  {
    number: column(5, 8, 'right', NUMBER),
    sex: column(10, 10, 'any', SEX),
    title: column(11, 13, 'any', TITLE),
    name: column(15, 47, 'left', TEXT),
    rating: column(49, 52, 'right', RATING),
    federation: column(54, 56, 'left', FEDERATION),
    fideId: column(58, 68, 'right', FIDE_ID),
    birth: column(70, 79, 'left', BIRTH),
    points: column(81, 84, 'right', POINTS),
    rank: column(86, 89, 'right', RANK),
  },
  10,
  {
    opponent: column(92, 95, 'right', OPPONENT),
    colour: column(97, 97, 'left', CELL_COLOUR),
    result: column(99, 99, 'left', CELL_RESULT),
  },
  scanCell,
);

/** National record of a player (TRF26): the tag is a federation, the columns those of 001. */
export function nationalRecord(federation: string) {
  return record(federation, {
    number: column(5, 8, 'right', NUMBER),
    sex: column(10, 10, 'any', TEXT),
    title: column(11, 13, 'any', TEXT),
    name: column(15, 47, 'left', TEXT),
    rating: column(49, 52, 'right', NUMBER),
    origin: column(54, 56, 'left', TEXT),
    nationalId: column(58, 68, 'right', TEXT),
    birth: column(70, 79, 'left', BIRTH),
  });
}

/** 132: dates of the rounds. */
export const ROUND_DATES_RECORD = repeating('132', {}, 10, { date: column(92, 99, 'left', ROUND_DATE) });

/** 013: a team in reports before 2026. */
export const OLD_TEAM_RECORD = repeating('013', { name: column(5, 36, 'left', TEXT) }, 5, {
  player: column(37, 40, 'right', NUMBER),
});

/** 310: a team. */
export const TEAM_RECORD = repeating(
  '310',
  {
    number: column(5, 7, 'right', NUMBER),
    name: column(9, 40, 'left', TEXT),
    nickname: column(42, 46, 'left', TEXT),
    strength: column(48, 53, 'any', TEXT),
    matchPoints: column(55, 60, 'any', TEXT),
    gamePoints: column(62, 67, 'any', TEXT),
    rank: column(69, 71, 'right', NUMBER),
  },
  5,
  { player: column(74, 77, 'right', NUMBER) },
);

/** 300: the boards of a team in one round, where they differ from the team's list. */
export const LINEUP_RECORD = repeating(
  '300',
  {
    round: column(5, 7, 'right', NUMBER),
    team: column(9, 11, 'right', NUMBER),
    opponent: column(13, 15, 'right', NUMBER),
  },
  5,
  { player: column(17, 20, 'right', NUMBER) },
);

/** 320: pairing-allocated byes of teams, one column for each round. */
export const TEAM_BYES_RECORD = repeating(
  '320',
  { matchPoints: column(5, 8, 'right', POINTS), gamePoints: column(10, 13, 'right', POINTS) },
  4,
  { team: column(15, 17, 'right', NUMBER) },
);

/** 330: a match that was not played. */
export const FORFEITED_MATCH_RECORD = record('330', {
  result: column(5, 6, 'left', TEXT),
  round: column(8, 10, 'right', NUMBER),
  white: column(12, 14, 'right', NUMBER),
  black: column(16, 18, 'right', NUMBER),
});

/** 162: symbol and points of each way to spend a round. */
export const SCORING_RECORD = repeating('162', {}, 9, {
  symbol: column(6, 6, 'left', TEXT),
  points: column(7, 10, 'right', POINTS),
});

/** 240: byes granted, for one round and kind. */
export const BYES_RECORD = repeating(
  '240',
  { kind: column(5, 5, 'left', TEXT), round: column(7, 9, 'right', NUMBER) },
  5,
  { player: column(11, 14, 'right', NUMBER) },
);

/** 250: virtual points for a range of rounds and players. */
export const ACCELERATION_RECORD = record('250', {
  matchPoints: column(5, 8, 'right', POINTS),
  points: column(10, 13, 'right', POINTS),
  firstRound: column(15, 17, 'right', NUMBER),
  lastRound: column(19, 21, 'right', NUMBER),
  firstPlayer: column(23, 26, 'right', NUMBER),
  lastPlayer: column(28, 31, 'right', NUMBER),
});

/** 260: players who may not meet. */
export const PROHIBITION_RECORD = repeating(
  '260',
  { firstRound: column(5, 7, 'right', NUMBER), lastRound: column(9, 11, 'right', NUMBER) },
  5,
  { player: column(13, 16, 'right', NUMBER) },
);

/** 299: points that the tournament's rules add, take or set. */
export const ADJUSTMENT_RECORD = repeating(
  '299',
  {
    kind: column(5, 5, 'left', TEXT),
    matchPoints: column(8, 11, 'right', POINTS),
    points: column(14, 17, 'right', POINTS),
    round: column(20, 22, 'right', NUMBER),
  },
  5,
  { player: column(24, 27, 'right', NUMBER) },
);

/** Kinds of result for which 299 sets points, with the codes of 001 that are of this kind. */
export const KINDS_OF_ADJUSTMENT: ReadonlyMap<string, string> = new Map([
  ['W', '1W'],
  ['D', '=D'],
  ['L', '0L'],
  ['F', 'F'],
  ['H', 'H'],
  ['Z', 'Z'],
  ['+', '+'],
  ['-', '-'],
]);

/** XXA (JaVaFo): virtual points of one player, a column for each round. */
export const VIRTUAL_POINTS_RECORD = repeating('XXA', { number: column(5, 8, 'right', NUMBER) }, 5, {
  points: column(10, 13, 'right', POINTS),
});

/** BBW, BBD, BBL, BBZ, BBF, BBU (bbpPairings): one value each. */
export function pointRecord(tag: string) {
  return record(tag, { points: column(5, 8, 'right', POINTS) });
}
