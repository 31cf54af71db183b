/** Any round judged by the criteria of the Dubov System: C.04.4.1 (2026) C5–C10; the older text 6.4, 7.1 and 7.2. */
import { idsOf, type PlayerId } from '../../model/player.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf } from '../frame/criterion.ts';
import { distinctScores } from '../frame/scoregroups.ts';
import type { BracketAssessment, Criterion, Pair, Pairing, PairingTask, RowValue } from '../system.ts';
import { fewestUnsuitable, transferRows } from './old-transfers.ts';
import type { DubovPlayer } from './player.ts';

const CRITERIA = {
  upfloaters: { id: 'C5', article: '2.3.1', label: 'brought-up', unit: 'count' },
  differences: { id: 'C6', article: '2.3.2', label: 'their-differences', unit: 'points' },
  colours: { id: 'C7', article: '2.3.3', label: 'due-missed', unit: 'count' },
  maximum: { id: 'C8', article: '2.3.4', label: 'brought-up-most', unit: 'count' },
  times: { id: 'C9', article: '2.3.5', label: 'times-brought-up', unit: 'count' },
  again: { id: 'C10', article: '2.3.6', label: 'brought-up-last', unit: 'count' },
} as const satisfies Record<string, Criterion>;

const OLD_CRITERIA = {
  down: { id: '6.4', article: '6.4', label: 'down', unit: 'count' },
  downAgain: { id: '6.4', article: '6.4', label: 'down-twice', unit: 'count' },
  downFarther: { id: '6.4', article: '6.4', label: 'down-past-next', unit: 'count' },
  up: { id: '7.1', article: '7.1', label: 'brought-up', unit: 'count' },
  differences: { id: '7.1', article: '7.1', label: 'differences-of-both', unit: 'points' },
  colours: { id: '7.1a', article: '7.1 a', label: 'brought-up-uncoloured', unit: 'count' },
} as const satisfies Record<string, Criterion>;

type Couple = readonly [higher: DubovPlayer, lower: DubovPlayer];

/** The games of a pairing, the player of the higher score first. */
function couplesOf({ pairs }: Pairing, players: ReadonlyMap<PlayerId, DubovPlayer>): [Pair, Couple][] {
  return pairs.map((pair) => {
    const [a, b] = [players.get(pair.white)!, players.get(pair.black)!];
    return [pair, a.score >= b.score ? [a, b] : [b, a]];
  });
}

/** C5–C10 for every scoregroup whose residents were not all taken up; C8–C10 where `withHistory`. */
export function bracketsOf(
  task: PairingTask,
  pairing: Pairing,
  players: ReadonlyMap<PlayerId, DubovPlayer>,
  withHistory: boolean,
): BracketAssessment[] {
  const couples = couplesOf(pairing, players);
  return distinctScores(task.competitors).map((score) => {
    const own = couples.filter(([, [higher]]) => higher.score === score);
    const pairs = own.map(([pair]) => pair);
    const upfloaters = own.map(([, [, lower]]) => lower).filter((player) => player.score < score);
    const differences = upfloaters.map((player) => score - player.score).sort((a, b) => b - a);
    const missed = missingColours(pairs, (id) => players.get(id)!.due);
    const rows = [
      rowOf(CRITERIA.upfloaters, [upfloaters.length], idsOf(upfloaters)),
      rowOf(CRITERIA.differences, differences, idsOf(upfloaters)),
      rowOf(CRITERIA.colours, [missed.length], missed),
      ...(withHistory ? historyRows(upfloaters) : []),
    ];
    const residents = task.competitors.filter(({ pairingScore }) => pairingScore === score);
    return {
      score,
      residents: idsOf(residents),
      movedDown: [],
      pairs,
      downfloaters: [],
      rows,
    };
  });
}

/** C8–C10. */
function historyRows(upfloaters: readonly DubovPlayer[]): RowValue[] {
  const maximum = upfloaters.filter(({ isMaximumUpfloater }) => isMaximumUpfloater);
  const again = upfloaters.filter(({ upfloatedLast }) => upfloatedLast);
  const times = maximum.reduce((total, { upfloats }) => total + upfloats, 0);
  return [
    rowOf(CRITERIA.maximum, [maximum.length], idsOf(maximum)),
    rowOf(CRITERIA.times, [times], idsOf(maximum)),
    rowOf(CRITERIA.again, [again.length], idsOf(again)),
  ];
}

/** The older text: for every group, with those who floated into it, who goes down and who is brought up. */
export function oldBracketsOf(
  task: PairingTask,
  pairing: Pairing,
  players: ReadonlyMap<PlayerId, DubovPlayer>,
): BracketAssessment[] {
  const opponentOf = new Map(
    couplesOf(pairing, players).flatMap(([, [a, b]]) => [[a, b] as const, [b, a] as const]),
  );
  const pairOf = new Map(
    pairing.pairs.flatMap((pair) => [[pair.white, pair] as const, [pair.black, pair] as const]),
  );
  let floaters: readonly DubovPlayer[] = [];
  let rest = task.competitors.map(({ id }) => players.get(id)!).filter((player) => opponentOf.has(player));
  return distinctScores(task.competitors).flatMap((score): BracketAssessment[] => {
    const residents = rest.filter((player) => player.score === score);
    const group = [...floaters, ...residents];
    const below = rest.filter((player) => player.score < score);
    if (group.length === 0) return [];
    const rowsOf = transferRows(task, group, new Set(floaters), below);
    const across = group
      .map((member) => [member, opponentOf.get(member)!] as const)
      .filter(([, other]) => below.includes(other));
    const values = across.map((couple) => ({ couple, row: rowsOf(...couple) }));
    const down = values.filter(({ row }) => row[0] === 1).map(({ couple }) => couple[0]);
    const up = values.filter(({ row }) => row[0] === 0).map(({ couple }) => couple[1]);
    const sum = (at: number) => values.reduce((total, { row }) => total + row.at(at)!, 0);
    // Members' scores differ, so that distances are counted from the lowest.
    const lowest = Math.min(...group.map((player) => player.score));
    const differences = across.map(([, other]) => lowest - other.score).sort((a, b) => b - a);
    const members = group.filter((player) => !down.includes(player));
    const pairs = [...new Set(members.map(({ id }) => pairOf.get(id)!))];
    const assessment: BracketAssessment = {
      score,
      residents: idsOf(residents),
      movedDown: idsOf(floaters),
      pairs,
      downfloaters: idsOf(down),
      rows: [
        rowOf(OLD_CRITERIA.down, [down.length], idsOf(down)),
        rowOf(OLD_CRITERIA.downAgain, [sum(1)], idsOf(down)),
        rowOf(OLD_CRITERIA.downFarther, [sum(2)], idsOf(down)),
        rowOf(OLD_CRITERIA.up, [up.length], idsOf(up)),
        rowOf(OLD_CRITERIA.differences, differences, idsOf(up)),
        rowOf(OLD_CRITERIA.colours, [fewestUnsuitable(task, group, up, down) ?? sum(-1)], idsOf(up)),
      ],
    };
    floaters = down;
    rest = below.filter((player) => !up.includes(player));
    return [assessment];
  });
}
