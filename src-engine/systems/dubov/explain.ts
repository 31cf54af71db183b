/** Judging and explaining rounds of the Dubov System in the articles of C.04.4.1 (2026). */
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf, type Criterion } from '../frame/criterion.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { BracketAssessment, Pair, Pairing, PairingTask } from '../system.ts';
import type { DubovBoard } from './pairing.ts';
import type { DubovPlayer } from './player.ts';

/** C5–C10. */
const CRITERIA = {
  upfloaters: { id: 'C5', article: '2.3.1', label: 'Players brought up', unit: 'count' },
  differences: { id: 'C6', article: '2.3.2', label: 'Their score differences', unit: 'points' },
  colours: { id: 'C7', article: '2.3.3', label: 'Due colours missed', unit: 'count' },
  maximum: { id: 'C8', article: '2.3.4', label: 'Brought up as often as allowed before', unit: 'count' },
  times: { id: 'C9', article: '2.3.5', label: 'Times they were brought up', unit: 'count' },
  again: { id: 'C10', article: '2.3.6', label: 'Brought up in the last round too', unit: 'count' },
} as const satisfies Record<string, Criterion>;

/** C5–C10 for every scoregroup whose residents were not all taken up; C8–C10 where `withHistory`. */
export function bracketsOf(
  task: PairingTask,
  pairing: Pairing,
  players: ReadonlyMap<PlayerId, DubovPlayer>,
  due: (player: DubovPlayer) => Colour | null,
  withHistory: boolean,
): BracketAssessment[] {
  const scores = [...new Set(task.competitors.map(({ pairingScore }) => pairingScore))].sort((a, b) => b - a);
  return scores.map((score) => bracketOf(task, pairing, score, players, due, withHistory));
}

/** The bracket of a scoregroup: the pairs whose higher player belongs to it. */
function bracketOf(
  task: PairingTask,
  pairing: Pairing,
  score: number,
  players: ReadonlyMap<PlayerId, DubovPlayer>,
  due: (player: DubovPlayer) => Colour | null,
  withHistory: boolean,
): BracketAssessment {
  const both = ({ white, black }: Pair) => [players.get(white)!, players.get(black)!] as const;
  const pairs = pairing.pairs.filter(
    (pair) => Math.max(...both(pair).map((player) => player.score)) === score,
  );
  const upfloaters = pairs.flatMap((pair) => both(pair).filter((player) => player.score < score));
  const missed = missingColours(pairs, (id) => due(players.get(id)!));
  const ids = (list: readonly DubovPlayer[]): PlayerId[] => list.map(({ id }) => id);
  const differences = upfloaters.map((player) => score - player.score).sort((a, b) => b - a);
  const rows = [
    rowOf(CRITERIA.upfloaters, [upfloaters.length], ids(upfloaters)),
    rowOf(CRITERIA.differences, differences, ids(upfloaters)),
    rowOf(CRITERIA.colours, [missed.length], missed),
  ];
  if (withHistory) {
    const maximum = upfloaters.filter(({ isMaximumUpfloater }) => isMaximumUpfloater);
    const again = upfloaters.filter(({ upfloatedLast }) => upfloatedLast);
    const times = maximum.reduce((total, { upfloats }) => total + upfloats, 0);
    rows.push(
      rowOf(CRITERIA.maximum, [maximum.length], ids(maximum)),
      rowOf(CRITERIA.times, [times], ids(maximum)),
      rowOf(CRITERIA.again, [again.length], ids(again)),
    );
  }
  return {
    score,
    residents: task.competitors.filter(({ pairingScore }) => pairingScore === score).map(({ id }) => id),
    movedDown: [],
    pairs,
    downfloaters: [],
    rows,
  };
}

/** Why a board is as it is: the step that made it. */
export function groundsOf({ higher, lower, shifted, colours }: DubovBoard): BoardGrounds {
  const two = { a: higher.id, b: lower.id };
  const reason: Reason =
    higher.pairingScore !== lower.pairingScore
      ? { code: 'dubov-brought-up', article: 'C.04.4.1 3.2.2', ...two }
      : shifted
        ? { code: 'dubov-shifted', article: 'C.04.4.1 3.2.4', ...two }
        : { code: 'dubov-first', article: 'C.04.4.1 3.2.6' };
  return { reason, colour: colours.reason };
}
