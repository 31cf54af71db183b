/**
 * An event as C.07 speaks of it, read from the rounds a second time: what every participant did in every round, in the
 * words of Art. 16. Nothing here is shared with the program but the stored records. Points are integer tenths.
 */
import type { GameResult, Scoring, TieBreakText, Tournament } from '../../../src-engine/index.ts';
import type { UnratedRule } from '../../../src-engine/model/rules.ts';

export type Sort =
  'game' | 'open' | 'forfeit win' | 'forfeit loss' | 'PAB' | 'FPB' | 'HPB' | 'ZPB' | 'no round';

export interface PlainRound {
  readonly sort: Sort;
  /** 0 without a scheduled opponent. */
  readonly opponent: number;
  readonly black: boolean;
  readonly points: number;
  /** Half points made over the board, 2 for a win; null where no game was played. */
  readonly halves: 0 | 1 | 2 | null;
}

export interface PlainParticipant {
  readonly id: number;
  readonly tpn: number;
  readonly rating: number;
  /** Points outside of rounds. */
  readonly bonus: number;
  readonly rounds: readonly PlainRound[];
}

export interface PlainEvent {
  readonly participants: readonly PlainParticipant[];
  readonly counted: number;
  readonly announced: number;
  /** The most that a win and a draw bring, and the least that a loss does. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** The least that a win brings (7.1). */
  readonly leastWin: number;
  /** What a draw brings with White and with Black (8.3). */
  readonly drawAs: readonly [white: number, black: number];
  readonly roundRobin: boolean;
  readonly text: TieBreakText;
  /** Round robins: participants whose games are not counted (C.05 6.6). */
  readonly annulled: ReadonlySet<number>;
  /** Art. 10: ratings do not rank, as somebody has none and the rules of the event do not say what then. */
  readonly dropsRatings: boolean;
}

export interface PlainOptions {
  readonly counted: number;
  readonly text: TieBreakText;
  readonly roundRobin: boolean;
  readonly unrated: UnratedRule;
}

export function participant(event: PlainEvent, id: number): PlainParticipant {
  return event.participants.find((one) => one.id === id)!;
}

/** White's letter and Black's: win, draw, loss, forfeits, unknown. */
const LETTERS: Readonly<Record<GameResult, string>> = {
  open: 'oo',
  'white-wins': 'WL',
  draw: 'DD',
  'black-wins': 'LW',
  'white-draws-black-loses': 'DL',
  'white-loses-black-draws': 'LD',
  'both-lose': 'LL',
  'unrated-white-wins': 'WL',
  'unrated-draw': 'DD',
  'unrated-black-wins': 'LW',
  'forfeit-white-wins': '+-',
  'forfeit-black-wins': '-+',
  'forfeit-both-lose': '--',
  adjourned: '??',
};

export function plainEventOf(tournament: Tournament, options: PlainOptions): PlainEvent {
  const { players, rules } = tournament;
  const announced = Math.max(rules.rounds, tournament.rounds.length);
  const rows = new Map(players.map(({ id }) => [id, roundsOf(tournament, id, options)]));
  if (options.roundRobin) nameOpponents(tournament, rows, cyclesOf(players.length, announced));
  const annulled = new Set(
    options.roundRobin
      ? players
          .filter((player) =>
            leftTooEarly(
              rows.get(player.id)!,
              players.length,
              announced,
              (player.withdrawnFrom ?? Infinity) <= options.counted + 1,
            ),
          )
          .map(({ id }) => id)
      : [],
  );
  const { scoring } = rules;
  const { unrated } = options;
  return {
    participants: players.map(({ id, tpn, rating, adjustment }) => ({
      id,
      tpn,
      rating: rating === 0 && typeof unrated === 'number' ? unrated : rating,
      bonus: adjustment,
      rounds: rows
        .get(id)!
        .map((round) => (annulled.has(id) || annulled.has(round.opponent) ? NO_ROUND : round)),
    })),
    counted: options.counted,
    announced,
    win: Math.max(scoring.whiteWin, scoring.blackWin),
    draw: Math.max(scoring.whiteDraw, scoring.blackDraw),
    loss: Math.min(scoring.whiteLoss, scoring.blackLoss),
    leastWin: Math.min(scoring.whiteWin, scoring.blackWin),
    drawAs: [scoring.whiteDraw, scoring.blackDraw],
    roundRobin: options.roundRobin,
    text: options.text,
    annulled,
    dropsRatings: unrated === 'drop' && players.some(({ rating }) => rating === 0),
  };
}

const NO_ROUND: PlainRound = { sort: 'no round', opponent: 0, black: false, points: 0, halves: null };

