/** A finished pairing seen as the brackets that it stands for, whoever made it. */
import type { PairedBracket } from './kernel/bracket.ts';
import type { Contender } from './kernel/contender.ts';
import { scoregroupsOf } from './kernel/round.ts';
import type { Row } from './kernel/row.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing } from '../system.ts';
import { FLOATER_ROWS_2017, FOLLOWING_ROWS_2017, QUALITY_ROWS_2017 } from './criteria-2017.ts';
import { FLOATER_ROWS_2026, QUALITY_ROWS_2026, unplayedGames } from './criteria-2026.ts';
import type { Edition } from './edition.ts';
import { isPenultimate } from './pairing-2017.ts';

export type OutlinedBracket = Omit<PairedBracket, 'route'> & {
  /** 2017, A.9: PPB and CLB, for which C.7 does not count. */
  readonly collapsing: boolean;
};

/**
 * The brackets of a pairing: whoever is paired inside the bracket reached by scores is its pair, everybody else floats.
 * Players on no board float to the end. 2017: the groups below a penultimate bracket are one.
 */
export function outlineOf(
  edition: Edition,
  contenders: readonly Contender[],
  pairing: Pairing,
): OutlinedBracket[] {
  const opponent = new Map(
    pairing.pairs.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
  const groups = scoregroupsOf(contenders);
  const outline: OutlinedBracket[] = [];
  let movedDown: readonly Contender[] = [];
  let reached = 0;
  while (groups.length > 0) {
    let residents = groups.shift()!;
    reached += residents.length;
    let collapsing = outline.at(-1)?.collapsing ?? false;
    if (collapsing) residents = residents.concat(...groups.splice(0));
    else if (edition === '2017') {
      const next = groups[0] ?? [];
      const below = contenders.slice(reached + next.length);
      collapsing = isPenultimate(movedDown, residents, next, below, contenders.length);
    }
    const bracket = bracketFrom(opponent, movedDown, residents, collapsing);
    outline.push(bracket);
    movedDown = bracket.downfloaters;
  }
  return outline;
}

function bracketFrom(
  opponent: ReadonlyMap<number, number>,
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  collapsing: boolean,
): OutlinedBracket {
  const inside = new Map([...movedDown, ...residents].map((player) => [player.id, player]));
  const pairs: [Contender, Contender][] = [];
  const downfloaters: Contender[] = [];
  for (const player of inside.values()) {
    const other = inside.get(opponent.get(player.id) ?? 0);
    if (other === undefined) downfloaters.push(player);
    else if (player.rank < other.rank) pairs.push([player, other]);
  }
  return { movedDown, residents, pairs, downfloaters, collapsing };
}

/** The rows that judge one bracket of an outline, in order. C9 (2026) counts where the receiver of the bye floats alone. */
export function rowsFor(
  edition: Edition,
  bracket: OutlinedBracket,
  next: OutlinedBracket | null,
  bye: PlayerId | null,
): readonly Row[] {
  if (edition === '2017') {
    const look = next === null || bracket.collapsing ? [] : FOLLOWING_ROWS_2017;
    return [...FLOATER_ROWS_2017, ...look, ...QUALITY_ROWS_2017];
  }
  const getsBye = bracket.downfloaters.length === 1 && bracket.downfloaters[0]!.id === bye;
  const rows = getsBye ? [unplayedGames(Infinity), ...QUALITY_ROWS_2026] : QUALITY_ROWS_2026;
  return [...FLOATER_ROWS_2026, ...rows];
}
