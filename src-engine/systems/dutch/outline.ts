/** A finished pairing seen as the brackets that it stands for, whoever made it. */
import type { Pairing } from '../system.ts';
import type { Edition, OutlinedBracket } from './edition.ts';
import type { PairedBracket } from './kernel/bracket.ts';
import type { Contender } from './kernel/contender.ts';
import { scoregroupsOf } from './kernel/round.ts';

/**
 * The brackets of a pairing: whoever is paired inside the bracket reached by scores is its pair, everybody else floats.
 * Players on no board float to the end. 2017: the groups below a penultimate bracket are one; `found` are the brackets of
 * the system's own round, which tell that of every bracket with the same players.
 */
export function outlineOf(
  edition: Edition,
  contenders: readonly Contender[],
  pairing: Pairing,
  found: readonly PairedBracket[] = [],
): OutlinedBracket[] {
  const opponent = opponentsIn(pairing);
  const groups = scoregroupsOf(contenders);
  const outline: OutlinedBracket[] = [];
  let movedDown: readonly Contender[] = [];
  let reached = 0;
  while (groups.length > 0) {
    let residents = groups.shift()!;
    reached += residents.length;
    let collapsing = outline.at(-1)?.collapsing ?? false;
    if (collapsing) residents = residents.concat(...groups.splice(0));
    else {
      const known = found[outline.length];
      const next = groups[0] ?? [];
      collapsing =
        known !== undefined && sameIds(known.movedDown, movedDown) && sameIds(known.residents, residents)
          ? known.collapsing
          : edition.collapses(
              movedDown,
              residents,
              next,
              contenders.slice(reached + next.length),
              contenders.length,
            );
    }
    const bracket = bracketFrom(opponent, movedDown, residents, collapsing);
    outline.push(bracket);
    movedDown = bracket.downfloaters;
  }
  return outline;
}

/** For each player who is paired the opponent, both by identity. */
export function opponentsIn({ pairs }: Pairing): Map<number, number> {
  return new Map(
    pairs.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
}

/** Players in rank order have the same places when they are the same. */
function sameIds(a: readonly Contender[], b: readonly Contender[]): boolean {
  return a.length === b.length && a.every(({ id }, place) => id === b[place]!.id);
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
