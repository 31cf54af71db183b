/**
 * The task of a round as the oracles read it: what a player has behind them is read from the cells of their rounds a second
 * time, and nothing of it from the program's own records. Points are integer tenths.
 */
import type { Cell } from '../../src-engine/model/cells.ts';
import type { Colour } from '../../src-engine/model/colour.ts';
import type { Player, PlayerId } from '../../src-engine/model/player.ts';
import type { Scoring } from '../../src-engine/model/scoring.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';

/** A past round of a player. */
export interface PlainRound {
  readonly cell: Cell;
  /** C.04.2 3.4, 3.5: the two played; an adjourned game is one. */
  readonly played: boolean;
  /** Of a game that took place. */
  readonly colour: Colour | null;
  readonly points: number;
  /** Pairing scores of the two before the round; 0 without an opponent. */
  readonly scoreBefore: number;
  readonly opponentScoreBefore: number;
}

/** A player before the round. */
export interface PlainPlayer {
  readonly id: PlayerId;
  readonly player: Player;
  readonly tpn: number;
  readonly parityNumber: number;
  readonly rating: number;
  readonly score: number;
  readonly pairingScore: number;
  /** The oldest first. */
  readonly rounds: readonly PlainRound[];
  /** Of games that took place, the oldest first. */
  readonly colours: readonly Colour[];
  /** Games with White minus games with Black. */
  readonly colourDifference: number;
  readonly gamesPlayed: number;
  /** Opponents of games that took place. */
  readonly met: ReadonlySet<PlayerId>;
  /** Kept apart by the event's own rules. */
  readonly barred: ReadonlySet<PlayerId>;
  /** C.04.1 4. */
  readonly byeBarred: boolean;
}

/** What an oracle pairs. */
export interface PlainTask extends Omit<PairingTask, 'competitors' | 'field'> {
  readonly competitors: readonly PlainPlayer[];
  readonly field: ReadonlyMap<PlayerId, PlainPlayer>;
}

/** The task with every player read again. Numbers, pairing scores and prohibitions are those of the task. */
export function plainTaskOf(task: PairingTask): PlainTask {
  const field = new Map(
    [...task.field.values()].map((one): [PlayerId, PlainPlayer] => {
      const { id, player, tpn, parityNumber, rating, pairingScore, barred } = one;
      const rounds = one.rounds.map(({ cell, scoreBefore, opponentScoreBefore }) => ({
        ...plainRound(cell, task.scoring),
        scoreBefore,
        opponentScoreBefore,
      }));
      const said = { id, player, tpn, parityNumber, rating, pairingScore, barred: new Set(barred) };
      return [id, { ...said, ...behind(player, rounds, task.scoring) }];
    }),
  );
  // The order of cards and brackets is the oracles' own: by score, then by number.
  const competitors = task.competitors
    .map(({ id }) => field.get(id)!)
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return { ...task, field, competitors };
}

/** What the rounds of a player come to. */
function behind({ adjustment }: Player, rounds: readonly PlainRound[], scoring: Scoring) {
  const games = rounds.filter(({ played }) => played);
  const colours = games.map(({ colour }) => colour!);
  const win = Math.max(scoring.whiteWin, scoring.blackWin);
  return {
    rounds,
    score: rounds.reduce((sum, { points }) => sum + points, adjustment),
    colours,
    colourDifference: colours.reduce((sum, colour) => (colour === 'white' ? sum + 1 : sum - 1), 0),
    gamesPlayed: games.length,
    met: new Set(games.map(({ cell }) => cell.opponent)),
    // The bye, or in one single round without playing as many points as for a win.
    byeBarred: rounds.some(
      ({ played, cell, points }) => cell.code === 'U' || (!played && cell.code !== null && points >= win),
    ),
  };
}

/** What the letter of a cell says; a game without a result has none, and so has who did not come. */
export function plainRound(cell: Cell, scoring: Scoring) {
  const { code, opponent } = cell;
  const played = opponent > 0 && code !== null && !['+', '-'].includes(code);
  return { cell, played, colour: played ? cell.colour : null, points: pointsOf(cell, scoring) };
}

function pointsOf({ code, colour, opponent }: Cell, scoring: Scoring): number {
  if (code === null) return opponent > 0 ? 0 : scoring.zeroBye;
  const side = colour === 'black' ? 'black' : 'white';
  if ('1W'.includes(code)) return scoring[`${side}Win`];
  if ('=D'.includes(code)) return scoring[`${side}Draw`];
  if ('0L'.includes(code)) return scoring[`${side}Loss`];
  const { forfeitWin, forfeitLoss, pairingAllocatedBye, fullBye, halfBye, zeroBye, unknown } = scoring;
  const others: Readonly<Record<string, number>> = {
    ...{ '+': forfeitWin, '-': forfeitLoss, U: pairingAllocatedBye },
    ...{ F: fullBye, H: halfBye, Z: zeroBye, '?': unknown },
  };
  return others[code]!;
}
