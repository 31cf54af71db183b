/**
 * How strong a player's opposition was: the Index of C.04.4.2 (2026) 1.7, 1.8, and the values by which the older text
 * orders a score group (3.2). Virtual points never count (1.7.2.2).
 */
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import { drawOf } from '../../model/scoring.ts';
import type { PairingTask } from '../system.ts';

/** Values in the order in which they are compared, the greater the better; tenths and products of tenths. */
export type Opposition = readonly number[];

/** Ranks players by the values of a text, then by Tournament Pairing Number; the higher ranked first. */
export type Ranking = (players: readonly Competitor[]) => Competitor[];

/**
 * 1.7, 1.8 (2025: 1.6, 1.7): Buchholz, then Sonneborn-Berger (1.7.1; 2025: 1.6.1, in the order of 1.7.1). A round without a
 * game counts as one against oneself with the result that brings the points registered (1.7.2.1; 2025: 1.6.2).
 */
export function indexOf(task: PairingTask): (player: Competitor) => Opposition {
  const present = new Set(task.competitors.map(({ id }) => id));
  const scores = new Map<PlayerId, number>();
  for (const player of task.field.values()) {
    scores.set(player.id, player.score + (present.has(player.id) ? 0 : creditOf(task, player)));
  }
  return remembered((player) => {
    let [buchholz, sonnebornBerger] = [0, 0];
    for (const { cell, points, played } of player.rounds) {
      const score = played ? scores.get(cell.opponent)! : player.score;
      buchholz += score;
      sonnebornBerger += points * score;
    }
    return [buchholz, sonnebornBerger];
  });
}

/**
 * 1.7.2.1, exception: of a series of zero-point byes that reaches the round to be paired, each one gathered before
 * counts as a draw for the benefit of the player's opponents. Tenths; the player is absent in the round.
 */
function creditOf(task: PairingTask, player: Competitor): number {
  const bye = task.arrangedByes?.get(player.id) ?? 'zero';
  let credit = 0;
  for (let index = player.rounds.length - 1; index >= 0 && bye === 'zero'; index--) {
    const { cell } = player.rounds.at(index)!;
    if (cell.opponent !== 0 || (cell.code !== null && cell.code !== 'Z')) break;
    credit += drawOf(task.scoring) - task.scoring.zeroBye;
  }
  return credit;
}

/**
 * 3.2 of the older text: Sonneborn-Berger, Buchholz, Median (Buchholz without the best and the worst opponent), rating.
 * Rounds without a game bring nothing.
 */
export function oldOpposition(task: PairingTask): (player: Competitor) => Opposition {
  return remembered((player) => {
    const games = player.rounds.filter(({ played }) => played);
    const scores = games.map(({ cell }) => task.field.get(cell.opponent)!.score);
    const buchholz = scores.reduce((total, score) => total + score, 0);
    const sonnebornBerger = games.reduce((total, { points }, game) => total + points * scores[game]!, 0);
    const median = scores.length > 2 ? buchholz - Math.max(...scores) - Math.min(...scores) : 0;
    return [sonnebornBerger, buchholz, median, player.rating];
  });
}

function remembered(valuesOf: (player: Competitor) => Opposition): (player: Competitor) => Opposition {
  const known = new Map<PlayerId, Opposition>();
  return (player) => {
    let list = known.get(player.id);
    if (list === undefined) known.set(player.id, (list = valuesOf(player)));
    return list;
  };
}

/** 1.8 (2025: 1.7.1, 1.7.2): the ranking by values, the greater first; then by Tournament Pairing Number. */
export function rankingBy(values: (player: Competitor) => Opposition): Ranking {
  return (players) =>
    [...players].sort((a, b) => {
      const [x, y] = [values(a), values(b)];
      const place = x.findIndex((value, index) => value !== y[index]);
      return place < 0 ? a.tpn - b.tpn : y[place]! - x[place]!;
    });
}