function roundsOf({ rounds, rules }: Tournament, id: number, options: PlainOptions): PlainRound[] {
  return rounds.slice(0, options.counted).map(({ boards, unpaired }): PlainRound => {
    const board = boards.find(({ white, black }) => white === id || black === id);
    if (board !== undefined) {
      const black = board.black === id;
      return gameOf(
        LETTERS[board.result][black ? 1 : 0]!,
        black ? board.white : board.black,
        black,
        rules.scoring,
      );
    }
    const bye = unpaired.find(({ player }) => player === id);
    if (options.roundRobin && (bye === undefined || bye.kind === 'pab' || bye.kind === 'zero')) {
      return { ...NO_ROUND, points: byePoints(bye?.kind ?? 'zero', rules.scoring) };
    }
    const kind = bye?.kind ?? 'zero';
    const sort = SORT_OF_BYE[kind];
    return { sort, opponent: 0, black: false, points: byePoints(kind, rules.scoring), halves: null };
  });
}

const SORT_OF_BYE = {
  pab: 'PAB',
  full: 'FPB',
  half: 'HPB',
  zero: 'ZPB',
  'forfeit-win': 'forfeit win',
  'forfeit-loss': 'forfeit loss',
} as const;

function byePoints(kind: keyof typeof SORT_OF_BYE, scoring: Scoring): number {
  const { pairingAllocatedBye, fullBye, halfBye, zeroBye, forfeitWin, forfeitLoss } = scoring;
  const points = { pab: pairingAllocatedBye, full: fullBye, half: halfBye, zero: zeroBye };
  if (kind === 'forfeit-win') return forfeitWin;
  return kind === 'forfeit-loss' ? forfeitLoss : points[kind];
}

function gameOf(letter: string, opponent: number, black: boolean, scoring: Scoring): PlainRound {
  const base = { opponent, black };
  const coloured = (white: number, other: number): number => (black ? other : white);
  switch (letter) {
    case 'W':
      return { ...base, sort: 'game', points: coloured(scoring.whiteWin, scoring.blackWin), halves: 2 };
    case 'D':
      return { ...base, sort: 'game', points: coloured(scoring.whiteDraw, scoring.blackDraw), halves: 1 };
    case 'L':
      return { ...base, sort: 'game', points: coloured(scoring.whiteLoss, scoring.blackLoss), halves: 0 };
    case '?':
      return { ...base, sort: 'game', points: scoring.unknown, halves: 1 };
    case '+':
      return { ...base, sort: 'forfeit win', points: scoring.forfeitWin, halves: null };
    case '-':
      return { ...base, sort: 'forfeit loss', points: scoring.forfeitLoss, halves: null };
    default:
      return { ...base, sort: 'open', points: 0, halves: null };
  }
}

const cyclesOf = (size: number, announced: number): number =>
  Math.max(1, Math.round(announced / (size % 2 === 0 ? size - 1 : size)));

/**
 * 15.2, C.05 6.6: who won by forfeit without a named opponent was to meet the only one without a game in that round whom they
 * meet less often than everybody meets everybody; if nobody else could claim the same opponent, who was given nothing for the
 * round, that one has lost by forfeit.
 */
function nameOpponents(
  { players, rounds, rules }: Tournament,
  rows: ReadonlyMap<number, PlainRound[]>,
  cycles: number,
): void {
  const isAlone = (round: PlainRound): boolean => round.sort === 'forfeit win' && round.opponent === 0;
  const claims: { readonly id: number; readonly other: number; readonly index: number }[] = [];
  for (const [id, own] of rows)
    own.forEach((round, index) => {
      if (!isAlone(round)) return;
      const possible = players.filter(
        ({ id: other }) =>
          other !== id &&
          rows.get(other)![index]!.opponent === 0 &&
          !isAlone(rows.get(other)![index]!) &&
          own.filter(({ opponent }) => opponent === other).length < cycles,
      );
      if (possible.length === 1) claims.push({ id, other: possible[0]!.id, index });
    });
  for (const { id, other, index } of claims) {
    rows.get(id)![index] = { ...rows.get(id)![index]!, opponent: other };
    const given = rounds[index]!.unpaired.find(({ player }) => player === other);
    if (given !== undefined && given.kind !== 'zero') continue;
    if (claims.some((one) => one.other === other && one.index === index && one.id !== id)) continue;
    const lost = { sort: 'forfeit loss', opponent: id, black: false, halves: null } as const;
    rows.get(other)![index] = { ...lost, points: rules.scoring.forfeitLoss };
  }
}

/** C.05 6.6: played less than half of all games of the schedule, and gave at least one up, for good. */
function leftTooEarly(
  rounds: readonly PlainRound[],
  size: number,
  announced: number,
  withdrawn: boolean,
): boolean {
  if (!withdrawn && rounds.length < announced) return false;
  if (rounds.some(({ sort }) => sort === 'open')) return false;
  const scheduled = size % 2 === 0 ? announced : announced - cyclesOf(size, announced);
  const played = rounds.filter(({ sort }) => sort === 'game').length;
  const attended = played + rounds.filter(({ sort }) => sort === 'forfeit win').length;
  return 2 * played < scheduled && attended < scheduled;
}
