/** Criteria as the digits of one whole number: the first criterion is the most significant, each has room for its sum. */
import type { Judgement } from '../judgement.ts';

/** `sum`: the total counts. `list`: the entries are compared from the greatest to the smallest. */
export type Kind = 'sum' | 'list';

/**
 * A number for each of the judgements that edges of one graph have. Sums of numbers of at most `most` edges compare as
 * the criteria do: a list is smaller when fewer entries have the greatest value in which the lists differ.
 */
export function digitsOf(
  judgements: readonly Judgement[],
  kinds: readonly Kind[],
  most: number,
): (judgement: Judgement) => bigint {
  const places: Map<number, bigint>[] = [];
  const unit: bigint[] = [];
  let room = 1n;
  for (let criterion = kinds.length - 1; criterion >= 0; criterion--) {
    const values = judgements.flatMap((judgement) => judgement[criterion]!);
    const place = new Map<number, bigint>();
    if (kinds[criterion] === 'sum') {
      unit[criterion] = room;
      const greatest = Math.max(0, ...judgements.map((judgement) => total(judgement[criterion]!)));
      room *= BigInt(greatest * most + 1);
    } else {
      const longest = Math.max(0, ...judgements.map((judgement) => judgement[criterion]!.length));
      for (const value of [...new Set(values)].sort((a, b) => a - b)) {
        place.set(value, room);
        room *= BigInt(longest * most + 1);
      }
    }
    places[criterion] = place;
  }
  return (judgement) => {
    let number = 0n;
    kinds.forEach((kind, criterion) => {
      const entries = judgement[criterion]!;
      if (kind === 'sum') number += BigInt(total(entries)) * unit[criterion]!;
      else for (const entry of entries) number += places[criterion]!.get(entry)!;
    });
    return number;
  };
}

const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);
